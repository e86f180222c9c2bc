package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"html"
	"io"
	"maps"
	"math"
	"os"
	"slices"
	"strings"
	"unicode/utf8"

	"signoria/figure"
	"signoria/play"
	"signoria/rulebook"
)

// plot draws what came of the tables that simulate --json told of, who won or with what score: a panel for each value
// of an option, in it a bar for all that a seat may play. The same tables always make the same picture.
func plot(e env, args []string) error {
	f := flags("plot")
	by := f.String("by", "", "")
	of := f.String("of", "wins", "")
	lang := f.String("lang", "en", "")
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	if !slices.Contains(rulebook.Languages, *lang) {
		return misusef("--lang %q: en or it", *lang)
	}
	stick, ok := yardsticks[*of]
	if !ok {
		return misusef("--of %q: wins, score or rating", *of)
	}
	tables, err := readTables(e, words)
	if err != nil {
		return err
	}
	game, err := e.game([]string{tables[0].Game})
	if err != nil {
		return err
	}
	p := plotting{game: game, lang: *lang, yardstick: stick}
	if p.by, err = optionBy(game, *by); err != nil {
		return err
	}
	if err := p.count(tables); err != nil {
		return err
	}
	_, err = io.WriteString(e.out, p.svg())
	return err
}

// readTables reads what simulate told, from a file or from what is piped in.
func readTables(e env, words []string) (tables []simulated, err error) {
	in := e.in
	switch len(words) {
	case 0:
	case 1:
		file, err := os.Open(words[0])
		if err != nil {
			return nil, misuse{err}
		}
		defer file.Close()
		in = file
	default:
		return nil, misusef("one file, or none for what is piped in")
	}
	lines := json.NewDecoder(bufio.NewReader(in))
	for {
		var t simulated
		switch err := lines.Decode(&t); {
		case err == io.EOF && len(tables) == 0:
			return nil, misusef("there are no tables of simulate --json in it")
		case err == io.EOF:
			return tables, nil
		case err != nil:
			return nil, fmt.Errorf("this is not what simulate --json writes: %w", err)
		case len(tables) > 0 && t.Game != tables[0].Game:
			return nil, fmt.Errorf("tables of %s and of %s: one game at a time", tables[0].Game, t.Game)
		case t.Seats == 0:
			return nil, fmt.Errorf("the table of seed %d has no seats", t.Seed)
		}
		tables = append(tables, t)
	}
}

// optionBy is the option whose values have a panel each: the one that is named, or the scenario in a game that has
// scenarios; nil for one panel.
func optionBy(g play.Game, id string) (*play.Option, error) {
	var ids []string
	for _, o := range g.Options() {
		if o.ID == cmp.Or(id, scenario) && !o.PerSeat {
			return &o, nil
		}
		ids = append(ids, o.ID)
	}
	if id != "" {
		return nil, misusef("%s has no option %q for the whole table; it has %s", g.ID(), id, strings.Join(ids, ", "))
	}
	return nil, nil
}

// plotting is a plot that is being made.
type plotting struct {
	game play.Game
	lang string
	by   *play.Option
	yardstick
	kinds  []string // what is played, the most successful first
	panels []panel
	most   float64 // where the scale ends
}

// bar is how something that is played did: its mean, the 95 % interval of that, what it would be if all at its tables
// were alike, and in how many games.
type bar struct {
	value, lo, hi, even float64
	games               int
}

// yardstick is what the bars show.
type yardstick struct {
	of    func(tables []simulated, played func(t *simulated, seat int) string) map[string]bar
	each  func(t *simulated) []string // what has a bar, by seat
	named string                      // where its names stand among the game's texts
	step  float64                     // between lines of the grid, of which every other is labelled
	said  func(value float64) string
	words map[string]plotted
}

// plotted are the words of a yardstick in a language.
type plotted struct{ title, how, of string }

