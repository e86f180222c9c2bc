package giochix

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Diplomacy has no phase: at any moment outside a battle players make pacts, make peace, declare war and accuse one
// another. A pact is a thing that is given in a bargain, as florins and the freedom of prisoners are: so it can be
// bought, answered by another offer, and made in secret.

const (
	GiveFlorins play.Verb = 640 + iota // n to A
	OfferOpenly                        // these eight are those of play.Dealing
	OfferPrivately
	AcceptDeal
	DeclineDeal
	WithdrawDeal
	CounterDeal
	JudgeWord

	DeclareWar // on A
	CancelPact // what A has granted C, the thing B of a bargain, he would let go
	Accuse     // A has not kept a pact
	VoteKept
	VoteBroken
	SendSupport   // figures of sort A, from place B, N of them
	RefuseSupport // and so break the pact
	SendGalley    // property A, with all aboard
	KeepPact      // what A has granted C, the thing B of a bargain, he would not let go after all

	AskVote    play.Prompt = 640 // did B keep his pact with A?
	AskSupport play.Prompt = 641 // A figures for B against C
)

const (
	KeyOffer play.Key = 640 + iota // these and the next are those of play.DealLines
	KeyAsks
	KeyStands
	KeyAccepted
	KeyDeclined
	KeyWithdrawn
	KeyCountered
	KeyOfferLapsed
	KeyWordKept
	KeyWordBroken
	KeyOfferBesides

	KeyGift        // A gives B C florins
	KeyPact        // a pact: A grants B thing C, until turn D or the end
	KeyFreed       // A frees the prisoners of B
	KeyPeace       // peace between A and B
	KeyArmistice   // no fight between A and B in this turn
	KeyWar         // A declares war on B
	KeyPactsBroken // A has broken B pacts with C and loses D Honour
	KeyUndeclared  // A attacks B without having declared war, and loses C Honour
	KeyPactEnds    // what A has granted B, the thing C of a bargain, is over
	KeyAccused     // A accuses B of having broken a pact
	KeyVoted       // A votes: B 1 kept, 0 broken
	KeyJudged      // A has broken its pact with B, who loses C Honour; D 0: it was kept
	KeySupport     // A sends B figures to C
	KeyLetsGo      // A would let go what B has granted C, the thing D of a bargain
	KeyHoldsOn     // A would not, after all
	KeyOfferWhy    // as those of play.DealLines
)

const (
	RuleTooManyOffers play.Rule = 640 + iota
	RuleCannotKeep
	RulePactHolds
	RuleNoWar
	RuleNoPrisoners
	RuleWarInTime
	RuleAtWar
	RuleOwnSide
	RuleAccused
)

var pactChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		GiveFlorins: "give-florins", OfferOpenly: "offer-openly", OfferPrivately: "offer-privately", AcceptDeal: "accept-deal",
		DeclineDeal: "decline-deal", WithdrawDeal: "withdraw-deal", CounterDeal: "counter-deal", JudgeWord: "judge-word",
		DeclareWar: "declare-war", CancelPact: "cancel-pact", Accuse: "accuse", VoteKept: "vote-kept", VoteBroken: "vote-broken",
		SendSupport: "send-support", RefuseSupport: "refuse-support",
		SendGalley: "send-galley", KeepPact: "keep-pact",
	},
	Prompts: map[play.Prompt]string{AskVote: "vote", AskSupport: "support"},
	Lines: map[play.Key]string{
		KeyOffer: "offer", KeyAsks: "offer-asks", KeyOfferBesides: "offer-besides", KeyOfferWhy: "offer-why", KeyStands: "offer-stands", KeyAccepted: "offer-accepted",
		KeyDeclined: "offer-declined", KeyWithdrawn: "offer-withdrawn", KeyCountered: "offer-countered", KeyOfferLapsed: "offer-lapsed",
		KeyWordKept: "word-kept", KeyWordBroken: "word-broken", KeyGift: "gift", KeyPact: "pact", KeyFreed: "freed-by-pact", KeyPeace: "peace",
		KeyArmistice: "armistice", KeyWar: "war", KeyPactsBroken: "pacts-broken", KeyUndeclared: "undeclared", KeyPactEnds: "pact-ends",
		KeyAccused: "accused", KeyVoted: "voted", KeyJudged: "judged", KeySupport: "support",
		KeyLetsGo: "lets-go", KeyHoldsOn: "holds-on",
	},
	Rules: map[play.Rule]string{
		RuleTooManyOffers: "mu-giochix/diplomacy/pacts-between-players", RuleCannotKeep: "mu-giochix/diplomacy/pacts-between-players",
		RulePactHolds: "mu-giochix/diplomacy/pact-duration-default", RuleNoWar: "mu-giochix/diplomacy/peace",
		RuleNoPrisoners: "mu-giochix/diplomacy/pacts-between-players", RuleWarInTime: "mu-giochix/diplomacy/attack-without-declaration",
		RuleAtWar: "mu-giochix/diplomacy/declare-war", RuleOwnSide: "mu-giochix/diplomacy/offensive-alliance",
		RuleAccused: "mu-giochix/diplomacy/pact-dispute-vote",
	},
	Refs:  wording.Refs{SendSupport: wording.OfB(refPlace), SendGalley: wording.OfA(refProperty)},
	Noted: []play.Verb{OfferOpenly, OfferPrivately, CounterDeal, Accuse},
	Whole: []play.Verb{SendSupport},
}

