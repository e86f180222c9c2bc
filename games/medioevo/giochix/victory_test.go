package giochix

import (
	"slices"
	"testing"

	"signoria/play"
)

func TestEndConditions(t *testing.T) {
	// rule: mu-giochix/victory/end-conditions
	for name, c := range map[string]struct {
		lay  func(p *at)
		want Ending
	}{
		"the last turn":              {func(p *at) { p.Options.Turns, p.Turn = 8, 8 }, ByTurns},
		"a turn before it":           {func(p *at) { p.Options.Turns, p.Turn = 8, 7 }, NotEnded},
		"somebody has the Honour":    {func(p *at) { p.Options.Honour, p.Players[mamluks].Honour = 18, 18 }, ByHonour},
		"nobody has it":              {func(p *at) { p.Options.Honour, p.Players[mamluks].Honour = 18, 17 }, NotEnded},
		"the time is up":             {func(p *at) { p.timeUp(&play.Table{}) }, ByTime},
		"none is left":               {func(p *at) { p.alone(play.Nobody) }, BySurvival},
		"one is left":                {func(p *at) { p.alone(mamluks) }, BySurvival},
		"a limit that was not asked": {func(p *at) { p.Players[mamluks].Honour, p.Turn = 90, 50 }, NotEnded},
	} {
		t.Run(name, func(t *testing.T) {
			p := position(t, 3)
			if c.lay(p); p.whyOver() != c.want {
				t.Errorf("it ends by %d, want %d", p.whyOver(), c.want)
			}
		})
	}
}

func TestLastRebellions(t *testing.T) {
	// rule: mu-giochix/victory/final-event-card
	p := position(t, 3).barbariansIn("lydia", Horde{Light: 1, Rebels: 1, Risings: 1})
	p.Circle.Horde, p.Ended = Horde{Light: 1}, ByTurns
	p.Players[byzantines].Tax = 4
	p.run(func(g *State, t *play.Table) { g.finish(t) })
	n := 0
	for o, asked := p.stage.OfferTo(byzantines); asked; o, asked = p.stage.OfferTo(byzantines) {
		p.play(o.Choices[0].With(byzantines, 0))
		n++
	}
	if want := 4 - int(box.Events[p.NextUp].Tolerated); n != max(0, want) {
		t.Errorf("there were %d rebellions, want %d", n, want)
	}
	if !p.Over() {
		t.Error("the game goes on")
	}
}

func TestWinner(t *testing.T) {
	// rule: mu-giochix/victory/winner-and-ties
	for name, c := range map[string]struct {
		honour [3]int16
		money  [3]int32
		want   []play.Seat
	}{
		"most Honour":              {[3]int16{12, 15, 9}, [3]int32{0, 0, 900}, []play.Seat{1, 0, 2}},
		"then the richest":         {[3]int16{15, 15, 9}, [3]int32{10, 9, 900}, []play.Seat{0, 1, 2}},
		"then the one furthest on": {[3]int16{15, 15, 15}, [3]int32{9, 9, 9}, []play.Seat{2, 1, 0}},
	} {
		t.Run(name, func(t *testing.T) {
			p := position(t, 3)
			for s := range play.Seat(3) {
				p.Players[s].Honour, p.Players[s].Florins = c.honour[s], c.money[s]
			}
			if got := p.ranking(); !slices.Equal(got, c.want) {
				t.Errorf("they rank %v, want %v", got, c.want)
			}
		})
	}
}

