package giochix

import (
	"slices"

	"signoria/play"
)

// What can be known beforehand of a battle.

// battleOutcomes are the ways in which a battle comes out, as the attacker sees them.
var battleOutcomes = [...]play.Outcome{
	attackersWin: {Name: "outcome.attackers-win", Tone: play.Good},
	defendersWin: {Name: "outcome.defenders-win", Tone: play.Bad},
	nobodyWins:   {Name: "outcome.nobody-wins", Tone: play.Even},
}

// battleMatter is the battle that an answer begins or has a part in. Who withdraws or gives himself up needs no odds.
func battleMatter(g *State, a play.Answer) (play.Matter, bool) {
	if b := &g.Battle; b.On {
		side := b.Fights[a.Seat]
		if side == None || a.Verb == Retreat || a.Verb == OfferSurrender || a.Verb == AcceptSurrender {
			return play.Matter{}, false
		}
		return matterFor(int(side), b.At, b.Sides[Attacking].Lead, b.Sides[Defending].Lead), true
	}
	at, enemy := NoPlace, play.Nobody
	switch a.Verb {
	case Step:
		at = Place(a.A)
		switch meets, who := g.meets(a.Seat, at); meets {
		case NoMansLand:
			enemy = Barbarians
		case Army:
			enemy = who
		}
	case FightHere:
		at = Place(a.A)
		_, enemy = g.meets(a.Seat, at)
	case FightNext:
		at, enemy = g.March.At, play.Seat(a.A)
	}
	if enemy == play.Nobody {
		return play.Matter{}, false
	}
	m := matterFor(Attacking, at, a.Seat, enemy)
	m.Begins = true
	return m, true
}

func matterFor(side int, at Place, attacker, defender play.Seat) play.Matter {
	m := play.Matter{ID: battleID(at, attacker, defender), Name: "odds.battle", Number: "odds.losses", Mine: side, Outcomes: battleOutcomes[:]}
	if side == Defending {
		m.Outcomes = slices.Clone(m.Outcomes)
		m.Outcomes[attackersWin].Tone, m.Outcomes[defendersWin].Tone = play.Bad, play.Good
	}
	return m
}
