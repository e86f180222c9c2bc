package warriorknights

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

// What cards do is data: a short list of operations, each carried out by one small function, and
// lasting modifiers that the rules ask for where they matter. docs/box-files.md explains the words.

// Op is one step of a card's effect.
type Op struct {
	Do     OpKind
	Who    Who
	What   Currency
	Amount int16 // All (-1) for everything
	Half   int8  // lose half: 1 rounded up, -1 rounded down
	Per    bool  // amount is per city
	Min    int16
	Flag   bool // pillage: with loot; neutralise: may be bought off; desert: with ransom
	Take   int16
	Token  int8 // 0 chairman, 1 church
	Most   bool // the token goes to who has most Faith, ties to the Chairman's choice
	Army   ArmyPick
	Mods   []BoxMod
	Target int8 // status: 0 drawer, 1 the noble found, 2 the Baron found, 3 the realm
	Until  Until
	Area   Area // phase
	Test   Test
	Then   []Op
	Else   []Op
	Choose []Option
}

// Option is one option of a choose operation.
type Option struct {
	ID    string
	Label map[string]string
	Then  []Op
}

// BoxMod is a lasting modifier as printed on a card.
type BoxMod struct {
	Mod    Mod
	Amount int16 // a factor is in hundredths
}

// ArmyPick says which armies an operation strikes.
type ArmyPick struct {
	Noble     bool // the noble found
	Of        Who
	MinTroops int16
	AtSea     bool
	InRegion  bool // all armies in the region of the city found
}

// Target is something a card must find first.
type Target struct {
	Pick        Pick
	By          PickBy
	Scope       int8 // 0 any, 1 realm, 2 overseas
	Owner       int8 // 0 any, 1 the drawer, 2 none, 3 somebody
	NoNoble     bool // none of the owner's nobles stands there
	StrengthMax int16
	MineAlone   bool // only the drawer's nobles stand there
	Of          Who
	OnBoard     bool
	UnderWay    bool
}

type (
	OpKind    uint8
	Who       uint8
	Currency  uint8
	Mod       uint8
	Until     uint8
	Test      uint8
	Pick      uint8
	PickBy    uint8
	Refusable uint8
)

// All is the amount of an operation that takes or mends everything.
const All = -1

// What an operation does.
const (
	OpGain OpKind = iota + 1
	OpLose
	OpPillage
	OpNeutralise
	OpSeize
	OpBreach
	OpRepair
	OpFortify
	OpCasualties
	OpHeal
	OpKill
	OpExhaust
	OpRefresh
	OpDesert
	OpEnlist
	OpToken
	OpStatus
	OpPhase
	OpBless
	OpForfeitCity
	OpLiftBans
	OpDiscardAgenda
	OpPostponeAssembly
	OpVoteDiscard
	OpChoose
	OpIf
)

// Whom it is done to, or who picks.
const (
	WhoNobody Who = iota
	WhoDrawer
	WhoBaron
	WhoOwner
	WhoChosen
	WhoHolder
	WhoProposer
	WhoEach
	WhoAll
	WhoOne
	WhoChurch
	WhoChairman
)

// What is gained or lost.
const (
	InCrowns Currency = iota + 1
	InVotes
	InFaith
	InPrestige
)

// How long a status lasts.
const (
	UntilEndOfRound Until = iota + 1
	UntilNextTaxation
	UntilNextBattle
	UntilGameEnd
)

// What an if operation looks at.
const (
	IfNobleAtSea Test = iota + 1
	IfExpeditionUnderWay
	IfChurchLeadsFaith
	IfTargetFound
	IfChurchIsDrawer
)

// What a card looks for.
const (
	PickCity Pick = iota + 1
	PickNoble
	PickBaron
	PickNationality
	PickExpedition
)

// How it is found.
const (
	ByFate PickBy = iota + 1
	BySameCard
	ByDrawer
)

// When a Baron may refuse an agenda.
const (
	RefuseNone Refusable = iota
	RefuseOnPassing
	RefuseTaxation
	RefuseMove
	RefuseDraft
	RefuseUpkeep
	RefusePillage
	RefuseAttack
)

