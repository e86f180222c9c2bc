package warriorknights

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

func event(t *testing.T, id string) int8 {
	t.Helper()
	i := slices.IndexFunc(box.Events[:], func(e BoxEvent) bool { return e.ID == id })
	if i < 0 {
		t.Fatalf("no event %q", id)
	}
	return int8(i)
}

// draws has a Baron draw an event, from wherever it lies.
func (p *at) draws(s play.Seat, id string) *at {
	p.t.Helper()
	e := uint8(event(p.t, id))
	for _, deck := range []*chance.Deck{&p.Events, &p.EventDiscard} {
		if i := deck.Index(e); i >= 0 {
			p.Events.Push(deck.Take(i), 0)
		}
	}
	return p.run(func(g *State, t *play.Table) { g.drawEvent(t, s) })
}

func (p *at) spent(id string) bool {
	p.t.Helper()
	return p.EventDiscard.Index(uint8(event(p.t, id))) >= 0
}

// faithful gives the Barons Faith, in the order of the seats.
func (p *at) faithful(faith ...int16) *at {
	for s, f := range faith {
		p.Barons[s].Faith = f
	}
	return p
}

func (p *at) faith() (f [3]int16) {
	for s := range f {
		f[s] = p.Barons[s].Faith
	}
	return f
}

// rule: warrior-knights/events/colour-decides-target
func TestEventColours(t *testing.T) {
	t.Run("red and green strike who draws them, blue anybody", func(t *testing.T) {
		p := position(t, 3).draws(red, "thieving-steward")
		want(t, "red: half of the drawer's crowns", p.Barons[red].Crowns, 8)
		want(t, "nobody else's", p.Barons[green].Crowns, 15)
		want(t, "then it is over", p.Card, noCard)
		p = position(t, 3).draws(red, "rich-legacy")
		want(t, "green: the drawer's", p.Barons[red].Crowns, 20)
		p = position(t, 3)
		x := p.noble(blue, square)
		p.fate("blue").draws(red, "broken-line")
		want(t, "blue: whoever fate names", p.Nobles[x.n].Heirless, true)
	})
}

func TestCancelRed(t *testing.T) {
	// rule: warrior-knights/events/cancel-cost-printed
	t.Run("the printed Faith cancels", func(t *testing.T) {
		p := position(t, 3).faithful(0, 3).draws(red, "heretic").asks(red, AskCancel)
		p.play(by(red, CancelEvent, 2))
		want(t, "red pays 2", p.Barons[red].Faith, 1)
		// rule: warrior-knights/events/cancelled-event-has-no-effect
		_, cursed := p.status(ModNoChurchHead, int8(red))
		want(t, "no effect", cursed, false)
		want(t, "discarded", p.spent("heretic"), true)
	})
	t.Run("a card without a cost cannot be cancelled", func(t *testing.T) {
		p := position(t, 3).faithful(9, 9, 9)
		p.noble(red, star).at("monz").with(100)
		p.draws(red, "mired-wagons")
		want(t, "it happens", p.Nobles[nobleOf(red, star)].Exhausted, true)
	})
	// rule: warrior-knights/events/cancel-red-only-drawer
	t.Run("only the drawer pays, and all of it", func(t *testing.T) {
		p := position(t, 3).faithful(9, 1, 3).draws(red, "heretic")
		want(t, "nobody is asked: he has not enough", p.over(), true)
		want(t, "his Faith is lost", p.Barons[red].Faith, 0)
		p = position(t, 3).faithful(9, 2, 3).draws(red, "heretic").asks(red, AskCancel).play(by(red, CancelEvent, 2))
		want(t, "just enough is enough", p.Barons[red].Faith, 0)
		_, cursed := p.status(ModNoChurchHead, int8(red))
		want(t, "it has no effect then", cursed, false)
		want(t, "nobody else pays", p.faith(), [3]int16{9, 0, 3})
		p = position(t, 3).faithful(9, 2, 3).draws(red, "heretic").play(by(red, LetHappen))
		_, cursed = p.status(ModNoChurchHead, int8(red))
		want(t, "he need not", cursed, true)
	})
}

