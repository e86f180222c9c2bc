package alpha

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-alpha/combat/free-action-order
func TestLoadMoveAttackMoveAndAttackAgain(t *testing.T) {
	p := Position(t, 3).Held(Green, 12, "judea").Held(Red, 1, "palestine", "coele-syria", "syria").War(Green, Red)
	wagon := p.Transport(Green, WarWagon, 1, "judea", 1)
	p.Captain(Green, 3, "judea", wagon)
	p.Falling(D6(6), D6(1), D6(6), D6(1)).Acts(Green, (*State).Combat)
	p.Play(By(Green, Lead, wagon), Saying(By(Green, LoadArmies, wagon, int16(At("judea"))), 10))
	p.Play(By(Green, Attack, int16(At("palestine")), int16(Red)))
	Want(t, "Palestine", p.Land("palestine").Owner, Green)
	p.Asks(Green, AskConvoy).Play(By(Green, MarchTo, int16(At("judea")), int16(At("palestine"))), By(Green, Attack, int16(At("coele-syria")), int16(Red)))
	Want(t, "Coele-Syria", p.Land("coele-syria").Owner, Green)
	p.Asks(Green, AskConvoy)
}

func TestLoadingCosts(t *testing.T) {
	cost := func(kind Kind, at, shore string, prepare func(p *Stage, i int16)) int8 {
		p := Position(t, 3)
		i := p.Transport(Green, kind, 1, at, 5)
		if prepare != nil {
			prepare(p, i)
		}
		for _, what := range []Load{HeavyLoad, LightLoad} { // engines, then armies and transports
			if p.LoadCost(i, At(shore), what) != p.LoadCost(i, At(shore), LightLoad) {
				t.Error("an engine costs something else")
			}
		}
		return p.LoadCost(i, At(shore), LightLoad)
	}
	// rule: mu-alpha/combat/load-unload-free
	Want(t, "beside a settlement of anybody's", cost(WarWagon, "judea", "judea", func(p *Stage, _ int16) { p.Own(Red, "judea").Build(Settlement, 1, "judea") }), 0)
	Want(t, "beside his own Captain", cost(WarWagon, "judea", "judea", func(p *Stage, i int16) { p.Captain(Green, 1, "judea", i) }), 0)
	Want(t, "from the sea, to a settlement", cost(Galley, "egyptian-sea", "egypt", func(p *Stage, _ int16) { p.Build(Settlement, 3, "egypt") }), 0)
	// rule: mu-alpha/combat/load-unload-one-mp
	Want(t, "in the open", cost(WarWagon, "judea", "judea", nil), 1)
	Want(t, "beside another's Captain", cost(WarWagon, "judea", "judea", func(p *Stage, _ int16) { p.Captain(Red, 3, "judea", None) }), 1)
	Want(t, "with a Captain out at sea", cost(Galley, "egyptian-sea", "sinai", func(p *Stage, i int16) { p.Captain(Green, 1, "egyptian-sea", i) }), 1)
	Want(t, "in a port without a settlement", cost(Galley, "egypt", "egypt", nil), 1)

	// rule: mu-alpha/commerce/load-cost
	goods := func(settled bool) int8 {
		p := Position(t, 3)
		if settled {
			p.Build(Settlement, 1, "egypt")
		}
		return p.LoadCost(p.Transport(Green, Caravan, 1, "egypt", 0), At("egypt"), GoodsLoad)
	}
	Want(t, "goods at a settlement", goods(true), 1)
	Want(t, "goods elsewhere", goods(false), 2)

	// rule: mu-alpha/combat/load-unload-free
	t.Run("once for all that is loaded together", func(t *testing.T) {
		p := Position(t, 3).Held(Green, 20, "judea")
		wagon := p.Transport(Green, WarWagon, 1, "judea", 0)
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon), Saying(By(Green, LoadArmies, wagon, int16(At("judea"))), 15))
		Want(t, "MP", p.Transports[wagon].Spent, 1)
	})
}

