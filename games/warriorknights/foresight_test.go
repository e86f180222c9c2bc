package warriorknights

import (
	"context"
	"math"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

// aboutToAttack plays squires until somebody may attack in the open or by assault, and returns the table and the
// answer that does.
func aboutToAttack(t testing.TB, seats int, seed uint64) (play.Live, play.Answer) {
	t.Helper()
	l, err := ours.Start(setup(seats, seed, nil))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(seed)
	for !l.Over() {
		o := l.Offers()[0]
		for _, c := range o.Choices {
			if c.Verb == Attack && BattleKind(c.B) != Siege {
				return l, c.With(o.Seat, 0)
			}
		}
		a, err := l.Bot("squire", o.Seat, &src)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := l.Answer(a); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody attacked")
	return nil, play.Answer{}
}

func TestAnAttackIsForetold(t *testing.T) {
	for seed := range uint64(6) {
		l, a := aboutToAttack(t, 3, seed)
		before, _ := l.Position()
		f, err := l.Foresee(context.Background(), a)
		if err != nil {
			t.Fatal(err)
		}
		if after, _ := l.Position(); string(before) != string(after) {
			t.Error("foresight changed the position")
		}
		if len(f.Lines) == 0 || f.Lines[0].Key != KeyBattle || f.Odds == nil {
			t.Fatalf("seed %d: %+v", seed, f)
		}
		told, bars := f.Odds.Undone, f.Odds.Undone
		for _, s := range f.Odds.Outcomes {
			told += s.Share
		}
		for _, b := range f.Odds.Bars {
			bars += b.Share
		}
		if math.Abs(told-1) > 1e-9 || math.Abs(bars-1) > 1e-9 {
			t.Errorf("seed %d: the shares add up to %v, the numbers to %v", seed, told, bars)
		}
		lines := len(l.Lines(0))
		if _, err := l.Answer(a); err != nil {
			t.Fatal(err)
		}
		for i, said := range f.Lines {
			if came := l.Lines(lines)[i]; came.Key != said.Key || came.Args != said.Args {
				t.Errorf("seed %d: foretold was %+v, what came is %+v", seed, said, came)
			}
		}
	}
}

func TestASiegeHasNoOdds(t *testing.T) {
	g := &State{}
	if _, ok := matterOf(g, play.Answer{Verb: Attack, B: int16(Siege)}); ok {
		t.Error("a siege hangs on no chance")
	}
}

// Counting the ways in which the fate cards can come gives what comes of many battles with a shuffled deck.
func TestTheWaysOfFateAreCountedRightly(t *testing.T) {
	const fought = 20_000
	for name, green100s := range map[string]int16{"few against few": 100, "many against few": 200} {
		t.Run(name, func(t *testing.T) {
			p := position(t, 4)
			p.noble(green, star).at("kingsmead").hired("polish", green100s)
			p.noble(red, square).at("kingsmead").hired("swiss", 100)
			p.Battle = noBattle
			p.Battle.Kind, p.Battle.Region, p.Battle.Sides = FieldBattle, p.region("kingsmead"), [2]play.Seat{green, red}
			p.Battle.Armies = [2]uint32{1 << uint(nobleOf(green, star)), 1 << uint(nobleOf(red, square))}
			p.Battle.Blow = blowDraw

			var came float64
			battle := func(lay func(*State)) int16 {
				g := *p.State
				lay(&g)
				playtest.PlayOut(&g, NewSquire(1), func(g *State, t *play.Table) {
					g.declareCommanders(t)
					g.drawHands(t)
					g.discardFate(t)
					g.reveal(t)
					g.computeLosses(t)
					g.assignLosses(t)
					g.countVictories(t)
				})
				came = float64(g.Battle.Dealt[attacker])
				return g.cameOut()
			}
			var counted, drawn [len(battleOutcomes) + 1]float64 // and the attacker's losses
			weights, lay := waysOfFate(p.State, green)
			for i, w := range weights {
				counted[battle(func(g *State) { lay(g, i) })] += w
				counted[len(battleOutcomes)] += w * came
			}
			src := chance.New(7)
			for range fought {
				drawn[battle(func(g *State) { g.Fate.Shuffle(&src) })] += 1.0 / fought
				drawn[len(battleOutcomes)] += came / fought
			}
			for i := range counted {
				if math.Abs(counted[i]-drawn[i]) > 0.02 {
					t.Errorf("place %d: counted %.3f, drawn %.3f", i, counted[i], drawn[i])
				}
			}
		})
	}
}

// Nothing is counted where the seat knows a card that may come: then it is played out.
func TestKnownFateIsNotCounted(t *testing.T) {
	p := position(t, 4)
	p.noble(green, star).at("kingsmead").hired("polish", 100)
	p.noble(red, square).at("kingsmead").hired("swiss", 100)
	p.Battle = noBattle
	p.Battle.Kind, p.Battle.Region, p.Battle.Sides, p.Battle.Blow = FieldBattle, p.region("kingsmead"), [2]play.Seat{green, red}, blowDraw
	p.Battle.Armies = [2]uint32{1 << uint(nobleOf(green, star)), 1 << uint(nobleOf(red, square))}
	p.Fate.Knows[2] = 1 << uint(green)
	if weights, _ := waysOfFate(p.State, green); len(weights) != 0 {
		t.Error("green knows the third card, and it was counted as unknown")
	}
	if weights, _ := waysOfFate(p.State, red); len(weights) == 0 {
		t.Error("red knows nothing, and nothing was counted")
	}
}

func BenchmarkForesight(b *testing.B) {
	l, a := aboutToAttack(b, 6, 1)
	b.Run("of an attack, with its odds", func(b *testing.B) {
		for b.Loop() {
			if _, err := l.Foresee(context.Background(), a); err != nil {
				b.Fatal(err)
			}
		}
	})
	plain, err := ours.Start(setup(6, 1, nil))
	if err != nil {
		b.Fatal(err)
	}
	o := plain.Offers()[0]
	b.Run("of a plain choice", func(b *testing.B) {
		for b.Loop() {
			if _, err := plain.Foresee(context.Background(), o.Choices[0].With(o.Seat, o.Choices[0].Lo)); err != nil {
				b.Fatal(err)
			}
		}
	})
	o, _ = l.OfferTo(a.Seat)
	b.Run("of what is final in an offer", func(b *testing.B) {
		for b.Loop() {
			l.Final(o)
		}
	})
}