// What diplomacy costs, in Honour.
// rule: mu-giochix/diplomacy/pact-violation
// rule: mu-giochix/diplomacy/attack-without-declaration
// rule: mu-giochix/victory/hp-pact-war-rebellion-penalties
const (
	pactBroken = 2
	undeclared = 3
)

// Writ is what stands written of all that one player has granted another.
type Writ struct {
	Kinds uint8           // in force, bit k for PactKind k
	Until [pactKinds]int8 // the last turn in which it holds, 0 to the end of the game
	// Defence is how many figures at least he sends the other when he is attacked, Offence how many against each seat.
	Defence int8
	Offence [MostPlayers]int8
}

// Pact is what one player has granted another.
type Pact struct {
	Writ
	Secret uint8 // of those in force, what only the two may read
	// Lets are the things of a bargain, bit by thing, that who has granted them would let go, and that whoever holds them
	// would: of each but one of the two, for with both it is over.
	Lets [2]uint16
}

// Reading is what a seat has read all the same of what is secret of a pact, as it stood then.
type Reading struct {
	By, From, To play.Seat
	Writ
}

// readings is how many are kept at most: of more the first is forgotten.
const readings = 32

// has says whether a kind of pact is in force.
func (x *Writ) has(kind PactKind) bool { return x.Kinds>>kind&1 == 1 }

// grants says whether it has a thing of a bargain.
func (x *Writ) grants(thing int16) bool {
	if thing < thingAgainst {
		return x.has(PactKind(thing))
	}
	return x.Offence[thing-thingAgainst] > 0
}

// strike takes a kind of pact out.
func (x *Writ) strike(kind PactKind) {
	x.Kinds &^= 1 << kind
	x.Until[kind] = 0
	switch kind {
	case DefensiveAlliance:
		x.Defence = 0
	case OffensiveAlliance:
		x.Offence = [MostPlayers]int8{}
	}
}

// strikeThing takes a thing of a bargain out: the Offensive Alliance with the last whom it is against.
func (x *Writ) strikeThing(thing int16) {
	kind := PactKind(min(thing, thingAgainst))
	if kind == OffensiveAlliance {
		if x.Offence[thing-thingAgainst] = 0; x.Offence != [MostPlayers]int8{} {
			return
		}
	}
	x.strike(kind)
}

// copies takes over what another writ has of a kind of pact.
func (x *Writ) copies(y *Writ, kind PactKind) {
	x.strike(kind)
	x.Kinds |= y.Kinds & (1 << kind)
	x.Until[kind] = y.Until[kind]
	switch kind {
	case DefensiveAlliance:
		x.Defence = y.Defence
	case OffensiveAlliance:
		x.Offence = y.Offence
	}
}

// secret says whether only the two may read a kind of pact.
func (x *Pact) secret(kind PactKind) bool { return x.Secret>>kind&1 == 1 }

// keeps forgets who would let a kind of pact go.
func (x *Pact) keeps(kind PactKind) {
	things := uint16(1) << kind
	if kind == OffensiveAlliance {
		things = (1<<MostPlayers - 1) << thingAgainst
	}
	x.Lets[0] &^= things
	x.Lets[1] &^= things
}

// reading is what a seat has read of a pact, nil if it has read nothing.
func (g *State) reading(s, from, to play.Seat) *Reading {
	for i := range g.Read {
		if r := &g.Read[i]; r.Kinds != 0 && r.By == s && r.From == from && r.To == to {
			return r
		}
	}
	return nil
}

// newReading is where the next reading goes.
func (g *State) newReading() *Reading {
	for i := range g.Read {
		if g.Read[i].Kinds == 0 {
			return &g.Read[i]
		}
	}
	copy(g.Read[:], g.Read[1:])
	return &g.Read[readings-1]
}

// spies lets a seat read what is secret of a pact as it stands; what is agreed later it has not read.
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) spies(s, from, to play.Seat) {
	x := &g.Pacts[from][to]
	if x.Secret == 0 || s == from || s == to {
		return
	}
	r := g.reading(s, from, to)
	if r == nil {
		r = g.newReading()
		*r = Reading{By: s, From: from, To: to}
	}
	for kind := range pactKinds {
		if x.secret(kind) {
			r.copies(&x.Writ, kind)
		}
	}
}

