package crusaderkings

import (
	"signoria"
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// The setup of the players: a scenario, who plays which of its dynasties, and what each starts with.

const (
	AskCastle play.Prompt = 1 // A has a Castle to place

	PlaceCastle play.Verb = 1 // in territory A

	KeyScenario play.Key = 1 // the scenario A begins
	KeyLeftOut  play.Key = 2 // the house A does not play
	KeyStarts   play.Key = 3 // A starts with ruler B
	KeyAI       play.Key = 4 // A is led by the rulebook, with strategy B
	KeyPlaced   play.Key = 5 // A places a Castle in territory B
	KeyBegins   play.Key = 6 // A holds the First Player token
)

const (
	RuleOtherCastle play.Rule = 1
)

var setupChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{PlaceCastle: "place-castle"},
	Prompts: map[play.Prompt]string{AskCastle: "place-castle"},
	Lines: map[play.Key]string{
		KeyScenario: "scenario", KeyLeftOut: "left-out", KeyStarts: "starts", KeyAI: "ai", KeyPlaced: "placed", KeyBegins: "begins",
	},
	Rules: map[play.Rule]string{
		RuleOtherCastle: "crusader-kings/scenarios/scenario-5-free-castle",
	},
	Refs: wording.Refs{PlaceCastle: wording.OfA(refTerritory)},
}

// The options of a table, by their names in a setup.
const (
	optionScenario    = "scenario"
	optionDynasty     = "dynasty"
	optionAI          = "ai"
	optionFirst       = "first"
	optionGlitterhoof = "glitterhoof"
	optionPacts       = "pacts"
	optionCooperative = "cooperative"
	anyDynasty        = 0
	anyStrategy       = int(strategies)
)

// New is a table as its setup wants it, before the first question. An Unfit error says what does not go
// together.
// rule: crusader-kings/setup/choose-scenario
func New(setup signoria.Setup) (State, error) {
	taught := setup.Options[play.OptionLesson] != 0
	if taught {
		setup.Options = lessonSetup(setup.Options)
	}
	g := blank()
	g.Seats = int8(setup.Seats)
	g.Dice = chance.New(setup.Seed)
	g.Options.scenario(int8(setup.Options[optionScenario] - 1))
	g.Options.Glitterhoof = setup.Options[optionGlitterhoof] == 1 // rule: crusader-kings/setup-board/glitterhoof-optional
	g.Options.Pacts = setup.Options[optionPacts] == 1             // rule: crusader-kings/ai-modes/solo
	g.Options.Cooperative = setup.Options[optionCooperative] == 1 // rule: crusader-kings/ai-modes/cooperative
	if err := g.unfit(setup.Options); err != nil {
		return State{}, err
	}
	var t play.Table // nobody has sat down yet: there is no chronicle, and nothing to take back
	starts := g.dealDynasties(setup.Options)
	g.shutTerritories(starts)
	for s, start := range starts {
		g.place(play.Seat(s), start)
	}
	g.causes(starts)       // rule: crusader-kings/scenarios/scenario-6-casus-belli
	g.teach(setup.Options) // rule: crusader-kings/ai-modes/setup
	if g.Options.Pacts {   // rule: crusader-kings/ai-modes/solo
		g.bindAI()
	}
	g.drawRelatives(starts) // rule: crusader-kings/setup/ruler-card
	g.layOut(&t)
	g.First = play.Seat(setup.Options[optionFirst] - 1) // rule: crusader-kings/setup/first-player-token
	if g.First == play.Nobody {                         // rule: crusader-kings/setup/first-player-token
		g.First = play.Seat(g.Dice.N(int(g.Seats)))
	}
	g.order()
	if taught {
		g.arrangeFirstReign()
	}
	return g, nil
}

