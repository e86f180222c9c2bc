package prototype

import (
	"strings"
	"testing"

	"signoria/play"
)

// losing is the answer that loses so many of each pile.
func losing(s play.Seat, dead ...int16) play.Answer {
	var d division
	copy(d[:], dead)
	return d.choice().With(s, 0)
}

// rule: mu-prototype/combat-results/owner-assigns-losses
func TestADefenderChoosesWhereHeLoses(t *testing.T) {
	for _, c := range []struct {
		answer        play.Answer
		ground, wagon int16
	}{
		{says(red, LoseAsUsual), 7, 5},
		{losing(red, 3, 0), 7, 5},
		{losing(red, 1, 2), 9, 3},
		{losing(red, 0, 3), 10, 2},
	} {
		p, wagon := clash(t, 31, 10)
		other := p.transport(red, WarWagon, 1, "palestine", 5)
		p.falling(d6(5), d6(2)).strikes("palestine", red, wagon).asks(red, AskFallen)
		want(t, "more than he loses", p.offers(losing(red, 2, 2)), false)
		p.play(c.answer).asks(green, AskFightOn)
		want(t, "VF on the ground", p.ground(red, at("palestine")), c.ground)
		want(t, "VF aboard", p.Transports[other].VF, c.wagon)
		want(t, "VF lost", p.lost(), [2]int16{1, 3})
		want(t, "what is being lost then", p.Battle.Toll, Toll{})
	}
}

// The attacker's transports keep 1 VF each, a ship in what it carries too.
// rule: mu-prototype/combat-results/owner-assigns-losses
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func TestAnAttackerChoosesAndKeepsHisCrews(t *testing.T) {
	p, wagon := clash(t, 4, 20)
	cart := p.transport(green, Caravan, 1, "judea", 3)
	p.falling(d6(1), d6(5)).strikes("palestine", red, wagon, cart).asks(green, AskFallen)
	want(t, "all of the Caravan's crew", p.offers(losing(green, 1, 3)), false)
	p.play(losing(green, 2, 2))
	want(t, "VF aboard the wagon", p.Transports[wagon].VF, 2)
	want(t, "VF aboard the Caravan", p.Transports[cart].VF, 1)

	q := position(t, 8).held(green, 5, "judea").held(red, 20, "palestine").war(green, red)
	galley := q.transport(green, Galley, 3, "levantine-sea", 2)
	aboard := q.transport(green, WarWagon, 1, "levantine-sea", 3)
	q.Transports[aboard].Aboard = galley
	q.captain(green, 2, "levantine-sea", galley)
	q.falling(d6(1), d6(4), d6(1), d6(6)).strikes("palestine", red, galley).asks(green, AskFallen)
	want(t, "the ship's own", q.offers(losing(green, 2, 1)), true)
	want(t, "the wagon's", q.offers(losing(green, 0, 3)), true)
	q.play(losing(green, 0, 3))
	want(t, "VF aboard the ship", q.Transports[galley].VF, 2)
	q.play(says(green, FightOn))
	want(t, "the last of the ship's", q.Transports[galley].VF, 1)
}

// A ship with a wagon aboard may keep its crew in either, not in neither.
// rule: mu-prototype/attacking/carrying-capacity-limits-attackers
func TestAShipKeepsACrewInWhatItCarries(t *testing.T) {
	p := position(t, 8).held(green, 5, "judea").held(red, 20, "palestine").war(green, red)
	var ships, wagons [2]int16
	for i := range ships {
		ships[i] = p.transport(green, Galley, int8(2+i), "levantine-sea", 1)
		wagons[i] = p.transport(green, WarWagon, 1, "levantine-sea", 2)
		p.Transports[wagons[i]].Aboard = ships[i]
	}
	p.captain(green, 2, "levantine-sea", ships[0])
	p.falling(d6(1), d6(4)).strikes("palestine", red, ships[:]...).asks(green, AskFallen)
	want(t, "all of one ship's", p.offers(losing(green, 1, 2)), false)
	want(t, "all but one", p.offers(losing(green, 0, 2, 1)), true)
	p.play(losing(green, 1, 1, 0, 1))
	for i := range ships {
		if p.crewOf(ships[i]) == 0 {
			t.Errorf("ship %d has no crew", i)
		}
	}
}

// Nobody is asked what is all one.
// rule: mu-prototype/combat-results/owner-assigns-losses
func TestWhoHasNothingToChooseIsNotAsked(t *testing.T) {
	for _, c := range []struct {
		name string
		but  func(p *stage)
		ask  bool
	}{
		{"one wagon", func(*stage) {}, false},
		{"two alike", func(p *stage) { p.transport(red, WarWagon, 1, "palestine", 9) }, false},
		{"one of them better", func(p *stage) { p.transport(red, WarWagon, 2, "palestine", 9) }, true},
		{"one of them with an engine", func(p *stage) { p.engine(red, 1, "palestine", p.transport(red, WarWagon, 1, "palestine", 9)) }, true},
		{"armies on the ground", func(p *stage) { p.vf(red, "palestine", 1) }, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, wagon := clash(t, 31, 0)
			p.transport(red, WarWagon, 1, "palestine", 9)
			c.but(p)
			p.falling(d6(5), d6(2)).strikes("palestine", red, wagon)
			if c.ask {
				p.asks(red, AskFallen)
			} else {
				p.asks(green, AskFightOn)
				want(t, "what is being lost then", p.Battle.Toll, Toll{})
			}
		})
	}
	t.Run("all fall", func(t *testing.T) {
		p, wagon := clash(t, 31, 1)
		p.transport(red, WarWagon, 1, "palestine", 2)
		p.falling(d6(5), d6(2)).strikes("palestine", red, wagon)
		want(t, "owner", p.land("palestine").Owner, green)
	})
}