func TestEndTable(t *testing.T) {
	lay := func(t *testing.T, f func(p *at)) *at {
		p := position(t, 3)
		for s := range play.Seat(3) {
			p.Players[s].Florins = 0
		}
		f(p)
		return p
	}
	for name, c := range map[string]struct {
		bonus Bonus
		lay   func(p *at)
		want  [3]int8
	}{
		// rule: mu-giochix/victory/end-richest
		"the richest, and whoever is as rich": {Richest, func(p *at) { p.Players[0].Florins, p.Players[1].Florins, p.Players[2].Florins = 50, 50, 49 }, [3]int8{3, 3, 0}},
		"nobody, if nobody has any":           {Richest, func(*at) {}, [3]int8{}},
		// rule: mu-giochix/victory/end-great-market
		"the best Great Market of a City": {BestMarket, func(p *at) {
			p.build("thrace", Civil, 3).build("egypt", Civil, 2)
			p.Territories[p.place("thrace")].Cubes, p.Territories[p.place("egypt")].Cubes = 1, 7
		}, [3]int8{3, 0, 0}},
		// rule: mu-giochix/victory/end-technology
		"most technology, not what is only activated": {MostLearned, func(p *at) {
			p.Players[0].Techs[0], p.Players[1].Techs[3] = 1, 2
			p.Players[0].Activated = 1<<Technologies - 1
		}, [3]int8{0, 3, 0}},
		// rule: mu-giochix/victory/end-rome
		"Rome": {HoldsRome, func(p *at) { p.take(hungarians, "papal-state") }, [3]int8{0, 0, 3}},
		// rule: mu-giochix/victory/end-jerusalem
		"Jerusalem": {HoldsJerusalem, func(*at) {}, [3]int8{0, 3, 0}},
		// rule: mu-giochix/victory/end-cathedrals
		"most Cathedrals": {MostCathedrals, func(p *at) { p.build("egypt", Religious, 1) }, [3]int8{0, 3, 0}},
		// rule: mu-giochix/victory/end-cities
		"most Cities": {MostCities, func(p *at) { p.build("egypt", Civil, 3).build("thrace", Civil, 2).build("lydia", Civil, 2) }, [3]int8{0, 3, 0}},
		// rule: mu-giochix/victory/end-castles
		"most Castles": {MostCastles, func(p *at) { p.build("thrace", Military, 3).build("egypt", Military, 2) }, [3]int8{3, 0, 0}},
		// rule: mu-giochix/victory/end-territories
		"most territories": {MostTerritories, func(p *at) { p.take(hungarians, "kent") }, [3]int8{0, 0, 3}},
		// rule: mu-giochix/victory/end-monopolies
		"3 for each monopoly": {Monopolies, func(p *at) {
			for at := range Place(Territories) {
				if box.Settlement[at] && p.inPlay(at) && (box.Produces[at] == 1 || box.Produces[at] == 2) {
					p.Territories[at].Star = hungarians
				}
			}
		}, [3]int8{0, 0, 6}},
		// rule: mu-giochix/victory/end-prisoners
		"1 to 3 of one's own held by others": {OwnPrisoners, func(p *at) { p.put(0, 0, Captive+1); p.put(0, 1, Captive+2); p.put(0, 2, Captive+2) }, [3]int8{-3, 0, 0}},
		// rule: mu-giochix/victory/end-debts
		"debts": {Debts, func(p *at) { p.Players[0].Debt, p.Players[1].Debt, p.Players[2].Debt = 1, 4, 5 }, [3]int8{-2, -9, -15}},
		// rule: mu-giochix/victory/end-objective-ladder
		// rule: mu-giochix/purchases/objective-token-as-hp
		"Objective tokens": {ObjectiveTokens, func(p *at) {
			p.Players[0].Tokens, p.Players[1].Tokens, p.Players[2].Tokens = [Branches]int8{2, 3}, [Branches]int8{1}, [Branches]int8{4, 4, 4}
		}, [3]int8{8, 0, 20}},
	} {
		t.Run(name, func(t *testing.T) {
			p := lay(t, c.lay)
			for s, want := range c.want {
				if got := p.bonusOf(play.Seat(s), c.bonus); got != want {
					t.Errorf("seat %d receives %d, want %d", s, got, want)
				}
			}
		})
	}
	t.Run("the whole ladders", func(t *testing.T) {
		// rule: mu-giochix/victory/end-objective-ladder
		// rule: mu-giochix/victory/end-prisoners
		// rule: mu-giochix/victory/end-debts
		if want := [...]int8{0, 0, 1, 3, 5, 8, 11, 15, 20}; ladder != want {
			t.Errorf("tokens bring %v", ladder)
		}
		for figures, want := range []int8{0, -3, -3, -3, -6, -6, -6, -9, -9} {
			if got := lostToPrison(int8(figures)); got != want {
				t.Errorf("%d in prison cost %d", figures, got)
			}
		}
		if want := [...]int8{0, -2, -4, -6, -9, -15}; lostToDebt != want {
			t.Errorf("debts cost %v", lostToDebt)
		}
	})
	t.Run("it is added when the game ends", func(t *testing.T) {
		// rule: mu-giochix/victory/end-jerusalem
		// rule: mu-giochix/victory/end-debts
		p := lay(t, func(p *at) { p.Players[mamluks].Debt = 1; p.Ended = ByTurns })
		for s := range play.Seat(3) {
			p.Players[s].Tax = 0
		}
		p.run(func(g *State, t *play.Table) { g.finish(t) })
		p.wantHonour(mamluks, 10+3+3-2) // Jerusalem, and as many territories as anybody
	})
}

