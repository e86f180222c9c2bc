package warriorknights

import (
	"testing"

	"signoria/play"
)

// retreating makes a noble retreat.
func (x aNoble) retreating() *at {
	x.p.t.Helper()
	return x.p.run(func(g *State, t *play.Table) { g.retreat(t, x.n) })
}

func TestRetreat(t *testing.T) {
	// rule: warrior-knights/retreat/never-voluntary
	t.Run("nobody retreats by choice or evades a battle", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{100}, "victory", "deal", "deal", "victory", "deal", "prevent")
		for !p.over() {
			for _, o := range p.match.Offers() {
				for _, c := range o.Choices {
					want(t, "a way out", c.Verb == RetreatTo, false)
				}
			}
			p.discards(green, "deal", "deal").discards(red, "deal", "prevent")
		}
		p.noble(green, circle).stands("kingsmead")
		p.noble(red, circle).stands("kingsmead")
	})
	// rule: warrior-knights/retreat/step-1-deserters
	t.Run("a mercenary of the nation drawn deserts, of the Baron's choice", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("kingsmead").hired("english", 100, 50).hired("polish", 50)
		english := p.troopOf(n.n, 50, "english")
		p.fate("english")
		n.retreating().asks(green, AskDeserter)
		want(t, "the Pole", p.offers(by(green, LetDesert, p.troopOf(n.n, 50, "polish"))), false)
		p.play(by(green, LetDesert, english)).asks(green, AskRetreat)
		want(t, "back in the deck", p.TroopAt[english], InMercenaryDeck)
		want(t, "strength", p.strengthOf(n.n), 150)
	})
	t.Run("each noble draws his own card", func(t *testing.T) {
		p := position(t, 3)
		a := p.noble(green, circle).at("kingsmead").hired("english", 100, 50)
		b := p.noble(green, star).at("kingsmead").hired("polish", 100, 50)
		p.fate("polish", "polish")
		english := a.p.troopOf(a.n, 50, "english")
		p.run(func(g *State, t *play.Table) { g.retreat(t, a.n); g.retreat(t, b.n) })
		p.play(by(green, RetreatTo, a.n, p.region("berac"))).asks(green, AskDeserter)
		want(t, "the Englishman stayed", p.TroopAt[english], a.n)
	})
	// rule: warrior-knights/retreat/step-2-adjacent-region
	t.Run("to an adjacent region without a city or noble of another", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("vecht").with(100, 50).wounded(1)
		p.city("isar").of(red)
		p.noble(blue, circle).at("kingsmead").with(50)
		p.fortress(red).at("pontaille")
		n.retreating().asks(green, AskRetreat)
		for id, may := range map[string]bool{"isar": false, "kingsmead": false, "pontaille": true, "brackenmoor": true, "monz": false, "hohenpass": false} {
			want(t, id, p.offers(by(green, RetreatTo, n.n, p.region(id))), may)
		}
		p.play(by(green, RetreatTo, n.n, p.region("brackenmoor")))
		n.stands("brackenmoor")
		want(t, "markers travel along", p.Casualties[n.n], 1)
	})
	// rule: warrior-knights/retreat/step-2-adjacent-region
	t.Run("nor do his own cities and nobles", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("brackenmoor").with(100)
		p.city("froli").of(green)
		p.noble(green, star).at("vecht").with(50)
		n.retreating()
		want(t, "his city", p.offers(by(green, RetreatTo, n.n, p.region("froli"))), true)
		want(t, "his noble", p.offers(by(green, RetreatTo, n.n, p.region("vecht"))), true)
	})
	// rule: warrior-knights/retreat/step-2-adjacent-region
	t.Run("neutral and pillaged cities do not bar", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("brackenmoor").with(100)
		p.city("froli").pillaged()
		n.retreating()
		want(t, "pillaged", p.offers(by(green, RetreatTo, n.n, p.region("froli"))), true)
		want(t, "neutral", p.offers(by(green, RetreatTo, n.n, p.region("vecht"))), true)
	})
	// rule: warrior-knights/retreat/step-2-exhausted-retreat-too
	// rule: warrior-knights/retreat/normal-retreat-does-not-exhaust
	t.Run("the exhausted too; and nobody is exhausted by it", func(t *testing.T) {
		for _, exhausted := range []bool{true, false} {
			p := position(t, 3)
			n := p.noble(green, circle).at("kingsmead").with(100)
			p.Nobles[n.n].Exhausted = exhausted
			n.retreating().play(by(green, RetreatTo, n.n, p.region("berac")))
			n.stands("berac")
			want(t, "exhausted", p.Nobles[n.n].Exhausted, exhausted)
		}
	})
	// rule: warrior-knights/retreat/step-2-different-regions-allowed
	t.Run("several may go different ways", func(t *testing.T) {
		p := position(t, 3)
		a := p.noble(green, circle).at("kingsmead").with(100)
		b := p.noble(green, star).at("kingsmead").with(50)
		p.run(func(g *State, t *play.Table) { g.retreat(t, a.n); g.retreat(t, b.n) })
		p.play(by(green, RetreatTo, a.n, p.region("berac")), by(green, RetreatTo, b.n, p.region("isar")))
		a.stands("berac")
		b.stands("isar")
	})
	// skarholm lies behind mountains: there is no way out by land
	// rule: warrior-knights/retreat/step-2-fortress-as-last-resort
	t.Run("else to his fortress, exhausted", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("skarholm").with(100)
		p.fortress(green).at("gullmark")
		n.retreating()
		n.stands("gullmark")
		want(t, "exhausted", p.Nobles[n.n].Exhausted, true)
	})
	// rule: warrior-knights/retreat/step-2-no-fortress-death
	t.Run("if it is besieged or lost he dies", func(t *testing.T) {
		for _, besieged := range []bool{true, false} {
			p := position(t, 3)
			n := p.noble(green, circle).at("kovel").with(100)
			p.noble(red, square).at("gullmark").with(50)
			p.city("surat").of(blue)
			p.noble(blue, circle).at("belmarais").with(50)
			if besieged {
				p.fortress(green).at("kruki").besieged(red, 1)
			}
			want(t, "he might flee there", p.mayFleeHome(green, p.region("kovel")), false)
			n.retreating()
			want(t, "dead", p.offMap(n.n) && p.told(KeyDies, int16(n.n)), true)
		}
	})
	// rule: warrior-knights/retreat/no-retreat-by-sea
	t.Run("never by sea", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("ballin").with(100)
		n.retreating()
		o, _ := p.match.OfferTo(green)
		for _, c := range o.Choices {
			want(t, "over a border", regionIn(box.Steps[p.region("ballin")], int8(c.B)), true)
		}
	})
	// rule: warrior-knights/retreat/overseas-retreat-is-death
	t.Run("overseas it is death, fortress or not", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("cadiz").with(100)
		p.fortress(green).at("gullmark")
		n.retreating()
		want(t, "dead", p.offMap(n.n) && p.told(KeyDies, int16(n.n)), true)
	})
	// rule: warrior-knights/retreat/empty-after-desertion
	t.Run("who is left without troops leaves the map", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("kingsmead").hired("english", 100)
		p.fate("english")
		n.retreating()
		want(t, "off the map", p.offMap(n.n), true)
		want(t, "dead", p.told(KeyDies), false)
	})
}
