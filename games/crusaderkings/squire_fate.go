package crusaderkings

import "signoria/play"

// How a squire meets events, and decides for an AI dynasty what its strategy leaves open.

// fateWorth judges what an event lets a player pick: what helps comes to his own best, what hurts to his own
// least, and to the best of a rival.
func (j *judge) fateWorth(_ play.Prompt, args play.Args, c play.Choice) (int, bool) {
	switch c.Verb {
	case PickLand:
		return j.pickLandWorth(args, int8(c.A)), true
	case PickPerson:
		return j.pickPersonWorth(int8(args[0]), play.Seat(args[2]), int8(c.A)), true
	case PickOption:
		return j.optionWorth(int8(c.B), int8(c.A)), true
	case PickTrait:
		return -j.tokenWorth(box.Tokens[c.A].Trait), true
	case PickDevelopment:
		if OpKind(args[1]) == OpDiscardDevelopment {
			return -j.developmentWorth(kindOf(int8(c.A))), true
		}
		return j.cardWorth(int8(c.A)), true
	case PickDynasty:
		return j.pickDynastyWorth(OpKind(args[1]), play.Seat(args[2]), play.Seat(c.A)), true
	case PickSpace:
		if play.Seat(args[1]) == j.s {
			return -j.spaceWorth(int8(c.A)), true
		}
		return j.spaceWorth(int8(c.A)), true
	case UsePhysician:
		return 10, true
	case LetDie:
		return 0, true
	}
	return 0, false
}

// pickLandWorth is what it is worth that an event picks a territory.
func (j *judge) pickLandWorth(args play.Args, i int8) int {
	g := j.g
	owner := play.Seat(args[2])
	worth := j.landWorth(i)
	switch OpKind(args[1]) {
	case OpBreakPact:
		return -j.landPactWorth(i)
	case OpGainTerritory, OpRemoveToken:
		return worth + 50*int(g.Territories[i].Rebellion)
	case OpPlaceFoot:
		return j.mobiliseWorth(i)
	case OpRemoveFoot:
		return -j.bestAttack(i, 0) - j.exposure(i)
	case OpLayKnight: // one's own where one would mobilise anyhow, a rival's where he has least cause to
		if owner == j.s {
			return j.mobiliseWorth(i)
		}
		return -int(size(g.beside(i) &^ g.lands(owner)))
	case OpAddToken:
		return j.tokenOnLand(MapToken(args[3]), owner, i, worth)
	}
	if owner == j.s { // a Castle falls
		return -worth
	}
	return worth
}

// tokenOnLand is what it is worth that a token comes to a territory of somebody.
func (j *judge) tokenOnLand(token MapToken, owner play.Seat, i int8, worth int) int {
	g, x := j.g, &j.g.Territories[i]
	if token == HarvestToken {
		return worth - 40*int(x.Harvest)
	}
	if token == PlagueToken { // it spreads to whoever lies beside
		for n := range each(g.beside(i)) {
			switch o := g.Territories[n].Owner; {
			case o == j.s:
				worth -= 20
			case o != play.Nobody:
				worth += 10
			}
		}
	}
	if token == RebellionToken {
		worth -= 25 * int(g.hold(i))
	} else if x.Failed > 0 || x.Plague != NoPlague { // it yields nothing as it is
		worth -= 30
	}
	if owner == j.s {
		return -worth
	}
	return worth
}

// pickPersonWorth is what it is worth that an event picks somebody: for a danger who can best be spared, for
// a gift who matters most.
func (j *judge) pickPersonWorth(event int8, owner play.Seat, p int8) int {
	worth := j.personWorth(p)
	if box.Events[event].Check != nil {
		worth = -worth
	} else if j.g.heir(owner) == p {
		worth += 20
	}
	if owner != j.s {
		return -worth
	}
	return worth
}

// optionWorth is what an option of an event is worth to who chooses it.
func (j *judge) optionWorth(event, option int8) int {
	for _, ops := range [][]Op{box.Events[event].Effects, box.Events[event].Success, box.Events[event].Failure} {
		for i := range ops {
			if ops[i].Do == OpChoose {
				return j.opsWorth(ops[i].Options[option].Then)
			}
		}
	}
	return 0
}

// opsWorth is what steps of an event are worth to whom it strikes, if that is he.
func (j *judge) opsWorth(ops []Op) int {
	worth := 0
	for i := range ops {
		worth += j.opWorth(&ops[i])
	}
	return worth
}

