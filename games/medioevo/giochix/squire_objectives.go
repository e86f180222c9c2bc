package giochix

import (
	"math/bits"

	"signoria/play"
)

// What a squire does for the Objectives of his cards: whatever brings one nearer is worth a share of the token it brings, the
// more the fewer such steps are left.

// far is how many steps an Objective is away that he does not see how to meet.
const far = 20

// goal is the Objective of a card of his that is not met.
type goal struct {
	*Condition
	card  int8
	short int16 // how many steps it is away, -1 before they are counted
}

// goals are those of his cards, found once.
func (j *judge) goals() []goal {
	if !j.looked {
		j.looked = true
		for card := range int8(EmpireCards) {
			if g := j.g; g.hasCard(j.s, card) && g.Cards[card].Tapped == 0 && !g.reached(j.s, card) {
				j.cards = append(j.cards, goal{&box.Cards[card].Objective, card, -1})
			}
		}
	}
	return j.cards
}

// wish is what it adds to a deed that it brings Objectives nearer. steps says in how many deeds like this one an Objective
// would be met, 0 if the deed does not help.
func (j *judge) wish(steps func(x *goal) int16) (worth int) {
	all := j.goals()
	for i := range all {
		if n := int(steps(&all[i])); n > 0 && n < far {
			worth += j.token() / (n + 1)
		}
	}
	return worth
}

// token is what another Objective token is worth to him: what it adds at the end.
// rule: mu-giochix/victory/end-objective-ladder
func (j *judge) token() int {
	n := min(int(j.g.tokens(j.s)), len(ladder)-2)
	return point * max(1, int(ladder[n+1]-ladder[n]))
}

// away is how many steps an Objective is away, counted once.
func (j *judge) away(x *goal) int16 {
	if x.short < 0 {
		x.short = max(0, j.short(x.Condition))
		if x.Kind.ofTurn() {
			x.short = max(0, x.wanted()-j.g.Cards[x.card].Gained)
		}
		if x.Kind == Built {
			x.short += j.unlearnt(x.Of)
		}
	}
	return x.short
}

// short is how many steps the position is away from what an Objective asks for, as he reckons them.
func (j *judge) short(w *Condition) int16 {
	g := j.g
	switch w.Kind {
	case OwnBuildings:
		return w.Min - g.buildingsOf(j.s, w.Of, false) + j.unlearnt(w.Of)
	case BuildingLevels:
		return w.Min - g.buildingsOf(j.s, w.Of, true)
	case OwnPieces:
		return w.Min - g.ownPieces(j.s, w.Of, int8(w.Count))
	case FullSet:
		return j.missing(w)
	case ControlTerritories:
		return w.Min - g.territoriesOf(j.s, With(w.By), w.Flag)
	case KingdomIntact:
		home, abroad := int16(len(box.Atlas.Realms[g.Players[j.s].Realm].Territories)), g.territoriesOf(j.s, WithAnything, true)
		return max(0, w.Count-abroad) + home - (g.territoriesOf(j.s, WithAnything, false) - abroad)
	case ControlRealm, PartOfRealm:
		return j.nearestRealm(w)
	case ControlProducers:
		kinds, _ := g.producers(j.s)
		return w.Min - kinds
	case HasFlorins:
		return int16(min(far, (int32(w.Min)-g.Players[j.s].Florins)/200+1))
	case HasTechnology:
		return j.levelsTo(w)
	case TechnologyTotal:
		return w.Min - int16(g.learning(j.s))
	case Lead:
		return j.behind(Stat(w.By)) + j.unlearnt(leadsBy[w.By])
	case OwnsCards:
		return w.Min + 1 - int16(g.cardsOf(j.s))
	case OwnsTokens:
		return w.Min - int16(g.tokens(j.s))
	case HasPacts:
		return w.Min - g.pactsOf(j.s, w.Of)
	}
	return far / 2
}

// missing is how many kinds of a set he has nowhere; of one that is to stand in one territory, that and one more.
func (j *judge) missing(w *Condition) (n int16) {
	for kinds := w.Of; kinds != 0; kinds &= kinds - 1 {
		n += oneIf(!j.g.setHere(j.s, 1<<bits.TrailingZeros32(kinds), func(Place) bool { return true }))
	}
	return n + oneIf(w.Flag)
}

