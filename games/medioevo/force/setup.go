package force

import (
	"slices"

	"signoria"
	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// The Setup: realms, the Pope, what stands on the map, and where everybody puts his pieces and armies.

const (
	PlaceCapital   play.Verb = 1 // the capital in territory A
	PlaceCathedral play.Verb = 2 // the Cathedral in territory A
	PlacePiece     play.Verb = 3 // piece A of the starting kit at territory B
	PutAboard      play.Verb = 4 // piece A aboard transport B
	Deploy         play.Verb = 5 // N VF in territory A
	Embark         play.Verb = 6 // N VF aboard transport A

	AskStartCapital play.Prompt = 1
	AskCathedral    play.Prompt = 2
	AskPiece        play.Prompt = 3 // piece A
	AskArmies       play.Prompt = 4 // A VF are left

	KeyBegins       play.Key = 10 // A leads realm B
	KeyPope         play.Key = 11 // A is Pope
	KeyStartCapital play.Key = 12 // A makes territory B his capital
	KeyCathedral    play.Key = 13 // A puts his Cathedral in territory B
	KeyWild         play.Key = 14 // the barbarians of realm A hold City and Fortress in territory B
	KeyPlaced       play.Key = 15 // A puts piece B at territory C
	KeyDeployed     play.Key = 16 // A has placed B VF, of which C found no room

	RuleNoRoom     play.Rule = 1
	RuleFullAboard play.Rule = 2
)

var setupChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PlaceCapital: "place-capital", PlaceCathedral: "place-cathedral", PlacePiece: "place-piece", PutAboard: "put-aboard", Deploy: "deploy",
		Embark: "embark",
	},
	Prompts: map[play.Prompt]string{AskStartCapital: "start-capital", AskCathedral: "cathedral", AskPiece: "piece", AskArmies: "armies"},
	Lines: map[play.Key]string{
		KeyBegins: "begins", KeyPope: "pope", KeyStartCapital: "capital-chosen", KeyCathedral: "cathedral-placed", KeyWild: "wild-capital",
		KeyPlaced: "piece-placed", KeyDeployed: "deployed",
	},
	Refs: wording.Refs{
		PlaceCapital: wording.OfA(RefPlace), PlaceCathedral: wording.OfA(RefPlace), PlacePiece: wording.OfB(RefPlace),
		PutAboard: wording.OfB(RefTransport), Deploy: wording.OfA(RefPlace), Embark: wording.OfA(RefTransport),
	},
	Whole: []play.Verb{Deploy},
}

// The options of a table, by their names in a setup.
const (
	OptionRealm    = "realm"
	OptionTurns    = "turns"
	OptionHonour   = "honour"
	OptionDeclared = "declared"
	OptionTime     = "time"
	OptionFairs    = "fairs"
	OptionPieces   = "pieces"
	OptionArmies   = "armies"
	AnyRealm       = 0
)

const (
	AllRealms = 6 // so many players, and more, and every realm is in the game
	// What everybody begins with.
	startFlorins, freeVF, popesVF = 1000, 35, 40
	heavyInfantry                 = 5 // VF in every territory
)

// Piece is a piece of the starting kit that its owner places.
type Piece int16

const (
	CaravanPiece Piece = iota
	WarWagonPiece
	MerchantmanPiece
	GalleyPiece
	CaptainPiece
	CatapultPiece
	pieces
)

var pieceKinds = [pieces]Kind{CaravanPiece: Caravan, WarWagonPiece: WarWagon, MerchantmanPiece: Merchantman, GalleyPiece: Galley}

// SetupSteps are what an edition sets up otherwise.
type SetupSteps struct {
	// Selectable says whether a realm can be chosen with so many players.
	Selectable func(b *Box, realm int8, seats int) bool
	// SizeOf is a realm's class of size, when some of it may be out of the game.
	SizeOf func(g *State, realm int8) medioevo.Size
	// Begin is what only this edition's setup adds to a table before the first question.
	Begin func(g *State)
	// StartRoom is the VF that may still be placed in a territory in the setup, and ForeignCrew the VF with which a ship
	// begins in a foreign port.
	StartRoom   func(g *State, p Place) int16
	ForeignCrew int16
}

func (x *SetupSteps) complete() {
	orElse(&x.Begin, func(*State) {})
}

