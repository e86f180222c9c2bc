package prototype

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"signoria"
	"signoria/play"
)

// The names by which hosts know the game, as in the ledger; Version is of these rules.
const (
	ID      = "mu-prototype"
	Version = 2
)

// squireBot is the level of bot with the game's own judgement.
const squireBot = "squire"

// Game is the game as hosts deal with it.
func Game() play.Game {
	return play.Of[State](play.Spec[State]{
		ID: ID, Version: Version, Least: LeastRealms, Most: MostRealms,
		Options:     tableOptions(),
		Suggestions: suggestions(),
		Start:       New,
		Upgrade:     upgraded,
		Levels:      []string{squireBot},
		Bots:        bots(),
		People: play.People{
			Men:   []string{"Rustichello", "Berenguer", "Joris", "Vsevolod", "Halvard", "Nikephoros", "Yusuf", "Lanfranco", "Bohumil", "Malik"},
			Women: []string{"Theophano", "Zoe", "Marozia", "Ingrid", "Zaynab", "Jadwiga", "Philippa", "Beatriu", "Oria", "Euphemia"},
		},
		Called:     called,
		Repeats:    repeats,
		LoadBox:    historical.playWith,
		Components: func(language string) any { return historical.Box.components(language) },
		Text:       textOf,
		RuleID:     texts.RuleID,
		PromptName: texts.PromptName,
		LineName:   texts.LineName,
		Playtime:   playtime,
		TimeUp:     TimeUp,
		Weight:     historical.weight,
		About:      about,
		Gains:      honourIn,
		Deed:       historical.deed,
		Matter:     battleMatter,
		Foretells:  tellerBot,
		Lessons:    lessons(),
	})
}

// bots are those who play its empty seats, and two kinds that are no level: who plays the lesson's other seats, and who
// plays battles on.
func bots() map[string]func(seed uint64) play.Policy[State] {
	return map[string]func(seed uint64) play.Policy[State]{
		squireBot:   NewSquire,
		lessonBot:   func(uint64) play.Policy[State] { return neighbour{} },
		tellerBot:   func(uint64) play.Policy[State] { return teller{} },
		besiegerBot: func(uint64) play.Policy[State] { return teller{besieges: true} },
	}
}

// suggestions are the tables that the lobby opens with one button.
func suggestions() []play.Suggestion {
	return []play.Suggestion{
		{ID: "first", Seats: []string{"me", "bot:squire", "bot:squire", "bot:squire"}, Options: map[string]int{optionTurns: 5, optionPieces: 1}},
		{ID: "evening", Seats: []string{"me", "open", "open", "open"}, Options: map[string]int{optionTurns: 5, optionTime: 180, optionPieces: 1}},
		{ID: "classic", Seats: []string{"me", "open", "open", "open", "open"}},
		{ID: "world", Seats: []string{"me", "open", "open", "open", "open", "open", "open", "open", "open", "open"}, Options: map[string]int{optionTurns: 8}},
	}
}

// tableOptions are what the players agree on. The realms have the names by which the box knows them.
// rule: mu-prototype/duration/modes-agreed-before-start
func tableOptions() []play.Option {
	realm := play.Option{ID: optionRealm, Values: []int{anyRealm}, Names: []string{"any"}, PerSeat: true}
	for n, r := range historical.Box.playable() { // rule: mu-prototype/realms/selectable-realms
		realm.Values, realm.Names = append(realm.Values, n+1), append(realm.Names, historical.Box.Atlas.Realms[r].ID)
	}
	return []play.Option{
		realm,
		{ID: optionTurns, Values: []int{0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}, Default: 10},
		{ID: optionHonour, Values: []int{0, 10, 15, 20, 25, 30, 35, 40}},
		{ID: optionDeclared, Values: []int{0, 1}},
		{ID: optionTime, Values: []int{0, 60, 120, 180, 240}},
		{ID: optionFairs, Values: []int{0, 1}, Default: 1},
		{ID: optionPieces, Values: []int{0, 1}},
		{ID: optionArmies, Values: []int{0, 1}},
	}
}

// playtime is for how long a table is to be played.
// rule: mu-prototype/duration/time-limit-finishes-current-turn
func playtime(s signoria.Setup) time.Duration {
	return time.Duration(s.Options[optionTime]) * time.Minute
}

// called is the realm a seat plays.
func called(g *State, s play.Seat) string { return g.Box().Atlas.Realms[g.Players[s].Realm].ID }

// textOf is a text of the game by its key. Realms are named in the box, numbers by themselves.
func textOf(language, key string) string {
	box := historical.Box
	if id, ok := strings.CutPrefix(key, "called."); ok {
		for i := range box.Atlas.Realms {
			if box.Atlas.Realms[i].ID == id {
				return box.Atlas.Realms[i].Name[language]
			}
		}
	}
	if n, about, ok := numbered(key, optionRealm); ok && n != anyRealm && n <= len(box.playable()) {
		realm := box.playable()[n-1]
		if about {
			return box.Starts[realm].Text[language]
		}
		return box.Atlas.Realms[realm].Name[language]
	}
	for _, option := range [...]string{optionTurns, optionHonour, optionTime} {
		if n, about, ok := numbered(key, option); ok && n != 0 && !about {
			return fmt.Sprintf(texts.Text(language, "option."+option+".n"), n)
		}
	}
	return texts.Text(language, key)
}

// numbered reads the value of an option from the key of its text.
func numbered(key, option string) (n int, about, ok bool) {
	rest, ok := strings.CutPrefix(key, "option."+option+".")
	if !ok {
		return 0, false, false
	}
	rest, about = strings.CutSuffix(rest, ".about")
	n, err := strconv.Atoi(rest)
	return n, about, err == nil
}
