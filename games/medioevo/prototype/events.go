package prototype

import (
	"slices"

	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// The Events phase: pirates move, an Event card strikes, relics are found, territories rebel, barbarians recruit,
// attack and grow.

const (
	KeyEvent        play.Key = 310 // Event card A is turned; the first player rolls B: effect C
	KeyDamaged      play.Key = 311 // the buildings of territory A are damaged
	KeyUndamaged    play.Key = 312 // territory A is struck, but nothing is damaged
	KeyDilapidated  play.Key = 313 // building B of territory A, unrepaired, falls to level C
	KeyEventsPassed play.Key = 317 // territory A is sheltered from the event
)

var eventChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyEvent: "event", KeyDamaged: "damaged", KeyUndamaged: "undamaged", KeyDilapidated: "dilapidated", KeyEventsPassed: "event-sheltered",
	},
}

const (
	eventDie     = 6
	facesPerIcon = 2
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
func eventsPhase(g *force.State, t *play.Table) bool {
	switch g.Stage {
	case castellans:
		g.CallCastellans(t) // rule: mu-prototype/empire-cards/castellano
	case sailing:
		g.SailPirates(t)
	case striking:
		drawEvent(g, t)
	case finding:
		findRelic(g, t)
	case revolting:
		g.Rebel(t)
	case recruiting:
		g.Recruit(t)
		g.Rouse() // rule: mu-prototype/barbarians/supply-tested-in-events
	case raiding:
		if g.Raid(t) {
			return false
		}
	case growing:
		g.GrowWild(t)
	}
	g.Stage++
	return g.Stage == eventSteps
}

// restless says whether a territory recruits because its realm is partly held by players: there are barbarians in the
// realm, and a territory of it next to this one is a player's.
// rule: mu-prototype/barbarian-recruitment/partly-occupied-realms
func restless(g *force.State, p force.Place) bool {
	if !g.Barbarian(p) {
		return false
	}
	some := false
	for q := range g.RealmLand(g.RealmOf(p)) {
		some = some || g.Ground(force.Barbarians, q) > 0
	}
	for q := range g.Neighbours(p) {
		if some && g.RealmOf(q) == g.RealmOf(p) && !g.Barbarian(q) {
			return true
		}
	}
	return false
}

// drawEvent turns the next Event card and does what the die says of its three icons.
// rule: mu-prototype/events/draw-card
// rule: mu-prototype/events/icon-roll
// rule: mu-prototype/events/four-effects
// rule: mu-prototype/events/ignored-numbers
func drawEvent(g *force.State, t *play.Table) {
	t.Onward()
	e := &g.Event
	*e = force.NoEvent()
	e.Card = g.TurnUp(g.EventAt[:])
	e.Roll = int8(1 + g.Dice.N(eventDie))
	e.Icon = (e.Roll - 1) / facesPerIcon
	card := &own(g.Box()).Events[e.Card]
	effect := card.Icons[e.Icon]
	t.Tell(KeyEvent, int16(e.Card), int16(e.Roll), int16(effect))
	switch effect {
	case BuildingsDamaged:
		damage(g, t, card) // rule: mu-prototype/events/building-damage
	case TransportsStopped:
		g.Storm(t, g.WithSeas(struck(g, t, card))) // rule: mu-prototype/events/transports-stopped
	case ArmiesLost:
		g.Decimate(t, g.WithSeas(struck(g, t, card))) // rule: mu-prototype/events/army-losses
	case MarketsPoorer: // prices look at the card while the turn lasts: this tells only whom it spares
		struck(g, t, card) // rule: mu-prototype/empire-cards/castellano
	}
}

// struck are the territories of a card that are in play and not sheltered.
// rule: mu-prototype/events/affected-territories
func struck(g *force.State, t *play.Table, card *BoxEvent) []force.Place {
	var all []force.Place
	for _, p := range card.Territories {
		switch {
		case !g.InPlay(p):
		case g.Sheltered(p):
			t.Tell(KeyEventsPassed, int16(p))
		default:
			all = append(all, p)
		}
	}
	return all
}

// damage damages every building of one territory of the card.
// rule: mu-prototype/events/building-damage
func damage(g *force.State, t *play.Table, card *BoxEvent) {
	var land []force.Place
	for _, p := range card.Territories {
		if g.InPlay(p) {
			land = append(land, p)
		}
	}
	p := land[g.Dice.N(len(land))]
	g.Event.Hit = p
	if g.Sheltered(p) {
		t.Tell(KeyEventsPassed, int16(p))
		return
	}
	x := &g.Territories[p]
	for b := range force.Building(force.Buildings) {
		if g.Built(p, b) > 0 {
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
func dilapidate(g *force.State, t *play.Table) {
	for p := range g.Land() {
		x := &g.Territories[p]
		if x.Since == g.Turn {
			continue
		}
		for b := range force.Building(force.Buildings) {
			if x.Damaged&(1<<b) != 0 {
				level := g.Built(p, b) - 1
				g.SetBuilt(p, b, level)
				t.Tell(KeyDilapidated, int16(p), int16(b), int16(level))
				if b == force.Fort && level == 0 && g.Besieged(p) { // rule: mu-prototype/siege/no-fortification-left
					g.EndSiege(t, p)
				}
			}
		}
		x.Damaged = 0
		g.CloseFairs(t, p) // rule: mu-prototype/trade-modifiers/fairs-site
	}
}

const slumpLoss = 10 // florins a unit where the event makes markets poorer

// eventPrice is what this turn's event changes in the price of a unit: it strikes what is sold.
func eventPrice(g *force.State, p force.Place, _ int8, buying bool) int16 {
	if buying {
		return 0
	}
	return -slump(g, p)
}

// slump is what a market pays less for each unit sold there because of this turn's event, in florins.
// rule: mu-prototype/events/market-slump
func slump(g *force.State, p force.Place) int16 {
	e := &g.Event
	if g.Phase < force.Events || e.Card == force.None || e.Icon == force.None || own(g.Box()).Events[e.Card].Icons[e.Icon] != MarketsPoorer ||
		!slices.Contains(own(g.Box()).Events[e.Card].Territories, p) || g.Sheltered(p) {
		return 0
	}
	return slumpLoss
}
