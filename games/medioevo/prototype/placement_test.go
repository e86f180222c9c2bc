package prototype

import (
	"testing"

	"signoria/play"
)

// places lets a player place what he has.
func (p *stage) places(s play.Seat, coming int16) *stage {
	p.t.Helper()
	p.Phase, p.Players[s].Coming = Placement, coming
	return p.run(func(g *State, t *play.Table) { g.place(t, s) })
}

// hereVF is how many VF may at most be placed in a territory now.
func (p *stage) hereVF(s play.Seat, id string) int16 { return p.most(by(s, PlaceArmies, at(id))) }

func TestPlacement(t *testing.T) {
	t.Run("in own settlements", func(t *testing.T) {
		// rule: mu-prototype/placement/what-and-where
		p := position(t, 3).own(green, "egypt", "judea", "sinai").own(red, "thrace").build(Settlement, 1, "egypt", "judea", "thrace").dawn()
		p.land("judea").Siege.By = red
		engine := p.engine(green, 1, "egypt", None)
		p.Engines[engine].At = NoPlace
		p.places(green, 6).asks(green, AskPlacement)
		p.barred("under siege", RuleNotASite, green, PlaceEngine, engine, int16(at("judea")))
		p.barred("no settlement", RuleNotASite, green, PlaceArmies, int16(at("sinai")))
		want(t, "another's", p.hereVF(green, "thrace"), 0)
		p.barred("he must", RuleMustPlace, green, DonePlacement)
		p.play(by(green, PlaceEngine, engine, int16(at("egypt"))))
		want(t, "the engine", p.Engines[engine].At, at("egypt"))
		p.barred("all of it", RuleMustPlace, green, DonePlacement)
		p.play(saying(by(green, PlaceArmies, at("egypt")), 6))
		want(t, "the armies", p.ground(green, at("egypt")), 6)
		want(t, "over", p.over(), true)
	})
	t.Run("supply", func(t *testing.T) {
		// rule: mu-prototype/placement/supply-limit
		// rule: mu-prototype/placement/new-buildings-do-not-count-yet
		p := position(t, 3).own(green, "syria", "egypt").learned(green, Agricoltura, Logistica).build(Settlement, 1, "egypt").vf(green, "syria", 5).dawn()
		p.own(green, "judea", "sinai", "palestine", "coele-syria")
		p.setOrder(green, at("syria"), Settlement, 1)
		p.setOrder(green, at("syria"), Fort, 1)
		p.Phase = Placement
		p.raiseBuildings(&play.Table{})
		want(t, "Village and Tower stand", p.built(at("syria"), Settlement)+p.built(at("syria"), Fort), 2)
		want(t, "no site by them alone", p.haven(green, at("syria")), false)
		p.places(green, 40)
		want(t, "only 5 VF more", p.hereVF(green, "syria"), 5)
		p.play(saying(by(green, PlaceArmies, at("syria")), 5))
		want(t, "where the land feeds no more", p.refuses(by(green, PlaceArmies, at("syria"))), RuleNoFodder)
		q := position(t, 3).own(green, "syria").learned(green, Agricoltura).build(Settlement, 1, "syria").build(Fort, 1, "syria").vf(green, "syria", 10).dawn().places(green, 40)
		want(t, "15 VF a turn later", q.hereVF(green, "syria"), 15)
	})
	t.Run("pieces alike are asked about once", func(t *testing.T) {
		// rule: mu-prototype/placement/what-and-where
		p := position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").dawn()
		first, second, third := p.newTransport(green, WarWagon, 1), p.newTransport(green, WarWagon, 1), p.newTransport(green, WarWagon, 2)
		p.places(green, 0)
		here := func(i int16) bool { return p.offers(by(green, PlaceTransport, i, int16(at("egypt")))) }
		want(t, "one of two alike, and the other kind", here(first) && !here(second) && here(third), true)
		p.play(by(green, PlaceTransport, first, int16(at("egypt"))))
		want(t, "then the second", here(second), true)
	})
	t.Run("ships", func(t *testing.T) {
		// rule: mu-prototype/placement/ships-need-port
		p := position(t, 3).own(green, "egypt", "judea").build(Settlement, 1, "egypt", "judea").dawn()
		ship, wagon := p.newTransport(green, Galley, 1), p.newTransport(green, WarWagon, 1)
		p.places(green, 0)
		p.barred("without port", RuleShipPort, green, PlaceTransport, ship, int16(at("judea")))
		p.play(by(green, PlaceTransport, ship, int16(at("egypt"))))
		// rule: mu-prototype/transports/ships-carry-land-transports
		p.play(by(green, ShipTransport, wagon, ship))
		want(t, "the wagon is aboard", p.Transports[wagon].Aboard, ship)
		want(t, "and where the ship is", p.Transports[wagon].At, at("egypt"))
	})
	t.Run("aboard", func(t *testing.T) {
		// rule: mu-prototype/placement/on-transports
		p := position(t, 3).own(green, "egypt", "palestine", "sinai").build(Settlement, 1, "egypt").dawn()
		galley := p.transport(green, Galley, 1, "palestine", 14)
		merchant := p.transport(green, Merchantman, 1, "egypt", 0)
		away := p.transport(green, WarWagon, 1, "sinai", 0)
		p.newEngine(green, Catapult)
		p.newCaptain(green, 1)
		p.places(green, 3)
		want(t, "in a port without settlement", p.most(by(green, ShipArmies, galley)), 3)
		want(t, "nowhere else", p.most(by(green, ShipArmies, away)), 0)
		// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
		p.barred("no engine on a Merchantman", RuleWarTransport, green, ShipEngine, 0, merchant)
		p.barred("no Captain either", RuleWarTransport, green, ShipCaptain, 0, merchant)
		p.play(by(green, ShipEngine, 0, galley), by(green, ShipCaptain, 0, galley))
		want(t, "an engine takes 5 VF of room", p.most(by(green, ShipArmies, galley)), 1)
		p.play(saying(by(green, ShipArmies, galley), 1))
		want(t, "aboard", p.Transports[galley].VF, 15)
	})
	t.Run("which quays", func(t *testing.T) {
		// rule: mu-prototype/placement/on-transports
		for _, c := range []struct {
			name  string
			place string
			but   func(p *stage)
			may   bool
		}{
			{"an own port without a settlement", "palestine", func(*stage) {}, true},
			{"a besieged port", "palestine", func(p *stage) { p.land("palestine").Siege.By = red }, false},
			{"another's port", "palestine", func(p *stage) { p.own(red, "palestine") }, false},
			{"an own settlement inland", "judea", func(p *stage) { p.build(Settlement, 1, "judea").dawn() }, true},
			{"inland without one", "judea", func(*stage) {}, false},
			{"another's settlement", "judea", func(p *stage) { p.own(red, "judea").build(Settlement, 1, "judea").dawn() }, false},
		} {
			p := position(t, 3).own(green, "palestine", "judea")
			c.but(p)
			want(t, c.name, p.quay(green, at(c.place)), c.may)
		}
	})
	t.Run("room aboard", func(t *testing.T) {
		// rule: mu-prototype/placement/on-transports
		for room, why := range map[int16]play.Rule{5: play.Free, 4: RuleNoSpace} {
			p := position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").dawn()
			galley := p.transport(green, Galley, 1, "egypt", 20-room)
			engine := p.engine(green, 1, "egypt", None)
			p.Engines[engine].At = NoPlace
			p.places(green, 0)
			ship := by(green, ShipEngine, engine, galley)
			want(t, "an engine where 5 points are left", p.offers(ship), why == play.Free)
			want(t, "with 4", p.refuses(ship), why)
		}
	})
	t.Run("what finds no place is lost", func(t *testing.T) {
		// rule: mu-prototype/placement/excess-lost
		p := position(t, 3).own(green, "sinai")
		p.newTransport(green, Caravan, 1)
		p.newEngine(green, Catapult)
		p.newCaptain(green, 1)
		want(t, "nothing to ask", p.places(green, 9).over(), true)
		want(t, "pieces", p.waiting(green), 0)
		want(t, "armies", p.toPlace(green), 0)
		want(t, "told", p.told(KeyUnplaced, int16(green), 9), true)
		want(t, "told", p.told(KeyUnplacedPieces, int16(green), 3), true)
	})
}

