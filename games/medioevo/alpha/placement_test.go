package alpha

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

// hereFV is how many FV may at most be placed in a territory now.
func hereFV(p *Stage, id string) int16 { return p.Most(By(Green, PlaceArmies, At(id))) }

func TestPlacement(t *testing.T) {
	t.Run("where", func(t *testing.T) {
		// rule: mu-alpha/placement/where
		p := Position(t, 3).Own(Green, "egypt", "judea", "sinai").Own(Red, "thrace").Build(Settlement, 1, "egypt", "judea", "thrace")
		p.Land("judea").Siege.By = Red
		p.NewEngine(Green, Catapult)
		wagon, ship, trader := p.Transport(Green, WarWagon, 1, "egypt", 0), p.Transport(Green, Galley, 1, "egypt", 0), p.Transport(Green, Merchantman, 1, "egypt", 0)
		away := p.Transport(Green, WarWagon, 1, "sinai", 0)
		places(p, Green, 30).Asks(Green, AskPlacement)
		Want(t, "a settlement, of 15", hereFV(p, "egypt"), 15)
		p.Barred("under siege", RuleNotASite, Green, PlaceArmies, int16(At("judea")))
		p.Barred("no settlement", RuleNotASite, Green, PlaceArmies, int16(At("sinai")))
		p.Barred("no engine either", RuleNotASite, Green, PlaceEngine, 0, int16(At("sinai")))
		Want(t, "another's", hereFV(p, "thrace"), 0)
		Want(t, "a War Wagon", p.Most(By(Green, ShipArmies, wagon)), 20)
		Want(t, "a Galley", p.Most(By(Green, ShipArmies, ship)), 20)
		Want(t, "no trader", p.Most(By(Green, ShipArmies, trader)), 0)
		Want(t, "none elsewhere", p.Most(By(Green, ShipArmies, away)), 0)
		q := Position(t, 3).Own(Green, "palestine", "egypt").Build(Settlement, 1, "egypt")
		galley := q.Transport(Green, Galley, 1, "palestine", 0)
		places(q, Green, 5)
		Want(t, "nor in a harbour without a settlement", q.Most(By(Green, ShipArmies, galley)), 0)
	})
	t.Run("everything", func(t *testing.T) {
		// rule: mu-alpha/placement/place-everything
		p := Position(t, 3).Own(Green, "egypt")
		p.SetOrder(Green, At("egypt"), Settlement, 1)
		p.Phase, p.Players[Green].Coming = Placement, 8
		p.NewEngine(Green, Catapult)
		p.NewCaptain(Green, 1)
		engine, captain, wagon := int16(0), int16(0), p.NewTransport(Green, WarWagon, 1)
		p.Run(func(g *State, t *play.Table) { g.PlacementPhase(t) }).Asks(Green, AskPlacement)
		Want(t, "a Village of this turn receives armies", hereFV(p, "egypt"), 8)
		p.Barred("he must place them", RuleMustPlace, Green, DonePlacement)
		here := int16(At("egypt"))
		p.Play(By(Green, PlaceEngine, engine, here), By(Green, PlaceTransport, wagon, here), By(Green, PlaceCaptain, captain, here))
		p.Barred("all", RuleMustPlace, Green, DonePlacement)
		p.Play(Saying(By(Green, PlaceArmies, here), 8))
		Want(t, "armies", p.Ground(Green, At("egypt")), 8)
		Want(t, "engine, wagon, Captain", p.Engines[engine].At == At("egypt") && p.Transports[wagon].At == At("egypt") && p.Captains[captain].At == At("egypt"), true)
		Want(t, "over", p.IsOver(), true)
	})
	t.Run("population", func(t *testing.T) {
		// rule: mu-alpha/placement/respect-population
		p := Position(t, 3).Own(Green, "kiev").Build(Settlement, 1, "kiev").Vf(Green, "kiev", 10)
		places(p, Green, 9)
		Want(t, "of 15 FV 10 stand there", hereFV(p, "kiev"), 5)
		p.Play(Saying(By(Green, PlaceArmies, At("kiev")), 5))
		Want(t, "what finds no place is lost", p.IsOver() || p.Play(Says(Green, DonePlacement)).IsOver(), true)
		Want(t, "all of it", p.Players[Green].Coming+p.Players[Green].Reserve, 0)
		Want(t, "told", p.Told(KeyUnplaced, int16(Green), 4), true)
		Want(t, "of pieces there were none", p.Told(KeyUnplacedPieces), false)
		p = Position(t, 3).Own(Green, "kiev").Build(Settlement, 1, "kiev")
		places(p, Green, 9).Play(Saying(By(Green, PlaceArmies, At("kiev")), 9))
		Want(t, "where all found one nothing is told", p.IsOver() && !p.Told(KeyUnplaced), true)
	})
	t.Run("ROUTES", func(t *testing.T) {
		// rule: mu-alpha/placement/routes
		p := Position(t, 3).Own(Green, "thrace", "macedonia", "bithynia", "thessaly", "rhodes").Build(Settlement, 3, "thrace")
		sites := func(id string) bool { at := p.ArmySites(Green); return at.Holds(At(id)) }
		Want(t, "without", sites("macedonia"), false)
		p.Learned(Green, Logistica)
		Want(t, "LOGISTICS does not do it", sites("macedonia"), false)
		p.Learned(Green, Strade)
		for id, may := range map[string]bool{"thrace": true, "macedonia": true, "bithynia": true, "thessaly": false, "rhodes": false} {
			Want(t, id, sites(id), may)
		}
		p.NewEngine(Green, Catapult)
		places(p, Green, 1)
		Want(t, "whatever is placed", p.Offers(By(Green, PlaceEngine, 0, int16(At("macedonia")))), true)
		p.Land("macedonia").Siege.By = Red
		Want(t, "not what is besieged", sites("macedonia"), false)
		p.Land("thrace").Siege.By = Red
		Want(t, "nor next to it", sites("bithynia"), false)
	})
}

