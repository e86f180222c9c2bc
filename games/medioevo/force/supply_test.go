package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// rule: mu-prototype/supply/terrain-limit
// rule: mu-prototype/supply/plain-technologies
// rule: mu-prototype/supply/wood-technology
// rule: mu-prototype/supply/hill-technology
// rule: mu-prototype/supply/no-technology-for-desert-and-mountain
func TestWhatTheLandFeeds(t *testing.T) {
	everything := []int8{Agricoltura, RotazioneColture, Caccia, Allevamento}
	for _, x := range []struct {
		land  string
		techs []int8
		want  int16
	}{
		{"bessarabia", nil, 5},
		{"bessarabia", []int8{Agricoltura}, 10},
		{"bessarabia", []int8{Agricoltura, RotazioneColture}, 20},
		{"palatinate", nil, 5},
		{"palatinate", []int8{Caccia}, 10},
		{"macedonia", []int8{Allevamento}, 10},
		{"macedonia", []int8{Caccia, Agricoltura}, 5},
		{"cyrenaica", everything, 5}, // a desert
		{"circassia", everything, 5}, // mountains
	} {
		p := Position(t, 6).Own(Green, x.land).Learned(Green, x.techs...)
		Want(t, x.land, p.SupplyLimit(At(x.land)), x.want)
	}
}

// rule: mu-prototype/supply/building-bonus
// rule: mu-prototype/supply/fairs-give-nothing
// rule: mu-prototype/supply/barbarian-limit
func TestWhatBuildingsFeed(t *testing.T) {
	for _, x := range []struct {
		name string
		p    *Stage
		land string
		want int16
	}{
		{"wood with Borough and Tower", Position(t, 6).Build(Settlement, 2, "palatinate").Build(Fort, 1, "palatinate"), "palatinate", 30},
		{"Village", Position(t, 6).Build(Settlement, 1, "kiev"), "kiev", 15},
		{"City, Fortress and Cathedral", Position(t, 6).Build(Settlement, 3, "kiev").Build(Fort, 2, "kiev").Build(Cathedral, 1, "kiev"), "kiev", 55},
		{"Castle", Position(t, 6).Build(Fort, 3, "kiev"), "kiev", 20},
		{"Fairs", Position(t, 6).Build(FairBuilding, 1, "kiev").Build(FairBuilding+1, 1, "kiev"), "kiev", 5},
		{"Jerusalem", Position(t, 6), "judea", 15},
		{"the barbarians' plain", Position(t, 6).Learned(Green, Agricoltura), "kiev", 5},
	} {
		Want(t, x.name, x.p.SupplyLimit(At(x.land)), x.want)
	}
	p := Position(t, 6).Wild("bessarabia", 7)
	Want(t, "7 barbarians in a plain are too many", p.Crowded(At("bessarabia")), true)
	p.Land("bessarabia").VF[Barbarians] = 5
	Want(t, "5 are not", p.Crowded(At("bessarabia")), false)
}

// What is placed in this turn feeds nobody before the next: the Mamluk's Village and Tower in Syria.
//
// rule: mu-prototype/placement/new-buildings-do-not-count-yet
// rule: mu-prototype/supply/no-voluntary-excess
func TestNewBuildingsFeedNobodyYet(t *testing.T) {
	p := Position(t, 4).Held(Red, 5, "syria").Learned(Red, Agricoltura)
	p.SetBuilt(At("syria"), Settlement, 1)
	p.SetBuilt(At("syria"), Fort, 1)
	p.SetBuilt(At("syria"), Cathedral, 1)
	Want(t, "room in the turn of building", p.Room(At("syria")), 5)
	p.Phase = Setting
	Want(t, "room in the setup", p.Room(At("syria")), 30)
	p.Phase = Combat
	p.SetBuilt(At("syria"), Cathedral, 0)
	p.Vf(Red, "syria", 5).Build(Settlement, 1, "syria").Build(Fort, 1, "syria")
	Want(t, "room in the next turn, of 25", p.Room(At("syria")), 15)
}

