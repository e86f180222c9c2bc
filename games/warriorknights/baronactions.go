package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	rallyVotes      = 2 // rule: warrior-knights/baron-actions/rally-support-votes
	serviceFaith    = 1 // rule: warrior-knights/baron-actions/serve-the-church-faith
	versatileCrowns = 2 // rule: warrior-knights/baron-actions/versatile-two-crowns
	versatileVotes  = 2 // rule: warrior-knights/baron-actions/versatile-two-votes
)

const (
	Levy         play.Verb = 10 // A crowns
	PlaceCrest   play.Verb = 11 // on space A
	GatherVotes  play.Verb = 12 // A of them
	GainFaith    play.Verb = 13 // A of it
	TakeCrowns   play.Verb = 14 // A of them
	TakeVotes    play.Verb = 15 // A of them
	MoveOneNoble play.Verb = 16
	OpenBattle   play.Verb = 17
	BuyCrest     play.Verb = 18 // on space A, for B crowns
)

const (
	AskLevy      play.Prompt = 8
	AskCrest     play.Prompt = 9
	AskRally     play.Prompt = 10
	AskServe     play.Prompt = 11
	AskVersatile play.Prompt = 12
)

const (
	KeyLevies      play.Key = 20 // Baron A takes B crowns
	KeyCrestPlaced play.Key = 21 // Baron A on space B, for C crowns
	KeyVotesTaken  play.Key = 22 // Baron A takes B votes
	KeyFaithTaken  play.Key = 23 // Baron A takes B faith
	KeyCrownsTaken play.Key = 24 // Baron A takes B crowns
)

const (
	RuleTableSpaces play.Rule = 6
	RuleFreeSpace   play.Rule = 7
	RuleCrestPrice  play.Rule = 8
)

var baronActionChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Levy: "levy", PlaceCrest: "place-crest", GatherVotes: "gather-votes", GainFaith: "gain-faith",
		TakeCrowns: "take-crowns", TakeVotes: "take-votes", MoveOneNoble: "move-one-noble", OpenBattle: "open-battle",
		BuyCrest: "buy-crest",
	},
	Prompts: map[play.Prompt]string{
		AskLevy: "levy", AskCrest: "crest", AskRally: "rally", AskServe: "serve", AskVersatile: "versatile",
	},
	Lines: map[play.Key]string{
		KeyLevies: "levies", KeyCrestPlaced: "crest-placed", KeyVotesTaken: "votes-taken", KeyFaithTaken: "faith-taken",
		KeyCrownsTaken: "crowns-taken",
	},
	Rules: map[play.Rule]string{
		RuleTableSpaces: "warrior-knights/baron-actions/table-space-limit",
		RuleFreeSpace:   "warrior-knights/baron-actions/draft-soldiers-free-crest",
		RuleCrestPrice:  "warrior-knights/baron-actions/versatile-buy-crest",
	},
	Refs: wording.Refs{PlaceCrest: wording.OfA(refSpace), BuyCrest: wording.OfA(refSpace)},
}

// wants asks the owner of a revealed card whether he carries out its action.
// rule: warrior-knights/actions/resolving-is-optional
func (g *State) wants(t *play.Table, s play.Seat, k Kind, p play.Prompt, action play.Choice) bool { //stale:ok what it brings: no aside ends a charge or moves a noble on the map
	a := t.Await(func(o *play.Asking) {
		o.To(s, p, action.A)
		o.May(action, play.Free)
		o.May(play.Choice{Verb: Decline}, play.Free)
	})
	if a.Verb == Decline {
		t.Tell(KeyDeclines, int16(s), int16(k))
		return false
	}
	return true
}

// levyTaxes brings a crown for every region in which the owner has a noble.
// rule: warrior-knights/baron-actions/levy-taxes-income
func (g *State) levyTaxes(t *play.Table, s play.Seat) {
	levy := g.regionsHeld(s) //stale:ok no aside moves a noble on the map
	if levy == 0 || !g.wants(t, s, LevyTaxes, AskLevy, play.Choice{Verb: Levy, A: levy}) {
		return
	}
	g.Barons[s].Crowns += levy
	t.Tell(KeyLevies, int16(s), levy)
}

// regionsHeld counts the regions in which a Baron has a noble. Who is at sea is in none.
// rule: warrior-knights/baron-actions/levy-taxes-not-at-sea
func (g *State) regionsHeld(s play.Seat) (n int16) {
	for r := range int8(regions) {
		if g.noblesAt(s, r) != 0 {
			n++
		}
	}
	return n
}

