package giochix

import (
	"errors"
	"slices"
	"testing"

	"signoria"
	"signoria/games/medioevo"
	"signoria/play"
)

func begun(t *testing.T, seats int, seed uint64, options map[string]int) State {
	t.Helper()
	all := map[string]int{optionTurns: 8}
	for k, v := range options {
		all[k] = v
	}
	g, err := New(signoria.Setup{Game: ID, Version: Version, Seats: seats, Seed: seed, Options: all})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestKingdoms(t *testing.T) {
	t.Run("everybody controls the seven territories of his Kingdom without a garrison", func(t *testing.T) {
		// rule: mu-giochix/setup/kingdoms-and-initial-territories
		// rule: mu-giochix/conquest/initial-territories-stay-controlled
		g := begun(t, 6, 1, nil)
		for s := range play.Seat(6) {
			if got := g.land(s); got != 7 {
				t.Errorf("seat %d controls %d territories", s, got)
			}
		}
	})
	t.Run("Novgorod, and what is far away, is in play only with six", func(t *testing.T) {
		// rule: mu-giochix/setup/kingdoms-and-initial-territories
		far := Place(slices.IndexFunc(box.Atlas.Territories[:], func(x medioevo.Territory) bool { return x.ID == "brittany" }))
		if five := begun(t, 5, 1, nil); five.inPlay(far) || five.selectable(realmNamed("republic-of-novgorod")) {
			t.Error("with five they are in play")
		}
		if six := begun(t, 6, 1, nil); !six.inPlay(far) || !six.selectable(realmNamed("republic-of-novgorod")) {
			t.Error("with six they are not in play")
		}
	})
	t.Run("two cannot choose the same", func(t *testing.T) {
		// rule: mu-giochix/setup/kingdoms-and-initial-territories
		_, err := New(signoria.Setup{Game: ID, Version: Version, Seats: 3, Options: map[string]int{
			optionTurns: 8, play.SeatKey(optionRealm, 0): 1, play.SeatKey(optionRealm, 2): 1,
		}})
		if unfit := (*play.Unfit)(nil); !errors.As(err, &unfit) {
			t.Errorf("got %v", err)
		}
	})
}

func TestWhatEverybodyBeginsWith(t *testing.T) {
	// rule: mu-giochix/setup/starting-resources
	// rule: mu-giochix/setup/honor-points-start
	g := begun(t, 3, 7, map[string]int{optionPieces: 1})
	for s := range play.Seat(3) {
		p := &g.Players[s]
		if p.Florins != 1600 || p.Honour != 10 || p.Tax != 2 || p.Debt != 0 || p.Techs != [Branches]int8{} {
			t.Errorf("seat %d begins with %+v", s, p)
		}
		dealt := 0
		for _, c := range g.Cards {
			if c.Of == s && c.Drawn {
				dealt++
			}
		}
		if dealt != 3 {
			t.Errorf("seat %d is dealt %d cards", s, dealt)
		}
	}
}

func TestStartingPieces(t *testing.T) {
	setUp := func(t *testing.T) *at {
		p := position(t, 3)
		for i := range 3 {
			p.Cards[i].Of, p.Cards[i].Drawn = byzantines, true
		}
		for s := mamluks; s <= hungarians; s++ {
			p.Players[s].Out = true
		}
		return p.run(func(g *State, t *play.Table) { g.setUp(t) })
	}
	t.Run("a Village on a settlement, an Archer, and two levels of transports", func(t *testing.T) {
		// rule: mu-giochix/setup/starting-pieces
		p := setUp(t)
		thrace, lydia := int16(p.place("thrace")), int16(p.place("lydia"))
		if p.may(byzantines, play.Choice{Verb: PlaceVillage, A: int16(p.place("bithynia"))}) {
			t.Error("a Village can stand where there is no settlement")
		}
		p.play(by(byzantines, PlaceVillage, thrace), by(byzantines, PlaceArcher, lydia))
		if p.may(byzantines, play.Choice{Verb: RaiseTransport}) {
			t.Error("what is not there can be raised")
		}
		p.play(by(byzantines, PlaceTransport, int16(Caravan), lydia), by(byzantines, RaiseTransport))
		p.play(by(byzantines, KeepCard, 1), by(byzantines, TakeToken, 3))
		if x := p.Players[byzantines].Property[0]; x.Kind != Caravan || x.Level != 2 || p.Players[byzantines].Property[1].Kind != NoProperty {
			t.Errorf("the transports are %+v", p.Players[byzantines].Property)
		}
		if p.Territories[thrace].Level != [families]int8{1, 0, 0} || p.Here[lydia][byzantines] != 1 {
			t.Error("the pieces do not stand where they were put")
		}
		if counts(p.army(byzantines, Place(lydia))) != (Counts{Archer: 1}) {
			t.Error("it is no Archer")
		}
	})
	t.Run("ships begin in a port", func(t *testing.T) {
		// rule: mu-giochix/setup/starting-pieces
		// rule: mu-giochix/purchases/ship-place
		p := setUp(t)
		p.play(by(byzantines, PlaceVillage, int16(p.place("thrace"))), by(byzantines, PlaceArcher, int16(p.place("thrace"))))
		inland := slices.IndexFunc(box.Atlas.Realms[p.Players[byzantines].Realm].Territories, func(at Place) bool { return box.Atlas.Territories[at].Port == NoPlace })
		land := box.Atlas.Realms[p.Players[byzantines].Realm].Territories[inland]
		if why := p.why(byzantines, play.Choice{Verb: PlaceTransport, A: int16(Galley), B: int16(land)}); why != RuleShipInPort {
			t.Errorf("a ship without a port is forbidden by %d", why)
		}
		if why := p.why(byzantines, play.Choice{Verb: PlaceTransport, A: int16(Galley), B: int16(p.place("thrace"))}); why != play.Free {
			t.Errorf("a ship in a port is forbidden by %d", why)
		}
	})
	t.Run("one card of three is kept, and the others go under the deck", func(t *testing.T) {
		// rule: mu-giochix/setup/starting-resources
		p := setUp(t)
		thrace := int16(p.place("thrace"))
		p.play(by(byzantines, PlaceVillage, thrace), by(byzantines, PlaceArcher, thrace))
		p.play(by(byzantines, PlaceTransport, int16(Caravan), thrace), by(byzantines, PlaceTransport, int16(Caravan), thrace))
		if p.play(by(byzantines, KeepCard, 1)); len(mustOffer(p, byzantines).Choices) != 6 {
			t.Errorf("there are tokens of six colours, and he is offered %+v", mustOffer(p, byzantines).Choices)
		}
		p.play(by(byzantines, TakeToken, 3))
		if p.Cards[1].Mine != 1 {
			t.Errorf("it is his since turn %d", p.Cards[1].Mine)
		}
		if p.Cards[1].Of != byzantines || p.Cards[0].Of != play.Nobody || p.Cards[2].Of != play.Nobody {
			t.Error("the wrong cards were kept")
		}
		if p.UnderN != 2 || p.Under[0] != 0 || p.Under[1] != 2 {
			t.Errorf("under the deck lie %v", p.Under[:p.UnderN])
		}
		if p.Players[byzantines].Tokens != [Branches]int8{3: 1} {
			t.Errorf("the tokens are %v", p.Players[byzantines].Tokens)
		}
	})
}

func TestEventDeckAtTheStart(t *testing.T) {
	// rule: mu-giochix/setup/event-deck
	g := begun(t, 3, 2, nil)
	if g.eventsAt(OnTop) != 1 || g.eventsAt(InDeck) != EventCards-1 || g.Events[g.NextUp] != OnTop {
		t.Errorf("the deck is %v", g.Events)
	}
}

func TestKingdomsAreDealt(t *testing.T) {
	// rule: mu-giochix/setup/kingdoms-and-initial-territories
	t.Run("everybody has the one he has chosen, or one that is left and can be played", func(t *testing.T) {
		names := playable()
		seen := map[int8]bool{}
		for seed := range uint64(40) {
			for seats := LeastPlayers; seats <= MostPlayers; seats++ {
				g := begun(t, seats, seed, map[string]int{play.SeatKey(optionRealm, 1): 2, play.SeatKey(optionRealm, 2): 4})
				if g.Players[1].Realm != names[1] || g.Players[2].Realm != names[3] {
					t.Fatalf("seats 1 and 2 have Kingdoms %d and %d", g.Players[1].Realm, g.Players[2].Realm)
				}
				dealt := map[int8]bool{}
				for s := range seats {
					realm := g.Players[s].Realm
					if dealt[realm] || !g.selectable(realm) {
						t.Fatalf("%d players: Kingdom %d is dealt twice, or out of play", seats, realm)
					}
					dealt[realm] = true
				}
				seen[g.Players[0].Realm] = true
			}
		}
		if len(seen) != 4 {
			t.Errorf("seat 0 is dealt %d Kingdoms of four", len(seen))
		}
	})
	// rule: mu-giochix/setup/kingdoms-and-initial-territories
	// rule: mu-giochix/victory/end-conditions
	t.Run("what does not go together is refused", func(t *testing.T) {
		novgorodians := len(playable())
		for _, c := range []struct {
			seats   int
			options map[string]int
			fits    bool
		}{
			{3, map[string]int{optionTurns: 8}, true}, {3, map[string]int{optionHonour: 20}, true}, {3, map[string]int{optionTime: 180}, true}, {3, nil, false},
			{3, map[string]int{optionTurns: 8, play.SeatKey(optionRealm, 0): 1, play.SeatKey(optionRealm, 1): 2}, true},
			{3, map[string]int{optionTurns: 8, play.SeatKey(optionRealm, 0): 1, play.SeatKey(optionRealm, 2): 1}, false},
			{5, map[string]int{optionTurns: 8, play.SeatKey(optionRealm, 0): novgorodians}, false},
			{6, map[string]int{optionTurns: 8, play.SeatKey(optionRealm, 0): novgorodians}, true},
		} {
			_, err := New(setup(c.seats, 1, c.options))
			if (err == nil) != c.fits {
				t.Errorf("%d players, %v: %v", c.seats, c.options, err)
			}
		}
	})
	// rule: mu-giochix/setup/barbarians-on-fire-icons
	t.Run("one Barbarian Light Infantryman where a fire burns in play and in no player's Kingdom", func(t *testing.T) {
		for seats := LeastPlayers; seats <= MostPlayers; seats++ {
			g := begun(t, seats, 5, nil)
			for at := range Place(Places) {
				want := Horde{}
				if at.Land() && box.Fire[at] && (seats == 6 || !box.Out[at]) && g.homeOf(at) == play.Nobody {
					want.Light = 1
				}
				if g.Hordes[at] != want {
					t.Errorf("%d players: in %s %+v", seats, at.ID(), g.Hordes[at])
				}
			}
		}
	})
	// rule: mu-giochix/setup/starting-pieces
	t.Run("transports by land begin anywhere, ships in ports", func(t *testing.T) {
		for kind := Caravan; kind < Engine; kind++ {
			for id, port := range map[string]bool{"thrace": true, "rhodes": true, "mysia": false} {
				if why := whyNotThere(kind, p1(id)); (why == play.Free) != (port || !kind.Ship()) {
					t.Errorf("kind %d in %s: %d", kind, id, why)
				}
			}
		}
	})
	// rule: mu-giochix/setup/starting-resources
	// rule: mu-giochix/setup/starting-pieces
	t.Run("where the table wants it so, a Village, an Archer and two levels of transports stand where the box prints them", func(t *testing.T) {
		g := begun(t, 6, 5, map[string]int{optionPieces: 1})
		for s := range play.Seat(6) {
			k := &box.Kingdoms[g.Players[s].Realm]
			if g.Territories[k.Village].Level != [families]int8{1, 0, 0} || counts(g.army(s, k.Archer)) != (Counts{Archer: 1}) || g.deployed(s) != 1<<firstArcher {
				t.Errorf("seat %d: no Village or no Archer", s)
			}
			levels := int8(0)
			for i, x := range g.Players[s].Property {
				if levels += x.Level; i < len(k.Starting) && (x.Kind != k.Starting[i].Kind || Place(x.At) != k.Starting[i].At) {
					t.Errorf("seat %d: %+v", s, x)
				}
			}
			if levels != 2 {
				t.Errorf("seat %d has %d levels of transports", s, levels)
			}
		}
		if g := begun(t, 3, 5, nil); g.deployed(0) != 0 || g.Players[0].Property != [properties]Property{} {
			t.Error("else nothing stands there yet")
		}
	})
	// rule: mu-giochix/setup/starting-resources
	// rule: mu-giochix/components/empire-cards
	t.Run("no card is dealt twice, and any may be", func(t *testing.T) {
		seen := [EmpireCards]bool{}
		for seed := range uint64(60) {
			g, n := begun(t, 6, seed, nil), 0
			for card := range g.Cards {
				if g.Cards[card].Of != play.Nobody {
					seen[card] = true
					n++
				}
			}
			if n != 18 {
				t.Fatalf("%d cards are dealt", n)
			}
		}
		for card, is := range seen {
			if !is {
				t.Errorf("card %d is never dealt", card)
			}
		}
	})
}
