package giochix

import "signoria/play"

// Condition is what an Objective demands. What its numbers and sets mean, its word says.
type Condition struct {
	Kind  Want
	Min   int16
	Count int16
	Of    uint32
	By    uint8
	Also  uint8
	Most  int8 // max_lost of WonBattle, None if there is no such limit
	Flag  bool
}

// Want is a word by which data/ speaks of Objectives. Those before TaxIncome are about the position, the others about what happened in a
// turn.
type Want uint8

// The words, in the order of vocabulary.yaml. Beside each stands which of its parameters is where, unless it has only min, Min.
const (
	NoWant             Want = iota
	OwnBuildings            // Of kinds, Min min
	BuildingLevels          // Of family (bits of Thing), Min min
	OwnPieces               // Of kinds, Min min, Count min_level
	FullSet                 // Of kinds, Flag one_territory
	ControlTerritories      // Min min, By with (a With), Flag outside_kingdom
	KingdomIntact           // Count plus
	ControlRealm            // Of sizes: bits of medioevo.Size, Count count
	PartOfRealm             // Of sizes, Min min
	ControlPlace            // Of any_of: bit 0 rome, bit 1 jerusalem
	ControlProducers        // Min goods
	Monopoly                // Min min
	GreatMarket             // Min min_cubes, Flag city
	HasFlorins              // Min min, Flag no_debt
	HasTechnology           // Min level, Count branches
	TechnologyTotal         // Min min
	Lead                    // By stat (a Stat)
	OwnsCards               // Min min
	OwnsTokens              // Min min
	HoldsPrisoners          // Min min
	HasPacts                // Min min, Of kinds: bits of PactKind, all for any
	TaxIncome               // Min min
	TaxCalm                 // Min level
	WonBattle               // By vs (a Versus), Also role (a Role), Min min_enemy, Most max_lost, Of bits of Fight, Count count
	Conquered               // Count count, By with (a With), Also from (a Versus), Min min_level
	Suppressed              // Min min
	DestroyedBuilding       // Min min
	CapturedUnits           // Min min
	CompletedRoute          // Min min_stops
	Sold                    // Count min_pieces, Min min_florins, By different
	Built                   // Of kinds, Min min
	wants
)

// wantIDs are the words themselves.
var wantIDs = [wants]string{
	"", "own_buildings", "building_levels", "own_pieces", "full_set", "control_territories", "own_kingdom_intact", "control_realm",
	"part_of_realm", "control_place", "control_producers", "monopoly", "great_market", "florins", "technology", "technology_total", "lead",
	"empire_cards", "objective_tokens", "holds_prisoners", "pacts", "tax_income", "tax_calm", "won_battle", "conquered", "suppressed",
	"destroyed_building", "captured_units", "completed_route", "sold", "built",
}

// With is what stands in a territory.
type With uint8

const (
	WithAnything With = iota
	WithSettlement
	WithPort
	WithMilitary
	WithCathedral
)

var withIDs = [...]string{"any", "settlement", "port", "military", "cathedral"}

// Versus is against whom something was done.
type Versus uint8

const (
	VersusAnybody Versus = iota
	VersusPlayer
	VersusBarbarians
)

var versusIDs = [...]string{"any", "player", "barbarians"}

// Fight is what a battle was like.
type Fight uint8

const (
	FightFewer     Fight = iota // one's own side was outnumbered at the start
	FightNaval                  // at sea
	FightFortified              // the enemy had a military building
)

// Stat is in what a player may lead.
type Stat uint8

const (
	LeadTerritories Stat = iota
	LeadFlorins
	LeadTechnology
	LeadHonour
	LeadUnits
	LeadCastles
	LeadCities
	LeadCathedrals
	LeadPorts
	stats
)

var statIDs = [stats]string{"territories", "florins", "technology", "honour", "units", "castles", "cities", "cathedrals", "ports"}

// PactKind is a kind of Diplomatic Pact.
type PactKind uint8

const (
	CommercialPact PactKind = iota
	PassagePact
	MilitaryControlPact
	CivilControlPact
	NonBelligerencePact
	DefensiveAlliance
	OffensiveAlliance
	pactKinds
)

var pactKindIDs = [pactKinds]string{
	"commercial", "passage", "military_control", "civil_control", "non_belligerence", "defensive_alliance", "offensive_alliance",
}

// Did is what a player has done in this turn that Objectives and rules ask for.
type Did struct {
	Borrowed, Repaid bool  // a loan; a turn allows one of each
	Bought           int8  // units in Purchases
	Carded           bool  // an Empire card
	Advanced         uint8 // branches in which a technology was bought, bit b
	Passed           bool  // in the last round of activations
	Accused          bool  // another of having broken a pact
	Shielded         bool  // by Mysticism or a card against an Event
}

