package crusaderkings

import (
	"signoria/chance"
	"signoria/play"
)

// temper is what a squire likes to do, so that he does it rather than what is about as good. It goes with a strategy that
// the rulebook suggests, has its name, and goes on when the plan of that is over.
type temper struct {
	plan     *stratagem
	cards    [cardTypes]int    // what he adds to a card's worth as he draws and chooses, after the first Era
	likes    map[play.Verb]int // what he adds to a choice's worth, in hundredths of a Victory Point
	settles  int               // what he adds to the worth of an independent territory that he can take
	conquers int               // and of a rival's
	oath     int               // what his word is worth to him; 0: as to an even squire
	people   play.People       // who has it
}

// tempers are those a squire may have.
var tempers = [...]temper{
	// He fills the empty lands, and grants whatever he has.
	{
		plan:    suggested("expansionist"),
		cards:   [cardTypes]int{War: 25, Taxes: 15},
		likes:   map[play.Verb]int{ToInvade: 20, MobiliseIn: 8},
		settles: 60,
		people:  play.People{Men: []string{"Guntram", "Fruela"}, Women: []string{"Hadewig"}},
	},
	// He finds causes, and marches upon his neighbours.
	{
		plan:     suggested("aggressor"),
		cards:    [cardTypes]int{War: 20, Intrigue: 15},
		likes:    map[play.Verb]int{PlotGrievance: 30, ToInvade: 10},
		conquers: 60,
		oath:     100,
		people:   play.People{Men: []string{"Drogo", "Manfredo"}, Women: []string{"Gunnora"}},
	},
	// He builds wherever he can.
	{
		plan:   suggested("builder"),
		cards:  [cardTypes]int{Realm: 20},
		likes:  map[play.Verb]int{ToBuild: 50, BuildAt: 5},
		oath:   300,
		people: play.People{Men: []string{"Gundulf", "Lanfranco"}, Women: []string{"Frideswide"}},
	},
	// He buys whoever serves and whatever is invented.
	{
		plan:   suggested("developer"),
		cards:  [cardTypes]int{Realm: 20},
		likes:  map[play.Verb]int{ToDevelop: 20, BuyCard: 8},
		people: play.People{Men: []string{"Adelard", "Gerbert"}, Women: []string{"Trotula"}},
	},
	// He murders, incites and overthrows.
	{
		plan:   suggested("schemer"),
		cards:  [cardTypes]int{Intrigue: 25},
		likes:  map[play.Verb]int{PlotMurder: 20, PlotRebellion: 10, PlotCouncillor: 10, ToOverthrow: 20, OverthrowIn: 20},
		oath:   60,
		people: play.People{Men: []string{"Ranulf"}, Women: []string{"Hodierna", "Gisla"}},
	},
	// He rides east as often as he may.
	{
		plan:   suggested("crusader"),
		cards:  [cardTypes]int{Crusades: 80},
		likes:  map[play.Verb]int{ToCrusade: 60},
		people: play.People{Men: []string{"Raimbaud", "Aimery"}, Women: []string{"Florina"}},
	},
}

// tempered are the squires with a temper.
func tempered() (all []play.Temper[State]) {
	for i := range tempers {
		t := &tempers[i]
		judge := func(seed uint64) play.Policy[State] { return &Squire{src: chance.New(seed), temper: t} }
		all = append(all, play.Temper[State]{Name: t.plan.name, Judge: judge, People: t.people})
	}
	return all
}

// lean is what his temper adds to the worth of a choice.
func (j *judge) lean(c play.Choice) int {
	if j.temper == nil {
		return 0
	}
	switch worth := 0; c.Verb {
	case DrawHand:
		for kind, n := range handOf(c.With(j.s, 0)) {
			worth += int(n) * j.liking(CardType(kind))
		}
		return worth
	case ChooseCard:
		return j.liking(box.Cards[c.A].Type)
	}
	return j.temper.likes[c.Verb]
}

// liking is what he adds to the worth of a card of a type: nothing as long as the plan says which to play.
func (j *judge) liking(kind CardType) int {
	if j.g.Era == 1 {
		return 0
	}
	return j.temper.cards[kind]
}

// craving is what he adds to the worth of taking a territory from somebody, or from nobody.
func (j *judge) craving(from play.Seat) int {
	switch {
	case j.temper == nil:
		return 0
	case from == play.Nobody:
		return j.temper.settles
	}
	return j.temper.conquers
}