func TestCancelBlue(t *testing.T) {
	// rule: warrior-knights/events/cancel-blue-anyone
	// rule: warrior-knights/events/cancelled-event-has-no-effect
	t.Run("any Baron, asked clockwise from the drawer", func(t *testing.T) {
		p := position(t, 3).faithful(2, 2, 2).draws(blue, "truce-of-god")
		p.asks(blue, AskPledge).play(saying(by(blue, PledgeFaith), 0))
		p.asks(green, AskPledge).play(saying(by(green, PledgeFaith), 2))
		want(t, "over", p.over(), true)
		want(t, "only green pays", p.faith(), [3]int16{0, 2, 2})
		want(t, "told who", p.told(KeyCancelled, int16(event(t, "truce-of-god")), int16(green), 2), true)
		want(t, "told of who gives nothing", p.told(KeyPledged, int16(blue)), false)
		want(t, "and of who gives", p.told(KeyPledged, int16(green), 2), true)
		_, _, truce := p.realm(ModNoBattles)
		want(t, "no truce", truce, false)
	})
	// rule: warrior-knights/events/cancelled-event-has-no-effect
	// rule: warrior-knights/events/cancel-blue-shared-payment
	t.Run("two Barons pay 1 each of 2", func(t *testing.T) {
		p := position(t, 3).faithful(1, 1, 0).draws(green, "truce-of-god")
		want(t, "no more than he has", p.offers(saying(by(green, PledgeFaith), 2)), false)
		p.play(saying(by(green, PledgeFaith), 1), saying(by(red, PledgeFaith), 1))
		want(t, "Faith", p.faith(), [3]int16{0, 0, 0})
		want(t, "cancelled", p.told(KeyCancelled, int16(event(t, "truce-of-god")), -1, 2), true)
		p = position(t, 3).faithful(1, 3, 0).draws(green, "truce-of-god").play(saying(by(green, PledgeFaith), 1)).asks(red, AskPledge)
		want(t, "more than is missing", p.offers(saying(by(red, PledgeFaith), 2)), false)
	})
	// rule: warrior-knights/events/cancel-blue-shared-payment
	t.Run("pledges that fall short are not paid", func(t *testing.T) {
		p := position(t, 3).faithful(1, 1, 0).draws(green, "truce-of-god")
		p.play(saying(by(green, PledgeFaith), 1), saying(by(red, PledgeFaith), 0))
		want(t, "Faith", p.faith(), [3]int16{1, 1, 0})
		_, _, truce := p.realm(ModNoBattles)
		want(t, "the truce holds", truce, true)
		p = position(t, 3).faithful(1, 1, 0)
		p.noble(blue, star).at("monz").hired("english", 100, 50)
		p.fate("monz", "english").draws(green, "arson").play(saying(by(green, PledgeFaith), 1), saying(by(red, PledgeFaith), 0))
		want(t, "no pledge is held while it takes effect", p.asks(blue, AskDeserter).Card.Paid, [MaxBarons]int8{})
	})
	t.Run("where the others cannot make it up, they are not asked", func(t *testing.T) {
		p := position(t, 3).faithful(1, 1, 0).draws(green, "truce-of-god").play(saying(by(green, PledgeFaith), 0))
		want(t, "over", p.over(), true)
	})
}