// The vocabulary as the card data spells it.
var (
	opWords = map[string]OpKind{
		"gain": OpGain, "lose": OpLose, "pillage": OpPillage, "neutralise": OpNeutralise, "seize": OpSeize,
		"breach": OpBreach, "repair": OpRepair, "fortify": OpFortify, "casualties": OpCasualties,
		"heal": OpHeal, "kill": OpKill, "exhaust": OpExhaust, "refresh": OpRefresh, "desert": OpDesert,
		"enlist": OpEnlist, "token": OpToken, "status": OpStatus, "phase": OpPhase, "bless": OpBless,
		"forfeit_city": OpForfeitCity, "lift_bans": OpLiftBans, "discard_agenda": OpDiscardAgenda,
		"postpone_assembly": OpPostponeAssembly, "vote_discard": OpVoteDiscard, "choose": OpChoose, "if": OpIf,
	}
	whoWords = map[string]Who{
		"drawer": WhoDrawer, "baron": WhoBaron, "owner": WhoOwner, "chosen": WhoChosen, "holder": WhoHolder,
		"proposer": WhoProposer, "each": WhoEach, "all": WhoAll, "one": WhoOne, "church": WhoChurch,
		"chairman": WhoChairman,
	}
	currencyWords = map[string]Currency{
		"crowns": InCrowns, "votes": InVotes, "faith": InFaith, "prestige": InPrestige,
	}
	untilWords = map[string]Until{
		"end_of_round": UntilEndOfRound, "next_taxation": UntilNextTaxation, "next_battle": UntilNextBattle,
		"game_end": UntilGameEnd,
	}
	testWords = map[string]Test{
		"noble_at_sea": IfNobleAtSea, "expedition_under_way": IfExpeditionUnderWay,
		"church_leads_faith": IfChurchLeadsFaith, "target_found": IfTargetFound, "church_is_drawer": IfChurchIsDrawer,
	}
	pickWords = map[string]Pick{
		"city": PickCity, "noble": PickNoble, "baron": PickBaron, "nationality": PickNationality,
		"expedition": PickExpedition,
	}
	pickByWords = map[string]PickBy{"fate": ByFate, "same_card": BySameCard, "drawer": ByDrawer}
	refuseWords = map[string]Refusable{
		"none": RefuseNone, "on_passing": RefuseOnPassing, "taxation": RefuseTaxation, "move": RefuseMove,
		"draft": RefuseDraft, "upkeep": RefuseUpkeep, "pillage": RefusePillage, "attack": RefuseAttack,
	}
)

const (
	ChooseOption  play.Verb = 160 + iota // option A of event B
	MendCity                             // city A's breaches
	MendFortress                         // Baron A's own fortress's breaches
	FortifyFree                          // city A
	HealArmy                             // army A of N casualties
	StopHealing                          //
	TireNoble                            // noble A is exhausted
	WakeNoble                            // noble A is ready again
	PayRansom                            // troop A's wage, B, so that it stays
	KeepMercenary                        // troop A
	GiveToken                            // to Baron A; B: 0 the chair, 1 the Church
	YieldCity                            // city A
)

const (
	AskOption    play.Prompt = 230 + iota // of event A
	AskMend                               // what to mend free of charge
	AskFortify                            // what to fortify free of charge
	AskHeal                               // up to A casualties
	AskTire                               // A nobles, by event B
	AskWake                               // up to A nobles
	AskPayToStay                          // troop A, of nation B
	AskEnlist                             // which of the mercenaries revealed
	AskTokenTie                           // who gets token A: tied for most Faith
	AskYieldCity                          // which city becomes neutral
)

const (
	KeyGain       play.Key = 270 + iota // Baron A gains B of C (a Currency) by a card of kind D (story.go)
	KeyLose                             // Baron A loses B of C by a card of kind D
	KeyMended                           // city A is mended of B breaches
	KeyMendedFort                       // Baron A's fortress is mended of B breaches
	KeyFortified                        // city A
	KeyHealed                           // army A of B casualties
	KeyTired                            // noble A is exhausted
	KeyWoken                            // noble A is ready again
	KeyRansomed                         // Baron A keeps troop B for C crowns
	KeyDeserted                         // troop B deserts Baron A
	KeyRevealed                         // troop A is revealed
	KeyEnlisted                         // Baron A keeps troop B
	KeyBlessed                          // expedition A is blessed
	KeyLasts                            // event A lasts on B (a seat, a noble or -1), which is C: 0 a Baron, 1 a noble, 2 the realm
)

var effectChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		ChooseOption: "choose-option", MendCity: "mend-city", MendFortress: "mend-fortress", FortifyFree: "fortify-free",
		HealArmy: "heal-army", StopHealing: "stop-healing", TireNoble: "tire-noble", WakeNoble: "wake-noble",
		PayRansom: "pay-ransom", KeepMercenary: "keep-mercenary", GiveToken: "give-token",
		YieldCity: "yield-city",
	},
	Prompts: map[play.Prompt]string{
		AskOption: "option", AskMend: "mend", AskFortify: "fortify-free", AskHeal: "heal", AskTire: "tire",
		AskWake: "wake", AskPayToStay: "pay-to-stay", AskEnlist: "enlist", AskTokenTie: "token-tie", AskYieldCity: "yield-city",
	},
	Lines: map[play.Key]string{
		KeyGain: "gain", KeyLose: "lose", KeyMended: "mended", KeyMendedFort: "mended-fortress", KeyFortified: "fortified-free",
		KeyHealed: "healed", KeyTired: "tired", KeyWoken: "woken", KeyRansomed: "ransomed", KeyDeserted: "deserted",
		KeyRevealed: "revealed", KeyEnlisted: "enlisted", KeyBlessed: "blessed-free", KeyLasts: "lasts",
	},
	Refs: wording.Refs{
		MendCity: wording.OfA(refCity), MendFortress: wording.OfA(refFort), FortifyFree: wording.OfA(refCity),
		HealArmy: wording.OfA(refArmy), TireNoble: wording.OfA(refNoble), WakeNoble: wording.OfA(refNoble),
		PayRansom: wording.OfA(refTroop), KeepMercenary: wording.OfA(refTroop), GiveToken: wording.OfA(refSeat),
		YieldCity: wording.OfA(refCity),
	},
	Declining: []play.Verb{StopHealing},
}

// carryOut carries a card's steps out in order.
func (g *State) carryOut(t *play.Table, ops []Op) { //stale:ok as printed on the card
	for i := range ops {
		g.do(t, &ops[i])
	}
}

func (g *State) do(t *play.Table, op *Op) {
	switch op.Do {
	case OpGain, OpLose, OpRepair, OpFortify, OpHeal, OpExhaust, OpRefresh, OpDesert, OpEnlist, OpForfeitCity, OpSeize:
		order, n := g.barons(op.Who)
		for _, s := range order[:n] { //stale:ok whom the card means is settled once
			g.doTo(t, op, s)
		}
	case OpPillage:
		g.pillageFound(t, op)
	case OpNeutralise:
		g.neutraliseFound(t, op)
	case OpBreach:
		if g.Card.City != None {
			g.breachCity(t, g.Card.City, int8(op.Amount))
		}
	case OpCasualties:
		g.strike(t, op)
	case OpKill:
		g.kill(t, op)
	case OpToken:
		g.passToken(t, op)
	case OpStatus:
		g.lay(t, op)
	case OpPhase:
		g.specialPhase(t, op.Area)
	case OpBless:
		g.blessFree(t)
	case OpLiftBans:
		g.liftBans(t, op)
	case OpDiscardAgenda:
		g.discardMoved(t)
	case OpPostponeAssembly:
		g.postpone(t)
	case OpVoteDiscard:
		g.recall(t)
	case OpChoose:
		g.choose(t, op)
	case OpIf:
		if g.holdsTrue(op.Test) {
			g.carryOut(t, op.Then)
		} else {
			g.carryOut(t, op.Else)
		}
	}
}

// doTo carries a step out for one Baron.
func (g *State) doTo(t *play.Table, op *Op, s play.Seat) {
	switch op.Do {
	case OpGain:
		g.gain(t, op, s)
	case OpLose:
		g.lose(t, op, s)
	case OpRepair:
		g.mendFree(t, op, s)
	case OpFortify:
		g.fortifyFree(t, s)
	case OpHeal:
		g.heal(t, op, s)
	case OpExhaust:
		g.tire(t, op, s)
	case OpRefresh:
		g.wake(t, op, s)
	case OpDesert:
		g.desertion(t, op, s)
	case OpEnlist:
		g.enlist(t, op, s)
	case OpForfeitCity:
		g.yieldCity(t, s)
	case OpSeize:
		if g.Card.City != None {
			g.captureCity(t, s, g.Card.City)
		}
	}
}

