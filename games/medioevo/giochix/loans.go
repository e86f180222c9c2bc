package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Loans of the bank, at any moment of the turn.

const (
	TakeLoan  play.Verb = 160
	RepayLoan play.Verb = 161

	KeyLent   play.Key = 160 // A borrows B florins and owes C
	KeyRepaid play.Key = 161 // A repays B florins and owes C

	RuleOneLoan    play.Rule = 160
	RuleMostDebt   play.Rule = 161
	RuleOneRepaid  play.Rule = 162
	RuleRepayWhole play.Rule = 163
)

var loanChapter = wording.Chapter{
	Verbs: map[play.Verb]string{TakeLoan: "take-loan", RepayLoan: "repay-loan"},
	Lines: map[play.Key]string{KeyLent: "lent", KeyRepaid: "repaid"},
	Rules: map[play.Rule]string{
		RuleOneLoan: "mu-giochix/loans/take", RuleMostDebt: "mu-giochix/loans/maximum", RuleOneRepaid: "mu-giochix/loans/repay",
		RuleRepayWhole: "mu-giochix/loans/repay",
	},
}

// rule: mu-giochix/loans/take
// rule: mu-giochix/loans/maximum
const (
	loan      = 500 // florins
	mostLoans = 5
)

// offerLoans lists what a player may do with the bank. An eliminated one may borrow too.
// rule: mu-giochix/loans/take
// rule: mu-giochix/loans/repay
// rule: mu-giochix/general/eliminated-loans
func (g *State) offerLoans(o *play.Asking, s play.Seat) {
	o.May(play.Choice{Verb: TakeLoan}, g.whyNotBorrow(s))
	if g.Players[s].Debt > 0 {
		o.May(play.Choice{Verb: RepayLoan}, g.whyNotRepay(s))
	}
}

// whyNotBorrow says why a player gets no loan.
// rule: mu-giochix/loans/take
// rule: mu-giochix/loans/maximum
func (g *State) whyNotBorrow(s play.Seat) play.Rule {
	switch p := &g.Players[s]; {
	case p.Did.Borrowed:
		return RuleOneLoan
	case p.Debt == mostLoans:
		return RuleMostDebt
	}
	return play.Free
}

// rule: mu-giochix/loans/repay
func (g *State) whyNotRepay(s play.Seat) play.Rule {
	switch {
	case g.Players[s].Did.Repaid:
		return RuleOneRepaid
	case g.purse(s) < loan:
		return RuleRepayWhole
	}
	return play.Free
}

// borrow gives a player a loan.
// rule: mu-giochix/loans/take
func (g *State) borrow(t *play.Table, s play.Seat) {
	p := &g.Players[s]
	p.Did.Borrowed = true
	p.Debt++
	g.gain(s, loan)
	t.Tell(KeyLent, int16(s), loan, int16(p.Debt)*loan)
}

// repay takes a loan back.
// rule: mu-giochix/loans/repay
func (g *State) repay(t *play.Table, s play.Seat) {
	p := &g.Players[s]
	p.Did.Repaid = true
	p.Debt--
	g.gain(s, -loan)
	t.Tell(KeyRepaid, int16(s), loan, int16(p.Debt)*loan)
}
