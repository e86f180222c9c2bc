package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

// grail is an Event card that bears the Grail; plain one that does not.
func grail() (with, without int8) {
	with, without = None, None
	for i := range own(box()).Events {
		if own(box()).Events[i].Relic != nil {
			with = int8(i)
		} else {
			without = int8(i)
		}
	}
	return with, without
}

// rule: mu-prototype/relics/appearance
func TestRelicAppears(t *testing.T) {
	with, without := grail()
	p := position(t, 6).falling(d8(3))
	p.Event.Card = with
	p.run(func(g *State, t *play.Table) { g.findRelic(t) })
	want(t, "it lies where the third line says", p.Relics[0].At, own(box()).Events[with].Places[2])
	want(t, "the card that named it", p.Relics[0].Card, with)

	p = position(t, 6)
	p.Event.Card = without
	p.run(func(g *State, t *play.Table) { g.findRelic(t) })
	want(t, "without the Grail nothing appears", p.Relics[0].Card, int8(None))
}

// rule: mu-prototype/relics/marker-supply
func TestFourRelicsAtMost(t *testing.T) {
	p := position(t, 6)
	p.Event.Card, _ = grail()
	p.run(func(g *State, t *play.Table) {
		for range relics {
			g.findRelic(t)
		}
		before := g.Relics
		g.findRelic(t)
		if before != g.Relics {
			panic("a fifth relic")
		}
	})
	want(t, "told", p.told(KeyNoRelic), true)
}

func handling(g *State, t *play.Table) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(green, AskLosses, int16(green), 0)
			g.offerDeeds(o, green)
			o.May(play.Choice{Verb: AwaitEvents}, play.Free)
		})
		if a.Verb == AwaitEvents {
			return
		}
		g.relic(t, a)
	}
}

// rule: mu-prototype/relics/taking
// rule: mu-prototype/relics/carrying-and-depositing
// rule: mu-prototype/relics/point-for-first-taking
// rule: mu-prototype/relics/end-value
func TestRelicIsTakenAndLaidDown(t *testing.T) {
	p := position(t, 4).held(green, 9, "pontus", "cilicia").build(Cathedral, 1, "cilicia")
	p.Relics[0] = Relic{Card: 3, At: at("pontus")}
	afar := p.captain(green, 1, "cilicia", None)
	c := p.captain(green, 1, "pontus", None)
	p.run(handling)
	want(t, "who is not there cannot take it", p.offers(by(green, TakeRelic, afar, 0)), false)
	want(t, "the Cathedral gives one point", p.finalShares(green)[AtEndCathedrals], 1)
	p.play(by(green, TakeRelic, c, 0))
	want(t, "he carries it", p.Captains[c].Relic, 0)
	want(t, "it lies nowhere", p.Relics[0].At, NoPlace)
	want(t, "honour for the first", p.Players[green].Honour, 1)
	want(t, "he has no Cathedral here", p.offers(by(green, LayRelic, c)), false)
	p.Captains[c].At = at("cilicia")
	p.run(handling)
	p.play(by(green, LayRelic, c))
	want(t, "it is housed", p.housed(at("cilicia")), true)
	want(t, "and the Cathedral gives two", p.finalShares(green)[AtEndCathedrals], 2)
	want(t, "nobody takes it from there", p.offers(by(green, TakeRelic, afar, 0)), false)
}

// rule: mu-prototype/relics/carrier-or-cathedral-lost
// rule: mu-prototype/relics/point-for-first-taking
func TestRelicStaysBehind(t *testing.T) {
	p := position(t, 4).held(green, 9, "pontus").build(Cathedral, 1, "cilicia")
	c := p.captain(green, 1, "pontus", None)
	p.Captains[c].Relic, p.Relics[0] = 0, Relic{Card: 3, At: NoPlace, Taken: true}
	p.run(func(g *State, t *play.Table) { g.removeCaptain(c) })
	want(t, "it lies where its bearer fell", p.Relics[0].At, at("pontus"))
	c = p.captain(green, 1, "pontus", None)
	p.run(handling).play(by(green, TakeRelic, c, 0))
	want(t, "no point for the second", p.Players[green].Honour, 0)

	ship := p.transport(green, Galley, 1, "ionian-sea", 5)
	p.Captains[c].At, p.Captains[c].Aboard = at("ionian-sea"), ship
	p.run(func(g *State, t *play.Table) { g.removeCaptain(c) })
	want(t, "in the sea it is lost, and the marker free", p.Relics[0].Card, int8(None))

	p.Relics[1] = Relic{Card: 4, At: at("cilicia"), Home: true}
	p.setBuilt(at("cilicia"), Cathedral, 0)
	want(t, "without its Cathedral it lies in the open", p.Relics[1].Home, false)
	want(t, "in the same place", p.Relics[1].At, at("cilicia"))
}

