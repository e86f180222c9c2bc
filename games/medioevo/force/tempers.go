package force

import (
	"signoria/chance"
	"signoria/play"
)

// temper is what a squire likes to do, so that he does it rather than what is about as good.
type temper struct {
	name   string
	likes  map[play.Verb]int // what he adds to the worth of a choice, in florins; an edition adds its own (SquireSteps.Likes)
	raises [Buildings]int    // what he adds to the worth of a building
	arts   uint64            // the technologies he likes, bit k for technology k
	cards  uint64            // the Empire cards he likes to have, bit k for kind k
	spoils int               // what he adds to the worth of a territory that another player loses to him
	spread int               // what he adds to that of one that barbarians lose to him
	hosts  int8              // how many hosts he leads besides the first
	profit int               // by how many percent more he reckons his transports to bring
	pledge bool              // he wants everybody to promise not to make war on him, and promises it
	spite  bool              // he plays cards against anybody, not only against who stands best
	people play.People       // who has it
}

// What he adds to the worth of what he likes to know, and to have in hand, in florins.
const (
	artLiked  = 60
	cardLiked = 80
)

// tempers are those a squire may have.
var tempers = [...]temper{
	// He leads two hosts, and takes land from realms as from barbarians.
	{
		name:   "conqueror",
		likes:  map[play.Verb]int{DeclareWar: 500, ArmForFlorins: 10, OfferPeace: -100},
		arts:   1<<ScuolaMilitare | 1<<Tattica | 1<<Strategia | 1<<Logistica | 1<<Forgiatura,
		cards:  1<<Mercenario | 1<<Condottiero,
		spoils: 400,
		spread: 100,
		hosts:  1,
		people: play.People{Men: []string{"Ezzelino", "Fulk"}, Women: []string{"Cunizza"}},
	},
	// He raises towns wherever he can, before Cathedrals, which cost what they are worth in the end, and mends what stands.
	{
		name:   "builder",
		likes:  map[play.Verb]int{Repair: 100, MasonBuild: 100},
		raises: [Buildings]int{Settlement: 200, Fort: 40, Cathedral: -200},
		arts:   1<<Matematica | 1<<Architettura,
		cards:  1 << Capomastro,
		people: play.People{Men: []string{"Arnolfo", "Elias"}, Women: []string{"Sabina"}},
	},
	// He sends out as many wagons and ships as he may, the best there are, and makes no war.
	{
		name:   "merchant",
		likes:  map[play.Verb]int{DeclareWar: -1000, BuyTransport: 150, ImproveTransport: 150},
		arts:   1<<Commercio | 1<<Conio | 1<<Banche | 1<<Gilde | 1<<Arsenale | 1<<Mercato,
		cards:  1<<Mercante | 1<<Carovaniere | 1<<Esattore,
		profit: 100,
		people: play.People{Men: []string{"Baldo", "Gervase"}, Women: []string{"Fina"}},
	},
	// He signs what is laid before him, and lays before everybody that nobody makes war on the other.
	{
		name:   "diplomat",
		likes:  map[play.Verb]int{DeclareWar: -1500, OfferPeace: 500, Consent: 40},
		cards:  1<<Diplomatico | 1<<Bardo | 1<<Castellano | 1<<Giullare,
		pledge: true,
		people: play.People{Men: []string{"Brunetto", "Aymer"}, Women: []string{"Eleonora"}},
	},
	// He has thieves, killers and corsairs where others have soldiers, and sends them to anybody.
	{
		name:   "schemer",
		cards:  spitefully | 1<<Corsaro,
		spite:  true,
		people: play.People{Men: []string{"Cecco", "Randolph"}, Women: []string{"Isotta"}},
	},
}

// lean is what his temper adds to the worth of a choice.
func (j *Judge) lean(c play.Choice) int {
	worth := j.temper.likes[c.Verb] + j.G.Ed().Likes[j.temper.name][c.Verb]
	if c.Verb == Build {
		worth += j.temper.raises[c.B]
	}
	return worth
}

// spoil is what his temper adds to the worth of a territory that a side loses to him.
func (t *temper) spoil(of play.Seat) int {
	if of == Barbarians {
		return t.spread
	}
	return t.spoils
}

// fond is what it adds to the worth of one of some things, of which it likes some.
func fond(likes uint64, of int8, worth int) int { return worth * int(likes>>of&1) }

// hosts is how many hosts he leads: each has a Captain, a War Wagon and an engine.
func (j *Judge) hosts() int8 { return 1 + j.temper.hosts }

// tempered are the squires with a temper.
func tempered() (all []play.Temper[State]) {
	for i := range tempers {
		t := &tempers[i]
		judge := func(seed uint64) play.Policy[State] { return &Squire{src: chance.New(seed), temper: *t} }
		all = append(all, play.Temper[State]{Name: t.name, Judge: judge, People: t.people})
	}
	return all
}
