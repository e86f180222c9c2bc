package prototype

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// Everybody fights everybody around the eastern Mediterranean, at random, over some turns of Combat: whatever comes
// of it, the position stays sound.
func TestAMeleeLeavesThePositionSound(t *testing.T) {
	for seed := range uint64(5) {
		src := chance.New(seed)
		p := melee(t, &src)
		for turn := range int8(4) {
			p.Turn = 2 + turn
			for s := range play.Seat(p.Seats) {
				if p.Players[s].Out {
					continue
				}
				p.acts(s, func(g *State, t *play.Table, s play.Seat) { g.combat(t, s) })
				p.atRandom(&src)
				if err := p.Check(); err != nil {
					t.Fatalf("seed %d, turn %d, seat %d: %v", seed, p.Turn, s, err)
				}
			}
			p.readyCaptains()
			for i := range p.Transports {
				p.Transports[i].Spent, p.Transports[i].Moved = 0, 0
			}
		}
	}
}

// melee gives four players at war lands side by side, with walls, wagons, Galleys, engines, Captains and cards.
func melee(t *testing.T, src *chance.Source) *stage {
	p := position(t, 4)
	for card := range p.Fresh {
		p.Fresh[card] = box().Cards[card].Copies[p.Seats]
	}
	lands := []string{"judea", "egypt", "palestine", "sinai", "coele-syria", "syria", "cilicia", "marmarica", "cyrenaica", "armenia"}
	for i, id := range lands {
		s := play.Seat(i % 4)
		p.held(s, 2+int16(src.N(14)), id).build(Fort, int8(src.N(4)), id).build(Settlement, 1, id)
		wagon := p.transport(s, WarWagon, 2, id, 5+int16(src.N(20)))
		p.captain(s, 1+int8(src.N(3)), id, wagon)
		p.engine(s, 1+int8(src.N(3)), id, wagon)
	}
	for i := range 6 {
		s := play.Seat(i % 4)
		galley := p.transport(s, Galley, 2, []string{"levantine-sea", "egyptian-sea"}[i%2], 5+int16(src.N(20)))
		p.captain(s, 2, []string{"levantine-sea", "egyptian-sea"}[i%2], galley)
	}
	p.transport(Barbarians, Galley, 1, "levantine-sea", 8)
	for s := range play.Seat(4) {
		p.learned(s, Matematica, Ingegneria, Strategia, Legge, Tattica).studied(s, 3).florins(s, 500)
		for _, card := range []int8{Arciere, Balestriere, Condottiero, Genio, Guardia, Infiltrato, Ladro, Sicario} {
			if p.Fresh[card] > 0 {
				p.Fresh[card]--
				p.holds(s, card)
			}
		}
		p.Players[s].Realm = []int8{0, 1, 2, 3}[s]
		for o := range s {
			p.war(s, o)
		}
	}
	return p
}

// atRandom answers at random until the procedure is over, seldom ending it by choice.
func (p *stage) atRandom(src *chance.Source) {
	p.t.Helper()
	for n := 0; !p.over(); n++ {
		o := p.match.Offers()[0]
		c := o.Choices[src.N(len(o.Choices))]
		for try := 0; try < 3 && n < 60 && (c.Verb == EndCombat || c.Verb == Halt || c.Verb == UnloadArmies); try++ {
			c = o.Choices[src.N(len(o.Choices))]
		}
		amount := c.Lo
		if c.Ranged() {
			amount += int16(src.N(int(c.Hi-c.Lo) + 1))
		}
		p.play(c.With(o.Seat, amount))
	}
}
