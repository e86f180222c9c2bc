package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 2, Events: the Barbarians' dice, an Event card, Barbarian points, rebellions.

const (
	RollAgain play.Verb = 50 // the Barbarian dice of the set A, bit i for die i
	KeepDice  play.Verb = 51
	TakeIcons play.Verb = 52 // icons A and B of the card take effect
	Halt      play.Verb = 53 // transport A stops
	Suffer    play.Verb = 54 // a figure of sort A in place B takes 1 damage
	Crumble   play.Verb = 55 // the building of family A in territory B takes 1 damage
	Spoil     play.Verb = 56 // a piece of good A is lost from transport B
	Unstruck  play.Verb = 57 // nothing is left that icon A could strike

	AskDice      play.Prompt = 50 // A, B and C were rolled
	AskIcons     play.Prompt = 51 // of Event A
	AskHalt      play.Prompt = 52 // A of its transports stop
	AskSuffer    play.Prompt = 53 // A damage is left
	AskCrumble   play.Prompt = 54 // A damage is left
	AskGoodsLost play.Prompt = 55 // A pieces are lost

	KeyDice     play.Key = 50 // A rolls B, C and D for the Barbarians
	KeyDiceNew  play.Key = 51 // A rolls again: B, C and D
	KeyHorde    play.Key = 52 // the horde of the turn: A Light Infantry, B Archers, C Captains
	KeyEvent    play.Key = 53 // Event A: icons B and C take effect
	KeyEventDie play.Key = 54 // A rolls B for icon C
	KeySpared   play.Key = 55 // A is spared: the die shows more than C hits with
	KeyShielded play.Key = 56 // A suffers B less of it
	KeyHalted   play.Key = 57 // transport B of A stops
	KeySuffered play.Key = 58 // a figure of kind B of A is struck in place C
	KeyCrumbled play.Key = 59 // the building of family B of A in territory C is damaged
	KeySpoiled  play.Key = 60 // A loses good B from a transport
	KeyNextBack play.Key = 61 // the next Event tolerates taxes up to level A
)

var eventChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		RollAgain: "roll-again", KeepDice: "keep-dice", TakeIcons: "take-icons", Halt: "halt", Suffer: "suffer", Crumble: "crumble", Spoil: "spoil",
		Unstruck: "unstruck",
	},
	Prompts: map[play.Prompt]string{
		AskDice: "barbarian-dice", AskIcons: "icons", AskHalt: "halt", AskSuffer: "suffer", AskCrumble: "crumble", AskGoodsLost: "goods-lost",
	},
	Lines: map[play.Key]string{
		KeyDice: "barbarian-dice", KeyDiceNew: "barbarian-dice-again", KeyHorde: "horde", KeyEvent: "event", KeyEventDie: "event-die",
		KeySpared: "spared", KeyShielded: "shielded", KeyHalted: "halted", KeySuffered: "suffered", KeyCrumbled: "crumbled",
		KeySpoiled: "spoiled", KeyNextBack: "next-back",
	},
	Refs: wording.Refs{
		Halt: wording.OfA(refProperty), Suffer: wording.OfB(refPlace), Crumble: wording.OfB(refPlace), Spoil: wording.OfB(refProperty),
	},
	Declining: []play.Verb{KeepDice},
}

// fullEvents is the turn from which all steps of the phase are played: the first has but the Barbarians' dice.
// rule: mu-giochix/turn/first-turn-reduced-events
const fullEvents = 2

// The steps of the phase, by Stage.
const (
	stepDice int8 = iota
	stepCard
	stepBarbarians
	stepRebellions
)

// eventsPhase plays a step of the phase.
// rule: mu-giochix/turn/first-turn-reduced-events
func (g *State) eventsPhase(t *play.Table) (over bool) {
	switch g.Stage {
	case stepDice:
		g.rollCircle(t)
		if over = g.Turn < fullEvents; over {
			return true
		}
	case stepCard:
		g.drawEvent(t)
	case stepBarbarians:
		g.barbarianPoints(t, g.Order[0], barbarianPoints, mayAdd|mayMove) // rule: mu-giochix/events/barbarian-points
	case stepRebellions:
		g.checkRebellions(t)
		return true
	}
	g.Stage++
	return false
}

