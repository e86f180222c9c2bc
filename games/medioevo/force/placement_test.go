package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// places lets a player place what he has.
func places(p *Stage, s play.Seat, coming int16) *Stage {
	p.T.Helper()
	p.Phase, p.Players[s].Coming = Placement, coming
	return p.Run(func(g *State, t *play.Table) { g.Place(t, s) })
}

// hereVF is how many VF may at most be placed in a territory now.
func hereVF(p *Stage, s play.Seat, id string) int16 { return p.Most(By(s, PlaceArmies, At(id))) }

func TestPlacement(t *testing.T) {
	t.Run("in own settlements", func(t *testing.T) {
		// rule: mu-prototype/placement/what-and-where
		p := Position(t, 3).Own(Green, "egypt", "judea", "sinai").Own(Red, "thrace").Build(Settlement, 1, "egypt", "judea", "thrace").Dawn()
		p.Land("judea").Siege.By = Red
		engine := p.Engine(Green, 1, "egypt", None)
		p.Engines[engine].At = NoPlace
		places(p, Green, 6).Asks(Green, AskPlacement)
		p.Barred("under siege", RuleNotASite, Green, PlaceEngine, engine, int16(At("judea")))
		p.Barred("no settlement", RuleNotASite, Green, PlaceArmies, int16(At("sinai")))
		Want(t, "another's", hereVF(p, Green, "thrace"), 0)
		p.Barred("he must", RuleMustPlace, Green, DonePlacement)
		p.Play(By(Green, PlaceEngine, engine, int16(At("egypt"))))
		Want(t, "the engine", p.Engines[engine].At, At("egypt"))
		p.Barred("all of it", RuleMustPlace, Green, DonePlacement)
		p.Play(Saying(By(Green, PlaceArmies, At("egypt")), 6))
		Want(t, "the armies", p.Ground(Green, At("egypt")), 6)
		Want(t, "over", p.IsOver(), true)
	})
	t.Run("supply", func(t *testing.T) {
		// rule: mu-prototype/placement/supply-limit
		// rule: mu-prototype/placement/new-buildings-do-not-count-yet
		p := Position(t, 3).Own(Green, "syria", "egypt").Learned(Green, Agricoltura, Logistica).Build(Settlement, 1, "egypt").Vf(Green, "syria", 5).Dawn()
		p.Own(Green, "judea", "sinai", "palestine", "coele-syria")
		p.SetOrder(Green, At("syria"), Settlement, 1)
		p.SetOrder(Green, At("syria"), Fort, 1)
		p.Phase = Placement
		p.RaiseBuildings(&play.Table{})
		Want(t, "Village and Tower stand", p.Built(At("syria"), Settlement)+p.Built(At("syria"), Fort), 2)
		Want(t, "no site by them alone", p.Haven(Green, At("syria")), false)
		places(p, Green, 40)
		Want(t, "only 5 VF more", hereVF(p, Green, "syria"), 5)
		p.Play(Saying(By(Green, PlaceArmies, At("syria")), 5))
		Want(t, "where the land feeds no more", p.Refuses(By(Green, PlaceArmies, At("syria"))), RuleNoFodder)
		q := places(Position(t, 3).Own(Green, "syria").Learned(Green, Agricoltura).Build(Settlement, 1, "syria").Build(Fort, 1, "syria").Vf(Green, "syria", 10).Dawn(), Green, 40)
		Want(t, "15 VF a turn later", hereVF(q, Green, "syria"), 15)
	})
	t.Run("pieces alike are asked about once", func(t *testing.T) {
		// rule: mu-prototype/placement/what-and-where
		p := Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Dawn()
		first, second, third := p.NewTransport(Green, WarWagon, 1), p.NewTransport(Green, WarWagon, 1), p.NewTransport(Green, WarWagon, 2)
		places(p, Green, 0)
		here := func(i int16) bool { return p.Offers(By(Green, PlaceTransport, i, int16(At("egypt")))) }
		Want(t, "one of two alike, and the other kind", here(first) && !here(second) && here(third), true)
		p.Play(By(Green, PlaceTransport, first, int16(At("egypt"))))
		Want(t, "then the second", here(second), true)
	})
	t.Run("ships", func(t *testing.T) {
		// rule: mu-prototype/placement/ships-need-port
		p := Position(t, 3).Own(Green, "egypt", "judea").Build(Settlement, 1, "egypt", "judea").Dawn()
		ship, wagon := p.NewTransport(Green, Galley, 1), p.NewTransport(Green, WarWagon, 1)
		places(p, Green, 0)
		p.Barred("without port", RuleShipPort, Green, PlaceTransport, ship, int16(At("judea")))
		p.Play(By(Green, PlaceTransport, ship, int16(At("egypt"))))
		// rule: mu-prototype/transports/ships-carry-land-transports
		p.Play(By(Green, ShipTransport, wagon, ship))
		Want(t, "the wagon is aboard", p.Transports[wagon].Aboard, ship)
		Want(t, "and where the ship is", p.Transports[wagon].At, At("egypt"))
	})
	t.Run("aboard", func(t *testing.T) {
		// rule: mu-prototype/placement/on-transports
		p := Position(t, 3).Own(Green, "egypt", "palestine", "sinai").Build(Settlement, 1, "egypt").Dawn()
		galley := p.Transport(Green, Galley, 1, "palestine", 14)
		merchant := p.Transport(Green, Merchantman, 1, "egypt", 0)
		away := p.Transport(Green, WarWagon, 1, "sinai", 0)
		p.NewEngine(Green, Catapult)
		p.NewCaptain(Green, 1)
		places(p, Green, 3)
		Want(t, "in a port without settlement", p.Most(By(Green, ShipArmies, galley)), 3)
		Want(t, "nowhere else", p.Most(By(Green, ShipArmies, away)), 0)
		// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
		p.Barred("no engine on a Merchantman", RuleWarTransport, Green, ShipEngine, 0, merchant)
		p.Barred("no Captain either", RuleWarTransport, Green, ShipCaptain, 0, merchant)
		p.Play(By(Green, ShipEngine, 0, galley), By(Green, ShipCaptain, 0, galley))
		Want(t, "an engine takes 5 VF of room", p.Most(By(Green, ShipArmies, galley)), 1)
		p.Play(Saying(By(Green, ShipArmies, galley), 1))
		Want(t, "aboard", p.Transports[galley].VF, 15)
	})
	t.Run("which quays", func(t *testing.T) {
		// rule: mu-prototype/placement/on-transports
		for _, c := range []struct {
			name  string
			place string
			but   func(p *Stage)
			may   bool
		}{
			{"an own port without a settlement", "palestine", func(*Stage) {}, true},
			{"a besieged port", "palestine", func(p *Stage) { p.Land("palestine").Siege.By = Red }, false},
			{"another's port", "palestine", func(p *Stage) { p.Own(Red, "palestine") }, false},
			{"an own settlement inland", "judea", func(p *Stage) { p.Build(Settlement, 1, "judea").Dawn() }, true},
			{"inland without one", "judea", func(*Stage) {}, false},
			{"another's settlement", "judea", func(p *Stage) { p.Own(Red, "judea").Build(Settlement, 1, "judea").Dawn() }, false},
		} {
			p := Position(t, 3).Own(Green, "palestine", "judea")
			c.but(p)
			Want(t, c.name, p.Quay(Green, At(c.place)), c.may)
		}
	})
	t.Run("room aboard", func(t *testing.T) {
		// rule: mu-prototype/placement/on-transports
		for room, why := range map[int16]play.Rule{5: play.Free, 4: RuleNoSpace} {
			p := Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Dawn()
			galley := p.Transport(Green, Galley, 1, "egypt", 20-room)
			engine := p.Engine(Green, 1, "egypt", None)
			p.Engines[engine].At = NoPlace
			places(p, Green, 0)
			ship := By(Green, ShipEngine, engine, galley)
			Want(t, "an engine where 5 points are left", p.Offers(ship), why == play.Free)
			Want(t, "with 4", p.Refuses(ship), why)
		}
	})
	t.Run("what finds no place is lost", func(t *testing.T) {
		// rule: mu-prototype/placement/excess-lost
		p := Position(t, 3).Own(Green, "sinai")
		p.NewTransport(Green, Caravan, 1)
		p.NewEngine(Green, Catapult)
		p.NewCaptain(Green, 1)
		Want(t, "nothing to ask", places(p, Green, 9).IsOver(), true)
		Want(t, "pieces", p.Waiting(Green), 0)
		Want(t, "armies", p.ToPlace(Green), 0)
		Want(t, "told", p.Told(KeyUnplaced, int16(Green), 9), true)
		Want(t, "told", p.Told(KeyUnplacedPieces, int16(Green), 3), true)
	})
}

