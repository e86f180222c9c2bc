package force_test

import (
	"slices"
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

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
		t.Run(TheBox().Cards[x.card].ID, func(t *testing.T) {
			// rule: mu-prototype/technologies/universita
			p := Position(t, 5).Learned(Green, Universita).Learned(Green, x.known...).Holds(Green, x.card, x.card).Shop(Green, 150)
			for _, tech := range []int8{Caccia, Tessitura, Forgiatura} {
				Want(t, "half price", p.Buys(Green, BuyTechnology, int16(tech)), 50)
			}
			p.Play(By(Green, PlayCard, x.card, None, x.gets))
			Want(t, "a fourth, free", p.Owns(Green, x.gets), true)
			_, _, listed := p.Choice(Green, PlayCard, int16(x.card), None, int16(x.not))
			Want(t, "of another colour", listed, false)
			Want(t, "discarded", p.Discards[x.card], 1)

			q := Position(t, 5).Learned(Green, x.known...).Holds(Green, x.card).Shop(Green, 300)
			for _, tech := range []int8{Caccia, Tessitura, Forgiatura} {
				q.Buys(Green, BuyTechnology, int16(tech))
			}
			q.Barred("without UNIVERSITÀ", RuleThreeAYear, Green, PlayCard, int16(x.card), None, int16(x.gets))
		})
	}
	t.Run("what it needs", func(t *testing.T) {
		p := Position(t, 5).Holds(Green, Abate).Shop(Green, 0)
		p.Barred("FILOSOFIA first needs LETTERATURA", RuleTechnologyRow, Green, PlayCard, int16(Abate), None, int16(Filosofia))
		p.Play(By(Green, PlayCard, Abate, None, Istruzione))
		Want(t, "one of the three", p.Players[Green].NewTechs, 1)
	})
}

func TestArchitetto(t *testing.T) {
	// rule: mu-prototype/empire-cards/architetto
	p := Position(t, 5).Studied(Green, 2).Learned(Green, Matematica, Architettura, Ingegneria).Own(Green, "egypt", "judea", "sinai", "cyrenaica").
		Build(Fort, 1, "egypt", "judea").Holds(Green, Architetto, Architetto)
	p.Players[Green].Techs &^= 1 << Misticismo
	p.Shop(Green, 1000).Play(Use(Green, Architetto))
	_, _, again := p.Choice(Green, PlayCard, int16(Architetto))
	Want(t, "a second would add nothing", again, false)
	sum := p.Buys(Green, Build, Site("sinai", Fort, 1)...) + p.Buys(Green, Build, Site("cyrenaica", Fort, 1)...) +
		p.Buys(Green, Build, Site("egypt", Fort, 2)...) + p.Buys(Green, Build, Site("judea", Fort, 2)...) + p.Buys(Green, Build, Site("egypt", Cathedral, 1)...)
	Want(t, "2x50 + 2x100 + 500", sum, 800)

	q := Position(t, 5).Own(Green, "egypt", "sinai").Build(Settlement, 1, "egypt")
	q.Players[Green].Used |= 1 << Architetto
	// rule: mu-prototype/technologies/architettura
	Want(t, "a Village by ARCHITETTURA", q.Learned(Green, Architettura).BuildingPrice(Green, At("judea"), Settlement, 1), 25)
	Want(t, "a Tower not", q.BuildingPrice(Green, At("sinai"), Fort, 1), 100)
	// rule: mu-prototype/technologies/ingegneria
	Want(t, "a Tower by INGEGNERIA", q.Learned(Green, Ingegneria).BuildingPrice(Green, At("sinai"), Fort, 1), 50)
	q.Learned(Green, Mercato, Agricoltura, Misticismo)
	Want(t, "rounded up", q.BuildingPrice(Green, At("egypt"), Cathedral, 1), 475)
}