// barons are those a step is for, in order.
func (g *State) barons(who Who) (order [MaxBarons]play.Seat, n int) {
	if who == WhoEach || who == WhoAll {
		return g.clockwise(g.Chairman)
	}
	if s := g.baronWho(who); s != play.Nobody && g.inGame(s) {
		order[0], n = s, 1
	}
	return order, n
}

// baronWho is the Baron a card's word means, or Nobody.
func (g *State) baronWho(who Who) play.Seat {
	switch who {
	case WhoDrawer:
		return g.Card.Drawer
	case WhoBaron:
		return g.Card.Baron
	case WhoOwner:
		return g.ownerFound()
	case WhoChosen:
		return g.Card.Chosen
	case WhoHolder:
		return g.holderOf(g.Card.Agenda)
	case WhoProposer:
		return g.Vote.Proposer
	case WhoOne:
		return play.Seat(g.Vote.Target)
	case WhoChurch:
		return g.Church
	case WhoChairman:
		return g.Chairman
	}
	return play.Nobody
}

// ownerFound is the owner of the city found, or the Baron of the noble found.
func (g *State) ownerFound() play.Seat {
	switch {
	case g.Card.City != None:
		return g.Cities[g.Card.City].Owner
	case g.Card.Noble != None:
		return baronOf(g.Card.Noble)
	}
	return play.Nobody
}

// holderOf is the Baron who holds a charge, or whose noble holds an office.
func (g *State) holderOf(agenda int8) play.Seat {
	if agenda == None {
		return play.Nobody
	}
	if at := g.AgendaAt[agenda]; at >= OfficeOf {
		return baronOf(at - OfficeOf)
	}
	return g.holder(agenda)
}

// holdsTrue says whether a card's test holds.
func (g *State) holdsTrue(test Test) bool {
	switch test {
	case IfNobleAtSea:
		for shape := range int8(4) {
			if g.Nobles[nobleOf(g.Card.Drawer, shape)].AtSea {
				return true
			}
		}
	case IfExpeditionUnderWay:
		for i := range g.Expeditions {
			if g.Expeditions[i].Step > 0 {
				return true
			}
		}
	case IfChurchLeadsFaith:
		for s := range play.Seat(g.Seats) {
			if g.inGame(s) && g.Barons[s].Faith > g.Barons[g.Church].Faith {
				return false
			}
		}
		return true
	case IfTargetFound:
		return g.targetsFound()
	case IfChurchIsDrawer:
		return g.Church == g.Card.Drawer
	}
	return false
}

// targetsFound says whether the card found all that it looked for.
func (g *State) targetsFound() bool {
	targets := box.Events[g.Card.Event].Targets
	for i := range targets {
		switch targets[i].Pick {
		case PickCity:
			if g.Card.City == None {
				return false
			}
		case PickNoble:
			if g.Card.Noble == None {
				return false
			}
		case PickExpedition:
			if g.Card.Expedition == None {
				return false
			}
		}
	}
	return true
}

// gain gives a Baron something from the treasury; prestige comes from the pool while it lasts.
func (g *State) gain(t *play.Table, op *Op, s play.Seat) {
	n := op.Amount
	if op.Per {
		n = max(op.Min, n*g.allCities(s))
	}
	if op.What == InPrestige {
		g.gainPrestige(s, n)
	} else {
		*g.purse(s, op.What) += n
	}
	t.Tell(KeyGain, int16(s), n, int16(op.What), g.cardAtWork())
}

// lose takes something from a Baron, never more than he has; prestige goes back to the pool.
func (g *State) lose(t *play.Table, op *Op, s play.Seat) {
	purse := g.purse(s, op.What)
	n := min(op.Amount, *purse)
	switch {
	case op.Half > 0:
		n = (*purse + 1) / 2
	case op.Half < 0:
		n = *purse / 2
	case op.Amount == All:
		n = *purse
	}
	*purse -= n
	if op.What == InPrestige {
		g.Reserve += n
	}
	t.Tell(KeyLose, int16(s), n, int16(op.What), g.cardAtWork())
}

// rule: warrior-knights/events/arson-example
func (g *State) pillageFound(t *play.Table, op *Op) {
	by := play.Nobody
	if op.Flag {
		by = g.Card.Drawer // rule: warrior-knights/pillage/proceeds
	}
	if g.Card.City != None {
		g.pillageCity(t, g.Card.City, by)
	}
}