// rule: mu-alpha/combat/load-location
func TestWhereToLoad(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "judea", "sinai", "egypt")
	wagon, galley, docked := p.Transport(Green, WarWagon, 1, "judea", 1), p.Transport(Green, Galley, 1, "egyptian-sea", 1), p.Transport(Green, Galley, 1, "egypt", 1)
	Want(t, "a wagon where it stands", p.WhyNotUse(wagon, At("judea"), LightLoad), play.Free)
	Want(t, "a wagon next door", p.WhyNotUse(wagon, At("sinai"), LightLoad), RuleOutOfReach)
	Want(t, "a Galley off the shore", p.WhyNotUse(galley, At("sinai"), LightLoad), play.Free)
	Want(t, "a Galley far from it", p.WhyNotUse(galley, At("judea"), LightLoad), RuleShipAway)
	Want(t, "a Galley in the harbour", p.WhyNotUse(docked, At("egypt"), LightLoad), play.Free)
}

// rule: mu-alpha/combat/capacity-use
func TestWhatTransportsCarry(t *testing.T) {
	p := Position(t, 3).Held(Green, 60, "judea").Build(Settlement, 1, "judea")
	for level, armies := range map[int8]int16{1: 20, 2: 40, 3: 60} {
		Want(t, "a War Wagon", p.Space(p.Transport(Green, WarWagon, level, "judea", 0)), armies)
		Want(t, "a Galley", p.Space(p.Transport(Green, Galley, level, "egypt", 0)), armies)
	}
	t.Run("8 Heavy Infantrymen fill the second level", func(t *testing.T) {
		p := Position(t, 3).Held(Green, 60, "judea").Build(Settlement, 1, "judea")
		wagon := p.Transport(Green, WarWagon, 2, "judea", 0)
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
		load := By(Green, LoadArmies, wagon, int16(At("judea")))
		Want(t, "at most", p.Most(load), 40)
		p.Play(Saying(load, 8*5))
		Want(t, "room left", p.Space(wagon), 0)
		Want(t, "MP left", p.MpLeft(wagon), 8)
	})
	t.Run("Captains weigh nothing, engines and transports five", func(t *testing.T) {
		p := Position(t, 3)
		galley := p.Transport(Green, Galley, 1, "egyptian-sea", 4)
		p.Captain(Green, 1, "egyptian-sea", galley)
		Want(t, "with a Captain", p.Space(galley), 16)
		p.Engine(Green, 1, "egyptian-sea", galley)
		Want(t, "with an engine", p.Space(galley), 11)
		p.Transports[p.Transport(Green, WarWagon, 1, "egyptian-sea", 0)].Aboard = galley
		Want(t, "with a wagon", p.Space(galley), 6)
	})
	t.Run("a War Wagon carries no transports", func(t *testing.T) {
		p := Position(t, 3).Held(Green, 5, "judea")
		wagon, other := p.Transport(Green, WarWagon, 3, "judea", 1), p.Transport(Green, WarWagon, 1, "judea", 0)
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
		Want(t, "offered", p.Offers(By(Green, LoadTransport, other, wagon)), false)
		Want(t, "listed at all", p.Refuses(By(Green, LoadTransport, other, wagon)), play.Free)
	})
	t.Run("who trades carries no armies", func(t *testing.T) {
		p := Position(t, 3)
		Want(t, "a Caravan", p.Space(p.Transport(Green, Caravan, 3, "judea", 0)), 0)
	})
}

// rule: mu-alpha/combat/war-transport-mp
func TestMovementPoints(t *testing.T) {
	p := Position(t, 3)
	for level, mp := range map[int8]int8{1: 7, 2: 8, 3: 9} {
		Want(t, "a War Wagon", p.Mp(p.Transport(Green, WarWagon, level, "judea", 1)), mp)
		Want(t, "a Galley", p.Mp(p.Transport(Green, Galley, level, "egypt", 1)), mp)
		Want(t, "a Caravan", p.Mp(p.Transport(Green, Caravan, level, "judea", 0)), mp-1)
		Want(t, "a Merchant Ship", p.Mp(p.Transport(Green, Merchantman, level, "egypt", 0)), mp-1)
	}
	t.Run("6 MP are three territories, unloading and two more", func(t *testing.T) {
		// From plain to plain, 1 MP each.
		p := Position(t, 3).Held(Green, 4, "anjou", "normandy", "ile-de-france")
		wagon := p.Transport(Green, WarWagon, 1, "anjou", 5)
		p.Transports[wagon].Spent = 1
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon))
		p.Play(To(Green, "normandy"), To(Green, "ile-de-france"), To(Green, "anjou"))
		p.Play(Saying(By(Green, UnloadArmies, wagon, int16(At("anjou"))), 1))
		Want(t, "MP left", p.MpLeft(wagon), 2)
		p.Play(To(Green, "normandy"), To(Green, "anjou"))
		Want(t, "MP left in the end", p.MpLeft(wagon), 0)
	})
}

