package giochix

import (
	"testing"

	"signoria/chance"
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
func (p *at) wantLeft(side int, want int16) {
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
	// rule: mu-giochix/general/empire-cards-any-time
	// rule: mu-giochix/general/technologies-any-time
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
	// rule: mu-giochix/battle/phase7-battle-score
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
	// rule: mu-giochix/battle/phase7-battle-score
	t.Run("each 20 are one", func(t *testing.T) {
		for difference, want := range map[int16]int16{20: 1, 39: 1, 40: 2, 60: 3} {
			p := facing(t, Counts{Archer: 3}, Counts{Archer: 10}).throws(Attacking, 3, 4, 4)
			p.run(func(g *State, t *play.Table) { g.defeat(t, Attacking, difference) })
			if got := mustOffer(p, byzantines).Choices[0].Hi; got != want {
				t.Errorf("a difference of %d: %d choices, want %d", difference, got, want)
			}
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
	// rule: mu-giochix/battle/phase6-compare
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

// fights has the Byzantines attack the Hungarians in Wallachia, to the first question.
func (p *at) fights() *at {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) { g.fight(t, g.placeNamed("wallachia"), byzantines, hungarians) })
}

// facingIn is two armies in Wallachia that do not fight yet, and are at war.
func facingIn(t *testing.T, attackers, defenders Counts) *at {
	t.Helper()
	return position(t, 3).war(byzantines, hungarians).stand(byzantines, "wallachia", attackers).stand(hungarians, "wallachia", defenders)
}

// told is where a line of a kind first stands in the chronicle, -1 if it does not.
func (p *at) told(k play.Key) int {
	for i, l := range p.stage.Lines(0) {
		if l.Key == k {
			return i
		}
	}
	return -1
}

func TestTheCourseOfARound(t *testing.T) {
	// rule: mu-giochix/diplomacy/attack-without-declaration
	// rule: mu-giochix/battle/when
	t.Run("to fight somebody's army without a war costs 3 Honour, once", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "wallachia", Counts{Light: 1}).stand(hungarians, "wallachia", Counts{Light: 1}).fights().closing()
		p.wantHonour(byzantines, startHonour-3)
		if !p.atWar(byzantines, hungarians) {
			t.Error("there is no war")
		}
	})
	// rule: mu-giochix/battle/nine-phases
	// rule: mu-giochix/military-buildings/choose-protection
	// rule: mu-giochix/battle/phase1-artillery
	t.Run("walls, engines, shots, powers, both throws, the comparison and the losses follow each other", func(t *testing.T) {
		p := facingIn(t, Counts{Heavy: 15, Archer: 3}, Counts{Light: 15}).build("wallachia", Military, 1)
		p.own(byzantines, Engine, 1, "wallachia")
		p.fights().play(by(byzantines, FightOn), by(hungarians, FightOn))
		p.stage.Asks(hungarians, AskProtect)
		p.play(by(hungarians, Protect, int16(FromMelee)))
		p.stage.Asks(byzantines, AskCrews)
		p.play(by(byzantines, Serve, numbered(byzantines, 0), int16(Heavy), AtUnits, 3), by(byzantines, CrewsReady))
		for p.prompt() != AskStance {
			p.pass()
		}
		last := -1
		for _, k := range [...]play.Key{KeyRound, KeyProtects, KeyFires, KeyShoots, KeyPowers, KeyRolls, KeyValues, KeyLosses} {
			at := p.told(k)
			if at <= last {
				t.Errorf("line %d is the %d. one, after %d", k, at, last)
			}
			last = at
		}
		if n := p.stage.Count(KeyRolls); n != 2 {
			t.Errorf("%d throw in the round", n)
		}
		if p.Battle.Round != 2 {
			t.Errorf("it is round %d", p.Battle.Round)
		}
	})
	// rule: mu-giochix/battle/nine-phases
	t.Run("a round ends where one side is gone: nobody asks the Captain of whom the enemy has surrendered to", func(t *testing.T) {
		p := facingIn(t, Counts{Archer: 3}, Counts{Archer: 3}).captain(byzantines, "wallachia", 2).fights()
		p.play(by(byzantines, FightOn), by(hungarians, OfferSurrender), by(byzantines, AcceptSurrender))
		if !p.stage.Over() || p.stage.Tells(KeyShoots) || p.stage.Tells(KeyRolls) {
			t.Errorf("it goes on: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/battle/phase4-roll
	// rule: mu-giochix/battle/phase5-defender
	// rule: mu-giochix/powers/light-infantry
	t.Run("who may sacrifice is asked before he throws, on either side", func(t *testing.T) {
		for side, s := range [2]play.Seat{byzantines, hungarians} {
			of := [2]Counts{{Heavy: 1}, {Heavy: 1}}
			of[side] = Counts{Light: 2}
			p := facing(t, of[0], of[1])
			p.powers()
			p.run(func(g *State, t *play.Table) { g.rolls(t, side) })
			p.stage.Asks(s, AskSacrifice)
			if p.told(KeyRolls) >= 0 {
				t.Error("he has thrown already")
			}
			p.play(by(s, RollDice)).stage.Asks(s, AskReroll)
		}
	})
	// rule: mu-giochix/powers/light-infantry
	t.Run("of two that fight together as many fall as are sacrificed, and no more", func(t *testing.T) {
		p := position(t, 4).owes(germans, byzantines, 9, hungarians).stand(germans, "wallachia", Counts{Light: 2})
		p.stand(byzantines, "wallachia", Counts{Light: 2}).stand(hungarians, "wallachia", Counts{Heavy: 1}).drawUp("wallachia", byzantines, hungarians)
		p.powers()
		p.run(func(g *State, t *play.Table) { g.sacrifice(t, Attacking) }).play(by(byzantines, Sacrifice, 0, 0, 0, 3))
		p.wantLeft(Attacking, 1)
	})
	// rule: mu-giochix/battle/phase9-losses
	t.Run("who has no losses takes none", func(t *testing.T) {
		p := facing(t, Counts{Heavy: 4}, Counts{Archer: 4}).throws(Attacking, 1, 5, 6).throws(Defending, 2, 3, 4)
		p.powers()
		p.run(func(g *State, t *play.Table) { g.takeLosses(t) })
		p.wantLeft(Attacking, 4)
		p.wantLeft(Defending, 2)
		if n := p.stage.Count(KeyLosses); n != 1 {
			t.Errorf("losses are told %d times", n)
		}
		p = facing(t, Counts{Archer: 4}, Counts{Archer: 1}).throws(Attacking, 1, 5, 6).throws(Defending, 2, 3, 4)
		p.bear(&play.Table{}, Defending, 1, None)
		if p.run(func(g *State, t *play.Table) { g.takeLosses(t) }); p.stage.Count(KeyLosses) != 1 || !p.stage.Tells(KeyLosses, int16(byzantines), 1) {
			t.Error("who has nobody left is told to have some")
		}
	})
	// rule: mu-giochix/battle/phase8-damage
	// rule: mu-giochix/powers/barbarian-use
	t.Run("more damage than all can take kills them and is over", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Archer: 2, Heavy: 1})
		p.bear(&play.Table{}, Defending, 9, None)
		p.wantLeft(Defending, 0)
		p = position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("bulgaria", Horde{Light: 1, Archers: 1})
		p.drawUp("bulgaria", byzantines, Barbarians).bear(&play.Table{}, Defending, 9, None)
		p.wantLeft(Defending, 0)
	})
	// rule: mu-giochix/battle/overwhelming-superiority
	t.Run("who has no losses to fear takes all of it as damage, and so do Barbarians", func(t *testing.T) {
		p := facing(t, Counts{Heavy: 3}, Counts{Archer: 10}).throws(Attacking, 3, 4, 4)
		p.powers()
		if p.run(func(g *State, t *play.Table) { g.defeat(t, Attacking, 44) }); !p.stage.Over() {
			t.Errorf("he is asked: %s", p.stage.Asked())
		}
		p.wantLeft(Defending, 10-3-2)
		p = position(t, 3).circle(4, 4, 4, Horde{}).stand(byzantines, "bulgaria", Counts{Archer: 9}).barbariansIn("bulgaria", Horde{Light: 2})
		p.drawUp("bulgaria", byzantines, Barbarians).rolls(&play.Table{}, Defending)
		if p.run(func(g *State, t *play.Table) { g.defeat(t, Defending, 64) }); !p.stage.Over() {
			t.Errorf("somebody is asked: %s", p.stage.Asked())
		}
		p.wantLeft(Attacking, 9-2-3)
	})
	// rule: mu-giochix/naval/empty-galley-sinks
	// rule: mu-giochix/battle/nine-phases
	t.Run("at sea it is rolled at the end of the round for the Galleys that it has emptied", func(t *testing.T) {
		for _, phase := range [...]func(g *State, t *play.Table){(*State).strikes, func(g *State, t *play.Table) { g.shooting(t) }} {
			p, _, _ := atSea(t, Counts{Archer: 9}, Counts{Light: 1})
			p.Dice = chance.New(4)
			p.throws(Attacking, 3, 4, 8).throws(Defending, 1, 2, 3)
			p.run(phase).closing()
			if n := p.stage.Count(KeyGalleySinks) + p.stage.Count(KeyGalleyFloat); p.left(Defending, Light) != 0 || n != 1 {
				t.Errorf("it is rolled %d times", n)
			}
		}
	})
	// rule: mu-giochix/general/empire-cards-any-time
	t.Run("whatever touches the dice is asked of both, once all have thrown", func(t *testing.T) {
		p := facing(t, Counts{Heavy: 5}, Counts{Heavy: 5}).wields(byzantines, "bardo").endowed(hungarians, Effect{Do: Reroll, N: 1, By: uint8(OwnDice)}).throws(Attacking, 1, 2, 3).throws(Defending, 1, 2, 3)
		p.run(func(g *State, t *play.Table) { g.strikes(t) }).play(by(byzantines, LetCardsBe)) // the Bard's card, not tapped
		p.stage.Asks(byzantines, AskReroll)
		p.play(by(byzantines, LeaveDice))
		p.stage.Asks(hungarians, AskReroll)
	})
}

// What abilities can do in a battle, also those that no printed card has.
// rule: mu-giochix/general/empire-cards-any-time
func TestAbilitiesOfAnyBox(t *testing.T) {
	t.Run("the enemy's dice are rolled again, but not those in the circle of war", func(t *testing.T) {
		again := Effect{Do: Reroll, N: 1, By: uint8(EnemyDice)}
		p := facing(t, Counts{Heavy: 5}, Counts{Heavy: 5}).endowed(byzantines, again).throws(Attacking, 1, 2, 3).throws(Defending, 4, 6, 8)
		p.run(func(g *State, t *play.Table) { g.retouch(t, Attacking) })
		p.stage.Asks(byzantines, AskReroll)
		if p.may(byzantines, play.Choice{Verb: RerollDie, A: 2, B: int16(OwnDice)}) {
			t.Error("his own are")
		}
		p.play(by(byzantines, RerollDie, 2, int16(EnemyDice)))
		if own, his := p.Battle.Sides[Attacking].Dice, p.Battle.Sides[Defending].Dice; own != [dice]int8{1, 2, 3} || his[0] != 4 || his[1] != 6 || !p.stage.Over() {
			t.Errorf("the dice are %v and %v", own, his)
		}
		p = position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("bulgaria", Horde{Light: 1}).drawUp("bulgaria", byzantines, Barbarians)
		if got := p.endowed(byzantines, again).rerollsLeft(Attacking, EnemyDice); got != 0 {
			t.Errorf("%d dice of the circle of war are", got)
		}
	})
	// rule: mu-giochix/battle/losses-lowest-die
	t.Run("the enemy has more losses", func(t *testing.T) {
		p := facing(t, Counts{Archer: 5}, Counts{Archer: 5}).endowed(byzantines, Effect{Do: LossesChange, N: 2, By: uint8(EnemyDice)})
		p.throws(Attacking, 1, 2, 3).throws(Defending, 1, 2, 3)
		if own, his := p.losses(Attacking), p.losses(Defending); own != 1 || his != 3 {
			t.Errorf("losses of %d and %d", own, his)
		}
	})
	// rule: mu-giochix/battle/phase8-damage
	t.Run("the winner deals more in the melee, and only the winner", func(t *testing.T) {
		for side, want := range [2]int16{8 - 3 - 2, 8 - 3} {
			p := facing(t, Counts{Archer: 8}, Counts{Archer: 8}).endowed([2]play.Seat{byzantines, hungarians}[side], Effect{Do: DealDamage, N: 2, By: uint8(FromMelee)})
			p.defeat(&play.Table{}, Attacking, 3)
			p.wantLeft(Defending, want)
		}
	})
	// rule: mu-giochix/siege-engines/damage
	t.Run("engines hit units harder", func(t *testing.T) {
		p, e := besieging(t, 2, Counts{Light: 4}, Counts{Heavy: 9})
		p.endowed(byzantines, Effect{Do: Siege, Min: 2})
		if units, walls := p.blow(byzantines, e, AtUnits), p.blow(byzantines, e, 1+int16(Military)); units != 5 || walls != 1 {
			t.Errorf("%d to units, %d to buildings", units, walls)
		}
	})
}

// What a battle leaves behind.
func TestTheEndOfABattle(t *testing.T) {
	lost := func(t *testing.T, id string, ready func(p *at)) *at {
		p := position(t, 3).stand(byzantines, id, Counts{Light: 1}).build(id, Civil, 1).barbariansIn(id, Horde{Light: 2})
		ready(p)
		p.drawUp(id, byzantines, Barbarians)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.settle(&play.Table{})
		return p
	}
	stands := func(p *at, id string) bool { return p.Territories[p.place(id)].Level[Civil] == 1 }
	// rule: mu-giochix/military-buildings/barbarians-destroy
	// rule: mu-giochix/battle/when
	t.Run("Barbarians destroy what is in a controlled territory where nobody else is left", func(t *testing.T) {
		if p := lost(t, "thrace", func(*at) {}); stands(p, "thrace") {
			t.Error("the Village of his own land stands")
		}
		if p := lost(t, "bulgaria", func(p *at) { p.Territories[p.place("bulgaria")].Taken = byzantines }); stands(p, "bulgaria") {
			t.Error("the Village of a conquered land stands")
		}
		if p := lost(t, "bulgaria", func(*at) {}); !stands(p, "bulgaria") {
			t.Error("the Village of nobody's land is gone, which they have not conquered")
		}
		if p := lost(t, "thrace", func(p *at) { p.stand(mamluks, "thrace", Counts{Light: 1}) }); !stands(p, "thrace") {
			t.Error("the Village is gone where others stand still")
		}
	})
	// rule: mu-giochix/siege-engines/captured
	t.Run("they remove engines and transports of war of the beaten there, and of nobody else", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "serbia", Counts{Light: 1}).barbariansIn("serbia", Horde{Light: 2})
		engine, wagon, caravan, far := p.own(byzantines, Engine, 1, "serbia"), p.own(byzantines, WarWagon, 1, "serbia"), p.own(byzantines, Caravan, 1, "serbia"), p.own(byzantines, Engine, 1, "thrace")
		his := p.own(hungarians, Engine, 1, "serbia")
		p.drawUp("serbia", byzantines, Barbarians)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.settle(&play.Table{})
		for i, want := range map[int8]Kind{engine: NoProperty, wagon: NoProperty, caravan: Caravan, far: Engine} {
			if got := p.Players[byzantines].Property[i].Kind; got != want {
				t.Errorf("property %d is of kind %d, want %d", i, got, want)
			}
		}
		if p.Players[hungarians].Property[his].Kind != Engine {
			t.Error("the engine of who has not fought is gone")
		}
	})
	// rule: mu-giochix/victory/hp-suppress-rebellion
	t.Run("an ordinary horde is no rebellion", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("bulgaria", Horde{Light: 1}).drawUp("bulgaria", byzantines, Barbarians)
		p.bear(&play.Table{}, Defending, 1, None)
		p.run(func(g *State, t *play.Table) { g.settle(t) })
		if p.stage.Tells(KeySuppress) {
			t.Error("a rebellion is told to be suppressed")
		}
		p.wantHonour(byzantines, startHonour)
	})
	// rule: mu-giochix/victory/hp-powerful-enemy
	// rule: mu-giochix/victory/hp-lose-to-barbarians
	t.Run("who wins against a powerful player gains 1, who loses nothing", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Archer: 5})
		p.bear(&play.Table{}, Defending, 5, None)
		p.settle(&play.Table{})
		p.wantHonour(byzantines, startHonour+1)
		p.wantHonour(hungarians, startHonour)
		p = facing(t, Counts{Archer: 5}, Counts{Light: 1})
		p.bear(&play.Table{}, Attacking, 5, None)
		p.settle(&play.Table{})
		p.wantHonour(hungarians, startHonour+1)
		p.wantHonour(byzantines, startHonour)
	})
}

