package crusaderkings

import (
	"math"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// The trait check: what every hard thing is decided by.

const (
	AskInvest    play.Prompt = 100 // A makes a check for B: C successes needed, D free draws, about E, because of event F
	AskSabotage  play.Prompt = 101 // A makes a check for B with C bought draws; D successes needed, about E, because of event F
	AskSacrifice play.Prompt = 102 // the token A was drawn in a check for B; C successes so far of D; E 1 if it counts as one

	InvestGold  play.Verb = 40 // n Gold
	PaySabotage play.Verb = 41 // n Gold
	KeepToken   play.Verb = 42 // A as it counts
	GiveToken   play.Verb = 43 // A is sacrificed

	KeyCheck     play.Key = 200 // A makes a check for B: C successes needed, D free draws, E about
	KeyInvested  play.Key = 201 // A bought B draws
	KeySabotaged play.Key = 202 // B paid C Gold against A's check
	KeyCancelled play.Key = 203 // B draws of A are cancelled
	KeyDrew      play.Key = 204 // A drew token B; C 1 if it counts as a success
	KeySacrifice play.Key = 205 // A sacrificed token B; C 1 if it now counts as a success
	KeyPassed    play.Key = 206 // A's check for B passed with C successes
	KeyFailed    play.Key = 207 // A's check for B failed
)

var checkChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		InvestGold: "invest", PaySabotage: "sabotage", KeepToken: "keep-token", GiveToken: "give-token",
	},
	Prompts: map[play.Prompt]string{AskInvest: "invest", AskSabotage: "sabotage", AskSacrifice: "sacrifice"},
	Lines: map[play.Key]string{
		KeyCheck: "check", KeyInvested: "invested", KeySabotaged: "sabotaged", KeyCancelled: "cancelled", KeyDrew: "drew",
		KeySacrifice: "sacrifice", KeyPassed: "passed", KeyFailed: "failed",
	},
	Refs: wording.Refs{KeepToken: wording.OfA(refToken), GiveToken: wording.OfA(refToken)},
}

// Trial is a trait check to be made.
type Trial struct {
	Seat   play.Seat
	Action Action
	About  int8 // a territory or character, as the action wants, or None
	Needed int8 // successes; at least one is
	Draws  int8 // free draws beyond the first and beyond those of modifiers: support, the event's
	Guest  int8 // whose tokens lie in the bag for this check, or None
	// Reversed are the critical traits if the action itself has none: an event's, green and red, or None.
	Reversed [2]int8
	Shut     bool // no Gold may be invested
	Safe     bool // the Gold invested cannot be sabotaged
	Against  bool // an independent territory is acted against
}

// check makes a trait check and says whether it passed: Gold is invested, others sabotage, and tokens are
// drawn one by one until there are enough successes or no draws left.
// rule: crusader-kings/trait-check/automatic-or-check
// rule: crusader-kings/trait-check/check-owner
// rule: crusader-kings/trait-check/sabotage-timing
func (g *State) check(t *play.Table, c Trial) bool { //stale:ok a check is as it was when it began
	g.Checked = Check{
		Seat: c.Seat, Action: c.Action, About: c.About, Stage: Investing, Guest: c.Guest,
		Needed:   g.needed(c.Seat, c.Action, c.Needed),
		Free:     g.freeDraws(c),
		Reversed: g.reversed(c),
	}
	k := &g.Checked
	t.Tell(KeyCheck, int16(c.Seat), int16(c.Action), int16(k.Needed), int16(k.Free), int16(c.About))
	g.invest(t, c.Shut)
	// rule: crusader-kings/trait-check/sabotage-timing
	// rule: crusader-kings/trait-check/sabotage-not-against-intrigue
	// rule: crusader-kings/ai-modes/draws
	if !c.Shut && !c.Safe {
		g.sabotage(t)
	}
	t.Undisturbed(func() { g.drawTokens(t) }) // rule: crusader-kings/trait-check/draw-blind
	if k.Successes >= k.Needed {              // rule: crusader-kings/trait-check/several-successes
		k.Stage = Passed
		t.Came(g.outcome())
		t.Tell(KeyPassed, int16(c.Seat), int16(c.Action), int16(k.Successes))
		return true
	}
	k.Stage = Failed // rule: crusader-kings/trait-check/check-fails
	t.Came(g.outcome())
	t.Tell(KeyFailed, int16(c.Seat), int16(c.Action))
	return false
}

// needed is how many successes a dynasty's check for an action needs that usually needs so many: never none.
// rule: crusader-kings/trait-check/modifiers
func (g *State) needed(s play.Seat, a Action, usual int8) int8 {
	return max(1, usual+g.modifier(s, MoreNeeded, a))
}

