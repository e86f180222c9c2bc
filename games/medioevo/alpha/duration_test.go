package alpha

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// closing is the end of a turn in a game with these limits.
func closing(t *testing.T, limits Options) *Stage {
	p := aiming(t, "hun-4")
	for s, id := range map[play.Seat]string{Green: "pannonia", Red: "egypt", Blue: "thrace", White: "kiev"} {
		p.Held(s, 5, id)
	}
	p.Options, p.Phase = limits, TurnEnd
	p.Options.Declared = limits.Honour > 0
	return p
}

func ended(p *Stage) End { return p.Run((*State).EndTurn).Ended }

// mayBeSaid is what a player may say of the end.
func mayBeSaid(p *Stage, s play.Seat) (verbs []play.Verb) {
	var o play.Asking
	o.To(s, 0)
	p.DurationAsides(&o, s)
	_, _, may := o.At(0)
	for _, c := range may {
		verbs = append(verbs, c.Verb)
	}
	return verbs
}

func TestLimits(t *testing.T) {
	t.Run("one at least is agreed on", func(t *testing.T) {
		// rule: mu-alpha/duration/choose-end-conditions
		Want(t, "none", Refused(4, map[string]int{OptionTurns: 0}), OptionTurns)
		for _, all := range []map[string]int{{OptionTurns: 10}, {OptionTurns: 0, OptionHonour: 30}, {OptionTurns: 0, OptionTime: 180}, {OptionTurns: 10, OptionHonour: 30, OptionTime: 180}} {
			Want(t, "any of them, or several", Refused(4, all), "")
		}
	})
	t.Run("turns", func(t *testing.T) {
		// rule: mu-alpha/duration/turn-limit
		p := closing(t, Options{Turns: 10})
		p.Turn = 9
		Want(t, "after the 9th", ended(p), NotEnded)
		p = closing(t, Options{Turns: 10})
		p.Turn = 10
		Want(t, "after the 10th", ended(p), ByTurns)
		for turn, end := range map[int8]End{MostTurns - 1: NotEnded, MostTurns: ByTurns} {
			p = closing(t, Options{Honour: 99})
			p.Turn = turn
			Want(t, "where only honour is agreed on", ended(p), end)
		}
	})
	t.Run("time", func(t *testing.T) {
		// rule: mu-alpha/duration/time-limit
		Want(t, "without a limit nobody says that the time is up", slices.Contains(mayBeSaid(closing(t, Options{Turns: 10}), Green), TimeUp), false)
		Want(t, "with one all may", slices.Contains(mayBeSaid(closing(t, Options{Minutes: 1}), Green), TimeUp), true)
		p := closing(t, Options{Minutes: 180})
		p.Phase = Purchase
		p.Run((*State).TimeUp)
		Want(t, "the turn is played to its end", p.Phase == Purchase && p.Ended == NotEnded, true)
		p.Phase = TurnEnd
		Want(t, "then it is over", ended(p), ByTime)
	})
	t.Run("the first that is met", func(t *testing.T) {
		// rule: mu-alpha/duration/first-condition-wins
		Want(t, "while none is met", ended(closing(t, Options{Minutes: 180, Honour: 30})), NotEnded)
		p := closing(t, Options{Turns: 10, Minutes: 180})
		p.Turn = 10
		Want(t, "the 10th turn before 3 hours", ended(p), ByTurns)
		p = closing(t, Options{Turns: 10, Minutes: 180})
		p.Turn = 4
		p.Run((*State).TimeUp)
		Want(t, "3 hours before the 10th turn", ended(p), ByTime)
	})
}

func TestLimitOfHonour(t *testing.T) {
	claims := func(p *Stage, s play.Seat) *Stage {
		return p.Run(func(g *State, t *play.Table) { g.Claim(t, s) })
	}
	t.Run("declared", func(t *testing.T) {
		// rule: mu-alpha/duration/hp-limit-declaration
		for _, limit := range []int{0, 30} {
			Want(t, "a limit may be declared if there is one", Began(t, 3, map[string]int{OptionHonour: limit}).Options.Declared, limit > 0)
		}
		for _, x := range []struct {
			limit        int16
			claimed, may bool
		}{{30, false, true}, {0, false, false}, {30, true, false}} {
			p := closing(t, Options{Honour: x.limit, Declared: true})
			p.Players[Green].Claimed = x.claimed
			Want(t, "to declare it", slices.Contains(mayBeSaid(p, Green), Claim), x.may)
		}
		p := closing(t, Options{Honour: 30}).Florins(Green, 2000)
		p.Players[Green].Honour = 25
		Want(t, "not said", ended(p), NotEnded)
		p = closing(t, Options{Honour: 30})
		p.Players[Green].Honour, p.Players[Green].Shown = 28, true
		Want(t, "28, and the Objective's 3: the worked example", ended(claims(p, Green)), ByHonour)
		p = closing(t, Options{Honour: 30}).Florins(Green, 2000)
		p.Players[Green].Honour = 25
		Want(t, "with an Objective that nobody knows", ended(claims(p, Green)), ByHonour)
		Want(t, "then all see it", p.Told(KeyDisclosed, int16(Green)), true)
	})
	t.Run("wrongly", func(t *testing.T) {
		// rule: mu-alpha/duration/hp-limit-false-declaration
		// rule: mu-alpha/duration/hp-limit-declaration
		p := closing(t, Options{Honour: 30}).Florins(Green, 2000)
		p.Players[Green].Honour = 24
		Want(t, "he may say so", len(mayBeSaid(p, Green)), 1)
		Want(t, "29 of 30", ended(claims(p, Green)), NotEnded)
		Want(t, "costs nothing", p.Players[Green].Honour, 24)
		Want(t, "the others hear nothing of his Objective", p.Told(KeyNotYet, int16(Green), 26), true)
		Want(t, "he may say so again", len(mayBeSaid(p, Green)), 1)
	})
	t.Run("by itself", func(t *testing.T) {
		// rule: mu-alpha/duration/hp-limit-automatic
		p := closing(t, Options{Honour: 30})
		p.Players[Red].Honour = 30
		Want(t, "on the track", ended(p), ByHonour)
		p = closing(t, Options{Honour: 30})
		p.Players[Red].Honour = 29
		Want(t, "29", ended(p), NotEnded)
		p = Began(t, 4, map[string]int{OptionTurns: 0, OptionHonour: 30})
		Want(t, "in the same game in which it can be declared", p.Options.Declared, true)
	})
	t.Run("there is none", func(t *testing.T) {
		// rule: mu-alpha/duration/choose-end-conditions
		p := closing(t, Options{Turns: 10})
		p.Players[Red].Honour = 99
		Want(t, "99", ended(p), NotEnded)
		Want(t, "nothing to declare", len(mayBeSaid(p, Red)), 0)
		Want(t, "nor in a game without", Began(t, 4, nil).Options.Declared, false)
	})
}

// rule: mu-alpha/duration/hp-track-public
func TestHonourIsPublic(t *testing.T) {
	p := Position(t, 4)
	p.Run(func(g *State, t *play.Table) { g.Honour(t, Green, -3, ForCrusade) })
	Want(t, "below zero", p.Players[Green].Honour, -3)
	Want(t, "told to all", p.Told(KeyHonour, int16(Green), -3, int16(ForCrusade)), true)
}
