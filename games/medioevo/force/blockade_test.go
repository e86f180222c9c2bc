package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-alpha/naval/passive-block
func TestDardanelles(t *testing.T) {
	InEach(t, func(t *testing.T) {
		// Red holds Thrace and Mysia: nobody else sails from the Black Sea to the Mediterranean.
		p := Position(t, 4).Own(Red, "thrace", "mysia").Vf(Red, "thrace", 1).Vf(Red, "mysia", 1)
		ship := p.Transport(Green, Merchantman, 1, "sea-of-marmara", 1)
		own := p.Transport(Red, Merchantman, 1, "sea-of-marmara", 1)
		// rule: mu-prototype/blockade/kinds
		// rule: mu-prototype/blockade/passive
		Want(t, "Green", p.WhyNotStep(ship, At("north-aegean")), RuleNarrow)
		Want(t, "Red himself", p.WhyNotStep(own, At("north-aegean")), play.Free)
		Want(t, "the other way", p.WhyNotStep(p.Transport(Green, Galley, 1, "north-aegean", 1), At("sea-of-marmara")), RuleNarrow)
		Want(t, "the Bosporus stays open", p.WhyNotStep(ship, At("west-black-sea")), play.Free)
		// rule: mu-prototype/blockade/passive-ways-through
		p.Own(Blue, "mysia")
		Want(t, "with one shore lost", p.WhyNotStep(ship, At("north-aegean")), play.Free)
		for _, shore := range []string{"thrace", "mysia"} {
			p.Own(Red, "thrace", "mysia").Own(play.Nobody, shore)
			Want(t, "with one that is nobody's", p.WhyNotStep(ship, At("north-aegean")), play.Free)
		}
		p.Own(Red, "mysia")
		p.Treaties.Sign(medioevo.Treaty{Parties: 3, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Passage, From: Red, To: Green}}})
		Want(t, "with passage", p.WhyNotStep(ship, At("north-aegean")), play.Free)
	})
}

func TestActiveBlockade(t *testing.T) {
	// rule: mu-prototype/blockade/active
	p := Position(t, 4).War(Green, Red)
	ship := p.Transport(Green, Merchantman, 1, "egyptian-sea", 1)
	out := At("libyan-sea")
	Want(t, "an empty sea", p.WhyNotStep(ship, out), play.Free)
	guard := p.Transport(Red, Galley, 1, "egyptian-sea", 0)
	Want(t, "an empty Galley", p.WhyNotStep(ship, out), play.Free)
	p.Transports[guard].VF = 1
	Want(t, "a crewed Galley", p.WhyNotStep(ship, out), RuleBlockade)
	p.Transport(Red, Merchantman, 1, "libyan-sea", 5)
	Want(t, "others at peace", p.WhyNotStep(p.Transport(Blue, Merchantman, 1, "egyptian-sea", 1), out), play.Free)
	into := p.Transport(Green, Galley, 1, "libyan-sea", 1)
	Want(t, "one may come in", p.WhyNotStep(into, At("egyptian-sea")), play.Free)
	// rule: mu-prototype/blockade/active-ways-through
	first, second := p.Transport(Green, Galley, 1, "egyptian-sea", 1), p.Transport(Green, Galley, 1, "egyptian-sea", 1)
	fleet := One(first)
	Want(t, "as many Galleys", p.WhyNotGoTogether(fleet, At("egyptian-sea"), out, 0), RuleBlockade)
	fleet.Add(ship)
	fleet.Add(second)
	Want(t, "more Galleys, with a Merchantman", p.WhyNotGoTogether(fleet, At("egyptian-sea"), out, 0), play.Free)
	fleet.Drop(second)
	p.March.Leader, p.March.Convoy = first, fleet
	p.March.Through[Red] = At("egyptian-sea")
	Want(t, "after a victory there", p.WhyNotGoTogether(fleet, At("egyptian-sea"), out, 0), play.Free)
	t.Run("far marches end in it", func(t *testing.T) {
		p := Position(t, 4).War(Green, Red)
		galley := p.Transport(Green, Galley, 1, "levantine-sea", 1)
		p.Transport(Red, Galley, 1, "egyptian-sea", 1)
		r := p.Reach(One(galley))
		Want(t, "into the zone", r.Cost[At("egyptian-sea")], 1)
		Want(t, "not out of it", r.Cost[At("libyan-sea")] > 0 && r.From[At("libyan-sea")] == At("egyptian-sea"), false)
	})
}

// A blockade is of who leaves the zone, for the convoy that has not beaten it there; into port and over open borders of the
// sea one sails.
//
// rule: mu-prototype/blockade/kinds
// rule: mu-prototype/blockade/active
// rule: mu-prototype/blockade/active-ways-through
func TestWhomABlockadeStops(t *testing.T) {
	p := Position(t, 4).Held(Green, 5, "egypt").War(Green, Red)
	galley, other := p.Transport(Green, Galley, 1, "egyptian-sea", 1), p.Transport(Green, Galley, 1, "egyptian-sea", 1)
	Want(t, "into port", p.WhyNotStep(galley, At("egypt")), play.Free)
	p.Transport(Red, Galley, 1, "egyptian-sea", 1)
	Want(t, "out of port", p.WhyNotStep(p.Transport(Green, Galley, 1, "egypt", 1), At("egyptian-sea")), play.Free)
	Want(t, "out of the zone", p.WhyNotStep(galley, At("libyan-sea")), RuleBlockade)
	Want(t, "into port, from the zone", p.WhyNotStep(galley, At("egypt")), RuleBlockade)
	p.March = March{Leader: galley, Convoy: One(galley), Through: p.March.Through}
	p.March.Through[Red] = At("egyptian-sea")
	Want(t, "who has beaten it", p.Blockaded(Green, At("egyptian-sea"), One(galley)), false)
	Want(t, "another convoy", p.Blockaded(Green, At("egyptian-sea"), One(other)), true)
}
