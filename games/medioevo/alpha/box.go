package alpha

import (
	"embed"
	"slices"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
)

// What is printed for this edition. It stands in data/, the board in games/medioevo/data; a box file may override
// either item by item.

//go:embed data/*.yaml
var dataFiles embed.FS

// printed is all that the files hold, list by list.
type printed struct {
	force.Printed `yaml:",inline"`
	Objectives    []printedObjective `yaml:"objectives"`
	Areas         []printedArea      `yaml:"areas"`
	Events        []printedEvent     `yaml:"events"`
	Calamities    []printedCalamity  `yaml:"calamities"`
}

// extras is what is printed for this edition alone.
type extras struct {
	Objectives [objectiveCards]BoxObjective
	Areas      [areas]BoxArea
	Events     [eventCards]BoxFate
	Calamities [force.Calamities]BoxFate
}

// own is what is printed for this edition alone in the box that is played with.
func own(b *force.Box) *extras { return b.Own.(*extras) }

// printing is what comes with this edition, and how its box is made of it.
var printing = boxfile.StandardOf(force.ReadFiles(dataFiles, func(p *printed) *force.Printed { return &p.Printed }), (*printed).box)

// technologies is how many this edition has.
const technologies = 38

// boxing makes a Box of what is printed, and gathers what is wrong with it.
type boxing struct {
	*force.Boxing
	printed *printed
	own     *extras
}

func (p *printed) box(fingerprint string) (*force.Box, error) {
	faults := new(boxfile.Faults)
	b := &boxing{printed: p, own: new(extras), Boxing: &force.Boxing{Printed: &p.Printed, Box: p.Printed.Box(faults, mostPlayers), Faults: faults}}
	if b.counts(); b.Err() == nil {
		b.objectives()
		b.areas()
		b.events()
		b.calamities()
	}
	b.goods()
	b.realms()
	b.Own, b.Fingerprint = b.own, fingerprint
	return b.Box, b.Err()
}

// rule: mu-alpha/concepts/technology-trees
// rule: mu-alpha/events/draw-event
// rule: mu-alpha/events/calamity-draw
func (b *boxing) counts() {
	b.Counted(b.printed, map[string]int{"technologies": technologies, "areas": areas, "events": eventCards, "calamities": force.Calamities, "objectives": objectiveCards})
}

// goods lets everybody trade all goods at the printed price: no technology governs any.
// rule: mu-alpha/commerce/buy
func (b *boxing) goods() {
	for good := range b.Governs {
		b.Governs[good] = force.None
	}
}

// realms closes the realms that have no start in this edition, and checks that there is one for everybody.
// rule: mu-alpha/setup/kingdom-choice
// rule: mu-alpha/setup/player-count
func (b *boxing) realms() {
	open := 0
	for realm := range int8(medioevo.Realms) {
		if selectable(b.Box, realm, mostPlayers) {
			open++
		} else {
			b.Atlas.Realms[realm].Playable = false
		}
	}
	if open < mostPlayers {
		b.Amiss("starts: %d realms can be played of %d that must", open, mostPlayers)
	}
	b.present()
}

// present checks that nobody begins, and nothing holy lies, in what is out of play.
// rule: mu-alpha/setup/areas-out-of-play
func (b *boxing) present() {
	for i := range b.Atlas.Territories {
		x, start := &b.Atlas.Territories[i], false
		for realm := range b.Starts {
			s := &b.Starts[realm]
			start = start || s.Capital == force.Place(i) || slices.ContainsFunc(s.Armies, func(a force.BoxArmies) bool { return a.At == force.Place(i) })
		}
		if x.Excluded && (start || x.Holy != medioevo.NotHoly) {
			b.Wrong("territories", &b.printed.Territories[i].Item, "out_below_six: a realm begins there, or it is a religious capital")
		}
	}
}

// selectable says whether a realm can be chosen: those that have a start.
// rule: mu-alpha/setup/kingdom-choice
func selectable(b *force.Box, realm int8, _ int) bool {
	return b.Starts[realm].Capital != force.NoPlace && b.Atlas.Realms[realm].Playable
}