func TestMecenate(t *testing.T) {
	// rule: mu-prototype/empire-cards/mecenate
	// rule: mu-prototype/technologies/banche
	shop := func(t *testing.T) *Stage {
		return Position(t, 5).Studied(Green, 2).Learned(Green, Banche).Own(Green, "egypt", "sinai").Holds(Green, Mecenate).Shop(Green, 400)
	}
	buy := func(p *Stage) *Stage {
		p.Buys(Green, Build, Site("egypt", Fort, 1)...)
		p.Buys(Green, Build, Site("sinai", Fort, 1)...)
		p.Buys(Green, BuyTechnology, int16(Tessitura))
		p.Buys(Green, BuyTechnology, int16(Forgiatura))
		return p
	}
	Want(t, "20% off, played first", buy(shop(t).Play(Use(Green, Mecenate))).Players[Green].Florins, 400-320)
	// rule: mu-prototype/technology-rules/price-order-cards
	Want(t, "played last", buy(shop(t)).Play(Use(Green, Mecenate)).Players[Green].Florins, 400-320)

	p := Position(t, 5).Holds(Green, Mecenate)
	Want(t, "of nothing", p.Patronage(Green), 0)
	// rule: mu-prototype/technologies/mercato
	Want(t, "MERCATO", p.Learned(Green, Mercato).Patronage(Green), 10)
	// rule: mu-prototype/technologies/monopolio
	Want(t, "MONOPOLIO", p.Learned(Green, Monopolio).Patronage(Green), 20)
	Want(t, "BANCHE", p.Learned(Green, Banche).Patronage(Green), 30)
	Want(t, "and TL III", p.Studied(Green, 3).Patronage(Green), 40)

	// rule: mu-prototype/technology-rules/price-order-technologies
	q := Position(t, 5).Studied(Green, 2).Learned(Green, Universita, Investitura).Shop(Green, 1000)
	q.Players[Green].Used |= 1 << Mecenate
	Want(t, "400/2 less 10%", q.Net(Green, q.TechPrice(Green, Filosofia)), 180)
}

// rule: mu-alpha/concepts/empire-cards
func TestCapomastro(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// rule: mu-prototype/empire-cards/capomastro
		builder := func(t *testing.T, tl int8) *Stage {
			return Position(t, 5).Studied(Green, tl).Learned(Green, Architettura, Ingegneria).Own(Green, "egypt", "judea", "sinai", "cyrenaica").
				Build(Settlement, 2, "egypt").Build(Fort, 2, "judea", "sinai").Holds(Green, Capomastro).Shop(Green, 0)
		}
		p := builder(t, 3).Play(Use(Green, Capomastro)).Asks(Green, AskMasons)
		p.Play(By(Green, MasonBuild, Site("egypt", Settlement, 3)...), By(Green, MasonBuild, Site("judea", Fort, 3)...), By(Green, MasonBuild, Site("sinai", Fort, 3)...))
		Want(t, "a City", p.Ordered(At("egypt"), Settlement), 3)
		Want(t, "a Castle", p.Ordered(At("judea"), Fort), 3)
		Want(t, "another Castle", p.Ordered(At("sinai"), Fort), 3)
		p.Asks(Green, AskPurchase)
		Want(t, "discarded", p.Discards[Capomastro], 1)

		// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
		q := builder(t, 2).Play(Use(Green, Capomastro))
		q.Barred("a Castle at TL II", RuleNeedsKnowledge, Green, MasonBuild, Site("judea", Fort, 3)...)
		q.Play(By(Green, MasonBuild, Site("cyrenaica", Fort, 1)...))
		Want(t, "a new Tower", q.Ordered(At("cyrenaica"), Fort), 1)
		q.Play(Says(Green, MasonsRest)).Asks(Green, AskPurchase)

		r := Position(t, 5).Learned(Green, Architettura).Own(Green, "egypt", "judea").Holds(Green, Capomastro).Shop(Green, 0).Play(Use(Green, Capomastro))
		r.Barred("no fortification without INGEGNERIA", RuleMasonsKnow, Green, MasonBuild, Site("egypt", Fort, 1)...)
		r.Play(By(Green, MasonBuild, Site("egypt", Settlement, 1)...)).Asks(Green, AskPurchase)
	})
}

