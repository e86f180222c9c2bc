package giochix

import (
	"signoria"
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// The setup: Kingdoms, what everybody begins with, and where he puts it.

const (
	PlaceVillage   play.Verb = 1 // in territory A
	PlaceArcher    play.Verb = 2 // in territory A
	PlaceTransport play.Verb = 3 // kind A in territory B, of level I
	RaiseTransport play.Verb = 4 // the transport just placed becomes one of level II
	KeepCard       play.Verb = 5 // Empire card A
	TakeToken      play.Verb = 6 // an Objective token of colour A

	AskVillage   play.Prompt = 1
	AskArcher    play.Prompt = 2
	AskTransport play.Prompt = 3 // A levels are left
	AskFirstCard play.Prompt = 4
	AskToken     play.Prompt = 5

	KeyBegins    play.Key = 1 // A leads realm B
	KeyVillage   play.Key = 2 // A founds a Village in territory B
	KeyArcher    play.Key = 3 // A puts an Archer in territory B
	KeyTransport play.Key = 4 // A puts kind B of level C in territory D
	KeyFirstCard play.Key = 5 // A begins with Empire card B
	KeyToken     play.Key = 6 // A takes an Objective token of colour B

	RuleShipInPort play.Rule = 1
)

var setupChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PlaceVillage: "place-village", PlaceArcher: "place-archer", PlaceTransport: "place-transport", RaiseTransport: "raise-transport",
		KeepCard: "keep-card", TakeToken: "take-token",
	},
	Prompts: map[play.Prompt]string{
		AskVillage: "village", AskArcher: "archer", AskTransport: "transport", AskFirstCard: "first-card", AskToken: "token",
	},
	Lines: map[play.Key]string{
		KeyBegins: "begins", KeyVillage: "village", KeyArcher: "archer", KeyTransport: "transport", KeyFirstCard: "first-card", KeyToken: "token",
	},
	Rules: map[play.Rule]string{RuleShipInPort: "mu-giochix/purchases/ship-place"},
	Refs: wording.Refs{
		PlaceVillage: wording.OfA(refPlace), PlaceArcher: wording.OfA(refPlace), PlaceTransport: wording.OfB(refPlace), KeepCard: wording.OfA(refCard),
	},
}

// Options are what the players have agreed on.
// rule: mu-giochix/victory/end-conditions
type Options struct {
	Turns   int8  // the last turn, 0 without such a limit
	Honour  int16 // who has as many at the end of a turn ends the game, 0 without such a limit
	Minutes int16 // for how long it is played, 0 without such a limit
	Ready   bool  // everybody's first pieces are placed for him
}

// The options of a table, by their names in a setup.
const (
	optionRealm  = "realm"
	optionTurns  = "turns"
	optionHonour = "honour"
	optionTime   = "time"
	optionPieces = "pieces"
	anyRealm     = 0
)

// What everybody begins with.
// rule: mu-giochix/setup/starting-resources
// rule: mu-giochix/setup/starting-pieces
// rule: mu-giochix/setup/honor-points-start
const (
	startFlorins   = 1600
	startHonour    = 10
	startTax       = 2
	startCards     = 3 // of which one is kept
	startTransport = 2 // levels of transports
)

// New is a table as its setup wants it, before the first question. An Unfit error says what does not go together.
func New(setup signoria.Setup) (State, error) {
	taught := setup.Options[play.OptionLesson] != 0
	if taught {
		setup.Options = lessonSetup(setup.Options)
	}
	g := blank()
	g.Seats, g.Dice = int8(setup.Seats), chance.New(setup.Seed)
	g.Options = Options{
		Turns: int8(setup.Options[optionTurns]), Honour: int16(setup.Options[optionHonour]), Minutes: int16(setup.Options[optionTime]),
		Ready: setup.Options[optionPieces] == 1,
	}
	if err := g.unfit(setup.Options); err != nil {
		return State{}, err
	}
	g.dealRealms(setup.Options)
	g.firstOrder()
	for s := range play.Seat(g.Seats) {
		g.equip(s)
	}
	g.barbarians()
	g.turnUp()
	if taught {
		g.arrangeRoadSouth()
	}
	return g, nil
}