// Happening is something that a player has brought about, for those of his Objectives that are about a turn.
// Numbers that do not belong to its kind are 0.
type Happening struct {
	Kind    Want
	N       int16  // of TaxCalm the tax level, CapturedUnits, Suppressed and DestroyedBuilding how many, CompletedRoute its stops, Sold how many pieces
	Florins int16  // of TaxIncome, and of one sale
	Of      uint32 // of Built: bits of Thing; of Sold: kinds of goods
	With    uint8  // of Conquered: bits of With, what stood there
	Levels  int8   // and the sum of its building levels
	Against bool   // of WonBattle and Conquered: a player, else Barbarians
	Role    Role   // of WonBattle
	Enemy   int16  // units of the enemy when the battle began
	Lost    int16  // own units
	Like    uint8  // bits of Fight
}

// ofTurn says whether a word is about what happened in a turn, and not about the position.
func (w Want) ofTurn() bool { return w >= TaxIncome }

// note lets the Objectives of a player's cards know what has happened.
// rule: mu-giochix/purchases/empire-card-objective
func (g *State) note(s play.Seat, h Happening) {
	for card := range int8(EmpireCards) {
		if w := &box.Cards[card].Objective; w.Kind == h.Kind && g.hasCard(s, card) {
			g.Cards[card].Gained = int16(min(int32(g.Cards[card].Gained)+int32(g.counted(s, w, h)), 30_000))
		}
	}
}

// wanted is how much of what an Objective asks for must happen in a turn.
func (w *Condition) wanted() int16 {
	switch w.Kind {
	case WonBattle, Conquered:
		return max(1, w.Count)
	case Sold:
		if w.Count > 0 {
			return w.Count
		}
	case Suppressed, DestroyedBuilding, CapturedUnits, Built:
		return max(1, w.Min)
	}
	return 1
}

// counted is how much of what an Objective asks for a happening is.
func (g *State) counted(s play.Seat, w *Condition, h Happening) int16 {
	switch w.Kind {
	case TaxIncome:
		return oneIf(h.Florins >= w.Min)
	case TaxCalm:
		return oneIf(h.N >= w.Min && !g.rebelsAtHome(s))
	case WonBattle:
		return oneIf(w.ofBattle(&h))
	case Conquered:
		with := w.By == uint8(WithAnything) || h.With>>w.By&1 == 1
		return oneIf(with && against(Versus(w.Also), h.Against) && int16(h.Levels) >= w.Min)
	case CompletedRoute:
		return oneIf(h.N >= w.Min)
	case Sold:
		if w.Count == 0 {
			return oneIf(h.Florins >= w.Min)
		}
		return h.N
	case Built:
		return oneIf(h.Of&w.Of != 0)
	}
	return h.N
}

// ofBattle says whether a battle that was won is one that an Objective asks for.
func (w *Condition) ofBattle(h *Happening) bool {
	role := w.Also == uint8(EitherRole) || w.Also == uint8(h.Role)
	return role && against(Versus(w.By), h.Against) && h.Enemy >= w.Min && (w.Most == None || h.Lost <= int16(w.Most)) && w.Of&^uint32(h.Like) == 0
}

// against says whether what was done against a player, or else against Barbarians, was against whom it should be.
func against(whom Versus, player bool) bool {
	return whom == VersusAnybody || (whom == VersusPlayer) == player
}

// oneIf is 1 if something is so.
func oneIf(so bool) int16 {
	if so {
		return 1
	}
	return 0
}

// rebelsAtHome says whether a horde of rebels is in a player's initial territories.
func (g *State) rebelsAtHome(s play.Seat) bool {
	for _, at := range box.Atlas.Realms[g.Players[s].Realm].Territories {
		if g.Hordes[at].Units() > 0 && g.Hordes[at].Rebels == int8(s)+1 {
			return true
		}
	}
	return false
}

// reached says whether the Objective of a player's card is met.
// rule: mu-giochix/purchases/empire-card-objective
func (g *State) reached(s play.Seat, card int8) bool {
	w := &box.Cards[card].Objective
	if w.Kind.ofTurn() {
		return g.Cards[card].Gained >= w.wanted()
	}
	return g.fulfils(s, w)
}