// freeDraws are the draws a check has before Gold is spent. Where modifiers leave none, only Gold buys any.
// rule: crusader-kings/trait-check/one-free-draw
// rule: crusader-kings/trait-check/modifiers
func (g *State) freeDraws(c Trial) int8 {
	return max(0, 1+c.Draws+g.draws(c.Seat, c.Action, c.Against))
}

// reversed are the critical traits of a check: its action's, or those an event names.
func (g *State) reversed(c Trial) [2]int8 {
	if c.Action == EventCheck {
		return c.Reversed
	}
	return box.Critical[c.Action]
}

// total is how many draws the check has.
func (c *Check) total() int8 { return c.Free + c.Bought - c.Cancelled }

// invest lets the player who makes the check buy draws, before the first is drawn, unless it is shut to Gold.
// An AI dynasty always has a draw more than it needs.
// rule: crusader-kings/trait-check/invest-gold
// rule: crusader-kings/trait-check/invest-before-first-draw
func (g *State) invest(t *play.Table, shut bool) {
	k := &g.Checked
	if g.ai(k.Seat) { // rule: crusader-kings/ai-modes/draws
		k.Bought = max(0, k.Needed+1-k.Free)
	} else if !shut && g.mayInvest() > 0 { // rule: crusader-kings/trait-check/invest-gold
		a := t.Await(func(o *play.Asking) {
			k := &g.Checked
			o.To(k.Seat, AskInvest, int16(k.Seat), int16(k.Action), int16(k.Needed), int16(k.Free), int16(k.About), g.eventChecked())
			o.May(play.Choice{Verb: InvestGold, Hi: g.mayInvest()}, play.Free)
		})
		k.Bought = int8(g.pay(k.Seat, a.N))
	}
	if k.Bought > 0 {
		t.Tell(KeyInvested, int16(k.Seat), int16(k.Bought))
	}
}

// eventChecked is the event because of which the check is made, None if it is no event's.
func (g *State) eventChecked() int16 {
	if g.Checked.Action == EventCheck {
		return int16(g.event())
	}
	return None
}

// mayInvest is how much Gold may be spent: as brings the draws to the successes needed plus two, and not more
// than there is.
// rule: crusader-kings/trait-check/invest-cap
// rule: crusader-kings/trait-check/more-successes-need-more-draws
func (g *State) mayInvest() int16 {
	k := &g.Checked
	return min(int16(max(0, k.Needed+2-k.Free)), g.Dynasties[k.Seat].Gold)
}

// sabotage lets the others cancel draws that were bought, two Gold for each, together and once.
// rule: crusader-kings/trait-check/sabotage-rate
// rule: crusader-kings/trait-check/sabotage-joint
// rule: crusader-kings/trait-check/sabotage-once-per-check
func (g *State) sabotage(t *play.Table) {
	k := &g.Checked
	k.Stage = Sabotaging
	able := g.saboteurs()                       //stale:ok those who were asked
	if len(able) == 0 || g.cancellable() == 0 { // rule: crusader-kings/trait-check/sabotage-floor
		return
	}
	var paid [MaxDynasties]int16
	t.Secretly(able, func(o *play.Asking, s play.Seat) {
		k := &g.Checked
		o.To(s, AskSabotage, int16(k.Seat), int16(k.Action), int16(k.Bought), int16(k.Needed), int16(k.About), g.eventChecked())
		o.May(play.Choice{Verb: PaySabotage, Hi: g.maySabotage(s)}, play.Free)
	}, func(s play.Seat, a play.Answer) { paid[s] = a.N })
	g.cancel(t, able, paid)
}

// saboteurs are those who are asked: the other players who can pay and have not said that they let the
// checks of this Round pass. All must be able to raise two Gold together.
// rule: crusader-kings/trait-check/sabotage-rate
// rule: crusader-kings/trait-check/sabotage-joint
// rule: crusader-kings/ai-modes/no-sabotage
func (g *State) saboteurs() []play.Seat {
	var able []play.Seat
	var gold int16
	for _, s := range g.others(g.Checked.Seat) {
		if d := &g.Dynasties[s]; !g.ai(s) && d.Gold > 0 && !d.Hushed {
			able = append(able, s)
			gold += d.Gold
		}
	}
	if gold < 2 {
		return nil
	}
	return able
}

// cancellable is how many draws can be cancelled: of those bought, and never so that fewer are left than
// successes are needed.
// rule: crusader-kings/trait-check/sabotage-only-bought-draws
// rule: crusader-kings/trait-check/sabotage-floor
func (g *State) cancellable() int16 {
	k := &g.Checked
	return int16(max(0, min(k.Bought, k.Free+k.Bought-k.Needed)))
}

