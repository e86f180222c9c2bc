package alpha_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// Ten armies are 10 FV, in whatever parts they are placed.
//
// rule: mu-alpha/concepts/armies-mean-force-value
func TestArmiesAreForceValue(t *testing.T) {
	for _, parts := range [][]int16{{10}, {5, 5}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, {3, 3, 3, 1}, {7, 3}} {
		p := Position(t, 3).Held(Green, 5, "egypt")
		p.Players[Green].Capital, p.Players[Green].Coming = At("egypt"), 10
		p.Run(func(g *State, t *play.Table) { g.Deploy(t, Green) })
		for _, n := range parts {
			p.Play(Saying(By(Green, Deploy, At("egypt")), n))
		}
		Want(t, "placed", p.IsOver(), true)
		Want(t, "armies", p.Ground(Green, At("egypt")), 15)
	}
}

// There are 48 characters, and what technologies strengthen gains with each of them.
//
// rule: mu-alpha/concepts/empire-cards
func TestEmpireCards(t *testing.T) {
	stronger := 0
	for k := range TheBox().Cards {
		x := &TheBox().Cards[k]
		Want(t, "a name", x.ID != "" && x.Name["en"] != "" && x.Name["it"] != "", true)
		for i := 1; i < len(x.Amounts); i++ {
			Want(t, x.ID+" does no less with a technology more", x.Amounts[i] >= x.Amounts[i-1], true)
			stronger++
		}
	}
	Want(t, "kinds of card", len(TheBox().Cards), 48)
	Want(t, "some are strengthened", stronger > 0, true)
}

// Settlements, military, religious and commerce buildings.
//
// rule: mu-alpha/concepts/building-families
func TestBuildingFamilies(t *testing.T) {
	for b, family := range map[Building]string{
		Settlement: "settlement", Fort: "military", Cathedral: "religious", FairBuilding: "commerce", FairBuilding + 1: "commerce", FairBuilding + 2: "commerce",
	} {
		Want(t, TheBox().Buildings[b][1].ID, map[bool]string{b.Civil(): "settlement", b.Military(): "military", b.Religious(): "religious", b.Commercial(): "commerce"}[true], family)
	}
	for b, names := range map[Building][]string{
		Settlement: {"Village", "Hamlet", "City"}, Fort: {"Tower", "Fort", "Castle"}, Cathedral: {"Cathedral"}, FairBuilding: {"Farm"}, FairBuilding + 1: {"Mine"}, FairBuilding + 2: {"Market"},
	} {
		for level, name := range names {
			Want(t, "its name", TheBox().Buildings[b][level+1].Name["en"], name)
		}
	}
}

// Ships and land transports, some for trade and some for war; only those for war carry siege engines and Captains.
//
// rule: mu-alpha/concepts/transport-families
func TestTransportFamilies(t *testing.T) {
	for k, is := range map[Kind][2]bool{Merchantman: {true, false}, Caravan: {false, false}, Galley: {true, true}, WarWagon: {false, true}} {
		Want(t, "by sea", k.Sea(), is[0])
		Want(t, "for war", k.Warlike(), is[1])
		p := Dock(t, 1).Held(Green, 5, "egypt")
		p.Captain(Green, 1, "egypt", None)
		i := p.Transport(Green, k, 1, "egypt", 0)
		Want(t, "carries an engine", p.WhyNotCarry(i, At("egypt"), HeavyLoad) == play.Free, is[1])
		if is[1] {
			p.Transports[i].VF = 15
			Want(t, "with 5 points left", p.WhyNotCarry(i, At("egypt"), HeavyLoad), play.Free)
			p.Transports[i].VF = 16
			Want(t, "with 4", p.WhyNotCarry(i, At("egypt"), HeavyLoad), RuleCapacity)
			p.Transports[i].VF = 0
		}
		p.Phase = Combat
		var o play.Asking
		o.To(Green, AskConvoy)
		p.OfferLoading(&o, i)
		_, _, choices := o.At(0)
		boards := false
		for _, c := range choices {
			boards = boards || c.Verb == Board
		}
		Want(t, "carries a Captain", boards, is[1])
	}
}

// The dice have 4, 6 and 8 faces, by TL where it counts.
//
// rule: mu-alpha/concepts/dice
func TestDice(t *testing.T) {
	for level, faces := range map[int8]int8{1: 4, 2: 6, 3: 8} {
		Want(t, "the die of a TL", Position(t, 3).Studied(Green, level).LevelDie(Green), faces)
	}
}

// Of the siege engines only the Bombard helps in the field, too.
//
// rule: mu-alpha/concepts/siege-engine-types
func TestBombardsHelpInTheField(t *testing.T) {
	for level, helps := range map[int8]bool{Catapult: false, Trebuchet: false, Bombard: true} {
		p := Position(t, 3).Own(Red, "egypt")
		p.Engine(Red, level, "egypt", None)
		p.Battle.At, p.Battle.Sides[1].Seat = At("egypt"), Red
		Want(t, TheBox().Engines[level].ID, p.Bombards(1) == 1, helps)
	}
}

// What no amount is printed of does nothing by it.
//
// rule: mu-alpha/concepts/empire-cards
func TestCardsWithoutAnAmount(t *testing.T) {
	p := Position(t, 3)
	for card := range int8(Kinds) {
		x := &TheBox().Cards[card]
		if len(x.Amounts) == 0 {
			Want(t, x.ID+", by technologies", p.Amount(Green, card), 0)
		}
		if len(x.ByTL) == 0 {
			Want(t, x.ID+", by TL", p.ByLevel(Green, card), 0)
		}
	}
}
