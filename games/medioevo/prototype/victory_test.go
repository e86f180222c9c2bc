package prototype

import (
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
)

// realmOfSize is a realm of a size whose territories are all in play with three players, and their ids.
func realmOfSize(size medioevo.Size) (realm int8, ids []string) {
	for r := range box().Atlas.Realms {
		x := &box().Atlas.Realms[r]
		whole := x.Size == size
		for _, p := range x.Territories {
			y := &box().Atlas.Territories[p]
			whole = whole && !y.Excluded && y.Holy == 0
		}
		if whole {
			for _, p := range x.Territories {
				ids = append(ids, box().Atlas.ID(p))
			}
			return int8(r), ids
		}
	}
	panic("no such realm")
}

// rule: mu-prototype/victory-end/small-realm
// rule: mu-prototype/victory-end/minor-realm
// rule: mu-prototype/victory-end/great-realm
// rule: mu-prototype/victory-end/major-realm
// rule: mu-prototype/victory-end/starting-realm-counts
func TestWholeRealmsCount(t *testing.T) {
	for size, points := range map[medioevo.Size]int16{medioevo.Small: 0, medioevo.Minor: 1, medioevo.Great: 2, medioevo.Major: 3} {
		realm, ids := realmOfSize(size)
		p := position(t, 4).held(green, 5, ids...)
		p.Players[green].Realm = realm // his own counts like any other
		want(t, "whole", p.finalShares(green)[AtEndRealms], points)
		p.land(ids[0]).Owner = red
		want(t, "less one", p.finalShares(green)[AtEndRealms], 0)
	}
	// What is not in this game is missing nowhere.
	p := position(t, 4)
	for _, q := range box().Atlas.Realms[realmOf(at("zealand"))].Territories {
		p.Territories[q].Out = box().Atlas.Territories[q].Excluded
	}
	p.held(green, 5, "zealand")
	want(t, "of Denmark without Jutland and Scania only a Small realm is left", p.finalShares(green)[AtEndRealms], 0)
	for _, q := range box().Atlas.Realms[realmOf(at("tunisia"))].Territories {
		if p.Territories[q].Out = box().Atlas.Territories[q].Excluded; !p.Territories[q].Out {
			p.held(green, 5, box().Atlas.ID(q))
		}
	}
	want(t, "the Hafsids without Algeria and Medjerda are a Great one", p.finalShares(green)[AtEndRealms], 2)
}

// A Minor realm of three territories with 5, 5 and 4 VF.
//
// rule: mu-prototype/victory-end/safe-territories-only
func TestOnlySafeTerritoriesCount(t *testing.T) {
	rum := []string{"paphlagonia", "cappadocia", "lycia"}
	p := position(t, 4).held(green, 5, rum...)
	want(t, "5, 5 and 5", p.finalShares(green)[AtEndRealms], 1)
	p.vf(green, "lycia", -1)
	want(t, "5, 5 and 4", p.finalShares(green)[AtEndRealms], 0)
	p.learned(green, Legge)
	want(t, "with LEGGE", p.finalShares(green)[AtEndRealms], 1)
	p.learned(green, Vassallaggio)
	want(t, "and VASSALLAGGIO", p.finalShares(green)[AtEndRealms], 0)
	p.build(Fort, 1, "lycia")
	want(t, "and a Tower", p.finalShares(green)[AtEndRealms], 1)

	p.vf(green, "lycia", -1).transport(green, WarWagon, 1, "lycia", 1)
	want(t, "and one of the 4 aboard a wagon", p.finalShares(green)[AtEndRealms], 1)
	p.own(red, "lycia").vf(green, "lycia", 9)
	want(t, "in another's land", p.safe(green, at("lycia")), false)
	want(t, "with all that stand there", p.safe(green, at("lycia")) || p.finalShares(green)[AtEndRealms] != 0, false)

	p = position(t, 4).held(green, 4, "kiev", "judea").build(Cathedral, 1, "kiev")
	want(t, "a Cathedral and Jerusalem with 4 VF", p.finalPoints(green), 0)
	p.vf(green, "kiev", 1).vf(green, "judea", 1)
	want(t, "with 5", p.finalPoints(green), 2)
}

