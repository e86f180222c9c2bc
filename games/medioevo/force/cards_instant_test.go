package force_test

import (
	"slices"
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rolling finds dice that fall as asked for, of the faces given.
func rolling(t *testing.T, faces []int, rolls ...int) chance.Source {
	t.Helper()
	for seed := range uint64(1_000_000) {
		src := chance.New(seed)
		try, right := src, true
		for i, want := range rolls {
			if try.N(faces[i%len(faces)])+1 != want {
				right = false
				break
			}
		}
		if right {
			return src
		}
	}
	t.Fatal("no such dice")
	return chance.Source{}
}

// scourging finds dice with which d6+2 beats d6+1 in so many of five pairs of rolls.
func scourging(won int) chance.Source {
	for seed := uint64(0); ; seed++ {
		try, n := chance.New(seed), 0
		for range 5 {
			if mine, his := try.N(6)+2, try.N(6)+1; mine > his {
				n++
			}
		}
		if n == won {
			return chance.New(seed)
		}
	}
}

// rule: mu-prototype/empire-cards/assassino
// rule: mu-prototype/empire-card-rules/discard-after-use
// rule: mu-prototype/empire-card-rules/lost-card-to-discard
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/attack/card-hired-assassin
func TestAssassin(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Plotting(t, Assassino)
		p.Players[Red].Hand[Mercante] = 0
		p.Holds(Red, Spia, Medico).Plots(On(Green, Assassino, Red, None)).Asks(Green, AskKillCard)
		Want(t, "he sees the hand", p.Peek, Peek{Open: true, By: Green, At: Red})
		Want(t, "what red does not hold", p.Offers(By(Green, KillCard, int16(Ladro), int16(Red))), false)
		p.Play(By(Green, KillCard, int16(Medico), int16(Red)))
		Want(t, "gone", p.Players[Red].Hand[Medico], 0)
		Want(t, "the other stays", p.Players[Red].Hand[Spia], 1)
		Want(t, "on the discards", p.Discards[Medico], 1)
		Want(t, "ASSASSINO too", p.Discards[Assassino], 1)
		Want(t, "looks no more", p.Peek, Peek{})
	})
}

// rule: mu-prototype/empire-card-rules/neutralising
// rule: mu-prototype/empire-cards/assassino
// rule: mu-prototype/empire-cards/sicario
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/attack/card-hired-assassin
func TestNeutralising(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, x := range []struct {
			name   string
			card   int8 // played by green on red
			guilds bool
			who    play.Seat
			with   int8
			can    bool
		}{
			{"ASSASSINO against ASSASSINO", Assassino, false, Red, Assassino, true},
			{"ASSASSINO against LADRO", Ladro, false, Red, Assassino, false},
			{"ASSASSINO with GILDE against LADRO", Ladro, true, Red, Assassino, true},
			{"another's ASSASSINO", Assassino, false, Blue, Assassino, false},
			{"another's ASSASSINO with GILDE", Ladro, true, Blue, Assassino, true},
			{"SICARIO against anything", Inquisitore, false, Red, Sicario, true},
			{"another's SICARIO", Inquisitore, false, Blue, Sicario, true},
		} {
			p := Plotting(t, x.card).Holds(x.who, x.with)
			if x.guilds {
				p.Learned(x.who, Gilde)
			}
			Want(t, x.name, p.FoilsPlayed(x.who, x.with, x.card, Red), x.can)
			if !x.can {
				continue
			}
			p.Run(func(g *State, t *play.Table) { g.PlayCard(t, On(Green, x.card, Red, None)) })
			if x.who == Blue { // red might hold a SICARIO
				p.Asks(Red, AskFoil).Play(Says(Red, LetWork))
			}
			p.Asks(x.who, AskFoil).Play(By(x.who, Foil, int16(x.with), int16(x.card)))
			Want(t, x.name+": discarded", p.Discards[x.card] > 0, true)
			Want(t, x.name+": both", p.Players[Green].Hand[x.card]+p.Players[x.who].Hand[x.with], 0)
			Want(t, x.name+": nothing else happens", p.IsOver(), true)
			Want(t, x.name+": red's hand", p.Players[Red].Hand[Mercante], 2)
		}
	})
}