// rule: mu-prototype/supply/transports-not-counted
// rule: mu-prototype/supply/only-vf-counts
// rule: mu-prototype/supply/guests-share-the-limit
// rule: mu-prototype/supply/no-voluntary-excess
// rule: mu-alpha/population/loaded-do-not-count
// rule: mu-alpha/population/excess-removed-at-turn-end
// rule: mu-alpha/population/no-voluntary-excess
func TestWhoEatsOfTheLimit(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 2, "palestine")
		p.Transport(Green, WarWagon, 1, "palestine", 20)
		p.Captain(Green, 1, "palestine", None)
		p.Engine(Green, 1, "palestine", None)
		Want(t, "room beside 2 VF on the ground, however much is aboard", p.Room(At("palestine")), 3)
		p.Vf(Red, "palestine", 2)
		Want(t, "room beside a guest's 2", p.Room(At("palestine")), 1)
		p.Vf(Red, "palestine", 9)
		Want(t, "room where too many stand", p.Room(At("palestine")), 0)
	})
}

// rule: mu-prototype/supply/excess-removed
// rule: mu-prototype/supply/when-excess-is-removed
// rule: mu-alpha/population/excess-removed-at-turn-end
func TestExcessGoesHome(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 35, "palatinate").Build(Settlement, 2, "palatinate").Build(Fort, 1, "palatinate")
		p.Run(func(g *State, t *play.Table) { g.Starve(t) })
		Want(t, "of 35 VF stay", p.Ground(Green, At("palatinate")), 30)
		Want(t, "told", p.Told(KeyStarved, int16(Green), 5), true)
	})
}

// rule: mu-prototype/supply/guests-share-the-limit
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
// rule: mu-alpha/population/excess-removed-at-turn-end
func TestGuestsGoFirst(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 4).Held(Green, 5, "palestine").Vf(Red, "palestine", 2).Vf(Blue, "palestine", 3)
		p.Run(func(g *State, t *play.Table) { g.Starve(t) })
		land := At("palestine")
		Want(t, "the owner's 5 stay", p.Ground(Green, land), 5)
		Want(t, "no guest can be fed", p.Ground(Red, land)+p.Ground(Blue, land), 0)

		p = Position(t, 4).Held(Green, 3, "palestine").Vf(Red, "palestine", 1).Vf(Blue, "palestine", 4)
		p.Run(func(g *State, t *play.Table) { g.Starve(t) })
		Want(t, "the larger guest shrinks first", p.Ground(Blue, land), 1)
		Want(t, "the smaller stays", p.Ground(Red, land), 1)

		p = Position(t, 4).Wild("palestine", 9)
		p.Run(func(g *State, t *play.Table) { g.Starve(t) })
		Want(t, "barbarians see to themselves", p.Ground(Barbarians, land), 9)
	})
}

// Who can still repair what was damaged in this turn loses nobody for it yet.
//
// rule: mu-prototype/events/damaged-building-unusable
func TestDamagedBuildingsAndSupply(t *testing.T) {
	p := Position(t, 4).Held(Green, 15, "kiev").Build(Settlement, 1, "kiev")
	p.Land("kiev").Damaged, p.Land("kiev").Since = 1<<Settlement, p.Turn
	Want(t, "a damaged Village feeds nobody", p.SupplyLimit(At("kiev")), 5)
	p.Run(func(g *State, t *play.Table) { g.Starve(t); g.Turn++; g.Starve(t) })
	Want(t, "told once, in the turn after", p.Told(KeyStarved, int16(Green), 10), true)
	Want(t, "left in the end", p.Ground(Green, At("kiev")), 5)
}

// What was damaged in this turn feeds to its end; what was damaged before, or has never stood, does not.
//
// rule: mu-prototype/events/damaged-building-unusable
func TestWhatStillFeedsThoughDamaged(t *testing.T) {
	p := Position(t, 4).Build(Settlement, 1, "kiev")
	Want(t, "whole", p.Mended(At("kiev"), Settlement), true)
	Want(t, "never built", p.Mended(At("kiev"), Fort), false)
	p.Land("kiev").Damaged, p.Land("kiev").Since = 1<<Settlement, p.Turn
	Want(t, "damaged in this turn", p.Mended(At("kiev"), Settlement), true)
	Want(t, "beside it, never built", p.Mended(At("kiev"), Fort), false)
	p.Land("kiev").Since = p.Turn - 1
	Want(t, "damaged in the turn before", p.Mended(At("kiev"), Settlement), false)
}
