package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Cards that answer what others do, and cards of battle: the moments at which the other chapters ask for them.

const (
	AskRally play.Prompt = 206 // territory A of one's own Kingdom is attacked
)

var responseChapter = wording.Chapter{
	Prompts: map[play.Prompt]string{AskRally: "rally"},
}

// underAttack asks the player of an initial territory that is attacked whether a militia comes to its defence.
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) underAttack(t *play.Table, at Place, attacker, defender play.Seat) {
	if g.homeOf(at) == defender {
		g.rally(t, at, defender)
	}
}

// rallies says whether a card calls a militia.
func (g *State) rallies(card int8) bool {
	return box.Characters[g.who(card)].When == InResponse && g.has(card, FreeUnits)
}

// answers asks a player which of those of his cards that fit he uses, on something, one after the other, as long as he has one. Of two
// that show one character he chooses, for they are not the same to him. Nothing else is done while he is asked, or he might not have
// them any more.
// rule: mu-giochix/purchases/empire-card-tap
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) answers(t *play.Table, s play.Seat, fits func(card int8) bool, on int16, ask play.Prompt, about int16) {
	for g.hasReady(s, fits) {
		var a play.Answer
		t.Undisturbed(func() {
			a = t.Await(func(o *play.Asking) {
				o.To(s, ask, about)
				for card := range int8(EmpireCards) {
					if g.ready(s, card) && fits(card) {
						o.May(play.Choice{Verb: UseCard, A: int16(card), B: on}, play.Free)
					}
				}
				o.May(play.Choice{Verb: LetCardsBe}, play.Free)
			})
		})
		if a.Verb == LetCardsBe {
			return
		}
		g.useCard(t, a)
	}
}

// hasReady says whether a player has an untapped card that fits.
func (g *State) hasReady(s play.Seat, fits func(card int8) bool) bool {
	for card := range int8(EmpireCards) {
		if g.ready(s, card) && fits(card) {
			return true
		}
	}
	return false
}

// rally asks a player whether a militia comes to the defence of a territory of his Kingdom.
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) rally(t *play.Table, at Place, s play.Seat) {
	g.answers(t, s, g.rallies, int16(at), AskRally, int16(at))
}

// callShield asks a player who is struck by an Event whether one of his characters protects him.
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) callShield(t *play.Table, s play.Seat, icon Icon) {
	shields := func(card int8) bool { return box.Characters[g.who(card)].When == InEvents && g.shields(card, icon) }
	g.answers(t, s, shields, None, AskCards, int16(InEvents))
}

// shields says whether the character of a card protects from an icon.
func (g *State) shields(card int8, icon Icon) bool {
	for i := range box.Characters[g.who(card)].Effects {
		if e := &box.Characters[g.who(card)].Effects[i]; e.Do == EventShield && e.By>>icon&1 == 1 {
			return true
		}
	}
	return false
}

// beforeRound asks both who lead a side of the battle which of their cards they use in the round that begins.
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) beforeRound(t *play.Table) {
	g.endAbilities(func(w When) bool { return w == InBattle || w == AtRoll })
	for side := range g.Battle.Sides {
		g.callCards(t, g.Battle.Sides[side].Lead, InBattle)
	}
}

// afterDice asks both which of their cards that touch the dice they use, when all are rolled and before damage is assigned.
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) afterDice(t *play.Table) {
	for side := range g.Battle.Sides {
		g.callCards(t, g.Battle.Sides[side].Lead, AtRoll)
	}
}

// afterBattle lets both have some of those back whom they have lost in the battle that is over: by what they know, and by their cards.
// rule: mu-giochix/general/technologies-any-time
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) afterBattle(t *play.Table) {
	for side := range g.Battle.Sides {
		s := g.Battle.Sides[side].Lead //stale:ok who led it stays who led it
		if s == Barbarians {
			continue
		}
		for e, card := range g.inForce(s, RecoverUnits) {
			if card == None {
				g.recover(t, s, e)
			}
		}
		g.callCards(t, s, AtBattleEnd)
	}
	g.endAbilities(func(w When) bool { return w == InBattle || w == AtRoll })
}

// recoverUnits is recover for a card.
func (g *State) recoverUnits(t *play.Table, s play.Seat, _ int8, e *Effect, _, _ int16) {
	g.recover(t, s, e)
}

