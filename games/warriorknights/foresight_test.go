package warriorknights

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

// aboutToAttack plays squires until somebody may attack in the open or by assault, and returns the table and the
// answer that does.
func aboutToAttack(t testing.TB, seats int, seed uint64) (play.Live, play.Answer) {
	t.Helper()
	l, err := ours.Start(setup(seats, seed, nil))
	if err != nil {
		t.Fatal(err)
	}
	src := chance.New(seed)
	for !l.Over() {
		o := l.Offers()[0]
		for _, c := range o.Choices {
			if c.Verb == Attack && BattleKind(c.B) != Siege {
				return l, c.With(o.Seat, 0)
			}
		}
		a, err := l.Bot(t.Context(), "squire", o.Seat, &src)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := l.Answer(a); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody attacked")
	return nil, play.Answer{}
}

func TestAnAttackIsForetold(t *testing.T) {
	for seed := range uint64(6) {
		l, a := aboutToAttack(t, 3, seed)
		before, _ := l.Position()
		f, err := l.Foresee(context.Background(), a)
		if err != nil {
			t.Fatal(err)
		}
		if after, _ := l.Position(); string(before) != string(after) {
			t.Error("foresight changed the position")
		}
		if len(f.Lines) == 0 || f.Lines[0].Key != KeyBattle || f.Odds == nil {
			t.Fatalf("seed %d: %+v", seed, f)
		}
		told, bars := f.Odds.Undone, f.Odds.Undone
		for _, s := range f.Odds.Outcomes {
			told += s.Share
		}
		for _, b := range f.Odds.Bars {
			bars += b.Share
		}
		if math.Abs(told-1) > 1e-9 || math.Abs(bars-1) > 1e-9 {
			t.Errorf("seed %d: the shares add up to %v, the numbers to %v", seed, told, bars)
		}
		lines := len(l.Lines(0))
		if _, err := l.Answer(a); err != nil {
			t.Fatal(err)
		}
		for i, said := range f.Lines {
			if came := l.Lines(lines)[i]; came.Key != said.Key || came.Args != said.Args {
				t.Errorf("seed %d: foretold was %+v, what came is %+v", seed, said, came)
			}
		}
	}
}

func TestASiegeHasNoOdds(t *testing.T) {
	g := &State{}
	if _, ok := matterOf(g, play.Answer{Verb: Attack, B: int16(Siege)}); ok {
		t.Error("a siege hangs on no chance")
	}
}

// company is a noble with so many mercenaries.
type company struct {
	Shape int8  `json:"shape"`
	Men   int16 `json:"men"`
}

// facing is a field battle of two companies, green's against red's, before hands are drawn.
func facing(t *testing.T, green100s, red100s company) *at {
	p := position(t, 4)
	p.noble(green, green100s.Shape).at("kingsmead").hired("polish", green100s.Men)
	p.noble(red, red100s.Shape).at("kingsmead").hired("swiss", red100s.Men)
	p.Battle = noBattle
	p.Battle.Kind, p.Battle.Region, p.Battle.Sides = FieldBattle, p.region("kingsmead"), [2]play.Seat{green, red}
	p.Battle.Armies = [2]uint32{1 << uint(nobleOf(green, green100s.Shape)), 1 << uint(nobleOf(red, red100s.Shape))}
	p.Battle.Blow = blowDraw
	return p
}

// fought is how a battle comes out among squires, once its cards are laid, and what the attacker lost.
func (p *at) fought(lay func(*State)) (how int16, lost float64) {
	g := *p.State
	lay(&g)
	playtest.PlayOut(&g, NewSquire(1), func(g *State, t *play.Table) {
		g.declareCommanders(t)
		g.drawHands(t)
		g.discardFate(t)
		g.reveal(t)
		g.computeLosses(t)
		g.assignLosses(t)
		g.countVictories(t)
	})
	return g.cameOut(), float64(g.Battle.Dealt[attacker])
}

// counted is how a battle comes out over all the ways in which the cards can come that green does not know, and what
// the attacker loses; if they are not counted it is drawn so many times.
func (p *at) counted(t *testing.T, draws int) (shares [len(battleOutcomes) + 1]float64, counted bool) {
	weights, lay := waysOfFate(p.State, green)
	for i, w := range weights {
		how, lost := p.fought(func(g *State) { lay(g, i) })
		shares[how] += w
		shares[len(battleOutcomes)] += w * lost
	}
	if len(weights) > 0 {
		return shares, true
	}
	src := chance.New(7)
	for range draws {
		how, lost := p.fought(func(g *State) { g.redealFate(green, &src) })
		shares[how] += 1 / float64(draws)
		shares[len(battleOutcomes)] += lost / float64(draws)
	}
	return shares, false
}

// Counting the ways in which the fate cards can come gives what comes of many battles with a shuffled deck.
func TestTheWaysOfFateAreCountedRightly(t *testing.T) {
	const draws = 20_000
	for name, men := range map[string]int16{"few against few": 100, "many against few": 200} {
		t.Run(name, func(t *testing.T) {
			p := facing(t, company{star, men}, company{square, 100})
			counted, _ := p.counted(t, 0)
			var drawn [len(battleOutcomes) + 1]float64
			src := chance.New(7)
			for range draws {
				how, lost := p.fought(func(g *State) { g.Fate.Shuffle(&src) })
				drawn[how] += 1.0 / draws
				drawn[len(battleOutcomes)] += lost / draws
			}
			for i := range counted {
				if math.Abs(counted[i]-drawn[i]) > 0.02 {
					t.Errorf("place %d: counted %.3f, drawn %.3f", i, counted[i], drawn[i])
				}
			}
		})
	}
}

// Nothing is counted where the seat knows a card that may come: then it is played out.
func TestKnownFateIsNotCounted(t *testing.T) {
	p := facing(t, company{star, 100}, company{square, 100})
	p.Fate.Knows[2] = 1 << uint(green)
	if weights, _ := waysOfFate(p.State, green); len(weights) != 0 {
		t.Error("green knows the third card, and it was counted as unknown")
	}
	if weights, _ := waysOfFate(p.State, red); len(weights) == 0 {
		t.Error("red knows nothing, and nothing was counted")
	}
}

// oddsFile has battles with how they come out, which the page's stage counts as well (staging.test.ts).
const oddsFile = "testdata/odds/battles.json"

var fateResults = [...]string{Deal100: "deal", Prevent100: "prevent", PlusVictory: "victory", Draw1: "draw"}

// What an attack's odds say beforehand, the stage says of the same deck while the battle is fought: both count by what the
// attacker knows of the deck, and by nothing else.
// rule: warrior-knights/fate/used-cards-go-under-the-deck
func TestOddsAreOfTheCardsThatAreNotUsed(t *testing.T) {
	var file struct {
		Results []string `json:"results"` // of the fate cards
		Battles []struct {
			Name     string
			Deck     []int // from the top, -1 for a card that the attacker does not know
			Attacker company
			Defender company
			Wins     float64
			Loses    float64
			Counted  bool // and not drawn
		}
	}
	data, err := os.ReadFile(oddsFile)
	if err == nil {
		err = json.Unmarshal(data, &file)
	}
	if err != nil {
		t.Fatal(err)
	}
	for card, result := range file.Results {
		want(t, "the result of a card", result, fateResults[box.Fate[card].Battle])
	}
	for _, b := range file.Battles {
		t.Run(b.Name, func(t *testing.T) {
			p := facing(t, b.Attacker, b.Defender)
			p.Fate = knownDeck(b.Deck)
			want(t, "what green sees of it", fmt.Sprint(p.View(green).(*View).FateDeck), fmt.Sprint(b.Deck))
			shares, counted := p.counted(t, 20_000)
			within := 1e-9
			if !counted {
				within = 0.015
			}
			wins, loses := shares[rout]+shares[victory], shares[defeat]+shares[ruin]
			if counted != b.Counted || math.Abs(wins-b.Wins) > within || math.Abs(loses-b.Loses) > within {
				t.Errorf("counted %v: wins %.12f, loses %.12f", counted, wins, loses)
			}
		})
	}
}

// knownDeck is a fate deck of which everybody knows some cards.
func knownDeck(known []int) (d chance.Deck) {
	left := []uint8{}
	for card := range uint8(fates) {
		if !slices.Contains(known, int(card)) {
			left = append(left, card)
		}
	}
	for _, card := range known {
		if card >= 0 {
			d.Under(uint8(card), chance.Everyone)
			continue
		}
		d.Under(left[0], 0)
		left = left[1:]
	}
	return d
}

func BenchmarkForesight(b *testing.B) {
	l, a := aboutToAttack(b, 6, 1)
	b.Run("of an attack, with its odds", func(b *testing.B) {
		for b.Loop() {
			if _, err := l.Foresee(context.Background(), a); err != nil {
				b.Fatal(err)
			}
		}
	})
	plain, err := ours.Start(setup(6, 1, nil))
	if err != nil {
		b.Fatal(err)
	}
	o := plain.Offers()[0]
	b.Run("of a plain choice", func(b *testing.B) {
		for b.Loop() {
			if _, err := plain.Foresee(context.Background(), o.Choices[0].With(o.Seat, o.Choices[0].Lo)); err != nil {
				b.Fatal(err)
			}
		}
	})
	o, _ = l.OfferTo(a.Seat)
	b.Run("of what is final in an offer", func(b *testing.B) {
		for b.Loop() {
			l.Final(o)
		}
	})
}