// blank is the box unpacked: nothing on the map, and every card in its deck.
func blank() (g State) {
	g.Active, g.NextUp = play.Nobody, None
	for i := range g.Order {
		g.Order[i] = play.Nobody
	}
	for s := range g.Players {
		p := &g.Players[s]
		p.Realm, p.Tax = None, startTax
		for i := range p.Figures {
			p.Figures[i] = Supply
		}
	}
	for i := range g.Territories {
		g.Territories[i].Star, g.Territories[i].From, g.Territories[i].Taken = play.Nobody, NoPlace, play.Nobody
	}
	for i := range g.Cards {
		g.Cards[i].Of = play.Nobody
	}
	return g
}

// unfit says what of a setup does not go together.
// rule: mu-giochix/setup/kingdoms-and-initial-territories
// rule: mu-giochix/victory/end-conditions
func (g *State) unfit(options map[string]int) error {
	if g.Options.Turns == 0 && g.Options.Honour == 0 && g.Options.Minutes == 0 {
		return play.Unfits(optionTurns, "endless")
	}
	var taken uint64
	for s := range play.Seat(g.Seats) {
		key := play.SeatKey(optionRealm, s)
		switch n := options[key]; {
		case n == anyRealm:
			continue
		case !g.selectable(playable()[n-1]):
			return play.Unfits(key, "realm-out")
		case taken>>n&1 == 1:
			return play.Unfits(key, "same-realm")
		default:
			taken |= 1 << n
		}
	}
	return nil
}

// playable are the Kingdoms that can ever be played, in the order of the box.
func playable() (realms []int8) {
	for i := range box.Kingdoms {
		if box.Kingdoms[i].Open {
			realms = append(realms, int8(i))
		}
	}
	return realms
}

// selectable says whether a Kingdom can be chosen with so many players.
// rule: mu-giochix/setup/kingdoms-and-initial-territories
func (g *State) selectable(realm int8) bool {
	return box.Kingdoms[realm].Open && (g.Seats == MostPlayers || !box.Kingdoms[realm].OnlySix)
}

// dealRealms gives every seat the Kingdom it has chosen, or one of those left by lot.
// rule: mu-giochix/setup/kingdoms-and-initial-territories
func (g *State) dealRealms(options map[string]int) {
	var left []int8
	for n, realm := range playable() {
		chosen := false
		for s := range play.Seat(g.Seats) {
			if options[play.SeatKey(optionRealm, s)] == n+1 {
				g.Players[s].Realm, chosen = realm, true
			}
		}
		if !chosen && g.selectable(realm) {
			left = append(left, realm)
		}
	}
	chance.Shuffle(&g.Dice, left)
	for s := range play.Seat(g.Seats) {
		if g.Players[s].Realm == None {
			g.Players[s].Realm, left = left[0], left[1:]
		}
	}
}

// firstOrder draws the order that the first auction takes for that of the turn before.
// rule: mu-giochix/setup/first-turn-order
func (g *State) firstOrder() {
	for s := range play.Seat(g.Seats) {
		g.Order[s] = s
	}
	chance.Shuffle(&g.Dice, g.Order[:g.Seats])
}

// equip gives a player what he begins with, and, where the table wants it so, places it.
// rule: mu-giochix/setup/starting-resources
func (g *State) equip(s play.Seat) {
	p := &g.Players[s]
	p.Florins, p.Honour = startFlorins, startHonour
	for range startCards {
		c := &g.Cards[g.drawFresh()]
		c.Of, c.Drawn = s, true
	}
	if !g.Options.Ready {
		return
	}
	k := &box.Kingdoms[p.Realm]
	g.Territories[k.Village].Level[Civil] = 1
	g.raise(s, Archer, 1, k.Archer)
	for i, x := range k.Starting {
		p.Property[i] = Property{Kind: x.Kind, Level: 1, At: Spot(x.At)}
	}
}

// drawFresh is an Empire card of the part of the deck that nobody knows, by lot. Chance has been called for.
// rule: mu-giochix/components/empire-cards
func (g *State) drawFresh() int8 {
	n := 0
	for i := range g.Cards {
		if c := &g.Cards[i]; c.Of == play.Nobody && !c.Below {
			n++
		}
	}
	n = g.Dice.N(n)
	for i := range g.Cards {
		if c := &g.Cards[i]; c.Of == play.Nobody && !c.Below {
			if n == 0 {
				return int8(i)
			}
			n--
		}
	}
	panic("giochix: an Empire card is drawn of a deck that has none")
}

