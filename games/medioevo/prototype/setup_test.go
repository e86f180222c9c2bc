package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// rule: mu-prototype/realms/player-count
func TestPlayerCount(t *testing.T) {
	game := edition().Game()
	least, most := game.Seats()
	want(t, "least", least, 3)
	want(t, "most", most, 10)
	for seats, fits := range map[int]bool{2: false, 3: true, 10: true, 11: false} {
		_, err := game.Start(setup(seats, 1, nil))
		want(t, "a table", err == nil, fits)
	}
}

// Who has chosen a realm plays it; the others get one of those left by lot.
// rule: mu-prototype/realms/selectable-realms
func TestRealmsChosenAndByLot(t *testing.T) {
	p := began(t, 3, nil, byzantium, mamluks, hungary)
	for s, id := range []string{"byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary"} {
		want(t, "the realm chosen", box().Atlas.Realms[p.Players[s].Realm].ID, id)
	}
	lots := map[string]bool{}
	for seed := range uint64(40) {
		g, err := edition().New(setup(5, seed, map[string]int{optionTurns: 5, play.SeatKey(optionRealm, 3): mamluks}))
		if err != nil {
			t.Fatal(err)
		}
		want(t, "the realm chosen", box().Atlas.Realms[g.Players[3].Realm].ID, "mamluk-sultanate")
		var taken uint64
		for s := range g.Players[:5] {
			taken |= 1 << g.Players[s].Realm
			want(t, "one that can be played by five", g.selectable(g.Players[s].Realm), true)
		}
		want(t, "different realms", len(placesIn(taken)), 5)
		lots[box().Atlas.Realms[g.Players[0].Realm].ID] = true
	}
	want(t, "realms that come to the first by lot", len(lots), 4)
}

// What is out of the game the page shows in shadow.
//
// rule: mu-prototype/realms/excluded-below-six-players
// rule: mu-prototype/realms/excluded-area-reminder
func TestExcludedBelowSixPlayers(t *testing.T) {
	out := []string{
		"rostov", "vladimir", "novgorod", "livonia", "estonia", "prussia", "gotaland", "svealand", "finland", "ostlandet", "vestlandet",
		"trondelag", "scania", "jutland", "ile-de-france", "languedoc", "provence", "algeria", "medjerda",
	}
	five, six := began(t, 5, nil), began(t, 6, nil)
	for _, id := range out {
		want(t, id+" of five", five.inPlay(at(id)), false)
		want(t, id+" of six", six.inPlay(at(id)), true)
		want(t, "nobody stands in "+id, five.land(id).VF, [sides]int16{})
		want(t, "nothing stands in "+id, five.built(at(id), Settlement)+five.built(at(id), Fort), 0)
	}
	for i := range territories {
		want(t, "in shadow", five.View(green).(*View).Territories[i].Out, !five.inPlay(Place(i)))
	}
	for n := range five.neighbours(at("gascony")) {
		if box().Atlas.ID(n) == "anjou" {
			t.Error("Gascony borders on what is out of the game")
		}
	}
	for _, id := range []string{"zealand", "tunisia", "gascony", "egyptian-sea"} {
		want(t, id, five.inPlay(at(id)), true)
	}
	want(t, "what is nowhere", five.inPlay(NoPlace), false)
}

// rule: mu-prototype/realms/excluded-parts-and-realm-completeness
func TestRealmOfWhichPartsAreOut(t *testing.T) {
	five := began(t, 5, nil)
	denmark := realmOf(at("zealand"))
	five.held(green, 5, "zealand")
	want(t, "Denmark as far as it is in the game", five.ownsRealm(green, denmark), true)
	six := began(t, 6, nil)
	six.held(green, 5, "zealand")
	want(t, "a third of Denmark", six.ownsRealm(green, denmark), false)
}

// rule: mu-prototype/realms/size-classes
func TestSizes(t *testing.T) {
	least := [medioevo.Sizes]int{medioevo.Small: 1, medioevo.Minor: 3, medioevo.Great: 5, medioevo.Major: 7}
	most := [medioevo.Sizes]int{medioevo.Small: 2, medioevo.Minor: 4, medioevo.Great: 6, medioevo.Major: 7}
	for _, r := range box().Atlas.Realms {
		if n := len(r.Territories); n < least[r.Size] || n > most[r.Size] {
			t.Errorf("%s has %d territories and is %s", r.ID, n, r.Size.ID())
		}
	}
	p := began(t, 10, nil)
	for realm := range box().Atlas.Realms {
		want(t, box().Atlas.Realms[realm].ID, p.sizeOf(int8(realm)), box().Atlas.Realms[realm].Size)
	}
}

