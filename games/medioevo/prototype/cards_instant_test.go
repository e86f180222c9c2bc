package prototype

import (
	"slices"
	"testing"

	"signoria/chance"
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
func TestAssassin(t *testing.T) {
	p := plotting(t, Assassino)
	p.Players[red].Hand[Mercante] = 0
	p.holds(red, Spia, Medico).plots(on(green, Assassino, red, None)).asks(green, AskKillCard)
	want(t, "he sees the hand", p.Peek, Peek{Open: true, By: green, At: red})
	want(t, "what red does not hold", p.offers(by(green, KillCard, int16(Ladro), int16(red))), false)
	p.play(by(green, KillCard, int16(Medico), int16(red)))
	want(t, "gone", p.Players[red].Hand[Medico], 0)
	want(t, "the other stays", p.Players[red].Hand[Spia], 1)
	want(t, "on the discards", p.Discards[Medico], 1)
	want(t, "ASSASSINO too", p.Discards[Assassino], 1)
	want(t, "looks no more", p.Peek, Peek{})
}

// rule: mu-prototype/empire-card-rules/neutralising
// rule: mu-prototype/empire-cards/assassino
// rule: mu-prototype/empire-cards/sicario
func TestNeutralising(t *testing.T) {
	for _, x := range []struct {
		name   string
		card   int8 // played by green on red
		guilds bool
		who    play.Seat
		with   int8
		can    bool
	}{
		{"ASSASSINO against ASSASSINO", Assassino, false, red, Assassino, true},
		{"ASSASSINO against LADRO", Ladro, false, red, Assassino, false},
		{"ASSASSINO with GILDE against LADRO", Ladro, true, red, Assassino, true},
		{"another's ASSASSINO", Assassino, false, blue, Assassino, false},
		{"another's ASSASSINO with GILDE", Ladro, true, blue, Assassino, true},
		{"SICARIO against anything", Inquisitore, false, red, Sicario, true},
		{"another's SICARIO", Inquisitore, false, blue, Sicario, true},
	} {
		p := plotting(t, x.card).holds(x.who, x.with)
		if x.guilds {
			p.learned(x.who, Gilde)
		}
		want(t, x.name, p.foilsPlayed(x.who, x.with, x.card, red), x.can)
		if !x.can {
			continue
		}
		p.run(func(g *State, t *play.Table) { g.playCard(t, on(green, x.card, red, None)) })
		if x.who == blue { // red might hold a SICARIO
			p.asks(red, AskFoil).play(says(red, LetWork))
		}
		p.asks(x.who, AskFoil).play(by(x.who, Foil, int16(x.with), int16(x.card)))
		want(t, x.name+": discarded", p.Discards[x.card] > 0, true)
		want(t, x.name+": both", p.Players[green].Hand[x.card]+p.Players[x.who].Hand[x.with], 0)
		want(t, x.name+": nothing else happens", p.over(), true)
		want(t, x.name+": red's hand", p.Players[red].Hand[Mercante], 2)
	}
}

// Who is asked answers with what he holds and what stops that card; nobody is asked about a card that offends nobody.
//
// rule: mu-prototype/empire-card-rules/neutralising
// rule: mu-prototype/empire-card-rules/offensive-cards
func TestWithWhatOneAnswers(t *testing.T) {
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
		p := plotting(t, Ladro).holds(blue, c.held...)
		p.run(func(g *State, t *play.Table) { g.playCard(t, on(green, Ladro, red, None)) })
		p.asks(red, AskFoil).asks(blue, AskFoil)
		for _, with := range []int8{Sicario, Assassino} {
			want(t, c.name, p.offers(by(blue, Foil, int16(with), int16(Ladro))), slices.Contains(c.with, with))
		}
		want(t, "he need not", p.offers(says(blue, LetWork)), true)
	}
	p := court(t).holds(red, Sicario).withCard(Bardo).play(playing(green, Bardo, play.Nobody, None))
	p.asks(red, AskFist)
}

// What lies before somebody can be neutralised later, in the turn of who holds the card for it.
//
// rule: mu-prototype/empire-card-rules/neutralising
// rule: mu-prototype/empire-card-rules/delivered-cards
func TestNeutralisingWhatLies(t *testing.T) {
	p := plotting(t, Sicario)
	p.Delivered[3] = Delivered{Card: Avaro, From: red, To: blue, Until: 4}
	p.Delivered[4] = Delivered{Card: Bardo, From: red, To: blue, Until: 4}
	p.acts(green, func(g *State, t *play.Table, s play.Seat) {
		t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.offerCards(o, s) })
	})
	want(t, "an offensive card", p.offers(on(green, Sicario, blue, None-1-3)), true)
	want(t, "another", p.offers(on(green, Sicario, blue, None-1-4)), false)
	p.Delivered[4] = Delivered{Card: None}
	want(t, "it works", p.delivered(Avaro, blue), true)
	p.plots(on(green, Sicario, blue, None-1-3))
	want(t, "no longer", p.delivered(Avaro, blue), false)
	want(t, "both discarded", p.Discards[Avaro]+p.Discards[Sicario], 2)
	p = plotting(t, Assassino)
	p.Delivered[3] = Delivered{Card: Avaro, From: red, To: blue, Until: 4}
	p.acts(green, func(g *State, t *play.Table, s play.Seat) {
		t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.offerCards(o, s) })
	})
	want(t, "ASSASSINO without GILDE", p.offers(on(green, Assassino, blue, None-1-3)), false)
}

