package crusaderkings

import (
	"testing"

	"signoria/play"
	"signoria/play/bargain"
)

// realms are three dynasties of three territories each, the first two with so much Gold.
func realms(t *testing.T, gold, theirs int16) *at {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "northumbria").own(french, "paris", "toulouse", "aquitaine")
	p.Dynasties[english].Gold, p.Dynasties[french].Gold = gold, theirs
	return p
}

// proposed is the bargain that a squire offers of himself.
func (p *at) proposed(s play.Seat) (b bargain.Bargain, offers bool) {
	p.t.Helper()
	p.acts(s, Realm)
	p.Phase = Plotting
	a, offers := NewSquire(1).(*Squire).Starts(p.State, s)
	if !offers {
		return b, false
	}
	p.match.OutOfTurn(a)
	want(p.t, "he has offered one this Round", p.Bargains.HasProposed(s), true)
	for _, w := range p.Bargains.Waiting {
		if w.No == p.Bargains.Last {
			b = w
		}
	}
	return b, true
}

// rule: crusader-kings/general/trade-any-time
func TestASquireOffersBargainsByWhichBothGain(t *testing.T) {
	t.Run("who is rich buys land of who has hardly any Gold, and the other takes it", func(t *testing.T) {
		p := realms(t, 25, 0)
		b, offers := p.proposed(english)
		want(t, "he offers", offers, true)
		want(t, "to whom", b.To, french)
		want(t, "all may read it", b.Open, true)
		want(t, "why", b.Why, bargain.NeedThing)
		want(t, "one territory is asked", (b.Terms.Take & landThings).Len(), 1)
		if gold := b.Terms.Goods[0]; gold < 1 || gold > 25 {
			t.Errorf("for %d Gold", gold)
		}
		want(t, "who is asked takes it", NewSquire(2).(*Squire).Haggle(p.State, french, b).Takes, true)
	})
	t.Run("while all choose their cards, not when he is about to spend what he offers", func(t *testing.T) {
		q := NewSquire(1).(*Squire)
		want(t, "he looks about while they choose", q.Pauses(AskCard), true)
		p := realms(t, 25, 0)
		p.Phase = Turns
		_, offers := q.Starts(p.State, english)
		want(t, "he offers in his Turn", offers, false)
	})
	t.Run("one a Round", func(t *testing.T) {
		p := realms(t, 25, 0)
		p.Bargains.Proposed = 1 << english
		_, offers := p.proposed(english)
		want(t, "a second", offers, false)
	})
	t.Run("none where nobody would gain", func(t *testing.T) {
		_, offers := realms(t, 4, 4).proposed(english)
		want(t, "he offers", offers, false)
	})
	t.Run("he offers no more than he has, and asks no more than the other has", func(t *testing.T) {
		for gold := range int16(30) {
			for _, theirs := range []int16{0, 5, 30} {
				p := realms(t, gold, theirs).develops(french, "bank", "library", "longbow").develops(english, "navy")
				b, offers := p.proposed(english)
				if offers && (b.Terms.Goods[0] > gold || -b.Terms.Goods[0] > theirs) {
					t.Errorf("with %d and %d Gold he offers %d", gold, theirs, b.Terms.Goods[0])
				}
				if needy := b.Why == bargain.NeedCoin; needy != (offers && b.Terms.Take == 0 && gold < poorBelow) {
					t.Errorf("with %d Gold he offers %+v: he needs the coin: %v", gold, b.Terms, needy)
				}
			}
		}
	})
}

// He sends his Marshal once a Round, in his own Turn, to the territory that can be calmed altogether and is worth most.
// rule: crusader-kings/plots/rebellion-removal
func TestASquireSendsHisMarshal(t *testing.T) {
	in := func(name string) int8 { return territory(t, name) }
	p := realms(t, 0, 0).develops(english, "marshal").castle("mercia")
	p.Phase, p.Active = Turns, english
	sends := func() (a play.Answer, some bool) { return NewSquire(1).(*Squire).Starts(p.State, english) }
	_, some := sends()
	want(t, "with nothing to calm", some, false)
	p.Territories[in("wessex")].Rebellion, p.Territories[in("mercia")].Rebellion, p.Territories[in("northumbria")].Rebellion = 1, 1, 2
	a, _ := sends()
	want(t, "where his Castle stands", a, by(english, CalmRebellion, in("mercia")))
	p.Territories[in("mercia")].Rebellion = 2
	a, _ = sends()
	want(t, "where it will be over", a, by(english, CalmRebellion, in("wessex")))
	p.acts(english, Realm)
	p.Phase, p.Active = Turns, english
	p.match.OutOfTurn(a)
	_, some = sends()
	want(t, "twice", some, false)
	p.Dynasties[english].Marshal, p.Active = false, french
	_, some = sends()
	want(t, "in the Turn of another", some, false)
}

