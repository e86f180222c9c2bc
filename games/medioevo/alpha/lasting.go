package alpha

import (
	"iter"

	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Effects that work on: to the end of the turn, of the next, or through the next phase of a kind. They are kept with
// the cards they stand on, and who asks what they change asks here.

const RuleTruceOfGod play.Rule = 850

var lastingChapter = wording.Chapter{
	Rules: map[play.Rule]string{RuleTruceOfGod: "mu-alpha/events/event-area"},
}

// lastHere lets the effect work on where it strikes, to the end of this turn or of so many.
// rule: mu-alpha/events/event-area
func lastHere(g *force.State, _ *play.Table, b *blow) { b.last(g, g.Turn+max(1, b.does(g).Turns)-1, 0) }

// lastToNext lets it work on where it strikes, through the next phase of its kind.
// rule: mu-alpha/events/event-area
func lastToNext(g *force.State, _ *play.Table, b *blow) { b.last(g, g.Turn+1, 0) }

// lastForThem lets it work on for those who are struck, wherever they are, through the next phase of its kind.
// rule: mu-alpha/events/event-area
func lastForThem(g *force.State, _ *play.Table, b *blow) {
	var who uint16
	for _, s := range b.struck(g) {
		if b.meets(g, s) {
			who |= force.Bit(s)
		}
	}
	if who != 0 {
		b.last(g, g.Turn+1, who)
	}
}

// last notes the effect: for everybody where it strikes; of a victim's card for those whom it strikes, and wherever they
// are unless it says where.
func (b *blow) last(g *force.State, until int8, who uint16) {
	x := force.Lasting{Until: until, Calamity: b.calamity, Card: b.card, Effect: b.effect, Who: who}
	if b.victim != play.Nobody && who == 0 && !ofPlaces[b.does(g).Do] {
		for _, s := range b.struck(g) {
			x.Who |= force.Bit(s)
		}
	}
	if who == 0 && (b.victim == play.Nobody || b.does(g).Where != whereverHeIs) {
		for _, p := range b.places(g) {
			x.At.Add(p)
		}
	}
	g.Fate.Last(g.Turn, x)
}

// ends is the phase after which an effect is over in its last turn.
func (d doing) ends() force.Phase {
	switch d {
	case doNoDiplomacy:
		return force.Diplomacy
	case doCheapTechnology:
		return force.Purchase
	case doNoTax:
		return force.Taxes
	case doNoReinforcements:
		return force.Reinforcements
	}
	return force.TurnEnd
}

func effectOf(g *force.State, x *force.Lasting) *Effect {
	return &fateCard(g, x.Calamity, x.Card).Effects[x.Effect]
}

// lasts says whether an effect is still at work.
func lasts(g *force.State, x *force.Lasting) bool {
	return x.Until > g.Turn || x.Until == g.Turn && g.Phase <= effectOf(g, x).Do.ends()
}

// working are the effects of a word that are at work on a player, Nobody for whom the effect must strike everybody, at a
// place, NoPlace for wherever he is.
func working(g *force.State, d doing, s play.Seat, p force.Place) iter.Seq[*Effect] {
	return func(yield func(*Effect) bool) {
		for i := range g.Fate.Lasting {
			x := &g.Fate.Lasting[i]
			if x.Until < g.Turn || x.Until == 0 || effectOf(g, x).Do != d || !lasts(g, x) {
				continue
			}
			him := x.Who == 0 || s >= 0 && x.Who&force.Bit(s) != 0
			here := x.At == force.PlaceSet{} || p >= 0 && x.At.Holds(p)
			if him && here && !yield(effectOf(g, x)) {
				return
			}
		}
	}
}

// some says whether any effect is among these; sum adds up their n.
func some(all iter.Seq[*Effect]) bool {
	for range all {
		return true
	}
	return false
}

func sum(all iter.Seq[*Effect]) (n int16) {
	for e := range all {
		n += e.N
	}
	return n
}

// riverCost is what crossing a river into a territory costs more, in MP.
// rule: mu-alpha/events/event-area
func riverCost(g *force.State, to force.Place) int8 {
	return int8(sum(working(g, doRiverCost, play.Nobody, to)))
}

// harvest is what a territory holds more, in VF; less than 0 when the harvest was lean.
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func harvest(g *force.State, p force.Place) int16 { return sum(working(g, doSupply, g.Holder(p), p)) }

// musters says whether a territory counts in Reinforcements, untaxed whether it pays no taxes.
// rule: mu-alpha/events/calamity-draw
func musters(g *force.State, p force.Place) bool {
	return !some(working(g, doNoReinforcements, g.Territories[p].Owner, p))
}

func untaxed(g *force.State, p force.Place) bool {
	return some(working(g, doNoTax, g.Territories[p].Owner, p))
}

// unrest is the VF that a player needs more in a territory to keep it quiet.
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func unrest(g *force.State, s play.Seat, p force.Place) int16 {
	return sum(working(g, doRebellionLevel, s, p))
}

// eventPrice is what a unit of goods costs or brings more in a place, in florins.
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func eventPrice(g *force.State, p force.Place, good int8, buying bool) int16 {
	var n int16
	for e := range working(g, doPrice, play.Nobody, p) {
		switch {
		case e.Goods != 0 && e.Goods&(1<<good) == 0:
		case buying:
			n += e.Buys
		default:
			n += e.Sells
		}
	}
	return n
}

// cheaper is what a technology of this price costs a player now.
// rule: mu-alpha/events/event-area
func cheaper(g *force.State, s play.Seat, price int16) int16 {
	best := price
	for e := range working(g, doCheapTechnology, s, force.NoPlace) {
		if int16(g.Players[s].NewTechs) < e.N {
			best = min(best, share(price, e.Percent))
		}
	}
	return best
}

// silenced says whether a player may take no diplomatic actions.
// rule: mu-alpha/events/calamity-draw
func silenced(g *force.State, s play.Seat) bool {
	return some(working(g, doNoDiplomacy, s, force.NoPlace))
}

// noAttacks is the rule that forbids attacks on a place, by players and barbarians.
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func noAttacks(g *force.State, at force.Place) play.Rule {
	if some(working(g, doNoAttacks, play.Nobody, at)) {
		return RuleTruceOfGod
	}
	return play.Free
}