// knownTo is what a seat, or a spectator (-1), knows of a pact: what is secret as it has read it, if it has.
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) knownTo(s, from, to play.Seat) Writ {
	x := &g.Pacts[from][to]
	y := x.Writ
	if x.Secret == 0 || s == from || s == to {
		return y
	}
	r := g.reading(s, from, to)
	for kind := range pactKinds {
		switch {
		case !x.secret(kind):
		case r == nil:
			y.strike(kind)
		default:
			y.copies(&r.Writ, kind)
		}
	}
	return y
}

// endPact takes a kind of pact out of force, and what anybody has read of it.
func (g *State) endPact(from, to play.Seat, kind PactKind) {
	x := &g.Pacts[from][to]
	x.strike(kind)
	x.keeps(kind)
	x.Secret &^= 1 << kind
	g.eachReading(from, to, func(r *Reading) { r.strike(kind) })
}

// eachReading calls f with what each seat has read of a pact.
func (g *State) eachReading(from, to play.Seat, f func(r *Reading)) {
	for s := range play.Seat(g.Seats) {
		if r := g.reading(s, from, to); r != nil {
			f(r)
		}
	}
}

// The things of a bargain, as bargain.Things numbers them: the pacts by their kind, and these. An Offensive Alliance is
// against somebody: Against + seat.
const (
	thingAgainst   = int16(OffensiveAlliance)
	thingPrisoners = thingAgainst + MostPlayers // all figures of the other are set free
	thingPeace     = thingPrisoners + 1
	thingArmistice = thingPeace + 1
	thingShort     = thingArmistice + 1 // the pacts of this bargain hold for but a few turns
)

// supportEach is how many figures an alliance is for; made again, it is for so many more.
// rule: mu-giochix/diplomacy/defensive-alliance
const supportEach = 3

// shortTurns is for how many turns a pact holds that is not for the whole game.
// rule: mu-giochix/diplomacy/pact-duration-default
const shortTurns = 3

// dealing is how players bargain.
// rule: mu-giochix/diplomacy/pacts-between-players
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
var dealing = play.Dealing[State]{
	First: GiveFlorins,
	Lines: play.DealLines{
		Offer: KeyOffer, Asks: KeyAsks, Why: KeyOfferWhy, Besides: KeyOfferBesides, Stands: KeyStands, Accepted: KeyAccepted,
		Declined: KeyDeclined, Withdrawn: KeyWithdrawn, Countered: KeyCountered, Lapsed: KeyOfferLapsed,
		Kept: KeyWordKept, Broken: KeyWordBroken,
	},
	TooMany: RuleTooManyOffers, CannotKeep: RuleCannotKeep,
	Book:   func(g *State) *bargain.Bargains { return &g.Bargains },
	Seats:  (*State).parties,
	Turn:   func(g *State) int16 { return int16(g.Turn) },
	Spare:  (*State).purse,
	Things: (*State).pledgeable,
	WhyNot: (*State).whyNotPledge,
	Pay:    (*State).handFlorins,
	Swap:   (*State).agree,
}

// bargaining is how hosts and pages deal with all that.
var bargaining = func() play.Bargaining[State] {
	b := dealing.Bargaining()
	b.Goods = func(language string) []string { return []string{texts.Text(language, "name.florins")} }
	b.Amount = func(g *State, language string, _ int, n int16) string {
		return texts.Say(g, language, "count.florins", wording.Said{A: n})
	}
	b.Thing = func(g *State, language string, thing int16) string {
		return texts.Say(g, language, "name.pledge", wording.Said{A: thing})
	}
	return b
}()

// parties are the players who may make pacts. An eliminated one may.
// rule: mu-giochix/general/eliminated-diplomacy
func (g *State) parties() (all []play.Seat) {
	for s := range play.Seat(g.Seats) {
		if g.plays(s) {
			all = append(all, s)
		}
	}
	return all
}

// pledgeable are the things that a player can pledge to others.
func (g *State) pledgeable(s play.Seat) (all []int16) {
	for kind := range int16(OffensiveAlliance) {
		all = append(all, kind)
	}
	for other := range play.Seat(g.Seats) {
		if other != s {
			all = append(all, thingAgainst+int16(other))
		}
	}
	if g.prisonersOf(s) > 0 {
		all = append(all, thingPrisoners)
	}
	if g.Wars[s] != 0 {
		all = append(all, thingPeace)
	}
	return append(all, thingArmistice, thingShort)
}

// prisoners are the figures of a player that another holds, as bits.
func (g *State) prisoners(holder, of play.Seat) (all uint64) {
	for i, at := range g.Players[of].Figures {
		if at == Captive+Spot(holder) {
			all |= 1 << i
		}
	}
	return all
}