// New is a table as its setup wants it, before the first question. An Unfit error says what does not go together.
func (e *Edition) New(setup signoria.Setup) (State, error) {
	taught := setup.Options[play.OptionLesson] != 0
	if taught {
		setup.Options = e.LessonSetup(setup.Options)
	}
	g := blank()
	g.Edition, g.Seats = e.number, int8(setup.Seats)
	g.Dice = chance.New(setup.Seed)
	g.Options = Options{
		Turns: int8(setup.Options[OptionTurns]), Honour: int16(setup.Options[OptionHonour]), Declared: setup.Options[OptionDeclared] == 1,
		Minutes: int16(setup.Options[OptionTime]), FreeFair: setup.Options[OptionFairs] == 0, Ready: setup.Options[OptionPieces] == 1,
		AtOnce: setup.Options[OptionArmies] == 1,
	}
	if err := g.unfit(setup.Options); err != nil {
		return State{}, err
	}
	g.excludeLand()
	g.dealRealms(setup.Options)
	g.drawPope()
	g.firstOrder()
	g.buildings()
	for s := range play.Seat(g.Seats) {
		g.equip(s)
	}
	for k := range g.Fresh {
		g.Fresh[k] = g.Box().Cards[k].Copies[g.Seats]
	}
	if g.Options.Ready {
		for s := range play.Seat(g.Seats) {
			g.quickStart(s)
		}
	}
	e.Begin(&g)
	if taught {
		e.LayLesson(&g)
	}
	return g, nil
}

// blank is the box unpacked: nothing on the map, and every card in its deck.
// rule: mu-prototype/setup/decks
// rule: mu-prototype/setup/technology-discs
// rule: mu-alpha/setup/decks-ready
// rule: mu-alpha/setup/technology-tokens
// rule: mu-alpha/setup/score-marker-zero
func blank() (g State) {
	g.Active = play.Nobody
	for i := range g.Order {
		g.Order[i] = play.Nobody
	}
	for s := range g.Players {
		g.Players[s] = Player{Realm: None, Capital: NoPlace, Monopoly: None, MonopolyIn: None}
		g.Players[s].NewTurn()
		g.Corsair[s] = Corsair{Zone: NoPlace, Prey: play.Nobody}
	}
	for i := range g.Territories {
		g.Territories[i] = Territory{Owner: play.Nobody, Before: play.Nobody, By: play.Nobody, Siege: Siege{By: play.Nobody}}
	}
	for i := range g.Transports {
		g.Transports[i] = EmptyTransport()
	}
	for i := range g.Engines {
		g.Engines[i] = EmptyEngine()
	}
	for i := range g.Captains {
		g.Captains[i] = EmptyCaptain()
	}
	for i := range g.Relics {
		g.Relics[i] = Relic{Card: None, At: NoPlace}
	}
	for i := range g.Heaps {
		g.Heaps[i] = Heap{Lot: Lot{From: None}, At: NoPlace}
	}
	for i := range g.Delivered {
		g.Delivered[i] = Delivered{Card: None, From: play.Nobody, To: play.Nobody}
	}
	g.Draw = Draw{Seat: play.Nobody}
	g.Bids, g.Event, g.March, g.Battle, g.Spoils = NoAuction(), NoEvent(), noMarch(), noBattle(), noSpoils()
	return g
}

// What is empty.

func NoAuction() Auction {
	a := Auction{Card: None, Seller: play.Nobody, By: play.Nobody}
	for i := range a.Sold {
		a.Sold[i] = play.Nobody
	}
	return a
}

func noMarch() March {
	m := March{Leader: None}
	for i := range m.Through {
		m.Through[i] = NoPlace
	}
	return m
}

func noBattle() Battle {
	return Battle{At: NoPlace, Leading: None, Sides: [2]Side{{Seat: play.Nobody}, {Seat: play.Nobody}}}
}

func noSpoils() Spoils { return Spoils{By: play.Nobody, From: play.Nobody, At: NoPlace} }

// unfit says what of a setup does not go together.
// rule: mu-prototype/duration/modes-agreed-before-start
// rule: mu-prototype/realms/selectable-realms
func (g *State) unfit(options map[string]int) error {
	if g.Options.Turns == 0 && g.Options.Honour == 0 && g.Options.Minutes == 0 {
		return play.Unfits(OptionTurns, "endless")
	}
	if g.Options.Declared && g.Options.Honour == 0 {
		return play.Unfits(OptionDeclared, "nothing-to-declare")
	}
	var taken uint64
	for s := range play.Seat(g.Seats) {
		key := play.SeatKey(OptionRealm, s)
		n := options[key]
		switch {
		case n == AnyRealm:
			continue
		case !g.Selectable(g.Box().Playable()[n-1]):
			return play.Unfits(key, "realm-out")
		case taken>>n&1 == 1:
			return play.Unfits(key, "same-realm")
		}
		taken |= 1 << n
	}
	return nil
}

