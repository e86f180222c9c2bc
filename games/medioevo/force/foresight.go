package force

import "signoria/play"

// What can be known beforehand of a battle, and how it has come out.

// battleOutcomes are the upshots of an attack as the attacker sees them.
var battleOutcomes = [...]play.Outcome{
	Taken:     {Name: "outcome.taken", Tone: play.Good},
	Besieging: {Name: "outcome.besieging", Tone: play.Even},
	GivenUp:   {Name: "outcome.given-up", Tone: play.Even},
	WipedOut:  {Name: "outcome.wiped-out", Tone: play.Bad},
}

// battleMatter is the battle that an answer begins or has a part in. Who breaks off needs no odds.
func battleMatter(g *State, a play.Answer) (play.Matter, bool) {
	b := &g.Battle
	switch {
	case a.Verb == Attack:
		return g.begun(a, play.Seat(a.B)), true
	case a.Verb == CarryOn, a.Verb == Storm && !b.underWay():
		return g.begun(a, g.Keeper(Place(a.A))), true
	case !b.underWay(), a.Verb == GiveUp, a.Verb == Retire:
		return play.Matter{}, false
	}
	side, fights := b.sideOf(a)
	return matterFor(side, b.At, b.Sides[Attacking].Main, b.First), fights
}

// begun is the battle that an answer begins.
func (g *State) begun(a play.Answer, on play.Seat) play.Matter {
	m := matterFor(Attacking, Place(a.A), a.Seat, on)
	m.Begins, m.Stake = true, g.stakeOf(g.Marching(Place(a.A)))
	if a.Verb == Attack {
		m.Courses = g.coursesAgainst(Place(a.A))
	}
	return m
}

// coursesAgainst are the ways of carrying on an attack on a territory with walls: to storm them, and with an engine to
// besiege them. Nil where there are none.
func (g *State) coursesAgainst(at Place) []play.Course {
	if !at.Land() || g.WallsAt(at) == 0 {
		return nil
	}
	courses := []play.Course{{Name: "odds.storm", Foretells: tellerBot}}
	if g.Guns(g.Marching(at)) != 0 {
		courses = append(courses, play.Course{Name: "odds.siege", Foretells: besiegerBot})
	}
	return courses
}

// stakeOf is what falls with all of a party: the territory that nobody else holds, and its player with the last of
// what he has.
func (g *State) stakeOf(x Party) play.Stake {
	holds := x.At.Land() && g.Holder(x.At) == x.By && g.Mass(x) == g.Strength(x.By, x.At)
	left := g.landOf(x.By) - int16(B2i(holds))
	for i := range g.TransportsOf(x.By) {
		left += int16(B2i(!x.Convoy.Holds(i)))
	}
	switch {
	case left == 0:
		return play.StakeGame
	case holds:
		return play.StakeLand
	}
	return play.NoStake
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
		return Attacking, true
	case StandBy:
		return Defending, true
	}
	return 0, false
}

func matterFor(side int, at Place, by, on play.Seat) play.Matter {
	m := play.Matter{ID: battleID(at, by, on), Name: "odds.battle", Number: "odds.losses", Mine: side}
	for _, outcome := range battleOutcomes {
		if side == Defending {
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
func (g *State) announce(t *play.Table, end Upshot) {
	b := &g.Battle
	t.Came(battleID(b.At, b.Sides[Attacking].Main, b.First), int16(end), Total(b.Sides[Attacking].Losses), Total(b.Sides[Defending].Losses))
}

// Who plays a battle on for those who foresee. They are none of the levels.
const (
	tellerBot   = "teller"
	besiegerBot = "besieger"
)

// teller fights a battle out as it stands: one Captain leads, nobody plays more cards, joins in or breaks off. He carries
// through what he has begun: he storms walls, or besieges them where he can.
type teller struct{ Besieges bool }

// beforeWalls is what he does there, by whether he besieges: the first of these that is offered.
var beforeWalls = map[bool][]play.Verb{false: {Storm, Retire}, true: {Besiege, Storm, Retire}}

// foretold is what he answers, by what is asked: the first of these that is offered.
var foretold = map[play.Prompt][]play.Verb{
	AskCaptains: {EnoughLead, TakeAlong}, AskRollCards: {ReadyToRoll}, AskBefore: {ReadyToGo}, AskFightOn: {FightOn}, AskTurnOn: {Spare},
	AskStandBy: {StandAside}, AskJoinAttack: {KeepOut}, AskRanks: {FightNext}, AskFallen: {LoseAsUsual},
}

func (b teller) Decide(_ *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	does := foretold[prompt]
	if prompt == AskWalls {
		does = beforeWalls[b.Besieges]
	}
	for _, verb := range does {
		for _, c := range choices {
			if c.Verb == verb {
				return c.With(s, c.Lo)
			}
		}
	}
	last := choices[len(choices)-1] // it is the one that lets things be
	return last.With(s, last.Lo)
}
