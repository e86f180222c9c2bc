package prototype

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

// Rounds of a battle: before each roll the two who fight choose a Captain and Empire cards, then both roll.

const (
	LeadWith     play.Verb = 510 // the Captain A leads this roll
	UseCard      play.Verb = 511 // Empire card A for this roll
	WithdrawCard play.Verb = 512 // takes the card A back
	ReadyToRoll  play.Verb = 513
	FightOn      play.Verb = 514
	GiveUp       play.Verb = 515

	AskLeader    play.Prompt = 510 // who leads the next roll at place A
	AskRollCards play.Prompt = 511 // cards for the roll at place A; B is 0 in attack, 1 in defence; C more cards may be used
	AskFightOn   play.Prompt = 512 // at place A: B of yours against C

	KeyUsed  play.Key = 510 // A uses card B
	KeyRound play.Key = 511 // attacker A against defender B: totals C against D, VF lost E and F

	RuleCardLimit    play.Rule = 510
	RuleCardSide     play.Rule = 511
	RuleEroina       play.Rule = 512
	RuleCardBuilding play.Rule = 513
)

var roundChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		LeadWith: "lead-with", UseCard: "use-card", WithdrawCard: "withdraw-card", ReadyToRoll: "ready-to-roll", FightOn: "fight-on", GiveUp: "give-up",
	},
	Prompts: map[play.Prompt]string{AskLeader: "leader", AskRollCards: "roll-cards", AskFightOn: "fight-on"},
	Lines:   map[play.Key]string{KeyUsed: "used", KeyRound: "round"},
	Refs:    wording.Refs{LeadWith: wording.OfA(refCaptain), UseCard: wording.OfA(refCard), WithdrawCard: wording.OfA(refCard)},
	Closing: []play.Verb{ReadyToRoll},
}

// battleRounds fights round after round until nobody stands against the attackers any more, they are spent, or they
// give up.
// rule: mu-prototype/rounds/attack-is-rounds
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/barbarians/fight-to-the-end
func (g *State) battleRounds(t *play.Table) upshot {
	b := &g.Battle
	for {
		switch {
		case b.Off:
			return givenUp
		case g.facing(defending) == 0:
			return taken
		case g.facing(attacking) == 0:
			return wipedOut
		case b.Rolled && !g.goesOn(t):
			return givenUp
		}
		g.rollDice(t)
	}
}

// goesOn asks the attacker whether he fights another round. Barbarians always do.
func (g *State) goesOn(t *play.Table) bool {
	b := &g.Battle
	b.Stage = Deciding
	s := b.Sides[attacking].Main
	if s == Barbarians {
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskFightOn, int16(b.At), g.facing(attacking), g.facing(defending))
		o.May(play.Choice{Verb: FightOn}, play.Free)
		o.May(play.Choice{Verb: GiveUp}, play.Free)
	})
	return a.Verb == FightOn
}

// facing is all VF of a side that can fight as the battle stands.
func (g *State) facing(side int) int16 {
	var n int16
	for s := range play.Seat(sides) {
		n += g.engaged(side, s)
	}
	return n
}

// engaged is the VF with which somebody can fight on a side as the battle stands.
// rule: mu-prototype/rounds/defender-uses-all
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func (g *State) engaged(side int, s play.Seat) int16 {
	b := &g.Battle
	switch {
	case b.Sides[side].Allies&(1<<s) == 0:
		return 0
	case side == attacking && s == Barbarians:
		return b.Host
	case side == attacking:
		kind := b.Kind
		if b.Land {
			kind = Field
		}
		return g.fit(party{by: s, at: b.At, convoy: b.Convoy, inside: b.Inside}, kind)
	case b.Kind == Field:
		return g.strength(s, b.At) - g.inWalls(s)
	}
	return g.strength(s, b.At)
}