func TestTheFallen(t *testing.T) {
	t.Run("one may take back a territory of his Kingdom where nobody stands", func(t *testing.T) {
		// rule: mu-giochix/general/eliminated-return
		// rule: mu-giochix/general/elimination-condition
		p := position(t, 3)
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			p.Territories[at].Star = mamluks
		}
		lydia, thrace := p.place("lydia"), p.place("thrace")
		p.Territories[lydia].Star = play.Nobody
		p.barbariansIn("lydia", Horde{Light: 1, Rebels: 1, Risings: 1}).stand(mamluks, "thrace", Counts{Light: 1})
		p.run(func(g *State, t *play.Table) { g.reclaims(t) })
		if p.may(byzantines, play.Choice{Verb: Reclaim, A: int16(thrace)}) {
			t.Error("he may take back what another holds")
		}
		p.play(by(byzantines, Reclaim, int16(lydia)))
		if !p.controls(byzantines, lydia) {
			t.Error("he does not control it")
		}
	})
	t.Run("he makes pacts", func(t *testing.T) {
		// rule: mu-giochix/general/eliminated-diplomacy
		p := position(t, 3)
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			p.Territories[at].Star = mamluks
		}
		if !p.fallen(byzantines) || !slices.Contains(p.parties(), byzantines) {
			t.Error("he may not bargain")
		}
	})
}

func TestEndOfTurn(t *testing.T) {
	// rule: mu-giochix/end-of-turn/remove-stops
	// rule: mu-giochix/end-of-turn/untap
	// rule: mu-giochix/end-of-turn/objective-tokens-up
	// rule: mu-giochix/end-of-turn/advance-turn
	p := position(t, 3)
	i := p.own(byzantines, Caravan, 1, "thrace")
	p.Players[byzantines].Property[i].Stopped, p.Players[byzantines].Stopped = true, 1
	p.Players[byzantines].Turned, p.Cards[4].Tapped, p.Cards[5].Tapped = [Branches]int8{1}, 1, 2
	p.put(byzantines, 7, Yielded)
	p.Phase = TurnEnd
	p.run(func(g *State, t *play.Table) { g.Step(t) })
	x := &p.Players[byzantines]
	if x.Property[i].Stopped || x.Stopped != 0 || x.Turned != [Branches]int8{} || p.Cards[4].Tapped != 0 || p.Cards[5].Tapped != 1 {
		t.Error("something is not readied")
	}
	if x.Figures[7] != Surrendered {
		t.Error("who surrendered in this turn does not come back in the next")
	}
	if p.Turn != 3 || p.Phase != TurnOrder {
		t.Errorf("it is turn %d, phase %d", p.Turn, p.Phase)
	}
}