// Playable are the realms that can ever be played, in the order of the box: those that have a start.
func (b *Box) Playable() (realms []int8) {
	for i := range b.Starts {
		if b.Starts[i].Capital != NoPlace {
			realms = append(realms, int8(i))
		}
	}
	return realms
}

// Selectable says whether a realm can be chosen with so many players.
func (g *State) Selectable(realm int8) bool { return g.Ed().Selectable(g.Box(), realm, int(g.Seats)) }

// excludeLand takes out of the game what lies too far from everybody with fewer than six players.
// rule: mu-prototype/realms/excluded-below-six-players
func (g *State) excludeLand() {
	for i := range g.Territories {
		g.Territories[i].Out = g.Seats < AllRealms && g.Box().Atlas.Territories[i].Excluded
	}
}

// dealRealms gives every seat the realm it has chosen, or one of those left by lot.
// rule: mu-prototype/realms/selectable-realms
func (g *State) dealRealms(options map[string]int) {
	var left []int8
	for n, realm := range g.Box().Playable() {
		chosen := false
		for s := range play.Seat(g.Seats) {
			if options[play.SeatKey(OptionRealm, s)] == n+1 {
				g.Players[s].Realm, chosen = realm, true
			}
		}
		if !chosen && g.Selectable(realm) {
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

// drawPope makes one of the Catholic players Pope, by lot.
// rule: mu-prototype/setup/pope-draw
// rule: mu-alpha/pope/initial-pope
func (g *State) drawPope() {
	var catholic []play.Seat
	for s := range play.Seat(g.Seats) {
		if g.Religion(s) == medioevo.Catholic {
			catholic = append(catholic, s)
		}
	}
	if len(catholic) > 0 {
		g.Players[catholic[g.Dice.N(len(catholic))]].Pope = true
	}
}

// firstOrder draws the order of the first turn.
// rule: mu-prototype/turn-order/first-turn-random
func (g *State) firstOrder() {
	for s := range play.Seat(g.Seats) {
		g.Order[s] = s
	}
	chance.Shuffle(&g.Dice, g.Order[:g.Seats])
}

// buildings puts settlements and fortifications on the map.
// rule: mu-prototype/setup/villages-and-towers
// rule: mu-prototype/setup/constantinople-castle
// rule: mu-prototype/setup/kiev-empty
// rule: mu-prototype/setup/religious-capital-tiles
// rule: mu-alpha/setup/initial-settlements
func (g *State) buildings() {
	for p := range g.Land() {
		x := &g.Box().Atlas.Territories[p]
		if x.Centre == nil || p == g.Box().LandNamed("kiev") {
			continue
		}
		g.SetBuilt(p, Settlement, 1)
		g.SetBuilt(p, Fort, 1)
		if x.Holy == medioevo.Constantinople {
			g.SetBuilt(p, Fort, 3)
		}
	}
	for realm := range int8(medioevo.Realms) {
		if g.SizeOf(realm) == medioevo.Major && !g.Played(realm) {
			g.BarbarianCapital(realm)
		}
	}
}

// BarbarianCapital puts a City and a Fortress in one centre of a Major realm that nobody plays, by lot.
// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-prototype/setup/barbarian-capital-die
// rule: mu-alpha/setup/initial-settlements
func (g *State) BarbarianCapital(realm int8) {
	if centres := g.Centres(realm); len(centres) > 0 {
		g.makeCapital(centres[g.Dice.N(len(centres))])
	}
}

// Centres are the territories of a realm in which a settlement stands.
func (g *State) Centres(realm int8) (all []Place) {
	for p := range g.RealmLand(realm) {
		if g.Built(p, Settlement) > 0 {
			all = append(all, p)
		}
	}
	return all
}

// makeCapital puts a City and a Fortress in a territory; a stronger fortification stays.
// rule: mu-prototype/setup/player-capitals
// rule: mu-alpha/setup/initial-settlements
func (g *State) makeCapital(p Place) {
	g.SetBuilt(p, Settlement, 3)
	g.SetBuilt(p, Fort, max(2, g.Built(p, Fort)))
}

// equip gives a player his realm with an army in each territory, his florins and the pieces that he places.
// rule: mu-prototype/setup/starting-kit
// rule: mu-prototype/setup/starting-realm-territories
// rule: mu-prototype/setup/papal-state-owner
// rule: mu-alpha/pope/papal-states
// rule: mu-alpha/setup/starting-kit
// rule: mu-alpha/setup/starting-territories
// rule: mu-alpha/setup/initial-army-per-territory
// rule: mu-alpha/setup/papal-states-army
// rule: mu-prototype/setup/one-heavy-infantry-each-territory
// rule: mu-prototype/setup/pope-heavy-infantry
// rule: mu-alpha/setup/armies-40-points-pope
func (g *State) equip(s play.Seat) {
	p := &g.Players[s]
	p.Florins, p.Coming = startFlorins, freeVF
	g.takeRealm(s, p.Realm)
	if p.Pope {
		p.Coming = popesVF
		for realm := range int8(medioevo.Realms) {
			if g.Box().Atlas.Realms[realm].Papal {
				g.takeRealm(s, realm)
			}
		}
	}
	for piece, kind := range pieceKinds {
		if kind != NoTransport {
			x := EmptyTransport()
			x.Kind, x.Level, x.Owner = kind, 1, s
			g.Transports[int(s)*int(CaptainPiece)+piece] = x
		}
	}
	g.Captains[s] = Captain{Level: 1, Owner: s, At: NoPlace, Aboard: None, Relic: None}
	g.Engines[s] = Engine{Level: 1, Owner: s, At: NoPlace, Aboard: None}
}

// takeRealm makes a player the owner of a realm.
func (g *State) takeRealm(s play.Seat, realm int8) {
	for p := range g.RealmLand(realm) {
		g.Territories[p].Owner = s
		g.AddVF(s, p, heavyInfantry)
	}
}

// SetUp tells how the game begins, and lets everybody place what he has: the pieces at once, then one after the other
// the armies, unless the players have agreed to place them at once too.
// rule: mu-prototype/setup/player-capitals
// rule: mu-prototype/setup/pope-draw
// rule: mu-prototype/setup/barbarian-major-capitals
// rule: mu-prototype/setup/free-army-points
// rule: mu-prototype/setup/free-army-points-pope
func (g *State) SetUp(t *play.Table) {
	for s := range play.Seat(g.Seats) {
		t.Tell(KeyBegins, int16(s), int16(g.Players[s].Realm))
		if g.Options.Ready {
			t.Tell(KeyStartCapital, int16(s), int16(g.Players[s].Capital))
		}
		if g.Players[s].Pope {
			t.Tell(KeyPope, int16(s))
		}
	}
	for realm := range int8(medioevo.Realms) {
		for _, p := range g.Centres(realm) {
			if g.Built(p, Settlement) == 3 && !g.Played(realm) {
				t.Tell(KeyWild, int16(realm), int16(p))
			}
		}
	}
	t.Together(g.AllSeats(), func(s play.Seat) {
		if !g.Options.Ready {
			g.placeKit(t, s)
		}
		if g.Options.AtOnce {
			g.Deploy(t, s)
		}
	})
	if g.Options.AtOnce {
		return
	}
	for _, s := range g.AllSeats() {
		g.Active = s
		g.Deploy(t, s)
	}
}

// placeKit lets a player place capital, Cathedral and the pieces of the starting kit.
func (g *State) placeKit(t *play.Table, s play.Seat) {
	g.placeCapital(t, s)
	g.placeCathedral(t, s)
	for piece := range Piece(pieces) {
		g.placePiece(t, s, piece)
	}
}

// placeCapital asks in which centre of his realm a player's capital stands.
// rule: mu-prototype/setup/player-capitals
// rule: mu-alpha/setup/initial-settlements
func (g *State) placeCapital(t *play.Table, s play.Seat) {
	at := g.Centres(g.Players[s].Realm)
	p := at[0]
	if len(at) > 1 {
		p = Place(t.Await(func(o *play.Asking) {
			o.To(s, AskStartCapital)
			for _, p := range at {
				o.May(play.Choice{Verb: PlaceCapital, A: int16(p)}, play.Free)
			}
		}).A)
	}
	g.Players[s].Capital = p
	g.makeCapital(p)
	t.Tell(KeyStartCapital, int16(s), int16(p))
}

// placeCathedral asks in which territory of his realm a player's Cathedral stands.
// rule: mu-prototype/setup/cathedral-placement
// rule: mu-alpha/setup/initial-cathedral
func (g *State) placeCathedral(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCathedral)
		for p := range g.RealmLand(g.Players[s].Realm) {
			o.May(play.Choice{Verb: PlaceCathedral, A: int16(p)}, play.Free)
		}
	})
	g.SetBuilt(Place(a.A), Cathedral, 1)
	t.Tell(KeyCathedral, int16(s), a.A)
}

