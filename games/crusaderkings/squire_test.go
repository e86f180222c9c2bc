package crusaderkings

import (
	"fmt"
	"slices"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/bargain"
	"signoria/play/playtest"
)

// playedOut plays a table of a scenario to its end.
func playedOut(t testing.TB, scenario, seats int, seed uint64, p play.Policy[State]) State {
	t.Helper()
	g, err := New(signoria.Setup{Game: ID, Seats: seats, Seed: seed, Options: map[string]int{optionScenario: scenario}})
	if err != nil {
		t.Fatal(err)
	}
	play.NewPlayout[State](p).Play(&g, 100_000)
	if !g.Over() {
		t.Fatalf("scenario %d, seed %d: not over after so many answers", scenario, seed)
	}
	return g
}

// lone seats a bot among random bots, and returns the seat it has.
func lone(bot func(uint64) play.Policy[State], seats int, seed uint64) (playtest.Seated[State], play.Seat) {
	p := make(playtest.Seated[State], MaxDynasties)
	for i := range p {
		p[i] = play.NewRandom[State](seed*MaxDynasties + uint64(i))
	}
	own := play.Seat(seed % uint64(seats))
	p[own] = bot(seed)
	return p, own
}

func TestOneSquireAmongRandomBotsWinsAtLeast90Of100(t *testing.T) {
	won, all := 0, 0
	for i, story := range box.Scenarios {
		for seats := story.Least; seats <= story.Most; seats++ {
			for seed := range uint64(6) {
				p, own := lone(NewSquire, seats, seed)
				if g := playedOut(t, i+1, seats, seed, p); g.Winners == 1<<own {
					won++
				}
				all++
			}
		}
	}
	t.Logf("the squire won %d of %d", won, all)
	if 100*won < 90*all {
		t.Errorf("the squire won %d of %d, want at least 90 of 100", won, all)
	}
}

