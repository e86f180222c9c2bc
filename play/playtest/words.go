package playtest

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
)

// Worded checks that a game has in each language the words with which it is offered and its story is told: for itself,
// its lessons, its options, its bots, the tables it suggests, what is scored at these and its deeds; and that those tables can be
// opened, with bots that there are.
func Worded(t testing.TB, g play.Game, languages []string) {
	t.Helper()
	for _, lang := range languages {
		for _, key := range append(offeredBy(g), toldOf(t, g)...) {
			if g.Text(lang, key) == "" {
				t.Errorf("%s: there is no text %q", lang, key)
			}
		}
	}
}

func offeredBy(g play.Game) []string {
	keys := []string{"title", "title.about", "title.poster", "title.length"}
	for _, l := range g.Lessons() {
		keys = append(keys, "lesson."+l.ID+".length")
	}
	for _, o := range g.Options() {
		keys = append(keys, "option."+o.ID, "option."+o.ID+".hint")
		for _, v := range o.Values {
			keys = append(keys, fmt.Sprintf("option.%s.%d", o.ID, v))
		}
	}
	for _, level := range g.Bots() {
		keys = append(keys, "bot."+level, "bot."+level+".about")
		for _, temper := range g.Tempers(level) {
			keys = append(keys, "temper."+temper, "temper."+temper+".about")
		}
	}
	for _, s := range g.Suggestions() {
		keys = append(keys, "table."+s.ID, "table."+s.ID+".about")
	}
	return keys
}

func toldOf(t testing.TB, g play.Game) (keys []string) {
	t.Helper()
	for k := range play.Key(math.MaxUint16) {
		if deed := g.Deed(k); deed != "" {
			keys = append(keys, "deed."+deed)
		}
	}
	for _, s := range g.Suggestions() {
		src := chance.New(1)
		bots := play.Lively(g, play.BotsIn(s.Seats), &src)
		for _, bot := range bots {
			if bot != "" && !play.Knows(g, bot) {
				t.Errorf("the table %q wants a bot %q, and there is none", s.ID, bot)
			}
		}
		setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: len(s.Seats), Options: s.Options}
		l, err := g.Start(play.Seated(g, setup, bots))
		if err != nil {
			t.Errorf("the table %q cannot be opened: %v", s.ID, err)
			continue
		}
		for _, score := range l.Standing().Places[0].Scores {
			keys = append(keys, "score."+score.Name)
		}
	}
	slices.Sort(keys)
	return slices.Compact(keys)
}

// Named checks that every rule that refuses is one of the ledger, and that only lines that there are matter or are
// told again when the game is over.
func Named(t testing.TB, g play.Game, ledger []string) {
	t.Helper()
	for r := range play.Rule(math.MaxUint16) {
		if id := g.RuleID(r); id != "" && !slices.Contains(ledger, id) {
			t.Errorf("rule %d: the ledger has no %s", r, id)
		}
	}
	for k := range play.Key(math.MaxUint16) {
		if g.LineName(k) == "" && (g.Weight(k) != play.Plain || g.Deed(k) != "") {
			t.Errorf("line %d has a weight or is a deed, and there is none", k)
		}
	}
}
