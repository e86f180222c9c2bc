package force_test

import (
	"context"
	"math"
	"slices"
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
)

// Where all others are ready, who deploys a part of his armies can take it back, and who deploys the last cannot.
func TestOnlyTheLastArmiesAreFinal(t *testing.T) {
	l, err := Tested().Game().Start(Setup(3, 1, map[string]int{OptionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	for len(l.Offers()) > 1 {
		o := l.Offers()[1]
		c := o.Choices[len(o.Choices)-1]
		if _, err := l.Answer(c.With(o.Seat, c.Hi)); err != nil {
			t.Fatal(err)
		}
	}
	o := l.Offers()[0]
	told := l.Told("en", o).Choices
	for i, c := range o.Choices {
		most := c.Hi == o.Args[0]
		if told[i].Final != play.NotFinal || told[i].FinalMost == play.Seals != most || told[i].Whole != (c.Verb == Deploy) {
			t.Errorf("%d to %d of %d VF: %+v", c.Lo, c.Hi, o.Args[0], told[i])
		}
	}
}

// aboutToAttack plays at random until somebody may attack, at another table if need be, and returns the table and the
// answer that does.
func aboutToAttack(t testing.TB, seed uint64) (play.Live, play.Answer) {
	t.Helper()
	l, err := Tested().Game().Start(Setup(3, seed, map[string]int{OptionTurns: 6, OptionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(seed)
	for !l.Over() {
		o := l.Offers()[0]
		for _, c := range o.Choices {
			if c.Verb == Attack {
				return l, c.With(o.Seat, 0)
			}
		}
		c := o.Choices[src.N(len(o.Choices))]
		if k := slices.IndexFunc(o.Choices, func(c play.Choice) bool { return c.Verb == Lead || c.Verb == LoadArmies }); k >= 0 {
			c = o.Choices[k]
		}
		if _, err := l.Answer(c.With(o.Seat, c.Hi)); err != nil {
			t.Fatal(err)
		}
	}
	return aboutToAttack(t, seed+100) // nobody attacked
}

// What one will be asked after an attack is said as it will be asked, of the battle that is then and not of none, or of the last.
func TestWhatIsAskedAfterAnAttackIsForetoldInItsWords(t *testing.T) {
	InEach(t, func(t *testing.T) {
		asked := 0
		for seed := range uint64(6) {
			l, a := aboutToAttack(t, seed)
			f, err := l.Foresee(context.Background(), a)
			if err != nil {
				t.Fatal(err)
			}
			if f.Offer == nil {
				continue
			}
			asked++
			said := map[string]string{"en": l.AskedThen("en", f), "it": l.AskedThen("it", f)}
			if _, err := l.Answer(a); err != nil {
				t.Fatal(err)
			}
			o, _ := l.OfferTo(a.Seat)
			for language, foretold := range said {
				Want(t, "asked after the attack", foretold, l.Told(language, o).Prompt)
			}
		}
		if asked == 0 {
			t.Error("nobody is asked anything after an attack")
		}
	})
}

// Before an attack it is told how it may come out, and what surely comes of it; the position stays as it is.
func TestAnAttackIsForetold(t *testing.T) {
	for seed := range uint64(3) {
		l, a := aboutToAttack(t, seed)
		before, _ := l.Position()
		f, err := l.Foresee(context.Background(), a)
		if err != nil {
			t.Fatal(err)
		}
		if after, _ := l.Position(); string(before) != string(after) {
			t.Error("foresight changed the position")
		}
		if f.Odds == nil || len(f.Odds.Outcomes) != len(BattleOutcomes) {
			t.Fatalf("seed %d: %+v", seed, f)
		}
		told, bars := f.Odds.Undone, f.Odds.Undone
		for _, s := range f.Odds.Outcomes {
			told += s.Share
		}
		for _, b := range f.Odds.Bars {
			bars += b.Share
		}
		if math.Abs(told-1) > 1e-9 || math.Abs(bars-1) > 1e-9 || f.Odds.Undone > 0 {
			t.Errorf("seed %d: the shares add up to %v, the numbers to %v, nothing comes of %v", seed, told, bars, f.Odds.Undone)
		}
		if f.Odds.Outcomes[0].Tone != play.Good {
			t.Errorf("seed %d: the attacker reads first of %+v", seed, f.Odds.Outcomes[0])
		}
	}
}

// The teller fights to the end with what stands there and carries the attack through, by storm or where he can by siege;
// cards stay in hands.
func TestTheTellerFightsItOut(t *testing.T) {
	for _, test := range []struct {
		name    string
		teller  Teller
		vf      int16 // aboard the wagon
		walls   int8
		gun     bool
		besiege bool
		taken   bool
	}{
		{"in the field", Teller{}, 40, 0, false, false, true},
		{"walls, an engine, to be besieged", Teller{Besieges: true}, 20, 1, true, true, false},
		{"walls, an engine, to be stormed", Teller{}, 80, 1, true, false, true},
		{"walls and no engine, to be besieged", Teller{Besieges: true}, 80, 1, false, false, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := Position(t, 3).Held(Green, 10, "champagne").Wild("burgundy", 8).Holds(Green, Balestriere)
			wagon := p.Transport(Green, WarWagon, 3, "champagne", test.vf)
			p.Captain(Green, 1, "champagne", wagon)
			if test.walls > 0 {
				p.Build(Fort, test.walls, "burgundy")
			}
			if test.gun {
				p.Engine(Green, 1, "champagne", wagon)
			}
			p.March.Leader, p.March.Convoy = wagon, One(wagon)
			p.Active = Green
			playtest.PlayOut(p.State, test.teller, func(g *State, t *play.Table) { g.Warfare(t, By(Green, Attack, At("burgundy"), Place(Barbarians))) })
			Want(t, "besieged", p.Territories[At("burgundy")].Siege.By == Green, test.besiege)
			Want(t, "taken", p.Territories[At("burgundy")].Owner == Green, test.taken)
			Want(t, "the card in hand", p.Players[Green].Hand[Balestriere], 1)
		})
	}
}

// Odds are told to who has a part in a battle, from his side, and to nobody else.
func TestWhoseOddsAreTold(t *testing.T) {
	p := Position(t, 4).Held(Red, 5, "burgundy")
	burgundy := At("burgundy")
	p.Battle = Battle{Kind: Field, Stage: Deciding, At: burgundy, First: Red}
	p.Battle.Sides[Attacking] = Side{Seat: Green, Main: Green, Allies: 1 << Green}
	p.Battle.Sides[Defending] = Side{Seat: Red, Main: Red, Allies: 1 << Red}
	for _, test := range []struct {
		answer play.Answer
		told   bool
		side   int
	}{
		{Says(Green, FightOn), true, Attacking},
		{Says(Green, GiveUp), false, 0},
		{Says(Green, Retire), false, 0},
		{Says(Red, ReadyToRoll), true, Defending},
		{By(Blue, StandBy, Green), true, Defending},
		{By(Blue, JoinAttack, burgundy), true, Attacking},
		{Says(White, ReadyToRoll), false, 0},
		{By(Green, Storm, burgundy), true, Attacking},
	} {
		m, ok := BattleMatter(p.State, test.answer)
		if ok != test.told || ok && (m.Mine != test.side || m.ID != BattleID(burgundy, Green, Red)) {
			t.Errorf("%+v has the odds %+v, %v", test.answer, m, ok)
		}
		if best := play.Good; ok && (m.Outcomes[Taken].Tone == best) != (test.side == Attacking) {
			t.Errorf("%+v: to take it is %s", test.answer, m.Outcomes[Taken].Tone)
		}
	}
	p.Battle.Stage = BattleOver
	if _, ok := BattleMatter(p.State, Says(Green, FightOn)); ok {
		t.Error("a battle that is over has odds")
	}
	if m, ok := BattleMatter(p.State, By(Green, CarryOn, burgundy)); !ok || m.ID != BattleID(burgundy, Green, Red) {
		t.Errorf("a siege that is carried on has the odds %+v", m)
	}
}

func BenchmarkForesight(b *testing.B) {
	l, a := aboutToAttack(b, 1)
	for b.Loop() {
		if _, err := l.Foresee(context.Background(), a); err != nil {
			b.Fatal(err)
		}
	}
}

// Battles of the greatest convoys, with cards on both sides, are over before foresight stops waiting for them.
func TestGreatBattlesAreForetoldToTheirEnd(t *testing.T) {
	const patience = 240 // questions
	for seed := range uint64(40) {
		p := Position(t, 3).Held(Red, 60, "burgundy").War(Green, Red)
		p.Holds(Green, Balestriere, Arciere).Holds(Red, Balestriere, Arciere).Dice = chance.New(seed)
		wagon := p.Transport(Green, WarWagon, 3, "champagne", 60)
		p.Captain(Green, 1, "champagne", wagon)
		p.March.Leader, p.March.Convoy, p.Active = wagon, One(wagon), Green
		asked := playtest.PlayOut(p.State, Teller{}, func(g *State, t *play.Table) { g.Attack(t, At("burgundy"), Red) })
		if asked == 0 || asked > patience {
			t.Errorf("seed %d: %d questions", seed, asked)
		}
	}
}

// Who attacks with all that holds a territory may lose that too, and who has nothing else the game.
func TestWhatAnAttackPutsAtStake(t *testing.T) {
	for _, test := range []struct {
		name  string
		stays int16 // on the ground of the territory that the attack leaves from
		other bool  // another territory is held besides
		want  play.Stake
	}{
		{"some stay", 1, true, play.NoStake},
		{"all go", 0, true, play.StakeLand},
		{"all go, and there is nothing else", 0, false, play.StakeGame},
	} {
		p := Position(t, 3).Own(Green, "champagne").Vf(Green, "champagne", test.stays).Wild("burgundy", 8)
		if test.other {
			p.Held(Green, 3, "ireland")
		}
		wagon := p.Transport(Green, WarWagon, 3, "champagne", 20)
		p.Active, p.March.Leader, p.March.Convoy = Green, wagon, One(wagon)
		m, _ := BattleMatter(p.State, By(Green, Attack, At("burgundy"), Place(Barbarians)))
		Want(t, test.name+": begins", m.Begins, true)
		Want(t, test.name, m.Stake, test.want)
	}
}

// Before walls the odds of a storm and of a siege are told apart, and in the open those of the battle.
func TestStormAndSiegeAreForetoldApart(t *testing.T) {
	for _, test := range []struct {
		walls int8
		gun   bool
		want  []string
	}{
		{0, true, nil},
		{1, false, []string{"odds.storm"}},
		{1, true, []string{"odds.storm", "odds.siege"}},
	} {
		p := Position(t, 3).Held(Green, 10, "champagne").Wild("burgundy", 2)
		wagon := p.Transport(Green, WarWagon, 3, "champagne", 19)
		if test.walls > 0 {
			p.Build(Fort, test.walls, "burgundy")
		}
		if test.gun {
			p.Engine(Green, 1, "champagne", wagon)
		}
		p.Active, p.March.Leader, p.March.Convoy = Green, wagon, One(wagon)
		m, _ := BattleMatter(p.State, By(Green, Attack, At("burgundy"), Place(Barbarians)))
		var names []string
		for _, c := range m.Courses {
			names = append(names, c.Name)
		}
		if !slices.Equal(names, test.want) {
			t.Errorf("walls %d, an engine %v: the odds are %v, want %v", test.walls, test.gun, names, test.want)
		}
	}
}
