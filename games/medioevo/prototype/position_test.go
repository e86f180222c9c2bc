package prototype

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

// Positions for tests, built in the words of the rulebook:
//
//	p := position(t, 4)
//	p.own(green, "judea", "egypt").vf(green, "judea", 10)
//	galley := p.transport(green, Galley, 2, "egypt", 20)
//	p.learned(green, Astronomia).war(green, red)
//	p.run(func(g *State, t *play.Table) { g.combat(t, green) })
//	p.play(by(green, Lead, galley), saying(by(green, LoadArmies, galley, at("egypt")), 10))
//
// Nobody has a capital, a card or a technology; the map is empty but for what is put there, and belongs to the
// barbarians, of whom none stands anywhere. It is the second turn.

// Seats of positions.
const (
	green play.Seat = iota
	red
	blue
	white
)

// stage is a position and, once run, the one on which it is played.
type stage struct {
	*State
	t     testing.TB
	match *playtest.Stage[State, *State]
}

// position is an empty map with so many players, in the Combat phase of the second turn, everybody at peace.
func position(t testing.TB, seats int) *stage {
	t.Helper()
	g := bare()
	g.Dice, g.Seats, g.Turn, g.Phase = chance.New(1), int8(seats), 2, Combat
	for s := range play.Seat(seats) {
		g.Order[s] = s
		g.Players[s].Out = false
	}
	return &stage{State: &g, t: t}
}

// bare is a state in which nothing is anywhere.
func bare() (g State) {
	g.Active = play.Nobody
	for s := range g.Players {
		g.Order[s] = play.Nobody
		g.Players[s] = Player{Capital: NoPlace, Out: true, Monopoly: None, Sheltered: nowhere()}
	}
	for p := range g.Territories {
		g.Territories[p].Owner, g.Territories[p].Before, g.Territories[p].By = play.Nobody, play.Nobody, play.Nobody
		g.Territories[p].Siege.By = play.Nobody
	}
	for i := range g.Transports {
		g.Transports[i] = noTransport()
	}
	for e := range g.Engines {
		g.Engines[e] = noEngine()
	}
	for c := range g.Captains {
		g.Captains[c] = noCaptain()
	}
	for r := range g.Relics {
		g.Relics[r] = Relic{Card: None, At: NoPlace}
	}
	for h := range g.Heaps {
		g.Heaps[h].At = NoPlace
	}
	for i := range g.Delivered {
		g.Delivered[i].Card = None
	}
	g.Event = noEvent()
	g.disband()
	g.Battle.Leading, g.Spoils.By = None, play.Nobody
	return g
}

// box is what is printed for positions; port and realmOf are of its map.
func box() *Box { return historical.Box }

func port(p Place) Place   { return box().Atlas.Territories[p].Port }
func realmOf(p Place) int8 { return box().Atlas.Territories[p].Realm }

// own gives territories to a player.
func (p *stage) own(s play.Seat, ids ...string) *stage {
	for _, id := range ids {
		p.land(id).Owner = s
	}
	return p
}

// land is a territory by its id; at is any place.
func (p *stage) land(id string) *Territory { return &p.Territories[at(id)] }

func at(id string) Place {
	for i := range box().Atlas.Territories {
		if box().Atlas.Territories[i].ID == id {
			return Place(i)
		}
	}
	for i := range box().Atlas.Seas {
		if box().Atlas.Seas[i].ID == id {
			return territories + Place(i)
		}
	}
	panic("no place " + id)
}

// vf puts armies on the ground.
func (p *stage) vf(s play.Seat, id string, n int16) *stage {
	p.land(id).VF[s] += n
	return p
}

// build raises a building to a level; it has stood there since an earlier turn.
func (p *stage) build(b Building, level int8, ids ...string) *stage {
	for _, id := range ids {
		p.setBuilt(at(id), b, level)
		if x := p.land(id); b <= Fort {
			x.Old[b] = level
		} else {
			x.OldRest |= 1 << b
		}
	}
	return p
}

// wild puts barbarians on the ground of a territory that is theirs.
func (p *stage) wild(id string, n int16) *stage { return p.vf(Barbarians, id, n) }

// held gives territories to a player, with so many of his VF on the ground of each.
func (p *stage) held(s play.Seat, n int16, ids ...string) *stage {
	for _, id := range ids {
		p.own(s, id).vf(s, id, n)
	}
	return p
}

// falling lets the next dice, of so many faces each, show these numbers: it looks for a seed that does it.
func (p *stage) falling(dice ...die) *stage {
	p.t.Helper()
	for seed := range uint64(1 << 22) {
		src := chance.New(seed)
		if !slices.ContainsFunc(dice, func(d die) bool { return 1+src.N(d.faces) != d.shows }) {
			p.Dice = chance.New(seed)
			return p
		}
	}
	p.t.Fatalf("the dice never fall as %v", dice)
	return p
}

// die is a die of so many faces, and what it shall show.
type die struct{ faces, shows int }

func d4(shows int) die { return die{4, shows} }
func d6(shows int) die { return die{6, shows} }
func d8(shows int) die { return die{8, shows} }

// gained is how much honour of a source a player has been told of.
func (p *stage) gained(s play.Seat, why Source) int16 {
	var n int16
	for _, l := range p.match.Lines(0) {
		if l.Key == KeyHonour && l.Args[0] == int16(s) && l.Args[2] == int16(why) {
			n += l.Args[1]
		}
	}
	return n
}

