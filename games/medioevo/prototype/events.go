package prototype

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// The Events phase: pirates move, an Event card strikes, relics are found, territories rebel, barbarians recruit,
// attack and grow.

const (
	AskBeforeEvents play.Prompt = 310 // A may play cards before the events
	AskLosses       play.Prompt = 311 // A still has to lose B VF

	AwaitEvents play.Verb = 310 // no more cards
	LoseArmies  play.Verb = 311 // N VF at place A: on the ground (B None) or of transport B

	KeyEvent        play.Key = 310 // Event card A is turned; the first player rolls B: effect C
	KeyDamaged      play.Key = 311 // the buildings of territory A are damaged
	KeyUndamaged    play.Key = 312 // territory A is struck, but nothing is damaged
	KeyDilapidated  play.Key = 313 // building B of territory A, unrepaired, falls to level C
	KeyStormbound   play.Key = 314 // A transports of B are held up
	KeyDecimated    play.Key = 315 // A rolls B and loses C VF
	KeyNoneStruck   play.Key = 316 // the event finds nobody it could strike
	KeyEventsPassed play.Key = 317 // territory A is sheltered from the event
)

var eventChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{AwaitEvents: "await-events", LoseArmies: "lose-armies"},
	Prompts: map[play.Prompt]string{AskBeforeEvents: "before-events", AskLosses: "losses"},
	Lines: map[play.Key]string{
		KeyEvent: "event", KeyDamaged: "damaged", KeyUndamaged: "undamaged", KeyDilapidated: "dilapidated",
		KeyStormbound: "stormbound", KeyDecimated: "decimated", KeyNoneStruck: "none-struck", KeyEventsPassed: "event-sheltered",
	},
	Refs:    wording.Refs{LoseArmies: func(c play.Choice) []string { return append(wording.Pointing(refTransport, c.B), refPlace(c.A)) }},
	Closing: []play.Verb{AwaitEvents},
}

const (
	eventDie     = 6
	facesPerIcon = 2
	lossDie      = 6
)

// The steps of the Events phase.
const (
	castellans int8 = iota // cards that must be played before
	sailing
	striking
	finding
	revolting
	recruiting
	raiding
	growing
	eventSteps
)

// eventsPhase does the next step of the Events phase and says whether that was the last.
// rule: mu-prototype/events/sub-phase-order
// rule: mu-prototype/barbarians/when-they-act
// rule: mu-prototype/pirates/moves-at-start-of-events
func (g *State) eventsPhase(t *play.Table) bool {
	switch g.Stage {
	case castellans:
		g.callCastellans(t) // rule: mu-prototype/empire-cards/castellano
	case sailing:
		g.sailPirates(t)
	case striking:
		g.drawEvent(t)
	case finding:
		g.findRelic(t)
	case revolting:
		g.rebel(t)
	case recruiting:
		g.recruit(t)
		g.rouse() // rule: mu-prototype/barbarians/supply-tested-in-events
	case raiding:
		if g.raid(t) {
			return false
		}
	case growing:
		g.growWild(t)
	}
	g.Stage++
	return g.Stage == eventSteps
}

// castellanTechs let their owner play a CASTELLANO before the events.
const castellanTechs = uint64(1)<<Carpenteria | 1<<Tattica | 1<<Investitura

// callCastellans lets those play cards who may, for all that is known of them, hold one to play.
func (g *State) callCastellans(t *play.Table) {
	for _, s := range g.seats() { //stale:ok who has fallen has no cards
		for g.mightPlay(s, whileActing) {
			a := t.Await(func(o *play.Asking) {
				o.To(s, AskBeforeEvents, int16(s))
				g.offerCards(o, s)
				o.May(play.Choice{Verb: AwaitEvents}, play.Free)
			})
			if a.Verb == AwaitEvents {
				break
			}
			g.playCard(t, a)
		}
	}
}

// noEvent is the Event of a turn before its Events phase.
func noEvent() Event {
	e := Event{Card: None, Icon: None, Hit: NoPlace}
	for i := range e.Revolts {
		e.Revolts[i] = NoPlace
	}
	return e
}