// rule: mu-alpha/combat/land-movement-costs
func TestLandCosts(t *testing.T) {
	for _, x := range []struct {
		what     string
		kind     Kind
		from, to string
		want     int8
	}{
		{"plain", WarWagon, "bithynia", "lydia", 1},
		{"wood", WarWagon, "georgia", "pontus", 2},
		{"hill", WarWagon, "lydia", "bithynia", 2},
		{"mountain", WarWagon, "pontus", "georgia", 3},
		{"desert for a Caravan", Caravan, "judea", "sinai", 1},
		{"desert for a War Wagon", WarWagon, "judea", "sinai", 2},
		{"a plain across a river", Caravan, "sinai", "egypt", 2},
		{"a channel", WarWagon, "mysia", "thrace", 3},
		{"mountains across a channel", WarWagon, "crimea", "circassia", 3},
	} {
		p := Position(t, 3).Learned(Green, Strade, Logistica)
		i := p.Transport(Green, x.kind, 1, x.from, 1)
		Want(t, x.what, p.StepCost(i, At(x.from), At(x.to)), x.want)
	}
	p := Position(t, 3)
	far := p.Transport(Green, WarWagon, 1, "judea", 1)
	Want(t, "none leads where no border is", p.StepCost(far, At("judea"), At("thrace")), 0)
	Want(t, "nor from nowhere", p.StepCost(far, NoPlace, At("judea")), 0)
	Want(t, "no way leads ashore from a ship at sea", p.StepCost(p.Transport(Green, WarWagon, 1, "egyptian-sea", 1), At("egyptian-sea"), At("egypt")), 0)
}

// rule: mu-alpha/combat/sea-movement-costs
func TestSeaCosts(t *testing.T) {
	for _, x := range []struct {
		from, to string
		want     int8
	}{
		{"sicily", "lower-tyrrhenian", 1}, {"tunisian-sea", "tunisia", 1},
		{"levantine-sea", "egyptian-sea", 1}, {"lower-tyrrhenian", "tunisian-sea", 2},
		{"egypt", "lower-tyrrhenian", 0}, {"lower-tyrrhenian", "egypt", 0}, {"levantine-sea", "judea", 0}, {"judea", "levantine-sea", 0}, {"egyptian-sea", "lower-tyrrhenian", 0},
	} {
		p := Position(t, 3).Learned(Green, Astronomia)
		i := p.Transport(Green, Merchantman, 1, x.from, 0)
		Want(t, x.from+" to "+x.to, p.StepCost(i, At(x.from), At(x.to)), x.want)
	}
}

// The movement of the book's trade from Damascus over Alexandria to Palermo.
// rule: mu-alpha/combat/sea-movement-costs
// rule: mu-alpha/combat/land-movement-costs
// rule: mu-alpha/combat/movement-technologies
func TestTheWayOfTheSpices(t *testing.T) {
	p := Position(t, 3).Own(Green, "coele-syria", "palestine", "judea", "sinai", "egypt", "sicily").Learned(Green, Tessitura)
	p.Phase = Trade
	caravan, ship := p.Transport(Green, Caravan, 1, "coele-syria", 0), p.Transport(Green, Merchantman, 1, "egypt", 0)
	Want(t, "Damascus to Alexandria", p.Reach(One(caravan)).Cost[At("egypt")], 5)
	p.Transports[ship].Spent = 1
	Want(t, "MP of the ship", p.Mp(ship), 7)
	Want(t, "Palermo without ASTRONOMY", p.Reach(One(ship)).Cost[At("sicily")], -1)
	p.Learned(Green, Astronomia)
	Want(t, "Palermo with it", p.Reach(One(ship)).Cost[At("sicily")], 7)
}

