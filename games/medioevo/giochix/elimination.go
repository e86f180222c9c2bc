package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Players who have lost everything. They play on, in a small way; only who defaults twice is out for good.

const (
	Reclaim play.Verb = 720 // territory A of the own Kingdom

	AskReclaim play.Prompt = 720

	KeyEliminated play.Key = 720 // A is out: he could not pay his interest twice running
	KeyReclaimed  play.Key = 721 // A takes territory B of his Kingdom back

	KeepFallen play.Verb = 721 // takes nothing back now
)

var eliminationChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{Reclaim: "reclaim", KeepFallen: "keep-fallen"},
	Prompts:   map[play.Prompt]string{AskReclaim: "reclaim"},
	Lines:     map[play.Key]string{KeyEliminated: "eliminated", KeyReclaimed: "reclaimed"},
	Refs:      wording.Refs{Reclaim: wording.OfA(refPlace)},
	Declining: []play.Verb{KeepFallen},
}

// fallen says whether a player has neither armies nor territories.
// rule: mu-giochix/general/elimination-condition
func (g *State) fallen(s play.Seat) bool {
	for at := range Place(Places) {
		if g.Here[at][s] > 0 || g.controls(s, at) {
			return false
		}
	}
	return true
}

// reclaims lets the fallen take back a territory of their Kingdoms, before Purchases, so that they can recruit there.
// rule: mu-giochix/general/eliminated-return
func (g *State) reclaims(t *play.Table) {
	for i := range g.Order {
		s := g.Order[i]
		if !g.plays(s) || !g.fallen(s) || len(g.reclaimable(s)) == 0 {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskReclaim)
			for _, at := range g.reclaimable(s) {
				o.May(play.Choice{Verb: Reclaim, A: int16(at)}, play.Free)
			}
			o.May(play.Choice{Verb: KeepFallen}, play.Free)
		})
		if a.Verb == Reclaim {
			g.Hordes[a.A] = Horde{}
			t.Tell(KeyReclaimed, int16(s), a.A)
		}
	}
}

// reclaimable are the territories of a fallen player's Kingdom where no player's figures stand and no star lies: rebels
// hold them.
// rule: mu-giochix/general/eliminated-return
func (g *State) reclaimable(s play.Seat) (all []Place) {
	for _, at := range box.Atlas.Realms[g.Players[s].Realm].Territories {
		if g.Here[at] == [MostPlayers]int8{} && g.Territories[at].Star == play.Nobody {
			all = append(all, at)
		}
	}
	return all
}

// eliminate takes a player out of the game for good: all that is his leaves the map, nobody controls his land, and what he
// has offered or was offered stands no longer.
// rule: mu-giochix/taxes/default-twice-eliminated
func (g *State) eliminate(t *play.Table, s play.Seat) {
	t.Tell(KeyEliminated, int16(s))
	p := &g.Players[s]
	for at := range Place(Territories) {
		if x := &g.Territories[at]; x.Star == s {
			x.Star, x.From = play.Nobody, NoPlace
		}
	}
	for i := range int8(figures) {
		g.put(s, i, Supply)
	}
	for i := range p.Property {
		p.Property[i] = Property{}
	}
	g.putUnderByLot(t, func(c *Card) bool { return c.Of == s })
	for other := range play.Seat(g.Seats) {
		for i, at := range g.Players[other].Figures {
			if at == Captive+Spot(s) {
				g.put(other, int8(i), Surrendered)
			}
		}
		g.Pacts[s][other], g.Pacts[other][s] = Pact{}, Pact{}
		g.Wars[s] &^= 1 << other
		g.Wars[other] &^= 1 << s
	}
	g.Bargains.Leave(s)
	p.Out = true
}
