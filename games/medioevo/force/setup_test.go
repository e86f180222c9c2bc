package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/realms/player-count
func TestPlayerCount(t *testing.T) {
	game := Tested().Game()
	least, most := game.Seats()
	Want(t, "least", least, 3)
	Want(t, "most", most, 10)
	for seats, fits := range map[int]bool{2: false, 3: true, 10: true, 11: false} {
		_, err := game.Start(Setup(seats, 1, nil))
		Want(t, "a table", err == nil, fits)
	}
}

// Who has chosen a realm plays it; the others get one of those left by lot.
// rule: mu-prototype/realms/selectable-realms
// rule: mu-alpha/setup/kingdom-choice
func TestRealmsChosenAndByLot(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, 3, nil, Byzantium, Mamluks, Hungary)
		for s, id := range []string{"byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary"} {
			Want(t, "the realm chosen", TheBox().Atlas.Realms[p.Players[s].Realm].ID, id)
		}
		lots := map[string]bool{}
		for seed := range uint64(40) {
			g, err := Tested().New(Setup(5, seed, map[string]int{OptionTurns: 5, play.SeatKey(OptionRealm, 3): Mamluks}))
			if err != nil {
				t.Fatal(err)
			}
			Want(t, "the realm chosen", TheBox().Atlas.Realms[g.Players[3].Realm].ID, "mamluk-sultanate")
			var taken uint64
			for s := range g.Players[:5] {
				taken |= 1 << g.Players[s].Realm
				Want(t, "one that can be played by five", g.Selectable(g.Players[s].Realm), true)
			}
			Want(t, "different realms", len(PlacesIn(taken)), 5)
			lots[TheBox().Atlas.Realms[g.Players[0].Realm].ID] = true
		}
		Want(t, "realms that come to the first by lot", len(lots), 4)
	})
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
	five, six := Began(t, 5, nil), Began(t, 6, nil)
	for _, id := range out {
		Want(t, id+" of five", five.InPlay(At(id)), false)
		Want(t, id+" of six", six.InPlay(At(id)), true)
		Want(t, "nobody stands in "+id, five.Land(id).VF, [Sides]int16{})
		Want(t, "nothing stands in "+id, five.Built(At(id), Settlement)+five.Built(At(id), Fort), 0)
	}
	for i := range Territories {
		Want(t, "in shadow", five.View(Green).(*View).Territories[i].Out, !five.InPlay(Place(i)))
	}
	for n := range five.Neighbours(At("gascony")) {
		if TheBox().Atlas.ID(n) == "anjou" {
			t.Error("Gascony borders on what is out of the game")
		}
	}
	for _, id := range []string{"zealand", "tunisia", "gascony", "egyptian-sea"} {
		Want(t, id, five.InPlay(At(id)), true)
	}
	Want(t, "what is nowhere", five.InPlay(NoPlace), false)
}

// rule: mu-prototype/realms/excluded-parts-and-realm-completeness
func TestRealmOfWhichPartsAreOut(t *testing.T) {
	five := Began(t, 5, nil)
	denmark := RealmOf(At("zealand"))
	five.Held(Green, 5, "zealand")
	Want(t, "Denmark as far as it is in the game", five.OwnsRealm(Green, denmark), true)
	six := Began(t, 6, nil)
	six.Held(Green, 5, "zealand")
	Want(t, "a third of Denmark", six.OwnsRealm(Green, denmark), false)
}

// rule: mu-prototype/realms/size-classes
// rule: mu-alpha/concepts/kingdom-sizes
func TestSizes(t *testing.T) {
	InEach(t, func(t *testing.T) {
		least := [medioevo.Sizes]int{medioevo.Small: 1, medioevo.Minor: 3, medioevo.Great: 5, medioevo.Major: 7}
		most := [medioevo.Sizes]int{medioevo.Small: 2, medioevo.Minor: 4, medioevo.Great: 6, medioevo.Major: 7}
		for _, r := range TheBox().Atlas.Realms {
			if n := len(r.Territories); n < least[r.Size] || n > most[r.Size] {
				t.Errorf("%s has %d territories and is %s", r.ID, n, r.Size.ID())
			}
		}
		p := Began(t, Tested().Most, nil)
		for realm := range TheBox().Atlas.Realms {
			Want(t, TheBox().Atlas.Realms[realm].ID, p.SizeOf(int8(realm)), TheBox().Atlas.Realms[realm].Size)
		}
	})
}

