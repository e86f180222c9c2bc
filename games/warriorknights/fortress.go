package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const GiveRansom play.Verb = 88 // city A is given to who destroyed the fortress

const AskRansom play.Prompt = 118 // Baron A: which of his cities goes to Baron B

const (
	KeyFortressFalls play.Key = 175 + iota // Baron A destroys Baron B's fortress
	KeyRansomCrowns                        // Baron A takes B crowns from Baron C
)

var fortressChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{GiveRansom: "give-ransom"},
	Prompts: map[play.Prompt]string{AskRansom: "ransom"},
	Lines: map[play.Key]string{
		KeyFortressFalls: "fortress-falls", KeyRansomCrowns: "ransom-crowns",
	},
	Refs: wording.Refs{GiveRansom: wording.OfA(refCity)},
}

// destroyFortress takes a fortress and its garrison off the map. The loser lives on and pays for it,
// half his crowns and a city of his choice, unless fortresses are agreed to be a matter of life.
// rule: warrior-knights/fortress/garrison-fate
// rule: warrior-knights/fortress/defeated-baron-plays-on
func (g *State) destroyFortress(t *play.Table, s, by play.Seat) {
	t.Tell(KeyFortressFalls, int16(by), int16(s))
	garrison := garrisonOf(s)
	for i := range int8(troops) {
		switch {
		case g.TroopAt[i] != garrison:
		case isRegular(i):
			g.TroopAt[i] = WithLostFortress
		default:
			g.discardMercenary(i)
		}
	}
	g.Casualties[garrison] = 0
	g.Fortresses[s] = Fortress{At: None}
	if g.Options.Elimination {
		g.eliminate(t, s)
		return
	}
	g.payRansom(t, s, by)
}

// payRansom gives the conqueror half the loser's crowns, rounded down, and a city the loser chooses.
// rule: warrior-knights/fortress/reward-half-the-crowns
// rule: warrior-knights/fortress/reward-one-city
func (g *State) payRansom(t *play.Table, s, by play.Seat) {
	crowns := g.Barons[s].Crowns / 2
	g.Barons[s].Crowns -= crowns
	g.Barons[by].Crowns += crowns
	t.Tell(KeyRansomCrowns, int16(by), crowns, int16(s))
	if c := g.chooseRansom(t, s, by); c != None {
		g.captureCity(t, by, c)
	}
}

// chooseRansom is the city the loser gives, None if he has none.
func (g *State) chooseRansom(t *play.Table, s, by play.Seat) int8 {
	found, only := 0, int8(None)
	for c := range int8(cities) {
		if g.Cities[c].Owner == s {
			found, only = found+1, c
		}
	}
	if found < 2 {
		return only
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskRansom, int16(s), int16(by))
		for c := range int8(cities) {
			if g.Cities[c].Owner == s {
				o.May(play.Choice{Verb: GiveRansom, A: int16(c)}, play.Free)
			}
		}
	})
	return int8(a.A)
}
