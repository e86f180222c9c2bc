package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Combat: activations in rounds, and the movement of a group.

const (
	SetOut       play.Verb = 360 // a group from place A
	PassCombat   play.Verb = 361 // in this round
	Join         play.Verb = 362 // so many figures of sort A join the group
	JoinThing    play.Verb = 363 // property A joins it, with all aboard
	JoinAll      play.Verb = 364 // all that is there and can
	Step         play.Verb = 365 // to place A, where meeting B awaits the group, with seat C
	LoadUnits    play.Verb = 366 // so many figures of sort B board transport A
	UnloadUnits  play.Verb = 367 // so many figures of sort B leave transport A
	LoadEngine   play.Verb = 368 // engine A goes aboard transport B
	UnloadEngine play.Verb = 369 // engine A is unloaded from transport B
	DropUnits    play.Verb = 370 // so many figures of sort A stay behind
	DropThing    play.Verb = 371 // property A stays behind, with all aboard
	FightHere    play.Verb = 372 // the enemies in place A; B 1: nobody is there, and it is taken
	Camp         play.Verb = 373 // the movement is over
	FightNext    play.Verb = 374 // seat A, or the Barbarians
	Withdraw     play.Verb = 375 // to place A, B areas away, from the enemies that are left

	AskActivation play.Prompt = 360
	AskMarch      play.Prompt = 361 // in place A, with B Movement Points
	AskNextEnemy  play.Prompt = 362 // in place A

	KeySetsOut     play.Key = 360 // A activates a group in B
	KeyPasses      play.Key = 361 // A passes
	KeyMarches     play.Key = 362 // A moves C units and D transports from B to E
	KeyLands       play.Key = 363 // A: C units leave a transport in B
	KeyEmbarks     play.Key = 364 // A: C units board a transport in B
	KeyStaysBehind play.Key = 365 // A: C units stay behind in B
	KeyWithdraws   play.Key = 366 // A withdraws from B to C

	RuleNoPoints  play.Rule = 360
	RuleOnlyUnits play.Rule = 361
	RuleShips     play.Rule = 362
	RuleWagonRoom play.Rule = 363
)

var activationChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		SetOut: "set-out", PassCombat: "pass-combat", Join: "join-group", JoinThing: "thing-joins", JoinAll: "all-join", Step: "step",
		LoadUnits: "load-units", UnloadUnits: "unload-units", LoadEngine: "load-engine", UnloadEngine: "unload-engine",
		DropUnits: "drop-units", DropThing: "drop-thing", FightHere: "fight-here", Camp: "camp", FightNext: "fight-next", Withdraw: "withdraw",
	},
	Prompts: map[play.Prompt]string{AskActivation: "activation", AskMarch: "march", AskNextEnemy: "next-enemy"},
	Lines: map[play.Key]string{
		KeySetsOut: "sets-out", KeyPasses: "passes", KeyMarches: "marches", KeyLands: "lands", KeyEmbarks: "embarks",
		KeyStaysBehind: "stays-behind", KeyWithdraws: "withdraws",
	},
	Rules: map[play.Rule]string{
		RuleNoPoints: "mu-giochix/combat/one-point-per-area", RuleOnlyUnits: "mu-giochix/combat/only-units-with-points",
		RuleShips: "mu-giochix/combat/ship-loading", RuleWagonRoom: "mu-giochix/combat/war-wagon-loading",
	},
	Refs: wording.Refs{
		SetOut: wording.OfA(refPlace), Step: wording.OfA(refPlace), FightHere: wording.OfA(refPlace), Withdraw: wording.OfA(refPlace),
		JoinThing: wording.OfA(refProperty), LoadUnits: wording.OfA(refProperty), UnloadUnits: wording.OfA(refProperty),
		LoadEngine: wording.OfA(refProperty), UnloadEngine: wording.OfA(refProperty), DropThing: wording.OfA(refProperty),
	},
	Declining: []play.Verb{Camp, PassCombat},
	Whole:     []play.Verb{Join, LoadUnits, UnloadUnits},
}

