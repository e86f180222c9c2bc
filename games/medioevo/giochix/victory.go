package giochix

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// How the game ends, and what is counted then.

const (
	SayTimeUp play.Verb = 740

	KeyTimeUp  play.Key = 740 // the time is up: this turn is the last
	KeyEnds    play.Key = 741 // the game ends, for the reason A
	KeyBonus   play.Key = 742 // A receives B Honour for C
	KeyWins    play.Key = 743 // A wins
	KeyLastTax play.Key = 744 // the last Event tolerates taxes up to level A
)

var victoryChapter = wording.Chapter{
	Verbs: map[play.Verb]string{SayTimeUp: "time-up"},
	Lines: map[play.Key]string{KeyTimeUp: "time-up", KeyEnds: "ends", KeyBonus: "bonus", KeyWins: "wins", KeyLastTax: "last-tax"},
}

// Ending is why a game has ended.
type Ending uint8

const (
	NotEnded Ending = iota
	ByTurns
	ByHonour
	ByTime
	BySurvival // one is left, or none
	endings
)

// endingIDs are the ways by the names that the texts know.
var endingIDs = [endings]string{"", "turns", "honour", "time", "survival"}

// whyOver is why the game ends with this turn, NotEnded if it goes on.
// rule: mu-giochix/victory/end-conditions
// rule: mu-giochix/turn/seven-phases
func (g *State) whyOver() Ending {
	left := g.players()
	switch {
	case len(left) <= 1:
		return BySurvival
	case g.Last:
		return ByTime
	case g.Options.Turns > 0 && g.Turn >= g.Options.Turns:
		return ByTurns
	case g.Options.Honour > 0 && slices.ContainsFunc(left, func(s play.Seat) bool { return g.Players[s].Honour >= g.Options.Honour }):
		return ByHonour
	}
	return NotEnded
}

// timeUp makes this turn the last.
// rule: mu-giochix/victory/end-conditions
func (g *State) timeUp(t *play.Table) {
	g.Last = true
	t.Tell(KeyTimeUp)
}

// finish ends the game: another Event card says what taxes are tolerated, the subjects rebel a last time, and the end
// table is counted.
// rule: mu-giochix/victory/final-event-card
func (g *State) finish(t *play.Table) {
	t.Tell(KeyEnds, int16(g.Ended))
	g.takeEvent(t)
	t.Tell(KeyLastTax, int16(box.Events[g.NextUp].Tolerated))
	g.checkRebellions(t)
	for bonus := range Bonus(bonuses) {
		for s := range play.Seat(g.Seats) {
			if n := g.bonusOf(s, bonus); n != 0 && g.plays(s) {
				g.Players[s].Final[bonus] = n
				t.Tell(KeyBonus, int16(s), int16(n), int16(bonus))
			}
		}
	}
	for s := range play.Seat(g.Seats) {
		for _, n := range g.Players[s].Final {
			g.honour(s, int16(n))
		}
	}
	g.Phase = GameOver
	for _, s := range g.winners() {
		t.Tell(KeyWins, int16(s))
	}
}

// Bonus is a line of the end table.
type Bonus uint8

const (
	Richest Bonus = iota
	BestMarket
	MostLearned
	HoldsRome
	HoldsJerusalem
	MostCathedrals
	MostCities
	MostCastles
	MostTerritories
	Monopolies
	OwnPrisoners
	Debts
	ObjectiveTokens
	bonuses
)

// endBonus is the Honour of every majority, place and monopoly of the end table.
// rule: mu-giochix/victory/end-richest
const endBonus = 3

// majorities are what those lines of the end table count of which the most is wanted.
// rule: mu-giochix/victory/end-richest
// rule: mu-giochix/victory/end-great-market
// rule: mu-giochix/victory/end-technology
// rule: mu-giochix/victory/end-cathedrals
// rule: mu-giochix/victory/end-cities
// rule: mu-giochix/victory/end-castles
// rule: mu-giochix/victory/end-territories
var majorities = [bonuses]func(g *State, s play.Seat) int32{
	Richest:         inStat(LeadFlorins),
	BestMarket:      (*State).bestMarket,
	MostLearned:     inStat(LeadTechnology),
	MostCathedrals:  inStat(LeadCathedrals),
	MostCities:      inStat(LeadCities),
	MostCastles:     inStat(LeadCastles),
	MostTerritories: inStat(LeadTerritories),
}

// inStat counts what Objectives, too, ask who leads in.
func inStat(of Stat) func(g *State, s play.Seat) int32 {
	return func(g *State, s play.Seat) int32 { return g.stat(s, of) }
}

// bonusOf is the Honour that a line of the end table gives a player. All who share the most of something, if it is more
// than none, receive it.
// rule: mu-giochix/victory/end-richest
// rule: mu-giochix/victory/end-rome
// rule: mu-giochix/victory/end-jerusalem
func (g *State) bonusOf(s play.Seat, bonus Bonus) int8 {
	if count := majorities[bonus]; count != nil {
		if mine := count(g, s); mine <= 0 || slices.ContainsFunc(g.players(), func(other play.Seat) bool { return count(g, other) > mine }) {
			return 0
		}
		return endBonus
	}
	switch bonus {
	case HoldsRome:
		return g.holds(s, box.Rome)
	case HoldsJerusalem:
		return g.holds(s, box.Jerusalem)
	case Monopolies:
		_, all := g.producers(s)
		return int8(all) * endBonus
	case OwnPrisoners:
		return lostToPrison(g.captured(s))
	case Debts:
		return lostToDebt[g.Players[s].Debt]
	default:
		return ladder[min(int(g.tokens(s)), len(ladder)-1)]
	}
}