// rule: mu-prototype/victory-end/contested-does-not-count
// rule: mu-prototype/contested/contested-has-no-owner-effects
func TestContestedTerritoriesCountForNobody(t *testing.T) {
	p := position(t, 4).held(green, 9, "judea").vf(red, "judea", 9).war(green, red).run(contest)
	want(t, "for its owner", p.finalPoints(green), 0)
	want(t, "for the other", p.finalPoints(red), 0)
}

// rule: mu-prototype/victory-end/every-1000-florins
func TestFlorinsCount(t *testing.T) {
	for florins, points := range map[int32]int16{3990: 3, 999: 0, 1000: 1, 5000: 5} {
		want(t, "points", position(t, 4).florins(green, florins).finalShares(green)[AtEndFlorins], points)
	}
}

// rule: mu-prototype/victory-end/cathedral
// rule: mu-prototype/victory-end/religious-capital
// rule: mu-prototype/victory-end/unpaid-loans
// rule: mu-prototype/victory-end/objectives-not-scored
func TestWhatElseCountsAtTheEnd(t *testing.T) {
	p := position(t, 4).held(green, 9, "judea", "kiev", "turov").build(Cathedral, 1, "kiev", "turov")
	p.land("turov").Damaged = 1 << Cathedral // it is owned all the same
	p.Players[green].Loans = [2]int16{400, 100}
	p.Players[green].Pope = true
	got := p.finalShares(green)
	want(t, "Cathedrals", got[AtEndCathedrals], 2)
	want(t, "religious capitals", got[AtEndHoly], 1)
	want(t, "loans", got[AtEndLoans], -2)
	want(t, "and nothing else", p.finalPoints(green), 1)
	p.Players[green].Loans = [2]int16{0, 100}
	want(t, "one loan repaid", p.finalShares(green)[AtEndLoans], -1)
}

// rule: mu-prototype/victory-play/when-the-game-is-scored
// rule: mu-prototype/victory-play/points-may-be-negative
func TestTheEndIsAddedToHonour(t *testing.T) {
	p := position(t, 4).florins(green, 2500)
	p.Players[green].Honour = -4
	p.run(func(g *State, t *play.Table) { g.scoreEnd(t, green) })
	want(t, "honour", p.Players[green].Honour, -2)
	want(t, "told by what for", p.gained(green, AtEndFlorins), 2)
}

// rule: mu-prototype/victory-play/lose-religious-capital
func TestLosingAReligiousCapital(t *testing.T) {
	for to, from := range map[play.Seat]play.Seat{red: green, play.Nobody: green} {
		p := position(t, 4).held(green, 9, "judea", "kiev").held(red, 9, "egypt")
		p.run(func(g *State, t *play.Table) { g.hand(t, at("judea"), to) })
		want(t, "to whomever", p.Players[from].Honour, -2)
		p.run(func(g *State, t *play.Table) { g.hand(t, at("kiev"), to) })
		want(t, "another costs nothing", p.Players[from].Honour, -2)
	}
	p := position(t, 4).held(green, 9, "judea").vf(red, "judea", 9).war(green, red).run(contest)
	want(t, "contested it is not lost yet", p.Players[green].Honour, 0)
}

