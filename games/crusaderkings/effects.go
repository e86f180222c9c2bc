package crusaderkings

import (
	"cmp"
	"math/bits"
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// What events do is data: a short list of steps, each carried out by one small function.

const (
	PickLand        play.Verb = 150 // territory A
	PickPerson      play.Verb = 151 // character A
	PickOption      play.Verb = 152 // option A of event B, the step C
	PickTrait       play.Verb = 153 // token A
	PickDevelopment play.Verb = 154 // card A
	PickDynasty     play.Verb = 155 // seat A
	PickSpace       play.Verb = 156 // of the Crusade Track
	UsePhysician    play.Verb = 157 // upon character A
	LetDie          play.Verb = 158 // character A
	CalmRebellion   play.Verb = 159 // with the Marshal, in territory A

	AskEventLand        play.Prompt = 300 // event A, step B (an OpKind), of seat C, token D
	AskEventPerson      play.Prompt = 301 // event A, step B, of seat C
	AskEventOption      play.Prompt = 302 // event A
	AskEventTrait       play.Prompt = 303 // event A
	AskEventDevelopment play.Prompt = 304 // event A, step B
	AskEventDynasty     play.Prompt = 305 // event A, step B, of seat C
	AskEventSpace       play.Prompt = 306 // event A, of seat C
	AskPhysician        play.Prompt = 307 // event A would kill character B

	KeyOption         play.Key = 610 // A chose option B of event C, the step D
	KeyGold           play.Key = 611 // A gains B Gold
	KeyGoldLost       play.Key = 612 // A loses B Gold
	KeyTraitToBag     play.Key = 614 // trait B comes into A's bag
	KeyTraitTo        play.Key = 615 // trait B comes to character A
	KeyTraitShed      play.Key = 616 // a token B leaves A's bag: only A reads it
	KeyTraitShedOther play.Key = 617 // a red (B 1) or green token leaves A's bag
	KeyYounger        play.Key = 618 // A's ruler has B Old-Age tokens now
	KeyToken          play.Key = 619 // a token of kind B comes to territory A
	KeyTokenGone      play.Key = 620 // C tokens of kind B leave territory A
	KeyFootGone       play.Key = 621 // the Footsoldier of A leaves territory B
	KeyCastleGone     play.Key = 622 // the Castle of territory A falls
	KeyDismissed      play.Key = 623 // Development card B leaves A
	KeyGift           play.Key = 624 // Development card B comes to A
	KeyCardLost       play.Key = 625 // Action card B of A is discarded
	KeyShieldTaken    play.Key = 626 // A's shield takes the place of B's on space C
	KeyShieldGone     play.Key = 627 // a shield of A leaves space B
	KeyBoon           play.Key = 628 // A has the modifier of event B until C
	KeyPhysician      play.Key = 629 // the Court Physician of A sees to character B
	KeySaved          play.Key = 630 // character A is saved
	KeyCalmed         play.Key = 631 // A's Marshal calms territory B
	KeyCasusBelliGone play.Key = 632 // A gives up its Casus Belli against B
	KeyKnightLaid     play.Key = 633 // the Knight of A in territory B is laid on its side
	KeyKnightRises    play.Key = 634 // it stands up again
)

var effectChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		PickLand: "pick-land", PickPerson: "pick-person", PickOption: "pick-option", PickTrait: "pick-trait",
		PickDevelopment: "pick-development", PickDynasty: "pick-dynasty", PickSpace: "pick-space",
		UsePhysician: "use-physician", LetDie: "let-die", CalmRebellion: "calm-rebellion",
	},
	Prompts: map[play.Prompt]string{
		AskEventLand: "event-land", AskEventPerson: "event-person", AskEventOption: "event-option", AskEventTrait: "event-trait",
		AskEventDevelopment: "event-development", AskEventDynasty: "event-dynasty", AskEventSpace: "event-space", AskPhysician: "physician",
	},
	Lines: map[play.Key]string{
		KeyOption: "option", KeyGold: "gold", KeyGoldLost: "gold-lost", KeyTraitToBag: "trait-to-bag",
		KeyTraitTo: "trait-to", KeyTraitShed: "trait-shed", KeyTraitShedOther: "trait-shed-other", KeyYounger: "younger", KeyToken: "token",
		KeyTokenGone: "token-gone", KeyFootGone: "foot-gone", KeyCastleGone: "castle-gone", KeyDismissed: "dismissed", KeyGift: "gift",
		KeyCardLost: "card-lost", KeyShieldTaken: "shield-taken", KeyShieldGone: "shield-gone", KeyBoon: "boon", KeyPhysician: "physician",
		KeySaved: "saved", KeyCalmed: "calmed", KeyCasusBelliGone: "casus-belli-gone", KeyKnightLaid: "knight-laid",
		KeyKnightRises: "knight-rises",
	},
	Refs: wording.Refs{
		PickLand: wording.OfA(refTerritory), PickPerson: wording.OfA(refPerson), PickTrait: wording.OfA(refToken),
		PickDevelopment: wording.OfA(refDevelopment), PickDynasty: wording.OfA(refSeat), PickSpace: wording.OfA(refSpace),
		UsePhysician: wording.OfA(refPerson), CalmRebellion: wording.OfA(refTerritory),
	},
}

