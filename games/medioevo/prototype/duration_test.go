package prototype

import (
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// ending is the end of the second turn of a table with these limits. Everybody has a safe territory.
func ending(t *testing.T, o Options) *Stage {
	t.Helper()
	p := Position(t, 3).Held(Green, 20, "kent").Held(Red, 20, "wales").Held(Blue, 20, "cornwall")
	p.Options, p.Phase = o, TurnEnd
	return p
}

// end carries out the end of the turn.
func end(p *Stage) *Stage { return p.Run((*State).EndTurn) }

// rule: mu-prototype/duration/turn-limit
func TestTurnLimit(t *testing.T) {
	p := end(ending(t, Options{Turns: 3}))
	Want(t, "after turn 2", p.Ended, NotEnded)
	Want(t, "the next", p.Turn, 3)
	p = ending(t, Options{Turns: 3})
	p.Turn = 3
	Want(t, "after turn 3", end(p).Ended, ByTurns)
	Want(t, "over", p.Phase, GameOver)
	p = ending(t, Options{Minutes: 60})
	p.Turn = MostTurns
	Want(t, "in the end", end(p).Ended, ByTurns)
}

// rule: mu-prototype/duration/time-limit-finishes-current-turn
func TestTimeLimit(t *testing.T) {
	p := end(ending(t, Options{Minutes: 60}))
	Want(t, "while there is time", p.Ended, NotEnded)
	var o play.Asking
	o.To(Green, 0)
	p.DurationAsides(&o, Green)
	_, _, may := o.At(0)
	Want(t, "the aside", len(may) == 1 && may[0].Verb == TimeUp, true)

	p = ending(t, Options{Minutes: 60})
	p.Phase = Purchase
	p.Run((*State).TimeUp)
	Want(t, "the turn goes on", p.Phase, Purchase)
	Want(t, "not over", p.Ended, NotEnded)
	p.Phase = TurnEnd
	Want(t, "with the turn", end(p).Ended, ByTime)
	o = play.Asking{}
	o.To(Green, 0)
	p.DurationAsides(&o, Green)
	_, _, may = o.At(0)
	Want(t, "said once", len(may), 0)
}

// Who plays with a limit says when it is met, and nobody says so of a limit that there is not, or twice.
// rule: mu-prototype/duration/time-limit-finishes-current-turn
// rule: mu-prototype/duration/po-limit-by-declaration
func TestWhatIsSaidOfTheEnd(t *testing.T) {
	for _, c := range []struct {
		name    string
		limits  Options
		claimed bool
		want    []play.Verb
	}{
		{"turns", Options{Turns: 3}, false, nil},
		{"time", Options{Minutes: 1}, false, []play.Verb{TimeUp}},
		{"honour that is counted", Options{Honour: 30}, false, nil},
		{"honour that is declared", Options{Honour: 1, Declared: true}, false, []play.Verb{Claim}},
		{"declared already", Options{Honour: 30, Declared: true}, true, nil},
		{"declared, but without a limit", Options{Turns: 3, Declared: true}, false, nil},
		{"time and honour", Options{Minutes: 60, Honour: 30, Declared: true}, false, []play.Verb{TimeUp, Claim}},
	} {
		p := ending(t, c.limits)
		p.Players[Green].Claimed = c.claimed
		var o play.Asking
		o.To(Green, 0)
		p.DurationAsides(&o, Green)
		_, _, may := o.At(0)
		var verbs []play.Verb
		for _, x := range may {
			verbs = append(verbs, x.Verb)
		}
		Want(t, c.name, slices.Equal(verbs, c.want), true)
	}
}

// Limits of 3 hours and 10 turns: whichever is met first ends the game.
// rule: mu-prototype/duration/combined-limits-first-reached-ends
func TestCombinedLimits(t *testing.T) {
	both := Options{Turns: 10, Minutes: 180, Honour: 30}
	p := ending(t, both)
	p.Turn = 10
	Want(t, "turn 10 comes first", end(p).Ended, ByTurns)
	p = ending(t, both)
	p.Turn = 7
	p.Run((*State).TimeUp)
	Want(t, "the time comes first", end(p).Ended, ByTime)
	p = ending(t, both)
	p.Players[Red].Honour = 30
	Want(t, "honour comes first", end(p).Ended, ByHonour)
	Want(t, "none", end(ending(t, both)).Ended, NotEnded)
}

// rule: mu-prototype/duration/po-limit-automatic
func TestHonourLimit(t *testing.T) {
	p := ending(t, Options{Honour: 20}).Florins(Green, 5000)
	p.Players[Green].Honour = 19 // and 5 more for his florins at the end
	Want(t, "the recorded points count alone", end(p).Ended, NotEnded)
	p = ending(t, Options{Honour: 20})
	p.Players[Green].Honour = 20
	Want(t, "reached", end(p).Ended, ByHonour)
}

// Limit 30: Blue has 28 recorded, and would get 2 at the end.
// rule: mu-prototype/duration/po-limit-by-declaration
func TestDeclaredLimit(t *testing.T) {
	declared := Options{Honour: 30, Declared: true}
	p := ending(t, declared).Florins(Blue, 2000)
	p.Players[Blue].Honour = 28
	Want(t, "nobody declares it", end(p).Ended, NotEnded)

	p = ending(t, declared).Florins(Blue, 2000)
	p.Players[Blue].Honour = 28
	p.Run(func(g *State, t *play.Table) { g.Claim(t, Blue) })
	Want(t, "the turn goes on", p.Ended, NotEnded)
	Want(t, "told", p.Told(KeyClaim, int16(Blue)), true)
	Want(t, "with the turn", end(p).Ended, ByHonour)
	Want(t, "the points of the end", p.Players[Blue].Honour, 30)
}

// rule: mu-prototype/duration/po-limit-wrong-declaration
func TestWrongDeclaration(t *testing.T) {
	p := ending(t, Options{Honour: 30, Declared: true}).Florins(Blue, 2000)
	p.Players[Blue].Honour = 27
	p.Players[Blue].Claimed = true
	end(p)
	Want(t, "the game goes on", p.Ended, NotEnded)
	Want(t, "told", p.Told(KeyNotYet, int16(Blue), 29), true)
	Want(t, "it costs nothing", p.Players[Blue].Honour, 27)
	Want(t, "he may declare again", p.Players[Blue].Claimed, false)
}

// rule: mu-prototype/duration/winner-most-honour-points
// rule: mu-prototype/duration/po-recorded-publicly
func TestWinner(t *testing.T) {
	p := ending(t, Options{Turns: 2})
	p.Players[Green].Honour, p.Players[Red].Honour, p.Players[Blue].Honour = -3, 4, 3
	p.Run(func(g *State, t *play.Table) { g.Honour(t, Blue, 2, ForWar) })
	for _, s := range []play.Seat{Green, Red, Blue, play.Nobody} {
		v := p.View(s).(*View)
		Want(t, "everybody sees it", [3]int{v.Players[Green].Honour, v.Players[Red].Honour, v.Players[Blue].Honour}, [3]int{-3, 4, 5})
	}
	p.Active = Green
	end(p)
	Want(t, "the winner", p.Winners, 1<<Blue)
	Want(t, "told", p.Told(KeyWins, int16(Blue)), true)
	Want(t, "told of nobody else", p.Match.Count(KeyWins)+p.Match.Count(KeyShares), 1)
	Want(t, "the game is over", p.Phase, GameOver)
	Want(t, "nobody acts", p.Active, play.Nobody)
	standing := p.State.Standing()
	Want(t, "told what each has", p.Told(KeyHas, int16(Blue), 5), true)
	Want(t, "best first", [3]play.Seat{standing.Places[0].Seat, standing.Places[1].Seat, standing.Places[2].Seat}, [3]play.Seat{Blue, Red, Green})
	Want(t, "end", standing.End, "turns")

	p = ending(t, Options{Turns: 2})
	p.Players[Green].Honour, p.Players[Blue].Honour = 5, 5
	end(p)
	Want(t, "two have won", p.Winners, 1<<Green|1<<Blue)
	Want(t, "they share it", p.Told(KeyShares, int16(Green)) && p.Told(KeyShares, int16(Blue)), true)
	Want(t, "alone", p.Match.Count(KeyShares), 2)
	Want(t, "and nobody has it for himself", p.Told(KeyWins), false)
}

// Until the game ends, places are as they would be if it ended now: what the end would add counts with the honour one
// has, stands beside it, and belongs to nobody who is out.
// rule: mu-prototype/victory-end/winner
// rule: mu-prototype/victory-play/when-the-game-is-scored
func TestPlacesCountWhatTheEndWouldAdd(t *testing.T) {
	p := ending(t, Options{Turns: 9}).Florins(Green, 0).Florins(Red, 2500).Florins(Blue, 9000)
	p.Phase = Combat
	p.Players[Green].Honour, p.Players[Blue].Out = 1, true
	places := p.State.Standing().Places
	for i, x := range []struct {
		seat           play.Seat
		honour, toCome int
	}{{Red, 0, 2}, {Green, 1, 0}, {Blue, 0, 0}} {
		Want(t, "place", places[i].Seat, x.seat)
		Want(t, "honour", places[i].Scores[0], play.Score{Name: "honour", Value: x.honour})
		Want(t, "what counts with it", places[i].Scores[1], play.Score{Name: "to-come", Value: x.toCome})
	}
	p.Run((*State).Finish)
	Want(t, "when it has ended nothing is to come", p.State.Standing().Places[0].Scores[1].Name, "territories")
}

// One player left wins at once.
func TestLastStanding(t *testing.T) {
	p := ending(t, Options{Turns: 9})
	p.Phase = Combat
	p.Players[Red].Out, p.Players[Blue].Out = true, true
	p.Run((*State).LastStanding)
	Want(t, "the end", p.Ended, ByConquest)
	Want(t, "the winner", p.Winners, 1<<Green)
}

// rule: mu-prototype/turn-structure/ten-phases
func TestTenPhases(t *testing.T) {
	game := Tested().Game()
	l, err := game.Start(Setup(3, 2, map[string]int{OptionTurns: 3, OptionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	var phases []int16
	for told := 0; !l.Over(); {
		o := l.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		if _, err := l.Answer(c.With(o.Seat, c.Lo)); err != nil {
			t.Fatal(err)
		}
		for _, line := range l.Lines(told) {
			told++
			if line.Key == KeyPhase {
				phases = append(phases, line.Args[0])
			}
		}
	}
	Want(t, "phases of three turns", len(phases), 30)
	for i, p := range phases {
		Want(t, "phase", Phase(p), TurnOrder+Phase(i%10))
	}
}

// Each phase is played, then the next begins: in Empire Cards, Diplomacy and Combat when the last of the order has had
// his part, else when all have.
// rule: mu-prototype/turn-structure/ten-phases
// rule: mu-prototype/turn-structure/simultaneous-phases
func TestWhatEachPhaseIs(t *testing.T) {
	begins := func(phase Phase, but func(p *Stage)) *Stage {
		p := Court(t)
		p.Phase, p.Bids, p.Options.Turns = phase, NoAuction(), 9
		if but != nil {
			but(p)
		}
		return p.Run((*State).Step)
	}
	Began(t, 3, nil, Byzantium, Mamluks, Horde).Run((*State).Step).Asks(Green, AskStartCapital)
	begins(TurnOrder, nil).Asks(Green, AskBid)
	begins(Diplomacy, nil).Asks(Green, AskDiplomacy)
	begins(Purchase, nil).Asks(Green, AskPurchase)
	Want(t, "Taxes bring florins", begins(Taxes, nil).Told(KeyTaxed, int16(Green)), true)
	Want(t, "Reinforcements bring armies", begins(Reinforcements, nil).Told(KeyLevied, int16(Green)), true)
	begins(Placement, func(p *Stage) {
		p.SetBuilt(p.Players[Green].Capital, Settlement, 3)
		p.Dawn().Players[Green].Coming = 3
	}).Asks(Green, AskPlacement)
	Want(t, "the turn ends", begins(TurnEnd, nil).Turn, 3)

	for phase, next := range map[Phase]Phase{EmpireCards: Diplomacy, Diplomacy: Purchase, Combat: Trade} {
		p := begins(phase, func(p *Stage) {
			for s := range p.Players[:4] {
				p.Players[s].Actions = 1
			}
		})
		for part := range 4 {
			Want(t, "phase after a player's part", p.Phase, [...]Phase{phase, phase, phase, next}[part])
			p.Run((*State).Step)
		}
	}
	for phase, next := range map[Phase]Phase{Events: Placement, Trade: TurnEnd} {
		p := begins(phase, nil)
		stages := 1
		for ; p.Phase == phase && p.IsOver(); stages++ {
			p.Run((*State).Step)
		}
		Want(t, "stages, then the next phase", stages > 1 && p.Phase == next, true)
	}
	wounded := func(p *Stage) {
		p.Learned(Green, Chirurgia).Players[Green].Lost[0].Armies = 3
		p.Stage = 3
	}
	Want(t, "surgeons come after the last battle", begins(Combat, wounded).Told(KeyRecovered, int16(Green), 1), true)
	alone := func(p *Stage) { p.Players[Red].Out, p.Players[Blue].Out, p.Players[White].Out = true, true, true }
	Want(t, "who is left alone has won", begins(Combat, alone).Ended, ByConquest)
}

// rule: mu-prototype/components/dice
func TestDice(t *testing.T) {
	for level, faces := range map[int8]int8{1: 4, 2: 6, 3: 8} {
		Want(t, "the die of a level", Position(t, 3).Studied(Green, level).LevelDie(Green), faces)
	}
}

// What the end gives decides too: red's florins are worth more than the 2 points that he is behind.
// rule: mu-prototype/duration/winner-most-honour-points
// rule: mu-prototype/victory-play/when-the-game-is-scored
func TestTheEndIsScoredBeforeTheWinnerIsFound(t *testing.T) {
	p := ending(t, Options{Turns: 2}).Florins(Red, 5000)
	p.Players[Blue].Honour, p.Players[Red].Honour = 5, 3
	end(p)
	Want(t, "the winner", p.Winners, 1<<Red)
	Want(t, "red's honour", p.Players[Red].Honour, 8)
	Want(t, "blue's honour", p.Players[Blue].Honour, 5)
}

// Where the limit is declared nobody's recorded points end the game by themselves.
// rule: mu-prototype/duration/combined-limits-first-reached-ends
// rule: mu-prototype/duration/po-limit-by-declaration
func TestADeclaredLimitWantsADeclaration(t *testing.T) {
	p := ending(t, Options{Honour: 30, Declared: true, Turns: 5})
	p.Players[Red].Honour = 31
	Want(t, "nobody says so", end(p).Ended, NotEnded)
	p = ending(t, Options{Honour: 30, Declared: true, Turns: 5})
	p.Players[Red].Honour, p.Players[Red].Claimed = 30, true
	Want(t, "he says so", end(p).Ended, ByHonour)
	p = ending(t, Options{Honour: 30, Declared: true, Turns: 5})
	p.Players[Red].Honour, p.Players[Red].Claimed = 29, true
	Want(t, "he says so, and has not", end(p).Ended, NotEnded)
}