// A War Wagon that has not moved in Combat brings its Captain to a relic in Trade; of two who come in the same Trade the
// first in the order of the turn has it, and the other keeps what else he did. Who has nothing to move is asked too.
//
// rule: mu-prototype/relics/taking
// rule: mu-prototype/relics/carrying-and-depositing
func TestRelicIsTakenInTrade(t *testing.T) {
	p := position(t, 4).held(green, 9, "pontus").held(red, 9, "cilicia").build(Cathedral, 1, "cilicia")
	p.Phase = Trade
	p.Relics[0] = Relic{Card: 3, At: at("armenia")}
	wagon := p.transport(green, WarWagon, 1, "pontus", 5)
	c := p.captain(green, 1, "pontus", wagon)
	redWagon := p.transport(red, WarWagon, 1, "cilicia", 5)
	redCaptain := p.captain(red, 1, "cilicia", redWagon)
	p.run(func(g *State, t *play.Table) {
		t.Together([]play.Seat{green, red}, func(s play.Seat) { g.trade(t, s) })
	})
	want(t, "not from afar", p.offers(by(green, TakeRelic, c, 0)), false)
	p.play(leads(red, redWagon), to(red, "armenia"), by(red, TakeRelic, redCaptain, 0), says(red, DoneTrade))
	p.play(leads(green, wagon), to(green, "armenia"), by(green, TakeRelic, c, 0), says(green, DoneTrade))
	want(t, "the first has it", p.Captains[c].Relic, 0)
	want(t, "honour", p.Players[green].Honour, 1)
	p.asks(red, AskTradeConvoy)
	want(t, "the other came there", p.Transports[redWagon].At, at("armenia"))
	want(t, "for nothing", p.offers(by(red, TakeRelic, redCaptain, 0)), false)

	p = position(t, 4).held(green, 9, "cilicia").build(Cathedral, 1, "cilicia")
	p.Phase = Trade
	c = p.captain(green, 1, "cilicia", None)
	want(t, "nothing to do", p.tradesOn(green), false)
	p.Captains[c].Relic, p.Relics[0] = 0, Relic{Card: 3, At: NoPlace, Taken: true}
	p.trades(green).play(by(green, LayRelic, c))
	want(t, "it is housed", p.housed(at("cilicia")), true)
}

// A squire takes a relic that his Captain stands beside, in Trade as in Combat.
func TestSquireTakesRelicsInTrade(t *testing.T) {
	p := position(t, 4).held(green, 9, "pontus")
	p.Phase = Trade
	c := p.captain(green, 1, "pontus", None)
	p.Relics[0] = Relic{Card: 3, At: at("pontus")}
	p.trades(green)
	want(t, "he takes it", p.squires(green), by(green, TakeRelic, c, 0))
}

// A Captain without transport or cards is asked in Combat too, where a relic lies.
//
// rule: mu-prototype/relics/taking
func TestRelicIsWorthATurn(t *testing.T) {
	p := position(t, 4).held(green, 9, "pontus")
	p.captain(green, 1, "pontus", None)
	want(t, "without it there is nothing to do", p.mayCombat(green), false)
	p.Relics[0] = Relic{Card: 3, At: at("pontus")}
	p.acts(green, func(g *State, t *play.Table, s play.Seat) { g.combat(t, s) })
	want(t, "offered", p.offers(by[int16](green, TakeRelic, 0, 0)), true)
}