// sizeUp notes for the page who could fight now, and what VF of each side stays out.
func (g *State) sizeUp() {
	b := &g.Battle
	for side := range b.Sides {
		b.Sides[side].VF = g.engaged(side, b.Sides[side].Seat)
	}
	b.Sides[attacking].Held = g.mass(party{by: b.Sides[attacking].Seat, at: b.At, convoy: b.Convoy, inside: b.Inside}) - b.Sides[attacking].VF
	b.Sides[defending].Held = g.garrison() - g.facing(defending)
	if b.Sides[attacking].Seat == Barbarians {
		b.Sides[attacking].Held = 0
	}
}

// rollDice is one round.
func (g *State) rollDice(t *play.Table) {
	b := &g.Battle
	b.Round++
	g.nextFighter(t, attacking)
	g.nextFighter(t, defending)
	g.sizeUp()
	g.chooseLeader(t)
	b.Stage = Playing
	for side := range b.Sides {
		b.Sides[side].Die, b.Sides[side].Roll, b.Sides[side].Loss = 0, 0, 0
	}
	g.chooseCards(t, attacking) // rule: mu-prototype/rounds/card-reveal-order
	g.chooseCards(t, defending)
	t.Chance()
	for side := range b.Sides {
		x := &b.Sides[side]
		x.Die = g.die(side)
		x.Roll = int8(g.Dice.N(int(x.Die))) + 1
		x.Total = x.Roll + int8(g.bonus(side))
	}
	b.Stage, b.Rolled = Rolled, true
	g.results(t)
}

// chooseLeader asks which Captain leads the roll, if several are there.
// rule: mu-prototype/captains-in-combat/several-captains
func (g *State) chooseLeader(t *play.Table) {
	b := &g.Battle
	s := b.Sides[attacking].Seat
	var can uint64
	for c := range g.captainsOf(s) {
		can |= b.Captains & (1 << c)
	}
	switch bits.OnesCount64(can) {
	case 0:
		b.Leading = None
		return
	case 1:
		b.Leading = int8(bits.TrailingZeros64(can))
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskLeader, int16(b.At))
		for c := range g.captainsOf(s) {
			if can&(1<<c) != 0 {
				o.May(play.Choice{Verb: LeadWith, A: c}, play.Free)
			}
		}
	})
	b.Leading = int8(a.A)
}

// rollCards are the Empire cards that are used for a roll of the dice; all stay with their owner unless he loses them.
const rollCards = 1<<Arciere | 1<<Balestriere | 1<<Condottiero | 1<<Eroina | 1<<Genio | 1<<Monaco | 1<<Templare

// forRolls are the same in a row, to go through them and to count copies by.
var forRolls = [...]int8{Arciere, Balestriere, Condottiero, Eroina, Genio, Monaco, Templare}

// instants are the cards that may be played between the rolls of a battle, and work at once.
// rule: mu-prototype/rounds/instant-cards
const instants = 1<<Assassino | 1<<Flagellante | 1<<Inquisitore | 1<<Ladro | 1<<Sicario

// chooseCards lets who fights on a side choose his cards for the roll. What he used before stays in play unless he
// withdraws it. Cards that work at once do not count.
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/empire-card-rules/withdraw-between-rolls
// rule: mu-prototype/rounds/instant-cards
// rule: mu-prototype/rounds/instant-cards-outside-limit
func (g *State) chooseCards(t *play.Table, side int) {
	x := &g.Battle.Sides[side]
	s := x.Seat
	if s == Barbarians {
		return
	}
	for {
		g.tidyCards()
		if !g.mayUseCards(s, side) {
			break
		}
		a := t.Await(func(o *play.Asking) { g.askCards(o, s, side) })
		if a.Verb == ReadyToRoll {
			break
		}
		switch a.Verb {
		case UseCard:
			x.Cards |= 1 << a.A
		case WithdrawCard:
			x.Cards &^= 1 << a.A
		default:
			g.playCard(t, a)
		}
	}
	for _, card := range forRolls {
		if x.Cards&(1<<card) != 0 {
			t.Tell(KeyUsed, int16(s), int16(card))
		}
	}
}