// Who is asked answers with what he holds and what stops that card; nobody is asked about a card that offends nobody.
//
// rule: mu-prototype/empire-card-rules/neutralising
// rule: mu-prototype/empire-card-rules/offensive-cards
// rule: mu-alpha/concepts/empire-cards
func TestWithWhatOneAnswers(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			held []int8
			with []int8
		}{
			{"SICARIO and ASSASSINO without GILDE", []int8{Sicario, Assassino}, []int8{Sicario}},
			{"ASSASSINO without GILDE", []int8{Assassino}, nil},
			{"SICARIO", []int8{Sicario}, []int8{Sicario}},
			{"neither", []int8{Mercante}, nil},
		} {
			p := Plotting(t, Ladro).Holds(Blue, c.held...)
			p.Run(func(g *State, t *play.Table) { g.PlayCard(t, On(Green, Ladro, Red, None)) })
			p.Asks(Red, AskFoil).Asks(Blue, AskFoil)
			for _, with := range []int8{Sicario, Assassino} {
				Want(t, c.name, p.Offers(By(Blue, Foil, int16(with), int16(Ladro))), slices.Contains(c.with, with))
			}
			Want(t, "he need not", p.Offers(Says(Blue, LetWork)), true)
		}
		p := withCard(Court(t).Holds(Red, Sicario), Bardo).Play(playing(Green, Bardo, play.Nobody, None))
		p.Asks(Red, AskFist)
	})
}

// What lies before somebody can be neutralised later, in the turn of who holds the card for it.
//
// rule: mu-prototype/empire-card-rules/neutralising
// rule: mu-prototype/empire-card-rules/delivered-cards
// rule: mu-alpha/concepts/empire-cards
func TestNeutralisingWhatLies(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Plotting(t, Sicario)
		p.Delivered[3] = Delivered{Card: Avaro, From: Red, To: Blue, Until: 4}
		p.Delivered[4] = Delivered{Card: Bardo, From: Red, To: Blue, Until: 4}
		p.Acts(Green, func(g *State, t *play.Table, s play.Seat) {
			t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.OfferCards(o, s) })
		})
		Want(t, "an offensive card", p.Offers(On(Green, Sicario, Blue, None-1-3)), true)
		Want(t, "another", p.Offers(On(Green, Sicario, Blue, None-1-4)), false)
		p.Delivered[4] = Delivered{Card: None}
		Want(t, "it works", p.HasDelivered(Avaro, Blue), true)
		p.Plots(On(Green, Sicario, Blue, None-1-3))
		Want(t, "no longer", p.HasDelivered(Avaro, Blue), false)
		Want(t, "both discarded", p.Discards[Avaro]+p.Discards[Sicario], 2)
		p = Plotting(t, Assassino)
		p.Delivered[3] = Delivered{Card: Avaro, From: Red, To: Blue, Until: 4}
		p.Acts(Green, func(g *State, t *play.Table, s play.Seat) {
			t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.OfferCards(o, s) })
		})
		Want(t, "ASSASSINO without GILDE", p.Offers(On(Green, Assassino, Blue, None-1-3)), false)
	})
}

// rule: mu-prototype/empire-card-rules/offensive-cards
// rule: mu-alpha/concepts/empire-cards
func TestOffensiveCards(t *testing.T) {
	InEach(t, func(t *testing.T) {
		offensive := map[int8]bool{Assassino: true, Avaro: true, Concessione: true, Diplomatico: true, Flagellante: true, Infiltrato: true, Inquisitore: true,
			Ladro: true, Principessa: true, Sicario: true, Spia: true, Taccagno: true, TargaDoro: true, Usuraio: true}
		for card := range int8(Kinds) {
			Want(t, TheBox().Cards[card].ID, TheBox().Cards[card].Offensive, offensive[card])
		}
		p := Plotting(t, Ladro)
		Want(t, "against oneself", p.WhyNotAgainst(Green, Green), RuleCardNobody)
		Want(t, "against another", p.WhyNotAgainst(Green, Red), play.Free)
	})
}

// rule: mu-prototype/empire-card-rules/truce-blocks-offensive-cards
// rule: mu-alpha/concepts/empire-cards
func TestTruceAgainstCards(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Plotting(t, Ladro)
		p.Truces[Green][Red], p.Truces[Red][Green] = 3, 3
		Want(t, "in the truce", p.WhyNotAgainst(Green, Red), RuleCardTruce)
		Want(t, "the other way", p.WhyNotAgainst(Red, Green), RuleCardTruce)
		p.Turn = 4
		Want(t, "after it", p.WhyNotAgainst(Green, Red), play.Free)
	})
}

