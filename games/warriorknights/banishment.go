package warriorknights

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

// Refusing what the Assembly has decided, and the ban it costs.

const (
	ObeyLaw   play.Verb = 150 + iota // law A
	RefuseLaw                        // law A
)

const AskObey play.Prompt = 218 // law A bites him; C: he is banned already

const (
	KeyRefused     play.Key = 240 + iota // Baron A refuses agenda B
	KeyBanned                            // Baron A
	KeyBanLifted                         // Baron A, from the next Assembly on
	KeyNewChairman                       // Baron A
	KeyNewChurch                         // Baron A is Head of the Church
)

var banishmentChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{ObeyLaw: "obey-law", RefuseLaw: "refuse-law"},
	Prompts: map[play.Prompt]string{AskObey: "obey"},
	Lines: map[play.Key]string{
		KeyRefused: "refused", KeyBanned: "banned", KeyBanLifted: "ban-lifted",
		KeyNewChairman: "new-chairman", KeyNewChurch: "new-church",
	},
	Refs: wording.Refs{ObeyLaw: wording.OfA(refAgenda), RefuseLaw: wording.OfA(refAgenda)},
}

// obeys asks a Baron whether he obeys a law that bites him now. If he refuses he is banned, if he is
// not already; the law stays. What an event has laid on the realm (None) cannot be refused.
// rule: warrior-knights/banishment/refuse-law-when-it-bites
func (g *State) obeys(t *play.Table, s play.Seat, law int8) bool { return g.obeysFor(t, s, law, 0) }

// obeysFor is the same for a law that only he can obey who has so many Crowns left.
func (g *State) obeysFor(t *play.Table, s play.Seat, law int8, crowns int16) bool { //stale:ok what the law wants: no aside repeals it
	if !mayRefuse(law) {
		return true
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskObey, int16(law), 0, asArg(g.Barons[s].Banned))
		why := play.Free
		if g.Barons[s].Crowns < crowns {
			why = RulePayInFull
		}
		o.May(play.Choice{Verb: ObeyLaw, A: int16(law)}, why)
		o.May(play.Choice{Verb: RefuseLaw, A: int16(law)}, play.Free)
	})
	if a.Verb == RefuseLaw {
		g.refuse(t, s, law)
		return false
	}
	return true
}

// mayRefuse says whether a Baron may refuse what binds him: a law that says so. What an event has laid on
// the realm (None) he may not.
func mayRefuse(law int8) bool { return law != None && box.Agendas[law].Refuse != RefuseNone }

// refuse bans a Baron who refuses a decision. Whoever is banned already refuses freely.
// rule: warrior-knights/banishment/refusing-a-decision
// rule: warrior-knights/agenda/banned-baron-may-refuse-freely
func (g *State) refuse(t *play.Table, s play.Seat, agenda int8) {
	t.Tell(KeyRefused, int16(s), int16(agenda))
	if !g.Barons[s].Banned {
		g.ban(t, s)
	}
}

// ban sends a Baron out of this Assembly and all that follow.
// rule: warrior-knights/banishment/refuser-is-banished
func (g *State) ban(t *play.Table, s play.Seat) {
	g.Barons[s].Banned = true
	g.Vote.Present &^= 1 << uint(s)
	t.Tell(KeyBanned, int16(s))
	if g.Chairman == s {
		g.replaceChairman(t)
	}
}

// replaceChairman gives the chair of a banned Baron to whoever of the others has most Votes; fate
// breaks ties. If all are banned the token stays.
// rule: warrior-knights/banishment/banned-chairman-replaced
func (g *State) replaceChairman(t *play.Table) {
	leading := g.withMost(g.unbanned(), InVotes)
	if next := g.oneOf(t, leading); next != play.Nobody {
		g.makeChairman(t, next)
	}
}

// oneOf is the only one of a set of Barons, or one whom fate picks. If the cards that name them are all
// in the hands of a battle, each is as likely.
func (g *State) oneOf(t *play.Table, among uint8) play.Seat {
	if s := onlySeat(among); s != play.Nobody || among == 0 {
		return s
	}
	if s := g.randomBaron(t, among); s != play.Nobody {
		return s
	}
	t.Chance()
	for range g.Dice.N(bits.OnesCount8(among)) {
		among &= among - 1
	}
	return lowestSeat(among)
}

// liftBan lets a Baron attend again, from the next Assembly on.
// rule: warrior-knights/banishment/lifted-ban-effective-next-assembly
func (g *State) liftBan(t *play.Table, s play.Seat) {
	if g.Barons[s].Banned && !g.Barons[s].Pardoned {
		g.Barons[s].Pardoned = true
		t.Tell(KeyBanLifted, int16(s))
	}
}

// endLiftedBans ends, with the Assembly, the bans it has lifted. A Chairman who kept the token only
// because all were banned loses it now.
func (g *State) endLiftedBans(t *play.Table) {
	for s := range g.Barons {
		if b := &g.Barons[s]; b.Pardoned {
			b.Banned, b.Pardoned = false, false
		}
	}
	if g.Barons[g.Chairman].Banned {
		g.replaceChairman(t)
	}
}

// makeChairman gives a Baron the chair. No banned Baron can have it.
// rule: warrior-knights/banishment/banned-cannot-be-chairman
func (g *State) makeChairman(t *play.Table, s play.Seat) {
	if g.Chairman != s && !g.Barons[s].Banned {
		g.Chairman = s
		t.Tell(KeyNewChairman, int16(s))
	}
}

// makeHeadOfChurch gives a Baron the Church's token, unless an event has made him unfit for it.
func (g *State) makeHeadOfChurch(t *play.Table, s play.Seat) {
	if _, unfit := g.status(ModNoChurchHead, int8(s)); g.Church != s && !unfit {
		g.Church = s
		t.Tell(KeyNewChurch, int16(s))
	}
}