// rule: mu-prototype/realms/religions
func TestReligions(t *testing.T) {
	of := map[medioevo.Religion][]string{
		medioevo.Catholic: {"kingdom-of-hungary", "holy-roman-empire", "kingdom-of-france", "kingdom-of-england", "crown-of-castile"},
		medioevo.Orthodox: {"byzantine-empire", "republic-of-novgorod"},
		medioevo.Muslim:   {"mamluk-sultanate", "hafsid-sultanate"},
		medioevo.Mongol:   {"golden-horde"},
	}
	p := Began(t, 10, nil)
	for s := range play.Seat(10) {
		found := false
		for _, id := range of[p.Religion(s)] {
			found = found || TheBox().Atlas.Realms[p.Players[s].Realm].ID == id
		}
		Want(t, TheBox().Atlas.Realms[p.Players[s].Realm].ID, found, true)
	}
}

// rule: mu-prototype/setup/decks
// rule: mu-prototype/components/objective-cards-unused
// rule: mu-prototype/components/florins
// rule: mu-prototype/setup/technology-discs
func TestDecksAndPurse(t *testing.T) {
	for seats, cards := range map[int]int16{3: 70, 4: 77, 5: 112, 6: 132, 7: 161, 8: 168, 9: 205, 10: 212} {
		p := Began(t, seats, nil)
		Want(t, "Empire cards", p.Deck(), cards)
		for s := range play.Seat(seats) {
			Want(t, "florins", p.Players[s].Florins, 1000)
			Want(t, "a hand", p.State.Held(s), 0)
			Want(t, "technologies", p.TechCount(s), 0)
			Want(t, "TL", p.Level(s), 1)
		}
	}
	p := Began(t, 4, nil)
	Want(t, "Event cards", len(p.EventAt), 30)
	Want(t, "Treasure cards", len(p.TreasureA), 10)
	Want(t, "shuffled, none turned", p.EventAt == [EventCards]Pile{} && p.TreasureA == [Treasures]Pile{}, true)
}

// The box as it is unpacked: nothing on the map, nothing anybody's, and no card anywhere but in its deck.
// rule: mu-prototype/setup/decks
// rule: mu-alpha/setup/decks-ready
// rule: mu-alpha/setup/technology-tokens
// rule: mu-alpha/setup/score-marker-zero
func TestTheBoxUnpacked(t *testing.T) {
	InEach(t, func(t *testing.T) {
		g := Blank()
		Want(t, "whose turn it is", g.Active, play.Nobody)
		for s := range g.Players {
			x := &g.Players[s]
			Want(t, "in the order of the turn", g.Order[s], play.Nobody)
			Want(t, "a realm, a capital, a monopoly", [...]int16{int16(x.Realm), int16(x.Capital), int16(x.Monopoly), int16(x.MonopolyIn)}, [...]int16{None, int16(NoPlace), None, None})
			Want(t, "a Territory that is sheltered", x.Sheltered, Nowhere())
			Want(t, "a corsair", g.Corsair[s], Corsair{Zone: NoPlace, Prey: play.Nobody})
		}
		for i := range g.Territories {
			x := &g.Territories[i]
			Want(t, "whose a territory is, was, is taken by, is besieged by", [...]play.Seat{x.Owner, x.Before, x.By, x.Siege.By}, [...]play.Seat{play.Nobody, play.Nobody, play.Nobody, play.Nobody})
		}
		for i := range g.Transports {
			Want(t, "a transport", g.Transports[i], EmptyTransport())
		}
		for i := range g.Engines {
			Want(t, "a siege engine", g.Engines[i], EmptyEngine())
		}
		for i := range g.Captains {
			Want(t, "a Captain", g.Captains[i], EmptyCaptain())
		}
		for i := range g.Relics {
			Want(t, "a relic", g.Relics[i], Relic{Card: None, At: NoPlace})
		}
		for i := range g.Heaps {
			Want(t, "goods left behind", g.Heaps[i], Heap{Lot: Lot{From: None}, At: NoPlace})
		}
		for i := range g.Delivered {
			Want(t, "a card that lies before somebody", g.Delivered[i], Delivered{Card: None, From: play.Nobody, To: play.Nobody})
		}
		Want(t, "an event drawn", g.EventAt, [EventCards]Pile{})
		Want(t, "a treasure drawn", g.TreasureA, [Treasures]Pile{})
		Want(t, "an Empire card used", g.Discards, [Kinds]int8{})
		Want(t, "who draws", g.Draw, Draw{Seat: play.Nobody})
		Want(t, "what is for sale", g.Bids, NoAuction())
		Want(t, "an event", g.Event.Card, None)
		Want(t, "who marches, and fights", g.March.Leader == None && g.Battle.At == NoPlace && g.Spoils.By == play.Nobody, true)
	})
}

