package warriorknights

import (
	"slices"

	"signoria/chance"
	"signoria/play"
	"signoria/play/script"
)

// The first evening: the last turn of a long game, arranged so that everything happens once. The
// learner plays D'Emerande in seat 0; with a city won, a vote carried and his wages paid he is King.

const (
	lessonSeats = 3
	lessonSeed  = 1341 // deals the neutral cards and shuffles the stacks so that each is met when it can be told
	lessonTurn  = 8
	lessonBot   = "rival"
)

// Who is who in the lesson.
const (
	learner play.Seat = iota
	leader            // Madder, Chairman when it begins
	third             // Niebeski, Head of the Church
)

// lessons are the game's guided first games.
func lessons() []play.Lesson {
	return []play.Lesson{{ID: "first", Seats: lessonSeats, Seed: lessonSeed, Rival: lessonBot, Steps: firstEvening()}}
}

// firstEvening is the script, in the order in which things come.
func firstEvening() []play.LessonStep {
	told, done, with, anyOf := script.Told, script.Done, script.With, script.AnyOf
	vecht, vechtHere := int16(cityNamed("vecht")), int16(regionNamed("vecht"))
	triumph, passage := int16(agendaNamed("triumph")), int16(agendaNamed("right-of-passage"))
	ernesto, alan := refNoble(int16(nobleOf(learner, triangle))), refNoble(int16(nobleOf(learner, square)))
	return []play.LessonStep{
		told("welcome", refBaron(learner)),
		told("realm", "city:monz", "city:froli", refFortress(learner), ernesto, alan),
		told("prestige", refBaron(learner), refBaron(leader)),
		told("stacks", refStack(0), refStack(1), refStack(2)),
		done("lay-levy", lays(LevyTaxes, 0), "action:levy-taxes", refStack(0)),
		done("lay-mobilize", lays(MobilizeForces, 0), "action:mobilize-forces", refStack(0)),
		done("lay-draft", lays(DraftSoldiers, 1), "action:draft-soldiers", refStack(1)),
		done("lay-rally", lays(RallySupport, 2), "action:rally-support", refStack(2)),
		done("plan", anyOf(PlanningDone)),
		done("levy", anyOf(Levy), ernesto, alan),
		told("taxation", refArea(int16(TaxationArea)), "city:monz", "city:froli"),
		told("event", refBaron(third)),
		done("region", with(MobilizeTo, vechtHere), ernesto, "city:vecht", "region:vecht"),
		done("march", with(MoveTo, int16(nobleOf(learner, triangle))), ernesto, "region:vecht"),
		done("assault", func(c play.Choice) bool { return c.Verb == Attack && BattleKind(c.B) == Assault }, "city:vecht"),
		told("hands", ernesto, "city:vecht"),
		done("discard-one", anyOf(DiscardFate)),
		done("discard-two", anyOf(DiscardFate)),
		done("keep", anyOf(KeepFate)),
		told("battle", ernesto, "city:vecht"),
		done("prize", with(TakeControl, vecht), "city:vecht"),
		done("rest", anyOf(StandDown), alan, "city:monz"),
		done("allocate", with(Allocate, int16(WagesArea)), refArea(int16(WagesArea))),
		done("wages", anyOf(PayAll), refArea(int16(WagesArea))),
		done("crest", anyOf(PlaceCrest), refSpace(0)),
		done("hire", anyOf(Hire)),
		done("assign", anyOf(AssignTroop), alan, refFortress(learner)),
		done("defenses", anyOf(Fortify, Repair, RepairFortress, Pass), "city:monz", "city:froli", "city:vecht"),
		done("rally", anyOf(GatherVotes), refBaron(learner)),
		told("hall", "agenda:triumph", "agenda:right-of-passage", refArea(int16(AssemblyArea))),
		done("first-vote", with(PutNext, triumph), "agenda:triumph"),
		done("commit", with(CommitVotes, triumph), "agenda:triumph").With(4),
		done("declare", with(VoteFor, int16(learner)), "agenda:triumph", refBaron(learner)),
		done("law", with(CommitVotes, passage), "agenda:right-of-passage"),
		done("law-declare", anyOf(VoteYes, VoteNo), "agenda:right-of-passage"),
		told("scoring", "city:monz", "city:froli", "city:vecht", refBaron(learner)),
		done("revolt", anyOf(CalmWithFaith, CalmWithCrowns, LetRevolt), "city:froli"),
	}
}