// rollCircle rolls the Barbarians' dice, which the first player may roll again once, and composes the horde of the turn.
// rule: mu-giochix/events/barbarian-dice
// rule: mu-giochix/events/circle-of-war-fixed
func (g *State) rollCircle(t *play.Table) {
	g.throw(t, 1<<dice-1)
	g.tellDice(t, KeyDice)
	a := t.Await(func(o *play.Asking) {
		d := &g.Circle.Dice
		o.To(g.Order[0], AskDice, int16(d[0]), int16(d[1]), int16(d[2]))
		for set := int16(1); set < 1<<dice; set++ {
			o.May(play.Choice{Verb: RollAgain, A: set}, play.Free)
		}
		o.May(play.Choice{Verb: KeepDice}, play.Free)
	})
	if a.Verb == RollAgain {
		g.throw(t, a.A)
		g.tellDice(t, KeyDiceNew)
	}
	g.Circle.Horde = composed(g.Circle.Dice)
	h := g.Circle.Horde
	t.Tell(KeyHorde, int16(h.Light), int16(h.Archers), int16(h.Captain))
}

// throw rolls those of the Barbarians' dice that are in a set.
func (g *State) throw(t *play.Table, set int16) {
	t.Chance()
	for i := range g.Circle.Dice {
		if set>>i&1 == 1 {
			g.Circle.Dice[i] = g.roll(faces[i])
		}
	}
}

func (g *State) tellDice(t *play.Table, key play.Key) {
	d := &g.Circle.Dice
	t.Tell(key, int16(g.Order[0]), int16(d[0]), int16(d[1]), int16(d[2]))
}

// composed is the horde that dice make: a low one adds to the Light Infantryman who always comes.
// rule: mu-giochix/events/horde-composition
func composed(d [dice]int8) Horde {
	const low = 3
	h := Horde{Light: 1}
	if d[0] <= low {
		h.Light++
	}
	if d[1] <= low {
		h.Archers++
	}
	if d[2] <= low {
		h.Captain++
	}
	return h
}

// turnUp makes another Event card the top of its deck: of those in it, and when there are none of the discards. Chance
// has been called for.
// rule: mu-giochix/setup/event-deck
// rule: mu-giochix/events/event-card
func (g *State) turnUp() {
	from := InDeck
	g.Foreseen = [2]uint8{g.Foreseen[1], 0}
	switch {
	case g.second() != None:
		from = NextButOne
	case g.eventsAt(InDeck) > 0:
	case g.eventsAt(UnderDeck) > 0:
		from = UnderDeck
	default:
		for i := range g.Events {
			if g.Events[i] == Discarded {
				g.Events[i] = InDeck
			}
		}
	}
	n := g.Dice.N(g.eventsAt(from))
	for i := range g.Events {
		if g.Events[i] == from {
			if n == 0 {
				g.Events[i], g.NextUp = OnTop, int8(i)
				return
			}
			n--
		}
	}
}

// eventsAt is how many Event cards lie somewhere.
func (g *State) eventsAt(at EventAt) (n int) {
	for _, x := range g.Events {
		if x == at {
			n++
		}
	}
	return n
}

// takeEvent takes the top card off the deck, and shows the back of the next.
// rule: mu-giochix/events/event-card
func (g *State) takeEvent(t *play.Table) {
	t.Onward()
	for i := range g.Events {
		if g.Events[i] == Drawn {
			g.Events[i] = Discarded
		}
	}
	g.Event = g.NextUp
	g.Events[g.Event] = Drawn
	g.turnUp()
}