// whyNotPledge says why a player cannot pledge a thing to another.
func (g *State) whyNotPledge(from, to play.Seat, thing int16) play.Rule {
	switch {
	case thing == thingPrisoners && g.prisoners(from, to) == 0:
		return RuleNoPrisoners
	case thing == thingPeace && !g.atWar(from, to):
		return RuleNoWar
	case thing == thingArmistice && g.Armistice[from]>>to&1 == 1:
		return RulePactHolds
	case thing >= thingPrisoners:
		return play.Free
	case thing == thingAgainst+int16(to):
		return RuleOwnSide
	case thing < int16(DefensiveAlliance) && g.Pacts[from][to].has(PactKind(thing)) && g.Pacts[from][to].Until[thing] == 0:
		return RulePactHolds
	}
	return play.Free
}

// handFlorins moves florins from one player to another.
func (g *State) handFlorins(t *play.Table, from, to play.Seat, n int16) {
	g.gain(from, -int32(n))
	g.gain(to, int32(n))
	t.Tell(KeyGift, int16(from), int16(to), n)
}

// agree puts in force what two players have pledged each other.
// rule: mu-giochix/diplomacy/pacts-between-players
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) agree(t *play.Table, b bargain.Bargain) {
	until := int8(0)
	if b.Terms.Give.Has(thingShort) || b.Terms.Take.Has(thingShort) {
		until = g.Turn + shortTurns - 1
	}
	for _, thing := range b.Terms.Give.List() {
		g.pledge(t, b.From, b.To, thing, until, b.Open)
	}
	for _, thing := range b.Terms.Take.List() {
		g.pledge(t, b.To, b.From, thing, until, b.Open)
	}
}

// pledge carries out one thing that was pledged.
func (g *State) pledge(t *play.Table, from, to play.Seat, thing int16, until int8, open bool) {
	switch {
	case thing == thingPrisoners:
		g.freePrisoners(t, from, to)
	case thing == thingPeace:
		g.makePeace(t, from, to)
	case thing == thingArmistice:
		g.Armistice[from] |= 1 << to
		g.Armistice[to] |= 1 << from
		t.Tell(KeyArmistice, int16(from), int16(to))
	case thing < thingPrisoners:
		g.grant(t, from, to, thing, until, open)
	}
}

// write puts a kind of pact in force. What holds for the whole game does not end the sooner by being agreed upon again,
// nor becomes secret, so that what is added to an open pact is open too. Neither of the two would let it go any more.
// rule: mu-giochix/diplomacy/pact-duration-default
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (x *Pact) write(kind PactKind, until int8, open bool) {
	was := x.has(kind)
	if !was || x.Until[kind] != 0 {
		x.Until[kind] = until
	}
	if open {
		x.Secret &^= 1 << kind
	} else if !was {
		x.Secret |= 1 << kind
	}
	x.Kinds |= 1 << kind
	x.keeps(kind)
}

// signers are the seats that may know of a kind of pact, as for a line of the chronicle, but for those who have read it: 0
// for all.
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) signers(kind PactKind, from, to play.Seat) uint16 {
	if !g.Pacts[from][to].secret(kind) {
		return 0
	}
	return 1<<from | 1<<to
}

// grant puts a pact in force. Of what is secret only the two are told, who else has read another of the kind is not.
// Non-Belligerence is both's, whoever pledged it.
// rule: mu-giochix/diplomacy/non-belligerence
func (g *State) grant(t *play.Table, from, to play.Seat, thing int16, until int8, open bool) {
	kind := PactKind(min(thing, thingAgainst))
	x := &g.Pacts[from][to]
	x.write(kind, until, open)
	switch kind {
	case NonBelligerencePact:
		g.Pacts[to][from].write(kind, until, open)
	case DefensiveAlliance:
		x.Defence = moreSupport(x.Defence) // rule: mu-giochix/diplomacy/defensive-alliance
	case OffensiveAlliance:
		x.Offence[thing-thingAgainst] = moreSupport(x.Offence[thing-thingAgainst]) // rule: mu-giochix/diplomacy/offensive-alliance
	}
	t.TellNote(g.signers(kind, from, to), KeyPact, "", int16(from), int16(to), thing, int16(until))
}

// moreSupport is how many figures an alliance for so many is for when it is made again: never more than anybody has.
// rule: mu-giochix/diplomacy/defensive-alliance
func moreSupport(n int8) int8 { return min(n+supportEach, figures) }

// granted says whether a pact of a kind is in force from one player to another.
// rule: mu-giochix/diplomacy/passage-pact
// rule: mu-giochix/diplomacy/military-control-pact
// rule: mu-giochix/diplomacy/civil-control-pact
// rule: mu-giochix/diplomacy/non-belligerence
func (g *State) granted(from, to play.Seat, kind PactKind) bool {
	return g.Pacts[from][to].has(kind)
}

