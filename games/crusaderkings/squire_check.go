package crusaderkings

import "signoria/play"

// How a squire deals with trait checks: what one is worth to him, how much Gold it deserves, when a token is
// given up, and when he pays to spoil another's.

// checkWorth judges the questions of a trait check.
func (j *judge) checkWorth(_ play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch c.Verb {
	case InvestGold, PaySabotage:
		return 0, true
	case KeepToken:
		return 0, true
	case GiveToken:
		return j.giveWorth(c.A), true
	}
	return 0, false
}

// goodIn is how many tokens of his bag count as successes in a check for an action.
func (j *judge) goodIn(reversed [2]int8) int {
	good := 0
	for trait, n := range j.bag {
		t := int8(trait)
		if box.Traits[t].Red == (t == reversed[0] || t == reversed[1]) {
			good += int(n)
		}
	}
	return good
}

// odds is the chance, from 0 to 1, that he passes a check for an action with so many draws.
func (j *judge) odds(a Action, needed, draws int8) float64 {
	good := j.good[a].or(func() int { return j.goodIn(box.Critical[a]) })
	return atLeast(int(needed), good, max(1, int(j.all)), int(draws))
}

// gamble is what a check for an action is worth to him that brings so much if it passes, when he spends on
// it what pays, of so much Gold. An AI dynasty has a draw more than it needs.
func (j *judge) gamble(a Action, needed, free int8, stake, gold int) int {
	free, needed = max(0, free), j.g.needed(j.s, a, needed)
	if j.g.ai(j.s) {
		free, gold = max(free, needed+1), 0
	}
	best := 0
	for n := range min(int8(gold), max(0, needed+2-free)) + 1 {
		best = max(best, int(j.odds(a, needed, free+n)*float64(stake))-int(n)*j.coin)
	}
	return best
}

// trial is the same for a check with the draws he usually has, with all his Gold.
func (j *judge) trial(a Action, needed int8, stake int) int {
	return j.gamble(a, needed, 1+j.g.draws(j.s, a, false), stake, int(j.g.Dynasties[j.s].Gold))
}

// investment is how much Gold the check under way deserves: as long as another draw brings more than the
// Gold it costs.
func (j *judge) investment(most int16) int16 {
	g, k := j.g, &j.g.Checked
	if j.plan != nil && j.plan.pays(g, k.Action) {
		return most
	}
	stake, spare := j.stake(), j.spare()
	best, worth := int16(0), 0.0
	for n := range min(most, spare) + 1 {
		w := g.odds(j.s, k.Guest, k.Reversed, k.Needed, k.Free+int8(n))*float64(stake) - float64(int(n)*j.coin)
		if w > worth {
			best, worth = n, w
		}
	}
	return best
}

// spare is how much Gold he may spend on the check under way: not what he needs to pay for it if it passes,
// and of an invasion his share for each attack.
func (j *judge) spare() int16 {
	g := j.g
	gold := g.Dynasties[j.s].Gold
	switch g.Checked.Action {
	case Build:
		return max(0, gold-g.castlePrice(j.s))
	case Bribe:
		return max(0, gold-bribePrice)
	case Invade:
		if left := int16(len(g.attacksLeft())); g.Invasion.Seat == j.s && left > 1 {
			return (gold + left - 1) / left
		}
	}
	return gold
}

// stake is what passing the check under way is worth to who makes it, as the squire reckons it for himself.
func (j *judge) stake() int {
	g, k := j.g, &j.g.Checked
	switch k.Action {
	case Build:
		if g.Dynasties[j.s].Gold < g.castlePrice(j.s) {
			return 0
		}
		return j.castleWorth() - int(g.castlePrice(j.s))*j.coin
	case Overthrow:
		return j.overthrowWorth(k.About)
	case Invade:
		return j.prize(k.About, 0) + 10
	case Crusade:
		return j.shieldWorth() + j.personWorth(k.About)
	case Marriage:
		return j.suitWorth(k.About)
	case EventCheck:
		return j.eventStake()
	case CreateCasusBelli, InciteRebellion, Assassinate, Bribe, Divorce:
		return max(10, j.plotStake())
	}
	return 0
}

// plotStake is what the plot under way brings: what it would, or, where its victim is not a territory or a
// character, what such plots usually do.
func (j *judge) plotStake() int {
	k := &j.g.Checked
	if k.About != None && k.Action != Bribe && k.Action != CreateCasusBelli {
		return j.plotPrize(k.Action, int16(k.About)) + 8
	}
	return map[Action]int{CreateCasusBelli: 50, Bribe: 45, Assassinate: 25}[k.Action]
}

// giveWorth is what it is worth to sacrifice the token just drawn rather than to keep it: how the check
// then goes, and that the token is gone.
// rule: crusader-kings/heuristics/tip-sacrifice-red
// rule: crusader-kings/heuristics/tip-sacrifice-green
func (j *judge) giveWorth(token int16) int {
	g, k := j.g, &j.g.Checked
	trait := box.Tokens[token].Trait
	counts := g.counts(token)
	kept, given := j.passes(b2i(counts)), j.passes(b2i(!counts))
	return int((given-kept)*float64(j.passWorth(k.Action))) - j.tokenWorth(trait)
}

// passWorth is what passing a check of his is worth when a token is at stake for it: never nothing.
func (j *judge) passWorth(Action) int { return max(15, j.stake()) }

// passes is the chance that the check under way passes if the token drawn last brings so many successes.
func (j *judge) passes(more int8) float64 {
	g, k := j.g, &j.g.Checked
	needed, draws := k.Needed-k.Successes-more, k.total()-k.Count
	if needed <= 0 {
		return 1
	}
	good, all := 0, 0
	for i := range int16(tokens) {
		if g.inCheck(i) {
			all++
			good += int(b2i(g.counts(i)))
		}
	}
	if all == 0 || draws < needed {
		return 0
	}
	return atLeast(int(needed), good, all, int(draws))
}

const usualBag = 6 // tokens in another's Trait Bag, half of them successes, as far as anybody knows

// sabotage is how much Gold he pays to spoil another's check: two for each draw it takes away, as long as
// what that check would cost him is worth it.
func (j *judge) sabotage(most int16) int16 {
	g, k := j.g, &j.g.Checked
	harm := j.harm()
	all := max(usualBag, int(g.tokensAt(bag(k.Seat))))
	passes := func(cancelled int16) float64 {
		return atLeast(int(k.Needed), (all+1)/2, all, int(k.Free+k.Bought)-int(cancelled))
	}
	best, worth := int16(0), 0.0
	for n := int16(1); 2*n <= most; n++ {
		w := (passes(0)-passes(n))*float64(harm) - float64(2*int(n)*j.coin)
		if w > worth {
			best, worth = 2*n, w
		}
	}
	return best
}

// harm is what another's check costs him if it passes: his own territory most, else what it brings a rival.
func (j *judge) harm() int {
	g, k := j.g, &j.g.Checked
	spite := j.spite(k.Seat)
	switch k.Action {
	case Invade:
		if k.About != None && g.Territories[k.About].Owner == j.s {
			return j.landWorth(k.About) + 10 + spite
		}
		return spite + spite/3
	case Crusade:
		if g.lowestFree() == g.Options.Goal-1 { // it ends the game
			if j.winsWith(k.Seat) {
				return 0
			}
			return surely
		}
		return spite / 2
	case Build:
		return spite / 3
	case Assassinate:
		if k.About != None && g.member(k.About, j.s) {
			return j.personWorth(k.About)
		}
	}
	return spite / 6
}
