package prototype

import (
	"slices"
	"testing"

	"signoria/play"
)

// ending is the end of the second turn of a table with these limits. Everybody has a safe territory.
func ending(t *testing.T, o Options) *stage {
	t.Helper()
	p := position(t, 3).held(green, 20, "kent").held(red, 20, "wales").held(blue, 20, "cornwall")
	p.Options, p.Phase = o, TurnEnd
	return p
}

// end carries out the end of the turn.
func (p *stage) end() *stage { return p.run((*State).endTurn) }

// rule: mu-prototype/duration/turn-limit
func TestTurnLimit(t *testing.T) {
	p := ending(t, Options{Turns: 3}).end()
	want(t, "after turn 2", p.Ended, NotEnded)
	want(t, "the next", p.Turn, 3)
	p = ending(t, Options{Turns: 3})
	p.Turn = 3
	want(t, "after turn 3", p.end().Ended, ByTurns)
	want(t, "over", p.Phase, GameOver)
	p = ending(t, Options{Minutes: 60})
	p.Turn = mostTurns
	want(t, "in the end", p.end().Ended, ByTurns)
}

// rule: mu-prototype/duration/time-limit-finishes-current-turn
func TestTimeLimit(t *testing.T) {
	p := ending(t, Options{Minutes: 60}).end()
	want(t, "while there is time", p.Ended, NotEnded)
	var o play.Asking
	o.To(green, 0)
	p.durationAsides(&o, green)
	_, _, may := o.At(0)
	want(t, "the aside", len(may) == 1 && may[0].Verb == TimeUp, true)

	p = ending(t, Options{Minutes: 60})
	p.Phase = Purchase
	p.run((*State).timeUp)
	want(t, "the turn goes on", p.Phase, Purchase)
	want(t, "not over", p.Ended, NotEnded)
	p.Phase = TurnEnd
	want(t, "with the turn", p.end().Ended, ByTime)
	o = play.Asking{}
	o.To(green, 0)
	p.durationAsides(&o, green)
	_, _, may = o.At(0)
	want(t, "said once", len(may), 0)
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
		p.Players[green].Claimed = c.claimed
		var o play.Asking
		o.To(green, 0)
		p.durationAsides(&o, green)
		_, _, may := o.At(0)
		var verbs []play.Verb
		for _, x := range may {
			verbs = append(verbs, x.Verb)
		}
		want(t, c.name, slices.Equal(verbs, c.want), true)
	}
}

// Limits of 3 hours and 10 turns: whichever is met first ends the game.
// rule: mu-prototype/duration/combined-limits-first-reached-ends
func TestCombinedLimits(t *testing.T) {
	both := Options{Turns: 10, Minutes: 180, Honour: 30}
	p := ending(t, both)
	p.Turn = 10
	want(t, "turn 10 comes first", p.end().Ended, ByTurns)
	p = ending(t, both)
	p.Turn = 7
	p.run((*State).timeUp)
	want(t, "the time comes first", p.end().Ended, ByTime)
	p = ending(t, both)
	p.Players[red].Honour = 30
	want(t, "honour comes first", p.end().Ended, ByHonour)
	want(t, "none", ending(t, both).end().Ended, NotEnded)
}

// rule: mu-prototype/duration/po-limit-automatic
func TestHonourLimit(t *testing.T) {
	p := ending(t, Options{Honour: 20}).florins(green, 5000)
	p.Players[green].Honour = 19 // and 5 more for his florins at the end
	want(t, "the recorded points count alone", p.end().Ended, NotEnded)
	p = ending(t, Options{Honour: 20})
	p.Players[green].Honour = 20
	want(t, "reached", p.end().Ended, ByHonour)
}

// Limit 30: Blue has 28 recorded, and would get 2 at the end.
// rule: mu-prototype/duration/po-limit-by-declaration
func TestDeclaredLimit(t *testing.T) {
	declared := Options{Honour: 30, Declared: true}
	p := ending(t, declared).florins(blue, 2000)
	p.Players[blue].Honour = 28
	want(t, "nobody declares it", p.end().Ended, NotEnded)

	p = ending(t, declared).florins(blue, 2000)
	p.Players[blue].Honour = 28
	p.run(func(g *State, t *play.Table) { g.claim(t, blue) })
	want(t, "the turn goes on", p.Ended, NotEnded)
	want(t, "told", p.told(KeyClaim, int16(blue)), true)
	want(t, "with the turn", p.end().Ended, ByHonour)
	want(t, "the points of the end", p.Players[blue].Honour, 30)
}