// blank is the box unpacked: every card in its deck, every token in its bag or pile, nothing on the map.
// rule: crusader-kings/setup/unused-rulers-out
// rule: crusader-kings/setup-board/random-traits-into-general-bag
// rule: crusader-kings/setup-board/event-traits-pile
// rule: crusader-kings/setup-board/other-token-piles
// rule: crusader-kings/setup-board/treasury
// rule: crusader-kings/setup/culture-deck
// rule: crusader-kings/setup-board/five-action-decks
// rule: crusader-kings/setup-board/development-deck
func blank() (g State) {
	g.First, g.Active = play.Nobody, play.Nobody
	for s := range g.Dynasties {
		g.Dynasties[s] = Dynasty{House: None, Out: true}
	}
	for i := range g.Territories {
		g.Territories[i] = Territory{Owner: play.Nobody, Pact: play.Nobody}
	}
	for p := range g.People {
		g.People[p] = single(OutOfPlay, 0)
		// rule: crusader-kings/setup/unused-rulers-out
		// rule: crusader-kings/setup/culture-deck
		// rule: crusader-kings/setup-board/glitterhoof-optional
		if p >= rulers && int8(p) != box.Glitterhoof {
			g.People[p].At, g.People[p].Of = InDeck, int8(box.People[p].Culture)
		}
	}
	for i, x := range box.Tokens {
		g.TokenAt[i] = [...]Place{Starting: OutOfBox, EventPool: EventPile, CrusadePool: OutOfBox, Random: InGeneral}[x.Pool]
	}
	for _, i := range box.Misprinted {
		g.TokenAt[i] = EventPile
	}
	for i := range g.Track {
		g.Track[i] = play.Nobody
	}
	for i := range g.Trophies {
		g.Trophies[i] = play.Nobody
	}
	g.Checked = Check{Seat: play.Nobody, About: None, Guest: None, Reversed: [2]int8{None, None}}
	g.Card = noCard
	g.Match = noMatch()
	g.Invasion, g.Answered = noInvasion, noInvasion
	return g
}

// noCard is being played.
var noCard = CardPlay{Card: None, Seat: play.Nobody, Target: play.Nobody, Chosen: None}

// scenario takes over what a scenario says of the game as a whole.
// rule: crusader-kings/scenarios/scenario-data
func (o *Options) scenario(number int8) {
	s := &box.Scenarios[number]
	o.Scenario, o.Eras, o.Goal, o.Permanent = number, s.Eras, s.Goal, s.Permanent
}

// story is the scenario that is played.
func (g *State) story() *BoxScenario { return &box.Scenarios[g.Options.Scenario] }

// unfit says what of a setup does not go together.
func (g *State) unfit(options map[string]int) error {
	story := g.story()
	if int(g.Seats) < story.Least || int(g.Seats) > story.Most {
		return play.Unfits(play.SeatCount, "dynasties")
	}
	if options[optionFirst] > int(g.Seats) {
		return play.Unfits(optionFirst, "first")
	}
	var taken, taught uint
	ai := 0
	for s := range play.Seat(g.Seats) {
		key := play.SeatKey(optionDynasty, s)
		if c := options[key]; c != anyDynasty {
			switch {
			case story.startOf(Culture(c-1)) == nil:
				return play.Unfits(key, "no-dynasty")
			case taken>>c&1 == 1:
				return play.Unfits(key, "same-dynasty")
			}
			taken |= 1 << c
		}
		key = play.SeatKey(optionAI, s)
		if x := options[key]; x != 0 {
			if x != anyStrategy && taught>>x&1 == 1 {
				return play.Unfits(key, "same-strategy")
			}
			taught |= 1 << x
			ai++
		}
	}
	if g.Options.Cooperative && (ai == 0 || ai == int(g.Seats)) {
		return play.Unfits(optionCooperative, "cooperative")
	}
	return nil
}

// startOf is what the dynasty of a culture starts with, or nil if none of it is in the scenario.
func (s *BoxScenario) startOf(c Culture) *BoxStart {
	for i := range s.Dynasties {
		if s.Dynasties[i].Culture == c {
			return &s.Dynasties[i]
		}
	}
	return nil
}