// What was ordered is put up where its site is still his and not besieged; else it is lost, and never comes later.
//
// rule: mu-prototype/purchase/bought-items-appear-in-placement
// rule: mu-prototype/placement/what-and-where
// rule: mu-alpha/placement/place-everything
// rule: mu-alpha/placement/where
func TestWhatWasOrderedIsPutUpOrLost(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			but  func(p *Stage)
			may  bool
		}{
			{"his own", func(*Stage) {}, true},
			{"besieged", func(p *Stage) { p.Land("syria").Siege.By = Red }, false},
			{"another's", func(p *Stage) { p.Own(Red, "syria") }, false},
			{"contested", func(p *Stage) { p.Land("syria").Before = Green }, false},
		} {
			p := Position(t, 3).Own(Green, "syria")
			p.SetOrder(Green, At("syria"), Fort, 1)
			p.SetOrder(Green, At("syria"), Cathedral, 1)
			c.but(p)
			p.Run(func(g *State, t *play.Table) { g.RaiseBuildings(t) })
			Want(t, c.name+", the Tower", p.Built(At("syria"), Fort) == 1, c.may)
			Want(t, c.name+", told", p.Told(KeySiteLost, int16(Green), int16(At("syria"))), !c.may)
			x := p.Land("syria")
			Want(t, c.name+", nothing is on order", x.Orders == [2]int8{} && x.Ordered == 0 && x.By == play.Nobody, true)
		}
	})
}