// recover asks which of the figures that he has lost in a battle a player gets back, and where.
func (g *State) recover(t *play.Table, s play.Seat, e *Effect) {
	for left := e.N; left > 0 && g.recovers(s, e.Max); left-- {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskRecover, left)
			for kind := range Captain {
				if !g.recoverable(s, kind, e.Max) {
					continue
				}
				for at := range Place(Territories) {
					if g.takesFree(s, at, AtOwnBuilding) && !g.lostIn(s, at) {
						o.May(play.Choice{Verb: RecoverUnit, A: int16(kind), B: int16(at)}, play.Free)
					}
				}
			}
			o.May(play.Choice{Verb: LeaveIt}, play.Free)
		})
		if a.Verb == LeaveIt {
			return
		}
		g.Battle.Fallen[s][a.A]--
		g.raise(s, Unit(a.A), 1, Place(a.B))
		t.Tell(KeyRecovered, int16(s), a.A, a.B)
	}
}

// lostIn says whether a place is where the enemies of a player have won the battle that is over: nobody comes back there.
// rule: mu-giochix/battle/when
func (g *State) lostIn(s play.Seat, at Place) bool {
	b := &g.Battle
	return at == b.At && b.Fights[s] != None && g.upshot() == rival(int(b.Fights[s]))
}

// recovers says whether a player can get back anybody up to a price.
func (g *State) recovers(s play.Seat, most int16) bool {
	for kind := range Captain {
		if g.recoverable(s, kind, most) {
			return g.canRaiseFree(s, &Effect{By: uint8(AtOwnBuilding)})
		}
	}
	return false
}

// recoverable says whether a player has lost a figure of a kind, up to a price, that he can get back. Captains cannot: what they cost, their
// level says, and it is lost with them. Nor can prisoners: they are to be freed.
// rule: mu-giochix/battle-exits/capture-success
func (g *State) recoverable(s play.Seat, kind Unit, most int16) bool {
	return g.Battle.Fallen[s][kind] > g.Battle.Taken[s][kind] && box.Units[kind].Price <= most && g.spare(s, kind) != None
}

// useful says whether an ability does anything for a player now: those that add to the attack value want a battle that is as they need it.
func (g *State) useful(s play.Seat, card int8) bool {
	for i := range box.Characters[g.who(card)].Effects {
		e := &box.Characters[g.who(card)].Effects[i]
		switch e.Do {
		case AttackValue:
			if side := g.Battle.Fights[s]; !g.Battle.On || side == None || !g.fits(int(side), e) {
				continue
			}
		case RecoverUnits:
			if !g.recovers(s, e.Max) {
				continue
			}
		}
		return true
	}
	return false
}

// peekEvents shows a player the Event card on top, and the one under it, of which he may put some under the deck. Chance has been called for.
func (g *State) peekEvents(t *play.Table, s play.Seat, n, bottom int8) {
	if g.second() == None && n > 1 {
		g.layUnderTop()
	}
	g.Foreseen[0] |= 1 << s
	seen := int16(1)
	if g.second() != None && n > 1 {
		g.Foreseen[1] |= 1 << s
		seen++
	}
	t.Tell(KeyPeeked, int16(s), seen, int16(EventPile))
	if bottom == 0 || seen == 1 {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskSinkEvent, int16(bottom))
		o.May(play.Choice{Verb: SinkEvent, A: int16(g.NextUp)}, play.Free)
		o.May(play.Choice{Verb: SinkEvent, A: int16(g.second())}, play.Free)
		o.May(play.Choice{Verb: LeaveIt}, play.Free)
	})
	if a.Verb == LeaveIt {
		return
	}
	g.Events[a.A] = UnderDeck
	if int8(a.A) == g.NextUp {
		g.turnUp()
		t.Tell(KeyNextBack, int16(box.Events[g.NextUp].Tolerated))
	} else {
		g.Foreseen[1] = 0
	}
	t.Tell(KeySunk, int16(s), 1)
}

// second is the Event card that lies under the one on top where somebody has left it, None if nobody knows which that is.
func (g *State) second() int8 {
	for i := range g.Events {
		if g.Events[i] == NextButOne {
			return int8(i)
		}
	}
	return None
}

// layUnderTop finds by lot which Event card lies under the one on top.
func (g *State) layUnderTop() {
	n := g.eventsAt(InDeck)
	if n == 0 {
		return
	}
	n = g.Dice.N(n)
	for i := range g.Events {
		if g.Events[i] == InDeck {
			if n == 0 {
				g.Events[i] = NextButOne
				return
			}
			n--
		}
	}
}
