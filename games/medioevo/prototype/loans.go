package prototype

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 5: loans of the bank.

const (
	TakeLoan  play.Verb = 216
	RepayLoan play.Verb = 217 // the loan A for B florins

	KeyLent   play.Key = 245 // A rolls C and borrows B florins
	KeyRepaid play.Key = 246 // A repays a loan for B florins

	RuleOneLoan    play.Rule = 245
	RuleNoCredit   play.Rule = 246
	RuleRepayWhole play.Rule = 247
)

var loanChapter = wording.Chapter{
	Verbs: map[play.Verb]string{TakeLoan: "take-loan", RepayLoan: "repay-loan"},
	Lines: map[play.Key]string{KeyLent: "lent", KeyRepaid: "repaid"},
	Rules: map[play.Rule]string{
		RuleOneLoan:    "mu-prototype/loans/one-at-a-time",
		RuleNoCredit:   "mu-prototype/empire-card-modes/usuraio-delivered",
		RuleRepayWhole: "mu-prototype/loans/no-due-date",
	},
}

// What a loan comes to, in florins.
const (
	lentEachPip = 100
	bankLends   = 100 // more with BANCHE
	guildLends  = 200 // more with GILDE
	loanCharge  = 10  // one part in so many of the loan is paid on top
)

// rule: mu-prototype/loans/no-due-date
func offerLoans(g *force.State, o *play.Asking, s play.Seat) {
	o.May(play.Choice{Verb: TakeLoan}, whyNotBorrow(g, s))
	for i, lent := range g.Players[s].Loans {
		if lent > 0 {
			o.May(play.Choice{Verb: RepayLoan, A: int16(i), B: int16(owed(g, s, i))}, whyNotRepay(g, s, i))
		}
	}
}

// openLoans is how many loans a player has not repaid.
func openLoans(g *force.State, s play.Seat) int16 {
	var n int16
	for _, lent := range g.Players[s].Loans {
		if lent > 0 {
			n++
		}
	}
	return n
}

// whyNotBorrow is the rule that forbids a loan: another is open, but for who has BANCHE and keeps a USURAIO; with BANCHE
// the USURAIO of another forbids it too.
// rule: mu-prototype/loans/one-at-a-time
// rule: mu-prototype/empire-card-modes/usuraio-second-loan
// rule: mu-prototype/empire-card-modes/usuraio-delivered
func whyNotBorrow(g *force.State, s play.Seat) play.Rule {
	kept, suffered := g.Usurers(s)
	most := int16(1)
	if kept && g.Has(s, force.Banche) {
		most = 2
	}
	switch {
	case suffered && g.Has(s, force.Banche):
		return RuleNoCredit
	case openLoans(g, s) >= most:
		return RuleOneLoan
	}
	return play.Free
}

// borrow rolls for a loan and pays it out.
// rule: mu-prototype/loans/amount
// rule: mu-prototype/loans/technology-bonus
// rule: mu-prototype/technologies/gilde
func borrow(g *force.State, t *play.Table, s play.Seat) {
	t.Chance()
	x, roll := &g.Players[s], g.Roll(g.LevelDie(s))
	lent := lentEachPip * int16(roll)
	if g.Has(s, force.Banche) {
		lent += bankLends
	}
	if g.Has(s, force.Gilde) {
		lent += guildLends
	}
	for i := range x.Loans {
		if x.Loans[i] == 0 {
			x.Loans[i] = lent
			break
		}
	}
	g.Earn(s, int32(lent))
	t.Tell(KeyLent, int16(s), lent, int16(roll))
}

// owed is what it takes to repay a loan: the whole of it and a tenth on top, once.
// rule: mu-prototype/loans/interest
func owed(g *force.State, s play.Seat, i int) int32 {
	lent := int32(g.Players[s].Loans[i])
	return lent + lent/loanCharge
}

func whyNotRepay(g *force.State, s play.Seat, i int) play.Rule {
	if !g.Affords(s, owed(g, s, i)) {
		return RuleRepayWhole
	}
	return play.Free
}

func repay(g *force.State, t *play.Table, s play.Seat, i int16) {
	n := g.Pay(s, owed(g, s, int(i)))
	g.Players[s].Loans[i] = 0
	t.Tell(KeyRepaid, int16(s), int16(n))
}
