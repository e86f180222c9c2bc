package play_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"signoria"
	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
	"signoria/play/toy"
)

type match = play.Match[toy.State, *toy.State]

func start(t testing.TB, seats int, seed uint64) *match {
	t.Helper()
	g, err := toy.New(signoria.Setup{Game: "toy", Seats: seats, Seed: seed, Options: map[string]int{"troops": 4}})
	if err != nil {
		t.Fatal(err)
	}
	return play.NewMatch[toy.State](g)
}

func setup(seats int, seed uint64) signoria.Setup {
	return signoria.Setup{Game: "toy", Version: 1, Seats: seats, Seed: seed}
}

// give answers for a seat and fails the test if it is refused.
func give(t testing.TB, m *match, s play.Seat, v play.Verb, a, n int16) []play.Row {
	t.Helper()
	rows, err := m.Answer(play.Answer{Seat: s, Verb: v, A: a, N: n})
	if err != nil {
		t.Fatalf("seat %d, verb %d of %d: %v", s, v, a, err)
	}
	return rows
}

func TestRandomTables(t *testing.T) {
	var asides, backs, given, refused int
	for seed := range uint64(120) {
		p, err := playtest.Play(toy.Game, playtest.Options{Setup: setup(2+int(seed%3), seed), Seed: seed, Meddle: true, Tries: 1, StandIns: true, Studies: true, Blind: true})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		asides, backs, given, refused = asides+p.Asides, backs+p.Backs, given+p.Given, refused+p.Refused
	}
	if asides == 0 || backs == 0 || given == 0 || refused == 0 {
		t.Errorf("asides %d, taken back %d, given back %d, refused %d: each should have happened", asides, backs, given, refused)
	}
}

func TestStateIsOnePlainValue(t *testing.T) { playtest.Plain(t, reflect.TypeFor[toy.State]()) }

func TestTogetherHidesDraftsAndLandsWhenAllAreReady(t *testing.T) {
	m := start(t, 2, 1)
	give(t, m, 0, toy.Lay, 1, 0)
	if v := m.View(0).(*toy.View); v.Laid[0][0] != 1 {
		t.Error("a seat does not see its own draft")
	}
	for _, other := range []play.Seat{1, play.Nobody} {
		if v := m.View(other).(*toy.View); v.Laid[0][0] != 0 {
			t.Errorf("seat %d sees another's draft", other)
		}
	}
	if m.Now().Laid[0][0] != 0 {
		t.Error("a draft changed the position")
	}
	give(t, m, 0, toy.Lay, 2, 0)
	give(t, m, 0, toy.Hire, 0, 0)
	give(t, m, 0, toy.Scout, 0, 0)
	if _, asked := m.OfferTo(0); asked {
		t.Error("a seat that is ready is asked")
	}
	if _, err := m.Answer(play.Answer{Seat: 0, Verb: toy.Lay, A: 3}); !errors.Is(err, play.ErrNotAsked) {
		t.Errorf("answering when not asked: %v", err)
	}
	give(t, m, 1, toy.Lay, 3, 0)
	give(t, m, 1, toy.Lay, 4, 0)
	give(t, m, 1, toy.Hire, 0, 0)
	rows := give(t, m, 1, toy.Scout, 0, 0)
	if len(rows) != 2 || rows[1].Kind != signoria.Landed {
		t.Errorf("the last answer lands the flows: got rows %+v", rows)
	}
	if m.Now().Laid[0][0] != 1 || m.Now().Laid[1][1] != 4 {
		t.Errorf("what landed is not what was prepared: %v", m.Now().Laid)
	}
}

func TestRefusedChoicesNameTheirRuleOnlyWhileSomebodyLooks(t *testing.T) {
	m := start(t, 2, 1)
	give(t, m, 0, toy.Lay, 2, 0)
	if o, _ := m.OfferTo(0); len(o.Refused) != 0 {
		t.Error("refusals are kept while nobody looks")
	}
	m.Look(true)
	o, _ := m.OfferTo(0)
	if len(o.Refused) != 1 || o.Refused[0].Rule != toy.RuleTwice || o.Refused[0].Choice.A != 2 {
		t.Errorf("got refusals %+v", o.Refused)
	}
	if _, err := m.Answer(play.Answer{Seat: 0, Verb: toy.Lay, A: 2}); !errors.Is(err, play.ErrNotOffered) {
		t.Errorf("a forbidden choice: %v", err)
	}
}

