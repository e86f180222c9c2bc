package force

import (
	"iter"

	"signoria/games/wording"
	"signoria/play"
)

// Pirates: barbarian Galleys, that drift by the dice and land where they find somebody.

const (
	KeyPirateSails  play.Key = 355 // a pirate Galley leaves A for B
	KeyPirateLands  play.Key = 356 // pirates land in territory A, of B, with C VF
	KeyPirateAppear play.Key = 357 // a pirate Galley with B VF appears at A
	KeyPirateDie    play.Key = 358 // of A ways the die chooses B
)

var pirateChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyPirateSails: "pirate-sails", KeyPirateLands: "pirate-lands", KeyPirateAppear: "pirate-appears", KeyPirateDie: "pirate-die",
	},
}

const pirateLevel = 1

// pirateHolds is how many VF a pirate Galley holds.
// rule: mu-prototype/pirates/capacity
func (g *State) pirateHolds() int16 { return g.Box().Transports[Galley][pirateLevel].Armies }

// Pirates is every barbarian Galley at sea. They come from the ladder of growth and the card PIRATA only.
// rule: mu-prototype/pirates/pirates-event-not-used
func (g *State) Pirates() iter.Seq[int16] { return g.TransportsOf(Barbarians) }

// Launch puts a pirate Galley in a sea zone, and returns it.
func (g *State) Launch(t *play.Table, z Place, vf int16) int16 {
	i := g.NewTransport(Barbarians, Galley, pirateLevel)
	g.Transports[i].At, g.Transports[i].VF = z, min(vf, g.pirateHolds())
	t.Tell(KeyPirateAppear, int16(z), g.Transports[i].VF)
	return i
}

// Commission gives each of some pirate Galleys a Captain of level I. If the reserve has too few lots are drawn.
// rule: mu-prototype/pirates/captain-shortage
func (g *State) Commission(t *play.Table, ships ...int16) {
	for len(ships) > 0 && g.SpareChief() {
		i := 0
		if len(ships) > 1 {
			t.Chance()
			i = g.Dice.N(len(ships))
		}
		g.NewChief(t, g.Transports[ships[i]].At, ships[i])
		ships = append(ships[:i:i], ships[i+1:]...)
	}
}

// SailPirates moves every pirate Galley by one zone.
// rule: mu-prototype/pirates/moves-at-start-of-events
func (g *State) SailPirates(t *play.Table) {
	for i := range g.Pirates() {
		x := &g.Transports[i]
		from, to := x.At, g.Heading(t, g.Courses(x.At))
		if to.Land() {
			g.landPirates(t, i, to) // rule: mu-prototype/pirates/landing-attack
			continue
		}
		x.At = to
		if c := g.PirateCaptain(i); c != None {
			g.Captains[c].At = to
		}
		t.Tell(KeyPirateSails, int16(from), int16(to))
	}
}

// Courses are where a pirate Galley may go, clockwise from north: all zones next to its own, and players' territories.
// A shore that is sheltered, or that barbarians have attacked already, is none.
// rule: mu-prototype/pirates/directions
func (g *State) Courses(z Place) []Place {
	var all []Place
	for _, p := range g.Box().Atlas.Seas[z-Territories].Around {
		if p.Sea() || g.landable(p) {
			all = append(all, p)
		}
	}
	return all
}

func (g *State) landable(p Place) bool {
	s := g.Territories[p].Owner
	return g.InPlay(p) && s != play.Nobody && !g.Contested(p) && !g.Sheltered(p) && g.Ed().NoAttacks(g, p) == play.Free && !g.HasBeenRaided(s, p)
}

// courseDie is the smallest die with enough faces for so many courses, 0 where no die is needed or none is large enough.
// rule: mu-prototype/pirates/direction-die
func courseDie(n int) int {
	for _, faces := range [...]int{4, 6, 8} {
		if n > 1 && n <= faces {
			return faces
		}
	}
	return 0
}

// Heading rolls for one of the courses. What shows none is rolled again.
// rule: mu-prototype/pirates/direction-die
func (g *State) Heading(t *play.Table, courses []Place) Place {
	if len(courses) == 1 {
		return courses[0]
	}
	t.Chance()
	faces := courseDie(len(courses))
	if faces == 0 {
		return courses[g.Dice.N(len(courses))]
	}
	for {
		if roll := g.Dice.N(faces); roll < len(courses) {
			t.Tell(KeyPirateDie, int16(len(courses)), int16(roll+1))
			return courses[roll]
		}
	}
}

// landPirates puts all aboard a pirate Galley ashore, where they attack whatever is there: nothing stays behind. The
// Galley returns to the reserve. Who loses is no more, who wins holds the territory.
// rule: mu-prototype/pirates/landing-attack
// rule: mu-prototype/pirates/galley-removed-after-landing
// rule: mu-prototype/pirates/repulsed-landing
func (g *State) landPirates(t *play.Table, i int16, p Place) {
	vf, chief := g.Transports[i].VF, g.PirateCaptain(i) //stale:ok their Captain falls with his army, below
	x := prey{At: p, Of: g.Territories[p].Owner}        //stale:ok whom they attacked
	g.MarkRaided(x.Of, p)
	t.Tell(KeyPirateLands, int16(p), int16(x.Of), vf)
	won := g.boarding(t, i, x, vf)
	if chief != None {
		g.Captains[chief].At, g.Captains[chief].Aboard = p, None
	}
	g.Transports[i] = EmptyTransport()
	if !won {
		g.repulsed(t, chief, p)
		return
	}
	g.Overrun(t, x, g.Battle.Host)
}

// boarding lets the men of one pirate Galley attack, under their own Captain. Other pirates in the zone lose nobody.
func (g *State) boarding(t *play.Table, ship int16, x prey, vf int16) bool {
	before := g.Transports //stale:ok as before the battle: the others lose nobody
	won := g.BarbarianAttack(t, g.Transports[ship].At, ship, x.At, x.Of, vf)
	for i := range g.Pirates() {
		if i != ship {
			g.Transports[i].VF = before[i].VF
		}
	}
	return won
}
