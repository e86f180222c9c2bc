package crusaderkings

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/bargain"
	"signoria/play/playtest"
)

// Positions for tests, built in the words of the rulebook:
//
//	p := position(t, "kingdom-of-jerusalem", 5)
//	p.own(english, "wessex", "mercia")
//	p.foot("wessex").castle("mercia")
//	p.bagged(english, "pious", "cruel")
//	child := p.child(english, Male, "brave")
//	p.run(func(g *State, t *play.Table) { g.invade(t, english) })
//	p.play(by(english, Attack, …), by(french, …))
//
// Every dynasty plays its house of the scenario with its Starting Ruler, an empty Trait Bag, 10 Gold and no
// territory; the map is empty, and nobody lies in the free territories.

// Seats of positions: seat 0 plays the English, and so on.
const (
	english play.Seat = iota
	french
	german
	italian
	iberian
)

// at is a position and, once run, the stage on which it is played.
type at struct {
	*State
	t     *testing.T
	match *playtest.Stage[State, *State]
}

// position is a scenario's table with so many dynasties, in the order of their cultures, with nothing on
// the map, in the first Turn of the second Round; the English hold the First Player token.
func position(t *testing.T, scenario string, seats int) *at {
	t.Helper()
	number := slices.IndexFunc(box.Scenarios[:], func(s BoxScenario) bool { return s.ID == scenario })
	if number < 0 {
		t.Fatalf("no scenario %q", scenario)
	}
	g := blank()
	g.Dice, g.Seats, g.First = chance.New(1), int8(seats), english
	g.Options.scenario(int8(number))
	g.Era, g.Round, g.Turn, g.Phase = 1, 2, 1, Turns
	g.First = english
	for s := range play.Seat(seats) {
		start := &box.Scenarios[number].Dynasties[s]
		d := &g.Dynasties[s]
		d.House, d.Culture, d.Gold, d.Out = start.House, start.Culture, 10, false
		g.People[start.Ruler] = Person{At: Ruler, Of: int8(s), Spouse: None, Title: None, Kin: None}
	}
	g.order()
	return &at{State: &g, t: t}
}

// own gives territories to a dynasty.
func (p *at) own(s play.Seat, ids ...string) *at {
	for _, id := range ids {
		p.land(id).Owner = s
	}
	return p
}

// land is a territory by its id.
func (p *at) land(id string) *Territory { return &p.Territories[territory(p.t, id)] }

// foot mobilises territories.
func (p *at) foot(ids ...string) *at {
	for _, id := range ids {
		p.land(id).Foot = true
	}
	return p
}

// castle builds Castles.
func (p *at) castle(ids ...string) *at {
	for _, id := range ids {
		p.land(id).Castle = true
	}
	return p
}

// bagged puts a token of each of these traits in a dynasty's Trait Bag.
func (p *at) bagged(s play.Seat, traits ...string) *at {
	for _, id := range traits {
		p.token(id, bag(s))
	}
	return p
}

// token takes a token of a trait that is not in use, and puts it at a place.
func (p *at) token(id string, to Place) int16 {
	p.t.Helper()
	want := trait(p.t, id)
	for _, from := range [...]Place{OutOfBox, InGeneral, EventPile} {
		for i, at := range p.TokenAt {
			if at == from && box.Tokens[i].Trait == want {
				p.TokenAt[i] = to
				return int16(i)
			}
		}
	}
	p.t.Fatalf("no token of %s is left", id)
	return None
}

// child, sibling and spouse draw somebody of the dynasty's culture with tokens of these traits on the card.
// The spouse is the ruler's.
func (p *at) child(s play.Seat, sex Sex, traits ...string) int8 {
	return p.relative(s, Child, sex, traits)
}
func (p *at) sibling(s play.Seat, sex Sex, traits ...string) int8 {
	return p.relative(s, Sibling, sex, traits)
}
func (p *at) spouse(s play.Seat, sex Sex) int8 {
	x := p.relative(s, Consort, sex, nil)
	p.wed(x, p.rulerOf(s))
	return x
}

func (p *at) relative(s play.Seat, at At, sex Sex, traits []string) int8 {
	p.t.Helper()
	slot := int8(0)
	for p.personAt(s, at, slot) != None {
		slot++
	}
	x := p.somebody(p.Dynasties[s].Culture, sex, Person{At: at, Of: int8(s), Slot: slot})
	p.Joined++
	p.People[x].Since = p.Joined
	for _, id := range traits {
		p.token(id, Place(x))
	}
	return x
}

// somebody takes the first character of a culture's deck and puts him there.
func (p *at) somebody(c Culture, sex Sex, to Person) int8 {
	p.t.Helper()
	for i := range p.People {
		if x := &p.People[i]; x.At == InDeck && x.Of == int8(c) && (sex == AnySex || box.People[i].Sex == sex) {
			to.Spouse, to.Title, to.Kin = None, None, None
			*x = to
			return int8(i)
		}
	}
	p.t.Fatalf("nobody is left in the deck of culture %d", c)
	return None
}

// suitor puts a potential spouse with a token in an independent territory.
func (p *at) suitor(land string, sex Sex, trait string) int8 {
	i := territory(p.t, land)
	x := p.somebody(box.Territories[i].Culture, sex, Person{At: Unmarried, Of: i})
	p.token(trait, Place(x))
	return x
}

// wed marries two.
func (p *at) wed(a, b int8) { p.People[a].Spouse, p.People[b].Spouse = b, a }

// dukedom makes somebody Duke of a territory.
func (p *at) dukedom(who int8, land string) { p.People[who].Title = territory(p.t, land) }

