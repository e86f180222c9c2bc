package crusaderkings

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Events: what every Action card brings once its action is done.

const (
	KeyEvent       play.Key = 600 // A's card brings event B upon C
	KeyEventVoid   play.Key = 601 // event A finds nobody it could strike
	KeyEventMissed play.Key = 602 // event A does not strike B: he does not meet what it asks for
)

var eventChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyEvent: "event", KeyEventVoid: "event-void", KeyEventMissed: "event-missed"},
}

// playEvent carries out the event of the card that is being played.
// rule: crusader-kings/events/triggered-by-card
func (g *State) playEvent(t *play.Table, s play.Seat) {
	event := box.Cards[g.Card.Card].Event
	e := &box.Events[event]
	g.Card.InEvent, g.Card.Chosen = true, None
	if slices.ContainsFunc(e.Needs, func(n Need) bool { return n.Req == BagHas }) {
		t.Uncover() // whom it strikes is read from bags that nobody else looks into
	}
	// rule: crusader-kings/events/target-self
	// rule: crusader-kings/events/target-other
	g.Card.Target = g.struck(s, e)
	if g.Card.Target == play.Nobody {
		// rule: crusader-kings/events/nobody-qualifies
		// rule: crusader-kings/events/requirement-self
		if e.Other {
			t.Tell(KeyEventVoid, int16(event))
		} else {
			t.Tell(KeyEventMissed, int16(event), int16(s))
		}
		return
	}
	t.Tell(KeyEvent, int16(s), int16(event), int16(g.Card.Target))
	g.carryOut(t, e.Effects)
	// rule: crusader-kings/events/event-checks
	if e.Check != nil {
		if g.eventCheck(t, e.Check) {
			g.carryOut(t, e.Success)
		} else {
			g.carryOut(t, e.Failure)
		}
	}
}

// struck is who an event strikes: who played the card, or the next player who meets what it asks for.
// Nobody if none does.
// rule: crusader-kings/events/target-self
// rule: crusader-kings/events/target-other
// rule: crusader-kings/events/next-player
// rule: crusader-kings/events/requirement-other
// rule: crusader-kings/events/other-never-self
func (g *State) struck(s play.Seat, e *BoxEvent) play.Seat {
	if !e.Other {
		if g.meets(s, e.Needs) {
			return s
		}
		return play.Nobody
	}
	for _, o := range g.others(s) {
		if g.meets(o, e.Needs) {
			return o
		}
	}
	return play.Nobody
}

// threatened says whether the event of the card that has been revealed may fall on a territory, as things stand.
// rule: crusader-kings/general/trade-not-unresolved-territory
func (g *State) threatened(i int8) bool {
	if g.Card.Card == None {
		return false
	}
	e := &box.Events[g.event()]
	for _, s := range g.threatens(e) {
		if g.fallsOn(s, i, e.Effects) || g.fallsOn(s, i, e.Success) || g.fallsOn(s, i, e.Failure) {
			return true
		}
	}
	return false
}

// threatens are those whom the event of the card that has been revealed strikes, or will strike as things stand.
// What lies in a bag does not count: who may trade what tells nobody of it.
// rule: crusader-kings/general/trade-not-unresolved-territory
func (g *State) threatens(e *BoxEvent) []play.Seat {
	if g.Card.InEvent {
		if g.Card.Target == play.Nobody {
			return nil
		}
		return []play.Seat{g.Card.Target}
	}
	may := []play.Seat{g.Card.Seat}
	if e.Other {
		may = g.others(g.Card.Seat)
	}
	var struck []play.Seat
	for _, s := range may {
		open := slices.DeleteFunc(slices.Clone(e.Needs), func(n Need) bool { return n.Req == BagHas })
		if g.meets(s, open) {
			struck = append(struck, s)
			if len(open) == len(e.Needs) {
				break
			}
		}
	}
	return struck
}