// placePiece asks where a piece of the kit begins. A ship that can begin nowhere waits for the Placement phase.
func (g *State) placePiece(t *play.Table, s play.Seat, piece Piece) {
	at, ships := g.PieceMay(s, piece)
	if len(at) == 0 {
		return
	}
	a := play.Answer{Verb: PlacePiece, B: int16(at[0])}
	if len(at)+len(ships) > 1 {
		a = t.Await(func(o *play.Asking) {
			o.To(s, AskPiece, int16(piece))
			for _, p := range at {
				o.May(play.Choice{Verb: PlacePiece, A: int16(piece), B: int16(p)}, play.Free)
			}
			for _, i := range ships {
				o.May(play.Choice{Verb: PutAboard, A: int16(piece), B: i}, play.Free)
			}
		})
	}
	p, aboard := Place(a.B), int16(None)
	if a.Verb == PutAboard {
		p, aboard = g.Transports[a.B].At, a.B
	}
	g.putPiece(s, piece, p, aboard)
	t.Tell(KeyPlaced, int16(s), int16(piece), int16(p))
}

// PieceMay is where a piece can begin: on land in settlements of its owner's realm, ships in those with a port, or
// else in ports of barbarian realms beside his. Captain and Catapult may also go aboard a war transport that stands in
// such a settlement.
// rule: mu-prototype/setup/land-pieces-placement
// rule: mu-prototype/setup/ships-in-ports
// rule: mu-prototype/setup/ships-without-own-port
// rule: mu-alpha/setup/land-pieces-in-settlements
// rule: mu-alpha/setup/ships-in-harbor-villages
// rule: mu-alpha/setup/ships-without-harbor
func (g *State) PieceMay(s play.Seat, piece Piece) (at []Place, aboard []int16) {
	own := g.Centres(g.Players[s].Realm)
	if !pieceKinds[piece].Sea() {
		if piece >= CaptainPiece {
			for i := range g.TransportsOf(s) {
				if g.Transports[i].Kind.Warlike() && slices.Contains(own, g.Transports[i].At) {
					aboard = append(aboard, i)
				}
			}
		}
		return own, aboard
	}
	for _, p := range own {
		if g.port(p) != NoPlace {
			at = append(at, p)
		}
	}
	if len(at) == 0 {
		at = g.portsBeside(g.Players[s].Realm)
	}
	return at, nil
}

