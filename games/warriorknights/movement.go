package warriorknights

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

const (
	MobilizeTo   play.Verb = 60 + iota // choose region A for Mobilize Forces
	StandDown                          // move nobody (any more), fight nobody
	MoveTo                             // noble A goes by route B to region C, the one mobilized to
	GoTo                               // noble A goes by route B to region C
	GatherTroops                       // noble A takes troops before he sets out
	PickMover                          // noble A is the one to move
	GoBy                               // he goes on through region A
	LetPass                            // the noble on his way may pass
	BarTheWay                          // he may not
	TakeTroop                          // take troop A from army B
	TakeArmy                           // take all troops of army A, with its casualty markers
	MarchOn                            // take no more
)

const (
	AskRegion   play.Prompt = 100 + iota // Baron A: which region to mobilize to
	AskMobilize                          // Baron A: whom to move to region B, whom to attack there
	AskMover                             // Baron A: which noble moves
	AskGoal                              // where noble A goes
	AskWay                               // which way noble A goes on to region B
	AskPassage                           // Baron of noble B wants to pass on through region C
	AskTroops                            // which troops noble A takes in region B
)

const (
	KeyMoves      play.Key = 101 + iota // noble A moves from region B to region C
	KeySails                            // noble A sails from region B to region C; D is 1 if he lands at once
	KeyWayBarred                        // Baron A bars noble B's way on from region C
	KeyLetPass                          // Baron A lets noble B pass through region C
	KeyToll                             // Baron A pays B crowns of road toll
	KeyNoToll                           // noble A cannot pay the toll and stops in region B
	KeyTakesTroop                       // noble A takes troop B from army C
	KeyTakesArmy                        // noble A takes all troops of army B with C casualty markers
)

const (
	RuleExhausted    play.Rule = 100 + iota // an exhausted noble neither moves nor attacks
	RuleInSiege                             // nobles in a besieged city stay
	RuleMountains                           //
	RuleRivers                              //
	RuleOneRegion                           // too far
	RuleAtSea                               // he has not arrived
	RuleSeaClosed                           // an event closed the sea
	RuleHouseMotion                         // a house motion forbids it
	RuleMovedAlready                        // this card moved him
	RuleNobodyMoves                         // no noble of his can move
)

var movementChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		MobilizeTo: "mobilize-to", StandDown: "stand-down", MoveTo: "move-to", GoTo: "go-to", GatherTroops: "gather-troops",
		PickMover: "pick-mover", GoBy: "go-by", LetPass: "let-pass", BarTheWay: "bar-the-way",
		TakeTroop: "take-troop", TakeArmy: "take-army", MarchOn: "march-on",
	},
	Prompts: map[play.Prompt]string{
		AskRegion: "region", AskMobilize: "mobilize", AskMover: "mover", AskGoal: "goal", AskWay: "way",
		AskPassage: "passage", AskTroops: "troops",
	},
	Lines: map[play.Key]string{
		KeyMoves: "moves", KeySails: "sails", KeyWayBarred: "way-barred", KeyLetPass: "let-pass",
		KeyToll: "toll", KeyNoToll: "no-toll", KeyTakesTroop: "takes-troop", KeyTakesArmy: "takes-army",
	},
	Rules: map[play.Rule]string{
		RuleExhausted:    "warrior-knights/exhaustion/exhausted-cannot-act",
		RuleInSiege:      "warrior-knights/siege/besieged-cannot-move-or-transfer",
		RuleMountains:    "warrior-knights/movement/mountains-block",
		RuleRivers:       "warrior-knights/movement/rivers-need-bridge",
		RuleOneRegion:    "warrior-knights/movement/one-region",
		RuleAtSea:        "warrior-knights/sea-movement/at-sea-untouchable",
		RuleSeaClosed:    "warrior-knights/events/lasting-events",
		RuleHouseMotion:  "warrior-knights/options/free-private-motions",
		RuleMovedAlready: "warrior-knights/exhaustion/when-exhausted",
		RuleNobodyMoves:  "warrior-knights/baron-actions/versatile-move-one",
	},
	Refs: wording.Refs{
		MobilizeTo: wording.OfA(refRegion), MoveTo: wording.OfA(refNoble),
		GoTo:         func(c play.Choice) []string { return []string{refRegion(c.C)} },
		GatherTroops: wording.OfA(refNoble), PickMover: wording.OfA(refNoble), GoBy: wording.OfA(refRegion),
		TakeTroop: wording.OfA(refTroop), TakeArmy: wording.OfA(refArmy),
	},
	Closing:   []play.Verb{MarchOn},
	Declining: []play.Verb{StandDown},
}

