package force

import (
	"slices"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 3, Diplomacy, Treaties: what is given when they are signed, what they allow while they hold, and what is due when
// a turn ends. What becomes of them when somebody does not keep to them is in rupture.go.

const (
	KeySigned       play.Key = 105 // treaty A, offered by B, is signed: C 1 if warlike, D 1 if secret, E the last turn in which it holds (0 none)
	KeyRevealed     play.Key = 104 // as KeySigned: it is made public
	KeySecretSigned play.Key = 106 // something secret is signed
	// The clauses are KeyClause and their term: from A to B, C as Clause.A, D as Clause.N.
	KeyClause      play.Key = 110
	KeyLapsed      play.Key = 126 // treaty A is over
	KeyPaid        play.Key = 127 // A pays B C florins by treaty D
	KeyPactLent    play.Key = 128 // A lends B C florins
	KeyPactRepaid  play.Key = 129 // A pays B C florins back
	KeyCededArmies play.Key = 130 // A hands B C VF in territory D
	KeyCededThing  play.Key = 131 // A hands B a transport, C, that stands at D
	KeyCededEngine play.Key = 132 // A hands B a siege engine, C
	KeyStrayed     play.Key = 133 // B VF of A in territory C are gone: nobody fetched them

	RuleCannotPay  play.Rule = 106
	RuleNotHis     play.Rule = 107
	RuleNeedsArmy  play.Rule = 108
	RuleReceived   play.Rule = 109
	RuleNotTraded  play.Rule = 110
	RuleLastOfAll  play.Rule = 111
	RuleLastArmy   play.Rule = 112
	RuleManyStrays play.Rule = 113
)

var treatyChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeySigned: "treaty-signed", KeyRevealed: "treaty-revealed", KeySecretSigned: "treaty-signed-secretly",
		KeyLapsed: "treaty-lapsed", KeyPaid: "treaty-paid", KeyPactLent: "treaty-lent", KeyPactRepaid: "treaty-repaid", KeyCededArmies: "ceded-armies",
		KeyCededThing: "ceded-transport", KeyCededEngine: "ceded-engine", KeyStrayed: "strayed",
		KeyClause + play.Key(medioevo.Passage):       "clause-passage",
		KeyClause + play.Key(medioevo.Market):        "clause-market",
		KeyClause + play.Key(medioevo.Payment):       "clause-payment",
		KeyClause + play.Key(medioevo.Tribute):       "clause-tribute",
		KeyClause + play.Key(medioevo.Loan):          "clause-loan",
		KeyClause + play.Key(medioevo.Defence):       "clause-defence",
		KeyClause + play.Key(medioevo.Attack):        "clause-attack",
		KeyClause + play.Key(medioevo.NoWar):         "clause-no-war",
		KeyClause + play.Key(medioevo.CedeLand):      "clause-cede-land",
		KeyClause + play.Key(medioevo.CedeArmies):    "clause-cede-armies",
		KeyClause + play.Key(medioevo.CedeTransport): "clause-cede-transport",
		KeyClause + play.Key(medioevo.CedeEngine):    "clause-cede-engine",
		KeyClause + play.Key(medioevo.Words):         "clause-words",
	},
}

// strays is how many armies at once can stand where they must be fetched from.
const strays = 24

// Stray is armies that belong where they stand to nobody's land: ceded without it, or left behind in ceded land. They
// are gone at the end of the turn unless a transport has fetched them.
type Stray struct {
	Of play.Seat
	At Place
	VF int16 // 0: none
}

// A treaty is signed and carried out.

// Sign puts the treaty that all have agreed to in force, and carries out what it gives at once. Of a secret one the
// others learn that there is one.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func (g *State) Sign(t *play.Table) {
	y := *g.Treaties.Sign(g.Offer.Treaty) //stale:ok as it was signed
	g.Offer = Offer{}
	g.tellHead(t, KeySigned, &y)
	if y.Secret {
		t.TellOnly(g.strangers(&y), KeySecretSigned)
	}
	for _, c := range y.Clauses[:y.Articles()] { //stale:ok as it was signed
		g.CarryOut(t, &y, c)
	}
	g.settle(t, &y)
}

