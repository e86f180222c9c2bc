package crusaderkings

import (
	"maps"
	"slices"

	"signoria/play"
	"signoria/play/script"
)

// A reign: the last Era of a long game, arranged so that in one Round and a half everything happens once. The
// learner plays the English in seat 0; with two lands more and the road to the East at its end he is King of
// Jerusalem, and the game is his.

const (
	lessonSeats = 3
	lessonSeed  = 1099
	lessonBot   = "neighbour"
	lessonEra   = 3
	lessonGold  = 7
)

// Who is who in the lesson.
const (
	learner play.Seat = iota // the Normans of England
	leader                   // the French, Crusader when it begins
	third                    // the Salians
)

// lessons are the game's guided first games.
func lessons() []play.Lesson {
	return []play.Lesson{{ID: "reign", Seats: lessonSeats, Seed: lessonSeed, Rival: lessonBot, Steps: firstReign()}}
}

// lessonHand is the hand that the learner draws, and neighbourHand that of the others.
var (
	lessonHand    = [cardTypes]int8{Realm: 2, Intrigue: 1, War: 2, Taxes: 2, Crusades: 1}
	neighbourHand = [cardTypes]int8{Realm: 3, Intrigue: 2, Taxes: 2, Crusades: 1}
)

// firstReign is the script, in the order in which things come.
func firstReign() []play.LessonStep {
	told, done, with, anyOf := script.Told, script.Done, script.With, script.AnyOf
	land := func(id string) int16 { return int16(landNamed(id)) }
	at := func(id string) string { return refTerritory(land(id)) }
	william, robert, edith := int16(personNamed("william_i")), int16(personNamed("english_08")), int16(personNamed("english_03"))
	son, home := refPerson(robert), refSeat(int16(learner))
	return []play.LessonStep{
		told("welcome", home, at("wessex"), at("mercia"), at("northumbria"), at("normandy")),
		told("points", home, refSeat(int16(leader)), refSpace(spaces-1)),
		told("bag", home, refPerson(william)),
		done("hand", func(c play.Choice) bool { return c.Verb == DrawHand && c == handChoice(lessonHand) }),
		done("court", func(c play.Choice) bool { return c.Verb == Court && c.A == robert && c.B == edith }, son, refPerson(edith), at("wales")),
		done("gold", anyOf(InvestGold)).With(2),
		told("wedding", son, refPerson(edith), at("wales")),
		done("duke", with(GrantTitle, robert, land("wessex")), son, at("wessex")),
		done("first-card", with(ChooseCard, cardWith("war_taste_for_blood"), 0), refCard(cardWith("war_taste_for_blood"))),
		done("second-card", with(ChooseCard, cardWith("war_siege_engineers"), 0), refCard(cardWith("war_siege_engineers"))),
		done("mobilise", anyOf(ToMobilise)),
		done("wessex", with(MobiliseIn, land("wessex"), 0), at("wessex"), at("brittany")),
		done("normandy", with(MobiliseIn, land("normandy"), 0), at("normandy"), at("brittany")),
		done("mercia", with(MobiliseIn, land("mercia"), 0), at("mercia"), at("wales")),
		done("enough", anyOf(StopMobilising)),
		told("blood", home),
		done("invade", anyOf(ToInvade)),
		done("attack", with(DeclareAttack, land("brittany"), land("wessex")), at("wessex"), at("brittany")),
		done("support", with(JoinAttack, land("brittany"), land("normandy")), at("normandy"), at("brittany")),
		done("annex", with(DeclareAttack, land("wales"), land("mercia")), at("mercia"), at("wales")),
		done("begin", anyOf(BeginInvasion)),
		done("resolve", with(ResolveAttack, land("brittany"), land("wessex")), at("brittany")),
		done("keep", anyOf(KeepToken), home),
		done("conquest", conquers("brittany"), at("brittany")),
		done("annexed", conquers("wales"), at("wales")),
		done("harvest", anyOf(PickLand)),
		done("upkeep", anyOf(PayUpkeep), at("wessex"), at("normandy"), at("mercia")),
		done("demobilise", anyOf(KeepMarching, Demobilise)),
		told("succession", son, home),
		done("heir", anyOf(Adopt, NoMarriage, Court, WedCommoner), home),
		done("title", anyOf(TitlesDone, GrantTitle), home),
		done("tax-card", choosesType(Taxes)),
		done("crusade-card", choosesType(Crusades)),
		done("tax", anyOf(ToTax)),
		told("birth", home),
		told("crusade", refSpace(spaces-1)),
	}
}

// choosesType is to choose a card of a type.
func choosesType(kind CardType) func(play.Choice) bool {
	return func(c play.Choice) bool { return c.Verb == ChooseCard && box.Cards[c.A].Type == kind }
}

// conquers is to say what becomes of a conquered territory.
func conquers(land string) func(play.Choice) bool {
	return func(c play.Choice) bool {
		return c.Verb == StayPut || (c.Verb == MoveIn || c.Verb == Pillage) && c.A == int16(landNamed(land))
	}
}

