package prototype

import "signoria/play"

// What can be known beforehand of a battle, and how it has come out.

// battleOutcomes are the upshots of an attack as the attacker sees them.
var battleOutcomes = [...]play.Outcome{
	taken:     {Name: "outcome.taken", Tone: play.Good},
	besieging: {Name: "outcome.besieging", Tone: play.Even},
	givenUp:   {Name: "outcome.given-up", Tone: play.Even},
	wipedOut:  {Name: "outcome.wiped-out", Tone: play.Bad},
}

// battleMatter is the battle that an answer begins or has a part in. Who breaks off needs no odds.
func battleMatter(g *State, a play.Answer) (play.Matter, bool) {
	b := &g.Battle
	switch {
	case a.Verb == Attack:
		return matterFor(attacking, Place(a.A), a.Seat, play.Seat(a.B)), true
	case a.Verb == CarryOn, a.Verb == Storm && !b.underWay():
		return matterFor(attacking, Place(a.A), a.Seat, g.keeper(Place(a.A))), true
	case !b.underWay(), a.Verb == GiveUp, a.Verb == Retire:
		return play.Matter{}, false
	}
	side, fights := b.sideOf(a)
	return matterFor(side, b.At, b.Sides[attacking].Main, b.First), fights
}

// underWay says whether it is being fought.
func (b *Battle) underWay() bool { return b.Kind != NoBattle && b.Stage != BattleOver }

// sideOf is the side on which who gives an answer fights, or is about to; false if on none.
func (b *Battle) sideOf(a play.Answer) (side int, fights bool) {
	for side := range b.Sides {
		if b.Sides[side].Allies&(1<<a.Seat) != 0 {
			return side, true
		}
	}
	switch a.Verb {
	case JoinAttack:
		return attacking, true
	case StandBy:
		return defending, true
	}
	return 0, false
}

func matterFor(side int, at Place, by, on play.Seat) play.Matter {
	m := play.Matter{ID: battleID(at, by, on), Name: "odds.battle", Number: "odds.losses", Mine: side}
	for _, outcome := range battleOutcomes {
		if side == defending {
			outcome.Tone = mirrored[outcome.Tone]
		}
		m.Outcomes = append(m.Outcomes, outcome)
	}
	return m
}

// mirrored is what is good for the attacker and bad for the defender, and the other way round.
var mirrored = map[play.Tone]play.Tone{play.Good: play.Bad, play.Even: play.Even, play.Bad: play.Good}

// battleID tells one battle from another.
func battleID(at Place, by, on play.Seat) int16 { return (int16(at)*sides+int16(by))*sides + int16(on) }

// announce says how an attack has come out, and what both sides have lost in it.
func (g *State) announce(t *play.Table, end upshot) {
	b := &g.Battle
	t.Came(battleID(b.At, b.Sides[attacking].Main, b.First), int16(end), total(b.Sides[attacking].Losses), total(b.Sides[defending].Losses))
}

// tellerBot is who plays a battle on for those who foresee. He is none of the levels.
const tellerBot = "teller"

// teller fights a battle out as it stands: one Captain leads, nobody plays more cards, joins in or breaks off. Before
// walls he lays siege where he can, and else withdraws.
type teller struct{}

// foretold is what he answers, by what is asked: the first of these that is offered.
var foretold = map[play.Prompt][]play.Verb{
	AskCaptains: {EnoughLead, TakeAlong}, AskRollCards: {ReadyToRoll}, AskBefore: {ReadyToGo}, AskFightOn: {FightOn}, AskTurnOn: {Spare},
	AskStandBy: {StandAside}, AskJoinAttack: {KeepOut}, AskGenius: {HideGenius}, AskRanks: {FightNext}, AskFallen: {LoseAsUsual}, AskWalls: {Besiege, Retire},
}

func (teller) Decide(_ *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	for _, verb := range foretold[prompt] {
		for _, c := range choices {
			if c.Verb == verb {
				return c.With(s, c.Lo)
			}
		}
	}
	last := choices[len(choices)-1] // it is the one that lets things be
	return last.With(s, last.Lo)
}