// rule: mu-prototype/setup/starting-kit
// rule: mu-alpha/setup/starting-kit
// rule: mu-alpha/concepts/transport-levels
// rule: mu-alpha/pope/papal-states
func TestStartingKit(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, 3, nil, Byzantium, Mamluks, Hungary)
		for s := range play.Seat(3) {
			have := map[Kind]int{}
			for i := range p.TransportsOf(s) {
				have[p.Transports[i].Kind]++
				Want(t, "level", p.Transports[i].Level, 1)
			}
			Want(t, "transports", have[Merchantman] == 1 && have[Caravan] == 1 && have[Galley] == 1 && have[WarWagon] == 1 && len(have) == 4, true)
			Want(t, "Captains", p.CaptainCount(s), 1)
			for c := range p.CaptainsOf(s) {
				Want(t, "level of the Captain", p.Captains[c].Level, 1)
			}
			Want(t, "siege engines", p.EngineCount(s), 1)
			for e := range p.EnginesOf(s) {
				Want(t, "level of the engine", p.Engines[e].Level, 1)
			}
			Want(t, "florins", p.Players[s].Florins, 1000)
		}
	})
}

// rule: mu-prototype/setup/starting-realm-territories
// rule: mu-prototype/setup/one-heavy-infantry-each-territory
// rule: mu-prototype/setup/papal-state-owner
// rule: mu-prototype/setup/pope-heavy-infantry
// rule: mu-alpha/setup/starting-territories
// rule: mu-alpha/setup/initial-army-per-territory
// rule: mu-alpha/setup/papal-states-army
// rule: mu-alpha/setup/armies-40-points-pope
// rule: mu-alpha/pope/papal-states
func TestEverybodyOwnsHisRealm(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, 4, nil, Byzantium, Mamluks, Hungary, Horde)
		for s := range play.Seat(4) {
			n := 0
			for at := range p.Owned(s) {
				n++
				Want(t, "armies in "+TheBox().Atlas.ID(at), p.Ground(s, at), 5)
			}
			Want(t, "the whole realm", p.OwnsRealm(s, p.Players[s].Realm), true)
			if s == Blue { // Hungary, the only Catholic, is Pope
				Want(t, "territories of the Pope", n, 8)
				Want(t, "VF that the Pope places", p.Players[s].Coming, 40)
				continue
			}
			Want(t, "territories", n, 7)
			Want(t, "VF that he places", p.Players[s].Coming, 35)
		}
		Want(t, "the Papal State", p.Land("papal-state").Owner, Blue)
	})
}

