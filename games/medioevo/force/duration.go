package force

import (
	"math/bits"
	"slices"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// The Duration of the Game, and its end: how long it lasts, and who has won. What counts then is in victory*.go of the
// editions.

const (
	TimeUp play.Verb = 30 // aside: the agreed time is over
	Claim  play.Verb = 31 // aside: says that he has reached the limit of Honour Points

	KeyTimeUp play.Key = 30 // the time is up: this turn is the last
	KeyClaim  play.Key = 31 // A says that he has reached the limit
	KeyNotYet play.Key = 32 // A has B Honour Points in all and has not reached it
	KeyOver   play.Key = 33 // the game is over, in the way A
	KeyHas    play.Key = 34 // A has B Honour Points
	KeyWins   play.Key = 35 // A wins
	KeyShares play.Key = 36 // A shares the victory
)

var durationChapter = wording.Chapter{
	Verbs: map[play.Verb]string{TimeUp: "time-up", Claim: "claim"},
	Lines: map[play.Key]string{
		KeyTimeUp: "time-up", KeyClaim: "claim", KeyNotYet: "not-yet", KeyOver: "over", KeyHas: "has", KeyWins: "wins", KeyShares: "shares",
	},
}

var (
	endIDs = [...]string{NotEnded: "", ByTurns: "turns", ByTime: "time", ByHonour: "honour", ByConquest: "conquest"}
)

// MostTurns is how many turns a game lasts at most, where nothing else ends it.
const MostTurns = 60

// FlorinsAPoint is how many florins are an Honour Point at the end.
const FlorinsAPoint = 1000

// VictorySteps are when a game ends in an edition, and what counts then.
type VictorySteps struct {
	// Reached says whether a player has reached the limit of Honour Points, in whichever way that counts here.
	Reached func(g *State, s play.Seat) bool
	// Ending is what is shown when the game ends, before the end is counted.
	Ending func(g *State, t *play.Table)
	// FinalShares is what the end of the game would give a player as things stand, by what for; Hidden is the part of it
	// that the others cannot know.
	FinalShares func(g *State, s play.Seat) [Sources]int16
	Hidden      func(g *State, s play.Seat) [Sources]int16
	// RealmPoints is what a whole realm is worth at the end, by its size.
	RealmPoints [medioevo.Sizes]int16
}

func (x *VictorySteps) complete() {
	orElse(&x.Ending, func(*State, *play.Table) {})
	orElse(&x.Hidden, func(*State, play.Seat) (none [Sources]int16) { return none })
}

// DurationAsides are what a player may say about the end of the game: that the time is up, and that he has reached
// the limit of Honour Points.
func (g *State) DurationAsides(o *play.Asking, s play.Seat) {
	// rule: mu-prototype/duration/time-limit-finishes-current-turn
	// rule: mu-alpha/duration/time-limit
	if g.Options.Minutes > 0 && !g.Last {
		o.May(play.Choice{Verb: TimeUp}, play.Free)
	}
	// rule: mu-prototype/duration/po-limit-by-declaration
	// rule: mu-alpha/duration/hp-limit-declaration
	if g.mayClaim(s) {
		o.May(play.Choice{Verb: Claim}, play.Free)
	}
}

// mayClaim says whether a player may say that he has reached the limit.
func (g *State) mayClaim(s play.Seat) bool {
	return g.Options.Declared && g.Options.Honour > 0 && !g.Players[s].Claimed
}

// TimeUp makes this turn the last; it is played to its end.
// rule: mu-prototype/duration/time-limit-finishes-current-turn
// rule: mu-alpha/duration/time-limit
func (g *State) TimeUp(t *play.Table) {
	g.Last = true
	t.Tell(KeyTimeUp)
}

// Claim notes that a player says to have reached the limit; whether he has is seen when the turn ends.
func (g *State) Claim(t *play.Table, s play.Seat) {
	g.Players[s].Claimed = true
	t.Tell(KeyClaim, int16(s))
}

// Total is the Honour Points a player would have if the game ended now.
func (g *State) Total(s play.Seat) int16 {
	if g.Phase == GameOver {
		return g.Players[s].Honour
	}
	return g.Players[s].Honour + g.FinalPoints(s)
}

// OpenTotal is as much of that as everybody knows.
func (g *State) OpenTotal(s play.Seat) int16 {
	if g.Phase == GameOver {
		return g.Total(s)
	}
	n := g.Players[s].Honour
	for _, share := range g.OpenShares(s) {
		n += share
	}
	return n
}

// OpenShares is what the end of the game would give a player, as far as everybody knows it.
func (g *State) OpenShares(s play.Seat) [Sources]int16 {
	all := g.Ed().FinalShares(g, s)
	for why, n := range g.Ed().Hidden(g, s) {
		all[why] -= n
	}
	return all
}

// whyOver says why the game ends with this turn, if it does: one player is left, or a limit is met.
// rule: mu-prototype/duration/combined-limits-first-reached-ends
// rule: mu-alpha/duration/first-condition-wins
// rule: mu-prototype/duration/turn-limit
// rule: mu-alpha/duration/turn-limit
func (g *State) whyOver() End {
	switch {
	case g.alone():
		return ByConquest
	case g.Options.Turns > 0 && g.Turn >= g.Options.Turns, g.Turn >= MostTurns:
		return ByTurns
	case g.Last:
		return ByTime
	case g.Options.Honour == 0:
		return NotEnded
	}
	for _, s := range g.AllSeats() {
		if g.Ed().Reached(g, s) {
			return ByHonour
		}
	}
	return NotEnded
}

// dropClaims forgets claims that have proved wrong; it costs nothing.
// rule: mu-prototype/duration/po-limit-wrong-declaration
// rule: mu-alpha/duration/hp-limit-false-declaration
func (g *State) dropClaims(t *play.Table) {
	for _, s := range g.AllSeats() {
		if g.Players[s].Claimed {
			g.Players[s].Claimed = false
			t.Tell(KeyNotYet, int16(s), g.OpenTotal(s))
		}
	}
}

// alone says whether one player is left in the game.
// rule: mu-prototype/elimination/condition
func (g *State) alone() bool { return len(g.AllSeats()) == 1 }

// LastStanding ends the game when one player is left in it.
func (g *State) LastStanding(t *play.Table) {
	if g.Phase != GameOver && g.alone() {
		g.Ended = ByConquest
		g.Finish(t)
	}
}

// Finish ends the game, counts what the end gives, and says who has won.
// rule: mu-prototype/duration/winner-most-honour-points
// rule: mu-prototype/victory-play/when-the-game-is-scored
// rule: mu-alpha/victory/final-count
func (g *State) Finish(t *play.Table) {
	g.Ed().Ending(g, t)
	for _, s := range g.AllSeats() {
		g.ScoreEnd(t, s)
	}
	g.Phase, g.Active = GameOver, play.Nobody
	g.Winners = g.winners() // rule: mu-alpha/victory/winner-and-tie-breakers
	t.Tell(KeyOver, int16(g.Ended))
	for _, c := range g.ranking() {
		t.Tell(KeyHas, int16(c.seat), g.Total(c.seat))
	}
	won := KeyWins
	// rule: mu-prototype/victory-end/tie-shared
	// rule: mu-alpha/victory/winner-and-tie-breakers
	if bits.OnesCount16(g.Winners) > 1 {
		won = KeyShares
	}
	for s := range play.Seat(g.Seats) { // rule: mu-alpha/victory/winner-and-tie-breakers
		if g.Winners>>s&1 == 1 {
			t.Tell(won, int16(s))
		}
	}
}

// winners are who has won, bit s for seat s: whom nobody still in the game is ahead of.
// rule: mu-prototype/victory-end/winner
// rule: mu-prototype/victory-end/tie-shared
// rule: mu-alpha/victory/winner-and-tie-breakers
// rule: mu-prototype/duration/winner-most-honour-points
func (g *State) winners() (set uint16) {
	in := g.AllSeats()
	for _, s := range in {
		if !slices.ContainsFunc(in, func(o play.Seat) bool { return g.Compare(o, s) > 0 }) {
			set |= 1 << s
		}
	}
	return set
}

// contender is a player as he stands: what decides who is ahead of whom.
type contender struct {
	seat   play.Seat
	out    bool
	merits [4]int
}

// ranking is all players, best first: those who are out come last.
func (g *State) ranking() []contender {
	all := make([]contender, g.Seats)
	for s := range all {
		all[s] = contender{seat: play.Seat(s), out: g.Players[s].Out}
		if !all[s].out {
			all[s].merits = g.merits(play.Seat(s))
		}
	}
	slices.SortStableFunc(all, contender.behind)
	return all
}

// behind is more than 0 if one player stands behind another, less if ahead.
func (c contender) behind(o contender) int {
	if c.out != o.out {
		return int(B2i(c.out)) - int(B2i(o.out))
	}
	return slices.Compare(o.merits[:], c.merits[:])
}

// Over says whether the game has ended.
func (g *State) Over() bool { return g.Phase == GameOver }

// Standing tells how the game stands, or how it ended.
func (g *State) Standing() play.Standing {
	x := play.Standing{Over: g.Over(), End: endIDs[g.Ended], Turn: int(g.Turn), Winners: []play.Seat{}}
	for s := range play.Seat(g.Seats) {
		if g.Winners>>s&1 == 1 {
			x.Winners = append(x.Winners, s)
		}
	}
	rank := 0
	all := g.ranking()
	for i, c := range all {
		if i == 0 || c.behind(all[i-1]) != 0 {
			rank = i + 1
		}
		x.Places = append(x.Places, play.Place{Seat: c.seat, Rank: rank, Scores: g.scores(c)})
	}
	return x
}

// scores are the numbers of a player in the standing, in the order in which they decide. Until the game ends the second
// is what the end would add to his honour now.
func (g *State) scores(c contender) []play.Score {
	p := &g.Players[c.seat]
	scores := []play.Score{{Name: "honour", Value: int(p.Honour)}}
	if g.Phase != GameOver {
		scores = append(scores, play.Score{Name: play.ToCome, Value: g.toCome(c)})
	}
	return append(scores,
		play.Score{Name: "territories", Value: g.LandCount(c.seat)}, play.Score{Name: "armies", Value: g.Armies(c.seat)},
		play.Score{Name: "florins", Value: int(p.Florins)}, play.Score{Name: "technologies", Value: g.TechCount(c.seat)})
}

// toCome is what the end would add to a player's honour now: nothing for who is out.
func (g *State) toCome(c contender) int {
	if c.out {
		return 0
	}
	return c.merits[0] - int(g.Players[c.seat].Honour)
}

// FinalPoints is what the end of the game would add to a player's honour now.
func (g *State) FinalPoints(s play.Seat) int16 {
	var n int16
	for _, share := range g.Ed().FinalShares(g, s) {
		n += share
	}
	return n
}

// ScoreEnd adds what counts at the end to a player's honour.
// rule: mu-prototype/victory-play/when-the-game-is-scored
// rule: mu-alpha/victory/final-count
func (g *State) ScoreEnd(t *play.Table, s play.Seat) {
	for why, n := range g.Ed().FinalShares(g, s) {
		g.Honour(t, s, n, Source(why))
	}
}

// Compare is more than 0 if one player is ahead of another: by honour, then territories, then armies, then florins.
// rule: mu-prototype/victory-end/tie-territories
// rule: mu-prototype/victory-end/tie-armies
// rule: mu-prototype/victory-end/tie-florins
// rule: mu-alpha/victory/winner-and-tie-breakers
func (g *State) Compare(a, b play.Seat) int {
	x, y := g.merits(a), g.merits(b)
	return slices.Compare(x[:], y[:])
}

// merits are what decides who is ahead, what weighs most first: as far as everybody knows it, until the game is over.
func (g *State) merits(s play.Seat) [4]int {
	return [4]int{int(g.OpenTotal(s)), g.LandCount(s), g.Armies(s), int(g.Players[s].Florins)}
}

// LandCount is how many territories a player owns.
func (g *State) LandCount(s play.Seat) int {
	n := 0
	for range g.Owned(s) {
		n++
	}
	return n
}

// Armies is all VF of a player on the map, on the ground and aboard; at the end what stands behind his screen too.
func (g *State) Armies(s play.Seat) int {
	n := 0
	if g.Phase == GameOver {
		n = int(g.Players[s].Reserve)
	}
	for p := range g.Land() {
		n += int(g.Ground(s, p))
	}
	for i := range g.TransportsOf(s) {
		n += int(g.Transports[i].VF)
	}
	return n
}
