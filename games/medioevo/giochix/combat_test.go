package giochix

import (
	"testing"

	"signoria/chance"
	"signoria/play"
	"signoria/play/playtest"
)

// warlike is a position of so many players at the beginning of Combat with all kinds of figures, transports, engines and
// buildings on the board, and Barbarians among them.
func warlike(t *testing.T, seats int, seed uint64) *at {
	t.Helper()
	p := position(t, seats)
	src := chance.New(seed)
	p.Dice, p.Phase = chance.New(seed+1), Combat
	p.Circle = Circle{Dice: [dice]int8{2, 3, 1}, Horde: Horde{Light: 2, Archers: 1, Captain: 1}}
	for s := range play.Seat(seats) {
		p.settleIn(s, &src)
		for b := range p.Players[s].Techs {
			p.Players[s].Techs[b] = int8(src.N(techLevels + 1))
		}
		for range 5 {
			if card := src.N(EmpireCards); p.Cards[card].Of == play.Nobody {
				p.Cards[card].Of = s
			}
		}
		if other := play.Seat(src.N(seats)); other != s && src.N(2) == 0 {
			p.Pacts[s][other].Defence = 2
			p.Pacts[s][other].Kinds |= 1 << DefensiveAlliance
		}
	}
	for at := range Place(Territories) {
		if box.Fire[at] && p.controller(at) == play.Nobody && p.inPlay(at) {
			p.Hordes[at] = Horde{Light: 1}
		}
	}
	p.Hordes[box.Atlas.Realms[p.Players[0].Realm].Territories[0]] = Horde{Light: 1, Archers: 1, Rebels: 1, Risings: 1}
	return p
}

// settleIn puts a player's pieces on the board: in his Kingdom and, of each kind, some in any land or aboard his Galleys at sea.
func (p *at) settleIn(s play.Seat, src *chance.Source) {
	lands := box.Atlas.Realms[p.Players[s].Realm].Territories
	for _, at := range lands {
		x := &p.Territories[at]
		x.Level[Military] = int8(src.N(4))
		if box.Settlement[at] {
			x.Level[Civil] = int8(src.N(4))
		}
		for _, beside := range box.Around[at] {
			if y := &p.Territories[max(0, beside)%Territories]; beside.Land() && p.controller(beside) == play.Nobody && p.starsFrom(at) < x.Level[Military] && p.starsOf(s) < box.Supply.Stars {
				y.Star, y.From = s, at
			}
		}
	}
	for _, kind := range [...]Kind{WarWagon, Galley, Galley, Engine, Engine, Caravan} {
		at := lands[src.N(len(lands))]
		for kind.Ship() && box.Atlas.Territories[at].Port == NoPlace {
			at = lands[src.N(len(lands))]
		}
		if kind == Galley && src.N(2) == 0 {
			at = Territories + Place(src.N(Places-Territories))
		}
		i := p.Players[s].freeToken()
		p.Players[s].Property[i] = Property{Kind: kind, Level: int8(src.N(3)) + 1, At: Spot(at)}
	}
	for kind := range Unit(units) {
		for range [units]int{12, 6, 10, 6, 3}[kind] {
			switch at := Place(src.N(Territories)); {
			case src.N(5) == 0 && p.inPlay(at) && p.Hordes[at].Units() == 0:
				p.raise(s, kind, 1, at)
			case src.N(3) == 0 && p.room(s, 1) > 0:
				p.put(s, p.spare(s, kind), Aboard+1)
			case src.N(3) == 0 && p.room(s, 2) > 0:
				p.put(s, p.spare(s, kind), Aboard+2)
			default:
				p.raise(s, kind, 1, lands[src.N(len(lands))])
			}
		}
	}
	for i := range p.Players[s].Levels {
		p.Players[s].Levels[i] = int8(src.N(captainLevels)) + 1
	}
}

// Combat at random keeps every figure, transport, star and building where it can be.
func TestCombatAtRandom(t *testing.T) {
	for seed := range uint64(60) {
		seats := 3 + int(seed%4)
		p := warlike(t, seats, seed)
		if err := p.Check(); err != nil {
			t.Fatalf("seed %d, before: %v", seed, err)
		}
		n := playtest.PlayOut[State, *State](p.State, checking{t, play.NewRandom[State](seed)}, func(g *State, t *play.Table) {
			for !g.combatPhase(t) {
			}
		})
		if err := p.Check(); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if p.March.On || p.Battle.On || p.Spoils.On {
			t.Errorf("seed %d: something is still under way after Combat", seed)
		}
		if testing.Verbose() {
			t.Logf("seed %d: %d decisions", seed, n)
		}
	}
}

// checking is a policy that checks every position it is asked in.
type checking struct {
	t *testing.T
	play.Policy[State]
}

func (c checking) Decide(g *State, o *play.Asking) play.Answer {
	if err := g.Check(); err != nil {
		c.t.Fatal(err)
	}
	return c.Policy.Decide(g, o)
}
