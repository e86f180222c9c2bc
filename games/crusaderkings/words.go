package crusaderkings

import (
	"embed"
	"fmt"
	"io/fs"
	"sync"
	"text/template"

	"signoria/lang"
	"signoria/play"
	"signoria/play/bargain"
	"signoria/rulebook"
)

// Every word of the game stands in text/, by language and chapter: "prompt.<name>" is what a seat is
// asked, "choice.<verb>" what a button says, "line.<name>" a line of the chronicle; the rest of the
// keys are named for what they name. Every chapter names its verbs, prompts, lines and rules; here
// they come together.

var (
	verbs = lang.Join(actionVerbs, adoptionVerbs, aiVerbs, changeHandsVerbs, checkVerbs, conquestVerbs, crisisVerbs, crusadeVerbs, effectVerbs, eliminationVerbs,
		eraVerbs, generalVerbs, invadeVerbs, marriageVerbs, mobiliseVerbs, overthrowVerbs, pactVerbs, plotVerbs, realmVerbs, roundVerbs,
		setupVerbs, taxVerbs, titleVerbs, tradeVerbs)
	prompts = lang.Join(actionPrompts, aiPrompts, changeHandsPrompts, checkPrompts, conquestPrompts, crisisPrompts, crusadePrompts, effectPrompts, eliminationPrompts,
		eraPrompts, invadePrompts, marriagePrompts, mobilisePrompts, overthrowPrompts, plotPrompts, realmPrompts, roundPrompts,
		setupPrompts, taxPrompts, titlePrompts, turnPrompts)
	lines = lang.Join(actionLines, adoptionLines, aiLines, changeHandsLines, checkLines, conquestLines, crisisLines, crusadeLines, deathLines,
		effectLines, eliminationLines, endLines, eraLines, eventLines, generalLines, invadeLines, marriageLines, mobiliseLines, overthrowLines, pactLines, plotLines, realmLines,
		roundLines, setupLines, spouseLossLines, successionLines, taxLines, titleLines, tradeLines, trophyLines, turnLines)
	rules = lang.Join(actionRules, adoptionRules, changeHandsRules, crusadeRules, invadeRules, marriageRules, mobiliseRules, overthrowRules,
		plotRules, realmRules, roundRules, setupRules, titleRules, tradeRules)
)

//go:embed text
var textFiles embed.FS

var (
	loadTexts   sync.Once
	loadedTexts *lang.Texts
)

// texts are all of the game's texts, loaded when the first of them is wanted.
func texts() *lang.Texts {
	loadTexts.Do(func() {
		files, err := fs.Sub(textFiles, "text")
		if err != nil {
			panic(err)
		}
		loadedTexts, err = lang.Load(files, rulebook.Languages, func(language string) template.FuncMap {
			return speakers[language].funcs()
		})
		if err != nil {
			panic(err)
		}
	})
	return loadedTexts
}

// said is what a text speaks of: the arguments of a prompt or line, or what a choice is done to.
type said struct {
	A, B, C, D, E, F int16
	Lo, Hi           int16  // of a choice with a range
	Note             string // a seat's free words
}

// Tell says a line of the chronicle in a language.
func (g *State) Tell(language string, l play.Line) string {
	return g.say(language, "line."+lines[l.Key], argsSaid(l.Args, l.Note))
}

func argsSaid(a play.Args, note string) said {
	return said{A: a[0], B: a[1], C: a[2], D: a[3], E: a[4], F: a[5], Note: note}
}

// Describe says an offer in a language.
func (g *State) Describe(language string, o play.Offer) play.Told {
	told := play.Told{
		Prompt:  g.say(language, "prompt."+prompts[o.Prompt], argsSaid(o.Args, "")),
		Choices: make([]play.ToldChoice, len(o.Choices)),
		Refused: make([]play.ToldChoice, len(o.Refused)),
	}
	for i, c := range o.Choices {
		told.Choices[i] = g.describe(language, c)
	}
	for i, r := range o.Refused {
		told.Refused[i] = g.describe(language, r.Choice)
	}
	return told
}

func (g *State) describe(language string, c play.Choice) play.ToldChoice {
	verb := verbs[c.Verb]
	what := said{A: c.A, B: c.B, C: c.C, Lo: c.Lo, Hi: c.Hi}
	told := play.ToldChoice{
		Verb: verb, Group: verb, Words: worded[c.Verb],
		Label: g.say(language, "choice."+verb, what),
	}
	if texts().Text(language, "head."+verb) != "" { // many choices, easier to read under one head each
		told.Head, told.Short = g.say(language, "head."+verb, what), g.say(language, "short."+verb, what)
		told.Group = verb + " " + told.Head
	}
	if point := refs[c.Verb]; point != nil {
		told.Refs = point(c)
	}
	if c.Verb == DrawHand {
		told.Dials = g.handDials(language, c)
	}
	return told
}