// levelsTo is how many levels he lacks in those branches in which he lacks the fewest.
func (j *judge) levelsTo(w *Condition) (n int16) {
	of := j.g.Players[j.s].Techs
	for range w.Count {
		best := 0
		for b := range of {
			if of[b] > of[best] {
				best = b
			}
		}
		n += max(0, w.Min-int16(of[best]))
		of[best] = None
	}
	return n
}

// unlearnt is how many levels of technology he lacks for the building among some kinds that wants the fewest.
func (j *judge) unlearnt(kinds uint32) (n int16) {
	n = far
	for f := range Family(families) {
		for level := int8(1); level <= topLevel && box.Buildings[f][level].ID != ""; level++ {
			if f.among(level)&kinds != 0 {
				n = min(n, j.levels(box.Buildings[f][level].Needs))
			}
		}
	}
	return n % far
}

// levels is how many levels he lacks for some technologies.
func (j *judge) levels(needs []int8) (n int16) {
	for _, tech := range needs {
		n += int16(max(0, j.g.missing(j.s, tech)))
	}
	return n
}

// leadsTo says whether a technology is on the way to a building among some kinds.
func leadsTo(tech int8, kinds uint32) bool {
	for f := range Family(families) {
		for level := int8(1); level <= topLevel && box.Buildings[f][level].ID != ""; level++ {
			for _, need := range box.Buildings[f][level].Needs {
				if f.among(level)&kinds != 0 && need/techLevels == tech/techLevels && tech <= need {
					return true
				}
			}
		}
	}
	return false
}

// behind is by how many of something he lacks the lead; florins are reckoned by the hundred.
func (j *judge) behind(in Stat) int16 {
	g, most := j.g, int32(0)
	for other := range play.Seat(g.Seats) {
		if other != j.s && g.plays(other) {
			most = max(most, g.stat(other, in))
		}
	}
	lack := most + 1 - g.stat(j.s, in)
	if in == LeadFlorins {
		lack = (lack + 99) / 100
	}
	return int16(min(far, lack))
}

// nearestRealm is how many territories he lacks of that realm of which he lacks the fewest.
func (j *judge) nearestRealm(w *Condition) (n int16) {
	n = far
	for realm := range box.Atlas.Realms {
		if lack := j.lacking(w, int8(realm)); lack > 0 {
			n = min(n, lack)
		}
	}
	return n
}

// lacking is how many territories of a realm he lacks for an Objective that asks for such realms, 0 if it does not.
func (j *judge) lacking(w *Condition, realm int8) int16 {
	if realm == None || realm == j.g.Players[j.s].Realm || w.Of>>box.Atlas.Realms[realm].Size&1 == 0 {
		return 0
	}
	if held := j.g.held(j.s, realm); w.Kind == PartOfRealm {
		return w.Min - held
	} else {
		return int16(len(box.Atlas.Realms[realm].Territories)) - held
	}
}

// leadsBy are the things by which one leads in something.
var leadsBy = [stats]uint32{
	LeadCastles: 1 << CastleThing, LeadCities: 1 << CityThing, LeadCathedrals: 1 << CathedralThing, LeadUnits: 1 << UnitThing,
}

// byThing is how far an Objective is away to which a building, unit, transport or engine of some kinds brings him nearer, 0 if to none.
func (j *judge) byThing(x *goal, at Place, kinds uint32, level int8) int16 {
	helps := x.Of&kinds != 0
	switch x.Kind {
	case OwnBuildings, BuildingLevels, Built:
	case OwnPieces:
		helps = helps && int16(level) >= x.Count
	case FullSet:
		helps = helps && !j.g.setHere(j.s, x.Of&kinds, func(p Place) bool { return !x.Flag || p == at })
	case Lead:
		helps = leadsBy[x.By]&kinds != 0
	default:
		helps = false
	}
	return j.awayIf(x, helps)
}

// awayIf is how far an Objective is away if a deed brings him nearer to it, else 0.
func (j *judge) awayIf(x *goal, helps bool) int16 {
	if !helps {
		return 0
	}
	return j.away(x)
}