// barbarians puts a Light Infantryman of theirs wherever a fire burns and no player is in control.
// rule: mu-giochix/setup/barbarians-on-fire-icons
func (g *State) barbarians() {
	for at := range Place(Territories) {
		if box.Fire[at] && g.inPlay(at) && g.controller(at) == play.Nobody {
			g.Hordes[at].Light = 1
		}
	}
}

// setUp lets everybody place his first pieces, and choose a card and a token.
// rule: mu-giochix/setup/starting-resources
func (g *State) setUp(t *play.Table) {
	for _, s := range g.players() {
		t.Tell(KeyBegins, int16(s), int16(g.Players[s].Realm))
	}
	t.Together(g.players(), func(s play.Seat) {
		if !g.Options.Ready {
			g.placeFirst(t, s)
		}
		g.keepFirst(t, s)
		g.takeFirst(t, s)
	})
	for _, s := range g.players() {
		g.putDrawnUnder(t, s)
	}
}

// placeFirst asks a player where his first pieces go.
// rule: mu-giochix/setup/starting-pieces
func (g *State) placeFirst(t *play.Table, s play.Seat) {
	at := g.place(t, s, AskVillage, PlaceVillage, func(at Place) bool { return box.Settlement[at] })
	g.Territories[at].Level[Civil] = 1
	t.Tell(KeyVillage, int16(s), int16(at))
	at = g.place(t, s, AskArcher, PlaceArcher, func(Place) bool { return true })
	g.raise(s, Archer, 1, at)
	t.Tell(KeyArcher, int16(s), int16(at))
	g.placeTransports(t, s)
}

// place asks a player for a territory of his Kingdom.
func (g *State) place(t *play.Table, s play.Seat, ask play.Prompt, verb play.Verb, fits func(Place) bool) Place {
	a := t.Await(func(o *play.Asking) {
		o.To(s, ask)
		for _, at := range box.Atlas.Realms[g.Players[s].Realm].Territories {
			if fits(at) {
				o.May(play.Choice{Verb: verb, A: int16(at)}, play.Free)
			}
		}
	})
	return Place(a.A)
}

// placeTransports asks where two levels of transports go: two of level I, or one of level II.
// rule: mu-giochix/setup/starting-pieces
func (g *State) placeTransports(t *play.Table, s play.Seat) {
	p := &g.Players[s]
	placed := 0
	for left := startTransport; left > 0; left-- {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskTransport, int16(left))
			for kind := Caravan; kind < Engine; kind++ {
				for _, at := range box.Atlas.Realms[p.Realm].Territories {
					o.May(play.Choice{Verb: PlaceTransport, A: int16(kind), B: int16(at)}, whyNotThere(kind, at))
				}
			}
			if placed > 0 {
				o.May(play.Choice{Verb: RaiseTransport}, play.Free)
			}
		})
		if a.Verb == RaiseTransport {
			p.Property[placed-1].Level++
			continue
		}
		p.Property[placed] = Property{Kind: Kind(a.A), Level: 1, At: Spot(a.B)}
		placed++
	}
	for i := range p.Property[:placed] {
		x := &p.Property[i]
		t.Tell(KeyTransport, int16(s), int16(x.Kind), int16(x.Level), int16(x.At))
	}
}

// whyNotThere says why a transport cannot begin in a territory.
// rule: mu-giochix/setup/starting-pieces
func whyNotThere(kind Kind, at Place) play.Rule {
	if kind.Ship() && box.Atlas.Territories[at].Port == NoPlace {
		return RuleShipInPort
	}
	return play.Free
}

// keepFirst asks which of three Empire cards is kept. All will see whom it shows.
// rule: mu-giochix/setup/starting-resources
func (g *State) keepFirst(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskFirstCard)
		g.offerDrawn(o, s, KeepCard)
	})
	g.Cards[a.A].Drawn, g.Cards[a.A].Mine = false, 1
	t.Tell(KeyFirstCard, int16(s), int16(box.Cards[a.A].Character))
}

// takeFirst asks for the colour of the first Objective token.
// rule: mu-giochix/setup/starting-resources
func (g *State) takeFirst(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskToken)
		for colour := range int16(Branches) {
			o.May(play.Choice{Verb: TakeToken, A: colour}, play.Free)
		}
	})
	g.Players[s].Tokens[a.A]++
	t.Tell(KeyToken, int16(s), a.A)
}
