package alpha

import (
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/play"
)

// What the page sees of what only this edition has: the Church, Objectives, and cards that strike areas. The rest is in
// force/seen.go, and what is dealt again of Objectives in objectives.go.

// see adds it to a view.
func see(g *force.State, v *force.View, s play.Seat) {
	seeFate(g, v)
	v.Faith = g.SeeFaith(grounds(g), come(g))
	v.Objectives = seeObjectives(g, s)
}

// seeFate adds the area of this turn's Event, the roll for a Calamity and what still works.
func seeFate(g *force.State, v *force.View) {
	f := &force.FateView{Area: force.None, Doubles: int(doubles(g)), Lasting: []force.LastingView{}}
	if e := &g.Event; e.Card != force.None {
		f.Area = int(own(g.Box()).Events[e.Card].Faces[e.Roll-1])
	}
	if x := &g.Fate.Omen; x.Turn == g.Turn {
		f.Doubles = int(x.Doubles)
		if x.Doubles > 0 {
			f.Omen = seeOmen(g, x)
		}
	}
	for i := range g.Fate.Lasting {
		if x := &g.Fate.Lasting[i]; x.Until > 0 && lasts(g, x) {
			f.Lasting = append(f.Lasting, seeLasting(x))
		}
	}
	v.Fate = f
}

func seeOmen(g *force.State, x *force.Omen) *force.OmenView {
	v := &force.OmenView{Dice: [2]int{int(x.Dice[0]), int(x.Dice[1])}, Calamity: force.None, Area: force.None, Victim: x.Victim}
	if x.Came {
		v.Calamity, v.Roll = int(x.Calamity), int(x.Roll)
		if card := fateCard(g, true, x.Calamity); !card.Aimed {
			v.Area = int(card.Faces[x.Face])
		}
	}
	return v
}

func seeLasting(x *force.Lasting) force.LastingView {
	v := force.LastingView{Calamity: x.Calamity, Card: int(x.Card), Until: int(x.Until), Seats: []play.Seat{}, Places: []int{}}
	for s := range play.Seat(mostPlayers) {
		if x.Who&force.Bit(s) != 0 {
			v.Seats = append(v.Seats, s)
		}
	}
	for p := range force.Place(medioevo.Places) {
		if x.At.Holds(p) {
			v.Places = append(v.Places, int(p))
		}
	}
	return v
}