// byLearning is that of a technology.
func (j *judge) byLearning(x *goal, tech int8) int16 {
	switch x.Kind {
	case TechnologyTotal:
		return j.away(x)
	case HasTechnology:
		return j.awayIf(x, int16(tech%techLevels) < x.Min)
	case OwnBuildings, Built:
		return j.awayIf(x, leadsTo(tech, x.Of))
	case Lead:
		return j.awayIf(x, Stat(x.By) == LeadTechnology || leadsTo(tech, leadsBy[x.By]))
	}
	return 0
}

// byLand is that of control of a territory.
func (j *judge) byLand(x *goal, at Place) int16 {
	g := j.g
	switch x.Kind {
	case ControlTerritories:
		return j.awayIf(x, g.standsIn(at, With(x.By)) && (!x.Flag || g.homeOf(at) != j.s))
	case KingdomIntact:
		return j.away(x)
	case ControlRealm, PartOfRealm:
		return j.lacking(x.Condition, box.Atlas.Territories[at].Realm)
	case ControlPlace:
		return oneIf(at == box.Rome && x.Of&1 != 0 || at == box.Jerusalem && x.Of&2 != 0)
	case ControlProducers:
		return j.awayIf(x, box.Produces[at] != None)
	case Lead:
		return j.awayIf(x, Stat(x.By) == LeadTerritories || Stat(x.By) == LeadPorts && g.standsIn(at, WithPort))
	}
	return 0
}

// byConquest is that of a territory that he takes from somebody who has so many there.
func (j *judge) byConquest(x *goal, at Place, from play.Seat, enemies int8, rebels bool) int16 {
	player := from != Barbarians && from != play.Nobody
	switch x.Kind {
	case Conquered:
		return j.awayIf(x, j.g.standsIn(at, With(x.By)) && against(Versus(x.Also), player))
	case WonBattle:
		fits := int16(enemies) >= max(1, x.Min) && against(Versus(x.By), player) && x.Also != uint8(AsDefender)
		return j.awayIf(x, fits && x.Of>>FightNaval&1 == 0)
	case Suppressed:
		return j.awayIf(x, rebels)
	}
	return j.byLand(x, at)
}

// byRoute is that of a route of so many stops.
func (j *judge) byRoute(x *goal, stops int8) int16 {
	return oneIf(x.Kind == CompletedRoute && int16(stops) >= x.Min)
}

// byTax is that of a tax level.
func (j *judge) byTax(x *goal, level int8) int16 {
	g := j.g
	switch x.Kind {
	case TaxCalm:
		return oneIf(int16(level) >= x.Min && !g.rebelsAtHome(j.s))
	case TaxIncome:
		return oneIf(int32(g.taxWeight(j.s))*int32(box.Taxes[level])+g.marketIncome(j.s) >= int32(x.Min))
	}
	return 0
}

// promising judges a card that he could keep by its Objective: how near it is.
func (j *judge) promising(card int8) int {
	c := &box.Cards[card]
	if !c.Objective.Kind.ofTurn() {
		return 120 - 20*int(max(0, j.short(&c.Objective)))
	}
	w := 100 - 25*int(c.Difficulty)
	switch c.Objective.Kind {
	case CompletedRoute:
		if c.Objective.Min > int16(routeLengths[0]) { // he opens none of these
			return w - 40
		}
		return w + 15
	case Conquered, Suppressed:
		return w + 15
	case CapturedUnits, DestroyedBuilding:
		return w - 40
	case WonBattle:
		if c.Objective.By == uint8(VersusPlayer) || c.Objective.Of>>FightNaval&1 == 1 {
			return w - 30
		}
	}
	return w
}

// shows is the Objective that he shows as soon as he may.
func (j *judge) shows() (a play.Answer, some bool) {
	g := j.g
	for card := range int8(EmpireCards) {
		if !g.hasCard(j.s, card) || g.whyNotShow(j.s, card) != play.Free {
			continue
		}
		for colour := range int16(Branches) {
			if g.icon(card, colour) && g.tokensLeft(colour) > 0 {
				return play.Answer{Seat: j.s, Verb: ShowObjective, A: int16(card), B: colour}, true
			}
		}
	}
	return a, false
}