// rule: mu-prototype/naval/ramming-losses-chosen-by-owner
func TestEachOwnerChoosesWhoGoesOverboard(t *testing.T) {
	p, galley := atSea(t, 1, 20)
	p.held(blue, 5, "syria").war(green, blue)
	red1, red2 := p.transport(red, Merchantman, 1, "levantine-sea", 8), p.transport(red, Galley, 1, "levantine-sea", 8)
	blue1 := p.transport(blue, Merchantman, 1, "levantine-sea", 14)
	p.falling(d4(3), d4(1), d6(3), d6(3)).strikes("levantine-sea", red, galley).asks(blue, AskStandBy).play(by(blue, StandBy, green))
	p.asks(red, AskFallen).play(losing(red, 0, 3))
	want(t, "VF aboard red's first", p.Transports[red1].VF, 8)
	want(t, "VF aboard red's second", p.Transports[red2].VF, 5)
	want(t, "VF aboard blue's only", p.Transports[blue1].VF, 13)
	want(t, "red's losses", p.Battle.Sides[defending].Losses[red], 3)
	want(t, "blue's losses", p.Battle.Sides[defending].Losses[blue], 1)
}

// Attrition takes from where its victims choose, too; it makes no prisoners.
// rule: mu-prototype/siege/attrition
// rule: mu-prototype/combat-results/owner-assigns-losses
func TestTheBesiegedAndTheBesiegerChooseWhomHungerTakes(t *testing.T) {
	p := invested(t, 30, 10, 3, 1)
	theirs := p.transport(red, WarWagon, 1, "palestine", 5)
	mine := p.transport(green, Caravan, 1, "palestine", 9)
	p.carriesOn()
	p.asks(green, AskFallen)
	ground := p.ground(green, at("palestine"))
	n := p.Battle.Toll.N
	p.play(losing(green, 0, n)).asks(red, AskFallen)
	want(t, "the besieger's on the ground", p.ground(green, at("palestine")), ground)
	want(t, "the besieger's aboard", p.Transports[mine].VF, 9-n)
	n = p.Battle.Toll.N
	p.play(losing(red, 0, n))
	want(t, "the besieged's on the ground", p.ground(red, at("palestine")), 10)
	want(t, "the besieged's aboard", p.Transports[theirs].VF, 5-n)
	want(t, "no prisoners", total(p.Battle.Sides[defending].Losses), 0)
}

// Where there are more ways than fit one sheet, one says what falls first.
// rule: mu-prototype/combat-results/owner-assigns-losses
func TestTooManyWaysToLose(t *testing.T) {
	p, galley := atSea(t, 3, 40)
	var fleet [8]int16
	for i := range fleet {
		fleet[i] = p.transport(red, Merchantman, 1, "levantine-sea", 3)
		p.Transports[fleet[i]].Spent = int8(i)
	}
	p.falling(d4(2), d6(3), d6(3)).strikes("levantine-sea", red, galley).asks(red, AskFallen)
	p.play(by(red, LoseFirst, fleet[5]))
	want(t, "the first to fall", p.Transports[fleet[5]].VF, 0)
	want(t, "in all", p.strength(red, at("levantine-sea")), 24-5)
}

// One sheet: a dial for each pile, and the usual in one click beside them.
func TestLossesAreDivided(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		p, wagon := clash(t, 31, 10)
		p.transport(red, WarWagon, 1, "palestine", 5)
		p.transport(red, WarWagon, 1, "palestine", 5)
		p.captain(red, 1, "palestine", p.transport(red, WarWagon, 1, "palestine", 5))
		p.falling(d6(5), d6(2)).strikes("palestine", red, wagon).asks(red, AskFallen)
		o, _ := p.match.OfferTo(red)
		told := p.State.Describe(language, o)
		for i, c := range o.Choices {
			x := told.Choices[i]
			sum, names := int16(0), map[string]bool{}
			for _, dial := range x.Dials {
				sum += dial.Value
				names[dial.Name] = true
				want(t, dial.Name+" can be pointed at", dial.Ref != "", true)
			}
			switch {
			case c.Verb == LoseAsUsual:
				want(t, "kept in view", x.Closes, true)
				want(t, "what falls is told", strings.Contains(x.Label, "3"), true)
				want(t, "what falls as usual", sum, 3)
			case len(names) != 3 || sum != 3:
				t.Errorf("%s: %q has the dials %v", language, x.Label, x.Dials)
			}
		}
	}
}

// nearlyAllFall is a host at sea of which nearly all fall: six piles of twenty that all differ.
func nearlyAllFall(t testing.TB) (p *stage, x host) {
	p, _ = atSea(t, 3, 40)
	for i := range mostPiles {
		p.Transports[p.transport(red, Merchantman, 1, "levantine-sea", 20)].Spent = int8(i)
	}
	return p, host{of: red, ground: NoPlace, convoy: p.allAt(red, at("levantine-sea")).convoy}
}

// Where nearly all fall there are few ways, among many that lead nowhere.
// rule: mu-prototype/combat-results/owner-assigns-losses
func TestFewWaysAreFoundAmongMany(t *testing.T) {
	p, x := nearlyAllFall(t)
	piles := p.piles(x)
	want(t, "one of 120 is left: ways", len(p.divisions(x, piles, 119)), 6)
	want(t, "two are: ways", len(p.divisions(x, piles, 118)), 21)
}

// How long it takes to find them: who tries all that lead nowhere takes seconds.
func BenchmarkFewWaysAmongMany(b *testing.B) {
	p, x := nearlyAllFall(b)
	for piles := p.piles(x); b.Loop(); {
		p.divisions(x, piles, 119)
	}
}