var yardsticks = map[string]yardstick{
	"wins": {sharesOf, calledAt, "called", 0.1, percent, map[string]plotted{
		"en": {"wins by what is played", "The bar is the share of its games that each won; the line across its end is the 95 % interval, the dashed one what would be its share if all at its tables were alike.", "%s: %s won %s of %d"},
		"it": {"vittorie secondo ciò che si gioca", "La barra è la quota di partite vinte da ciascuno; il tratto alla sua fine è l’intervallo al 95 %, quello tratteggiato la quota che gli toccherebbe se ai suoi tavoli tutti fossero pari.", "%s: %s ha vinto %s di %d"},
	}},
	"score": {scoresOf, calledAt, "called", 1, tenths, map[string]plotted{
		"en": {"score by what is played", "The bar is the mean score with which each ended; the line across its end is the 95 % interval, the dashed one the mean of all.", "%s: %s ended with %s in the mean of %d games"},
		"it": {"punteggio secondo ciò che si gioca", "La barra è il punteggio medio con cui ciascuno ha finito; il tratto alla sua fine è l’intervallo al 95 %, quello tratteggiato la media di tutti.", "%s: %s ha finito con %s in media in %d partite"},
	}},
	"rating": {ratingsOf, botsAt, "bot", 250, whole, map[string]plotted{
		"en": {"how strong the bots are", "The bar is a bot’s rating: who stands 400 above another wins ten times as often. Squires stand at 1000; the line across the end of another’s bar is the 95 % interval of how far he is from them.", "%s: %s is rated %s after %d games"},
		"it": {"quanto sono forti i bot", "La barra è il punteggio di un bot: chi sta 400 sopra un altro vince dieci volte più spesso. Gli scudieri stanno a 1000; il tratto alla fine della barra di un altro è l’intervallo al 95 % della sua distanza da loro.", "%s: %s sta a %s dopo %d partite"},
	}},
}

func calledAt(t *simulated) []string { return t.Called }
func botsAt(t *simulated) []string   { return t.Bots }

// sharesOf is the share of its games that each has won.
func sharesOf(tables []simulated, played func(*simulated, int) string) map[string]bar {
	bars := map[string]bar{}
	for kind, t := range winsBy(tables, played) {
		lo, hi := t.interval()
		bars[kind] = bar{t.share(), lo, hi, t.fair(), t.played}
	}
	return bars
}

// scoresOf is the mean of the first scores with which each has ended. The interval is that of a normal mean.
func scoresOf(tables []simulated, played func(*simulated, int) string) map[string]bar {
	scores := map[string][]float64{}
	sum, n := 0.0, 0
	for i := range tables {
		for seat, score := range tables[i].Scores {
			kind := played(&tables[i], seat)
			scores[kind] = append(scores[kind], float64(score))
			sum += float64(score)
			n++
		}
	}
	bars := map[string]bar{}
	for kind, all := range scores {
		mean, squares := 0.0, 0.0
		for _, x := range all {
			mean += x / float64(len(all))
		}
		for _, x := range all {
			squares += (x - mean) * (x - mean)
		}
		half := figure.Surely * math.Sqrt(squares/float64(max(1, len(all)-1))/float64(len(all)))
		bars[kind] = bar{mean, mean - half, mean + half, sum / float64(n), len(all)}
	}
	return bars
}

func tenths(value float64) string { return fmt.Sprintf("%.1f", value) }
func whole(value float64) string  { return fmt.Sprintf("%.0f", value) }

// panel is the tables of one value of the option.
type panel struct {
	title  string
	tables int
	kinds  []string // what was played at them, in the order of the plot
	bars   map[string]bar
}

