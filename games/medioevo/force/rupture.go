package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 3, Diplomacy, the rupture of treaties: who breaks one, who is accused of it, and the vote about that.

const (
	BreakTreaty play.Verb = 133 // treaty A
	Accuse      play.Verb = 134 // in treaty A the party B, in words of its own
	VoteKept    play.Verb = 135
	VoteBroken  play.Verb = 136

	AskVerdict play.Prompt = 106 // has A kept treaty B?

	KeyBroken       play.Key = 124 // A breaks treaty B
	KeySecretBroken play.Key = 125 // A breaks a treaty that others may not know
	KeyAccused      play.Key = 134 // A accuses B of not keeping treaty C, in words
	KeyVerdict      play.Key = 135 // A is found to have kept (C 0) or broken (C 1) treaty B
	KeyVoted        play.Key = 136 // A votes that it was kept (B 0) or broken (B 1)

	RuleJudged play.Rule = 114
)

var ruptureChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{BreakTreaty: "break-treaty", Accuse: "accuse", VoteKept: "vote-kept", VoteBroken: "vote-broken"},
	Prompts: map[play.Prompt]string{AskVerdict: "verdict"},
	Lines: map[play.Key]string{
		KeyBroken: "treaty-broken", KeySecretBroken: "treaty-broken-secretly", KeyAccused: "accused", KeyVerdict: "verdict", KeyVoted: "voted",
	},
	Refs:  wording.Refs{BreakTreaty: wording.OfA(refTreaty), Accuse: wording.OfA(refTreaty)},
	Noted: []play.Verb{Accuse},
}

// treatyAsides lists the treaties a player may break, and whom he may accuse of having broken one. What the rules see
// to themselves needs no accusation.
// rule: mu-prototype/diplomacy/break-is-free-of-actions
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-alpha/diplomacy/pact-rupture
// rule: mu-alpha/diplomacy/pact-dispute-vote
func (g *State) treatyAsides(o *play.Asking, s play.Seat) {
	g.Treaties.Each(func(y *medioevo.Treaty) {
		if !y.Of(s) {
			return
		}
		o.May(play.Choice{Verb: BreakTreaty, A: y.No}, play.Free)
		for _, x := range g.Others(s) {
			if y.Binds(x) {
				o.May(play.Choice{Verb: Accuse, A: y.No, B: int16(x)}, whyNotAccuse(y, x))
			}
		}
	})
}

// Renounce has a party break a treaty: he pays for it with honour, and it binds and serves him no more.
// rule: mu-prototype/diplomacy/break-cost
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-alpha/diplomacy/pact-rupture
func (g *State) Renounce(t *play.Table, s play.Seat, y *medioevo.Treaty) {
	g.tellParties(t, y, KeyBroken, int16(s), y.No)
	if y.Secret {
		t.TellOnly(g.strangers(y), KeySecretBroken, int16(s))
	}
	cost := g.BreakCost(s, y)
	g.betrays(s, y)
	y.Leave(s)
	g.Honour(t, s, -cost, ForBrokenTreaty)
}

// BreakCost is how many Honour Points it costs a party to break a treaty. What a card has imposed binds the other alone.
// rule: mu-prototype/diplomacy/break-cost
// rule: mu-prototype/empire-cards/concessione
// rule: mu-prototype/empire-cards/principessa
// rule: mu-alpha/victory/hp-diplomacy
func (g *State) BreakCost(s play.Seat, y *medioevo.Treaty) int16 {
	if y.Imposed && y.Offered == s {
		return 0
	}
	for _, x := range g.AllSeats() {
		if y.Of(x) && g.Princess(s, x) {
			return Doubled * breakingCost
		}
	}
	return breakingCost
}

const (
	breakingCost int16 = 1 // Honour Points for a treaty broken
	Doubled      int16 = 2 // while a PRINCIPESSA lies between two players
)

// EndTreaty ends a treaty for all.
// rule: mu-prototype/diplomacy/pact-definition
func (g *State) EndTreaty(t *play.Table, y *medioevo.Treaty) {
	g.tellParties(t, y, KeyLapsed, y.No)
	*y = medioevo.Treaty{}
}

// whyNotAccuse: of one party it is voted on once in a turn.
// rule: mu-alpha/diplomacy/pact-dispute-vote
func whyNotAccuse(y *medioevo.Treaty, x play.Seat) play.Rule {
	if (y.Accused|y.Judged)&Bit(x) != 0 {
		return RuleJudged
	}
	return play.Free
}

// accuse makes a treaty public. The vote comes when what is under way is done.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-vote
func (g *State) accuse(t *play.Table, a play.Answer) {
	y := g.Treaties.Find(a.A)
	y.Accused |= Bit(play.Seat(a.B))
	secret := y.Secret
	y.Secret = false
	t.TellNote(0, KeyAccused, a.Note, int16(a.Seat), a.B, y.No)
	if secret {
		g.TellTreaty(t, KeyRevealed, y, "")
	}
}

// Hearings votes on all whom somebody has accused, or accuses while it is voted.
func (g *State) Hearings(t *play.Table) {
	for i, s := g.accused(); s != play.Nobody; i, s = g.accused() {
		g.hear(t, i, s)
	}
}

// accused is the first who is accused of having broken a treaty, by its place, or Nobody.
func (g *State) accused() (i int, s play.Seat) {
	for i := range g.Treaties.List {
		for s := range play.Seat(g.Seats) {
			if g.Treaties.List[i].Accused&Bit(s) != 0 {
				return i, s
			}
		}
	}
	return 0, play.Nobody
}

// hear has all players vote openly on whether one has kept a treaty. The majority decides; of a tie he has. If he breaks
// it himself meanwhile there is nothing left to vote on.
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-prototype/diplomacy/dispute-tie
// rule: mu-alpha/diplomacy/pact-dispute-vote
// rule: mu-alpha/diplomacy/pact-dispute-tie
func (g *State) hear(t *play.Table, i int, s play.Seat) {
	g.Against = 0
	t.Together(g.AllSeats(), func(voter play.Seat) {
		if !g.Treaties.List[i].Of(s) {
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(voter, AskVerdict, int16(s), g.Treaties.List[i].No)
			o.May(play.Choice{Verb: VoteKept}, play.Free)
			o.May(play.Choice{Verb: VoteBroken}, play.Free)
		})
		t.Tell(KeyVoted, int16(voter), int16(B2i(a.Verb == VoteBroken)))
		if a.Verb == VoteBroken {
			g.Against |= Bit(voter)
		}
	})
	y := &g.Treaties.List[i]
	y.Accused &^= Bit(s)
	if !y.Of(s) {
		return
	}
	y.Judged |= Bit(s)
	broken := 2*ones(g.Against) > len(g.AllSeats())
	t.Tell(KeyVerdict, int16(s), y.No, int16(B2i(broken)))
	if broken {
		g.Renounce(t, s, y)
	}
}
