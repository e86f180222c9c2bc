package prototype

import (
	"iter"
	"math"

	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
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
	Verbs:     map[play.Verb]string{AidAlly: "aid-ally", ForsakeA: "forsake-ally", HoldsPeace: "hold-peace"},
	Prompts:   map[play.Prompt]string{AskFaith: "faith"},
	Lines:     map[play.Key]string{KeyAided: "aided", KeyCB: "casus-belli"},
	Rules:     map[play.Rule]string{RuleFaith: "mu-prototype/war/defensive-treaty-confirm-or-break"},
	Refs:      wording.Refs{AidAlly: wording.OfA(force.RefSeat), ForsakeA: wording.OfA(force.RefSeat)},
	Declining: []play.Verb{HoldsPeace},
}

// What war costs, Honour Points.
const (
	warOnOwnFaith   int16 = 3
	warOnOtherFaith int16 = 1
	surpriseCost    int16 = 2
)

// warCost is how many Honour Points a war costs who declares it, without the treaties that end by it.
// rule: mu-prototype/war/declaration-cost-by-religion
// rule: mu-prototype/war/surprise-attack-cost
func warCost(g *force.State, by, on play.Seat, surprise bool) int16 {
	cost := warOnOtherFaith
	if g.Religion(by) == g.Religion(on) {
		cost = warOnOwnFaith
	}
	if surprise {
		cost += surpriseCost
	}
	return cost * g.Stakes(by, on)
}

// priceOfWar is what war costs in all who makes it, declared or by surprise: the war, and the treaties that end by it.
// rule: mu-prototype/war/surprise-with-treaty-total
func priceOfWar(g *force.State, by, on play.Seat, surprise bool) int16 {
	return warCost(g, by, on, surprise) + g.TreatiesBroken(by, on)
}

// declare makes war, in Diplomacy or by surprise in Combat, and settles before all else what treaties follow from it:
// each player in turn after him who declared it keeps or breaks his own.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/war/attack-by-surprise-starts-war
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func declare(g *force.State, t *play.Table, by, on play.Seat, surprise bool) {
	g.Chain = force.Chain{Open: true, By: by, On: on, Surprise: surprise, Deciding: play.Nobody}
	wage(g, t, by, on, surprise)
	for _, s := range g.Others(by) { //stale:ok who has fallen has no treaties left
		if s != on { // whom the first attack was made on has nothing to decide
			keepFaith(g, t, s)
		}
	}
	g.Chain.Open, g.Chain.Deciding = false, play.Nobody
}

// wage begins one war of a chain.
// rule: mu-prototype/war/declare-war-action
// rule: mu-prototype/war/declaration-cost-by-religion
// rule: mu-prototype/war/treaty-war-has-no-surprise-cost
func wage(g *force.State, t *play.Table, by, on play.Seat, surprise bool) {
	declaring := warCost(g, by, on, false)
	surprising := warCost(g, by, on, surprise) - declaring
	g.Chain.Wars[g.Chain.Count] = [2]play.Seat{by, on}
	g.Chain.Count++
	g.Wage(t, by, on, surprise, declaring, surprising)
}

// keepFaith lets a player settle the treaties by which the wars of this chain concern him. While one he must defend is
// attacked he makes war on the attacker or breaks with the attacked; then he may join an ally's other wars.
// rule: mu-prototype/war/defensive-treaty-confirm-or-break
// rule: mu-prototype/war/treaty-chain-resolved-before-attack
func keepFaith(g *force.State, t *play.Table, s play.Seat) {
	for called(g, s) || g.Chain.Deciding == s && mayJoin(g, s) {
		g.Chain.Deciding = s
		a := t.Await(func(o *play.Asking) { askFaith(g, o, s) })
		switch a.Verb {
		case HoldsPeace:
			return
		case AidAlly:
			t.Tell(KeyAided, int16(s), a.B)
			wage(g, t, s, play.Seat(a.A), false)
		case ForsakeA:
			forsake(g, t, s, play.Seat(a.A))
		}
	}
}

func askFaith(g *force.State, o *play.Asking, s play.Seat) {
	o.To(s, AskFaith, int16(g.Chain.By), int16(g.Chain.On))
	var forsaken uint16
	for ally, enemy := range quarrels(g, s) {
		if mayFight(g, s, enemy) {
			o.May(play.Choice{Verb: AidAlly, A: int16(enemy), B: int16(ally), C: priceOfWar(g, s, enemy, false)}, play.Free)
		}
		if forsaken&force.Bit(ally) == 0 {
			forsaken |= force.Bit(ally)
			o.May(play.Choice{Verb: ForsakeA, A: int16(ally)}, play.Free)
		}
	}
	why := play.Free
	if called(g, s) {
		why = RuleFaith
	}
	o.May(play.Choice{Verb: HoldsPeace}, why)
}

// quarrels are those a player has promised to defend and that are in a war of this chain, each with his enemy in it.
func quarrels(g *force.State, s play.Seat) iter.Seq2[play.Seat, play.Seat] {
	return func(yield func(ally, enemy play.Seat) bool) {
		for _, w := range g.Chain.Wars[:g.Chain.Count] {
			for i, ally := range w {
				if enemy := w[1-i]; enemy != s && g.Granted(medioevo.Defence, s, ally) && !yield(ally, enemy) {
					return
				}
			}
		}
	}
}

// called says whether a player must still choose between one who is attacked in this chain and his attacker.
func called(g *force.State, s play.Seat) bool {
	for _, w := range g.Chain.Wars[:g.Chain.Count] {
		if w[0] != s && g.Granted(medioevo.Defence, s, w[1]) && mayFight(g, s, w[0]) {
			return true
		}
	}
	return false
}

// mayJoin says whether he may still make war on an enemy of one he has promised to defend.
func mayJoin(g *force.State, s play.Seat) bool {
	for _, enemy := range quarrels(g, s) {
		if mayFight(g, s, enemy) {
			return true
		}
	}
	return false
}

func mayFight(g *force.State, s, enemy play.Seat) bool {
	return !g.AtWar(s, enemy) && !g.Players[enemy].Out && g.WhyNotWar(s, enemy) == play.Free
}

// forsake breaks every treaty by which a player must defend another.
func forsake(g *force.State, t *play.Table, s, ally play.Seat) {
	for i := range g.Treaties.List {
		if y := &g.Treaties.List[i]; y.Grants(medioevo.Defence, s, ally) {
			g.Renounce(t, s, y)
		}
	}
}

// noteCB has a player note Casus Belli against another, as many as the count holds.
// rule: mu-prototype/war/casus-belli
func noteCB(g *force.State, t *play.Table, holder, against play.Seat, n int8) {
	noted := &g.Players[holder].CasusBelli[against]
	n = min(n, math.MaxInt8-*noted)
	*noted += n
	t.Tell(KeyCB, int16(holder), int16(n), int16(against))
}
