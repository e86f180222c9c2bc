package crusaderkings

import "signoria/play"

// What can be known beforehand of a trait check. Who makes it may look into his own bag, so its chances are
// exact: they are counted over all ways in which the tokens can come.

// How a check comes out, in the order in which matters list it.
const (
	clean   int16 = iota // it passes
	bought               // it passes if critical tokens that would fail are sacrificed
	lost                 // it fails
	endings              // how many
)

// failures are what an action's failure brings upon who tried it; else it brings nothing more.
var failures = map[Action]string{
	Crusade: "outcome.fallen", Marriage: "outcome.jilted", Invade: "outcome.repelled", Overthrow: "outcome.caught",
	CreateCasusBelli: "outcome.caught", InciteRebellion: "outcome.caught", Bribe: "outcome.caught",
	PlagueCheck: "outcome.plague",
}

// matterOf is the check that an answer begins or goes on with.
func matterOf(g *State, a play.Answer) (play.Matter, bool) {
	action, begins := g.checkOf(a)
	if action == NoAction {
		return play.Matter{}, false
	}
	m := play.Matter{ID: checkID(a.Seat, action), Name: "odds.check", Begins: begins, Outcomes: []play.Outcome{
		clean:  {Name: "outcome.passed", Tone: play.Good},
		bought: {Name: "outcome.bought", Tone: play.Even},
		lost:   {Name: "outcome.failed", Tone: play.Bad},
	}}
	if begins {
		m.Name = "odds.free"
	}
	if name := failures[action]; name != "" {
		m.Outcomes[lost].Name = name
	}
	if g.ridesOut(a) {
		m.Stake = play.StakeHead
	}
	return m, true
}

// ridesOut says whether by an answer a ruler himself goes on a Crusade, as he does where nobody else can.
func (g *State) ridesOut(a play.Answer) bool {
	who := a.A
	switch a.Verb {
	case SendOn:
	case ToCrusade:
		able := g.crusaders(a.Seat)
		if len(able) > 1 {
			return false
		}
		who = int16(able[0])
	default:
		return false
	}
	return g.People[who].At == Ruler
}

// checkID tells one check from another.
func checkID(s play.Seat, a Action) int16 { return int16(s)<<8 | int16(a) }

// checkOf is what the check is for that an answer begins, or goes on with; NoAction if it does neither.
func (g *State) checkOf(a play.Answer) (action Action, begins bool) {
	switch a.Verb {
	case InvestGold:
		return g.Checked.Action, false
	case KeepToken, GiveToken:
		if !g.decided(a.Verb == GiveToken) {
			return g.Checked.Action, false
		}
	case PlotGrievance, PlotRebellion, PlotMurder, PlotCouncillor, PlotBribe, PlotDivorce:
		action, _ = plotted(a)
	case OverthrowIn:
		action = Overthrow
	case StartBuilding:
		if a.A > 0 {
			action = Build
		}
	case BeginInvasion:
		if g.Invasion.Count == 1 {
			action = g.assault(&g.Invasion.Attacks[0])
		}
	case ResolveAttack:
		action = g.assault(&g.Invasion.Attacks[a.C])
	case ToCrusade, SendOn:
		action = Crusade
	case Court:
		if g.green(int8(a.B)) {
			action = Marriage
		}
	case WedCommoner:
		action = Marriage
	case SpreadTo:
		action = PlagueCheck
	case UsePhysician:
		action = EventCheck
	}
	return action, true
}

// assault is Invade if an attack takes a check, NoAction if it annexes.
func (g *State) assault(a *Attack) Action {
	if g.Territories[a.Target].Pact == g.Invasion.Seat {
		return NoAction
	}
	return Invade
}

// decided says whether the check is over once its last token is kept or sacrificed.
func (g *State) decided(given bool) bool {
	k := &g.Checked
	successes := k.Successes + b2i(g.counts(k.Drawn[k.Count-1]) != given)
	return successes >= k.Needed || k.Count == k.total()
}

// outcome is how the check has come out.
func (g *State) outcome() (matter, how int16) {
	k := &g.Checked
	how = clean
	for i, token := range k.Drawn[:k.Count] {
		if k.Given>>i&1 == 1 && !succeeds(token, k.Reversed) {
			how = bought
		}
	}
	if k.Stage == Failed {
		how = lost
	}
	return checkID(k.Seat, k.Action), how
}

// waysOfCheck are the ways in which the check about to be drawn can come out, for who makes it.
func waysOfCheck(g *State, s play.Seat) (weights []float64, lay func(g *State, i int)) {
	k := &g.Checked
	if k.Stage != DrawingTokens || k.Seat != s {
		return nil, nil
	}
	good, price, all := 0, 0, 0
	for token := range int16(tokens) {
		if g.inCheck(token) {
			all++
			good += int(b2i(succeeds(token, k.Reversed)))
			price += int(b2i(g.priced(token)))
		}
	}
	needed, draws := int(k.Needed-k.Successes), int(k.total()-k.Count)
	passes := atLeast(needed, good, all, draws)
	passesAtAll := max(passes, atLeast(needed, good+price, all, draws))
	return []float64{clean: passes, bought: passesAtAll - passes, lost: 1 - passesAtAll}, (*State).layCheck
}

// priced says whether a token fails in this check unless it is sacrificed.
func (g *State) priced(token int16) bool {
	return g.critical(token) && !g.counts(token)
}

// layCheck leaves in the bag what makes the check come out in a way.
func (g *State) layCheck(how int) {
	k := &g.Checked
	good := k.Needed - k.Successes
	if int16(how) == bought {
		good-- // the last comes by a sacrifice
	}
	for token := range int16(tokens) {
		if !g.inCheck(token) {
			continue
		}
		stays := false
		switch {
		case g.counts(token):
			stays = int16(how) != lost && good > 0
			good -= b2i(stays)
		case g.priced(token):
			stays = int16(how) == bought
		default:
			stays = int16(how) == lost
		}
		if !stays {
			g.TokenAt[token] = OutOfBox
		}
	}
}

// tellerBot is who plays a matter on for those who foresee. He is none of the levels.
const tellerBot = "teller"

// teller does what leaves a check to its free draws, or to what was invested: nobody pays for more or against
// it, allies keep their word, and a token is sacrificed where it would fail.
type teller struct{}

func (teller) Decide(_ *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	if args := o.ArgsAt(0); prompt == AskSacrifice && args[4] == 0 {
		for _, c := range choices {
			if c.Verb == GiveToken {
				return c.With(s, 0)
			}
		}
	}
	return choices[0].With(s, max(0, choices[0].Lo))
}
