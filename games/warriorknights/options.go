package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

// The optional rules: house motions, heirs as hostages, and Barons who leave the game.

const (
	KeepHeir   play.Verb = 188 + iota // noble A's, though he is dead
	ReturnHeir                        // noble A's, to his Baron
	KillHeir                          // noble A's
)

const AskHeir play.Prompt = 245 // noble A is dead; his heir is a hostage

const (
	KeyHeirWaits    play.Key = 284 + iota // noble A is dead, and Baron B holds his heir
	KeyHeirReturned                       // Baron A gives noble B's heir back
	KeyHeirKept                           // Baron A keeps noble B's heir: the noble stays away
	KeyHeirKilled                         // Baron A kills noble B's heir
	KeyHeirDead                           // noble A's heir is dead, and he can have no other
	KeyEliminated                         // Baron A is out of the game
	KeyLastBaron                          // Baron A is the last one left
)

var optionChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{KeepHeir: "keep-heir", ReturnHeir: "return-heir", KillHeir: "kill-heir"},
	Prompts: map[play.Prompt]string{AskHeir: "heir"},
	Lines: map[play.Key]string{
		KeyHeirWaits: "heir-waits", KeyHeirReturned: "heir-returned", KeyHeirKept: "heir-kept", KeyHeirKilled: "heir-killed",
		KeyHeirDead: "heir-dead", KeyEliminated: "eliminated", KeyLastBaron: "last-baron",
	},
	Refs: wording.Refs{KeepHeir: wording.OfA(refNoble), ReturnHeir: wording.OfA(refNoble), KillHeir: wording.OfA(refNoble)},
}

// House motions: what an Assembly may resolve with free private motions. The two bans are enforced;
// anything else is words the Barons hold one another to.
// rule: warrior-knights/options/free-private-motions
const (
	BanOnSieges int32 = -1
	BanOnRoads  int32 = -2
)

// houseBans says whether a house motion bans something.
func (g *State) houseBans(what int32) bool {
	for _, h := range g.House {
		if h == what {
			return true
		}
	}
	return false
}

// mayMoveFreely lists what a free private motion may propose besides.
func (g *State) mayMoveFreely(o *play.Asking) {
	if g.House[len(g.House)-1] == 0 {
		if !g.houseBans(BanOnSieges) {
			o.May(play.Choice{Verb: ProposeSiegeBan}, play.Free)
		}
		if !g.houseBans(BanOnRoads) {
			o.May(play.Choice{Verb: ProposeRoadBan}, play.Free)
		}
		o.May(play.Choice{Verb: ProposeReminder}, play.Free)
	}
	for i, h := range g.House {
		if h != 0 {
			o.May(play.Choice{Verb: ProposeRepeal, A: int16(i), B: banOf(h)}, play.Free)
		}
	}
}

// banOf is a house motion's ban as texts speak of it, 0 if it is words.
func banOf(motion int32) int16 { return int16(min(motion, 0)) }

// carryHouseMotion puts a house motion in force, or ends one.
func (g *State) carryHouseMotion(t *play.Table) {
	switch g.Vote.Motion {
	case BanSieges:
		g.addHouseMotion(t, BanOnSieges)
	case BanRoads:
		g.addHouseMotion(t, BanOnRoads)
	case Reminder:
		g.addHouseMotion(t, g.Vote.Words)
	case Repeal:
		i := g.Vote.Target
		t.Tell(KeyRepealed, banOf(g.House[i]))
		copy(g.House[i:], g.House[i+1:])
		g.House[len(g.House)-1] = 0
	}
}

func (g *State) addHouseMotion(t *play.Table, motion int32) {
	for i := range g.House {
		if g.House[i] == 0 {
			g.House[i] = motion
			t.Tell(KeyHouseMotion, banOf(motion))
			return
		}
	}
}

// heirIsHostage says whether a dead noble's heir is in another Baron's hands. Then the noble stays off
// the map until he is given back.
func (g *State) heirIsHostage(t *play.Table, n int8) bool {
	holder := g.Nobles[n].Heir
	if holder == play.Nobody || holder == baronOf(n) {
		return false
	}
	g.Nobles[n].Waiting = true
	t.Tell(KeyHeirWaits, int16(n), int16(holder))
	return true
}

// heirReturns says whether a noble may re-enter. If he is dead and his heir a hostage, the holder says
// whether he gives him back. While they haggle over it the heir may change hands, come home or be
// killed.
// rule: warrior-knights/options/heir-needed-to-return
func (g *State) heirReturns(t *play.Table, n int8) bool {
	for g.Nobles[n].Waiting {
		holder := g.Nobles[n].Heir //stale:ok what he holds by then is looked at below
		a := t.Await(func(o *play.Asking) {
			o.To(holder, AskHeir, int16(n))
			if g.Nobles[n].Waiting && g.Nobles[n].Heir == holder {
				o.May(play.Choice{Verb: ReturnHeir, A: int16(n)}, play.Free)
			}
			o.May(play.Choice{Verb: KeepHeir, A: int16(n)}, play.Free)
		})
		switch {
		case !g.Nobles[n].Waiting || g.Nobles[n].Heir != holder: // he holds him no longer, or only the next one
		case a.Verb == ReturnHeir:
			g.returnHeir(t, n)
		default:
			t.Tell(KeyHeirKept, int16(holder), int16(n))
			return false
		}
	}
	return !g.Nobles[n].Gone
}

// returnHeir gives a hostage back to his Baron. An heir who takes his dead father's place leaves a new
// heir with the same Baron.
func (g *State) returnHeir(t *play.Table, n int8) {
	t.Tell(KeyHeirReturned, int16(g.Nobles[n].Heir), int16(n))
	g.holdHeir(n, baronOf(n))
}

