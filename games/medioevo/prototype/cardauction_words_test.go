package prototype

import (
	"strings"
	"testing"

	"signoria/play"
	"signoria/rulebook"
)

// worded checks that what the seat is asked, and all that has been told, can be said in every language.
func (p *stage) worded(s play.Seat) *stage {
	p.t.Helper()
	for _, language := range rulebook.Languages {
		o, ok := p.match.OfferTo(s)
		if ok {
			told := p.Describe(language, o)
			said := []string{told.Prompt}
			for _, c := range append(told.Choices, told.Refused...) {
				said = append(said, c.Label, c.Head, c.Short)
			}
			p.sound(language, said...)
		}
		for _, l := range p.match.Lines(0) {
			p.sound(language, p.State.Tell(language, l))
		}
	}
	return p
}

// sound fails the test for texts that are missing or broken: those are told by their keys.
func (p *stage) sound(language string, said ...string) {
	p.t.Helper()
	for _, text := range said {
		for _, kind := range []string{"choice.", "prompt.", "line.", "head.", "short.", "name.", "count.", "play."} {
			if strings.HasPrefix(text, kind) {
				p.t.Errorf("%s: no text %q", language, text)
			}
		}
	}
}

func TestTradeIsWorded(t *testing.T) {
	p := trading(t).learned(green, Commercio, Mercato, Gilde, Monopolio).holds(green, Carovaniere, Mercante).build(FairBuilding, 1, "egypt")
	p.Players[green].Capital, p.Players[green].Prisoners = at("coele-syria"), 5
	p.own(red, "tunisia").florins(red, 500).holds(red, Corsaro).vf(red, "tunisia", 5)
	i := p.transport(green, Caravan, 2, "coele-syria", 5)
	p.stowed(i, Salt, 5, "syria").stowed(i, Spices, 5, "")
	p.run(func(g *State, t *play.Table) {
		for !g.tradePhase(t) {
		}
	})
	p.worded(green).asks(green, AskMonopoly)
	o, _ := p.match.OfferTo(green)
	p.play(o.Choices[0].With(green, 0)).worded(green).play(says(green, KeepCards)).worded(red).play(by(red, PlayCard, int16(Corsaro), None, None)).worded(red)
	o, _ = p.match.OfferTo(red)
	p.play(o.Choices[0].With(red, 1), says(green, KeepCards)).worded(green)
	p.play(leads(green, i)).worded(green)
	p.play(saying(by(green, PlayCard, int16(Mercante), None, None), 1), saying(by(green, Enslave, i), 5)).worded(green)
	p.play(caravaneers(green, i, 8, 5)).worded(green)
	p.play(p.selling(green, i, 1, 2), p.buying(green, i, Wine, 3)).worded(green)
	p.play(says(green, Halt), says(green, DoneTrade)).asks(green, AskPutUp).worded(green)
	p.play(saying(by(green, PutUp, int16(Mercante)), 20)).asks(red, AskCard).worded(red)
	p.play(says(red, PassBid)).worded(green)
}

func TestInstantCardsAreWorded(t *testing.T) {
	p := plotting(t, Ladro).holds(green, Assassino, Flagellante, Inquisitore, Sicario).learned(green, Gilde, Matematica, Architettura, Ingegneria).
		learned(red, Alchimia).florins(red, 300).vf(red, "macedonia", 9).own(red, "macedonia")
	p.captain(red, 2, "thrace", None)
	p.captain(Barbarians, 1, "kiev", None)
	p.Delivered[0] = Delivered{Card: Avaro, From: red, To: blue, Until: 4}
	p.plots(on(green, Inquisitore, red, None)).worded(green)
	for _, a := range []play.Answer{on(green, Flagellante, red, None), on(green, Ladro, red, thiefFlorins), on(green, Assassino, red, None)} {
		p.acts(green, func(g *State, t *play.Table, s play.Seat) {
			g.playCard(t, t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.offerCards(o, s) }))
		}).worded(green).play(a).worded(green)
	}
	p.asks(green, AskKillCard)
}
