package prototype

import "signoria/play"

// How a battle may come out, and how it has.

// battleRefs are the things on the board that choices in battle point at.
var battleRefs = map[play.Verb]func(play.Choice) []string{
	Attack: ofA(refPlace), TakeAlong: ofA(refCaptain), TurnOn: ofA(refSeat), Spare: ofA(refSeat), LeadWith: ofA(refCaptain),
	UseCard: ofA(refCard), WithdrawCard: ofA(refCard), LoseCard: ofA(refCard), StandBy: ofA(refSeat), JoinAttack: ofA(refPlace),
	Storm: ofA(refPlace), Besiege: ofA(refPlace), CarryOn: ofA(refPlace), LiftSiege: ofA(refPlace), JoinSiege: ofA(refPlace),
	LoseEngine: ofA(refEngine), Unman: ofA(refTransport), Occupy: ofA(refTransport), LeaveShip: ofA(refTransport), OpenGates: ofA(refCard),
}

// battleOutcomes are the upshots of an attack as the attacker sees them.
var battleOutcomes = [...]play.Outcome{
	taken:     {Name: "outcome.taken", Tone: play.Good},
	besieging: {Name: "outcome.besieging", Tone: play.Even},
	givenUp:   {Name: "outcome.given-up", Tone: play.Even},
	wipedOut:  {Name: "outcome.wiped-out", Tone: play.Bad},
}

// battleMatter is the battle that an answer begins or has a part in.
func battleMatter(g *State, a play.Answer) (play.Matter, bool) {
	b := &g.Battle
	switch {
	case a.Verb == Attack:
		return matterFor(a.Seat, Place(a.A), a.Seat, play.Seat(a.B)), true
	case a.Verb == CarryOn, a.Verb == Storm && (b.Kind == NoBattle || b.Stage == BattleOver):
		return matterFor(a.Seat, Place(a.A), a.Seat, g.keeper(Place(a.A))), true
	case b.Kind == NoBattle || b.Stage == BattleOver:
		return play.Matter{}, false
	}
	by, on := b.Sides[attacking].Main, b.First
	if a.Seat != by && b.Sides[defending].Allies&(1<<a.Seat) == 0 {
		return play.Matter{}, false
	}
	return matterFor(a.Seat, b.At, by, on), true
}

func matterFor(s play.Seat, at Place, by, on play.Seat) play.Matter {
	m := play.Matter{ID: battleID(at, by, on), Name: "odds.battle", Number: "odds.losses", Mine: attacking}
	if s != by {
		m.Mine = defending
	}
	for _, outcome := range battleOutcomes {
		if s != by { // what is good for the attacker is bad for the defender
			switch outcome.Tone {
			case play.Good:
				outcome.Tone = play.Bad
			case play.Bad:
				outcome.Tone = play.Good
			}
		}
		m.Outcomes = append(m.Outcomes, outcome)
	}
	return m
}

// battleID tells one battle from another.
func battleID(at Place, by, on play.Seat) int16 { return (int16(at)*sides+int16(by))*sides + int16(on) }

// announce says how an attack has come out, and what both sides have lost in it.
func (g *State) announce(t *play.Table, end upshot) {
	b := &g.Battle
	t.Came(battleID(b.At, b.Sides[attacking].Main, b.First), int16(end), total(b.Sides[attacking].Losses), total(b.Sides[defending].Losses))
}
