package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat: what the active player may do, over and over, in any order: form a convoy, load and unload it,
// move it, attack, play cards.

const (
	Lead      play.Verb = 400 // begins a convoy with transport A
	Join      play.Verb = 401 // transport A joins the convoy
	Part      play.Verb = 402 // transport A leaves it
	MarchTo   play.Verb = 403 // the convoy goes to place A; B is a territory that is given up by it, or -1
	Halt      play.Verb = 405 // the convoy is at rest
	EndCombat play.Verb = 406
	Seize     play.Verb = 407 // a transport A of nobody's gets a crew

	AskCombat play.Prompt = 400 // A transports can lead a convoy
	AskConvoy play.Prompt = 401 // the convoy led by transport A is at place B with C MP

	KeyMarches  play.Key = 400 // A's convoy led by transport B goes from C to D
	KeyAdrift   play.Key = 401 // A's transport B at C is nobody's now
	KeyRemoved  play.Key = 402 // a transport of kind A that is nobody's goes from place B
	KeyInterned play.Key = 403 // A's transport of kind B did not leave territory C of D in time
	KeyLoaded   play.Key = 404 // A takes B VF of territory C aboard transport D
	KeyLanded   play.Key = 405 // A puts B VF ashore in territory C from transport D
	KeyGoodsUp  play.Key = 406 // A loads B units of good C in territory D
	KeyGoodsOff play.Key = 407 // A puts B units of good C down in territory D
	KeySeized   play.Key = 408 // A takes transport B at C, which was nobody's

	RuleWarLeads   play.Rule = 440
	RuleSameMedium play.Rule = 441
	RuleMustLeave  play.Rule = 442
	RuleLetLeave   play.Rule = 443
	RuleManned     play.Rule = 444
)

var combatChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		Lead: "lead", Join: "join-convoy", Part: "part-convoy", MarchTo: "march", Halt: "halt", EndCombat: "end-combat", Seize: "seize",
	},
	Prompts: map[play.Prompt]string{AskCombat: "combat", AskConvoy: "convoy"},
	Lines: map[play.Key]string{
		KeyMarches: "marches", KeyAdrift: "adrift", KeyRemoved: "adrift-removed", KeyInterned: "interned", KeyLoaded: "armies-loaded", KeyLanded: "armies-landed",
		KeyGoodsUp: "goods-up", KeyGoodsOff: "goods-down", KeySeized: "seized",
	},
	Refs: wording.Refs{
		Lead: wording.OfA(RefTransport), Join: wording.OfA(RefTransport), Part: wording.OfA(RefTransport),
		MarchTo: wording.OfA(RefPlace), Seize: wording.OfA(RefTransport),
	},
	Declining: []play.Verb{EndCombat},
}

// CombatSteps are where Combat takes another course in an edition.
type CombatSteps struct {
	// OpenCombat is what a player's Combat begins with.
	OpenCombat func(g *State, t *play.Table, s play.Seat)
	// OfferDeeds offers what a player's Captains can do in Combat and Trade beside what all editions let them do, and Do does one
	// of them; false if the answer is about something else.
	OfferDeeds func(g *State, o *play.Asking, s play.Seat)
	Do         func(g *State, t *play.Table, a play.Answer) bool
	// WhyNotJoin is the rule that keeps a transport where it is in the phase, alone or with others.
	WhyNotJoin func(g *State, i int16) play.Rule
	// Derelict says whether a transport is one that whoever comes by can take; WhyNotSeize is the rule that keeps a player from
	// it, and Seize takes it.
	Derelict    func(g *State, s play.Seat, i int16) bool
	WhyNotSeize func(g *State, s play.Seat, i int16) play.Rule
	Seize       func(g *State, t *play.Table, s play.Seat, i int16)
}

func (x *CombatSteps) complete() {
	orElse(&x.OpenCombat, func(*State, *play.Table, play.Seat) {})
	orElse(&x.OfferDeeds, func(*State, *play.Asking, play.Seat) {})
	orElse(&x.Do, func(*State, *play.Table, play.Answer) bool { return false })
	orElse(&x.WhyNotJoin, func(*State, int16) play.Rule { return play.Free })
}

// CombatPhase lets the players fight one after the other.
func (g *State) CombatPhase(t *play.Table) (over bool) {
	if over = InOrder((*State).Combat)(g, t); over {
		g.AfterCombat(t)
	}
	return over
}