// carryOut carries out steps in order. One that finds nothing to act on does nothing.
func (g *State) carryOut(t *play.Table, ops []Op) { //stale:ok as printed on the card
	for i := range ops {
		if g.Ended != NotEnded || g.Dynasties[g.Card.Target].Out {
			return
		}
		g.do(t, &ops[i])
	}
}

// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) do(t *play.Table, op *Op) {
	s := g.Card.Target
	switch op.Do {
	case OpBirth:
		g.birth(t, s, op.Bastard) // rule: crusader-kings/events/births-only-by-events
	case OpKill:
		if p := g.pickPerson(t, op.Who); p != None {
			g.strikeDown(t, s, p)
		}
	case OpGainTrait:
		g.gainTrait(t, s, op)
	case OpLoseTrait:
		g.shedTrait(t, s, op.Red)
	case OpAge:
		d := &g.Dynasties[s]
		d.OldAge = min(oldAgeTokens, max(0, d.OldAge+int8(op.Amount)))
		t.Tell(KeyYounger, int16(s), int16(d.OldAge))
	case OpGainGold:
		to := g.party(op.To)
		g.tellGold(t, KeyGold, to, g.gain(to, op.Amount))
	case OpLoseGold:
		n := op.Amount
		if op.PerCastle {
			n *= int16(g.castles(s))
		}
		g.loseGold(t, s, n)
	case OpTransferGold:
		g.handGold(t, g.party(op.From), g.party(op.To), op.Amount)
	case OpAddToken:
		g.addTokens(t, s, op)
	case OpRemoveToken:
		g.removeTokens(t, s, op)
	case OpPlaceFoot:
		if i := g.pickLand(t, op, g.where(s, op.Where)); i != None && size(g.mobilised(s)) < footEach {
			g.mobilise(t, s, i)
			g.limitFoot(t) // rule: crusader-kings/ai-modes/footsoldier-limit
		}
	case OpRemoveFoot:
		if i := g.pickLand(t, op, g.where(s, op.Where)); i != None {
			g.Territories[i].Foot = false
			t.Tell(KeyFootGone, int16(s), int16(i))
		}
	case OpRemoveCastle:
		if i := g.pickLand(t, op, g.where(s, OwnCastle)); i != None {
			g.Territories[i].Castle = false
			t.Tell(KeyCastleGone, int16(i))
			g.settleTrophies(t)
		}
	case OpLayKnight: // rule: crusader-kings/events/knights-on-their-side
		if i := g.pickLand(t, op, g.where(s, op.Where)); i != None {
			g.Territories[i].Laid = true
			t.Tell(KeyKnightLaid, int16(s), int16(i))
		}
	case OpDiscardDevelopment:
		g.dismiss(t, s, op)
	case OpGainDevelopment:
		g.giveDevelopment(t, s, op)
	case OpDiscardCard:
		g.loseCards(t, s, op.Count)
	case OpBreakPact:
		g.breakSomePact(t, s, op)
	case OpGainCasusBelli:
		g.grievance(t, op)
	case OpLoseCasusBelli:
		if against := g.pickSeat(t, op, g.Dynasties[s].CasusBelli); against != play.Nobody {
			g.Dynasties[s].CasusBelli &^= 1 << against
			t.Tell(KeyCasusBelliGone, int16(s), int16(against))
		}
	case OpGainTerritory:
		if i := g.pickLand(t, op, g.where(s, op.Where)); i != None {
			g.takeTerritory(t, i, s, Befallen)
		}
	case OpSwapShield:
		g.swapShield(t, op)
	case OpModifier:
		g.grant(Boon{Seat: s, Effect: op.Effect, Until: op.Until, Event: g.event()})
		t.Tell(KeyBoon, int16(s), int16(g.event()), int16(op.Until))
	case OpChoose:
		g.choose(t, op)
	}
}

