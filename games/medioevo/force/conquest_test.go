package force_test

import (
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestOccupation(t *testing.T) {
	p, wagon := Victorious(t)
	p.Vf(Green, "sinai", 2)
	p.Conquers("judea")
	// rule: mu-prototype/conquest/occupy
	// rule: mu-prototype/attacking/conquered-when-no-defenders
	Want(t, "Judea", p.Land("judea").Owner, Green)
	Want(t, "the wagon holds it", p.Transports[wagon].At, At("judea"))
	Want(t, "it has moved", p.Transports[wagon].Moved, MovedInCombat)
	Want(t, "it has paid for that before", p.Transports[wagon].Spent, 0)
	Want(t, "told", p.Told(KeyTaken, int16(Green), int16(At("judea")), int16(Red)), true)

	t.Run("without anybody to hold it", func(t *testing.T) {
		p, wagon := Victorious(t)
		p.Transports[wagon].VF = 0
		p.Build(Settlement, 1, "judea")
		p.Conquers("judea")
		Want(t, "the barbarians'", p.Land("judea").Owner, play.Nobody)
		Want(t, "with its buildings", p.Built(At("judea"), Settlement), 1)
	})
	t.Run("ships of whom nobody is left drift away", func(t *testing.T) {
		// rule: mu-prototype/conquest/occupy
		p, wagon := Victorious(t)
		p.Transports[wagon].VF = 0
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 0)
		p.Conquers("judea")
		Want(t, "the Galley", p.Transports[galley].Owner, play.Nobody)
	})
	t.Run("whence the last army has left", func(t *testing.T) {
		// rule: mu-prototype/movement/last-army-leaving-territory
		// rule: mu-prototype/movement/empty-transport-elsewhere
		p, _ := Victorious(t)
		caravan := p.Transport(Green, Caravan, 1, "sinai", 0)
		p.Conquers("judea")
		Want(t, "Sinai", p.Land("sinai").Owner, play.Nobody)
		Want(t, "the Caravan left there", p.Transports[caravan].Owner, play.Nobody)
	})
	t.Run("who enters", func(t *testing.T) {
		// rule: mu-prototype/conquest/occupy
		// rule: mu-prototype/attacking/ships-attacking-coast-without-port
		p, wagon := Victorious(t)
		p.Vf(Green, "sinai", 2)
		others := []int16{p.Transport(Blue, WarWagon, 1, "sinai", 5), p.Transport(Green, WarWagon, 1, "sinai", 0), p.Transport(Green, WarWagon, 1, "sinai", 3)}
		p.Transports[others[2]].Aboard = p.Transport(Green, Galley, 1, "sinai", 1)
		for _, i := range others {
			p.Battle.Convoy.Add(i)
		}
		p.Conquers("judea")
		Want(t, "his wagon", p.Transports[wagon].At, At("judea"))
		for i, what := range []string{"his ally's", "one without a crew", "one aboard a ship in port"} {
			Want(t, what, p.Transports[others[i]].At, At("sinai"))
		}
	})
	t.Run("his own, where enemies stood", func(t *testing.T) {
		// rule: mu-prototype/conquest/occupy
		p, _ := Victorious(t)
		p.Held(Green, 1, "judea").Vf(Red, "judea", 1).Run(Contest)
		Want(t, "contested", p.Contested(At("judea")), true)
		p.Land("judea").VF[Red] = 0
		p.Conquers("judea")
		Want(t, "contested no more", p.Land("judea").Owner, Green)
		Want(t, "no honour for what was his", p.Players[Green].Honour, 0)
	})
	t.Run("who declines it", func(t *testing.T) {
		// rule: mu-prototype/contested/joint-attack-refusal
		p, _ := Victorious(t)
		p.Battle.Convoy.Add(p.Transport(Blue, WarWagon, 1, "sinai", 5))
		p.Battle.Sides[Attacking].Allies = 1<<Green | 1<<Blue
		leave := func(s play.Seat) play.Answer { return By(s, LeaveLand, At("judea")) }
		p.Conquers("judea").Play(leave(Green), leave(Blue))
		Want(t, "the barbarians'", p.Land("judea").Owner, play.Nobody)
		Want(t, "empty", p.Strength(Barbarians, At("judea")), 0)
	})
	t.Run("from the sea, with a port", func(t *testing.T) {
		// rule: mu-prototype/attacking/ships-attacking-coast-without-port
		// rule: mu-prototype/conquest/occupy
		p, _ := Victorious(t)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 18)
		p.Land("palestine").VF[Red] = 0
		p.Battle.At, p.Battle.Convoy = At("palestine"), One(galley)
		p.Conquers("palestine")
		Want(t, "the fleet enters", p.Transports[galley].At, At("palestine"))
		Want(t, "it has moved", p.Transports[galley].Moved, MovedInCombat)
		Want(t, "owner", p.Land("palestine").Owner, Green)
	})
	t.Run("from the sea, all of them in a wagon aboard", func(t *testing.T) {
		p, wagon := Victorious(t)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 0)
		p.Transports[wagon].At, p.Transports[wagon].Aboard = At("levantine-sea"), galley
		p.Battle.Convoy = One(galley)
		p.Conquers("judea").Asks(Green, AskLand).Play(Saying(By(Green, LandTroops, At("judea"), Place(wagon)), 4))
		Want(t, "ashore", p.Ground(Green, At("judea")), 4)
		Want(t, "aboard", p.Transports[wagon].VF, 6)
	})
	t.Run("from the sea, no port", func(t *testing.T) {
		p, _ := Victorious(t)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 18)
		p.Battle.Convoy = One(galley)
		p.Conquers("judea").Asks(Green, AskLand)
		land := By(Green, LandTroops, At("judea"), Place(galley))
		Want(t, "as many as the land feeds", p.Most(land), 5+10) // terrain, religious capital
		p.Play(Saying(land, 3))
		// rule: mu-prototype/attacking/ships-attacking-coast-without-port
		Want(t, "the fleet stays at sea", p.Transports[galley].At, At("levantine-sea"))
		Want(t, "ashore", p.Ground(Green, At("judea")), 3)
		Want(t, "aboard", p.Transports[galley].VF, 15)
		Want(t, "for nothing", p.Transports[galley].Spent, 0)
	})
	t.Run("from the sea, all of them", func(t *testing.T) {
		// rule: mu-prototype/movement/empty-transport-elsewhere
		p, _ := Victorious(t)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 4)
		p.Battle.Convoy = One(galley)
		p.Conquers("judea").Play(Saying(By(Green, LandTroops, At("judea"), Place(galley)), 4))
		Want(t, "nobody's ship", p.Transports[galley].Owner, play.Nobody)
	})
	t.Run("from wagons aboard", func(t *testing.T) {
		p, wagon := Victorious(t)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 0)
		p.Transports[wagon].At, p.Transports[wagon].Aboard = At("levantine-sea"), galley
		p.Battle.Convoy = One(galley)
		p.Conquers("judea").Asks(Green, AskLand)
		p.Play(Saying(By(Green, LandTroops, At("judea"), Place(wagon)), 4))
		Want(t, "ashore", p.Ground(Green, At("judea")), 4)
		Want(t, "aboard the wagon", p.Transports[wagon].VF, 6)
	})
	t.Run("an ally's armies do not occupy for him", func(t *testing.T) {
		p, wagon := Victorious(t)
		p.Transports[wagon].VF = 0
		p.Battle.Convoy.Add(p.Transport(Blue, Galley, 1, "levantine-sea", 9))
		p.Conquers("judea")
		Want(t, "the barbarians'", p.Land("judea").Owner, play.Nobody)
	})
	t.Run("from the sea, into the port", func(t *testing.T) {
		p := Position(t, 4).Own(Red, "egypt", "sinai").Vf(Red, "sinai", 1).War(Green, Red)
		galley := p.Transport(Green, Galley, 1, "egyptian-sea", 8)
		p.Battle.Convoy = One(galley)
		p.Conquers("egypt")
		Want(t, "in port", p.Transports[galley].At, At("egypt"))
		Want(t, "Egypt", p.Land("egypt").Owner, Green)
	})
}

