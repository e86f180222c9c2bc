package warriorknights

import (
	"math/bits"

	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

const (
	CommandBattle play.Verb = 79 + iota // noble A commands
	DiscardFate                         // discard fate card A
	KeepFate                            // keep the rest
	UseAbility                          // the commander A uses his ability
	SpareAbility                        // he does not
	WoundArmy                           // army A takes a casualty marker
	BreachWalls                         // the city or fortress takes a breach
)

const (
	AskCommander play.Prompt = 113 + iota // Baron A: who commands
	AskDiscard                            // Baron A: which fate cards to discard; B must go still, C are in hand
	AskAbility                            // Baron A: whether commander B uses his ability
	AskLosses                             // Baron A: where the next of B hundred losses falls
)

const (
	KeyCommands       play.Key = 114 + iota // noble A commands
	KeyDraws                                // Baron A (-1 the neutral city B) draws C fate cards
	KeyDiscards                             // Baron A discards B fate cards
	KeyReveals                              // Baron A (-1 city B) shows C deal, D prevent, E victory and F draw cards
	KeyDrawsMore                            // Baron A (-1 city B) draws one more fate card: battle result C
	KeyAbility                              // commander A uses his ability
	KeyLosses                               // Baron A (-1 city B) suffers C losses
	KeyNoLosses                             // nobody suffers losses
	KeyWounded                              // army A takes a casualty marker, its troops are worth B
	KeyFalls                                // noble A falls
	KeyVictories                            // attacker A and defender B have C and D field victories
	KeyStalemate                            // the battle ends undecided
	KeyPartial                              // partial victory of Baron A (-1 the neutral city B)
	KeyTotal                                // total victory of Baron A (-1 the neutral city B)
	KeyFortressBreach                       // Baron A's fortress takes a breach; its strength is B
)

const (
	RuleMustDiscard play.Rule = 130 // two cards go
)

var fieldBattleChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		CommandBattle: "command-battle", DiscardFate: "discard-fate", KeepFate: "keep-fate",
		UseAbility: "use-ability", SpareAbility: "spare-ability", WoundArmy: "wound-army", BreachWalls: "breach-walls",
	},
	Prompts: map[play.Prompt]string{
		AskCommander: "commander", AskDiscard: "discard", AskAbility: "ability", AskLosses: "losses",
	},
	Lines: map[play.Key]string{
		KeyCommands: "commands", KeyDraws: "draws", KeyDiscards: "discards", KeyReveals: "reveals",
		KeyDrawsMore: "draws-more", KeyAbility: "ability", KeyLosses: "losses", KeyNoLosses: "no-losses",
		KeyWounded: "wounded", KeyFalls: "falls", KeyVictories: "victories", KeyStalemate: "stalemate",
		KeyPartial: "partial", KeyTotal: "total", KeyFortressBreach: "fortress-breach",
	},
	Rules: map[play.Rule]string{
		RuleMustDiscard: "warrior-knights/field-battle/prep-3-discard-two",
	},
	Refs: wording.Refs{
		CommandBattle: wording.OfA(refNoble), DiscardFate: wording.OfA(refFate), UseAbility: wording.OfA(refNoble),
		WoundArmy: wording.OfA(refArmy),
	},
	Declining: []play.Verb{KeepFate},
}

const (
	commanderBonus = 200 // strength
	cardWorth      = 100 // strength for one fate card
	mostCards      = 10  // in the draw step
	discards       = 2   // that a side with a commander must make
	totalVictory   = 2   // victories more than the other
)

// fight resolves a battle in the open field or an assault, which goes the same way.
// rule: warrior-knights/assault/same-procedure-as-field
func (g *State) fight(t *play.Table) {
	if g.Battle.Armies[defender] == 0 && g.walls() == 0 { // rule: warrior-knights/assault/zero-strength-undefended-city
		g.Battle.Result = WipedOut
		t.Came(g.outcome())
		g.takePrize(t)
		return
	}
	g.declareCommanders(t)
	t.Undisturbed(func() {
		g.drawHands(t)
		g.discardFate(t)
		g.reveal(t)
	})
	g.computeLosses(t)
	g.assignLosses(t)
	g.countVictories(t)
	t.Came(g.outcome())
	g.Battle.Blow = blowAftermath
	g.takePrize(t)
	g.retreats(t)
	g.deaths(t)
	g.returnCards()
	g.endStatuses(UntilNextBattle)
}