func TestTokensNameOffers(t *testing.T) {
	m := start(t, 2, 1)
	mine, _ := m.OfferTo(0)
	give(t, m, 1, toy.Lay, 1, 0)
	if again, _ := m.OfferTo(0); again.Token != mine.Token {
		t.Error("another seat's click made my offer late")
	}
	give(t, m, 0, toy.Lay, 1, 0)
	if next, _ := m.OfferTo(0); next.Token == mine.Token {
		t.Error("the next offer has the old one's token")
	}
}

// laid brings a match of two to the first order turned.
func laid(t testing.TB, m *match, orders ...int16) {
	t.Helper()
	for s := range play.Seat(2) {
		give(t, m, s, toy.Lay, orders[2*s], 0)
		give(t, m, s, toy.Lay, orders[2*s+1], 0)
		give(t, m, s, toy.Hire, 0, 0)
		give(t, m, s, toy.Scout, 0, 0)
	}
}

const (
	levy int16 = iota + 1
	tithe
	march
	parley
)

func TestTakingBack(t *testing.T) {
	t.Run("own draft", func(t *testing.T) {
		m := start(t, 2, 1)
		before, _ := m.OfferTo(0)
		give(t, m, 0, toy.Lay, levy, 0)
		give(t, m, 1, toy.Lay, tithe, 0)
		if _, err := m.TakeBack(0); err != nil {
			t.Fatal(err)
		}
		if after, _ := m.OfferTo(0); after.Token != before.Token {
			t.Error("the offer did not come back")
		}
	})
	t.Run("nothing yet", func(t *testing.T) {
		if _, err := start(t, 2, 1).TakeBack(0); !errors.Is(err, play.ErrNothingToTakeBack) {
			t.Errorf("got %v", err)
		}
	})
	t.Run("behind a quiet point", func(t *testing.T) {
		m := start(t, 2, 1)
		laid(t, m, tithe, levy, tithe, march)
		give(t, m, 1, toy.March, int16(play.Nobody), 0) // the round is over, all plan the next
		if _, err := m.TakeBack(1); err != nil {
			t.Errorf("nobody has answered since: %v", err)
		}
	})
	t.Run("another has answered", func(t *testing.T) {
		m := start(t, 2, 1)
		laid(t, m, march, march+1, march, levy)
		give(t, m, 0, toy.March, int16(play.Nobody), 0)
		give(t, m, 1, toy.March, int16(play.Nobody), 0)
		if err := m.MayTakeBack(0); err == nil {
			t.Error("taken back though another has answered")
		}
	})
	t.Run("chance was drawn", func(t *testing.T) {
		m := start(t, 2, 1)
		laid(t, m, march, tithe, tithe, levy)
		give(t, m, 0, toy.March, 1, 0) // cards are drawn
		if _, err := m.TakeBack(0); !errors.Is(err, play.ErrRevealed) {
			t.Errorf("got %v", err)
		}
	})
}

func TestAFlowThatDrawsChanceGoesOnAfterLanding(t *testing.T) {
	m := start(t, 2, 1)
	give(t, m, 0, toy.Lay, levy, 0)
	give(t, m, 0, toy.Lay, tithe, 0)
	give(t, m, 0, toy.Hire, 0, 0)
	give(t, m, 0, toy.Scout, 1, 0)
	if _, asked := m.OfferTo(0); asked {
		t.Fatal("a draft went on past the dice")
	}
	if m.MayTakeBack(0) != nil {
		t.Fatal("nothing was drawn yet")
	}
	give(t, m, 1, toy.Lay, levy, 0)
	give(t, m, 1, toy.Lay, tithe, 0)
	give(t, m, 1, toy.Hire, 0, 0)
	give(t, m, 1, toy.Scout, 0, 0)
	o, asked := m.OfferTo(0)
	if !asked || o.Prompt != toy.AskSpoil {
		t.Fatalf("after landing the scouts' dice are thrown and seat 0 is asked; got %+v", m.Offers())
	}
	if len(m.Asides(1)) != 0 {
		t.Error("an aside may be done while flows land")
	}
	if _, err := m.TakeBack(0); !errors.Is(err, play.ErrRevealed) {
		t.Errorf("taking back past the dice: %v", err)
	}
	give(t, m, 0, toy.Spoil, 0, 1)
}