// rule: mu-prototype/victory-end/winner
// rule: mu-prototype/victory-end/tie-territories
// rule: mu-prototype/victory-end/tie-armies
// rule: mu-prototype/victory-end/tie-florins
// rule: mu-prototype/victory-end/tie-shared
func TestWhoIsAhead(t *testing.T) {
	equal := func() *stage {
		p := position(t, 4).held(green, 5, "kiev").held(red, 5, "turov").florins(green, 500).florins(red, 500)
		p.Phase = GameOver
		return p
	}
	for _, x := range []struct {
		name string
		p    *stage
		sign int
	}{
		{"equal in all", equal(), 0},
		{"more florins", equal().florins(green, 501), 1},
		{"more armies before florins", equal().vf(red, "turov", 1).florins(green, 900), -1},
		{"more territories before armies", equal().own(green, "sinai").vf(red, "turov", 9), 1},
	} {
		want(t, x.name, x.p.compare(green, red), x.sign)
		want(t, x.name+", from the other side", x.p.compare(red, green), -x.sign)
	}
	p := equal().own(red, "sinai", "judea")
	p.Players[green].Honour = 1
	want(t, "honour before all", p.compare(green, red), 1)
	p = equal()
	p.transport(green, Galley, 1, "cretan-sea", 1)
	want(t, "what is aboard counts", p.compare(green, red), 1)
	p = equal()
	p.Players[red].Reserve = 5
	want(t, "and what stands behind the screen, at the end", p.compare(green, red), -1)
	want(t, "when all may see it", p.View(green).(*View).Players[red].Reserve, 5)
	src := chance.New(3)
	for range 9 {
		p.Redeal(green, &src)
		want(t, "and it is what it is", p.Players[red].Reserve, 5)
	}
	p.Phase = Combat
	want(t, "which nobody knows before", p.compare(green, red), 0)
	want(t, "nor sees", p.View(green).(*View).Players[red].Reserve, None)
}

// rule: mu-prototype/victory-play/diplomacy-points
func TestDiplomacyCostsHonour(t *testing.T) {
	p := position(t, 4).crowned("byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary", "golden-horde")
	p.run(func(g *State, t *play.Table) { g.declare(t, green, red, false) })
	want(t, "a war with another religion", p.gained(green, ForWar), -1)
	want(t, "for the victim", p.Players[red].Honour, 0)
}

// A realm's class goes by its territories in this game: with fewer than six players Zealand alone is a Small realm, in
// which no Cathedral is built, and the five territories left to the Hafsids are a Great one, without a barbarian capital.
//
// rule: mu-prototype/realms/size-classes
// rule: mu-prototype/realms/excluded-parts-and-realm-completeness
func TestSizeOfRealmsOfWhichPartsAreOut(t *testing.T) {
	denmark, hafsids := realmOf(at("zealand")), realmOf(at("tunisia"))
	for _, x := range []struct {
		seats              int
		denmark, hafsids   medioevo.Size
		city, rise         int8
		levy, points, both int16
		cathedral          play.Rule
	}{
		{5, medioevo.Small, medioevo.Great, 1, 1, 1, 0, 2, RuleSmallRealm},
		{6, medioevo.Minor, medioevo.Major, 3, 2, 2, 1, 4, play.Free},
	} {
		p := began(t, x.seats, nil)
		want(t, "Denmark", p.sizeOf(denmark), x.denmark)
		want(t, "the Hafsids", p.sizeOf(hafsids), x.hafsids)
		want(t, "what stands in Tunis", p.built(at("tunisia"), Settlement), x.city)
		want(t, "VF that rise in Tunis", p.risers(at("tunisia")), int16(x.rise))
		want(t, "VF that rise in Denmark", p.risers(at("zealand")), 2)
		levied, honoured := p.landLevy(green), p.realmShare(green)
		for land := range p.realmLand(denmark) {
			p.held(green, 9, box().Atlas.ID(land))
		}
		want(t, "VF for Denmark", p.landLevy(green)-levied, x.levy)
		want(t, "honour for Denmark", p.realmShare(green)-honoured, x.points)
		want(t, "a Cathedral in Denmark", p.whyNotSite(at("zealand"), Cathedral), x.cathedral)
		for land := range p.realmLand(hafsids) {
			p.held(green, 9, box().Atlas.ID(land))
		}
		want(t, "honour for both", p.realmShare(green)-honoured, x.both)
	}
	q := began(t, 5, nil)
	want(t, "the Princess may woo Denmark", q.mayCourt(denmark), true)
}