// draftSoldiers puts a crest on a free space of the mercenary table, for nothing.
// rule: warrior-knights/baron-actions/draft-soldiers-free-crest
func (g *State) draftSoldiers(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCrest)
		for space := range int8(spaces) {
			o.May(play.Choice{Verb: PlaceCrest, A: int16(space)}, g.whyNotCrest(space))
		}
		o.May(play.Choice{Verb: Decline}, play.Free) // rule: warrior-knights/baron-actions/draft-soldiers-crest-optional
	})
	if a.Verb == Decline {
		t.Tell(KeyDeclines, int16(s), int16(DraftSoldiers))
		return
	}
	g.placeCrest(t, s, int8(a.A), 0)
}

func (g *State) whyNotCrest(space int8) play.Rule {
	switch {
	case !g.usableSpace(space):
		return RuleTableSpaces
	case g.Crests[space] != play.Nobody:
		return RuleFreeSpace
	}
	return play.Free
}

func (g *State) placeCrest(t *play.Table, s play.Seat, space int8, price int16) {
	g.Crests[space] = s
	g.Barons[s].Crowns -= price
	t.Tell(KeyCrestPlaced, int16(s), int16(space), price)
}

// crestsOnTable counts the crests on the mercenary table.
// rule: warrior-knights/actions/trigger-mercenary-draft
func (g *State) crestsOnTable() (n int8) {
	for _, s := range g.Crests {
		if s != play.Nobody {
			n++
		}
	}
	return n
}

// rallySupport brings Votes, and the chair to who now has more than every other Baron.
// rule: warrior-knights/baron-actions/rally-support-chairman
func (g *State) rallySupport(t *play.Table, s play.Seat) {
	if !g.wants(t, s, RallySupport, AskRally, play.Choice{Verb: GatherVotes, A: rallyVotes}) {
		return
	}
	g.takeVotes(t, s, rallyVotes)
	for other := range play.Seat(g.Seats) {
		if other != s && g.inGame(other) && g.Barons[other].Votes >= g.Barons[s].Votes {
			return
		}
	}
	if s != g.Chairman {
		g.makeChairman(t, s)
	}
}

func (g *State) takeVotes(t *play.Table, s play.Seat, n int16) {
	g.Barons[s].Votes += n
	t.Tell(KeyVotesTaken, int16(s), n)
}

// serveTheChurch brings Faith, and the Church to who now has more than every other Baron.
// rule: warrior-knights/baron-actions/serve-the-church-head
func (g *State) serveTheChurch(t *play.Table, s play.Seat) {
	faith := serviceFaith + g.holds(s, ModServeChurch) //stale:ok no aside ends a charge
	if !g.wants(t, s, ServeTheChurch, AskServe, play.Choice{Verb: GainFaith, A: faith}) {
		return
	}
	g.Barons[s].Faith += faith
	t.Tell(KeyFaithTaken, int16(s), faith)
	for other := range play.Seat(g.Seats) {
		if other != s && g.inGame(other) && g.Barons[other].Faith >= g.Barons[s].Faith {
			return
		}
	}
	if s != g.Church {
		g.makeHeadOfChurch(t, s)
	}
}

// versatileStrategy lets its owner do one of five things.
// rule: warrior-knights/baron-actions/versatile-choose-one
func (g *State) versatileStrategy(t *play.Table, s play.Seat) {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskVersatile)
		o.May(play.Choice{Verb: TakeCrowns, A: versatileCrowns}, play.Free)
		o.May(play.Choice{Verb: TakeVotes, A: versatileVotes}, play.Free)
		o.May(play.Choice{Verb: MoveOneNoble}, g.whyNotMoveOne(s))
		o.May(play.Choice{Verb: OpenBattle}, g.whyNotBattle(s))
		for space := range int8(spaces) {
			o.May(play.Choice{Verb: BuyCrest, A: int16(space), B: box.Spaces[space].Fee}, g.whyNotBuyCrest(s, space))
		}
		o.May(play.Choice{Verb: Decline}, play.Free)
	})
	switch a.Verb {
	case TakeCrowns:
		g.Barons[s].Crowns += versatileCrowns
		t.Tell(KeyCrownsTaken, int16(s), versatileCrowns)
	case TakeVotes:
		g.takeVotes(t, s, versatileVotes) // rule: warrior-knights/baron-actions/chairman-changes-only-by-named-means
	case MoveOneNoble:
		g.moveOne(t, s) // rule: warrior-knights/baron-actions/versatile-move-one
	case OpenBattle:
		g.startBattle(t, s) // rule: warrior-knights/baron-actions/versatile-battle
	case BuyCrest:
		g.placeCrest(t, s, int8(a.A), a.B)
	case Decline:
		t.Tell(KeyDeclines, int16(s), int16(VersatileStrategy))
	}
}

// rule: warrior-knights/baron-actions/versatile-buy-crest
func (g *State) whyNotBuyCrest(s play.Seat, space int8) play.Rule {
	if why := g.whyNotCrest(space); why != play.Free {
		return why
	}
	if g.Barons[s].Crowns < box.Spaces[space].Fee {
		return RuleCrestPrice
	}
	return play.Free
}