// drawEvent turns the next Event card and does what the die says of its three icons.
// rule: mu-prototype/events/draw-card
// rule: mu-prototype/events/icon-roll
// rule: mu-prototype/events/four-effects
// rule: mu-prototype/events/ignored-numbers
func (g *State) drawEvent(t *play.Table) {
	t.Onward()
	e := &g.Event
	*e = noEvent()
	e.Card = g.turnUp(g.EventAt[:])
	e.Roll = int8(1 + g.Dice.N(eventDie))
	e.Icon = (e.Roll - 1) / facesPerIcon
	card := &g.Box().Events[e.Card]
	effect := card.Icons[e.Icon]
	t.Tell(KeyEvent, int16(e.Card), int16(e.Roll), int16(effect))
	switch effect {
	case BuildingsDamaged:
		g.damage(t, card) // rule: mu-prototype/events/building-damage
	case TransportsStopped:
		g.storm(t, g.withSeas(g.struck(t, card))) // rule: mu-prototype/events/transports-stopped
	case ArmiesLost:
		g.decimate(t, g.withSeas(g.struck(t, card))) // rule: mu-prototype/events/army-losses
	case MarketsPoorer: // prices look at the card while the turn lasts: this tells only whom it spares
		g.struck(t, card) // rule: mu-prototype/empire-cards/castellano
	}
}

// turnUp draws a card of a small deck. When none is left the used ones make a new deck.
// rule: mu-prototype/events/draw-card
// rule: mu-prototype/events/deck-runs-out
// rule: mu-prototype/treasure/used-cards
func (g *State) turnUp(at []Pile) int8 {
	if !slices.Contains(at, InDeck) {
		for i := range at {
			at[i] = InDeck
		}
	}
	var deck []int8
	for i, pile := range at {
		if pile == InDeck {
			deck = append(deck, int8(i))
		}
	}
	card := deck[g.Dice.N(len(deck))]
	at[card] = Used
	return card
}

// sheltered says whether a CASTELLANO protects a territory from barbarians and events in this turn.
func (g *State) sheltered(p Place) bool {
	for s := range g.Players[:g.Seats] {
		if slices.Contains(g.Players[s].Sheltered[:], p) {
			return true
		}
	}
	return false
}

// struck are the territories of a card that are in play and not sheltered.
// rule: mu-prototype/events/affected-territories
func (g *State) struck(t *play.Table, card *BoxEvent) []Place {
	var all []Place
	for _, p := range card.Territories {
		switch {
		case !g.inPlay(p):
		case g.sheltered(p):
			t.Tell(KeyEventsPassed, int16(p))
		default:
			all = append(all, p)
		}
	}
	return all
}

// withSeas adds the sea zones next to territories.
func (g *State) withSeas(land []Place) []Place {
	all := slices.Clone(land)
	for _, p := range land {
		for _, z := range g.Box().Atlas.Territories[p].Coast {
			if !slices.Contains(all, z) {
				all = append(all, z)
			}
		}
	}
	return all
}

// damage damages every building of one territory of the card.
// rule: mu-prototype/events/building-damage
func (g *State) damage(t *play.Table, card *BoxEvent) {
	var land []Place
	for _, p := range card.Territories {
		if g.inPlay(p) {
			land = append(land, p)
		}
	}
	p := land[g.Dice.N(len(land))]
	g.Event.Hit = p
	if g.sheltered(p) {
		t.Tell(KeyEventsPassed, int16(p))
		return
	}
	x := &g.Territories[p]
	for b := range Building(buildings) {
		if g.built(p, b) > 0 {
			x.Damaged |= 1 << b
		}
	}
	if x.Damaged == 0 {
		t.Tell(KeyUndamaged, int16(p))
		return
	}
	x.Since = g.Turn
	t.Tell(KeyDamaged, int16(p))
}

// dilapidate lets what was damaged in an earlier turn, and not repaired in this turn's Purchase, fall by a level.
// rule: mu-prototype/events/unrepaired-building-drops
func (g *State) dilapidate(t *play.Table) {
	for p := range g.land() {
		x := &g.Territories[p]
		if x.Since == g.Turn {
			continue
		}
		for b := range Building(buildings) {
			if x.Damaged&(1<<b) != 0 {
				level := g.built(p, b) - 1
				g.setBuilt(p, b, level)
				t.Tell(KeyDilapidated, int16(p), int16(b), int16(level))
				if b == Fort && level == 0 && g.besieged(p) { // rule: mu-prototype/siege/no-fortification-left
					g.endSiege(t, p)
				}
			}
		}
		x.Damaged = 0
		g.closeFairs(t, p) // rule: mu-prototype/trade-modifiers/fairs-site
	}
}