// rule: mu-prototype/setup/pope-draw
// rule: mu-alpha/pope/initial-pope
func TestPopeIsDrawnAmongCatholics(t *testing.T) {
	InEach(t, func(t *testing.T) {
		popes := map[int8]int{}
		for seed := range uint64(60) {
			g, err := Tested().New(Setup(5, seed, map[string]int{OptionTurns: 5}))
			if err != nil {
				t.Fatal(err)
			}
			n := 0
			for s := range play.Seat(5) {
				if g.Players[s].Pope {
					n++
					popes[g.Players[s].Realm]++
					Want(t, "the Pope's religion", g.Religion(s), medioevo.Catholic)
				}
			}
			Want(t, "Popes", n, 1)
		}
		Want(t, "Hungary and the Empire", len(popes), 2)
		drawn := map[bool]int{}
		for seed := range uint64(20) {
			g, err := Tested().New(Setup(3, seed, map[string]int{OptionTurns: 5, "realm.0": Hungary, "realm.1": Empire, "realm.2": Horde}))
			if err != nil {
				t.Fatal(err)
			}
			drawn[g.Players[0].Pope]++
		}
		Want(t, "by lot, whoever sits first", drawn[true] > 0 && drawn[false] > 0, true)
		p := Began(t, 3, nil, Byzantium, Mamluks, Horde)
		for s := range play.Seat(3) {
			Want(t, "a Pope without Catholics", p.Players[s].Pope, false)
		}
		Want(t, "Rome", p.Land("papal-state").Owner, play.Nobody)
	})
}

// rule: mu-prototype/setup/villages-and-towers
// rule: mu-prototype/setup/constantinople-castle
// rule: mu-prototype/setup/kiev-empty
// rule: mu-prototype/realms/population-centre-definition
// rule: mu-alpha/setup/initial-settlements
func TestBuildingsOnTheMap(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, Tested().Most, nil)
		for i := range p.Territories {
			land, id := Place(i), TheBox().Atlas.ID(Place(i))
			settlement, fort := int8(0), int8(0)
			if TheBox().Atlas.Territories[i].Centre != nil && id != "kiev" {
				settlement, fort = 1, 1
			}
			if id == "thrace" {
				fort = 3
			}
			switch realm := RealmOf(land); {
			case !p.InPlay(land):
				settlement, fort = 0, 0
			case settlement > 0 && p.SizeOf(realm) == medioevo.Major && !p.Played(realm):
				continue // one of them is its capital
			}
			Want(t, "settlement of "+id, p.Built(land, Settlement), settlement)
			Want(t, "fortification of "+id, p.Built(land, Fort), fort)
		}
	})
}

// rule: mu-prototype/setup/religious-capital-tiles
func TestReligiousCapitals(t *testing.T) {
	found := map[medioevo.Holy]string{}
	for _, x := range TheBox().Atlas.Territories {
		if x.Holy != medioevo.NotHoly {
			found[x.Holy] = x.ID
		}
	}
	Want(t, "religious capitals", len(found), 3)
	Want(t, "Rome", found[medioevo.Rome], "papal-state")
	Want(t, "Constantinople", found[medioevo.Constantinople], "thrace")
	Want(t, "Jerusalem", found[medioevo.Jerusalem], "judea")
}

// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-prototype/setup/barbarian-capital-die
// rule: mu-alpha/setup/initial-settlements
func TestCapitalsOfTheBarbarians(t *testing.T) {
	InEach(t, func(t *testing.T) {
		cities := map[string]int{}
		for seed := range uint64(40) {
			g, err := Tested().New(Setup(3, seed, map[string]int{OptionTurns: 5, "realm.0": Byzantium, "realm.1": Hungary, "realm.2": Horde}))
			if err != nil {
				t.Fatal(err)
			}
			for realm := range int8(medioevo.Realms) {
				n := 0
				for _, p := range g.Centres(realm) {
					if g.Built(p, Settlement) == 3 {
						n++
						Want(t, "a Fortress with it", g.Built(p, Fort), 2)
						cities[TheBox().Atlas.ID(p)]++
					}
				}
				wild := g.SizeOf(realm) == medioevo.Major && !g.Played(realm) && len(g.Centres(realm)) > 0
				Want(t, "capitals of "+TheBox().Atlas.Realms[realm].ID, n, int(B2i(wild)))
			}
		}
		for _, id := range []string{"egypt", "judea", "coele-syria", "franconia", "swabia"} {
			if cities[id] == 0 {
				t.Errorf("%s never falls to the die", id)
			}
		}
	})
}