// tidyCards takes out of play what has left its owner's hand: a card stolen before the roll works no more.
func (g *State) tidyCards() {
	for side := range g.Battle.Sides {
		x := &g.Battle.Sides[side]
		for card := range int8(kinds) {
			if x.Seat == Barbarians || g.Players[x.Seat].Hand[card] == 0 || g.whyNotCard(side, card) != play.Free {
				x.Cards &^= 1 << card
			}
		}
	}
}

// askCards lists the cards somebody can use for a roll.
// rule: mu-prototype/rounds/card-limit
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/rounds/instant-cards
// rule: mu-prototype/empire-card-rules/combat-copies-differ
func (g *State) askCards(o *play.Asking, s play.Seat, side int) {
	x := &g.Battle.Sides[side]
	left := g.level(s) - int8(bits.OnesCount64(x.Cards))
	o.To(s, AskRollCards, int16(g.Battle.At), int16(side), int16(left))
	for _, card := range forRolls {
		switch {
		case g.Players[s].Hand[card] == 0:
		case x.Cards&(1<<card) != 0:
			o.May(play.Choice{Verb: WithdrawCard, A: int16(card)}, play.Free)
		default:
			why := g.whyNotCard(side, card)
			if why == play.Free && left <= 0 {
				why = RuleCardLimit
			}
			o.May(play.Choice{Verb: UseCard, A: int16(card)}, why)
		}
	}
	for card := range int8(kinds) {
		if instants&(1<<card) != 0 {
			g.offerCard(o, s, card)
		}
	}
	o.May(play.Choice{Verb: ReadyToRoll}, play.Free)
}

// mayUseCards says whether somebody could, for all that everybody knows, use a card now. Who is asked must give
// nothing away.
func (g *State) mayUseCards(s play.Seat, side int) bool {
	if g.Players[s].Passing {
		return false
	}
	for card := range int8(kinds) {
		forRoll := rollCards&(1<<card) != 0 && g.whyNotCard(side, card) == play.Free
		atOnce := instants&(1<<card) != 0 && g.whyNotPlay(s, card) == play.Free
		if (forRoll || atOnce) && g.mightHold(s, card) {
			return true
		}
	}
	return false
}

// whyNotCard is the rule that forbids who fights on a side to use a card for the roll.
// rule: mu-prototype/rounds/card-combination-and-side
func (g *State) whyNotCard(side int, card int8) play.Rule {
	b := &g.Battle
	s := b.Sides[side].Seat
	switch {
	case !g.meets(s, card):
		// rule: mu-prototype/empire-card-rules/no-listed-technology
		// rule: mu-prototype/technologies/matematica
		return RuleCardNeeds
	case side == defending && (card == Condottiero || card == Templare), side == attacking && card == Monaco:
		return RuleCardSide
	case card == Eroina && g.ownCathedrals(s) == 0:
		return RuleEroina
	case card == Monaco && !(g.builder(b.At) == s && g.anyBuilding(b.At)), card == Templare && !g.anyBuilding(b.At):
		return RuleCardBuilding
	}
	return play.Free
}

// builder is who defends the buildings of a place, or Nobody at sea.
func (g *State) builder(p Place) play.Seat {
	if p.Sea() {
		return play.Nobody
	}
	return g.keeper(p)
}

// anyBuilding says whether buildings stand at a place.
func (g *State) anyBuilding(p Place) bool {
	if p.Land() {
		for line := range Building(buildings) {
			if g.built(p, line) > 0 {
				return true
			}
		}
	}
	return false
}

