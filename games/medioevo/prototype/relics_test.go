package prototype

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// grail is an Event card that bears the Grail; plain one that does not.
func grail() (with, without int8) {
	with, without = None, None
	for i := range own(TheBox()).Events {
		if own(TheBox()).Events[i].Relic != nil {
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
	p := Position(t, 6).Falling(D8(3))
	p.Event.Card = with
	p.Run(func(g *State, t *play.Table) { findRelic(g, t) })
	Want(t, "it lies where the third line says", p.Relics[0].At, own(TheBox()).Events[with].Places[2])
	Want(t, "the card that named it", p.Relics[0].Card, with)

	p = Position(t, 6)
	p.Event.Card = without
	p.Run(func(g *State, t *play.Table) { findRelic(g, t) })
	Want(t, "without the Grail nothing appears", p.Relics[0].Card, int8(None))
}

// rule: mu-prototype/relics/marker-supply
func TestFourRelicsAtMost(t *testing.T) {
	p := Position(t, 6)
	p.Event.Card, _ = grail()
	p.Run(func(g *State, t *play.Table) {
		for range Relics {
			findRelic(g, t)
		}
		before := g.Relics
		findRelic(g, t)
		if before != g.Relics {
			panic("a fifth relic")
		}
	})
	Want(t, "told", p.Told(KeyNoRelic), true)
}

func handling(g *State, t *play.Table) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(Green, AskLosses, int16(Green), 0)
			g.OfferDeeds(o, Green)
			o.May(play.Choice{Verb: AwaitEvents}, play.Free)
		})
		if a.Verb == AwaitEvents {
			return
		}
		relic(g, t, a)
	}
}

// rule: mu-prototype/relics/taking
// rule: mu-prototype/relics/carrying-and-depositing
// rule: mu-prototype/relics/point-for-first-taking
// rule: mu-prototype/relics/end-value
func TestRelicIsTakenAndLaidDown(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "pontus", "cilicia").Build(Cathedral, 1, "cilicia")
	p.Relics[0] = Relic{Card: 3, At: At("pontus")}
	afar := p.Captain(Green, 1, "cilicia", None)
	c := p.Captain(Green, 1, "pontus", None)
	p.Run(handling)
	Want(t, "who is not there cannot take it", p.Offers(By(Green, TakeRelic, afar, 0)), false)
	Want(t, "the Cathedral gives one point", finalShares(p.State, Green)[AtEndCathedrals], 1)
	p.Play(By(Green, TakeRelic, c, 0))
	Want(t, "he carries it", p.Captains[c].Relic, 0)
	Want(t, "it lies nowhere", p.Relics[0].At, NoPlace)
	Want(t, "honour for the first", p.Players[Green].Honour, 1)
	Want(t, "he has no Cathedral here", p.Offers(By(Green, LayRelic, c)), false)
	p.Captains[c].At = At("cilicia")
	p.Run(handling)
	p.Play(By(Green, LayRelic, c))
	Want(t, "it is housed", housed(p.State, At("cilicia")), true)
	Want(t, "and the Cathedral gives two", finalShares(p.State, Green)[AtEndCathedrals], 2)
	Want(t, "nobody takes it from there", p.Offers(By(Green, TakeRelic, afar, 0)), false)
}

// rule: mu-prototype/relics/carrier-or-cathedral-lost
// rule: mu-prototype/relics/point-for-first-taking
func TestRelicStaysBehind(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "pontus").Build(Cathedral, 1, "cilicia")
	c := p.Captain(Green, 1, "pontus", None)
	p.Captains[c].Relic, p.Relics[0] = 0, Relic{Card: 3, At: NoPlace, Taken: true}
	p.Run(func(g *State, t *play.Table) { g.RemoveCaptain(c) })
	Want(t, "it lies where its bearer fell", p.Relics[0].At, At("pontus"))
	c = p.Captain(Green, 1, "pontus", None)
	p.Run(handling).Play(By(Green, TakeRelic, c, 0))
	Want(t, "no point for the second", p.Players[Green].Honour, 0)

	ship := p.Transport(Green, Galley, 1, "ionian-sea", 5)
	p.Captains[c].At, p.Captains[c].Aboard = At("ionian-sea"), ship
	p.Run(func(g *State, t *play.Table) { g.RemoveCaptain(c) })
	Want(t, "in the sea it is lost, and the marker free", p.Relics[0].Card, int8(None))

	p.Relics[1] = Relic{Card: 4, At: At("cilicia"), Home: true}
	p.SetBuilt(At("cilicia"), Cathedral, 0)
	Want(t, "without its Cathedral it lies in the open", p.Relics[1].Home, false)
	Want(t, "in the same place", p.Relics[1].At, At("cilicia"))
}