// A noble moves off the roads, by road, or by sea.
type Route = int8

const (
	OffRoad Route = iota
	ByRoad
	BySea
	routes
)

const (
	offRoadSteps = 1
	roadSteps    = 3
)

// mobilize carries out Mobilize Forces: moves into one region, a battle there, or both in whichever
// order. It says which of the two were done.
// rule: warrior-knights/baron-actions/mobilize-forces-choose-region
// rule: warrior-knights/baron-actions/mobilize-either-first
func (g *State) mobilize(t *play.Table, s play.Seat) (moved, fought bool) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskRegion, int16(s))
		g.offerRegions(o, s)
		o.May(play.Choice{Verb: StandDown}, play.Free)
	})
	if a.Verb == StandDown {
		return false, false
	}
	target := int8(a.A)
	g.Move = Move{Noble: None, From: None, Target: target}
	for !g.Over() && g.anybodyFor(s, target) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskMobilize, int16(s), int16(target))
			g.offerMovesTo(o, s, target)
			g.offerAttacks(o, s, target)
			o.May(play.Choice{Verb: StandDown}, play.Free)
		})
		switch a.Verb {
		case GatherTroops:
			g.setOut(int8(a.A))
			g.takeTroops(t)
			g.march(t, g.routeTo(t, target), target)
		case MoveTo:
			g.setOut(int8(a.A))
			g.march(t, Route(a.B), target)
		case Attack:
			g.attack(t, s, play.Seat(a.A), BattleKind(a.B), target)
			g.exhaustAfterBattle()
		case StandDown:
			return g.endOfMoves()
		}
	}
	return g.endOfMoves()
}

// anybodyFor says whether the Baron can still move somebody into a region or attack somebody there.
func (g *State) anybodyFor(s play.Seat, target int8) bool {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if g.whyNotMove(n) == play.Free && regionIn(g.reach(n, OffRoad)|g.reach(n, ByRoad)|g.reach(n, BySea), target) {
			return true
		}
	}
	return g.mayAttackIn(s, target)
}

// offerRegions lists the regions some noble of the Baron can reach or fight in.
func (g *State) offerRegions(o *play.Asking, s play.Seat) {
	set := g.battlefields(s)
	for shape := range int8(4) {
		if n := nobleOf(s, shape); g.whyNotMove(n) == play.Free {
			for r := range routes {
				set |= g.reach(n, r)
			}
		}
	}
	for set != 0 {
		o.May(play.Choice{Verb: MobilizeTo, A: int16(nextRegion(&set))}, play.Free)
	}
}

// offerMovesTo lists who may move into a region, and how.
func (g *State) offerMovesTo(o *play.Asking, s play.Seat, target int8) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if g.offMap(n) || g.Nobles[n].At == target && !g.Nobles[n].AtSea {
			continue
		}
		why := g.whyNotMove(n)
		if why != play.Free && !o.Looking() {
			continue
		}
		reachable := false
		for r := range routes {
			if regionIn(g.reach(n, r), target) {
				reachable = true
				o.May(play.Choice{Verb: MoveTo, A: int16(n), B: int16(r), C: int16(target)}, why)
			}
		}
		switch {
		case reachable && g.donors(n) != 0:
			o.May(play.Choice{Verb: GatherTroops, A: int16(n)}, why)
		case !reachable && o.Looking():
			o.May(play.Choice{Verb: MoveTo, A: int16(n), B: int16(OffRoad), C: int16(target)}, g.whyNotReach(n, target))
		}
	}
}

// mayMobilize says whether the Baron has somebody to move or to attack.
func (g *State) mayMobilize(s play.Seat) bool {
	return g.whyNotMoveOne(s) == play.Free || g.battlefields(s) != 0
}

// exhaustAfterBattle exhausts, once the card's battle is over, who moved or fought: the card has nothing more
// for them.
// rule: warrior-knights/exhaustion/when-exhausted
func (g *State) exhaustAfterBattle() {
	if g.Move.Fought != 0 {
		g.exhaust(g.Move.Moved | g.Move.Fought)
	}
}

