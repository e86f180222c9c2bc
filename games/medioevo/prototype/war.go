package prototype

import (
	"iter"
	"math"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// War: what it costs to make it, and the wars that follow from a war by treaty.

const (
	AidAlly    play.Verb = 137 // declares war on seat A, for B, at C Honour Points
	ForsakeA   play.Verb = 138 // breaks the defensive treaties with seat A
	HoldsPeace play.Verb = 139 // no more wars

	AskFaith play.Prompt = 107 // A has declared war on B: how does the seat keep its treaties?

	KeyAided play.Key = 145 // A keeps faith with B
	KeyCB    play.Key = 146 // A notes B Casus Belli against C

	RuleFaith play.Rule = 121
)

var warChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{AidAlly: "aid-ally", ForsakeA: "forsake-ally", HoldsPeace: "hold-peace"},
	Prompts: map[play.Prompt]string{AskFaith: "faith"},
	Lines:   map[play.Key]string{KeyAided: "aided", KeyCB: "casus-belli"},
	Rules:   map[play.Rule]string{RuleFaith: "mu-prototype/war/defensive-treaty-confirm-or-break"},
	Refs:    wording.Refs{AidAlly: wording.OfA(refSeat), ForsakeA: wording.OfA(refSeat)},
	Closing: []play.Verb{HoldsPeace},
}

// What war costs, Honour Points.
const (
	warOnOwnFaith   int16 = 3
	warOnOtherFaith int16 = 1
	surpriseCost    int16 = 2
)

// stakes is 2 where a PRINCIPESSA doubles what war and broken treaties cost, else 1.
// rule: mu-prototype/empire-cards/principessa
func (g *State) stakes(a, b play.Seat) int16 {
	if g.princess(a, b) {
		return doubled
	}
	return 1
}

// warCost is how many Honour Points a war costs who declares it, without the treaties that end by it.
// rule: mu-prototype/war/declaration-cost-by-religion
// rule: mu-prototype/war/surprise-attack-cost
func (g *State) warCost(by, on play.Seat, surprise bool) int16 {
	cost := warOnOtherFaith
	if g.religion(by) == g.religion(on) {
		cost = warOnOwnFaith
	}
	if surprise {
		cost += surpriseCost
	}
	return cost * g.stakes(by, on)
}

// priceOfWar is what war costs in all who makes it, declared or by surprise: the war, and the treaties that end by it.
// rule: mu-prototype/war/surprise-with-treaty-total
func (g *State) priceOfWar(by, on play.Seat, surprise bool) int16 {
	price := g.warCost(by, on, surprise)
	g.Treaties.Each(func(y *medioevo.Treaty) {
		if y.Between(by, on) {
			price += g.breakCost(by, y)
		}
	})
	return price
}

// declare makes war, in Diplomacy or by surprise in Combat, and settles before all else what treaties follow from it:
// each player in turn after him who declared it keeps or breaks his own.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/war/attack-by-surprise-starts-war
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func (g *State) declare(t *play.Table, by, on play.Seat, surprise bool) {
	g.Chain = Chain{Open: true, By: by, On: on, Surprise: surprise, Deciding: play.Nobody}
	g.wage(t, by, on, surprise)
	for _, s := range g.others(by) { //stale:ok who has fallen has no treaties left
		if s != on { // whom the first attack was made on has nothing to decide
			g.keepFaith(t, s)
		}
	}
	g.Chain.Open, g.Chain.Deciding = false, play.Nobody
}

// wage begins one war: its cost is paid, the treaties between the two end at the expense of who declares it, and
// transports that stand in the other's land must leave it. Who has promised it has kept his promise.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/war/declaration-cost-by-religion
// rule: mu-prototype/war/pacts-lapse-on-declaration
// rule: mu-prototype/war/surprise-with-treaty-total
// rule: mu-prototype/war/treaty-war-has-no-surprise-cost
// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-prototype/war/own-transport-inside-enemy-territory
// rule: mu-prototype/contested/enemies-in-one-territory
// rule: mu-prototype/diplomacy/pact-break-definition
// rule: mu-prototype/empire-cards/principessa
func (g *State) wage(t *play.Table, by, on play.Seat, surprise bool) {
	key := KeyWar
	if surprise {
		key = KeySurprise
	}
	t.Tell(key, int16(by), int16(on))
	cost, extra := g.warCost(by, on, false), g.warCost(by, on, true)-g.warCost(by, on, false)
	g.Players[by].War |= bit(on)
	g.Players[on].War |= bit(by)
	g.keepPromise(by, on)
	g.keepPromise(on, by)
	for i := range g.Treaties.List {
		if y := &g.Treaties.List[i]; y.Between(by, on) {
			g.renounce(t, by, y)
		}
	}
	g.honour(t, by, -cost, ForWar)
	if surprise {
		g.honour(t, by, -extra, ForSurprise)
	}
	g.dismissPrincess(by, on)
	g.Chain.Wars[g.Chain.Count] = [2]play.Seat{by, on}
	g.Chain.Count++
	g.mustLeave(t, by, on)
	g.mustLeave(t, on, by)
	g.contest(t)
}