// rule: mu-prototype/realms/religions
func TestReligions(t *testing.T) {
	of := map[medioevo.Religion][]string{
		medioevo.Catholic: {"kingdom-of-hungary", "holy-roman-empire", "kingdom-of-france", "kingdom-of-england", "crown-of-castile"},
		medioevo.Orthodox: {"byzantine-empire", "republic-of-novgorod"},
		medioevo.Muslim:   {"mamluk-sultanate", "hafsid-sultanate"},
		medioevo.Mongol:   {"golden-horde"},
	}
	p := began(t, 10, nil)
	for s := range play.Seat(10) {
		found := false
		for _, id := range of[p.religion(s)] {
			found = found || box().Atlas.Realms[p.Players[s].Realm].ID == id
		}
		want(t, box().Atlas.Realms[p.Players[s].Realm].ID, found, true)
	}
}

// rule: mu-prototype/setup/decks
// rule: mu-prototype/components/objective-cards-unused
// rule: mu-prototype/components/florins
// rule: mu-prototype/setup/technology-discs
func TestDecksAndPurse(t *testing.T) {
	for seats, cards := range map[int]int16{3: 70, 4: 77, 5: 112, 6: 132, 7: 161, 8: 168, 9: 205, 10: 212} {
		p := began(t, seats, nil)
		want(t, "Empire cards", p.deck(), cards)
		for s := range play.Seat(seats) {
			want(t, "florins", p.Players[s].Florins, 1000)
			want(t, "a hand", p.State.held(s), 0)
			want(t, "technologies", p.techCount(s), 0)
			want(t, "TL", p.level(s), 1)
		}
	}
	p := began(t, 4, nil)
	want(t, "Event cards", len(p.EventAt), 30)
	want(t, "Treasure cards", len(p.TreasureA), 10)
	want(t, "shuffled, none turned", p.EventAt == [events]Pile{} && p.TreasureA == [treasures]Pile{}, true)
}

// The box as it is unpacked: nothing on the map, nothing anybody's, and no card anywhere but in its deck.
// rule: mu-prototype/setup/decks
func TestTheBoxUnpacked(t *testing.T) {
	g := blank()
	want(t, "whose turn it is", g.Active, play.Nobody)
	for s := range g.Players {
		x := &g.Players[s]
		want(t, "in the order of the turn", g.Order[s], play.Nobody)
		want(t, "a realm, a capital, a monopoly", [...]int16{int16(x.Realm), int16(x.Capital), int16(x.Monopoly), int16(x.MonopolyIn)}, [...]int16{None, int16(NoPlace), None, None})
		want(t, "a Territory that is sheltered", x.Sheltered, nowhere())
		want(t, "a corsair", g.Corsair[s], Corsair{Zone: NoPlace, Prey: play.Nobody})
	}
	for i := range g.Territories {
		x := &g.Territories[i]
		want(t, "whose a territory is, was, is taken by, is besieged by", [...]play.Seat{x.Owner, x.Before, x.By, x.Siege.By}, [...]play.Seat{play.Nobody, play.Nobody, play.Nobody, play.Nobody})
	}
	for i := range g.Transports {
		want(t, "a transport", g.Transports[i], noTransport())
	}
	for i := range g.Engines {
		want(t, "a siege engine", g.Engines[i], noEngine())
	}
	for i := range g.Captains {
		want(t, "a Captain", g.Captains[i], noCaptain())
	}
	for i := range g.Relics {
		want(t, "a relic", g.Relics[i], Relic{Card: None, At: NoPlace})
	}
	for i := range g.Heaps {
		want(t, "goods left behind", g.Heaps[i], Heap{Lot: Lot{From: None}, At: NoPlace})
	}
	for i := range g.Delivered {
		want(t, "a card that lies before somebody", g.Delivered[i], Delivered{Card: None, From: play.Nobody, To: play.Nobody})
	}
	want(t, "an event drawn", g.EventAt, [events]Pile{})
	want(t, "a treasure drawn", g.TreasureA, [treasures]Pile{})
	want(t, "an Empire card used", g.Discards, [kinds]int8{})
	want(t, "who draws", g.Draw, Draw{Seat: play.Nobody})
	want(t, "what is for sale", g.Bids, noAuction())
	want(t, "an event", g.Event.Card, None)
	want(t, "who marches, and fights", g.March.Leader == None && g.Battle.At == NoPlace && g.Spoils.By == play.Nobody, true)
}

