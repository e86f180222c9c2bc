package crusaderkings

import (
	"slices"

	"signoria/play"
)

// The six strategies that the rulebook suggests to players: what a squire who follows one draws, whom he
// marries, which Development cards he seeks, and which cards he plays in the first Era. After it, and where
// the plan cannot be followed, he judges for himself, by the temper that goes with it (tempers.go).

// stratagem is one of these strategies.
type stratagem struct {
	name   string
	seeks  []string        // Development cards by id, the dearest first
	hand   [cardTypes]int8 // of the first Era
	red    string          // the red trait that he likes as well as a green one
	titles bool            // he grants as many as he can
	bold   bool            // he goes on a Crusade even if the ruler must, and pays what can be paid
	rounds [roundsPerEra][turnsPerRound][]scheme
}

// scheme is what a strategy does in a Turn of the first Era: with a card of a type an action. Of several the
// first holds whose time it is.
type scheme struct {
	card CardType
	act  play.Verb
	aim  play.Verb                          // what he goes for with it, or 0
	many int8                               // how often
	when func(g *State, s play.Seat) bool   // nil: always
	fits func(j *judge, c play.Choice) bool // which of these he goes for; nil: any
}

const everything = 9 // as often as can be

// The steps that several strategies share.
var (
	takeTaxes    = []scheme{{card: Taxes, act: ToTax}}
	goCrusading  = []scheme{{card: Crusades, act: ToCrusade}}
	mobiliseFour = []scheme{{card: War, act: ToMobilise, aim: MobiliseIn, many: footEach}}
	invadeFree   = []scheme{{card: War, act: ToInvade, aim: DeclareAttack, many: maxAttacks, fits: upon((*judge).isFree)}}
	invadeRivals = []scheme{{card: War, act: ToInvade, aim: DeclareAttack, many: maxAttacks, fits: upon((*judge).isRivals)}}
	developThree = []scheme{{card: Realm, act: ToDevelop, aim: BuyCard, many: faceUp}}
	buildTwo     = scheme{card: Realm, act: ToBuild, aim: BuildAt, many: 2, when: ownsCastle}
)

// stratagems are the strategies, as the rulebook orders them.
var stratagems = [...]stratagem{
	// rule: crusader-kings/heuristics/expansionist
	{
		name: "expansionist", seeks: []string{"royal_guard", "chancellor"}, hand: drawing(2, 0, 3, 2, 1), red: "cruel", titles: true,
		rounds: [roundsPerEra][turnsPerRound][]scheme{
			{mobiliseFour, invadeFree}, {takeTaxes, takeTaxes}, {append([]scheme{buildTwo}, developThree...), goCrusading},
		},
	},
	// rule: crusader-kings/heuristics/aggressor
	{
		name: "aggressor", seeks: []string{"longbow"}, hand: drawing(0, 2, 3, 2, 1), red: "cruel",
		rounds: [roundsPerEra][turnsPerRound][]scheme{
			{takeTaxes, {{card: Intrigue, act: ToPlot, aim: PlotGrievance, many: 1, fits: (*judge).isNeighbour}}},
			{mobiliseFour, invadeRivals}, {takeTaxes, goCrusading},
		},
	},
	// rule: crusader-kings/heuristics/builder
	{
		name: "builder", seeks: []string{"steward"}, hand: drawing(2, 0, 3, 2, 1), red: "ambitious",
		rounds: [roundsPerEra][turnsPerRound][]scheme{
			{takeTaxes, append([]scheme{buildTwo}, takeTaxes...)},
			{append([]scheme{{card: Realm, act: ToBuild, aim: BuildAt, many: 3, when: hasNotBuilt}}, takeTaxes...), goCrusading},
			{mobiliseFour, invadeFree},
		},
	},
	// rule: crusader-kings/heuristics/developer
	{
		name: "developer", seeks: []string{"library", "chancellor", "plate_armor", "royal_guard"},
		hand: drawing(2, 0, 3, 2, 1), red: "ambitious",
		rounds: [roundsPerEra][turnsPerRound][]scheme{{takeTaxes, developThree}, {takeTaxes, goCrusading}, {mobiliseFour, invadeFree}},
	},
	// rule: crusader-kings/heuristics/schemer
	{
		name: "schemer", seeks: []string{"spymaster"}, hand: drawing(0, 3, 2, 2, 1), red: "deceitful",
		rounds: [roundsPerEra][turnsPerRound][]scheme{
			{takeTaxes, takeTaxes},
			{goCrusading, {{card: Intrigue, act: ToPlot, aim: PlotMurder, many: 1, fits: (*judge).isThroneOrHeir}}},
			{
				{{card: Intrigue, act: ToPlot, aim: PlotRebellion, many: everything}},
				{{card: Intrigue, act: ToOverthrow, aim: OverthrowIn, many: everything}},
			},
		},
	},
	// rule: crusader-kings/heuristics/crusader
	{
		name: "crusader", seeks: []string{"archbishop"}, hand: drawing(1, 0, 3, 2, 2), red: "cruel", bold: true,
		rounds: [roundsPerEra][turnsPerRound][]scheme{{goCrusading, takeTaxes}, {goCrusading, takeTaxes}, {mobiliseFour, invadeFree}},
	},
}