// span is the least Honour that a line of the end table brings, or costs, where it counts at all, and the most of it; of
// monopolies each.
// rule: mu-giochix/victory/end-prisoners
// rule: mu-giochix/victory/end-debts
// rule: mu-giochix/victory/end-objective-ladder
func (b Bonus) span() (least, most int8) {
	switch b {
	case OwnPrisoners:
		return lostToPrison(1), lostToPrison(figures)
	case Debts:
		return lostToDebt[1], lostToDebt[mostLoans]
	case ObjectiveTokens:
		return ladder[2], ladder[len(ladder)-1]
	}
	return endBonus, endBonus
}

// endOf is the Honour in the end for who has most buildings of a family and level, 0 where they are not counted.
// rule: mu-giochix/victory/end-cathedrals
// rule: mu-giochix/victory/end-cities
// rule: mu-giochix/victory/end-castles
func endOf(f Family, level int8) int8 {
	if f == Religious || level == topLevel {
		return endBonus
	}
	return 0
}

// rule: mu-giochix/victory/end-rome
// rule: mu-giochix/victory/end-jerusalem
func (g *State) holds(s play.Seat, at Place) int8 {
	if g.controls(s, at) {
		return endBonus
	}
	return 0
}

// bestMarket is the value of the best Great Market in a City of a player.
// rule: mu-giochix/victory/end-great-market
func (g *State) bestMarket(s play.Seat) (best int32) {
	for at := range Place(Territories) {
		if g.Territories[at].Level[Civil] == cityLevel && g.controls(s, at) {
			best = max(best, int32(g.market(at)))
		}
	}
	return best
}

// learning is the sum of a player's technology levels. What is only activated does not count.
// rule: mu-giochix/victory/end-technology
func (g *State) learning(s play.Seat) (sum int8) {
	for _, level := range g.Players[s].Techs {
		sum += level
	}
	return sum
}

// land is how many territories a player controls.
func (g *State) land(s play.Seat) (n int16) {
	for at := range Place(Territories) {
		if g.controls(s, at) {
			n++
		}
	}
	return n
}

// captured is how many figures of a player others hold.
// rule: mu-giochix/victory/end-prisoners
func (g *State) captured(s play.Seat) (n int8) {
	for _, at := range g.Players[s].Figures {
		if at >= Captive && at < spots {
			n++
		}
	}
	return n
}

// lostToPrison is the Honour that figures held by others cost.
// rule: mu-giochix/victory/end-prisoners
func lostToPrison(figures int8) int8 {
	switch {
	case figures == 0:
		return 0
	case figures <= 3:
		return -3
	case figures <= 6:
		return -6
	}
	return -9
}

// lostToDebt is the Honour that loans cost, by their number.
// rule: mu-giochix/victory/end-debts
var lostToDebt = [mostLoans + 1]int8{0, -2, -4, -6, -9, -15}

// ladder is the Honour that Objective tokens bring, by their number; more than the last bring no more.
// rule: mu-giochix/victory/end-objective-ladder
// rule: mu-giochix/purchases/objective-token-as-hp
var ladder = [...]int8{0, 0, 1, 3, 5, 8, 11, 15, 20}

// tokens is how many Objective tokens a player has, of all colours.
// rule: mu-giochix/victory/end-objective-ladder
func (g *State) tokens(s play.Seat) (n int8) {
	for _, x := range g.Players[s].Tokens {
		n += x
	}
	return n
}

// winners are those with the most Honour; of several the richest; of several the one furthest back in the order.
// rule: mu-giochix/victory/winner-and-ties
func (g *State) winners() []play.Seat {
	best := g.ranking()
	return best[:min(1, len(best))]
}

// ranking is the players who are not out, the best first.
// rule: mu-giochix/victory/winner-and-ties
func (g *State) ranking() []play.Seat {
	all := g.players()
	slices.Reverse(all)
	slices.SortStableFunc(all, func(a, b play.Seat) int {
		x, y := &g.Players[a], &g.Players[b]
		if x.Honour != y.Honour {
			return int(y.Honour - x.Honour)
		}
		return int(y.Florins - x.Florins)
	})
	return all
}

// Over says whether the game has ended.
func (g *State) Over() bool { return g.Phase == GameOver }

// Standing tells how the game stands, or how it ended.
func (g *State) Standing() play.Standing {
	st := play.Standing{Over: g.Over(), End: endingIDs[g.Ended], Turn: int(g.Turn)}
	if st.Over {
		st.Winners = g.winners()
	}
	all := g.ranking()
	for s := range play.Seat(g.Seats) {
		if !slices.Contains(all, s) {
			all = append(all, s)
		}
	}
	for rank, s := range all {
		p := &g.Players[s]
		st.Places = append(st.Places, play.Place{Seat: s, Rank: rank + 1, Scores: []play.Score{
			{Name: "honour", Value: int(p.Honour)}, {Name: "florins", Value: int(p.Florins)}, {Name: "territories", Value: int(g.land(s))},
		}})
	}
	return st
}