// endOfMoves exhausts who moved or fought with this card, and says which was done.
func (g *State) endOfMoves() (moved, fought bool) {
	moved, fought = g.Move.Moved != 0, g.Move.Fought != 0
	g.exhaust(g.Move.Moved | g.Move.Fought)
	g.Move = Move{Noble: None, From: None, Target: None}
	return moved, fought
}

// moveOne carries out the move of Versatile Strategy.
// rule: warrior-knights/baron-actions/versatile-move-one
func (g *State) moveOne(t *play.Table, s play.Seat) {
	g.Move = Move{Noble: None, From: None, Target: None}
	mover := g.onlyMover(s)
	if mover == None {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskMover, int16(s))
			for shape := range int8(4) {
				if n := nobleOf(s, shape); !g.offMap(n) {
					o.May(play.Choice{Verb: PickMover, A: int16(n)}, g.whyNotMove(n))
				}
			}
		})
		mover = int8(a.A)
	}
	g.setOut(mover)
	route, goal := g.chooseGoal(t)
	g.march(t, route, goal)
	g.endOfMoves()
}

// whyNotMoveOne is why the Baron can move nobody.
func (g *State) whyNotMoveOne(s play.Seat) play.Rule {
	for shape := range int8(4) {
		if g.whyNotMove(nobleOf(s, shape)) == play.Free {
			return play.Free
		}
	}
	return RuleNobodyMoves
}

// onlyMover is the one noble of the Baron who can move, or None if there are several.
func (g *State) onlyMover(s play.Seat) int8 {
	only := int8(None)
	for shape := range int8(4) {
		if n := nobleOf(s, shape); g.whyNotMove(n) == play.Free {
			if only != None {
				return None
			}
			only = n
		}
	}
	return only
}

// whyNotMove is why a noble cannot start a move.
func (g *State) whyNotMove(n int8) play.Rule {
	switch noble := &g.Nobles[n]; {
	case noble.At == None:
		return RuleNobodyMoves
	case noble.AtSea:
		return RuleAtSea
	case noble.Exhausted:
		return RuleExhausted
	case isIn(g.Move.Moved, n):
		return RuleMovedAlready
	case g.withinSiege(n):
		return RuleInSiege
	case g.reach(n, OffRoad)|g.reach(n, ByRoad)|g.reach(n, BySea) == 0:
		return RuleOneRegion
	}
	return play.Free
}

// setOut begins a noble's move.
func (g *State) setOut(n int8) {
	g.Move.Noble, g.Move.From = n, g.Nobles[n].At
	g.Move.Steps, g.Move.Passed = 0, 0
}

// chooseGoal asks where the noble who has set out goes, and how. He may take troops first.
func (g *State) chooseGoal(t *play.Table) (Route, int8) {
	n := g.Move.Noble
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(baronOf(n), AskGoal, int16(n))
			g.offerGoals(o, n, ^uint64(0))
			if o.Looking() {
				g.refuseGoals(o, n)
			}
			if g.donors(n) != 0 {
				o.May(play.Choice{Verb: GatherTroops, A: int16(n)}, play.Free)
			}
		})
		if a.Verb != GatherTroops {
			return Route(a.B), int8(a.C)
		}
		g.takeTroops(t)
	}
}

// routeTo is how the noble who has set out goes to a region; it asks where there are several routes.
func (g *State) routeTo(t *play.Table, goal int8) Route {
	n := g.Move.Noble
	found, only := 0, Route(0)
	for r := range routes {
		if regionIn(g.reach(n, r), goal) {
			found, only = found+1, r
		}
	}
	if found == 1 {
		return only
	}
	a := t.Await(func(o *play.Asking) {
		o.To(baronOf(n), AskGoal, int16(n))
		g.offerGoals(o, n, 1<<uint(goal))
	})
	return Route(a.B)
}

// offerGoals lists where a noble may go among some regions, and how.
func (g *State) offerGoals(o *play.Asking, n int8, among uint64) {
	for r := range routes {
		for set := g.reach(n, r) & among; set != 0; {
			o.May(play.Choice{Verb: GoTo, A: int16(n), B: int16(r), C: int16(nextRegion(&set))}, play.Free)
		}
	}
}