// March is the activation under way. The zero March is none.
type March struct {
	On      bool
	At      Place
	From    Place   // where the group was before its last step; NoPlace before its first
	Figures uint64  // those who go along, on foot or aboard
	Things  uint8   // transports and loose engines that go along, bit i
	Steps   int8    // Movement Points that those on foot have used
	Rode    int8    // and those that drive or sail
	Over    bool    // something has ended the movement
	Ignored [2]int8 // stops that abilities have let it ignore, by Stop
	Beaten  uint8   // players whom it has beaten where it is, bit s
}

// moved says whether the group has made a step.
func (m *March) moved() bool { return m.From != NoPlace }

// has says whether a property goes along.
func (m *March) has(i int8) bool { return m.Things>>i&1 == 1 }

// combatPhase plays on by one activation. The phase is over when all have passed in the same round.
// rule: mu-giochix/combat/rounds-of-activations
// rule: mu-giochix/turn/who-acts-when
func (g *State) combatPhase(t *play.Table) bool {
	if !g.inOrder(t, g.activation) {
		return false
	}
	g.Stage = 0
	for s := range play.Seat(g.Seats) {
		if g.plays(s) && !g.Players[s].Did.Passed {
			return false
		}
	}
	return true
}

// activation lets a player move a group, or pass. Who has nothing left to move passes.
// rule: mu-giochix/combat/activation
// rule: mu-giochix/combat/resolve-and-stop
func (g *State) activation(t *play.Table, s play.Seat) {
	g.Players[s].Did.Passed = true
	if from := g.startsOf(s); from == [Places]bool{} {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskActivation)
		for at, can := range g.startsOf(s) {
			if can {
				o.May(play.Choice{Verb: SetOut, A: int16(at)}, play.Free)
			}
		}
		g.offerCards(o, s, InMove)
		o.May(play.Choice{Verb: PassCombat}, play.Free)
	})
	switch a.Verb {
	case PassCombat:
		t.Tell(KeyPasses, int16(s))
		g.endAbilities(func(w When) bool { return w == InMove })
		return
	case UseCard:
		g.useCard(t, a)
		g.activation(t, s)
		return
	}
	g.Players[s].Did.Passed = false
	t.Tell(KeySetsOut, int16(s), a.A)
	g.March = March{On: true, At: Place(a.A), From: NoPlace}
	g.march(t, s)
	g.stopGroup(s)
	g.March = March{}
	g.endAbilities(func(w When) bool { return w == InMove })
}

// startsOf is where a player has something that can be activated: figures, or a War Wagon or Galley, without a Stop token.
// rule: mu-giochix/combat/only-units-with-points
func (g *State) startsOf(s play.Seat) (from [Places]bool) {
	p := &g.Players[s]
	for i, at := range p.Figures {
		if at >= Supply || p.Stopped>>i&1 == 1 {
			continue
		}
		if here := p.place(int8(i)); here.Land() {
			from[here] = true
		}
	}
	for i := range p.Property {
		if x := &p.Property[i]; x.Kind.War() && !x.Stopped {
			from[x.At] = true
		}
	}
	return from
}

// march moves the group until it stops or is stopped. Once nothing is left to do, it is not asked.
func (g *State) march(t *play.Table, s play.Seat) {
	for !g.March.Over && g.goesOn(s) {
		a := t.Await(func(o *play.Asking) { g.askMarch(o, s) })
		switch a.Verb {
		case Camp:
			return
		case UseCard:
			g.useCard(t, a)
		case Step:
			g.step(t, s, Place(a.A))
		case FightHere:
			meets, who := g.meets(s, g.March.At)
			g.enters(t, s, meets, who)
			g.March.Over = true
		default:
			g.regroup(t, s, a)
		}
	}
}

