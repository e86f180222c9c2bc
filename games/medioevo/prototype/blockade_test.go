package prototype

import (
	"testing"

	"signoria/games/medioevo"
	"signoria/play"
)

func TestDardanelles(t *testing.T) {
	// Red holds Thrace and Mysia: nobody else sails from the Black Sea to the Mediterranean.
	p := position(t, 4).own(red, "thrace", "mysia").vf(red, "thrace", 1).vf(red, "mysia", 1)
	ship := p.transport(green, Merchantman, 1, "sea-of-marmara", 1)
	own := p.transport(red, Merchantman, 1, "sea-of-marmara", 1)
	// rule: mu-prototype/blockade/kinds
	// rule: mu-prototype/blockade/passive
	want(t, "Green", p.whyNotStep(ship, at("north-aegean")), RuleNarrow)
	want(t, "Red himself", p.whyNotStep(own, at("north-aegean")), play.Free)
	want(t, "the other way", p.whyNotStep(p.transport(green, Galley, 1, "north-aegean", 1), at("sea-of-marmara")), RuleNarrow)
	want(t, "the Bosporus stays open", p.whyNotStep(ship, at("west-black-sea")), play.Free)
	// rule: mu-prototype/blockade/passive-ways-through
	p.own(blue, "mysia")
	want(t, "with one shore lost", p.whyNotStep(ship, at("north-aegean")), play.Free)
	p.own(red, "mysia")
	p.Treaties.Sign(medioevo.Treaty{Parties: 3, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Passage, From: red, To: green}}})
	want(t, "with passage", p.whyNotStep(ship, at("north-aegean")), play.Free)
}

func TestActiveBlockade(t *testing.T) {
	// rule: mu-prototype/blockade/active
	p := position(t, 4).war(green, red)
	ship := p.transport(green, Merchantman, 1, "egyptian-sea", 1)
	out := at("libyan-sea")
	want(t, "an empty sea", p.whyNotStep(ship, out), play.Free)
	guard := p.transport(red, Galley, 1, "egyptian-sea", 0)
	want(t, "an empty Galley", p.whyNotStep(ship, out), play.Free)
	p.Transports[guard].VF = 1
	want(t, "a crewed Galley", p.whyNotStep(ship, out), RuleBlockade)
	p.transport(red, Merchantman, 1, "libyan-sea", 5)
	want(t, "others at peace", p.whyNotStep(p.transport(blue, Merchantman, 1, "egyptian-sea", 1), out), play.Free)
	into := p.transport(green, Galley, 1, "libyan-sea", 1)
	want(t, "one may come in", p.whyNotStep(into, at("egyptian-sea")), play.Free)
	// rule: mu-prototype/blockade/active-ways-through
	first, second := p.transport(green, Galley, 1, "egyptian-sea", 1), p.transport(green, Galley, 1, "egyptian-sea", 1)
	fleet := one(first)
	want(t, "as many Galleys", p.whyNotGoTogether(fleet, at("egyptian-sea"), out, 0), RuleBlockade)
	fleet.add(ship)
	fleet.add(second)
	want(t, "more Galleys, with a Merchantman", p.whyNotGoTogether(fleet, at("egyptian-sea"), out, 0), play.Free)
	fleet.drop(second)
	p.March.Leader, p.March.Convoy = first, fleet
	p.March.Through[red] = at("egyptian-sea")
	want(t, "after a victory there", p.whyNotGoTogether(fleet, at("egyptian-sea"), out, 0), play.Free)
	t.Run("far marches end in it", func(t *testing.T) {
		p := position(t, 4).war(green, red)
		galley := p.transport(green, Galley, 1, "levantine-sea", 1)
		p.transport(red, Galley, 1, "egyptian-sea", 1)
		r := p.reach(one(galley))
		want(t, "into the zone", r.Cost[at("egyptian-sea")], 1)
		want(t, "not out of it", r.Cost[at("libyan-sea")] > 0 && r.From[at("libyan-sea")] == at("egyptian-sea"), false)
	})
}

// A blockade is of who leaves the zone, for the convoy that has not beaten it there; into port and over open borders of the
// sea one sails.
//
// rule: mu-prototype/blockade/kinds
// rule: mu-prototype/blockade/active
// rule: mu-prototype/blockade/active-ways-through
func TestWhomABlockadeStops(t *testing.T) {
	p := position(t, 4).held(green, 5, "egypt").war(green, red)
	galley, other := p.transport(green, Galley, 1, "egyptian-sea", 1), p.transport(green, Galley, 1, "egyptian-sea", 1)
	want(t, "into port", p.whyNotSail(green, at("egyptian-sea"), at("egypt"), one(galley)), play.Free)
	want(t, "out of it", p.whyNotSail(green, at("egypt"), at("egyptian-sea"), one(galley)), play.Free)
	p.transport(red, Galley, 1, "egyptian-sea", 1)
	want(t, "out of the zone", p.whyNotSail(green, at("egyptian-sea"), at("libyan-sea"), one(galley)), RuleBlockade)
	want(t, "into port, from the zone", p.whyNotSail(green, at("egyptian-sea"), at("egypt"), one(galley)), RuleBlockade)
	p.March = March{Leader: galley, Convoy: one(galley), Through: p.March.Through}
	p.March.Through[red] = at("egyptian-sea")
	want(t, "who has beaten it", p.blockaded(green, at("egyptian-sea"), one(galley)), false)
	want(t, "another convoy", p.blockaded(green, at("egyptian-sea"), one(other)), true)
}
