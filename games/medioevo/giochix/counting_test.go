package giochix

import (
	"math"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

// hordeFight is a fight of the Byzantines in Wallachia with a horde whose dice lie so, before its first round.
func hordeFight(t *testing.T, mine Counts, horde Horde, lie [dice]int8, attacks bool) *at {
	t.Helper()
	p := position(t, 3)
	p.Phase = Combat
	p.stand(byzantines, "wallachia", mine)
	p.Hordes[p.place("wallachia")], p.Circle.Dice = horde, lie
	sides := [2]play.Seat{byzantines, Barbarians}
	if !attacks {
		sides = [2]play.Seat{Barbarians, byzantines}
	}
	playtest.PlayOut[State, *State](p.State, NewSquire(1), func(g *State, t *play.Table) { g.muster(t, g.placeNamed("wallachia"), sides[0], sides[1]) })
	return p
}

// fought fights it to its end with squires' answers, and says how it has come out and what was lost.
func (p *at) fought(seed uint64, side int) (how int16, lost int) {
	g := *p.State
	g.Dice = chance.New(seed)
	playtest.PlayOut[State, *State](&g, NewSquire(seed), func(g *State, t *play.Table) {
		for g.stand(Attacking) && g.stand(Defending) && g.Battle.Retreat == NoPlace {
			g.round(t)
		}
	})
	return g.cameOut(), int(g.toll(side))
}

// hordeFights are fights that differ in what counting them wants: shots on either side, Captains, retreats, walls, many units.
var hordeFights = map[string]struct {
	mine    Counts
	horde   Horde
	lie     [dice]int8
	defends bool
	tower   bool
}{
	"few of each kind":       {mine: Counts{Light: 2, Archer: 1, Heavy: 1, Knight: 1}, horde: Horde{Light: 3, Archers: 1}, lie: [dice]int8{2, 5, 3}},
	"Archers against none":   {mine: Counts{Light: 1, Archer: 3}, horde: Horde{Light: 4}, lie: [dice]int8{4, 4, 7}},
	"a Captain on each side": {mine: Counts{Heavy: 2, Knight: 2, Captain: 1}, horde: Horde{Light: 4, Archers: 2, Captain: 1}, lie: [dice]int8{1, 6, 8}},
	"too many to fight on":   {mine: Counts{Light: 2, Heavy: 1}, horde: Horde{Light: 5, Archers: 2}, lie: [dice]int8{3, 3, 2}},
	"behind a tower":         {mine: Counts{Light: 1, Heavy: 2}, horde: Horde{Light: 4, Archers: 1}, lie: [dice]int8{2, 6, 5}, defends: true, tower: true},
}

// What is counted of a fight with a horde is what comes of many fights.
// rule: mu-giochix/battle/barbarian-dice-fixed
// rule: mu-giochix/battle/nine-phases
func TestFightsWithHordesAreCountedRightly(t *testing.T) {
	for name, x := range hordeFights {
		t.Run(name, func(t *testing.T) {
			times, off := 20_000, 0.016
			if name == "few of each kind" {
				times, off = 100_000, 0.007
			}
			p := hordeFight(t, x.mine, x.horde, x.lie, !x.defends)
			side := Attacking
			if x.defends {
				side = Defending
			}
			if x.tower {
				p.Territories[p.place("wallachia")].Star, p.Territories[p.place("wallachia")].Level[Military] = byzantines, 1
			}
			begun := *p.State
			begun.Battle.Round++
			counted := map[[2]int]float64{}
			sum := 0.0
			for _, c := range countFight(&begun, play.Answer{Seat: byzantines, Verb: Step}, matterFor(side, p.Battle.At, p.lead(Attacking), p.lead(Defending))) {
				counted[[2]int{int(c.How), c.Number}] += c.Share
				sum += c.Share
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("the shares add up to %v", sum)
			}
			drawn := map[[2]int]float64{}
			for seed := range uint64(times) {
				how, lost := p.fought(seed, side)
				drawn[[2]int{int(how), lost}] += 1 / float64(times)
			}
			for of := range drawn {
				counted[of] += 0
			}
			for of, share := range counted {
				if math.Abs(share-drawn[of]) > off {
					t.Errorf("outcome %d with %d lost: counted %.4f, drawn %.4f", of[0], of[1], share, drawn[of])
				}
			}
		})
	}
}

// So is what comes of rolling a die again.
// rule: mu-giochix/battle/phase4-roll
func TestARerollIsCountedRightly(t *testing.T) {
	const times, off = 20_000, 0.016
	x := hordeFights["few of each kind"]
	p := hordeFight(t, x.mine, x.horde, x.lie, true)
	playtest.PlayOut[State, *State](p.State, NewSquire(1), func(g *State, t *play.Table) { g.opens(t); g.powers() })
	p.Battle.Sides[Attacking].Dice, p.Battle.Sides[Attacking].Again = [dice]int8{1, 2, 2}, 1
	counted := 0.0
	for _, c := range countFight(p.State, play.Answer{Seat: byzantines, Verb: RerollDie}, matterFor(Attacking, p.Battle.At, byzantines, Barbarians)) {
		if c.How == attackersWin {
			counted += c.Share
		}
	}
	won := 0.0
	for seed := range uint64(times) {
		q := *p
		g := *p.State
		q.State = &g
		g.Dice = chance.New(seed)
		g.Battle.Sides[Attacking].Dice[0] = g.roll(faces[0])
		playtest.PlayOut[State, *State](&g, NewSquire(seed), func(g *State, t *play.Table) {
			for x := &g.Battle.Sides[Attacking]; ; {
				die, most := None, leaveWorth
				for i := range x.Dice {
					if gain := rerollGain(x.Dice, i); x.Again>>i&1 == 0 && gain > most {
						die, most = i, gain
					}
				}
				if die == None {
					break
				}
				x.Again |= 1 << die
				x.Dice[die] = g.roll(faces[die])
			}
			g.rolls(t, Defending)
			g.strikes(t)
		})
		if how, _ := q.fought(seed+times, Attacking); how == attackersWin {
			won += 1.0 / times
		}
	}
	if math.Abs(counted-won) > off {
		t.Errorf("counted %.4f, won %.4f", counted, won)
	}
}

// A fight that a card or an engine could have a part in is not counted.
func TestWhatIsNotCounted(t *testing.T) {
	x := hordeFights["few of each kind"]
	m := func(p *at) play.Matter { return matterFor(Attacking, p.Battle.At, byzantines, Barbarians) }
	for name, spoil := range map[string]func(p *at){
		"an engine": func(p *at) {
			p.Players[byzantines].Property[0] = Property{Kind: Engine, Level: 1, At: Spot(p.Battle.At)}
		},
		"a card of battle": func(p *at) {
			for card := range int8(EmpireCards) {
				if box.Characters[p.who(card)].When == InBattle {
					p.Cards[card].Of = byzantines
				}
			}
		},
		"another battle": func(p *at) { p.Battle.Sides[Defending].Lead = mamluks },
	} {
		p := hordeFight(t, x.mine, x.horde, x.lie, true)
		p.Battle.Round = 1
		spoil(p)
		if all := countFight(p.State, play.Answer{Seat: byzantines, Verb: Step}, m(p)); all != nil {
			t.Errorf("%s: counted as %v", name, all)
		}
	}
}

// Counting a large fight takes no longer than a foresight may.
func BenchmarkCounting(b *testing.B) {
	var t testing.T
	p := hordeFight(&t, Counts{Light: 4, Archer: 2, Heavy: 2, Knight: 2, Captain: 1}, Horde{Light: 5, Archers: 2, Captain: 1}, [dice]int8{2, 5, 3}, true)
	p.Battle.Round = 1
	for b.Loop() {
		if countFight(p.State, play.Answer{Seat: byzantines, Verb: Step}, matterFor(Attacking, p.Battle.At, byzantines, Barbarians)) == nil {
			b.Fatal("not counted")
		}
	}
}
