package warriorknights

import (
	"testing"

	"signoria/play"
)

// Procedures to run in a position.

func mobilizing(s play.Seat) func(*State, *play.Table) {
	return func(g *State, t *play.Table) { g.mobilize(t, s) }
}

func moving(s play.Seat) func(*State, *play.Table) {
	return func(g *State, t *play.Table) { g.moveOne(t, s) }
}

func fighting(s play.Seat) func(*State, *play.Table) {
	return func(g *State, t *play.Table) { g.startBattle(t, s) }
}

// going is the answer that moves a noble by a route.
func (x aNoble) going(r Route, to string) play.Answer {
	x.p.t.Helper()
	return by(baronOf(x.n), GoTo, x.n, r, x.p.region(to))
}

// joining is the same with Mobilize Forces.
func (x aNoble) joining(r Route, to string) play.Answer {
	x.p.t.Helper()
	return by(baronOf(x.n), MoveTo, x.n, r, x.p.region(to))
}

// stands checks where a noble is.
func (x aNoble) stands(id string) {
	x.p.t.Helper()
	if got := x.p.Nobles[x.n].At; got != x.p.region(id) {
		where := "off the map"
		if got != None {
			where = box.Regions[got].ID
		}
		x.p.t.Errorf("noble %d stands in %s, want %s", x.n, where, id)
	}
}

func TestLandMoves(t *testing.T) {
	// rule: warrior-knights/movement/one-region
	// rule: warrior-knights/baron-actions/versatile-move-one
	t.Run("one region off the roads", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("valdoro").with(100)
		p.run(moving(green)).asks(green, AskGoal)
		want(t, "to neighbouring froli", p.offers(n.going(OffRoad, "froli")), true)
		want(t, "two regions, to surat", p.offers(n.going(OffRoad, "surat")), false)
		p.play(n.going(OffRoad, "froli"))
		n.stands("froli")
		want(t, "over", p.over(), true)
		want(t, "exhausted", p.Nobles[n.n].Exhausted, true)
	})
	// rule: warrior-knights/movement/road-up-to-three
	t.Run("up to three regions by road", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		p.run(moving(green))
		want(t, "two", p.offers(n.going(ByRoad, "brackenmoor")), true)
		want(t, "three", p.offers(n.going(ByRoad, "vecht")), true)
		want(t, "four", p.offers(n.going(ByRoad, "kingsmead")), false)
		want(t, "where an event allows nine", p.lasts(ModRoadSteps, 9, None).stepsBy(n.n, ByRoad), 3)
		p.play(n.going(ByRoad, "vecht"))
		n.stands("vecht")
	})
	// rule: warrior-knights/baron-actions/versatile-move-one
	t.Run("one noble of his own", func(t *testing.T) {
		p := position(t, 3)
		a, b := p.noble(green, star).at("valdoro").with(100), p.noble(green, circle).at("surat").with(50)
		p.noble(red, square).at("monz").with(100)
		p.noble(green, square).at("kruki").hired("swiss", 50).exhausted()
		p.run(moving(green)).asks(green, AskMover)
		want(t, "choices", p.choices(green), 2)
		want(t, "who is exhausted", p.refuses(by(green, PickMover, nobleOf(green, square))) != play.Free, true)
		p.play(by(green, PickMover, a.n), a.going(OffRoad, "froli"))
		a.stands("froli")
		b.stands("surat")
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/movement/road-no-leaving
	t.Run("a road is not left", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		p.run(moving(green))
		want(t, "by road and off it to valdoro", p.offers(n.going(ByRoad, "valdoro")), false)
		want(t, "off the road that far", p.offers(n.going(OffRoad, "valdoro")), false)
	})
	// rule: warrior-knights/movement/mountains-block
	t.Run("mountains", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("belmarais").with(100)
		p.run(moving(green))
		want(t, "offered", p.offers(n.going(OffRoad, "monz")), false)
		want(t, "refused by", p.refuses(n.going(OffRoad, "monz")), RuleMountains)
	})
	// rule: warrior-knights/movement/rivers-need-bridge
	t.Run("rivers and bridges", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("vecht").with(100)
		p.run(moving(green))
		want(t, "over the river", p.refuses(n.going(OffRoad, "monz")), RuleRivers)
		want(t, "over the bridge", p.offers(n.going(OffRoad, "brackenmoor")), true)
		bridges := 0
		for a := range regions {
			for b := range a {
				if box.Borders[a][b] == Bridge {
					bridges++
				}
			}
		}
		want(t, "bridges on the map", bridges, 4)
	})
	// rule: warrior-knights/movement/moving-does-not-split-armies
	t.Run("all his troops go along", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100, 50, 50).wounded(1)
		p.noble(green, circle).at("froli").with(50)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("brackenmoor")), n.joining(ByRoad, "brackenmoor"))
		for _, c := range p.match.Offers()[0].Choices { // in froli, beside the other
			want(t, "only taking or going on", c.Verb == TakeTroop || c.Verb == TakeArmy || c.Verb == MarchOn, true)
		}
		p.play(by(green, MarchOn))
		n.stands("brackenmoor")
		want(t, "strength", p.strengthOf(n.n), 200)
		want(t, "markers", p.Casualties[n.n], 1)
	})
	t.Run("the long way by road only past troops to take along", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("kovel").with(100)
		p.run(moving(green))
		want(t, "to neighbouring surat", p.offers(n.going(OffRoad, "surat")), true)
		want(t, "round by belmarais and froli", p.offers(n.going(ByRoad, "surat")), false)
		p = position(t, 3)
		n = p.noble(green, star).at("kovel").with(100)
		p.fortress(green).at("belmarais").with(50)
		p.run(moving(green)).play(n.going(ByRoad, "surat"), by(green, TakeArmy, garrisonOf(green)))
		n.stands("surat")
		want(t, "strength", p.strengthOf(n.n), 150)
	})
	t.Run("where roads meet one may turn, and chooses the way", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("brackenmoor").with(100)
		p.run(moving(green)).play(n.going(ByRoad, "kingsmead")).asks(green, AskWay)
		want(t, "ways", p.choices(green), 2)
		p.play(by(green, GoBy, p.region("hohenpass")))
		n.stands("kingsmead")
	})
}