// event is the event being carried out.
func (g *State) event() int8 { return box.Cards[g.Card.Card].Event }

// pickLand finds a territory of a set as the step says, or None of an empty one.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) pickLand(t *play.Table, op *Op, set uint64) int8 {
	if size(set) <= 1 {
		for i := range each(set) {
			return i
		}
		return None
	}
	by := g.picker(op.Pick)
	if by == play.Nobody {
		t.Chance()
		return int8(draw(g, territories, func(i int16) bool { return holds(set, int8(i)) }))
	}
	a := undisturbed(t, func(o *play.Asking) {
		o.To(by, AskEventLand, int16(g.event()), int16(op.Do), int16(g.Card.Target), int16(op.Token))
		for i := range each(set) {
			o.May(play.Choice{Verb: PickLand, A: int16(i)}, play.Free)
		}
	})
	return int8(a.A)
}

// pickPerson finds a character of who is struck, as the event says, or None.
// rule: crusader-kings/events/card-number
// rule: crusader-kings/events/duel-event
func (g *State) pickPerson(t *play.Table, x Someone) int8 {
	s := g.Card.Target
	all := g.someones(s, x)
	if len(all) == 0 {
		return None
	}
	if by := g.picker(x.Pick); by != play.Nobody && len(all) > 1 {
		a := undisturbed(t, func(o *play.Asking) {
			o.To(by, AskEventPerson, int16(g.event()), int16(x.Who), int16(s))
			for _, p := range g.someones(s, x) {
				o.May(play.Choice{Verb: PickPerson, A: int16(p)}, play.Free)
			}
		})
		return int8(a.A)
	}
	if x.Pick == PickRandom {
		t.Chance()
		return all[g.Dice.N(len(all))]
	}
	return slices.MinFunc(all, func(p, q int8) int { return g.compared(p, q, x.Pick) })
}

// compared is negative if an event finds p rather than q.
// rule: crusader-kings/events/card-number
func (g *State) compared(p, q int8, how Pick) int {
	switch how {
	case PickLowest:
		return cmp.Compare(box.People[p].Number, box.People[q].Number)
	case PickHighest:
		return cmp.Compare(box.People[q].Number, box.People[p].Number)
	case PickYoungest:
		return cmp.Compare(g.People[q].Since, g.People[p].Since)
	}
	return cmp.Compare(g.People[p].Since, g.People[q].Since) // the eldest
}

// pickSeat finds a dynasty of a set as the step says, or Nobody of an empty one.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) pickSeat(t *play.Table, op *Op, set uint8) play.Seat {
	switch bits.OnesCount8(set) {
	case 0:
		return play.Nobody
	case 1:
		return play.Seat(bits.TrailingZeros8(set))
	}
	a := undisturbed(t, func(o *play.Asking) {
		o.To(g.picker(op.Pick), AskEventDynasty, int16(g.event()), int16(op.Do), int16(g.Card.Target))
		for s := range each(uint64(set)) {
			o.May(play.Choice{Verb: PickDynasty, A: int16(s)}, play.Free)
		}
	})
	return play.Seat(a.A)
}