func (g *State) neutraliseFound(t *play.Table, op *Op) {
	c := g.Card.City
	if c == None || op.Flag && g.buysOffRevolt(t, c) {
		return
	}
	g.neutralize(t, c)
}

// strike puts casualties on the armies the card means.
func (g *State) strike(t *play.Table, op *Op) {
	for struck := g.armiesMeant(op); struck != 0; { //stale:ok whom the card means is settled once, and no other army loses by it
		g.wound(t, nextIn(&struck), int8(op.Amount))
	}
}

// armiesMeant are the armies a step strikes: one noble's, those in a region, or a Baron's. Nobles at
// sea are in no region.
func (g *State) armiesMeant(op *Op) (set uint32) {
	switch {
	case op.Army.Noble:
		if g.Card.Noble != None {
			set = 1 << uint(g.Card.Noble)
		}
	case op.Army.InRegion:
		if g.Card.City == None {
			return 0
		}
		region := box.Cities[g.Card.City].Region
		for s := range play.Seat(g.Seats) {
			set |= g.noblesAt(s, region)
			if g.Fortresses[s].At == region {
				set |= 1 << uint(garrisonOf(s))
			}
		}
	default:
		set = g.armiesOf(g.baronWho(op.Army.Of), op.Army.AtSea, op.Army.MinTroops)
	}
	return g.withTroops(set)
}

// armiesOf are a Baron's armies on the map, of at least so many troops.
func (g *State) armiesOf(s play.Seat, atSea bool, least int16) (set uint32) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if !g.offMap(n) && (!atSea || g.Nobles[n].AtSea) && g.strengthOf(n) >= least {
			set |= 1 << uint(n)
		}
	}
	if !atSea && g.Fortresses[s].At != None && g.strengthOf(garrisonOf(s)) >= least {
		set |= 1 << uint(garrisonOf(s))
	}
	return set
}

// withTroops leaves out armies that have none.
func (g *State) withTroops(set uint32) (with uint32) {
	for set != 0 {
		if a := nextIn(&set); g.strengthOf(a) > 0 {
			with |= 1 << uint(a)
		}
	}
	return with
}

// kill kills the nobles the card means, by the usual procedure.
// rule: warrior-knights/events/arson-example
// rule: warrior-knights/noble-death/when-it-applies
func (g *State) kill(t *play.Table, op *Op) {
	const allNobles = 1<<nobles - 1
	for dead := g.armiesMeant(op) & allNobles; dead != 0; { //stale:ok whom the card means is settled once, and no other noble dies by it
		g.killNoble(t, nextIn(&dead))
	}
}

// mendFree clears breaches of one city or of the fortress, as the Baron chooses.
func (g *State) mendFree(t *play.Table, op *Op, s play.Seat) {
	set := g.mendable(s)
	if set == 0 {
		return
	}
	place := lowest(set)
	if set&(set-1) != 0 {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskMend)
			set := g.mendable(s)
			if set>>cities&1 == 1 {
				o.May(play.Choice{Verb: MendFortress, A: int16(s)}, play.Free)
			}
			g.mayChoose(o, MendCity, set&^(1<<cities))
		})
		place = int8(a.A)
		if a.Verb == MendFortress {
			place = cities
		}
	}
	if place == cities {
		cleared := mended(&g.Fortresses[s].Breaches, op.Amount)
		t.Tell(KeyMendedFort, int16(s), cleared)
		return
	}
	cleared := mended(&g.Cities[place].Breaches, op.Amount)
	t.Tell(KeyMended, int16(place), cleared)
}

// mended removes breaches and says how many.
func mended(breaches *int8, amount int16) int16 {
	n := int16(*breaches)
	if amount != All {
		n = min(n, amount)
	}
	*breaches -= int8(n)
	return n
}

// mendable are a Baron's unbesieged, breached cities; bit cities is his fortress.
func (g *State) mendable(s play.Seat) (set uint64) {
	for c := range int8(cities) {
		if g.Cities[c].Owner == s && g.Cities[c].Breaches > 0 && !g.besieged(c) {
			set |= 1 << uint(c)
		}
	}
	if f := &g.Fortresses[s]; f.At != None && f.Breaches > 0 && !g.fortressBesieged(s) {
		set |= 1 << cities
	}
	return set
}