// inRolls counts cards lost in rolls.
func inRolls(cards ...int8) (n RollCards) {
	for _, card := range cards {
		n[slices.Index(ForRolls[:], card)]++
	}
	return n
}

// Two copies of a card that were lost in two rolls of one battle are two cards.
// rule: mu-prototype/empire-cards/medico
// rule: mu-alpha/concepts/empire-cards
func TestMedicoTakesBackTwoOfAKind(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Own(Green, "egypt").Learned(Green, Chirurgia, Ospedale).Holds(Green, Medico, Genio, Genio)
		p.Run(func(g *State, t *play.Table) {
			x := &g.Battle.Sides[Attacking]
			for range 2 {
				x.Seat, x.Cards = Green, 1<<Genio
				g.LosesCard(t, Attacking)
			}
			g.Remember(Attacking, x.Losses)
			g.Players[Green].NewTurn()
		})
		p.Shop(Green, 0).Play(Use(Green, Medico), By(Green, TakeBack, Genio, 0), By(Green, TakeBack, Genio, 0)).Asks(Green, AskPurchase)
		Want(t, "in hand", p.Players[Green].Hand[Genio], 2)
		Want(t, "discarded", p.Discards[Genio], 0)
	})
}

// rule: mu-alpha/concepts/empire-cards
func TestMedico(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// rule: mu-prototype/empire-cards/medico
		p := Position(t, 5).Own(Green, "egypt").Learned(Green, Chirurgia, Ospedale).Holds(Green, Medico)
		p.Players[Green].Fallen[0].Cards = inRolls(Genio, Eroina, Templare, Condottiero)
		p.Players[Green].Fallen[1].Cards = inRolls(Monaco)
		for _, card := range []int8{Genio, Eroina, Templare, Monaco} {
			p.Discards[card] = 1
		}
		p.Shop(Green, 0).Play(Use(Green, Medico)).Asks(Green, AskMedic)
		Want(t, "not what has been drawn again", p.Offers(By(Green, TakeBack, Condottiero, 0)), false)
		p.Play(By(Green, TakeBack, Genio, 0))
		Want(t, "one battle only", p.Offers(By(Green, TakeBack, Monaco, 1)), false)
		// rule: mu-prototype/technologies/ospedale
		p.Play(By(Green, TakeBack, Eroina, 0)).Asks(Green, AskPurchase)
		Want(t, "in hand", p.Players[Green].Hand[Genio]+p.Players[Green].Hand[Eroina], 2)
		Want(t, "no longer discarded", p.Discards[Genio]+p.Discards[Eroina], 0)

		q := Position(t, 5).Own(Green, "egypt").Learned(Green, Chirurgia).Holds(Green, Medico)
		q.Players[Green].Fallen[0].Cards = inRolls(Genio, Eroina)
		q.Discards[Genio], q.Discards[Eroina] = 1, 1
		// rule: mu-prototype/technologies/chirurgia
		q.Shop(Green, 0).Play(Use(Green, Medico), By(Green, TakeBack, Genio, 0)).Asks(Green, AskPurchase)
	})
}

// A technology as a gift is a purchase too; masons who work for nothing are none.
// rule: mu-prototype/empire-cards/taccagno
// rule: mu-alpha/concepts/empire-cards
func TestTaccagnoStopsFreeTechnologies(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 5).Own(Green, "egypt").Learned(Green, Ingegneria).Holds(Green, Abate, Contessa, Ospitaliere, Capomastro)
		p.Delivered[0] = Delivered{Card: Taccagno, From: Red, To: Green, Until: 9}
		p.Shop(Green, 100)
		for _, card := range []int8{Abate, Contessa, Ospitaliere} {
			Want(t, "a free technology", p.Refuses(Use(Green, card)), RuleSkinflint)
		}
		p.Play(Use(Green, Capomastro), By(Green, MasonBuild, Site("egypt", Fort, 1)...))
		Want(t, "a free Tower", p.Ordered(At("egypt"), Fort), 1)
	})
}