// Combat is a player's turn in the Combat phase.
// rule: mu-prototype/combat-actions/player-by-player
// rule: mu-prototype/combat-actions/any-order-repeated
// rule: mu-alpha/combat/free-action-order
func (g *State) Combat(t *play.Table, s play.Seat) {
	g.Disband()
	g.Ed().LeftEmpty(g) // rule: mu-alpha/combat/empty-transport-removed
	g.Ed().OpenCombat(g, t, s)
	g.saboteurs(t, s) // rule: mu-prototype/empire-cards/infiltrato
	for g.Ended == NotEnded && !g.Players[s].Out && g.MayCombat(s) {
		a := t.Await(func(o *play.Asking) {
			g.AskCombat(o, s)
			g.offerWarfare(o) // before the many ways of a convoy
			g.OfferMarch(o, s)
			g.OfferDeeds(o, s)
			// rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
			// rule: mu-alpha/concepts/empire-cards
			g.OfferCards(o, s)
			o.May(play.Choice{Verb: EndCombat}, play.Free)
		})
		if a.Verb == EndCombat {
			break
		}
		switch {
		case g.Lead(t, a):
		case g.Warfare(t, a):
		case g.Ed().Do(g, t, a):
		default:
			g.PlayCard(t, a) // rule: mu-prototype/empire-card-rules/own-cards-any-moment-of-the-phase
		}
		g.CastAdrift(t) // rule: mu-prototype/movement/empty-transport-elsewhere
		// rule: mu-prototype/contested/enemies-in-one-territory
		// rule: mu-alpha/contested/at-war
		g.Contest(t)
		g.muddle()
	}
	g.Disband()
	// rule: mu-prototype/siege/interrupt
	// rule: mu-alpha/fortifications/interrupt-siege
	g.EndSieges(t, s)
}

// MayCombat says whether there is anything a player could do in Combat, for all that others know.
func (g *State) MayCombat(s play.Seat) bool {
	if g.Held(s) > 0 || g.hasDeeds(s) {
		return true
	}
	for p := range g.Land() {
		if g.Territories[p].Siege.By == s || g.besideOthers(s, p) {
			return true
		}
	}
	for i := range g.Berths() {
		if x := &g.Transports[i]; x.Kind.Warlike() && x.Owner == s && x.At != NoPlace || g.Ed().WhyNotSeize(g, s, i) == play.Free {
			return true
		}
	}
	return false
}

// OfferDeeds offers what a player's Captains can do beside marching and fighting. It is free.
func (g *State) OfferDeeds(o *play.Asking, s play.Seat) {
	g.Ed().OfferDeeds(g, o, s)
}

// hasDeeds says whether there is any of that.
func (g *State) hasDeeds(s play.Seat) bool {
	return play.Offers(s, func(o *play.Asking) { g.OfferDeeds(o, s) })
}

func (g *State) AskCombat(o *play.Asking, s play.Seat) {
	if g.March.Leader == None {
		o.To(s, AskCombat)
		return
	}
	at, left, _ := g.muster(g.March.Convoy)
	o.To(s, AskConvoy, g.March.Leader, int16(at), int16(left))
}

// Disband ends the convoy.
func (g *State) Disband() { g.March = noMarch() }

// muddle drops from the convoy what is not with its leader any more; without its leader it is no convoy.
func (g *State) muddle() {
	if g.March.Leader == None {
		return
	}
	lead := g.Transports[g.March.Leader]
	if lead.Kind == NoTransport || lead.Owner != g.Active && g.Phase == Combat || lead.Aboard != None || !g.March.Convoy.Holds(g.March.Leader) {
		g.Disband()
		return
	}
	for i := range g.March.Convoy.each() {
		if x := &g.Transports[i]; x.Owner != lead.Owner || x.At != lead.At || x.Aboard != None {
			g.March.Convoy.Drop(i)
		}
	}
}

// Marches says whether a convoy is under way in a place.
func (g *State) Marches(at Place) bool {
	return g.March.Leader != None && !g.March.Convoy.empty() && g.Transports[g.March.Leader].At == at
}

// OfferMarch lists what a player may do with his transports: lead one, or what the convoy under way may do.
func (g *State) OfferMarch(o *play.Asking, s play.Seat) {
	if g.March.Leader == None {
		for i := range g.TransportsOf(s) {
			if g.Transports[i].At != NoPlace {
				o.May(play.Choice{Verb: Lead, A: i}, g.WhyNotBegin(i))
			}
		}
		g.offerSeizing(o, s)
		return
	}
	g.offerMembers(o, s)
	for i := range g.March.Convoy.each() {
		g.OfferLoading(o, i)
	}
	g.OfferWays(o)
	g.offerSeizing(o, s)
	o.May(play.Choice{Verb: Halt}, play.Free)
}

