package crusaderkings

import (
	"slices"

	"signoria/play"
)

// The wishes that the strategies are made of.

// either fulfils any of several wishes.
func either(ws ...wish) wish {
	return func(g *State, s play.Seat) []play.Choice {
		var all []play.Choice
		for _, w := range ws {
			for _, c := range w(g, s) {
				if !slices.Contains(all, c) {
					all = append(all, c)
				}
			}
		}
		return all
	}
}

// firstOf fulfils the first of several wishes that can be.
func firstOf(ws ...wish) wish {
	return func(g *State, s play.Seat) []play.Choice {
		for _, w := range ws {
			if all := w(g, s); len(all) > 0 {
				return all
			}
		}
		return nil
	}
}

// preferably fulfils a wish in the better way where it can, else in any.
func preferably(any, better wish) wish { return firstOf(better, any) }

// castle is to build a Castle.
func castle(g *State, s play.Seat) []play.Choice {
	var all []play.Choice
	for i := range each(g.lands(s)) {
		if g.whyNotBuild(s, i) == play.Free {
			all = append(all, play.Choice{Verb: AIBuild, A: int16(i)})
		}
	}
	return all
}

// purchases are the cards face up that a dynasty can buy without giving one up, if they are wanted.
func purchases(want func(kind int8) bool) wish {
	return func(g *State, s play.Seat) []play.Choice {
		var all []play.Choice
		for _, d := range g.gainable(s) {
			kind := kindOf(d)
			full := g.developed(s, box.Developments[kind].Invention) == mostOfType
			if !full && want(kind) && g.whyNotBuy(s, d) == play.Free {
				all = append(all, play.Choice{Verb: AIBuy, A: int16(d)})
			}
		}
		return all
	}
}

var (
	anyDevelopment       = purchases(func(int8) bool { return true })
	defensiveDevelopment = purchases(func(kind int8) bool { return box.Developments[kind].Defensive })
)

// developmentOf is to buy the card of a kind.
func developmentOf(id string) wish {
	return purchases(func(kind int8) bool { return box.Developments[kind].ID == id })
}

// unlessOwning is a wish of who has fewer than n Development cards.
func unlessOwning(n int8, w wish) wish {
	return func(g *State, s play.Seat) []play.Choice {
		if g.councillors(s)+g.inventions(s) >= n {
			return nil
		}
		return w(g, s)
	}
}

// overthrowAny is to overthrow a territory in Rebellion.
func overthrowAny(g *State, s play.Seat) []play.Choice {
	var all []play.Choice
	for i := range each(g.open()) {
		if g.whyNotOverthrow(s, i) == play.Free {
			all = append(all, play.Choice{Verb: AIOverthrow, A: int16(i)})
		}
	}
	return all
}

// among says which other dynasties a wish is about, bit o for seat o.
type among func(g *State, s play.Seat) uint8

func everybody(g *State, s play.Seat) uint8 {
	var set uint8
	for _, o := range g.others(s) {
		set |= 1 << o
	}
	return set
}

// adjacentPlayers are those with a territory beside one of the dynasty's.
func adjacentPlayers(g *State, s play.Seat) uint8 { return g.neighbours(s) }

// most are the others with most of something, fewest those with least.
func most(count func(g *State, o play.Seat) int8) among {
	return func(g *State, s play.Seat) uint8 {
		var set uint8
		best := int8(-1)
		for _, o := range g.others(s) {
			n := count(g, o)
			if n > best {
				best, set = n, 0
			}
			if n == best {
				set |= 1 << o
			}
		}
		return set
	}
}

func fewest(count func(g *State, o play.Seat) int8) among {
	return most(func(g *State, o play.Seat) int8 { return 100 - count(g, o) })
}

