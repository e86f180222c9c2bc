package alpha

import (
	"slices"

	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 7, Events: an Event card strikes an area, two dice may bring a Calamity, territories rebel, barbarians enlist,
// attack and grow. What the cards do is in effects.go and force/misfortune.go; rebellions are in force/rebellion.go,
// barbarians in force/barbarian*.go.

const (
	KeyEvent    play.Key = 850 // Event card A is turned; the d6 for its back shows B: area C
	KeyKeptSafe play.Key = 851 // a castellan spares territory A
)

var eventChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyEvent: "event", KeyKeptSafe: "event-spared"},
}

// The steps of the four sub-phases.
const (
	striking int8 = iota
	cursing
	rebelling
	sailing // the barbarians, from here
	enlisting
	raiding
	growing
	eventSteps
)

// eventsPhase does the next step of the Events phase and says whether that was the last.
// rule: mu-alpha/events/four-subphases
// rule: mu-alpha/events/barbarian-combat-reference
func eventsPhase(g *force.State, t *play.Table) bool {
	switch g.Stage {
	case striking:
		drawEvent(g, t)
	case cursing:
		rollCalamity(g, t)
	case rebelling:
		g.Rebel(t)
	case sailing:
		g.SailPirates(t)
	case enlisting:
		g.Recruit(t)
		g.Rouse()
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

// drawEvent turns an Event card, rolls for its area and carries it out. The deck is a set: that the card comes from
// under it changes nothing.
// rule: mu-alpha/events/draw-event
// rule: mu-alpha/events/event-area
func drawEvent(g *force.State, t *play.Table) {
	t.Onward()
	g.Event = force.NoEvent()
	g.Event.Card = g.TurnUp(g.EventAt[:eventCards])
	g.Event.Roll = g.Roll(faces)
	b := &blow{card: g.Event.Card, face: g.Event.Roll - 1, victim: play.Nobody}
	t.Tell(KeyEvent, int16(b.card), int16(g.Event.Roll), int16(b.box(g).Faces[b.face]))
	carryOut(g, t, b)
}

// blow is a card being carried out: which effect of it strikes, and whom.
type blow struct {
	calamity bool
	card     int8
	face     int8
	victim   play.Seat // Nobody: it strikes everybody in an area
	effect   int8
}

func (b *blow) box(g *force.State) *BoxFate { return fateCard(g, b.calamity, b.card) }

func fateCard(g *force.State, calamity bool, card int8) *BoxFate {
	if calamity {
		return &own(g.Box()).Calamities[card]
	}
	return &own(g.Box()).Events[card]
}

func (b *blow) does(g *force.State) *Effect { return &b.box(g).Effects[b.effect] }

// carryOut carries out a card, one effect after another. Land that a castellan shelters is spared all of them.
// rule: mu-alpha/events/event-area
func carryOut(g *force.State, t *play.Table, b *blow) {
	g.Fate.Razed = force.PlaceSet{}
	reach := b.reach(g)
	for p := range g.Land() {
		if g.Sheltered(p) && reach.Holds(p) && slices.Contains(b.struck(g), g.Holder(p)) {
			t.Tell(KeyKeptSafe, int16(p))
		}
	}
	for i := range b.box(g).Effects {
		b.effect = int8(i)
		strikes[b.does(g).Do](g, t, b)
	}
}

// reach is every place that the effect that strikes reaches, spared or not.
func (b *blow) reach(g *force.State) (all force.PlaceSet) {
	switch x := b.box(g); {
	case !x.Aimed:
		for _, p := range own(g.Box()).Areas[x.Faces[b.face]].Places {
			all.Add(p)
		}
	case b.does(g).Where == atHome:
		return landOf(g, 1<<g.Players[b.victim].Realm)
	case b.does(g).Where == aroundHome:
		return landOf(g, realmsAround(g, b.victim))
	default:
		for p := range force.Place(medioevo.Places) {
			all.Add(p)
		}
	}
	return all
}

// landOf is all land of some realms, bit r.
func landOf(g *force.State, realms uint64) (all force.PlaceSet) {
	for p := range g.Land() {
		if realms&(1<<g.RealmOf(p)) != 0 {
			all.Add(p)
		}
	}
	return all
}

// realmsAround are a player's starting realm and the realms that border on his territories by land, bit r.
// rule: mu-alpha/events/calamity-draw
func realmsAround(g *force.State, s play.Seat) uint64 {
	all := uint64(1) << g.Players[s].Realm
	for p := range g.Owned(s) {
		for _, border := range g.Box().Atlas.Territories[p].Borders {
			if !border.Strait && g.InPlay(border.To) {
				all |= 1 << g.RealmOf(border.To)
			}
		}
	}
	return all
}

// places are where the effect strikes: what it reaches, but what a castellan shelters.
func (b *blow) places(g *force.State) []force.Place {
	var all []force.Place
	reach := b.reach(g)
	for p := range force.Place(medioevo.Places) {
		if reach.Holds(p) && g.InPlay(p) && !g.Sheltered(p) {
			all = append(all, p)
		}
	}
	return all
}

// struck are the players whom the effect strikes, in the order of the turn: everybody in an area; the victim; or all
// others around him.
func (b *blow) struck(g *force.State) []play.Seat {
	if !b.box(g).Aimed {
		return g.AllSeats()
	}
	if b.does(g).Where == aroundHome {
		return slices.DeleteFunc(g.AllSeats(), func(s play.Seat) bool { return s == b.victim })
	}
	return []play.Seat{b.victim}
}

// meets says whether a player is one whom the effect gives or takes something: who owns a territory there and fulfils
// what it asks for.
func (b *blow) meets(g *force.State, s play.Seat) bool {
	land := slices.DeleteFunc(b.places(g), func(p force.Place) bool { return !owns(g, s, p) })
	switch b.does(g).If {
	case ifSettlement:
		return slices.ContainsFunc(land, func(p force.Place) bool { return g.Built(p, force.Settlement) > 0 })
	case ifPeace:
		return len(land) > 0 && g.Players[s].War == 0
	}
	return len(land) > 0 || b.victim == s
}

// owns says whether a territory is a player's, and not contested.
func owns(g *force.State, s play.Seat, p force.Place) bool {
	return p.Land() && g.Territories[p].Owner == s && !g.Contested(p)
}

// softened is a number of the effect for a player: n or percent, or what one of his technologies makes of it. Of several
// the best for him counts: the least of what is taken.
// rule: mu-alpha/events/calamity-draw
func (b *blow) softened(g *force.State, s play.Seat, n int16) int16 {
	e := b.does(g)
	for _, soft := range e.Softened {
		if g.Has(s, soft.Tech) {
			if e.Do == doDiscardCards || e.Do == doHonourPoints { // cards that he keeps, honour that he is left
				n = max(n, soft.N)
			} else {
				n = min(n, soft.N)
			}
		}
	}
	return n
}
