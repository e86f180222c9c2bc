package prototype

import (
	"slices"
	"strings"
	"testing"

	"signoria/play"
)

// use plays a card on nobody.
func use(s play.Seat, card int8) play.Answer { return by(s, PlayCard, card, None, None) }

func TestStudies(t *testing.T) {
	for _, x := range []struct {
		card, gets, not int8
		known           []int8
	}{
		// rule: mu-prototype/empire-cards/abate
		{Abate, Chirurgia, Monopolio, []int8{Medicina, Arsenale}},
		// rule: mu-prototype/empire-cards/contessa
		{Contessa, Vassallaggio, Monoteismo, []int8{Medicina, Investitura, Misticismo}},
		// rule: mu-prototype/empire-cards/ospitaliere
		{Ospitaliere, Vassallaggio, Letteratura, []int8{Monoteismo, Investitura, Istruzione}},
	} {
		t.Run(box().Cards[x.card].ID, func(t *testing.T) {
			// rule: mu-prototype/technologies/universita
			p := position(t, 10).learned(green, Universita).learned(green, x.known...).holds(green, x.card, x.card).shop(green, 150)
			for _, tech := range []int8{Caccia, Tessitura, Forgiatura} {
				want(t, "half price", p.buys(green, BuyTechnology, int16(tech)), 50)
			}
			p.play(by(green, PlayCard, x.card, None, x.gets))
			want(t, "a fourth, free", p.owns(green, x.gets), true)
			_, _, listed := p.choice(green, PlayCard, int16(x.card), None, int16(x.not))
			want(t, "of another colour", listed, false)
			want(t, "discarded", p.Discards[x.card], 1)

			q := position(t, 10).learned(green, x.known...).holds(green, x.card).shop(green, 300)
			for _, tech := range []int8{Caccia, Tessitura, Forgiatura} {
				q.buys(green, BuyTechnology, int16(tech))
			}
			q.barred("without UNIVERSITÀ", RuleThreeAYear, green, PlayCard, int16(x.card), None, int16(x.gets))
		})
	}
	t.Run("what it needs", func(t *testing.T) {
		p := position(t, 10).holds(green, Abate).shop(green, 0)
		p.barred("FILOSOFIA first needs LETTERATURA", RuleTechnologyRow, green, PlayCard, int16(Abate), None, int16(Filosofia))
		p.play(by(green, PlayCard, Abate, None, Istruzione))
		want(t, "one of the three", p.Players[green].NewTechs, 1)
	})
}

func TestArchitetto(t *testing.T) {
	// rule: mu-prototype/empire-cards/architetto
	p := position(t, 10).studied(green, 2).learned(green, Matematica, Architettura, Ingegneria).own(green, "egypt", "judea", "sinai", "cyrenaica").
		build(Fort, 1, "egypt", "judea").holds(green, Architetto, Architetto)
	p.Players[green].Techs &^= 1 << Misticismo
	p.shop(green, 1000).play(use(green, Architetto))
	_, _, again := p.choice(green, PlayCard, int16(Architetto))
	want(t, "a second would add nothing", again, false)
	sum := p.buys(green, Build, site("sinai", Fort, 1)...) + p.buys(green, Build, site("cyrenaica", Fort, 1)...) +
		p.buys(green, Build, site("egypt", Fort, 2)...) + p.buys(green, Build, site("judea", Fort, 2)...) + p.buys(green, Build, site("egypt", Cathedral, 1)...)
	want(t, "2x50 + 2x100 + 500", sum, 800)

	q := position(t, 10).own(green, "egypt", "sinai").build(Settlement, 1, "egypt")
	q.Players[green].Used |= 1 << Architetto
	// rule: mu-prototype/technologies/architettura
	want(t, "a Village by ARCHITETTURA", q.learned(green, Architettura).buildingPrice(green, at("judea"), Settlement, 1), 25)
	want(t, "a Tower not", q.buildingPrice(green, at("sinai"), Fort, 1), 100)
	// rule: mu-prototype/technologies/ingegneria
	want(t, "a Tower by INGEGNERIA", q.learned(green, Ingegneria).buildingPrice(green, at("sinai"), Fort, 1), 50)
	q.learned(green, Mercato, Agricoltura, Misticismo)
	want(t, "rounded up", q.buildingPrice(green, at("egypt"), Cathedral, 1), 475)
}

