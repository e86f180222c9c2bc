package warriorknights

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
	verbs = lang.Join(actionVerbs, administrationVerbs, agendaVerbs, assaultVerbs, assemblyVerbs, banishmentVerbs,
		baronActionVerbs, battleVerbs, effectVerbs, eventVerbs, expeditionVerbs, fieldBattleVerbs,
		fortressVerbs, mercenaryDraftVerbs, movementVerbs, negotiationVerbs, neutralActionVerbs,
		optionVerbs, planningVerbs, privateMotionVerbs, reEntryVerbs, retreatVerbs, setupVerbs,
		wagesVerbs)
	prompts = lang.Join(actionPrompts, administrationPrompts, agendaPrompts, assaultPrompts, assemblyPrompts,
		banishmentPrompts, baronActionPrompts, battlePrompts, effectPrompts, eventPrompts,
		expeditionPrompts, fieldBattlePrompts, fortressPrompts, mercenaryDraftPrompts, movementPrompts,
		neutralActionPrompts, optionPrompts, planningPrompts, privateMotionPrompts, reEntryPrompts,
		retreatPrompts, setupPrompts, wagesPrompts)
	lines = lang.Join(actionLines, administrationLines, agendaLines, armyLines, assemblyLines, banishmentLines,
		baronActionLines, battleLines, effectLines, eventLines, expeditionLines, fateLines,
		fieldBattleLines, fortifiedCityLines, fortressLines, mercenaryDraftLines, movementLines,
		negotiationLines, neutralActionLines, optionLines, pillageLines, planningLines,
		privateMotionLines, reEntryLines, retreatLines, setupLines, shortageLines, siegeLines,
		taxationLines, turnLines, victoryLines, wagesLines)
	rules = lang.Join(administrationRules, assaultRules, assemblyRules, baronActionRules, battleRules, expeditionRules,
		fieldBattleRules, mercenaryDraftRules, movementRules, negotiationRules, neutralActionRules,
		planningRules, privateMotionRules, reEntryRules, setupRules, transferRules, wagesRules)
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
	return told
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

