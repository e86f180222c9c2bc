package crusaderkings

import "signoria/play"

// The trait check: what every hard thing is decided by.

const (
	AskInvest    play.Prompt = 100 // A: Gold for more draws in a check for B; C successes needed, D free draws, E about whom or what
	AskSabotage  play.Prompt = 101 // A makes a check for B with C bought draws; D successes needed
	AskSacrifice play.Prompt = 102 // the token A was drawn in a check for B; C successes so far of D

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
// rule: crusader-kings/trait-check/sabotage-timing
func (g *State) check(t *play.Table, c Trial) bool {
	g.Check = Check{
		Seat: c.Seat, Action: c.Action, About: c.About, Stage: Investing, Needed: max(1, c.Needed), Guest: c.Guest,
		Free:     1 + c.Draws + g.draws(c.Seat, c.Action, c.Against), // rule: crusader-kings/trait-check/one-free-draw
		Reversed: g.reversed(c),
	}
	k := &g.Check
	t.Tell(KeyCheck, int16(c.Seat), int16(c.Action), int16(k.Needed), int16(k.Free), int16(c.About))
	if !c.Shut {
		g.invest(t)
		if !c.Safe && k.Bought > 0 {
			g.sabotage(t)
		}
	}
	t.Undisturbed(func() { g.drawTokens(t) })
	if k.Successes >= k.Needed {
		k.Stage = Passed
		t.Tell(KeyPassed, int16(c.Seat), int16(c.Action), int16(k.Successes))
		return true
	}
	k.Stage = Failed
	t.Tell(KeyFailed, int16(c.Seat), int16(c.Action))
	return false
}

// reversed are the critical traits of a check: its action's, or those an event names.
// rule: crusader-kings/trait-check/critical-traits-reverse
func (g *State) reversed(c Trial) [2]int8 {
	if c.Action == EventCheck {
		return c.Reversed
	}
	return box.Critical[c.Action]
}

// total is how many draws the check has.
func (c *Check) total() int8 { return c.Free + c.Bought - c.Cancelled }

// invest lets the player who makes the check buy draws, before the first is drawn.
// rule: crusader-kings/trait-check/invest-gold
// rule: crusader-kings/trait-check/invest-before-first-draw
func (g *State) invest(t *play.Table) {
	k := &g.Check
	if g.ai(k.Seat) { // rule: crusader-kings/ai-modes/draws
		k.Bought = max(0, k.Needed+1-k.Free)
	} else if most := min(g.mostInvested(k), g.Dynasties[k.Seat].Gold); most > 0 {
		a := t.Await(func(o *play.Asking) {
			k := &g.Check
			o.To(k.Seat, AskInvest, 0, int16(k.Action), int16(k.Needed), int16(k.Free), int16(k.About))
			o.May(play.Choice{Verb: InvestGold, Hi: min(g.mostInvested(k), g.Dynasties[k.Seat].Gold)}, play.Free)
		})
		k.Bought = int8(g.pay(k.Seat, a.N))
	}
	if k.Bought > 0 {
		t.Tell(KeyInvested, int16(k.Seat), int16(k.Bought))
	}
}

// mostInvested is how much Gold may be spent: as brings the draws to the successes needed plus two.
// rule: crusader-kings/trait-check/invest-cap
func (g *State) mostInvested(k *Check) int16 { return int16(max(0, k.Needed+2-k.Free)) }

// sabotage lets the others cancel draws that were bought, two Gold for each, together and once.
// rule: crusader-kings/trait-check/sabotage-rate
// rule: crusader-kings/trait-check/sabotage-joint
// rule: crusader-kings/trait-check/sabotage-once-per-check
func (g *State) sabotage(t *play.Table) {
	k := &g.Check
	k.Stage = Sabotaging
	able := g.saboteurs()
	if len(able) == 0 || g.cancellable() == 0 {
		return
	}
	var paid [MaxDynasties]int16
	t.Secretly(able, func(o *play.Asking, s play.Seat) {
		k := &g.Check
		o.To(s, AskSabotage, int16(k.Seat), int16(k.Action), int16(k.Bought), int16(k.Needed), int16(k.About))
		o.May(play.Choice{Verb: PaySabotage, Hi: min(g.Dynasties[s].Gold, 2*g.cancellable())}, play.Free)
	}, func(s play.Seat, a play.Answer) { paid[s] = a.N })
	g.cancel(t, able, paid)
}

// saboteurs are those who are asked: the other players who can pay and have not said that they let the
// checks of this Round pass. All must be able to raise two Gold together.
// rule: crusader-kings/ai-modes/no-sabotage
func (g *State) saboteurs() []play.Seat {
	var able []play.Seat
	var gold int16
	for _, s := range g.others(g.Check.Seat) {
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
	k := &g.Check
	return int16(max(0, min(k.Bought, k.Free+k.Bought-k.Needed)))
}

// cancel takes what the others pay, as far as it cancels draws; what is too much nobody pays.
// rule: crusader-kings/trait-check/sabotage-gold-is-lost
func (g *State) cancel(t *play.Table, able []play.Seat, paid [MaxDynasties]int16) {
	k := &g.Check
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
	k := &g.Check
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
		if g.critical(token) && g.sacrifices(t, token, success) {
			success = !success
		}
		k.Successes += b2i(success)
	}
}

// inCheck says whether a token can be drawn: it lies in the bag, or on the card of who is a guest in it,
// and has not been drawn in this check.
func (g *State) inCheck(token int16) bool {
	k := &g.Check
	at := g.TokenAt[token]
	if at != bag(k.Seat) && (k.Guest == None || at != Place(k.Guest)) {
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
// rule: crusader-kings/trait-check/green-succeeds-red-fails
func (g *State) counts(token int16) bool {
	return box.Traits[box.Tokens[token].Trait].Red == g.critical(token)
}

// critical says whether a token counts as if it had the opposite colour in this check.
func (g *State) critical(token int16) bool {
	trait := box.Tokens[token].Trait
	return trait == g.Check.Reversed[0] || trait == g.Check.Reversed[1]
}

// sacrifices asks the owner of a critical token whether he gives it up: then it counts as its own colour
// and leaves the bag for good.
// rule: crusader-kings/trait-check/sacrifice-green-critical
// rule: crusader-kings/trait-check/sacrifice-red-critical
func (g *State) sacrifices(t *play.Table, token int16, success bool) bool {
	k := &g.Check
	given := !success // an AI gives up what hinders it, never what helps; rule: crusader-kings/ai-modes/draws
	if !g.ai(k.Seat) {
		a := t.Await(func(o *play.Asking) {
			k := &g.Check
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
