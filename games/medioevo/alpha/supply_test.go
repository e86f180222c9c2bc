package alpha

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

func TestPopulation(t *testing.T) {
	t.Run("terrain and technologies", func(t *testing.T) {
		// rule: mu-alpha/population/terrain-base
		// rule: mu-alpha/population/technology-bonuses
		everything := []int8{Agricoltura, RotazioneColture, Caccia, Allevamento}
		for _, x := range []struct {
			land  string
			techs []int8
			want  int16
		}{
			{"bessarabia", nil, 5},
			{"bessarabia", []int8{Agricoltura}, 10},
			{"bessarabia", []int8{RotazioneColture}, 10},
			{"bessarabia", everything, 15},
			{"palatinate", nil, 5},
			{"palatinate", everything, 10},
			{"macedonia", []int8{Caccia}, 5},
			{"macedonia", everything, 10},
			{"cyrenaica", everything, 5}, // a desert
			{"circassia", everything, 5}, // mountains
		} {
			p := Position(t, 5).Own(Green, x.land).Learned(Green, x.techs...)
			Want(t, x.land, p.SupplyLimit(At(x.land)), x.want)
		}
		Want(t, "another's technologies", Position(t, 5).Own(Red, "bessarabia").Learned(Green, everything...).SupplyLimit(At("bessarabia")), 5)
	})
	t.Run("buildings", func(t *testing.T) {
		// rule: mu-alpha/population/building-bonuses
		for _, x := range []struct {
			name string
			p    *Stage
			more int16
		}{
			{"Village", Position(t, 3).Build(Settlement, 1, "kiev"), 10},
			{"Hamlet", Position(t, 3).Build(Settlement, 2, "kiev"), 20},
			{"City", Position(t, 3).Build(Settlement, 3, "kiev"), 30},
			{"Cathedral", Position(t, 3).Build(Cathedral, 1, "kiev"), 10},
			{"Tower", Position(t, 3).Build(Fort, 1, "kiev"), 5},
			{"Fort", Position(t, 3).Build(Fort, 2, "kiev"), 10},
			{"Castle", Position(t, 3).Build(Fort, 3, "kiev"), 15},
			{"Farm", Position(t, 3).Build(FairBuilding, 1, "kiev"), 0},
		} {
			Want(t, x.name, x.p.SupplyLimit(At("kiev"))-5, x.more)
		}
		p := Position(t, 3).Own(Green, "kiev").Build(Settlement, 3, "kiev")
		p.Players[Green].Capital = At("kiev")
		Want(t, "a Capital beside its City", p.SupplyLimit(At("kiev")), 45)
		Want(t, "no more another's", p.Own(Red, "kiev").SupplyLimit(At("kiev")), 35)
		Want(t, "a religious capital feeds nobody", Position(t, 3).Own(Green, "judea").SupplyLimit(At("judea")), 5)
		q := Position(t, 3).Own(Green, "kiev")
		q.SetBuilt(At("kiev"), Settlement, 1)
		Want(t, "what was built in this turn counts", q.SupplyLimit(At("kiev")), 15)
	})
	t.Run("a Capital that was given away and comes back", func(t *testing.T) {
		// rule: mu-alpha/population/building-bonuses
		p := Position(t, 3).Held(Green, 10, "kiev", "judea").Held(Red, 10, "egypt")
		p.Players[Green].Capital = At("kiev")
		was := p.SupplyLimit(At("kiev"))
		for _, pair := range [][2]play.Seat{{Green, Red}, {Red, Green}} {
			no := p.Treaty(medioevo.Clause{Term: medioevo.CedeLand, From: pair[0], To: pair[1], A: int16(At("kiev")), N: 5})
			p.Run(func(g *State, t *play.Table) { g.CarryOut(t, g.Treaties.Find(no), g.Treaties.Find(no).Clauses[0]) })
		}
		Want(t, "feeds as it did", p.SupplyLimit(At("kiev")), was)
	})
	t.Run("too many", func(t *testing.T) {
		// rule: mu-alpha/population/building-bonuses
		// rule: mu-alpha/population/excess-removed-at-turn-end
		p := Position(t, 3).Held(Green, 35, "palatinate").Build(Settlement, 2, "palatinate").Build(Fort, 1, "palatinate")
		Want(t, "a Wood with Hamlet and Tower", p.SupplyLimit(At("palatinate")), 30)
		p.Run(func(g *State, t *play.Table) { g.EndTurn(t) })
		Want(t, "5 of 35 are removed", p.Ground(Green, At("palatinate")), 30)
		Want(t, "told", p.Told(KeyStarved, int16(Green), 5), true)
	})
	t.Run("aboard", func(t *testing.T) {
		// rule: mu-alpha/population/loaded-do-not-count
		// rule: mu-alpha/population/no-voluntary-excess
		p := Position(t, 3).Held(Green, 3, "palestine")
		p.Transport(Green, WarWagon, 1, "palestine", 20)
		p.Transport(Green, Galley, 1, "palestine", 20)
		Want(t, "room for 2 more", p.Room(At("palestine")), 2)
		p.Run(func(g *State, t *play.Table) { g.Starve(t) })
		Want(t, "all stay", p.Strength(Green, At("palestine")), 43)
	})
	t.Run("not by one's own choice", func(t *testing.T) {
		// rule: mu-alpha/population/no-voluntary-excess
		p := Position(t, 3).Held(Green, 3, "egypt", "judea")
		wagon := p.Transport(Green, WarWagon, 1, "egypt", 20)
		p.Captain(Green, 1, "egypt", wagon)
		p.Acts(Green, func(g *State, t *play.Table, s play.Seat) { g.Combat(t, s) }).Play(By(Green, Lead, wagon))
		Want(t, "no more ashore than the land holds", p.Most(By(Green, UnloadArmies, wagon, int16(At("egypt")))), 2)
	})
}