var (
	mostCastles       = most((*State).castles)
	mostOnTrack       = most((*State).shields)
	fewestTerritories = fewest((*State).controls)
	fewestChildren    = fewest(func(g *State, o play.Seat) int8 { return int8(len(g.eldest(o, Child))) })
	// rule: crusader-kings/ai-modes/fewest-heirs
	fewestHeirs = fewest(func(g *State, o play.Seat) int8 { return int8(len(g.line(o))) })
)

// smallestWithoutPact are, of those without a Pact with the dynasty, those who control fewest territories.
func smallestWithoutPact(g *State, s play.Seat) uint8 {
	return fewest(func(g *State, o play.Seat) int8 {
		if g.inPact(s, o) {
			return 99
		}
		return g.controls(o)
	})(g, s) &^ g.Dynasties[s].Pacts
}

func pactPartners(g *State, s play.Seat) uint8 { return g.Dynasties[s].Pacts }

// plotting are the plots of a kind that are possible at some things.
func plotting(g *State, s play.Seat, kind Action, at []int16) []play.Choice {
	var all []play.Choice
	for _, x := range at {
		if g.whyNotPlot(s, kind, x) == play.Free {
			all = append(all, play.Choice{Verb: AIPlot, A: int16(kind), B: x})
		}
	}
	return all
}

// casusBelliAgainst is to fabricate a Casus Belli against one of those it has none against yet.
func casusBelliAgainst(whom among) wish {
	return func(g *State, s play.Seat) []play.Choice {
		d := &g.Dynasties[s]
		var at []int16
		for o := range each(uint64(whom(g, s) &^ d.CasusBelli &^ d.Wars)) {
			at = append(at, int16(o))
		}
		return plotting(g, s, CreateCasusBelli, at)
	}
}

// inciteIn is to incite a Rebellion in a territory of some.
func inciteIn(whom among) wish {
	return func(g *State, s play.Seat) []play.Choice {
		var at []int16
		for i := range each(of(whom)(g, s)) {
			at = append(at, int16(i))
		}
		return plotting(g, s, InciteRebellion, at)
	}
}

// murderGreenChild is to assassinate a child with a green trait of who has the fewest heirs.
func murderGreenChild(g *State, s play.Seat) []play.Choice {
	var at []int16
	for o := range each(uint64(fewestHeirs(g, s))) {
		for _, p := range g.eldest(play.Seat(o), Child) {
			if g.green(p) {
				at = append(at, int16(p))
			}
		}
	}
	return plotting(g, s, Assassinate, at)
}

// murderRuler is to assassinate the King who has the fewest heirs.
func murderRuler(g *State, s play.Seat) []play.Choice {
	var at []int16
	for o := range each(uint64(fewestHeirs(g, s))) {
		at = append(at, int16(g.rulerOf(play.Seat(o))))
	}
	return plotting(g, s, Assassinate, at)
}

// bribeAtRandom is to bribe a Councillor, whichever chance picks, of who has fewer than three.
func bribeAtRandom(g *State, s play.Seat) []play.Choice {
	if g.councillors(s) >= mostOfType {
		return nil
	}
	var at []int16
	for d := range int16(developments) {
		at = append(at, d)
	}
	return plotting(g, s, Bribe, at)
}

// divorceRuler is to divorce the dynasty's own King.
func divorceRuler(g *State, s play.Seat) []play.Choice {
	return plotting(g, s, Divorce, []int16{int16(g.rulerOf(s))})
}

// lands says which territories a wish is about.
type lands func(g *State, s play.Seat) uint64

func anywhere(g *State, s play.Seat) uint64 { return g.open() &^ g.lands(s) }

// free are the independent territories.
func free(g *State, _ play.Seat) uint64 { return g.lands(play.Nobody) }

func freeInOwnPact(g *State, s play.Seat) uint64 { return g.pactLands(s) }

// freeInOthersPact are the independent territories with which another dynasty has a Pact.
func freeInOthersPact(g *State, s play.Seat) uint64 {
	var set uint64
	for _, o := range g.others(s) {
		set |= g.pactLands(o)
	}
	return set
}