// Pieces and armies come where a settlement serves, and while any of them finds a place Placement goes on.
//
// rule: mu-prototype/placement/what-and-where
// rule: mu-prototype/placement/supply-limit
// rule: mu-alpha/placement/where
// rule: mu-alpha/placement/place-everything
// rule: mu-alpha/placement/respect-population
func TestWherePiecesAndArmiesCome(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Own(Green, "egypt", "judea", "sinai").Build(Settlement, 1, "egypt", "judea").Dawn()
		p.Land("judea").Damaged = 1 << Settlement
		Want(t, "a settlement", p.Haven(Green, At("egypt")), true)
		Want(t, "a damaged one", p.Haven(Green, At("judea")), false)
		wagon := p.NewTransport(Green, WarWagon, 1)
		places(p, Green, 1)
		Want(t, "where none is", p.Refuses(By(Green, PlaceArmies, At("sinai"))), RuleNotASite)
		Want(t, "while a wagon waits", p.Refuses(Says(Green, DonePlacement)), RuleMustPlace)
		p.Play(By(Green, PlaceTransport, wagon, int16(At("egypt"))))
		Want(t, "while armies wait", p.Refuses(Says(Green, DonePlacement)), RuleMustPlace)

		p = Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Learned(Green, Logistica).Dawn()
		p.NewTransport(Green, WarWagon, 1)
		Want(t, "even where all armies may stay in reserve", places(p, Green, 1).Refuses(Says(Green, DonePlacement)), RuleMustPlace)

		p = Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Dawn()
		p.Vf(Green, "egypt", p.SupplyLimit(At("egypt"))).NewTransport(Green, Caravan, 1)
		places(p, Green, 9)
		Want(t, "where the land feeds no more", p.Refuses(By(Green, PlaceArmies, At("egypt"))), RuleNoFodder)
		Want(t, "while the Caravan waits", p.Refuses(Says(Green, DonePlacement)), RuleMustPlace)

		p = Position(t, 3).Own(Green, "egypt").Build(Settlement, 1, "egypt").Learned(Green, Logistica).Dawn()
		places(p.Vf(Green, "egypt", p.SupplyLimit(At("egypt"))), Green, 9)
		Want(t, "where nobody can be placed", p.Offers(Says(Green, DonePlacement)), true)
	})
}