func lays(k Kind, stack int16) func(play.Choice) bool {
	return func(c play.Choice) bool { return c.Verb == Lay && c.A == int16(k) && c.B == stack }
}

// arrangeFirstEvening turns a fresh table into the position of the lesson.
func (g *State) arrangeFirstEvening() {
	g.Turn, g.Phase, g.Stage = lessonTurn, Planning, 0
	g.Chairman, g.Church = leader, third
	for s := range g.Barons {
		g.Barons[s].Colour = int8(s)
	}
	g.arrangeHoldings()
	g.arrangeArmies()
	g.arrangeCards()
	g.arrangeFate()
}

// arrangeHoldings deals out cities, fortresses and what has been gathered in seven turns.
func (g *State) arrangeHoldings() {
	for c := range g.Cities {
		g.Cities[c].Pillaged = false
	}
	for _, id := range []string{"kovel", "thira", "uran", "olbi"} {
		g.Cities[cityNamed(id)].Pillaged = true
	}
	fortresses := [lessonSeats]string{"brackenmoor", "rivaverde", "wolfsheide"}
	owned := [lessonSeats][]string{{"monz", "froli"}, {"isar", "gedze", "berac"}, {"semlik", "straven"}}
	gathered := [lessonSeats]Baron{
		{Crowns: 6, Votes: 3, Faith: 1, Prestige: 8},
		{Crowns: 9, Votes: 3, Prestige: 8},
		{Crowns: 8, Votes: 2, Prestige: 7},
	}
	for s := range play.Seat(lessonSeats) {
		b, has := &g.Barons[s], gathered[s]
		b.Crowns, b.Votes, b.Faith, b.Prestige = has.Crowns, has.Votes, has.Faith, has.Prestige
		g.Reserve -= has.Prestige
		g.Fortresses[s].At = int8(regionNamed(fortresses[s]))
		for _, id := range owned[s] {
			g.Cities[cityNamed(id)].Owner = s
		}
	}
}

// arrangeArmies puts the troops each Baron was dealt under his nobles, and these on the map.
func (g *State) arrangeArmies() {
	for i, at := range g.TroopAt {
		s := play.Seat(ToAssign - at)
		if s < 0 || s >= lessonSeats {
			continue
		}
		shape := triangle // the learner's Ernesto, the others' third noble
		switch troop := int8(i); {
		case g.troop(troop).Strength == startingSmall && (!isRegular(troop) || i%4 == 0):
			shape = square
		case s != learner && isRegular(troop) && i%4 == 1:
			shape = circle
		}
		g.TroopAt[i] = nobleOf(s, shape)
	}
	stands := [lessonSeats]map[int8]string{
		{square: "monz", triangle: "brackenmoor"},
		{square: "berac", circle: "gedze", triangle: "isar"},
		{square: "straven", circle: "wolfsheide", triangle: "semlik"},
	}
	for s, nobles := range stands {
		for shape, id := range nobles {
			g.Nobles[nobleOf(play.Seat(s), shape)].At = int8(regionNamed(id))
		}
	}
}

