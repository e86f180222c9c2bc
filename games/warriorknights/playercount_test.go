package warriorknights

import (
	"testing"

	"signoria/play"
)

func TestCitiesInRuins(t *testing.T) {
	// rule: warrior-knights/player-count/pillaged-cities
	// rule: warrior-knights/setup/step-4-city-miniatures
	// rule: warrior-knights/components/city-miniature-means-not-pillaged
	for _, c := range []struct {
		seats           int
		ruins, standing int16
	}{{2, 11, 7}, {3, 7, 11}, {4, 5, 13}, {5, 3, 15}, {6, 0, 18}} {
		g := table(t, c.seats, 9, nil)
		want(t, "realm cities standing", g.standingRealm(), c.standing)
		var ruins, overseas int16
		for i := range g.Cities {
			switch {
			case !box.Cities[i].Realm && !g.Cities[i].Pillaged:
				overseas++
			case g.Cities[i].Pillaged:
				ruins++
			}
			// rule: warrior-knights/overview/neutral-city-definition
			want(t, "owner at the start", g.Cities[i].Owner, play.Nobody)
		}
		want(t, "cities in ruins", ruins, c.ruins)
		want(t, "overseas cities standing", overseas, 6)
	}
}

func TestRuinsAreDrawnByFate(t *testing.T) {
	// rule: warrior-knights/player-count/drawn-by-fate
	p := position(t, 5).fate("acre", "froli", "monz", "jerusalem", "vecht")
	var nobody play.Table
	p.pillageByFate(&nobody)
	for _, id := range []string{"froli", "monz", "vecht"} {
		want(t, id+" pillaged", p.Cities[city(t, id)].Pillaged, true)
	}
	want(t, "overseas cities drawn do not count", p.Cities[city(t, "acre")].Pillaged, false)
	want(t, "three cities in all", p.standingRealm(), 15)

	p = position(t, 5).fate("froli")
	p.city("froli").pillaged()
	p.pillageByFate(&nobody)
	want(t, "a repeat does not count", p.standingRealm(), 14)
}

func TestRim(t *testing.T) {
	// rule: warrior-knights/player-count/fortresses-not-on-the-rim
	// rule: warrior-knights/map/outer-rows-and-columns
	for seats := 2; seats <= MaxBarons; seats++ {
		p := position(t, seats)
		rim, inner := play.Free, p.whyNotFortressAt(green, region(t, "belmarais"))
		if seats <= 3 {
			rim = RuleFortressRim
		}
		want(t, "on the rim", p.whyNotFortressAt(green, region(t, "gullmark")), rim)
		want(t, "inside it", inner, play.Free)
	}
}

// What hangs on the number of Barons hangs on those still in the game.
// rule: warrior-knights/actions/trigger-three-areas
// rule: warrior-knights/actions/trigger-mercenary-draft
func TestNumbersThatHangOnThePlayers(t *testing.T) {
	p := position(t, 4)
	want(t, "cards that set off a phase", p.perPhase(), 8)
	want(t, "crests that set off a draft", p.perDraft(), 5)
	p.Barons[blue].Out = true
	want(t, "cards, one Baron out", p.perPhase(), 6)
	want(t, "crests, one Baron out", p.perDraft(), 4)
	order, n := p.clockwise(red)
	want(t, "clockwise from red", [3]play.Seat(order[:n]), [3]play.Seat{red, black, green})
	want(t, "who plays a Baron that is out", p.seatOf(p.Barons[blue].Colour), play.Nobody)
}