func TestMecenate(t *testing.T) {
	// rule: mu-prototype/empire-cards/mecenate
	// rule: mu-prototype/technologies/banche
	shop := func(t *testing.T) *stage {
		return position(t, 10).studied(green, 2).learned(green, Banche).own(green, "egypt", "sinai").holds(green, Mecenate).shop(green, 400)
	}
	buy := func(p *stage) *stage {
		p.buys(green, Build, site("egypt", Fort, 1)...)
		p.buys(green, Build, site("sinai", Fort, 1)...)
		p.buys(green, BuyTechnology, int16(Tessitura))
		p.buys(green, BuyTechnology, int16(Forgiatura))
		return p
	}
	want(t, "20% off, played first", buy(shop(t).play(use(green, Mecenate))).Players[green].Florins, 400-320)
	// rule: mu-prototype/technology-rules/price-order-cards
	want(t, "played last", buy(shop(t)).play(use(green, Mecenate)).Players[green].Florins, 400-320)

	p := position(t, 10).holds(green, Mecenate)
	want(t, "of nothing", p.patronage(green), 0)
	// rule: mu-prototype/technologies/mercato
	want(t, "MERCATO", p.learned(green, Mercato).patronage(green), 10)
	// rule: mu-prototype/technologies/monopolio
	want(t, "MONOPOLIO", p.learned(green, Monopolio).patronage(green), 20)
	want(t, "BANCHE", p.learned(green, Banche).patronage(green), 30)
	want(t, "and TL III", p.studied(green, 3).patronage(green), 40)

	// rule: mu-prototype/technology-rules/price-order-technologies
	q := position(t, 10).studied(green, 2).learned(green, Universita, Investitura).shop(green, 1000)
	q.Players[green].Used |= 1 << Mecenate
	want(t, "400/2 less 10%", q.net(green, q.techPrice(green, Filosofia)), 180)
}

func TestCapomastro(t *testing.T) {
	// rule: mu-prototype/empire-cards/capomastro
	builder := func(t *testing.T, tl int8) *stage {
		return position(t, 10).studied(green, tl).learned(green, Architettura, Ingegneria).own(green, "egypt", "judea", "sinai", "cyrenaica").
			build(Settlement, 2, "egypt").build(Fort, 2, "judea", "sinai").holds(green, Capomastro).shop(green, 0)
	}
	p := builder(t, 3).play(use(green, Capomastro)).asks(green, AskMasons)
	p.play(by(green, MasonBuild, site("egypt", Settlement, 3)...), by(green, MasonBuild, site("judea", Fort, 3)...), by(green, MasonBuild, site("sinai", Fort, 3)...))
	want(t, "a City", p.ordered(at("egypt"), Settlement), 3)
	want(t, "a Castle", p.ordered(at("judea"), Fort), 3)
	want(t, "another Castle", p.ordered(at("sinai"), Fort), 3)
	p.asks(green, AskPurchase)
	want(t, "discarded", p.Discards[Capomastro], 1)

	// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
	q := builder(t, 2).play(use(green, Capomastro))
	q.barred("a Castle at TL II", RuleNeedsKnowledge, green, MasonBuild, site("judea", Fort, 3)...)
	q.play(by(green, MasonBuild, site("cyrenaica", Fort, 1)...))
	want(t, "a new Tower", q.ordered(at("cyrenaica"), Fort), 1)
	q.play(says(green, MasonsRest)).asks(green, AskPurchase)

	r := position(t, 10).learned(green, Architettura).own(green, "egypt", "judea").holds(green, Capomastro).shop(green, 0).play(use(green, Capomastro))
	r.barred("no fortification without INGEGNERIA", RuleMasonsKnow, green, MasonBuild, site("egypt", Fort, 1)...)
	r.play(by(green, MasonBuild, site("egypt", Settlement, 1)...)).asks(green, AskPurchase)
}

// inRolls counts cards lost in rolls.
func inRolls(cards ...int8) (n RollCards) {
	for _, card := range cards {
		n[slices.Index(forRolls[:], card)]++
	}
	return n
}

// Two copies of a card that were lost in two rolls of one battle are two cards.
// rule: mu-prototype/empire-cards/medico
func TestMedicoTakesBackTwoOfAKind(t *testing.T) {
	p := position(t, 10).own(green, "egypt").learned(green, Chirurgia, Ospedale).holds(green, Medico, Genio, Genio)
	p.run(func(g *State, t *play.Table) {
		x := &g.Battle.Sides[attacking]
		for range 2 {
			x.Seat, x.Cards = green, 1<<Genio
			g.losesCard(t, attacking)
		}
		g.remember(attacking, x.Losses)
		g.Players[green].newTurn()
	})
	p.shop(green, 0).play(use(green, Medico), by(green, TakeBack, Genio, 0), by(green, TakeBack, Genio, 0)).asks(green, AskPurchase)
	want(t, "in hand", p.Players[green].Hand[Genio], 2)
	want(t, "discarded", p.Discards[Genio], 0)
}