// portsBeside are the ports of barbarian realms that border on a realm.
// rule: mu-alpha/setup/ships-without-harbor
func (g *State) portsBeside(realm int8) (at []Place) {
	var beside uint64
	for p := range g.RealmLand(realm) {
		for n := range g.Neighbours(p) {
			if g.Barbarian(n) && !g.Played(g.RealmOf(n)) {
				beside |= 1 << g.RealmOf(n)
			}
		}
	}
	for p := range g.Land() {
		if beside>>g.RealmOf(p)&1 == 1 && g.port(p) != NoPlace && g.Barbarian(p) {
			at = append(at, p)
		}
	}
	return at
}

// putPiece puts a piece on the map. A ship in a foreign port may have to take VF aboard at once.
// rule: mu-prototype/setup/land-pieces-placement
// rule: mu-prototype/setup/ships-in-barbarian-port-minimum
// rule: mu-alpha/setup/land-pieces-in-settlements
func (g *State) putPiece(s play.Seat, piece Piece, p Place, aboard int16) {
	switch piece {
	case CaptainPiece:
		g.Captains[s].At, g.Captains[s].Aboard = p, aboard
	case CatapultPiece:
		g.Engines[s].At, g.Engines[s].Aboard = p, aboard
	default:
		x := &g.Transports[int(s)*int(CaptainPiece)+int(piece)]
		x.At = p
		if g.Territories[p].Owner != s {
			x.VF += g.Ed().ForeignCrew
			g.Players[s].Coming -= g.Ed().ForeignCrew
		}
	}
}