// WhyNotBegin is the rule that forbids to begin a convoy with a transport.
// rule: mu-prototype/combat-actions/commercial-transports-only-with-war-transports
// rule: mu-alpha/combat/only-transports-move
func (g *State) WhyNotBegin(i int16) play.Rule {
	if why := g.Ed().WhyNotJoin(g, i); why != play.Free {
		return why
	}
	switch x := &g.Transports[i]; {
	case x.Aboard != None:
		return RuleAboardShip
	case g.Phase == Combat && !x.Kind.Warlike():
		return RuleWarLeads
	}
	return play.Free
}

// offerMembers lists who may join the convoy, or leave it: transports of the same medium in the same place.
func (g *State) offerMembers(o *play.Asking, s play.Seat) {
	lead := &g.Transports[g.March.Leader]
	for i := range g.TransportsOf(s) {
		x := &g.Transports[i]
		switch {
		case i == g.March.Leader || x.At != lead.At:
		case g.March.Convoy.Holds(i):
			o.May(play.Choice{Verb: Part, A: i}, play.Free)
		default:
			o.May(play.Choice{Verb: Join, A: i}, g.whyNotJoin(i))
		}
	}
}

// whyNotJoin is the rule that keeps a transport out of the convoy.
func (g *State) whyNotJoin(i int16) play.Rule {
	if why := g.Ed().WhyNotJoin(g, i); why != play.Free {
		return why
	}
	switch x := &g.Transports[i]; {
	case x.Aboard != None:
		return RuleAboardShip
	case x.Kind.Sea() != g.Transports[g.March.Leader].Kind.Sea():
		return RuleSameMedium
	}
	return play.Free
}

// OfferWays lists every place the convoy can reach, and next to it what it cannot and why.
func (g *State) OfferWays(o *play.Asking) {
	at, _, sea := g.muster(g.March.Convoy)
	given := g.GivenUp(at)
	for p, cost := range g.Reach(g.March.Convoy).Cost {
		if cost > 0 {
			o.May(play.Choice{Verb: MarchTo, A: int16(p), B: given}, play.Free)
		}
	}
	if !o.Looking() {
		return
	}
	for p := range g.around(at, sea) {
		if why := g.WhyNotGoTogether(g.March.Convoy, at, p, 0); why != play.Free {
			o.May(play.Choice{Verb: MarchTo, A: int16(p), B: given}, why)
		}
	}
}

// GivenUp is the territory that its owner gives up if the convoy leaves it, for he has no other armies there, or -1.
// rule: mu-prototype/movement/last-army-leaving-territory
func (g *State) GivenUp(at Place) int16 {
	s := g.Transports[g.March.Leader].Owner
	if at.Sea() || g.Territories[at].Owner != s || g.Contested(at) {
		return None
	}
	left := g.Strength(s, at)
	for i := range g.March.Convoy.each() {
		left -= g.CrewOf(i)
	}
	if left > 0 {
		return None
	}
	return int16(at)
}

// WhyNotLeaving is the rule by which a party may not attack a side in a place because transports must leave their
// enemy's land first, or would have to once war is made by this attack: they may neither attack from there nor be
// attacked there.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/war/enemy-transport-inside-own-territory
func (g *State) WhyNotLeaving(x Party, at Place, on play.Seat) play.Rule {
	news := !g.AtWar(x.By, on)
	for i := range x.Convoy.each() {
		y := &g.Transports[i]
		if g.mustGo(i) || news && y.At.Land() && g.Holder(y.At) == on {
			return RuleMustLeave
		}
	}
	if at.Land() && g.Holder(at) == x.By && g.onlyLeaving(on, at, news) {
		return RuleLetLeave
	}
	return play.Free
}

// mustGo says whether a transport must leave its enemy's land before it does anything else.
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func (g *State) mustGo(i int16) bool { return g.inEnemyLand(i) && g.Transports[i].Leave != 0 }

// onlyLeaving says whether all that a side has in a territory is transports on their way out, or that will be with the
// news of war.
func (g *State) onlyLeaving(s play.Seat, p Place, news bool) bool {
	some := false
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == s && x.Aboard == None {
			if x.Leave == 0 && !news {
				return false
			}
			some = true
		}
	}
	return some && g.Ground(s, p) == 0
}

