package alpha

import (
	"fmt"
	"slices"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// begins is a phase of the second turn of four players, played to its first question.
func begins(t *testing.T, phase Phase) *Stage {
	t.Helper()
	p := Court(t)
	p.Phase, p.Bids, p.Options.Turns = phase, NoAuction(), 9
	for s := range play.Seat(4) {
		p.SetBuilt(p.Players[s].Capital, Settlement, 3)
		p.Players[s].Coming = 3
	}
	return p.Dawn().Run((*State).Step)
}

// rule: mu-alpha/turn/ten-phases
func TestTenPhases(t *testing.T) {
	g := Tested().Game()
	l, err := g.Start(Setup(3, 2, map[string]int{OptionTurns: 3, OptionPieces: 1}))
	if err != nil {
		t.Fatal(err)
	}
	var phases []int16
	for told := 0; !l.Over(); {
		o := l.Offers()[0]
		c := o.Choices[len(o.Choices)-1]
		if _, err := l.Answer(c.With(o.Seat, c.Lo)); err != nil {
			t.Fatal(err)
		}
		for _, line := range l.Lines(told) {
			told++
			if line.Key == KeyPhase {
				phases = append(phases, line.Args[0])
			}
		}
	}
	Want(t, "phases of three turns", len(phases), 30)
	Want(t, "before them the game is set up", Began(t, 3, nil).Run((*State).Step).IsOver(), false)
	order := []Phase{TurnOrder, EmpireCards, Diplomacy, Purchase, Taxes, Reinforcements, Events, Placement, Combat, Trade}
	for i, p := range phases {
		Want(t, "phase", Phase(p), order[i%10])
	}
}

// In Empire Cards, Diplomacy and Combat they act in the order of the turn; the auction goes round; the others they play at
// once.
//
// rule: mu-alpha/turn/simultaneous-phases
func TestWhichPhasesAllPlayAtOnce(t *testing.T) {
	asked := func(p *Stage) (seats []play.Seat) {
		for s := range play.Seat(4) {
			if _, ok := p.Match.OfferTo(s); ok {
				seats = append(seats, s)
			}
		}
		return seats
	}
	for _, phase := range []Phase{Purchase, Placement} {
		Want(t, phaseName(phase)+": all are asked", len(asked(begins(t, phase))), 4)
	}
	for _, phase := range []Phase{TurnOrder, Diplomacy} {
		Want(t, phaseName(phase)+": one is asked", len(asked(begins(t, phase))), 1)
	}
	for phase, next := range map[Phase]Phase{EmpireCards: Diplomacy, Diplomacy: Purchase, Combat: Trade} {
		p := Court(t)
		p.Phase, p.Options.Turns = phase, 9
		for s := range p.Players[:4] {
			p.Players[s].Actions, p.Players[s].Florins = 1, 0
		}
		for part := range 4 {
			Want(t, phaseName(phase)+": whose part is next", p.Order[p.Stage], play.Seat(part))
			p.Run((*State).Step)
			Want(t, phaseName(phase)+": after it", p.Phase, map[bool]Phase{true: phase, false: next}[part < 3])
		}
	}
}

// phaseName says which phase a test is about.
func phaseName(p Phase) string { return fmt.Sprintf("phase %d", p) }

// There is nothing of the Advanced Rules: who is eliminated does not come back, and no option lets him.
//
// rule: mu-alpha/scope/basic-game-only
func TestWhoIsOutStaysOut(t *testing.T) {
	known := []string{OptionRealm, OptionTurns, OptionHonour, OptionTime, OptionPieces, OptionArmies}
	for _, o := range tableOptions() {
		Want(t, "an option of the basic game: "+o.ID, slices.Contains(known, o.ID), true)
	}
	for phase := TurnOrder; phase <= TurnEnd; phase++ {
		p := Court(t)
		p.Phase, p.Bids, p.Options.Turns = phase, NoAuction(), 9
		p.Players[White] = Player{Out: true, Capital: NoPlace, Realm: p.Players[White].Realm, Monopoly: None, Sheltered: Nowhere()}
		p.Run((*State).Step)
		_, ok := p.Match.OfferTo(White)
		Want(t, "he is asked", ok, false)
		Want(t, "he is out", p.Players[White].Out, true)
	}
}

// Who has most Honour Points at the end has won.
//
// rule: mu-alpha/scope/aim-most-honor-points
func TestTheMostHonourWins(t *testing.T) {
	p := Position(t, 4)
	for s, honour := range []int16{3, 8, -2, 5} {
		p.Held(play.Seat(s), 5, [...]string{"egypt", "judea", "palestine", "syria"}[s]).Players[s].Honour = honour
	}
	p.Phase, p.Options.Turns = TurnEnd, 2
	p.Run((*State).EndTurn)
	Want(t, "the game is over", p.Phase, GameOver)
	Want(t, "the winner", p.Winners, 1<<Red)
}

// The building and the technology of one name are two things, and GENIUS is an Empire card.
//
// rule: mu-alpha/scope/reading-conventions
func TestNamesThatCollide(t *testing.T) {
	market := FairBuilding + Building(2)
	Want(t, "the building", TheBox().Buildings[market][1].Name["en"], "Market")
	Want(t, "the technology", TheBox().Techs[Mercato].Name["en"], "Market")
	Want(t, "the card", TheBox().Cards[Genio].Name["en"], "Genius")
	for tech := range TheBox().Taught() {
		Want(t, "a technology of that name", TheBox().Techs[tech].Name["en"] == "Genius", false)
	}
	p := Position(t, 3).Held(Green, 5, "egypt").Build(Settlement, 1, "egypt").Build(market, 1, "egypt")
	Want(t, "with the building he has the technology", p.Has(Green, Mercato), false)
	q := Position(t, 3).Held(Green, 5, "egypt").Learned(Green, Mercato)
	Want(t, "with the technology he has the building", q.Built(At("egypt"), market), 0)
}