func TestWhatNoLongerHoldsIsGivenBack(t *testing.T) {
	m := start(t, 2, 1)
	for s := range play.Seat(2) {
		give(t, m, s, toy.Lay, levy, 0)
		give(t, m, s, toy.Lay, tithe, 0)
		give(t, m, s, toy.Hire, 0, 3) // there are only 4 men
	}
	give(t, m, 1, toy.Scout, 0, 0)
	rows := give(t, m, 0, toy.Scout, 0, 0)
	wantKinds(t, rows, signoria.Answered, signoria.Landed, signoria.GivenBack, signoria.GivenBack)
	o, asked := m.OfferTo(1)
	if !asked || o.Prompt != toy.AskHire || o.Choices[0].Hi != 1 {
		t.Errorf("seat 1 is asked again how many of the 1 man left it hires: got %+v", m.Offers())
	}
}

// The answer that lets all happen goes back too, when what happens before it leaves nothing to ask.
func TestTheLastAnswerIsGivenBackToo(t *testing.T) {
	m, again := start(t, 2, 1), start(t, 2, 1)
	var record []play.Row
	do := func(s play.Seat, v play.Verb, a, n int16) []play.Row {
		t.Helper()
		rows := give(t, m, s, v, a, n)
		record = append(record, rows...)
		return rows
	}
	for s, men := range []int16{3, 1} { // all 4 there are, so nobody is left to scout for seat 1
		do(play.Seat(s), toy.Lay, march, 0)
		do(play.Seat(s), toy.Lay, tithe, 0)
		do(play.Seat(s), toy.Hire, 0, men)
	}
	do(0, toy.Scout, 0, 0)
	wantKinds(t, do(1, toy.Scout, 0, 0), signoria.Answered, signoria.Landed, signoria.GivenBack)
	if g := m.Now(); g.Men != 0 || g.Turn != 0 {
		t.Errorf("all are hired and the orders are turned: got %d men left, turn %d", g.Men, g.Turn)
	}
	replayed, err := play.ResumeMatch[toy.State](*again.Now(), signoria.Base{}, nil, record)
	if err != nil || *replayed.Now() != *m.Now() {
		t.Errorf("its record does not replay: %v", err)
	}
}

func wantKinds(t testing.TB, rows []play.Row, want ...signoria.RowKind) {
	t.Helper()
	var kinds []signoria.RowKind
	for _, r := range rows {
		kinds = append(kinds, r.Kind)
	}
	if !slices.Equal(kinds, want) {
		t.Fatalf("got rows %v, want %v", kinds, want)
	}
}

func TestNothingDisturbsASecretVote(t *testing.T) {
	m := start(t, 2, 1)
	laid(t, m, parley, tithe, parley, tithe)
	give(t, m, 0, toy.Bid, 0, 5)
	if _, err := m.Aside(play.Answer{Seat: 0, Verb: toy.Offer, A: 1, N: 2}); !errors.Is(err, play.ErrNoAside) {
		t.Errorf("an aside inside Undisturbed: %v", err)
	}
	if len(m.Asides(0)) != 0 {
		t.Error("asides are offered inside Undisturbed")
	}
	give(t, m, 1, toy.Bid, 0, 1)
}

func TestARaceTakesTheFirstAnswer(t *testing.T) {
	m := start(t, 2, 1)
	laid(t, m, parley, tithe, parley, tithe)
	give(t, m, 0, toy.Bid, 0, 5)
	give(t, m, 1, toy.Bid, 0, 1) // 6 in all, more than 5
	if got := len(m.Offers()); got != 2 {
		t.Fatalf("a race asks both; got %d", got)
	}
	give(t, m, 1, toy.Claim, 0, 0)
	if m.Now().Fame[1] != 1 {
		t.Error("the first to claim got nothing")
	}
}

func TestSomeOfASet(t *testing.T) {
	c, src := play.Choice{Verb: 1, A: 7, B: 0b1101, C: 0b0010, Some: true, Lo: -2, Hi: 2}, chance.New(1)
	seen := map[[2]int16]bool{}
	for range 200 {
		a := c.AtRandom(3, &src)
		if !a.Picks(c) || a.Seat != 3 {
			t.Fatalf("%+v is none of %+v", a, c)
		}
		seen[[2]int16{a.B, a.C}] = true
	}
	if len(seen) != 16 {
		t.Errorf("%d of the 16 ways to pick some come", len(seen))
	}
	for _, a := range []play.Answer{{Verb: 1, A: 7, B: 0b0010}, {Verb: 1, A: 7, C: 0b0110}, {Verb: 1, A: 7, B: -1}, {Verb: 1, A: 6}, {Verb: 1, A: 7, N: 3}} {
		if a.Picks(c) {
			t.Errorf("%+v is taken for one of %+v", a, c)
		}
	}
}

