package alpha_test

import (
	"testing"

	"signoria/games/medioevo"
	_ "signoria/games/medioevo/alpha"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-alpha/setup/player-count
func TestPlayerCount(t *testing.T) {
	game := Tested().Game()
	least, most := game.Seats()
	Want(t, "least", least, 3)
	Want(t, "most", most, 5)
	for seats, fits := range map[int]bool{2: false, 3: true, 5: true, 6: false} {
		_, err := game.Start(Setup(seats, 1, nil))
		Want(t, "a table", err == nil, fits)
	}
}

// Five Kingdoms can be played, each by one player, whoever of them plays.
//
// rule: mu-alpha/setup/kingdom-choice
func TestKingdoms(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		lots := map[string]bool{}
		for seed := range uint64(30) {
			g, err := Tested().New(Setup(seats, seed, map[string]int{OptionTurns: 5, play.SeatKey(OptionRealm, 2): Horde}))
			if err != nil {
				t.Fatal(err)
			}
			Want(t, "the Kingdom chosen", TheBox().Atlas.Realms[g.Players[2].Realm].ID, "golden-horde")
			var taken uint64
			for s := range g.Players[:seats] {
				taken |= 1 << g.Players[s].Realm
				lots[TheBox().Atlas.Realms[g.Players[s].Realm].ID] = true
			}
			Want(t, "different Kingdoms", len(PlacesIn(taken)), seats)
		}
		for _, id := range []string{"byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary", "holy-roman-empire", "golden-horde"} {
			Want(t, id+" falls to somebody", lots[id], true)
		}
		Want(t, "and no other", len(lots), 5)
	}
}

// The deck of Empire cards is as large as the players are many.
//
// rule: mu-alpha/setup/decks-ready
// rule: mu-alpha/setup/technology-tokens
// rule: mu-alpha/setup/score-marker-zero
func TestDecksAndPurse(t *testing.T) {
	for seats, cards := range map[int]int16{3: 70, 4: 77, 5: 112} {
		p := Began(t, seats, nil)
		Want(t, "Empire cards", p.Deck(), cards)
		for s := range play.Seat(seats) {
			Want(t, "technologies", p.TechCount(s), 0)
			Want(t, "TL", p.Level(s), 1)
			Want(t, "HP", p.Players[s].Honour, 0)
		}
	}
}

// A territory with a Village holds 10 FV, that of the Capital 40, one without a settlement what stands there; the
// Cathedral adds 10.
//
// rule: mu-alpha/setup/limit-village
// rule: mu-alpha/setup/limit-capital
// rule: mu-alpha/setup/limit-cathedral-bonus
func TestWhatATerritoryHoldsInTheSetup(t *testing.T) {
	for _, x := range []struct {
		name      string
		at        string
		cathedral bool
		room      int16
	}{
		{"with a Village", "lydia", false, 5},
		{"with a Village and the Cathedral", "lydia", true, 15},
		{"of the Capital", "thrace", false, 35},
		{"of Capital and Cathedral", "thrace", true, 45},
		{"without a settlement", "macedonia", false, 0},
		{"of the Cathedral, without a settlement", "macedonia", true, 10},
	} {
		p := Began(t, 3, nil, Byzantium, Mamluks, Horde)
		p.Players[Green].Capital = At("thrace")
		if x.cathedral {
			p.SetBuilt(At(x.at), Cathedral, 1)
		}
		Want(t, "a territory "+x.name, p.Ed().StartRoom(p.State, At(x.at)), x.room)
	}
	p := Began(t, 3, nil, Byzantium, Mamluks, Horde)
	p.Vf(Green, "lydia", 30)
	Want(t, "where too many stand", p.Ed().StartRoom(p.State, At("lydia")), 0)
}

