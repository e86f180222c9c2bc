package force_test

import (
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// losing is the answer that loses so many of each pile.
func losing(s play.Seat, dead ...int16) play.Answer {
	var d Division
	copy(d[:], dead)
	return d.Choice().With(s, 0)
}

// rule: mu-prototype/combat-results/owner-assigns-losses
// rule: mu-alpha/attack/owner-assigns-losses
func TestADefenderChoosesWhereHeLoses(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			answer        play.Answer
			ground, wagon int16
		}{
			{Says(Red, LoseAsUsual), 7, 5},
			{losing(Red, 3, 0), 7, 5},
			{losing(Red, 1, 2), 9, 3},
			{losing(Red, 0, 3), 10, 2},
		} {
			p, wagon := Clash(t, 31, 10)
			other := p.Transport(Red, WarWagon, 1, "palestine", 5)
			p.Falling(D6(5), D6(2)).Strikes("palestine", Red, wagon).Asks(Red, AskFallen)
			Want(t, "more than he loses", p.Offers(losing(Red, 2, 2)), false)
			p.Play(c.answer).Asks(Green, AskFightOn)
			Want(t, "VF on the ground", p.Ground(Red, At("palestine")), c.ground)
			Want(t, "VF aboard", p.Transports[other].VF, c.wagon)
			Want(t, "VF lost", lost(p), [2]int16{1, 3})
			Want(t, "what is being lost then", p.Battle.Toll, Toll{})
		}
	})
}

// The attacker's transports keep 1 VF each, a ship in what it carries too.
// rule: mu-prototype/combat-results/owner-assigns-losses
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func TestAnAttackerChoosesAndKeepsHisCrews(t *testing.T) {
	p, wagon := Clash(t, 4, 20)
	cart := p.Transport(Green, Caravan, 1, "judea", 3)
	p.Falling(D6(1), D6(5)).Strikes("palestine", Red, wagon, cart).Asks(Green, AskFallen)
	Want(t, "all of the Caravan's crew", p.Offers(losing(Green, 1, 3)), false)
	p.Play(losing(Green, 2, 2))
	Want(t, "VF aboard the wagon", p.Transports[wagon].VF, 2)
	Want(t, "VF aboard the Caravan", p.Transports[cart].VF, 1)

	q := Position(t, 8).Held(Green, 5, "judea").Held(Red, 20, "palestine").War(Green, Red)
	galley := q.Transport(Green, Galley, 3, "levantine-sea", 2)
	aboard := q.Transport(Green, WarWagon, 1, "levantine-sea", 3)
	q.Transports[aboard].Aboard = galley
	q.Captain(Green, 2, "levantine-sea", galley)
	q.Falling(D6(1), D6(4), D6(1), D6(6)).Strikes("palestine", Red, galley).Asks(Green, AskFallen)
	Want(t, "the ship's own", q.Offers(losing(Green, 2, 1)), true)
	Want(t, "the wagon's", q.Offers(losing(Green, 0, 3)), true)
	q.Play(losing(Green, 0, 3))
	Want(t, "VF aboard the ship", q.Transports[galley].VF, 2)
	q.Play(Says(Green, FightOn))
	Want(t, "the last of the ship's", q.Transports[galley].VF, 1)
}

// A ship with a wagon aboard may keep its crew in either, not in neither.
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func TestAShipKeepsACrewInWhatItCarries(t *testing.T) {
	p := Position(t, 8).Held(Green, 5, "judea").Held(Red, 20, "palestine").War(Green, Red)
	var ships, wagons [2]int16
	for i := range ships {
		ships[i] = p.Transport(Green, Galley, int8(2+i), "levantine-sea", 1)
		wagons[i] = p.Transport(Green, WarWagon, 1, "levantine-sea", 2)
		p.Transports[wagons[i]].Aboard = ships[i]
	}
	p.Captain(Green, 2, "levantine-sea", ships[0])
	p.Falling(D6(1), D6(4)).Strikes("palestine", Red, ships[:]...).Asks(Green, AskFallen)
	Want(t, "all of one ship's", p.Offers(losing(Green, 1, 2)), false)
	Want(t, "all but one", p.Offers(losing(Green, 0, 2, 1)), true)
	p.Play(losing(Green, 1, 1, 0, 1))
	for i := range ships {
		if p.CrewOf(ships[i]) == 0 {
			t.Errorf("ship %d has no crew", i)
		}
	}
}

// Nobody is asked what is all one.
// rule: mu-prototype/combat-results/owner-assigns-losses
// rule: mu-alpha/attack/owner-assigns-losses
func TestWhoHasNothingToChooseIsNotAsked(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			but  func(p *Stage)
			ask  bool
		}{
			{"one wagon", func(*Stage) {}, false},
			{"two alike", func(p *Stage) { p.Transport(Red, WarWagon, 1, "palestine", 9) }, false},
			{"one of them better", func(p *Stage) { p.Transport(Red, WarWagon, 2, "palestine", 9) }, true},
			{"one of them with an engine", func(p *Stage) { p.Engine(Red, 1, "palestine", p.Transport(Red, WarWagon, 1, "palestine", 9)) }, true},
			{"armies on the ground", func(p *Stage) { p.Vf(Red, "palestine", 1) }, true},
		} {
			t.Run(c.name, func(t *testing.T) {
				p, wagon := Clash(t, 31, 0)
				p.Transport(Red, WarWagon, 1, "palestine", 9)
				c.but(p)
				p.Falling(D6(5), D6(2)).Strikes("palestine", Red, wagon)
				if c.ask {
					p.Asks(Red, AskFallen)
				} else {
					p.Asks(Green, AskFightOn)
					Want(t, "what is being lost then", p.Battle.Toll, Toll{})
				}
			})
		}
		t.Run("all fall", func(t *testing.T) {
			p, wagon := Clash(t, 31, 1)
			p.Transport(Red, WarWagon, 1, "palestine", 2)
			p.Falling(D6(5), D6(2)).Strikes("palestine", Red, wagon)
			Want(t, "owner", p.Land("palestine").Owner, Green)
		})
	})
}