// transport puts a transport somewhere, with so many VF aboard.
func (p *stage) transport(s play.Seat, k Kind, level int8, id string, vf int16) int16 {
	i := int16(slices.IndexFunc(p.Transports[:], func(x Transport) bool { return x.Kind == NoTransport }))
	p.Transports[i] = Transport{Kind: k, Level: level, Owner: s, At: at(id), Aboard: None, VF: vf}
	return i
}

// captain puts a Captain somewhere, aboard a transport or None; he may attack as often as his level says.
func (p *stage) captain(s play.Seat, level int8, id string, aboard int16) int16 {
	c := int16(slices.IndexFunc(p.Captains[:], func(x Captain) bool { return x.Level == 0 }))
	p.Captains[c] = noCaptain()
	p.Captains[c].Level, p.Captains[c].Attacks, p.Captains[c].Owner, p.Captains[c].At, p.Captains[c].Aboard = level, level, s, at(id), aboard
	return c
}

// engine puts a siege engine somewhere, aboard a transport or None.
func (p *stage) engine(s play.Seat, level int8, id string, aboard int16) int16 {
	e := int16(slices.IndexFunc(p.Engines[:], func(x Engine) bool { return x.Level == 0 }))
	p.Engines[e] = Engine{Level: level, Owner: s, At: at(id), Aboard: aboard}
	return e
}

// learned gives technologies to a player; studied gives him so many that his TL is what it says.
func (p *stage) learned(s play.Seat, techs ...int8) *stage {
	for _, tech := range techs {
		p.Players[s].Techs |= 1 << tech
	}
	return p
}

func (p *stage) studied(s play.Seat, level int8) *stage {
	idle := [...]int8{Legge, Investitura, Vassallaggio, Feudalesimo, Istruzione, Letteratura, Medicina, Misticismo, Monoteismo, Teologia,
		Caccia, Mulino, Allevamento, Agricoltura, Commercio, Conio}
	for _, tech := range idle {
		if p.level(s) >= level {
			break
		}
		p.learned(s, tech)
	}
	return p
}

// war sets two players at war; florins and holds give florins and Empire cards.
func (p *stage) war(a, b play.Seat) *stage {
	p.Players[a].War |= 1 << b
	p.Players[b].War |= 1 << a
	return p
}

func (p *stage) florins(s play.Seat, n int32) *stage {
	p.Players[s].Florins = n
	return p
}

func (p *stage) holds(s play.Seat, cards ...int8) *stage {
	for _, card := range cards {
		p.Players[s].Hand[card]++
	}
	return p
}

// The words for what is asked and answered are short for those of playtest.Stage.

// run carries out a procedure up to its first question.
func (p *stage) run(act func(g *State, t *play.Table)) *stage {
	p.t.Helper()
	p.match = playtest.Perform(p.t, *p.State, act)
	p.State = p.match.Position()
	return p
}

// acts is run for a part that a player does as the active one.
func (p *stage) acts(s play.Seat, part func(g *State, t *play.Table, s play.Seat)) *stage {
	p.t.Helper()
	p.Active = s
	return p.run(func(g *State, t *play.Table) { part(g, t, s) })
}

// by is a seat's answer; what it is about may be numbers of any sort.
func by[T ~int8 | ~int16](s play.Seat, v play.Verb, args ...T) play.Answer {
	a := play.Answer{Seat: s, Verb: v}
	for i, to := range []*int16{&a.A, &a.B, &a.C} {
		if i < len(args) {
			*to = int16(args[i])
		}
	}
	return a
}

// says is a seat's answer that is about nothing.
func says(s play.Seat, v play.Verb) play.Answer { return play.Answer{Seat: s, Verb: v} }

// saying is a seat's answer with a number.
func saying(a play.Answer, n int16) play.Answer { a.N = n; return a }

// play gives answers one after the other.
func (p *stage) play(answers ...play.Answer) *stage { p.t.Helper(); p.match.Play(answers...); return p }

// aside has a seat do something out of turn.
func (p *stage) aside(a play.Answer) *stage { p.t.Helper(); p.match.OutOfTurn(a); return p }

// over says whether the procedure has come to its end.
func (p *stage) over() bool { return p.match.Over() }

// asks checks that a seat is being asked something.
func (p *stage) asks(s play.Seat, prompt play.Prompt) *stage {
	p.t.Helper()
	p.match.Asks(s, prompt)
	return p
}

// offers says whether a seat may give this answer now.
func (p *stage) offers(a play.Answer) bool { return p.match.May(a) }

// most is the highest number that the seat may say with an answer now, 0 if it may not give it.
func (p *stage) most(a play.Answer) int16 {
	o, _ := p.match.OfferTo(a.Seat)
	for _, c := range o.Choices {
		if a.Verb == c.Verb && a.A == c.A && a.B == c.B && a.C == c.C {
			return c.Hi
		}
	}
	return 0
}

// refuses is the rule that forbids the answer now, or Free if it is not listed as refused.
func (p *stage) refuses(a play.Answer) play.Rule { return p.match.Refuses(a) }

// told says whether the chronicle has a line with these first arguments.
func (p *stage) told(k play.Key, args ...int16) bool { return p.match.Tells(k, args...) }

// want fails the test unless the two are equal.
func want[T comparable](t testing.TB, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s: %v, want %v", what, got, want)
	}
}