// rule: mu-prototype/setup/starting-kit
func TestStartingKit(t *testing.T) {
	p := began(t, 3, nil, byzantium, mamluks, hungary)
	for s := range play.Seat(3) {
		have := map[Kind]int{}
		for i := range p.transportsOf(s) {
			have[p.Transports[i].Kind]++
			want(t, "level", p.Transports[i].Level, 1)
		}
		want(t, "transports", have[Merchantman] == 1 && have[Caravan] == 1 && have[Galley] == 1 && have[WarWagon] == 1 && len(have) == 4, true)
		want(t, "Captains", p.captainCount(s), 1)
		for c := range p.captainsOf(s) {
			want(t, "level of the Captain", p.Captains[c].Level, 1)
		}
		want(t, "siege engines", p.engineCount(s), 1)
		for e := range p.enginesOf(s) {
			want(t, "level of the engine", p.Engines[e].Level, 1)
		}
		want(t, "florins", p.Players[s].Florins, 1000)
	}
}

// rule: mu-prototype/setup/starting-realm-territories
// rule: mu-prototype/setup/one-heavy-infantry-each-territory
// rule: mu-prototype/setup/papal-state-owner
// rule: mu-prototype/setup/pope-heavy-infantry
func TestEverybodyOwnsHisRealm(t *testing.T) {
	p := began(t, 4, nil, byzantium, mamluks, hungary, horde)
	for s := range play.Seat(4) {
		n := 0
		for at := range p.owned(s) {
			n++
			want(t, "armies in "+box().Atlas.ID(at), p.ground(s, at), 5)
		}
		want(t, "the whole realm", p.ownsRealm(s, p.Players[s].Realm), true)
		if s == blue { // Hungary, the only Catholic, is Pope
			want(t, "territories of the Pope", n, 8)
			want(t, "VF that the Pope places", p.Players[s].Coming, 40)
			continue
		}
		want(t, "territories", n, 7)
		want(t, "VF that he places", p.Players[s].Coming, 35)
	}
	want(t, "the Papal State", p.land("papal-state").Owner, blue)
}

// rule: mu-prototype/setup/pope-draw
func TestPopeIsDrawnAmongCatholics(t *testing.T) {
	popes := map[int8]int{}
	for seed := range uint64(60) {
		g, err := edition().New(setup(5, seed, map[string]int{optionTurns: 5}))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for s := range play.Seat(5) {
			if g.Players[s].Pope {
				n++
				popes[g.Players[s].Realm]++
				want(t, "the Pope's religion", g.religion(s), medioevo.Catholic)
			}
		}
		want(t, "Popes", n, 1)
	}
	want(t, "Hungary and the Empire", len(popes), 2)
	drawn := map[bool]int{}
	for seed := range uint64(20) {
		g, err := edition().New(setup(3, seed, map[string]int{optionTurns: 5, "realm.0": hungary, "realm.1": empire, "realm.2": horde}))
		if err != nil {
			t.Fatal(err)
		}
		drawn[g.Players[0].Pope]++
	}
	want(t, "by lot, whoever sits first", drawn[true] > 0 && drawn[false] > 0, true)
	p := began(t, 3, nil, byzantium, mamluks, horde)
	for s := range play.Seat(3) {
		want(t, "a Pope without Catholics", p.Players[s].Pope, false)
	}
	want(t, "Rome", p.land("papal-state").Owner, play.Nobody)
}

// rule: mu-prototype/setup/villages-and-towers
// rule: mu-prototype/setup/constantinople-castle
// rule: mu-prototype/setup/kiev-empty
// rule: mu-prototype/realms/population-centre-definition
func TestBuildingsOnTheMap(t *testing.T) {
	p := began(t, 10, nil)
	for i := range p.Territories {
		land, id := Place(i), box().Atlas.ID(Place(i))
		settlement, fort := int8(0), int8(0)
		if box().Atlas.Territories[i].Centre != nil && id != "kiev" {
			settlement, fort = 1, 1
		}
		if id == "thrace" {
			fort = 3
		}
		want(t, "settlement of "+id, p.built(land, Settlement), settlement)
		want(t, "fortification of "+id, p.built(land, Fort), fort)
	}
}

