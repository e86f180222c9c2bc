package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
	"slices"
)

// The Setup: what everybody begins with, and where he puts his capital and Cathedral, his pieces and his armies.

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

	KeyStartCapital play.Key = 12 // A makes territory B his capital
	KeyCathedral    play.Key = 13 // A puts his Cathedral in territory B
	KeyPlaced       play.Key = 15 // A puts piece B at territory C
	KeyDeployed     play.Key = 16 // A has placed B VF, of which C found no room

	RuleNoRoom     play.Rule = 1
	RuleFullAboard play.Rule = 2
)

var startingKitChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PlaceCapital: "place-capital", PlaceCathedral: "place-cathedral", PlacePiece: "place-piece", PutAboard: "put-aboard", Deploy: "deploy",
		Embark: "embark",
	},
	Prompts: map[play.Prompt]string{AskStartCapital: "start-capital", AskCathedral: "cathedral", AskPiece: "piece", AskArmies: "armies"},
	Lines: map[play.Key]string{
		KeyStartCapital: "capital-chosen", KeyCathedral: "cathedral-placed", KeyPlaced: "piece-placed", KeyDeployed: "deployed",
	},
	Refs: wording.Refs{
		PlaceCapital: wording.OfA(RefPlace), PlaceCathedral: wording.OfA(RefPlace), PlacePiece: wording.OfB(RefPlace),
		PutAboard: wording.OfB(RefTransport), Deploy: wording.OfA(RefPlace), Embark: wording.OfA(RefTransport),
	},
	Whole: []play.Verb{Deploy},
}

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

// What everybody begins with.
const (
	startFlorins, freeVF, popesVF = 1000, 35, 40
	heavyInfantry                 = 5 // VF in every territory
)

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