// arrangeCards fills the three areas up to one card short, the mercenary table up to one crest short,
// and lays two agendas before the Assembly.
func (g *State) arrangeCards() {
	played := [areas][lessonSeats][]Kind{
		TaxationArea: {{LevyTaxes, ServeTheChurch}, {LevyTaxes, LevyTaxes}, {ServeTheChurch}},
		WagesArea:    {{DraftSoldiers, MobilizeForces}, {DraftSoldiers}, {DraftSoldiers, MobilizeForces}},
		AssemblyArea: {{RallySupport}, {RallySupport, MobilizeForces}, {RallySupport, RallySupport}},
	}
	for area := range played {
		for s, cards := range played[area] {
			for _, k := range cards {
				g.Barons[s].Hand[k]--
				g.Areas[area][s][k]++
			}
		}
	}
	g.Crests[2], g.Crests[3], g.Crests[1] = leader, third, third
	for a := range g.AgendaAt {
		if g.AgendaAt[a] <= Current && g.AgendaAt[a] > Current-openPlaces {
			g.AgendaAt[a] = InAgendaDeck
			g.Agendas.Under(uint8(a), 0)
		}
	}
	for place, id := range []string{"triumph", "right-of-passage"} {
		a := agendaNamed(id)
		g.Agendas.Take(g.Agendas.Index(uint8(a)))
		g.AgendaAt[a] = Current - int8(place)
	}
	for _, id := range []string{"silver-tongue", "pilgrims-gifts", "rich-harvest"} { // the last lies on top
		onTop(&g.Events, uint8(slices.IndexFunc(box.Events[:], func(e BoxEvent) bool { return e.ID == id })))
	}
}

// arrangeFate stacks the fate deck: a battle that the learner wins whatever he discards, and a city
// that rises.
func (g *State) arrangeFate() {
	want := []func(f *BoxFate) bool{
		battles(PlusVictory), battles(Prevent100), battles(Deal100), battles(PlusVictory), battles(Deal100), // his hand
		battles(Deal100), battles(Prevent100), battles(Deal100), // the city's
		func(f *BoxFate) bool { return f.Revolt },
	}
	var chosen []uint8
	for _, fits := range want {
		for i := range uint8(fates) {
			if !slices.Contains(chosen, i) && fits(&box.Fate[i]) && (box.Fate[i].Revolt == (len(chosen) == len(want)-1)) {
				chosen = append(chosen, i)
				break
			}
		}
	}
	for _, card := range slices.Backward(chosen) {
		onTop(&g.Fate, card)
	}
}

func battles(r FateBattle) func(*BoxFate) bool {
	return func(f *BoxFate) bool { return f.Battle == r }
}

// onTop puts a card of a deck on its top, face down.
func onTop(d *chance.Deck, card uint8) { d.Push(d.Take(d.Index(card)), 0) }

func cityNamed(id string) int8 {
	return int8(slices.IndexFunc(box.Cities[:], func(c BoxCity) bool { return c.ID == id }))
}

func agendaNamed(id string) int8 {
	return int8(slices.IndexFunc(box.Agendas[:], func(a BoxAgenda) bool { return a.ID == id }))
}

// rival plays the learner's opponents: the same in every lesson, so that the script holds, and a
// squire once the lesson's turn is over.
type rival struct{ squire play.Policy[State] }

func newRival(seed uint64) play.Policy[State] { return rival{NewSquire(seed)} }

// rivalWants is what a rival likes best; what is not named he leaves alone, which is the last choice.
var rivalWants = []play.Verb{
	TakeCrowns, NameDrawer, PayAll, PayTroop, CommitVotes, CommandBattle, RetreatTo, PermitAttack, LetPass,
	UseAbility, WoundArmy, TestAllCities, TransferDone, LetRevolt, VoteNo,
}

func (r rival) Decide(g *State, o *play.Asking) play.Answer {
	s, _, choices := o.At(0)
	if g.Turn != lessonTurn {
		return r.squire.Decide(g, o)
	}
	if g.Phase == Planning {
		return r.plan(g, s)
	}
	for _, v := range rivalWants {
		for _, c := range choices {
			if c.Verb == v {
				return c.With(s, min(c.Hi, c.Lo+1))
			}
		}
	}
	for _, c := range choices { // his Votes are for himself
		if c.Verb == VoteFor && c.A == int16(s) {
			return c.With(s, 0)
		}
	}
	c := choices[len(choices)-1]
	return c.With(s, c.Lo)
}

// plan lays one Versatile Strategy: in the second stack or, for the third Baron, in the last.
func (r rival) plan(g *State, s play.Seat) play.Answer {
	stack := int8(s)
	if g.laid(s, stack) == 0 {
		return play.Answer{Seat: s, Verb: Lay, A: int16(VersatileStrategy), B: int16(stack)}
	}
	return play.Answer{Seat: s, Verb: PlanningDone}
}