// settle sees to what follows when all that a treaty gives has changed hands: land that nobody holds any longer, a
// capital to be chosen, enemies who stand together now, and who has nothing left. He falls to who had the last of him.
// No land is lost by armies that are ceded alone: then some of his stay (see whyNotCedeArmies).
// rule: mu-prototype/diplomacy/tradeable-goods
// rule: mu-prototype/movement/last-army-leaving-territory
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/elimination/condition
// rule: mu-prototype/elimination/spoils
func (g *State) settle(t *play.Table, y *medioevo.Treaty) {
	for _, c := range y.Clauses {
		switch c.Term {
		case medioevo.CedeLand:
			g.Ed().Landed(g, t, c.From)
		case medioevo.CedeTransport:
			if at := g.Transports[c.A].At; at.Land() { // its crew may have been all that held the territory
				g.vacate(t, at)
			}
		}
	}
	g.SettleSieges(t)
	for _, c := range slices.Backward(y.Clauses[:]) {
		if c.Term == medioevo.CedeLand || c.Term == medioevo.CedeTransport {
			g.MayFall(t, c.From, c.To)
		}
	}
}

// CarryOut does what a clause gives at once. What changes hands everybody sees, whoever may read the words.
// rule: mu-prototype/diplomacy/tradeable-goods
func (g *State) CarryOut(t *play.Table, y *medioevo.Treaty, c medioevo.Clause) {
	switch c.Term {
	case medioevo.Payment:
		t.Tell(KeyPaid, int16(c.From), int16(c.To), int16(g.Give(c.From, c.To, int32(c.N))))
	case medioevo.Loan:
		t.Tell(KeyPactLent, int16(c.From), int16(c.To), int16(g.Give(c.From, c.To, int32(c.N))))
	case medioevo.CedeLand:
		g.cedeLand(t, c)
	case medioevo.CedeArmies:
		g.cedeArmies(t, c)
	case medioevo.CedeTransport:
		x := &g.Transports[c.A]
		x.Owner = c.To
		t.Tell(KeyCededThing, int16(c.From), int16(c.To), c.A, int16(x.At))
	case medioevo.CedeEngine:
		g.Engines[c.A].Owner = c.To
		t.Tell(KeyCededEngine, int16(c.From), int16(c.To), c.A)
	}
}

// cedeLand hands a territory over with its buildings and some armies. What its old owner keeps there must leave.
// rule: mu-prototype/diplomacy/ceded-territory-needs-army
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func (g *State) cedeLand(t *play.Table, c medioevo.Clause) { //stale:ok as it was signed
	p := Place(c.A) //stale:ok as it was signed
	g.Ed().Cedes(g, c.From, p)
	g.AddVF(c.From, p, -c.N)
	g.AddVF(c.To, p, c.N)
	g.pass(t, p, c.To)
	t.Tell(KeyTaken, int16(c.To), c.A, int16(c.From))
	g.StrayAt(c.From, p, g.Ground(c.From, p))
	g.fetched(c.To, p)
}

// cedeArmies hands armies over where they stand.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func (g *State) cedeArmies(t *play.Table, c medioevo.Clause) {
	p := Place(c.A)
	g.AddVF(c.From, p, -c.N)
	g.AddVF(c.To, p, c.N)
	t.Tell(KeyCededArmies, int16(c.From), int16(c.To), c.N, c.A)
	if g.Holder(p) != c.To {
		g.StrayAt(c.To, p, c.N)
	}
}

// roomForStrays says whether all armies can be noted that the clauses of a treaty up to the i-th may leave astray.
func (g *State) roomForStrays(y *medioevo.Treaty, i int) bool {
	room := int8(0)
	for _, x := range g.Strays {
		room += B2i(x.VF == 0)
	}
	for _, c := range y.Clauses[:i+1] {
		room -= B2i(c.Term == medioevo.CedeLand || c.Term == medioevo.CedeArmies)
	}
	return room >= 0
}