// fortifyFree fortifies one city, as the Baron chooses.
func (g *State) fortifyFree(t *play.Table, s play.Seat) {
	set := g.fortifiable(s)
	if set == 0 {
		return
	}
	c := lowest(set)
	if set&(set-1) != 0 {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskFortify)
			g.mayChoose(o, FortifyFree, g.fortifiable(s))
		})
		c = int8(a.A)
	}
	g.Cities[c].Fortified = true
	t.Tell(KeyFortified, int16(c))
}

// fortifiable are a Baron's unbesieged cities without a fortification.
func (g *State) fortifiable(s play.Seat) (set uint64) {
	for c := range int8(cities) {
		if g.Cities[c].Owner == s && !g.Cities[c].Fortified && !g.besieged(c) {
			set |= 1 << uint(c)
		}
	}
	return set
}

// heal removes casualties from a Baron's armies, split as he likes. If they are no more than may be
// removed, all go.
func (g *State) heal(t *play.Table, op *Op, s play.Seat) {
	left := int8(op.Amount)
	for left > 0 {
		hurt := g.hurt(s)
		if hurt == 0 {
			return
		}
		if g.casualtiesOf(hurt) <= left {
			for hurt != 0 {
				a := nextIn(&hurt)
				g.healArmy(t, a, g.Casualties[a])
			}
			return
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskHeal, int16(left))
			for hurt := g.hurt(s); hurt != 0; {
				army := nextIn(&hurt)
				o.May(play.Choice{Verb: HealArmy, A: int16(army), Lo: 1, Hi: int16(min(left, g.Casualties[army]))}, play.Free)
			}
			o.May(play.Choice{Verb: StopHealing}, play.Free)
		})
		if a.Verb == StopHealing {
			return
		}
		g.healArmy(t, int8(a.A), int8(a.N))
		left -= int8(a.N)
	}
}

func (g *State) healArmy(t *play.Table, army, n int8) {
	g.Casualties[army] -= n
	t.Tell(KeyHealed, int16(army), int16(n))
}

// hurt are a Baron's armies with casualties.
func (g *State) hurt(s play.Seat) (set uint32) {
	for a := range int8(armies) {
		if baronOf(a) == s && g.Casualties[a] > 0 {
			set |= 1 << uint(a)
		}
	}
	return set
}

func (g *State) casualtiesOf(set uint32) (sum int8) {
	for set != 0 {
		sum += g.Casualties[nextIn(&set)]
	}
	return sum
}

// tire exhausts ready nobles on the map, as their Baron chooses; all, if there are no more.
func (g *State) tire(t *play.Table, op *Op, s play.Seat) {
	for left := op.Amount; left > 0; left-- {
		n := g.pickNoble(t, s, AskTire, TireNoble, left, false)
		if n == None {
			return
		}
		g.Nobles[n].Exhausted = true
		t.Tell(KeyTired, int16(n))
	}
}

// wake readies exhausted nobles, as their Baron chooses.
func (g *State) wake(t *play.Table, op *Op, s play.Seat) {
	for left := op.Amount; left > 0; left-- {
		n := g.pickNoble(t, s, AskWake, WakeNoble, left, true)
		if n == None {
			return
		}
		g.Nobles[n].Exhausted = false
		t.Tell(KeyWoken, int16(n))
	}
}

// pickNoble lets a Baron pick one of his nobles who are exhausted, or ready. If all of them will do
// he is not asked. None if there is none.
func (g *State) pickNoble(t *play.Table, s play.Seat, p play.Prompt, v play.Verb, left int16, exhausted bool) int8 {
	set := uint64(g.noblesWho(s, exhausted))
	if set == 0 || bits.OnesCount64(set) <= int(left) {
		return lowest(set)
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, p, left, int16(g.Card.Event))
		g.mayChoose(o, v, uint64(g.noblesWho(s, exhausted)))
	})
	return int8(a.A)
}

func (g *State) noblesWho(s play.Seat, exhausted bool) (set uint32) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		if g.Nobles[n].Exhausted == exhausted && (exhausted || !g.offMap(n)) {
			set |= 1 << uint(n)
		}
	}
	return set
}

