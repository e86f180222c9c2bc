package giochix

import (
	"maps"
	"slices"
)

// From where to where the numbers of data/ and box files go. What lies outside would make the rules count below nothing, or
// further than the state can.

// span is the least and the most that a number may be.
type span struct{ least, most int16 }

var (
	money    = span{0, 1000}         // florins that something costs, brings or takes
	apiece   = span{0, buyPrice - 1} // florins more or less for a piece of merchandise
	percents = span{0, 100}
	handful  = span{0, 20} // figures, tokens, Movement Points, what a transport holds
	added    = span{0, 9}  // to those
	changed  = span{-9, 9} // of dice, losses and the attack value
	often    = span{0, 99} // in the box; and how often something is done: 99 times is always
	single   = span{1, 1}  // of what can be done to one thing only
	ofThree  = span{1, 3}  // levels

	// An Objective does not demand nothing.
	demanded = span{1, 99}
	fortune  = span{1, 30_000} // florins
)

// within checks that a number of an item is in its span.
func within[N ~int8 | ~int16](b *boxing, list string, it *item, key string, n N, s span) {
	b.Within(list, it, key, int(n), int(s.least), int(s.most))
}

// numbers checks those of the lists; those of effects and Objectives are checked as they are read.
// rule: mu-giochix/components/tokens-and-supply
// rule: mu-giochix/components/movement-and-capacity
func (b *boxing) numbers() {
	p := b.printed
	for i := range p.Taxes {
		within(b, "taxes", &p.Taxes[i].item, "florins", p.Taxes[i].Florins, percents)
	}
	for i := range p.Penalties {
		within(b, "penalties", &p.Penalties[i].item, "penalty", p.Penalties[i].Penalty, span{-9, 0})
	}
	for i := range p.Supply {
		within(b, "supply", &p.Supply[i].item, "count", p.Supply[i].Count, handful)
	}
	for i := range p.Units {
		x := &p.Units[i]
		within(b, "units", &x.item, "price", x.Price, money)
		within(b, "units", &x.item, "steps", x.Steps, handful)
	}
	for i := range p.Transports {
		x := &p.Transports[i]
		within(b, "transports", &x.item, "price", x.Price, money)
		within(b, "transports", &x.item, "count", x.Count, often)
		for level := range x.Steps {
			within(b, "transports", &x.item, "steps", x.Steps[level], handful)
			within(b, "transports", &x.item, "load", x.Load[level], handful)
		}
	}
	b.numbersOfWar()
	for i := range p.EmpireCards {
		x := &p.EmpireCards[i]
		within(b, "empire_cards", &x.item, "difficulty", x.Difficulty, ofThree)
		for _, branch := range slices.Sorted(maps.Keys(x.Points)) {
			within(b, "empire_cards", &x.item, "points: "+branch, x.Points[branch], span{1, techLevels})
		}
	}
	for i := range p.Events {
		within(b, "events", &p.Events[i].item, "tolerated", p.Events[i].Tolerated, span{0, int16(len(b.Taxes)) - 1})
	}
}

// numbersOfWar checks those of engines and of what they are aimed at.
// rule: mu-giochix/siege-engines/damage
func (b *boxing) numbersOfWar() {
	for i := range b.printed.Engines {
		x := &b.printed.Engines[i]
		within(b, "engines", &x.item, "price", x.Price, money)
		within(b, "engines", &x.item, "steps", x.Steps, handful)
		within(b, "engines", &x.item, "units", x.Units, handful)
		within(b, "engines", &x.item, "buildings", x.Buildings, handful)
		within(b, "engines", &x.item, "count", x.Count, often)
	}
	for i := range b.printed.Buildings { // rule: mu-giochix/components/building-table
		x := &b.printed.Buildings[i]
		within(b, "buildings", &x.item, "price", x.Price, money)
		within(b, "buildings", &x.item, "structure", x.Structure, span{1, 99})
		within(b, "buildings", &x.item, "count", x.Count, often)
	}
}