func freeWithoutPact(g *State, s play.Seat) uint64 {
	return free(g, s) &^ freeInOwnPact(g, s) &^ freeInOthersPact(g, s)
}

// rivals are the territories of the other dynasties.
func rivals(g *State, s play.Seat) uint64 { return g.rivalLands(s) }

// of are the territories of some dynasties.
func of(whom among) lands {
	return func(g *State, s play.Seat) uint64 {
		var set uint64
		for o := range each(uint64(whom(g, s))) {
			set |= g.lands(play.Seat(o))
		}
		return set
	}
}

// ofCasusBelli are the territories of those the dynasty has a Casus Belli against.
func ofCasusBelli(g *State, s play.Seat) uint64 {
	return of(func(g *State, s play.Seat) uint8 { return g.Dynasties[s].CasusBelli })(g, s)
}

// needing narrows an invasion to targets that need so many successes.
func needing(least, most int8) func(needed int8) bool {
	return func(n int8) bool { return n >= least && n <= most }
}

const many = 100

// invadeWhere is to invade one of some territories, from any place from which it can be done.
func invadeWhere(where lands, needs ...func(needed int8) bool) wish {
	return func(g *State, s play.Seat) []play.Choice {
		var all []play.Choice
		for i := range each(where(g, s)) {
			for from := range each(g.mobilised(s)) {
				if g.whyNotAttack(s, from, i) == play.Free && (len(needs) == 0 || needs[0](g.needed(s, Invade, g.defence(i)))) {
					all = append(all, play.Choice{Verb: AIInvade, A: int16(i), B: int16(from)})
				}
			}
		}
		return all
	}
}

// annex is to annex an independent territory in a Pact with the dynasty.
var annex = invadeWhere(freeInOwnPact)

// mobiliseBeside is to mobilise a territory beside one of some.
func mobiliseBeside(where lands) wish {
	return mobiliseWhere(func(g *State, s play.Seat, i int8) bool { return g.reach(s, i)&where(g, s) != 0 })
}

// mobiliseAny is to mobilise any territory, wherever it lies.
var mobiliseAny = mobiliseWhere(func(*State, play.Seat, int8) bool { return true })

func mobiliseWhere(fits func(g *State, s play.Seat, i int8) bool) wish {
	return func(g *State, s play.Seat) []play.Choice {
		if size(g.mobilised(s)) >= g.footLimit(s) {
			return nil
		}
		var all []play.Choice
		for i := range each(g.lands(s)) {
			if fits(g, s, i) && g.whyNotMobilise(s, i) == play.Free {
				all = append(all, play.Choice{Verb: AIMobilise, A: int16(i)})
			}
		}
		return all
	}
}

// farFromRivals narrows a wish to the territories farthest from the other dynasties'.
func farFromRivals(w wish) wish {
	return func(g *State, s play.Seat) []play.Choice {
		var all []play.Choice
		far := int8(-1)
		for _, c := range w(g, s) {
			d := g.distance(rivals(g, s), int8(c.A))
			if d > far {
				far, all = d, nil
			}
			if d == far {
				all = append(all, c)
			}
		}
		return all
	}
}

// distance is how many borders and sea routes lie between a territory and the nearest of a set; more than
// any if there is no way.
func (g *State) distance(set uint64, to int8) int8 {
	reached := set
	for d := range int8(territories) {
		if holds(reached, to) {
			return d
		}
		for i := range each(reached) {
			reached |= g.beside(i)
		}
	}
	return territories
}

// A courtship is an entry of a strategy's list for marriages: whom a member of the dynasty would marry.
type courtship func(g *State, s play.Seat, member int8) []play.Choice

// suitors are the potential spouses of independent territories that fit, as far as they can be asked.
func suitors(fits func(g *State, p int8) bool) courtship {
	return func(g *State, s play.Seat, member int8) []play.Choice {
		var all []play.Choice
		for i := range each(free(g, s)) {
			if p := g.courted(i); p != None && fits(g, p) && g.whyNotMarry(member, p) == play.Free {
				all = append(all, play.Choice{Verb: AICourt, A: int16(member), B: int16(p)})
			}
		}
		return all
	}
}