func TestReserve(t *testing.T) {
	studied := func(tl int8) *Stage {
		p := Position(t, 3).Own(Green, "egypt").Build(Settlement, 3, "egypt").Studied(Green, tl)
		p.Transport(Green, Galley, 3, "egypt", 60)
		return p
	}
	t.Run("how large", func(t *testing.T) {
		// rule: mu-alpha/placement/logistics-reserve
		Want(t, "without LOGISTICS", studied(1).Vf(Green, "egypt", 30).ReserveLimit(Green), 0)
		for _, x := range []struct {
			tl                  int8
			ground, coming, may int16
		}{{1, 0, 0, 5}, {2, 0, 0, 6}, {2, 9, 0, 6}, {2, 10, 0, 7}, {2, 5, 5, 7}, {2, 100, 0, 10}, {3, 100, 0, 15}, {3, 79, 0, 13}} {
			p := studied(x.tl).Learned(Green, Logistica).Vf(Green, "egypt", x.ground)
			p.Players[Green].Coming = x.coming
			Want(t, "a tenth of all, up to 5 a TL", p.ReserveLimit(Green), x.may)
		}
		p := places(studied(1).Learned(Green, Logistica), Green, 9)
		p.Barred("6 FV are too many", RuleReserveNoBigger, Green, DonePlacement)
		p.Play(Saying(By(Green, PlaceArmies, At("egypt")), 4), Says(Green, DonePlacement))
		Want(t, "kept behind the Screen", p.Players[Green].Reserve, 5)
	})
	t.Run("in Combat", func(t *testing.T) {
		// rule: mu-alpha/placement/logistics-deploy-in-combat
		for tl, most := range map[int8]int16{1: 5, 2: 10, 3: 15} {
			p := studied(tl).Own(Green, "sinai", "cyrenaica").Build(Settlement, 1, "cyrenaica").Vf(Green, "cyrenaica", 12).Learned(Green, Logistica)
			p.Players[Green].Reserve = 15
			p.Acts(Green, func(g *State, t *play.Table, s play.Seat) { g.Combat(t, s) })
			to := func(id string) play.Answer { return By(Green, DeployReserve, int16(At(id))) }
			Want(t, "by TL", p.Most(to("egypt")), most)
			Want(t, "what the land feeds", p.Most(to("cyrenaica")), 3)
			Want(t, "not without a settlement", p.Most(to("sinai")), 0)
			p.Vf(Green, "cyrenaica", 3)
			Want(t, "nor where the land feeds no more", p.Offers(Saying(to("cyrenaica"), 0)), false)
			p.Play(Saying(to("egypt"), 4))
			Want(t, "they stand there", p.Ground(Green, At("egypt")), 4)
			Want(t, "the rest waits", p.Players[Green].Reserve, 11)
			Want(t, "one limit for the phase", p.Most(to("egypt")), min(most-4, 11))
			g := *p.State
			g.Players[Green].NewTurn()
			Want(t, "and anew in the next", reserveLeft(&g, Green), min(most, 11))
		}
		p := studied(3).Learned(Green, Logistica)
		p.Players[Green].Reserve, p.Phase = 15, Trade
		Want(t, "not in Commerce", play.Offers(Green, func(o *play.Asking) { offerDeeds(p.State, o, Green) }), false)
		p.Players[Green].Techs, p.Phase = 0, Combat
		Want(t, "not without LOGISTICS", play.Offers(Green, func(o *play.Asking) { offerDeeds(p.State, o, Green) }), false)
	})
}