// What he sells costs him as much of the other's strength as what he buys brings: bought back it would be no dearer.
// rule: crusader-kings/general/trade-any-time
func TestASquireBuysNoDearerThanHeSells(t *testing.T) {
	p := realms(t, 40, 40)
	p.own(french, "brittany", "burgundy", "normandy")
	q := NewSquire(1).(*Squire)
	b := dealOf(french, english)
	b.Terms.Give = p.things(french, "brittany")
	buys := int16(0)
	for b.Terms.Goods[0] = 0; q.Haggle(p.State, english, b).Takes; b.Terms.Goods[0]-- {
		buys = -b.Terms.Goods[0]
	}
	p.own(english, "brittany")
	p.Dynasties[english].Gold, p.Dynasties[french].Gold = 40-buys, 40+buys
	b.Terms.Give, b.Terms.Take = 0, p.things(english, "brittany")
	b.Terms.Goods[0] = buys
	want(t, "he bought it for some", buys > 0, true)
	want(t, "he sells it for less than that", q.Haggle(p.State, english, b).Takes, false)
}

func TestWhatASquireThinksOfABargain(t *testing.T) {
	takes := func(p *at, b bargain.Bargain) bool {
		return NewSquire(1).(*Squire).Haggle(p.State, english, b).Takes
	}
	swap := func(p *at, give, take string) bargain.Bargain {
		b := dealOf(french, english)
		b.Terms.Give, b.Terms.Take = p.things(french, give), p.things(english, take)
		return b
	}
	t.Run("a territory for one that is worth as much brings nothing", func(t *testing.T) {
		p := realms(t, 5, 5)
		want(t, "he takes it", takes(p, swap(p, "paris", "wessex")), false)
	})
	t.Run("nor does a card for one of its type, which brings the Trophy no nearer", func(t *testing.T) {
		p := realms(t, 5, 5).develops(french, "bank").develops(english, "bank", "navy", "longbow")
		b := swap(p, "bank", "bank")
		want(t, "he takes it", takes(p, b), false)
	})
	t.Run("a territory with a Castle is worth more than one without", func(t *testing.T) {
		p := realms(t, 5, 5).castle("paris")
		want(t, "he takes it", takes(p, swap(p, "paris", "wessex")), true)
		want(t, "the other way round", takes(p, swap(p, "toulouse", "wessex")), false)
	})
	t.Run("a ninth territory costs him the least of his own", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, eight...).own(french, "paris", "toulouse").purse(english, 20)
		b := dealOf(french, english)
		b.Terms.Give, b.Terms.Goods[0] = p.things(french, "paris"), -2
		want(t, "he pays for it", takes(p, b), false)
	})
	t.Run("the card that holds the Trophy of the Inventor costs him that as well", func(t *testing.T) {
		p := realms(t, 5, 5).develops(english, "bank", "library", "longbow", "navy")
		b := dealOf(french, english)
		b.Terms.Take, b.Terms.Goods[0] = p.things(english, "navy"), 8
		before := takes(p, b)
		p.Trophies[Inventor] = english
		want(t, "without and with it", [2]bool{before, takes(p, b)}, [2]bool{true, false})
	})
	t.Run("a Castle of the Builder's costs him that Trophy, and more where it goes to a third", func(t *testing.T) {
		price := func(p *at) int16 {
			b := dealOf(french, english)
			b.Terms.Take = p.things(english, "wessex")
			for b.Terms.Goods[0] < 99 && !takes(p, b) {
				b.Terms.Goods[0]++
			}
			return b.Terms.Goods[0]
		}
		walled := func() *at { return realms(t, 0, 99).castle("wessex", "mercia", "northumbria") }
		without, builder, third := walled(), walled(), walled()
		builder.Trophies[Builder], third.Trophies[Builder] = english, english
		third.own(german, "lorraine", "saxony", "swabia").castle("lorraine", "saxony", "swabia")
		if x, y, z := price(without), price(builder), price(third); x >= y || y >= z {
			t.Errorf("he wants %d Gold for it, %d of the Builder, %d where another becomes the Builder", x, y, z)
		}
	})
	t.Run("what is bought at the price he asks is not sold back", func(t *testing.T) {
		for gold := range int16(30) {
			p := realms(t, gold, 8).castle("paris", "wessex").develops(french, "bank", "library").develops(english, "navy")
			b, offers := p.proposed(english)
			if !offers {
				continue
			}
			a, _ := bargaining.Aside(p.State, b.To, bargain.Move{Deed: bargain.Accept, No: b.No})
			p.match.OutOfTurn(a)
			for _, s := range []play.Seat{english, french} {
				p.Bargains.Proposed = 0
				if again, offers := p.proposed(s); offers && (again.Terms.Give|again.Terms.Take)&(b.Terms.Give|b.Terms.Take) != 0 {
					t.Errorf("with %d Gold %+v, and then %+v", gold, b.Terms, again.Terms)
				}
			}
		}
	})
}