// holdHeir puts a noble's heir into a Baron's hands.
func (g *State) holdHeir(n int8, s play.Seat) {
	g.Nobles[n].Heir = s
	if s == baronOf(n) {
		g.Nobles[n].Waiting = false
	}
}

// killHeir kills a hostage: his father's death is final, now if he is dead already.
// rule: warrior-knights/options/heir-threat
func (g *State) killHeir(t *play.Table, n int8) {
	t.Tell(KeyHeirKilled, int16(g.Nobles[n].Heir), int16(n))
	g.endHeirs(t, n)
}

// endHeirs leaves a noble without an heir, for good.
// rule: warrior-knights/options/heir-threat
// rule: warrior-knights/options/heir-lost-by-event
func (g *State) endHeirs(t *play.Table, n int8) {
	noble := &g.Nobles[n]
	noble.Heirless, noble.Heir = true, play.Nobody
	t.Tell(KeyHeirDead, int16(n))
	if noble.Waiting {
		noble.Waiting = false
		g.lineEnds(t, n)
	}
}

// eliminate takes a Baron whose fortress has fallen out of the game, with all else that is his.
// rule: warrior-knights/options/player-elimination
func (g *State) eliminate(t *play.Table, s play.Seat) {
	t.Tell(KeyEliminated, int16(s))
	g.Barons[s].Out = true
	g.loseNobles(t, s)
	g.loseTroops(t, s)
	for c := range int8(cities) {
		if g.Cities[c].Owner == s {
			g.neutralize(t, c)
		}
	}
	for a := range int8(agendas) {
		if g.holder(a) == s {
			g.discardAgenda(t, a)
		}
	}
	g.loseCards(s)
	g.loseStatuses(s)
	g.loseHeirs(t, s)
	for i := range g.Expeditions {
		g.Expeditions[i].Stake[s] = 0
	}
	g.Bargains.Leave(s)
	g.dropFavours(s)
	b := &g.Barons[s]
	b.Crowns, b.Votes, b.Faith = 0, 0, 0
	g.passTokens(t, s) // rule: warrior-knights/options/player-elimination-offices
}

// lastBaronWins ends the game when only one Baron is left, once the battle that saw to it is over.
func (g *State) lastBaronWins(t *play.Table) {
	if last := onlySeat(g.everyone()); last != play.Nobody {
		t.Tell(KeyLastBaron, int16(last))
		g.end(Standing, last)
	}
}

func (g *State) loseNobles(t *play.Table, s play.Seat) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		g.stand(t, n, None, false)
		g.Nobles[n].Gone = true
		g.Casualties[n] = 0
		if o := g.office(n); o != None {
			g.discardAgenda(t, o)
		}
	}
}

func (g *State) loseTroops(t *play.Table, s play.Seat) {
	g.Casualties[garrisonOf(s)] = 0
	for troop := range int8(troops) {
		switch at := g.TroopAt[troop]; {
		case isRegular(troop) && troop/4 == int8(s):
			g.TroopAt[troop] = OutOfTheGame
		case !isRegular(troop) && at >= 0 && baronOf(at) == s:
			g.desert(t, troop)
		}
	}
}

// loseCards removes a Baron's action cards, wherever they lie, and his crests.
func (g *State) loseCards(s play.Seat) {
	g.Barons[s].Hand, g.Barons[s].Home = [kinds]uint8{}, [kinds]uint8{}
	for i := range g.Stacks {
		for j := g.Stacks[i].Len() - 1; j >= 0; j-- {
			if g.Stacks[i].At(j)/kinds == uint8(s) {
				g.Stacks[i].Take(j)
			}
		}
	}
	for i := range g.Areas {
		g.Areas[i][s] = [kinds]uint8{}
	}
	for i := range g.Crests {
		if g.Crests[i] == s {
			g.Crests[i] = play.Nobody
		}
	}
}

// loseStatuses ends what events have laid on a Baron and his nobles.
func (g *State) loseStatuses(s play.Seat) {
	for i := 0; i < len(g.Statuses) && g.Statuses[i].Mod != NoMod; {
		x := g.Statuses[i]
		onNoble := x.Mod == ModNoHeir
		if onNoble && baronOf(x.Target) == s || !onNoble && x.Target == int8(s) {
			g.endStatus(i)
		} else {
			i++
		}
	}
}

// loseHeirs sends home the hostages a Baron holds, and ends his own line.
func (g *State) loseHeirs(t *play.Table, s play.Seat) {
	for n := range int8(nobles) {
		switch {
		case baronOf(n) == s:
			g.Nobles[n].Heir, g.Nobles[n].Waiting = play.Nobody, false
		case g.Nobles[n].Heir == s:
			g.returnHeir(t, n)
		}
	}
}

// passTokens gives the chair to the Baron with most Prestige and the Church's token to the one with
// most Faith; fate breaks ties.
// rule: warrior-knights/options/player-elimination-offices
func (g *State) passTokens(t *play.Table, s play.Seat) {
	if g.Chairman == s {
		among := g.unbanned()
		if among == 0 {
			among = g.everyone() // only for turn order
		}
		g.Chairman = g.oneOf(t, g.withMost(among, InPrestige))
		t.Tell(KeyNewChairman, int16(g.Chairman))
	}
	if g.Church == s {
		among := g.mostFaithful(churchToken)
		if among == 0 {
			among = g.everyone() // only a heretic is left, and the game ends
		}
		g.Church = g.oneOf(t, among)
		t.Tell(KeyNewChurch, int16(g.Church))
	}
}

func (g *State) unbanned() (set uint8) {
	for s := range play.Seat(g.Seats) {
		if g.inGame(s) && !g.Barons[s].Banned {
			set |= 1 << uint(s)
		}
	}
	return set
}
