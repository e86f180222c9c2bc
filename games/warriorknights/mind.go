package warriorknights

import (
	_ "embed"

	"signoria/chance"
	"signoria/games/value"
	"signoria/play"
)

// mindFile holds what the numbers weigh: make fit writes it.
//
//go:embed mind.yaml
var mindFile []byte

var mind = play.Mind[State]{
	Judge:    func(seed uint64) play.Judge[State] { return newSquire(seed) },
	Clock:    func(g *State) int { return int(g.Turn) },
	Ahead:    1,
	Value:    value.Must(mindFile, mindNumbers),
	Numbers:  numbersOf,
	Progress: progressOf,
	Dice:     func(g *State) *chance.Source { return &g.Dice },
	Alike:    4,
	Leaves:   func(g *State, s play.Seat, c play.Choice) bool { return bansHimself(g, s, c) || touchesWord(g, s, c) },
	Studies:  play.Budget{Playouts: 64, Choices: 8, Least: 64},
	Levels: map[string]play.Budget{
		knightBot: {Playouts: 9, Choices: 3},
		kingBot:   {Playouts: 64, Choices: 8, Ahead: 2},
	},
}

// mindNumbers are what tells how a Baron stands, in the order in which numbersOf tells them: each is scaled to about one.
var mindNumbers = []string{
	"prestige", "prestige-to-come", "lead", "realm-cities", "overseas-cities", "domination", "income", "wages", "crowns", "votes",
	"faith", "charges", "offices", "chairman", "church", "army", "strongest", "nobles", "at-home", "besieging", "besieged",
	"fortified", "might-cities", "might-domination", "might-army",
}

// bansHimself says of a refusal that it costs the Assembly for good: within a turn that hardly shows.
func bansHimself(g *State, s play.Seat, c play.Choice) bool {
	return (c.Verb == RefuseAgenda || c.Verb == RefuseLaw) && !g.Barons[s].Banned
}

// touchesWord says of a choice that it breaks a word he has given, or is where he votes as he promised: that nobody believes him
// any more costs him later.
func touchesWord(g *State, s play.Seat, c play.Choice) bool {
	owes := func(favour func(to play.Seat) bool) bool {
		for to := range play.Seat(g.Seats) {
			if favour(to) {
				return true
			}
		}
		return false
	}
	switch c.Verb {
	case Attack:
		return g.owesPeace(s, play.Seat(c.A))
	case BarTheWay:
		return g.owesWay(s, baronOf(int8(c.A)))
	case ForbidAttack:
		return owes(func(to play.Seat) bool { return g.owesWay(s, to) })
	case CommitVotes, VoteFor, VoteYes, VoteNo: // those on another agenda too, for it takes half of them all
		return owes(func(to play.Seat) bool { return g.promises(s, to).owesAnyVotes() })
	}
	return false
}

// mightTurns is about how long a game without Prestige is.
const mightTurns = 20

// progressOf is how much of the Prestige in the reserve has been given out, or where might makes right, how long it has
// been played.
func progressOf(g *State) float64 {
	if g.Options.Might {
		return min(1, float64(g.Turn)/mightTurns)
	}
	return 1 - float64(g.Reserve)/(float64(g.Options.Length)*float64(g.Seats))
}

// numbersOf tells how a Baron stands.
func numbersOf(g *State, s play.Seat, n []float64) bool {
	b := &g.Barons[s]
	if b.Out {
		return false
	}
	realm, all := g.realmCities(s), g.allCities(s)
	reach := float64(realm) / float64(g.toDominate())
	i := 0
	put := func(x, scale float64) { n[i] = x / scale; i++ }
	might := oneIf(g.Options.Might) // then Prestige wins nothing
	put((1-might)*float64(b.Prestige), 10)
	put((1-might)*g.prestigeToCome(s), 10)
	put((1-might)*float64(max(0, b.Prestige-g.bestRival(s))), 10)
	put(float64(realm), 5)
	put(float64(all-realm), 2)
	put(reach*reach*reach, 1)
	put(float64(g.income(s)), 10)
	put(float64(g.wagesDue(s)), 10)
	put(float64(b.Crowns), 10)
	put(float64(b.Votes), 10)
	put(float64(b.Faith), 5)
	put(float64(g.charges(s)), 2)
	put(float64(g.offices(s)), 2)
	put(oneIf(g.Chairman == s), 1)
	put(oneIf(g.Church == s), 1)
	put(float64(g.troopsOnMap(s)), 1000)
	g.nobleNumbers(s, put)
	g.siegeNumbers(s, put)
	put(might*float64(realm), 5)
	put(might*reach*reach*reach, 1)
	put(might*float64(g.troopsOnMap(s)), 1000)
	return true
}

// prestigeToCome is what a Baron will gain until the reserve is empty if all cities stay whose they are.
func (g *State) prestigeToCome(s play.Seat) float64 {
	all := int16(0)
	for other := range play.Seat(g.Seats) {
		all += g.allCities(other)
	}
	if all == 0 {
		return 0
	}
	return float64(g.Reserve) * float64(g.allCities(s)) / float64(all)
}

// bestRival is the most Prestige that another Baron has.
func (g *State) bestRival(s play.Seat) (most int16) {
	for other := range play.Seat(g.Seats) {
		if other != s {
			most = max(most, g.Barons[other].Prestige)
		}
	}
	return most
}

func (g *State) offices(s play.Seat) (n int) {
	for _, at := range g.AgendaAt {
		if at >= OfficeOf && baronOf(at-OfficeOf) == s {
			n++
		}
	}
	return n
}

// nobleNumbers tells of a Baron's nobles: how strong the strongest is, how many are on the map, and how many stand where
// one of his cities is.
func (g *State) nobleNumbers(s play.Seat, put func(x, scale float64)) {
	strongest, on, home := int16(0), 0, 0
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if g.offMap(n) {
			continue
		}
		on++
		strongest = max(strongest, g.effective(n))
		if c := box.Regions[g.Nobles[n].At].City; c != None && g.Cities[c].Owner == s {
			home++
		}
	}
	put(float64(strongest), 1000)
	put(float64(on), 2)
	put(float64(home), 2)
}

// siegeNumbers tells how many cities a Baron besieges, and how many of his are besieged and fortified.
func (g *State) siegeNumbers(s play.Seat, put func(x, scale float64)) {
	by, of, fortified := 0, 0, 0
	for c := range g.Cities {
		city := &g.Cities[c]
		if city.Siege[s] > 0 {
			by++
		}
		if city.Owner != s {
			continue
		}
		of += int(oneIf(city.Besiegers != 0))
		fortified += int(oneIf(city.Fortified))
	}
	put(float64(by), 2)
	put(float64(of), 2)
	put(float64(fortified), 2)
}

func oneIf(is bool) float64 {
	if is {
		return 1
	}
	return 0
}