// rule: mu-prototype/duration/po-limit-wrong-declaration
func TestWrongDeclaration(t *testing.T) {
	p := ending(t, Options{Honour: 30, Declared: true}).florins(blue, 2000)
	p.Players[blue].Honour = 27
	p.Players[blue].Claimed = true
	p.end()
	want(t, "the game goes on", p.Ended, NotEnded)
	want(t, "told", p.told(KeyNotYet, int16(blue), 29), true)
	want(t, "it costs nothing", p.Players[blue].Honour, 27)
	want(t, "he may declare again", p.Players[blue].Claimed, false)
}

// rule: mu-prototype/duration/winner-most-honour-points
// rule: mu-prototype/duration/po-recorded-publicly
func TestWinner(t *testing.T) {
	p := ending(t, Options{Turns: 2})
	p.Players[green].Honour, p.Players[red].Honour, p.Players[blue].Honour = -3, 4, 3
	p.run(func(g *State, t *play.Table) { g.honour(t, blue, 2, ForWar) })
	for _, s := range []play.Seat{green, red, blue, play.Nobody} {
		v := p.View(s).(*View)
		want(t, "everybody sees it", [3]int{v.Players[green].Honour, v.Players[red].Honour, v.Players[blue].Honour}, [3]int{-3, 4, 5})
	}
	p.Active = green
	p.end()
	want(t, "the winner", p.Winners, 1<<blue)
	want(t, "told", p.told(KeyWins, int16(blue)), true)
	want(t, "told of nobody else", p.match.Count(KeyWins)+p.match.Count(KeyShares), 1)
	want(t, "the game is over", p.Phase, GameOver)
	want(t, "nobody acts", p.Active, play.Nobody)
	standing := p.State.Standing()
	want(t, "told what each has", p.told(KeyHas, int16(blue), 5), true)
	want(t, "best first", [3]play.Seat{standing.Places[0].Seat, standing.Places[1].Seat, standing.Places[2].Seat}, [3]play.Seat{blue, red, green})
	want(t, "end", standing.End, "turns")

	p = ending(t, Options{Turns: 2})
	p.Players[green].Honour, p.Players[blue].Honour = 5, 5
	p.end()
	want(t, "two have won", p.Winners, 1<<green|1<<blue)
	want(t, "they share it", p.told(KeyShares, int16(green)) && p.told(KeyShares, int16(blue)), true)
	want(t, "alone", p.match.Count(KeyShares), 2)
	want(t, "and nobody has it for himself", p.told(KeyWins), false)
}

// Until the game ends, places are as they would be if it ended now: what the end would add counts with the honour one
// has, stands beside it, and belongs to nobody who is out.
// rule: mu-prototype/victory-end/winner
// rule: mu-prototype/victory-play/when-the-game-is-scored
func TestPlacesCountWhatTheEndWouldAdd(t *testing.T) {
	p := ending(t, Options{Turns: 9}).florins(green, 0).florins(red, 2500).florins(blue, 9000)
	p.Phase = Combat
	p.Players[green].Honour, p.Players[blue].Out = 1, true
	places := p.State.Standing().Places
	for i, x := range []struct {
		seat           play.Seat
		honour, toCome int
	}{{red, 0, 2}, {green, 1, 0}, {blue, 0, 0}} {
		want(t, "place", places[i].Seat, x.seat)
		want(t, "honour", places[i].Scores[0], play.Score{Name: "honour", Value: x.honour})
		want(t, "what counts with it", places[i].Scores[1], play.Score{Name: "to-come", Value: x.toCome})
	}
	p.run((*State).finish)
	want(t, "when it has ended nothing is to come", p.State.Standing().Places[0].Scores[1].Name, "territories")
}

// One player left wins at once.
func TestLastStanding(t *testing.T) {
	p := ending(t, Options{Turns: 9})
	p.Phase = Combat
	p.Players[red].Out, p.Players[blue].Out = true, true
	p.run((*State).lastStanding)
	want(t, "the end", p.Ended, ByConquest)
	want(t, "the winner", p.Winners, 1<<green)
}

// rule: mu-prototype/turn-structure/ten-phases
func TestTenPhases(t *testing.T) {
	game := edition().Game()
	l, err := game.Start(setup(3, 2, map[string]int{optionTurns: 3, optionPieces: 1}))
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
	want(t, "phases of three turns", len(phases), 30)
	for i, p := range phases {
		want(t, "phase", Phase(p), TurnOrder+Phase(i%10))
	}
}