// count sorts the tables into panels.
func (p *plotting) count(tables []simulated) error {
	for i := range tables {
		if len(p.each(&tables[i])) != tables[i].Seats {
			return fmt.Errorf("the table of seed %d does not tell what each seat played", tables[i].Seed)
		}
	}
	played := func(t *simulated, seat int) string { return p.each(t)[seat] }
	all := p.of(tables, played)
	p.kinds = slices.SortedFunc(maps.Keys(all), func(a, b string) int {
		return cmp.Or(cmp.Compare(all[b].value, all[a].value), cmp.Compare(a, b))
	})
	for _, value := range p.values() {
		var some []simulated
		for _, t := range tables {
			if p.by == nil || valueOf(t, *p.by) == value {
				some = append(some, t)
			}
		}
		if len(some) == 0 {
			continue
		}
		one := panel{title: p.titleOf(value), tables: len(some), bars: p.of(some, played)}
		for _, kind := range p.kinds {
			b, played := one.bars[kind]
			if !played {
				continue
			}
			one.kinds = append(one.kinds, kind)
			p.most = max(p.most, b.hi)
		}
		p.panels = append(p.panels, one)
	}
	if len(p.panels) == 0 {
		return fmt.Errorf("none of the tables has a value of %s that the game knows", p.by.ID)
	}
	p.most = max(p.step, math.Ceil(p.most/p.step)*p.step)
	return nil
}

func (p *plotting) values() []int {
	if p.by == nil {
		return []int{0}
	}
	return p.by.Values
}

func (p *plotting) titleOf(value int) string {
	if p.by == nil {
		return p.game.Text(p.lang, "title")
	}
	return p.game.Text(p.lang, fmt.Sprintf("option.%s.%d", p.by.ID, value))
}

// valueOf is what an option was at a table.
func valueOf(t simulated, o play.Option) int {
	if v, said := t.Options[o.ID]; said {
		return v
	}
	return o.Default
}

// The measures of the plot, in its own units.
const (
	nameWide  = 160 // at the least: as wide as the longest name wants
	letter    = 7   // of a name
	barsWide  = 216
	valueWide = 76
	gap       = 8
	barHigh   = 14
	barStep   = 26
	panelHead = 54
	panelFoot = 34
	plotHead  = 10
	titleHigh = 28
	titleFoot = 4
	titleStep = 11 // a letter of it
	lineHigh  = 16
	plotEdge  = 20
	across    = 2 // panels side by side
)

var plotTables = map[string]string{"en": "%d games", "it": "%d partite"}