// funcs are what texts may call. Names come out marked up, to be pointed at: [[city:monz|Monz]].
func (s *speaker) funcs() template.FuncMap {
	f := template.FuncMap{
		"baron": s.baron, "house": s.house, "noble": s.noble, "army": s.army, "side": s.side, "troop": s.troop,
		"region": s.region, "city": s.city, "fortress": s.fortress,
		"action": s.action, "event": s.event, "agenda": s.agenda,
		"fate":       s.fate,
		"result":     s.battleResult,
		"expedition": s.expedition,
		"nation":     s.nation,
		"space":      func(i int16) string { return mark(refSpace(i), s.word("name.space", i+1)) },
		"stack":      func(i int16) string { return mark(refStack(i), s.word("name.stack", i+1)) },
		"area":       s.area,
		"road":       s.road,
		"option":     s.option,
		"words":      bargain.Words,
		"pledges":    func(note string) string { return texts().Say(s.language, "said.pledges", said{Note: note}) },
		"n":          func(n int16, one, many string) string { return fmt.Sprintf("%d %s", n, plural(n, one, many)) },
		"plural":     plural,
	}
	for _, unit := range []string{"crowns", "votes", "faith", "prestige", "troops", "markers", "breaches", "cards"} {
		f[unit] = func(n int16) string { return s.word("count."+unit, n) }
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

// battleResult names the battle result on a fate card.
func (s *speaker) battleResult(r int16) string { return s.word("name.battle-result", r) }

// baron names a seat's Baron; a seat of nobody is nobody.
func (s *speaker) baron(seat int16) string {
	if seat < 0 {
		return s.word("name.nobody", 0)
	}
	return mark(refBaron(play.Seat(seat)), box.Barons[s.g.Barons[seat].Colour].Short)
}

// house is a seat's Baron by name alone, for use inside another name.
func (s *speaker) house(seat int16) string { return box.Barons[s.g.Barons[seat].Colour].Short }

func (s *speaker) noble(n int16) string {
	if n < 0 {
		return s.word("name.nobody", 0)
	}
	return mark(refNoble(n), box.Barons[s.g.Barons[n/4].Colour].Nobles[n%4].Name)
}

func (s *speaker) army(a int16) string {
	if a < nobles {
		return s.noble(a)
	}
	return s.fortress(a - nobles)
}

func (s *speaker) fortress(seat int16) string {
	return mark(refFortress(play.Seat(seat)), s.word("name.fortress", seat))
}

// side names who fights on a side of a battle: a Baron, or the neutral city that defends itself.
func (s *speaker) side(seat, city int16) string {
	if seat < 0 && city >= 0 {
		return s.city(city)
	}
	return s.baron(seat)
}

func (s *speaker) troop(t int16) string {
	if t < 0 {
		return s.word("name.nobody", 0)
	}
	if t < regulars {
		strength := box.Barons[s.g.Barons[t/4].Colour].Regulars[t%4].Strength
		return mark(refTroop(t), s.word("name.regulars", strength))
	}
	m := &box.Mercenary[t-regulars]
	return mark(refTroop(t), fmt.Sprintf("%d %s", m.Strength, box.Nations[m.Nation].Name[s.language]))
}

func (s *speaker) region(r int16) string {
	if r < 0 {
		return s.word("name.off-map", 0)
	}
	return mark(refRegion(r), box.Regions[r].Name[s.language])
}

func (s *speaker) city(c int16) string {
	if c < 0 {
		return s.word("name.no-city", 0)
	}
	return mark(refCity(c), box.Cities[c].Name[s.language])
}

func (s *speaker) road(r int16) string {
	if r < 0 {
		return ""
	}
	return box.Roads[r].Name[s.language]
}

func (s *speaker) action(k int16) string {
	return mark(refAction(k), box.Actions[k].Name[s.language])
}

func (s *speaker) event(e int16) string {
	return mark(refEvent(e), box.Events[e].Title[s.language])
}

// option is what an event calls the i-th thing it lets a Baron choose.
func (s *speaker) option(event, i int16) string {
	for _, op := range box.Events[event].Effect {
		if op.Do == OpChoose && int(i) < len(op.Choose) {
			return op.Choose[i].Label[s.language]
		}
	}
	return s.event(event)
}

func (s *speaker) agenda(a int16) string {
	return mark(refAgenda(a), box.Agendas[a].Title[s.language])
}

func (s *speaker) expedition(i int16) string {
	return mark(refExpedition(i), box.Expeditions[i].Name[s.language])
}

func (s *speaker) nation(i int16) string { return mark(refNation(i), box.Nations[i].Name[s.language]) }

func (s *speaker) area(i int16) string { return mark(refArea(i), s.word("area."+areaNames[i], 0)) }

func (s *speaker) fate(i int16) string {
	return mark(refFate(i), s.battleResult(int16(box.Fate[i].Battle)))
}

// The names under which the board draws things.

var areaNames = [areas]string{"taxation", "wages", "assembly"}

func refRegion(r int16) string       { return "region:" + box.Regions[r].ID }
func refCity(c int16) string         { return "city:" + box.Cities[c].ID }
func refAgenda(a int16) string       { return "agenda:" + box.Agendas[a].ID }
func refExpedition(i int16) string   { return "expedition:" + box.Expeditions[i].ID }
func refArea(i int16) string         { return "area:" + areaNames[i] }
func refNoble(n int16) string        { return fmt.Sprintf("noble:%d", n) }
func refTroop(t int16) string        { return fmt.Sprintf("troop:%d", t) }
func refStack(i int16) string        { return fmt.Sprintf("stack:%d", i) }
func refSpace(i int16) string        { return fmt.Sprintf("space:%d", i) }
func refFate(i int16) string         { return fmt.Sprintf("fate:%d", i) }
func refBaron(s play.Seat) string    { return fmt.Sprintf("baron:%d", s) }
func refFortress(s play.Seat) string { return fmt.Sprintf("fortress:%d", s) }
func refAction(k int16) string       { return "action:" + box.Actions[k].ID }
func refEvent(e int16) string        { return "event:" + box.Events[e].ID }
func refNation(n int16) string       { return "nation:" + box.Nations[n].ID }
func refArmy(a int16) string {
	if a < nobles {
		return refNoble(a)
	}
	return refFortress(play.Seat(a - nobles))
}
