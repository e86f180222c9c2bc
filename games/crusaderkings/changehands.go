package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
	"signoria/play/bargain"
)

// Territories that change hands, and who comes to live in those that nobody rules.

const (
	AskRelease play.Prompt = 110 // A controls more territories than it has Knights: which does it release?

	Release play.Verb = 50 // territory A

	KeySuitor    play.Key = 210 // in territory A lives character B, with token C
	KeyNoSuitor  play.Key = 211 // nobody is left to live in territory A
	KeyGone      play.Key = 212 // character A, who lived in territory B, is heard of no more
	KeyLandLost  play.Key = 213 // territory A is no longer B's, but independent; C is the Passage; D 1: its Knight lay on its side
	KeyLandTaken play.Key = 214 // territory A is B's; before it was C's, or Nobody's; D is the Passage; E 1: its Knight lay on its side
	KeyHandsOver play.Key = 215 // A hands thing C over to B
	KeyHandsGold play.Key = 216 // A hands C Gold over to B
)

const (
	RuleLastTerritory play.Rule = 200
	RuleNotHis        play.Rule = 201
	RuleOwnsKind      play.Rule = 202
	RuleDisputed      play.Rule = 203
)

var changeHandsChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Release: "release"},
	Prompts: map[play.Prompt]string{AskRelease: "release"},
	Lines: map[play.Key]string{
		KeySuitor: "suitor", KeyNoSuitor: "no-suitor", KeyGone: "gone", KeyLandLost: "land-lost", KeyLandTaken: "land-taken",
		KeyHandsOver: "hands-over", KeyHandsGold: "hands-gold",
	},
	Rules: map[play.Rule]string{
		RuleLastTerritory: "crusader-kings/general/trade-territory-effects",
		RuleNotHis:        "crusader-kings/general/trade-any-time",
		RuleOwnsKind:      "crusader-kings/realm/no-duplicates",
		RuleDisputed:      "crusader-kings/general/trade-not-unresolved-territory",
	},
	Refs: wording.Refs{Release: wording.OfA(refTerritory)},
}

// Passage is how a territory passes from one to another.
type Passage uint8

const (
	Conquered Passage = iota
	Annexed
	Overthrown
	Forsaken // in a Succession Crisis
	Released // for want of Knights
	Traded   // or given as a dowry
	Befallen // by an event
	Resettled
)

// newSuitor brings a potential spouse with a Random token to a territory, if it is independent, in no Pact
// and has none.
// rule: crusader-kings/concepts/independent-has-spouse
// rule: crusader-kings/concepts/becomes-independent
// rule: crusader-kings/concepts/territory-culture
func (g *State) newSuitor(t *play.Table, i int8) {
	if !g.independent(i) || g.Territories[i].Pact != play.Nobody || g.courted(i) != None {
		return
	}
	t.Chance()
	p := g.drawPerson(box.Territories[i].Culture, AnySex)
	if p == None {
		t.Tell(KeyNoSuitor, int16(i))
		return
	}
	g.People[p] = single(Unmarried, i)
	token := g.fromGeneralBag(Place(p)) // rule: crusader-kings/concepts/every-character-has-a-trait
	t.Tell(KeySuitor, int16(i), int16(p), token)
}

// dismissSuitor removes the potential spouse of a territory, if it has one.
func (g *State) dismissSuitor(t *play.Table, i int8) {
	if p := g.courted(i); p != None {
		t.Tell(KeyGone, int16(p), int16(i))
		g.discard(p, Alive)
	}
}

// loseTerritory removes a dynasty's Knight, and Footsoldier, from a territory, which becomes independent.
// Castle and tokens stay. A Duke there loses his title; if he is to die with it, killDuke comes first.
// Whose last Knight that was is eliminated.
// rule: crusader-kings/invade/released-territory-independent
// rule: crusader-kings/crisis/castles-and-tokens-stay
// rule: crusader-kings/titles/revoke-on-other-loss
func (g *State) loseTerritory(t *play.Table, i int8, how Passage) {
	s := g.Territories[i].Owner
	g.letGo(t, i, how)
	g.settleTrophies(t)
	g.eliminateIfLandless(t, s)
	g.limitFoot(t)
}

// letGo does so, and leaves what follows from it until all has changed hands: what comes in its place counts too.
func (g *State) letGo(t *play.Table, i int8, how Passage) {
	x := &g.Territories[i]
	s, laid := x.Owner, x.Laid
	g.revoke(t, g.dukeOf(i))
	x.Owner, x.Foot, x.Laid = play.Nobody, false, false
	t.Tell(KeyLandLost, int16(i), int16(s), int16(how), int16(b2i(laid)))
	g.newSuitor(t, i)
}