// rule: mu-prototype/empire-card-rules/offensive-cards
func TestOffensiveCards(t *testing.T) {
	offensive := map[int8]bool{Assassino: true, Avaro: true, Concessione: true, Diplomatico: true, Flagellante: true, Infiltrato: true, Inquisitore: true,
		Ladro: true, Principessa: true, Sicario: true, Spia: true, Taccagno: true, TargaDoro: true, Usuraio: true}
	for card := range int8(kinds) {
		want(t, box().Cards[card].ID, box().Cards[card].Offensive, offensive[card])
	}
	p := plotting(t, Ladro)
	want(t, "against oneself", p.whyNotAgainst(green, green), RuleCardNobody)
	want(t, "against another", p.whyNotAgainst(green, red), play.Free)
}

// rule: mu-prototype/empire-card-rules/truce-blocks-offensive-cards
func TestTruceAgainstCards(t *testing.T) {
	p := plotting(t, Ladro)
	p.Truces[green][red], p.Truces[red][green] = 3, 3
	want(t, "in the truce", p.whyNotAgainst(green, red), RuleCardTruce)
	want(t, "the other way", p.whyNotAgainst(red, green), RuleCardTruce)
	p.Turn = 4
	want(t, "after it", p.whyNotAgainst(green, red), play.Free)
}

// Six territories with more than 5 VF, one a religious capital: five pairs of rolls, d6+2 against d6+1.
//
// rule: mu-prototype/empire-cards/flagellante
// rule: mu-prototype/technologies/teologia
// rule: mu-prototype/technologies/fanatismo
func TestFlagellant(t *testing.T) {
	p := plotting(t, Flagellante).learned(green, Fanatismo).learned(red, Teologia)
	six := []string{"thrace", "macedonia", "thessaly", "bithynia", "lydia", "peloponnese"}
	for _, id := range six {
		p.own(red, id)
		p.land(id).VF[red] = 6
	}
	p.own(red, "kiev").vf(red, "kiev", 5) // too few
	p.own(red, "crimea").vf(red, "crimea", 9).build(Cathedral, 1, "crimea")
	want(t, "lands reached", len(p.reachedByScourge(red)), 5)
	p.Dice = scourging(3)
	p.plots(on(green, Flagellante, red, None))
	lost := 0
	for _, id := range six {
		lost += int(6 - p.land(id).VF[red])
	}
	want(t, "three of five rolls won: VF lost", lost, 3)
	want(t, "Constantinople is safe", p.land("thrace").VF[red], 6)
}

// 5+1 against 2+2, with TEOLOGIA: two cards of red's, at random.
//
// rule: mu-prototype/empire-cards/inquisitore
// rule: mu-prototype/technologies/teologia
// rule: mu-prototype/technologies/fanatismo
func TestInquisitor(t *testing.T) {
	inquest := func(techs ...int8) *stage {
		p := plotting(t, Inquisitore).learned(green, techs...).build(Cathedral, 1, "egypt").own(red, "kiev").build(Cathedral, 1, "thrace", "kiev")
		return p.holds(red, Spia, Medico)
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
		p.plots(on(green, Inquisitore, red, None))
		want(t, "cards lost", 4-p.State.held(red), x.lost)
	}
}