// goesOn says whether the group has anything left to do but to stay where it is.
func (g *State) goesOn(s play.Seat) bool {
	m := &g.March
	switch {
	case !m.moved():
		return true
	case m.Figures == 0 && m.Things == 0: // all were left on the way
		return false
	case g.canUse(s, InMove): // a card may give it points
		return true
	}
	for _, to := range box.Around[m.At] {
		if g.inPlay(to) && g.whyNotStep(s, to) == play.Free {
			return true
		}
	}
	if !m.At.Land() {
		return false
	}
	p := &g.Players[s]
	here := g.army(s, m.At)
	for i := range int8(properties) {
		if g.carries(s, i) && (p.aboard(i) != 0 && m.has(i) || g.room(s, i) > 0 && here&^p.Stopped&^p.riding(here) != 0) {
			return true
		}
	}
	return false
}

// askMarch asks who joins the group, where it goes and who boards, lands or stays behind.
// rule: mu-giochix/combat/activation
func (g *State) askMarch(o *play.Asking, s play.Seat) {
	m := &g.March
	o.To(s, AskMarch, int16(m.At), int16(g.pointsLeft(s)))
	if !m.moved() {
		g.offerJoin(o, s)
		g.offerFightHere(o, s)
	}
	if m.Figures != 0 || m.Things != 0 {
		for _, to := range box.Around[m.At] {
			if g.inPlay(to) {
				meets, who := g.meets(s, to)
				o.May(play.Choice{Verb: Step, A: int16(to), B: int16(meets), C: int16(who)}, g.whyNotStep(s, to))
			}
		}
	}
	if m.At.Land() { // rule: mu-giochix/combat/war-wagon-loading
		g.offerLoading(o, s)
	}
	if m.moved() {
		g.offerDrop(o, s)
	}
	g.offerCards(o, s, InMove)
	if m.Figures != 0 || m.Things != 0 {
		o.May(play.Choice{Verb: Camp}, play.Free)
	}
}

// offerFightHere offers a group to fight the enemies with whom it already stands, or to take the enemy's land where it
// stands alone: a pact by which it came may be over.
// rule: mu-giochix/battle/when
// rule: mu-giochix/conquest/when
func (g *State) offerFightHere(o *play.Asking, s play.Seat) {
	m := &g.March
	if m.Figures == 0 {
		return
	}
	switch meets, _ := g.meets(s, m.At); meets {
	case Army:
		o.May(play.Choice{Verb: FightHere, A: int16(m.At)}, play.Free)
	case Undefended:
		o.May(play.Choice{Verb: FightHere, A: int16(m.At), B: 1}, play.Free)
	}
}

// idle are a player's figures in the group's place that could still join it: without a Stop token, on foot, or on land
// aboard a transport that does not go along.
func (g *State) idle(s play.Seat) uint64 {
	m, p := &g.March, &g.Players[s]
	all := g.army(s, m.At) &^ p.Stopped &^ m.Figures
	if m.At.Sea() {
		return 0
	}
	return all
}

// waits says whether a property is in the group's place and could still join it.
func (g *State) waits(s play.Seat, i int8) bool {
	m, x := &g.March, &g.Players[s].Property[i]
	return (x.Kind.War() || x.Kind == Engine) && x.loose() && Place(x.At) == m.At && !x.Stopped && !m.has(i)
}

// offerJoin lists who can join the group before it sets out.
func (g *State) offerJoin(o *play.Asking, s play.Seat) {
	n := 0
	idle := g.idle(s)
	for sort := range Sort(sorts) {
		if some := g.Players[s].sorted(idle, sort); some != 0 {
			o.May(play.Choice{Verb: Join, A: int16(sort), Lo: 1, Hi: int16(count(some))}, play.Free)
			n += int(count(some))
		}
	}
	for i := range int8(properties) {
		if g.waits(s, i) {
			o.May(play.Choice{Verb: JoinThing, A: numbered(s, i)}, play.Free)
			n++
		}
	}
	if n > 1 {
		o.May(play.Choice{Verb: JoinAll}, play.Free)
	}
}

