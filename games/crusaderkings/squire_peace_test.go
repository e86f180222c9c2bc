package crusaderkings

import (
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// neighbours are the English and the French with Footsoldiers beside one another's lands and a cause each, while all choose cards.
func neighbours(t *testing.T) *at {
	p := campaign(t, 4, "brave", "strong").own(english, "wales").cause(french, english).foot("paris").bagged(french, "brave", "strong")
	p.Dynasties[french].Gold = 4
	return p
}

func (p *at) haggles(s play.Seat, b bargain.Bargain) bargain.Reply {
	p.t.Helper()
	return NewSquire(1).(*Squire).Haggle(p.State, s, b)
}

// swaps is what the French offer the English: Gold and things, for things.
func swaps(gold int16, give, take bargain.Things) bargain.Bargain {
	b := dealOf(french, english)
	b.Terms = bargain.Terms{Goods: [bargain.Goods]int16{gold}, Give: give, Take: take}
	return b
}

// rule: crusader-kings/general/trade-any-time
func TestWhatPeaceIsWorthToASquire(t *testing.T) {
	t.Run("neighbours make it", func(t *testing.T) {
		b, offers := neighbours(t).proposed(english)
		want(t, "he offers", offers, true)
		want(t, "to whom", b.To, french)
		want(t, "peace for peace", [2]bargain.Things{b.Terms.Give & peace, b.Terms.Take & peace}, [2]bargain.Things{peace, peace})
		want(t, "why", b.Why, bargain.SafeBorder)
		want(t, "who is asked takes it", neighbours(t).haggles(english, swaps(0, peace, peace)).Takes, true)
	})
	t.Run("not twice", func(t *testing.T) {
		p := neighbours(t).owing(english, french).owing(french, english)
		b, offers := p.proposed(english)
		want(t, "he offers it", offers && (b.Terms.Give|b.Terms.Take)&peace != 0 && b.To == french, false)
		want(t, "why he takes none", p.haggles(english, swaps(-1, peace, 0)).Why, bargain.Owed)
	})
	t.Run("a Round more is worth half of what two are, whatever his temper", func(t *testing.T) {
		for _, q := range []*Squire{newSquire(0), {temper: &tempers[1]}, {temper: &tempers[4]}} {
			p := neighbours(t)
			worth, cost := q.judging(p.State, english).peaceWorth(q.judging(p.State, french)), q.judging(p.State, english).peaceCost(french, peace)
			for _, two := range [][2]play.Seat{{english, french}, {french, english}} {
				p.promises(two[0], two[1]).Peace.Note(p.now(), false) // as promised in the Round before
			}
			want(t, "what it is worth", q.judging(p.State, english).peaceWorth(q.judging(p.State, french)), worth/2)
			want(t, "what it costs", q.judging(p.State, english).peaceCost(french, peace), cost/2)
			want(t, "it costs something", cost > 20, true)
		}
	})
	t.Run("he wants something for it", func(t *testing.T) {
		p := neighbours(t)
		want(t, "for nothing", p.haggles(english, swaps(0, 0, peace)).Takes, false)
		p.Dynasties[french].Gold = 12
		want(t, "for ten Gold", p.haggles(english, swaps(10, 0, peace)).Takes, true)
		p.land("normandy").Foot, p.land("normandy").Owner = false, german
		want(t, "from one whom he cannot reach too", p.haggles(english, swaps(0, 0, peace)).Takes, false)
	})
	t.Run("with one who is far ahead he makes none", func(t *testing.T) {
		p := neighbours(t)
		p.own(french, "brittany", "burgundy", "aquitaine", "low_countries")
		want(t, "he takes it", p.haggles(english, swaps(0, peace, peace)).Takes, false)
		want(t, "why not", p.haggles(english, swaps(-4, peace, peace)), bargain.Reply{Why: bargain.TooStrong})
	})
	t.Run("nor with one who broke his word", func(t *testing.T) {
		for _, c := range []struct {
			what   string
			to     play.Seat
			broken bargain.Lasting
			round  int8
			takes  bool
		}{
			{"to him", english, bargain.Lasting{Hidden: 1}, 2, false},
			{"to another, before all", german, bargain.Lasting{Open: 1}, 2, false},
			{"to another, of which he does not know", german, bargain.Lasting{Hidden: 1}, 2, true},
			{"long ago", english, bargain.Lasting{Open: 1}, 1 + grudgeRounds, true},
			{"never", english, bargain.Lasting{}, 2, true},
		} {
			p := neighbours(t)
			p.Era, p.Round = 1+(c.round-1)/roundsPerEra, 1+(c.round-1)%roundsPerEra
			p.promises(french, c.to).Broken = c.broken
			r := p.haggles(english, swaps(0, peace, peace))
			want(t, c.what, r.Takes, c.takes)
			want(t, "he says so", r.Why == bargain.Faithless, !c.takes)
		}
	})
	t.Run("of who has just refused he asks nothing again", func(t *testing.T) {
		p := neighbours(t)
		p.asked()
		a, _ := bargaining.Aside(p.State, english, bargain.Move{Deed: bargain.Offer, To: french, Open: true, Terms: bargain.Terms{Give: peace, Take: peace}})
		p.match.OutOfTurn(a)
		p.match.OutOfTurn(play.Answer{Seat: french, Verb: DeclineDeal, A: p.Bargains.Last})
		p.Bargains.Proposed = 0
		b, offers := p.proposed(english)
		want(t, "he asks again", offers && b.To == french, false)
	})
	t.Run("he keeps his word, a schemer for less", func(t *testing.T) {
		p := neighbours(t)
		worth := func() int { return newSquire(0).judging(p.State, english).attackWorth(p.in("paris"), 0, 0) }
		free := worth()
		p.owing(english, french)
		want(t, "what attacking costs him besides", free-worth(), oath)
		schemer := &Squire{temper: &tempers[4]}
		want(t, "a schemer", schemer.judging(p.State, english).sworn(french), 60)
		want(t, "who has promised nothing", schemer.judging(p.State, english).sworn(german), 0)
		for what, c := range map[string]play.Choice{
			"an attack": {Verb: DeclareAttack, A: int16(p.in("paris"))}, "a plot": {Verb: PlotGrievance, A: int16(french)}, "an overthrow": {Verb: OverthrowIn, A: int16(p.in("toulouse"))},
		} {
			want(t, "a king leaves to a squire "+what, mind.Leaves(p.State, english, c), true)
		}
		want(t, "but not one upon others", mind.Leaves(p.State, english, play.Choice{Verb: PlotGrievance, A: int16(german)}), false)
	})
}
