package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// wields gives a player a card of a character, whose ability is in force.
func (p *at) wields(s play.Seat, character string) *at {
	p.t.Helper()
	for card := range int8(EmpireCards) {
		if box.Characters[box.Cards[card].Character].ID == character && p.Cards[card].Of == play.Nobody {
			p.Cards[card].Of = s
			p.begin(card, None)
			return p
		}
	}
	p.t.Fatalf("no card shows %q", character)
	return nil
}

func TestAbilitiesInMovement(t *testing.T) {
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("a card that another uses helps nobody else", func(t *testing.T) {
		p := position(t, 3).wields(byzantines, "esploratore")
		p.wields(mamluks, "eroina")
		all := func(*Effect) bool { return true }
		if p.bonus(byzantines, IgnoreStop, all) == 0 || p.bonus(mamluks, IgnoreStop, all) != 0 {
			t.Errorf("it helps him %d times, and another %d", p.bonus(byzantines, IgnoreStop, all), p.bonus(mamluks, IgnoreStop, all))
		}
	})
	// rule: mu-giochix/combat/abilities-override-stop
	// rule: mu-giochix/combat/enter-undefended-enemy
	t.Run("with Strategy an undefended territory does not stop the group", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Knight: 2}).learn(byzantines, "strategia")
		p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Knight), 2)).march(byzantines, "wallachia")
		p.play(by(byzantines, DropUnits, int16(Knight), 0, 0, 1)).march(byzantines, "alfold")
		p.wantControl("wallachia", byzantines)
		p.wantControl("alfold", byzantines)
	})
	// rule: mu-giochix/combat/abilities-override-stop
	// rule: mu-giochix/combat/enter-uncontrolled
	// rule: mu-giochix/battle-exits/retreat
	t.Run("with a Scout the group goes on once it has beaten a horde, one time", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Knight: 10}).circle(1, 1, 1, Horde{Light: 1}).wields(byzantines, "esploratore")
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Knight), 10)).march(byzantines, "bulgaria")
		for o, ok := p.stage.OfferTo(byzantines); ok && o.Prompt != AskMarch; o, ok = p.stage.OfferTo(byzantines) {
			c := o.Choices[len(o.Choices)-1]
			p.play(c.With(byzantines, c.Lo))
		}
		p.stage.Asks(byzantines, AskMarch)
		for _, kind := range [...]Unit{Light, Heavy} { // whom the battle has made too slow
			if n := counts(p.army(byzantines, p.place("bulgaria")))[kind]; n > 0 {
				p.play(by(byzantines, DropUnits, int16(kind), 0, 0, int16(n)))
			}
		}
		p.march(byzantines, "vidin")
		p.closing()
		if p.Here[p.place("vidin")][byzantines] == 0 || p.stage.Count(KeyRaised) != 2 {
			t.Error("the group has not gone on, or met no second horde")
		}
		if p.Players[byzantines].Working != 0 {
			t.Error("the ability outlasts the activation")
		}
	})
	// rule: mu-giochix/combat/abilities-override-stop
	// rule: mu-giochix/combat/enter-uncontrolled
	t.Run("an ability that says so spares the group the horde of nobody's land, but not one about undefended land", func(t *testing.T) {
		for stop, quiet := range map[Stop]bool{StopUncontrolled: true, StopUndefended: false} {
			p := position(t, 3).stand(byzantines, "thrace", Counts{Knight: 9}).circle(1, 1, 1, Horde{Light: 1}).endowed(byzantines, Effect{Do: IgnoreStop, N: 1, By: uint8(stop), Flag: true})
			p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "bulgaria").closing()
			if got := !p.stage.Tells(KeyRaised); got != quiet {
				t.Errorf("about stop %d: no horde rises: %v", stop, got)
			}
			p.wantControl("bulgaria", byzantines)
		}
	})
	// rule: mu-giochix/components/movement-and-capacity
	// rule: mu-giochix/general/technologies-any-time
	// rule: mu-giochix/combat/war-wagon-loading
	t.Run("more Movement Points and more load", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "logistica", "cartografia", "arsenale")
		galley, wagon := p.own(byzantines, Galley, 1, "thrace"), p.own(byzantines, WarWagon, 2, "thrace")
		if p.stride(byzantines, Heavy) != 2 || p.stride(byzantines, Knight) != 4 || p.pace(byzantines, galley) != 5 || p.pace(byzantines, wagon) != 4 {
			t.Errorf("%d, %d, %d, %d", p.stride(byzantines, Heavy), p.stride(byzantines, Knight), p.pace(byzantines, galley), p.pace(byzantines, wagon))
		}
		if p.room(byzantines, galley) != 4 || p.room(byzantines, wagon) != 7 {
			t.Errorf("room for %d and %d", p.room(byzantines, galley), p.room(byzantines, wagon))
		}
		if p.wields(byzantines, "maresciallo"); p.stride(byzantines, Light) != 5 || p.pace(byzantines, wagon) != 6 {
			t.Errorf("with a Marshal: %d and %d", p.stride(byzantines, Light), p.pace(byzantines, wagon))
		}
	})
}