// offerSeizing lists the transports that are anybody's to take.
func (g *State) offerSeizing(o *play.Asking, s play.Seat) {
	for i := range g.Berths() {
		if x := &g.Transports[i]; x.Kind != NoTransport && x.Owner != s && g.Ed().Derelict(g, s, i) {
			o.May(play.Choice{Verb: Seize, A: i}, g.Ed().WhyNotSeize(g, s, i))
		}
	}
}

// WhyNotSeize is the rule that keeps a player from taking a transport of nobody's: he needs armies there to spare.
// rule: mu-prototype/movement/empty-transport-elsewhere
func (g *State) WhyNotSeize(s play.Seat, i int16) play.Rule {
	x := &g.Transports[i]
	switch {
	case x.Kind == NoTransport || x.Owner != play.Nobody || !g.Spare(s, x.At):
		return RuleManned
	case x.Level > g.Level(s):
		return RuleKeepLevel
	case g.Fleet(s, x.Kind) >= g.transportLimit(s, x.Kind):
		return RuleKeepNumber
	}
	return play.Free
}

// Spare says whether a player has 1 VF in a place that can crew another transport: on the ground, or aboard one
// that has more.
func (g *State) Spare(s play.Seat, p Place) bool {
	return p.Land() && g.Ground(s, p) > 0 || g.mostCrewed(s, p) != None
}

// mostCrewed is a player's transport in a place with the most VF aboard, if it has more than 1, or None.
func (g *State) mostCrewed(s play.Seat, p Place) int16 {
	best, most := int16(None), int16(1)
	for i := range g.transportsAt(p) {
		if x := &g.Transports[i]; x.Owner == s && x.VF > most {
			best, most = i, x.VF
		}
	}
	return best
}

// Man puts 1 VF that a player can spare in a place aboard a transport there, which becomes his.
func (g *State) Man(s play.Seat, i int16) {
	x := &g.Transports[i]
	if x.At.Land() && g.Ground(s, x.At) > 0 {
		g.AddVF(s, x.At, -1)
	} else {
		g.Transports[g.mostCrewed(s, x.At)].VF--
	}
	x.Owner, x.VF, x.Leave = s, 1, 0
}

// Adrift says whether a transport is nobody's.
func (g *State) Adrift(_ play.Seat, i int16) bool { return g.Transports[i].Owner == play.Nobody }

// SeizeAdrift takes a transport of nobody's for a player.
// rule: mu-prototype/movement/empty-transport-elsewhere
func (g *State) SeizeAdrift(t *play.Table, s play.Seat, i int16) {
	g.Man(s, i)
	g.fallTo(t, s, i)
	g.allMayFall(t, s)
	t.Tell(KeySeized, int16(s), i, int16(g.Transports[i].At))
}

// fallTo is what becomes of what its former owner left aboard a transport at sea: engines and land transports go with
// it as far as the new owner may have them, Captains are lost.
func (g *State) fallTo(t *play.Table, s play.Seat, i int16) {
	for c := range g.captainsAboard(i) {
		if g.Captains[c].Owner != s {
			g.RemoveCaptain(c)
		}
	}
	for e := range g.enginesAboard(i) {
		switch y := &g.Engines[e]; {
		case y.Owner == s:
		case y.Level > g.Level(s) || g.EngineCount(s) >= g.engineLimit(s):
			*y = EmptyEngine()
		default:
			y.Owner = s
		}
	}
	for j := range g.transportsAboard(i) {
		switch y := &g.Transports[j]; {
		case y.Owner == s:
		case y.Level > g.Level(s) || g.Fleet(s, y.Kind) >= g.transportLimit(s, y.Kind):
			g.Eliminate(t, j)
		default:
			y.Owner = s
			g.fallTo(t, s, j)
		}
	}
}

// Lead does what offerMarch lists, but for attacks; false if the answer is about something else.
func (g *State) Lead(t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case Lead:
		g.Disband()
		g.March.Leader = a.A
		g.March.Convoy = One(a.A)
	case Join:
		g.March.Convoy.Add(a.A)
	case Part:
		g.March.Convoy.Drop(a.A)
	case MarchTo:
		g.travel(t, Place(a.A))
	case Halt:
		g.Disband()
	case Seize:
		g.Ed().Seize(g, t, a.Seat, a.A)
	default:
		return g.handle(t, a)
	}
	return true
}