// StrayAt notes armies that must be fetched in this turn.
func (g *State) StrayAt(s play.Seat, p Place, n int16) {
	for i := range g.Strays {
		if x := &g.Strays[i]; n > 0 && x.VF == 0 {
			*x = Stray{Of: s, At: p, VF: n}
			return
		}
	}
}

// fetched forgets that armies must leave a territory: it has become their owner's.
func (g *State) fetched(s play.Seat, p Place) {
	for i := range g.Strays {
		if x := &g.Strays[i]; x.Of == s && x.At == p {
			*x = Stray{}
		}
	}
}

// Which cannot be signed.

// WhyNotSign says why a treaty cannot be carried out as it stands.
func (g *State) WhyNotSign(y *medioevo.Treaty) play.Rule {
	return first(g.WhyNotGive(y), g.whyNotStrip(y), g.WhyNotReceive(y))
}

// whyNotStrip: nobody gives away the last territory he has, unless the treaty brings him another.
// rule: mu-prototype/diplomacy/tradeable-goods
func (g *State) whyNotStrip(y *medioevo.Treaty) play.Rule {
	var gains [MostRealms]int16
	for _, c := range y.Clauses {
		if c.Term == medioevo.CedeLand {
			gains[c.From]--
			gains[c.To]++
		}
	}
	for s, n := range gains {
		if n < 0 && g.landOf(play.Seat(s))+n < 1 {
			return RuleLastOfAll
		}
	}
	return play.Free
}

// WhyNotGive: all that is given at once must be there, and must be allowed to be given.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/tradeable-goods
func (g *State) WhyNotGive(y *medioevo.Treaty) play.Rule {
	var due [MostRealms]int32
	for i, c := range y.Clauses[:y.Articles()] {
		why := play.Free
		switch c.Term {
		case medioevo.Payment, medioevo.Loan:
			due[c.From] += int32(c.N)
			if !g.Affords(c.From, due[c.From]) {
				why = RuleCannotPay
			}
		case medioevo.CedeLand:
			why = g.whyNotCedeLand(y, i)
		case medioevo.CedeArmies:
			why = g.whyNotCedeArmies(y, i)
		case medioevo.CedeTransport:
			why = g.WhyNotCedeTransport(y, i)
		case medioevo.CedeEngine:
			why = g.whyNotCedeEngine(y, i)
		}
		if why != play.Free {
			return why
		}
	}
	return play.Free
}

// ceded counts the clauses before one that cede something alike, and their VF.
func ceded(y *medioevo.Treaty, before int, alike func(c medioevo.Clause) bool) (n, vf int16) {
	for _, c := range y.Clauses[:before] {
		if alike(c) {
			n++
			vf += c.N
		}
	}
	return n, vf
}

// whyNotCedeLand: it must be his without dispute, and at least 1 VF goes with it.
// rule: mu-prototype/diplomacy/ceded-territory-needs-army
func (g *State) whyNotCedeLand(y *medioevo.Treaty, i int) play.Rule {
	c := y.Clauses[i]
	p := Place(c.A)
	same, _ := ceded(y, i, func(x medioevo.Clause) bool {
		return (x.Term == medioevo.CedeLand || x.Term == medioevo.CedeArmies) && x.From == c.From && x.A == c.A
	})
	switch {
	case g.Territories[p].Owner != c.From || g.Contested(p):
		return RuleNotHis
	case same > 0 || c.N < 1 || g.Ground(c.From, p) < c.N:
		return RuleNeedsArmy
	case g.Ground(c.From, p) > c.N && !g.roomForStrays(y, i):
		return RuleManyStrays
	}
	return play.Free
}