// die is what a side rolls: a d6, before walls a d4, and one step more with EROINA.
// rule: mu-prototype/rounds/dice
// rule: mu-prototype/rounds/eroina-die-step
// rule: mu-prototype/empire-cards/eroina
// rule: mu-prototype/assault/attacker-die
// rule: mu-prototype/assault/defender-die
func (g *State) die(side int) int8 {
	faces := int8(6)
	if g.Battle.Kind == Assault && side == attacking {
		faces = 4
	}
	if g.Battle.Sides[side].Cards&(1<<Eroina) != 0 {
		faces += 2
	}
	return faces
}

// bonus is what is added to a side's roll: by cards, technologies, walls, Bombards and barbarian Captains.
// rule: mu-prototype/rounds/bonus-addition
func (g *State) bonus(side int) int16 {
	b := &g.Battle
	s := b.Sides[side].Seat
	n := g.bombards(side)
	if b.Kind == Assault && side == defending { // rule: mu-prototype/assault/defender-die
		n += int16(b.Walls)
	}
	if s == Barbarians {
		return n + g.barbarianLead(side)
	}
	for _, card := range forRolls {
		if b.Sides[side].Cards&(1<<card) != 0 {
			n += g.cardBonus(side, card)
		}
	}
	if g.strategic(side) {
		n++
	}
	if b.Kind == Naval && g.has(s, Alchimia) && g.oars(side, s) > 0 { // rule: mu-prototype/naval/alchimia
		n++
	}
	return n
}

// cardBonus is what a card adds to its user's roll.
// rule: mu-prototype/rounds/other-technologies
// rule: mu-prototype/technology-rules/bonus-cards-need-cards
// rule: mu-prototype/technologies/monoteismo
// rule: mu-prototype/technologies/misticismo
// rule: mu-prototype/technologies/tattica
func (g *State) cardBonus(side int, card int8) int16 {
	s := g.Battle.Sides[side].Seat
	better := func(tech int8) int16 { return 1 + int16(b2i(g.has(s, tech))) }
	switch card {
	case Balestriere: // rule: mu-prototype/empire-cards/balestriere
		return 1 + int16(b2i(g.Battle.Kind == Assault && side == defending))
	case Condottiero: // rule: mu-prototype/empire-cards/condottiero
		return better(Tattica)
	case Genio: // rule: mu-prototype/empire-cards/genio
		return better(Ingegneria)
	case Monaco: // rule: mu-prototype/empire-cards/monaco
		return better(Misticismo)
	case Templare: // rule: mu-prototype/empire-cards/templare
		return better(Monoteismo)
	}
	return 0
}

// strategic says whether STRATEGIA helps a side: with three times the forces that fight, unless the other has it too.
// rule: mu-prototype/rounds/strategia
// rule: mu-prototype/technologies/strategia
func (g *State) strategic(side int) bool {
	b := &g.Battle
	s, foe := b.Sides[side].Seat, b.Sides[1-side].Seat
	return g.has(s, Strategia) && !g.has(foe, Strategia) && g.engaged(side, s) >= 3*g.engaged(1-side, foe)
}

// bombards is how many Bombards are with who fights on a side.
// rule: mu-prototype/rounds/bombard-bonus
// rule: mu-prototype/naval/field-bonuses-apply
func (g *State) bombards(side int) int16 {
	const bombard = 3
	b := &g.Battle
	var n int16
	for e := range g.enginesOf(b.Sides[side].Seat) {
		x := &g.Engines[e]
		with := x.At == b.At
		if side == attacking {
			with = x.Aboard != None && g.carried(&b.Convoy, x.Aboard) || b.Inside && x.At == b.At
		}
		if x.Level == bombard && with {
			n++
		}
	}
	return n
}

// barbarianLead is the level of the Captain who leads barbarians.
// rule: mu-prototype/barbarian-captains/die-bonus
func (g *State) barbarianLead(side int) int16 {
	c := g.barbarianCaptain(g.Battle.At)
	if side == attacking {
		c = int16(g.Battle.Leading)
	}
	return int16(g.chiefLevel(c))
}