// refuseGoals lists the neighbouring regions where a noble cannot go, and why.
func (g *State) refuseGoals(o *play.Asking, n int8) {
	here := g.Nobles[n].At
	for set := box.Adjacent[here] &^ box.Steps[here]; set != 0; {
		to := nextRegion(&set)
		o.May(play.Choice{Verb: GoTo, A: int16(n), B: int16(OffRoad), C: int16(to)}, g.whyNotReach(n, to))
	}
}

// whyNotReach is why a region is out of a noble's reach.
func (g *State) whyNotReach(n, region int8) play.Rule {
	switch box.Borders[g.Nobles[n].At][region] {
	case Mountain:
		return RuleMountains
	case River:
		return RuleRivers
	}
	return RuleOneRegion
}

// reach is the set of regions where a noble may end a move from where he stands, if nobody bars his way.
func (g *State) reach(n int8, r Route) uint64 {
	from := g.Nobles[n].At
	switch r {
	case OffRoad:
		return g.onward(baronOf(n), from, 1<<uint(from), g.stepsBy(n, r), &box.Steps)
	case ByRoad:
		return g.reachByRoad(n, from)
	default:
		if g.whyNotSail(from) != play.Free {
			return 0
		}
		return box.Ports &^ (1 << uint(from))
	}
}

// reachByRoad is what takes at least two steps along roads: one step by road is a step like any other.
// The long way to where he might go off the road as well counts only past troops he could take along.
func (g *State) reachByRoad(n, from int8) (reach uint64) {
	steps := g.stepsBy(n, ByRoad)
	if steps < 2 {
		return 0
	}
	s, first := baronOf(n), box.RoadFrom[from]
	for next := first; next != 0; {
		if via := nextRegion(&next); g.mayPass(s, via) {
			reach |= g.onward(s, via, 1<<uint(from)|1<<uint(via), steps-1, &box.RoadFrom)
		}
	}
	if (first|reach)&g.depots(n) == 0 {
		reach &^= g.reach(n, OffRoad)
	}
	return reach
}

// depots is the set of regions where a noble could take troops from others of his Baron.
func (g *State) depots(n int8) (set uint64) {
	s := baronOf(n)
	set = g.fieldsWithout(s, n)
	if f := g.Fortresses[s].At; f != None && !g.fortressBesieged(s) {
		set |= 1 << uint(f)
	}
	return set
}

// stepsBy is how many regions a noble may enter in one move.
// rule: warrior-knights/movement/road-up-to-three
func (g *State) stepsBy(n int8, r Route) int8 {
	if r == OffRoad {
		return int8(max(offRoadSteps, g.officeMod(n, ModOffRoadSteps)))
	}
	if g.houseBans(BanOnRoads) {
		return 0 // rule: warrior-knights/options/free-private-motions
	}
	if limit, _, ok := g.realm(ModRoadSteps); ok {
		return int8(min(roadSteps, limit))
	}
	return roadSteps
}

// onward is the set of regions one may come to from here by at most so many steps, without coming
// twice to a region. Where roads meet one may turn from one into the other.
func (g *State) onward(s play.Seat, here int8, passed uint64, steps int8, ways *[regions]uint64) uint64 {
	next := ways[here] &^ passed
	reach := next
	if steps > 1 {
		for next != 0 {
			if via := nextRegion(&next); g.mayPass(s, via) {
				reach |= g.onward(s, via, passed|1<<uint(via), steps-1, ways)
			}
		}
	}
	return reach
}

// mayPass says whether a Baron's nobles may go on from a region in the same move, if nobody bars the
// way: not from his own besieged city, where they are among the besieged.
// rule: warrior-knights/siege/relief-army-counts-as-inside
func (g *State) mayPass(s play.Seat, region int8) bool {
	c := g.cityOf(s, region)
	return c == None || !g.besieged(c)
}

// march moves the noble who has set out to a region, step by step. He stops where a Baron bars his way.
func (g *State) march(t *play.Table, r Route, goal int8) {
	n := g.Move.Noble
	g.Move.Moved |= 1 << uint(n)
	if r == BySea {
		g.sail(t, n, goal)
		g.Move.Noble = None
		return
	}
	ways := &box.Steps
	if r == ByRoad {
		ways = &box.RoadFrom
	}
	for steps := g.stepsBy(n, r); g.Nobles[n].At != goal; steps-- { //stale:ok no aside repeals a law, or takes the office of a noble on the map
		if g.Move.Steps > 0 && !g.passesOn(t, n, r) {
			break
		}
		g.step(t, n, g.way(t, n, goal, steps, ways))
		g.takeTroops(t)
	}
	g.Move.Noble = None
}

