package giochix

import (
	"testing"

	"signoria/play"
)

// drawUp draws two sides up in a place; a test throws their dice and carries out phases by hand.
func (p *at) drawUp(id string, attacker, defender play.Seat) *at {
	p.t.Helper()
	p.muster(&play.Table{}, p.place(id), attacker, defender)
	return p
}

// throws gives a side its dice.
func (p *at) throws(side int, d4, d6, d8 int8) *at {
	p.Battle.Sides[side].Dice = [dice]int8{d4, d6, d8}
	return p
}

// closing answers every question left with the choice that is listed last, and its least number: it fights on, lets dice
// lie, keeps what it finds.
func (p *at) closing() *at {
	p.t.Helper()
	for !p.stage.Over() {
		o := p.stage.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		p.play(c.With(o.Seat, c.Lo))
	}
	return p
}

// left is how many units of a kind a side has left.
func (p *at) left(side int, kind Unit) int8 { return p.fighters(side)[kind] }

// wantLeft checks how many units a side has left.
func (p *at) wantLeft(side int, want int8) {
	p.t.Helper()
	if got := p.fighters(side).All(); got != want {
		p.t.Errorf("side %d has %d units left, want %d", side, got, want)
	}
	if err := p.Check(); err != nil {
		p.t.Error(err)
	}
}

// wantValue checks the attack value of a side.
func (p *at) wantValue(side int, want int16) {
	p.t.Helper()
	if got := p.reckon(side).value(); got != want {
		p.t.Errorf("side %d has an attack value of %d, want %d", side, got, want)
	}
}

// facing is a battle in Wallachia, which the Hungarians defend against the Byzantines.
func facing(t *testing.T, attackers, defenders Counts) *at {
	t.Helper()
	p := position(t, 3).war(byzantines, hungarians)
	return p.stand(byzantines, "wallachia", attackers).stand(hungarians, "wallachia", defenders).drawUp("wallachia", byzantines, hungarians)
}

func TestAttackValue(t *testing.T) {
	// rule: mu-giochix/battle/phase4-roll
	// rule: mu-giochix/battle/critical
	for _, x := range []struct {
		dice [dice]int8
		want int16
	}{
		{[dice]int8{3, 3, 5}, 9}, {[dice]int8{1, 1, 6}, 6}, {[dice]int8{4, 4, 4}, 64}, {[dice]int8{2, 6, 7}, 7}, {[dice]int8{1, 6, 6}, 36},
		{[dice]int8{4, 1, 4}, 16}, {[dice]int8{1, 1, 1}, 1},
	} {
		if got := best(x.dice); got != x.want {
			t.Errorf("%v: attack value %d, want %d", x.dice, got, x.want)
		}
	}
	// rule: mu-giochix/battle/turn-order-penalty
	// rule: mu-giochix/components/turn-order-penalties
	t.Run("the places of the turn order cost 0, 0, 1, 1, 2, 2, in attack and defence; never below 0", func(t *testing.T) {
		p := position(t, 6)
		p.Battle.Retreat = NoPlace
		for s, want := range []int16{7, 7, 6, 6, 5, 5} {
			p.Battle.Sides[Attacking] = Side{Lead: play.Seat(s), Dice: [dice]int8{2, 6, 7}}
			p.Battle.Sides[Defending] = Side{Lead: Barbarians}
			p.wantValue(Attacking, want)
			p.Battle.Sides[Attacking], p.Battle.Sides[Defending] = p.Battle.Sides[Defending], p.Battle.Sides[Attacking]
			p.wantValue(Defending, want)
		}
		p.throws(Defending, 1, 1, 1).wantValue(Defending, 0)
	})
	// rule: mu-giochix/battle/barbarian-dice-fixed
	t.Run("Barbarians have the dice of the circle of war, and no penalty", func(t *testing.T) {
		p := position(t, 3).circle(2, 2, 3, Horde{}).barbariansIn("bulgaria", Horde{Light: 1}).stand(byzantines, "bulgaria", Counts{Light: 1})
		p.drawUp("bulgaria", byzantines, Barbarians).rolls(&play.Table{}, Defending)
		p.wantValue(Defending, 4)
		if got := p.losses(Defending); got != 2 {
			t.Errorf("they lose %d, want 2", got)
		}
	})
}

