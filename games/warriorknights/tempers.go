package warriorknights

import (
	"signoria/chance"
	"signoria/play"
)

// temper is what a squire likes to do, so that he does it rather than what is about as good.
type temper struct {
	name   string
	lays   map[Kind]int      // what he adds to a card's worth as he plans
	likes  map[play.Verb]int // what he adds to a choice's worth, in tenths of a Crown
	spoils int               // what he adds to the worth of beating a Baron, and of taking what is his
	bids   int16             // the Votes he uses where an even squire uses a hundred; 0: as many
	oath   int               // what his word is worth to him, in tenths of a Crown; 0: as much as to an even squire
	people play.People       // who has it
}

// tempers are those a squire may have.
var tempers = []temper{
	// He marches whenever he can, and rather upon a Baron than upon a city without one.
	{
		name:   "conqueror",
		lays:   map[Kind]int{MobilizeForces: 25, VersatileStrategy: 15, DraftSoldiers: 10, RallySupport: -10},
		likes:  map[play.Verb]int{OpenBattle: 20, Hire: 10, BarTheWay: 5},
		spoils: 100, bids: 60, oath: 150,
		people: play.People{Men: []string{"Piers", "Corrado"}, Women: []string{"Ludmila"}},
	},
	// He walls in what he has, sends his money out to sea, and lives on his taxes.
	{
		name: "builder",
		lays: map[Kind]int{LevyTaxes: 20, DraftSoldiers: -15, MobilizeForces: -10},
		likes: map[play.Verb]int{
			Fortify: 120, FortifyFree: 40, Repair: 80, RepairFortress: 80, MendCity: 40, Muster: 40, Launch: 80, Invest: 80,
			TakeCrowns: 10, PillageCity: -60,
		},
		people: play.People{Men: []string{"Ansel"}, Women: []string{"Petronilla", "Clemence"}},
	},
	// He gathers Votes and spends them, and lets others pass and fight.
	{
		name:   "diplomat",
		lays:   map[Kind]int{RallySupport: 30, DraftSoldiers: -10},
		likes:  map[play.Verb]int{GatherVotes: 20, TakeVotes: 20, PermitAttack: 60, LetPass: 20, ProposeLift: 20, PillageCity: -20},
		bids:   170,
		oath:   400,
		people: play.People{Men: []string{"Lambert", "Tristan"}, Women: []string{"Rosamund"}},
	},
	// He has Faith where others have soldiers: he names whom events befall, bars ways, forbids and brings down.
	{
		name: "schemer",
		lays: map[Kind]int{ServeTheChurch: 30, DraftSoldiers: -10},
		likes: map[play.Verb]int{
			NameDrawer: 20, CancelEvent: 10, BarTheWay: 30, ForbidAttack: 60, Veto: 40, VoteNo: 10, ProposeDiscard: 40, ProposeRecall: 20,
		},
		bids:   120,
		oath:   80,
		people: play.People{Men: []string{"Osric"}, Women: []string{"Griselda", "Oriel"}},
	},
}

// lean is what he adds to the worth of a choice.
func (t *temper) lean(c play.Choice) int {
	switch {
	case t == nil:
		return 0
	case c.Verb == Lay:
		return t.lays[Kind(c.A)]
	}
	return t.likes[c.Verb]
}

// spoil is what he adds to the worth of what a Baron loses to him.
func (t *temper) spoil() int {
	if t == nil {
		return 0
	}
	return t.spoils
}

// word is what his word is worth to him.
func (t *temper) word() int {
	if t == nil || t.oath == 0 {
		return oath
	}
	return t.oath
}

// bid is how many Votes he uses where an even squire uses so many.
func (t *temper) bid(votes int16) int16 {
	if t == nil || t.bids == 0 {
		return votes
	}
	return votes * t.bids / 100
}

// tempered are the squires with a temper.
func tempered() (all []play.Temper[State]) {
	for i := range tempers {
		t := &tempers[i]
		judge := func(seed uint64) play.Policy[State] { return &Squire{chance.New(seed), t} }
		all = append(all, play.Temper[State]{Name: t.name, Judge: judge, People: t.people})
	}
	return all
}