// svg is the plot as an SVG.
func (p *plotting) svg() string {
	var b strings.Builder
	cols := min(across, len(p.panels))
	rows := (len(p.panels) + cols - 1) / cols
	high := panelHead + barStep*p.bars() + panelFoot
	said := p.words[p.lang]
	names := p.nameWide()
	panelWide := names + gap + barsWide + valueWide
	wide := cols*panelWide + 2*plotEdge
	title := broken(p.text("title")+": "+said.title, (wide-2*plotEdge)/titleStep)
	how := broken(said.how, wide/6)
	under := plotHead + titleHigh*len(title) + titleFoot
	head := under + lineHigh*len(how) + lineHigh
	tall := head + rows*high + plotEdge
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n", wide, tall, wide, tall)
	fmt.Fprintf(&b, "<title>%s: %s</title>\n<desc>%s</desc>\n<style>%s</style>\n", p.text("title"), said.title, html.EscapeString(p.inWords()), figure.Style)
	fmt.Fprintf(&b, `<rect class="ground" width="%d" height="%d"/>`+"\n", wide, tall)
	for i, line := range title {
		fmt.Fprintf(&b, `<text class="title" x="%d" y="%d">%s</text>`+"\n", plotEdge, plotHead+titleHigh*(i+1), line)
	}
	for i, line := range how {
		fmt.Fprintf(&b, `<text class="soft" x="%d" y="%d">%s</text>`+"\n", plotEdge, under+lineHigh*(i+1), line)
	}
	for i, one := range p.panels {
		fmt.Fprintf(&b, `<g transform="translate(%d %d)">`+"\n", plotEdge+i%cols*panelWide, head+i/cols*high)
		p.panel(&b, one, names)
		b.WriteString("</g>\n")
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// nameWide is how much room the names want.
func (p *plotting) nameWide() int {
	most := nameWide
	for _, kind := range p.kinds {
		most = max(most, letter*utf8.RuneCountInString(p.nameOf(kind)))
	}
	return most
}

// bars are the most bars in a panel.
func (p *plotting) bars() (most int) {
	for _, one := range p.panels {
		most = max(most, len(one.kinds))
	}
	return most
}

// panel draws one panel, with so much room for the names.
func (p *plotting) panel(b *strings.Builder, one panel, names int) {
	bottom := panelHead + barStep*len(one.kinds)
	left := names + gap
	x := func(value float64) float64 { return float64(left) + barsWide*max(0, value)/p.most }
	fmt.Fprintf(b, `<text class="head" x="0" y="28">%s</text><text class="soft" x="0" y="45">%s</text>`+"\n",
		html.EscapeString(one.title), fmt.Sprintf(plotTables[p.lang], one.tables))
	for i := range int(math.Round(p.most/p.step)) + 1 {
		tick := float64(i) * p.step
		fmt.Fprintf(b, `<path class="grid" d="M%.1f %dV%d"/>`, x(tick), panelHead, bottom)
		if i%2 == 0 {
			fmt.Fprintf(b, `<text class="soft" text-anchor="middle" x="%.1f" y="%d">%s</text>`, x(tick), bottom+16, p.said(tick))
		}
	}
	b.WriteString("\n")
	for i, kind := range one.kinds {
		t := one.bars[kind]
		top := panelHead + barStep*i + (barStep-barHigh)/2
		mid := float64(top) + barHigh/2
		fmt.Fprintf(b, `<text class="name" text-anchor="end" x="%d" y="%.1f">%s</text>`, left-gap, mid+5, html.EscapeString(p.nameOf(kind)))
		fmt.Fprintf(b, `<rect class="bar" x="%d" y="%d" width="%.1f" height="%d" rx="2"/>`, left, top, x(t.value)-float64(left), barHigh)
		fmt.Fprintf(b, `<path class="span" d="M%.1f %.1fV%.1fM%.1f %.1fH%.1fM%.1f %.1fV%.1f"/>`, x(t.lo), mid-4, mid+4, x(t.lo), mid, x(t.hi), x(t.hi), mid-4, mid+4)
		fmt.Fprintf(b, `<path class="fair" d="M%.1f %.1fV%.1f"/>`, x(t.even), mid-barStep/2, mid+barStep/2)
		fmt.Fprintf(b, `<text class="name" x="%.1f" y="%.1f">%s</text>`+"\n", float64(left+barsWide+gap), mid+5, p.said(t.value))
	}
}

func percent(share float64) string { return fmt.Sprintf("%.0f %%", 100*share) }

// nameOf is what is played, or who plays it, by its name.
func (p *plotting) nameOf(kind string) string {
	if level, temper := play.LevelAndTemper(kind); p.named == "bot" && temper != "" {
		return p.game.Text(p.lang, "bot."+level) + " · " + p.game.Text(p.lang, "temper."+temper)
	}
	return cmp.Or(p.game.Text(p.lang, p.named+"."+kind), kind)
}

func (p *plotting) text(key string) string { return html.EscapeString(p.game.Text(p.lang, key)) }

// inWords tells the plot to who does not see it.
func (p *plotting) inWords() string {
	var all []string
	for _, one := range p.panels {
		for _, kind := range one.kinds {
			t := one.bars[kind]
			all = append(all, fmt.Sprintf(p.words[p.lang].of, one.title, p.nameOf(kind), p.said(t.value), t.games))
		}
	}
	return strings.Join(all, "; ") + "."
}

// broken breaks a text into lines of at most so many letters.
func broken(text string, most int) (lines []string) {
	line := ""
	for word := range strings.FieldsSeq(text) {
		if line != "" && len([]rune(line))+1+len([]rune(word)) > most {
			lines = append(lines, line)
			line = ""
		}
		line = strings.TrimSpace(line + " " + word)
	}
	return append(lines, line)
}