// rule: mu-alpha/combat/movement-technologies
func TestTechnologiesThatMoveTransports(t *testing.T) {
	for _, x := range []struct {
		tech      int8
		land, sea int8
	}{{Strade, 1, 0}, {Cartografia, 1, 1}, {Astronomia, 0, 1}, {Tessitura, 0, 1}, {Logistica, 0, 0}} {
		for _, kind := range []Kind{WarWagon, Caravan, Galley, Merchantman} {
			p := Position(t, 3)
			i := p.Transport(Green, kind, 1, "egypt", 1)
			before := p.Mp(i)
			more := x.land
			if kind.Sea() {
				more = x.sea
			}
			Want(t, TheBox().Techs[x.tech].ID, p.Learned(Green, x.tech).Mp(i)-before, more)
		}
	}
}

// rule: mu-alpha/combat/only-transports-move
func TestOnlyWarTransportsMoveInCombat(t *testing.T) {
	p := Position(t, 3).Held(Green, 9, "judea", "palestine")
	wagon, caravan := p.Transport(Green, WarWagon, 1, "judea", 0), p.Transport(Green, Caravan, 1, "judea", 0)
	p.Acts(Green, (*State).Combat)
	Want(t, "to lead a Caravan", p.Refuses(By(Green, Lead, caravan)), RuleWarLeads)
	Want(t, "a Caravan leads nobody", p.Refuses(By(Green, Lead, caravan)), RuleWarLeads)
	p.Play(By(Green, Lead, wagon))
	Want(t, "nor goes along", p.Refuses(By(Green, Join, caravan)), RuleWarLeads)
	Want(t, "without armies", p.Refuses(To(Green, "palestine")), RuleCrew)
	p.Play(Saying(By(Green, LoadArmies, wagon, int16(At("judea"))), 1))
	Want(t, "with one", p.Offers(To(Green, "palestine")), true)
	t.Run("in Commerce a Caravan needs none", func(t *testing.T) {
		p := Position(t, 3).Held(Green, 9, "judea", "palestine")
		caravan := p.Transport(Green, Caravan, 1, "judea", 0)
		p.Phase = Trade
		Want(t, "goes", p.WhyNotStep(caravan, At("palestine")), play.Free)
	})
}

// rule: mu-alpha/combat/transit-needs-pact
func TestForeignLandIsCrossedUnderAPact(t *testing.T) {
	for _, kind := range []Kind{WarWagon, Caravan} {
		p := Position(t, 3).Held(Green, 5, "judea").Own(Red, "palestine")
		if kind == Caravan {
			p.Phase = Trade
		}
		i := p.Transport(Green, kind, 1, "judea", B2i16(kind == WarWagon))
		Want(t, "without a pact", p.WhyNotStep(i, At("palestine")), RuleForeignLand)
		p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
		Want(t, "with one", p.WhyNotStep(i, At("palestine")), play.Free)
		p.Own(play.Nobody, "coele-syria")
		Want(t, "into the barbarians' land", p.WhyNotStep(i, At("coele-syria")), play.Free)
	}
}

// B2i16 is 1 for what is so, else 0.
func B2i16(b bool) int16 { return int16(B2i(b)) }

