package prototype

import (
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// realmOfSize is a realm of a size whose territories are all in play with three players, and their ids.
func realmOfSize(size medioevo.Size) (realm int8, ids []string) {
	for r := range TheBox().Atlas.Realms {
		x := &TheBox().Atlas.Realms[r]
		whole := x.Size == size
		for _, p := range x.Territories {
			y := &TheBox().Atlas.Territories[p]
			whole = whole && !y.Excluded && y.Holy == 0
		}
		if whole {
			for _, p := range x.Territories {
				ids = append(ids, TheBox().Atlas.ID(p))
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
		p := Position(t, 4).Held(Green, 5, ids...)
		p.Players[Green].Realm = realm // his own counts like any other
		Want(t, "whole", finalShares(p.State, Green)[AtEndRealms], points)
		p.Land(ids[0]).Owner = Red
		Want(t, "less one", finalShares(p.State, Green)[AtEndRealms], 0)
	}
	// What is not in this game is missing nowhere.
	p := Position(t, 4)
	for _, q := range TheBox().Atlas.Realms[RealmOf(At("zealand"))].Territories {
		p.Territories[q].Out = TheBox().Atlas.Territories[q].Excluded
	}
	p.Held(Green, 5, "zealand")
	Want(t, "of Denmark without Jutland and Scania only a Small realm is left", finalShares(p.State, Green)[AtEndRealms], 0)
	for _, q := range TheBox().Atlas.Realms[RealmOf(At("tunisia"))].Territories {
		if p.Territories[q].Out = TheBox().Atlas.Territories[q].Excluded; !p.Territories[q].Out {
			p.Held(Green, 5, TheBox().Atlas.ID(q))
		}
	}
	Want(t, "the Hafsids without Algeria and Medjerda are a Great one", finalShares(p.State, Green)[AtEndRealms], 2)
}

// A Minor realm of three territories with 5, 5 and 4 VF.
//
// rule: mu-prototype/victory-end/safe-territories-only
func TestOnlySafeTerritoriesCount(t *testing.T) {
	rum := []string{"paphlagonia", "cappadocia", "lycia"}
	p := Position(t, 4).Held(Green, 5, rum...)
	Want(t, "5, 5 and 5", finalShares(p.State, Green)[AtEndRealms], 1)
	p.Vf(Green, "lycia", -1)
	Want(t, "5, 5 and 4", finalShares(p.State, Green)[AtEndRealms], 0)
	p.Learned(Green, Legge)
	Want(t, "with LEGGE", finalShares(p.State, Green)[AtEndRealms], 1)
	p.Learned(Green, Vassallaggio)
	Want(t, "and VASSALLAGGIO", finalShares(p.State, Green)[AtEndRealms], 0)
	p.Build(Fort, 1, "lycia")
	Want(t, "and a Tower", finalShares(p.State, Green)[AtEndRealms], 1)

	p.Vf(Green, "lycia", -1).Transport(Green, WarWagon, 1, "lycia", 1)
	Want(t, "and one of the 4 aboard a wagon", finalShares(p.State, Green)[AtEndRealms], 1)
	p.Own(Red, "lycia").Vf(Green, "lycia", 9)
	Want(t, "in another's land", safe(p.State, Green, At("lycia")), false)
	Want(t, "with all that stand there", safe(p.State, Green, At("lycia")) || finalShares(p.State, Green)[AtEndRealms] != 0, false)

	p = Position(t, 4).Held(Green, 4, "kiev", "judea").Build(Cathedral, 1, "kiev")
	Want(t, "a Cathedral and Jerusalem with 4 VF", p.FinalPoints(Green), 0)
	p.Vf(Green, "kiev", 1).Vf(Green, "judea", 1)
	Want(t, "with 5", p.FinalPoints(Green), 2)
}

// rule: mu-prototype/victory-end/contested-does-not-count
// rule: mu-prototype/contested/contested-has-no-owner-effects
func TestContestedTerritoriesCountForNobody(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "judea").Vf(Red, "judea", 9).War(Green, Red).Run(Contest)
	Want(t, "for its owner", p.FinalPoints(Green), 0)
	Want(t, "for the other", p.FinalPoints(Red), 0)
}

// rule: mu-prototype/victory-end/every-1000-florins
func TestFlorinsCount(t *testing.T) {
	for florins, points := range map[int32]int16{3990: 3, 999: 0, 1000: 1, 5000: 5} {
		Want(t, "points", finalShares(Position(t, 4).Florins(Green, florins).State, Green)[AtEndFlorins], points)
	}
}

// rule: mu-prototype/victory-end/cathedral
// rule: mu-prototype/victory-end/religious-capital
// rule: mu-prototype/victory-end/unpaid-loans
// rule: mu-prototype/victory-end/objectives-not-scored
func TestWhatElseCountsAtTheEnd(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "judea", "kiev", "turov").Build(Cathedral, 1, "kiev", "turov")
	p.Land("turov").Damaged = 1 << Cathedral // it is owned all the same
	p.Players[Green].Loans = [2]int16{400, 100}
	p.Players[Green].Pope = true
	got := finalShares(p.State, Green)
	Want(t, "Cathedrals", got[AtEndCathedrals], 2)
	Want(t, "religious capitals", got[AtEndHoly], 1)
	Want(t, "loans", got[AtEndLoans], -2)
	Want(t, "and nothing else", p.FinalPoints(Green), 1)
	p.Players[Green].Loans = [2]int16{0, 100}
	Want(t, "one loan repaid", finalShares(p.State, Green)[AtEndLoans], -1)
}

// rule: mu-prototype/victory-play/when-the-game-is-scored
// rule: mu-prototype/victory-play/points-may-be-negative
func TestTheEndIsAddedToHonour(t *testing.T) {
	p := Position(t, 4).Florins(Green, 2500)
	p.Players[Green].Honour = -4
	p.Run(func(g *State, t *play.Table) { g.ScoreEnd(t, Green) })
	Want(t, "honour", p.Players[Green].Honour, -2)
	Want(t, "told by what for", p.Gained(Green, AtEndFlorins), 2)
}

// rule: mu-prototype/victory-play/lose-religious-capital
func TestLosingAReligiousCapital(t *testing.T) {
	for to, from := range map[play.Seat]play.Seat{Red: Green, play.Nobody: Green} {
		p := Position(t, 4).Held(Green, 9, "judea", "kiev").Held(Red, 9, "egypt")
		p.Run(func(g *State, t *play.Table) { g.Hand(t, At("judea"), to) })
		Want(t, "to whomever", p.Players[from].Honour, -2)
		p.Run(func(g *State, t *play.Table) { g.Hand(t, At("kiev"), to) })
		Want(t, "another costs nothing", p.Players[from].Honour, -2)
	}
	p := Position(t, 4).Held(Green, 9, "judea").Vf(Red, "judea", 9).War(Green, Red).Run(Contest)
	Want(t, "contested it is not lost yet", p.Players[Green].Honour, 0)
}

// rule: mu-prototype/victory-end/winner
// rule: mu-prototype/victory-end/tie-territories
// rule: mu-prototype/victory-end/tie-armies
// rule: mu-prototype/victory-end/tie-florins
// rule: mu-prototype/victory-end/tie-shared
func TestWhoIsAhead(t *testing.T) {
	equal := func() *Stage {
		p := Position(t, 4).Held(Green, 5, "kiev").Held(Red, 5, "turov").Florins(Green, 500).Florins(Red, 500)
		p.Phase = GameOver
		return p
	}
	for _, x := range []struct {
		name string
		p    *Stage
		sign int
	}{
		{"equal in all", equal(), 0},
		{"more florins", equal().Florins(Green, 501), 1},
		{"more armies before florins", equal().Vf(Red, "turov", 1).Florins(Green, 900), -1},
		{"more territories before armies", equal().Own(Green, "sinai").Vf(Red, "turov", 9), 1},
	} {
		Want(t, x.name, x.p.Compare(Green, Red), x.sign)
		Want(t, x.name+", from the other side", x.p.Compare(Red, Green), -x.sign)
	}
	p := equal().Own(Red, "sinai", "judea")
	p.Players[Green].Honour = 1
	Want(t, "honour before all", p.Compare(Green, Red), 1)
	p = equal()
	p.Transport(Green, Galley, 1, "cretan-sea", 1)
	Want(t, "what is aboard counts", p.Compare(Green, Red), 1)
	p = equal()
	p.Players[Red].Reserve = 5
	Want(t, "and what stands behind the screen, at the end", p.Compare(Green, Red), -1)
	Want(t, "when all may see it", p.View(Green).(*View).Players[Red].Reserve, 5)
	src := chance.New(3)
	for range 9 {
		p.Redeal(Green, &src)
		Want(t, "and it is what it is", p.Players[Red].Reserve, 5)
	}
	p.Phase = Combat
	Want(t, "which nobody knows before", p.Compare(Green, Red), 0)
	Want(t, "nor sees", p.View(Green).(*View).Players[Red].Reserve, None)
}

// rule: mu-prototype/victory-play/diplomacy-points
func TestDiplomacyCostsHonour(t *testing.T) {
	p := Position(t, 4).Crowned("byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary", "golden-horde")
	p.Run(func(g *State, t *play.Table) { declare(g, t, Green, Red, false) })
	Want(t, "a war with another religion", p.Gained(Green, ForWar), -1)
	Want(t, "for the victim", p.Players[Red].Honour, 0)
}

// A realm's class goes by its territories in this game: with fewer than six players Zealand alone is a Small realm, in
// which no Cathedral is built, and the five territories left to the Hafsids are a Great one, without a barbarian capital.
//
// rule: mu-prototype/realms/size-classes
// rule: mu-prototype/realms/excluded-parts-and-realm-completeness
func TestSizeOfRealmsOfWhichPartsAreOut(t *testing.T) {
	denmark, hafsids := RealmOf(At("zealand")), RealmOf(At("tunisia"))
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
		p := Began(t, x.seats, nil)
		Want(t, "Denmark", p.SizeOf(denmark), x.denmark)
		Want(t, "the Hafsids", p.SizeOf(hafsids), x.hafsids)
		Want(t, "what stands in Tunis", p.Built(At("tunisia"), Settlement), x.city)
		Want(t, "VF that rise in Tunis", p.Risers(At("tunisia")), int16(x.rise))
		Want(t, "VF that rise in Denmark", p.Risers(At("zealand")), 2)
		levied, honoured := p.LandLevy(Green), realmShare(p.State, Green)
		for land := range p.RealmLand(denmark) {
			p.Held(Green, 9, TheBox().Atlas.ID(land))
		}
		Want(t, "VF for Denmark", p.LandLevy(Green)-levied, x.levy)
		Want(t, "honour for Denmark", realmShare(p.State, Green)-honoured, x.points)
		Want(t, "a Cathedral in Denmark", p.WhyNotSite(At("zealand"), Cathedral), x.cathedral)
		for land := range p.RealmLand(hafsids) {
			p.Held(Green, 9, TheBox().Atlas.ID(land))
		}
		Want(t, "honour for both", realmShare(p.State, Green)-honoured, x.both)
	}
	q := Began(t, 5, nil)
	Want(t, "the Princess may woo Denmark", q.MayCourt(denmark), true)
}