func (j *judge) opWorth(op *Op) int {
	g, n := j.g, int(op.Amount)
	switch op.Do {
	case OpBirth:
		return 8 + j.nextHeir(j.s)
	case OpKill:
		return -25
	case OpGainTrait:
		if !op.IntoBag {
			return j.tokenWorth(op.Trait) / 4
		}
		return j.tokenWorth(op.Trait)
	case OpLoseTrait:
		return 40 * j.ahead() / 100
	case OpAge:
		return -8 * n
	case OpGainGold:
		return n * j.coin
	case OpLoseGold, OpTransferGold:
		if op.PerCastle {
			n *= int(g.castles(j.s))
		}
		return -min(n, int(g.Dynasties[j.s].Gold)) * j.coin
	case OpAddToken:
		worth := map[MapToken]int{RebellionToken: -j.unrest(), HarvestToken: 6, FailedToken: -8, PlagueToken: -14}
		return worth[op.Token] * int(max(1, op.Count))
	case OpRemoveToken:
		return j.unrest()
	case OpPlaceFoot:
		return 8
	case OpRemoveFoot:
		return -12
	case OpRemoveCastle:
		if g.Trophies[Builder] == j.s && g.castles(j.s) == trophyNeeds[Builder] {
			return -point - 20
		}
		return -10 - 8*j.taxes()
	case OpLayKnight:
		return -j.lying()
	case OpDiscardDevelopment:
		if g.Trophies[Inventor] == j.s && g.merit(Inventor, j.s) == trophyNeeds[Inventor] {
			return -point - 10
		}
		return -20
	case OpGainDevelopment:
		return 15 + j.towards(Inventor)
	case OpDiscardCard:
		return -8
	case OpBreakPact:
		return -10
	case OpGainCasusBelli:
		if op.From == PartyTarget {
			return 12
		}
		return -12
	case OpLoseCasusBelli:
		return -12
	case OpGainTerritory:
		return point
	case OpSwapShield:
		return -20
	case OpModifier:
		return max(-20, min(20, j.effectWorth(op.Effect)))
	case OpChoose:
		best := -surely
		for i := range op.Options {
			if g.meets(j.s, op.Options[i].Needs) {
				best = max(best, j.opsWorth(op.Options[i].Then))
			}
		}
		return best
	}
	return 0
}

// pickDynastyWorth is what it is worth that an event picks a dynasty: against whom of has a Casus Belli, gives
// one up, or ends a Pact.
func (j *judge) pickDynastyWorth(do OpKind, of, o play.Seat) int {
	switch do {
	case OpGainCasusBelli:
		return j.causeWorth(o) + j.spite(o)/4
	case OpLoseCasusBelli:
		if of == j.s {
			return -j.spite(o)
		}
		if o == j.s {
			return surely
		}
		return -j.spite(o)
	case OpBreakPact:
		return -j.pactLoss(o)
	}
	return 0
}

// pactLoss is what the end of a Pact costs him.
func (j *judge) pactLoss(o play.Seat) int {
	worth := 5
	if j.g.neighbours(j.s)>>uint(o)&1 == 1 {
		worth += 10
	}
	return worth
}

// eventStake is what passing the check of the event under way is worth to him.
func (j *judge) eventStake() int {
	g := j.g
	if g.Card.Card == None || !g.Card.InEvent {
		return 20
	}
	e := &box.Events[box.Cards[g.Card.Card].Event]
	if about := g.Checked.About; about != None && g.member(about, j.s) && kills(e.Failure) {
		return max(0, j.personWorth(about)) + max(0, j.opsWorth(e.Success))
	}
	return j.opsWorth(e.Success) - j.opsWorth(e.Failure)
}

// kills says whether somebody dies of some steps.
func kills(ops []Op) bool {
	for i := range ops {
		if ops[i].Do == OpKill {
			return true
		}
	}
	return false
}

// aiWorth judges what the strategy of an AI dynasty leaves open.
func (j *judge) aiWorth(_ play.Prompt, _ play.Args, c play.Choice) (int, bool) {
	switch c.Verb {
	case AIBuild:
		return j.castleWorth() + j.exposure(int8(c.A)), true
	case AIBuy:
		return j.cardWorth(int8(c.A)), true
	case AIPlot:
		return j.plotWorth(Action(c.A), c.B), true
	case AIOverthrow:
		return j.tryOverthrow(int8(c.A)), true
	case AIInvade:
		a := j.g.supported(j.s, int8(c.B), int8(c.A))
		return j.attackWorth(a.Target, size(a.Support)+size(uint64(a.Pacts)), 0), true
	case AIMobilise:
		return j.bestAttack(int8(c.A), 0) + j.exposure(int8(c.A)) + j.rising()*int(b2i(j.g.Territories[c.A].Laid)), true
	case AICourt:
		return j.courtshipWorth(int8(c.A), int8(c.B)), true
	case AIPropose:
		return j.partWorth(j.g.matchOf(int8(c.A), int8(c.B))), true
	}
	return 0, false
}