// fallsOn says whether steps of an event that strikes a player may fall on a territory of his.
// rule: crusader-kings/general/trade-not-unresolved-territory
func (g *State) fallsOn(s play.Seat, i int8, ops []Op) bool {
	for k := range ops {
		switch op := &ops[k]; op.Do {
		case OpAddToken, OpRemoveToken, OpPlaceFoot, OpRemoveFoot, OpLayKnight:
			if g.isWhere(s, i, op.Where) {
				return true
			}
		case OpRemoveCastle:
			if g.isWhere(s, i, OwnCastle) {
				return true
			}
		case OpChoose:
			for j := range op.Options {
				if g.fallsOn(s, i, op.Options[j].Then) {
					return true
				}
			}
		}
	}
	return false
}

// party is a player an event speaks of.
// rule: crusader-kings/events/next-player
func (g *State) party(p Party) play.Seat {
	switch p {
	case PartyActive:
		return g.Card.Seat
	case PartyNext:
		return g.others(g.Card.Target)[0]
	}
	return g.Card.Target
}

// picker is the seat that picks, or Nobody where nobody does.
// rule: crusader-kings/events/next-player
func (g *State) picker(p Pick) play.Seat {
	switch p {
	case PickTarget:
		return g.Card.Target
	case PickActive:
		return g.Card.Seat
	case PickNext:
		return g.party(PartyNext)
	}
	return play.Nobody
}

// meets says whether a player meets all that is asked for.
// rule: crusader-kings/events/requirement-self
// rule: crusader-kings/events/requirement-other
func (g *State) meets(s play.Seat, needs []Need) bool {
	for _, n := range needs {
		if !g.meetsOne(s, n) {
			return false
		}
	}
	return true
}

// rule: crusader-kings/events/requirement-self
// rule: crusader-kings/events/requirement-other
func (g *State) meetsOne(s play.Seat, n Need) bool {
	switch n.Req {
	case RulerFertile: // rule: crusader-kings/marriage/glitterhoof-no-children
		spouse := g.consortOf(s)
		return spouse != None && spouse != box.Glitterhoof
	case FreeChildSlot:
		return len(g.eldest(s, Child)) < childSlots
	case HasChild:
		return len(g.someones(s, Someone{Who: AChild, Sex: AnySex})) > 0
	case HasSibling:
		return len(g.someones(s, Someone{Who: ASibling, Sex: AnySex})) > 0
	case HasRelative:
		return len(g.someones(s, Someone{Who: ARelative, Sex: AnySex})) > 0
	case HasKin:
		return len(g.someones(s, Someone{Who: AKin, Sex: AnySex})) > 0
	case HasHeir:
		return g.heir(s) != None
	case HasMale:
		return len(g.someones(s, Someone{Who: AnyFamily, Sex: Male})) > 0
	case HasCastle:
		return g.where(s, OwnCastle) != 0
	case HasFoot:
		return g.where(s, OwnMobilised) != 0
	case HasUnmobilised:
		return g.where(s, OwnUnmobilised) != 0
	case HasStanding:
		return g.where(s, OwnStanding) != 0
	case HasCoastal:
		return g.where(s, OwnCoastal) != 0
	case HasBorder:
		return g.where(s, OwnBorder) != 0
	case FootAvailable:
		return size(g.mobilised(s)) < footEach && g.where(s, OwnUnmobilised) != 0
	case HasRebellion:
		return g.where(s, OwnRebellious) != 0
	case HasPact:
		return g.Dynasties[s].Pacts != 0 || g.pactLands(s) != 0
	case HasTerritoryPact:
		return g.pactLands(s) != 0
	case HasCasusBelli:
		return g.Dynasties[s].CasusBelli != 0
	case HasNeighbour:
		return g.neighbours(s) != 0
	case HasCouncillor:
		return g.councillors(s) > 0
	case CanGainDevelopment:
		return len(g.gainable(s)) > 0
	case BagHas:
		return len(g.traitsInBag(s, n.Red)) > 0
	case GoldAtLeast:
		return g.affords(s, int16(n.Value))
	case AgeAtLeast:
		return g.Dynasties[s].OldAge >= n.Value
	case ControlsAtMost:
		return g.controls(s) <= n.Value
	case HasShield:
		return g.shields(s) > 0
	case SpareCard:
		return len(g.unchosen(s)) > 0 && g.cardsLeft(s) > g.turnsLeft()
	}
	panic("crusaderkings: an event asks for what nobody knows")
}