// strikeDown lets an event kill a character, unless the Court Physician saves him.
// rule: crusader-kings/components/development-cards
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) strikeDown(t *play.Table, s play.Seat, p int8) {
	if g.modifier(s, HealsFamily, NoAction) > 0 && !g.Dynasties[s].Healed && g.callsPhysician(t, s, p) {
		g.Dynasties[s].Healed = true
		t.Tell(KeyPhysician, int16(s), int16(p))
		if g.check(t, Trial{Seat: s, Action: EventCheck, About: p, Guest: None, Needed: 1, Reversed: [2]int8{None, None}, Shut: true}) {
			t.Tell(KeySaved, int16(p))
			return
		}
	}
	g.kill(t, p, ByEvent)
}

func (g *State) callsPhysician(t *play.Table, s play.Seat, p int8) bool {
	if g.ai(s) { // rule: crusader-kings/ai-modes/use-developments
		return true
	}
	a := undisturbed(t, func(o *play.Asking) {
		o.To(s, AskPhysician, int16(g.event()), int16(p))
		o.May(play.Choice{Verb: UsePhysician, A: int16(p)}, play.Free)
		o.May(play.Choice{Verb: LetDie, A: int16(p)}, play.Free)
	})
	return a.Verb == UsePhysician
}

// gainTrait gives the Event token of a trait; one that has run out is replaced by a Random one of the
// trait, or of the colour.
// rule: crusader-kings/events/event-trait-tokens
func (g *State) gainTrait(t *play.Table, s play.Seat, op *Op) {
	to, p := bag(s), int8(None)
	if !op.IntoBag {
		if p = g.pickPerson(t, op.Who); p == None {
			return
		}
		if at := g.People[p].At; at != Ruler && at != Consort { // rule: crusader-kings/setup/starting-spouse-has-no-token
			to = Place(p)
		}
	}
	token := g.tokenOf(t, EventPool, op.Trait)
	if token == None {
		return
	}
	g.TokenAt[token] = to
	if to == bag(s) {
		t.Tell(KeyTraitToBag, int16(s), int16(box.Tokens[token].Trait))
	} else {
		t.Tell(KeyTraitTo, int16(p), int16(box.Tokens[token].Trait))
	}
}

// traitsInBag are the tokens of a colour in a bag, one of each trait and pool.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) traitsInBag(s play.Seat, red bool) []int16 {
	var all []int16
	var seen [traits][Random + 1]bool
	for i, at := range g.TokenAt {
		x := box.Tokens[i]
		if at == bag(s) && box.Traits[x.Trait].Red == red && !seen[x.Trait][x.Pool] {
			seen[x.Trait][x.Pool] = true
			all = append(all, int16(i))
		}
	}
	return all
}

// shedTrait takes a token of a colour out of a bag for good. Which one only its owner sees.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) shedTrait(t *play.Table, s play.Seat, red bool) {
	if len(g.traitsInBag(s, red)) == 0 {
		return
	}
	g.Card.Shed = Shed{Asked: true, Seat: s, Red: red}
	a := undisturbed(t, func(o *play.Asking) {
		o.To(s, AskEventTrait, int16(g.event()))
		for _, token := range g.traitsInBag(s, red) {
			o.May(play.Choice{Verb: PickTrait, A: token}, play.Free)
		}
	})
	g.Card.Shed = Shed{}
	g.returnToken(a.A)
	t.TellOnly(1<<s, KeyTraitShed, int16(s), a.A)
	for _, o := range g.others(s) {
		t.TellOnly(1<<o, KeyTraitShedOther, int16(s), int16(b2i(red)))
	}
}

func (g *State) tellGold(t *play.Table, k play.Key, s play.Seat, n int16) {
	if n > 0 {
		t.Tell(k, int16(s), n)
	}
}

// loseGold takes Gold to the Treasury, as much as there is. An AI dynasty has none to lose.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) loseGold(t *play.Table, s play.Seat, n int16) {
	if !g.ai(s) {
		g.tellGold(t, KeyGoldLost, s, g.pay(s, n))
	}
}