// step moves a noble into a neighbouring region.
func (g *State) step(t *play.Table, n, to int8) {
	from := g.Nobles[n].At
	t.Tell(KeyMoves, int16(n), int16(from), int16(to))
	g.Move.Steps++
	g.Move.Passed |= 1 << uint(from)
	g.stand(t, n, to, false)
}

// way is the next region on the noble's way to his goal; it asks where there are several.
func (g *State) way(t *play.Table, n, goal, steps int8, ways *[regions]uint64) int8 {
	next := g.waysTo(n, goal, steps, ways)
	if bits.OnesCount64(next) == 1 {
		return nextRegion(&next)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(baronOf(n), AskWay, int16(n), int16(goal))
		for set := g.waysTo(n, goal, steps, ways); set != 0; {
			o.May(play.Choice{Verb: GoBy, A: int16(nextRegion(&set))}, play.Free)
		}
	})
	return int8(a.A)
}

// waysTo is the set of neighbouring regions from which the goal is still within reach.
func (g *State) waysTo(n, goal, steps int8, ways *[regions]uint64) (set uint64) {
	here := g.Nobles[n].At
	passed := g.Move.Passed | 1<<uint(here)
	for next := ways[here] &^ passed; next != 0; {
		via := nextRegion(&next)
		onward := steps > 1 && g.mayPass(baronOf(n), via) &&
			regionIn(g.onward(baronOf(n), via, passed|1<<uint(via), steps-1, ways), goal)
		if via == goal || onward {
			set |= 1 << uint(via)
		}
	}
	return set
}

// passesOn says whether a noble under way goes on from where he has come: whoever holds the city or
// has nobles there must let him, and the toll must be paid. Entering and stopping is free.
// rule: warrior-knights/movement/foreign-city-or-noble-blocks
func (g *State) passesOn(t *play.Table, n int8, r Route) bool {
	order, count := g.clockwise(baronOf(n))
	for _, b := range order[1:count] {
		if g.holdsWay(b, g.Nobles[n].At) && !g.letsPass(t, b, n) {
			return false
		}
	}
	return r != ByRoad || g.Move.Steps > 1 || g.paysToll(t, n) // rule: warrior-knights/agenda/law
}

// holdsWay says whether a Baron has a city or nobles in a region.
func (g *State) holdsWay(b play.Seat, region int8) bool {
	return g.cityOf(b, region) != None || g.noblesAt(b, region) != 0
}

// letsPass asks a Baron whether a noble may pass; under a law of free passage he must let him, unless
// he refuses the law.
func (g *State) letsPass(t *play.Table, b play.Seat, n int8) bool {
	region := int16(g.Nobles[n].At) //stale:ok no aside moves a noble on the map
	if _, law, ok := g.realm(ModFreePassage); ok && (law == None || g.obeys(t, b, law)) {
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(b, AskPassage, int16(b), int16(n), region)
		o.May(play.Choice{Verb: LetPass, A: int16(n)}, play.Free)
		o.May(play.Choice{Verb: BarTheWay, A: int16(n)}, play.Free)
	})
	if a.Verb == BarTheWay {
		t.Tell(KeyWayBarred, int16(b), int16(n), region)
		g.breaksWay(t, b, baronOf(n))
		return false
	}
	t.Tell(KeyLetPass, int16(b), int16(n), region)
	return true
}

// paysToll pays for a road move's second region, if a law wants it.
func (g *State) paysToll(t *play.Table, n int8) bool {
	toll, law, ok := g.realm(ModRoadToll) //stale:ok no aside repeals a law
	s := baronOf(n)
	if !ok || law != None && !g.obeys(t, s, law) {
		return true
	}
	if g.Barons[s].Crowns < toll {
		t.Tell(KeyNoToll, int16(n), int16(g.Nobles[n].At))
		return false
	}
	g.Barons[s].Crowns -= toll
	t.Tell(KeyToll, int16(s), toll)
	return true
}