// fulfils says whether the position is as an Objective asks for.
func (g *State) fulfils(s play.Seat, w *Condition) bool {
	p := &g.Players[s]
	switch w.Kind {
	case OwnBuildings:
		return g.buildingsOf(s, w.Of, false) >= w.Min
	case BuildingLevels:
		return g.buildingsOf(s, w.Of, true) >= w.Min
	case OwnPieces:
		return g.ownPieces(s, w.Of, int8(w.Count)) >= w.Min
	case FullSet:
		return g.fullSet(s, w)
	case ControlTerritories:
		return g.territoriesOf(s, With(w.By), w.Flag) >= w.Min
	case KingdomIntact:
		home := int16(len(box.Atlas.Realms[p.Realm].Territories))
		abroad := g.territoriesOf(s, WithAnything, true)
		return g.territoriesOf(s, WithAnything, false)-abroad == home && abroad >= w.Count
	case ControlRealm:
		return g.wholeRealms(s, w.Of) >= w.Count
	case PartOfRealm:
		return g.bestRealm(s, w.Of) >= w.Min
	case ControlPlace:
		return w.Of&1 != 0 && g.controls(s, box.Rome) || w.Of&2 != 0 && g.controls(s, box.Jerusalem)
	case ControlProducers:
		kinds, _ := g.producers(s)
		return kinds >= w.Min
	case Monopoly:
		_, all := g.producers(s)
		return all >= w.Min
	case GreatMarket:
		return g.greatMarket(s, w)
	case HasFlorins:
		return p.Florins >= int32(w.Min) && (!w.Flag || p.Debt == 0)
	case HasTechnology:
		return g.branchesAt(s, w.Min) >= w.Count
	case TechnologyTotal:
		return int16(g.learning(s)) >= w.Min
	case Lead:
		return g.leads(s, Stat(w.By))
	case OwnsCards:
		return int16(g.cardsOf(s))-1 >= w.Min
	case OwnsTokens:
		return int16(g.tokens(s)) >= w.Min
	case HoldsPrisoners:
		return g.prisonersOf(s) >= w.Min
	case HasPacts:
		return g.pactsOf(s, w.Of) >= w.Min
	}
	return false
}

// buildingsOf is how many buildings of some kinds a player has, or the sum of their levels.
func (g *State) buildingsOf(s play.Seat, kinds uint32, levels bool) (n int16) {
	for at := range Place(Territories) {
		x := &g.Territories[at]
		if x.Level == [families]int8{} || !g.controls(s, at) {
			continue
		}
		for f, level := range x.Level {
			switch {
			case level == 0 || Family(f).among(level)&kinds == 0:
			case levels:
				n += int16(level)
			default:
				n++
			}
		}
	}
	return n
}

// ownPieces is how many units, transports and engines of some kinds a player has, of a level at the least where they have levels.
func (g *State) ownPieces(s play.Seat, kinds uint32, level int8) (n int16) {
	for kind := LightThing; kind <= BombardThing; kind++ {
		if kinds>>kind&1 == 1 {
			n += int16(g.piecesOf(s, kind, level))
		}
	}
	return n
}

// fullSet says whether a player has one of each of some kinds, in one territory or anywhere.
func (g *State) fullSet(s play.Seat, w *Condition) bool {
	if !w.Flag {
		return g.setHere(s, w.Of, func(Place) bool { return true })
	}
	for at := range Place(Territories) {
		if g.controls(s, at) && g.setHere(s, w.Of, func(p Place) bool { return p == at }) {
			return true
		}
	}
	return false
}

// setHere says whether a player has one of each of some kinds in those places that fit.
func (g *State) setHere(s play.Seat, kinds uint32, fits func(Place) bool) bool {
	p := &g.Players[s]
	var have uint32
	for i := range int8(figures) {
		if at := p.place(i); at != NoPlace && fits(at) {
			have |= kindOf(i).among()
		}
	}
	for i := range int8(properties) {
		if at := p.where(i); at != NoPlace && fits(at) {
			have |= p.Property[i].Kind.among(p.Property[i].Level)
		}
	}
	for at := range Place(Territories) {
		if !fits(at) || g.Territories[at].Level == [families]int8{} || !g.controls(s, at) {
			continue
		}
		for f, level := range g.Territories[at].Level {
			if level > 0 {
				have |= Family(f).among(level)
			}
		}
	}
	return kinds&^have == 0
}

// territoriesOf is how many territories with something a player controls, all or those out of his Kingdom.
func (g *State) territoriesOf(s play.Seat, with With, abroad bool) (n int16) {
	for at := range Place(Territories) {
		if g.standsIn(at, with) && g.controls(s, at) && !(abroad && g.homeOf(at) == s) {
			n++
		}
	}
	return n
}