// rule: mu-alpha/combat/empty-transport-removed
func TestATransportWithoutArmiesGoesHomeAfterTheNextTurn(t *testing.T) {
	stay := func(prepare func(p *Stage, wagon, galley int16)) (p *Stage, wagon, galley int16) {
		p = Position(t, 3).Held(Green, 5, "judea").Held(Red, 1, "egypt").Held(Blue, 1, "thrace")
		wagon, galley = p.Transport(Green, WarWagon, 1, "coele-syria", 0), p.Transport(Green, Galley, 1, "egyptian-sea", 0)
		p.Transport(Green, Caravan, 1, "coele-syria", 0)
		if prepare != nil {
			prepare(p, wagon, galley)
		}
		return p, wagon, galley
	}
	ends := func(p *Stage) { p.Run(func(g *State, t *play.Table) { g.ClearTransports(t) }); p.Turn++ }
	t.Run("nobody comes", func(t *testing.T) {
		p, wagon, galley := stay(nil)
		ends(p)
		Want(t, "still his", p.Transports[wagon].Owner, Green)
		Want(t, "the Galley too", p.Transports[galley].Owner, Green)
		ends(p)
		Want(t, "gone", p.Transports[wagon].Kind, NoTransport)
		Want(t, "the Galley too", p.Transports[galley].Kind, NoTransport)
		Want(t, "told", p.Told(KeyRemoved, int16(WarWagon), int16(At("coele-syria"))), true)
		Want(t, "a Caravan needs nobody", p.Fleet(Green, Caravan), 1)
	})
	t.Run("somebody comes in time, and leaves it again", func(t *testing.T) {
		p, wagon, _ := stay(nil)
		ends(p)
		p.Transports[wagon].VF = 1
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon), Says(Green, Halt))
		p.Transports[wagon].VF = 0
		p.Acts(Green, (*State).Combat).Play(Says(Green, EndCombat))
		ends(p)
		Want(t, "still his", p.Transports[wagon].Owner, Green)
		ends(p)
		Want(t, "gone a turn later", p.Transports[wagon].Kind, NoTransport)
	})
	t.Run("armies beside it", func(t *testing.T) {
		p, wagon, _ := stay(func(p *Stage, wagon, _ int16) { p.Transports[wagon].At = At("judea") })
		ends(p)
		ends(p)
		Want(t, "still his", p.Transports[wagon].Owner, Green)
	})
	t.Run("the last of all", func(t *testing.T) {
		// rule: mu-alpha/elimination/when
		p := Position(t, 3).Held(Red, 1, "judea").Held(Blue, 1, "egypt")
		p.Transport(Green, Galley, 1, "levantine-sea", 0)
		ends(p)
		ends(p)
		Want(t, "out", p.Players[Green].Out, true)
	})
}

// rule: mu-alpha/combat/empty-transport-captured
func TestAnEmptyTransportIsTheirsWhoOccupyIt(t *testing.T) {
	abandoned := func(level int8) (p *Stage, left int16) {
		p = Position(t, 3).Held(Green, 5, "judea").Held(Red, 5, "egypt").War(Green, Red)
		p.Transport(Green, WarWagon, 1, "coele-syria", 4)
		return p, p.Transport(Red, WarWagon, level, "coele-syria", 0)
	}
	p, left := abandoned(1)
	p.Studied(Green, 2).Acts(Green, (*State).Combat).Play(By(Green, Seize, left)).Asks(Green, AskSpoils)
	p.Play(Loot(KeepSpoil, SpoilTransport, left, "coele-syria"))
	Want(t, "owner", p.Transports[left].Owner, Green)
	Want(t, "who occupies it", p.Transports[left].VF, 1)

	t.Run("above the limit", func(t *testing.T) {
		// rule: mu-alpha/attack/conquer-transports
		p, left := abandoned(2)
		p.Acts(Green, (*State).Combat).Play(By(Green, Seize, left))
		Want(t, "to keep it", p.Refuses(Loot(KeepSpoil, SpoilTransport, left, "coele-syria")), RuleKeepLevel)
		p.Play(Loot(PlunderSpoil, SpoilTransport, left, "coele-syria"))
		Want(t, "florins", p.Players[Green].Florins, 100/2)
		Want(t, "gone", p.Transports[left].Kind, NoTransport)
	})
	t.Run("not while it is guarded, nor in peace", func(t *testing.T) {
		p, left := abandoned(1)
		p.Players[Green].War, p.Players[Red].War = 0, 0
		Want(t, "in peace", whyNotSeize(p.State, Green, left), RuleManned)
		p.War(Green, Red)
		Want(t, "in war", whyNotSeize(p.State, Green, left), play.Free)
		Want(t, "without armies there", whyNotSeize(p.War(Blue, Red).State, Blue, left), RuleManned)
		p.Vf(Red, "coele-syria", 1)
		Want(t, "guarded", whyNotSeize(p.State, Green, left), RuleManned)
		p.Vf(Red, "coele-syria", -1)
		guard := p.Transport(Red, WarWagon, 1, "coele-syria", 1)
		Want(t, "guarded by who is aboard another", whyNotSeize(p.State, Green, left), RuleManned)
		p.Transports[guard].VF = 0
		p.Phase = Trade
		Want(t, "in Commerce", whyNotSeize(p.State, Green, left), RuleManned)
	})
}