// drawEvent draws the Event of the turn, of which the first player chooses two icons.
// rule: mu-giochix/events/event-card
func (g *State) drawEvent(t *play.Table) {
	g.takeEvent(t)
	a := t.Await(func(o *play.Asking) {
		o.To(g.Order[0], AskIcons, int16(g.Event))
		i := &box.Events[g.Event].Icons
		o.May(play.Choice{Verb: TakeIcons, A: int16(i[0]), B: int16(i[1])}, play.Free)
		o.May(play.Choice{Verb: TakeIcons, A: int16(i[0]), B: int16(i[2])}, play.Free)
		o.May(play.Choice{Verb: TakeIcons, A: int16(i[1]), B: int16(i[2])}, play.Free)
	})
	one, two := Icon(a.A), Icon(a.B)
	t.Tell(KeyEvent, int16(g.Event), a.A, a.B)
	t.Tell(KeyNextBack, int16(box.Events[g.NextUp].Tolerated))
	for _, icon := range [2]Icon{one, two} {
		for i := range g.Order {
			if s := g.Order[i]; g.plays(s) && g.exposed(s, icon) {
				g.strike(t, s, icon)
			}
		}
	}
}

// highestHit is the highest result with which an icon hits; how much it does is the result itself.
// rule: mu-giochix/events/event-movement
// rule: mu-giochix/events/event-armies
// rule: mu-giochix/events/event-buildings
// rule: mu-giochix/events/event-goods
var highestHit = [icons]int8{Movement: 2, Armies: 4, Damages: 3, GoodsLost: 2}

// strike rolls for what an icon does to a player, and does it.
// rule: mu-giochix/events/event-die
func (g *State) strike(t *play.Table, s play.Seat, icon Icon) {
	t.Onward()
	n := int8(g.Dice.N(6) + 1)
	t.Tell(KeyEventDie, int16(s), int16(n), int16(icon))
	if n > highestHit[icon] {
		t.Tell(KeySpared, int16(s), int16(icon), int16(highestHit[icon]))
		return
	}
	n -= g.shield(t, s, icon, n)
	for ; n > 0 && g.exposed(s, icon); n-- {
		struck[icon](g, t, s, n)
	}
}

// shield is how much less a player suffers of an Event, once in a turn, by what he knows or whoever serves him.
// rule: mu-giochix/general/empire-cards-any-time
// rule: mu-giochix/general/technologies-any-time
func (g *State) shield(t *play.Table, s play.Seat, icon Icon, n int8) int8 {
	p := &g.Players[s]
	if !p.Did.Shielded {
		g.callShield(t, s, icon)
	}
	less := min(n, g.few(s, EventShield, func(e *Effect) bool { return e.By>>icon&1 == 1 }))
	if p.Did.Shielded || less == 0 {
		return 0
	}
	p.Did.Shielded = true
	t.Tell(KeyShielded, int16(s), int16(less))
	return less
}

// struck is what one point of each icon does.
var struck = [icons]func(g *State, t *play.Table, s play.Seat, left int8){
	Movement: (*State).halt, Armies: (*State).suffer, Damages: (*State).crumble, GoodsLost: (*State).spoil,
}

// orNothing adds to what an icon can strike that nothing is left: who is asked may have given it up meanwhile.
// rule: mu-giochix/general/remove-own-elements
func (g *State) orNothing(o *play.Asking, s play.Seat, icon Icon) {
	if !g.exposed(s, icon) {
		o.May(play.Choice{Verb: Unstruck, A: int16(icon)}, play.Free)
	}
}

// inArea says whether the Event of the turn is felt in a place: the regions on the card, and the sea zones that they touch.
// rule: mu-giochix/events/event-area
func (g *State) inArea(at Place) bool {
	for _, area := range box.Events[g.Event].Areas {
		if box.Region[at] == area || at.Sea() && touches(at, area) {
			return true
		}
	}
	return false
}

// touches says whether a sea zone lies at a region's shore.
func touches(sea Place, area int8) bool {
	for _, land := range box.Atlas.Seas[sea-Territories].Shores {
		if box.Region[land] == area {
			return true
		}
	}
	return false
}

