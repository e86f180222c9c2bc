package crusaderkings

import "testing"

// rule: crusader-kings/crisis/trigger
// rule: crusader-kings/succession/no-heir-crisis
// rule: crusader-kings/crisis/keep-half-territories
// rule: crusader-kings/crisis/keep-half-gold
// rule: crusader-kings/crisis/player-chooses-losses
// rule: crusader-kings/crisis/castles-and-tokens-stay
// rule: crusader-kings/crisis/lost-territories-independent
// rule: crusader-kings/concepts/becomes-independent
// rule: crusader-kings/crisis/new-monarch
// rule: crusader-kings/crisis/new-monarch-trait
func TestACrisisHalvesTheRealm(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales", "scotland", "ireland").
		foot("wales").castle("wales").bagged(english, "pious")
	p.land("wales").Harvest = 1
	p.Dynasties[english].Gold = 7
	old := p.rulerOf(english)
	wales, ireland := territory(t, "wales"), territory(t, "ireland")
	p.kills(old, OldAge).asks(english, AskCrisis)
	for n, i := range [...]int8{wales, ireland} {
		o, _ := p.match.OfferTo(english)
		want(t, "territories still to be lost", o.Args[1], int16(2-n))
		p.play(by(english, Forsake, i))
	}
	want(t, "the crisis is over", p.over(), true)
	want(t, "territories kept", p.controls(english), 3)
	want(t, "Gold kept", p.Dynasties[english].Gold, 4)
	x := p.land("wales")
	want(t, "the Knight of Wales", x.Owner, -1)
	want(t, "its Footsoldier", x.Foot, false)
	want(t, "its Castle", x.Castle, true)
	want(t, "its Harvest", x.Harvest, 1)
	for _, i := range [...]int8{wales, ireland} {
		if c := p.courted(i); c == None || box.People[c].Culture != English || p.tokensAt(Place(c)) != 1 {
			t.Errorf("in territory %d lives %d", i, c)
		}
	}
	ruler := p.rulerOf(english)
	if ruler == None || ruler == old || box.People[ruler].Culture != English {
		t.Fatalf("the new ruler is %d", ruler)
	}
	want(t, "tokens in the bag: the old and the new ruler's", p.tokensAt(bag(english)), 2)
	want(t, "tokens on the new ruler's card", p.tokensAt(Place(ruler)), 0)
}

// rule: crusader-kings/crisis/keep-half-territories
func TestTheOnlyTerritoryIsKeptInACrisis(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
	p.kills(p.rulerOf(english), OldAge)
	want(t, "territories kept", p.controls(english), 1)
	want(t, "the dynasty goes on", p.rulerOf(english) != None && !p.Dynasties[english].Out, true)
}

// rule: crusader-kings/crisis/trigger
// rule: crusader-kings/crisis/keep-half-territories
// rule: crusader-kings/crisis/keep-half-gold
func TestOfAnEvenNumberACrisisLeavesTheHalf(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "wales", "scotland")
	p.Dynasties[english].Gold = 6
	p.kills(p.rulerOf(english), OldAge).finish()
	want(t, "territories kept", p.controls(english), 2)
	want(t, "Gold kept", p.Dynasties[english].Gold, 3)
}

// A stranger of the dynasty's Culture is called; with all cards of that in play, one of another.
// rule: crusader-kings/crisis/new-monarch
func TestAStrangerIsAlwaysFound(t *testing.T) {
	for culture, left := range map[Culture]bool{English: true, French: false} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex")
		for i := range p.People {
			if x := &p.People[i]; !left && x.At == InDeck && x.Of == int8(English) {
				x.At = OutOfPlay
			}
		}
		p.kills(p.rulerOf(english), OldAge)
		want(t, "the Culture of the new ruler", box.People[p.rulerOf(english)].Culture, culture)
		want(t, "how the tree says he came", p.kin(p.rulerOf(english)).Came, Crowned)
	}
}
