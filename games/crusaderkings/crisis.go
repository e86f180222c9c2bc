package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	AskCrisis play.Prompt = 115 // A's house is in Crisis: which territory is lost? B more are to go

	Forsake play.Verb = 55 // territory A

	KeyCrisis play.Key = 230 // a Succession Crisis in the dynasty A: B territories and C Gold are kept
	KeyCalled play.Key = 231 // B is called to the throne of A
)

var crisisChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Forsake: "forsake"},
	Prompts: map[play.Prompt]string{AskCrisis: "crisis"},
	Lines:   map[play.Key]string{KeyCrisis: "crisis", KeyCalled: "called"},
	Refs:    wording.Refs{Forsake: wording.OfA(refTerritory)},
}

// crisis carries out a Succession Crisis: half the territories and half the Gold are lost, and a stranger
// of the dynasty's Culture is called to the throne.
// rule: crusader-kings/crisis/trigger
// rule: crusader-kings/crisis/keep-half-territories
// rule: crusader-kings/crisis/keep-half-gold
func (g *State) crisis(t *play.Table, s play.Seat) {
	d := &g.Dynasties[s]
	keep := (g.controls(s) + 1) / 2 //stale:ok half of what there was
	d.Gold = (d.Gold + 1) / 2
	t.Tell(KeyCrisis, int16(s), int16(keep), d.Gold)
	for g.controls(s) > keep {
		g.loseTerritory(t, g.forsaken(t, s, keep), Forsaken) // rule: crusader-kings/crisis/lost-territories-independent
	}
	g.callStranger(t, s)
}

// forsaken asks a dynasty in a Crisis which territory it loses next.
// rule: crusader-kings/crisis/player-chooses-losses
func (g *State) forsaken(t *play.Table, s play.Seat, keep int8) int8 {
	a := undisturbed(t, func(o *play.Asking) {
		o.To(s, AskCrisis, int16(s), int16(g.controls(s)-keep))
		for i := range each(g.lands(s)) {
			o.May(play.Choice{Verb: Forsake, A: int16(i)}, play.Free)
		}
	})
	return int8(a.A)
}

// callStranger draws a new ruler from the dynasty's Culture, with a Random token that goes into the bag.
// rule: crusader-kings/crisis/new-monarch
// rule: crusader-kings/crisis/new-monarch-trait
func (g *State) callStranger(t *play.Table, s play.Seat) {
	t.Chance()
	p := g.drawStranger(g.Dynasties[s].Culture)
	g.People[p] = single(OutOfPlay, int8(s))
	g.join(p, s, Crowned)
	g.enthrone(p, s)
	g.fromGeneralBag(bag(s))
	t.Tell(KeyCalled, int16(s), int16(p))
}

// drawStranger draws a character of a Culture or, when all of it are in play, of another. There is always
// one left: fewer can be in play than the decks hold.
func (g *State) drawStranger(c Culture) int8 {
	for n := range Culture(cultures) {
		if p := g.drawPerson((c+n)%cultures, AnySex); p != None {
			return p
		}
	}
	panic("crusaderkings: nobody is left to be called")
}