// rule: warrior-knights/events/arson-example
// rule: warrior-knights/events/cancel-after-targets-known
func TestArson(t *testing.T) {
	t.Run("the city is drawn first, then any Baron may discard 2 Faith", func(t *testing.T) {
		p := position(t, 3).faithful(0, 0, 2)
		p.city("monz").of(red)
		p.fate("monz").draws(green, "arson").asks(blue, AskPledge)
		want(t, "the city is known", p.Card.City, city(t, "monz"))
		p.play(saying(by(blue, PledgeFaith), 2))
		want(t, "the city stands", p.Cities[city(t, "monz")].Pillaged, false)
		want(t, "blue's Faith", p.Barons[blue].Faith, 0)
		want(t, "the card is discarded", p.spent("arson"), true)
	})
	t.Run("the city burns, every noble in it dies, nobody is paid", func(t *testing.T) {
		p := position(t, 3)
		p.city("lenz").pillaged()
		p.city("monz").of(red).breached(1).besieged(blue, 1)
		in, besieger := p.noble(red, star).at("monz").with(100), p.noble(blue, star).at("monz").with(50)
		out := p.noble(green, star).at("froli").with(100)
		p.fate("lenz", "monz").draws(green, "arson").finish()
		want(t, "markers vanish with the city", p.Cities[city(t, "monz")], City{Owner: play.Nobody, Pillaged: true})
		want(t, "the owner's noble", p.offMap(in.n), true)
		want(t, "the besieger", p.offMap(besieger.n), true)
		want(t, "elsewhere", p.offMap(out.n), false)
		want(t, "crowns", [3]int16{p.Barons[0].Crowns, p.Barons[1].Crowns, p.Barons[2].Crowns}, [3]int16{15, 15, 15})
	})
	t.Run("with no city left to burn it passes", func(t *testing.T) {
		p := position(t, 3).faithful(9, 9, 9)
		for c := range p.Cities {
			p.Cities[c].Pillaged = true
		}
		p.draws(green, "arson")
		want(t, "nothing found, nothing asked", p.over() && p.told(KeyFoundNothing), true)
	})
}

func TestLastingEvents(t *testing.T) {
	// rule: warrior-knights/events/lasting-events
	for _, id := range []string{"no-heir", "broken-line"} {
		t.Run(id, func(t *testing.T) {
			p := position(t, 3)
			n := nobleOf(green, square)
			p.fate("green") // its card names the green Baron and the square noble
			want(t, "the card", box.Fate[p.Fate.At(0)].Noble, square)
			p.noble(green, square).at("monz").with(100)
			p.draws(green, id).finish()
			want(t, "it lies on a noble", p.told(KeyLasts, int16(event(t, id)), int16(n), 1), true)
			want(t, "the card stays with him", p.spent(id), false)
			want(t, "for the rest of the game", p.told(KeyEventCardStays, int16(event(t, id))), true)
			p.endStatuses(UntilEndOfRound)
			p.run(func(g *State, t *play.Table) { g.killNoble(t, n) })
			want(t, "he dies without heir", p.Nobles[n].Gone, true)
		})
	}
	t.Run("what is over is discarded", func(t *testing.T) {
		p := position(t, 3).draws(red, "blighted-fields")
		want(t, "it lies with red", p.spent("blighted-fields"), false)
		p.endStatuses(UntilNextTaxation)
		want(t, "discarded", p.spent("blighted-fields"), true)
		want(t, "nothing lasts", p.Statuses[0], Status{})
	})
	t.Run("the next battle ends only what lies on those who fight it", func(t *testing.T) {
		p := position(t, 3).draws(red, "blessed-banner")
		p.Battle.Sides = [2]play.Seat{green, blue}
		p.endStatuses(UntilNextBattle)
		more, ok := p.status(ModExtraFate, int8(red))
		want(t, "it waits", ok && more == 2, true)
		p.Battle.Sides = [2]play.Seat{green, red}
		p.endStatuses(UntilNextBattle)
		_, ok = p.status(ModExtraFate, int8(red))
		want(t, "it is over", ok, false)
	})
}

// With the last event drawn a new deck is made at once: the back of its top card lies open.
// rule: warrior-knights/neutral-actions/important-event-back-is-visible
// rule: warrior-knights/shortage/deck-exhausted
func TestEventDeck(t *testing.T) {
	p := position(t, 3)
	for p.Events.Len() > 1 {
		if e := p.Events.Take(0); e != uint8(event(t, "rich-legacy")) {
			p.EventDiscard.Push(e, chance.Everyone)
		} else {
			p.Events.Under(e, 0)
		}
	}
	p.draws(green, "rich-legacy")
	want(t, "the last card is followed by a new deck", p.Events.Len(), events)
	want(t, "of all discards", p.EventDiscard.Len(), 0)
	top := [...]string{RedEvent: "red", GreenEvent: "green", BlueEvent: "blue"}[box.Events[p.Events.At(0)].Colour]
	want(t, "whose top back everybody sees", view(p.State, play.Nobody).EventTop, top)
}