// A realm without a centre has no capital.
// rule: mu-prototype/setup/barbarian-major-capitals
func TestNoCapitalWithoutACentre(t *testing.T) {
	p := Position(t, 3)
	p.BarbarianCapital(Realm("golden-horde"))
	for land := range p.RealmLand(Realm("golden-horde")) {
		Want(t, "built in "+TheBox().Atlas.ID(land), p.AnyBuilding(land), false)
	}
}

// When the game begins all are told who plays which realm, who is Pope, which capitals the barbarians have, and those
// that the box has chosen for the players.
// rule: mu-prototype/setup/player-capitals
// rule: mu-prototype/setup/pope-draw
// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-alpha/setup/initial-settlements
// rule: mu-alpha/pope/initial-pope
func TestHowItBeginsIsTold(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, ready := range []int{0, 1} {
			p := Began(t, 3, map[string]int{OptionPieces: ready}, Byzantium, Mamluks, Hungary).Run((*State).SetUp)
			for s := range play.Seat(3) {
				Want(t, "his realm", p.Told(KeyBegins, int16(s), int16(p.Players[s].Realm)), true)
				Want(t, "the capital the box has chosen", p.Told(KeyStartCapital, int16(s), int16(p.Players[s].Capital)), ready == 1)
				Want(t, "the Pope", p.Told(KeyPope, int16(s)), s == Blue)
			}
			for realm := range int8(medioevo.Realms) {
				for land := range p.RealmLand(realm) {
					wild := p.SizeOf(realm) == medioevo.Major && !p.Played(realm) && p.Built(land, Settlement) == 3
					Want(t, "a capital in "+TheBox().Atlas.ID(land), p.Told(KeyWild, int16(realm), int16(land)), wild)
				}
			}
		}
	})
}

// rule: mu-prototype/setup/player-capitals
// rule: mu-prototype/setup/constantinople-castle
// rule: mu-alpha/setup/initial-settlements
func TestCapitalOfAPlayer(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, 3, nil, Byzantium, Mamluks, Hungary).Run((*State).SetUp)
		p.Asks(Green, AskStartCapital).Asks(Red, AskStartCapital).Asks(Blue, AskCathedral) // Hungary has one centre only
		Want(t, "Lydia", p.Offers(By(Green, PlaceCapital, At("lydia"))), true)
		Want(t, "a territory without a centre", p.Offers(By(Green, PlaceCapital, At("macedonia"))), false)
		q := settled(t, By(Green, PlaceCapital, At("thrace")))
		Want(t, "the City of the capital", q.Built(At("thrace"), Settlement), 3)
		Want(t, "Constantinople keeps its Castle", q.Built(At("thrace"), Fort), 3)
		Want(t, "the capital", q.Players[Green].Capital, At("thrace"))
		Want(t, "Lydia stays a Village", q.Built(At("lydia"), Settlement), 1)
		q = settled(t, By(Green, PlaceCapital, At("lydia")))
		Want(t, "the Fortress of the capital", q.Built(At("lydia"), Fort), 2)
		Want(t, "a Village", q.Built(At("thrace"), Settlement), 1)
	})
}

// settled is the Byzantine Empire, the Mamluks and Hungary after the setup: the first answers as it says and places
// the rest in Thrace, the others take what is offered first.
func settled(t *testing.T, answers ...play.Answer) *Stage {
	t.Helper()
	p := Began(t, 3, nil, Byzantium, Mamluks, Hungary).Run((*State).SetUp)
	p.Play(answers...)
	for !p.IsOver() {
		o := p.Match.Offers()[0]
		p.Play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	return p
}

// rule: mu-prototype/setup/cathedral-placement
// rule: mu-alpha/setup/initial-cathedral
func TestCathedral(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, 3, nil, Byzantium, Mamluks, Hungary).Run((*State).SetUp).Play(By(Green, PlaceCapital, At("thrace")))
		p.Asks(Green, AskCathedral)
		n := 0
		for i := range Place(Territories) {
			if p.Offers(By(Green, PlaceCathedral, i)) {
				n++
				Want(t, "own realm", RealmOf(i), p.Players[Green].Realm)
			}
		}
		Want(t, "any of them", n, 7)
		q := settled(t, By(Green, PlaceCapital, At("thrace")), By(Green, PlaceCathedral, At("macedonia")))
		Want(t, "the Cathedral", q.Built(At("macedonia"), Cathedral), 1)
	})
}

