package warriorknights

import (
	"slices"
	"testing"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
)

// playedOut plays a table of a seed to its end.
func playedOut(t testing.TB, seats int, seed uint64, p play.Policy[State]) State {
	t.Helper()
	return playedBy(t, seats, seed, p, map[string]int{"length": 10})
}

// playedBy plays a table with options to its end.
func playedBy(t testing.TB, seats int, seed uint64, p play.Policy[State], options map[string]int) State {
	t.Helper()
	g, err := New(signoria.Setup{Game: "warrior-knights", Seats: seats, Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	play.NewPlayout[State](p).Play(&g, 1_000_000)
	if !g.Over() {
		t.Fatalf("seed %d: not over after a million answers, in turn %d", seed, g.Turn)
	}
	return g
}

func TestOneSquireAmongThreeRandomBotsWinsAtLeast90Of100(t *testing.T) {
	won := 0
	for seed := range uint64(100) {
		p := make(playtest.Seated[State], MaxBarons)
		for i := range p {
			p[i] = play.NewRandom[State](seed*MaxBarons + uint64(i))
		}
		own := play.Seat(seed % 4)
		p[own] = NewSquire(seed)
		if g := playedOut(t, 4, seed, p); g.Winner == own {
			won++
		}
	}
	t.Logf("the squire won %d of 100", won)
	if won < 90 {
		t.Errorf("the squire won %d of 100, want at least 90", won)
	}
}

// Where many hold what they have won nobody comes to dominate; of two, one often does.
func TestSquiresEndInPlausibleTimeByBothKindsOfVictory(t *testing.T) {
	for _, seats := range []int{2, 5} {
		ends := map[End]int{}
		var turns []int16
		for seed := range uint64(100) {
			g := playedOut(t, seats, seed, NewSquire(seed))
			ends[g.Ended]++
			turns = append(turns, g.Turn)
		}
		slices.Sort(turns)
		t.Logf("%d squires: turns: least %d, median %d, 90 %% within %d, most %d; by domination %d, by prestige %d",
			seats, turns[0], turns[50], turns[90], turns[99], ends[ByDomination], ends[ByPrestige])
		if ends[ByPrestige] == 0 || seats == 2 && ends[ByDomination] == 0 {
			t.Errorf("%d squires end by %v: both domination and prestige should occur", seats, ends)
		}
		if turns[10] < 3 || turns[90] > 20 {
			t.Errorf("the middle 80 %% of games of %d last %d to %d turns, want 3 to 20", seats, turns[10], turns[90])
		}
	}
}

// Where only domination wins, squires who hold whatever they have won would go on for hundreds of turns.
func TestSquiresEndInPlausibleTimeWhereMightMakesRight(t *testing.T) {
	for _, seats := range []int{4, 6} {
		var turns []int16
		for seed := range uint64(32) {
			turns = append(turns, playedBy(t, seats, seed, NewSquire(seed), map[string]int{"might": 1}).Turn)
		}
		slices.Sort(turns)
		t.Logf("%d squires: turns: median %d, 90 %% within %d, most %d", seats, turns[16], turns[28], turns[31])
		if turns[16] > 30 {
			t.Errorf("half of the games of %d last %d turns and more, want at most 30", seats, turns[16])
		}
	}
}

func BenchmarkPlayout(b *testing.B) {
	x := play.NewPlayout[State](play.NewRandom[State](1))
	setup := signoria.Setup{Game: "warrior-knights", Seats: 4, Options: map[string]int{"length": 10}}
	decisions := 0
	b.ReportAllocs()
	for b.Loop() {
		setup.Seed++
		g, err := New(setup)
		if err != nil {
			b.Fatal(err)
		}
		decisions += x.Play(&g, 1_000_000)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}

// judge is a squire's eye on the position from a seat.
func (p *at) judge(s play.Seat) *judge { return &judge{g: p.State, s: s} }

// worth is what a squire at a seat thinks a choice is worth in answer to a prompt.
func (p *at) worth(s play.Seat, _ play.Prompt, c play.Choice) int {
	return p.judge(s).worth(play.Args{}, c)
}

func better(t *testing.T, what string, more, less int) {
	t.Helper()
	if more <= less {
		t.Errorf("%s: the better choice is worth %d, the other %d", what, more, less)
	}
}

func attackOn(b play.Seat, kind BattleKind, region int8) play.Choice {
	return play.Choice{Verb: Attack, A: int16(b), B: int16(kind), C: int16(region)}
}

func TestASquireMakesWarWithSense(t *testing.T) {
	froli := region(t, "froli")
	t.Run("he finishes a siege rather than assault", func(t *testing.T) {
		p := position(t, 3)
		p.Turn = 2
		p.noble(green, 0).at("froli").with(100)
		p.city("froli").besieged(green, 1)
		better(t, "second siege", p.worth(green, AskAttack, attackOn(play.Nobody, Siege, froli)),
			p.worth(green, AskAttack, attackOn(play.Nobody, Assault, froli)))
	})
	t.Run("a second siege in the same turn is worth nothing", func(t *testing.T) {
		p := position(t, 3)
		p.Turn = 1
		p.noble(green, 0).at("froli").with(100)
		p.city("froli").besieged(green, 1)
		better(t, "doing nothing", 0, p.worth(green, AskAttack, attackOn(play.Nobody, Siege, froli)))
	})
	t.Run("he assaults at good odds, not at bad ones", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, 0).at("froli").with(100, 50, 50, 50)
		strong := p.worth(green, AskAttack, attackOn(play.Nobody, Assault, froli))
		p = position(t, 3)
		p.city("isar").of(red).fortified()
		p.noble(red, 0).at("isar").with(100)
		p.noble(green, 0).at("isar").with(50)
		weak := p.worth(green, AskAttack, attackOn(red, Assault, region(t, "isar")))
		better(t, "a strong army before a weak city", strong, 0)
		better(t, "standing down", 0, weak)
	})
	t.Run("he takes the city that makes him King", func(t *testing.T) {
		p := position(t, 2)
		for _, id := range realmOf()[:9] {
			p.city(id).of(green)
		}
		last, overseas := city(t, realmOf()[9]), city(t, "constantinople")
		better(t, "the tenth city of the realm", p.judge(green).cityWorth(last), 50*p.judge(green).cityWorth(overseas))
	})
	t.Run("he keeps a city that he has won, which pays Prestige every turn, rather than pillage it", func(t *testing.T) {
		p := position(t, 4)
		p.Reserve = 40
		p.noble(green, 0).at("froli").with(100)
		p.noble(red, 0).at("cala-bianca").with(150, 100)
		c := city(t, "froli")
		better(t, "holding Froli", p.worth(green, AskPrize, play.Choice{Verb: TakeControl, A: int16(c)}),
			p.worth(green, AskPrize, play.Choice{Verb: PillageCity, A: int16(c)}))
	})
	t.Run("he pillages what four stronger armies beside it would take from him", func(t *testing.T) {
		p := position(t, 4)
		p.Reserve = 8
		for shape, near := range []string{"cala-bianca", "surat"} {
			p.noble(red, int8(shape)).at(near).with(200, 100)
			p.noble(blue, int8(shape)).at(near).with(200, 100)
		}
		p.noble(green, 0).at("froli").with(50)
		c := city(t, "froli")
		better(t, "pillaging Froli", p.worth(green, AskPrize, play.Choice{Verb: PillageCity, A: int16(c)}),
			p.worth(green, AskPrize, play.Choice{Verb: TakeControl, A: int16(c)}))
	})
	t.Run("where might makes right he fears who holds the most of the realm, and no Prestige", func(t *testing.T) {
		p := position(t, 3)
		p.Options.Might = true
		p.Barons[red].Prestige = 40
		p.Cities[city(t, "froli")].Owner = blue
		better(t, "fearing Blue", p.judge(green).lead(blue), p.judge(green).lead(red))
	})
	t.Run("he leaves no city of his alone to go before another", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, 0).at("froli").with(100)
		p.city("froli").of(green)
		better(t, "staying", 0, p.judge(green).moveWorth(n.n, region(t, "surat")))
		p.noble(green, 1).at("froli").with(100)
		better(t, "going, with another noble at home", p.judge(green).moveWorth(n.n, region(t, "surat")), 0)
	})
	t.Run("he does not go where another's army keeps him from the city", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, 0).at("surat").with(100)
		free := p.judge(green).standWorth(n.n, froli)
		p.noble(red, 0).at("froli").with(50)
		better(t, "Froli without red's army", free, p.judge(green).standWorth(n.n, froli))
		better(t, "a siege that red forbids is worth nothing", 1, p.worth(green, AskAttack, attackOn(play.Nobody, Siege, froli)))
	})
	t.Run("he lets who is behind attack who leads, take a neutral city and pass, and nobody while he leads himself", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[red].Prestige, p.Barons[green].Prestige = 9, 4
		p.noble(blue, 0).at("surat").with(50)
		permits := func(attacker, b play.Seat) int { return p.judge(green).permitWorth(attacker, b, froli) }
		pass := play.Choice{Verb: BarTheWay, A: int16(nobleOf(blue, 0))}
		better(t, "blue against red", permits(blue, red), 0)
		better(t, "not red against blue", 0, permits(red, blue))
		better(t, "blue against a neutral city", permits(blue, play.Nobody), 0)
		better(t, "not red against a neutral city", 0, permits(red, play.Nobody))
		better(t, "blue may pass", 0, p.worth(green, AskPassage, pass))
		p.Barons[red].Prestige = 0
		better(t, "nobody while he leads", 0, permits(blue, play.Nobody))
		better(t, "nor may blue pass then", p.worth(green, AskPassage, pass), 0)
	})
	t.Run("a fortress whose Baron has no city to give is worth less than a city", func(t *testing.T) {
		p := position(t, 3)
		p.fortress(red).at("belmarais")
		poor, _, _ := p.judge(green).prize(red, region(t, "belmarais"))
		better(t, "a neutral city", p.judge(green).cityWorth(city(t, "froli")), poor)
		p.city("isar").of(red)
		rich, _, _ := p.judge(green).prize(red, region(t, "belmarais"))
		better(t, "that of who has one", rich, poor)
	})
	t.Run("he discards the least of his fate cards and keeps what he may", func(t *testing.T) {
		p := position(t, 2)
		worth := map[FateBattle]int{}
		for i := range box.Fate {
			worth[box.Fate[i].Battle] = p.worth(green, AskDiscard, play.Choice{Verb: DiscardFate, A: int16(i)})
		}
		better(t, "a Prevent before a Victory", worth[Prevent100], worth[PlusVictory])
		better(t, "keeping", p.worth(green, AskDiscard, play.Choice{Verb: KeepFate}), worth[Prevent100])
	})
}