// dealDynasties says which dynasty of the scenario each seat plays: the one it has chosen, or one of those
// that are left, drawn at random.
// rule: crusader-kings/setup/dynasty-has-culture
// rule: crusader-kings/scenarios/fewer-players
func (g *State) dealDynasties(options map[string]int) []*BoxStart {
	starts := make([]*BoxStart, g.Seats)
	var chosen uint8
	for s := range starts {
		if c := options[play.SeatKey(optionDynasty, play.Seat(s))]; c != anyDynasty {
			starts[s] = g.story().startOf(Culture(c - 1))
			chosen |= 1 << (c - 1)
		}
	}
	free := g.playing(chosen)
	chance.Shuffle(&g.Dice, free)
	for s := range starts {
		if starts[s] == nil {
			starts[s], free = free[0], free[1:]
		}
	}
	return starts
}

// playing are the dynasties that play and nobody has chosen. Who is left out the scenario may say; else
// it is drawn, and is never the French, who would leave a hole in the middle of the map.
// rule: crusader-kings/setup-board/do-not-remove-the-french
// rule: crusader-kings/scenarios/scenario-6-three-players
func (g *State) playing(chosen uint8) []*BoxStart {
	story := g.story()
	var free []*BoxStart
	for i := range story.Dynasties {
		if d := &story.Dynasties[i]; chosen>>d.Culture&1 == 0 {
			free = append(free, d)
		}
	}
	for out := len(story.Dynasties) - int(g.Seats); out > 0; out-- {
		i := story.leaves(free)
		if i == None {
			i = int8(g.Dice.N(len(free)))
			for len(free) > 1 && free[i].Culture == French {
				i = int8(g.Dice.N(len(free)))
			}
		}
		free = append(free[:i], free[i+1:]...)
	}
	return free
}

// leaves is which of these dynasties the scenario itself leaves out, or None.
func (s *BoxScenario) leaves(free []*BoxStart) int8 {
	for i, d := range free {
		if s.LeftOut != None && d == &s.Dynasties[s.LeftOut] {
			return int8(i)
		}
	}
	return None
}

// place gives a seat what its dynasty starts with.
// rule: crusader-kings/setup/boards-in-front
// rule: crusader-kings/setup/knights-on-territories
// rule: crusader-kings/setup/footsoldiers-aside
// rule: crusader-kings/setup/starting-castles
// rule: crusader-kings/setup/ruler-card
// rule: crusader-kings/setup/ruler-traits-in-bag
// rule: crusader-kings/setup/starting-developments
// rule: crusader-kings/setup/starting-gold
// rule: crusader-kings/setup/scenario-old-age-tokens
// rule: crusader-kings/scenarios/traits-are-scenario-data
func (g *State) place(s play.Seat, start *BoxStart) {
	g.Dynasties[s] = Dynasty{House: start.House, Culture: start.Culture, Gold: start.Gold, OldAge: start.OldAge}
	for i := range each(start.Territories) {
		x := &g.Territories[i]
		x.Owner, x.Foot, x.Castle = s, holds(start.Mobilised, i), holds(start.Castles, i)
		x.Rebellion = b2i(holds(start.Rebellions, i))
	}
	g.People[start.Ruler] = single(Ruler, int8(s))
	g.join(start.Ruler, s, Founded)
	g.kin(start.Ruler).Reign = 0
	for _, trait := range start.Traits {
		g.startingToken(trait, bag(s))
	}
	for _, kind := range start.Developments {
		g.DevAt[g.freeCard(kind)] = DevOf + uint8(s)
	}
}

// startingToken puts a Starting token of a trait at a place.
func (g *State) startingToken(trait int8, to Place) {
	for i, x := range box.Tokens {
		if x.Trait == trait && x.Pool == Starting && g.TokenAt[i] == OutOfBox {
			g.TokenAt[i] = to
			return
		}
	}
}