// rule: mu-prototype/naval/ramming-losses-chosen-by-owner
// rule: mu-alpha/naval/ramming-losses-owner
// rule: mu-alpha/attack/owner-assigns-losses
func TestEachOwnerChoosesWhoGoesOverboard(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 1, 20)
		p.Held(Blue, 5, "syria").War(Green, Blue)
		red1, red2 := p.Transport(Red, Merchantman, 1, "levantine-sea", 8), p.Transport(Red, Galley, 1, "levantine-sea", 8)
		blue1 := p.Transport(Blue, Merchantman, 1, "levantine-sea", 14)
		p.Falling(D4(3), D4(1), D6(3), D6(3)).Strikes("levantine-sea", Red, galley).Asks(Blue, AskStandBy).Play(By(Blue, StandBy, Green))
		p.Asks(Red, AskFallen).Play(losing(Red, 0, 3))
		Want(t, "VF aboard red's first", p.Transports[red1].VF, 8)
		Want(t, "VF aboard red's second", p.Transports[red2].VF, 5)
		Want(t, "VF aboard blue's only", p.Transports[blue1].VF, 13)
		Want(t, "red's losses", p.Battle.Sides[Defending].Losses[Red], 3)
		Want(t, "blue's losses", p.Battle.Sides[Defending].Losses[Blue], 1)
	})
}

// Where there are more ways than fit one sheet, one says what falls first.
// rule: mu-prototype/combat-results/owner-assigns-losses
// rule: mu-alpha/attack/owner-assigns-losses
func TestTooManyWaysToLose(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, galley := atSea(t, 3, 40)
		var fleet [8]int16
		for i := range fleet {
			fleet[i] = p.Transport(Red, Merchantman, 1, "levantine-sea", 3)
			p.Transports[fleet[i]].Spent = int8(i)
		}
		p.Falling(D4(2), D6(3), D6(3)).Strikes("levantine-sea", Red, galley).Asks(Red, AskFallen)
		p.Play(By(Red, LoseFirst, fleet[5]))
		Want(t, "the first to fall", p.Transports[fleet[5]].VF, 0)
		Want(t, "in all", p.Strength(Red, At("levantine-sea")), 24-5)
	})
}

// One sheet: a dial for each pile, and the usual in one click beside them.
func TestLossesAreDivided(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		p, wagon := Clash(t, 31, 10)
		p.Transport(Red, WarWagon, 1, "palestine", 5)
		p.Transport(Red, WarWagon, 1, "palestine", 5)
		p.Captain(Red, 1, "palestine", p.Transport(Red, WarWagon, 1, "palestine", 5))
		p.Falling(D6(5), D6(2)).Strikes("palestine", Red, wagon).Asks(Red, AskFallen)
		o, _ := p.Match.OfferTo(Red)
		told := p.State.Describe(language, o)
		for i, c := range o.Choices {
			x := told.Choices[i]
			sum, names := int16(0), map[string]bool{}
			for _, dial := range x.Dials {
				sum += dial.Value
				names[dial.Name] = true
				Want(t, dial.Name+" can be pointed at", dial.Ref != "", true)
			}
			switch {
			case c.Verb == LoseAsUsual:
				Want(t, "kept in view", x.Closes, true)
				Want(t, "what falls is told", strings.Contains(x.Label, "3"), true)
				Want(t, "what falls as usual", sum, 3)
			case len(names) != 3 || sum != 3:
				t.Errorf("%s: %q has the dials %v", language, x.Label, x.Dials)
			}
		}
	}
}

// nearlyAllFall is a host at sea of which nearly all fall: six piles of twenty that all differ.
func nearlyAllFall(t testing.TB) (p *Stage, x Host) {
	p, _ = atSea(t, 3, 40)
	for i := range MostPiles {
		p.Transports[p.Transport(Red, Merchantman, 1, "levantine-sea", 20)].Spent = int8(i)
	}
	return p, Host{Of: Red, Ground: NoPlace, Convoy: p.AllAt(Red, At("levantine-sea")).Convoy}
}

// Where nearly all fall there are few ways, among many that lead nowhere.
// rule: mu-prototype/combat-results/owner-assigns-losses
// rule: mu-alpha/attack/owner-assigns-losses
func TestFewWaysAreFoundAmongMany(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p, x := nearlyAllFall(t)
		piles := p.Piles(x)
		Want(t, "one of 120 is left: ways", len(p.Divisions(x, piles, 119)), 6)
		Want(t, "two are: ways", len(p.Divisions(x, piles, 118)), 21)
	})
}

// How long it takes to find them: who tries all that lead nowhere takes seconds.
func BenchmarkFewWaysAmongMany(b *testing.B) {
	p, x := nearlyAllFall(b)
	for piles := p.Piles(x); b.Loop(); {
		p.Divisions(x, piles, 119)
	}
}
