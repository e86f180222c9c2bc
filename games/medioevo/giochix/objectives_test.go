package giochix

import (
	"testing"

	"signoria/play"
)

// wantMet checks whether the Objective of a player's card is met.
func (p *at) wantMet(s play.Seat, id string, want bool) {
	p.t.Helper()
	if got := p.reached(s, int8(cardNamed(p.t, id))); got != want {
		p.t.Errorf("the Objective of %s is met: %v", id, got)
	}
}

// Each kind of Objective about the position, just short of what it wants and as it wants it.
func TestObjectivesOfThePosition(t *testing.T) {
	// rule: mu-giochix/purchases/empire-card-objective
	// rule: mu-giochix/components/empire-cards
	home := func(s play.Seat) []Place { return box.Atlas.Realms[realmNamed(realmsOfSeats[s])].Territories }
	for _, c := range []struct {
		id          string
		short, more func(p *at)
	}{
		{"e21", func(*at) {}, func(p *at) { p.build("thrace", Religious, 1) }},                                  // a Cathedral
		{"e23", func(p *at) { p.build("thrace", Military, 2) }, func(p *at) { p.build("thrace", Military, 3) }}, // a Castle
		{"e13", func(p *at) { p.build("thrace", Military, 1).build("mysia", Military, 2).build("lydia", Military, 3) }, func(p *at) { p.build("rhodes", Military, 1) }},
		{"e12", func(p *at) { p.build("thrace", Civil, 3).build("lydia", Civil, 3).build("macedonia", Civil, 1) }, func(p *at) { p.build("macedonia", Civil, 2) }},
		{"e14", func(p *at) { // all families, 15 levels
			p.build("thrace", Civil, 3).build("lydia", Civil, 3).build("macedonia", Civil, 3).build("thrace", Military, 3).build("lydia", Military, 2)
		}, func(p *at) { p.build("thrace", Religious, 1) }},
		{"e33", func(p *at) { p.stand(byzantines, "thrace", Counts{Archer: 3, Light: 5}) }, func(p *at) { p.stand(byzantines, "mysia", Counts{Archer: 1}) }},
		{"e15", func(p *at) { p.stand(byzantines, "thrace", Counts{Archer: 9, Light: 5}) }, func(p *at) { p.stand(byzantines, "mysia", Counts{Knight: 1}) }},
		{"e18", func(p *at) { p.captain(byzantines, "thrace", 3).captain(byzantines, "thrace", 1) }, func(p *at) { p.captain(byzantines, "mysia", 2) }},
		{"e52", func(p *at) {
			for range 3 {
				p.own(byzantines, WarWagon, 1, "thrace")
			}
			p.own(byzantines, Engine, 1, "thrace")
		}, func(p *at) { p.own(byzantines, Caravan, 1, "thrace") }},
		{"e60", func(p *at) {
			p.own(byzantines, Galley, 2, "thrace")
			p.own(byzantines, MerchantShip, 3, "thrace")
			p.own(byzantines, Galley, 1, "thrace")
		}, func(p *at) { p.own(byzantines, Galley, 2, "thrace") }},
		{"e70", func(p *at) { p.own(byzantines, Engine, 1, "thrace"); p.own(byzantines, Engine, 3, "mysia") }, func(p *at) { p.own(byzantines, Engine, 2, "lydia") }},
		{"e26", func(p *at) { p.build("thrace", Civil, 2).build("thrace", Military, 1).build("lydia", Religious, 1) }, func(p *at) { p.build("thrace", Religious, 1) }},
		{"e64", func(p *at) { p.stand(byzantines, "thrace", Counts{1, 1, 1, 1, 0}).captain(byzantines, "mysia", 1) }, func(p *at) { p.captain(byzantines, "thrace", 1) }},
		{"e51", func(p *at) { p.take(byzantines, "egypt", "palestine") }, func(p *at) { p.take(byzantines, "cyrenaica") }}, // ports abroad
		{"e25", func(p *at) { p.take(byzantines, "egypt", "judea") }, func(p *at) { p.take(byzantines, "coele-syria") }},   // six settlements
		{"e39", func(p *at) { p.take(byzantines, "egypt", "judea", "sinai") }, func(p *at) { p.take(byzantines, "palestine") }},
		{"e65", func(p *at) { p.take(byzantines, "albania") }, func(p *at) { p.take(byzantines, "serbia") }},
		{"e47", func(p *at) { p.take(byzantines, "serbia", "bulgaria") }, func(p *at) { p.take(byzantines, "vidin") }},
		{"e62", func(p *at) { p.take(byzantines, "paphlagonia", "cappadocia", "serbia") }, func(p *at) { p.take(byzantines, "lycia") }},
		{"e45", func(p *at) { p.take(byzantines, "egypt", "judea", "pannonia") }, func(p *at) { p.take(byzantines, "sinai") }},
		{"e37", func(p *at) { p.take(byzantines, "judea") }, func(p *at) { p.take(byzantines, "papal-state") }},
		{"e50", func(p *at) { p.Players[byzantines].Florins, p.Players[byzantines].Debt = 2000, 1 }, func(p *at) { p.Players[byzantines].Debt = 0 }},
		{"e42", func(p *at) { p.learn(byzantines, "strategia", "architettura") }, func(p *at) { p.learn(byzantines, "ingegneria") }},
		{"e10", func(p *at) { p.learn(byzantines, "logistica", "arsenale", "banche") }, func(p *at) { p.learn(byzantines, "gilde") }},
		{"e09", func(p *at) { p.Players[byzantines].Techs = [Branches]int8{4, 1, 1, 1, 1, 0} }, func(p *at) { p.learn(byzantines, "legge") }},
		{"e03", func(*at) {}, func(p *at) { p.Players[byzantines].Florins = 1001 }}, // as many florins are no lead
		{"e28", func(*at) {}, func(p *at) { p.Players[byzantines].Honour = 11 }},
		{"e41", func(p *at) {
			p.stand(byzantines, "thrace", Counts{Light: 2}).stand(mamluks, "egypt", Counts{Knight: 2})
		}, func(p *at) { p.stand(byzantines, "thrace", Counts{Light: 1}) }},
		{"e24", func(p *at) { p.build("thrace", Military, 3).build("egypt", Military, 3) }, func(p *at) { p.build("mysia", Military, 3) }},
		{"e54", func(p *at) { p.build("thrace", Religious, 1).build("egypt", Religious, 1) }, func(p *at) { p.build("mysia", Religious, 1) }},
		{"e22", func(p *at) { p.give(byzantines, "e22", "e01", "e02") }, func(p *at) { p.give(byzantines, "e03") }}, // three others
		{"e59", func(p *at) { p.Players[byzantines].Tokens = [Branches]int8{2, 2} }, func(p *at) { p.Players[byzantines].Tokens[5] = 1 }},
		{"e66", func(p *at) {
			for i := range 2 {
				p.put(mamluks, int8(i), Captive+Spot(byzantines))
			}
			p.put(hungarians, 0, Captive+Spot(mamluks))
		}, func(p *at) { p.put(hungarians, 1, Captive+Spot(byzantines)) }},
		{"e27", func(p *at) { p.Pacts[byzantines][mamluks].Kinds = 3 }, func(p *at) { p.Pacts[hungarians][byzantines].Kinds = 1 }},
		{"e06", func(p *at) { p.build("thrace", Civil, 3).Territories[p.place("thrace")].Cubes = 0b1111 }, func(p *at) { p.Territories[p.place("thrace")].Cubes = 0b11111 }},
	} {
		t.Run(c.id, func(t *testing.T) {
			p := position(t, 3).give(byzantines, c.id)
			if c.short(p); p.reached(byzantines, int8(cardNamed(t, c.id))) {
				t.Error("it is met too early")
			}
			if c.more(p); !p.reached(byzantines, int8(cardNamed(t, c.id))) {
				t.Error("it is not met")
			}
		})
	}
	t.Run("a Kingdom that is not whole", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e39").take(byzantines, "egypt", "judea", "sinai", "palestine").take(mamluks, "rhodes")
		p.wantMet(byzantines, "e39", false)
	})
	t.Run("producers and monopolies", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e57", "e67")
		kinds, good := map[int8]bool{}, box.Produces[p.place("thrace")]
		for at := range Place(Territories) {
			if g := box.Produces[at]; g != None && p.inPlay(at) && (len(kinds) < 4 || kinds[g]) && p.controller(at) == byzantines {
				kinds[g] = true
			}
		}
		for at := range Place(Territories) {
			if g := box.Produces[at]; g != None && p.inPlay(at) && len(kinds) < 4 && !kinds[g] && p.controller(at) != byzantines {
				p.wantMet(byzantines, "e57", false)
				p.take(byzantines, at.ID())
				kinds[g] = true
			}
		}
		p.wantMet(byzantines, "e57", true)
		p.wantMet(byzantines, "e67", false)
		for at := range Place(Territories) {
			if box.Produces[at] == good && p.inPlay(at) && p.controller(at) != byzantines {
				p.take(byzantines, at.ID())
			}
		}
		p.wantMet(byzantines, "e67", true)
	})
	t.Run("who is out for good is before nobody", func(t *testing.T) {
		// rule: mu-giochix/taxes/default-twice-eliminated
		p := position(t, 3)
		p.Players[byzantines].Florins, p.Players[mamluks].Florins = 1100, 1200
		p.wantMet(byzantines, "e03", false)
		p.run(func(g *State, t *play.Table) { g.eliminate(t, mamluks) }).wantMet(byzantines, "e03", true)
	})
	t.Run("one's own realm does not count", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e63", "e45")
		p.wantMet(byzantines, "e63", false)
		p.wantMet(byzantines, "e45", false)
		for _, at := range home(mamluks) {
			p.take(byzantines, at.ID())
		}
		p.wantMet(byzantines, "e63", true)
	})
	t.Run("nobody meets one by his first position", func(t *testing.T) {
		p := position(t, 3)
		for card := range int8(EmpireCards) {
			if w := &box.Cards[card].Objective; !w.Kind.ofTurn() && p.fulfils(byzantines, w) && w.Kind != Lead {
				t.Errorf("%s is met", box.Cards[card].ID)
			}
		}
	})
}