// offerDrop lists who can stay behind on the way.
// rule: mu-giochix/combat/activation
func (g *State) offerDrop(o *play.Asking, s play.Seat) {
	m, p := &g.March, &g.Players[s]
	afoot := m.Figures &^ p.riding(m.Figures)
	for sort := range Sort(sorts) {
		if some := p.sorted(afoot, sort); some != 0 {
			o.May(play.Choice{Verb: DropUnits, A: int16(sort), Lo: 1, Hi: int16(count(some))}, play.Free)
		}
	}
	for i := range int8(properties) {
		if m.has(i) {
			o.May(play.Choice{Verb: DropThing, A: numbered(s, i)}, play.Free)
		}
	}
}

// carries says whether a property is a War Wagon or Galley in the group's place that can take load there or be unloaded: a
// Galley only in a port.
// rule: mu-giochix/combat/ship-loading
// rule: mu-giochix/combat/war-wagon-loading
func (g *State) carries(s play.Seat, i int8) bool {
	x := &g.Players[s].Property[i]
	return x.Kind.War() && !x.Stopped && Place(x.At) == g.March.At && g.March.At.Land()
}

// offerLoading lists what can be loaded and unloaded, all of it for no Movement Points.
// rule: mu-giochix/combat/ship-loading
// rule: mu-giochix/combat/war-wagon-loading
func (g *State) offerLoading(o *play.Asking, s play.Seat) {
	m, p := &g.March, &g.Players[s]
	here := g.army(s, m.At) &^ p.Stopped
	afoot := here &^ p.riding(here)
	for i := range int8(properties) {
		if !g.carries(s, i) {
			continue
		}
		room := int16(g.room(s, i))
		for sort := range Sort(sorts) {
			if some := p.sorted(afoot, sort); some != 0 {
				c := play.Choice{Verb: LoadUnits, A: numbered(s, i), B: int16(sort), Lo: 1, Hi: max(1, min(int16(count(some)), room))}
				o.May(c, full(room < 1))
			}
			if some := p.sorted(p.aboard(i), sort); some != 0 && m.has(i) {
				o.May(play.Choice{Verb: UnloadUnits, A: numbered(s, i), B: int16(sort), Lo: 1, Hi: int16(count(some))}, play.Free)
			}
		}
		for j := range int8(properties) {
			switch y := &p.Property[j]; {
			case y.Kind != Engine || y.Stopped:
			case y.loose() && Place(y.At) == m.At:
				o.May(play.Choice{Verb: LoadEngine, A: numbered(s, j), B: numbered(s, i)}, full(room < int16(y.Level)))
			case y.At == Aboard+Spot(i) && m.has(i):
				o.May(play.Choice{Verb: UnloadEngine, A: numbered(s, j), B: numbered(s, i)}, play.Free)
			}
		}
	}
}

func full(is bool) play.Rule {
	if is {
		return RuleWagonRoom
	}
	return play.Free
}

// regroup lets figures and properties join the group, board, land or stay behind.
func (g *State) regroup(t *play.Table, s play.Seat, a play.Answer) {
	m, p := &g.March, &g.Players[s]
	_, i := ofNumber(a.A) // where it is a property
	_, on := ofNumber(a.B)
	switch a.Verb {
	case Join:
		some := p.sorted(g.idle(s), Sort(a.A))
		afoot := least(some&^p.riding(some), a.N)
		g.join(s, afoot|least(p.riding(some), a.N-int16(count(afoot))))
	case JoinThing:
		m.Things |= 1 << i
		m.Figures |= p.aboard(i) &^ p.Stopped
	case JoinAll:
		for i := range int8(properties) {
			if g.waits(s, i) {
				m.Things |= 1 << i
				m.Figures |= p.aboard(i) &^ p.Stopped
			}
		}
		g.join(s, g.idle(s))
	case LoadUnits:
		g.board(t, s, i, Sort(a.B), a.N)
	case UnloadUnits:
		g.ashore(t, s, i, Sort(a.B), a.N)
	case LoadEngine:
		p.Property[i].At = Aboard + Spot(on)
		m.Things = m.Things&^(1<<i) | 1<<on
		m.Figures |= p.aboard(on) &^ p.Stopped
	case UnloadEngine:
		x := &p.Property[i]
		x.At, x.Stopped = Spot(m.At), m.moved()
	case DropUnits:
		afoot := m.Figures &^ p.riding(m.Figures)
		g.stays(t, s, least(p.sorted(afoot, Sort(a.A)), a.N))
	case DropThing:
		m.Things &^= 1 << i
		p.Property[i].Stopped = true
		g.stays(t, s, p.aboard(i)&m.Figures)
	}
}

