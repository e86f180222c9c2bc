package force_test

import (
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// Everybody fights everybody around the eastern Mediterranean, at random, over some turns of Combat: whatever comes
// of it, the position stays sound.
func TestAMeleeLeavesThePositionSound(t *testing.T) { InEach(t, fightAtRandom) }

func fightAtRandom(t *testing.T) {
	for seed := range uint64(5) {
		src := chance.New(seed)
		p := melee(t, &src)
		for turn := range int8(4) {
			p.Turn = 2 + turn
			for s := range play.Seat(p.Seats) {
				if p.Players[s].Out {
					continue
				}
				p.Acts(s, func(g *State, t *play.Table, s play.Seat) { g.Combat(t, s) })
				atRandom(p, &src)
				if err := p.Check(); err != nil {
					t.Fatalf("seed %d, turn %d, seat %d: %v", seed, p.Turn, s, err)
				}
			}
			p.ReadyCaptains()
			for i := range p.Transports {
				p.Transports[i].Spent, p.Transports[i].Moved = 0, 0
			}
		}
	}
}

// melee gives four players at war lands side by side, with walls, wagons, Galleys, engines, Captains and cards.
func melee(t *testing.T, src *chance.Source) *Stage {
	p := Position(t, 4)
	for card := range p.Fresh {
		p.Fresh[card] = TheBox().Cards[card].Copies[p.Seats]
	}
	lands := []string{"judea", "egypt", "palestine", "sinai", "coele-syria", "syria", "cilicia", "marmarica", "cyrenaica", "armenia"}
	for i, id := range lands {
		s := play.Seat(i % 4)
		p.Held(s, 2+int16(src.N(14)), id).Build(Fort, int8(src.N(4)), id).Build(Settlement, 1, id)
		wagon := p.Transport(s, WarWagon, 2, id, 5+int16(src.N(20)))
		p.Captain(s, 1+int8(src.N(3)), id, wagon)
		p.Engine(s, 1+int8(src.N(3)), id, wagon)
	}
	for i := range 6 {
		s := play.Seat(i % 4)
		galley := p.Transport(s, Galley, 2, []string{"levantine-sea", "egyptian-sea"}[i%2], 5+int16(src.N(20)))
		p.Captain(s, 2, []string{"levantine-sea", "egyptian-sea"}[i%2], galley)
	}
	p.Transport(Barbarians, Galley, 1, "levantine-sea", 8)
	for s := range play.Seat(4) {
		p.Players[s].Reserve = 9
		p.Learned(s, Logistica, Matematica, Ingegneria, Strategia, Legge, Tattica).Studied(s, 3).Florins(s, 500)
		for _, card := range []int8{Arciere, Balestriere, Condottiero, Genio, Guardia, Infiltrato, Ladro, Sicario} {
			if p.Fresh[card] > 0 {
				p.Fresh[card]--
				p.Holds(s, card)
			}
		}
		p.Players[s].Realm = []int8{0, 1, 2, 3}[s]
		for o := range s {
			p.War(s, o)
		}
	}
	return p
}

// atRandom answers at random until the procedure is over, seldom ending it by choice.
func atRandom(p *Stage, src *chance.Source) {
	p.T.Helper()
	for n := 0; !p.IsOver(); n++ {
		o := p.Match.Offers()[0]
		c := o.Choices[src.N(len(o.Choices))]
		for try := 0; try < 3 && n < 60 && (c.Verb == EndCombat || c.Verb == Halt || c.Verb == UnloadArmies); try++ {
			c = o.Choices[src.N(len(o.Choices))]
		}
		amount := c.Lo
		if c.Ranged() {
			amount += int16(src.N(int(c.Hi-c.Lo) + 1))
		}
		p.Play(c.With(o.Seat, amount))
	}
}