// rule: mu-prototype/setup/land-pieces-placement
// rule: mu-prototype/setup/ships-in-ports
// rule: mu-alpha/setup/land-pieces-in-settlements
// rule: mu-alpha/setup/ships-in-harbor-villages
func TestPieces(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, 3, nil, Mamluks, Byzantium, Hungary).Run((*State).SetUp)
		p.Play(By(Green, PlaceCapital, At("coele-syria")), By(Green, PlaceCathedral, At("egypt"))).Asks(Green, AskPiece)
		for _, id := range []string{"egypt", "judea", "coele-syria"} {
			Want(t, "a Caravan in "+id, p.Offers(By(Green, PlacePiece, int16(CaravanPiece), int16(At(id)))), true)
		}
		Want(t, "a Caravan without a settlement", p.Offers(By(Green, PlacePiece, int16(CaravanPiece), int16(At("cyrenaica")))), false)
		Want(t, "a Caravan abroad", p.Offers(By(Green, PlacePiece, int16(CaravanPiece), int16(At("syria")))), false)
		p.Play(By(Green, PlacePiece, int16(CaravanPiece), int16(At("judea"))), By(Green, PlacePiece, int16(WarWagonPiece), int16(At("coele-syria"))))
		// Both ships go to Alexandria, the only port of the realm; the Captain and the Catapult may go aboard a war transport.
		p.Asks(Green, AskPiece)
		wagon, galley := int16(Green)*4+int16(WarWagonPiece), int16(Green)*4+int16(GalleyPiece)
		p.Play(By(Green, PutAboard, int16(CaptainPiece), wagon), By(Green, PutAboard, int16(CatapultPiece), galley))
		for !p.IsOver() {
			o := p.Match.Offers()[0]
			p.Play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
		}
		Want(t, "the Galley", p.Transports[galley].At, At("egypt"))
		Want(t, "the Captain", p.Captains[Green].Aboard, wagon)
		Want(t, "where he is", p.Captains[Green].At, At("coele-syria"))
		Want(t, "the Catapult", p.Engines[Green].Aboard, galley)
	})
}