// Each kind of Objective about what happens in a turn.
func TestObjectivesOfATurn(t *testing.T) {
	// rule: mu-giochix/purchases/empire-card-objective
	// rule: mu-giochix/components/empire-cards
	won := Happening{Kind: WonBattle, Against: true, Role: AsAttacker, Enemy: 6, Lost: 1}
	with := func(change func(h *Happening)) Happening {
		h := won
		change(&h)
		return h
	}
	for _, c := range []struct {
		id  string
		not []Happening
		met []Happening
	}{
		{"e02", []Happening{{Kind: TaxIncome, Florins: 399}}, []Happening{{Kind: TaxIncome, Florins: 400}}},
		{"e01", []Happening{{Kind: TaxCalm, N: 2}}, []Happening{{Kind: TaxCalm, N: 3}}},
		{"e16", []Happening{with(func(h *Happening) { h.Enemy = 4 }), with(func(h *Happening) { h.Against = false })}, []Happening{won}},
		{"e19", []Happening{won}, []Happening{with(func(h *Happening) { h.Role = AsDefender })}},
		{"e31", []Happening{won, with(func(h *Happening) { h.Role, h.Like = AsDefender, 1<<FightFortified })}, []Happening{with(func(h *Happening) { h.Like = 1 << FightFortified })}},
		{"e34", []Happening{with(func(h *Happening) { h.Lost = 2 })}, []Happening{won}},
		{"e35", []Happening{won, with(func(h *Happening) { h.Lost, h.Enemy = 0, 2 })}, []Happening{with(func(h *Happening) { h.Lost = 0 })}},
		{"e40", []Happening{won}, []Happening{with(func(h *Happening) { h.Like = 1<<FightFewer | 1<<FightNaval })}},
		{"e43", []Happening{won}, []Happening{with(func(h *Happening) { h.Against = false })}},
		{"e44", []Happening{won}, []Happening{won}}, // two battles
		{"e56", []Happening{won}, []Happening{with(func(h *Happening) { h.Like = 1 << FightNaval })}},
		{"e32", []Happening{{Kind: Conquered}}, []Happening{{Kind: Conquered, Against: true}}}, // two territories
		{"e38", []Happening{{Kind: Conquered, Against: true}, {Kind: Conquered, With: 1 << WithSettlement}}, []Happening{{Kind: Conquered, Against: true, With: 1 << WithSettlement}}},
		{"e20", nil, []Happening{{Kind: Suppressed, N: 1}}},
		{"e46", []Happening{{Kind: Suppressed, N: 1}}, []Happening{{Kind: Suppressed, N: 1}}},
		{"e61", nil, []Happening{{Kind: DestroyedBuilding, N: 1}}},
		{"e58", []Happening{{Kind: CapturedUnits, N: 1}}, []Happening{{Kind: CapturedUnits, N: 1}}},
		{"e08", []Happening{{Kind: CompletedRoute, N: 4}}, []Happening{{Kind: CompletedRoute, N: 6}}},
		{"e05", []Happening{{Kind: Sold, N: 4, Florins: 900}}, []Happening{{Kind: Sold, N: 1, Florins: 100}}},
		{"e29", []Happening{{Kind: Sold, N: 2, Florins: 200}, {Kind: Sold, N: 2, Florins: 299}}, []Happening{{Kind: Sold, N: 2, Florins: 300}}},
		{"e11", []Happening{{Kind: Built, Of: Civil.among(2)}}, []Happening{{Kind: Built, Of: Religious.among(1)}}},
	} {
		t.Run(c.id, func(t *testing.T) {
			p := position(t, 3).give(byzantines, c.id)
			for _, h := range c.not {
				p.note(byzantines, h)
			}
			p.wantMet(byzantines, c.id, false)
			for _, h := range c.met {
				p.note(mamluks, h)
			}
			p.wantMet(byzantines, c.id, false)
			for _, h := range c.met {
				p.note(byzantines, h)
			}
			p.wantMet(byzantines, c.id, true)
		})
	}
	t.Run("no calm with rebels at home", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e01").barbariansIn("mysia", Horde{Light: 1, Rebels: int8(byzantines) + 1, Risings: 1})
		p.note(byzantines, Happening{Kind: TaxCalm, N: 4})
		p.wantMet(byzantines, "e01", false)
	})
	t.Run("who gets the card afterwards has missed it", func(t *testing.T) {
		p := position(t, 3)
		p.note(byzantines, Happening{Kind: Suppressed, N: 1})
		p.give(byzantines, "e20").wantMet(byzantines, "e20", false)
	})
	t.Run("it is past when the turn ends, before which he is asked a last time", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e20", "e21").build("thrace", Religious, 1)
		p.note(byzantines, Happening{Kind: Suppressed, N: 1})
		p.run(func(g *State, t *play.Table) { g.endTurn(t) })
		p.stage.Asks(byzantines, AskObjectives)
		if p.hasWare(byzantines, ShowObjective, cardNamed(t, "e21")) {
			t.Error("he is asked about the position, which will hold in the next turn")
		}
		p.play(by(byzantines, KeepHidden)).wantMet(byzantines, "e20", false)
	})
	t.Run("others do not see whose Objectives are met: whoever could tap a card is asked", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective-hidden
		p := position(t, 3).give(byzantines, "e20").give(mamluks, "e46").give(hungarians, "e19")
		p.note(byzantines, Happening{Kind: Suppressed, N: 1})
		p.Cards[cardNamed(t, "e19")].Tapped = 1
		p.run(func(g *State, t *play.Table) { g.lastObjectives(t, false) })
		for s, want := range []bool{byzantines: true, mamluks: true, hungarians: false} {
			if _, asked := p.stage.OfferTo(play.Seat(s)); asked != want {
				t.Errorf("seat %d is asked: %v", s, asked)
			}
		}
	})
	t.Run("building a City in Purchases is noted", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e11").learn(byzantines, "architettura", "statuti").shopsIn(byzantines, "thrace")
		p.buys(byzantines, Build, int16(p.place("thrace")), leveled(int8(Civil), 3), 0).wantMet(byzantines, "e11", true)
	})
}

