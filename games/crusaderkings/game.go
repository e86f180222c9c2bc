package crusaderkings

import (
	"fmt"
	"strconv"
	"strings"

	"signoria/play"
)

// The names by which hosts know the game, as in the ledger; Version is of these rules.
const (
	ID      = "crusader-kings"
	Version = 2
)

// The levels of bot that judge for themselves: at once, and thinking ahead.
const (
	squireBot = "squire"
	kingBot   = "king"
)

// Game is the game as hosts deal with it.
func Game() play.Game {
	return play.Of[State](play.Spec[State]{
		ID: ID, Version: Version, Least: LeastDynasties, Most: MaxDynasties,
		Options: tableOptions(),
		Suggestions: []play.Suggestion{
			{ID: "solo", Seats: []string{"me", "bot:ferox", "bot:munitio", "bot:amandum", "bot:aperio"}},
			{ID: "full", Seats: []string{"me", "bot:squire-any", "bot:squire-any", "bot:squire-any", "bot:squire-any"}},
			{ID: "together", Seats: []string{"me", "open", "bot:postis", "bot:amandum"}, Options: map[string]int{optionCooperative: 1}},
			{ID: "friends", Seats: []string{"me", "open", "open"}},
		},
		Start:   New,
		Repeats: repeats,
		Era:     func(g *State) int { return int(g.Era) },
		Forgets: func(v play.Verb, from int) bool { return from < 2 && dealing.Names(v) },
		Levels:  levels(),
		Bots:    bots(),
		People: play.People{
			Men:   []string{"Aldwin", "Fulbert", "Hamo", "Amaury", "Gaucher", "Eberhard", "Sigebert", "Landolfo", "Oderisio", "Munio"},
			Women: []string{"Avelina", "Mabel", "Isolde", "Ermesinda", "Hildegund", "Altruda", "Eustachia", "Aelis", "Rosalba", "Mencia"},
		},
		Mind:       &mind,
		Tempers:    tempered(),
		Brings:     brings,
		Called:     called,
		LoadBox:    standard.PlayWith(&box),
		Bargaining: &bargaining,
		Components: ComponentsIn,
		Text:       textOf,
		RuleID:     texts.RuleID,
		PromptName: texts.PromptName,
		Done:       done,
		LineName:   texts.LineName,
		Weight:     func(k play.Key) play.Weight { return weights[k] },
		Lessons:    lessons(),
		Gains:      pointsIn,
		About:      about,
		Matter:     matterOf,
		Ways:       waysOfCheck,
		Foretells:  tellerBot,
		Steady:     true,
		Deed:       func(k play.Key) string { return deeds[k] },
	})
}

// levels are squires, who may stand in for anybody, kings, who think ahead, and AI dynasties.
func levels() []string { return append([]string{squireBot, kingBot}, aiStrategies()...) }

// bots are those who play at these levels, an AI dynasty's rules leaving a squire little to decide, and two kinds that are
// no level: who plays the lesson's other seats, and who plays matters on.
func bots() map[string]func(seed uint64) play.Policy[State] {
	all := map[string]func(seed uint64) play.Policy[State]{
		squireBot: NewSquire,
		lessonBot: func(uint64) play.Policy[State] { return neighbour{} },
		tellerBot: func(uint64) play.Policy[State] { return teller{} },
	}
	for _, name := range aiStrategies() {
		all[name] = NewSquire
	}
	return all
}

// done is the name of what is done with an answer: to choose a War card is not to choose a Tax card.
func done(a play.Answer) string {
	if a.Verb == ChooseCard {
		return "choose-" + cardTypeIDs[box.Cards[a.A].Type]
	}
	return texts.Done(a)
}

// tableOptions are what the players agree on. The values have the names by which the box knows them.
func tableOptions() []play.Option {
	stories := play.Option{ID: optionScenario, Default: 1}
	for i, s := range box.Scenarios {
		stories.Values, stories.Names = append(stories.Values, i+1), append(stories.Names, s.ID)
	}
	dynasty := play.Option{ID: optionDynasty, Values: []int{anyDynasty}, Names: []string{"any"}, PerSeat: true}
	for i, id := range cultureIDs {
		dynasty.Values, dynasty.Names = append(dynasty.Values, i+1), append(dynasty.Names, id)
	}
	ai := play.Option{ID: optionAI, Values: []int{0}, Names: []string{"player"}, PerSeat: true}
	for x := Ferox; x < strategies; x++ {
		ai.Values, ai.Names = append(ai.Values, int(x)), append(ai.Names, strategyIDs[x])
	}
	ai.Values, ai.Names = append(ai.Values, anyStrategy), append(ai.Names, "random")
	return []play.Option{
		stories, dynasty, ai,
		{ID: optionFirst, Values: []int{0, 1, 2, 3, 4, 5}, OfSeats: true},
		{ID: optionGlitterhoof, Values: []int{0, 1}},
		{ID: optionPacts, Values: []int{0, 1}},
		{ID: optionCooperative, Values: []int{0, 1}},
	}
}

// brings is the option a bot brings along that plays by a strategy of the rulebook.
func brings(level string) map[string]int {
	for x, id := range strategyIDs {
		if id == level && id != "" {
			return map[string]int{optionAI: x}
		}
	}
	return nil
}

// called is the house a seat plays.
func called(g *State, s play.Seat) string {
	if h := g.Dynasties[s].House; h != None {
		return box.Houses[h].ID
	}
	return cultureIDs[g.Dynasties[s].Culture]
}

// textOf is a text of the game by its key. Scenarios, cultures and houses are named in the box.
func textOf(language, key string) string {
	for i := range box.Scenarios {
		switch key {
		case fmt.Sprintf("option.%s.%d", optionScenario, i+1):
			return box.Scenarios[i].Name[language]
		case fmt.Sprintf("option.%s.%d.about", optionScenario, i+1):
			return box.Scenarios[i].Summary[language]
		}
	}
	if n, ok := strings.CutPrefix(key, "option."+optionDynasty+"."); ok {
		if c, err := strconv.Atoi(n); err == nil && c >= 1 && c <= cultures {
			return box.printed.Cultures[c-1].Name[language]
		}
	}
	if id, ok := strings.CutPrefix(key, "called."); ok {
		for _, h := range box.Houses {
			if h.ID == id {
				return h.Name[language]
			}
		}
	}
	return texts.Text(language, key)
}