func TestTaccagno(t *testing.T) {
	// rule: mu-prototype/empire-cards/taccagno
	// rule: mu-prototype/technologies/matematica
	p := Position(t, 5).Studied(Green, 3).Learned(Green, Matematica).Own(Green, "judea").Build(Fort, 1, "judea").Own(Red, "egypt").Florins(Red, 1000).Holds(Green, Taccagno)
	p.Phase = Purchase
	p.Run(func(g *State, t *play.Table) { g.PurchasePhase(t) }).Asks(Green, AskCards)
	p.Play(Onto(Green, Taccagno, Red))
	Want(t, "for three turns", p.Delivered[0].Until, p.Turn+2)
	p.Asks(Green, AskPurchase)
	_, ok := p.Match.OfferTo(Red)
	Want(t, "red can buy nothing, and has nothing to sell", ok, false)
	Want(t, "why", p.WhyNotSpend(Red, 100), RuleSkinflint)

	q := Position(t, 5).Holds(Green, Taccagno).Own(Red, "egypt")
	q.Phase = Purchase
	q.Run(func(g *State, t *play.Table) { g.PurchasePhase(t) }).Asks(Green, AskPurchase) // not without MATEMATICA
}

// The card says what pays double, not which technologies it wants.
//
// rule: mu-prototype/empire-cards/gabelliere
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/taxes/tax-collector
func TestGabelliereSaysWhatItDoubles(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for language, wants := range map[string][]string{"en": {"territories", "plains"}, "it": {"territori", "pianure"}} {
			for _, word := range wants {
				if says := TheBox().Cards[Gabelliere].Text[language]; !strings.Contains(says, word) {
					t.Errorf("%q says nothing of %s", says, word)
				}
			}
		}
	})
}

func TestReinforcementCards(t *testing.T) {
	t.Run("CARDINALE", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/cardinale
		for i, tech := range []int8{Monoteismo, Teologia, Fanatismo} {
			p := recruits(mamluk(t).Build(Cathedral, 1, "egypt", "judea").Learned(Green, tech).Holds(Green, Cardinale, Cardinale), Green).Play(Use(Green, Cardinale))
			// rule: mu-prototype/empire-card-rules/vf-from-cards
			Want(t, "for two Cathedrals", p.Players[Green].Coming, 2*int16(i+1))
			Want(t, "discarded", p.Discards[Cardinale], 1)
			Want(t, "one in a turn", p.WhyNotPlay(Green, Cardinale), RuleCardOnce)
		}
	})
	t.Run("CAVALIERE", func(t *testing.T) {
		// rule: mu-prototype/empire-cards/cavaliere
		// rule: mu-prototype/technologies/investitura
		// rule: mu-prototype/technologies/vassallaggio
		// rule: mu-prototype/technologies/feudalesimo
		for i, tech := range []int8{Investitura, Vassallaggio, Feudalesimo} {
			p := recruits(mamluk(t).Build(Fort, 3, "egypt", "judea", "sinai").Build(Fort, 2, "cyrenaica").Learned(Green, tech).Holds(Green, Cavaliere, Cavaliere), Green).
				Play(Use(Green, Cavaliere))
			Want(t, "for three Castles", p.Players[Green].Coming, 3*int16(i+1))
			Want(t, "one in a turn", p.WhyNotPlay(Green, Cavaliere), RuleCardOnce)
		}
	})
	t.Run("MERCENARIO", func(t *testing.T) {
		// rule: mu-prototype/reinforcements/mercenario
		p := recruits(mamluk(t).Learned(Green, Forgiatura, Conio).Florins(Green, 125).Holds(Green, Mercenario), Green)
		Want(t, "of 10 VF he can pay 8", p.Most(Use(Green, Mercenario)), 8)
		p.Play(Saying(Use(Green, Mercenario), 8))
		Want(t, "120 florins", p.Players[Green].Florins, 5)
		Want(t, "to be placed", p.Players[Green].Coming, 8)
		// rule: mu-prototype/empire-cards/mercenario
		// rule: mu-prototype/technologies/forgiatura
		// rule: mu-prototype/technologies/conio
		// rule: mu-prototype/technologies/banche
		for _, tech := range []int8{Forgiatura, Conio, Banche} {
			Want(t, TheBox().Techs[tech].ID, mamluk(t).Learned(Green, tech).Mercenaries(Green), 5)
		}
		q := recruits(mamluk(t).Learned(Green, Forgiatura, Conio, Banche).Florins(Green, 11*15+14).Holds(Green, Mercenario, Mercenario), Green)
		Want(t, "eleven", q.Most(Use(Green, Mercenario)), 11)
		// rule: mu-prototype/empire-card-rules/cumulative
		q.Play(Saying(Use(Green, Mercenario), 5))
		Want(t, "and a second card", q.Most(Use(Green, Mercenario)), 6)
	})
}

