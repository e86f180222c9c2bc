package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Control tokens: stars that a military building gives, by which a player controls territories beside it.

const (
	PlaceStar play.Verb = 190 // in territory A
	LoseStars play.Verb = 191 // those that are left

	AskStar play.Prompt = 184 // the military building in territory A gives B more

	KeyStar     play.Key = 188 // A puts a Control token in territory B
	KeyStarLost play.Key = 189 // A loses B Control tokens that cannot be or are not placed

	RuleStarControlled play.Rule = 190
	RuleStarArmies     play.Rule = 191
)

var starChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{PlaceStar: "place-star", LoseStars: "lose-stars"},
	Prompts: map[play.Prompt]string{AskStar: "star"},
	Lines:   map[play.Key]string{KeyStar: "star", KeyStarLost: "star-lost"},
	Rules: map[play.Rule]string{
		RuleStarControlled: "mu-giochix/purchases/control-token-not-enemy-controlled",
		RuleStarArmies:     "mu-giochix/purchases/control-token-no-enemy-armies",
	},
	Refs:      wording.Refs{PlaceStar: wording.OfA(refPlace)},
	Declining: []play.Verb{LoseStars},
}

// giveStars asks a player where the Control tokens go that a military building gives. What he does not place at once is lost.
// rule: mu-giochix/purchases/control-tokens-on-building
// rule: mu-giochix/purchases/control-tokens-on-upgrade
func (g *State) giveStars(t *play.Table, s play.Seat, from Place, n int8) {
	for ; n > 0; n-- {
		if !g.canStar(s, from) {
			break
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskStar, int16(from), int16(n))
			for _, at := range box.Around[from] {
				if g.takesStar(at) {
					o.May(play.Choice{Verb: PlaceStar, A: int16(at)}, g.whyNotStar(s, at))
				}
			}
			o.May(play.Choice{Verb: LoseStars}, play.Free)
		})
		if a.Verb == LoseStars {
			break
		}
		g.Territories[a.A].Star, g.Territories[a.A].From = s, from
		t.Tell(KeyStar, int16(s), a.A)
	}
	if n > 0 {
		t.Tell(KeyStarLost, int16(s), int16(n))
	}
}

// takesStar says whether a place has room for a Control token: a territory in play that has none.
// rule: mu-giochix/purchases/control-token-adjacent
func (g *State) takesStar(at Place) bool {
	return at.Land() && g.inPlay(at) && g.Territories[at].Star == play.Nobody
}

// canStar says whether a player has a Control token left, and a territory beside a building for it.
// rule: mu-giochix/components/tokens-and-supply
func (g *State) canStar(s play.Seat, from Place) bool {
	if g.starsOf(s) >= box.Supply.Stars {
		return false
	}
	for _, at := range box.Around[from] {
		if g.takesStar(at) && g.whyNotStar(s, at) == play.Free {
			return true
		}
	}
	return false
}

// whyNotStar is the rule that forbids a player a Control token in a territory.
// rule: mu-giochix/purchases/control-token-not-enemy-controlled
// rule: mu-giochix/purchases/control-token-no-enemy-armies
func (g *State) whyNotStar(s play.Seat, at Place) play.Rule {
	if c := g.controller(at); c != play.Nobody && c != s {
		return RuleStarControlled
	}
	if g.strangers(s, at) {
		return RuleStarArmies
	}
	return play.Free
}

// dropStar takes the Control token of a territory away. Whoever has figures there holds it by them.
// rule: mu-giochix/conquest/other-territories-need-garrison
func (g *State) dropStar(t *play.Table, at Place) {
	x := &g.Territories[at]
	t.Tell(KeyStarGone, int16(x.Star), int16(at))
	if s := x.Star; g.Here[at][s] > 0 && g.homeOf(at) != s {
		x.Taken = s
	}
	x.Star, x.From = play.Nobody, NoPlace
}
