package crusaderkings

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"signoria/play"
	"signoria/play/playtest"
)

func TestTheValueTellsWhoWins(t *testing.T) {
	playtest.Value(t, Game(), squireBot, 4, 100, 0.1)
}

func TestTheNumbersTellHowADynastyStands(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 4)
	p.own(english, "wessex", "mercia").foot("wessex").castle("mercia")
	p.bagged(english, "pious", "cruel")
	for name, want := range map[string]float64{
		"points": 0.2, "ahead": 2.0 / 3, "behind": 0, "gold": 1, "castles": 0.5, "footsoldiers": 0.25, "bag-green": 0.125,
		"bag-red": 0.125, "first": 1, "english": 1, "french": 0, "printed-strategy": 0, "rebellion": 0,
	} {
		if got := p.number(english, name); math.Abs(got-want) > 1e-9 {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
	if got := p.number(french, "behind"); math.Abs(got-2.0/3) > 1e-9 {
		t.Errorf("the French are %v behind, want two of three", got)
	}
	p.Dynasties[french].Out = true
	if numbersOf(p.State, french, make([]float64, len(mindNumbers))) {
		t.Error("who is out may still win")
	}
}

// Where an Era begins the same numbers stand by themselves, and points once more the nearer Jerusalem is.
func TestNumbersWeighOtherwiseWhereAnEraBeginsAndNearJerusalem(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 4)
	p.own(english, "wessex", "mercia")
	for i := range p.Options.Goal - 2 {
		p.Track[i] = french
	}
	p.Round = 2
	want(t, "Gold within an Era", p.number(english, "gold") == 1 && p.number(english, "era-gold") == 0, true)
	p.Round = 1
	want(t, "Gold where it begins", p.number(english, "gold") == 0 && p.number(english, "era-gold") == 1, true)
	want(t, "points two spaces from Jerusalem", 4*p.number(english, "era-near-points"), p.number(english, "era-points"))
}

// A king thinks about what shows its worth later, people may have counsel about everything.
func TestWhatAKingThinksAbout(t *testing.T) {
	king := mind.Levels[kingBot]
	for p, settled := range map[play.Prompt]bool{
		AskHand: false, AskCard: false, AskAction: false, AskMobilise: false, AskPlot: false, AskOverthrow: false, AskSabotage: false,
		AskDynastic: false, AskDowry: false, AskConsent: false, AskInvest: true, AskBuild: true,
	} {
		want(t, fmt.Sprintf("question %d left to judgement", p), king.Settled(p), settled)
	}
	if mind.Studies.Settled != nil {
		t.Error("there is no counsel about some questions")
	}
}

func TestWhatLastsIsThoughtOfToTheEndOfTheEra(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 4)
	for round := range int8(roundsPerEra + 1) {
		p.Era, p.Round = 2, round
		want(t, "until it begins", int(p.rounds())+mind.Farther(p.State, AskCard), 2*roundsPerEra+1)
		want(t, "for other questions", mind.Farther(p.State, AskInvest), 0)
	}
}

// Of cards of a type one is tried: the one whose event is worth most to him, the first of equal ones.
func TestOfCardsOfATypeOneIsTried(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 4).dealt(english, [cardTypes]int8{Realm: 3, War: 2, Crusades: 1})
	j := newSquire(0).judging(p.State, english)
	tried := map[CardType]int{}
	for c, at := range p.CardAt {
		if at != CardHand+uint8(english) || likesAnother(p.State, english, play.Choice{Verb: ChooseCard, A: int16(c)}) {
			continue
		}
		tried[box.Cards[c].Type]++
		for other, at := range p.CardAt {
			if at == CardHand+uint8(english) && box.Cards[other].Type == box.Cards[c].Type && j.eventWorth(int16(other)) > j.eventWorth(int16(c)) {
				t.Errorf("card %d is tried, and the event of %d is liked better", c, other)
			}
		}
	}
	want(t, "how many of each type", tried[Realm] == 1 && tried[War] == 1 && tried[Crusades] == 1 && len(tried) == 3, true)
	want(t, "whether other choices are tried", likesAnother(p.State, english, play.Choice{Verb: ToBuild}), false)
}

// number is one of the numbers that tell how a dynasty stands.
func (p *at) number(s play.Seat, name string) float64 {
	n := make([]float64, len(mindNumbers))
	numbersOf(p.State, s, n)
	return n[slices.Index(mindNumbers, name)]
}

// Kings compare what they try under the same dice.
func TestTheDiceOfPlayoutsAreThrownAlike(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 4)
	want(t, "the dice that are thrown anew are the game's", mind.Dice != nil && mind.Dice(p.State) == &p.State.Dice, true)
}
