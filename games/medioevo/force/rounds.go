package force

import (
	"math/bits"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Use of Empire Cards: the rounds of a battle. Before each roll the two who fight choose a Captain and
// Empire cards. What both then roll is in diceroll.go.

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
	Refs:    wording.Refs{LeadWith: wording.OfA(RefCaptain), UseCard: wording.OfA(RefCard), WithdrawCard: wording.OfA(RefCard)},
	Closing: []play.Verb{ReadyToRoll},
}

// RollSteps are what comes into a roll in an edition.
type RollSteps struct {
	// WhyNotUse is the rule that keeps a player from using a card for a roll beside those of all editions, and MostCopies how
	// many of a kind he may use in one.
	WhyNotUse  func(g *State, s play.Seat, card int8) play.Rule
	MostCopies int8
	// OfferAid adds what else he can do before it, and Aid does it, false if the answer is about something else; MayAid says
	// whether, for all that everybody knows, there is anything.
	MayAid   func(g *State, s play.Seat, side int) bool
	OfferAid func(g *State, o *play.Asking, s play.Seat, side int)
	Aid      func(g *State, t *play.Table, a play.Answer, side int) bool
	// WallShot is what BALESTRIERE adds more to a roll behind walls.
	WallShot int16
}

func (x *RollSteps) complete() {
	orElse(&x.WhyNotUse, func(*State, play.Seat, int8) play.Rule { return play.Free })
	orElse(&x.MayAid, func(*State, play.Seat, int) bool { return false })
	orElse(&x.OfferAid, func(*State, *play.Asking, play.Seat, int) {})
	orElse(&x.Aid, func(*State, *play.Table, play.Answer, int) bool { return false })
}

// battleRounds fights round after round until nobody stands against the attackers any more, they are spent, or they
// give up.
// rule: mu-prototype/rounds/attack-is-rounds
// rule: mu-prototype/rounds/procedure
// rule: mu-prototype/barbarians/fight-to-the-end
// rule: mu-alpha/attack/procedure
func (g *State) battleRounds(t *play.Table) Upshot {
	b := &g.Battle
	for {
		switch {
		case b.Off:
			return GivenUp
		case g.Facing(Defending) == 0:
			return Taken
		case g.Facing(Attacking) == 0:
			return WipedOut
		case b.Rolled && !g.goesOn(t):
			return GivenUp
		}
		g.rollDice(t)
	}
}

// goesOn asks the attacker whether he fights another round. Barbarians always do.
func (g *State) goesOn(t *play.Table) bool {
	b := &g.Battle
	b.Stage = Deciding
	s := b.Sides[Attacking].Main
	if s == Barbarians { // rule: mu-alpha/barbarians/attack-until-one-left
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskFightOn, int16(b.At), g.Facing(Attacking), g.Facing(Defending))
		o.May(play.Choice{Verb: FightOn}, play.Free)
		o.May(play.Choice{Verb: GiveUp}, play.Free)
	})
	return a.Verb == FightOn
}

// rollDice is one round.
func (g *State) rollDice(t *play.Table) {
	b := &g.Battle
	b.Round++
	g.NextFighter(t, Attacking)
	g.NextFighter(t, Defending)
	g.sizeUp()
	g.ChooseLeader(t)
	b.Stage = Playing
	for side := range b.Sides {
		b.Sides[side].Die, b.Sides[side].Roll, b.Sides[side].Loss = 0, 0, 0
	}
	// rule: mu-prototype/rounds/card-reveal-order
	// rule: mu-alpha/attack/empire-cards-reveal-order
	g.ChooseCards(t, Attacking)
	g.ChooseCards(t, Defending)
	t.Chance()
	for side := range b.Sides {
		x := &b.Sides[side]
		x.Die = g.Die(side)
		x.Roll = int8(g.Dice.N(int(x.Die))) + 1
		x.Total = x.Roll + int8(g.Bonus(side))
	}
	b.Stage, b.Rolled = Rolled, true
	g.results(t)
}

// Who can fight, and who leads.

// Facing is all VF of a side that can fight as the battle stands.
func (g *State) Facing(side int) int16 {
	var n int16
	for s := range play.Seat(sides) {
		n += g.Engaged(side, s)
	}
	return n
}