// standsIn says whether something stands in a territory.
func (g *State) standsIn(at Place, with With) bool {
	switch with {
	case WithSettlement:
		return box.Settlement[at]
	case WithPort:
		return box.Atlas.Territories[at].Port != NoPlace
	case WithMilitary:
		return g.Territories[at].Level[Military] > 0
	case WithCathedral:
		return g.Territories[at].Level[Religious] > 0
	}
	return true
}

// held is how many territories of a realm a player controls.
func (g *State) held(s play.Seat, realm int8) (n int16) {
	for _, at := range box.Atlas.Realms[realm].Territories {
		if g.controls(s, at) {
			n++
		}
	}
	return n
}

// wholeRealms is how many realms of some sizes, his own left out, a player controls whole.
func (g *State) wholeRealms(s play.Seat, sizes uint32) (n int16) {
	for realm := range box.Atlas.Realms {
		r := &box.Atlas.Realms[realm]
		if sizes>>r.Size&1 == 1 && int8(realm) != g.Players[s].Realm && g.held(s, int8(realm)) == int16(len(r.Territories)) {
			n++
		}
	}
	return n
}

// bestRealm is how many territories a player controls of that realm of some sizes, his own left out, of which he has most.
func (g *State) bestRealm(s play.Seat, sizes uint32) (n int16) {
	for realm := range box.Atlas.Realms {
		if sizes>>box.Atlas.Realms[realm].Size&1 == 1 && int8(realm) != g.Players[s].Realm {
			n = max(n, g.held(s, int8(realm)))
		}
	}
	return n
}

// producers is how many kinds of goods the settlements that a player controls produce, and of how many he controls all that produce them.
// rule: mu-giochix/victory/end-monopolies
func (g *State) producers(s play.Seat) (kinds, all int16) {
	var mine, others [Goods]bool
	for at := range Place(Territories) {
		if good := box.Produces[at]; good == None || !g.inPlay(at) {
			continue
		} else if g.controls(s, at) {
			mine[good] = true
		} else {
			others[good] = true
		}
	}
	for good := range mine {
		kinds += oneIf(mine[good]) // rule: mu-giochix/purchases/empire-card-objective
		all += oneIf(mine[good] && !others[good])
	}
	return kinds, all
}

// greatMarket says whether a player controls a settlement with as many real cubes as an Objective asks for.
func (g *State) greatMarket(s play.Seat, w *Condition) bool {
	for at := range Place(Territories) {
		if box.Settlement[at] && int16(g.market(at)) >= w.Min && (!w.Flag || g.Territories[at].Level[Civil] == cityLevel) && g.controls(s, at) {
			return true
		}
	}
	return false
}

// branchesAt is in how many branches a player owns a level.
func (g *State) branchesAt(s play.Seat, level int16) (n int16) {
	for _, l := range g.Players[s].Techs {
		n += oneIf(int16(l) >= level)
	}
	return n
}

// leads says whether a player is before all others in something, alone. Who is out for good is no longer among them.
// rule: mu-giochix/taxes/default-twice-eliminated
func (g *State) leads(s play.Seat, in Stat) bool {
	mine := g.stat(s, in)
	for other := range play.Seat(g.Seats) {
		if other != s && g.plays(other) && g.stat(other, in) >= mine {
			return false
		}
	}
	return true
}

// stat is how much a player has of something in which one can lead.
func (g *State) stat(s play.Seat, of Stat) int32 {
	switch of {
	case LeadFlorins:
		return g.Players[s].Florins
	case LeadTechnology:
		return int32(g.learning(s))
	case LeadHonour:
		return int32(g.Players[s].Honour)
	case LeadUnits:
		return int32(counts(g.deployed(s)).All())
	case LeadCastles:
		return int32(g.tally(s, PerCastle))
	case LeadCities:
		return int32(g.tally(s, PerCity))
	case LeadCathedrals:
		return int32(g.tally(s, PerCathedral))
	case LeadPorts:
		return int32(g.tally(s, PerPort))
	}
	return int32(g.territoriesOf(s, WithAnything, false))
}

// pactsOf is with how many others a player has a pact of some kinds in force.
func (g *State) pactsOf(s play.Seat, kinds uint32) (n int16) {
	for other := range play.Seat(g.Seats) {
		for kind := range PactKind(pactKinds) {
			if other != s && kinds>>kind&1 == 1 && (g.granted(s, other, kind) || g.granted(other, s, kind)) {
				n++
				break
			}
		}
	}
	return n
}
