package warriorknights

import "signoria/play"

// How a squire votes: for himself where a choice brings something, against who leads where it takes,
// and for laws that cost others more than him.

// hallWorth judges what is said and done in the Assembly, and laws where they bite.
func (j *judge) hallWorth(c play.Choice) (int, bool) {
	g := j.g
	switch c.Verb {
	case VoteFor:
		return j.voteSign(g.Vote.Agenda)*j.favour(play.Seat(c.A)) + j.voteOwed(g.Vote.Agenda, play.Seat(c.A)), true
	case VoteYes:
		return j.sideTaken(g.Vote.Agenda, 0), true
	case VoteNo:
		return j.sideTaken(g.Vote.Agenda, 1), true
	case NameDeputy:
		return j.favour(play.Seat(c.A)), true
	case TakeCharge, Submit:
		return 50, true
	case DropCharge:
		return 40 - j.agendaWorth(int8(c.A)), true
	case GiveOffice:
		n := int8(c.A)
		worth := 60 + int(g.effective(n))/10
		if g.offMap(n) {
			worth -= 20
		}
		return worth, true
	case RefuseAgenda, RefuseLaw:
		if g.Barons[j.s].Banned && (c.Verb == RefuseLaw || box.Agendas[c.A].Type == Motion) {
			return 600, true // nothing more to lose; but what a charge or an office brings he takes
		}
		return 0, true
	case Veto:
		return j.vetoWorth(), true
	case ProposeLift:
		return 40 * j.favour(play.Seat(c.A)), true
	case ProposeDiscard:
		return j.discardWorth(int8(c.A)), true
	case ProposeRecall:
		return j.agendaWorth(int8(c.A)) / 2, true
	}
	return 0, false
}

// voteSign says whether one wants to be chosen (1) or not (-1).
func (j *judge) voteSign(agenda int8) int {
	if strikes(agenda) {
		return -1
	}
	return 1
}

// voteOwed is what it is worth to name a Baron for his word's sake. It is small beside an agenda, so that who gives little for
// his word names himself after all.
func (j *judge) voteOwed(agenda int8, b play.Seat) int {
	for _, favour := range votesAt(agenda) {
		if j.g.owesVotes(j.s, b, favour) {
			return j.voteSign(agenda) * j.temper.word() / 5
		}
	}
	return 0
}

// sideTaken is what it is worth to vote yes (side 0) or no (1): what it brings, and his word's sake.
func (j *judge) sideTaken(agenda int8, side int) int {
	worth := j.lawWorth(agenda)
	if side == 1 {
		worth = -worth
	}
	if saysYesOrNo(agenda) && j.owesAnybody(votesAt(agenda)[side]) {
		worth += j.sidesWord()
	}
	return worth
}

// sidesWord is what it is worth to vote yes or no for his word's sake.
func (j *judge) sidesWord() int { return j.temper.word() / 2 }

// owesAnybody says whether he owes a favour of Votes to somebody.
func (j *judge) owesAnybody(favour int16) bool {
	for b := range play.Seat(j.g.Seats) {
		if j.g.owesVotes(j.s, b, favour) {
			return true
		}
	}
	return false
}

// votesFor says whether he owes his Votes on an agenda to somebody, and means to keep his word.
func (j *judge) votesFor(agenda int8) bool {
	if saysYesOrNo(agenda) {
		yes, no := j.sideTaken(agenda, 0), j.sideTaken(agenda, 1)
		return yes > no && j.owesAnybody(votesAt(agenda)[0]) || no > yes && j.owesAnybody(votesAt(agenda)[1])
	}
	for b := range play.Seat(j.g.Seats) {
		if b != j.s && j.voteOwed(agenda, b)+j.favour(b) > j.favour(j.s) {
			return true
		}
	}
	return false
}

// agendaWorth is what winning an agenda's vote is worth.
func (j *judge) agendaWorth(agenda int8) int {
	a := &box.Agendas[agenda]
	switch {
	case a.Private:
		return 10
	case a.Type == Charge:
		return 30 + 8*int(a.Concession)
	case a.Type == Office:
		return 30 + int(a.Maintained)/5
	case a.Type == Law:
		return max(j.lawWorth(agenda), -j.lawWorth(agenda))
	}
	worth := 0
	for _, op := range a.Effect {
		switch op.Do {
		case OpGain, OpLose:
			worth += int(op.Amount) * [...]int{InCrowns: crown, InVotes: voteWorth, InFaith: faithWorth, InPrestige: prestige}[op.What]
		case OpForfeitCity:
			worth += 60
		case OpToken:
			worth += 25
		case OpHeal:
			worth += 10
		}
	}
	return worth
}

// lawWorth is what a yes to an agenda is worth to him.
func (j *judge) lawWorth(agenda int8) int {
	g := j.g
	if box.Agendas[agenda].Private {
		return j.motionWorth()
	}
	worth := 0
	for _, m := range box.Agendas[agenda].Mods {
		switch m.Mod {
		case ModTithe:
			worth -= 5 * (int(g.income(j.s))*int(g.Seats) - j.allIncome()) / int(g.Seats)
		case ModChurchTax:
			worth -= 10
			if g.Church == j.s {
				worth += 10 * int(g.Seats)
			}
		case ModCrownCap:
			worth += 2 * int(20-g.Barons[j.s].Crowns)
		case ModRevoltFactor:
			worth += 5 * int(g.realmCities(j.s))
		case ModHireCost:
			worth -= 5
		case ModNoFortressAttack:
			worth += 5
		}
	}
	return worth
}

func (j *judge) allIncome() (sum int) {
	for b := range play.Seat(j.g.Seats) {
		sum += int(j.g.income(b))
	}
	return sum
}

// motionWorth is what a private motion's passing is worth: his own always, others' if they discard
// what is not his.
func (j *judge) motionWorth() int {
	v := &j.g.Vote
	switch {
	case v.Proposer == j.s:
		return 30
	case v.Motion == DiscardCard:
		return j.discardWorth(v.Target)
	case v.Motion == LiftBan:
		return 20 * j.favour(play.Seat(v.Target))
	}
	return -1
}

// discardWorth is what it is worth to have a card in play discarded.
func (j *judge) discardWorth(agenda int8) int {
	holder := j.g.holderOf(agenda)
	if holder == play.Nobody {
		return -j.lawWorth(agenda)
	}
	return -j.agendaWorth(agenda) * j.favour(holder) / 10
}

// bid is how many Votes he uses for an agenda: more for what is worth more, and he keeps some for
// the agendas still to come, half of them all for each on which he owes them.
func (j *judge) bid(agenda int8) int16 {
	votes := j.g.Barons[j.s].Votes
	half := (votes + j.g.Vote.Spent[j.s] + 1) / 2
	if j.votesFor(agenda) {
		return min(votes, half)
	}
	free := votes
	for open := j.g.currentAgendas(); open != 0; {
		if j.votesFor(nextAgenda(&open)) {
			free -= half
		}
	}
	return max(0, min(free, j.temper.bid(int16(j.agendaWorth(agenda))*votes/80)))
}

// vetoWorth is what it is worth to make the vote just taken fail, at the price of his charge.
func (j *judge) vetoWorth() int {
	v := &j.g.Vote
	if !box.Agendas[v.Agenda].ChooseOne {
		return -j.lawWorth(v.Agenda) - 25
	}
	return -25
}