func TestSpoils(t *testing.T) {
	// A Captain, two Caravans, a Cathedral and a settlement fall with Judea.
	p, _ := Victorious(t)
	p.Build(Settlement, 2, "judea").Build(Cathedral, 1, "judea").Build(Fort, 1, "judea")
	chief := p.Captain(Red, 2, "judea", None)
	first, second := p.Transport(Red, Caravan, 1, "judea", 0), p.Transport(Red, Caravan, 1, "judea", 0)
	p.Stowed(first, Textiles, 6, "egypt").Stowed(second, Spices, 2, "egypt")
	catapult := p.Engine(Red, 1, "judea", None)
	p.Conquers("judea").Asks(Green, AskSpoils)
	// rule: mu-prototype/conquest/captains-not-kept
	Want(t, "a Captain", p.Refuses(Loot(KeepSpoil, SpoilCaptain, chief, "judea")), RuleKeepCaptain)
	Want(t, "nor everything", p.Refuses(Says(Green, KeepAll)), RuleKeepNumber)
	// rule: mu-prototype/conquest/choice-per-item
	// rule: mu-prototype/conquest/destroy-points
	// rule: mu-prototype/victory-play/destroy-player-captain
	honour := p.Players[Green].Honour
	p.Play(Loot(DestroySpoil, SpoilCaptain, chief, "judea"))
	Want(t, "the Captain", p.Captains[chief].Level, 0)
	Want(t, "honour", p.Players[Green].Honour, honour+1)
	// rule: mu-prototype/victory-play/destroy-player-transport
	// rule: mu-prototype/conquest/goods-of-destroyed-caravan
	p.Play(Loot(DestroySpoil, SpoilTransport, first, "judea"))
	Want(t, "the Caravan", p.Transports[first].Kind, NoTransport)
	Want(t, "told", p.Told(KeyGoodsLeft, int16(At("judea")), 6, int16(Textiles)), true)
	// rule: mu-prototype/commerce/goods-without-origin
	Want(t, "its goods", p.Heaps[0], Heap{Lot: Lot{N: 6, Good: Textiles, From: None}, At: At("judea"), Until: p.Turn + 1})
	Want(t, "honour", p.Players[Green].Honour, honour+2)
	// rule: mu-prototype/conquest/plunder
	p.Play(Loot(PlunderSpoil, SpoilBuilding, int16(Cathedral), "judea"))
	Want(t, "half of 1000", p.Players[Green].Florins, 500)
	Want(t, "the Cathedral", p.Land("judea").Cathedral, false)
	Want(t, "no honour", p.Players[Green].Honour, honour+2)
	// rule: mu-prototype/victory-play/destroy-player-building
	// rule: mu-prototype/conquest/destroy
	p.Play(Loot(DestroySpoil, SpoilBuilding, int16(Fort), "judea"))
	Want(t, "honour for a Tower", p.Players[Green].Honour, honour+3)
	Want(t, "the Tower", p.Built(At("judea"), Fort), 0)
	// rule: mu-prototype/victory-play/destroy-player-siege-engine
	p.Play(Loot(DestroySpoil, SpoilEngine, catapult, "judea"))
	Want(t, "honour for a Catapult", p.Players[Green].Honour, honour+4)
	// rule: mu-prototype/conquest/keep
	// rule: mu-prototype/conquest/transports-kept
	p.Play(Says(Green, KeepAll))
	Want(t, "the settlement", p.Built(At("judea"), Settlement), 2)
	Want(t, "the other Caravan", p.Transports[second].Owner, Green)
	Want(t, "goods from nowhere", p.Transports[second].Cargo[0], Lot{N: 2, Good: Spices, From: None})
	Want(t, "nothing is left", p.IsOver(), true)
	Want(t, "nor open", p.Spoils.Open, false)

	t.Run("a Captain", func(t *testing.T) {
		// rule: mu-prototype/conquest/plunder
		p, _ := Victorious(t)
		chief := p.Captain(Red, 3, "judea", None)
		p.Conquers("judea").Play(Loot(PlunderSpoil, SpoilCaptain, chief, "judea"))
		Want(t, "half of 300", p.Players[Green].Florins, 150)
		Want(t, "no honour but for Jerusalem", p.Players[Green].Honour, 1)
	})
	t.Run("a Fair before its settlement", func(t *testing.T) {
		// rule: mu-prototype/trade-modifiers/fairs-site
		p, _ := Victorious(t)
		p.Build(Settlement, 1, "judea").Build(FairBuilding, 1, "judea")
		engine := p.Engine(Red, 1, "judea", None)
		Want(t, "numbered like a settlement", engine, int16(Settlement))
		p.Conquers("judea")
		for _, how := range []play.Verb{DestroySpoil, PlunderSpoil} {
			Want(t, "the settlement", p.Refuses(Loot(how, SpoilBuilding, int16(Settlement), "judea")), RuleFairsFirst)
			Want(t, "an engine", p.Offers(Loot(how, SpoilEngine, engine, "judea")), true)
		}
		p.Play(Loot(DestroySpoil, SpoilBuilding, int16(FairBuilding), "judea"))
		Want(t, "without a Fair", p.Offers(Loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea")), true)
	})
}

func TestSpoilsLimits(t *testing.T) {
	// Green is of TL II and has two Caravans: a third must be destroyed or plundered.
	p, _ := Victorious(t)
	p.Studied(Green, 2)
	p.Transport(Green, Caravan, 1, "egypt", 0)
	p.Transport(Green, Caravan, 1, "egypt", 0)
	third, galley := p.Transport(Red, Caravan, 1, "judea", 0), p.Transport(Red, WarWagon, 3, "judea", 0)
	p.Engine(Green, 1, "egypt", None)
	first, bombard := p.Engine(Red, 1, "judea", None), p.Engine(Red, 3, "judea", None)
	p.Conquers("judea")
	// rule: mu-prototype/conquest/limits-apply
	Want(t, "a third Caravan", p.Refuses(Loot(KeepSpoil, SpoilTransport, third, "judea")), RuleKeepNumber)
	// rule: mu-prototype/conquest/transports-kept
	Want(t, "above the TL", p.Refuses(Loot(KeepSpoil, SpoilTransport, galley, "judea")), RuleKeepLevel)
	Want(t, "an engine above it", p.Refuses(Loot(KeepSpoil, SpoilEngine, bombard, "judea")), RuleKeepLevel)
	p.Play(Loot(KeepSpoil, SpoilEngine, first, "judea"))
	Want(t, "kept", p.Engines[first].Owner, Green)
	p.Play(Loot(PlunderSpoil, SpoilEngine, bombard, "judea"))
	Want(t, "half of a Bombard", p.Players[Green].Florins, 150)
	p.Play(Loot(PlunderSpoil, SpoilTransport, galley, "judea"), Loot(PlunderSpoil, SpoilTransport, third, "judea"))
	Want(t, "a wagon III and a Caravan I", p.Players[Green].Florins, 150+100+50)
	t.Run("fortifications too", func(t *testing.T) {
		// rule: mu-prototype/conquest/fortifications-kept
		p, _ := Victorious(t)
		p.Build(Fort, 2, "judea")
		p.Conquers("judea").Play(Loot(KeepSpoil, SpoilBuilding, int16(Fort), "judea"))
		Want(t, "a Fortress", p.Built(At("judea"), Fort), 2)
	})
}

func TestBarbarianSpoils(t *testing.T) {
	p, _ := Victorious(t)
	p.Own(play.Nobody, "judea").Build(Settlement, 1, "judea").Vf(Barbarians, "coele-syria", 3)
	// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
	chief := p.Captain(Barbarians, 3, "judea", None)
	guest := p.Transport(Blue, Caravan, 1, "judea", 2)
	foe := p.Transport(Red, Caravan, 1, "judea", 0)
	p.Conquers("judea")
	Want(t, "the barbarians' Captain", p.Captains[chief].Level, 0)
	honour := p.Players[Green].Honour
	Want(t, "Jerusalem, and a Captain of level III", honour, 2)
	// rule: mu-prototype/conquest/barbarian-items-no-points
	p.Play(Loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea"))
	Want(t, "no honour", p.Players[Green].Honour, honour)
	Want(t, "a guest keeps his own", p.Refuses(Loot(DestroySpoil, SpoilTransport, guest, "judea")) == play.Free && !p.Offers(Loot(DestroySpoil, SpoilTransport, guest, "judea")), true)
	Want(t, "an enemy does not", p.Offers(Loot(DestroySpoil, SpoilTransport, foe, "judea")), true)
	// rule: mu-prototype/barbarian-activation/immediate
	// rule: mu-prototype/barbarian-activation/only-conquest-activates
	Want(t, "the neighbours gather", p.Ground(Barbarians, At("coele-syria")) > 3, true)

	t.Run("of a player's land no barbarian cares", func(t *testing.T) {
		// rule: mu-prototype/barbarian-activation/only-conquest-activates
		p, _ := Victorious(t)
		p.Vf(Barbarians, "coele-syria", 3).Conquers("judea")
		Want(t, "the neighbours", p.Ground(Barbarians, At("coele-syria")), 3)
	})
	t.Run("an enemy's pieces count in a barbarian land too", func(t *testing.T) {
		// rule: mu-prototype/conquest/destroy-points
		p, _ := Victorious(t)
		p.Own(play.Nobody, "judea")
		caravan, engine, captain := p.Transport(Red, Caravan, 1, "judea", 0), p.Engine(Red, 1, "judea", None), p.Captain(Red, 1, "judea", None)
		p.Conquers("judea").Play(Loot(DestroySpoil, SpoilTransport, caravan, "judea"), Loot(DestroySpoil, SpoilEngine, engine, "judea"),
			Loot(DestroySpoil, SpoilCaptain, captain, "judea"))
		Want(t, "honour", p.Gained(Green, ForDestroying), 3)
	})
}

func TestCapture(t *testing.T) {
	// Green's Galley has beaten Red's Galley and Merchantman at sea.
	start := func() (p *Stage, own, galley, ship int16) {
		p = Position(t, 4).Own(Red, "judea").Vf(Red, "judea", 1).War(Green, Red).Studied(Green, 2)
		own = p.Transport(Green, Galley, 1, "egyptian-sea", 3)
		galley, ship = p.Transport(Red, Galley, 1, "egyptian-sea", 0), p.Transport(Red, Merchantman, 1, "egyptian-sea", 0)
		p.Transports[ship].Cargo[0] = Lot{N: 10, Good: 4, From: None}
		p.March.Leader, p.March.Convoy = own, One(own)
		p.Battle.At, p.Battle.Target, p.Battle.Convoy = At("egyptian-sea"), One(galley), One(own)
		p.Battle.Target.Add(ship)
		return p, own, galley, ship
	}
	captures := func(p *Stage) *Stage {
		return p.Run(func(g *State, t *play.Table) { g.Capture(t, Green) })
	}
	p, own, galley, ship := start()
	captures(p)
	// rule: mu-prototype/conquest/transport-captured
	p.Play(Loot(KeepSpoil, SpoilTransport, galley, "egyptian-sea"))
	Want(t, "his", p.Transports[galley].Owner, Green)
	// rule: mu-prototype/attacking/sea-one-vf-per-transport
	Want(t, "with a crew of 1", p.Transports[galley].VF, 1)
	Want(t, "from his own ship", p.Transports[own].VF, 2)
	p.Play(Loot(KeepSpoil, SpoilTransport, ship, "egyptian-sea"))
	Want(t, "with its goods", p.Transports[ship].Cargo[0].N, 10)

	t.Run("nobody to spare", func(t *testing.T) {
		p, own, galley, _ := start()
		p.Transports[own].VF = 1
		captures(p)
		Want(t, "no crew", p.Refuses(Loot(KeepSpoil, SpoilTransport, galley, "egyptian-sea")), RuleKeepCrew)
	})
	t.Run("in his own land they want no crew", func(t *testing.T) {
		// rule: mu-prototype/movement/empty-transport-at-home
		p, wagon := Victorious(t)
		p.Transports[wagon].VF = 1
		caravan := p.Transport(Red, Caravan, 1, "judea", 0)
		p.Conquers("judea").Play(Loot(KeepSpoil, SpoilTransport, caravan, "judea"))
		Want(t, "his", p.Transports[caravan].Owner, Green)
		Want(t, "empty", p.Transports[caravan].VF, 0)
	})
	t.Run("a Caravan aboard after its ship", func(t *testing.T) {
		// rule: mu-prototype/conquest/choice-per-item
		// rule: mu-prototype/conquest/transports-kept
		p, own, galley, _ := start()
		caravan := p.Transport(Red, Caravan, 1, "egyptian-sea", 0)
		p.Transports[caravan].Aboard = galley
		captures(p)
		Want(t, "before it", p.Refuses(Loot(KeepSpoil, SpoilTransport, caravan, "egyptian-sea")), RuleAboardFirst)
		p.Play(Loot(KeepSpoil, SpoilTransport, galley, "egyptian-sea"), Loot(KeepSpoil, SpoilTransport, caravan, "egyptian-sea"))
		Want(t, "his", p.Transports[caravan].Owner, Green)
		Want(t, "where it was", p.Transports[caravan].Aboard, galley)
		Want(t, "a crew for the ship alone", p.Transports[own].VF, 2)
	})
	t.Run("a Caravan aboard in a port goes ashore", func(t *testing.T) {
		// rule: mu-prototype/conquest/choice-per-item
		// rule: mu-prototype/conquest/transports-kept
		p, own, galley, _ := start()
		p.Held(Blue, 3, "egypt")
		caravan := p.Transport(Red, Caravan, 1, "egypt", 0)
		p.Transports[own].At, p.Transports[galley].At, p.Transports[caravan].Aboard = At("egypt"), At("egypt"), galley
		p.Battle.At, p.Battle.Target = At("egypt"), One(galley)
		captures(p).Play(Loot(KeepSpoil, SpoilTransport, caravan, "egypt"))
		Want(t, "with a crew", p.Transports[caravan].VF, 1)
		Want(t, "ashore", p.Transports[caravan].Aboard, None)
	})
	t.Run("what is lost or his own is no spoil", func(t *testing.T) {
		// rule: mu-prototype/conquest/transport-captured
		p, own, galley, ship := start()
		p.Transports[ship] = EmptyTransport()
		p.Battle.Target.Add(own)
		captures(p).Play(Loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea"))
		Want(t, "nothing is left", p.IsOver(), true)
		Want(t, "his own", p.Transports[own].Owner, Green)
	})
	t.Run("a pirate Captain", func(t *testing.T) {
		// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
		p, _, galley, ship := start()
		p.Transports[galley].Owner = Barbarians
		p.Transports[ship] = EmptyTransport()
		chief := p.Captain(Barbarians, 1, "egyptian-sea", galley)
		captures(p)
		Want(t, "slain", p.Captains[chief].Level, 0)
		Want(t, "by green", p.Told(KeyChiefSlain, int16(Green), 1, int16(At("egyptian-sea"))), true)
	})
	t.Run("what is ashore beside ships in a port", func(t *testing.T) {
		// rule: mu-prototype/conquest/transport-captured
		for _, guards := range []int16{0, 3} {
			p, _, _, ship := start()
			p.Own(Blue, "egypt").Vf(Blue, "egypt", guards)
			p.Transports[ship].At, p.Battle.At, p.Battle.Target = At("egypt"), At("egypt"), One(ship)
			p.Battle.Sides[Defending].Allies = 1<<Red | 1<<Blue
			captain := p.Captain(Red, 1, "egypt", None)
			captures(p)
			Want(t, "while nobody defends it", p.Offers(Loot(DestroySpoil, SpoilCaptain, captain, "egypt")), guards == 0)
		}
	})
	t.Run("goods in the sea", func(t *testing.T) {
		// rule: mu-prototype/conquest/goods-of-destroyed-merchantman
		p, _, _, ship := start()
		own := p.Transport(Green, Merchantman, 1, "egyptian-sea", 1)
		p.Transports[own].Cargo[0] = Lot{N: 4, Good: 4, From: None}
		captures(p).Play(Loot(PlunderSpoil, SpoilTransport, ship, "egyptian-sea"))
		Want(t, "what the Merchantman holds", p.Transports[own].Cargo[0].N, 10)
		Want(t, "the rest is lost", p.Heaps[0].N, 0)
		Want(t, "florins", p.Players[Green].Florins, 100)
	})
	t.Run("what is aboard before its ship", func(t *testing.T) {
		// rule: mu-prototype/conquest/choice-per-item
		for _, c := range []struct {
			name string
			sort int16
			put  func(p *Stage, galley int16) int16
		}{
			{"an engine", SpoilEngine, func(p *Stage, galley int16) int16 { return p.Engine(Red, 1, "egyptian-sea", galley) }},
			{"a Captain", SpoilCaptain, func(p *Stage, galley int16) int16 { return p.Captain(Red, 1, "egyptian-sea", galley) }},
			{"a Caravan", SpoilTransport, func(p *Stage, galley int16) int16 {
				i := p.Transport(Red, Caravan, 1, "egyptian-sea", 0)
				p.Transports[i].Aboard = galley
				return i
			}},
		} {
			p, own, galley, ship := start()
			n := c.put(p, galley)
			p.Captain(Green, 1, "egyptian-sea", own)
			captures(p)
			for _, how := range []play.Verb{DestroySpoil, PlunderSpoil} {
				Want(t, c.name+" aboard", p.Refuses(Loot(how, SpoilTransport, galley, "egyptian-sea")), RuleAboardFirst)
				Want(t, "a ship without", p.Offers(Loot(how, SpoilTransport, ship, "egyptian-sea")), true)
			}
			p.Play(Loot(DestroySpoil, c.sort, n, "egyptian-sea"))
			Want(t, c.name+" gone", p.Offers(Loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea")), true)
		}
	})
	t.Run("what is aboard comes first", func(t *testing.T) {
		p, own, galley, _ := start()
		catapult := p.Engine(Red, 1, "egyptian-sea", galley)
		captures(p)
		Want(t, "the Galley", p.Refuses(Loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea")), RuleAboardFirst)
		p.Play(Loot(KeepSpoil, SpoilEngine, catapult, "egyptian-sea"))
		Want(t, "aboard the winner's", p.Engines[catapult].Aboard, own)
		p.Play(Loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea"))
		Want(t, "it floats on", p.Engines[catapult].Level, 1)
	})
	t.Run("a Caravan of a ship in a port of others wants a crew", func(t *testing.T) {
		p, own, _, ship := start()
		p.Held(Blue, 3, "egypt")
		p.Transports[own].At, p.Transports[own].VF, p.Transports[ship].At = At("egypt"), 1, At("egypt")
		p.Battle.At, p.Battle.Target = At("egypt"), One(ship)
		caravan := p.Transport(Red, Caravan, 1, "egypt", 0)
		p.Transports[caravan].Aboard = ship
		captures(p)
		Want(t, "nobody to spare", p.Refuses(Loot(KeepSpoil, SpoilTransport, caravan, "egypt")), RuleKeepCrew)
	})
	t.Run("in a port goods stay on the quay", func(t *testing.T) {
		p, _, _, ship := start()
		p.Transports[ship].At = At("egypt")
		p.Battle.At, p.Battle.Target = At("egypt"), One(ship)
		captures(p).Play(Loot(DestroySpoil, SpoilTransport, ship, "egypt"))
		Want(t, "goods", p.Heaps[0].N, 10)
	})
}

// Red has nothing but Judea and two Caravans there: when Green has chosen about them he is out.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/spoils
// rule: mu-alpha/elimination/when
// rule: mu-alpha/elimination/spoils
func TestWhoLosesHisLastTransportsWithHisLastLandIsOut(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, _ := Victorious(t)
		p.Own(play.Nobody, "palestine").Land("palestine").VF[Red] = 0
		first, second := p.Transport(Red, Caravan, 1, "judea", 0), p.Transport(Red, Caravan, 1, "judea", 0)
		p.Florins(Red, 300).Conquers("judea")
		Want(t, "while one is his", p.Players[Red].Out, false)
		p.Play(Loot(DestroySpoil, SpoilTransport, first, "judea"), Loot(KeepSpoil, SpoilTransport, second, "judea"))
		Want(t, "red is out", p.Players[Red].Out, true)
		Want(t, "green has his florins", p.Players[Green].Florins, 300)
	})
}

// Who loses his last ships at sea is out when the victor has chosen about them, not before.
// rule: mu-prototype/conquest/choice-per-item
// rule: mu-prototype/elimination/condition
// rule: mu-alpha/attack/conquest-choice-per-item
// rule: mu-alpha/elimination/when
func TestWhoLosesHisLastShipsIsOut(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Blue, 1, "egypt").War(Green, Red).Florins(Red, 300)
		p.Transport(Green, Galley, 1, "egyptian-sea", 3)
		first, last := p.Transport(Red, Galley, 1, "egyptian-sea", 0), p.Transport(Red, Merchantman, 1, "egyptian-sea", 0)
		p.Battle.At, p.Battle.Target = At("egyptian-sea"), One(first)
		p.Battle.Target.Add(last)
		p.Run(func(g *State, t *play.Table) { g.Capture(t, Green) })
		p.Play(Loot(DestroySpoil, SpoilTransport, first, "egyptian-sea"))
		Want(t, "while one is his", p.Players[Red].Out, false)
		p.Play(Loot(DestroySpoil, SpoilTransport, last, "egyptian-sea"))
		Want(t, "without any", p.Players[Red].Out, true)
		Want(t, "green has his florins", p.Players[Green].Florins, 300)
	})
}

// Who takes a player's last territory chooses about the Captains and engines there before he is out.
// rule: mu-prototype/conquest/choice-per-item
// rule: mu-prototype/elimination/condition
func TestTheSpoilsOfTheLastTerritory(t *testing.T) {
	p, wagon := Clash(t, 21, 1)
	p.Held(Blue, 5, "egypt").Held(White, 5, "syria")
	captain := p.Captain(Red, 2, "palestine", None)
	p.Engine(Red, 1, "palestine", None)
	p.Falling(D6(6), D6(1)).Strikes("palestine", Red, wagon)
	p.Asks(Green, AskSpoils).Play(By(Green, DestroySpoil, SpoilCaptain, captain, int16(At("palestine"))))
	Want(t, "not yet", p.Players[Red].Out, false)
	p.Play(Says(Green, KeepAll))
	Want(t, "honour", p.Gained(Green, ForDestroying), 1)
	Want(t, "out", p.Players[Red].Out, true)
	for range p.EnginesOf(Green) {
		return
	}
	t.Error("the engine is not green's")
}

// Who loses his last territory to a fleet is out when the spoils are divided; the table is in order until then.
// rule: mu-prototype/elimination/condition
func TestWhoLosesAllToAFleet(t *testing.T) {
	p, _ := Victorious(t)
	p.Held(Blue, 5, "egypt").Held(White, 5, "syria").Own(play.Nobody, "palestine").Land("palestine").VF[Red] = 0
	p.Battle.Convoy = One(p.Transport(Green, Galley, 1, "levantine-sea", 18))
	p.Conquers("judea").Asks(Green, AskLand)
	if err := p.Check(); err != nil && strings.Contains(err.Error(), "is not out") {
		t.Error(err)
	}
	Want(t, "out", p.Players[Red].Out, false)
}

// What stands on the ground of those beaten falls to the victor where nobody of theirs is left; what is aboard goes with
// its transport.
// rule: mu-prototype/conquest/transport-captured
// rule: mu-alpha/attack/conquest-of-transport
func TestWhatNobodyGuardsIsTaken(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			but  func(p *Stage, engine, captain int16)
			want [2]bool // the engine, the Captain
		}{
			{"on the ground", func(*Stage, int16, int16) {}, [2]bool{true, true}},
			{"aboard", func(p *Stage, e, c int16) {
				i := p.Transport(Red, WarWagon, 1, "palestine", 0)
				p.Engines[e].Aboard, p.Captains[c].Aboard = i, i
			}, [2]bool{}},
			{"elsewhere", func(p *Stage, e, c int16) { p.Engines[e].At, p.Captains[c].At = At("judea"), At("judea") }, [2]bool{}},
			{"the Captain alone", func(p *Stage, e, _ int16) { p.Engines[e].At = At("judea") }, [2]bool{false, true}},
			{"one who was not beaten", func(p *Stage, e, c int16) { p.Engines[e].Owner, p.Captains[c].Owner = Blue, Blue }, [2]bool{}},
			{"guarded", func(p *Stage, _, _ int16) { p.Vf(Red, "palestine", 1) }, [2]bool{}},
			{"the barbarians' Captain", func(p *Stage, _, c int16) { p.Captains[c].Owner = Barbarians }, [2]bool{true, false}},
		} {
			p := Position(t, 4).Own(Red, "palestine")
			engine, captain := p.Engine(Red, 1, "palestine", None), p.Captain(Red, 1, "palestine", None)
			p.Battle.Sides[Defending].Allies = 1<<Red | 1<<Barbarians
			c.but(p, engine, captain)
			x := Spoils{At: At("palestine"), From: play.Nobody}
			p.TakeUnguarded(&x)
			Want(t, c.name, [2]bool{x.Engine == 1<<engine, x.Chiefs == 1<<captain}, c.want)
			Want(t, c.name+", nothing else", x.Engine&^(1<<engine) == 0 && x.Chiefs&^(1<<captain) == 0, true)
			Want(t, c.name+", from whom", x.From == Red, c.want != [2]bool{})
		}
	})
}