// exposed says whether a player has something in the area that an icon can strike.
// rule: mu-giochix/events/event-die
func (g *State) exposed(s play.Seat, icon Icon) bool {
	p := &g.Players[s]
	switch icon {
	case Movement:
		for i := range int8(properties) {
			if g.canHalt(s, i) {
				return true
			}
		}
	case Armies:
		for at := range Place(Places) {
			if g.Here[at][s] > 0 && g.inArea(at) {
				return true
			}
		}
	case Damages:
		for at := range Place(Territories) {
			if g.Territories[at].Level != [families]int8{} && g.inArea(at) && g.controls(s, at) {
				return true
			}
		}
	case GoodsLost:
		for i := range int8(properties) {
			if p.Property[i].Load() > 0 && g.inArea(p.where(i)) {
				return true
			}
		}
	}
	return false
}

// canHalt says whether an Event can stop a transport.
func (g *State) canHalt(s play.Seat, i int8) bool {
	x := &g.Players[s].Property[i]
	return x.Kind != NoProperty && x.Kind != Engine && !x.Stopped && g.inArea(g.Players[s].where(i))
}

// rule: mu-giochix/events/event-movement
func (g *State) halt(t *play.Table, s play.Seat, left int8) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskHalt, int16(left))
		for i := range int8(properties) {
			if g.canHalt(s, i) {
				o.May(play.Choice{Verb: Halt, A: numbered(s, i)}, play.Free)
			}
		}
		g.orNothing(o, s, Movement)
	})
	if a.Verb == Unstruck {
		return
	}
	_, i := ofNumber(a.A)
	g.Players[s].Property[i].Stopped = true
	t.Tell(KeyHalted, int16(s), a.A)
}

// rule: mu-giochix/events/event-armies
func (g *State) suffer(t *play.Table, s play.Seat, left int8) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskSuffer, int16(left))
		for at := range Place(Places) {
			if g.Here[at][s] == 0 || !g.inArea(at) {
				continue
			}
			g.Players[s].eachSort(g.army(s, at), func(sort Sort, _ int8) {
				o.May(play.Choice{Verb: Suffer, A: int16(sort), B: int16(at)}, play.Free)
			})
		}
		g.orNothing(o, s, Armies)
	})
	if a.Verb == Unstruck {
		return
	}
	t.Tell(KeySuffered, int16(s), int16(Sort(a.A).kind()), a.B)
	g.wound(t, s, Sort(a.A), Place(a.B))
}

// rule: mu-giochix/events/event-buildings
// rule: mu-giochix/military-buildings/destruction-tokens
func (g *State) crumble(t *play.Table, s play.Seat, left int8) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCrumble, int16(left))
		for at := range Place(Territories) {
			if !g.inArea(at) || !g.controls(s, at) {
				continue
			}
			for f := range Family(families) {
				if g.Territories[at].Level[f] > 0 {
					o.May(play.Choice{Verb: Crumble, A: int16(f), B: int16(at)}, play.Free)
				}
			}
		}
		g.orNothing(o, s, Damages)
	})
	if a.Verb == Unstruck {
		return
	}
	t.Tell(KeyCrumbled, int16(s), a.A, a.B)
	g.damage(t, Place(a.B), Family(a.A), 1)
}

// rule: mu-giochix/events/event-goods
func (g *State) spoil(t *play.Table, s play.Seat, left int8) {
	a := t.Await(func(o *play.Asking) {
		p := &g.Players[s]
		o.To(s, AskGoodsLost, int16(left))
		for i := range int8(properties) {
			if p.Property[i].Kind == NoProperty || !g.inArea(p.where(i)) {
				continue
			}
			for good, n := range p.Property[i].Cargo {
				if n > 0 {
					o.May(play.Choice{Verb: Spoil, A: int16(good), B: numbered(s, i)}, play.Free)
				}
			}
		}
		g.orNothing(o, s, GoodsLost)
	})
	if a.Verb == Unstruck {
		return
	}
	_, i := ofNumber(a.B)
	g.Players[s].Property[i].Cargo[a.A]--
	t.Tell(KeySpoiled, int16(s), a.A, a.B)
}