func TestShowingObjectives(t *testing.T) {
	show := func(p *at, id string, colour int16) *at {
		p.t.Helper()
		p.run(func(g *State, t *play.Table) { g.court(t, byzantines) })
		p.stage.OutOfTurn(by(byzantines, ShowObjective, cardNamed(p.t, id), colour))
		p.State = p.stage.Position()
		return p
	}
	offered := func(p *at, id string) (colours []int16) {
		p.run(func(g *State, t *play.Table) { g.court(t, byzantines) })
		for _, c := range p.stage.Asides(byzantines) {
			if c.Verb == ShowObjective && c.A == cardNamed(p.t, id) {
				colours = append(colours, c.B)
			}
		}
		return colours
	}
	t.Run("a token of the colour of one icon, and the card goes under the deck", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective
		p := position(t, 3).give(byzantines, "e21").build("thrace", Religious, 1)
		if got := offered(p, "e21"); len(got) != 2 || got[0] != 2 || got[1] != 4 {
			t.Errorf("colours %v are offered, not science and faith", got)
		}
		show(p, "e21", 4)
		card := int8(cardNamed(t, "e21"))
		if p.Players[byzantines].Tokens[4] != 1 || p.Cards[card].Of != play.Nobody || p.Under[p.UnderN-1] != card {
			t.Error("there is no token, or the card is still his")
		}
	})
	t.Run("any colour of a card without icons", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective
		p := position(t, 3).give(byzantines, "e49").build("thrace", Religious, 1).build("mysia", Religious, 1)
		if got := offered(p, "e49"); len(got) != Branches {
			t.Errorf("colours %v are offered", got)
		}
	})
	t.Run("not in the first turn, not unmet, not tapped, and not where no token is left", func(t *testing.T) {
		// rule: mu-giochix/purchases/empire-card-objective
		// rule: mu-giochix/purchases/empire-card-tap
		// rule: mu-giochix/components/tokens-and-supply
		p := position(t, 3).give(byzantines, "e21").build("thrace", Religious, 1)
		for what, change := range map[string]func(p *at){
			"in the first turn": func(p *at) { p.Turn = 1 },
			"unmet":             func(p *at) { p.Territories[p.place("thrace")].Level[Religious] = 0 },
			"tapped":            func(p *at) { p.tap(int8(cardNamed(t, "e21"))) },
			"without tokens": func(p *at) {
				p.Players[mamluks].Tokens[2], p.Players[mamluks].Tokens[4] = box.Supply.Tokens, box.Supply.Tokens
			},
		} {
			q := *p.State
			x := &at{State: &q, t: t}
			if change(x); len(offered(x, "e21")) > 0 {
				t.Errorf("it may be shown %s", what)
			}
		}
	})
}