func TestPassage(t *testing.T) {
	// rule: warrior-knights/movement/foreign-city-or-noble-blocks
	t.Run("a noble bars the way unless his Baron consents", func(t *testing.T) {
		for _, lets := range []bool{true, false} {
			p := position(t, 3)
			n := p.noble(green, star).at("surat").with(100)
			p.noble(blue, circle).at("brackenmoor").with(50)
			p.run(moving(green)).play(n.going(ByRoad, "vecht")).asks(blue, AskPassage)
			n.stands("brackenmoor") // two regions along the road, entered freely
			if lets {
				p.play(by(blue, LetPass, n.n))
				n.stands("vecht")
			} else {
				p.play(by(blue, BarTheWay, n.n))
				n.stands("brackenmoor")
			}
			want(t, "over", p.over(), true)
		}
	})
	t.Run("a foreign city bars it, and every Baron concerned is asked", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		p.city("froli").of(red)
		p.noble(blue, circle).at("froli").with(50)
		p.run(moving(green)).play(n.going(ByRoad, "brackenmoor")).asks(red, AskPassage)
		p.play(by(red, LetPass, n.n)).asks(blue, AskPassage)
		p.play(by(blue, LetPass, n.n))
		n.stands("brackenmoor")
	})
	t.Run("who stands at sea, a fortress, a neutral or pillaged city bar nothing", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("froli").with(100)
		p.fortress(blue).at("brackenmoor").with(100)
		p.run(moving(green)).play(n.going(ByRoad, "vecht")) // through brackenmoor
		n.stands("vecht")
		p = position(t, 3)
		n = p.noble(green, star).at("froli").with(100)
		p.noble(blue, circle).atSea("olbi").with(50)
		p.city("surat").pillaged()
		p.city("olbi").neutral()
		p.office(n, "master-of-horse")                        // two regions off the roads
		p.run(moving(green)).play(n.going(OffRoad, "bingen")) // by olbi: valdoro lies behind a river
		n.stands("bingen")
	})
	// rule: warrior-knights/movement/leaving-is-free
	t.Run("leaving is free", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("froli").with(100)
		p.city("froli").of(red)
		p.noble(blue, circle).at("froli").with(50)
		p.run(moving(green)).play(n.going(OffRoad, "valdoro"))
		n.stands("valdoro")
	})
	t.Run("under free passage nobody is asked, unless he refuses the law", func(t *testing.T) {
		p := position(t, 3).law("right-of-passage")
		n := p.noble(green, star).at("surat").with(100)
		p.noble(blue, circle).at("froli").with(50)
		p.run(moving(green)).play(n.going(ByRoad, "brackenmoor"))
		n.stands("froli") // blue is asked whether he obeys
		if o, ok := p.match.OfferTo(blue); !ok || o.Prompt == AskPassage {
			t.Errorf("blue is not asked about the law: %s", p.match.Asked())
		}
	})
	// rule: warrior-knights/agenda/law
	t.Run("a toll is paid for a road move of several regions", func(t *testing.T) {
		p := position(t, 3).law("highway-toll")
		n := p.noble(green, star).at("surat").with(100)
		p.run(moving(green)).play(n.going(ByRoad, "vecht"))
		p.finish() // he obeys
		n.stands("vecht")
		want(t, "crowns", p.Barons[green].Crowns, 14)
		p = position(t, 3).law("highway-toll")
		n = p.noble(green, star).at("surat").with(100)
		p.Barons[green].Crowns = 0
		p.run(moving(green)).play(n.going(ByRoad, "vecht"))
		p.finish()
		n.stands("froli")
		p = position(t, 3).law("highway-toll")
		n = p.noble(green, star).at("kruki").with(100)
		p.office(n, "master-of-horse")
		p.run(moving(green)).play(n.going(OffRoad, "gedze"))
		want(t, "over: two regions off the roads cost nothing", p.over(), true)
		n.stands("gedze")
		want(t, "crowns", p.Barons[green].Crowns, 15)
	})
	t.Run("a house motion closes the roads", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, star).at("surat").with(100)
		p.House[0] = BanOnRoads
		p.run(moving(green))
		want(t, "by road", p.offers(n.going(ByRoad, "vecht")), false)
		want(t, "one region", p.offers(n.going(OffRoad, "froli")), true)
	})
}