// whyNotCedeArmies: they must be there, and in his own land one of his must stay.
func (g *State) whyNotCedeArmies(y *medioevo.Treaty, i int) play.Rule {
	c := y.Clauses[i]
	p := Place(c.A)
	lands, _ := ceded(y, i, func(x medioevo.Clause) bool { return x.Term == medioevo.CedeLand && x.A == c.A })
	_, taken := ceded(y, i, func(x medioevo.Clause) bool {
		return x.Term == medioevo.CedeArmies && x.From == c.From && x.A == c.A
	})
	left := g.Ground(c.From, p) - taken - c.N
	switch {
	case lands > 0 || c.N < 1 || left < 0:
		return RuleNotHis
	case left == 0 && g.Holder(p) == c.From && g.aboardAt(c.From, p) == 0:
		return RuleLastArmy
	case !g.roomForStrays(y, i):
		return RuleManyStrays
	}
	return play.Free
}

// WhyNotReceive: nobody has more transports or engines than he may when all has changed hands. So it is no matter for a
// draft that is not complete: what he gives for it makes room.
// rule: mu-prototype/diplomacy/received-items-respect-limits
// rule: mu-alpha/purchase/transport-count-limit
func (g *State) WhyNotReceive(y *medioevo.Treaty) play.Rule {
	var fleets [MostRealms][transportKinds]int8
	var trains [MostRealms]int8
	for _, c := range y.Clauses {
		switch c.Term {
		case medioevo.CedeTransport:
			k := g.Transports[c.A].Kind
			fleets[c.From][k]--
			fleets[c.To][k]++
		case medioevo.CedeEngine:
			trains[c.From]--
			trains[c.To]++
		}
	}
	for _, s := range g.AllSeats() {
		for k, more := range fleets[s] {
			if more > 0 && g.Fleet(s, Kind(k))+more > g.transportLimit(s, Kind(k)) {
				return RuleReceived
			}
		}
		if more := trains[s]; more > 0 && g.EngineCount(s)+more > g.engineLimit(s) {
			return RuleReceived
		}
	}
	return play.Free
}

// WhyNotCedeTransport: it stands on the map and carries nobody who is not traded.
// rule: mu-prototype/diplomacy/tradeable-goods
func (g *State) WhyNotCedeTransport(y *medioevo.Treaty, i int) play.Rule {
	c := y.Clauses[i]
	x := &g.Transports[c.A]
	twice, _ := ceded(y, i, func(o medioevo.Clause) bool { return o.Term == medioevo.CedeTransport && o.A == c.A })
	switch {
	case x.Kind == NoTransport || x.Owner != c.From || x.At == NoPlace || x.Leave != 0 || twice > 0:
		return RuleNotHis
	case x.Aboard != None || g.carriesOthers(c.A):
		return RuleNotTraded
	}
	return play.Free
}

// carriesOthers says whether a Captain, an engine or another transport is aboard.
func (g *State) carriesOthers(i int16) bool {
	for range g.captainsAboard(i) {
		return true
	}
	for range g.enginesAboard(i) {
		return true
	}
	for range g.transportsAboard(i) {
		return true
	}
	return false
}

// whyNotCedeEngine: it stands on the ground.
// rule: mu-prototype/diplomacy/tradeable-goods
func (g *State) whyNotCedeEngine(y *medioevo.Treaty, i int) play.Rule {
	c := y.Clauses[i]
	x := &g.Engines[c.A]
	twice, _ := ceded(y, i, func(o medioevo.Clause) bool { return o.Term == medioevo.CedeEngine && o.A == c.A })
	switch {
	case x.Level == 0 || x.Owner != c.From || x.At == NoPlace || twice > 0:
		return RuleNotHis
	case x.Aboard != None:
		return RuleNotTraded
	}
	return play.Free
}

// landOf is how many territories a player holds; those that are contested by others count.
func (g *State) landOf(s play.Seat) (n int16) {
	for p := range g.Land() {
		n += int16(B2i(g.Holder(p) == s))
	}
	return n
}

// What treaties allow while they hold.