// lessonSetup are the options that the lesson starts from.
func lessonSetup(options map[string]int) map[string]int {
	options = maps.Clone(options)
	options[optionDynasty+".0"], options[optionDynasty+".1"], options[optionDynasty+".2"] = int(English)+1, int(French)+1, int(German)+1
	options[optionFirst] = int(learner) + 1
	return options
}

// arrangeFirstReign turns a fresh table into the position of the lesson: two Eras are over, and nine of the ten
// spaces of the Crusade Track are taken.
func (g *State) arrangeFirstReign() {
	g.Era = lessonEra - 1
	d := &g.Dynasties[learner]
	d.Gold, d.OldAge = lessonGold, oldAgeTokens
	g.arrangeTrack()
	g.arrangeFamily()
	g.arrangeDecks()
}

// arrangeTrack hangs up the shields of two Eras. What lay on their spaces is long gone.
func (g *State) arrangeTrack() {
	for i, s := range [spaces - 1]play.Seat{leader, leader, third, leader, third, learner, learner, third, leader} {
		g.Track[i] = s
		g.moveTokens(OnSpace+Place(i), OutOfBox)
	}
	g.Trophies[Crusader] = leader
}

// arrangeFamily gives the old King a son, and the son somebody to court, who takes the place of whom the setup
// drew there. The lesson's seed leaves both in the deck.
func (g *State) arrangeFamily() {
	robert, edith, wales := personNamed("english_08"), personNamed("english_03"), landNamed("wales")
	drawn := g.courted(wales)
	g.moveTokens(Place(drawn), InGeneral)
	g.People[drawn] = single(InDeck, int8(English))
	g.People[robert] = single(Child, int8(learner))
	g.join(robert, learner, Born)
	g.lay("strong", Place(robert))
	g.People[edith] = single(Unmarried, wales)
	g.lay("clever", Place(edith))
}

// lay puts a token of a trait at a place.
func (g *State) lay(trait string, to Place) {
	for i, x := range box.Tokens {
		if box.Traits[x.Trait].ID == trait && x.Pool == Random && g.TokenAt[i] == InGeneral {
			g.TokenAt[i] = to
			return
		}
	}
}

// arrangeDecks leaves of three types of Action cards those that the lesson wants, so that every event can be told
// of. All others have been played.
func (g *State) arrangeDecks() {
	wanted := map[CardType]map[string]int{
		War:   {"war_taste_for_blood": 1, "war_siege_engineers": 1},
		Taxes: {"tax_christening": 5, "tax_silk_caravan": 2},
		Realm: {"realm_royal_cradle": 6, "realm_fat_harvest": 4},
	}
	for c, at := range g.CardAt {
		left, kept := wanted[box.Cards[c].Type]
		if !kept || at != CardDeck {
			continue
		}
		event := box.Events[box.Cards[c].Event].ID
		if left[event] == 0 {
			g.CardAt[c] = CardDiscard
			continue
		}
		left[event]--
	}
}

// cardWith is the first Action card with an event, which is the one the lesson leaves in the deck.
func cardWith(event string) int16 {
	return int16(slices.IndexFunc(box.Cards[:], func(x BoxCard) bool { return box.Events[x.Event].ID == event }))
}

// neighbour plays the learner's opponents: quiet neighbours, who tax and build up and let him be, the same in every
// lesson.
type neighbour struct{}

// neighbourWants is what a neighbour likes best; what is not named he leaves alone, which is the last choice.
var neighbourWants = []play.Verb{PickLand, ToTax, ToDevelop, PayUpkeep, KeepMarching}

// neighbourEvents are the events whose cards he plays first: the learner's Harvest and child come by them.
var neighbourEvents = [lessonSeats][]string{
	leader: {"tax_silk_caravan", "realm_royal_cradle"},
	third:  {"tax_silk_caravan", "realm_fat_harvest"},
}

func (neighbour) Decide(g *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	switch {
	case prompt == AskHand:
		c := handChoice(neighbourHand)
		return c.With(s, 0)
	case prompt == AskCard:
		return choices[g.nextCard(s, o.ArgsAt(0)[1], choices)].With(s, 0)
	case prompt == AskDevelop && g.Card.Attempts == 0:
		return choices[0].With(s, 0)
	}
	for _, v := range neighbourWants {
		for _, c := range choices {
			if c.Verb == v {
				return c.With(s, 0)
			}
		}
	}
	c := choices[len(choices)-1]
	return c.With(s, max(0, c.Lo))
}

// nextCard is the place of the card a neighbour chooses: Taxes for the first Turn, Realm for the second, and of
// these the one with the event he likes best.
func (g *State) nextCard(s play.Seat, turn int16, choices []play.Choice) int {
	kind := Taxes
	if turn == turnsPerRound {
		kind = Realm
	}
	best, bestWorth := 0, -1
	for i, c := range choices {
		worth := 0
		if box.Cards[c.A].Type == kind {
			worth = 1 + int(b2i(slices.Contains(neighbourEvents[s], box.Events[box.Cards[c.A].Event].ID)))
		}
		if worth > bestWorth {
			best, bestWorth = i, worth
		}
	}
	return best
}