// Six territories with more than 5 VF, one a religious capital: five pairs of rolls, d6+2 against d6+1.
//
// rule: mu-prototype/empire-cards/flagellante
// rule: mu-prototype/technologies/teologia
// rule: mu-prototype/technologies/fanatismo
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/reinforcements/zealotry
func TestFlagellant(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Plotting(t, Flagellante).Learned(Green, Fanatismo).Learned(Red, Teologia)
		six := []string{"thrace", "macedonia", "thessaly", "bithynia", "lydia", "peloponnese"}
		for _, id := range six {
			p.Own(Red, id)
			p.Land(id).VF[Red] = 6
		}
		p.Own(Red, "kiev").Vf(Red, "kiev", 5) // too few
		p.Own(Red, "crimea").Vf(Red, "crimea", 9).Build(Cathedral, 1, "crimea")
		Want(t, "lands reached", len(p.ReachedByScourge(Red)), 5)
		p.Dice = scourging(3)
		p.Plots(On(Green, Flagellante, Red, None))
		lost := 0
		for _, id := range six {
			lost += int(6 - p.Land(id).VF[Red])
		}
		Want(t, "three of five rolls won: VF lost", lost, 3)
		Want(t, "Constantinople is safe", p.Land("thrace").VF[Red], 6)
	})
}

// 5+1 against 2+2, with TEOLOGIA: two cards of red's, at random.
//
// rule: mu-prototype/empire-cards/inquisitore
// rule: mu-prototype/technologies/teologia
// rule: mu-prototype/technologies/fanatismo
// rule: mu-alpha/concepts/empire-cards
// rule: mu-alpha/reinforcements/zealotry
func TestInquisitor(t *testing.T) {
	InEach(t, func(t *testing.T) {
		inquest := func(techs ...int8) *Stage {
			p := Plotting(t, Inquisitore).Learned(Green, techs...).Build(Cathedral, 1, "egypt").Own(Red, "kiev").Build(Cathedral, 1, "thrace", "kiev")
			return p.Holds(Red, Spia, Medico)
		}
		for _, x := range []struct {
			techs []int8
			rolls []int
			lost  int16
		}{
			{[]int8{Teologia}, []int{5, 2}, 2},
			{nil, []int{5, 2}, 1},
			{[]int8{Teologia, Fanatismo}, []int{5, 2}, 3},
			{[]int8{Teologia}, []int{3, 2}, 0}, // 4 against 4
		} {
			p := inquest(x.techs...)
			p.Dice = rolling(t, []int{6}, x.rolls...)
			p.Plots(On(Green, Inquisitore, Red, None))
			Want(t, "cards lost", 4-p.State.Held(Red), x.lost)
		}
	})
}

// LADRO at TL II with GILDE: a card, d6 x 100 florins but no more than there are, or ALCHIMIA.
//
// rule: mu-prototype/empire-cards/ladro
// rule: mu-prototype/empire-card-modes/ladro-florins-limit
// rule: mu-prototype/empire-card-rules/dice-rolled-by-card-player
func TestThief(t *testing.T) {
	p := Plotting(t, Ladro).Plots(On(Green, Ladro, Red, None)).Asks(Green, AskStealCard).Play(By(Green, StealCard, int16(Mercante), int16(Red)))
	Want(t, "stolen", p.Players[Green].Hand[Mercante], 1)
	Want(t, "left", p.Players[Red].Hand[Mercante], 1)

	guilds := func(florins int32) *Stage {
		return Plotting(t, Ladro).Learned(Green, Gilde, Ingegneria).Studied(Green, 2).Learned(Red, Alchimia, Teologia).Florins(Red, florins)
	}
	p = guilds(1000)
	p.Dice = rolling(t, []int{6}, 5)
	p.Plots(On(Green, Ladro, Red, ThiefFlorins))
	Want(t, "d6 x 100", p.Players[Green].Florins, 500)
	p = guilds(230)
	p.Dice = rolling(t, []int{6}, 5)
	p.Plots(On(Green, Ladro, Red, ThiefFlorins))
	Want(t, "no more than he has", p.Players[Green].Florins, 230)

	p = guilds(0)
	Want(t, "builds on INGEGNERIA", p.CanCopy(Green, Red, Alchimia), true)
	p.Players[Green].Techs &^= 1 << Monoteismo
	Want(t, "MONOTEISMO is missing", p.CanCopy(Green, Red, Teologia), false)
	p.Plots(On(Green, Ladro, Red, int16(Alchimia)))
	Want(t, "not at work at once", p.Has(Green, Alchimia), false)
	p.Run(func(g *State, t *play.Table) { g.OpenTrade(t) })
	Want(t, "at work after the phase", p.Has(Green, Alchimia), true)
	Want(t, "red keeps it", p.Has(Red, Alchimia), true)

	p = Plotting(t, Ladro).Florins(Red, 1000)
	p.Acts(Green, func(g *State, t *play.Table, s play.Seat) {
		t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.OfferCards(o, s) })
	})
	Want(t, "florins without GILDE", p.Refuses(On(Green, Ladro, Red, ThiefFlorins)), RuleGuilds)
	Want(t, "blue has no cards", p.Refuses(On(Green, Ladro, Blue, None)), RuleEmptyHand)
}