func TestRerolls(t *testing.T) {
	// rule: mu-giochix/battle/phase4-roll
	// rule: mu-giochix/battle/phase5-defender
	t.Run("each die may be rolled again once", func(t *testing.T) {
		for side, s := range [2]play.Seat{byzantines, hungarians} {
			p := facing(t, Counts{Heavy: 1}, Counts{Heavy: 1})
			p.run(func(g *State, t *play.Table) { g.rolls(t, side) })
			p.stage.Asks(s, AskReroll)
			p.play(by(s, RerollDie, 1))
			if p.may(s, play.Choice{Verb: RerollDie, A: 1}) || !p.may(s, play.Choice{Verb: RerollDie, A: 2}) {
				t.Error("the same die may be rolled again, or no other")
			}
			p.play(by(s, RerollDie, 0), by(s, RerollDie, 2))
			if !p.stage.Over() {
				t.Errorf("after all three: %s", p.stage.Asked())
			}
		}
	})
}

func TestComparison(t *testing.T) {
	// rule: mu-giochix/battle/phase6-compare
	// rule: mu-giochix/battle/phase7-battle-score
	// rule: mu-giochix/battle/phase8-damage
	t.Run("values 9 and 4, 3 units of the winner in the melee: a battle score of 3", func(t *testing.T) {
		p := facing(t, Counts{Archer: 3}, Counts{Archer: 9}).throws(Attacking, 3, 3, 5).throws(Defending, 1, 5, 2) // less one for the third place
		p.compare(&play.Table{})
		p.wantLeft(Attacking, 3)
		p.wantLeft(Defending, 6)
	})
	// rule: mu-giochix/battle/phase6-compare
	// rule: mu-giochix/battle/losses-lowest-die
	// rule: mu-giochix/battle/phase9-losses
	t.Run("after a tie nobody takes damage, and both their losses: each its own lowest die", func(t *testing.T) {
		p := facing(t, Counts{Archer: 8}, Counts{Archer: 8}).throws(Attacking, 2, 6, 7).throws(Defending, 3, 5, 8) // less one
		p.compare(&play.Table{})
		p.wantLeft(Attacking, 8)
		p.wantLeft(Defending, 8)
		p.takeLosses(&play.Table{})
		p.wantLeft(Attacking, 6)
		p.wantLeft(Defending, 5)
	})
	// rule: mu-giochix/battle/overwhelming-superiority
	t.Run("a difference of 44: two choices between a damage more and a loss fewer", func(t *testing.T) {
		p := facing(t, Counts{Archer: 3}, Counts{Archer: 10}).throws(Attacking, 3, 4, 4)
		p.run(func(g *State, t *play.Table) { g.defeat(t, Attacking, 44) })
		p.stage.Asks(byzantines, AskCrush)
		if o, _ := p.stage.OfferTo(byzantines); o.Choices[0].Hi != 2 {
			t.Errorf("%d choices, want 2", o.Choices[0].Hi)
		}
		p.play(by(byzantines, Crush, 0, 0, 0, 1))
		p.wantLeft(Defending, 10-3-1)
		if got := p.losses(Attacking); got != 2 {
			t.Errorf("the winner loses %d, want 3 - 1", got)
		}
	})
	// rule: mu-giochix/battle/overwhelming-superiority
	t.Run("19 is not enough", func(t *testing.T) {
		p := facing(t, Counts{Archer: 3}, Counts{Archer: 10}).throws(Attacking, 3, 4, 4)
		p.run(func(g *State, t *play.Table) { g.defeat(t, Attacking, 19) })
		p.wantLeft(Defending, 7)
	})
}