// Engaged is the VF with which somebody can fight on a side as the battle stands.
// rule: mu-prototype/rounds/defender-uses-all
// rule: mu-alpha/attack/defender-uses-all
// rule: mu-prototype/assault/outside-armies-first
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func (g *State) Engaged(side int, s play.Seat) int16 {
	b := &g.Battle
	switch {
	case b.Sides[side].Allies&(1<<s) == 0:
		return 0
	case side == Attacking && s == Barbarians:
		return b.Host
	case side == Attacking:
		kind := b.Kind
		if b.Land {
			kind = Field
		}
		return g.fit(Party{By: s, At: b.At, Convoy: b.Convoy, Inside: b.Inside}, kind)
	case b.Kind == Field:
		return g.Strength(s, b.At) - g.InWalls(s)
	}
	return g.Strength(s, b.At)
}

// sizeUp notes for the page who could fight now, and what VF of each side stays out.
func (g *State) sizeUp() {
	b := &g.Battle
	for side := range b.Sides {
		b.Sides[side].VF = g.Engaged(side, b.Sides[side].Seat)
	}
	b.Sides[Attacking].Held = g.Mass(Party{By: b.Sides[Attacking].Seat, At: b.At, Convoy: b.Convoy, Inside: b.Inside}) - b.Sides[Attacking].VF
	b.Sides[Defending].Held = g.Garrison() - g.Facing(Defending)
	if b.Sides[Attacking].Seat == Barbarians {
		b.Sides[Attacking].Held = 0
	}
}

// ChooseLeader asks which Captain leads the roll, if several are there.
// rule: mu-prototype/captains-in-combat/several-captains
// rule: mu-alpha/attack/several-captains
func (g *State) ChooseLeader(t *play.Table) {
	b := &g.Battle
	s := b.Sides[Attacking].Seat
	var can uint64
	for c := range g.CaptainsOf(s) {
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
		for c := range g.CaptainsOf(s) {
			if can&(1<<c) != 0 {
				o.May(play.Choice{Verb: LeadWith, A: c}, play.Free)
			}
		}
	})
	b.Leading = int8(a.A)
}

// The use of Empire cards.

// rollCards are the Empire cards that are used for a roll of the dice; all stay with their owner unless he loses them.
const rollCards = 1<<Arciere | 1<<Balestriere | 1<<Condottiero | 1<<Eroina | 1<<Genio | 1<<Monaco | 1<<Templare

// ForRolls are the same in a row, to go through them and to count copies by.
var ForRolls = [...]int8{Arciere, Balestriere, Condottiero, Eroina, Genio, Monaco, Templare}

// instants are the cards that may be played between the rolls of a battle, and work at once.
// rule: mu-prototype/rounds/instant-cards
const instants = 1<<Assassino | 1<<Flagellante | 1<<Inquisitore | 1<<Ladro | 1<<Sicario

// ChooseCards lets who fights on a side choose his cards for the roll. What he used before stays in play unless he
// withdraws it. Cards that work at once do not count.
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/empire-card-rules/withdraw-between-rolls
// rule: mu-prototype/rounds/instant-cards
// rule: mu-prototype/rounds/instant-cards-outside-limit
func (g *State) ChooseCards(t *play.Table, side int) {
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
		switch {
		case a.Verb == UseCard:
			x.use(int8(a.A))
		case a.Verb == WithdrawCard:
			x.withdraw(int8(a.A))
		case g.Ed().Aid(g, t, a, side):
			g.sizeUp()
		default:
			g.PlayCard(t, a)
		}
	}
	for _, card := range ForRolls {
		for range x.InUse(card) {
			t.Tell(KeyUsed, int16(s), int16(card))
		}
	}
}