func TestMedico(t *testing.T) {
	// rule: mu-prototype/empire-cards/medico
	p := position(t, 10).own(green, "egypt").learned(green, Chirurgia, Ospedale).holds(green, Medico)
	p.Players[green].Fallen[0].Cards = inRolls(Genio, Eroina, Templare, Condottiero)
	p.Players[green].Fallen[1].Cards = inRolls(Monaco)
	for _, card := range []int8{Genio, Eroina, Templare, Monaco} {
		p.Discards[card] = 1
	}
	p.shop(green, 0).play(use(green, Medico)).asks(green, AskMedic)
	want(t, "not what has been drawn again", p.offers(by(green, TakeBack, Condottiero, 0)), false)
	p.play(by(green, TakeBack, Genio, 0))
	want(t, "one battle only", p.offers(by(green, TakeBack, Monaco, 1)), false)
	// rule: mu-prototype/technologies/ospedale
	p.play(by(green, TakeBack, Eroina, 0)).asks(green, AskPurchase)
	want(t, "in hand", p.Players[green].Hand[Genio]+p.Players[green].Hand[Eroina], 2)
	want(t, "no longer discarded", p.Discards[Genio]+p.Discards[Eroina], 0)

	q := position(t, 10).own(green, "egypt").learned(green, Chirurgia).holds(green, Medico)
	q.Players[green].Fallen[0].Cards = inRolls(Genio, Eroina)
	q.Discards[Genio], q.Discards[Eroina] = 1, 1
	// rule: mu-prototype/technologies/chirurgia
	q.shop(green, 0).play(use(green, Medico), by(green, TakeBack, Genio, 0)).asks(green, AskPurchase)
}

// A technology as a gift is a purchase too; masons who work for nothing are none.
// rule: mu-prototype/empire-cards/taccagno
func TestTaccagnoStopsFreeTechnologies(t *testing.T) {
	p := position(t, 10).own(green, "egypt").learned(green, Ingegneria).holds(green, Abate, Contessa, Ospitaliere, Capomastro)
	p.Delivered[0] = Delivered{Card: Taccagno, From: red, To: green, Until: 9}
	p.shop(green, 100)
	for _, card := range []int8{Abate, Contessa, Ospitaliere} {
		want(t, "a free technology", p.refuses(use(green, card)), RuleSkinflint)
	}
	p.play(use(green, Capomastro), by(green, MasonBuild, site("egypt", Fort, 1)...))
	want(t, "a free Tower", p.ordered(at("egypt"), Fort), 1)
}

func TestTaccagno(t *testing.T) {
	// rule: mu-prototype/empire-cards/taccagno
	// rule: mu-prototype/technologies/matematica
	p := position(t, 10).studied(green, 3).learned(green, Matematica).own(green, "judea").build(Fort, 1, "judea").own(red, "egypt").florins(red, 1000).holds(green, Taccagno)
	p.Phase = Purchase
	p.run(func(g *State, t *play.Table) { g.purchasePhase(t) }).asks(green, AskCards)
	p.play(onto(green, Taccagno, red))
	want(t, "for three turns", p.Delivered[0].Until, p.Turn+2)
	p.asks(green, AskPurchase)
	_, ok := p.match.OfferTo(red)
	want(t, "red can buy nothing, and has nothing to sell", ok, false)
	want(t, "why", p.whyNotSpend(red, 100), RuleSkinflint)

	q := position(t, 10).holds(green, Taccagno).own(red, "egypt")
	q.Phase = Purchase
	q.run(func(g *State, t *play.Table) { g.purchasePhase(t) }).asks(green, AskPurchase) // not without MATEMATICA
}

// The card says what pays double, not which technologies it wants.
//
// rule: mu-prototype/empire-cards/gabelliere
func TestGabelliereSaysWhatItDoubles(t *testing.T) {
	for language, wants := range map[string][]string{"en": {"territories", "plains"}, "it": {"territori", "pianure"}} {
		for _, word := range wants {
			if says := box().Cards[Gabelliere].Text[language]; !strings.Contains(says, word) {
				t.Errorf("%q says nothing of %s", says, word)
			}
		}
	}
}