// join adds figures to the group. Who was aboard something that does not go along steps off.
func (g *State) join(s play.Seat, some uint64) {
	m := &g.March
	m.Figures |= some
	each(g.Players[s].riding(some), func(figure int8) {
		if i := int8(g.Players[s].Figures[figure] - Aboard); !m.has(i) {
			g.put(s, figure, Spot(m.At))
		}
	})
}

// board puts figures aboard a transport, which goes along. Those of the group come first.
// rule: mu-giochix/combat/ship-loading
// rule: mu-giochix/combat/war-wagon-loading
func (g *State) board(t *play.Table, s play.Seat, i int8, sort Sort, n int16) {
	m, p := &g.March, &g.Players[s]
	here := g.army(s, m.At) &^ p.Stopped
	afoot := p.sorted(here&^p.riding(here), sort)
	some := least(afoot&m.Figures, n)
	some |= least(afoot&^m.Figures, n-int16(count(some)))
	each(some, func(figure int8) { g.put(s, figure, Aboard+Spot(i)) })
	m.Things |= 1 << i
	m.Figures |= some | p.aboard(i)&^p.Stopped
	t.Tell(KeyEmbarks, int16(s), int16(m.At), n)
}

// ashore puts figures off a transport. They go on with the group on foot, unless they have walked in this turn already.
// rule: mu-giochix/components/movement-and-capacity
func (g *State) ashore(t *play.Table, s play.Seat, i int8, sort Sort, n int16) {
	m, p := &g.March, &g.Players[s]
	aboard := p.sorted(p.aboard(i), sort)
	some := least(aboard&^p.Walked, n)
	some |= least(aboard&p.Walked, n-int16(count(some)))
	each(some, func(figure int8) { g.put(s, figure, Spot(m.At)) })
	if !m.moved() {
		m.Figures &^= some
	} else if tired := some & (p.Walked | p.Stopped); tired != 0 {
		m.Figures &^= tired
		p.Stopped |= tired
	}
	t.Tell(KeyLands, int16(s), int16(m.At), n)
}

// stays leaves figures behind, who have moved in this turn.
func (g *State) stays(t *play.Table, s play.Seat, some uint64) {
	g.March.Figures &^= some
	g.Players[s].Stopped |= some
	if some != 0 {
		t.Tell(KeyStaysBehind, int16(s), int16(g.March.At), int16(count(some)))
	}
}

// stride is how many Movement Points a figure has on foot.
// rule: mu-giochix/components/movement-and-capacity
func (g *State) stride(s play.Seat, kind Unit) int8 {
	return box.Units[kind].Steps + g.few(s, MovePoints, func(e *Effect) bool {
		return e.Of&(1<<kind|1<<UnitThing|1<<GroupThing) != 0
	})
}