// askCards lists the cards somebody can use for a roll.
// rule: mu-prototype/rounds/card-limit
// rule: mu-alpha/attack/empire-cards-limit
// rule: mu-prototype/rounds/change-cards-every-roll
// rule: mu-prototype/rounds/instant-cards
// rule: mu-prototype/empire-card-rules/combat-copies-differ
func (g *State) askCards(o *play.Asking, s play.Seat, side int) {
	x := &g.Battle.Sides[side]
	left := g.Level(s) - int8(len(x.inUse()))
	o.To(s, AskRollCards, int16(g.Battle.At), int16(side), int16(left))
	for _, card := range ForRolls {
		used := x.InUse(card)
		if used > 0 {
			o.May(play.Choice{Verb: WithdrawCard, A: int16(card)}, play.Free)
		}
		if used < min(g.Players[s].Hand[card], g.Ed().MostCopies) {
			why := g.WhyNotCard(side, card)
			if why == play.Free && left <= 0 {
				why = RuleCardLimit
			}
			o.May(play.Choice{Verb: UseCard, A: int16(card)}, why)
		}
	}
	for card := range int8(Kinds) {
		if instants&(1<<card) != 0 {
			g.OfferCard(o, s, card)
		}
	}
	g.Ed().OfferAid(g, o, s, side) // rule: mu-alpha/attack/logistics-reserve-in-battle
	o.May(play.Choice{Verb: ReadyToRoll}, play.Free)
}

// mayUseCards says whether somebody could, for all that everybody knows, use a card now. Who is asked must give
// nothing away.
func (g *State) mayUseCards(s play.Seat, side int) bool {
	if g.Players[s].Passing {
		return false
	}
	for card := range int8(Kinds) {
		forRoll := rollCards&(1<<card) != 0 && g.WhyNotCard(side, card) == play.Free
		atOnce := instants&(1<<card) != 0 && g.WhyNotPlay(s, card) == play.Free
		if (forRoll || atOnce) && g.MightHold(s, card) {
			return true
		}
	}
	return g.Ed().MayAid(g, s, side)
}

// WhyNotCard is the rule that forbids who fights on a side to use a card for the roll.
// rule: mu-prototype/rounds/card-combination-and-side
// rule: mu-alpha/attack/empire-cards-restrictions
func (g *State) WhyNotCard(side int, card int8) play.Rule {
	b := &g.Battle
	s := b.Sides[side].Seat
	switch {
	case !g.Meets(s, card):
		// rule: mu-prototype/empire-card-rules/no-listed-technology
		// rule: mu-prototype/technologies/matematica
		return RuleCardNeeds
	case side == Defending && (card == Condottiero || card == Templare), side == Attacking && card == Monaco:
		return RuleCardSide
	case card == Monaco && !(g.builder(b.At) == s && g.AnyBuilding(b.At)), card == Templare && !g.AnyBuilding(b.At):
		return RuleCardBuilding
	}
	return g.Ed().WhyNotUse(g, s, card)
}

// builder is who defends the buildings of a place, or Nobody at sea.
func (g *State) builder(p Place) play.Seat {
	if p.Sea() {
		return play.Nobody
	}
	return g.Keeper(p)
}

// AnyBuilding says whether buildings stand at a place.
func (g *State) AnyBuilding(p Place) bool {
	if p.Land() {
		for line := range Building(Buildings) {
			if g.Built(p, line) > 0 {
				return true
			}
		}
	}
	return false
}

// tidyCards takes out of play what has left its owner's hand: a card stolen before the roll works no more.
func (g *State) tidyCards() {
	for side := range g.Battle.Sides {
		x := &g.Battle.Sides[side]
		for _, card := range ForRolls {
			for x.InUse(card) > 0 && (x.Seat == Barbarians || g.Players[x.Seat].Hand[card] < x.InUse(card) || g.WhyNotCard(side, card) != play.Free) {
				x.withdraw(card)
			}
		}
	}
}

// InUse is how many copies of a card a side uses for the roll.
func (x *Side) InUse(card int8) int8 {
	if x.Cards&(1<<card) == 0 {
		return 0
	}
	return 1 + x.Further[slices.Index(ForRolls[:], card)]
}

// inUse are the cards that a side uses for the roll, each copy of them.
func (x *Side) inUse() []int {
	cards := []int{}
	for _, card := range ForRolls {
		for range x.InUse(card) {
			cards = append(cards, int(card))
		}
	}
	return cards
}

// use puts a card, or another copy of it, to use, and withdraw takes one back.
func (x *Side) use(card int8) {
	if x.Cards&(1<<card) != 0 {
		x.Further[slices.Index(ForRolls[:], card)]++
	}
	x.Cards |= 1 << card
}

func (x *Side) withdraw(card int8) {
	if i := slices.Index(ForRolls[:], card); x.Further[i] > 0 {
		x.Further[i]--
		return
	}
	x.Cards &^= 1 << card
}