// LADRO at TL II with GILDE: a card, d6 x 100 florins but no more than there are, or ALCHIMIA.
//
// rule: mu-prototype/empire-cards/ladro
// rule: mu-prototype/empire-card-modes/ladro-florins-limit
// rule: mu-prototype/empire-card-rules/dice-rolled-by-card-player
func TestThief(t *testing.T) {
	p := plotting(t, Ladro).plots(on(green, Ladro, red, None)).asks(green, AskStealCard).play(by(green, StealCard, int16(Mercante), int16(red)))
	want(t, "stolen", p.Players[green].Hand[Mercante], 1)
	want(t, "left", p.Players[red].Hand[Mercante], 1)

	guilds := func(florins int32) *stage {
		return plotting(t, Ladro).learned(green, Gilde, Ingegneria).studied(green, 2).learned(red, Alchimia, Teologia).florins(red, florins)
	}
	p = guilds(1000)
	p.Dice = rolling(t, []int{6}, 5)
	p.plots(on(green, Ladro, red, thiefFlorins))
	want(t, "d6 x 100", p.Players[green].Florins, 500)
	p = guilds(230)
	p.Dice = rolling(t, []int{6}, 5)
	p.plots(on(green, Ladro, red, thiefFlorins))
	want(t, "no more than he has", p.Players[green].Florins, 230)

	p = guilds(0)
	want(t, "builds on INGEGNERIA", p.canCopy(green, red, Alchimia), true)
	p.Players[green].Techs &^= 1 << Monoteismo
	want(t, "MONOTEISMO is missing", p.canCopy(green, red, Teologia), false)
	p.plots(on(green, Ladro, red, int16(Alchimia)))
	want(t, "not at work at once", p.has(green, Alchimia), false)
	p.run(func(g *State, t *play.Table) { g.openTrade(t) })
	want(t, "at work after the phase", p.has(green, Alchimia), true)
	want(t, "red keeps it", p.has(red, Alchimia), true)

	p = plotting(t, Ladro).florins(red, 1000)
	p.acts(green, func(g *State, t *play.Table, s play.Seat) {
		t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.offerCards(o, s) })
	})
	want(t, "florins without GILDE", p.refuses(on(green, Ladro, red, thiefFlorins)), RuleGuilds)
	want(t, "blue has no cards", p.refuses(on(green, Ladro, blue, None)), RuleEmptyHand)
}

// rule: mu-prototype/empire-cards/sicario
func TestHiredKiller(t *testing.T) {
	p := plotting(t, Sicario)
	c := p.captain(red, 2, "thrace", None)
	wild := p.captain(Barbarians, 1, "kiev", None)
	own := p.captain(green, 1, "egypt", None)
	p.acts(green, func(g *State, t *play.Table, s play.Seat) {
		t.Await(func(o *play.Asking) { o.To(s, AskCombat); g.offerCards(o, s) })
	})
	want(t, "a barbarian Captain", p.offers(on(green, Sicario, Barbarians, wild)), true)
	want(t, "his own", p.offers(on(green, Sicario, green, own)), false)
	p.plots(on(green, Sicario, red, c))
	want(t, "dead", p.Captains[c].Level, 0)
	p.holds(green, Sicario).plots(on(green, Sicario, Barbarians, wild))
	want(t, "the barbarians'", p.Captains[wild].Level, 0)
}

// Both roll a d6 for FLAGELLANTE and INQUISITORE; of equal sums nothing comes.
func TestWhatTheZealousRoll(t *testing.T) {
	// rule: mu-prototype/empire-cards/flagellante
	t.Run("FLAGELLANTE", func(t *testing.T) {
		for _, x := range []struct{ rolls, lost int }{{0, 0}, {1, 1}} {
			p := plotting(t, Flagellante).own(red, "lydia")
			p.land("lydia").VF[red] = 6
			p.Dice = rolling(t, []int{6}, 3+x.rolls, 3)
			p.plots(on(green, Flagellante, red, None))
			want(t, "told", p.told(KeyScourged, int16(at("lydia")), int16(red), int16(3+x.rolls), 3, int16(x.lost)), true)
		}
	})
	// rule: mu-prototype/empire-cards/inquisitore
	t.Run("INQUISITORE", func(t *testing.T) {
		p := plotting(t, Inquisitore)
		p.Dice = rolling(t, []int{6}, 6, 2)
		mine, his := p.ownCathedrals(green), p.ownCathedrals(red)
		p.plots(on(green, Inquisitore, red, None))
		want(t, "told", p.told(KeyInquisition, int16(green), 6+mine, 2+his, int16(red)), true)
	})
}

// A thief copies what another has and he has not, nor has copied yet, and for which he has the learning.
// rule: mu-prototype/empire-cards/ladro
func TestWhatAThiefCanCopy(t *testing.T) {
	for _, c := range []struct {
		name string
		tech int8
		but  func(p *stage)
		can  bool
	}{
		{"a first technology", Caccia, func(*stage) {}, true},
		{"what red has not", Tessitura, func(*stage) {}, false},
		{"what he has", Caccia, func(p *stage) { p.learned(green, Caccia) }, false},
		{"what he has copied", Caccia, func(p *stage) { p.Players[green].Bought = 1 << Caccia }, false},
		{"without what it builds on", Letteratura, func(*stage) {}, false},
		{"with what it builds on", Letteratura, func(p *stage) { p.learned(green, Istruzione) }, true},
	} {
		p := position(t, 4).learned(red, Caccia, Istruzione, Letteratura)
		c.but(p)
		want(t, c.name, p.canCopy(green, red, c.tech), c.can)
	}
}
