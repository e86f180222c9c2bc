package force

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"signoria"
	"signoria/play"
)

// squireBot is the level of bot with the game's own judgement.
const squireBot = "squire"

// Game is the edition as hosts deal with it.
func (e *Edition) Game() play.Game {
	return play.Of[State](play.Spec[State]{
		ID: e.ID, Version: e.Version, Least: e.Least, Most: e.Most,
		Options:     e.Options,
		Suggestions: e.Suggestions,
		Start:       e.New,
		Upgrade:     e.Upgrade,
		Levels:      e.levels(),
		Bots:        bots(),
		Tempers:     tempered(),
		Mind:        e.Mind,
		People:      e.People,
		Called:      called,
		Repeats:     repeats,
		LoadBox:     e.LoadBox,
		Components:  func(language string) any { return e.Components(e.Box, language) },
		Text:        e.TextOf,
		RuleID:      e.Words.RuleID,
		PromptName:  e.Words.PromptName,
		Done:        e.done,
		LineName:    e.Words.LineName,
		Playtime:    playtime,
		TimeUp:      TimeUp,
		Weight:      e.weight,
		About:       About,
		Gains:       honourIn,
		Deed:        e.deed,
		Matter:      battleMatter,
		Foretells:   tellerBot,
		Lessons:     e.Lessons,
	})
}

// done is the name of what is done with an answer: to attack a realm is not to attack barbarians, nor is a card against somebody
// one for oneself.
func (e *Edition) done(a play.Answer) string {
	switch {
	case a.Verb == Attack && play.Seat(a.B) != Barbarians:
		return "attack-realm"
	case a.Verb == Build:
		return "build-" + buildingIDs[a.B]
	case a.Verb == PlayCard && play.Seat(a.B) >= 0 && play.Seat(a.B) != a.Seat:
		return "play-against"
	}
	return e.Words.Done(a)
}

// levels are those of the bots that play its empty seats.
func (e *Edition) levels() []string {
	if e.Mind == nil {
		return []string{squireBot}
	}
	return []string{squireBot, kingBot}
}

// bots are those who play its empty seats, and kinds that are no level: who plays battles on, and the neighbours of who
// learns the game.
func bots() map[string]func(seed uint64) play.Policy[State] {
	return map[string]func(seed uint64) play.Policy[State]{
		squireBot:    NewSquire,
		tellerBot:    func(uint64) play.Policy[State] { return teller{} },
		besiegerBot:  func(uint64) play.Policy[State] { return teller{Besieges: true} },
		NeighbourBot: func(uint64) play.Policy[State] { return neighbour{} },
	}
}

// RealmOption is the realm that a seat plays. The realms have the names by which the box knows them.
// rule: mu-prototype/realms/selectable-realms
func (e *Edition) RealmOption() play.Option {
	realm := play.Option{ID: OptionRealm, Values: []int{AnyRealm}, Names: []string{"any"}, PerSeat: true}
	for n, r := range e.Box.Playable() {
		realm.Values, realm.Names = append(realm.Values, n+1), append(realm.Names, e.Box.Atlas.Realms[r].ID)
	}
	return realm
}

// playtime is for how long a table is to be played.
// rule: mu-prototype/duration/time-limit-finishes-current-turn
func playtime(s signoria.Setup) time.Duration {
	return time.Duration(s.Options[OptionTime]) * time.Minute
}

// called is the realm a seat plays.
func called(g *State, s play.Seat) string { return g.Box().Atlas.Realms[g.Players[s].Realm].ID }

// TextOf is a text of the game by its key. Realms are named in the box, numbers by themselves.
func (e *Edition) TextOf(language, key string) string {
	box := e.Box
	if id, ok := strings.CutPrefix(key, "called."); ok {
		for i := range box.Atlas.Realms {
			if box.Atlas.Realms[i].ID == id {
				return box.Atlas.Realms[i].Name[language]
			}
		}
	}
	if n, about, ok := numbered(key, OptionRealm); ok && n != AnyRealm && n <= len(box.Playable()) {
		realm := box.Playable()[n-1]
		if about {
			return box.Starts[realm].Text[language]
		}
		return box.Atlas.Realms[realm].Name[language]
	}
	for _, option := range [...]string{OptionTurns, OptionHonour, OptionTime} {
		if n, about, ok := numbered(key, option); ok && n != 0 && !about {
			return fmt.Sprintf(e.Words.Text(language, "option."+option+".n"), n)
		}
	}
	return e.Words.Text(language, key)
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
