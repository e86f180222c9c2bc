package force

import (
	"math/bits"

	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 3, Diplomacy, War and Peace: the state of both, truces, and who must leave whose land.

const (
	KeyWar      play.Key = 140 // A declares war on B
	KeySurprise play.Key = 141 // A falls on B without a declaration of war
	KeyPeace    play.Key = 142 // A and B make peace
	KeyMustGo   play.Key = 143 // the transport A of B must leave the land of C by the end of turn D

	RuleTruce play.Rule = 120
)

var warChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyWar: "war", KeySurprise: "surprise", KeyPeace: "peace", KeyMustGo: "must-go"},
}

// WarSteps are what a war takes in an edition.
type WarSteps struct {
	// PriceOfWar is what a war costs who makes it, declared or by surprise, in Honour Points; Declare makes it.
	PriceOfWar func(g *State, by, on play.Seat, surprise bool) int16
	Declare    func(g *State, t *play.Table, by, on play.Seat, surprise bool)
	// Aggrieve notes that a player has given another cause for war, so often.
	Aggrieve func(g *State, t *play.Table, holder, against play.Seat, n int8)
}

func (x *WarSteps) complete() {
	orElse(&x.Aggrieve, func(*State, *play.Table, play.Seat, play.Seat, int8) {})
}

// WhyNotWar: a truce forbids it.
func (g *State) WhyNotWar(by, on play.Seat) play.Rule {
	if g.Truce(by, on) {
		return RuleTruce
	}
	return play.Free
}

// Truce says whether a DIPLOMATICO holds two players back in this turn, from armies and Empire cards alike.
func (g *State) Truce(a, b play.Seat) bool {
	if a < 0 || b < 0 || a >= MostRealms || b >= MostRealms {
		return false
	}
	until := g.Truces[a][b]
	return until > 0 && until >= g.Turn // while the game is set up no turn has begun, and none is the last of a truce
}

// Wage begins a war: the treaties between the two end at the expense of who makes it, it costs him honour for declaring it
// or for coming by surprise, and transports that stand in the other's land must leave it. Who has promised it has kept his
// promise.
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
// rule: mu-alpha/diplomacy/war-persists
// rule: mu-alpha/diplomacy/pact-break-cost
// rule: mu-alpha/diplomacy/surprise-attack
func (g *State) Wage(t *play.Table, by, on play.Seat, surprise bool, declaring, surprising int16) {
	key := KeyWar
	if surprise {
		key = KeySurprise
	}
	t.Tell(key, int16(by), int16(on))
	g.Players[by].War |= Bit(on)
	g.Players[on].War |= Bit(by)
	g.keepPromise(by, on)
	g.keepPromise(on, by)
	for i := range g.Treaties.List {
		if y := &g.Treaties.List[i]; y.Between(by, on) {
			g.Renounce(t, by, y)
		}
	}
	g.Honour(t, by, -declaring, ForWar)
	g.Honour(t, by, -surprising, ForSurprise)
	g.DismissPrincess(by, on) // rule: mu-alpha/concepts/empire-cards
	g.MustLeave(t, by, on)
	g.MustLeave(t, on, by)
	g.Contest(t)
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

// Stakes is 2 where a PRINCIPESSA doubles what war and broken treaties cost, else 1.
// rule: mu-prototype/empire-cards/principessa
func (g *State) Stakes(a, b play.Seat) int16 {
	if g.Princess(a, b) {
		return Doubled
	}
	return 1
}

// TreatiesBroken is what the treaties that end by a war cost who makes it.
// rule: mu-prototype/war/surprise-with-treaty-total
// rule: mu-alpha/diplomacy/surprise-attack
func (g *State) TreatiesBroken(by, on play.Seat) (price int16) {
	g.Treaties.Each(func(y *medioevo.Treaty) {
		if y.Between(by, on) {
			price += g.BreakCost(by, y)
		}
	})
	return price
}

// MakePeace ends a war.
// rule: mu-prototype/war/peace-by-agreement
func (g *State) MakePeace(t *play.Table, a, b play.Seat) {
	g.Players[a].War &^= Bit(b)
	g.Players[b].War &^= Bit(a)
	t.Tell(KeyPeace, int16(a), int16(b))
	g.LiftIdle(t) // nobody besieges a friend
	g.Contest(t)
}

// MustLeave gives the transports that stand in the land of a new enemy until the end of this turn to leave it, or of
// the next if they have moved already. Until then they neither attack nor are attacked.
// rule: mu-prototype/war/enemy-transport-inside-own-territory
// rule: mu-prototype/war/own-transport-inside-enemy-territory
func (g *State) MustLeave(t *play.Table, owner, enemy play.Seat) {
	for i := range g.TransportsOf(owner) {
		x := &g.Transports[i]
		if !x.At.Land() || g.Holder(x.At) != enemy {
			continue
		}
		x.Leave = g.Turn
		if x.Moved&(MovedInCombat|MovedInTrade) != 0 {
			x.Leave++
		}
		t.Tell(KeyMustGo, i, int16(owner), int16(enemy), int16(x.Leave))
	}
}

// ones is how many seats a set holds.
func ones(set uint16) int { return bits.OnesCount16(set) }
