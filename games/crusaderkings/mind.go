package crusaderkings

import (
	_ "embed"
	"math/bits"
	"slices"

	"signoria/chance"
	"signoria/games/value"
	"signoria/play"
)

// mindFile holds what the numbers weigh: make fit writes it.
//
//go:embed mind.yaml
var mindFile []byte

// mind thinks to the end of the Round, of what shows its worth later to that of the Era. Of cards of a type it tries the one
// whose event a squire likes best.
var mind = play.Mind[State]{
	Judge:    func(seed uint64) play.Judge[State] { return newSquire(seed) },
	Clock:    func(g *State) int { return int(g.rounds()) },
	Ahead:    1,
	Farther:  toEraEnd,
	Leaves:   func(g *State, s play.Seat, c play.Choice) bool { return likesAnother(g, s, c) || breaksWord(g, s, c) },
	Value:    value.Must(mindFile, mindNumbers),
	Numbers:  numbersOf,
	Progress: progressOf,
	Dice:     func(g *State) *chance.Source { return &g.Dice },
	Alike:    4,
	Studies:  play.Budget{Playouts: 64, Choices: 8, Least: 64},
	Levels: map[string]play.Budget{
		kingBot: {Playouts: 400, Answers: 11000, Choices: 8, Settled: func(p play.Prompt) bool { return !lasting(p) }},
	},
}

// toEraEnd is how many Rounds begin until the first of the next Era has: what cards are held back for, and what plots and
// weddings bring, comes to pass by then.
func toEraEnd(g *State, p play.Prompt) int {
	if !lasting(p) {
		return 0
	}
	return roundsPerEra + 1 - int(g.Round)
}

// lasting says whether what is asked shows its worth only in the Rounds to come. Of these questions alone a king thinks: a squire
// loses most by them.
func lasting(p play.Prompt) bool {
	switch p {
	case AskHand, AskCard, AskAction, AskMobilise, AskPlot, AskOverthrow, AskSabotage, AskDynastic, AskDowry, AskConsent:
		return true
	}
	return false
}

// likesAnother says whether a choice is a card and a squire would rather have the event of another of its type in his hand.
func likesAnother(g *State, s play.Seat, c play.Choice) bool {
	if c.Verb != ChooseCard {
		return false
	}
	j := newSquire(0).judging(g, s)
	liked := j.eventWorth(c.A)
	for other, at := range g.CardAt {
		if at != CardHand+uint8(s) || box.Cards[other].Type != box.Cards[c.A].Type {
			continue
		}
		if worth := j.eventWorth(int16(other)); worth > liked || worth == liked && int16(other) < c.A {
			return true
		}
	}
	return false
}

// breaksWord says of a choice that it breaks a word he has given: that nobody believes him any more costs him later.
func breaksWord(g *State, s play.Seat, c play.Choice) bool { return g.owesPeace(s, g.turnsOn(c)) }

// turnsOn is against whom a choice turns: whom it attacks, overthrows or plots against; Nobody if nobody.
func (g *State) turnsOn(c play.Choice) play.Seat {
	switch c.Verb {
	case DeclareAttack, OverthrowIn:
		return g.Territories[c.A].Owner
	case PlotGrievance, PlotRebellion, PlotMurder, PlotCouncillor, PlotBribe:
		return g.plotsAt(plotted(c.With(play.Nobody, 0)))
	}
	return play.Nobody
}

// mindNumbers are what tells how a dynasty stands, in the order in which numbersOf tells them. Each weighs otherwise where an
// Era begins, to which kings look, than within it.
var mindNumbers = slices.Concat(ofStanding, prefixed("era-", ofStanding))

// ofStanding are scaled to about one. Those of culture tell which it is, and the next whether it plays by a strategy of the
// rulebook. The last are the first ones again, the nearer the way to Jerusalem comes to its end.
var ofStanding = slices.Concat(ofPoints, []string{
	"gold", "income", "castles", "trophies",
	"footsoldiers", "developments", "family", "heir", "old-age", "bag-green", "bag-red", "rebellion",
	"laid", "pacts", "wars", "casus-belli", "threats", "first", "borders", "open-beside",
	"english", "french", "german", "italian", "iberian", "printed-strategy",
}, prefixed("near-", ofPoints))

// ofPoints are what pointNumbers tells.
var ofPoints = []string{"points", "ahead", "behind", "shields", "shield-ahead", "crusades-left"}

func prefixed(how string, names []string) (all []string) {
	for _, name := range names {
		all = append(all, how+name)
	}
	return all
}