// causes gives the dynasties the Casus Belli the scenario lists.
// rule: crusader-kings/scenarios/scenario-6-casus-belli
// rule: crusader-kings/scenarios/scenario-6-three-players
func (g *State) causes(starts []*BoxStart) {
	for s, start := range starts {
		against := start.CasusBelli
		if g.Seats == LeastDynasties && start.CasusBelliOfThree != None {
			against = start.CasusBelliOfThree
		}
		for o, other := range starts {
			if other.Culture == Culture(against) {
				g.Dynasties[s].CasusBelli |= 1 << o
			}
		}
	}
}

// drawRelatives brings the families of the rulers: a spouse, who brings no token, children and siblings with
// theirs on their cards.
// rule: crusader-kings/setup/ruler-card
// rule: crusader-kings/setup/default-no-relatives
// rule: crusader-kings/setup/starting-spouse-has-no-token
// rule: crusader-kings/setup/relatives-traits-on-cards
func (g *State) drawRelatives(starts []*BoxStart) {
	for s, start := range starts {
		seat := play.Seat(s)
		if start.Spouse {
			ruler := g.rulerOf(seat)
			p := g.relative(seat, Consort, 0, otherSex(ruler))
			g.People[p].Spouse, g.People[ruler].Spouse = ruler, p
			g.tie(ruler, p)
		}
		for i, r := range start.Siblings {
			g.endow(g.relative(seat, Sibling, i, r.Sex), r.Traits)
		}
		for i, r := range start.Children {
			p := g.relative(seat, Child, i, r.Sex)
			g.kin(p).Parent = g.People[g.rulerOf(seat)].Kin
			g.endow(p, r.Traits)
		}
	}
}

// relative draws somebody of the dynasty's own deck into the family. In the setup nobody's deck is out.
func (g *State) relative(s play.Seat, at At, slot int, sex Sex) int8 {
	p := g.drawPerson(g.Dynasties[s].Culture, sex)
	g.People[p] = single(at, int8(s))
	g.People[p].Slot = int8(slot)
	g.join(p, s, Founded)
	return p
}

// endow puts Starting tokens of traits on somebody's card.
func (g *State) endow(p int8, traits []int8) {
	for _, trait := range traits {
		g.startingToken(trait, Place(p))
	}
}

// start is what a seat's dynasty started with.
func (g *State) start(s play.Seat) *BoxStart { return g.story().startOf(g.Dynasties[s].Culture) }

// setUp asks what the setup leaves to choose, tells how the game begins, and begins it.
func (g *State) setUp(t *play.Table) {
	t.Tell(KeyScenario, int16(g.Options.Scenario))
	g.tellWhoPlays(t)
	for _, s := range g.seats() {
		for range g.start(s).FreeCastles {
			g.placeFreeCastle(t, s)
		}
	}
	t.Tell(KeyBegins, int16(g.First))
	g.limitFoot(t)
	g.settleTrophies(t)
	g.beginEra(t)
}

func (g *State) tellWhoPlays(t *play.Table) {
	for i := range g.story().Dynasties {
		d := &g.story().Dynasties[i]
		s := g.playedBy(d.House)
		if s == play.Nobody {
			t.Tell(KeyLeftOut, int16(d.House))
			continue
		}
		t.Tell(KeyStarts, int16(s), int16(g.rulerOf(s)))
		if g.ai(s) {
			t.Tell(KeyAI, int16(s), int16(g.Dynasties[s].Strategy))
		}
	}
}

// playedBy is who plays a house, or Nobody.
func (g *State) playedBy(house int8) play.Seat {
	for s := range play.Seat(g.Seats) {
		if g.Dynasties[s].House == house {
			return s
		}
	}
	return play.Nobody
}

// placeFreeCastle asks in which other territory the Castle stands that the scenario leaves to choose.
// rule: crusader-kings/scenarios/scenario-5-free-castle
func (g *State) placeFreeCastle(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCastle, int16(s))
		for i := range each(g.lands(s)) {
			why := play.Free
			if g.Territories[i].Castle {
				why = RuleOtherCastle
			}
			o.May(play.Choice{Verb: PlaceCastle, A: int16(i)}, why)
		}
	})
	g.Territories[a.A].Castle = true
	t.Tell(KeyPlaced, int16(s), a.A)
}
