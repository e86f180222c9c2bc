package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// General rules: what players may do at any time. The limits of what is in the box stand in supply.go.

const (
	Hush  play.Verb = 20 // the others' trait checks of this Round are let pass
	Speak play.Verb = 21 // they are not

	KeyHushed play.Key = 60 // A lets the trait checks of this Round pass
	KeySpeaks play.Key = 61 // A wants to be asked again
)

var generalChapter = wording.Chapter{
	Verbs: map[play.Verb]string{Hush: "hush", Speak: "speak"},
	Lines: map[play.Key]string{KeyHushed: "hushed", KeySpeaks: "speaks"},
}

// Asides lists what a player may do out of turn. Who lets the others' checks pass in this Round is not asked
// whether he sabotages them.
func (g *State) Asides(o *play.Asking, s play.Seat) {
	if s < 0 || int8(s) >= g.Seats || g.Dynasties[s].Out || g.Phase == GameOver {
		return
	}
	dealing.Asides(g, o, s)
	g.pactAsides(o, s)
	g.effectAsides(o, s)
	if !g.ai(s) && g.Round > 0 {
		verb := Hush
		if g.Dynasties[s].Hushed {
			verb = Speak
		}
		o.May(play.Choice{Verb: verb}, play.Free)
	}
}

// Aside does one of those things.
func (g *State) Aside(t *play.Table, a play.Answer) {
	if a.Verb == DeclineDeal {
		g.noteRefusal(a)
	}
	switch {
	case dealing.Aside(g, t, a), g.pactAside(t, a):
		g.replan()
	case g.effectAside(t, a):
	case a.Verb == Hush:
		g.Dynasties[a.Seat].Hushed = true
		t.Tell(KeyHushed, int16(a.Seat))
	case a.Verb == Speak:
		g.Dynasties[a.Seat].Hushed = false
		t.Tell(KeySpeaks, int16(a.Seat))
	}
}

// undisturbed asks what no aside may come before: it could take away what is asked for.
// rule: crusader-kings/general/trade-not-unresolved-territory
func undisturbed(t *play.Table, ask func(o *play.Asking)) (a play.Answer) {
	t.Undisturbed(func() { a = t.Await(ask) })
	return a
}
