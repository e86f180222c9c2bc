package warriorknights

import (
	"math"
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
)

func TestTheValueTellsWhoWins(t *testing.T) {
	playtest.Value(t, Game(), squireBot, 4, 60, 0.15)
}

func TestTheNumbersTellHowABaronStands(t *testing.T) {
	p := position(t, 2)
	p.noble(green, star).at("froli").with(100, 50)
	p.city("froli").of(green)
	p.city("monz").of(red)
	p.Barons[green].Prestige, p.Barons[red].Prestige = 7, 4
	p.Chairman = green
	for name, want := range map[string]float64{
		"prestige": 0.7, "lead": 0.3, "prestige-to-come": 1, "realm-cities": 0.2, "crowns": 1.5, "chairman": 1, "church": 0,
		"army": 0.15, "strongest": 0.15, "nobles": 0.5, "at-home": 0.5, "besieged": 0, "might-cities": 0,
	} {
		if got := p.number(green, name); math.Abs(got-want) > 1e-9 {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	p.Options.Might = true
	if prestige, cities := p.number(green, "prestige"), p.number(green, "might-cities"); prestige != 0 || cities != 0.2 {
		t.Errorf("where might makes right Prestige tells %v and cities %v; want 0 and 0.2", prestige, cities)
	}
	p.Barons[red].Out = true
	if numbersOf(p.State, red, make([]float64, len(mindNumbers))) {
		t.Error("who is out may still win")
	}
}

// A king refuses no decision of the Assembly as long as he has a voice in it to lose.
func TestAKingIsNotBannedOfHisOwn(t *testing.T) {
	p := position(t, 3)
	refuse := play.Choice{Verb: RefuseAgenda, A: int16(agenda(t, "royal-mint"))}
	for _, c := range []play.Choice{refuse, {Verb: RefuseLaw, A: int16(agenda(t, "royal-tithe"))}} {
		if !mind.Leaves(p.State, red, c) {
			t.Errorf("%+v is not left to judgement", c)
		}
	}
	if mind.Leaves(p.State, red, play.Choice{Verb: Submit}) {
		t.Error("to submit is")
	}
	p.Barons[red].Banned = true
	if mind.Leaves(p.State, red, refuse) {
		t.Error("who is banned has nothing to lose, and is left with it")
	}
}

func TestABannedSquireTakesWhatHeIsGiven(t *testing.T) {
	p := position(t, 3)
	p.Barons[red].Banned = true
	worth := func(c play.Choice) int { return p.worth(red, AskCharge, c) }
	better(t, "a charge", worth(play.Choice{Verb: TakeCharge}), worth(play.Choice{Verb: RefuseAgenda, A: int16(agenda(t, "royal-mint"))}))
	better(t, "no censure", worth(play.Choice{Verb: RefuseAgenda, A: int16(agenda(t, "public-censure"))}), worth(play.Choice{Verb: Submit}))
	better(t, "Crowns rather than Votes he cannot use", worth(play.Choice{Verb: TakeCrowns, A: 1}), worth(play.Choice{Verb: TakeVotes, A: 2}))
}

// Kings compare what they try under the same dice.
func TestTheDiceOfPlayoutsAreThrownAlike(t *testing.T) {
	p := position(t, 2)
	if mind.Dice == nil || mind.Dice(p.State) != &p.State.Dice {
		t.Error("the dice that are thrown anew are not the game's")
	}
}

// number is one of the numbers that tell how a Baron stands.
func (p *at) number(s play.Seat, name string) float64 {
	n := make([]float64, len(mindNumbers))
	numbersOf(p.State, s, n)
	return n[slices.Index(mindNumbers, name)]
}