func TestDamage(t *testing.T) {
	// rule: mu-giochix/battle/phase8-damage
	t.Run("the loser assigns it; he is not asked where it makes no difference", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Archer: 2, Heavy: 1})
		p.run(func(g *State, t *play.Table) { g.deal(t, Defending, 2, FromMelee) })
		p.stage.Asks(hungarians, AskDamage)
		p.play(by(hungarians, TakeHits, int16(hungarians), int16(Heavy), 0, 1), by(hungarians, TakeHits, int16(hungarians), int16(Light), 0, 1))
		if p.left(Defending, Archer) != 2 || p.left(Defending, Heavy) != 0 || p.left(Defending, Light) != 0 {
			t.Errorf("left: %v", p.fighters(Defending))
		}
		p = facing(t, Counts{Light: 1}, Counts{Archer: 2, Heavy: 1})
		p.run(func(g *State, t *play.Table) { g.deal(t, Defending, 4, FromMelee) })
		if !p.stage.Over() {
			t.Errorf("4 damage kill all, and it is asked: %s", p.stage.Asked())
		}
		p.wantLeft(Defending, 0)
	})
	// rule: mu-giochix/powers/knight-damage
	// rule: mu-giochix/powers/heavy-infantry-damage
	// rule: mu-giochix/powers/light-infantry-damage
	t.Run("a Knight becomes Heavy, then Light Infantry, and is removed by the third damage", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Knight: 1})
		for _, want := range []Counts{{Heavy: 1}, {Light: 1}, {}} {
			p.bear(&play.Table{}, Defending, 1, None)
			if got := p.fighters(Defending); got != want {
				t.Errorf("%v are left, want %v", got, want)
			}
		}
		if err := p.Check(); err != nil {
			t.Error(err)
		}
	})
	// rule: mu-giochix/powers/knight-damage
	// rule: mu-giochix/powers/heavy-infantry-damage
	// rule: mu-giochix/components/tokens-and-supply
	t.Run("what has run out is skipped", func(t *testing.T) {
		p := position(t, 3).stand(hungarians, "alfold", Counts{Heavy: 20}).stand(byzantines, "wallachia", Counts{Light: 1})
		p.stand(hungarians, "wallachia", Counts{Knight: 1}).drawUp("wallachia", byzantines, hungarians)
		p.bear(&play.Table{}, Defending, 1, None)
		if got, want := p.fighters(Defending), (Counts{Light: 1}); got != want {
			t.Errorf("%v are left, want %v", got, want)
		}
		p = position(t, 3).stand(hungarians, "alfold", Counts{Light: 20}).stand(byzantines, "wallachia", Counts{Light: 1})
		p.stand(hungarians, "wallachia", Counts{Heavy: 1}).drawUp("wallachia", byzantines, hungarians)
		p.bear(&play.Table{}, Defending, 1, None)
		p.wantLeft(Defending, 0)
	})
	// rule: mu-giochix/powers/archer-damage
	// rule: mu-giochix/powers/captain-damage
	t.Run("an Archer and a Captain are removed", func(t *testing.T) {
		for _, kind := range [...]Unit{Archer, Captain} {
			var one Counts
			one[kind] = 1
			p := facing(t, Counts{Light: 1}, one)
			p.bear(&play.Table{}, Defending, 1, None)
			p.wantLeft(Defending, 0)
		}
	})
	// rule: mu-giochix/siege-engines/servants-out-of-melee
	t.Run("servants take damage only when nobody else is left", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Archer: 1, Heavy: 1})
		e := p.own(hungarians, Engine, 1, "wallachia")
		p.Battle.Crew[hungarians][e] = 1
		p.Battle.Serving[hungarians] = p.Battle.Of[hungarians] & allOf(Archer)
		p.bear(&play.Table{}, Defending, 2, None)
		if got, want := p.fighters(Defending), (Counts{Archer: 1}); got != want {
			t.Errorf("%v are left, want %v", got, want)
		}
		p.bear(&play.Table{}, Defending, 1, None)
		p.wantLeft(Defending, 0)
		if p.Battle.Crew[hungarians][e] != 0 {
			t.Error("the dead serve an engine")
		}
	})
	// rule: mu-giochix/powers/barbarian-use
	t.Run("Barbarians lose Light Infantry, then Archers, then the Captain", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("bulgaria", Horde{Light: 1, Archers: 1, Captain: 1})
		p.drawUp("bulgaria", byzantines, Barbarians)
		for _, want := range []Horde{{Archers: 1, Captain: 1}, {Captain: 1}, {}} {
			p.bear(&play.Table{}, Defending, 1, None)
			if got := p.Hordes[p.place("bulgaria")]; got != want {
				t.Errorf("%v are left, want %v", got, want)
			}
		}
	})
}