// The book's example: Blue's Capital holds 5 FV already; he adds 15 there, 10 with the Cathedral and 10 on his War Wagon.
//
// rule: mu-alpha/setup/armies-35-points
// rule: mu-alpha/setup/armies-on-war-transports
// rule: mu-alpha/setup/limit-capital
// rule: mu-alpha/setup/limit-cathedral-bonus
func TestThirtyFivePoints(t *testing.T) {
	p := Began(t, 3, map[string]int{OptionArmies: 1}, Byzantium, Mamluks, Horde).Run((*State).SetUp)
	p.Play(By(Green, PlaceCapital, At("thrace")), By(Green, PlaceCathedral, At("macedonia")))
	for _, piece := range []Piece{CaravanPiece, WarWagonPiece, MerchantmanPiece, GalleyPiece, CaptainPiece, CatapultPiece} {
		p.Play(By(Green, PlacePiece, int16(piece), int16(At("thrace"))))
	}
	p.Asks(Green, AskArmies)
	kit := func(piece Piece) int16 { return int16(Green)*4 + int16(piece) }
	Want(t, "in the Capital", p.Most(By(Green, Deploy, At("thrace"))), 35)
	Want(t, "with the Cathedral", p.Most(By(Green, Deploy, At("macedonia"))), 10)
	Want(t, "with a Village", p.Most(By(Green, Deploy, At("lydia"))), 5)
	Want(t, "without any", p.Refuses(By(Green, Deploy, At("mysia"))), RuleNoRoom)
	Want(t, "aboard the Galley", p.Most(By(Green, Embark, kit(GalleyPiece))), 20)
	for _, piece := range []Piece{CaravanPiece, MerchantmanPiece} {
		Want(t, "aboard what trades", p.Most(By(Green, Embark, kit(piece))), 0)
		Want(t, "which is not even listed", p.Refuses(By(Green, Embark, kit(piece))), play.Free)
	}
	wagon := kit(WarWagonPiece)
	p.Play(Saying(By(Green, Deploy, At("thrace")), 15), Saying(By(Green, Deploy, At("macedonia")), 10))
	Want(t, "aboard an empty War Wagon", p.Most(By(Green, Embark, wagon)), 10)
	p.Play(Saying(By(Green, Embark, wagon), 10))
	for !p.IsOver() {
		o := p.Match.Offers()[0]
		p.Play(o.Choices[0].With(o.Seat, o.Choices[0].Hi))
	}
	Want(t, "in the Capital", p.Ground(Green, At("thrace")), 20)
	Want(t, "with the Cathedral", p.Ground(Green, At("macedonia")), 15)
	Want(t, "on the War Wagon, of 20", p.Transports[wagon].VF, 10)
	Want(t, "and as much room left", p.Space(wagon), 10)
	Want(t, "all", p.Armies(Green), 7*5+35)
	Want(t, "the Cathedral", p.Built(At("macedonia"), Cathedral), 1)
	Want(t, "told", p.Told(KeyDeployed, int16(Green), 35, 0), true)
	p.Run(func(g *State, t *play.Table) { g.Deploy(t, Green) })
	Want(t, "who has none to place is not told of", p.Told(KeyDeployed, int16(Green), 0, 0), false)
}

// The armies are placed clockwise from the youngest, as the first turn is bid for, whoever that is.
//
// rule: mu-alpha/setup/armies-35-points
// rule: mu-alpha/turn-order/first-turn-youngest
func TestArmiesAreFirstPlacedClockwise(t *testing.T) {
	youngest := map[play.Seat]bool{}
	for seats := 3; seats <= 5; seats++ {
		for seed := range uint64(8) {
			g, err := Tested().New(Setup(seats, seed, map[string]int{OptionTurns: 5}))
			if err != nil {
				t.Fatal(err)
			}
			order := g.AllSeats()
			youngest[order[0]] = true
			for i, s := range order {
				Want(t, "clockwise", s, (order[0]+play.Seat(i))%play.Seat(seats))
			}
		}
	}
	Want(t, "anybody may be the youngest", len(youngest), 5)
}

