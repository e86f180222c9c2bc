package force

// Phase 9, Combat, Dice Roll: which dice are rolled, and what cards, technologies and engines add to them.

// highestDie is the largest die there is.
const highestDie = 8

// Die is what a side rolls: a d6, before walls a d4, and with EROINA as many steps more as the box says.
// rule: mu-prototype/rounds/dice
// rule: mu-alpha/attack/base-die
// rule: mu-alpha/attack/card-heroine
// rule: mu-prototype/rounds/eroina-die-step
// rule: mu-prototype/empire-cards/eroina
// rule: mu-prototype/assault/attacker-die
// rule: mu-prototype/assault/defender-die
// rule: mu-alpha/fortifications/assault-dice
// rule: mu-alpha/concepts/dice
func (g *State) Die(side int) int8 {
	faces := int8(6)
	if g.Battle.Kind == Assault && side == Attacking {
		faces = 4
	}
	x := &g.Battle.Sides[side]
	return min(faces+2*x.InUse(Eroina)*int8(g.Amount(x.Seat, Eroina)), highestDie)
}

// Bonus is what is added to a side's roll: by cards, technologies, walls, Bombards and barbarian Captains.
// rule: mu-prototype/rounds/bonus-addition
// rule: mu-alpha/attack/base-die
func (g *State) Bonus(side int) int16 {
	b := &g.Battle
	s := b.Sides[side].Seat
	n := g.Bombards(side)
	// rule: mu-prototype/assault/defender-die
	// rule: mu-alpha/fortifications/assault-dice
	if b.Kind == Assault && side == Defending {
		n += int16(b.Walls)
	}
	if s == Barbarians {
		return n + g.barbarianLead(side)
	}
	for _, card := range ForRolls {
		n += int16(b.Sides[side].InUse(card)) * g.cardBonus(side, card)
	}
	if g.Strategic(side) {
		n++
	}
	// rule: mu-prototype/naval/alchimia
	// rule: mu-alpha/naval/alchemy
	if b.Kind == Naval && g.Has(s, Alchimia) && g.oars(side, s) > 0 {
		n++
	}
	return n
}

// cardBonus is what a card adds to its user's roll: what the box says, by his technologies.
// rule: mu-prototype/rounds/other-technologies
// rule: mu-prototype/technology-rules/bonus-cards-need-cards
// rule: mu-prototype/technologies/monoteismo
// rule: mu-prototype/technologies/misticismo
// rule: mu-prototype/technologies/tattica
// rule: mu-alpha/attack/other-combat-technologies
// rule: mu-alpha/attack/card-arbalist
// rule: mu-alpha/attack/card-warlord-tactics
// rule: mu-alpha/attack/card-genius-engineering
func (g *State) cardBonus(side int, card int8) int16 {
	switch n := g.Amount(g.Battle.Sides[side].Seat, card); card {
	case Balestriere: // rule: mu-prototype/empire-cards/balestriere
		return n + g.Ed().WallShot*int16(B2i(g.Battle.Kind == Assault && side == Defending))
	case Condottiero, Genio, Monaco, Templare:
		// rule: mu-prototype/empire-cards/condottiero
		// rule: mu-prototype/empire-cards/genio
		// rule: mu-prototype/empire-cards/monaco
		// rule: mu-prototype/empire-cards/templare
		return n
	}
	return 0
}

// Strategic says whether STRATEGIA helps a side: with three times the forces that fight, unless the other has it too.
// rule: mu-prototype/rounds/strategia
// rule: mu-prototype/technologies/strategia
// rule: mu-alpha/attack/strategy
func (g *State) Strategic(side int) bool {
	b := &g.Battle
	s, foe := b.Sides[side].Seat, b.Sides[1-side].Seat
	return g.Has(s, Strategia) && !g.Has(foe, Strategia) && g.Engaged(side, s) >= 3*g.Engaged(1-side, foe)
}

// Bombards is how many Bombards are with who fights on a side.
// rule: mu-prototype/rounds/bombard-bonus
// rule: mu-alpha/attack/bombard-bonus
// rule: mu-prototype/naval/field-bonuses-apply
// rule: mu-alpha/naval/then-pitched-battle
// rule: mu-alpha/concepts/siege-engine-types
func (g *State) Bombards(side int) int16 {
	b := &g.Battle
	var n int16
	for e := range g.EnginesOf(b.Sides[side].Seat) {
		x := &g.Engines[e]
		with := x.At == b.At
		if side == Attacking {
			with = x.Aboard != None && g.Carried(&b.Convoy, x.Aboard) || b.Inside && x.At == b.At
		}
		if x.Level == Bombard && with {
			n++
		}
	}
	return n
}

// barbarianLead is the level of the Captain who leads barbarians.
// rule: mu-prototype/barbarian-captains/die-bonus
func (g *State) barbarianLead(side int) int16 {
	c := g.BarbarianCaptain(g.Battle.At)
	if side == Attacking {
		c = int16(g.Battle.Leading)
	}
	return int16(g.ChiefLevel(c))
}
