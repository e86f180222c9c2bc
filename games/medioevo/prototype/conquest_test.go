package prototype

import (
	"strings"
	"testing"

	"signoria/play"
)

func TestOccupation(t *testing.T) {
	p, wagon := victorious(t)
	p.vf(green, "sinai", 2)
	p.conquers("judea")
	// rule: mu-prototype/conquest/occupy
	// rule: mu-prototype/attacking/conquered-when-no-defenders
	want(t, "Judea", p.land("judea").Owner, green)
	want(t, "the wagon holds it", p.Transports[wagon].At, at("judea"))
	want(t, "it has moved", p.Transports[wagon].Moved, MovedInCombat)
	want(t, "it has paid for that before", p.Transports[wagon].Spent, 0)
	want(t, "told", p.told(KeyTaken, int16(green), int16(at("judea")), int16(red)), true)
	// rule: mu-prototype/victory-play/conquer-religious-capital
	want(t, "Jerusalem", p.Players[green].Honour, 1)

	t.Run("without anybody to hold it", func(t *testing.T) {
		p, wagon := victorious(t)
		p.Transports[wagon].VF = 0
		p.build(Settlement, 1, "judea")
		p.conquers("judea")
		want(t, "the barbarians'", p.land("judea").Owner, play.Nobody)
		want(t, "with its buildings", p.built(at("judea"), Settlement), 1)
	})
	t.Run("ships of whom nobody is left drift away", func(t *testing.T) {
		// rule: mu-prototype/conquest/occupy
		p, wagon := victorious(t)
		p.Transports[wagon].VF = 0
		galley := p.transport(green, Galley, 1, "levantine-sea", 0)
		p.conquers("judea")
		want(t, "the Galley", p.Transports[galley].Owner, play.Nobody)
	})
	t.Run("whence the last army has left", func(t *testing.T) {
		// rule: mu-prototype/movement/last-army-leaving-territory
		// rule: mu-prototype/movement/empty-transport-elsewhere
		p, _ := victorious(t)
		caravan := p.transport(green, Caravan, 1, "sinai", 0)
		p.conquers("judea")
		want(t, "Sinai", p.land("sinai").Owner, play.Nobody)
		want(t, "the Caravan left there", p.Transports[caravan].Owner, play.Nobody)
	})
	t.Run("who enters", func(t *testing.T) {
		// rule: mu-prototype/conquest/occupy
		// rule: mu-prototype/attacking/ships-attacking-coast-without-port
		p, wagon := victorious(t)
		p.vf(green, "sinai", 2)
		others := []int16{p.transport(blue, WarWagon, 1, "sinai", 5), p.transport(green, WarWagon, 1, "sinai", 0), p.transport(green, WarWagon, 1, "sinai", 3)}
		p.Transports[others[2]].Aboard = p.transport(green, Galley, 1, "sinai", 1)
		for _, i := range others {
			p.Battle.Convoy.add(i)
		}
		p.conquers("judea")
		want(t, "his wagon", p.Transports[wagon].At, at("judea"))
		for i, what := range []string{"his ally's", "one without a crew", "one aboard a ship in port"} {
			want(t, what, p.Transports[others[i]].At, at("sinai"))
		}
	})
	t.Run("his own, where enemies stood", func(t *testing.T) {
		// rule: mu-prototype/conquest/occupy
		p, _ := victorious(t)
		p.held(green, 1, "judea").vf(red, "judea", 1).run(contest)
		want(t, "contested", p.contested(at("judea")), true)
		p.land("judea").VF[red] = 0
		p.conquers("judea")
		want(t, "contested no more", p.land("judea").Owner, green)
		want(t, "no honour for what was his", p.Players[green].Honour, 0)
	})
	t.Run("who declines it", func(t *testing.T) {
		// rule: mu-prototype/contested/joint-attack-refusal
		p, _ := victorious(t)
		p.Battle.Convoy.add(p.transport(blue, WarWagon, 1, "sinai", 5))
		p.Battle.Sides[attacking].Allies = 1<<green | 1<<blue
		leave := func(s play.Seat) play.Answer { return by(s, LeaveLand, at("judea")) }
		p.conquers("judea").play(leave(green), leave(blue))
		want(t, "the barbarians'", p.land("judea").Owner, play.Nobody)
		want(t, "empty", p.strength(Barbarians, at("judea")), 0)
	})
	t.Run("from the sea, with a port", func(t *testing.T) {
		// rule: mu-prototype/attacking/ships-attacking-coast-without-port
		// rule: mu-prototype/conquest/occupy
		p, _ := victorious(t)
		galley := p.transport(green, Galley, 1, "levantine-sea", 18)
		p.land("palestine").VF[red] = 0
		p.Battle.At, p.Battle.Convoy = at("palestine"), one(galley)
		p.conquers("palestine")
		want(t, "the fleet enters", p.Transports[galley].At, at("palestine"))
		want(t, "it has moved", p.Transports[galley].Moved, MovedInCombat)
		want(t, "owner", p.land("palestine").Owner, green)
	})
	t.Run("from the sea, all of them in a wagon aboard", func(t *testing.T) {
		p, wagon := victorious(t)
		galley := p.transport(green, Galley, 1, "levantine-sea", 0)
		p.Transports[wagon].At, p.Transports[wagon].Aboard = at("levantine-sea"), galley
		p.Battle.Convoy = one(galley)
		p.conquers("judea").asks(green, AskLand).play(saying(by(green, LandTroops, at("judea"), Place(wagon)), 4))
		want(t, "ashore", p.ground(green, at("judea")), 4)
		want(t, "aboard", p.Transports[wagon].VF, 6)
	})
	t.Run("from the sea, no port", func(t *testing.T) {
		p, _ := victorious(t)
		galley := p.transport(green, Galley, 1, "levantine-sea", 18)
		p.Battle.Convoy = one(galley)
		p.conquers("judea").asks(green, AskLand)
		land := by(green, LandTroops, at("judea"), Place(galley))
		want(t, "as many as the land feeds", p.most(land), 5+10) // terrain, religious capital
		p.play(saying(land, 3))
		// rule: mu-prototype/attacking/ships-attacking-coast-without-port
		want(t, "the fleet stays at sea", p.Transports[galley].At, at("levantine-sea"))
		want(t, "ashore", p.ground(green, at("judea")), 3)
		want(t, "aboard", p.Transports[galley].VF, 15)
		want(t, "for nothing", p.Transports[galley].Spent, 0)
	})
	t.Run("from the sea, all of them", func(t *testing.T) {
		// rule: mu-prototype/movement/empty-transport-elsewhere
		p, _ := victorious(t)
		galley := p.transport(green, Galley, 1, "levantine-sea", 4)
		p.Battle.Convoy = one(galley)
		p.conquers("judea").play(saying(by(green, LandTroops, at("judea"), Place(galley)), 4))
		want(t, "nobody's ship", p.Transports[galley].Owner, play.Nobody)
	})
	t.Run("from wagons aboard", func(t *testing.T) {
		p, wagon := victorious(t)
		galley := p.transport(green, Galley, 1, "levantine-sea", 0)
		p.Transports[wagon].At, p.Transports[wagon].Aboard = at("levantine-sea"), galley
		p.Battle.Convoy = one(galley)
		p.conquers("judea").asks(green, AskLand)
		p.play(saying(by(green, LandTroops, at("judea"), Place(wagon)), 4))
		want(t, "ashore", p.ground(green, at("judea")), 4)
		want(t, "aboard the wagon", p.Transports[wagon].VF, 6)
	})
	t.Run("an ally's armies do not occupy for him", func(t *testing.T) {
		p, wagon := victorious(t)
		p.Transports[wagon].VF = 0
		p.Battle.Convoy.add(p.transport(blue, Galley, 1, "levantine-sea", 9))
		p.conquers("judea")
		want(t, "the barbarians'", p.land("judea").Owner, play.Nobody)
	})
	t.Run("from the sea, into the port", func(t *testing.T) {
		p := position(t, 4).own(red, "egypt", "sinai").vf(red, "sinai", 1).war(green, red)
		galley := p.transport(green, Galley, 1, "egyptian-sea", 8)
		p.Battle.Convoy = one(galley)
		p.conquers("egypt")
		want(t, "in port", p.Transports[galley].At, at("egypt"))
		want(t, "Egypt", p.land("egypt").Owner, green)
	})
}