// desertion lets a Baron ransom each of his mercenaries of the nation found; the others desert.
func (g *State) desertion(t *play.Table, op *Op, s play.Seat) {
	for troop := int8(regulars); troop < troops; troop++ {
		army := g.TroopAt[troop] //stale:ok whether it is still there is looked at below
		if army < 0 || baronOf(army) != s || g.troop(troop).Nation != g.Card.Nationality {
			continue
		}
		if op.Flag && g.ransoms(t, s, troop) || g.TroopAt[troop] != army { // gone, if his dead noble's heirs were killed
			continue
		}
		t.Tell(KeyDeserted, int16(s), int16(troop))
		g.desert(t, troop)
		g.dropSurplusMarkers(t, army)
	}
}

// ransoms asks whether a Baron pays a mercenary's wage so that it stays.
func (g *State) ransoms(t *play.Table, s play.Seat, troop int8) bool {
	wage, army := g.troop(troop).Wage, g.TroopAt[troop] //stale:ok whether it is still there is looked at below
	if !g.couldBeRaised(wage) {
		return false
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskPayToStay, int16(troop), int16(g.Card.Nationality))
		if g.Barons[s].Crowns >= wage && g.TroopAt[troop] == army {
			o.May(play.Choice{Verb: PayRansom, A: int16(troop), B: wage}, play.Free)
		}
		o.May(play.Choice{Verb: LetDesert, A: int16(troop)}, play.Free)
	})
	if a.Verb == LetDesert {
		return false
	}
	g.Barons[s].Crowns -= wage
	t.Tell(KeyRansomed, int16(s), int16(troop), wage)
	return true
}

// enlist reveals mercenaries; the Baron keeps some without paying, the others go back to the deck.
func (g *State) enlist(t *play.Table, op *Op, s play.Seat) {
	for range op.Amount {
		if troop := g.turnMercenary(t); troop != None {
			g.TroopAt[troop] = ToAssign - int8(s)
			t.Tell(KeyRevealed, int16(troop))
		}
	}
	for range op.Take {
		if revealed, n := g.revealedTo(s); n > 0 && g.mayBeHiredBy(s) {
			if n > 1 {
				a := t.Await(func(o *play.Asking) {
					o.To(s, AskEnlist)
					for troop := int8(regulars); troop < troops; troop++ {
						if g.TroopAt[troop] == ToAssign-int8(s) {
							o.May(play.Choice{Verb: KeepMercenary, A: int16(troop)}, play.Free)
						}
					}
				})
				revealed = int8(a.A)
			}
			t.Tell(KeyEnlisted, int16(s), int16(revealed))
			g.assignHired(t, s, revealed)
		}
	}
	for {
		revealed, n := g.revealedTo(s)
		if n == 0 {
			return
		}
		g.desert(t, revealed)
	}
}

// revealedTo are the mercenaries revealed to a Baron and not yet assigned: the first, and how many.
func (g *State) revealedTo(s play.Seat) (first int8, n int) {
	first = None
	for troop := int8(regulars); troop < troops; troop++ {
		if g.TroopAt[troop] == ToAssign-int8(s) {
			if n == 0 {
				first = troop
			}
			n++
		}
	}
	return first, n
}

// yieldCity takes from a Baron one city of his choice.
func (g *State) yieldCity(t *play.Table, s play.Seat) {
	if g.allCities(s) == 0 {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskYieldCity)
		for c := range int8(cities) {
			if g.Cities[c].Owner == s {
				o.May(play.Choice{Verb: YieldCity, A: int16(c)}, play.Free)
			}
		}
	})
	g.neutralize(t, int8(a.A))
}

const (
	chairToken  = 0
	churchToken = 1
)

// passToken gives a token to a Baron, or to whoever has most Faith.
func (g *State) passToken(t *play.Table, op *Op) {
	to := g.baronWho(op.Who)
	if op.Most {
		to = g.chooseMostFaithful(t, op.Token)
	}
	switch {
	case to == play.Nobody:
	case op.Token == chairToken:
		g.makeChairman(t, to)
	default:
		g.makeHeadOfChurch(t, to)
	}
}

// mostFaithful are the Barons with most Faith of those who may hold the token.
func (g *State) mostFaithful(token int8) uint8 {
	fit := g.everyone()
	for s := range play.Seat(g.Seats) {
		if !g.mayHoldToken(s, token) {
			fit &^= 1 << uint(s)
		}
	}
	return g.withMost(fit, InFaith)
}