// rule: mu-prototype/setup/ships-without-own-port
// rule: mu-prototype/setup/ships-in-barbarian-port-minimum
func TestShipsInForeignPorts(t *testing.T) {
	p := Began(t, 3, nil, Hungary, Byzantium, Mamluks)
	may, _ := p.PieceMay(Green, GalleyPiece)
	for _, id := range []string{"veneto", "bulgaria", "pomerelia"} {
		found := false
		for _, x := range may {
			found = found || x == At(id)
		}
		Want(t, "a Galley in "+id, found, true)
	}
	for _, x := range may {
		Want(t, "barbarian", p.Barbarian(x), true)
		Want(t, "with a port", Port(x) != NoPlace, true)
	}
	p.Run((*State).SetUp).Play(By(Green, PlaceCathedral, At("pannonia")), By(Green, PlacePiece, int16(MerchantmanPiece), int16(At("veneto"))),
		By(Green, PlacePiece, int16(GalleyPiece), int16(At("bulgaria"))))
	// rule: mu-prototype/setup/land-pieces-placement
	p.Asks(Green, AskPiece)
	for kind, may := range map[Piece]bool{WarWagonPiece: true, CaravanPiece: false, GalleyPiece: false} {
		Want(t, "the Captain aboard the wagon, not the Caravan, nor the Galley abroad", p.Offers(By(Green, PutAboard, int16(CaptainPiece), int16(Green)*4+int16(kind))), may)
	}
	for !p.IsOver() {
		o := p.Match.Offers()[0]
		p.Play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	for _, piece := range []Piece{MerchantmanPiece, GalleyPiece} {
		if vf := p.Transports[int16(Green)*4+int16(piece)].VF; vf < 5 {
			t.Errorf("%d VF aboard in a foreign port", vf)
		}
	}
	Want(t, "all that the Pope has", p.Armies(Green), 8*5+40)
}

// Blue has 35 VF more: 15 in the capital, 10 with the Cathedral, 10 on his War Wagon.
// rule: mu-prototype/setup/free-army-points
// rule: mu-prototype/setup/placement-limits
// rule: mu-prototype/setup/armies-on-transports
// rule: mu-prototype/units/armies-means-vf
func TestFreeArmies(t *testing.T) {
	p := Began(t, 3, map[string]int{OptionArmies: 1}, Byzantium, Mamluks, Horde).Run((*State).SetUp)
	p.Play(By(Green, PlaceCapital, At("thrace")), By(Green, PlaceCathedral, At("macedonia")))
	for _, piece := range []Piece{CaravanPiece, WarWagonPiece, MerchantmanPiece, GalleyPiece, CaptainPiece, CatapultPiece} {
		p.Play(By(Green, PlacePiece, int16(piece), int16(At("thrace"))))
	}
	p.Asks(Green, AskArmies)
	wagon, caravan := int16(Green)*4+int16(WarWagonPiece), int16(Green)*4+int16(CaravanPiece)
	Want(t, "aboard a War Wagon", p.Most(By(Green, Embark, wagon)), 20)
	Want(t, "aboard a Caravan", p.Most(By(Green, Embark, caravan)), 10)
	Want(t, "with the Cathedral", p.Most(By(Green, Deploy, At("macedonia"))), 10)
	Want(t, "without a building", p.Refuses(By(Green, Deploy, At("mysia"))), RuleNoRoom)
	Want(t, "abroad", p.Most(By(Green, Deploy, At("bulgaria"))), 0)
	p.Play(Saying(By(Green, Deploy, At("thrace")), 15), Saying(By(Green, Deploy, At("macedonia")), 7), Saying(By(Green, Deploy, At("macedonia")), 3))
	Want(t, "no more room", p.Refuses(By(Green, Deploy, At("macedonia"))), RuleNoRoom)
	p.Play(Saying(By(Green, Embark, wagon), 10))
	for !p.IsOver() {
		o := p.Match.Offers()[0]
		p.Play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	Want(t, "in the capital", p.Ground(Green, At("thrace")), 20)
	Want(t, "with the Cathedral", p.Ground(Green, At("macedonia")), 15)
	Want(t, "on the War Wagon", p.Transports[wagon].VF, 10)
	Want(t, "all", p.Armies(Green), 7*5+35)
}

// By default the armies are placed in the order of the turn: nobody is asked before the ones before him stand, and he
// sees where. A table may agree to place them at once, and a draft is nobody else's business then.
//
// rule: mu-prototype/setup/free-army-points
// rule: mu-alpha/setup/armies-35-points
func TestFreeArmiesArePlacedInTurn(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for atOnce, asked := range map[int]bool{0: false, 1: true} {
			p := Began(t, 3, map[string]int{OptionPieces: 1, OptionArmies: atOnce}, Byzantium, Mamluks, Horde)
			order := p.AllSeats()
			first, next := order[0], order[1]
			for _, s := range order[:2] {
				p.Players[s].Coming = 3
				for q := range p.Owned(s) {
					p.Territories[q].VF[s] = 1
				}
			}
			p.Run((*State).SetUp).Asks(first, AskArmies)
			_, both := p.Match.OfferTo(next)
			Want(t, "the next is asked before the first is done", both, asked)
			Want(t, "whose turn it is", p.Active == first, !asked)
			home := p.Players[first].Capital
			p.Play(Saying(By(first, Deploy, home), 2))
			seen := p.Match.Position().View(next).(*View)
			Want(t, "all see at once what is placed in turn", seen.Territories[home].VF[first] == 3, !asked)
			p.Play(Saying(By(first, Deploy, home), 1)).Asks(next, AskArmies)
		}
	})
}