// pointsLeft is how many Movement Points the group has left: as few as who in it has the fewest.
// rule: mu-giochix/components/movement-and-capacity
func (g *State) pointsLeft(s play.Seat) int8 {
	const plenty = 100
	m, p := &g.March, &g.Players[s]
	left := int8(plenty)
	afoot := m.Figures &^ p.riding(m.Figures)
	for kind := range Unit(units) {
		some := afoot & allOf(kind)
		if fresh := some &^ p.Walked; fresh != 0 {
			left = min(left, g.stride(s, kind))
		}
		if some&p.Walked != 0 {
			left = min(left, g.stride(s, kind)-m.Steps)
		}
	}
	for i := range int8(properties) {
		switch {
		case !m.has(i):
		case p.Property[i].Kind == Engine:
			left = min(left, g.pace(s, i)-m.Steps)
		default:
			left = min(left, g.pace(s, i)-m.Rode)
		}
	}
	if left == plenty {
		return 0
	}
	return max(0, left)
}

// stepCost is what a step costs: 1, and nothing by land out of a Castle of one's own.
// rule: mu-giochix/combat/one-point-per-area
// rule: mu-giochix/combat/castle-free-step
func (g *State) stepCost(s play.Seat, to Place) int8 {
	at := g.March.At
	if at.Land() && to.Land() && g.Territories[at].Level[Military] == castleLevel && g.controls(s, at) {
		return 0
	}
	return 1
}

// whyNotStep is the rule that forbids the group a step. Only Galleys go to sea and only on the sea; engines go with figures;
// and what nobody goes with enters nothing that must be taken.
// rule: mu-giochix/combat/only-units-with-points
// rule: mu-giochix/combat/ship-loading
func (g *State) whyNotStep(s play.Seat, to Place) play.Rule {
	m, p := &g.March, &g.Players[s]
	afoot := m.Figures &^ p.riding(m.Figures)
	ships, wheels, engines := false, false, false
	for i := range int8(properties) {
		if m.has(i) {
			kind := p.Property[i].Kind
			ships, wheels, engines = ships || kind == Galley, wheels || kind == WarWagon, engines || kind == Engine
		}
	}
	meets, _ := g.meets(s, to)
	switch {
	case (to.Sea() || m.At.Sea()) && (afoot != 0 || wheels || engines), to.Land() && m.At.Land() && ships:
		return RuleShips
	case m.Figures == 0 && (engines || meets != Peaceful):
		return RuleOnlyUnits
	case g.pointsLeft(s) < g.stepCost(s, to):
		return RuleNoPoints
	}
	return play.Free
}

// Meeting is what a group meets where it goes.
type Meeting int16

const (
	Peaceful   Meeting = iota
	NoMansLand         // nobody is in control and nobody is there: a horde will rise
	Army               // enemies
	Undefended         // an enemy's land, and nobody in it
)

// meets is what a player's group would meet in a place, and who that is: Nobody, or an enemy, or the Barbarians.
// rule: mu-giochix/combat/enter-uncontrolled
// rule: mu-giochix/combat/enter-enemy-units
// rule: mu-giochix/combat/enter-undefended-enemy
func (g *State) meets(s play.Seat, at Place) (Meeting, play.Seat) {
	if g.Hordes[at].Units() > 0 {
		return Army, Barbarians
	}
	for i := range g.Order {
		if e := g.Order[i]; g.foeAt(s, e, at) {
			return Army, e
		}
	}
	if at.Sea() {
		return Peaceful, play.Nobody
	}
	switch who := g.controller(at); {
	case who == play.Nobody:
		return NoMansLand, play.Nobody
	case who != s && g.hostile(s, who):
		return Undefended, who
	}
	return Peaceful, play.Nobody
}

// foeAt says whether a seat has figures in a place that are an enemy's of a player.
func (g *State) foeAt(s, e play.Seat, at Place) bool {
	return e != play.Nobody && e != s && g.Here[at][e] > 0 && g.hostile(s, e) && !g.hosts(s, e, at)
}

// enemiesAt says whether a player has enemies in a place.
func (g *State) enemiesAt(s play.Seat, at Place) bool {
	meets, _ := g.meets(s, at)
	return meets == Army
}