var (
	allSuitors   = suitors(func(*State, int8) bool { return true })
	greenSuitors = suitors(onlyGreen)
)

// onlyGreen says whether somebody has a green trait and no red one.
func onlyGreen(g *State, p int8) bool { return g.green(p) && !g.red(p) }

// suitorsWith are those with one of some traits.
func suitorsWith(ids ...string) courtship { return suitors(having(ids...)) }

// having says whether somebody has one of some traits.
func having(ids ...string) func(g *State, p int8) bool {
	return func(g *State, p int8) bool { return g.traitAmong(p, ids) }
}

// honestOrAmbitious says whether somebody has one of these traits, and no red one but Ambitious.
func honestOrAmbitious(g *State, p int8) bool {
	for i, at := range g.TokenAt {
		if trait := box.Traits[box.Tokens[i].Trait]; at == Place(p) && trait.Red && trait.ID != "ambitious" {
			return false
		}
	}
	return g.traitAmong(p, []string{"honest", "ambitious"})
}

func (g *State) traitAmong(p int8, ids []string) bool {
	for i, at := range g.TokenAt {
		if at == Place(p) && slices.Contains(ids, box.Traits[box.Tokens[i].Trait].ID) {
			return true
		}
	}
	return false
}

// nearestSuitors are those of the territories nearest to the dynasty's own.
func nearestSuitors(g *State, s play.Seat, member int8) []play.Choice {
	var all []play.Choice
	near := int8(many)
	for _, c := range allSuitors(g, s, member) {
		d := g.distance(g.lands(s), g.People[c.B].Of)
		if d < near {
			near, all = d, nil
		}
		if d == near {
			all = append(all, c)
		}
	}
	return all
}

// asking are the members of other dynasties in some role that fit, and what is offered for them: for who has a
// red trait, and for who has a green one.
func asking(whom among, roles []At, fits func(g *State, p int8) bool, red, green int16) courtship {
	return func(g *State, s play.Seat, member int8) []play.Choice {
		var all []play.Choice
		for o := range each(uint64(whom(g, s))) {
			for _, role := range roles {
				for _, p := range g.eldest(play.Seat(o), role) {
					if !fits(g, p) || g.whyNotMarry(member, p) != play.Free {
						continue
					}
					gold := red
					if g.green(p) {
						gold = green
					}
					all = append(all, play.Choice{Verb: AIPropose, A: int16(member), B: int16(p), C: gold})
				}
			}
		}
		return all
	}
}

// children are the children of some dynasties that fit.
func children(whom among, fits func(g *State, p int8) bool, red, green int16) courtship {
	return asking(whom, []At{Child}, fits, red, green)
}

// relatives are other players' children and siblings who fit, without a dowry.
func relatives(fits func(g *State, p int8) bool) courtship {
	return asking(everybody, []At{Child, Sibling}, fits, 0, 0)
}

// childrenOf are any children of some.
func childrenOf(whom among, red, green int16) courtship {
	return children(whom, func(*State, int8) bool { return true }, red, green)
}

// greenChildren and childrenWith are other players' children, with a dowry.
func greenChildren(gold int16) courtship { return children(everybody, onlyGreen, gold, gold) }

func childrenWith(trait string, gold int16) courtship {
	return children(everybody, having(trait), gold, gold)
}

// atWar are those the dynasty is at War with; bearingGrudges those with a Casus Belli against it.
func atWar(g *State, s play.Seat) uint8 { return g.Dynasties[s].Wars }

func bearingGrudges(g *State, s play.Seat) uint8 {
	var set uint8
	for _, o := range g.others(s) {
		if g.hasCasusBelli(o, s) {
			set |= 1 << o
		}
	}
	return set
}
