package prototype

import (
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/rulebook"
)

// worded checks that what the seat is asked, and all that has been told, can be said in every language.
func worded(p *Stage, s play.Seat) *Stage {
	p.T.Helper()
	for _, language := range rulebook.Languages {
		o, ok := p.Match.OfferTo(s)
		if ok {
			told := p.Describe(language, o)
			said := []string{told.Prompt}
			for _, c := range append(told.Choices, told.Refused...) {
				said = append(said, c.Label, c.Head, c.Short)
			}
			sound(p, language, said...)
		}
		for _, l := range p.Match.Lines(0) {
			sound(p, language, p.State.Tell(language, l))
		}
	}
	return p
}

// sound fails the test for texts that are missing or broken: those are told by their keys.
func sound(p *Stage, language string, said ...string) {
	p.T.Helper()
	for _, text := range said {
		for _, kind := range []string{"choice.", "prompt.", "line.", "head.", "short.", "name.", "count.", "play."} {
			if strings.HasPrefix(text, kind) {
				p.T.Errorf("%s: no text %q", language, text)
			}
		}
	}
}

func TestTradeIsWorded(t *testing.T) {
	p := Trading(t).Learned(Green, Commercio, Mercato, Gilde, Monopolio).Holds(Green, Carovaniere, Mercante).Build(FairBuilding, 1, "egypt")
	p.Players[Green].Capital, p.Players[Green].Prisoners = At("coele-syria"), 5
	p.Own(Red, "tunisia").Florins(Red, 500).Holds(Red, Corsaro).Vf(Red, "tunisia", 5)
	i := p.Transport(Green, Caravan, 2, "coele-syria", 5)
	p.Stowed(i, Salt, 5, "syria").Stowed(i, Spices, 5, "")
	p.Run(func(g *State, t *play.Table) {
		for !tradePhase(g, t) {
		}
	})
	worded(p, Green).Asks(Green, AskMonopoly)
	o, _ := p.Match.OfferTo(Green)
	worded(worded(worded(p.Play(o.Choices[0].With(Green, 0)), Green).Play(Says(Green, KeepCards)), Red).Play(By(Red, PlayCard, int16(Corsaro), None, None)), Red)
	o, _ = p.Match.OfferTo(Red)
	worded(p.Play(o.Choices[0].With(Red, 1), Says(Green, KeepCards)), Green)
	worded(p.Play(Leads(Green, i)), Green)
	worded(p.Play(Saying(By(Green, PlayCard, int16(Mercante), None, None), 1), Saying(By(Green, Enslave, i), 5)), Green)
	worded(p.Play(Caravaneers(Green, i, 8, 5)), Green)
	worded(p.Play(p.Selling(Green, i, 1, 2), p.Buying(Green, i, Wine, 3)), Green)
	worded(p.Play(Says(Green, Halt), Says(Green, DoneTrade)).Asks(Green, AskPutUp), Green)
	worded(p.Play(Saying(By(Green, PutUp, int16(Mercante)), 20)).Asks(Red, AskCard), Red)
	worded(p.Play(Says(Red, PassBid)), Green)
}

func TestInstantCardsAreWorded(t *testing.T) {
	p := Plotting(t, Ladro).Holds(Green, Assassino, Flagellante, Inquisitore, Sicario).Learned(Green, Gilde, Matematica, Architettura, Ingegneria).
		Learned(Red, Alchimia).Florins(Red, 300).Vf(Red, "macedonia", 9).Own(Red, "macedonia")
	p.Captain(Red, 2, "thrace", None)
	p.Captain(Barbarians, 1, "kiev", None)
	p.Delivered[0] = Delivered{Card: Avaro, From: Red, To: Blue, Until: 4}
	worded(p.Plots(On(Green, Inquisitore, Red, None)), Green)
	for _, a := range []play.Answer{On(Green, Flagellante, Red, None), On(Green, Ladro, Red, ThiefFlorins), On(Green, Assassino, Red, None)} {
		worded(worded(p.Acts(Green, func(g *State, t *play.Table, s play.Seat) {
			g.PlayCard(t, t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.OfferCards(o, s) }))
		}), Green).Play(a), Green)
	}
	p.Asks(Green, AskKillCard)
}