// Deploy asks where a player's free armies begin, until all are placed or there is no room left.
// rule: mu-prototype/setup/free-army-points
// rule: mu-prototype/setup/placement-limits
// rule: mu-prototype/setup/armies-on-transports
// rule: mu-alpha/setup/armies-on-war-transports
func (g *State) Deploy(t *play.Table, s play.Seat) {
	had := g.Players[s].Coming //stale:ok to tell how many he has placed
	for g.Players[s].Coming > 0 && g.hasRoom(s) {
		a := t.Await(func(o *play.Asking) {
			left := g.Players[s].Coming
			o.To(s, AskArmies, left)
			for p := range g.Owned(s) {
				room := g.Ed().StartRoom(g, p)
				o.May(upTo(play.Choice{Verb: Deploy, A: int16(p)}, left, room), whyFull(room, RuleNoRoom))
			}
			for i := range g.TransportsOf(s) {
				if g.takesArmies(i) {
					o.May(upTo(play.Choice{Verb: Embark, A: i}, left, g.Space(i)), whyFull(g.Space(i), RuleFullAboard))
				}
			}
		})
		g.Players[s].Coming -= a.N
		if a.Verb == Deploy {
			g.AddVF(s, Place(a.A), a.N)
		} else {
			g.Transports[a.A].VF += a.N
		}
	}
	if had > 0 {
		t.Tell(KeyDeployed, int16(s), had-g.Players[s].Coming, g.Players[s].Coming)
	}
	g.Players[s].Coming = 0
}

// hasRoom says whether a player can place VF somewhere.
func (g *State) hasRoom(s play.Seat) bool {
	for p := range g.Owned(s) {
		if g.Ed().StartRoom(g, p) > 0 {
			return true
		}
	}
	for i := range g.TransportsOf(s) {
		if g.takesArmies(i) && g.Space(i) > 0 {
			return true
		}
	}
	return false
}

// takesArmies says whether armies can begin aboard a transport: one of those that carry them, on the map.
// rule: mu-alpha/setup/armies-on-war-transports
func (g *State) takesArmies(i int16) bool { return g.Transports[i].At != NoPlace && g.wantsArmies(i) }

// quickStart places all that a player has as the box suggests. A suggestion that does not fit, as that of a port which
// another plays, is dropped, and the player places those armies himself.
func (g *State) quickStart(s play.Seat) {
	p := &g.Players[s]
	start := &g.Box().Starts[p.Realm]
	p.Capital = start.Capital
	g.makeCapital(p.Capital)
	g.SetBuilt(start.Pieces.Cathedral, Cathedral, 1)
	for piece, at := range start.Pieces.Each() {
		if may, _ := g.PieceMay(s, Piece(piece)); len(may) > 0 {
			g.putPiece(s, Piece(piece), chosen(at, may), None)
		}
	}
	for _, a := range start.Armies {
		g.quickArmies(s, a)
	}
}

// Each is where each piece goes, by Piece.
func (b *BoxPieces) Each() [pieces]Place {
	return [pieces]Place{
		CaravanPiece: b.Caravan, WarWagonPiece: b.WarWagon, MerchantmanPiece: b.Merchantman, GalleyPiece: b.Galley, CaptainPiece: b.Captain,
		CatapultPiece: b.Catapult,
	}
}

// chosen is a place if it is among those there are, else the first of them.
func chosen(p Place, among []Place) Place {
	for _, x := range among {
		if x == p {
			return p
		}
	}
	return among[0]
}

// quickArmies places some of the free armies, as far as there is room.
func (g *State) quickArmies(s play.Seat, a BoxArmies) {
	p := &g.Players[s]
	if a.Aboard == NoTransport {
		n := min(a.VF, p.Coming, g.Ed().StartRoom(g, a.At))
		g.AddVF(s, a.At, n)
		p.Coming -= n
		return
	}
	for i := range g.TransportsOf(s) {
		if x := &g.Transports[i]; x.Kind == a.Aboard && x.At != NoPlace {
			n := min(max(0, a.VF-x.VF), p.Coming, g.Space(i))
			x.VF += n
			p.Coming -= n
		}
	}
}