func TestBattleHonour(t *testing.T) {
	against := func(t *testing.T, own Counts, h Horde) *at {
		p := position(t, 3).circle(1, 1, 1, Horde{}).stand(byzantines, "bulgaria", own).barbariansIn("bulgaria", h)
		return p.drawUp("bulgaria", byzantines, Barbarians)
	}
	// rule: mu-giochix/victory/hp-powerful-enemy
	t.Run("5 units when the battle began are a powerful enemy, Barbarians too", func(t *testing.T) {
		for n, want := range map[int8]int16{4: 0, 5: 1} {
			p := against(t, Counts{Light: 1}, Horde{Light: n})
			p.bear(&play.Table{}, Defending, 9, None)
			p.settle(&play.Table{})
			p.wantHonour(byzantines, startHonour+want)
		}
	})
	// rule: mu-giochix/victory/hp-suppress-rebellion
	t.Run("whoever eliminates the last of a rebellion, his own or another's", func(t *testing.T) {
		p := against(t, Counts{Light: 1}, Horde{Light: 2, Rebels: int8(hungarians) + 1, Risings: 1})
		p.bear(&play.Table{}, Defending, 1, None)
		p.bear(&play.Table{}, Defending, 1, None)
		p.settle(&play.Table{})
		p.wantHonour(byzantines, startHonour+1)
		if p.Hordes[p.place("bulgaria")] != (Horde{}) {
			t.Error("the rebellion goes on")
		}
	})
	// rule: mu-giochix/victory/hp-lose-to-barbarians
	t.Run("to lose all against Barbarians costs 1, in defence too", func(t *testing.T) {
		p := against(t, Counts{Light: 1}, Horde{Light: 2})
		p.bear(&play.Table{}, Attacking, 1, None)
		p.settle(&play.Table{})
		p.wantHonour(byzantines, startHonour-1)
		p = position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}).barbariansIn("thrace", Horde{Light: 2})
		p.drawUp("thrace", Barbarians, byzantines)
		p.bear(&play.Table{}, Defending, 1, None)
		p.settle(&play.Table{})
		p.wantHonour(byzantines, startHonour-1)
	})
}

// A battle against a horde is fought to its end: the attacker rolls, the Barbarians' dice lie fixed.
func TestBattleRuns(t *testing.T) {
	// rule: mu-giochix/battle/nine-phases
	// rule: mu-giochix/battle/when
	p := position(t, 3).circle(1, 1, 1, Horde{}).stand(byzantines, "bulgaria", Counts{Heavy: 12}).barbariansIn("bulgaria", Horde{Light: 15, Archers: 1})
	p.run(func(g *State, t *play.Table) { g.fight(t, g.placeOfHorde(), byzantines, Barbarians) })
	p.closing()
	if rounds := p.stage.Count(KeyRound); rounds < 2 {
		t.Errorf("%d rounds", rounds)
	}
	order := []play.Key{KeyRound, KeyShoots, KeyRolls, KeyBarbDices, KeyValues, KeyScore, KeyLosses}
	at := 0
	for _, l := range p.stage.Lines(0) {
		if at < len(order) && l.Key == order[at] {
			at++
		}
	}
	if at != len(order) {
		t.Errorf("the phases do not come in their order: %d is missing", order[at])
	}
	if p.Battle.On || p.Hordes[p.place("bulgaria")] != (Horde{}) {
		t.Error("the battle is not over")
	}
}

// placeOfHorde is where the only horde of a position is.
func (g *State) placeOfHorde() Place {
	for at := range Place(Places) {
		if g.Hordes[at].Units() > 0 {
			return at
		}
	}
	return NoPlace
}

// Who fights is told kind by kind, and of an attack value what it is made of, unless that is the highest die alone.
func TestBattleIsTold(t *testing.T) {
	// rule: mu-giochix/battle/critical
	// rule: mu-giochix/battle/turn-order-penalty
	p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 3, Heavy: 1}).barbariansIn("bulgaria", Horde{Light: 2, Captain: 1})
	p.run(func(g *State, t *play.Table) {
		g.muster(t, g.placeOfHorde(), byzantines, Barbarians)
		g.powers()
		g.tellPowers(t)
		for side, d := range [2][dice]int8{{4, 4, 1}, {3, 2, 1}} {
			g.Battle.Sides[side].Dice = d
		}
		g.Battle.Sides[Attacking].Sacrificed = 1
		g.compare(t)
	})
	less := p.penalty(Attacking)
	for _, told := range []play.Line{
		{Key: KeyRanks, Args: [6]int16{int16(byzantines), 3, 0, 1}},
		{Key: KeyRanks, Args: [6]int16{int16(Barbarians), 2, 0, 0, 0, 1}},
		{Key: KeyPowers, Args: [6]int16{int16(byzantines), 0, 1, 0}},
		{Key: KeyReckons, Args: [6]int16{int16(byzantines), 16, 4, 0, less}},
	} {
		if !p.stage.Tells(told.Key, told.Args[:]...) {
			t.Errorf("line %d is not told: %v", told.Key, told.Args)
		}
	}
	if n := p.stage.Count(KeyReckons); n != 1 {
		t.Errorf("%d reckonings are told, want that of the Byzantines alone", n)
	}
}
