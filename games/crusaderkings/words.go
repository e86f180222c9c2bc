package crusaderkings

import (
	"embed"
	"fmt"
	"strings"
	"text/template"

	"signoria/games/wording"
	"signoria/play"
)

//go:embed text
var textFiles embed.FS

// texts are the words of the game, which stand in text/ by language and chapter, and what the chapters call their things.
var texts = wording.Words[State]{
	Chapter: wording.Join(
		actionChapter, adoptionChapter, aiChapter, changeHandsChapter, checkChapter, conquestChapter, crisisChapter,
		crusadeChapter, deathChapter, effectChapter, eliminationChapter, endChapter, eraChapter, eventChapter,
		favourChapter, generalChapter, invadeChapter, marriageChapter, mobiliseChapter, overthrowChapter, pactChapter, plotChapter,
		realmChapter, roundChapter, setupChapter, spouseLossChapter, successionChapter, taxChapter, titleChapter,
		tradeChapter, trophyChapter, turnChapter,
	),
	Files: textFiles, Final: wording.Sentences,
	Funcs: func(s *wording.Speaker[State]) template.FuncMap { return speaker{s}.funcs() },
}

type said = wording.Said

// Tell says a line of the chronicle in a language.
func (g *State) Tell(language string, l play.Line) string { return texts.Tell(g, language, l) }