// pact binds two dynasties, cause gives the first a Casus Belli against the second.
func (p *at) pact(a, b play.Seat) *at {
	p.Dynasties[a].Pacts |= 1 << b
	p.Dynasties[b].Pacts |= 1 << a
	return p
}
func (p *at) cause(a, b play.Seat) *at {
	p.Dynasties[a].CasusBelli |= 1 << b
	return p
}

// develops gives Development cards to a dynasty.
func (p *at) develops(s play.Seat, ids ...string) *at {
	for _, id := range ids {
		kind := development(p.t, id)
		for d := kind * copies; d < (kind+1)*copies; d++ {
			if p.DevAt[d] == DevDeck {
				p.DevAt[d] = DevOf + uint8(s)
				break
			}
		}
	}
	return p
}

// plays gives the seat a card of a type to play now, the one with this event, or any with "".
func (p *at) plays(s play.Seat, kind CardType, event string) int16 {
	p.t.Helper()
	for c := range p.CardAt {
		if p.CardAt[c] == CardDeck && box.Cards[c].Type == kind && (event == "" || box.Events[box.Cards[c].Event].ID == event) {
			p.CardAt[c] = CardPlayed
			p.Card = CardPlay{Card: int16(c), Seat: s, Target: play.Nobody, Chosen: None}
			p.Active = s
			return int16(c)
		}
	}
	p.t.Fatalf("no %d card with event %q is left", kind, event)
	return None
}

// The words for what is asked and answered are short for those of playtest.Stage.

// run carries out a procedure up to its first question.
func (p *at) run(act func(g *State, t *play.Table)) *at {
	p.t.Helper()
	p.match = playtest.Perform(p.t, *p.State, act)
	p.State = p.match.Position()
	return p
}

// by is a seat's answer, saying one with a number.
var (
	by     = playtest.By[int8]
	saying = playtest.Saying
)

// play gives answers one after the other.
func (p *at) play(answers ...play.Answer) *at { p.t.Helper(); p.match.Play(answers...); return p }

// deals has a seat offer another a bargain, out of turn, which that takes.
func (p *at) deals(from, to play.Seat, gold int16, give, take bargain.Things) *at {
	p.t.Helper()
	move := bargain.Move{Deed: bargain.Offer, To: to, Terms: bargain.Terms{Goods: [bargain.Goods]int16{gold}, Give: give, Take: take}}
	a, ok := bargaining.Aside(p.State, from, move)
	if !ok {
		p.t.Fatalf("one of the two has not what is offered: %+v", move)
	}
	p.match.OutOfTurn(a)
	p.match.OutOfTurn(play.Answer{Seat: to, Verb: AcceptDeal, A: p.Bargains.Last})
	return p
}

// hands has a seat hand things over to another for nothing, out of turn.
func (p *at) hands(from, to play.Seat, give ...int16) *at {
	p.t.Helper()
	return p.deals(from, to, 0, bargain.Of(give...), 0)
}

// finish gives the first choice, with its least number, to every question left.
func (p *at) finish() *at { p.t.Helper(); p.match.Finish(); return p }

// over says whether the procedure has come to its end.
func (p *at) over() bool { return p.match.Over() }

// asks checks that a seat is being asked something.
func (p *at) asks(s play.Seat, prompt play.Prompt) *at {
	p.t.Helper()
	p.match.Asks(s, prompt)
	return p
}

// offers says whether a seat may give this answer now.
func (p *at) offers(a play.Answer) bool { return p.match.May(a) }

// refuses is the rule that forbids the answer now, or Free if it is not listed as refused.
func (p *at) refuses(a play.Answer) play.Rule { return p.match.Refuses(a) }

// told says whether the chronicle has a line with these first arguments.
func (p *at) told(k play.Key, args ...int16) bool { return p.match.Tells(k, args...) }

// count counts the chronicle's lines of a kind.
func (p *at) count(k play.Key) int { return p.match.Count(k) }

// want fails the test unless the two are equal.
func want[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}

// territory, trait, development, space and person find things by their ids.
func territory(t *testing.T, id string) int8 {
	t.Helper()
	return named(t, "territory", id, len(box.Territories), func(i int) string { return box.Territories[i].ID })
}
func trait(t *testing.T, id string) int8 {
	t.Helper()
	return named(t, "trait", id, len(box.Traits), func(i int) string { return box.Traits[i].ID })
}
func development(t *testing.T, id string) int8 {
	t.Helper()
	return named(t, "Development card", id, len(box.Developments), func(i int) string { return box.Developments[i].ID })
}
func space(t *testing.T, id string) int8 {
	t.Helper()
	return named(t, "space", id, len(box.Spaces), func(i int) string { return box.Spaces[i].ID })
}
func person(t *testing.T, id string) int8 {
	t.Helper()
	return named(t, "character", id, len(box.People), func(i int) string { return box.People[i].ID })
}

func named(t *testing.T, what, id string, n int, name func(int) string) int8 {
	t.Helper()
	for i := range n {
		if name(i) == id {
			return int8(i)
		}
	}
	t.Fatalf("no %s %q", what, id)
	return None
}

// hasTrait says whether a token of a trait lies at a place.
func (g *State) hasTrait(at Place, trait int8) bool {
	for i, p := range g.TokenAt {
		if p == at && box.Tokens[i].Trait == trait {
			return true
		}
	}
	return false
}

// siblingAt is who fills a sibling slot, or None.
func (g *State) siblingAt(s play.Seat, slot int8) int8 { return g.personAt(s, Sibling, slot) }
