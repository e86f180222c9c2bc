package alpha

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestTechnologyLevels(t *testing.T) {
	// rule: mu-alpha/victory/hp-technological-level
	learns := func(p *Stage, techs ...int8) *Stage {
		return p.Run(func(g *State, t *play.Table) {
			for _, tech := range techs {
				g.Learn(t, Green, tech)
			}
		})
	}
	p := learns(Position(t, 3), Legge, Investitura, Vassallaggio, Feudalesimo, Istruzione, Letteratura, Medicina)
	Want(t, "seven technologies", p.Players[Green].Honour, 0)
	Want(t, "eight: TL 2", learns(p, Misticismo).Players[Green].Honour, 1)
	Want(t, "nine", learns(p, Monoteismo).Players[Green].Honour, 1)
	learns(p, Teologia, Caccia, Mulino, Allevamento, Agricoltura, Conio)
	Want(t, "fifteen", p.Players[Green].Honour, 1)
	Want(t, "sixteen: TL 3", learns(p, Banche).Players[Green].Honour, 3)
	p.Players[Green].Techs &^= 1<<Banche | 1<<Conio
	Want(t, "lost and regained", learns(p, Banche, Conio).Players[Green].Honour, 3)

	p = Position(t, 3).Learned(Green, Legge, Investitura, Vassallaggio, Feudalesimo, Istruzione, Letteratura, Medicina).Learned(Red, Misticismo)
	p.Held(Green, 5, "egypt").Run(func(g *State, t *play.Table) { g.MayFall(t, Red, Green) })
	Want(t, "what is taken over counts too", p.Players[Green].Honour, 1)
}

// realmOfSize is the territories of a realm of a size that are all in play.
func realmOfSize(size medioevo.Size) (ids []string) {
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
			return ids
		}
	}
	panic("no such realm")
}

func TestTheEnd(t *testing.T) {
	shares := func(p *Stage) [Sources]int16 { return finalShares(p.State, Green) }
	t.Run("whole Kingdoms", func(t *testing.T) {
		// rule: mu-alpha/victory/end-kingdoms
		for size, points := range map[medioevo.Size]int16{medioevo.Small: 1, medioevo.Minor: 2, medioevo.Great: 3, medioevo.Major: 4} {
			ids := realmOfSize(size)
			p := Position(t, 4).Own(Green, ids...)
			p.Players[Green].Realm = RealmOf(At(ids[0]))
			Want(t, "whole, the starting one too", shares(p)[AtEndRealms], points)
			Want(t, "less one", shares(p.Own(Red, ids[0]))[AtEndRealms], 0)
		}
		p := Position(t, 4).Own(Green, append(realmOfSize(medioevo.Small), realmOfSize(medioevo.Minor)...)...)
		Want(t, "several", shares(p)[AtEndRealms], 3)
	})
	t.Run("florins", func(t *testing.T) {
		// rule: mu-alpha/victory/end-florins
		for florins, points := range map[int32]int16{999: 0, 1000: 1, 3990: 3} {
			Want(t, "points", shares(Position(t, 4).Florins(Green, florins))[AtEndFlorins], points)
		}
	})
	t.Run("Cathedrals", func(t *testing.T) {
		// rule: mu-alpha/victory/end-cathedrals
		p := Position(t, 4).Own(Green, "kiev", "turov").Own(Red, "judea").Build(Cathedral, 1, "kiev", "turov", "judea")
		Want(t, "his", shares(p)[AtEndCathedrals], 2)
	})
	t.Run("religious capitals and Jerusalem", func(t *testing.T) {
		// rule: mu-alpha/victory/end-religious-capital
		// rule: mu-alpha/victory/end-jerusalem
		p := Position(t, 4).Own(Green, "judea")
		Want(t, "Jerusalem is worth 2", shares(p)[AtEndHoly], 2)
		Want(t, "and 3", shares(p)[AtEndJerusalem], 3)
		p.Own(Green, "thrace", "papal-state").Own(Red, "judea")
		Want(t, "Rome and Constantinople", shares(p)[AtEndHoly], 4)
		Want(t, "another's Jerusalem", shares(p)[AtEndJerusalem], 0)
	})
	t.Run("the Pope", func(t *testing.T) {
		// rule: mu-alpha/victory/end-pope
		p := Position(t, 4)
		p.Players[Green].Pope = true
		Want(t, "two", shares(p)[AtEndPope], 2)
		Want(t, "nobody else", finalShares(p.State, Red)[AtEndPope], 0)
	})
	t.Run("contested land is nobody's", func(t *testing.T) {
		// rule: mu-alpha/contested/at-war
		p := Position(t, 4).Held(Green, 9, "judea").Vf(Red, "judea", 9).War(Green, Red).Run(Contest)
		Want(t, "Jerusalem", p.FinalPoints(Green), 0)
	})
	t.Run("is added to what stands on the track", func(t *testing.T) {
		// rule: mu-alpha/victory/final-count
		p := Position(t, 4).Florins(Green, 2500).Own(Green, "judea")
		p.Players[Green].Honour = -4
		p.Run(func(g *State, t *play.Table) { g.ScoreEnd(t, Green) })
		Want(t, "-4, 2 for florins, 5 for Jerusalem", p.Players[Green].Honour, 3)
		Want(t, "told by what for", p.Gained(Green, AtEndJerusalem), 3)
	})
}

func TestWhoHasWon(t *testing.T) {
	// rule: mu-alpha/victory/winner-and-tie-breakers
	// rule: mu-alpha/scope/aim-most-honor-points
	equal := func() *Stage {
		p := Position(t, 4).Held(Green, 5, "kiev").Held(Red, 5, "turov").Florins(Green, 500).Florins(Red, 500)
		p.Players[Blue].Honour, p.Players[White].Honour = -9, -9
		return p
	}
	for _, x := range []struct {
		name string
		p    *Stage
		want uint16
	}{
		{"equal in all: shared", equal(), Bit(Green) | Bit(Red)},
		{"florins", equal().Florins(Green, 501), Bit(Green)},
		{"armies before florins", equal().Vf(Red, "turov", 1).Florins(Green, 900), Bit(Red)},
		{"territories before armies", equal().Own(Green, "sinai").Vf(Red, "turov", 9), Bit(Green)},
		{"honour before all", equal().Own(Green, "sinai").Own(Red, "judea"), Bit(Red)},
	} {
		Want(t, x.name, x.p.Run((*State).Finish).Winners, x.want)
		shared := x.want == Bit(Green)|Bit(Red)
		Want(t, x.name+": told", [2]bool{x.p.Told(KeyWins), x.p.Told(KeyShares)}, [2]bool{!shared, shared})
	}
}