// rule: mu-prototype/setup/religious-capital-tiles
func TestReligiousCapitals(t *testing.T) {
	found := map[medioevo.Holy]string{}
	for _, x := range box().Atlas.Territories {
		if x.Holy != medioevo.NotHoly {
			found[x.Holy] = x.ID
		}
	}
	want(t, "religious capitals", len(found), 3)
	want(t, "Rome", found[medioevo.Rome], "papal-state")
	want(t, "Constantinople", found[medioevo.Constantinople], "thrace")
	want(t, "Jerusalem", found[medioevo.Jerusalem], "judea")
}

// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-prototype/setup/barbarian-capital-die
func TestCapitalsOfTheBarbarians(t *testing.T) {
	cities := map[string]int{}
	for seed := range uint64(40) {
		g, err := edition().New(setup(3, seed, map[string]int{optionTurns: 5, "realm.0": byzantium, "realm.1": hungary, "realm.2": horde}))
		if err != nil {
			t.Fatal(err)
		}
		for realm := range int8(medioevo.Realms) {
			n := 0
			for _, p := range g.centres(realm) {
				if g.built(p, Settlement) == 3 {
					n++
					want(t, "a Fortress with it", g.built(p, Fort), 2)
					cities[box().Atlas.ID(p)]++
				}
			}
			wild := g.sizeOf(realm) == medioevo.Major && !g.played(realm) && len(g.centres(realm)) > 0
			want(t, "capitals of "+box().Atlas.Realms[realm].ID, n, int(b2i(wild)))
		}
	}
	for _, id := range []string{"egypt", "judea", "coele-syria", "franconia", "swabia"} {
		if cities[id] == 0 {
			t.Errorf("%s never falls to the die", id)
		}
	}
}

// A realm without a centre has no capital.
// rule: mu-prototype/setup/barbarian-major-capitals
func TestNoCapitalWithoutACentre(t *testing.T) {
	p := position(t, 3)
	p.barbarianCapital(realm("golden-horde"))
	for land := range p.realmLand(realm("golden-horde")) {
		want(t, "built in "+box().Atlas.ID(land), p.anyBuilding(land), false)
	}
}

// When the game begins all are told who plays which realm, who is Pope, which capitals the barbarians have, and those
// that the box has chosen for the players.
// rule: mu-prototype/setup/player-capitals
// rule: mu-prototype/setup/pope-draw
// rule: mu-prototype/setup/barbarian-major-capitals
func TestHowItBeginsIsTold(t *testing.T) {
	for _, ready := range []int{0, 1} {
		p := began(t, 3, map[string]int{optionPieces: ready}, byzantium, mamluks, hungary).run((*State).setUp)
		for s := range play.Seat(3) {
			want(t, "his realm", p.told(KeyBegins, int16(s), int16(p.Players[s].Realm)), true)
			want(t, "the capital the box has chosen", p.told(KeyStartCapital, int16(s), int16(p.Players[s].Capital)), ready == 1)
			want(t, "the Pope", p.told(KeyPope, int16(s)), s == blue)
		}
		for realm := range int8(medioevo.Realms) {
			for land := range p.realmLand(realm) {
				wild := p.sizeOf(realm) == medioevo.Major && !p.played(realm) && p.built(land, Settlement) == 3
				want(t, "a capital in "+box().Atlas.ID(land), p.told(KeyWild, int16(realm), int16(land)), wild)
			}
		}
	}
}