// Each phase is played, then the next begins: in Empire Cards, Diplomacy and Combat when the last of the order has had
// his part, else when all have.
// rule: mu-prototype/turn-structure/ten-phases
// rule: mu-prototype/turn-structure/simultaneous-phases
func TestWhatEachPhaseIs(t *testing.T) {
	begins := func(phase Phase, but func(p *stage)) *stage {
		p := court(t)
		p.Phase, p.Bids, p.Options.Turns = phase, noAuction(), 9
		if but != nil {
			but(p)
		}
		return p.run((*State).Step)
	}
	began(t, 3, nil, byzantium, mamluks, horde).run((*State).Step).asks(green, AskStartCapital)
	begins(TurnOrder, nil).asks(green, AskBid)
	begins(Diplomacy, nil).asks(green, AskDiplomacy)
	begins(Purchase, nil).asks(green, AskPurchase)
	want(t, "Taxes bring florins", begins(Taxes, nil).told(KeyTaxed, int16(green)), true)
	want(t, "Reinforcements bring armies", begins(Reinforcements, nil).told(KeyLevied, int16(green)), true)
	begins(Placement, func(p *stage) {
		p.setBuilt(p.Players[green].Capital, Settlement, 3)
		p.dawn().Players[green].Coming = 3
	}).asks(green, AskPlacement)
	want(t, "the turn ends", begins(TurnEnd, nil).Turn, 3)

	for phase, next := range map[Phase]Phase{EmpireCards: Diplomacy, Diplomacy: Purchase, Combat: Trade} {
		p := begins(phase, func(p *stage) {
			for s := range p.Players[:4] {
				p.Players[s].Actions = 1
			}
		})
		for part := range 4 {
			want(t, "phase after a player's part", p.Phase, [...]Phase{phase, phase, phase, next}[part])
			p.run((*State).Step)
		}
	}
	for phase, next := range map[Phase]Phase{Events: Placement, Trade: TurnEnd} {
		p := begins(phase, nil)
		stages := 1
		for ; p.Phase == phase && p.over(); stages++ {
			p.run((*State).Step)
		}
		want(t, "stages, then the next phase", stages > 1 && p.Phase == next, true)
	}
	wounded := func(p *stage) {
		p.learned(green, Chirurgia).Players[green].Lost[0].Armies = 3
		p.Stage = 3
	}
	want(t, "surgeons come after the last battle", begins(Combat, wounded).told(KeyRecovered, int16(green), 1), true)
	alone := func(p *stage) { p.Players[red].Out, p.Players[blue].Out, p.Players[white].Out = true, true, true }
	want(t, "who is left alone has won", begins(Combat, alone).Ended, ByConquest)
}

// rule: mu-prototype/components/dice
func TestDice(t *testing.T) {
	for level, faces := range map[int8]int8{1: 4, 2: 6, 3: 8} {
		want(t, "the die of a level", position(t, 3).studied(green, level).levelDie(green), faces)
	}
}

// What the end gives decides too: red's florins are worth more than the 2 points that he is behind.
// rule: mu-prototype/duration/winner-most-honour-points
// rule: mu-prototype/victory-play/when-the-game-is-scored
func TestTheEndIsScoredBeforeTheWinnerIsFound(t *testing.T) {
	p := ending(t, Options{Turns: 2}).florins(red, 5000)
	p.Players[blue].Honour, p.Players[red].Honour = 5, 3
	p.end()
	want(t, "the winner", p.Winners, 1<<red)
	want(t, "red's honour", p.Players[red].Honour, 8)
	want(t, "blue's honour", p.Players[blue].Honour, 5)
}

// Where the limit is declared nobody's recorded points end the game by themselves.
// rule: mu-prototype/duration/combined-limits-first-reached-ends
// rule: mu-prototype/duration/po-limit-by-declaration
func TestADeclaredLimitWantsADeclaration(t *testing.T) {
	p := ending(t, Options{Honour: 30, Declared: true, Turns: 5})
	p.Players[red].Honour = 31
	want(t, "nobody says so", p.end().Ended, NotEnded)
	p = ending(t, Options{Honour: 30, Declared: true, Turns: 5})
	p.Players[red].Honour, p.Players[red].Claimed = 30, true
	want(t, "he says so", p.end().Ended, ByHonour)
	p = ending(t, Options{Honour: 30, Declared: true, Turns: 5})
	p.Players[red].Honour, p.Players[red].Claimed = 29, true
	want(t, "he says so, and has not", p.end().Ended, NotEnded)
}