// As a player's Combat begins the war transports without armies are noted, and those manned again forgotten.
//
// rule: mu-alpha/combat/empty-transport-removed
func TestWhatIsLeftEmptyIsNoted(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "judea")
	left, manned := p.Transport(Green, WarWagon, 1, "egypt", 0), p.Transport(Green, WarWagon, 1, "judea", 5)
	p.Transports[manned].Empty = p.Turn - 1
	p.Acts(Green, (*State).Combat)
	Want(t, "without armies since", p.Transports[left].Empty, p.Turn)
	Want(t, "manned", p.Transports[manned].Empty, 0)
}

// Who was let into another's market may come to it with what trades, and who must leave a land may go on through it.
//
// rule: mu-alpha/combat/transit-needs-pact
func TestWhoMayPassThroughAnothersLand(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "palestine").Held(Red, 5, "judea", "sinai").Held(Blue, 5, "coele-syria").Build(Settlement, 1, "judea")
	caravan, wagon := p.Transport(Green, Caravan, 1, "palestine", 0), p.Transport(Green, WarWagon, 1, "palestine", 5)
	Want(t, "without a pact", p.WhyNotStep(caravan, At("judea")), RuleForeignLand)
	p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green})
	Want(t, "to the market", p.WhyNotStep(caravan, At("judea")), play.Free)
	Want(t, "armed", p.WhyNotStep(wagon, At("judea")), RuleForeignLand)
	leaving := p.Transport(Green, WarWagon, 1, "judea", 5)
	p.Transports[leaving].Leave = p.Turn
	Want(t, "out through the same land", p.WhyNotStep(leaving, At("sinai")), play.Free)
	Want(t, "out through another's", p.WhyNotStep(leaving, At("coele-syria")), RuleForeignLand)
	Want(t, "out of port the sea is open", p.WhyNotStep(p.Transport(Green, Merchantman, 1, "palestine", 0), At("levantine-sea")), play.Free)
}

// Whose land one may come into without a fight.
//
// rule: mu-alpha/combat/transit-needs-pact
// rule: mu-alpha/barbarians/peaceful-presence
func TestWhoseLandOneMayEnter(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "judea").Held(Red, 5, "egypt").Wild("sinai", 3)
	for place, may := range map[string]bool{"judea": true, "sinai": true, "egyptian-sea": true, "egypt": false} {
		Want(t, place, p.MayEnter(Green, At(place)), may)
	}
	p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green})
	Want(t, "under a pact", p.MayEnter(Green, At("egypt")), true)
	Want(t, "not the other way", p.MayEnter(Red, At("judea")), false)
	p.War(Green, Red)
	Want(t, "in war", p.MayEnter(Green, At("egypt")), false)
}

// What is aboard a ship counts against its capacity with all it carries, and has no more room than the ship.
//
// rule: mu-alpha/combat/capacity-use
// rule: mu-alpha/concepts/transport-levels
func TestWhatIsAboardWhatIsAboard(t *testing.T) {
	p := Position(t, 3).Held(Green, 50, "egypt")
	galley := p.Transport(Green, Galley, 2, "egypt", 10)
	Want(t, "10 FV of 40", p.Space(galley), 30)
	wagon := p.Transport(Green, WarWagon, 1, "egypt", 15)
	p.Transports[wagon].Aboard = galley
	p.Engine(Green, 1, "egypt", wagon)
	Want(t, "and a wagon of 5 with 15 FV and an engine", p.Burden(galley), 10+5+15+5)
	Want(t, "left aboard the ship", p.Space(galley), 5)
	Want(t, "left aboard the wagon", p.Space(wagon), 0)
	p.Transports[wagon].VF = 10
	p.Transports[galley].VF = 17
	Want(t, "no more than aboard the ship", p.Space(wagon), 3)
}