// Squires, AI dynasties and a random player at one table: everything is answered as it may be, and asked
// anew where something changed.
func TestSquiresAnswerEverything(t *testing.T) {
	for i, seats := range [][]string{
		{"squire", "squire", "squire", "random"},
		{"ferox", "squire", "postis", "squire", "amandum"},
		{"squire", "munitio", "aperio", "random", "squire"},
		{"squire-expansionist", "squire-aggressor", "squire-builder", "random"},
		{"squire-developer", "squire-schemer", "squire-crusader", "random"},
	} {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			s := setup(len(seats), uint64(i), map[string]int{optionScenario: 1 + 2*i%scenarios, optionGlitterhoof: 1})
			if _, err := playtest.Play(ours, playtest.Options{Setup: s, Seed: uint64(i), Bots: seats, Meddle: true, Blind: true}); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// asking asks a bot what a seat is being asked.
func (p *at) asking(s play.Seat, bot play.Policy[State]) play.Answer {
	p.t.Helper()
	offer, ok := p.match.OfferTo(s)
	if !ok {
		p.t.Fatalf("seat %d is not asked; %s", s, p.match.Asked())
	}
	o := &play.Asking{}
	o.To(s, offer.Prompt, offer.Args[:]...)
	for _, c := range offer.Choices {
		o.May(c, play.Free)
	}
	return bot.Decide(p.State, o)
}

// decides gives a bot's answer for a seat, and returns it.
func (p *at) decides(s play.Seat, bot play.Policy[State]) play.Answer {
	p.t.Helper()
	a := p.asking(s, bot)
	p.play(a)
	return a
}

// chosen gives a bot's answers for a seat as long as it is asked the same, and returns them.
func (p *at) chosen(s play.Seat, bot play.Policy[State]) []play.Answer {
	p.t.Helper()
	first, _ := p.match.OfferTo(s)
	var all []play.Answer
	for !p.over() {
		if o, ok := p.match.OfferTo(s); !ok || o.Prompt != first.Prompt {
			break
		}
		all = append(all, p.decides(s, bot))
	}
	return all
}

// picks wants a bot to answer with a verb, and what it is done to.
func (p *at) picks(s play.Seat, bot play.Policy[State], v play.Verb, args ...int8) *at {
	p.t.Helper()
	got, want := p.asking(s, bot), by(s, v, args...)
	got.N = 0
	if got != want {
		p.t.Errorf("answers %s %d %d %d, want %s %d %d %d",
			texts.Verbs[got.Verb], got.A, got.B, got.C, texts.Verbs[v], want.A, want.B, want.C)
	}
	return p
}

// checks begins a check of a seat for an action about something, with one success needed.
func (p *at) checks(s play.Seat, a Action, about int8) *at {
	return p.run(func(g *State, t *play.Table) {
		g.check(t, Trial{Seat: s, Action: a, About: about, Needed: 1, Guest: None})
	})
}

func TestJudgement(t *testing.T) {
	squire := NewSquire(1)
	kingdom := func() *at {
		return position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "northumbria").
			own(french, "paris", "toulouse", "aquitaine").bagged(english, "brave", "clever", "weak", "coward")
	}
	t.Run("he wins the hand that brings a good trait and a Pact beside him", func(t *testing.T) {
		p := kingdom()
		p.suitor("sicily", Female, "brave")
		lady := p.suitor("wales", Female, "brave")
		p.courts(english).picks(english, squire, Court, p.rulerOf(english), lady)
	})
	t.Run("he adopts when his ruler grows old without an heir", func(t *testing.T) {
		p := kingdom()
		p.spouse(english, Female)
		p.Dynasties[english].OldAge = 4
		p.courts(english).picks(english, squire, Adopt)
	})
	t.Run("he mobilises where there is something to take", func(t *testing.T) {
		p := kingdom().own(english, "castile").acts(english, War).play(by(english, ToMobilise))
		if got := p.asking(english, squire); int8(got.A) == p.in("wessex") {
			t.Errorf("mobilises Wessex")
		}
	})
	t.Run("he lends his Footsoldiers to an attack that needs them", func(t *testing.T) {
		p := kingdom().own(german, "scotland", "ireland", "normandy", "brittany", "low_countries").foot("mercia", "wessex").
			castle("wales").purse(english, 0)
		p.acts(english, War).play(by(english, ToInvade), p.attacks(english, "wales", "mercia"))
		want(t, "joins", p.asking(english, squire).Verb, JoinAttack)
	})
	t.Run("he invests as long as a draw is worth its Gold", func(t *testing.T) {
		p := kingdom().purse(english, 9)
		p.checks(english, Invade, p.in("wales"))
		want(t, "for a territory", p.asking(english, squire).N > 0, true)
		p = kingdom().purse(english, 9).bagged(english, "strong", "strong")
		for i, at := range p.TokenAt { // nothing in the bag fails
			if at == bag(english) && box.Traits[box.Tokens[i].Trait].Red {
				p.TokenAt[i] = OutOfBox
			}
		}
		p.checks(english, Invade, p.in("wales"))
		want(t, "for what cannot fail", p.asking(english, squire).N, 0)
	})
	t.Run("he pays to spoil an attack upon himself, not one upon nobody by who lags behind", func(t *testing.T) {
		spoils := func(target string) int16 {
			p := kingdom().purse(english, 6).bagged(french, "brave", "weak", "clever", "coward")
			p.Dynasties[french].Gold = 2
			p.checks(french, Invade, p.in(target)).play(invests(french, 2))
			return p.asking(english, squire).N
		}
		want(t, "for his own", spoils("wessex") > 0, true)
		want(t, "for Brittany", spoils("brittany"), 0)
	})
	t.Run("he pays a vassal rather than lose a Victory Point in the last Round", func(t *testing.T) {
		p := kingdom()
		p.Era, p.Round = 3, 3
		event := eventOf(t, "tax_unpaid_vassal")
		p.brings("tax_unpaid_vassal").asks(english, AskEventOption).picks(english, squire, PickOption, 0, event)
	})
	t.Run("he mobilises where a Knight lies on its side", func(t *testing.T) {
		for _, land := range []string{"wessex", "mercia", "northumbria"} {
			p := kingdom()
			p.Era, p.Round = 3, 3
			p.land(land).Laid = true
			p.acts(english, War).play(by(english, ToMobilise)).picks(english, squire, MobiliseIn, p.in(land))
		}
	})
	t.Run("he sends on the Crusade whom he can best spare", func(t *testing.T) {
		p := kingdom()
		p.child(english, Male, "brave")
		brother := p.sibling(english, Male, "weak")
		p.crusades().picks(english, squire, SendOn, brother)
	})
	t.Run("he ends the game in Jerusalem if he leads, and does not open the road to it for who does", func(t *testing.T) {
		worth := func(space int8, leader play.Seat) int {
			p := kingdom().own(leader, "wales", "scotland", "ireland", "brittany")
			for i := range space {
				p.Track[i] = german
			}
			return squire.(*Squire).judging(p.State, english).shieldWorth()
		}
		want(t, "to enter Jerusalem as the leader", worth(9, english) > surely, true)
		want(t, "to enter it for the French to win", worth(9, french) < 0, true)
		want(t, "one space before it, the leader rides on", worth(8, english) > worth(8, french), true)
	})
	t.Run("he pays to spoil a Crusade by which another wins, and lets one pass by which he wins himself", func(t *testing.T) {
		spoils := func(more ...string) int16 {
			p := kingdom().own(english, more...).purse(english, 6).bagged(french, "brave", "weak", "clever", "coward")
			p.Dynasties[french].Gold = 2
			for i := range 9 {
				p.Track[i] = german
			}
			p.checks(french, Crusade, p.rulerOf(french)).play(invests(french, 2))
			return p.asking(english, squire).N
		}
		want(t, "of a rival as strong as he", spoils() > 0, true)
		want(t, "of a weaker one", spoils("wales", "scotland"), 0)
	})
	t.Run("a shield on the Crusade Track is worth more to him than a territory", func(t *testing.T) {
		j := squire.(*Squire).judging(kingdom().State, english)
		want(t, "the first shield", j.shieldWorth() > j.landWorth(0), true)
	})
	t.Run("he keeps a Footsoldier who can attack, and rather sends home one of two who can only attack the same", func(t *testing.T) {
		worth := func(feet ...string) int {
			p := kingdom().own(german, "scotland", "ireland", "normandy", "brittany", "low_countries").foot(feet...)
			p.CardAt[slices.IndexFunc(box.Cards[:], func(x BoxCard) bool { return x.Type == War })] = CardHand + uint8(english)
			return squire.(*Squire).judging(p.State, english).demobiliseWorth(p.in("wessex"))
		}
		want(t, "the only one goes", worth("wessex") > 0, false)
		want(t, "the second is as dear", worth("wessex", "mercia") == worth("wessex"), false)
	})
	t.Run("in the last Round he saves no Gold", func(t *testing.T) {
		p := kingdom()
		p.Era, p.Round = 3, 3
		want(t, "a Gold", squire.(*Squire).judging(p.State, english).coin, lastCoin)
	})
	t.Run("in a Crisis he keeps what is worth most", func(t *testing.T) {
		p := kingdom().castle("wessex", "mercia")
		p.run(func(g *State, t *play.Table) { g.crisis(t, english) }).picks(english, squire, Forsake, p.in("northumbria"))
	})
	t.Run("he lays Rebellion on who leads", func(t *testing.T) {
		p := kingdom().own(english, "wales")
		j := NewSquire(1).(*Squire).judging(p.State, german)
		if j.spite(english) <= j.spite(italian) {
			t.Errorf("spite for who leads %d, for who has nothing %d", j.spite(english), j.spite(italian))
		}
	})
	t.Run("he takes a dowry for a sister, and no insult", func(t *testing.T) {
		p := kingdom()
		sister := p.sibling(french, Female, "weak")
		answer := func(gold int16) play.Verb {
			q := *p.State
			x := &at{State: &q, t: t}
			x.Match = x.matchOf(x.rulerOf(english), sister)
			x.Match.Dowry.Goods[0] = gold
			x.run(func(g *State, t *play.Table) { g.propose(t) })
			return x.asking(french, squire).Verb
		}
		want(t, "for 6 Gold", answer(6), TakeHand)
		want(t, "for his own 6 Gold", answer(-6), RefuseHand)
	})
	t.Run("of bargains he takes what brings more than it costs", func(t *testing.T) {
		p := kingdom()
		haggle := squire.(play.Haggler[State])
		deal := dealOf(french, english)
		deal.Terms.Goods[0] = 3
		says := func(what string, takes bool, why bargain.Reason) {
			t.Helper()
			r := haggle.Haggle(p.State, english, deal)
			want(t, what, r.Takes, takes)
			want(t, what+", because", r.Why, why)
		}
		says("a gift", true, bargain.NoReason)
		deal.Terms.Take = bargain.Of(int16(p.in("wessex")))
		says("a territory for 3 Gold", false, bargain.TooLittle)
		p.own(french, "brittany", "burgundy", "normandy") // who leads is not made stronger for a fair price
		for deal.Terms.Goods[0]++; ; deal.Terms.Goods[0]++ {
			if r := haggle.Haggle(p.State, english, deal); r.Takes || r.Why != bargain.TooLittle {
				break
			}
		}
		says("for more it is its making the other stronger", false, bargain.TooStrong)
		deal.Terms.Goods[0] *= 3
		says("for much more", true, bargain.NoReason)
		deal = dealOf(french, english)
		deal.Terms.Give, deal.Terms.Goods[0] = bargain.Of(int16(p.in("paris"))), -3
		says("Paris for 3 Gold", true, bargain.NoReason)
	})
}

// dealOf is a bargain of nothing for nothing.
func dealOf(from, to play.Seat) bargain.Bargain {
	return bargain.Bargain{No: 1, From: from, To: to}
}

// again is a squire who looks at each question with the eye that has seen all others, and with a new one.
type again struct {
	*Squire
	t *testing.T
}

func (a again) Decide(g *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	args := o.ArgsAt(0)
	a.look(&a.eye, g, s)
	anew := a.judging(g, s)
	for _, c := range choices {
		if worth, want := a.eye.worth(prompt, args, c), anew.worth(prompt, args, c); worth != want {
			a.t.Fatalf("%+v, to seat %d by an eye that has seen other questions: worth %d, want %d", c, s, worth, want)
		}
	}
	return a.Squire.Decide(g, o)
}

func TestWhatAnEyeHasSeenBeforeChangesNothing(t *testing.T) {
	for seed := range uint64(3) {
		playedOut(t, 1, 4, seed, again{newSquire(seed), t})
	}
}