// MayEnter says whether a player's transports may come into a place without a fight for all that the treaties say: his
// own land, the barbarians', the sea, and where he was granted passage.
// rule: mu-prototype/diplomacy/passage-needed-for-foreign-territory
// rule: mu-alpha/barbarians/peaceful-presence
// rule: mu-alpha/combat/transit-needs-pact
func (g *State) MayEnter(s play.Seat, p Place) bool {
	if p.Sea() {
		return true
	}
	h := g.Holder(p)
	return h == s || h == play.Nobody || !g.AtWar(s, h) && g.Granted(medioevo.Passage, h, s)
}

// MayTrade says whether a player has access to the settlement of a territory: his own, the barbarians', and those whose
// owner has granted it.
// rule: mu-prototype/commerce/access-to-foreign-settlements
// rule: mu-prototype/commerce/access-to-barbarian-settlements
// rule: mu-alpha/commerce/only-in-settlements
func (g *State) MayTrade(s play.Seat, p Place) bool {
	h := g.Holder(p)
	return h == s || h == play.Nobody || g.Granted(medioevo.Market, h, s)
}

// MarketPact is the treaty by which a player trades in the settlement of a territory, the cheapest if there are several,
// and what he owes by it for each load of goods, florins. It is nil where he needs none.
// rule: mu-prototype/diplomacy/pact-definition
func (g *State) MarketPact(s play.Seat, p Place) (pact *medioevo.Treaty, fee int16) {
	owner := g.Holder(p)
	g.Treaties.Each(func(y *medioevo.Treaty) {
		for _, c := range y.Clauses {
			if c.Term == medioevo.Market && c.From == owner && c.To == s && (pact == nil || c.N < fee) {
				pact, fee = y, c.N
			}
		}
	})
	return pact, fee
}

// marketFee is what a player owes for each load of goods that he trades in a territory, florins.
func (g *State) marketFee(s play.Seat, p Place) int32 {
	_, fee := g.MarketPact(s, p)
	return int32(fee)
}

// What is due when a turn ends.

// TreatiesEnd is what treaties bring with the end of a turn: tribute is paid, promised attacks must have come, loans
// are repaid when their treaty ends, accusations are heard, those too that come while somebody is asked to pay. Who has
// not kept his word has broken the treaty.
// rule: mu-prototype/diplomacy/pact-definition
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-prototype/diplomacy/dispute-vote
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
// rule: mu-alpha/diplomacy/pact-rupture
func (g *State) TreatiesEnd(t *play.Table) {
	g.Hearings(t)
	for i := range g.Treaties.List {
		g.fallDue(t, &g.Treaties.List[i])
	}
	g.Hearings(t)
	for i := range g.Treaties.List {
		y := &g.Treaties.List[i]
		if y.Until == int16(g.Turn) {
			g.EndTreaty(t, y)
		}
		y.Judged = 0
	}
	g.clearStrays(t)
}

// fallDue sees whether each clause of a treaty has been kept to the end of the turn.
func (g *State) fallDue(t *play.Table, y *medioevo.Treaty) {
	no := y.No
	for _, c := range y.Clauses { // a copy: who breaks it strikes clauses out
		if y.No == no && slices.Contains(y.Clauses[:], c) && !g.kept(t, y, c) {
			g.Renounce(t, debtor(c), y)
		}
	}
}

// debtor is who must do something by a clause at the end of a turn.
func debtor(c medioevo.Clause) play.Seat {
	if c.Term == medioevo.Loan {
		return c.To
	}
	return c.From
}

// kept says whether a clause has been kept to the end of the turn, and pays what is due by it.
func (g *State) kept(t *play.Table, y *medioevo.Treaty, c medioevo.Clause) bool {
	if !y.Of(debtor(c)) {
		return true // he has left it
	}
	switch {
	case c.Term == medioevo.Tribute:
		return g.payDue(t, y, c.From, c.To, c.N, KeyPaid)
	case c.Term == medioevo.Loan && y.Until == int16(g.Turn):
		return g.payDue(t, y, c.To, c.From, c.A, KeyPactRepaid)
	case c.Term == medioevo.Attack && y.Made == int16(g.Turn):
		return c.N > 0 || g.AtWar(c.From, play.Seat(c.A)) || g.Players[c.A].Out
	}
	return true
}