// freePrisoners gives a player back the figures that another holds: they are bought back for nothing.
func (g *State) freePrisoners(t *play.Table, holder, of play.Seat) {
	for i, at := range g.Players[of].Figures {
		if at == Captive+Spot(holder) {
			g.put(of, int8(i), Surrendered)
		}
	}
	t.Tell(KeyFreed, int16(holder), int16(of))
}

// atWar says whether war has been declared between two players.
func (g *State) atWar(a, b play.Seat) bool { return g.Wars[a]>>b&1 == 1 }

// makePeace takes a declaration of war back.
// rule: mu-giochix/diplomacy/peace
func (g *State) makePeace(t *play.Table, a, b play.Seat) {
	if g.atWar(a, b) {
		g.Wars[a] &^= 1 << b
		g.Wars[b] &^= 1 << a
		t.Tell(KeyPeace, int16(a), int16(b))
	}
}

// hostile says whether the figures of one side fight those of another where they come to stand with them: not as guests
// of the other, nor under Non-Belligerence, an alliance, an armistice or a truce.
// rule: mu-giochix/combat/enter-undefended-enemy
// rule: mu-giochix/diplomacy/armistice
func (g *State) hostile(a, b play.Seat) bool {
	switch {
	case a == b:
		return false
	case a == Barbarians || b == Barbarians:
		return true
	}
	return g.Armistice[a]>>b&1 == 0 && unbound(&g.Pacts[a][b].Writ, &g.Pacts[b][a].Writ)
}

// unbound says whether what one player has granted another, and that him, leaves the first free to fight the other.
// rule: mu-giochix/diplomacy/passage-pact
// rule: mu-giochix/diplomacy/military-control-pact
// rule: mu-giochix/diplomacy/non-belligerence
// rule: mu-giochix/diplomacy/defensive-alliance
// rule: mu-giochix/diplomacy/offensive-alliance
func unbound(granted, received *Writ) bool {
	const both = 1<<NonBelligerencePact | 1<<DefensiveAlliance | 1<<OffensiveAlliance
	return !received.welcomes() && (granted.Kinds|received.Kinds)&both == 0
}

// welcomes says whether by it the other's units may be in the land of who has granted it: that they pass, or are placed
// there.
// rule: mu-giochix/diplomacy/passage-pact
// rule: mu-giochix/diplomacy/military-control-pact
func (x *Writ) welcomes() bool { return x.has(PassagePact) || x.has(MilitaryControlPact) }

// hosts says whether a player welcomes another in a place that he controls: he does not fight his guests there.
// rule: mu-giochix/diplomacy/passage-pact
// rule: mu-giochix/diplomacy/military-control-pact
func (g *State) hosts(s, guest play.Seat, at Place) bool {
	return g.Pacts[s][guest].welcomes() && g.controls(s, at)
}

// attacks is what an attack on a player brings on who makes it: who has not declared war loses Honour, is at war by it,
// and has broken their pacts.
// rule: mu-giochix/diplomacy/attack-without-declaration
func (g *State) attacks(t *play.Table, attacker, defender play.Seat) {
	if attacker == Barbarians || defender == Barbarians || g.atWar(attacker, defender) {
		return
	}
	g.honour(attacker, -undeclared)
	t.Tell(KeyUndeclared, int16(attacker), int16(defender), undeclared)
	g.goToWar(t, attacker, defender)
}

// goToWar puts two players at war. The pacts between them are over, and who began it has broken them.
// rule: mu-giochix/diplomacy/declare-war
// rule: mu-giochix/diplomacy/declare-war-penalties
func (g *State) goToWar(t *play.Table, who, on play.Seat) {
	g.Wars[who] |= 1 << on
	g.Wars[on] |= 1 << who
	broken := int16(0)
	for kind := range pactKinds {
		if g.Pacts[who][on].has(kind) || g.Pacts[on][who].has(kind) {
			broken++
			g.endPact(who, on, kind)
			g.endPact(on, who, kind)
		}
	}
	if broken > 0 {
		g.honour(who, -broken*pactBroken)
		g.Players[on].Wronged |= 1 << who
		t.Tell(KeyPactsBroken, int16(who), broken, int16(on), broken*pactBroken)
	}
}

// pactAsides lists what a player may do in diplomacy. In a battle nobody does anything.
// rule: mu-giochix/diplomacy/pacts-between-players
// rule: mu-giochix/diplomacy/declare-war
// rule: mu-giochix/diplomacy/pact-cancel-by-consent
// rule: mu-giochix/diplomacy/pact-dispute-vote
func (g *State) pactAsides(o *play.Asking, s play.Seat) {
	dealing.Asides(g, o, s)
	for other := range play.Seat(g.Seats) {
		if other == s || !g.plays(other) {
			continue
		}
		o.May(play.Choice{Verb: DeclareWar, A: int16(other)}, g.whyNotDeclare(s, other))
		g.offerLettingGo(o, s, s, other)
		g.offerLettingGo(o, s, other, s)
		if g.Pacts[other][s].Kinds != 0 {
			o.May(play.Choice{Verb: Accuse, A: int16(other)}, g.whyNotAccuse(s))
		}
	}
}