// suggested is the strategy of a name.
func suggested(name string) *stratagem {
	return &stratagems[slices.IndexFunc(stratagems[:], func(x stratagem) bool { return x.name == name })]
}

// mostAdvised is the hand that the rulebook advises for most of its strategies.
var mostAdvised = func() (most [cardTypes]int8) {
	votes := map[[cardTypes]int8]int{}
	for i := range stratagems {
		hand := stratagems[i].hand
		if votes[hand]++; votes[hand] > votes[most] {
			most = hand
		}
	}
	return most
}()

// drawing is a hand.
func drawing(realm, intrigue, war, taxes, crusade int8) [cardTypes]int8 {
	return [cardTypes]int8{Realm: realm, Intrigue: intrigue, War: war, Taxes: taxes, Crusades: crusade}
}

// aiStrategies are the names of the strategies of AI dynasties, and of the bots that lead them.
func aiStrategies() []string { return strategyIDs[NoStrategy+1:] }

// The conditions of the plans.

func ownsCastle(g *State, s play.Seat) bool  { return g.castles(s) > 0 }
func hasNotBuilt(g *State, s play.Seat) bool { return g.Dynasties[s].Unplayed[Realm] > 1 }

// upon fits the attacks upon some territories.
func upon(fits func(j *judge, i int8) bool) func(*judge, play.Choice) bool {
	return func(j *judge, c play.Choice) bool { return fits(j, int8(c.A)) }
}

func (j *judge) isFree(i int8) bool   { return j.g.Territories[i].Owner == play.Nobody }
func (j *judge) isRivals(i int8) bool { return !j.isFree(i) }

// isNeighbour fits a Casus Belli against a dynasty beside his own.
// rule: crusader-kings/heuristics/aggressor
func (j *judge) isNeighbour(c play.Choice) bool { return j.g.neighbours(j.s)>>uint(c.A)&1 == 1 }

// isThroneOrHeir fits the assassination of another's ruler or heir.
// rule: crusader-kings/heuristics/schemer
func (j *judge) isThroneOrHeir(c play.Choice) bool {
	p := int8(c.A)
	x := &j.g.People[p]
	return x.Of != int8(j.s) && (x.At == Ruler || j.g.heir(play.Seat(x.Of)) == p)
}

// pays says whether the strategy spends on the check under way all that may be spent.
// rule: crusader-kings/heuristics/crusader
func (p *stratagem) pays(g *State, a Action) bool {
	return p.bold && a == Crusade && g.Era == 1 && g.Round == 1
}

// seeking is how dear a kind of Development card is to the strategy: 0 if it does not seek it.
// rule: crusader-kings/heuristics/purpose
func (p *stratagem) seeking(kind int8) int {
	i := slices.Index(p.seeks, box.Developments[kind].ID)
	if i < 0 {
		return 0
	}
	return len(p.seeks) - i
}