// addTokens puts tokens on as many different territories.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) addTokens(t *play.Table, s play.Seat, op *Op) {
	done := uint64(0)
	for range op.Count {
		i := g.pickLand(t, op, g.where(s, op.Where)&g.room(op.Token)&^done)
		if i == None {
			return
		}
		done |= 1 << i
		x := &g.Territories[i]
		switch op.Token {
		case HarvestToken:
			x.Harvest++
		case FailedToken:
			x.Failed++
		case PlagueToken:
			x.Plague = Outbreak
		case RebellionToken:
			g.rebel(i)
		}
		t.Tell(KeyToken, int16(i), int16(op.Token))
	}
}

// room are the territories that may have a token of a kind, if one is left.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) room(token MapToken) uint64 {
	left := [...]int8{
		RebellionToken: g.rebellionLeft(), HarvestToken: g.harvestLeft(), FailedToken: g.failedLeft(), PlagueToken: g.plagueLeft(),
	}[token]
	var set uint64
	for i := range g.Territories {
		x := &g.Territories[i]
		barred := token == RebellionToken && x.Foot || token == PlagueToken && x.Plague != NoPlague
		if left > 0 && !x.Shut && !barred {
			set |= 1 << i
		}
	}
	return set
}

// removeTokens takes Rebellion tokens away: one or all, from one territory or from all.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) removeTokens(t *play.Table, s play.Seat, op *Op) {
	set := g.where(s, op.Where)
	if !op.AllLands {
		i := g.pickLand(t, op, set)
		if i == None {
			return
		}
		set = 1 << i
	}
	for i := range each(set) {
		x := &g.Territories[i]
		n := x.Rebellion
		if !op.All {
			n = min(1, n)
		}
		x.Rebellion -= n
		t.Tell(KeyTokenGone, int16(i), int16(op.Token), int16(n))
	}
}

// dismiss discards a Development card of a player.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) dismiss(t *play.Table, s play.Seat, op *Op) {
	var all []int8
	for d := range int8(developments) {
		if g.DevAt[d] == DevOf+uint8(s) && !(op.Councillor && box.Developments[kindOf(d)].Invention) {
			all = append(all, d)
		}
	}
	if len(all) == 0 {
		return
	}
	d := all[0]
	switch by := g.picker(op.Pick); {
	case len(all) == 1:
	case by == play.Nobody:
		t.Chance()
		d = all[g.Dice.N(len(all))]
	default:
		d = g.pickDevelopment(t, by, op, all)
	}
	g.DevAt[d] = DevDiscard
	t.Tell(KeyDismissed, int16(s), int16(d))
	g.settleTrophies(t)
}

func (g *State) pickDevelopment(t *play.Table, by play.Seat, op *Op, all []int8) int8 {
	a := undisturbed(t, func(o *play.Asking) {
		o.To(by, AskEventDevelopment, int16(g.event()), int16(op.Do))
		for _, d := range all {
			o.May(play.Choice{Verb: PickDevelopment, A: int16(d)}, play.Free)
		}
	})
	return int8(a.A)
}

// gainable are the Development cards face up that a player does not have yet, one of each kind.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) gainable(s play.Seat) []int8 {
	var all []int8
	var seen [kinds]bool
	for d := range each(g.faceUp()) {
		if !g.owns(s, kindOf(d)) && !seen[kindOf(d)] {
			seen[kindOf(d)] = true
			all = append(all, d)
		}
	}
	return all
}

// giveDevelopment gives a face-up Development card for nothing.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) giveDevelopment(t *play.Table, s play.Seat, op *Op) {
	all := g.gainable(s)
	if len(all) == 0 {
		return
	}
	d := all[0]
	if len(all) > 1 {
		d = g.pickDevelopment(t, g.picker(op.Pick), op, all)
	}
	t.Tell(KeyGift, int16(s), int16(d))
	g.acquire(t, s, d)
	g.refill(t)
}

// loseCards discards Action cards at random that a player has not yet chosen.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) loseCards(t *play.Table, s play.Seat, n int8) {
	for range n {
		all := g.unchosen(s)
		if len(all) == 0 {
			return
		}
		t.Chance()
		c := all[g.Dice.N(len(all))]
		g.CardAt[c] = CardDiscard
		g.Dynasties[s].Unplayed[box.Cards[c].Type]--
		t.Tell(KeyCardLost, int16(s), c)
	}
}