// offerLettingGo lists of all that one of two has granted the other what a player would let go, and what he would not after
// all. Non-Belligerence, which is both's, is listed once.
// rule: mu-giochix/diplomacy/pact-cancel-by-consent
func (g *State) offerLettingGo(o *play.Asking, s, from, to play.Seat) {
	g.Pacts[from][to].eachThing(func(thing int16) {
		if a, _ := bond(from, to, thing); a != from {
			return
		}
		c := play.Choice{Verb: CancelPact, A: int16(from), B: thing, C: int16(to)}
		if g.willing(from, to, thing) == s {
			c.Verb = KeepPact
		}
		o.May(c, play.Free)
	})
}

// whyNotDeclare says why a player cannot declare war: once Combat has begun it would come too late. Who is at war declares it
// anew only to be free of what the two have agreed on since.
// rule: mu-giochix/diplomacy/attack-without-declaration
// rule: mu-giochix/diplomacy/declare-war
// rule: mu-giochix/diplomacy/non-belligerence
func (g *State) whyNotDeclare(s, on play.Seat) play.Rule {
	switch {
	case g.atWar(s, on) && g.pactsBetween(s, on) == 0:
		return RuleAtWar
	case g.Phase == Combat:
		return RuleWarInTime
	}
	return play.Free
}

// pactsBetween are the kinds of pacts in force between two players, bit k.
func (g *State) pactsBetween(a, b play.Seat) uint8 { return g.Pacts[a][b].Kinds | g.Pacts[b][a].Kinds }

// whyNotAccuse says why a player cannot accuse another: once in a turn is enough.
func (g *State) whyNotAccuse(s play.Seat) play.Rule {
	if g.Players[s].Did.Accused {
		return RuleAccused
	}
	return play.Free
}

// pactAside does one of those things, and says whether the answer was one.
func (g *State) pactAside(t *play.Table, a play.Answer) bool {
	if dealing.Aside(g, t, a) {
		return true
	}
	other := play.Seat(a.A)
	switch a.Verb {
	case DeclareWar:
		t.Tell(KeyWar, int16(a.Seat), a.A)
		g.goToWar(t, a.Seat, other)
	case CancelPact, KeepPact:
		g.consider(t, a)
	case Accuse:
		g.Players[a.Seat].Did.Accused = true
		t.TellNote(0, KeyAccused, a.Note, int16(a.Seat), a.A)
		g.vote(t, a.Seat, other)
	default:
		return false
	}
	return true
}

// vote lets everybody say whether a pact was kept. Most decide; of as many on either side it was.
// rule: mu-giochix/diplomacy/pact-dispute-vote
// rule: mu-giochix/diplomacy/pact-violation
func (g *State) vote(t *play.Table, by, of play.Seat) {
	balance := 0
	for s := range play.Seat(g.Seats) {
		if !g.plays(s) {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskVote, int16(by), int16(of))
			o.May(play.Choice{Verb: VoteKept}, play.Free)
			o.May(play.Choice{Verb: VoteBroken}, play.Free)
		})
		kept := int16(1)
		if a.Verb == VoteBroken {
			kept = 0
			balance--
		} else {
			balance++
		}
		t.Tell(KeyVoted, int16(s), kept)
	}
	if balance >= 0 {
		t.Tell(KeyJudged, int16(of), int16(by), 0, 0)
		return
	}
	g.honour(of, -pactBroken)
	g.Players[by].Wronged |= 1 << of
	t.Tell(KeyJudged, int16(of), int16(by), pactBroken, 1)
}

// endPacts ends the pacts whose time is over, the armistices of the turn, and the offers that no longer stand.
// rule: mu-giochix/diplomacy/pact-duration-default
// rule: mu-giochix/diplomacy/armistice
func (g *State) endPacts(t *play.Table) {
	g.Armistice = [MostPlayers]uint8{}
	for from := range play.Seat(g.Seats) {
		for to := range play.Seat(g.Seats) {
			x := &g.Pacts[from][to]
			x.eachThing(func(thing int16) {
				if x.Until[min(thing, thingAgainst)] == g.Turn {
					g.letGo(t, from, to, thing)
				}
			})
		}
	}
	g.ageReadings()
}

// ageReadings takes out what somebody has read and what by that writing holds no longer than this turn: that the two have
// agreed in secret to let it hold longer he does not know.
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) ageReadings() {
	for i := range g.Read {
		for kind, until := range g.Read[i].Until {
			if until == g.Turn {
				g.Read[i].strike(PactKind(kind))
			}
		}
	}
}