// A War Wagon that has not moved in Combat brings its Captain to a relic in Trade; of two who come in the same Trade the
// first in the order of the turn has it, and the other keeps what else he did. Who has nothing to move is asked too.
//
// rule: mu-prototype/relics/taking
// rule: mu-prototype/relics/carrying-and-depositing
func TestRelicIsTakenInTrade(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "pontus").Held(Red, 9, "cilicia").Build(Cathedral, 1, "cilicia")
	p.Phase = Trade
	p.Relics[0] = Relic{Card: 3, At: At("armenia")}
	wagon := p.Transport(Green, WarWagon, 1, "pontus", 5)
	c := p.Captain(Green, 1, "pontus", wagon)
	redWagon := p.Transport(Red, WarWagon, 1, "cilicia", 5)
	redCaptain := p.Captain(Red, 1, "cilicia", redWagon)
	p.Run(func(g *State, t *play.Table) {
		t.Together([]play.Seat{Green, Red}, func(s play.Seat) { g.Trade(t, s) })
	})
	Want(t, "not from afar", p.Offers(By(Green, TakeRelic, c, 0)), false)
	p.Play(Leads(Red, redWagon), To(Red, "armenia"), By(Red, TakeRelic, redCaptain, 0), Says(Red, DoneTrade))
	p.Play(Leads(Green, wagon), To(Green, "armenia"), By(Green, TakeRelic, c, 0), Says(Green, DoneTrade))
	Want(t, "the first has it", p.Captains[c].Relic, 0)
	Want(t, "honour", p.Players[Green].Honour, 1)
	p.Asks(Red, AskTradeConvoy)
	Want(t, "the other came there", p.Transports[redWagon].At, At("armenia"))
	Want(t, "for nothing", p.Offers(By(Red, TakeRelic, redCaptain, 0)), false)

	p = Position(t, 4).Held(Green, 9, "cilicia").Build(Cathedral, 1, "cilicia")
	p.Phase = Trade
	c = p.Captain(Green, 1, "cilicia", None)
	Want(t, "nothing to do", p.TradesOn(Green), false)
	p.Captains[c].Relic, p.Relics[0] = 0, Relic{Card: 3, At: NoPlace, Taken: true}
	p.Trades(Green).Play(By(Green, LayRelic, c))
	Want(t, "it is housed", housed(p.State, At("cilicia")), true)
}

// A squire takes a relic that his Captain stands beside, in Trade as in Combat.
func TestSquireTakesRelicsInTrade(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "pontus")
	p.Phase = Trade
	c := p.Captain(Green, 1, "pontus", None)
	p.Relics[0] = Relic{Card: 3, At: At("pontus")}
	p.Trades(Green)
	Want(t, "he takes it", p.Squires(Green), By(Green, TakeRelic, c, 0))
}

// A Captain without transport or cards is asked in Combat too, where a relic lies.
//
// rule: mu-prototype/relics/taking
func TestRelicIsWorthATurn(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "pontus")
	p.Captain(Green, 1, "pontus", None)
	Want(t, "without it there is nothing to do", p.MayCombat(Green), false)
	p.Relics[0] = Relic{Card: 3, At: At("pontus")}
	p.Acts(Green, func(g *State, t *play.Table, s play.Seat) { g.Combat(t, s) })
	Want(t, "offered", p.Offers(By[int16](Green, TakeRelic, 0, 0)), true)
}

// The point is for the first taking alone, whoever takes it then.
//
// rule: mu-prototype/relics/point-for-first-taking
func TestOnePointForARelic(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "pontus")
	p.Relics[0] = Relic{Card: 3, At: At("pontus")}
	first, second := p.Captain(Green, 1, "pontus", None), p.Captain(Green, 1, "pontus", None)
	p.Run(handling).Play(By(Green, TakeRelic, first, 0))
	Want(t, "honour for the first", p.Players[Green].Honour, 1)
	Want(t, "noted", p.Relics[0].Taken, true)
	p.Run(func(g *State, t *play.Table) { g.RemoveCaptain(first) })
	p.Run(handling).Play(By(Green, TakeRelic, second, 0))
	Want(t, "who carries it", p.Captains[second].Relic, 0)
	Want(t, "honour for the second", p.Players[Green].Honour, 1)
}