// Preparation, step 1: the attacker declares his commander, then the defender.
// rule: warrior-knights/field-battle/prep-1-declare-commanders
func (g *State) declareCommanders(t *play.Table) {
	for side := range 2 {
		g.Battle.Commander[side] = g.declareCommander(t, side)
		if c := g.Battle.Commander[side]; c != None {
			t.Tell(KeyCommands, int16(c))
		}
	}
}

const allNobles uint32 = 1<<nobles - 1

func (g *State) declareCommander(t *play.Table, side int) int8 {
	set := g.Battle.Armies[side] & allNobles
	switch bits.OnesCount32(set) {
	case 0:
		return None
	case 1:
		return nextIn(&set)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(g.Battle.Sides[side], AskCommander, int16(g.Battle.Sides[side]))
		for set := g.Battle.Armies[side] & allNobles; set != 0; {
			o.May(play.Choice{Verb: CommandBattle, A: int16(nextIn(&set))}, play.Free)
		}
	})
	return int8(a.A)
}

// forces is the strength of some armies less 100 for each casualty marker, with the bonus for a
// commander if a noble is among them.
func (g *State) forces(armies uint32) (sum int16) {
	if armies&allNobles != 0 {
		sum = commanderBonus
	}
	for armies != 0 {
		a := nextIn(&armies)
		sum += g.strengthOf(a) - markerWorth*int16(g.Casualties[a])
	}
	return max(0, sum)
}

// sideStrength is the strength with which a side fights: its armies, and its walls in an assault.
// rule: warrior-knights/assault/city-strength-added
func (g *State) sideStrength(side int) int16 {
	sum := g.forces(g.Battle.Armies[side])
	if side == defender {
		sum += g.walls()
	}
	return sum
}

// Step 2: one fate card for every full 100 of strength, ten at most.
// rule: warrior-knights/field-battle/prep-2-draw-fate-cards
func (g *State) drawHands(t *play.Table) {
	g.Battle.Blow = blowDraw
	t.Chance()
	for side := range 2 {
		g.Battle.Strength[side] = g.sideStrength(side)
		n := g.cardsFor(side)
		for range n {
			g.drawInto(side)
		}
		t.Tell(KeyDraws, int16(g.Battle.Sides[side]), int16(g.Battle.City), n)
	}
}

// rule: warrior-knights/field-battle/prep-2-maximum-ten
func (g *State) cardsFor(side int) int16 {
	n := g.Battle.Strength[side] / cardWorth
	if s := g.Battle.Sides[side]; s != play.Nobody {
		if more, ok := g.status(ModExtraFate, int8(s)); ok {
			n += more
		}
	}
	return min(n, mostCards)
}

// drawInto draws a fate card into a side's hand; with the deck in the hands there is none to draw.
// Who knew the card on the deck knows it in the hand.
// rule: warrior-knights/fate/deck-runs-dry-in-battle
func (g *State) drawInto(side int) {
	if g.Fate.Len() == 0 {
		return
	}
	knows := g.Fate.Knows[0]
	if s := g.Battle.Sides[side]; s != play.Nobody {
		knows |= 1 << uint(s)
	}
	g.Battle.Hand[side].Under(g.Fate.Pop(), knows)
}

// Step 3: a side with a commander must discard two cards, and any Baron may discard more. A neutral
// city discards none.
// rule: warrior-knights/field-battle/prep-3-discard-two
// rule: warrior-knights/field-battle/prep-3-discard-more
func (g *State) discardFate(t *play.Table) {
	g.Battle.Blow = blowDiscard
	var order [2]play.Seat
	n := 0
	for side := range 2 {
		if s := g.Battle.Sides[side]; s != play.Nobody && g.Battle.Hand[side].Len() > 0 {
			order[n] = s
			n++
		}
	}
	t.Together(order[:n], func(s play.Seat) {
		side := attacker
		if s != g.Battle.Sides[attacker] {
			side = defender
		}
		g.discardFrom(t, side)
	})
}