// What was ordered is put up where its site is still his and not besieged; else it is lost, and never comes later.
//
// rule: mu-prototype/purchase/bought-items-appear-in-placement
// rule: mu-prototype/placement/what-and-where
func TestWhatWasOrderedIsPutUpOrLost(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage)
		may  bool
	}{
		{"his own", func(*stage) {}, true},
		{"besieged", func(p *stage) { p.land("syria").Siege.By = red }, false},
		{"another's", func(p *stage) { p.own(red, "syria") }, false},
		{"contested", func(p *stage) { p.land("syria").Before = green }, false},
	} {
		p := position(t, 3).own(green, "syria")
		p.setOrder(green, at("syria"), Fort, 1)
		p.setOrder(green, at("syria"), Cathedral, 1)
		c.but(p)
		p.run(func(g *State, t *play.Table) { g.raiseBuildings(t) })
		want(t, c.name+", the Tower", p.built(at("syria"), Fort) == 1, c.may)
		want(t, c.name+", told", p.told(KeySiteLost, int16(green), int16(at("syria"))), !c.may)
		x := p.land("syria")
		want(t, c.name+", nothing is on order", x.Orders == [2]int8{} && x.Ordered == 0 && x.By == play.Nobody, true)
	}
}

// Pieces and armies come where a settlement serves, and while any of them finds a place Placement goes on.
//
// rule: mu-prototype/placement/what-and-where
// rule: mu-prototype/placement/supply-limit
func TestWherePiecesAndArmiesCome(t *testing.T) {
	p := position(t, 3).own(green, "egypt", "judea", "sinai").build(Settlement, 1, "egypt", "judea").dawn()
	p.land("judea").Damaged = 1 << Settlement
	want(t, "a settlement", p.haven(green, at("egypt")), true)
	want(t, "a damaged one", p.haven(green, at("judea")), false)
	wagon := p.newTransport(green, WarWagon, 1)
	p.places(green, 1)
	want(t, "where none is", p.refuses(by(green, PlaceArmies, at("sinai"))), RuleNotASite)
	want(t, "while a wagon waits", p.refuses(says(green, DonePlacement)), RuleMustPlace)
	p.play(by(green, PlaceTransport, wagon, int16(at("egypt"))))
	want(t, "while armies wait", p.refuses(says(green, DonePlacement)), RuleMustPlace)

	p = position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").learned(green, Logistica).dawn()
	p.newTransport(green, WarWagon, 1)
	want(t, "even where all armies may stay in reserve", p.places(green, 1).refuses(says(green, DonePlacement)), RuleMustPlace)

	p = position(t, 3).own(green, "egypt").build(Settlement, 1, "egypt").dawn()
	p.vf(green, "egypt", p.supplyLimit(at("egypt"))).newTransport(green, Caravan, 1)
	p.places(green, 9)
	want(t, "where the land feeds no more", p.refuses(by(green, PlaceArmies, at("egypt"))), RuleNoFodder)
	want(t, "while the Caravan waits", p.whyNotDonePlacing(green), RuleMustPlace)
	p.clearUnplaced(&play.Table{}, green)
	p.Players[green].Coming = 9
	want(t, "where nobody can be placed", p.whyNotDonePlacing(green), play.Free)
}