// cancel takes what the others pay, as far as it cancels draws; what is too much nobody pays.
// rule: crusader-kings/trait-check/sabotage-rate
// rule: crusader-kings/trait-check/sabotage-joint
// rule: crusader-kings/trait-check/sabotage-gold-is-lost
func (g *State) cancel(t *play.Table, able []play.Seat, paid [MaxDynasties]int16) {
	k := &g.Checked
	var sum int16
	for _, s := range able {
		sum += paid[s]
	}
	k.Cancelled = int8(min(sum/2, g.cancellable()))
	due := 2 * int16(k.Cancelled)
	for _, s := range able {
		if n := min(paid[s], due); n > 0 {
			due -= g.pay(s, n)
			t.Tell(KeySabotaged, int16(k.Seat), int16(s), n)
		}
	}
	if k.Cancelled > 0 {
		t.Tell(KeyCancelled, int16(k.Seat), int16(k.Cancelled))
	}
}

// drawTokens draws until the check is decided. What is drawn stays out of the bag until then.
// rule: crusader-kings/trait-check/draw-blind
// rule: crusader-kings/trait-check/stop-on-success
// rule: crusader-kings/trait-check/tokens-return-after-check
func (g *State) drawTokens(t *play.Table) {
	k := &g.Checked
	k.Stage = DrawingTokens
	for k.Successes < k.Needed && k.Count < k.total() && k.Count < maxDrawn {
		t.Chance()
		token := g.drawToken(g.inCheck)
		if token == None { // the bag is empty
			return
		}
		k.Drawn[k.Count] = token
		k.Count++
		success := g.counts(token)
		t.Tell(KeyDrew, int16(k.Seat), token, int16(b2i(success)))
		// rule: crusader-kings/trait-check/sacrifice-green-critical
		// rule: crusader-kings/trait-check/sacrifice-red-critical
		if g.critical(token) && g.sacrifices(t, token, success) {
			success = !success
		}
		k.Successes += b2i(success)
	}
}

// inCheck says whether a token can be drawn: it lies in the bag, or on the card of who is a guest in it,
// and has not been drawn in this check.
func (g *State) inCheck(token int16) bool {
	k := &g.Checked
	at := g.TokenAt[token]
	if at != bag(k.Seat) && at != Place(k.Guest) { // no token lies at None
		return false
	}
	for _, drawn := range k.Drawn[:k.Count] {
		if drawn == token {
			return false
		}
	}
	return true
}

// counts says whether a token drawn is a success in this check.
func (g *State) counts(token int16) bool { return succeeds(token, g.Checked.Reversed) }

// critical says whether a token counts as if it had the opposite colour in this check.
func (g *State) critical(token int16) bool { return reverses(token, g.Checked.Reversed) }

// succeeds says whether a token is a success: a green one is, a red one is not, and the critical ones the
// other way round.
// rule: crusader-kings/trait-check/green-succeeds-red-fails
// rule: crusader-kings/trait-check/critical-traits-reverse
func succeeds(token int16, reversed [2]int8) bool {
	return box.Traits[box.Tokens[token].Trait].Red == reverses(token, reversed)
}

func reverses(token int16, reversed [2]int8) bool {
	trait := box.Tokens[token].Trait
	return trait == reversed[0] || trait == reversed[1]
}

// sacrifices asks the owner of a critical token whether he gives it up: then it counts as its own colour
// and leaves the bag for good.
// rule: crusader-kings/trait-check/sacrifice-green-critical
// rule: crusader-kings/trait-check/sacrifice-red-critical
// rule: crusader-kings/trait-check/sacrifice-is-one-token
// rule: crusader-kings/trait-check/sacrificed-token-destination
func (g *State) sacrifices(t *play.Table, token int16, success bool) bool {
	k := &g.Checked
	given := !success && g.stillOpen() // rule: crusader-kings/ai-modes/draws
	if !g.ai(k.Seat) {
		a := t.Await(func(o *play.Asking) {
			k := &g.Checked
			o.To(k.Seat, AskSacrifice, token, int16(k.Action), int16(k.Successes), int16(k.Needed), int16(b2i(success)))
			o.May(play.Choice{Verb: KeepToken, A: token}, play.Free)
			o.May(play.Choice{Verb: GiveToken, A: token}, play.Free)
		})
		given = a.Verb == GiveToken
	}
	if !given {
		return false
	}
	k.Given |= 1 << (k.Count - 1)
	g.returnToken(token)
	t.Tell(KeySacrifice, int16(k.Seat), token, int16(b2i(!success)))
	return true
}

