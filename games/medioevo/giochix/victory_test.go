package giochix

import (
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/bargain"
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
			for i, place := range p.Standing().Places {
				honour, florins := c.honour[c.want[i]], c.money[c.want[i]]
				if got := place.Scores[:2]; got[0].Value != int(honour) || got[1].Value != int(florins) {
					t.Errorf("place %d is told as %v, want %d Honour Points and what breaks a tie, %d florins", i+1, got, honour, florins)
				}
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

// What an eliminated player has offered or was offered stands no longer; what others have among themselves does.
// rule: mu-giochix/taxes/default-twice-eliminated
func TestOffersOfTheEliminated(t *testing.T) {
	for _, c := range []struct {
		from, to play.Seat
		stands   bool
	}{
		{byzantines, mamluks, false},
		{mamluks, byzantines, false},
		{byzantines, bargain.Everybody, false},
		{mamluks, hungarians, true},
		{mamluks, bargain.Everybody, true},
	} {
		p := position(t, 3)
		p.Bargains.Offer(bargain.Bargain{From: c.from, To: c.to, Terms: bargain.Terms{Goods: [bargain.Goods]int16{10}}}, "", 0)
		p.run(func(g *State, t *play.Table) {
			g.eliminate(t, byzantines)
			g.setTax(t, hungarians)
		})
		for s := range play.Seat(3) {
			takes := slices.ContainsFunc(p.stage.Asides(s), func(x play.Choice) bool { return x.Verb == AcceptDeal })
			if want := c.stands && s != c.from && (s == c.to || c.to == bargain.Everybody && s != byzantines); takes != want {
				t.Errorf("from %d to %d: seat %d may take it: %v", c.from, c.to, s, takes)
			}
		}
		if _, waits := p.Bargains.From(1); waits != c.stands {
			t.Errorf("from %d to %d: it stands: %v", c.from, c.to, waits)
		}
	}
}

// rule: mu-giochix/taxes/default-twice-eliminated
func TestElimination(t *testing.T) {
	p := position(t, 3).stand(byzantines, "kent", Counts{Light: 2}).build("thrace", Military, 1).give(byzantines, "e01", "e02").give(mamluks, "e03").war(byzantines, mamluks).war(mamluks, hungarians)
	for id, s := range map[string]play.Seat{"bulgaria": byzantines, "judea": mamluks} {
		x := &p.Territories[p.place(id)]
		x.Star, x.From = s, p.place("thrace")
	}
	p.own(byzantines, Caravan, 1, "thrace")
	p.own(mamluks, Caravan, 1, "egypt")
	p.put(byzantines, 5, Captive+Spot(mamluks))
	p.put(mamluks, 3, Captive+Spot(byzantines))
	p.put(mamluks, 4, Captive+Spot(hungarians))
	for _, pair := range [...][2]play.Seat{{byzantines, mamluks}, {mamluks, byzantines}, {mamluks, hungarians}} {
		p.Pacts[pair[0]][pair[1]].Kinds = 1 << PassagePact
	}
	p.run(func(g *State, t *play.Table) { g.eliminate(t, byzantines) })
	if !p.Players[byzantines].Out || p.plays(byzantines) || !p.plays(mamluks) {
		t.Error("the wrong one is out")
	}
	if p.deployed(byzantines) != 0 || p.captured(byzantines) != 0 || p.properties(byzantines) != 0 || p.properties(mamluks) != 1 || p.land(byzantines) != 0 {
		t.Error("he has something still, or another has lost something")
	}
	if p.Territories[p.place("bulgaria")].Star != play.Nobody || p.Territories[p.place("bulgaria")].From != NoPlace || p.Territories[p.place("judea")].Star != mamluks {
		t.Error("his star is still there, or another's is gone")
	}
	if p.cardsOf(byzantines) != 0 || p.cardsOf(mamluks) != 1 || p.UnderN != 2 {
		t.Errorf("%d cards lie under the deck", p.UnderN)
	}
	if x := p.Players[mamluks].Figures; x[3] != Surrendered || x[4] != Captive+Spot(hungarians) {
		t.Errorf("his prisoner is at %d, another's at %d", x[3], x[4])
	}
	if p.Pacts[byzantines][mamluks].Kinds != 0 || p.Pacts[mamluks][byzantines].Kinds != 0 || p.Pacts[mamluks][hungarians].Kinds == 0 {
		t.Error("the wrong pacts are over")
	}
	if p.atWar(byzantines, mamluks) || p.atWar(mamluks, byzantines) || !p.atWar(mamluks, hungarians) {
		t.Error("the wrong wars are over")
	}
	if err := p.Check(); err != nil {
		t.Error(err)
	}
	// He is asked nothing more, and nobody is offered anything with him.
	p.run(func(g *State, t *play.Table) { g.setTax(t, hungarians) })
	for _, c := range p.stage.Asides(mamluks) {
		if c.Verb == DeclareWar && c.A == int16(byzantines) {
			t.Error("war can be declared on him")
		}
	}
	if len(p.stage.Asides(byzantines)) > 0 {
		t.Error("he may do something")
	}
}

// rule: mu-giochix/taxes/default-twice-eliminated
// rule: mu-giochix/victory/end-prisoners
func TestPrisonersOfWhoIsOut(t *testing.T) {
	p := position(t, 3)
	for i, holder := range [...]play.Seat{byzantines, mamluks} {
		p.put(hungarians, int8(i), Captive+Spot(holder))
	}
	if n := p.captured(hungarians); n != 2 {
		t.Errorf("others hold %d of his units", n)
	}
	p.run(func(g *State, t *play.Table) { g.eliminate(t, mamluks) })
	if x := p.Players[hungarians].Figures; x[0] != Captive+Spot(byzantines) || x[1] != Surrendered {
		t.Errorf("they are at %d and %d", x[0], x[1])
	}
	// Who is out gains and loses nothing at the end.
	p.Players[mamluks].Debt, p.Ended = 3, ByTurns
	p.run(func(g *State, t *play.Table) { g.finish(t) }).closing()
	if p.Players[mamluks].Final != [bonuses]int8{} { // rule: mu-giochix/victory/final-event-card
		t.Errorf("he receives %v", p.Players[mamluks].Final)
	}
}

func TestWhoHasLostAll(t *testing.T) {
	lost := func(t *testing.T) *at {
		p := position(t, 3)
		for _, at := range box.Atlas.Realms[p.Players[byzantines].Realm].Territories {
			p.Territories[at].Star = mamluks
		}
		return p
	}
	// rule: mu-giochix/general/elimination-condition
	t.Run("neither armies, on land or at sea, nor territories", func(t *testing.T) {
		if p := lost(t); !p.fallen(byzantines) || p.fallen(mamluks) || p.fallen(hungarians) {
			t.Error("the wrong ones have lost all")
		}
		p := lost(t)
		if p.aboard(byzantines, p.own(byzantines, Galley, 1, "sea-of-marmara"), Counts{Light: 1}); p.fallen(byzantines) {
			t.Error("a fleet is no army")
		}
		p = lost(t)
		if p.Territories[p.place("bulgaria")].Star = byzantines; p.fallen(byzantines) {
			t.Error("land that a star holds is no land")
		}
	})
	// rule: mu-giochix/general/eliminated-return
	t.Run("he takes back land of his Kingdom where no player's units stand and no star lies, Barbarians or not", func(t *testing.T) {
		p := lost(t).barbariansIn("thrace", Horde{Light: 3}).barbariansIn("lydia", Horde{Light: 1}).stand(hungarians, "lydia", Counts{Light: 1})
		for _, id := range [...]string{"thrace", "lydia"} {
			p.Territories[p.place(id)].Star = play.Nobody
		}
		p.run(func(g *State, t *play.Table) { g.reclaims(t) })
		if n := len(mustOffer(p, byzantines).Choices); n != 2 {
			t.Errorf("there are %d choices, want Thrace or nothing", n)
		}
		p.play(by(byzantines, Reclaim, int16(p.place("thrace")))).wantControl("thrace", byzantines)
		if p.Hordes[p.place("thrace")] != (Horde{}) || p.Hordes[p.place("lydia")].Light != 1 {
			t.Error("the horde is still there, or another is gone")
		}
	})
	// rule: mu-giochix/general/eliminated-return
	t.Run("who has nothing to take back is not asked, nor who has not lost all", func(t *testing.T) {
		if p := lost(t).run(func(g *State, t *play.Table) { g.reclaims(t) }); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
		p := lost(t).stand(byzantines, "kent", Counts{Light: 1}).barbariansIn("thrace", Horde{Light: 1})
		p.Territories[p.place("thrace")].Star = play.Nobody
		if p.run(func(g *State, t *play.Table) { g.reclaims(t) }); !p.stage.Over() {
			t.Errorf("it is asked: %s", p.stage.Asked())
		}
	})
}

func TestTheTurnOfATurn(t *testing.T) {
	// rule: mu-giochix/end-of-turn/advance-turn
	t.Run("what belongs to a turn is forgotten", func(t *testing.T) {
		p := position(t, 3)
		p.Event, p.Players[mamluks].Did = 4, Did{Borrowed: true, Bought: 3, Passed: true}
		p.run(func(g *State, t *play.Table) { g.beginTurn(t) })
		if p.Event != None || p.Players[mamluks].Did != (Did{}) || p.Turn != 3 || p.Phase != TurnOrder {
			t.Errorf("turn %d, phase %d, Event %d, %+v", p.Turn, p.Phase, p.Event, p.Players[mamluks].Did)
		}
	})
	// rule: mu-giochix/end-of-turn/advance-turn
	// rule: mu-giochix/diplomacy/pacts-between-players
	t.Run("offers that were to stand for the turn lapse", func(t *testing.T) {
		p := position(t, 3).asked()
		a, _ := bargaining.Aside(p.State, byzantines, bargain.Move{Deed: bargain.Offer, To: mamluks, Open: true, Turns: 1, Terms: bargain.Terms{Give: bargain.Of(int16(PassagePact))}})
		p.stage.OutOfTurn(a)
		p.State = p.stage.Position()
		p.run(func(g *State, t *play.Table) { g.beginTurn(t) }).asked()
		for _, c := range p.stage.Asides(mamluks) {
			if c.Verb == AcceptDeal {
				t.Error("it can be accepted still")
			}
		}
	})
	// rule: mu-giochix/victory/final-event-card
	t.Run("at the end another Event card is drawn, and the next one's back is what is tolerated", func(t *testing.T) {
		p := position(t, 3)
		top := p.NextUp
		p.Ended = ByTurns
		p.run(func(g *State, t *play.Table) { g.finish(t) })
		if p.NextUp == top || p.Events[top] == OnTop || !p.stage.Tells(KeyLastTax, int16(box.Events[p.NextUp].Tolerated)) {
			t.Error("the same card is on top")
		}
	})
	// rule: mu-giochix/victory/final-event-card
	t.Run("of the end table only what gives or takes Honour is told", func(t *testing.T) {
		p := position(t, 3)
		p.Ended, p.Players[byzantines].Florins = ByTurns, 2000
		p.run(func(g *State, t *play.Table) { g.finish(t) }).closing()
		for _, l := range p.stage.Lines(0) {
			if l.Key == KeyBonus && l.Args[1] == 0 {
				t.Errorf("%v", l)
			}
		}
		if !p.stage.Tells(KeyBonus, int16(byzantines), 3, int16(Richest)) || p.Players[byzantines].Final[Richest] != 3 {
			t.Error("the richest is not told of")
		}
	})
}

// What counts at the end is told before it comes: on the table, of what can be built, and of what stands.
// rule: mu-giochix/victory/end-cathedrals
// rule: mu-giochix/victory/end-prisoners
// rule: mu-giochix/victory/end-debts
// rule: mu-giochix/victory/end-objective-ladder
func TestWhatCountsAtTheEndIsToldBefore(t *testing.T) {
	c := componentsIn("en").(*Components)
	for bonus, want := range map[Bonus]EndComponent{
		MostCathedrals: {"Most Cathedrals", 3, 3}, OwnPrisoners: {"Units in captivity", -3, -9}, Debts: {"Debts", -2, -15}, ObjectiveTokens: {"Objective tokens", 1, 20},
	} {
		if got := c.Ends[bonus]; got != want {
			t.Errorf("line %d is told as %+v, want %+v", bonus, got, want)
		}
	}
	for f, want := range [families][]int{Civil: {0, 0, 3}, Military: {0, 0, 3}, Religious: {3}} {
		for level, b := range c.Buildings[f] {
			if b.End != want[level] {
				t.Errorf("a %s brings %d at the end, want %d", b.Name, b.End, want[level])
			}
		}
	}
	p := position(t, 3).build("egypt", Religious, 1).build("thrace", Civil, 2)
	for f, want := range map[Family]bool{Religious: true, Civil: false} {
		at := map[Family]string{Religious: "egypt", Civil: "thrace"}[f]
		card, _ := about(p.State, "en", byzantines, refBuilding(int16(p.place(at)), int16(f)))
		if got := slices.Contains(card.Facts, "Whoever has most of them at the end gains 3 Honour Points."); got != want {
			t.Errorf("family %d: told %v", f, card.Facts)
		}
	}
}