// keepPromise notes in the treaties by which a player has promised to make war on another that there has been one:
// peace in the same turn breaks nothing.
// rule: mu-prototype/diplomacy/pact-break-definition
func (g *State) keepPromise(s, enemy play.Seat) {
	g.Treaties.Each(func(y *medioevo.Treaty) {
		for i := range y.Clauses {
			if c := &y.Clauses[i]; c.Term == medioevo.Attack && c.From == s && play.Seat(c.A) == enemy {
				c.N = 1
			}
		}
	})
}

// keepFaith lets a player settle the treaties by which the wars of this chain concern him. While one he must defend is
// attacked he makes war on the attacker or breaks with the attacked; then he may join an ally's other wars.
// rule: mu-prototype/war/defensive-treaty-confirm-or-break
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func (g *State) keepFaith(t *play.Table, s play.Seat) {
	for g.called(s) || g.Chain.Deciding == s && g.mayJoin(s) {
		g.Chain.Deciding = s
		a := t.Await(func(o *play.Asking) { g.askFaith(o, s) })
		switch a.Verb {
		case HoldsPeace:
			return
		case AidAlly:
			t.Tell(KeyAided, int16(s), a.B)
			g.wage(t, s, play.Seat(a.A), false)
		case ForsakeA:
			g.forsake(t, s, play.Seat(a.A))
		}
	}
}

func (g *State) askFaith(o *play.Asking, s play.Seat) {
	o.To(s, AskFaith, int16(g.Chain.By), int16(g.Chain.On))
	var forsaken uint16
	for ally, enemy := range g.quarrels(s) {
		if g.mayFight(s, enemy) {
			o.May(play.Choice{Verb: AidAlly, A: int16(enemy), B: int16(ally), C: g.priceOfWar(s, enemy, false)}, play.Free)
		}
		if forsaken&bit(ally) == 0 {
			forsaken |= bit(ally)
			o.May(play.Choice{Verb: ForsakeA, A: int16(ally)}, play.Free)
		}
	}
	why := play.Free
	if g.called(s) {
		why = RuleFaith
	}
	o.May(play.Choice{Verb: HoldsPeace}, why)
}

// quarrels are those a player has promised to defend and that are in a war of this chain, each with his enemy in it.
func (g *State) quarrels(s play.Seat) iter.Seq2[play.Seat, play.Seat] {
	return func(yield func(ally, enemy play.Seat) bool) {
		for _, w := range g.Chain.Wars[:g.Chain.Count] {
			for i, ally := range w {
				if enemy := w[1-i]; enemy != s && g.granted(medioevo.Defence, s, ally) && !yield(ally, enemy) {
					return
				}
			}
		}
	}
}

// called says whether a player must still choose between one who is attacked in this chain and his attacker.
func (g *State) called(s play.Seat) bool {
	for _, w := range g.Chain.Wars[:g.Chain.Count] {
		if w[0] != s && g.granted(medioevo.Defence, s, w[1]) && g.mayFight(s, w[0]) {
			return true
		}
	}
	return false
}

// mayJoin says whether he may still make war on an enemy of one he has promised to defend.
func (g *State) mayJoin(s play.Seat) bool {
	for _, enemy := range g.quarrels(s) {
		if g.mayFight(s, enemy) {
			return true
		}
	}
	return false
}

func (g *State) mayFight(s, enemy play.Seat) bool {
	return !g.atWar(s, enemy) && !g.Players[enemy].Out && g.whyNotWar(s, enemy) == play.Free
}

// forsake breaks every treaty by which a player must defend another.
func (g *State) forsake(t *play.Table, s, ally play.Seat) {
	for i := range g.Treaties.List {
		if y := &g.Treaties.List[i]; y.Grants(medioevo.Defence, s, ally) {
			g.renounce(t, s, y)
		}
	}
}

// noteCB has a player note Casus Belli against another, as many as the count holds.
// rule: mu-prototype/war/casus-belli
func (g *State) noteCB(t *play.Table, holder, against play.Seat, n int8) {
	noted := &g.Players[holder].CasusBelli[against]
	n = min(n, math.MaxInt8-*noted)
	*noted += n
	t.Tell(KeyCB, int16(holder), int16(n), int16(against))
}