func TestAsides(t *testing.T) {
	m := start(t, 3, 1)
	if _, err := m.Aside(play.Answer{Seat: 0, Verb: toy.Offer, A: 1, N: 6}); !errors.Is(err, play.ErrNoAside) {
		t.Errorf("offering more gold than one has: %v", err)
	}
	if _, err := m.Aside(play.Answer{Seat: 0, Verb: toy.Offer, A: 1, N: 3, Note: "march on 2"}); err != nil {
		t.Fatal(err)
	}
	lines := m.Lines(0)
	if n := len(lines); n != 1 || lines[0].Note != "march on 2" || !lines[0].For(1) || lines[0].For(2) || lines[0].For(play.Nobody) {
		t.Errorf("a private offer is told to the two: got %+v", lines)
	}
	if _, err := m.Aside(play.Answer{Seat: 2, Verb: toy.Accept, A: 0}); !errors.Is(err, play.ErrNoAside) {
		t.Errorf("accepting another's bargain: %v", err)
	}
	if _, err := m.Aside(play.Answer{Seat: 1, Verb: toy.Accept, A: 0}); err != nil {
		t.Fatal(err)
	}
	if g := m.Now().Gold; g[0] != 2 || g[1] != 8 {
		t.Errorf("gold after the bargain: %v", g)
	}
}

// Every aside since the last quiet point happens over again at each answer: there is an end to them.
func TestAsidesHaveAnEnd(t *testing.T) {
	m := start(t, 3, 1)
	last := 0
	for ; last < 1000 && len(m.Asides(0)) > 0; last++ {
		a := play.Answer{Seat: 0, Verb: toy.Offer, A: 1, N: 1}
		if last%2 == 1 {
			a = play.Answer{Seat: 1, Verb: toy.Accept}
		} else if last%4 == 2 {
			a.Seat, a.A = 1, 0
		}
		if last%4 == 3 {
			a.Seat = 0
		}
		if _, err := m.Aside(a); err != nil {
			t.Fatalf("aside %d: %v", last, err)
		}
	}
	if last < 100 || last == 1000 {
		t.Fatalf("%d asides were taken, one after the other", last)
	}
	if _, err := m.Aside(play.Answer{Seat: 0, Verb: toy.Offer, A: 1, N: 1}); !errors.Is(err, play.ErrNoAside) {
		t.Errorf("one more: %v", err)
	}
	o := m.Offers()[0]
	if _, err := m.Answer(o.Choices[0].With(o.Seat, o.Choices[0].Lo)); err != nil {
		t.Errorf("an answer after all these asides: %v", err)
	}
}

func TestBadRecordsAreRefused(t *testing.T) {
	p, err := playtest.Play(toy.Game, playtest.Options{Setup: setup(3, 5), Seed: 5, Meddle: true})
	if err != nil {
		t.Fatal(err)
	}
	break1 := func(f func(*signoria.Record)) signoria.Record {
		r := p.Record
		r.Rows = append([]play.Row(nil), r.Rows...)
		f(&r)
		return r
	}
	for name, r := range map[string]signoria.Record{
		"another game":    break1(func(r *signoria.Record) { r.Game = "chess" }),
		"another version": break1(func(r *signoria.Record) { r.Version = 99 }),
		"too many seats":  break1(func(r *signoria.Record) { r.Seats = 9 }),
		"an odd option":   break1(func(r *signoria.Record) { r.Options = map[string]int{"troops": 3} }),
		"a changed row":   break1(func(r *signoria.Record) { r.Rows[kept(r.Rows)].Verb = 77 }),
		"a row too many":  break1(func(r *signoria.Record) { r.Rows = append(r.Rows, r.Rows[0]) }),
		"a missing row":   break1(func(r *signoria.Record) { r.Rows = append(r.Rows[:2], r.Rows[3:]...) }),
	} {
		if _, err := toy.Game.Replay(r); err == nil && name != "a missing row" {
			t.Errorf("%s: replayed", name)
		}
		if _, err := toy.Game.Verify(r); err == nil {
			t.Errorf("%s: verified", name)
		}
	}
}

// kept finds an answer that was neither taken nor given back.
func kept(rows []play.Row) int {
	gone := map[int32]bool{}
	for _, r := range rows {
		gone[r.Target] = true
	}
	for i, r := range rows {
		if r.Kind == signoria.Answered && !gone[r.No] {
			return i
		}
	}
	return -1
}