// eachThing calls f with all that is granted, as the things of a bargain: an Offensive Alliance by whom it is against.
func (x *Writ) eachThing(f func(thing int16)) {
	for kind := range thingAgainst {
		if x.has(PactKind(kind)) {
			f(kind)
		}
	}
	for on, n := range x.Offence {
		if n > 0 {
			f(thingAgainst + int16(on))
		}
	}
}

// bond is from whom to whom the pact is in which it stands who would let a thing go: that of Non-Belligerence, which is
// both's, is the first seat's.
// rule: mu-giochix/diplomacy/non-belligerence
func bond(from, to play.Seat, thing int16) (play.Seat, play.Seat) {
	if thing == int16(NonBelligerencePact) {
		return min(from, to), max(from, to)
	}
	return from, to
}

// willing is who of two would let go what one has granted the other, Nobody if neither would.
func (g *State) willing(from, to play.Seat, thing int16) play.Seat {
	from, to = bond(from, to, thing)
	x := &g.Pacts[from][to]
	switch {
	case x.Lets[0]>>thing&1 == 1:
		return from
	case x.Lets[1]>>thing&1 == 1:
		return to
	}
	return play.Nobody
}

// consider lets one of the two who have made a pact say that he would let it go, or would not after all. Once both would it
// is over.
// rule: mu-giochix/diplomacy/pact-cancel-by-consent
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) consider(t *play.Table, a play.Answer) {
	from, to, thing := play.Seat(a.A), play.Seat(a.C), a.B
	mine, other := &g.Pacts[from][to].Lets[0], to
	if a.Seat == to {
		mine, other = &g.Pacts[from][to].Lets[1], from
	}
	if g.willing(from, to, thing) == other {
		g.letGo(t, from, to, thing)
		return
	}
	*mine ^= 1 << thing
	key := KeyLetsGo
	if a.Verb == KeepPact {
		key = KeyHoldsOn
	}
	t.TellNote(g.signers(PactKind(min(thing, thingAgainst)), from, to), key, "", int16(a.Seat), a.A, a.C, thing)
}

// letGo takes out of force what a player has granted another. Of what is secret only those are told who knew of it.
// rule: mu-giochix/diplomacy/pact-cancel-by-consent
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) letGo(t *play.Table, from, to play.Seat, thing int16) {
	t.TellNote(g.readers(thing, from, to), KeyPactEnds, "", int16(from), int16(to), thing)
	g.strikeOut(from, to, thing)
}

// strikeOut takes a thing of a bargain out of force between two players: Non-Belligerence both ways.
// rule: mu-giochix/diplomacy/non-belligerence
func (g *State) strikeOut(from, to play.Seat, thing int16) {
	g.strikeOneWay(from, to, thing)
	if thing == int16(NonBelligerencePact) {
		g.strikeOneWay(to, from, thing)
	}
}

// strikeOneWay takes a thing of a bargain out of a pact, and out of what anybody has read of it.
func (g *State) strikeOneWay(from, to play.Seat, thing int16) {
	x := &g.Pacts[from][to]
	x.strikeThing(thing)
	x.Secret &= x.Kinds
	x.Lets[0] &^= 1 << thing
	x.Lets[1] &^= 1 << thing
	g.eachReading(from, to, func(r *Reading) { r.strikeThing(thing) })
}

// readers are the seats that know of a thing of a pact, as for a line of the chronicle: 0 for all.
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) readers(thing int16, from, to play.Seat) uint16 {
	all := g.signers(PactKind(min(thing, thingAgainst)), from, to)
	if all == 0 {
		return 0
	}
	g.eachReading(from, to, func(r *Reading) {
		if r.grants(thing) {
			all |= 1 << r.By
		}
	})
	return all
}

// uncoverAllies is called where somebody is attacked, before it shows who stands by him: an alliance may be secret, so of all who
// have figures there or one step away the attacker learns whether they come.
// rule: mu-giochix/diplomacy/defensive-alliance
// rule: mu-giochix/diplomacy/pact-written-public-or-secret
func (g *State) uncoverAllies(t *play.Table, at Place, whom, against play.Seat) {
	for ally := range play.Seat(g.Seats) {
		if ally != whom && ally != against && g.Here[at][ally]+g.inReach(ally, at) > 0 {
			t.Uncover()
			return
		}
	}
}