// What Objectives hear of battles.
// rule: mu-giochix/purchases/empire-card-objective
func TestObjectivesOfBattles(t *testing.T) {
	t.Run("a battle that is won, and what it was like", func(t *testing.T) {
		any := Condition{Kind: WonBattle, By: uint8(VersusAnybody), Also: uint8(EitherRole), Most: None}
		with := func(change func(w *Condition)) Condition { w := any; change(&w); return w }
		for _, c := range []struct {
			name  string
			is    Condition
			level int8 // of the walls of who is beaten
			own   int8
			want  int16
		}{
			{"any", any, 0, 3, 1},
			{"against players", with(func(w *Condition) { w.By = uint8(VersusPlayer) }), 0, 3, 1},
			{"against Barbarians", with(func(w *Condition) { w.By = uint8(VersusBarbarians) }), 0, 3, 0},
			{"as the attacker", with(func(w *Condition) { w.Also = uint8(AsAttacker) }), 0, 3, 1},
			{"as the defender", with(func(w *Condition) { w.Also = uint8(AsDefender) }), 0, 3, 0},
			{"against two", with(func(w *Condition) { w.Min = 2 }), 0, 3, 1},
			{"against three", with(func(w *Condition) { w.Min = 3 }), 0, 3, 0},
			{"with a loss at most", with(func(w *Condition) { w.Most = 1 }), 0, 3, 1},
			{"without losses", with(func(w *Condition) { w.Most = 0 }), 0, 3, 0},
			{"outnumbered", with(func(w *Condition) { w.Of = 1 << FightFewer }), 0, 2, 0},
			{"against walls, without any", with(func(w *Condition) { w.Of = 1 << FightFortified }), 0, 3, 0},
			{"against walls", with(func(w *Condition) { w.Of = 1 << FightFortified }), 1, 3, 1},
			{"at sea", with(func(w *Condition) { w.Of = 1 << FightNaval }), 0, 3, 0},
		} {
			p := position(t, 3).build("wallachia", Military, c.level).stand(byzantines, "wallachia", Counts{Archer: c.own}).stand(hungarians, "wallachia", Counts{Archer: 2})
			card := p.sworn(byzantines, c.is)
			p.drawUp("wallachia", byzantines, hungarians)
			p.bear(&play.Table{}, Attacking, 1, None)
			p.bear(&play.Table{}, Defending, 2, None)
			p.settle(&play.Table{})
			if got := p.Cards[card].Gained; got != c.want {
				t.Errorf("%s: %d, want %d", c.name, got, c.want)
			}
		}
	})
	// rule: mu-giochix/battle-exits/capture-success
	t.Run("units captured, by how many there are", func(t *testing.T) {
		p := facing(t, Counts{Archer: 9}, Counts{Archer: 3})
		card := p.sworn(byzantines, Condition{Kind: CapturedUnits, Min: 2})
		p.tryCapture(&play.Table{}, Attacking)
		p.defeat(&play.Table{}, Attacking, 3)
		p.settle(&play.Table{})
		p.wantGained(card, 3)
	})
	t.Run("rebellions suppressed, by how many lay together", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1}).barbariansIn("thrace", Horde{Light: 1, Rebels: 1, Risings: 2})
		card := p.sworn(byzantines, Condition{Kind: Suppressed, Min: 2})
		p.drawUp("thrace", byzantines, Barbarians).bear(&play.Table{}, Defending, 1, None)
		p.settle(&play.Table{})
		p.wantGained(card, 2)
	})
}