// What is placed is told. VF for which there is no room is lost, and of who has none to place nothing is told.
//
// rule: mu-prototype/setup/free-army-points
// rule: mu-prototype/setup/placement-limits
func TestFreeArmiesForWhichThereIsNoRoom(t *testing.T) {
	for _, c := range []struct{ coming, room, placed, lost int16 }{{0, 10, 0, 0}, {7, 10, 7, 0}, {7, 3, 3, 4}, {7, 0, 0, 7}} {
		p := Position(t, 3).Held(Green, 5, "egypt").Build(Cathedral, 1, "egypt")
		p.Vf(Green, "egypt", p.Room(At("egypt"))-c.room)
		p.Players[Green].Coming = c.coming
		p.Run(func(g *State, t *play.Table) { g.Deploy(t, Green) })
		if c.placed > 0 {
			p.Asks(Green, AskArmies).Play(Saying(By(Green, Deploy, At("egypt")), c.placed))
		}
		Want(t, "asked no more", p.IsOver(), true)
		Want(t, "left to place", p.Players[Green].Coming, 0)
		Want(t, "told what is placed and lost", p.Told(KeyDeployed, int16(Green), c.placed, c.lost), c.coming > 0)
		Want(t, "told at all", p.Told(KeyDeployed), c.coming > 0)
	}
}

// rule: mu-prototype/setup/free-army-points-pope
func TestThePopePlacesMore(t *testing.T) {
	p := Began(t, 3, map[string]int{OptionPieces: 1}, Byzantium, Mamluks, Hungary).Run((*State).SetUp)
	p.Asks(Blue, AskArmies) // what the box suggests are 35
	Want(t, "left for him", p.Players[Blue].Coming, 5)
	p = Began(t, 3, nil, Byzantium, Mamluks, Hungary)
	Want(t, "the Pope's", p.Players[Blue].Coming, 40)
	Want(t, "another's", p.Players[Green].Coming, 35)
}

// The places that the box suggests fit every realm with every number of players.
func TestQuickStarts(t *testing.T) {
	for seats := LeastRealms; seats <= MostRealms; seats++ {
		for seed := range uint64(12) {
			g, err := Tested().New(Setup(seats, seed, map[string]int{OptionTurns: 5, OptionPieces: 1}))
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Check(); err != nil {
				t.Errorf("%d players: %v", seats, err)
			}
			for s := range play.Seat(seats) {
				Want(t, "all armies of "+Called(&g, s), g.Armies(s)+int(g.Players[s].Coming), 35+5*(g.LandCount(s)+int(B2i(g.Players[s].Pope))))
				if !g.Players[s].Pope {
					Want(t, "left to place by "+Called(&g, s), g.Players[s].Coming, 0)
				}
				for i := range g.TransportsOf(s) {
					Want(t, "a ship that waits", g.Transports[i].At != NoPlace, true)
				}
			}
		}
	}
}

// In a Major realm that nobody plays one centre is a capital, every other has its Village and Tower.
//
// rule: mu-prototype/setup/villages-and-towers
// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-alpha/setup/initial-settlements
func TestCentresOfRealmsThatNobodyPlays(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Began(t, 3, nil, Byzantium, Mamluks, Hungary)
		some := 0
		for realm := range int8(medioevo.Realms) {
			capitals, others := 0, 0
			for land := range p.RealmLand(realm) {
				switch settlement, fort := p.Built(land, Settlement), p.Built(land, Fort); {
				case settlement == 3 && fort == 2:
					capitals++
				case settlement == 1 && fort == 1:
					others++
				case settlement == 0 && fort == 0:
				case p.Played(realm):
				default:
					t.Errorf("%s has a settlement of %d and walls of %d", TheBox().Atlas.ID(land), settlement, fort)
				}
			}
			if major := p.SizeOf(realm) == medioevo.Major; !p.Played(realm) && capitals+others > 0 {
				Want(t, "capitals", capitals, int(B2i(major)))
				some += capitals
			}
		}
		Want(t, "there are some", some > 1, true)
	})
}
