package giochix

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

// Positions for tests, built in the words of the rulebook:
//
//	p := position(t, 3)
//	p.stand(byzantines, "thrace", Counts{Light: 2, Archer: 1})
//	p.horde("albania", Horde{Light: 2})
//	p.build("thrace", Military, 2)
//	galley := p.own(mamluks, Galley, 2, "egypt")
//	p.run(func(g *State, t *play.Table) { g.moveHorde(t, place(t, "albania"), place(t, "macedonia")) })
//	p.play(by(byzantines, PlaceVillage, …), …)
//
// It is the second turn; seat 0 plays the Byzantines, and so on; everybody has 1000 florins and 10 Honour, no cards and
// nothing on the map, and the order of the turn is that of the seats. The dice follow the seed, which a test may choose.

// Seats of positions.
const (
	byzantines play.Seat = iota
	mamluks
	hungarians
	germans
	mongols
	novgorod
)

var realmsOfSeats = [MostPlayers]string{
	"byzantine-empire", "mamluk-sultanate", "kingdom-of-hungary", "holy-roman-empire", "golden-horde", "republic-of-novgorod",
}

// at is a position and, once run, the stage on which it is played.
type at struct {
	*State
	t     *testing.T
	stage *playtest.Stage[State, *State]
}

func position(t *testing.T, seats int) *at {
	t.Helper()
	g := blank()
	g.Dice, g.Seats, g.Turn, g.Phase = chance.New(1), int8(seats), 2, Purchases
	g.NextUp, g.Event = 0, None
	g.Events[0] = OnTop
	for s := range play.Seat(seats) {
		p := &g.Players[s]
		p.Realm, p.Florins, p.Honour = realmNamed(realmsOfSeats[s]), 1000, startHonour
		g.Order[s] = s
	}
	return &at{State: &g, t: t}
}

// place is a territory or sea zone by its id.
func (p *at) place(id string) Place {
	p.t.Helper()
	for x := range Place(Places) {
		if x.ID() == id {
			return x
		}
	}
	p.t.Fatalf("no place is called %q", id)
	return NoPlace
}

// stand puts figures in a place, Captains being of level I.
func (p *at) stand(s play.Seat, id string, figures Counts) *at {
	p.t.Helper()
	for kind, n := range figures {
		if got := p.raise(s, Unit(kind), n, p.place(id)); got != n {
			p.t.Fatalf("there are but %d of kind %d", got, kind)
		}
	}
	for i, at := range p.Players[s].Figures[firstCaptain:] {
		if at != Supply && p.Players[s].Levels[i] == 0 {
			p.Players[s].Levels[i] = 1
		}
	}
	return p
}

// captain puts a Captain of a level in a place.
func (p *at) captain(s play.Seat, id string, level int8) *at {
	p.t.Helper()
	i := p.spare(s, Captain)
	p.put(s, i, Spot(p.place(id)))
	p.Players[s].Levels[i-firstCaptain] = level
	return p
}

// barbarians puts a horde in a place.
func (p *at) barbariansIn(id string, h Horde) *at {
	p.Hordes[p.place(id)] = h
	return p
}

// build puts up a building.
func (p *at) build(id string, f Family, level int8) *at {
	p.Territories[p.place(id)].Level[f] = level
	return p
}

// own gives a player a transport or engine in a place, and returns which of his it is.
func (p *at) own(s play.Seat, kind Kind, level int8, id string) int8 {
	p.t.Helper()
	i := p.Players[s].freeToken()
	p.Players[s].Property[i] = Property{Kind: kind, Level: level, At: Spot(p.place(id))}
	return i
}

// take gives a player a territory beside his own, as if he had conquered it, held by Light Infantry.
func (p *at) take(s play.Seat, ids ...string) *at {
	for _, id := range ids {
		p.stand(s, id, Counts{Light: 1})
		p.Territories[p.place(id)].Taken = s
	}
	return p
}

// learn gives a player technologies by their ids, with those below them.
func (p *at) learn(s play.Seat, ids ...string) *at {
	p.t.Helper()
	for _, id := range ids {
		i := slices.IndexFunc(box.Technologies[:], func(x BoxTechnology) bool { return x.ID == id })
		if i < 0 {
			p.t.Fatalf("no technology is called %q", id)
		}
		p.Players[s].Techs[i/techLevels] = max(p.Players[s].Techs[i/techLevels], int8(i%techLevels)+1)
	}
	return p
}