// rule: mu-prototype/setup/player-capitals
// rule: mu-prototype/setup/constantinople-castle
func TestCapitalOfAPlayer(t *testing.T) {
	p := began(t, 3, nil, byzantium, mamluks, hungary).run((*State).setUp)
	p.asks(green, AskStartCapital).asks(red, AskStartCapital).asks(blue, AskCathedral) // Hungary has one centre only
	want(t, "Lydia", p.offers(by(green, PlaceCapital, at("lydia"))), true)
	want(t, "a territory without a centre", p.offers(by(green, PlaceCapital, at("macedonia"))), false)
	q := settled(t, by(green, PlaceCapital, at("thrace")))
	want(t, "the City of the capital", q.built(at("thrace"), Settlement), 3)
	want(t, "Constantinople keeps its Castle", q.built(at("thrace"), Fort), 3)
	want(t, "the capital", q.Players[green].Capital, at("thrace"))
	want(t, "Lydia stays a Village", q.built(at("lydia"), Settlement), 1)
	q = settled(t, by(green, PlaceCapital, at("lydia")))
	want(t, "the Fortress of the capital", q.built(at("lydia"), Fort), 2)
	want(t, "a Village", q.built(at("thrace"), Settlement), 1)
}

// settled is the Byzantine Empire, the Mamluks and Hungary after the setup: the first answers as it says and places
// the rest in Thrace, the others take what is offered first.
func settled(t *testing.T, answers ...play.Answer) *stage {
	t.Helper()
	p := began(t, 3, nil, byzantium, mamluks, hungary).run((*State).setUp)
	p.play(answers...)
	for !p.over() {
		o := p.match.Offers()[0]
		p.play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	return p
}

// rule: mu-prototype/setup/cathedral-placement
func TestCathedral(t *testing.T) {
	p := began(t, 3, nil, byzantium, mamluks, hungary).run((*State).setUp).play(by(green, PlaceCapital, at("thrace")))
	p.asks(green, AskCathedral)
	n := 0
	for i := range Place(territories) {
		if p.offers(by(green, PlaceCathedral, i)) {
			n++
			want(t, "own realm", realmOf(i), p.Players[green].Realm)
		}
	}
	want(t, "any of them", n, 7)
	q := settled(t, by(green, PlaceCapital, at("thrace")), by(green, PlaceCathedral, at("macedonia")))
	want(t, "the Cathedral", q.built(at("macedonia"), Cathedral), 1)
}

// rule: mu-prototype/setup/land-pieces-placement
// rule: mu-prototype/setup/ships-in-ports
func TestPieces(t *testing.T) {
	p := began(t, 3, nil, mamluks, byzantium, hungary).run((*State).setUp)
	p.play(by(green, PlaceCapital, at("coele-syria")), by(green, PlaceCathedral, at("egypt"))).asks(green, AskPiece)
	for _, id := range []string{"egypt", "judea", "coele-syria"} {
		want(t, "a Caravan in "+id, p.offers(by(green, PlacePiece, int16(CaravanPiece), int16(at(id)))), true)
	}
	want(t, "a Caravan without a settlement", p.offers(by(green, PlacePiece, int16(CaravanPiece), int16(at("cyrenaica")))), false)
	want(t, "a Caravan abroad", p.offers(by(green, PlacePiece, int16(CaravanPiece), int16(at("syria")))), false)
	p.play(by(green, PlacePiece, int16(CaravanPiece), int16(at("judea"))), by(green, PlacePiece, int16(WarWagonPiece), int16(at("coele-syria"))))
	// Both ships go to Alexandria, the only port of the realm; the Captain and the Catapult may go aboard a war transport.
	p.asks(green, AskPiece)
	wagon, galley := int16(green)*4+int16(WarWagonPiece), int16(green)*4+int16(GalleyPiece)
	p.play(by(green, PutAboard, int16(CaptainPiece), wagon), by(green, PutAboard, int16(CatapultPiece), galley))
	for !p.over() {
		o := p.match.Offers()[0]
		p.play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	want(t, "the Galley", p.Transports[galley].At, at("egypt"))
	want(t, "the Captain", p.Captains[green].Aboard, wagon)
	want(t, "where he is", p.Captains[green].At, at("coele-syria"))
	want(t, "the Catapult", p.Engines[green].Aboard, galley)
}

// rule: mu-prototype/setup/ships-without-own-port
// rule: mu-prototype/setup/ships-in-barbarian-port-minimum
func TestShipsInForeignPorts(t *testing.T) {
	p := began(t, 3, nil, hungary, byzantium, mamluks)
	may, _ := p.pieceMay(green, GalleyPiece)
	for _, id := range []string{"veneto", "bulgaria", "pomerelia"} {
		found := false
		for _, x := range may {
			found = found || x == at(id)
		}
		want(t, "a Galley in "+id, found, true)
	}
	for _, x := range may {
		want(t, "barbarian", p.barbarian(x), true)
		want(t, "with a port", port(x) != NoPlace, true)
	}
	p.run((*State).setUp).play(by(green, PlaceCathedral, at("pannonia")), by(green, PlacePiece, int16(MerchantmanPiece), int16(at("veneto"))),
		by(green, PlacePiece, int16(GalleyPiece), int16(at("bulgaria"))))
	// rule: mu-prototype/setup/land-pieces-placement
	p.asks(green, AskPiece)
	for kind, may := range map[Piece]bool{WarWagonPiece: true, CaravanPiece: false, GalleyPiece: false} {
		want(t, "the Captain aboard the wagon, not the Caravan, nor the Galley abroad", p.offers(by(green, PutAboard, int16(CaptainPiece), int16(green)*4+int16(kind))), may)
	}
	for !p.over() {
		o := p.match.Offers()[0]
		p.play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	for _, piece := range []Piece{MerchantmanPiece, GalleyPiece} {
		if vf := p.Transports[int16(green)*4+int16(piece)].VF; vf < 5 {
			t.Errorf("%d VF aboard in a foreign port", vf)
		}
	}
	want(t, "all that the Pope has", p.armies(green), 8*5+40)
}

// Blue has 35 VF more: 15 in the capital, 10 with the Cathedral, 10 on his War Wagon.
// rule: mu-prototype/setup/free-army-points
// rule: mu-prototype/setup/placement-limits
// rule: mu-prototype/setup/armies-on-transports
// rule: mu-prototype/units/armies-means-vf
func TestFreeArmies(t *testing.T) {
	p := began(t, 3, map[string]int{optionArmies: 1}, byzantium, mamluks, horde).run((*State).setUp)
	p.play(by(green, PlaceCapital, at("thrace")), by(green, PlaceCathedral, at("macedonia")))
	for _, piece := range []Piece{CaravanPiece, WarWagonPiece, MerchantmanPiece, GalleyPiece, CaptainPiece, CatapultPiece} {
		p.play(by(green, PlacePiece, int16(piece), int16(at("thrace"))))
	}
	p.asks(green, AskArmies)
	wagon, caravan := int16(green)*4+int16(WarWagonPiece), int16(green)*4+int16(CaravanPiece)
	want(t, "aboard a War Wagon", p.most(by(green, Embark, wagon)), 20)
	want(t, "aboard a Caravan", p.most(by(green, Embark, caravan)), 10)
	want(t, "with the Cathedral", p.most(by(green, Deploy, at("macedonia"))), 10)
	want(t, "without a building", p.refuses(by(green, Deploy, at("mysia"))), RuleNoRoom)
	want(t, "abroad", p.most(by(green, Deploy, at("bulgaria"))), 0)
	p.play(saying(by(green, Deploy, at("thrace")), 15), saying(by(green, Deploy, at("macedonia")), 7), saying(by(green, Deploy, at("macedonia")), 3))
	want(t, "no more room", p.refuses(by(green, Deploy, at("macedonia"))), RuleNoRoom)
	p.play(saying(by(green, Embark, wagon), 10))
	for !p.over() {
		o := p.match.Offers()[0]
		p.play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	want(t, "in the capital", p.ground(green, at("thrace")), 20)
	want(t, "with the Cathedral", p.ground(green, at("macedonia")), 15)
	want(t, "on the War Wagon", p.Transports[wagon].VF, 10)
	want(t, "all", p.armies(green), 7*5+35)
}

// By default the armies are placed in the order of the turn: nobody is asked before the ones before him stand, and he
// sees where. A table may agree to place them at once, and a draft is nobody else's business then.
//
// rule: mu-prototype/setup/free-army-points
func TestFreeArmiesArePlacedInTurn(t *testing.T) {
	for atOnce, asked := range map[int]bool{0: false, 1: true} {
		p := began(t, 3, map[string]int{optionPieces: 1, optionArmies: atOnce}, byzantium, mamluks, horde)
		order := p.seats()
		first, next := order[0], order[1]
		for _, s := range order[:2] {
			p.Players[s].Coming = 3
			for q := range p.owned(s) {
				p.Territories[q].VF[s] = 1
			}
		}
		p.run((*State).setUp).asks(first, AskArmies)
		_, both := p.match.OfferTo(next)
		want(t, "the next is asked before the first is done", both, asked)
		want(t, "whose turn it is", p.Active == first, !asked)
		home := p.Players[first].Capital
		p.play(saying(by(first, Deploy, home), 2))
		seen := p.match.Position().View(next).(*View)
		want(t, "all see at once what is placed in turn", seen.Territories[home].VF[first] == 3, !asked)
		p.play(saying(by(first, Deploy, home), 1)).asks(next, AskArmies)
	}
}

// What is placed is told. VF for which there is no room is lost, and of who has none to place nothing is told.
//
// rule: mu-prototype/setup/free-army-points
// rule: mu-prototype/setup/placement-limits
func TestFreeArmiesForWhichThereIsNoRoom(t *testing.T) {
	for _, c := range []struct{ coming, room, placed, lost int16 }{{0, 10, 0, 0}, {7, 10, 7, 0}, {7, 3, 3, 4}, {7, 0, 0, 7}} {
		p := position(t, 3).held(green, 5, "egypt").build(Cathedral, 1, "egypt")
		p.vf(green, "egypt", p.room(at("egypt"))-c.room)
		p.Players[green].Coming = c.coming
		p.run(func(g *State, t *play.Table) { g.deploy(t, green) })
		if c.placed > 0 {
			p.asks(green, AskArmies).play(saying(by(green, Deploy, at("egypt")), c.placed))
		}
		want(t, "asked no more", p.over(), true)
		want(t, "left to place", p.Players[green].Coming, 0)
		want(t, "told what is placed and lost", p.told(KeyDeployed, int16(green), c.placed, c.lost), c.coming > 0)
		want(t, "told at all", p.told(KeyDeployed), c.coming > 0)
	}
}

// rule: mu-prototype/setup/free-army-points-pope
func TestThePopePlacesMore(t *testing.T) {
	p := began(t, 3, map[string]int{optionPieces: 1}, byzantium, mamluks, hungary).run((*State).setUp)
	p.asks(blue, AskArmies) // what the box suggests are 35
	want(t, "left for him", p.Players[blue].Coming, 5)
	p = began(t, 3, nil, byzantium, mamluks, hungary)
	want(t, "the Pope's", p.Players[blue].Coming, 40)
	want(t, "another's", p.Players[green].Coming, 35)
}

// The places that the box suggests fit every realm with every number of players.
func TestQuickStarts(t *testing.T) {
	for seats := LeastRealms; seats <= MostRealms; seats++ {
		for seed := range uint64(12) {
			g, err := edition().New(setup(seats, seed, map[string]int{optionTurns: 5, optionPieces: 1}))
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Check(); err != nil {
				t.Errorf("%d players: %v", seats, err)
			}
			for s := range play.Seat(seats) {
				want(t, "all armies of "+called(&g, s), g.armies(s)+int(g.Players[s].Coming), 35+5*(g.landCount(s)+int(b2i(g.Players[s].Pope))))
				if !g.Players[s].Pope {
					want(t, "left to place by "+called(&g, s), g.Players[s].Coming, 0)
				}
				for i := range g.transportsOf(s) {
					want(t, "a ship that waits", g.Transports[i].At != NoPlace, true)
				}
			}
		}
	}
}

// In a Major realm that nobody plays one centre is a capital, every other has its Village and Tower.
//
// rule: mu-prototype/setup/villages-and-towers
// rule: mu-prototype/setup/barbarian-major-capitals
func TestCentresOfRealmsThatNobodyPlays(t *testing.T) {
	p := began(t, 3, nil, byzantium, mamluks, hungary)
	some := 0
	for realm := range int8(medioevo.Realms) {
		capitals, others := 0, 0
		for land := range p.realmLand(realm) {
			switch settlement, fort := p.built(land, Settlement), p.built(land, Fort); {
			case settlement == 3 && fort == 2:
				capitals++
			case settlement == 1 && fort == 1:
				others++
			case settlement == 0 && fort == 0:
			case p.played(realm):
			default:
				t.Errorf("%s has a settlement of %d and walls of %d", box().Atlas.ID(land), settlement, fort)
			}
		}
		if major := p.sizeOf(realm) == medioevo.Major; !p.played(realm) && capitals+others > 0 {
			want(t, "capitals", capitals, int(b2i(major)))
			some += capitals
		}
	}
	want(t, "there are some", some > 1, true)
}