// storm stops all transports at places for the rest of the turn, or halves their MP if their owner has the technology.
// rule: mu-prototype/events/transports-stopped
// rule: mu-prototype/events/transports-stopped-mitigation
func (g *State) storm(t *play.Table, places []Place) {
	var held [MostRealms]int16
	for i := range g.Transports {
		x := &g.Transports[i]
		if x.Owner < 0 || x.Owner == Barbarians || !slices.Contains(places, x.At) {
			continue
		}
		tech := Cartografia
		if x.Kind.sea() {
			tech = Astronomia
		}
		if g.has(x.Owner, tech) {
			x.Halted |= Slowed
		} else {
			x.Halted |= Stormbound
		}
		held[x.Owner]++
	}
	g.tellStruck(t, KeyStormbound, held)
}

func (g *State) tellStruck(t *play.Table, k play.Key, held [MostRealms]int16) {
	some := false
	for s, n := range held {
		if n > 0 {
			t.Tell(k, n, int16(s))
			some = true
		}
	}
	if !some {
		t.Tell(KeyNoneStruck)
	}
}

// decimate costs every player with troops at these places d6 VF of them. He spreads it as he likes.
// rule: mu-prototype/events/army-losses
func (g *State) decimate(t *play.Table, places []Place) { //stale:ok where the event strikes, by the map
	var due [MostRealms]int16
	var who []play.Seat
	for _, s := range g.seats() {
		if there := g.strengthAmong(s, places); there > 0 {
			roll := int16(1 + g.Dice.N(lossDie))
			due[s] = min(roll, there) //stale:ok nobody's losses touch another's armies
			t.Tell(KeyDecimated, int16(s), roll, due[s])
			who = append(who, s)
		}
	}
	if len(who) == 0 {
		t.Tell(KeyNoneStruck)
		return
	}
	t.Together(who, func(s play.Seat) { g.spreadLosses(t, s, places, due[s]) })
	for _, p := range places {
		if p.Land() {
			g.relinquish(t, p)
		}
	}
	g.castAdrift(t)
	g.settleSieges(t)
}

func (g *State) strengthAmong(s play.Seat, places []Place) int16 {
	var n int16
	for _, p := range places {
		n += g.strength(s, p)
	}
	return n
}

// stack is armies of one player on the ground of a territory, or aboard a transport.
type stack struct {
	at Place
	on int16 // the transport, or None
	vf int16
}

// stacks are all of a player's at some places.
func (g *State) stacks(s play.Seat, places []Place) []stack {
	var all []stack
	for _, p := range places {
		if p.Land() && g.ground(s, p) > 0 {
			all = append(all, stack{p, None, g.ground(s, p)})
		}
		for i := range g.transportsAt(p) {
			if x := &g.Transports[i]; x.Owner == s && x.VF > 0 {
				all = append(all, stack{p, i, x.VF})
			}
		}
	}
	return all
}

// spreadLosses lets a player choose where he loses VF, while there is something to choose.
func (g *State) spreadLosses(t *play.Table, s play.Seat, places []Place, due int16) {
	for due > 0 {
		all := g.stacks(s, places)
		if len(all) == 1 || g.strengthAmong(s, places) == due {
			for _, x := range all {
				g.shrink(s, x.at, x.on, min(due, x.vf))
			}
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskLosses, int16(s), due)
			for _, x := range all {
				o.May(play.Choice{Verb: LoseArmies, A: int16(x.at), B: x.on, Lo: 1, Hi: min(due, x.vf)}, play.Free)
			}
		})
		g.shrink(s, Place(a.A), a.B, a.N)
		due -= a.N
	}
}

// shrink takes VF from one stack.
func (g *State) shrink(s play.Seat, p Place, on, n int16) {
	if on == None {
		g.Territories[p].VF[s] -= n
	} else {
		g.Transports[on].VF -= n
	}
}