func (g *State) discardFrom(t *play.Table, side int) {
	s, hand := g.Battle.Sides[side], &g.Battle.Hand[side]
	must := g.mustDiscard(side)
	gone := int16(0)
	for hand.Len() > 0 {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskDiscard, int16(s), max(0, must-gone), int16(hand.Len()))
			for i := range hand.Len() {
				o.May(play.Choice{Verb: DiscardFate, A: int16(hand.At(i))}, play.Free)
			}
			why := play.Free
			if gone < must {
				why = RuleMustDiscard
			}
			o.May(play.Choice{Verb: KeepFate}, why)
		})
		if a.Verb == KeepFate {
			break
		}
		g.Fate.Under(hand.Take(hand.Index(uint8(a.A))), 1<<uint(s))
		gone++
	}
	t.Tell(KeyDiscards, int16(s), gone)
}

// mustDiscard is how many cards a side must discard: one is always kept.
// rule: warrior-knights/field-battle/prep-3-keep-at-least-one
func (g *State) mustDiscard(side int) int16 {
	c := g.Battle.Commander[side]
	if c == None {
		return 0
	}
	must := int16(discards)
	if !g.Nobles[c].Exhausted {
		must -= g.officeMod(c, ModDiscardFewer)
	}
	return max(0, min(must, int16(g.Battle.Hand[side].Len())-1))
}

// Step 4: both sides reveal at the same time. Then every "Draw 1 Fate" is resolved, the attacker's
// first.
// rule: warrior-knights/field-battle/prep-4-reveal
// rule: warrior-knights/field-battle/step-1-draw-1-fate
func (g *State) reveal(t *play.Table) {
	g.Battle.Blow = blowReveal
	t.Uncover()
	g.Battle.Shown = true
	for side := range 2 {
		hand := &g.Battle.Hand[side]
		for i := range hand.Len() {
			hand.Knows[i] = chance.Everyone
		}
		t.Tell(KeyReveals, int16(g.Battle.Sides[side]), int16(g.Battle.City),
			g.shows(side, Deal100), g.shows(side, Prevent100), g.shows(side, PlusVictory), g.shows(side, Draw1))
	}
	for side := range 2 {
		hand := &g.Battle.Hand[side]
		for i := 0; i < hand.Len(); i++ {
			if box.Fate[hand.At(i)].Battle == Draw1 && g.Fate.Len() > 0 {
				card := g.Fate.Pop()
				hand.Under(card, chance.Everyone)
				t.Tell(KeyDrawsMore, int16(g.Battle.Sides[side]), int16(g.Battle.City), int16(box.Fate[card].Battle))
			}
		}
	}
}

// shows counts a side's cards with a battle result.
func (g *State) shows(side int, r FateBattle) (n int16) {
	hand := &g.Battle.Hand[side]
	for i := range hand.Len() {
		if box.Fate[hand.At(i)].Battle == r {
			n++
		}
	}
	return n
}

// Resolution, step 2: the losses of both sides, at the same time: what the other deals less what one
// prevents. Each side decides whether its commander uses his ability, the attacker first.
// rule: warrior-knights/field-battle/step-2-compute-casualties
// rule: warrior-knights/field-battle/step-2-commander-ability
func (g *State) computeLosses(t *play.Table) {
	g.Battle.Blow = blowLosses
	for side := range 2 {
		g.Battle.Ability[side] = g.abilityMatters(side) && g.usesAbility(t, side)
	}
	for side := range 2 {
		dealt := max(0, g.deals(1-side)-g.prevents(side))
		g.Battle.Dealt[side], g.Battle.Losses[side] = int8(dealt), int8(dealt)
		if dealt > 0 {
			t.Tell(KeyLosses, int16(g.Battle.Sides[side]), int16(g.Battle.City), markerWorth*dealt)
		}
	}
	if g.Battle.Dealt == [2]int8{} {
		t.Tell(KeyNoLosses)
	}
}

func (g *State) deals(side int) int16 {
	return g.shows(side, Deal100) + g.abilityUsed(side, DealsCasualties)
}

// prevents counts what a side prevents, with the office that helps a commander in defence.
func (g *State) prevents(side int) int16 {
	n := g.shows(side, Prevent100) + g.abilityUsed(side, PreventsCasualties)
	if c := g.Battle.Commander[side]; side == defender && c != None && !g.Nobles[c].Exhausted {
		n += g.officeMod(c, ModDefendPrevent)
	}
	return n
}