// breakSomePact ends a Pact of a player: with a dynasty, or with an independent territory.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) breakSomePact(t *play.Table, s play.Seat, op *Op) {
	seats, lands := g.Dynasties[s].Pacts, g.pactLands(s)
	if seats == 0 && lands == 0 {
		return
	}
	a := undisturbed(t, func(o *play.Asking) {
		o.To(g.picker(op.Pick), AskEventDynasty, int16(g.event()), int16(op.Do), int16(s))
		for o2 := range each(uint64(g.Dynasties[s].Pacts)) {
			o.May(play.Choice{Verb: PickDynasty, A: int16(o2)}, play.Free)
		}
		for i := range each(g.pactLands(s)) {
			o.May(play.Choice{Verb: PickLand, A: int16(i)}, play.Free)
		}
	})
	if a.Verb == PickLand {
		g.breakTerritoryPact(t, int8(a.A))
		return
	}
	g.endPact(t, s, play.Seat(a.A))
	if op.Grievance {
		g.gainCasusBelli(t, play.Seat(a.A), s)
	}
}

// grievance gives a Casus Belli.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) grievance(t *play.Table, op *Op) {
	holder := g.party(op.From)
	if op.To != PartyNeighbour {
		g.gainCasusBelli(t, holder, g.party(op.To))
		return
	}
	if against := g.pickSeat(t, op, g.neighbours(holder)); against != play.Nobody {
		g.gainCasusBelli(t, holder, against)
	}
}

// swapShield puts a shield of one player in the place of another's on the Crusade Track: with its bonus,
// without a token. Who has four there gives one up first.
// rule: crusader-kings/crusade/max-four-shields
func (g *State) swapShield(t *play.Table, op *Op) {
	of, by := g.party(op.From), g.party(op.To)
	space := g.pickSpace(t, by, of)
	if space == None || of == by {
		return
	}
	if g.shields(by) == maxShields {
		gone := g.pickSpace(t, by, by)
		g.Track[gone] = play.Nobody
		t.Tell(KeyShieldGone, int16(by), int16(gone))
	}
	g.Track[space] = by
	t.Tell(KeyShieldTaken, int16(by), int16(of), int16(space))
	g.settleTrophies(t)
}

// pickSpace asks a player for a space with a shield of another, or his own.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) pickSpace(t *play.Table, by, of play.Seat) int8 {
	if g.shields(of) == 0 {
		return None
	}
	a := undisturbed(t, func(o *play.Asking) {
		o.To(by, AskEventSpace, int16(g.event()), int16(of))
		for i, owner := range g.Track {
			if owner == of {
				o.May(play.Choice{Verb: PickSpace, A: int16(i)}, play.Free)
			}
		}
	})
	return int8(a.A)
}

// choose lets a player choose what happens; what he cannot do is not offered, and the only thing left is
// done unasked.
// rule: crusader-kings/events/events-can-remove-rebellion-or-break-pacts
func (g *State) choose(t *play.Table, op *Op) {
	by := g.picker(op.By)
	event := g.event()
	var open []int
	for i := range op.Options {
		if g.meets(by, op.Options[i].Needs) {
			open = append(open, i)
		}
	}
	if len(open) == 0 {
		return
	}
	i := open[0]
	if len(open) > 1 {
		a := undisturbed(t, func(o *play.Asking) {
			o.To(by, AskEventOption, int16(event))
			for i := range op.Options {
				if g.meets(by, op.Options[i].Needs) {
					o.May(play.Choice{Verb: PickOption, A: int16(i), B: int16(event)}, play.Free)
				}
			}
		})
		i = int(a.A)
	}
	t.Tell(KeyOption, int16(by), int16(i), int16(event))
	g.carryOut(t, op.Options[i].Then)
}

// options are what an event lets one choose between.
func options(e *BoxEvent) []EventOption {
	for i := range e.Effects {
		if op := &e.Effects[i]; op.Do == OpChoose {
			return op.Options
		}
	}
	return nil
}