// rule: mu-prototype/victory-play/every-7-technologies
// rule: mu-prototype/victory-play/fourth-level-technology
func TestTechnologiesBringHonour(t *testing.T) {
	p := Position(t, 3).Studied(Green, 2)
	for tech := int8(0); p.TechCount(Green) < 13; tech++ {
		if tech != Universita && tech != Filosofia {
			p.Learned(Green, tech)
		}
	}
	p.Run(func(g *State, t *play.Table) { g.Learn(t, Green, Universita) })
	Want(t, "the 14th, of level IV", p.Players[Green].Honour, 2)

	p = Position(t, 3).Learned(Green, Legge, Caccia, Tessitura, Istruzione, Commercio, Agricoltura)
	p.Run(func(g *State, t *play.Table) {
		for _, tech := range []int8{Forgiatura, Matematica} {
			g.Learn(t, Green, tech)
		}
	})
	Want(t, "the 7th of several", p.Players[Green].Honour, 1)
}

// rule: mu-prototype/victory-play/conquer-religious-capital
func TestConqueringAReligiousCapital(t *testing.T) {
	p, _ := Victorious(t)
	p.Conquers("judea")
	Want(t, "Jerusalem", p.Players[Green].Honour, 1)
	p, _ = Victorious(t)
	p.Battle.At = At("palestine")
	p.Conquers("palestine")
	Want(t, "another territory", p.Players[Green].Honour, 0)
}