// takeTerritory puts a dynasty's Knight on a territory in the place of whose it was: by conquest,
// annexation, an event or a trade. Castle and tokens stay. Who lived there as a potential spouse is gone,
// a Pact with it is over, a Duke loses his title; if he is to die with it, killDuke comes first. Who comes
// to control too many releases one; whose last Knight went is eliminated.
// rule: crusader-kings/invade/victory
// rule: crusader-kings/pacts/territory-pact-ends-on-conquest
// rule: crusader-kings/general/trade-territory-effects
// rule: crusader-kings/setup/one-knight-per-territory
func (g *State) takeTerritory(t *play.Table, i int8, s play.Seat, how Passage) {
	from := g.Territories[i].Owner                            //stale:ok whose it was
	room := g.controls(s) < knightsEach || g.release(t, s, i) // asked while the old Knight still stands
	g.plant(t, i, s, how, room)
	g.settleTrophies(t)
	g.eliminateIfLandless(t, from)
	g.limitFoot(t)
}

// plant puts a dynasty's Knight on a territory in the place of whose it was; without room for one the territory is
// released at once.
func (g *State) plant(t *play.Table, i int8, s play.Seat, how Passage, room bool) {
	x := &g.Territories[i]
	from, laid := x.Owner, x.Laid
	g.revoke(t, g.dukeOf(i))
	g.dismissSuitor(t, i)
	x.Owner, x.Foot, x.Laid, x.Pact = play.Nobody, false, false, play.Nobody
	t.Tell(KeyLandTaken, int16(i), int16(s), int16(from), int16(how), int16(b2i(laid)))
	if room {
		x.Owner = s
		return
	}
	t.Tell(KeyLandLost, int16(i), int16(s), int16(Released))
	g.newSuitor(t, i)
}

// release has a dynasty that has no Knight left for a territory it gains give up one it controls, or the
// new one. It says whether there is a Knight for that now.
// rule: crusader-kings/invade/eight-territory-limit
func (g *State) release(t *play.Table, s play.Seat, gained int8) bool {
	a := undisturbed(t, func(o *play.Asking) {
		o.To(s, AskRelease, int16(s))
		for i := range each(g.lands(s) | 1<<gained) {
			o.May(play.Choice{Verb: Release, A: int16(i)}, play.Free)
		}
	})
	if int8(a.A) == gained {
		return false
	}
	g.letGo(t, int8(a.A), Released)
	return true
}

// What may change hands besides Gold is a thing, by number: the territories, then the Development cards.
const (
	things                     = territories + developments
	landThings  bargain.Things = 1<<territories - 1
	goodsThings bargain.Things = 1<<things - 1
)

// cardThings are the Development cards of a type.
func cardThings(inventions bool) (x bargain.Things) {
	for d := range int16(developments) {
		if box.Developments[kindOf(int8(d))].Invention == inventions {
			x |= bargain.Of(territories + d)
		}
	}
	return x
}

// holdsThing says whether a dynasty has a thing.
func (g *State) holdsThing(s play.Seat, thing int16) bool {
	if thing < territories {
		return g.Territories[thing].Owner == s
	}
	return g.DevAt[thing-territories] == DevOf+uint8(s)
}

// whyNotHandOver says why a dynasty may not hand a thing over to another.
// rule: crusader-kings/general/trade-territory-effects
// rule: crusader-kings/general/trade-not-unresolved-territory
func (g *State) whyNotHandOver(from, to play.Seat, thing int16) play.Rule {
	switch {
	case thing == peaceThing && g.setsUpon(from, to): // it would be paid for, and the blow falls all the same
		return RuleDisputed
	case thing == peaceThing:
		return play.Free
	case !g.holdsThing(from, thing):
		return RuleNotHis
	case thing >= territories && g.owns(to, kindOf(int8(thing-territories))):
		return RuleOwnsKind
	case thing < territories && g.controls(from) == 1:
		return RuleLastTerritory
	case thing < territories && g.disputed(int8(thing)):
		return RuleDisputed
	}
	return play.Free
}

// whyNotHandAll says why a dynasty may not hand over all of these: it keeps one territory of those it has.
// rule: crusader-kings/general/trade-territory-effects
func (g *State) whyNotHandAll(from, to play.Seat, all bargain.Things) play.Rule {
	for _, thing := range all.List() {
		if why := g.whyNotHandOver(from, to, thing); why != play.Free {
			return why
		}
	}
	if lands := (all & landThings).Len(); lands > 0 && lands == int(g.controls(from)) {
		return RuleLastTerritory
	}
	return play.Free
}

// disputed says whether a territory is involved in an action or event that is not yet resolved.
// rule: crusader-kings/general/trade-not-unresolved-territory
func (g *State) disputed(i int8) bool {
	if g.involves(&g.Invasion, i) || g.involves(&g.Answered, i) || g.Card.Action == Build && holds(g.Card.Tried, i) ||
		g.awaitsPlague(i) || g.threatened(i) {
		return true
	}
	c := &g.Checked
	return c.Stage > NotChecking && c.Stage < Passed && c.About == i && aboutTerritory(c.Action)
}

