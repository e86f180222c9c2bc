package crusaderkings

import (
	"testing"

	"signoria/play"
)

func TestScoring(t *testing.T) {
	// rule: crusader-kings/end/territory-point
	// rule: crusader-kings/end/trophy-point
	// rule: crusader-kings/overview/points-summary
	p := threeDynasties(t, 1).own(english, "mercia", "northumbria", "wales", "scotland", "ireland", "normandy")
	p.castle("wessex", "mercia", "wales").develops(english, "navy")
	p.land("ireland").Laid = true
	p.Trophies[Builder], p.Trophies[Crusader] = english, english
	want(t, "seven territories, one Knight on its side, two Trophies", p.points(english), 8)
	want(t, "a territory", p.points(french), 1)
}

func TestWhoWins(t *testing.T) {
	over := func(p *at) uint8 {
		p.Ended = ByEras
		p.run(func(g *State, t *play.Table) { g.finish(t) })
		return p.Winners
	}
	// rule: crusader-kings/end/most-points-wins
	// rule: crusader-kings/overview/goal
	p := threeDynasties(t, 1).own(french, "normandy")
	want(t, "most points", over(p), 1<<french)
	want(t, "the game is over", p.Over(), true)
	// rule: crusader-kings/end/tie-break
	p = threeDynasties(t, 1)
	p.Track[0] = german
	want(t, "a tie goes to the shields", over(p), 1<<german)
	// rule: crusader-kings/end/shared-victory
	p = threeDynasties(t, 1)
	p.Dynasties[french].Out = true
	p.land("paris").Owner = play.Nobody
	want(t, "else it is shared", over(p), 1<<english|1<<german)

	st := p.Standing()
	want(t, "the standing names them", len(st.Winners), 2)
	// rule: crusader-kings/end/when
	want(t, "two share it, as is told", p.count(KeyShares) == 2 && p.told(KeyShares, int16(german)) && p.count(KeyWins) == 0, true)
	p = threeDynasties(t, 1).own(german, "poland")
	over(p)
	want(t, "one has won, as is told", p.count(KeyWins) == 1 && p.told(KeyWins, int16(german)) && p.count(KeyShares) == 0, true)
	q := threeDynasties(t, 1).own(english, "mercia")
	over(q)
	want(t, "whoever it is", q.count(KeyWins) == 1 && q.told(KeyWins, int16(english)) && q.count(KeyShares) == 0, true)
	want(t, "they share the first rank", [3]int{st.Places[0].Rank, st.Places[1].Rank, st.Places[2].Rank}, [3]int{1, 1, 3})
}

// rule: crusader-kings/end/cooperative-scoring
// rule: crusader-kings/ai-modes/cooperative
func TestCooperativeScoring(t *testing.T) {
	over := func(p *at) uint8 {
		p.Options.Cooperative, p.Ended = true, ByEras
		p.Dynasties[german].Strategy = Ferox
		p.run(func(g *State, t *play.Table) { g.finish(t) })
		return p.Winners
	}
	p := threeDynasties(t, 1).own(german, "poland", "bohemia")
	want(t, "two points against three", over(p), 1<<german)
	p = threeDynasties(t, 1).own(german, "poland").own(english, "mercia")
	want(t, "three against two", over(p), 1<<english|1<<french)
	p = threeDynasties(t, 1).own(german, "poland")
	want(t, "two against two", over(p), 1<<english|1<<french|1<<german)
}