// abilityUsed is what the commander's ability adds, if it is of this kind and he uses it.
func (g *State) abilityUsed(side int, kind AbilityKind) int16 {
	if c := g.Battle.Commander[side]; c != None && g.Battle.Ability[side] && box.Abilities[shapeOf(c)].Kind == kind {
		return box.Abilities[shapeOf(c)].Amount
	}
	return 0
}

// ability is the ability of a side's commander, if he may use it: he lives and is not exhausted.
// rule: warrior-knights/field-battle/step-4-count-victories
// rule: warrior-knights/battle/exhausted-commander-has-no-ability
func (g *State) ability(side int) *Ability {
	c := g.Battle.Commander[side]
	if c == None || g.Nobles[c].Exhausted || isIn(g.Battle.Dead, c) {
		return nil
	}
	return &box.Abilities[shapeOf(c)]
}

// abilityMatters says whether the commander has an ability that could change the losses: he is asked
// only then.
func (g *State) abilityMatters(side int) bool {
	ability, other := g.ability(side), g.ability(1-side)
	switch {
	case ability == nil:
		return false
	case ability.Kind == DealsCasualties:
		return g.deals(side)+ability.Amount > g.prevents(1-side)
	case ability.Kind == PreventsCasualties:
		dealt := g.deals(1 - side)
		if other != nil && other.Kind == DealsCasualties && side == attacker {
			dealt += other.Amount
		}
		return dealt > g.prevents(side)
	}
	return false
}

func (g *State) usesAbility(t *play.Table, side int) bool {
	a := t.Await(func(o *play.Asking) {
		c := int16(g.Battle.Commander[side])
		o.To(g.Battle.Sides[side], AskAbility, int16(g.Battle.Sides[side]), c)
		o.May(play.Choice{Verb: UseAbility, A: c}, play.Free)
		o.May(play.Choice{Verb: SpareAbility, A: c}, play.Free)
	})
	if a.Verb == UseAbility {
		t.Tell(KeyAbility, int16(g.Battle.Commander[side]))
	}
	return a.Verb == UseAbility
}

// Step 3: each side takes its losses marker by marker as its Baron chooses, the attacker first.
// rule: warrior-knights/field-battle/step-3-assign-casualties
// rule: warrior-knights/field-battle/step-3-defender-assigns-second
func (g *State) assignLosses(t *play.Table) {
	for side := range 2 {
		for ; g.Battle.Losses[side] > 0 && g.mayTakeLosses(side); g.Battle.Losses[side]-- {
			g.takeLoss(t, side, g.chooseLoss(t, side))
		}
		g.Battle.Losses[side] = 0 // what nobody can take vanishes
	}
}

// unhurt is the set of a side's armies that can take a marker still.
// rule: warrior-knights/field-battle/step-3-army-cap
func (g *State) unhurt(side int) (set uint32) {
	for all := g.Battle.Armies[side]; all != 0; {
		if a := nextIn(&all); g.effective(a) > 0 {
			set |= 1 << uint(a)
		}
	}
	return set
}

func (g *State) wallsStand(side int) bool { return side == defender && g.walls() > 0 }

func (g *State) mayTakeLosses(side int) bool { return g.unhurt(side) != 0 || g.wallsStand(side) }

// chooseLoss is the army that takes the next marker, or None for the walls.
func (g *State) chooseLoss(t *play.Table, side int) int8 {
	armies := g.unhurt(side)
	switch n := bits.OnesCount32(armies); {
	case n == 0:
		return None
	case n == 1 && !g.wallsStand(side):
		return nextIn(&armies)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(g.Battle.Sides[side], AskLosses, int16(g.Battle.Sides[side]), int16(g.Battle.Losses[side]))
		for set := g.unhurt(side); set != 0; {
			o.May(play.Choice{Verb: WoundArmy, A: int16(nextIn(&set))}, play.Free)
		}
		if g.wallsStand(side) {
			o.May(play.Choice{Verb: BreachWalls}, play.Free)
		}
	})
	if a.Verb == BreachWalls {
		return None
	}
	return int8(a.A)
}

func (g *State) takeLoss(t *play.Table, side int, army int8) {
	if army == None {
		g.breachWalls(t)
		return
	}
	g.Casualties[army]++
	t.Tell(KeyWounded, int16(army), g.strengthOf(army))
	if army < nobles && g.effective(army) == 0 {
		g.Battle.Dead |= 1 << uint(army)
		t.Tell(KeyFalls, int16(army))
	}
}