func TestASquireMindsHisHouse(t *testing.T) {
	t.Run("he buys off a revolt he can afford", func(t *testing.T) {
		p := position(t, 3)
		p.city("froli").of(green)
		pays := p.worth(green, AskRevolt, play.Choice{Verb: CalmWithCrowns, A: 4, B: int16(city(t, "froli"))})
		better(t, "paying 4 Crowns", pays, p.worth(green, AskRevolt, play.Choice{Verb: LetRevolt, A: int16(city(t, "froli"))}))
	})
	t.Run("he pays his troops", func(t *testing.T) {
		p := position(t, 3)
		better(t, "paying all", p.worth(green, AskWages, play.Choice{Verb: PayAll, A: 5}),
			p.worth(green, AskWages, play.Choice{Verb: StopPay, A: 3}))
	})
	t.Run("he keeps wages off when he cannot pay them", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, 0).at("froli").with(100, 50, 50, 50)
		p.Barons[green].Crowns = 0
		better(t, "the Assembly's area", p.worth(green, AskAllocate, play.Choice{Verb: Allocate, A: int16(AssemblyArea)}),
			p.worth(green, AskAllocate, play.Choice{Verb: Allocate, A: int16(WagesArea)}))
	})
	t.Run("he votes gifts to himself and burdens to who leads", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[red].Prestige = 9
		vote := func(id string, s play.Seat) int {
			p.Vote.Agenda = agenda(t, id)
			return p.worth(green, AskDeclare, play.Choice{Verb: VoteFor, A: int16(s)})
		}
		better(t, "the mint for himself", vote("royal-mint", green), vote("royal-mint", red))
		better(t, "forfeiture for the leader", vote("forfeiture", red), vote("forfeiture", blue))
		better(t, "forfeiture not for himself", vote("forfeiture", blue), vote("forfeiture", green))
	})
	t.Run("he bids more for more", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[green].Votes = 10
		j := p.judge(green)
		better(t, "the mint", int(j.bid(agenda(t, "royal-mint"))), int(j.bid(agenda(t, "free-markets"))))
		if n := j.bid(agenda(t, "royal-mint")); n > 10 {
			t.Errorf("bids %d of 10 Votes", n)
		}
	})
}

