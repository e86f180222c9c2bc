package warriorknights

import (
	"slices"
	"strconv"
	"strings"

	"signoria/play"
)

// The names by which hosts know the game, as in the ledger; Version is of these rules.
const (
	ID      = "warrior-knights"
	Version = 2
)

// The levels of bot: one with the game's own judgement, and those that think ahead by it.
const (
	squireBot = "squire"
	knightBot = "knight"
	kingBot   = "king"
)

// Game is the game as hosts deal with it.
func Game() play.Game { return play.Of[State](Spec()) }

// Spec is what play makes a Game of: apart for tests that sit bots of their own at it.
func Spec() play.Spec[State] {
	return play.Spec[State]{
		ID: ID, Version: Version, Least: 2, Most: MaxBarons,
		Options: []play.Option{
			{ID: optionLength, Values: []int{shortLength, standardLength, 12, 15}, Default: standardLength},
			{ID: optionMotions, Values: []int{0, 1}},
			{ID: optionHeirs, Values: []int{0, 1}},
			{ID: optionOutOfGame, Values: []int{0, 1}},
			{ID: optionMight, Values: []int{0, 1}},
			{ID: strings.TrimSuffix(optionOfBaron, "."), Values: []int{0, 1, 2, 3, 4, 5, 6}, PerSeat: true},
		},
		Suggestions: []play.Suggestion{
			{ID: "full", Seats: []string{"me", "bot:squire-any", "bot:squire-any", "bot:squire-any", "bot:squire-any", "bot:squire-any"}},
			{ID: "short", Seats: []string{"me", "bot:squire-any", "bot:squire-any"}, Options: map[string]int{optionLength: shortLength}},
			{ID: "friends", Seats: []string{"me", "open", "open", "open"}},
		},
		Called:  func(g *State, s play.Seat) string { return box.Barons[g.Barons[s].Colour].ID },
		Start:   New,
		Upgrade: upgraded,
		Forgets: func(v play.Verb, from int) bool { return from < 2 && dealing.Names(v) },
		LoadBox: standard.PlayWith(&box),
		Levels:  []string{squireBot, knightBot, kingBot},
		Bots:    map[string]func(seed uint64) play.Policy[State]{squireBot: NewSquire, lessonBot: newRival},
		People: play.People{
			Men:   []string{"Odo", "Wystan", "Bertran", "Jaromir"},
			Women: []string{"Avice", "Sibylla", "Ysolde", "Melisende"},
		},
		Mind:       &mind,
		Tempers:    tempered(),
		About:      about,
		Matter:     matterOf,
		Ways:       waysOfFate,
		Foretells:  squireBot,
		Bargaining: &bargaining,
		Components: ComponentsIn,
		Text:       textOf,
		RuleID:     texts.RuleID,
		PromptName: texts.PromptName,
		Done:       done,
		LineName:   texts.LineName,
		Weight:     func(k play.Key) play.Weight { return weights[k] },
		Lessons:    lessons(),
		Gains:      prestigeIn,
		Deed:       func(k play.Key) string { return deeds[k] },
		Repeats:    repeats,
		Leaves:     func(p play.Prompt) bool { return p == AskWages || p == AskRevolt }, // a bargain could bring the Crowns
		Open:       isOpen,
	}
}

// done is the name of what is done with an answer: to attack a Baron is not to take a neutral city.
func done(a play.Answer) string {
	if a.Verb == Attack && play.Seat(a.A) != play.Nobody {
		return "attack-baron"
	}
	return texts.Done(a)
}

// textOf is a text of the game by its key. A Baron's short name is the same in every language.
func textOf(language, key string) string {
	if id, ok := strings.CutPrefix(key, "called."); ok {
		if i := slices.IndexFunc(box.Barons[:], func(b BoxBaron) bool { return b.ID == id }); i >= 0 {
			return box.Barons[i].Short
		}
	}
	if colour, ok := strings.CutPrefix(key, "option."+optionOfBaron); ok {
		if i, err := strconv.Atoi(colour); err == nil && i >= 1 && i <= MaxBarons {
			return box.Barons[i-1].Name[language]
		}
	}
	return texts.Text(language, key)
}
