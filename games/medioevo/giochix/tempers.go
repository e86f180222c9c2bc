package giochix

import (
	"signoria/chance"
	"signoria/play"
)

// temper is what a squire likes to do, so that he does it rather than what is about as good.
type temper struct {
	name    string
	likes   map[play.Verb]int // what he adds to the worth of a choice, in florins
	spoils  int               // what he adds to the worth of a territory that another player loses to him
	spread  int               // what he adds to that of one that nobody, or a horde, loses to him
	figures int               // how many more figures he wants on the map
	bids    int16             // the florins he bids for the first place where an even squire bids one; 0: as many
	obliges int               // what he adds to the worth of a bargain in which something is promised
	courts  bool              // he offers bargains to anybody in each turn, not to one after the other
	people  play.People       // who has it
}

// tempers are those a squire may have.
var tempers = [...]temper{
	// He has many figures, and takes what others hold.
	{
		name:    "conqueror",
		likes:   map[play.Verb]int{DeclareWar: 200, RecruitCaptain: 40, Recruit: 10},
		spoils:  250,
		spread:  40,
		figures: 2,
		people:  play.People{Men: []string{"Farinata", "Fulk"}, Women: []string{"Cunizza"}},
	},
	// He builds wherever he can, and mends what is broken.
	{
		name:   "builder",
		likes:  map[play.Verb]int{Build: 60, MendBuilding: 60},
		people: play.People{Men: []string{"Arnolfo", "Elias"}, Women: []string{"Sabina"}},
	},
	// He buys more goods, sells them beside his routes too, and has faster transports for them.
	{
		name:   "merchant",
		likes:  map[play.Verb]int{BuyTransport: 60, ImproveProperty: 60, BuyGoods: 80, SellGoods: 60, DeclareWar: -200},
		people: play.People{Men: []string{"Baldo", "Gervase"}, Women: []string{"Fina"}},
	},
	// He offers somebody a bargain in every turn, though he gains little by it, takes those that others offer, and declares no war.
	{
		name:    "diplomat",
		likes:   map[play.Verb]int{DeclareWar: -10 * point},
		obliges: 12,
		courts:  true,
		people:  play.People{Men: []string{"Brunetto", "Aymer"}, Women: []string{"Eleonora"}},
	},
	// He bids for the first place, from which he says whom Events and hordes befall, and buys cards.
	{
		name:   "schemer",
		likes:  map[play.Verb]int{BuyCard: 90},
		bids:   2,
		people: play.People{Men: []string{"Cecco", "Randolph"}, Women: []string{"Isotta"}},
	},
}

// lean is what his temper adds to the worth of a choice.
func (j *judge) lean(c play.Choice) int { return j.temper.likes[c.Verb] }

// spoil is what it adds to the worth of a territory that somebody loses to him.
func (t *temper) spoil(from play.Seat) int {
	if from == Barbarians || from == play.Nobody {
		return t.spread
	}
	return t.spoils
}

// bid is how much he bids for the first place where an even squire bids so much.
func (t *temper) bid(florins int16) int16 { return florins * max(1, t.bids) }

// squire makes a squire who has it. The seed breaks ties.
func (t *temper) squire(seed uint64) play.Policy[State] { return &Squire{chance.New(seed), *t} }

// tempered are the squires with a temper.
func tempered() (all []play.Temper[State]) {
	for i := range tempers {
		t := &tempers[i]
		all = append(all, play.Temper[State]{Name: t.name, Judge: t.squire, People: t.people})
	}
	return all
}