func TestLogistica(t *testing.T) {
	t.Run("reserve", func(t *testing.T) {
		// rule: mu-prototype/placement/logistica-reserve
		// rule: mu-prototype/technologies/logistica
		for tl := int8(1); tl <= 3; tl++ {
			p := mamluk(t).studied(green, tl)
			want(t, "without it", p.reserveLimit(green), 0)
			want(t, "5 for each TL", p.learned(green, Logistica).reserveLimit(green), 5*int16(tl))
		}
		p := mamluk(t).build(Settlement, 1, "egypt").learned(green, Logistica).dawn().places(green, 6)
		p.barred("6 VF are too many", RuleReserveNoBigger, green, DonePlacement)
		p.play(saying(by(green, PlaceArmies, at("egypt")), 1))
		p.play(says(green, DonePlacement))
		want(t, "kept behind the screen", p.Players[green].Reserve, 5)
		want(t, "nothing comes twice", p.Players[green].Coming, 0)
	})
	t.Run("contiguous land", func(t *testing.T) {
		// rule: mu-prototype/placement/logistica-contiguous-territories
		// rule: mu-prototype/technologies/logistica
		p := position(t, 3).own(green, "thrace", "macedonia", "bithynia", "peloponnese", "rhodes").build(Settlement, 3, "thrace").dawn()
		engine := p.engine(green, 1, "thrace", None)
		p.Engines[engine].At = NoPlace
		sites := p.armySites(green)
		want(t, "without it", sites.holds(at("macedonia")), false)
		p.learned(green, Logistica)
		sites = p.armySites(green)
		for id, may := range map[string]bool{"thrace": true, "macedonia": true, "bithynia": true, "peloponnese": false, "rhodes": false} {
			want(t, id, sites.holds(at(id)), may)
		}
		p.own(green, "thessaly")
		sites = p.armySites(green)
		want(t, "the Peloponnese after Thessaly", sites.holds(at("peloponnese")), true)
		p.places(green, 1)
		p.barred("armies only", RuleNotASite, green, PlaceEngine, engine, int16(at("macedonia")))
		p.land("thessaly").Siege.By = red
		sites = p.armySites(green)
		want(t, "not through what is besieged", sites.holds(at("thessaly")) || sites.holds(at("peloponnese")), false)
	})
	t.Run("the book's example", func(t *testing.T) {
		// rule: mu-prototype/placement/logistica-example
		p := mamluk(t).studied(green, 3).learned(green, Logistica, Agricoltura).build(Settlement, 3, "coele-syria").build(Fort, 1, "cyrenaica", "sinai", "egypt").
			vf(green, "cyrenaica", 5).vf(green, "sinai", 5).vf(green, "egypt", 5).dawn()
		p.Players[green].Reserve = 15
		p.places(green, 16)
		want(t, "Cyrenaica", p.hereVF(green, "cyrenaica"), 5)
		want(t, "Sinai", p.hereVF(green, "sinai"), 5)
		want(t, "Egypt", p.hereVF(green, "egypt"), 10)
		p.play(saying(by(green, PlaceArmies, at("cyrenaica")), 5), saying(by(green, PlaceArmies, at("sinai")), 5), saying(by(green, PlaceArmies, at("egypt")), 10),
			saying(by(green, PlaceArmies, at("coele-syria")), 11), says(green, DonePlacement))
		want(t, "nothing left", p.Players[green].Reserve, 0)
		want(t, "the capital", p.ground(green, at("coele-syria")), 11)
	})
}

// What neither finds a place nor may stay behind the screen is lost, and it is told how much.
// rule: mu-prototype/placement/excess-lost
// rule: mu-prototype/placement/logistica-reserve
func TestWhatFindsNoPlaceIsLost(t *testing.T) {
	for _, c := range []struct{ coming, reserve, kept, lost int16 }{{8, 0, 5, 3}, {4, 3, 5, 2}, {5, 0, 5, 0}, {2, 1, 3, 0}} {
		p := position(t, 3).learned(green, Logistica)
		p.Players[green].Coming, p.Players[green].Reserve = c.coming, c.reserve
		p.run(func(g *State, t *play.Table) { g.clearUnplaced(t, green) })
		want(t, "kept", p.Players[green].Reserve, c.kept)
		want(t, "still to come", p.Players[green].Coming, 0)
		want(t, "told", p.told(KeyUnplaced), c.lost > 0)
		want(t, "how much", p.told(KeyUnplaced, int16(green), c.lost), c.lost > 0)
	}
}
