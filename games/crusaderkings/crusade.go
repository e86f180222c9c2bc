package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Crusade cards and the Crusade Track.

const (
	maxShields = 4 // of a dynasty on the Crusade Track

	SendOn       play.Verb = 140 // character A
	GiveUpShield play.Verb = 141 // on space A

	AskCrusader play.Prompt = 213 // who goes on the Crusade to space A
	AskShield   play.Prompt = 214 // which shield makes way for the one on space A

	KeyCrusader  play.Key = 460 // A sends character B on a Crusade
	KeyLeads     play.Key = 461 // A takes the First Player token
	KeyShield    play.Key = 462 // A's shield reaches space B
	KeyShieldOff play.Key = 463 // A takes the shield off space B
	KeySouvenir  play.Key = 464 // A brings home token B
	KeyGoal      play.Key = 465 // A has reached the goal, space B: the game is over

	RuleMaleMember play.Rule = 460
	RuleQueenStays play.Rule = 461
)

var crusadeChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{SendOn: "send-on", GiveUpShield: "give-up-shield"},
	Prompts: map[play.Prompt]string{AskCrusader: "crusader", AskShield: "shield"},
	Lines: map[play.Key]string{
		KeyCrusader: "crusader", KeyLeads: "first-player", KeyShield: "shield", KeyShieldOff: "shield-off", KeySouvenir: "souvenir",
		KeyGoal: "goal",
	},
	Rules: map[play.Rule]string{
		RuleMaleMember: "crusader-kings/crusade/send-male-member",
		RuleQueenStays: "crusader-kings/crusade/queen-if-no-male",
	},
	Refs: wording.Refs{SendOn: wording.OfA(refPerson), GiveUpShield: wording.OfA(refSpace)},
}

// whyNotCrusade forbids a Crusade beyond what a dynasty may perform in an Era. The Archbishop who counts is
// the one it had when the cards of the Round were chosen; who had to choose one Crusade card too many then
// plays it for its event.
// rule: crusader-kings/crusade/exactly-one-action
func (g *State) whyNotCrusade(s play.Seat) play.Rule {
	if d := &g.Dynasties[s]; d.Crusaded >= max(usualCrusade, d.Crusades) {
		return RuleCrusadeCap
	}
	return play.Free
}

// crusadeAction sends a member of the dynasty of its leader's choice on a Crusade.
// rule: crusader-kings/crusade/send-male-member
func (g *State) crusadeAction(t *play.Table, s play.Seat) {
	able := g.crusaders(s)
	who := able[0]
	if len(able) > 1 {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskCrusader, int16(g.lowestFree()))
			for _, p := range g.family(s) {
				o.May(play.Choice{Verb: SendOn, A: int16(p)}, g.whyNotSend(s, p))
			}
		})
		who = int8(a.A)
	}
	g.crusade(t, s, who)
}

// crusaders are those whom a dynasty may send: there is always somebody.
// rule: crusader-kings/crusade/send-male-member
func (g *State) crusaders(s play.Seat) []int8 {
	var able []int8
	for _, p := range g.family(s) {
		if g.whyNotSend(s, p) == play.Free {
			able = append(able, p)
		}
	}
	return able
}

// whyNotSend is the rule that forbids to send somebody on a Crusade.
// rule: crusader-kings/crusade/send-male-member
// rule: crusader-kings/crusade/queen-if-no-male
// rule: crusader-kings/crusade/glitterhoof-can-crusade
func (g *State) whyNotSend(s play.Seat, p int8) play.Rule {
	switch {
	case !g.member(p, s):
		return RuleMaleMember
	case p == box.Glitterhoof || box.People[p].Sex == Male:
		return play.Free
	case g.People[p].At != Ruler:
		return RuleMaleMember
	}
	for _, other := range g.family(s) {
		if box.People[other].Sex == Male { // which Glitterhoof is not
			return RuleQueenStays
		}
	}
	return play.Free
}

// crusade sends somebody on a Crusade: he comes home with honours, or not at all.
// rule: crusader-kings/crusade/check
// rule: crusader-kings/crusade/failure-kills-crusader
func (g *State) crusade(t *play.Table, s play.Seat, p int8) {
	g.Card.Action, g.Card.Chosen = Crusade, p
	g.Dynasties[s].Crusaded++ // rule: crusader-kings/crusade/exactly-one-action
	t.Tell(KeyCrusader, int16(s), int16(p))
	if !g.check(t, Trial{Seat: s, Action: Crusade, About: p, Guest: None, Needed: 1}) {
		g.kill(t, p, OnCrusade)
		return
	}
	// The Turn goes on in the old order: Order is left alone.
	// rule: crusader-kings/crusade/success-first-player
	// rule: crusader-kings/sequence/order-change-after-turn
	if g.First != s {
		g.First = s
		t.Tell(KeyLeads, int16(s))
	}
	g.placeShield(t, s, g.lowestFree())
}

// lowestFree is the lowest space of the Crusade Track without a shield.
// rule: crusader-kings/crusade/success-shield
// rule: crusader-kings/crusade/vacated-spaces
func (g *State) lowestFree() int8 {
	for i, owner := range g.Track {
		if owner == play.Nobody {
			return int8(i)
		}
	}
	return None
}

// placeShield puts a dynasty's shield on a space of the Crusade Track. Who has four there takes one off
// first, and it is not the place that becomes free where the new one goes. The goal ends the game at once.
// rule: crusader-kings/crusade/max-four-shields
// rule: crusader-kings/crusade/success-trait-token
// rule: crusader-kings/crusade/jerusalem
func (g *State) placeShield(t *play.Table, s play.Seat, space int8) {
	if g.shields(s) == maxShields {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskShield, int16(space))
			for i, owner := range g.Track {
				if owner == s {
					o.May(play.Choice{Verb: GiveUpShield, A: int16(i)}, play.Free)
				}
			}
		})
		g.Track[a.A] = play.Nobody
		t.Tell(KeyShieldOff, int16(s), a.A)
	}
	g.Track[space] = s
	t.Tell(KeyShield, int16(s), int16(space))
	for token, at := range g.TokenAt {
		if at == OnSpace+Place(space) {
			g.TokenAt[token] = bag(s)
			t.Tell(KeySouvenir, int16(s), int16(token))
		}
	}
	if space == g.Options.Goal-1 {
		g.Trophies[KingOfJerusalem] = s
		g.Ended = ByJerusalem
		t.Tell(KeyGoal, int16(s), int16(space))
	}
	g.settleTrophies(t) // rule: crusader-kings/trophies/crusader
}