// step moves the group to a neighbouring place, and what it meets there happens.
// rule: mu-giochix/combat/one-point-per-area
// rule: mu-giochix/components/map
func (g *State) step(t *play.Table, s play.Seat, to Place) {
	m, p := &g.March, &g.Players[s]
	meets, who := g.meets(s, to)
	cost := g.stepCost(s, to)
	afoot := m.Figures &^ p.riding(m.Figures)
	if afoot&p.Walked == 0 && !g.drags(s) {
		m.Steps = 0
	}
	m.Steps += cost
	p.Walked |= afoot
	each(afoot, func(figure int8) { g.put(s, figure, Spot(to)) })
	driven := int8(0)
	for i := range int8(properties) {
		if m.has(i) {
			g.drive(s, i, to)
			driven++
		}
	}
	if driven > 0 {
		m.Rode += cost
	}
	m.From, m.At = m.At, to
	t.Tell(KeyMarches, int16(s), int16(m.From), int16(count(m.Figures)), int16(driven), int16(to))
	g.enters(t, s, meets, who)
}

// drags says whether loose engines go with the group.
func (g *State) drags(s play.Seat) bool {
	for i := range int8(properties) {
		if g.March.has(i) && g.Players[s].Property[i].Kind == Engine {
			return true
		}
	}
	return false
}

// enters is what happens where the group has come, or has stayed to fight: it goes on only where it meets nothing, or where an ability says so.
// Whose land it enters where he has nobody may have allies who come, or a militia.
// rule: mu-giochix/combat/enter-uncontrolled
// rule: mu-giochix/combat/enter-enemy-units
// rule: mu-giochix/combat/enter-undefended-enemy
// rule: mu-giochix/diplomacy/defensive-alliance
func (g *State) enters(t *play.Table, s play.Seat, meets Meeting, who play.Seat) {
	m := &g.March
	at := m.At //stale:ok where the group has come
	switch meets {
	case NoMansLand:
		m.Over = !g.goesThrough(s, StopUncontrolled)
		if !g.goesQuietly(s) {
			g.rise(t, at, play.Nobody)
		}
		g.clash(t, s)
	case Army:
		m.Over = true
		g.clash(t, s)
	case Undefended:
		if g.relieved(t, at, s, who) {
			m.Over = true
			g.clash(t, s)
			return
		}
		m.Over = !g.goesThrough(s, StopUndefended)
		g.attacks(t, s, who)
		g.conquer(t, s, at, who)
	}
}

// relieved brings to a place in which a player is attacked and has nobody whoever comes to its defence: his allies, who fight
// for him, or a militia. It says whether anybody has come.
// rule: mu-giochix/diplomacy/defensive-alliance
// rule: mu-giochix/general/empire-cards-any-time
func (g *State) relieved(t *play.Table, at Place, attacker, whose play.Seat) bool {
	g.uncoverAllies(t, at, whose, attacker)
	if g.hasHelp(at, whose, attacker) {
		g.fight(t, at, attacker, whose)
		return true
	}
	g.underAttack(t, at, attacker, whose)
	return g.Here[at][whose] > 0
}

// goesThrough says whether an ability lets the group go on where it would be stopped, and uses it.
// rule: mu-giochix/combat/abilities-override-stop
func (g *State) goesThrough(s play.Seat, stop Stop) bool {
	m := &g.March
	times := g.bonus(s, IgnoreStop, func(e *Effect) bool { return Stop(e.By) == stop })
	if times <= int16(m.Ignored[stop]) {
		return false
	}
	m.Ignored[stop]++
	return true
}

// goesQuietly says whether an ability spares the group the horde.
// rule: mu-giochix/combat/abilities-override-stop
func (g *State) goesQuietly(s play.Seat) bool {
	return g.bonus(s, IgnoreStop, func(e *Effect) bool { return Stop(e.By) == StopUncontrolled && e.Flag }) > 0
}

// stopGroup ends the movement: a Stop token is put beside all that went along.
// rule: mu-giochix/combat/resolve-and-stop
func (g *State) stopGroup(s play.Seat) {
	m, p := &g.March, &g.Players[s]
	p.Stopped |= m.Figures // who has fallen is no longer among them
	for i := range p.Property {
		if m.has(int8(i)) && p.Property[i].Kind != NoProperty {
			p.Property[i].Stopped = true
		}
	}
}