// withMost are those of a set of Barons who have most of something.
func (g *State) withMost(among uint8, what Currency) (leading uint8) {
	most := int16(-1)
	for s := range play.Seat(g.Seats) {
		switch n := *g.purse(s, what); {
		case among>>uint(s)&1 == 0 || n < most:
		case n > most:
			most, leading = n, 1<<uint(s)
		default:
			leading |= 1 << uint(s)
		}
	}
	return leading
}

// purse is what a Baron has of something.
func (g *State) purse(s play.Seat, what Currency) *int16 {
	b := &g.Barons[s]
	switch what {
	case InVotes:
		return &b.Votes
	case InFaith:
		return &b.Faith
	case InPrestige:
		return &b.Prestige
	}
	return &b.Crowns
}

func (g *State) mayHoldToken(s play.Seat, token int8) bool {
	if token == chairToken {
		return !g.Barons[s].Banned
	}
	_, unfit := g.status(ModNoChurchHead, int8(s))
	return !unfit
}

// chooseMostFaithful is the Baron with most Faith; the Chairman settles a tie.
func (g *State) chooseMostFaithful(t *play.Table, token int8) play.Seat {
	leading := g.mostFaithful(token)
	if s := onlySeat(leading); s != play.Nobody || leading == 0 {
		return s
	}
	a := t.Await(func(o *play.Asking) {
		o.To(g.Chairman, AskTokenTie, int16(token))
		for s := range play.Seat(g.Seats) {
			if leading>>uint(s)&1 == 1 {
				o.May(play.Choice{Verb: GiveToken, A: int16(s), B: int16(token)}, play.Free)
			}
		}
	})
	return play.Seat(a.A)
}

// What a status lies on, as the data says it.
const (
	onDrawer int8 = iota
	onNoble
	onBaron
	onRealm
)

// lay puts something lasting on a Baron, a noble or the realm. Who loses his heir by it loses him for
// good.
// rule: warrior-knights/events/lasting-events
func (g *State) lay(t *play.Table, op *Op) {
	target, kind := int8(None), int16(2)
	switch op.Target {
	case onDrawer:
		target, kind = int8(g.Card.Drawer), 0
	case onBaron:
		target, kind = int8(g.Card.Baron), 0
	case onNoble:
		target, kind = g.Card.Noble, 1
	}
	if target == None && op.Target != onRealm || kind == 1 && g.Nobles[target].Gone {
		return
	}
	for _, m := range op.Mods {
		g.addStatus(Status{Mod: m.Mod, Amount: m.count(), Target: target, Until: op.Until, Card: g.Card.Event})
		if m.Mod == ModNoHeir {
			g.endHeirs(t, target)
		}
	}
	t.Tell(KeyLasts, int16(g.Card.Event), int16(target), kind)
}

func (g *State) blessFree(t *play.Table) {
	if x := g.Card.Expedition; x != None {
		g.Expeditions[x].Blessed = true
		t.Tell(KeyBlessed, int16(x))
	}
}

func (g *State) liftBans(t *play.Table, op *Op) {
	order, n := g.barons(op.Who)
	for _, s := range order[:n] {
		g.liftBan(t, s)
	}
}

// choose lets a Baron pick one of the options that are possible.
func (g *State) choose(t *play.Table, op *Op) {
	s := g.baronWho(op.Who) //stale:ok whom the card means is settled once
	var open uint64
	for i := range op.Choose {
		if g.possible(s, &op.Choose[i].Then[0]) {
			open |= 1 << uint(i) //stale:ok no aside breaches, mends or besieges anything
		}
	}
	if open == 0 {
		return
	}
	option := lowest(open)
	if open&(open-1) != 0 {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskOption, int16(g.Card.Event))
			for open := open; open != 0; {
				o.May(play.Choice{Verb: ChooseOption, A: int16(nextAgenda(&open)), B: int16(g.Card.Event)}, play.Free)
			}
		})
		option = int8(a.A)
	}
	g.carryOut(t, op.Choose[option].Then)
}

// possible says whether a Baron could do anything by a step.
func (g *State) possible(s play.Seat, op *Op) bool {
	switch op.Do {
	case OpFortify:
		return g.fortifiable(s) != 0
	case OpRepair:
		return g.mendable(s) != 0
	}
	return true
}