// handDials are the numbers a hand is made of.
func (g *State) handDials(language string, c play.Choice) []play.Dial {
	dials := make([]play.Dial, 0, cardTypes)
	for kind, n := range handOf(c.With(0, 0)) {
		dials = append(dials, play.Dial{Name: g.say(language, "name.card-"+cardTypeIDs[kind], said{}), Value: int16(n)})
	}
	return dials
}

func (g *State) say(language, key string, what said) string {
	s, ok := speakers[language]
	if !ok {
		language, s = rulebook.Languages[0], speakers[rulebook.Languages[0]]
	}
	t := texts()
	s.mu.Lock()
	defer s.mu.Unlock()
	s.g = g
	return t.Say(language, key, what)
}

// naming lets a speaker of the language name something of the position.
func (g *State) naming(language string, name func(*speaker) string) string {
	s := speakers[language]
	s.mu.Lock()
	defer s.mu.Unlock()
	s.g = g
	return name(s)
}

// speaker says names in one language. The texts' functions speak of the position it looks at.
type speaker struct {
	language string
	mu       sync.Mutex
	g        *State
}

var speakers = func() map[string]*speaker {
	all := map[string]*speaker{}
	for _, language := range rulebook.Languages {
		all[language] = &speaker{language: language}
	}
	return all
}()

// funcs are what texts may call. Names come out marked up, to be pointed at: [[territory:wales|Wales]].
func (s *speaker) funcs() template.FuncMap {
	f := template.FuncMap{
		"seat": s.seat, "house": s.house, "family": s.family, "person": s.person, "home": s.home,
		"territory": s.territory, "thing": s.thing, "trait": s.trait, "token": s.token,
		"card": s.card, "event": s.event, "development": s.development, "master": s.master,
		"space": s.space, "scenario": s.scenario,
		"action":     s.action,
		"people":     func(culture int16) string { return s.word(fmt.Sprintf("name.people-%d", culture), culture) },
		"kind":       func(kind int16) string { return s.word("name.card-"+cardTypeIDs[kind], kind) },
		"death":      func(how int16) string { return s.word(fmt.Sprintf("name.death-%d", how), how) },
		"controller": func(i int16) string { return s.seat(int16(s.g.Territories[i].Owner)) },
		"trophy":     func(k int16) string { return s.word(fmt.Sprintf("name.trophy-%d", k), k) },
		"strategy":   func(x int16) string { return s.word("name.strategy-"+strategyIDs[x], x) },
		"leader": func(seat int16) string {
			return s.word("name.strategy-"+strategyIDs[s.g.Dynasties[seat].Strategy], seat)
		},
		"option":  func(e, i int16) string { return options(&box.Events[e])[i].Label[s.language] },
		"plotted": s.plotted,
		"gold":    func(n int16) string { return s.word("count.gold", n) },
		"dowry":   s.dowry,
		"minus":   func(n int16) int16 { return -n },
		"digit":   func(n, place int16) int16 { return n / place % 10 },
		"words":   bargain.Words,
		"pledges": func(note string) string { return texts().Say(s.language, "said.pledges", said{Note: note}) },
		"n":       func(n int16, one, many string) string { return fmt.Sprintf("%d %s", n, plural(n, one, many)) },
		"plural":  plural,
	}
	return f
}

// word says a text that speaks of one number.
func (s *speaker) word(key string, a int16) string {
	return texts().Say(s.language, key, said{A: a})
}

func plural(n int16, one, many string) string {
	if n == 1 || n == -1 {
		return one
	}
	return many
}

func mark(ref, name string) string { return "[[" + ref + "|" + name + "]]" }

// seat names a dynasty by its house, or by its people while it has none; a seat of nobody is nobody.
func (s *speaker) seat(seat int16) string {
	if seat < 0 {
		return s.word("name.nobody", 0)
	}
	d := &s.g.Dynasties[seat]
	if d.House == None {
		return mark(refSeat(seat), s.word(fmt.Sprintf("name.dynasty-%d", d.Culture), seat))
	}
	return mark(refSeat(seat), box.Houses[d.House].Name[s.language])
}