func TestMobilizeForces(t *testing.T) {
	// rule: warrior-knights/baron-actions/mobilize-forces-choose-region
	t.Run("every noble moved ends in the region chosen", func(t *testing.T) {
		p := position(t, 3)
		a := p.noble(green, star).at("surat").with(100)
		b := p.noble(green, circle).at("valdoro").with(50)
		p.noble(green, square).at("kruki").with(50)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("froli"))).asks(green, AskMobilize)
		want(t, "to the region chosen", p.offers(a.joining(OffRoad, "froli")), true)
		want(t, "elsewhere", p.offers(a.joining(OffRoad, "belmarais")), false)
		want(t, "from too far", p.offers(p.noble(green, square).joining(OffRoad, "froli")), false)
		p.play(a.joining(OffRoad, "froli"), b.joining(OffRoad, "froli"), by(green, MarchOn), by(green, StandDown))
		a.stands("froli")
		b.stands("froli")
		want(t, "exhausted", p.Nobles[a.n].Exhausted && p.Nobles[b.n].Exhausted, true)
		want(t, "who stayed", p.Nobles[nobleOf(green, square)].Exhausted, false)
	})
	// rule: warrior-knights/baron-actions/mobilize-either-first
	t.Run("who moved and who was there fight together", func(t *testing.T) {
		p := position(t, 3)
		a := p.noble(green, star).at("surat").with(100)
		b := p.noble(green, circle).at("froli").with(50)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("froli")), a.joining(OffRoad, "froli"), by(green, MarchOn))
		p.play(by(green, Attack, int8(play.Nobody), int8(Assault), p.region("froli"))).asks(green, AskArmies)
		want(t, "armies", p.Battle.Armies[attacker], uint32(1<<a.n|1<<b.n))
	})
	// rule: warrior-knights/baron-actions/mobilize-either-first
	t.Run("a battle first, and moves after it", func(t *testing.T) {
		p := position(t, 3)
		here, near := p.noble(green, circle).at("froli").hired("polish", 200), p.noble(green, star).at("surat").with(100)
		moved := p.noble(green, square).at("surat").with(50)
		idle := p.noble(green, triangle).at("froli").with(50)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("froli")), moved.joining(OffRoad, "froli"), by(green, MarchOn))
		p.play(by(green, Attack, int8(play.Nobody), int8(Siege), p.region("froli")), by(green, HoldBack, moved.n),
			by(green, HoldBack, idle.n), by(green, JoinBattle))
		p.asks(green, AskMobilize)
		// rule: warrior-knights/baron-actions/mobilize-one-battle
		want(t, "a second battle", p.refuses(by(green, Attack, int8(play.Nobody), int8(Assault), p.region("froli"))), RuleOneBattle)
		// rule: warrior-knights/exhaustion/when-exhausted
		want(t, "who fought is exhausted", p.Nobles[here.n].Exhausted, true)
		want(t, "and who moved: no battle is left for him", p.Nobles[moved.n].Exhausted, true)
		want(t, "who may still come is not", p.Nobles[near.n].Exhausted, false)
		p.play(near.joining(OffRoad, "froli"), by(green, MarchOn))
		near.stands("froli")
		want(t, "who came is", p.Nobles[near.n].Exhausted, true)
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/baron-actions/mobilize-one-battle
	t.Run("one battle at most", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("kingsmead").with(100, 50)
		p.noble(green, square).at("kingsmead").with(50, 50)
		p.noble(red, circle).at("kingsmead").with(50)
		p.noble(blue, circle).at("kingsmead").with(50)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("kingsmead")),
			by(green, Attack, int8(red), int8(FieldBattle), p.region("kingsmead")),
			by(green, HoldBack, nobleOf(green, square)), by(green, JoinBattle))
		p.finish()
		want(t, "blue unhurt", p.Casualties[nobleOf(blue, circle)], 0)
		want(t, "who held back is ready", p.Nobles[nobleOf(green, square)].Exhausted, false)
	})
	// rule: warrior-knights/baron-actions/mobilize-forces-choose-region
	t.Run("who gathers troops where he sets out marches on with them", func(t *testing.T) {
		p := position(t, 3)
		n, d := p.noble(green, circle).at("surat").with(50), p.noble(green, star).at("surat").hired("polish", 100)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("froli")))
		want(t, "the region is shown meanwhile", p.Move.Target, p.region("froli"))
		p.play(by(green, GatherTroops, n.n), by(green, TakeArmy, d.n))
		n.stands("froli")
		want(t, "with them", p.strengthOf(n.n), 150)
		p.play(by(green, StandDown))
		want(t, "and no more", p.Move.Target, None)
	})
	// rule: warrior-knights/baron-actions/mobilize-either-first
	t.Run("a battle that ends the game leaves no move after it", func(t *testing.T) {
		p := position(t, 2)
		p.Options.Elimination, p.Turn = true, 2
		p.noble(green, circle).at("gullmark").hired("polish", 200)
		p.noble(green, star).at("surat").with(50)
		p.fortress(red).at("gullmark").besieged(green, 1)
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("gullmark")), p.attacking(green, red, Siege, "gullmark"))
		want(t, "green is the last Baron", p.Over(), true)
		want(t, "nobody is asked", p.over(), true)
	})
	// rule: warrior-knights/baron-actions/mobilize-forces-choose-region
	t.Run("doing nothing is allowed", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("kingsmead").with(100)
		p.run(mobilizing(green)).play(by(green, StandDown))
		want(t, "over", p.over(), true)
		want(t, "ready", p.Nobles[nobleOf(green, circle)].Exhausted, false)
	})
}

func TestOfficesOnTheMove(t *testing.T) {
	t.Run("the Master of the Horse moves two regions off the roads", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("kruki").with(100)
		p.office(n, "master-of-horse")
		p.run(moving(green)).play(n.going(OffRoad, "gedze"))
		n.stands("gedze")
	})
	// rule: warrior-knights/sea-movement/placed-on-port-symbol
	t.Run("the Lord Admiral lands at once", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("ballin").with(100)
		p.office(n, "lord-admiral")
		p.run(moving(green)).play(n.going(BySea, "cadiz"))
		n.stands("cadiz")
		want(t, "told so", p.told(KeySails, int16(n.n), int16(p.region("ballin")), int16(p.region("cadiz")), 1), true)
		want(t, "at sea", p.Nobles[n.n].AtSea, false)
		other := p.noble(red, circle).at("ballin").with(100)
		p.run(moving(red)).play(other.going(BySea, "cadiz"))
		want(t, "at sea, before the port", [2]bool{p.Nobles[other.n].AtSea, p.Nobles[n.n].AtSea}, [2]bool{true, false})
	})
}
