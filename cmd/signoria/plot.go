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

	"signoria/play"
	"signoria/rulebook"
)

// plot draws who won in what simulate --json told: a panel for each value of an option, in it a bar for all that a
// seat may play. The same tables always make the same picture.
func plot(e env, args []string) error {
	f := flags("plot")
	by := f.String("by", "", "")
	lang := f.String("lang", "en", "")
	words, err := parse(f, args)
	if err != nil {
		return err
	}
	if !slices.Contains(rulebook.Languages, *lang) {
		return misusef("--lang %q: en or it", *lang)
	}
	tables, err := readTables(e, words)
	if err != nil {
		return err
	}
	game, err := e.game([]string{tables[0].Game})
	if err != nil {
		return err
	}
	p := plotting{game: game, lang: *lang}
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
		case len(t.Called) != t.Seats || t.Seats == 0:
			return nil, fmt.Errorf("the table of seed %d does not tell what each seat played", t.Seed)
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
	game   play.Game
	lang   string
	by     *play.Option
	kinds  []string // what is played, the most successful first
	panels []panel
	most   float64 // where the scale ends
}

// panel is the tables of one value of the option.
type panel struct {
	title  string
	tables int
	kinds  []string // what was played at them, in the order of the plot
	wins   map[string]tally
}

// count sorts the tables into panels.
func (p *plotting) count(tables []simulated) error {
	played := func(t *simulated, seat int) string { return t.Called[seat] }
	all := winsBy(tables, played)
	p.kinds = slices.SortedFunc(maps.Keys(all), func(a, b string) int {
		return cmp.Or(cmp.Compare(all[b].share(), all[a].share()), cmp.Compare(a, b))
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
		one := panel{title: p.titleOf(value), tables: len(some), wins: winsBy(some, played)}
		for _, kind := range p.kinds {
			t, played := one.wins[kind]
			if !played {
				continue
			}
			one.kinds = append(one.kinds, kind)
			_, hi := interval(t.won, t.played)
			p.most = max(p.most, hi)
		}
		p.panels = append(p.panels, one)
	}
	if len(p.panels) == 0 {
		return fmt.Errorf("none of the tables has a value of %s that the game knows", p.by.ID)
	}
	p.most = math.Ceil(p.most*10) / 10
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
	panelWide = 460
	nameWide  = 168
	barsWide  = 216
	barHigh   = 14
	barStep   = 26
	panelHead = 54
	panelFoot = 34
	plotHead  = 58
	lineHigh  = 16
	plotEdge  = 20
	across    = 2 // panels side by side
)

var plotWords = map[string]struct{ title, how, tables, of string }{
	"en": {"wins by what is played", "The bar is the share of its games that each won; the line across its end is the 95 % interval, the dashed one what would be its share if all at its tables were alike.", "%d games", "%s: %s won %s of %d"},
	"it": {"vittorie secondo ciò che si gioca", "La barra è la quota di partite vinte da ciascuno; il tratto alla sua fine è l’intervallo al 95 %, quello tratteggiato la quota che gli toccherebbe se ai suoi tavoli tutti fossero pari.", "%d partite", "%s: %s ha vinto %s di %d"},
}

const plotStyle = `
  svg { color-scheme: light dark; font-family: 'EB Garamond', Garamond, Georgia, serif }
  .ground { fill: #f3ebd8 } .title { fill: #8c1c1c; font-size: 24px } .head { fill: #2a2018; font-size: 18px }
  .soft { fill: #5a4a38; font-size: 13px } .name { fill: #2a2018; font-size: 15px } .bar { fill: #c8962e }
  .grid { stroke: #d6c7a6 } .fair { stroke: #8c1c1c; stroke-width: 1.6; stroke-dasharray: 5 4 } .span { stroke: #2a2018; stroke-width: 1.6; fill: none }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #2a231b } .title { fill: #e88577 } .head, .name { fill: #efe5cf } .soft { fill: #c8b795 } .bar { fill: #96691a }
    .grid { stroke: #4b3f2c } .fair { stroke: #e88577 } .span { stroke: #efe5cf }
  }
`

// svg is the plot as an SVG.
func (p *plotting) svg() string {
	var b strings.Builder
	cols := min(across, len(p.panels))
	rows := (len(p.panels) + cols - 1) / cols
	high := panelHead + barStep*p.bars() + panelFoot
	said := plotWords[p.lang]
	wide := cols*panelWide + 2*plotEdge
	how := broken(said.how, wide/6)
	head := plotHead + lineHigh*len(how)
	tall := head + rows*high + plotEdge
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d" role="img">`+"\n", wide, tall, wide, tall)
	fmt.Fprintf(&b, "<title>%s: %s</title>\n<desc>%s</desc>\n<style>%s</style>\n", p.text("title"), said.title, html.EscapeString(p.inWords()), plotStyle)
	fmt.Fprintf(&b, `<rect class="ground" width="%d" height="%d"/>`+"\n", wide, tall)
	fmt.Fprintf(&b, `<text class="title" x="%d" y="38">%s: %s</text>`+"\n", plotEdge, p.text("title"), said.title)
	for i, line := range how {
		fmt.Fprintf(&b, `<text class="soft" x="%d" y="%d">%s</text>`+"\n", plotEdge, plotHead+lineHigh*i, line)
	}
	for i, one := range p.panels {
		fmt.Fprintf(&b, `<g transform="translate(%d %d)">`+"\n", plotEdge+i%cols*panelWide, head+i/cols*high)
		p.panel(&b, one)
		b.WriteString("</g>\n")
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// bars are the most bars in a panel.
func (p *plotting) bars() (most int) {
	for _, one := range p.panels {
		most = max(most, len(one.kinds))
	}
	return most
}

// panel draws one panel.
func (p *plotting) panel(b *strings.Builder, one panel) {
	bottom := panelHead + barStep*len(one.kinds)
	x := func(share float64) float64 { return nameWide + barsWide*share/p.most }
	fmt.Fprintf(b, `<text class="head" x="0" y="28">%s</text><text class="soft" x="0" y="45">%s</text>`+"\n",
		html.EscapeString(one.title), fmt.Sprintf(plotWords[p.lang].tables, one.tables))
	for tick := 0.0; tick <= p.most+1e-9; tick += 0.1 {
		fmt.Fprintf(b, `<path class="grid" d="M%.1f %dV%d"/>`, x(tick), panelHead, bottom)
		if math.Mod(math.Round(tick*10), 2) == 0 {
			fmt.Fprintf(b, `<text class="soft" text-anchor="middle" x="%.1f" y="%d">%s</text>`, x(tick), bottom+16, percent(tick))
		}
	}
	b.WriteString("\n")
	for i, kind := range one.kinds {
		t := one.wins[kind]
		lo, hi := interval(t.won, t.played)
		top := panelHead + barStep*i + (barStep-barHigh)/2
		mid := float64(top) + barHigh/2
		fmt.Fprintf(b, `<text class="name" text-anchor="end" x="%d" y="%.1f">%s</text>`, nameWide-8, mid+5, html.EscapeString(p.nameOf(kind)))
		fmt.Fprintf(b, `<rect class="bar" x="%d" y="%d" width="%.1f" height="%d" rx="2"/>`, nameWide, top, x(t.share())-nameWide, barHigh)
		fmt.Fprintf(b, `<path class="span" d="M%.1f %.1fV%.1fM%.1f %.1fH%.1fM%.1f %.1fV%.1f"/>`, x(lo), mid-4, mid+4, x(lo), mid, x(hi), x(hi), mid-4, mid+4)
		fmt.Fprintf(b, `<path class="fair" d="M%.1f %.1fV%.1f"/>`, x(t.fair()), mid-barStep/2, mid+barStep/2)
		fmt.Fprintf(b, `<text class="name" x="%.1f" y="%.1f">%s</text>`+"\n", float64(nameWide+barsWide+8), mid+5, percent(t.share()))
	}
}

func percent(share float64) string { return fmt.Sprintf("%.0f %%", 100*share) }

// nameOf is what is played, by its name.
func (p *plotting) nameOf(kind string) string {
	return cmp.Or(p.game.Text(p.lang, "called."+kind), kind)
}

func (p *plotting) text(key string) string { return html.EscapeString(p.game.Text(p.lang, key)) }

// inWords tells the plot to who does not see it.
func (p *plotting) inWords() string {
	var all []string
	for _, one := range p.panels {
		for _, kind := range one.kinds {
			t := one.wins[kind]
			all = append(all, fmt.Sprintf(plotWords[p.lang].of, one.title, p.nameOf(kind), percent(t.share()), t.played))
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