// neighbours are the dynasties with a territory beside one of a player's.
func (g *State) neighbours(s play.Seat) uint8 {
	var set uint8
	for i := range each(g.lands(s)) {
		for j := range each(g.beside(i)) {
			if o := g.Territories[j].Owner; o != play.Nobody && o != s {
				set |= 1 << o
			}
		}
	}
	return set
}

// unchosen are the Action cards a player holds and has not chosen for this Round: of an AI dynasty its pile.
func (g *State) unchosen(s play.Seat) []int16 {
	var all []int16
	for c, at := range g.CardAt {
		if at == CardHand+uint8(s) || at == CardPile+uint8(s) {
			all = append(all, int16(c))
		}
	}
	return all
}

// cardsLeft are all Action cards a player has not yet revealed.
func (g *State) cardsLeft(s play.Seat) int {
	n := len(g.unchosen(s))
	for _, at := range g.CardAt {
		if at == CardFirst+uint8(s) || at == CardSecond+uint8(s) {
			n++
		}
	}
	return n
}

// turnsLeft are the Turns of the Era that have not been begun by who plays now.
func (g *State) turnsLeft() int {
	return (roundsPerEra-int(g.Round))*turnsPerRound + turnsPerRound - int(g.Turn)
}

// where are the territories of a player that an event speaks of.
func (g *State) where(s play.Seat, w Where) uint64 {
	if w == InPact {
		return g.pactLands(s)
	}
	var set uint64
	for i := range int8(territories) {
		if g.isWhere(s, i, w) {
			set |= 1 << i
		}
	}
	return set
}

func (g *State) isWhere(s play.Seat, i int8, w Where) bool {
	x := &g.Territories[i]
	if x.Owner != s {
		return false
	}
	switch w {
	case OwnUnmobilised:
		return !x.Foot
	case OwnMobilised:
		return x.Foot
	case OwnCastle:
		return x.Castle
	case OwnCoastal:
		return box.Territories[i].Seas != 0
	case OwnRebellious:
		return x.Rebellion > 0
	case OwnStanding:
		return !x.Foot && !x.Laid
	case OwnBorder:
		for j := range each(g.beside(i)) {
			if o := g.Territories[j].Owner; o != play.Nobody && o != s {
				return true
			}
		}
		return false
	}
	return true
}

// someones are the characters of a player that an event speaks of. Glitterhoof is never one.
func (g *State) someones(s play.Seat, x Someone) []int8 {
	var all []int8
	for _, p := range g.family(s) {
		if p != box.Glitterhoof && (x.Sex == AnySex || box.People[p].Sex == x.Sex) && g.isOne(s, p, x.Who) {
			all = append(all, p)
		}
	}
	return all
}

func (g *State) isOne(s play.Seat, p int8, who Who) bool {
	at := g.People[p].At
	relative := at == Child || at == Sibling
	switch who {
	case TheSubject:
		return p == g.Card.Chosen
	case TheRuler:
		return at == Ruler
	case TheSpouse:
		return at == Consort
	case TheHeir:
		return p == g.heir(s)
	case AChild:
		return at == Child
	case ASibling:
		return at == Sibling
	case ARelative:
		return relative
	case AKin:
		return relative || at == Consort
	case AChampion:
		return relative || at == Ruler
	case AnyFamily:
		return relative || at == Ruler || at == Consort
	}
	return false
}

// eventCheck makes the trait check of an event: of its subject, if it has one, but always from the bag of who is
// struck.
// rule: crusader-kings/events/event-checks
// rule: crusader-kings/trait-check/draw-blind
func (g *State) eventCheck(t *play.Table, c *BoxCheck) bool {
	s := g.Card.Target
	if c.Subject.Who != NoOne {
		g.Card.Chosen = g.pickPerson(t, c.Subject)
	}
	return g.check(t, Trial{Seat: s, Action: EventCheck, About: g.Card.Chosen, Guest: None, Needed: c.Needed, Draws: c.Draws - 1,
		Reversed: c.Critical, Shut: !c.Invest, Safe: !c.Sabotage})
}