// involves says whether a territory has a part in an Invade action, which is resolved when all its attacks are,
// and what answers them. Attacks that are still being planned have not been revealed.
// rule: crusader-kings/general/trade-not-unresolved-territory
func (g *State) involves(v *Invasion, i int8) bool {
	if v.Planned {
		return false
	}
	for k := range v.Attacks[:v.Count] {
		if a := &v.Attacks[k]; a.Target == i || holds(g.tookPart(a), i) {
			return true
		}
	}
	return false
}

// aboutTerritory says whether checks for an action are about a territory.
// rule: crusader-kings/general/trade-not-unresolved-territory
func aboutTerritory(a Action) bool {
	switch a {
	case Build, InciteRebellion, Overthrow, Invade, PlagueCheck:
		return true
	}
	return false
}

// swap hands things over both ways at once: what each gives, and what it takes. Who will have too many parts with some
// before anything changes hands.
// rule: crusader-kings/general/trade-territory-effects
func (g *State) swap(t *play.Table, from, to play.Seat, give, take bargain.Things) {
	for _, thing := range give.List() {
		t.Tell(KeyHandsOver, int16(from), int16(to), thing)
	}
	for _, thing := range take.List() {
		t.Tell(KeyHandsOver, int16(to), int16(from), thing)
	}
	gone := g.partings(t, from, take, give) | g.partings(t, to, give, take)
	for _, thing := range (gone &^ (give | take)).List() {
		g.forgo(t, thing)
	}
	for _, thing := range give.List() {
		g.pass(t, to, thing, !gone.Has(thing))
	}
	for _, thing := range take.List() {
		g.pass(t, from, thing, !gone.Has(thing))
	}
	g.settleTrophies(t)
	g.limitFoot(t)
}

// partings asks a dynasty that gets some things and gives others with which of all it will have it parts: with
// territories beyond its Knights, and with Development cards beyond three of a type.
// rule: crusader-kings/invade/eight-territory-limit
// rule: crusader-kings/realm/fourth-card-discards-one
// rule: crusader-kings/general/trade-not-unresolved-territory
func (g *State) partings(t *play.Table, s play.Seat, gets, gives bargain.Things) (gone bargain.Things) {
	kept := func(of bargain.Things) bargain.Things {
		return (bargain.Of(g.thingsOf(s)...) | gets) & of &^ gives &^ gone
	}
	for kept(landThings).Len() > knightsEach {
		gone |= bargain.Of(undisturbed(t, func(o *play.Asking) {
			o.To(s, AskRelease, int16(s))
			for _, thing := range kept(landThings).List() {
				why := play.Free
				if g.disputed(int8(thing)) {
					why = RuleDisputed
				}
				o.May(play.Choice{Verb: Release, A: thing}, why)
			}
		}).A)
	}
	for _, of := range [...]bargain.Things{cardThings(false), cardThings(true)} {
		for kept(of).Len() > mostOfType {
			gone |= bargain.Of(territories + undisturbed(t, func(o *play.Asking) {
				o.To(s, AskDiscard, (gets & of).List()[0]-territories)
				for _, thing := range (kept(of) &^ gets).List() { // one of those it had: nobody gets more than three
					o.May(play.Choice{Verb: DiscardCard, A: thing - territories}, play.Free)
				}
			}).A)
		}
	}
	return gone
}

// forgo has a dynasty part with a thing it has.
// rule: crusader-kings/invade/eight-territory-limit
// rule: crusader-kings/realm/fourth-card-discards-one
func (g *State) forgo(t *play.Table, thing int16) {
	if thing < territories {
		g.letGo(t, int8(thing), Released)
		return
	}
	d := thing - territories
	t.Tell(KeyDiscarded, int16(g.DevAt[d]-DevOf), d)
	g.DevAt[d] = DevDiscard
}

// pass gives a thing to a dynasty, which keeps it or, if it is a territory, parts with it at once.
// rule: crusader-kings/general/trade-territory-effects
func (g *State) pass(t *play.Table, to play.Seat, thing int16, keeps bool) {
	if thing < territories {
		g.plant(t, int8(thing), to, Traded, keeps)
		return
	}
	g.DevAt[thing-territories] = DevOf + uint8(to)
}

// handGold gives Gold from one dynasty to another. An AI dynasty pays from the Treasury, as far as that has it,
// and what it gets goes there.
// rule: crusader-kings/ai-modes/no-gold
func (g *State) handGold(t *play.Table, from, to play.Seat, n int16) {
	n = g.pay(from, n)
	if got := g.gain(to, n); !g.ai(to) {
		n = got
	}
	if n > 0 {
		t.Tell(KeyHandsGold, int16(from), int16(to), n)
	}
}