// scheme is what the plan has for a Turn of this Round with a card of a type, or with any if that is noType;
// nil if nothing.
// rule: crusader-kings/heuristics/purpose
func (j *judge) scheme(turn int8, kind CardType) *scheme {
	g := j.g
	if g.Era != 1 || g.Round < 1 || turn < 1 {
		return nil
	}
	all := j.plan.rounds[g.Round-1][turn-1]
	for i := range all {
		if x := &all[i]; (kind == noType || x.card == kind) && (x.when == nil || x.when(g, j.s)) {
			return x
		}
	}
	return nil
}

// heeded is by how much worse a choice may be, in hundredths of a Victory Point as he reckons it, that he makes because the
// strategy has it so. At more than that a temper wins clearly less than an even squire.
const heeded = 60

// wanted is what a choice is worth to the strategy he follows.
// rule: crusader-kings/heuristics/purpose
func (j *judge) wanted(c play.Choice) int {
	if j.plan == nil {
		return 0
	}
	g := j.g
	switch c.Verb {
	case DrawHand:
		if g.Era == 1 && handOf(c.With(j.s, 0)) == j.plan.hand {
			return heeded
		}
	case ChooseCard:
		return j.plannedCard(box.Cards[c.A].Type)
	case GrantTitle:
		if j.plan.titles {
			return heeded
		}
	case BuyCard:
		return j.plannedAim(c) + 20*j.plan.seeking(kindOf(int8(c.A)))
	default:
		return j.plannedAim(c)
	}
	return 0
}

// plannedCard is what it is worth to the plan to choose a card of a type now: something if it is the one for this
// Turn; and what is needed later is not to be chosen before.
// rule: crusader-kings/heuristics/purpose
func (j *judge) plannedCard(kind CardType) int {
	g := j.g
	if g.Era != 1 {
		return 0
	}
	if !j.ready(kind) {
		return -heeded
	}
	turn := int8(1)
	if j.firstCard() != noType {
		turn = 2
	}
	if x := j.scheme(turn, noType); x != nil && x.card == kind {
		return heeded
	}
	needed := 0
	for round := g.Round; round <= roundsPerEra; round++ {
		for t, all := range j.plan.rounds[round-1] {
			if (round > g.Round || int8(t) >= turn) && slices.ContainsFunc(all, func(x scheme) bool { return x.card == kind }) {
				needed++
			}
		}
	}
	if needed >= j.held(kind) {
		return -heeded
	}
	return 0
}

// ready says whether a card of a type can be played as planned: nobody but the bold sends his ruler on a
// Crusade while somebody else may come of age.
// rule: crusader-kings/heuristics/tip-heir-before-crusade
func (j *judge) ready(kind CardType) bool {
	if kind != Crusades || j.plan.bold || j.g.Round == roundsPerEra {
		return true
	}
	return slices.ContainsFunc(j.g.crusaders(j.s), func(p int8) bool { return j.g.People[p].At != Ruler })
}

// plannedAim is what it is worth to the plan to do something with the card being played.
// rule: crusader-kings/heuristics/purpose
func (j *judge) plannedAim(c play.Choice) int {
	g := j.g
	if g.Card.Card == None || g.Card.Seat != j.s || g.Card.InEvent {
		return 0
	}
	x := j.scheme(g.Turn, box.Cards[g.Card.Card].Type)
	switch {
	case x == nil:
		return 0
	case c.Verb == x.act:
		return heeded
	case c.Verb != x.aim || j.done(x) >= x.many || x.fits != nil && !x.fits(j, c):
		return 0
	}
	return heeded
}

// done is how often he has gone for what a scheme goes for with the card being played.
// rule: crusader-kings/heuristics/purpose
func (j *judge) done(x *scheme) int8 {
	g := j.g
	switch x.aim {
	case MobiliseIn:
		return size(g.mobilised(j.s))
	case DeclareAttack:
		return g.Invasion.Count
	case BuildAt:
		return size(g.Card.Tried)
	}
	return g.Card.Attempts
}