// house names a house that may be in the game no longer.
func (s *speaker) house(h int16) string {
	if h < 0 {
		return s.word("name.nobody", 0)
	}
	return box.Houses[h].Name[s.language]
}

// family names the dynasty somebody belongs to.
func (s *speaker) family(p int16) string {
	if x := &s.g.People[p]; x.At >= Ruler {
		return s.seat(int16(x.Of))
	}
	return s.word("name.nobody", 0)
}

func (s *speaker) person(p int16) string {
	if p < 0 {
		return s.word("name.nobody", 0)
	}
	return mark(refPerson(p), box.People[p].Name[s.language])
}

// home names the territory where somebody lives as a potential spouse.
func (s *speaker) home(p int16) string {
	if x := &s.g.People[p]; x.At == Unmarried {
		return s.territory(int16(x.Of))
	}
	return s.word("name.nowhere", 0)
}

func (s *speaker) territory(i int16) string {
	if i < 0 {
		return s.word("name.nowhere", 0)
	}
	return mark(refTerritory(i), box.Territories[i].Name[s.language])
}

// thing names what may change hands besides Gold.
func (s *speaker) thing(i int16) string {
	if i < territories {
		return s.territory(i)
	}
	return s.development(i - territories)
}

func (s *speaker) trait(i int16) string { return box.Traits[i].Name[s.language] }

func (s *speaker) token(i int16) string {
	if i < 0 {
		return s.word("name.nothing", 0)
	}
	return mark(refToken(i), s.trait(int16(box.Tokens[i].Trait)))
}

// card names an Action card by its type and its event.
func (s *speaker) card(c int16) string {
	if c < 0 {
		return s.word("name.nothing", 0)
	}
	x := box.Cards[c]
	return mark(refCard(c), s.word("name.card-"+cardTypeIDs[x.Type], 0)+" · "+box.Events[x.Event].Title[s.language])
}

func (s *speaker) event(e int16) string { return box.Events[e].Title[s.language] }

// development names a Development card.
func (s *speaker) development(d int16) string {
	if d < 0 {
		return s.word("name.nothing", 0)
	}
	return mark(refDevelopment(d), box.Developments[kindOf(int8(d))].Name[s.language])
}

// master names the dynasty that a Councillor serves.
func (s *speaker) master(d int16) string { return s.seat(int16(s.g.councillorOf(int8(d)))) }

func (s *speaker) space(i int16) string { return mark(refSpace(i), box.Spaces[i].Name[s.language]) }

func (s *speaker) scenario(i int16) string { return box.Scenarios[i].Name[s.language] }

// action names what a trait check is for, and about whom or what it is.
func (s *speaker) action(a, about int16) string {
	name := s.word("name.action-"+actionIDs[a], 0)
	switch {
	case about < 0:
		return name
	case aboutTerritory(Action(a)):
		return texts().Say(s.language, "said.action-in", said{Note: name, A: about})
	case Action(a) != CreateCasusBelli && Action(a) != Bribe:
		return texts().Say(s.language, "said.action-of", said{Note: name, A: about})
	}
	return name
}

// plotted names whom or what a plot is aimed at.
func (s *speaker) plotted(kind, at int16) string {
	switch Action(kind) {
	case CreateCasusBelli:
		return s.seat(at)
	case InciteRebellion:
		return s.territory(at)
	case Bribe:
		return s.development(at)
	}
	return s.person(at)
}

// dowry says what is offered with the marriage under way, "" if nothing is.
func (s *speaker) dowry() string {
	d := s.g.Match.Dowry
	if d.Goods[0] == 0 && d.Give == bargain.None && d.Take == bargain.None {
		return ""
	}
	return texts().Say(s.language, "said.dowry", said{A: d.Goods[0], B: d.Give, C: d.Take})
}

// The names under which the board draws things.

func refTerritory(i int16) string   { return "territory:" + box.Territories[i].ID }
func refDevelopment(d int16) string { return "development:" + box.Developments[kindOf(int8(d))].ID }
func refSeat(s int16) string        { return fmt.Sprintf("seat:%d", s) }
func refPerson(p int16) string      { return fmt.Sprintf("person:%d", p) }
func refToken(i int16) string       { return fmt.Sprintf("token:%d", i) }
func refCard(c int16) string        { return fmt.Sprintf("card:%d", c) }
func refSpace(i int16) string       { return fmt.Sprintf("space:%d", i) }
func refThing(i int16) string {
	if i < territories {
		return refTerritory(i)
	}
	return refDevelopment(i - territories)
}