// Ships without a harbour of their own begin in one of an adjacent Kingdom that nobody started with, and need nobody
// aboard.
//
// rule: mu-alpha/setup/ships-without-harbor
func TestShipsWithoutAHarbour(t *testing.T) {
	p := Began(t, 3, nil, Hungary, Byzantium, Mamluks)
	may, _ := p.PieceMay(Green, GalleyPiece)
	found := map[Place]bool{}
	for _, x := range may {
		found[x] = true
		Want(t, "nobody's in "+TheBox().Atlas.ID(x), p.Barbarian(x) && !p.Played(RealmOf(x)), true)
		Want(t, "a harbour in "+TheBox().Atlas.ID(x), Port(x) != NoPlace, true)
	}
	for _, id := range []string{"veneto", "bulgaria"} {
		Want(t, "in "+id, found[At(id)], true)
	}
	p.Run((*State).SetUp).Play(By(Green, PlaceCathedral, At("pannonia")), By(Green, PlacePiece, int16(MerchantmanPiece), int16(At("veneto"))),
		By(Green, PlacePiece, int16(GalleyPiece), int16(At("bulgaria"))))
	Want(t, "still to place, of the Pope's 40", p.Players[Green].Coming, 40)
	for i := range p.TransportsOf(Green) {
		Want(t, "aboard", p.Transports[i].VF, 0)
	}
}

// The places that the box suggests fit every Kingdom, whoever plays: but for the Pope's 5 FV more all armies stand.
//
// rule: mu-alpha/setup/armies-35-points
// rule: mu-alpha/setup/armies-40-points-pope
func TestQuickStarts(t *testing.T) {
	for seats := 3; seats <= 5; seats++ {
		for seed := range uint64(8) {
			g, err := Tested().New(Setup(seats, seed, map[string]int{OptionTurns: 5, OptionPieces: 1}))
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Check(); err != nil {
				t.Errorf("%d players: %v", seats, err)
			}
			for s := range play.Seat(seats) {
				pope := 5 * int(B2i(g.Players[s].Pope))
				Want(t, "left to place by "+TheBox().Atlas.Realms[g.Players[s].Realm].ID, int(g.Players[s].Coming), pope)
				Want(t, "FV", g.Armies(s)+pope, 35+pope+5*g.LandCount(s))
				for i := range g.TransportsOf(s) {
					x := &g.Transports[i]
					Want(t, "on the map", x.At != NoPlace, true)
					if !x.Kind.Warlike() {
						Want(t, "aboard what trades", x.VF, 0)
					}
				}
			}
		}
	}
}

// France, Provence, the Teutonic Order, most of Scandinavia, the principalities of the north and part of the Hafsid lands
// are out of play, however many play, and a Kingdom of which a part is out is possessed by who owns the rest.
//
// rule: mu-alpha/setup/areas-out-of-play
func TestAreasOutOfPlay(t *testing.T) {
	out := []string{
		"rostov", "vladimir", "novgorod", "livonia", "estonia", "prussia", "gotaland", "svealand", "finland", "ostlandet", "vestlandet",
		"trondelag", "scania", "jutland", "ile-de-france", "languedoc", "provence", "algeria", "medjerda",
	}
	for seats := 3; seats <= 5; seats++ {
		p := Began(t, seats, nil)
		for _, id := range out {
			Want(t, id, p.InPlay(At(id)), false)
			Want(t, "nobody stands in "+id, p.OnGround(At(id)), 0)
			Want(t, "nothing stands in "+id, p.AnyBuilding(At(id)), false)
		}
		for _, id := range []string{"zealand", "tunisia", "gascony"} {
			Want(t, id, p.InPlay(At(id)), true)
		}
		for n := range p.Neighbours(At("gascony")) {
			Want(t, "the way to "+TheBox().Atlas.ID(n), p.InPlay(n), true)
		}
		p.Held(Green, 5, "zealand")
		denmark := RealmOf(At("zealand"))
		Want(t, "Denmark", p.OwnsRealm(Green, denmark), true)
		Want(t, "of its class", p.SizeOf(denmark), TheBox().Atlas.Realms[denmark].Size)
	}
}

// The Catholics are Hungary and the Sacred Roman Empire.
//
// rule: mu-alpha/concepts/religions
func TestReligions(t *testing.T) {
	p := Began(t, 5, nil, Byzantium, Mamluks, Hungary, Empire, Horde)
	for s, is := range []medioevo.Religion{medioevo.Orthodox, medioevo.Muslim, medioevo.Catholic, medioevo.Catholic, medioevo.Mongol} {
		Want(t, TheBox().Atlas.Realms[p.Players[s].Realm].ID, p.Religion(play.Seat(s)), is)
	}
}
