package crusaderkings

import (
	"testing"

	"signoria/play"
)

// rule: crusader-kings/spouse-loss/divorced-spouse-discarded
// rule: crusader-kings/spouse-loss/king-keeps-ex-spouse-traits
func TestTheTokensOfARulersSpouseStay(t *testing.T) {
	for _, how := range []string{"divorce", "death"} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "pious", "weak") // one of them hers
		ruler, queen := p.rulerOf(english), p.spouse(english, Female)
		p.run(func(g *State, t *play.Table) {
			if how == "divorce" {
				g.divorce(t, ruler)
			} else {
				g.kill(t, queen, Murdered)
			}
		})
		want(t, how+": the queen", p.People[queen].At, Discarded)
		want(t, how+": the ruler", p.rulerOf(english), ruler)
		want(t, how+": the ruler's spouse", p.People[ruler].Spouse, None)
		want(t, how+": tokens in the bag", p.tokensAt(bag(english)), 2)
	}
}

// rule: crusader-kings/spouse-loss/relative-loses-ex-spouse-traits
func TestTheTokensOfARelativesSpouseGo(t *testing.T) {
	for _, how := range []string{"divorce", "death"} {
		p := position(t, "kingdom-of-jerusalem", 5)
		son := p.child(english, Male, "brave")
		wife := p.somebody(French, Female, Person{At: InLaw, Of: int8(english)})
		p.wed(son, wife)
		token := p.tokenFrom("weak", Random, Place(wife))
		p.run(func(g *State, t *play.Table) {
			if how == "divorce" {
				g.divorce(t, son)
			} else {
				g.kill(t, wife, Murdered)
			}
		})
		want(t, how+": the wife", p.People[wife].At, Discarded)
		want(t, how+": her token", p.TokenAt[token], InGeneral)
		want(t, how+": his", p.tokensAt(Place(son)), 1)
		want(t, how+": he is unmarried", p.People[son].Spouse, None)
	}
}