// payDue pays what one player owes another by a treaty, if he can; he may sell assets for it. While he is asked either
// may break the treaty, and he owes nothing more.
func (g *State) payDue(t *play.Table, y *medioevo.Treaty, from, to play.Seat, n int16, k play.Key) bool {
	owes := func() bool { return y.Between(from, to) }
	g.Ed().Raise(g, t, from, to, n, owes)
	switch {
	case !owes():
		return true
	case !g.Affords(from, int32(n)):
		return false
	}
	g.Give(from, to, int32(n))
	t.Tell(k, int16(from), int16(to), n)
	return true
}

// Forgive cancels what a bankrupt owes other players: nobody breaks a treaty by that.
// rule: mu-prototype/asset-sale/bankruptcy-effects
func (g *State) Forgive(t *play.Table, s play.Seat) {
	for i := range g.Treaties.List {
		y := &g.Treaties.List[i]
		for k, c := range slices.Backward(y.Clauses[:]) {
			if c.Term == medioevo.Loan && c.To == s || c.Term == medioevo.Tribute && c.From == s {
				y.Strike(k)
			}
		}
		if y.Holds() && y.Known(s) && y.Articles() == 0 {
			g.EndTreaty(t, y)
		}
	}
}

// clearStrays removes armies that were ceded, or left in ceded land, and that nobody has fetched.
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func (g *State) clearStrays(t *play.Table) {
	for _, x := range g.Strays {
		if g.Holder(x.At) == x.Of {
			continue
		}
		if n := min(x.VF, g.Ground(x.Of, x.At)); n > 0 {
			g.AddVF(x.Of, x.At, -n)
			t.Tell(KeyStrayed, int16(x.Of), n, int16(x.At))
		}
	}
	g.Strays = [strays]Stray{}
}

// Who is told of a treaty.

// tellParties tells a line to all who may read a treaty, by SPIA too: to everybody if it is open.
func (g *State) tellParties(t *play.Table, y *medioevo.Treaty, k play.Key, args ...int16) {
	if y.Secret {
		t.TellOnly(y.Parties|y.Spied, k, args...)
		return
	}
	t.Tell(k, args...)
}

// strangers are the players who may not read a treaty.
func (g *State) strangers(y *medioevo.Treaty) uint16 {
	var all uint16
	for s := range play.Seat(g.Seats) {
		if !y.Known(s) {
			all |= Bit(s)
		}
	}
	return all
}

// TellTreaty tells a treaty with its parties and clauses to all who may read it.
// rule: mu-prototype/diplomacy/pact-in-writing-may-be-secret
// rule: mu-alpha/diplomacy/pact-written-may-be-secret
func (g *State) TellTreaty(t *play.Table, k play.Key, y *medioevo.Treaty, words string) {
	g.tellHead(t, k, y)
	for _, s := range g.AllSeats() {
		if y.Of(s) && s != y.Offered {
			g.tellParties(t, y, KeyWithParty, int16(s))
		}
	}
	for _, c := range y.Clauses[:y.Articles()] {
		switch key := KeyClause + play.Key(c.Term); {
		case c.Term != medioevo.Words:
			g.tellParties(t, y, key, int16(c.From), int16(c.To), c.A, c.N)
		case !y.Secret:
			t.TellNote(0, key, words, int16(c.From))
		case y.Parties != 0:
			t.TellNote(y.Parties, key, words, int16(c.From))
		}
	}
}

// tellHead tells what treaty it is.
func (g *State) tellHead(t *play.Table, k play.Key, y *medioevo.Treaty) {
	g.tellParties(t, y, k, y.No, int16(y.Offered), int16(B2i(y.Warlike)), int16(B2i(y.Secret)), y.Until)
}