// What one knows already is no gift, and a card that is at work is not played again.
//
// rule: mu-alpha/concepts/empire-cards
func TestCardsThatWouldAddNothing(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// rule: mu-prototype/empire-cards/abate
		t.Run("a technology that is known", func(t *testing.T) {
			p := Position(t, 5).Learned(Green, Istruzione).Holds(Green, Abate).Shop(Green, 300)
			_, _, known := p.Choice(Green, PlayCard, int16(Abate), None, int16(Istruzione))
			_, _, next := p.Choice(Green, PlayCard, int16(Abate), None, int16(Letteratura))
			Want(t, "listed", known, false)
			Want(t, "the next", next, true)
		})
		// rule: mu-prototype/empire-card-rules/other-multiples
		// rule: mu-prototype/empire-cards/architetto
		t.Run("ARCHITETTO", func(t *testing.T) {
			p := Position(t, 5).Own(Green, "egypt").Learned(Green, Architettura).Holds(Green, Architetto, Architetto).Shop(Green, 300)
			Want(t, "the first", p.Offers(Use(Green, Architetto)), true)
			p.Play(Use(Green, Architetto))
			Want(t, "the second", p.Offers(Use(Green, Architetto)), false)
		})
	})
}

// MEDICO brings back cards lost in one battle that are still discarded, as many as there are, or as one likes.
//
// rule: mu-prototype/empire-cards/medico
// rule: mu-alpha/concepts/empire-cards
func TestWhatAPhysicianFinds(t *testing.T) {
	InEach(t, func(t *testing.T) {
		lies := func(fallen, discarded []int8) *Stage {
			p := Position(t, 5).Own(Green, "egypt").Learned(Green, Chirurgia, Ospedale).Holds(Green, Medico)
			p.Players[Green].Fallen[0].Cards = inRolls(fallen...)
			for _, card := range discarded {
				p.Discards[card]++
			}
			return p.Shop(Green, 0)
		}
		p := lies([]int8{Genio}, []int8{Eroina})
		Want(t, "what another has lost", p.Offers(Use(Green, Medico)), false)
		p = lies([]int8{Genio}, []int8{Genio, Genio, Eroina}).Play(Use(Green, Medico)).Asks(Green, AskMedic)
		Want(t, "another's among them", p.Offers(By(Green, TakeBack, Eroina, 0)), false)
		p.Play(By(Green, TakeBack, Genio, 0)).Asks(Green, AskPurchase) // a second Genio lies there, but he has lost one
		Want(t, "in hand", p.Players[Green].Hand[Genio], 1)
		p = lies([]int8{Genio, Eroina}, []int8{Genio, Eroina}).Play(Use(Green, Medico), By(Green, TakeBack, Genio, 0)).Asks(Green, AskMedic)
		p.Play(Says(Green, TakeNoMore)).Asks(Green, AskPurchase)
		Want(t, "left where it is", p.Discards[Eroina], 1)
	})
}