// progressOf is how far the game is: by Rounds, or by the way to Jerusalem if that is shorter.
func progressOf(g *State) float64 {
	rounds := float64(g.rounds()) / float64(roundsPerEra*g.Options.Eras)
	return min(1, max(rounds, float64(g.spacesTaken())/float64(g.Options.Goal)))
}

// spacesTaken is how many spaces of the way to Jerusalem are taken.
func (g *State) spacesTaken() (n int) {
	for _, owner := range g.Track[:g.Options.Goal] {
		n += int(b2i(owner != play.Nobody))
	}
	return n
}

// numbersOf tells how a dynasty stands.
func numbersOf(g *State, s play.Seat, n []float64) bool {
	d := &g.Dynasties[s]
	if d.Out {
		return false
	}
	first := 0
	if g.Round == 1 {
		first = len(ofStanding)
	}
	i := first
	put := func(x, scale float64) { n[i] = x / scale; i++ }
	g.pointNumbers(s, put)
	put(float64(d.Gold), 10)
	put(float64(g.income(s)), 10)
	put(float64(g.castles(s)), 2)
	put(float64(g.trophiesOf(s)), 1)
	put(float64(bits.OnesCount64(g.mobilised(s))), 4)
	put(float64(g.developmentsOf(s)), 3)
	g.familyNumbers(s, put)
	g.traitNumbers(s, put)
	g.realmNumbers(s, put)
	for c := range Culture(cultures) {
		put(oneIf(d.Culture == c), 1)
	}
	put(oneIf(g.ai(s)), 1)
	left := float64(max(1, int(g.Options.Goal)-g.spacesTaken()))
	for _, x := range n[first : first+len(ofPoints)] {
		put(x, left*left)
	}
	return true
}

// pointNumbers tell of Victory Points, and of shields, by which ties are broken.
func (g *State) pointNumbers(s play.Seat, put func(x, scale float64)) {
	points, shields := g.points(s), g.shields(s)
	best, most := 0, int8(0)
	for other := range play.Seat(g.Seats) {
		if other != s && !g.Dynasties[other].Out {
			best, most = max(best, g.points(other)), max(most, g.shields(other))
		}
	}
	put(float64(points), 10)
	put(float64(max(0, points-best)), 3)
	put(float64(max(0, best-points)), 3)
	put(float64(shields), 3)
	put(oneIf(shields > most), 1)
	put(float64(g.Dynasties[s].Crusades-g.Dynasties[s].Crusaded), 2)
}

func (g *State) trophiesOf(s play.Seat) (n int) {
	for _, holder := range g.Trophies {
		n += int(oneIf(holder == s))
	}
	return n
}

func (g *State) developmentsOf(s play.Seat) (n int) {
	for _, at := range g.DevAt {
		n += int(oneIf(at == DevOf+uint8(s)))
	}
	return n
}

func (g *State) familyNumbers(s play.Seat, put func(x, scale float64)) {
	put(float64(len(g.family(s))), 5)
	put(oneIf(g.heir(s) != None), 1)
	put(float64(g.Dynasties[s].OldAge), 3)
}

// traitNumbers tell of the tokens in the dynasty's bag, green and red.
func (g *State) traitNumbers(s play.Seat, put func(x, scale float64)) {
	green, red := 0, 0
	for i, at := range g.TokenAt {
		switch {
		case at != bag(s):
		case box.Traits[box.Tokens[i].Trait].Red:
			red++
		default:
			green++
		}
	}
	put(float64(green), 8)
	put(float64(red), 8)
}

// realmNumbers tell of unrest, of who has sworn or threatened what, and of what lies beside the realm.
func (g *State) realmNumbers(s play.Seat, put func(x, scale float64)) {
	d, lands := &g.Dynasties[s], g.lands(s)
	unrest, laid, near := 0, 0, uint64(0)
	for i := range each(lands) {
		unrest += int(g.Territories[i].Rebellion)
		laid += int(oneIf(g.Territories[i].Laid))
		near |= g.beside(i)
	}
	threats := 0
	for other := range play.Seat(g.Seats) {
		threats += int(oneIf(other != s && g.Dynasties[other].CasusBelli>>uint(s)&1 == 1))
	}
	near &^= lands
	free := bits.OnesCount64(near & g.lands(play.Nobody))
	put(float64(unrest), 3)
	put(float64(laid), 2)
	put(float64(bits.OnesCount8(d.Pacts)), 2)
	put(float64(bits.OnesCount8(d.Wars)), 2)
	put(float64(bits.OnesCount8(d.CasusBelli)), 2)
	put(float64(threats), 2)
	put(oneIf(g.First == s), 1)
	put(float64(bits.OnesCount64(near)-free), 6)
	put(float64(free), 4)
}

func oneIf(is bool) float64 { return float64(b2i(is)) }
