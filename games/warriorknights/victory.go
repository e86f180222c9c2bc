package warriorknights

import (
	"cmp"

	"signoria/games/wording"
	"signoria/play"
)

const (
	KeyDominates     play.Key = 75 // Baron A controls B of C standing realm cities and is King
	KeyKing          play.Key = 76 // Baron A has B Prestige and is King
	KeyKingByTies    play.Key = 77 // Baron A is King, tied at B Prestige and ahead by C: 1 cities, 2 crowns, Faith and Votes, 3 troops
	KeyNoKing        play.Key = 78 // nobody is King: tied in everything
	KeyNothingToRule play.Key = 79 // no city of the realm stands: nobody can dominate
)

var victoryChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyDominates: "dominates", KeyKing: "king", KeyKingByTies: "king-by-ties", KeyNoKing: "no-king",
		KeyNothingToRule: "nothing-to-rule",
	},
}

// checkDomination ends the game at once for who controls more than half of the realm's standing cities.
// rule: warrior-knights/victory/domination
func (g *State) checkDomination(t *play.Table) {
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) && g.realmCities(s) >= g.toDominate() {
			t.Tell(KeyDominates, int16(s), g.realmCities(s), g.standingRealm())
			g.end(ByDomination, s)
			return
		}
	}
	if g.Options.Might && g.standingRealm() == 0 { // rule: warrior-knights/options/might-makes-right
		t.Tell(KeyNothingToRule)
		g.end(ByTie, play.Nobody)
	}
}

// toDominate is how many realm cities win by domination now.
func (g *State) toDominate() int16 { return g.standingRealm()/2 + 1 }

// standingRealm counts the realm cities that are not pillaged.
func (g *State) standingRealm() (n int16) {
	for c := range g.Cities {
		if box.Cities[c].Realm && !g.Cities[c].Pillaged {
			n++
		}
	}
	return n
}

// realmCities counts the realm cities a Baron controls, allCities those overseas too.
func (g *State) realmCities(s play.Seat) (n int16) {
	for c := range g.Cities {
		if g.Cities[c].Owner == s && box.Cities[c].Realm {
			n++
		}
	}
	return n
}

func (g *State) allCities(s play.Seat) (n int16) {
	for c := range g.Cities {
		if g.Cities[c].Owner == s {
			n++
		}
	}
	return n
}

// end ends the game.
func (g *State) end(how End, winner play.Seat) {
	g.Phase, g.Ended, g.Winner = GameOver, how, winner
}

// claim is what Barons compare at the end, in this order: Prestige, cities, crowns with Faith and Votes,
// troops on the map.
type claim [4]int16

func (g *State) claim(s play.Seat) claim {
	b := &g.Barons[s]
	return claim{
		b.Prestige,
		g.allCities(s),               // rule: warrior-knights/victory/tiebreak-1-cities
		b.Crowns + b.Faith + b.Votes, // rule: warrior-knights/victory/tiebreak-2-resources
		g.troopsOnMap(s),             // rule: warrior-knights/victory/tiebreak-3-troops
	}
}

// troopsOnMap is the strength of a Baron's armies on the map less their casualties, the garrison's
// included.
func (g *State) troopsOnMap(s play.Seat) (sum int16) {
	for shape := range int8(4) {
		if n := nobleOf(s, shape); !g.offMap(n) {
			sum += g.effective(n)
		}
	}
	if g.Fortresses[s].At != None {
		sum += g.effective(garrisonOf(s))
	}
	return sum
}

// against is the first place in which two claims differ, and who is ahead there; all of them equal is
// a tie in everything.
func (a claim) against(b claim) (place, ahead int) {
	for i := range a {
		if a[i] != b[i] {
			return i, cmp.Compare(a[i], b[i])
		}
	}
	return len(a), 0
}

// crownByPrestige crowns who has most Prestige, ties broken by the rest of the claims. If two are tied
// in everything there is no King.
// rule: warrior-knights/victory/prestige-win
func (g *State) crownByPrestige(t *play.Table) {
	king := play.Nobody
	for s := range play.Seat(g.Seats) {
		if !g.inGame(s) {
			continue
		}
		if king == play.Nobody {
			king = s
		} else if _, ahead := g.claim(s).against(g.claim(king)); ahead > 0 {
			king = s
		}
	}
	prestige, closest := g.Barons[king].Prestige, g.closest(king)
	switch closest {
	case 0:
		t.Tell(KeyKing, int16(king), prestige)
	case len(claim{}): // rule: warrior-knights/victory/tiebreak-4-no-winner
		t.Tell(KeyNoKing, prestige)
		g.end(ByTie, play.Nobody)
		return
	default:
		t.Tell(KeyKingByTies, int16(king), prestige, int16(closest))
	}
	g.end(ByPrestige, king)
}

// closest is how far down the claims one has to look to tell a Baron from all others: 0 if he has most Prestige.
func (g *State) closest(king play.Seat) (down int) {
	for s := range play.Seat(g.Seats) {
		if s != king && g.inGame(s) {
			place, _ := g.claim(king).against(g.claim(s))
			down = max(down, place)
		}
	}
	return down
}

// tieBreaks name what a tie in Prestige was broken by, by how far down the claims that is.
var tieBreaks = [len(claim{})]string{1: "tie-cities", 2: "tie-means", 3: "tie-troops"}

// ending names how the game has ended, "" while it has not.
func (g *State) ending() string {
	if g.Ended == ByPrestige {
		return cmp.Or(tieBreaks[g.closest(g.Winner)], endNames[g.Ended])
	}
	return endNames[g.Ended]
}
