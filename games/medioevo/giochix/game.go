package giochix

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
	ID      = "mu-giochix"
	Version = 3
)

// Game is the game as hosts deal with it.
func Game() play.Game {
	return play.Of[State](play.Spec[State]{
		ID: ID, Version: Version, Least: LeastPlayers, Most: MostPlayers,
		Options: tableOptions(),
		Suggestions: []play.Suggestion{
			{ID: "first", Seats: []string{"me", "bot:squire-any", "bot:squire-any"}, Options: map[string]int{optionTurns: 6, optionPieces: 1}},
			{ID: "evening", Seats: []string{"me", "open", "open", "open"}, Options: map[string]int{optionTime: 240, optionPieces: 1}},
			{ID: "honour", Seats: []string{"me", "open", "open", "open", "open"}, Options: map[string]int{optionTurns: 10, optionHonour: 28}},
			{ID: "six", Seats: []string{"me", "open", "open", "open", "open", "open"}},
		},
		Start:      New,
		Lessons:    lessons(),
		Levels:     []string{squireBot, kingBot},
		Bots:       bots(),
		People:     people,
		Tempers:    tempered(),
		Called:     called,
		Mind:       &mind,
		Bargaining: &bargaining,
		LoadBox:    standard.PlayWith(&box),
		Components: componentsIn,
		Text:       textOf,
		RuleID:     texts.RuleID,
		PromptName: texts.PromptName,
		Done:       done,
		LineName:   texts.LineName,
		Weight:     func(k play.Key) play.Weight { return weights[k] },
		Gains:      honourIn,
		Deed:       func(k play.Key) string { return deeds[k] },
		About:      about,
		Matter:     battleMatter,
		Foretells:  squireBot,
		Counts:     countFight,
		Playtime:   playtime,
		TimeUp:     SayTimeUp,
	})
}

// done is the name of what is done with an answer: to march upon a realm is not to march, nor upon a horde.
func done(a play.Answer) string {
	if with := play.Seat(a.C); a.Verb == Step && Meeting(a.B) != Peaceful && with >= 0 && with < MostPlayers {
		return "march-on-realm"
	}
	return texts.Done(a)
}

// bots are those that its own rules need no other for.
func bots() map[string]func(seed uint64) play.Policy[State] {
	return map[string]func(seed uint64) play.Policy[State]{
		squireBot: NewSquire,
		lessonBot: func(uint64) play.Policy[State] { return neighbour{} },
	}
}

// people are the names of its bots.
var people = play.People{
	Men:   []string{"Anselmo", "Baldwin", "Ladislav", "Mstislav", "Nogai", "Manuel", "Yusuf", "Rodolfo", "Andronikos", "Iwein"},
	Women: []string{"Aldonza", "Bianca", "Euphemia", "Gertrud", "Zoe", "Olga", "Safiya", "Margit", "Theodora", "Agnes"},
}

// tableOptions are what the players agree on. The realms have the names by which the box knows them.
// rule: mu-giochix/victory/end-conditions
// rule: mu-giochix/setup/kingdoms-and-initial-territories
func tableOptions() []play.Option {
	realm := play.Option{ID: optionRealm, Values: []int{anyRealm}, Names: []string{"any"}, PerSeat: true}
	for n, r := range playable() {
		realm.Values, realm.Names = append(realm.Values, n+1), append(realm.Names, box.Atlas.Realms[r].ID)
	}
	return []play.Option{
		realm,
		{ID: optionTurns, Values: []int{0, 3, 4, 5, 6, 7, 8, 9, 10}, Default: 8},
		{ID: optionHonour, Values: []int{0, 18, 22, 28}},
		{ID: optionTime, Values: []int{0, 180, 240, 360}},
		{ID: optionPieces, Values: []int{0, 1}},
	}
}

// playtime is for how long a table is to be played.
// rule: mu-giochix/victory/end-conditions
func playtime(s signoria.Setup) time.Duration {
	return time.Duration(s.Options[optionTime]) * time.Minute
}

// textOf is a text of the game by its key. Realms are named in the box, numbers by themselves.
func textOf(language, key string) string {
	if id, ok := strings.CutPrefix(key, "called."); ok {
		if r := realmNamed(id); r != None {
			return box.Atlas.Realms[r].Name[language]
		}
	}
	if n, about, ok := valueOf(key, optionRealm); ok && n != anyRealm && n <= len(playable()) {
		id := box.Atlas.Realms[playable()[n-1]]
		if about {
			return texts.Text(language, "realm."+id.ID)
		}
		return id.Name[language]
	}
	for _, option := range [...]string{optionTurns, optionHonour, optionTime} {
		if n, about, ok := valueOf(key, option); ok && n != 0 && !about {
			return fmt.Sprintf(texts.Text(language, "option."+option+".n"), n)
		}
	}
	return texts.Text(language, key)
}

// valueOf reads the value of an option from the key of its text.
func valueOf(key, option string) (n int, about, ok bool) {
	rest, ok := strings.CutPrefix(key, "option."+option+".")
	if !ok {
		return 0, false, false
	}
	rest, about = strings.CutSuffix(rest, ".about")
	n, err := strconv.Atoi(rest)
	return n, about, err == nil
}