func TestGivingUp(t *testing.T) {
	asides := func(p *at, s play.Seat, v play.Verb) bool {
		for _, c := range p.stage.Asides(s) {
			if c.Verb == v {
				return true
			}
		}
		return false
	}
	t.Run("at any time he removes of what is his own, for nothing", func(t *testing.T) {
		// rule: mu-giochix/general/remove-own-elements
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 3}).build("thrace", Military, 1).build("egypt", Civil, 1)
		p.own(byzantines, Caravan, 2, "lydia")
		p.Territories[p.place("bulgaria")].Star, p.Territories[p.place("bulgaria")].From = byzantines, p.place("thrace")
		p.atCourt(mamluks)
		p.stage.OutOfTurn(by(byzantines, GiveUp))
		p.stage.Asks(byzantines, AskGiveUp)
		if n := len(mustOffer(p, byzantines).Choices); n != 5 {
			t.Errorf("%d things are offered with the end", n)
		}
		thrace := int16(p.place("thrace"))
		p.play(by(byzantines, GiveUpFigures, thrace, int16(Light), 0, 2), by(byzantines, GiveUpProperty, numbered(byzantines, 0)),
			by(byzantines, GiveUpBuilding, thrace, int16(Military)))
		if p.Here[thrace][byzantines] != 1 || p.Players[byzantines].Property[0].Kind != NoProperty || p.Territories[thrace].Level[Military] != 0 {
			t.Error("not all of it is gone")
		}
		if p.Territories[p.place("bulgaria")].Star != play.Nobody {
			t.Error("the star outlasts its building")
		}
		p.play(by(byzantines, DoneGivingUp)).wantFlorins(byzantines, 1000)
		p.stage.Asks(mamluks, AskCourt)
	})
	t.Run("not in a battle, and not while he moves", func(t *testing.T) {
		// rule: mu-giochix/general/remove-own-elements
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 3}).stand(mamluks, "egypt", Counts{Light: 1})
		p.Phase, p.Active = Combat, byzantines
		p.run(func(g *State, t *play.Table) { g.activation(t, byzantines) })
		if asides(p, byzantines, GiveUp) || !asides(p, mamluks, GiveUp) {
			t.Error("who moves may, or another may not")
		}
		p = position(t, 3).stand(byzantines, "serbia", Counts{Light: 3}).barbariansIn("serbia", Horde{Light: 3}).stand(mamluks, "egypt", Counts{Light: 1})
		p.Phase, p.Active, p.Circle.Dice = Combat, byzantines, [dice]int8{1, 1, 1}
		p.run(func(g *State, t *play.Table) { g.fight(t, g.placeNamed("serbia"), byzantines, Barbarians) })
		if len(p.stage.Asides(mamluks)) > 0 {
			t.Error("somebody may do something in a battle")
		}
	})
	t.Run("cards that serve at any time are used out of turn", func(t *testing.T) {
		// rule: mu-giochix/general/empire-cards-any-time
		p := position(t, 3).give(mamluks, "e57", "e09").atCourt(byzantines)
		p.stage.OutOfTurn(by(mamluks, UseCard, cardNamed(t, "e57"), int16(byzantines)))
		p.State = p.stage.Position()
		p.wantFlorins(mamluks, 1020)
		for _, c := range p.stage.Asides(mamluks) {
			if c.Verb == UseCard {
				t.Errorf("%+v may be used out of turn", c)
			}
		}
	})
}