// rule: mu-giochix/general/empire-cards-any-time
// rule: mu-giochix/general/technologies-any-time
func TestAbilitiesInBattle(t *testing.T) {
	t.Run("attack value", func(t *testing.T) {
		value := func(side int, s play.Seat, characters ...string) int16 {
			p := position(t, 6).build("thrace", Military, 1)
			other := byzantines
			p.stand(s, "thrace", Counts{Light: 1}).stand(other, "thrace", Counts{Light: 1})
			if side == Attacking {
				p.drawUp("thrace", s, other)
			} else {
				p.drawUp("thrace", other, s)
			}
			for _, c := range characters {
				p.wields(s, c)
			}
			return p.throws(side, 1, 2, 6).reckon(side).value()
		}
		for _, x := range []struct {
			side      int
			seat      play.Seat
			character string
			want      int16
		}{
			{Attacking, mamluks, "condottiero", 8}, {Defending, mamluks, "condottiero", 6},
			{Attacking, mamluks, "templare", 9}, {Attacking, mamluks, "guardia", 6}, {Defending, mamluks, "guardia", 7},
			{Attacking, novgorod, "alfiere", 7}, // no penalty of 2, and 1 more
		} {
			if got := value(x.side, x.seat, x.character); got != x.want {
				t.Errorf("%s for side %d: %d, want %d", x.character, x.side, got, x.want)
			}
		}
		// rule: mu-giochix/battle/turn-order-penalty
		p := position(t, 6).stand(novgorod, "thrace", Counts{Light: 1}).stand(byzantines, "thrace", Counts{Light: 1}).learn(novgorod, "strategia")
		p.drawUp("thrace", novgorod, byzantines).throws(Attacking, 1, 2, 6).wantValue(Attacking, 5)
	})
	t.Run("at sea Alchemy gives 1", func(t *testing.T) {
		p, _, _ := atSea(t, Counts{Light: 1}, Counts{Light: 1})
		p.learn(byzantines, "alchimia").throws(Attacking, 1, 2, 5).wantValue(Attacking, 6)
	})
	// rule: mu-giochix/battle/losses-lowest-die
	t.Run("losses", func(t *testing.T) {
		p := facing(t, Counts{Light: 5}, Counts{Light: 5}).wields(byzantines, "flagellante").throws(Attacking, 3, 5, 6)
		if got := p.losses(Attacking); got != 2 {
			t.Errorf("%d losses, want 2", got)
		}
	})
	t.Run("a die raised by 1, also for a critical", func(t *testing.T) {
		p := facing(t, Counts{Light: 5}, Counts{Light: 5}).wields(byzantines, "eroina").throws(Attacking, 4, 3, 5)
		p.run(func(g *State, t *play.Table) { g.retouch(t, Attacking) })
		p.stage.Asks(byzantines, AskShift)
		p.play(by(byzantines, ShiftDie, 1)).wantValue(Attacking, 16)
		p = facing(t, Counts{Light: 5}, Counts{Light: 5}).wields(byzantines, "eroina").throws(Attacking, 4, 3, 5)
		p.run(func(g *State, t *play.Table) { g.retouch(t, Attacking) })
		p.play(by(byzantines, ShiftDie, 0))
		if got := p.Battle.Sides[Attacking].Dice[0]; got != 4 {
			t.Errorf("a d4 shows %d", got)
		}
		p = facing(t, Counts{Light: 5}, Counts{Light: 5}).wields(byzantines, "eroina").wields(byzantines, "eroina").throws(Attacking, 4, 3, 3)
		p.run(func(g *State, t *play.Table) { g.retouch(t, Attacking) })
		p.play(by(byzantines, ShiftDie, 1), by(byzantines, ShiftDie, 2)).wantValue(Attacking, 64)
	})
	t.Run("Tactics give one more reroll in a battle, a Bard one in the round", func(t *testing.T) {
		p := facing(t, Counts{Light: 5}, Counts{Light: 5}).learn(byzantines, "tattica").wields(byzantines, "bardo")
		p.run(func(g *State, t *play.Table) { g.retouch(t, Attacking) })
		p.play(by(byzantines, RerollDie, 1), by(byzantines, RerollDie, 1))
		if !p.stage.Over() {
			t.Fatalf("a third reroll: %s", p.stage.Asked())
		}
		p.beginRound(&play.Table{})
		if got := p.rerollsLeft(Attacking, OwnDice); got != 1 {
			t.Errorf("%d rerolls in the next round, want the Bard's", got)
		}
	})
	// rule: mu-giochix/powers/archer
	t.Run("a Crossbowman deals 1 damage before the melee", func(t *testing.T) {
		p := facing(t, Counts{Light: 5}, Counts{Light: 5}).wields(byzantines, "balestriere")
		p.shots(&play.Table{})
		p.wantLeft(Defending, 4)
	})
	t.Run("a Guard prevents 1 damage of any sort in a round, a Hospitaller 2 of engines and shots", func(t *testing.T) {
		p := facing(t, Counts{Light: 5}, Counts{Light: 9}).wields(hungarians, "guardia").wields(hungarians, "ospitaliere")
		p.deal(&play.Table{}, Defending, 1, FromShots)
		p.wantLeft(Defending, 9)
		p.deal(&play.Table{}, Defending, 2, FromMelee) // the Guard is not used up
		p.wantLeft(Defending, 8)
		p.beginRound(&play.Table{})
		p.deal(&play.Table{}, Defending, 4, FromSiege) // all three are
		p.wantLeft(Defending, 7)
		p.deal(&play.Table{}, Defending, 1, FromMelee)
		p.wantLeft(Defending, 6)
	})
	// rule: mu-giochix/powers/unique-type
	t.Run("a Champion lets 2 Knights charge though the enemy has Knights", func(t *testing.T) {
		p := facing(t, Counts{Knight: 3}, Counts{Knight: 3}).wields(byzantines, "campione")
		if a, d := p.powerOf(Attacking, Knight), p.powerOf(Defending, Knight); a != 2 || d != 0 {
			t.Errorf("%d and %d charge", a, d)
		}
	})
	// rule: mu-giochix/powers/captain-cancel-unit
	t.Run("but not that of a Captain who acts as one of the kind", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).captain(hungarians, "wallachia", 1).stand(byzantines, "wallachia", Counts{Archer: 3})
		p.drawUp("wallachia", hungarians, byzantines).wields(byzantines, "infiltrato").run(func(g *State, t *play.Table) { g.captains(t) })
		p.play(by(hungarians, UseAs, int16(Archer), 0, 0, 1))
		if got := p.powerOf(Attacking, Archer); got != 1 || !p.stage.Over() {
			t.Errorf("%d shoot, and the Infiltrator is asked whom he cancels", got)
		}
	})
	t.Run("an Infiltrator cancels the power of 2 of one kind", func(t *testing.T) {
		p := facing(t, Counts{Light: 3}, Counts{Knight: 3, Archer: 1}).wields(byzantines, "infiltrato")
		p.run(func(g *State, t *play.Table) { g.captains(t); g.powers() })
		p.play(by(byzantines, CancelKind, int16(Knight)))
		if got := p.charge(Defending); got != 2 || !p.stage.Over() {
			t.Errorf("the Knights deal %d, want 2", got)
		}
	})
	t.Run("two Infiltrators cancel that of 2 each, also of two kinds", func(t *testing.T) {
		p := facing(t, Counts{Light: 3}, Counts{Knight: 3, Archer: 3}).wields(byzantines, "infiltrato").wields(byzantines, "infiltrato")
		p.run(func(g *State, t *play.Table) { g.captains(t); g.powers() })
		p.play(by(byzantines, CancelKind, int16(Knight)), by(byzantines, CancelKind, int16(Archer)))
		if knights, archers := p.powerOf(Defending, Knight), p.powerOf(Defending, Archer); knights != 1 || archers != 1 || !p.stage.Over() {
			t.Errorf("%d Knights and %d Archers are left that use their power", knights, archers)
		}
	})
	// rule: mu-giochix/powers/captain-cancel-captain
	t.Run("a Cutthroat silences a Captain", func(t *testing.T) {
		p := position(t, 3).captain(byzantines, "wallachia", 1).captain(hungarians, "wallachia", 3).captain(hungarians, "wallachia", 2)
		p.drawUp("wallachia", byzantines, hungarians).wields(byzantines, "sicario")
		if got := p.captainUses(Defending); got != 1 {
			t.Errorf("%d uses, want 2 - 1", got)
		}
	})
	// rule: mu-giochix/siege-engines/damage
	// rule: mu-giochix/siege-engines/hit-roll
	t.Run("Engineering and a Siege Engineer make hits on buildings harder, Alchemy more frequent", func(t *testing.T) {
		p, e := besieging(t, 1, Counts{Light: 4}, Counts{Heavy: 20})
		p.learn(byzantines, "ingegneria").wields(byzantines, "genio")
		if got := p.blow(byzantines, e, 1+int16(Military)); got != 2 {
			t.Errorf("a Catapult deals %d to buildings, want 2", got)
		}
		p.Battle.Crew[byzantines][e], p.Battle.Serving[byzantines] = 3, least(p.Battle.Of[byzantines], 3)
		fours := 0
		for seed := range uint64(20) {
			p.Dice = chance.New(seed)
			dice, want := p.Dice, int16(0)
			for range 3 {
				if n := dice.N(8) + 1; n <= 4 {
					want += 2
					fours += n / 4
				}
			}
			if got := p.volley(&play.Table{}, Attacking); got != want {
				t.Fatalf("seed %d: %d damage, want %d", seed, got, want)
			}
		}
		if fours == 0 {
			t.Error("no 4 was rolled")
		}
	})
	// rule: mu-giochix/battle-exits/capture-ratio
	t.Run("a Gaoler captures without the numbers", func(t *testing.T) {
		p := facing(t, Counts{Archer: 3}, Counts{Archer: 3}).throws(Attacking, 2, 5, 7)
		p.tryCapture(&play.Table{}, Attacking)
		p.wantValue(Attacking, 4)
		p.wields(byzantines, "carceriere").wantValue(Attacking, 7)
	})
}

// rule: mu-giochix/general/empire-cards-any-time
func TestMilitia(t *testing.T) {
	p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "bulgaria", Counts{Knight: 2})
	for card := range int8(EmpireCards) {
		if box.Characters[box.Cards[card].Character].ID == "miliziano" {
			p.Cards[card].Of = hungarians
			break
		}
	}
	p.activate(byzantines, "bulgaria", joins(byzantines, Sort(Knight), 2)).march(byzantines, "wallachia")
	p.stage.Asks(hungarians, AskRally)
	o, _ := p.stage.OfferTo(hungarians)
	p.play(o.Choices[0].With(hungarians, o.Choices[0].Lo))
	for o, ok := p.stage.OfferTo(hungarians); ok && o.Prompt != AskStance && o.Prompt != AskRally; o, ok = p.stage.OfferTo(hungarians) {
		p.play(o.Choices[0].With(hungarians, o.Choices[0].Hi))
	}
	if p.Here[p.place("wallachia")][hungarians] != 2 || !p.Battle.On {
		t.Errorf("%d defend Wallachia; %s", p.Here[p.place("wallachia")][hungarians], p.stage.Asked())
	}
}