// clash fights the enemies where the group is, one after the other, the Barbarians first, and then whoever comes to the
// defence of the land in which its player has nobody. After a battle it can also withdraw from those that are left. If none
// is left, the territory is taken: from who held it with the army that is beaten, though it would else be somebody's again
// now. To take it from who has not fought is to attack him; from an ally who has fallen beside the attacker nobody takes it.
// rule: mu-giochix/battle/further-enemies
// rule: mu-giochix/battle-exits/several-enemies
// rule: mu-giochix/conquest/when
// rule: mu-giochix/diplomacy/attack-without-declaration
func (g *State) clash(t *play.Table, s play.Seat) {
	at := g.March.At     //stale:ok where the group has come
	held := g.holder(at) //stale:ok who held it before the battles
	for first := true; g.Here[at][s] > 0; first = false {
		if !g.enemiesAt(s, at) {
			if g.unfought(s, held) && g.relieved(t, at, s, held) {
				continue
			}
			break
		}
		next, goes := g.nextEnemy(t, s, at, first)
		if !goes {
			return
		}
		g.fight(t, at, s, next)
	}
	if !at.Land() || g.Here[at][s] == 0 {
		return
	}
	who := g.controller(at)
	switch {
	case g.hasBeaten(held):
		who = held
	case who != held: // an ally who held it by being there has fallen beside the attacker
		held = play.Nobody
	}
	if who == play.Nobody || who != s && g.hostile(s, who) {
		if held != play.Nobody {
			g.attacks(t, s, held)
		}
		g.conquer(t, s, at, held)
		return
	}
	g.spoils(t, s, at, g.March.Beaten, false)
}

// hasBeaten says whether the group has beaten a player where it is.
func (g *State) hasBeaten(who play.Seat) bool {
	return who != play.Nobody && g.March.Beaten>>who&1 == 1
}

// unfought says whether who held the place before the battles there is an enemy of a player and has not fought: to take it is
// to attack him.
// rule: mu-giochix/diplomacy/defensive-alliance
func (g *State) unfought(s, held play.Seat) bool {
	return held != play.Nobody && !g.hasBeaten(held) && g.hostile(s, held)
}

// nextEnemy is whom the group attacks: Barbarians where there are any, else the player's choice. After a battle it may also
// withdraw instead, and then goes is false.
// rule: mu-giochix/general/remove-own-elements
// rule: mu-giochix/battle-exits/several-enemies
// rule: mu-giochix/battle/further-enemies
func (g *State) nextEnemy(t *play.Table, s play.Seat, at Place, first bool) (next play.Seat, goes bool) {
	if g.Hordes[at].Units() > 0 {
		return Barbarians, true
	}
	if only, one := g.onlyFoe(s, at); one && first {
		return only, true
	}
	var a play.Answer
	t.Undisturbed(func() { // between two battles no enemy leaves, nor makes his peace
		a = t.Await(func(o *play.Asking) {
			o.To(s, AskNextEnemy, int16(at))
			for i := range g.Order {
				if e := g.Order[i]; g.foeAt(s, e, at) {
					o.May(play.Choice{Verb: FightNext, A: int16(e)}, play.Free)
				}
			}
			if !first {
				g.offerRetreats(o, s, at, Withdraw)
			}
		})
	})
	if a.Verb == Withdraw {
		g.withdraw(t, s, at, Place(a.A))
		return play.Nobody, false
	}
	return play.Seat(a.A), true
}

// onlyFoe is the one enemy that a player has in a place, if there is one and no other.
func (g *State) onlyFoe(s play.Seat, at Place) (only play.Seat, one bool) {
	for i := range g.Order {
		if e := g.Order[i]; g.foeAt(s, e, at) {
			if one {
				return play.Nobody, false
			}
			only, one = e, true
		}
	}
	return only, one
}