// Who has fought or marched is tired for the rest of the turn.
func TestASquirePlansToFinishEarlyAndToSetOutLate(t *testing.T) {
	p := position(t, 3)
	for k := range p.Barons[green].Hand {
		p.Barons[green].Hand[k] = 2
	}
	playtest.PlayOut(p.State, NewSquire(1), func(g *State, t *play.Table) { g.layCards(t, green) })
	in := func(stack int8, k Kind) (n int) {
		for i := range p.Stacks[stack].Len() {
			if p.Stacks[stack].At(i) == cardOf(green, k) {
				n++
			}
		}
		return n
	}
	want(t, "Versatile Strategy in the first stack", in(0, VersatileStrategy), 2)
	want(t, "Mobilize Forces in the first stack", in(0, MobilizeForces), 0)
	want(t, "Mobilize Forces in the last stack", in(2, MobilizeForces), 2)
}

// patient is a policy that gives up after so many answers.
type patient struct {
	play.Policy[State]
	t    *testing.T
	left int
}

func (p *patient) Decide(g *State, o *play.Asking) play.Answer {
	if p.left--; p.left < 0 {
		p.t.Fatal("he answers for ever")
	}
	return p.Policy.Decide(g, o)
}

// A squire may have to stand in for a player who has just picked a noble who had better stay: he does not
// gather and march on for ever, and gathers where a garrison is to be had.
func TestSquireGathersWhereThereIsSomethingToGather(t *testing.T) {
	sentOut := func(set func(p *at)) *at {
		p := position(t, 3)
		for c := range p.Cities {
			p.Cities[c].Pillaged = true // nothing to gain anywhere
		}
		n := p.noble(green, circle).at("froli").with(50)
		foe := nobleOf(red, square) // and then blue's: wherever he may go
		for next := p.reach(n.n, OffRoad) | p.reach(n.n, ByRoad); next != 0; foe++ {
			p.Nobles[foe].At = nextRegion(&next)
			p.assign(foe, 100, "", false)
		}
		set(p)
		playtest.PlayOut(p.State, &patient{NewSquire(1), t, 100}, func(g *State, t *play.Table) {
			g.Move = Move{Noble: None, From: None, Target: None}
			g.setOut(n.n)
			route, goal := g.chooseGoal(t)
			g.march(t, route, goal)
			g.endOfMoves()
		})
		return p
	}
	p := sentOut(func(p *at) { p.noble(green, star).at("froli").with(100) })
	want(t, "he leaves his fellow noble's troops alone", p.strengthOf(nobleOf(green, star)), 100)
	p = sentOut(func(p *at) {
		p.fortress(green).at("froli").with(100)
	})
	want(t, "he takes his garrison along", p.strengthOf(garrisonOf(green)), 0)
}