// The point is for the first taking alone, whoever takes it then.
//
// rule: mu-prototype/relics/point-for-first-taking
func TestOnePointForARelic(t *testing.T) {
	p := position(t, 4).held(green, 9, "pontus")
	p.Relics[0] = Relic{Card: 3, At: at("pontus")}
	first, second := p.captain(green, 1, "pontus", None), p.captain(green, 1, "pontus", None)
	p.run(handling).play(by(green, TakeRelic, first, 0))
	want(t, "honour for the first", p.Players[green].Honour, 1)
	want(t, "noted", p.Relics[0].Taken, true)
	p.run(func(g *State, t *play.Table) { g.removeCaptain(first) })
	p.run(handling).play(by(green, TakeRelic, second, 0))
	want(t, "who carries it", p.Captains[second].Relic, 0)
	want(t, "honour for the second", p.Players[green].Honour, 1)
}

// In Combat too Captains take relics and cards of the phase are played; a siege that is not carried on is at an end.
func TestWhatElseIsDoneInCombat(t *testing.T) {
	// rule: mu-prototype/relics/taking
	t.Run("relics are taken", func(t *testing.T) {
		p := position(t, 4).held(green, 5, "egypt")
		captain := p.captain(green, 1, "egypt", None)
		p.Relics[0] = Relic{Card: 3, At: at("egypt")}
		p.acts(green, (*State).combat).play(by(green, TakeRelic, captain, 0))
		want(t, "with the Captain", p.Captains[captain].Relic, 0)
	})
	// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
	t.Run("cards are played", func(t *testing.T) {
		p := position(t, 4).held(green, 9, "egypt").learned(green, ScuolaMilitare).holds(green, Conestabile)
		p.acts(green, (*State).combat)
		o, _ := p.match.OfferTo(green)
		for _, c := range o.Choices {
			if c.Verb == PlayCard && c.A == int16(Conestabile) {
				p.play(c.With(green, c.Lo))
				break
			}
		}
		want(t, "an army becomes a Captain", p.captainCount(green), 1)
	})
	// rule: mu-prototype/siege/interrupt
	t.Run("a siege that is not carried on ends", func(t *testing.T) {
		p := invested(t, 30, 20, 1, 1)
		p.acts(green, (*State).combat).play(says(green, EndCombat))
		want(t, "besieged", p.besieged(at("palestine")), false)
	})
	// rule: mu-prototype/contested/enemies-in-one-territory
	t.Run("land into which an enemy of a guest marches is contested", func(t *testing.T) {
		p := position(t, 4).held(blue, 5, "judea").vf(red, "judea", 3).held(green, 5, "palestine").war(green, red)
		p.treaty(medioevo.Clause{Term: medioevo.Passage, From: blue, To: green})
		wagon := p.transport(green, WarWagon, 1, "palestine", 5)
		p.acts(green, (*State).combat).play(by(green, Lead, wagon), by(green, MarchTo, int16(at("judea")), None))
		want(t, "contested", p.contested(at("judea")), true)
	})
}

// In Trade too Captains take relics, and cards of the phase are played at any moment.
func TestWhatElseIsDoneInTrade(t *testing.T) {
	// rule: mu-prototype/relics/taking
	t.Run("relics are taken", func(t *testing.T) {
		p := trading(t)
		captain := p.captain(green, 1, "egypt", None)
		p.Relics[0] = Relic{Card: 3, At: at("egypt")}
		p.trades(green).play(by(green, TakeRelic, captain, 0))
		want(t, "with the Captain", p.Captains[captain].Relic, 0)
	})
	// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
	t.Run("cards are played", func(t *testing.T) {
		p := trading(t).florins(green, 0).learned(green, Commercio).holds(green, Mercante)
		caravan := p.transport(green, Caravan, 1, "coele-syria", 5)
		p.trades(green).play(leads(green, caravan), saying(by(green, PlayCard, int16(Mercante), None, None), 1))
		want(t, "florins", p.Players[green].Florins, 30)
		p.asks(green, AskTradeConvoy)
	})
	// rule: mu-prototype/movement/empty-transport-elsewhere
	t.Run("a transport whose armies leave it abroad is nobody's", func(t *testing.T) {
		p := trading(t)
		caravan, wagon := p.transport(green, Caravan, 1, "syria", 5), p.transport(green, WarWagon, 1, "syria", 5)
		p.trades(green).play(leads(green, caravan), saying(by(green, UnloadArmies, caravan, int16(at("syria"))), 5))
		want(t, "the Caravan", p.Transports[caravan].Owner, play.Nobody)
		want(t, "the War Wagon", p.Transports[wagon].Owner, green)
		p.asks(green, AskTrade)
	})
}