// Describe says an offer in a language.
func (g *State) Describe(language string, o play.Offer) play.Told {
	told := texts.Describe(g, language, o)
	for i, c := range o.Choices {
		if c.Verb == DrawHand {
			told.Choices[i].Dials = g.handDials(language, c)
			told.Choices[i].Usual = handOf(c.With(0, 0)) == mostAdvised
		}
		if breaksWord(g, o.Seat, c) {
			told.Choices[i].Label += g.say(language, "name.sworn", said{})
			if short := &told.Choices[i].Short; *short != "" {
				*short += g.say(language, "name.sworn", said{})
			}
		}
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

func (g *State) say(language, key string, what said) string { return texts.Say(g, language, key, what) }

// speaker says the game's names in one language.
type speaker struct{ *wording.Speaker[State] }

// funcs are what texts may call. Names come out marked up, to be pointed at: [[territory:wales|Wales]].
func (s speaker) funcs() template.FuncMap {
	f := template.FuncMap{
		"seat": s.seatAfter, "house": s.house, "family": s.family, "person": s.person, "home": s.home, "whose": s.whose, "traits": s.traits,
		"territory": s.territory, "thing": s.thing, "trait": s.trait, "token": s.token,
		"card": s.card, "event": s.event, "development": s.development, "master": s.master, "serves": s.serves,
		"space": s.space, "scenario": s.scenario,
		"action":     s.action,
		"people":     func(culture int16) string { return s.Word(fmt.Sprintf("name.people-%d", culture), culture) },
		"kind":       func(kind int16) string { return s.Word("name.card-"+cardTypeIDs[kind], kind) },
		"death":      func(how int16) string { return s.Word(fmt.Sprintf("name.death-%d", how), how) },
		"controller": func(i int16) string { return s.seat(int16(s.G.Territories[i].Owner)) },
		"trophy":     func(k int16) string { return s.Word(fmt.Sprintf("name.trophy-%d", k), k) },
		"strategy":   func(x int16) string { return s.Word("name.strategy-"+strategyIDs[x], x) },
		"leader": func(seat int16) string {
			return s.Word("name.strategy-"+strategyIDs[s.G.Dynasties[seat].Strategy], seat)
		},
		"option":  func(e, i int16) string { return options(&box.Events[e])[i].Label[s.Language] },
		"plotted": s.plotted,
		"gold":    func(n int16) string { return s.Word("count.gold", n) },
		"dowry":   s.dowry,
		"minus":   func(n int16) int16 { return -n },
		"digit":   func(n, place int16) int16 { return n / place % 10 },
	}
	return f
}

// seat names a dynasty by its house, or by its people while it has none; a seat of nobody is nobody.
func (s speaker) seat(seat int16) string {
	if seat < 0 {
		return s.Word("name.nobody", 0)
	}
	return wording.Mark(refSeat(seat), s.dynasty(seat))
}

// seatAfter names it after a preposition, as wording.Saying says.
func (s speaker) seatAfter(seat int16, preposition ...string) string {
	return wording.Saying(s.seat, s.seatArticle, wording.Bare)(seat, preposition...)
}

// seatArticle is the article of a dynasty's name: that of the Italian word for a house. A people brings its own.
func (s speaker) seatArticle(seat int16, _ string) string {
	if seat < 0 {
		return ""
	}
	switch first, _, _ := strings.Cut(s.dynasty(seat), " "); first {
	case "Casa", "Casata", "Dinastia":
		return "la"
	}
	return ""
}

func (s speaker) dynasty(seat int16) string {
	d := &s.G.Dynasties[seat]
	if d.House == None {
		return s.Word(fmt.Sprintf("name.dynasty-%d", d.Culture), seat)
	}
	return box.Houses[d.House].Name[s.Language]
}

// house names a house that may be in the game no longer.
func (s speaker) house(h int16) string {
	if h < 0 {
		return s.Word("name.nobody", 0)
	}
	return box.Houses[h].Name[s.Language]
}

// family names the dynasty somebody belongs to.
func (s speaker) family(p int16, preposition ...string) string {
	if x := &s.G.People[p]; x.At >= Ruler {
		return s.seatAfter(int16(x.Of), preposition...)
	}
	return s.seatAfter(int16(play.Nobody), preposition...)
}

func (s speaker) person(p int16) string {
	if p < 0 {
		return s.Word("name.nobody", 0)
	}
	return wording.Mark(refPerson(p), box.People[p].Name[s.Language])
}

// home names the territory where somebody lives as a potential spouse.
func (s speaker) home(p int16) string {
	if x := &s.G.People[p]; x.At == Unmarried {
		return s.territory(int16(x.Of))
	}
	return s.Word("name.nowhere", 0)
}

// whose names to whom somebody belongs: a dynasty, or the territory where he lives as a potential spouse.
func (s speaker) whose(p int16) string {
	if s.G.People[p].At >= Ruler {
		return s.family(p)
	}
	return s.home(p)
}

// traits names those that lie on somebody's card, "" if none does.
func (s speaker) traits(p int16) string {
	var all []string
	for _, token := range s.G.tokensOn(Place(p)) {
		all = append(all, s.token(token))
	}
	return strings.Join(all, ", ")
}

func (s speaker) territory(i int16) string {
	if i < 0 {
		return s.Word("name.nowhere", 0)
	}
	return wording.Mark(refTerritory(i), box.Territories[i].Name[s.Language])
}

// thing names what may change hands besides Gold, or be promised.
func (s speaker) thing(i int16) string {
	switch {
	case i < territories:
		return s.territory(i)
	case i == peaceThing:
		return wording.Mark(refFavour(0), s.Word("name.peace", 0))
	}
	return s.development(i - territories)
}

func (s speaker) trait(i int16) string { return box.Traits[i].Name[s.Language] }

func (s speaker) token(i int16) string {
	if i < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(refToken(i), s.trait(int16(box.Tokens[i].Trait)))
}

// card names an Action card by its type and its event.
func (s speaker) card(c int16) string {
	if c < 0 {
		return s.Word("name.nothing", 0)
	}
	x := box.Cards[c]
	return wording.Mark(refCard(c), s.Word("name.card-"+cardTypeIDs[x.Type], 0)+" · "+box.Events[x.Event].Title[s.Language])
}

func (s speaker) event(e int16) string {
	return wording.Mark(refEvent(e), box.Events[e].Title[s.Language])
}

// development names a Development card.
func (s speaker) development(d int16) string {
	if d < 0 {
		return s.Word("name.nothing", 0)
	}
	return wording.Mark(refDevelopment(d), box.Developments[kindOf(int8(d))].Name[s.Language])
}

// master names the dynasty that a Councillor serves.
func (s speaker) master(d int16, preposition ...string) string {
	return s.seatAfter(int16(s.G.councillorOf(int8(d))), preposition...)
}

// serves says whether a Councillor serves a dynasty; else he is on offer.
func (s speaker) serves(d int16) bool { return s.G.councillorOf(int8(d)) != play.Nobody }

func (s speaker) space(i int16) string {
	return wording.Mark(refSpace(i), box.Spaces[i].Name[s.Language])
}

func (s speaker) scenario(i int16) string { return box.Scenarios[i].Name[s.Language] }

// action names what a trait check is for, and about whom or what it is.
func (s speaker) action(a, about int16) string {
	name := s.Word("name.action-"+actionIDs[a], 0)
	switch {
	case about < 0:
		return name
	case aboutTerritory(Action(a)):
		return s.Say("said.action-in", said{Note: name, A: about})
	case Action(a) != CreateCasusBelli && Action(a) != Bribe:
		return s.Say("said.action-of", said{Note: name, A: about})
	}
	return name
}

// plotted names whom or what a plot is aimed at.
func (s speaker) plotted(kind, at int16) string {
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
func (s speaker) dowry() string {
	var told strings.Builder
	d := s.G.Match.Dowry
	if d.Goods[0] != 0 {
		told.WriteString(s.Say("said.dowry-gold", said{A: d.Goods[0]}))
	}
	for _, thing := range d.Give.List() {
		told.WriteString(s.Say("said.dowry-get", said{A: thing}))
	}
	for _, thing := range d.Take.List() {
		told.WriteString(s.Say("said.dowry-give", said{A: thing}))
	}
	return told.String()
}

// The names under which the board draws things.

func refTerritory(i int16) string   { return "territory:" + box.Territories[i].ID }
func refDevelopment(d int16) string { return "development:" + box.Developments[kindOf(int8(d))].ID }
func refSeat(s int16) string        { return wording.Numbered("seat", s) }
func refFavour(int16) string        { return "favour:peace" }
func refPerson(p int16) string      { return wording.Numbered("person", p) }
func refToken(i int16) string       { return wording.Numbered("token", i) }
func refCard(c int16) string        { return wording.Numbered("card", c) }
func refEvent(e int16) string       { return "event:" + box.Events[e].ID }
func refSpace(i int16) string       { return wording.Numbered("space", i) }
func refThing(i int16) string {
	if i < territories {
		return refTerritory(i)
	}
	return refDevelopment(i - territories)
}