// In Combat too Captains take relics and cards of the phase are played; a siege that is not carried on is at an end.
func TestWhatElseIsDoneInCombat(t *testing.T) {
	// rule: mu-prototype/relics/taking
	t.Run("relics are taken", func(t *testing.T) {
		p := Position(t, 4).Held(Green, 5, "egypt")
		captain := p.Captain(Green, 1, "egypt", None)
		p.Relics[0] = Relic{Card: 3, At: At("egypt")}
		p.Acts(Green, (*State).Combat).Play(By(Green, TakeRelic, captain, 0))
		Want(t, "with the Captain", p.Captains[captain].Relic, 0)
	})
	// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
	t.Run("cards are played", func(t *testing.T) {
		p := Position(t, 4).Held(Green, 9, "egypt").Learned(Green, ScuolaMilitare).Holds(Green, Conestabile)
		p.Acts(Green, (*State).Combat)
		o, _ := p.Match.OfferTo(Green)
		for _, c := range o.Choices {
			if c.Verb == PlayCard && c.A == int16(Conestabile) {
				p.Play(c.With(Green, c.Lo))
				break
			}
		}
		Want(t, "an army becomes a Captain", p.CaptainCount(Green), 1)
	})
	// rule: mu-prototype/siege/interrupt
	t.Run("a siege that is not carried on ends", func(t *testing.T) {
		p := Invested(t, 30, 20, 1, 1)
		p.Acts(Green, (*State).Combat).Play(Says(Green, EndCombat))
		Want(t, "besieged", p.Besieged(At("palestine")), false)
	})
	// rule: mu-prototype/contested/enemies-in-one-territory
	t.Run("land into which an enemy of a guest marches is contested", func(t *testing.T) {
		p := Position(t, 4).Held(Blue, 5, "judea").Vf(Red, "judea", 3).Held(Green, 5, "palestine").War(Green, Red)
		p.Treaty(medioevo.Clause{Term: medioevo.Passage, From: Blue, To: Green})
		wagon := p.Transport(Green, WarWagon, 1, "palestine", 5)
		p.Acts(Green, (*State).Combat).Play(By(Green, Lead, wagon), By(Green, MarchTo, int16(At("judea")), None))
		Want(t, "contested", p.Contested(At("judea")), true)
	})
}

// In Trade too Captains take relics, and cards of the phase are played at any moment.
func TestWhatElseIsDoneInTrade(t *testing.T) {
	// rule: mu-prototype/relics/taking
	t.Run("relics are taken", func(t *testing.T) {
		p := Trading(t)
		captain := p.Captain(Green, 1, "egypt", None)
		p.Relics[0] = Relic{Card: 3, At: At("egypt")}
		p.Trades(Green).Play(By(Green, TakeRelic, captain, 0))
		Want(t, "with the Captain", p.Captains[captain].Relic, 0)
	})
	// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
	t.Run("cards are played", func(t *testing.T) {
		p := Trading(t).Florins(Green, 0).Learned(Green, Commercio).Holds(Green, Mercante)
		caravan := p.Transport(Green, Caravan, 1, "coele-syria", 5)
		p.Trades(Green).Play(Leads(Green, caravan), Saying(By(Green, PlayCard, int16(Mercante), None, None), 1))
		Want(t, "florins", p.Players[Green].Florins, 30)
		p.Asks(Green, AskTradeConvoy)
	})
	// rule: mu-prototype/movement/empty-transport-elsewhere
	t.Run("a transport whose armies leave it abroad is nobody's", func(t *testing.T) {
		p := Trading(t)
		caravan, wagon := p.Transport(Green, Caravan, 1, "syria", 5), p.Transport(Green, WarWagon, 1, "syria", 5)
		p.Trades(Green).Play(Leads(Green, caravan), Saying(By(Green, UnloadArmies, caravan, int16(At("syria"))), 5))
		Want(t, "the Caravan", p.Transports[caravan].Owner, play.Nobody)
		Want(t, "the War Wagon", p.Transports[wagon].Owner, Green)
		p.Asks(Green, AskTrade)
	})
}