// run carries out a procedure up to its first question.
func (p *at) run(act func(g *State, t *play.Table)) *at {
	p.t.Helper()
	p.stage = playtest.Perform[State, *State](p.t, *p.State, act)
	p.State = p.stage.Position()
	return p
}

// play gives answers, one after the other.
func (p *at) play(answers ...play.Answer) *at {
	p.t.Helper()
	p.stage.Play(answers...)
	p.State = p.stage.Position()
	return p
}

// by is an answer: a verb, and what A, B, C and N are as far as they are not 0.
func by(s play.Seat, v play.Verb, args ...int16) play.Answer {
	a := play.Answer{Seat: s, Verb: v}
	for i, x := range args {
		*[]*int16{&a.A, &a.B, &a.C, &a.N}[i] = x
	}
	return a
}

// why is the rule that forbids a choice a seat is refused, Free if it is offered; the test fails if it is neither.
func (p *at) why(s play.Seat, c play.Choice) play.Rule {
	p.t.Helper()
	p.stage.Look(true)
	o, ok := p.stage.OfferTo(s)
	if !ok {
		p.t.Fatalf("seat %d is asked nothing", s)
	}
	same := func(x play.Choice) bool { return x.Verb == c.Verb && x.A == c.A && x.B == c.B && x.C == c.C }
	if slices.ContainsFunc(o.Choices, same) {
		return play.Free
	}
	for _, r := range o.Refused {
		if same(r.Choice) {
			return r.Rule
		}
	}
	p.t.Fatalf("seat %d neither may nor may not %+v", s, c)
	return play.Free
}

// may says whether a seat is offered a choice.
func (p *at) may(s play.Seat, c play.Choice) bool {
	p.t.Helper()
	o, ok := p.stage.OfferTo(s)
	return ok && slices.ContainsFunc(o.Choices, func(x play.Choice) bool { return x.Verb == c.Verb && x.A == c.A && x.B == c.B && x.C == c.C })
}

// wantHonour checks a player's Honour.
func (p *at) wantHonour(s play.Seat, want int16) {
	p.t.Helper()
	if got := p.Players[s].Honour; got != want {
		p.t.Errorf("seat %d has %d Honour, want %d", s, got, want)
	}
}

// wantFlorins checks a player's florins.
func (p *at) wantFlorins(s play.Seat, want int32) {
	p.t.Helper()
	if got := p.Players[s].Florins; got != want {
		p.t.Errorf("seat %d has %d florins, want %d", s, got, want)
	}
}

// placeNamed is a place by its id, for procedures.
func (g *State) placeNamed(id string) Place {
	for x := range Place(Places) {
		if x.ID() == id {
			return x
		}
	}
	return NoPlace
}

// endowed gives a player a card whose ability, in force, is but this effect: words that the rules know and no printed card
// uses, or uses otherwise. What is printed is so again after the test.
func (p *at) endowed(s play.Seat, e Effect) *at {
	p.t.Helper()
	card := int8(EmpireCards - 1)
	for p.Cards[card].Of != play.Nobody {
		card--
	}
	x := &box.Characters[box.Cards[card].Character]
	was := x.Effects
	x.Effects = []Effect{e}
	p.t.Cleanup(func() { x.Effects = was })
	p.Cards[card].Of = s
	p.begin(card, None)
	return p
}

// sworn gives a player a card whose Objective is this, of which he has fulfilled nothing yet. What is printed is so again after the test.
func (p *at) sworn(s play.Seat, w Condition) (card int8) {
	p.t.Helper()
	for p.Cards[card].Of != play.Nobody {
		card++
	}
	x := &box.Cards[card].Objective
	was := *x
	*x = w
	p.t.Cleanup(func() { *x = was })
	p.Cards[card] = Card{Of: s, Mine: 1}
	return card
}

// wantGained checks how much a player has done of what an Objective asks for.
func (p *at) wantGained(card int8, want int16) {
	p.t.Helper()
	if got := p.Cards[card].Gained; got != want {
		p.t.Errorf("%d of the Objective is done, want %d", got, want)
	}
}