// rule: mu-prototype/empire-cards/sicario
// rule: mu-alpha/concepts/empire-cards
func TestHiredKiller(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Plotting(t, Sicario)
		c := p.Captain(Red, 2, "thrace", None)
		wild := p.Captain(Barbarians, 1, "kiev", None)
		own := p.Captain(Green, 1, "egypt", None)
		p.Acts(Green, func(g *State, t *play.Table, s play.Seat) {
			t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.OfferCards(o, s) })
		})
		Want(t, "a barbarian Captain", p.Offers(On(Green, Sicario, Barbarians, wild)), true)
		Want(t, "his own", p.Offers(On(Green, Sicario, Green, own)), false)
		p.Plots(On(Green, Sicario, Red, c))
		Want(t, "dead", p.Captains[c].Level, 0)
		p.Holds(Green, Sicario).Plots(On(Green, Sicario, Barbarians, wild))
		Want(t, "the barbarians'", p.Captains[wild].Level, 0)
	})
}

// Both roll a d6 for FLAGELLANTE and INQUISITORE; of equal sums nothing comes.
//
// rule: mu-alpha/concepts/empire-cards
func TestWhatTheZealousRoll(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// rule: mu-prototype/empire-cards/flagellante
		t.Run("FLAGELLANTE", func(t *testing.T) {
			for _, x := range []struct{ rolls, lost int }{{0, 0}, {1, 1}} {
				p := Plotting(t, Flagellante).Own(Red, "lydia")
				p.Land("lydia").VF[Red] = 6
				p.Dice = rolling(t, []int{6}, 3+x.rolls, 3)
				p.Plots(On(Green, Flagellante, Red, None))
				Want(t, "told", p.Told(KeyScourged, int16(At("lydia")), int16(Red), int16(3+x.rolls), 3, int16(x.lost)), true)
			}
		})
		// rule: mu-prototype/empire-cards/inquisitore
		t.Run("INQUISITORE", func(t *testing.T) {
			p := Plotting(t, Inquisitore)
			p.Dice = rolling(t, []int{6}, 6, 2)
			mine, his := p.OwnCathedrals(Green), p.OwnCathedrals(Red)
			p.Plots(On(Green, Inquisitore, Red, None))
			Want(t, "told", p.Told(KeyInquisition, int16(Green), 6+mine, 2+his, int16(Red)), true)
		})
	})
}

// A thief copies what another has and he has not, nor has copied yet, and for which he has the learning.
// rule: mu-prototype/empire-cards/ladro
// rule: mu-alpha/concepts/empire-cards
func TestWhatAThiefCanCopy(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			tech int8
			but  func(p *Stage)
			can  bool
		}{
			{"a first technology", Caccia, func(*Stage) {}, true},
			{"what red has not", Tessitura, func(*Stage) {}, false},
			{"what he has", Caccia, func(p *Stage) { p.Learned(Green, Caccia) }, false},
			{"what he has copied", Caccia, func(p *Stage) { p.Players[Green].Bought = 1 << Caccia }, false},
			{"without what it builds on", Letteratura, func(*Stage) {}, false},
			{"with what it builds on", Letteratura, func(p *Stage) { p.Learned(Green, Istruzione) }, true},
		} {
			p := Position(t, 4).Learned(Red, Caccia, Istruzione, Letteratura)
			c.but(p)
			Want(t, c.name, p.CanCopy(Green, Red, c.tech), c.can)
		}
	})
}