func TestLogistica(t *testing.T) {
	t.Run("reserve", func(t *testing.T) {
		// rule: mu-prototype/placement/logistica-reserve
		// rule: mu-prototype/technologies/logistica
		for tl := int8(1); tl <= 3; tl++ {
			p := mamluk(t).Studied(Green, tl)
			Want(t, "without it", p.ReserveLimit(Green), 0)
			Want(t, "5 for each TL", p.Learned(Green, Logistica).ReserveLimit(Green), 5*int16(tl))
		}
		p := places(mamluk(t).Build(Settlement, 1, "egypt").Learned(Green, Logistica).Dawn(), Green, 6)
		p.Barred("6 VF are too many", RuleReserveNoBigger, Green, DonePlacement)
		p.Play(Saying(By(Green, PlaceArmies, At("egypt")), 1))
		p.Play(Says(Green, DonePlacement))
		Want(t, "kept behind the screen", p.Players[Green].Reserve, 5)
		Want(t, "nothing comes twice", p.Players[Green].Coming, 0)
	})
	t.Run("contiguous land", func(t *testing.T) {
		// rule: mu-prototype/placement/logistica-contiguous-territories
		// rule: mu-prototype/technologies/logistica
		p := Position(t, 3).Own(Green, "thrace", "macedonia", "bithynia", "peloponnese", "rhodes").Build(Settlement, 3, "thrace").Dawn()
		engine := p.Engine(Green, 1, "thrace", None)
		p.Engines[engine].At = NoPlace
		sites := p.ArmySites(Green)
		Want(t, "without it", sites.Holds(At("macedonia")), false)
		p.Learned(Green, Logistica)
		sites = p.ArmySites(Green)
		for id, may := range map[string]bool{"thrace": true, "macedonia": true, "bithynia": true, "peloponnese": false, "rhodes": false} {
			Want(t, id, sites.Holds(At(id)), may)
		}
		p.Own(Green, "thessaly")
		sites = p.ArmySites(Green)
		Want(t, "the Peloponnese after Thessaly", sites.Holds(At("peloponnese")), true)
		places(p, Green, 1)
		p.Barred("armies only", RuleNotASite, Green, PlaceEngine, engine, int16(At("macedonia")))
		p.Land("thessaly").Siege.By = Red
		sites = p.ArmySites(Green)
		Want(t, "not through what is besieged", sites.Holds(At("thessaly")) || sites.Holds(At("peloponnese")), false)
	})
	t.Run("the book's example", func(t *testing.T) {
		// rule: mu-prototype/placement/logistica-example
		p := mamluk(t).Studied(Green, 3).Learned(Green, Logistica, Agricoltura).Build(Settlement, 3, "coele-syria").Build(Fort, 1, "cyrenaica", "sinai", "egypt").
			Vf(Green, "cyrenaica", 5).Vf(Green, "sinai", 5).Vf(Green, "egypt", 5).Dawn()
		p.Players[Green].Reserve = 15
		places(p, Green, 16)
		Want(t, "Cyrenaica", hereVF(p, Green, "cyrenaica"), 5)
		Want(t, "Sinai", hereVF(p, Green, "sinai"), 5)
		Want(t, "Egypt", hereVF(p, Green, "egypt"), 10)
		p.Play(Saying(By(Green, PlaceArmies, At("cyrenaica")), 5), Saying(By(Green, PlaceArmies, At("sinai")), 5), Saying(By(Green, PlaceArmies, At("egypt")), 10),
			Saying(By(Green, PlaceArmies, At("coele-syria")), 11), Says(Green, DonePlacement))
		Want(t, "nothing left", p.Players[Green].Reserve, 0)
		Want(t, "the capital", p.Ground(Green, At("coele-syria")), 11)
	})
}

// What neither finds a place nor may stay behind the screen is lost, and it is told how much.
// rule: mu-prototype/placement/excess-lost
// rule: mu-prototype/placement/logistica-reserve
func TestWhatFindsNoPlaceIsLost(t *testing.T) {
	for _, c := range []struct{ coming, reserve, kept, lost int16 }{{8, 0, 5, 3}, {4, 3, 5, 2}, {5, 0, 5, 0}, {2, 1, 3, 0}} {
		p := Position(t, 3).Learned(Green, Logistica)
		p.Players[Green].Coming, p.Players[Green].Reserve = c.coming, c.reserve
		p.Run(func(g *State, t *play.Table) { g.ClearUnplaced(t, Green) })
		Want(t, "kept", p.Players[Green].Reserve, c.kept)
		Want(t, "still to come", p.Players[Green].Coming, 0)
		Want(t, "told", p.Told(KeyUnplaced), c.lost > 0)
		Want(t, "how much", p.Told(KeyUnplaced, int16(Green), c.lost), c.lost > 0)
	}
}