func TestSpoils(t *testing.T) {
	// A Captain, two Caravans, a Cathedral and a settlement fall with Judea.
	p, _ := victorious(t)
	p.build(Settlement, 2, "judea").build(Cathedral, 1, "judea").build(Fort, 1, "judea")
	chief := p.captain(red, 2, "judea", None)
	first, second := p.transport(red, Caravan, 1, "judea", 0), p.transport(red, Caravan, 1, "judea", 0)
	p.stowed(first, Textiles, 6, "egypt").stowed(second, Spices, 2, "egypt")
	catapult := p.engine(red, 1, "judea", None)
	p.conquers("judea").asks(green, AskSpoils)
	// rule: mu-prototype/conquest/captains-not-kept
	want(t, "a Captain", p.refuses(loot(KeepSpoil, SpoilCaptain, chief, "judea")), RuleKeepCaptain)
	want(t, "nor everything", p.refuses(says(green, KeepAll)), RuleKeepNumber)
	// rule: mu-prototype/conquest/choice-per-item
	// rule: mu-prototype/conquest/destroy-points
	// rule: mu-prototype/victory-play/destroy-player-captain
	honour := p.Players[green].Honour
	p.play(loot(DestroySpoil, SpoilCaptain, chief, "judea"))
	want(t, "the Captain", p.Captains[chief].Level, 0)
	want(t, "honour", p.Players[green].Honour, honour+1)
	// rule: mu-prototype/victory-play/destroy-player-transport
	// rule: mu-prototype/conquest/goods-of-destroyed-caravan
	p.play(loot(DestroySpoil, SpoilTransport, first, "judea"))
	want(t, "the Caravan", p.Transports[first].Kind, NoTransport)
	want(t, "told", p.told(KeyGoodsLeft, int16(at("judea")), 6, int16(Textiles)), true)
	// rule: mu-prototype/commerce/goods-without-origin
	want(t, "its goods", p.Heaps[0], Heap{Lot: Lot{N: 6, Good: Textiles, From: None}, At: at("judea"), Until: p.Turn + 1})
	want(t, "honour", p.Players[green].Honour, honour+2)
	// rule: mu-prototype/conquest/plunder
	p.play(loot(PlunderSpoil, SpoilBuilding, int16(Cathedral), "judea"))
	want(t, "half of 1000", p.Players[green].Florins, 500)
	want(t, "the Cathedral", p.land("judea").Cathedral, false)
	want(t, "no honour", p.Players[green].Honour, honour+2)
	// rule: mu-prototype/victory-play/destroy-player-building
	// rule: mu-prototype/conquest/destroy
	p.play(loot(DestroySpoil, SpoilBuilding, int16(Fort), "judea"))
	want(t, "honour for a Tower", p.Players[green].Honour, honour+3)
	want(t, "the Tower", p.built(at("judea"), Fort), 0)
	// rule: mu-prototype/victory-play/destroy-player-siege-engine
	p.play(loot(DestroySpoil, SpoilEngine, catapult, "judea"))
	want(t, "honour for a Catapult", p.Players[green].Honour, honour+4)
	// rule: mu-prototype/conquest/keep
	// rule: mu-prototype/conquest/transports-kept
	p.play(says(green, KeepAll))
	want(t, "the settlement", p.built(at("judea"), Settlement), 2)
	want(t, "the other Caravan", p.Transports[second].Owner, green)
	want(t, "goods from nowhere", p.Transports[second].Cargo[0], Lot{N: 2, Good: Spices, From: None})
	want(t, "nothing is left", p.over(), true)
	want(t, "nor open", p.Spoils.Open, false)

	t.Run("a Captain", func(t *testing.T) {
		// rule: mu-prototype/conquest/plunder
		p, _ := victorious(t)
		chief := p.captain(red, 3, "judea", None)
		p.conquers("judea").play(loot(PlunderSpoil, SpoilCaptain, chief, "judea"))
		want(t, "half of 300", p.Players[green].Florins, 150)
		want(t, "no honour but for Jerusalem", p.Players[green].Honour, 1)
	})
	t.Run("a Fair before its settlement", func(t *testing.T) {
		// rule: mu-prototype/trade-modifiers/fairs-site
		p, _ := victorious(t)
		p.build(Settlement, 1, "judea").build(FairBuilding, 1, "judea")
		engine := p.engine(red, 1, "judea", None)
		want(t, "numbered like a settlement", engine, int16(Settlement))
		p.conquers("judea")
		for _, how := range []play.Verb{DestroySpoil, PlunderSpoil} {
			want(t, "the settlement", p.refuses(loot(how, SpoilBuilding, int16(Settlement), "judea")), RuleFairsFirst)
			want(t, "an engine", p.offers(loot(how, SpoilEngine, engine, "judea")), true)
		}
		p.play(loot(DestroySpoil, SpoilBuilding, int16(FairBuilding), "judea"))
		want(t, "without a Fair", p.offers(loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea")), true)
	})
}

func TestSpoilsLimits(t *testing.T) {
	// Green is of TL II and has two Caravans: a third must be destroyed or plundered.
	p, _ := victorious(t)
	p.studied(green, 2)
	p.transport(green, Caravan, 1, "egypt", 0)
	p.transport(green, Caravan, 1, "egypt", 0)
	third, galley := p.transport(red, Caravan, 1, "judea", 0), p.transport(red, WarWagon, 3, "judea", 0)
	p.engine(green, 1, "egypt", None)
	first, bombard := p.engine(red, 1, "judea", None), p.engine(red, 3, "judea", None)
	p.conquers("judea")
	// rule: mu-prototype/conquest/limits-apply
	want(t, "a third Caravan", p.refuses(loot(KeepSpoil, SpoilTransport, third, "judea")), RuleKeepNumber)
	// rule: mu-prototype/conquest/transports-kept
	want(t, "above the TL", p.refuses(loot(KeepSpoil, SpoilTransport, galley, "judea")), RuleKeepLevel)
	want(t, "an engine above it", p.refuses(loot(KeepSpoil, SpoilEngine, bombard, "judea")), RuleKeepLevel)
	p.play(loot(KeepSpoil, SpoilEngine, first, "judea"))
	want(t, "kept", p.Engines[first].Owner, green)
	p.play(loot(PlunderSpoil, SpoilEngine, bombard, "judea"))
	want(t, "half of a Bombard", p.Players[green].Florins, 150)
	p.play(loot(PlunderSpoil, SpoilTransport, galley, "judea"), loot(PlunderSpoil, SpoilTransport, third, "judea"))
	want(t, "a wagon III and a Caravan I", p.Players[green].Florins, 150+100+50)
	t.Run("fortifications too", func(t *testing.T) {
		// rule: mu-prototype/conquest/fortifications-kept
		p, _ := victorious(t)
		p.build(Fort, 2, "judea")
		p.conquers("judea").play(loot(KeepSpoil, SpoilBuilding, int16(Fort), "judea"))
		want(t, "a Fortress", p.built(at("judea"), Fort), 2)
	})
}

func TestBarbarianSpoils(t *testing.T) {
	p, _ := victorious(t)
	p.own(play.Nobody, "judea").build(Settlement, 1, "judea").vf(Barbarians, "coele-syria", 3)
	// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
	chief := p.captain(Barbarians, 3, "judea", None)
	guest := p.transport(blue, Caravan, 1, "judea", 2)
	foe := p.transport(red, Caravan, 1, "judea", 0)
	p.conquers("judea")
	want(t, "the barbarians' Captain", p.Captains[chief].Level, 0)
	honour := p.Players[green].Honour
	want(t, "Jerusalem, and a Captain of level III", honour, 2)
	// rule: mu-prototype/conquest/barbarian-items-no-points
	p.play(loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea"))
	want(t, "no honour", p.Players[green].Honour, honour)
	want(t, "a guest keeps his own", p.refuses(loot(DestroySpoil, SpoilTransport, guest, "judea")) == play.Free && !p.offers(loot(DestroySpoil, SpoilTransport, guest, "judea")), true)
	want(t, "an enemy does not", p.offers(loot(DestroySpoil, SpoilTransport, foe, "judea")), true)
	// rule: mu-prototype/barbarian-activation/immediate
	// rule: mu-prototype/barbarian-activation/only-conquest-activates
	want(t, "the neighbours gather", p.ground(Barbarians, at("coele-syria")) > 3, true)

	t.Run("of a player's land no barbarian cares", func(t *testing.T) {
		// rule: mu-prototype/barbarian-activation/only-conquest-activates
		p, _ := victorious(t)
		p.vf(Barbarians, "coele-syria", 3).conquers("judea")
		want(t, "the neighbours", p.ground(Barbarians, at("coele-syria")), 3)
	})
	t.Run("an enemy's pieces count in a barbarian land too", func(t *testing.T) {
		// rule: mu-prototype/conquest/destroy-points
		p, _ := victorious(t)
		p.own(play.Nobody, "judea")
		caravan, engine, captain := p.transport(red, Caravan, 1, "judea", 0), p.engine(red, 1, "judea", None), p.captain(red, 1, "judea", None)
		p.conquers("judea").play(loot(DestroySpoil, SpoilTransport, caravan, "judea"), loot(DestroySpoil, SpoilEngine, engine, "judea"),
			loot(DestroySpoil, SpoilCaptain, captain, "judea"))
		want(t, "honour", p.gained(green, ForDestroying), 3)
	})
}

func TestCapture(t *testing.T) {
	// Green's Galley has beaten Red's Galley and Merchantman at sea.
	start := func() (p *stage, own, galley, ship int16) {
		p = position(t, 4).own(red, "judea").vf(red, "judea", 1).war(green, red).studied(green, 2)
		own = p.transport(green, Galley, 1, "egyptian-sea", 3)
		galley, ship = p.transport(red, Galley, 1, "egyptian-sea", 0), p.transport(red, Merchantman, 1, "egyptian-sea", 0)
		p.Transports[ship].Cargo[0] = Lot{N: 10, Good: 4, From: None}
		p.March.Leader, p.March.Convoy = own, one(own)
		p.Battle.At, p.Battle.Target, p.Battle.Convoy = at("egyptian-sea"), one(galley), one(own)
		p.Battle.Target.add(ship)
		return p, own, galley, ship
	}
	captures := func(p *stage) *stage {
		return p.run(func(g *State, t *play.Table) { g.capture(t, green) })
	}
	p, own, galley, ship := start()
	captures(p)
	// rule: mu-prototype/conquest/transport-captured
	p.play(loot(KeepSpoil, SpoilTransport, galley, "egyptian-sea"))
	want(t, "his", p.Transports[galley].Owner, green)
	// rule: mu-prototype/attacking/sea-one-vf-per-transport
	want(t, "with a crew of 1", p.Transports[galley].VF, 1)
	want(t, "from his own ship", p.Transports[own].VF, 2)
	p.play(loot(KeepSpoil, SpoilTransport, ship, "egyptian-sea"))
	want(t, "with its goods", p.Transports[ship].Cargo[0].N, 10)

	t.Run("nobody to spare", func(t *testing.T) {
		p, own, galley, _ := start()
		p.Transports[own].VF = 1
		captures(p)
		want(t, "no crew", p.refuses(loot(KeepSpoil, SpoilTransport, galley, "egyptian-sea")), RuleKeepCrew)
	})
	t.Run("in his own land they want no crew", func(t *testing.T) {
		// rule: mu-prototype/movement/empty-transport-at-home
		p, wagon := victorious(t)
		p.Transports[wagon].VF = 1
		caravan := p.transport(red, Caravan, 1, "judea", 0)
		p.conquers("judea").play(loot(KeepSpoil, SpoilTransport, caravan, "judea"))
		want(t, "his", p.Transports[caravan].Owner, green)
		want(t, "empty", p.Transports[caravan].VF, 0)
	})
	t.Run("a Caravan aboard after its ship", func(t *testing.T) {
		// rule: mu-prototype/conquest/choice-per-item
		// rule: mu-prototype/conquest/transports-kept
		p, own, galley, _ := start()
		caravan := p.transport(red, Caravan, 1, "egyptian-sea", 0)
		p.Transports[caravan].Aboard = galley
		captures(p)
		want(t, "before it", p.refuses(loot(KeepSpoil, SpoilTransport, caravan, "egyptian-sea")), RuleAboardFirst)
		p.play(loot(KeepSpoil, SpoilTransport, galley, "egyptian-sea"), loot(KeepSpoil, SpoilTransport, caravan, "egyptian-sea"))
		want(t, "his", p.Transports[caravan].Owner, green)
		want(t, "where it was", p.Transports[caravan].Aboard, galley)
		want(t, "a crew for the ship alone", p.Transports[own].VF, 2)
	})
	t.Run("a Caravan aboard in a port goes ashore", func(t *testing.T) {
		// rule: mu-prototype/conquest/choice-per-item
		// rule: mu-prototype/conquest/transports-kept
		p, own, galley, _ := start()
		p.held(blue, 3, "egypt")
		caravan := p.transport(red, Caravan, 1, "egypt", 0)
		p.Transports[own].At, p.Transports[galley].At, p.Transports[caravan].Aboard = at("egypt"), at("egypt"), galley
		p.Battle.At, p.Battle.Target = at("egypt"), one(galley)
		captures(p).play(loot(KeepSpoil, SpoilTransport, caravan, "egypt"))
		want(t, "with a crew", p.Transports[caravan].VF, 1)
		want(t, "ashore", p.Transports[caravan].Aboard, None)
	})
	t.Run("what is lost or his own is no spoil", func(t *testing.T) {
		// rule: mu-prototype/conquest/transport-captured
		p, own, galley, ship := start()
		p.Transports[ship] = noTransport()
		p.Battle.Target.add(own)
		captures(p).play(loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea"))
		want(t, "nothing is left", p.over(), true)
		want(t, "his own", p.Transports[own].Owner, green)
	})
	t.Run("a pirate Captain", func(t *testing.T) {
		// rule: mu-prototype/barbarian-captains/removed-when-army-annihilated
		p, _, galley, ship := start()
		p.Transports[galley].Owner = Barbarians
		p.Transports[ship] = noTransport()
		chief := p.captain(Barbarians, 1, "egyptian-sea", galley)
		captures(p)
		want(t, "slain", p.Captains[chief].Level, 0)
		want(t, "by green", p.told(KeyChiefSlain, int16(green), 1, int16(at("egyptian-sea"))), true)
	})
	t.Run("what is ashore beside ships in a port", func(t *testing.T) {
		// rule: mu-prototype/conquest/transport-captured
		for _, guards := range []int16{0, 3} {
			p, _, _, ship := start()
			p.own(blue, "egypt").vf(blue, "egypt", guards)
			p.Transports[ship].At, p.Battle.At, p.Battle.Target = at("egypt"), at("egypt"), one(ship)
			p.Battle.Sides[defending].Allies = 1<<red | 1<<blue
			captain := p.captain(red, 1, "egypt", None)
			captures(p)
			want(t, "while nobody defends it", p.offers(loot(DestroySpoil, SpoilCaptain, captain, "egypt")), guards == 0)
		}
	})
	t.Run("goods in the sea", func(t *testing.T) {
		// rule: mu-prototype/conquest/goods-of-destroyed-merchantman
		p, _, _, ship := start()
		own := p.transport(green, Merchantman, 1, "egyptian-sea", 1)
		p.Transports[own].Cargo[0] = Lot{N: 4, Good: 4, From: None}
		captures(p).play(loot(PlunderSpoil, SpoilTransport, ship, "egyptian-sea"))
		want(t, "what the Merchantman holds", p.Transports[own].Cargo[0].N, 10)
		want(t, "the rest is lost", p.Heaps[0].N, 0)
		want(t, "florins", p.Players[green].Florins, 100)
	})
	t.Run("what is aboard before its ship", func(t *testing.T) {
		// rule: mu-prototype/conquest/choice-per-item
		for _, c := range []struct {
			name string
			sort int16
			put  func(p *stage, galley int16) int16
		}{
			{"an engine", SpoilEngine, func(p *stage, galley int16) int16 { return p.engine(red, 1, "egyptian-sea", galley) }},
			{"a Captain", SpoilCaptain, func(p *stage, galley int16) int16 { return p.captain(red, 1, "egyptian-sea", galley) }},
			{"a Caravan", SpoilTransport, func(p *stage, galley int16) int16 {
				i := p.transport(red, Caravan, 1, "egyptian-sea", 0)
				p.Transports[i].Aboard = galley
				return i
			}},
		} {
			p, own, galley, ship := start()
			n := c.put(p, galley)
			p.captain(green, 1, "egyptian-sea", own)
			captures(p)
			for _, how := range []play.Verb{DestroySpoil, PlunderSpoil} {
				want(t, c.name+" aboard", p.refuses(loot(how, SpoilTransport, galley, "egyptian-sea")), RuleAboardFirst)
				want(t, "a ship without", p.offers(loot(how, SpoilTransport, ship, "egyptian-sea")), true)
			}
			p.play(loot(DestroySpoil, c.sort, n, "egyptian-sea"))
			want(t, c.name+" gone", p.offers(loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea")), true)
		}
	})
	t.Run("what is aboard comes first", func(t *testing.T) {
		p, own, galley, _ := start()
		catapult := p.engine(red, 1, "egyptian-sea", galley)
		captures(p)
		want(t, "the Galley", p.refuses(loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea")), RuleAboardFirst)
		p.play(loot(KeepSpoil, SpoilEngine, catapult, "egyptian-sea"))
		want(t, "aboard the winner's", p.Engines[catapult].Aboard, own)
		p.play(loot(DestroySpoil, SpoilTransport, galley, "egyptian-sea"))
		want(t, "it floats on", p.Engines[catapult].Level, 1)
	})
	t.Run("a Caravan of a ship in a port of others wants a crew", func(t *testing.T) {
		p, own, _, ship := start()
		p.held(blue, 3, "egypt")
		p.Transports[own].At, p.Transports[own].VF, p.Transports[ship].At = at("egypt"), 1, at("egypt")
		p.Battle.At, p.Battle.Target = at("egypt"), one(ship)
		caravan := p.transport(red, Caravan, 1, "egypt", 0)
		p.Transports[caravan].Aboard = ship
		captures(p)
		want(t, "nobody to spare", p.refuses(loot(KeepSpoil, SpoilTransport, caravan, "egypt")), RuleKeepCrew)
	})
	t.Run("in a port goods stay on the quay", func(t *testing.T) {
		p, _, _, ship := start()
		p.Transports[ship].At = at("egypt")
		p.Battle.At, p.Battle.Target = at("egypt"), one(ship)
		captures(p).play(loot(DestroySpoil, SpoilTransport, ship, "egypt"))
		want(t, "goods", p.Heaps[0].N, 10)
	})
}

// Red has nothing but Judea and two Caravans there: when Green has chosen about them he is out.
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/spoils
func TestWhoLosesHisLastTransportsWithHisLastLandIsOut(t *testing.T) {
	p, _ := victorious(t)
	p.own(play.Nobody, "palestine").land("palestine").VF[red] = 0
	first, second := p.transport(red, Caravan, 1, "judea", 0), p.transport(red, Caravan, 1, "judea", 0)
	p.florins(red, 300).conquers("judea")
	want(t, "while one is his", p.Players[red].Out, false)
	p.play(loot(DestroySpoil, SpoilTransport, first, "judea"), loot(KeepSpoil, SpoilTransport, second, "judea"))
	want(t, "red is out", p.Players[red].Out, true)
	want(t, "green has his florins", p.Players[green].Florins, 300)
}

// Who loses his last ships at sea is out when the victor has chosen about them, not before.
// rule: mu-prototype/conquest/choice-per-item
// rule: mu-prototype/elimination/condition
func TestWhoLosesHisLastShipsIsOut(t *testing.T) {
	p := position(t, 4).held(blue, 1, "egypt").war(green, red).florins(red, 300)
	p.transport(green, Galley, 1, "egyptian-sea", 3)
	first, last := p.transport(red, Galley, 1, "egyptian-sea", 0), p.transport(red, Merchantman, 1, "egyptian-sea", 0)
	p.Battle.At, p.Battle.Target = at("egyptian-sea"), one(first)
	p.Battle.Target.add(last)
	p.run(func(g *State, t *play.Table) { g.capture(t, green) })
	p.play(loot(DestroySpoil, SpoilTransport, first, "egyptian-sea"))
	want(t, "while one is his", p.Players[red].Out, false)
	p.play(loot(DestroySpoil, SpoilTransport, last, "egyptian-sea"))
	want(t, "without any", p.Players[red].Out, true)
	want(t, "green has his florins", p.Players[green].Florins, 300)
}

// Who takes a player's last territory chooses about the Captains and engines there before he is out.
// rule: mu-prototype/conquest/choice-per-item
// rule: mu-prototype/elimination/condition
func TestTheSpoilsOfTheLastTerritory(t *testing.T) {
	p, wagon := clash(t, 21, 1)
	p.held(blue, 5, "egypt").held(white, 5, "syria")
	captain := p.captain(red, 2, "palestine", None)
	p.engine(red, 1, "palestine", None)
	p.falling(d6(6), d6(1)).strikes("palestine", red, wagon)
	p.asks(green, AskSpoils).play(by(green, DestroySpoil, SpoilCaptain, captain, int16(at("palestine"))))
	want(t, "not yet", p.Players[red].Out, false)
	p.play(says(green, KeepAll))
	want(t, "honour", p.gained(green, ForDestroying), 1)
	want(t, "out", p.Players[red].Out, true)
	for range p.enginesOf(green) {
		return
	}
	t.Error("the engine is not green's")
}

// Who loses his last territory to a fleet is out when the spoils are divided; the table is in order until then.
// rule: mu-prototype/elimination/condition
func TestWhoLosesAllToAFleet(t *testing.T) {
	p, _ := victorious(t)
	p.held(blue, 5, "egypt").held(white, 5, "syria").own(play.Nobody, "palestine").land("palestine").VF[red] = 0
	p.Battle.Convoy = one(p.transport(green, Galley, 1, "levantine-sea", 18))
	p.conquers("judea").asks(green, AskLand)
	if err := p.Check(); err != nil && strings.Contains(err.Error(), "is not out") {
		t.Error(err)
	}
	want(t, "out", p.Players[red].Out, false)
}

// What stands on the ground of those beaten falls to the victor where nobody of theirs is left; what is aboard goes with
// its transport.
// rule: mu-prototype/conquest/transport-captured
func TestWhatNobodyGuardsIsTaken(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage, engine, captain int16)
		want [2]bool // the engine, the Captain
	}{
		{"on the ground", func(*stage, int16, int16) {}, [2]bool{true, true}},
		{"aboard", func(p *stage, e, c int16) {
			i := p.transport(red, WarWagon, 1, "palestine", 0)
			p.Engines[e].Aboard, p.Captains[c].Aboard = i, i
		}, [2]bool{}},
		{"elsewhere", func(p *stage, e, c int16) { p.Engines[e].At, p.Captains[c].At = at("judea"), at("judea") }, [2]bool{}},
		{"the Captain alone", func(p *stage, e, _ int16) { p.Engines[e].At = at("judea") }, [2]bool{false, true}},
		{"one who was not beaten", func(p *stage, e, c int16) { p.Engines[e].Owner, p.Captains[c].Owner = blue, blue }, [2]bool{}},
		{"guarded", func(p *stage, _, _ int16) { p.vf(red, "palestine", 1) }, [2]bool{}},
		{"the barbarians' Captain", func(p *stage, _, c int16) { p.Captains[c].Owner = Barbarians }, [2]bool{true, false}},
	} {
		p := position(t, 4).own(red, "palestine")
		engine, captain := p.engine(red, 1, "palestine", None), p.captain(red, 1, "palestine", None)
		p.Battle.Sides[defending].Allies = 1<<red | 1<<Barbarians
		c.but(p, engine, captain)
		x := Spoils{At: at("palestine"), From: play.Nobody}
		p.takeUnguarded(&x)
		want(t, c.name, [2]bool{x.Engine == 1<<engine, x.Chiefs == 1<<captain}, c.want)
		want(t, c.name+", nothing else", x.Engine&^(1<<engine) == 0 && x.Chiefs&^(1<<captain) == 0, true)
		want(t, c.name+", from whom", x.From == red, c.want != [2]bool{})
	}
}
