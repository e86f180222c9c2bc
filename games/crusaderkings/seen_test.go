package crusaderkings

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// rule: crusader-kings/general/own-bag-open-to-owner
// rule: crusader-kings/general/other-bags-secret
func TestWhatIsOnesOwnToSee(t *testing.T) {
	p := threeDynasties(t, 1).bagged(french, "brave", "cruel")
	hand, first, second := p.deal(french, War, CardHand+uint8(french)), p.lay(french, 0, Realm), p.lay(french, 1, Taxes)
	p.deal(german, War, CardHand+uint8(german))
	own, other := p.View(french).(*View), p.View(german).(*View)
	want(t, "tokens in his bag", len(own.Bag), 2)
	want(t, "cards in his hand", len(own.Hand) == 1 && own.Hand[0] == int(hand), true)
	want(t, "what he has chosen", own.Chosen[0] == int(first) && own.Chosen[1] == int(second), true)
	want(t, "another sees how many tokens there are", other.Dynasties[french].Bag, 2)
	want(t, "how many cards are in the hand", other.Dynasties[french].Cards, 1)
	want(t, "and that the English hold none", other.Dynasties[english].Cards, 0)
	want(t, "of which types, with those laid", fmt.Sprint(other.Dynasties[french].Unplayed),
		fmt.Sprint([]int{Realm: 1, War: 1, Taxes: 1, Crusades: 0}))
	want(t, "and how many cards are laid", other.Dynasties[french].Laid, 2)
	want(t, "but none of the tokens", len(other.Bag), 0)
	want(t, "and no card", slices.Contains(other.Hand, int(hand)) || slices.Contains(other.Chosen, int(first)) || slices.Contains(other.Chosen, int(second)), false)
}

// What lies open before everybody stands beside what is hidden: of an AI dynasty too, whose cards are a pile.
// rule: crusader-kings/general/other-bags-secret
func TestWhatAllSeeOfADynasty(t *testing.T) {
	p := threeDynasties(t, 1).develops(french, "navy", "marshal").bagged(french, "brave")
	p.Dynasties[french].Strategy, p.Dynasties[french].Gold = Ferox, 0
	daughter, son := p.child(french, Female, "pious"), p.child(french, Male, "weak")
	p.deal(french, War, CardPile+uint8(french))
	p.deal(french, Realm, CardPile+uint8(french))
	v := p.View(german).(*View)
	d := v.Dynasties[french]
	want(t, "cards in the pile", d.Cards, 2)
	want(t, "tokens in the bag", d.Bag, 1)
	want(t, "but not which", len(v.Bag), 0)
	want(t, "Development cards", fmt.Sprint(d.Developments), fmt.Sprint([]int8{development(t, "marshal"), development(t, "navy")}))
	want(t, "who inherits", fmt.Sprint(d.Heirs), fmt.Sprint([]int8{son, daughter}))
	want(t, "the others have none of these", len(v.Dynasties[german].Developments)+len(v.Dynasties[german].Heirs), 0)
}

// A view tells of hidden cards and tokens no more than how many there are.
func TestWhatOthersDoNotSee(t *testing.T) {
	p := threeDynasties(t, 1).bagged(english, "brave", "cruel")
	card := p.deal(english, War, CardHand)
	laid := p.lay(english, 0, Realm)
	v := p.View(french).(*View)
	want(t, "cards in the hand", v.Dynasties[english].Cards, 1)
	want(t, "cards laid", v.Dynasties[english].Laid, 1)
	want(t, "all saw what was drawn", v.Dynasties[english].Unplayed[War], 1)
	want(t, "tokens in the bag", v.Dynasties[english].Bag, 2)
	own := p.View(english).(*View)
	want(t, "his own hand", own.Hand[0], int(card))
	want(t, "his own choice", own.Chosen[0], int(laid))

	// With everything dealt again that the French cannot know, they see the same, and it is something else.
	src := chance.New(3)
	before, moved := viewOf(t, p.State, french), false
	for range 20 {
		g := *p.State
		g.Redeal(french, &src)
		if got := viewOf(t, &g, french); got != before {
			t.Fatalf("the view changes\nfrom %s\nto   %s", before, got)
		}
		if err := g.Check(); err != nil {
			t.Fatal(err)
		}
		want(t, "the hand they know of", g.Dynasties[english].Unplayed, p.Dynasties[english].Unplayed)
		moved = moved || g.CardAt[card] != p.CardAt[card] && !strings.Contains(viewOf(t, &g, english), viewOf(t, p.State, english))
	}
	want(t, "the English hand is another", moved, true)
}