func TestResumeFromABase(t *testing.T) {
	l, err := toy.Game.Start(setup(2, 9))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(3)
	var rows []play.Row
	for range 30 {
		o := l.Offers()[src.N(len(l.Offers()))]
		c := o.Choices[src.N(len(o.Choices))]
		made, err := l.Answer(c.With(o.Seat, c.Lo))
		if err != nil {
			t.Fatal(err)
		}
		rows = append(rows, made...)
	}
	base, err := l.Base()
	if err != nil {
		t.Fatal(err)
	}
	if base.Row == 0 {
		t.Fatal("the base never moved")
	}
	again, err := toy.Game.Resume(setup(2, 9), base, rows[base.Row:])
	if err != nil {
		t.Fatal(err)
	}
	want, _ := l.Position()
	got, _ := again.Position()
	if !bytes.Equal(want, got) {
		t.Errorf("resumed at another position\nwant %s\ngot  %s", want, got)
	}
	a, _ := json.Marshal(l.Lines(0))
	b, _ := json.Marshal(again.Lines(0))
	if !bytes.Equal(a, b) {
		t.Error("the chronicle differs after resuming")
	}
}

// breaking is a game whose rules have a fault.
type breaking struct{ toy.State }

func (b *breaking) Step(t *play.Table) {
	a := t.Await(func(o *play.Asking) {
		o.To(0, 1)
		o.May(play.Choice{Verb: 1}, play.Free)
		o.May(play.Choice{Verb: 2}, play.Free)
	})
	if a.Verb == 2 {
		panic("a fault")
	}
	b.Round++
}

func TestAFaultInTheRulesLeavesTheTableAsItWas(t *testing.T) {
	m := play.NewMatch[breaking](breaking{})
	before := *m.Now()
	_, err := m.Answer(play.Answer{Seat: 0, Verb: 2})
	var broken *play.Broken
	if !errors.As(err, &broken) || !errors.Is(err, play.ErrBroken) || strings.Contains(err.Error(), "a fault") {
		t.Fatalf("got %v", err)
	}
	if broken.Reason != "a fault" || !strings.Contains(string(broken.Stack), "breaking") || *m.Now() != before {
		t.Errorf("broken by %v, changed %v\n%s", broken.Reason, *m.Now() != before, broken.Stack)
	}
	if rows, err := m.Answer(play.Answer{Seat: 0, Verb: 1}); err != nil || rows[0].No != 1 {
		t.Errorf("the table goes on: rows %+v, %v", rows, err)
	}
}

func TestBotsSeeOnlyWhatTheirSeatMayKnow(t *testing.T) {
	for seed := range uint64(20) {
		m := start(t, 3, seed)
		src := chance.New(seed)
		search := play.NewSearch[toy.State]()
		for !m.Over() {
			o := m.Offers()[src.N(len(m.Offers()))]
			truth := *m.Now()
			a, ok := search.Consult(m, o.Seat, &peeper{t: t, truth: &truth, me: o.Seat}, &src)
			if !ok {
				t.Fatal("not asked")
			}
			if *m.Now() != truth {
				t.Fatal("consulting a bot changed the table")
			}
			if end := search.PlayOn(m, o.Seat, toy.First{}, &src, 50); end.Check() != nil {
				t.Fatalf("a search lost something: %v", end.Check())
			}
			if _, err := m.Answer(a); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// peeper checks that it is never shown the table's own dice.
type peeper struct {
	t     *testing.T
	truth *toy.State
	me    play.Seat
}

func (p *peeper) Decide(g *toy.State, o *play.Asking) play.Answer {
	if g.Dice == p.truth.Dice {
		p.t.Error("a bot sees the dice that are still to be thrown")
	}
	s, _, choices := o.At(0)
	if s != p.me {
		p.t.Errorf("the bot of seat %d is asked for seat %d", p.me, s)
	}
	return choices[len(choices)-1].With(s, choices[len(choices)-1].Lo)
}

func BenchmarkPlayout(b *testing.B) {
	src := chance.New(1)
	p := play.NewPlayout[toy.State](play.NewRandom[toy.State](1))
	b.ReportAllocs()
	decisions := 0
	for b.Loop() {
		g, _ := toy.New(setup(4, src.Uint64()))
		decisions += p.Play(&g, 1<<30)
	}
	b.ReportMetric(float64(decisions)/b.Elapsed().Seconds(), "decisions/s")
}

func BenchmarkLiveAnswer(b *testing.B) {
	src := chance.New(1)
	m := start(b, 4, 1)
	b.ReportAllocs()
	for b.Loop() {
		if m.Over() {
			m = start(b, 4, src.Uint64())
		}
		o := m.Offers()[0]
		c := o.Choices[src.N(len(o.Choices))]
		if _, err := m.Answer(c.With(o.Seat, c.Hi)); err != nil {
			b.Fatal(err)
		}
		m.View(o.Seat)
	}
}