// What has been brought from behind a Screen in this turn stands there no more, which everybody has seen.
//
// rule: mu-alpha/placement/logistics-reserve
func TestMostReserve(t *testing.T) {
	p := Position(t, 3).Held(Green, 30, "egypt").Studied(Green, 2).Learned(Green, Logistica)
	Want(t, "5 for each TL", mostReserve(p.State, Green), 10)
	p.Players[Green].Deployed = 7
	Want(t, "less what has come", mostReserve(p.State, Green), 3)
}

// A Farm that was ordered is put up where a settlement still stands.
//
// rule: mu-alpha/purchase/commerce-buildings
// rule: mu-alpha/placement/place-everything
func TestCommerceBuildingsArePutUpBesideATown(t *testing.T) {
	for _, town := range []int8{0, 1} {
		p := Position(t, 3).Own(Green, "egypt").Build(Settlement, town, "egypt")
		p.SetOrder(Green, At("egypt"), FairBuilding, 1)
		p.SetOrder(Green, At("egypt"), Fort, 1)
		p.Phase = Placement
		p.Run(func(g *State, t *play.Table) { g.PlacementPhase(t) })
		Want(t, "the Farm", p.Built(At("egypt"), FairBuilding), town)
		Want(t, "the site is lost", p.Told(KeySiteLost, int16(Green), int16(At("egypt"))), town == 0)
		Want(t, "the Tower", p.Built(At("egypt"), Fort), 1)
	}
}

// Engines and Captains are placed aboard war transports alone, engines where there is room for them.
//
// rule: mu-alpha/concepts/transport-families
// rule: mu-alpha/placement/where
func TestWhatIsPlacedAboard(t *testing.T) {
	p := Position(t, 3).Own(Green, "egypt", "sinai").Build(Settlement, 1, "egypt")
	wagon, caravan := p.Transport(Green, WarWagon, 1, "egypt", 0), p.Transport(Green, Caravan, 1, "egypt", 0)
	full, away := p.Transport(Green, WarWagon, 1, "egypt", 16), p.Transport(Green, WarWagon, 1, "sinai", 0)
	p.NewEngine(Green, Catapult)
	p.NewCaptain(Green, 1)
	places(p, Green, 0)
	Want(t, "an engine", p.Offers(By(Green, ShipEngine, 0, wagon)), true)
	p.Barred("aboard a Caravan", RuleWarTransport, Green, ShipEngine, 0, caravan)
	p.Barred("where 4 points are left", RuleNoSpace, Green, ShipEngine, 0, full)
	Want(t, "a Captain wants none", p.Offers(By(Green, ShipCaptain, 0, full)), true)
	p.Barred("a Captain aboard a Caravan", RuleWarTransport, Green, ShipCaptain, 0, caravan)
	Want(t, "away from a settlement", p.Offers(By(Green, ShipEngine, 0, away)), false)
	p.Transports[full].VF = 15
	Want(t, "where 5 are", places(p, Green, 0).Offers(By(Green, ShipEngine, 0, full)), true)
}