// callSupport asks the allies of a player for what they owe him in a battle: as many figures as the alliance is for or as
// they have one step away, those that stand with him already counting. They come, and fight on his side. In an attack
// they give the orders, and can refuse. It returns who fights with him.
// rule: mu-giochix/diplomacy/defensive-alliance
// rule: mu-giochix/diplomacy/offensive-alliance
func (g *State) callSupport(t *play.Table, at Place, whom, against play.Seat, attacking bool) (allies uint8) {
	for ally := range play.Seat(g.Seats) {
		if !g.canSupport(ally, whom, against) || g.owed(ally, whom, against, attacking) == 0 {
			continue
		}
		sent := g.Here[at][ally] //stale:ok who has come so far
		if sent > 0 {
			allies |= 1 << ally //stale:ok who fights so far
		}
		for sent < g.owed(ally, whom, against, attacking) && g.inReach(ally, at) > 0 {
			a := t.Await(func(o *play.Asking) {
				o.To(ally, AskSupport, int16(g.owed(ally, whom, against, attacking)-sent), int16(whom), int16(against))
				g.offerSupport(o, ally, at, g.owed(ally, whom, against, attacking)-sent)
				if attacking {
					o.May(play.Choice{Verb: RefuseSupport}, play.Free)
				}
			})
			if a.Verb == RefuseSupport {
				g.refuseSupport(t, ally, whom)
				break
			}
			n := g.comes(ally, a, at)
			sent += n
			allies |= 1 << ally
			t.Tell(KeySupport, int16(ally), int16(n), int16(at))
		}
	}
	return allies
}

// hasHelp says whether allies would come to a place where a player is attacked by another.
// rule: mu-giochix/diplomacy/defensive-alliance
func (g *State) hasHelp(at Place, whom, against play.Seat) bool {
	for ally := range play.Seat(g.Seats) {
		if g.canSupport(ally, whom, against) && g.owed(ally, whom, against, false) > 0 && g.Here[at][ally]+g.inReach(ally, at) > 0 {
			return true
		}
	}
	return false
}

// canSupport says whether a player can fight for one against another: who is neither of them, does not fight in the battle
// yet, and has no armistice with the enemy.
// rule: mu-giochix/diplomacy/defensive-alliance
// rule: mu-giochix/diplomacy/armistice
func (g *State) canSupport(ally, whom, against play.Seat) bool {
	if g.Battle.On && g.Battle.Fights[ally] != None {
		return false
	}
	return ally != whom && ally != against && g.Armistice[ally]>>against&1 == 0
}

// refuseSupport breaks an Offensive Alliance.
// rule: mu-giochix/diplomacy/offensive-alliance
// rule: mu-giochix/diplomacy/pact-violation
func (g *State) refuseSupport(t *play.Table, ally, whom play.Seat) {
	g.endPact(ally, whom, OffensiveAlliance)
	g.honour(ally, -pactBroken)
	g.Players[whom].Wronged |= 1 << ally
	t.Tell(KeyPactsBroken, int16(ally), 1, int16(whom), pactBroken)
}

// owed is how many figures a player owes another against a third.
func (g *State) owed(ally, whom, against play.Seat, attacking bool) int8 {
	if attacking {
		return g.Pacts[ally][whom].Offence[against]
	}
	return g.Pacts[ally][whom].Defence
}

// comes carries out what an ally sends, and returns how many figures that are.
func (g *State) comes(ally play.Seat, a play.Answer, at Place) int8 {
	if a.Verb == SendGalley {
		_, i := ofNumber(a.A)
		g.drive(ally, i, at)
		return count(g.Players[ally].aboard(i))
	}
	for range a.N {
		g.put(ally, g.oneOf(ally, Sort(a.A), Place(a.B)), Spot(at))
	}
	return int8(a.N)
}

// inReach is how many figures a player has one step from a place: at sea aboard Galleys.
func (g *State) inReach(s play.Seat, at Place) (n int8) {
	if at.Sea() {
		g.squadron(s, at, func(i int8) { n += count(g.Players[s].aboard(i)) })
		return n
	}
	for _, near := range box.Around[at] {
		if near.Land() {
			n += g.Here[near][s]
		}
	}
	return n
}

// squadron calls f with the Galleys of a player that have somebody aboard and lie beside a sea zone, or in a port on it.
// rule: mu-giochix/diplomacy/defensive-alliance
func (g *State) squadron(s play.Seat, at Place, f func(i int8)) {
	p := &g.Players[s]
	for i := range int8(properties) {
		if p.Property[i].Kind != Galley || p.aboard(i) == 0 {
			continue
		}
		from := p.where(i)
		if slices.Contains(box.Around[at], from) && (from.Sea() || box.Atlas.Territories[from].Port == at) {
			f(i)
		}
	}
}

// offerSupport lists what an ally can send: figures, at sea Galleys with those aboard.
func (g *State) offerSupport(o *play.Asking, s play.Seat, at Place, most int8) {
	if at.Sea() {
		g.squadron(s, at, func(i int8) { o.May(play.Choice{Verb: SendGalley, A: numbered(s, i)}, play.Free) })
		return
	}
	for _, near := range box.Around[at] {
		if !near.Land() || g.Here[near][s] == 0 {
			continue
		}
		g.Players[s].eachSort(g.army(s, near), func(sort Sort, n int8) {
			o.May(play.Choice{Verb: SendSupport, A: int16(sort), B: int16(near), Lo: 1, Hi: int16(min(n, most))}, play.Free)
		})
	}
}