func viewOf(t *testing.T, g *State, s play.Seat) string {
	t.Helper()
	raw, err := json.Marshal(g.View(s))
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// What is dealt again depends on nothing that was hidden.
func TestRedealForgets(t *testing.T) {
	a := threeDynasties(t, 3).bagged(english, "brave", "cruel")
	b := threeDynasties(t, 3).bagged(english, "kind", "weak")
	for i, p := range []*at{a, b} {
		kinds := [][]CardType{{Realm, Crusades, War}, {Crusades, War, Realm}}[i]
		p.lay(english, 0, kinds[0])
		p.lay(english, 1, kinds[1])
		p.deal(english, kinds[2], CardHand)
	}
	for seed := range uint64(10) {
		x, y := *a.State, *b.State
		one, two := chance.New(seed), chance.New(seed)
		x.Redeal(french, &one)
		y.Redeal(french, &two)
		want(t, "cards dealt from two positions that look alike", x.CardAt, y.CardAt)
		// The last Round: one of the two cards is a Crusade in every deal.
		crusades := x.crusadesChosen(english)
		want(t, "a Crusade is among the chosen", crusades, 1)
	}
}

func TestViewOfACheck(t *testing.T) {
	p := threeDynasties(t, 1).bagged(english, "brave", "cruel", "pious")
	wessex := territory(t, "wessex")
	p.run(func(g *State, t *play.Table) {
		g.check(t, Trial{Seat: english, Action: Build, About: wessex, Guest: None, Needed: 1})
	})
	mine, theirs := p.View(english).(*View).Check, p.View(french).(*View).Check
	want(t, "odds for who makes it", len(mine.Odds), 3)
	want(t, "one draw of two green and a red", mine.Odds[0], 67)
	want(t, "two draws", mine.Odds[1], 100)
	want(t, "none for the others", len(theirs.Odds), 0)
	want(t, "what it is for", theirs.Action, "build")
	want(t, "how far it is", theirs.Stage, "invest")
}

// The tokens in the others' bags are dealt again pool by pool: as many of each as before, and what has been
// drawn in an open check stays.
func TestRedealBags(t *testing.T) {
	p := threeDynasties(t, 1)
	deal := func(at Place, pool Pool, n int) {
		for i := range int16(tokens) {
			if box.Tokens[i].Pool == pool && (p.TokenAt[i] == InGeneral || p.TokenAt[i] == OutOfBox || p.TokenAt[i] == EventPile) && n > 0 {
				p.TokenAt[i] = at
				n--
			}
		}
	}
	for _, s := range p.seats() {
		deal(bag(s), Starting, 4)
		deal(bag(s), Random, 3)
	}
	drawn := p.drawToken(func(i int16) bool { return p.TokenAt[i] == bag(english) })
	p.Checked = Check{Seat: english, Stage: DrawingTokens, Needed: 1, Free: 1, Count: 1, Guest: None, About: None}
	p.Checked.Drawn[0] = drawn
	count := func(g *State, s play.Seat, pool Pool) (n int) {
		for i, at := range g.TokenAt {
			n += int(b2i(at == bag(s) && box.Tokens[i].Pool == pool))
		}
		return n
	}
	src, other, general := chance.New(9), false, false
	for range 10 {
		g := *p.State
		g.Redeal(french, &src)
		want(t, "the token drawn", g.TokenAt[drawn], bag(english))
		for i, at := range g.TokenAt {
			was := p.TokenAt[i]
			want(t, "the viewer's own bag", at == bag(french), was == bag(french))
			other = other || was == bag(english) && at == bag(german)
			general = general || was == InGeneral && at == bag(english)
		}
		for _, s := range p.seats() {
			want(t, "Starting tokens", count(&g, s, Starting), 4)
			want(t, "Random tokens", count(&g, s, Random), 3)
		}
	}
	want(t, "tokens move between the others' bags", other, true)
	want(t, "and to and from the General Trait Bag", general, true)
}