// living is the set of a side's nobles in the battle who are not dead.
func (g *State) living(side int) uint32 { return g.Battle.Armies[side] & allNobles &^ g.Battle.Dead }

// wipedOut says whether a side stands no longer: all nobles it brought are dead, or it is a defender
// without any strength left.
// rule: warrior-knights/field-battle/step-4-skip-if-side-wiped-out
// rule: warrior-knights/assault/victory-count-for-city-without-noble
func (g *State) wipedOut(side int) bool {
	if g.Battle.Armies[side]&allNobles != 0 {
		return g.living(side) == 0
	}
	return g.sideStrength(side) == 0
}

// Step 4: each side counts its field victories.
// rule: warrior-knights/field-battle/step-4-count-victories
func (g *State) countVictories(t *play.Table) {
	// rule: warrior-knights/field-battle/step-4-skip-if-side-wiped-out
	// rule: warrior-knights/assault/battle-ends-when-zero-strength
	if g.wipedOut(attacker) || g.wipedOut(defender) {
		g.Battle.Result = WipedOut
		return
	}
	g.Battle.Blow = blowVictories
	for side := range 2 {
		g.Battle.Victories[side] = int8(g.victories(side))
	}
	won, lost := g.Battle.Victories[attacker], g.Battle.Victories[defender]
	t.Tell(KeyVictories, int16(g.Battle.Sides[attacker]), int16(g.Battle.Sides[defender]), int16(won), int16(lost))
	switch lead := won - lost; {
	case lead >= totalVictory:
		g.win(t, attacker, AttackerTotal)
	case lead > 0:
		g.win(t, attacker, AttackerPartial)
	case lead == 0:
		g.Battle.Result = Stalemate // rule: warrior-knights/field-battle/step-4-stalemate
		t.Tell(KeyStalemate)
	case lead > -totalVictory:
		g.win(t, defender, DefenderPartial)
	default:
		g.win(t, defender, DefenderTotal)
	}
}

func (g *State) victories(side int) int16 {
	n := g.shows(side, PlusVictory)
	if ability := g.ability(side); ability != nil && ability.Kind == AddsVictory {
		g.Battle.Ability[side] = true
		n += ability.Amount
	}
	return n
}

// win notes a victory; a total one kills all nobles of the other side.
// rule: warrior-knights/field-battle/step-4-total-victory
func (g *State) win(t *play.Table, side int, r BattleResult) {
	g.Battle.Result = r
	key := KeyPartial
	if r == AttackerTotal || r == DefenderTotal {
		key = KeyTotal
	}
	t.Tell(key, int16(g.Battle.Sides[side]), int16(g.Battle.City))
	if key == KeyTotal {
		for losers := g.living(1 - side); losers != 0; {
			n := nextIn(&losers)
			g.Battle.Dead |= 1 << uint(n)
			t.Tell(KeyFalls, int16(n))
		}
	}
}

// retreats makes the side that lost by one victory retreat.
// rule: warrior-knights/field-battle/step-4-partial-victory
func (g *State) retreats(t *play.Table) {
	switch g.Battle.Result {
	case AttackerPartial:
		g.retreatSide(t, defender)
	case DefenderPartial:
		g.retreatSide(t, attacker)
	}
}

func (g *State) retreatSide(t *play.Table, side int) {
	for losers := g.living(side); losers != 0; { //stale:ok retreat passes over who is gone
		g.retreat(t, nextIn(&losers))
	}
}

// Step 5: the deaths of this battle, the attacker's first.
// rule: warrior-knights/field-battle/step-5-resolve-deaths
func (g *State) deaths(t *play.Table) {
	for side := range 2 {
		for dead := g.Battle.Dead & g.Battle.Armies[side]; dead != 0; { //stale:ok who is gone is passed over
			if n := nextIn(&dead); !g.offMap(n) { // an eliminated Baron's nobles are gone already
				g.killNoble(t, n)
			}
		}
	}
}

// returnCards puts the revealed fate cards under the deck, the attacker's first. All have seen them.
// rule: warrior-knights/field-battle/fate-cards-return
func (g *State) returnCards() {
	for side := range 2 {
		for hand := &g.Battle.Hand[side]; hand.Len() > 0; {
			g.Fate.Under(hand.Pop(), chance.Everyone)
		}
	}
}