// stillOpen says whether the check can still pass if the token just drawn counts as a success.
func (g *State) stillOpen() bool {
	k := &g.Checked
	inBag := int8(0)
	for i := range int16(tokens) {
		inBag += b2i(g.inCheck(i))
	}
	return k.Successes+1+min(k.total()-k.Count, inBag) >= k.Needed
}

// checkOdds are the chances of the check under way, in percent, with no Gold, with 1 Gold, and so on to the
// most that may be invested: for who makes it, before others sabotage. Nil if it is past that.
func (g *State) checkOdds() []int {
	k := &g.Checked
	if k.Stage != Investing {
		return nil
	}
	odds := make([]int, g.mayInvest()+1)
	for gold := range odds {
		p := g.odds(k.Seat, k.Guest, k.Reversed, k.Needed, k.Free+int8(gold))
		odds[gold] = int(math.Round(100 * p))
	}
	return odds
}

// odds is the chance, from 0 to 1, that a check passes with so many draws, for its owner, who may look into
// his bag. A critical token counts as it does if it is not sacrificed. guest is whose tokens lie in the bag
// too, or None.
// rule: crusader-kings/general/own-bag-open-to-owner
func (g *State) odds(s play.Seat, guest int8, reversed [2]int8, needed, draws int8) float64 {
	good, all := 0, 0
	for i, at := range g.TokenAt {
		if at != bag(s) && at != Place(guest) {
			continue
		}
		all++
		good += int(b2i(succeeds(int16(i), reversed)))
	}
	return atLeast(int(needed), good, all, int(draws))
}

// spoiledOdds are the chances, in percent, that the check fails, as far as a seat that is asked to sabotage it can know, with 0
// Gold, 1 Gold and so on to the most it may pay, if nobody else pays; none for anybody else.
func (g *State) spoiledOdds(s play.Seat) []int {
	k := &g.Checked
	if k.Stage != Sabotaging || !slices.Contains(g.saboteurs(), s) {
		return nil
	}
	odds := make([]int, g.maySabotage(s)+1)
	for gold := range odds {
		draws := k.Free + k.Bought - int8(gold/2)
		odds[gold] = int(math.Round(100 * (1 - g.oddsFor(s, draws))))
	}
	return odds
}

// maySabotage is how much Gold a seat may pay against the check.
func (g *State) maySabotage(s play.Seat) int16 { return min(g.Dynasties[s].Gold, 2*g.cancellable()) }

// oddsFor is the chance, from 0 to 1, that the check passes with so many draws, for a seat that does not see into the bag: of
// the tokens of each pool that are hidden from it any may lie there.
// rule: crusader-kings/general/other-bags-secret
func (g *State) oddsFor(s play.Seat, draws int8) float64 {
	k := &g.Checked
	good, all := []float64{1}, 0 // how likely so many of the tokens are successes, and how many tokens there are
	for pool := Starting; pool <= Random; pool++ {
		hidden, fit, in := 0, 0, 0
		for i, at := range g.TokenAt {
			if box.Tokens[i].Pool == pool && g.hiddenToken(int16(i), s) {
				hidden++
				fit += int(b2i(succeeds(int16(i), k.Reversed)))
				in += int(b2i(at == bag(k.Seat)))
			}
		}
		good, all = with(good, hidden, fit, in), all+in
	}
	for i, at := range g.TokenAt { // those of a guest lie open
		if at == Place(k.Guest) {
			fit := int(b2i(succeeds(int16(i), k.Reversed)))
			good, all = with(good, 1, fit, 1), all+1
		}
	}
	passes := 0.0
	for n, p := range good {
		passes += p * atLeast(int(k.Needed), n, all, int(draws))
	}
	return passes
}

// with is how likely so many tokens are successes when some drawn from others, so many of which are, come to them.
func with(good []float64, others, fit, drawn int) []float64 {
	sum := make([]float64, len(good)+drawn)
	for n := range drawn + 1 {
		p := choose(fit, n) * choose(others-fit, drawn-n) / choose(others, drawn)
		for m, q := range good {
			sum[m+n] += p * q
		}
	}
	return sum
}

// atLeast is the chance that of so many tokens, good among them, drawn without putting any back, at least
// needed are good: the ways in which that comes about, counted, over all ways.
func atLeast(needed, good, all, draws int) float64 {
	draws = min(draws, all)
	ways := 0.0
	for k := needed; k <= min(good, draws); k++ {
		ways += choose(good, k) * choose(all-good, draws-k)
	}
	return ways / choose(all, draws)
}

// choose is in how many ways k of n things can be picked.
func choose(n, k int) float64 {
	if k > n {
		return 0
	}
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}