func TestReinforcementCards(t *testing.T) {
	t.Run("CARDINALE", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/cardinale
		for i, tech := range []int8{Monoteismo, Teologia, Fanatismo} {
			p := mamluk(t).build(Cathedral, 1, "egypt", "judea").learned(green, tech).holds(green, Cardinale, Cardinale).recruits(green).play(use(green, Cardinale))
			// rule: mu-prototype/empire-card-rules/vf-from-cards
			want(t, "for two Cathedrals", p.Players[green].Coming, 2*int16(i+1))
			want(t, "discarded", p.Discards[Cardinale], 1)
			want(t, "one in a turn", p.whyNotPlay(green, Cardinale), RuleCardOnce)
		}
	})
	t.Run("CAVALIERE", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/cavaliere
		// rule: mu-prototype/technologies/investitura
		// rule: mu-prototype/technologies/vassallaggio
		// rule: mu-prototype/technologies/feudalesimo
		for i, tech := range []int8{Investitura, Vassallaggio, Feudalesimo} {
			p := mamluk(t).build(Fort, 3, "egypt", "judea", "sinai").build(Fort, 2, "cyrenaica").learned(green, tech).holds(green, Cavaliere, Cavaliere).recruits(green).
				play(use(green, Cavaliere))
			want(t, "for three Castles", p.Players[green].Coming, 3*int16(i+1))
			want(t, "one in a turn", p.whyNotPlay(green, Cavaliere), RuleCardOnce)
		}
	})
	t.Run("MERCENARIO", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/mercenario
		p := mamluk(t).learned(green, Forgiatura, Conio).florins(green, 125).holds(green, Mercenario).recruits(green)
		want(t, "of 10 VF he can pay 8", p.most(use(green, Mercenario)), 8)
		p.play(saying(use(green, Mercenario), 8))
		want(t, "120 florins", p.Players[green].Florins, 5)
		want(t, "to be placed", p.Players[green].Coming, 8)
		// rule: mu-prototype/empire-cards/mercenario
		// rule: mu-prototype/technologies/forgiatura
		// rule: mu-prototype/technologies/conio
		// rule: mu-prototype/technologies/banche
		for _, tech := range []int8{Forgiatura, Conio, Banche} {
			want(t, box().Techs[tech].ID, mamluk(t).learned(green, tech).mercenaries(green), 5)
		}
		q := mamluk(t).learned(green, Forgiatura, Conio, Banche).florins(green, 11*15+14).holds(green, Mercenario, Mercenario).recruits(green)
		want(t, "eleven", q.most(use(green, Mercenario)), 11)
		// rule: mu-prototype/empire-card-rules/cumulative
		q.play(saying(use(green, Mercenario), 5))
		want(t, "and a second card", q.most(use(green, Mercenario)), 6)
	})
}

// What one knows already is no gift, and a card that is at work is not played again.
func TestCardsThatWouldAddNothing(t *testing.T) {
	// rule: mu-prototype/empire-cards/abate
	t.Run("a technology that is known", func(t *testing.T) {
		p := position(t, 10).learned(green, Istruzione).holds(green, Abate).shop(green, 300)
		_, _, known := p.choice(green, PlayCard, int16(Abate), None, int16(Istruzione))
		_, _, next := p.choice(green, PlayCard, int16(Abate), None, int16(Letteratura))
		want(t, "listed", known, false)
		want(t, "the next", next, true)
	})
	// rule: mu-prototype/empire-card-rules/other-multiples
	// rule: mu-prototype/empire-cards/architetto
	t.Run("ARCHITETTO", func(t *testing.T) {
		p := position(t, 10).own(green, "egypt").learned(green, Architettura).holds(green, Architetto, Architetto).shop(green, 300)
		want(t, "the first", p.offers(use(green, Architetto)), true)
		p.play(use(green, Architetto))
		want(t, "the second", p.offers(use(green, Architetto)), false)
	})
}

// MEDICO brings back cards lost in one battle that are still discarded, as many as there are, or as one likes.
//
// rule: mu-prototype/empire-cards/medico
func TestWhatAPhysicianFinds(t *testing.T) {
	lies := func(fallen, discarded []int8) *stage {
		p := position(t, 10).own(green, "egypt").learned(green, Chirurgia, Ospedale).holds(green, Medico)
		p.Players[green].Fallen[0].Cards = inRolls(fallen...)
		for _, card := range discarded {
			p.Discards[card]++
		}
		return p.shop(green, 0)
	}
	p := lies([]int8{Genio}, []int8{Eroina})
	want(t, "what another has lost", p.offers(use(green, Medico)), false)
	p = lies([]int8{Genio}, []int8{Genio, Genio, Eroina}).play(use(green, Medico)).asks(green, AskMedic)
	want(t, "another's among them", p.offers(by(green, TakeBack, Eroina, 0)), false)
	p.play(by(green, TakeBack, Genio, 0)).asks(green, AskPurchase) // a second Genio lies there, but he has lost one
	want(t, "in hand", p.Players[green].Hand[Genio], 1)
	p = lies([]int8{Genio, Eroina}, []int8{Genio, Eroina}).play(use(green, Medico), by(green, TakeBack, Genio, 0)).asks(green, AskMedic)
	p.play(says(green, TakeNoMore)).asks(green, AskPurchase)
	want(t, "left where it is", p.Discards[Eroina], 1)
}
