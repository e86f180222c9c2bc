package prototype

import (
	"testing"

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
		p := position(t, 6).own(green, x.land).learned(green, x.techs...)
		want(t, x.land, p.supplyLimit(at(x.land)), x.want)
	}
}

// rule: mu-prototype/supply/building-bonus
// rule: mu-prototype/supply/fairs-give-nothing
// rule: mu-prototype/supply/barbarian-limit
func TestWhatBuildingsFeed(t *testing.T) {
	for _, x := range []struct {
		name string
		p    *stage
		land string
		want int16
	}{
		{"wood with Borough and Tower", position(t, 6).build(Settlement, 2, "palatinate").build(Fort, 1, "palatinate"), "palatinate", 30},
		{"Village", position(t, 6).build(Settlement, 1, "kiev"), "kiev", 15},
		{"City, Fortress and Cathedral", position(t, 6).build(Settlement, 3, "kiev").build(Fort, 2, "kiev").build(Cathedral, 1, "kiev"), "kiev", 55},
		{"Castle", position(t, 6).build(Fort, 3, "kiev"), "kiev", 20},
		{"Fairs", position(t, 6).build(FairBuilding, 1, "kiev").build(FairBuilding+1, 1, "kiev"), "kiev", 5},
		{"Jerusalem", position(t, 6), "judea", 15},
		{"the barbarians' plain", position(t, 6).learned(green, Agricoltura), "kiev", 5},
	} {
		want(t, x.name, x.p.supplyLimit(at(x.land)), x.want)
	}
	p := position(t, 6).wild("bessarabia", 7)
	want(t, "7 barbarians in a plain are too many", p.crowded(at("bessarabia")), true)
	p.land("bessarabia").VF[Barbarians] = 5
	want(t, "5 are not", p.crowded(at("bessarabia")), false)
}

// What is placed in this turn feeds nobody before the next: the Mamluk's Village and Tower in Syria.
//
// rule: mu-prototype/placement/new-buildings-do-not-count-yet
// rule: mu-prototype/supply/no-voluntary-excess
func TestNewBuildingsFeedNobodyYet(t *testing.T) {
	p := position(t, 4).held(red, 5, "syria").learned(red, Agricoltura)
	p.setBuilt(at("syria"), Settlement, 1)
	p.setBuilt(at("syria"), Fort, 1)
	p.setBuilt(at("syria"), Cathedral, 1)
	want(t, "room in the turn of building", p.room(at("syria")), 5)
	p.Phase = Setting
	want(t, "room in the setup", p.room(at("syria")), 30)
	p.Phase = Combat
	p.setBuilt(at("syria"), Cathedral, 0)
	p.vf(red, "syria", 5).build(Settlement, 1, "syria").build(Fort, 1, "syria")
	want(t, "room in the next turn, of 25", p.room(at("syria")), 15)
}

// rule: mu-prototype/supply/transports-not-counted
// rule: mu-prototype/supply/only-vf-counts
// rule: mu-prototype/supply/guests-share-the-limit
// rule: mu-prototype/supply/no-voluntary-excess
func TestWhoEatsOfTheLimit(t *testing.T) {
	p := position(t, 4).held(green, 2, "palestine")
	p.transport(green, WarWagon, 1, "palestine", 20)
	p.captain(green, 1, "palestine", None)
	p.engine(green, 1, "palestine", None)
	want(t, "room beside 2 VF on the ground, however much is aboard", p.room(at("palestine")), 3)
	p.vf(red, "palestine", 2)
	want(t, "room beside a guest's 2", p.room(at("palestine")), 1)
	p.vf(red, "palestine", 9)
	want(t, "room where too many stand", p.room(at("palestine")), 0)
}

// rule: mu-prototype/supply/excess-removed
// rule: mu-prototype/supply/when-excess-is-removed
func TestExcessGoesHome(t *testing.T) {
	p := position(t, 4).held(green, 35, "palatinate").build(Settlement, 2, "palatinate").build(Fort, 1, "palatinate")
	p.run(func(g *State, t *play.Table) { g.starve(t) })
	want(t, "of 35 VF stay", p.ground(green, at("palatinate")), 30)
	want(t, "told", p.told(KeyStarved, int16(green), 5), true)
}

// rule: mu-prototype/supply/guests-share-the-limit
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
func TestGuestsGoFirst(t *testing.T) {
	p := position(t, 4).held(green, 5, "palestine").vf(red, "palestine", 2).vf(blue, "palestine", 3)
	p.run(func(g *State, t *play.Table) { g.starve(t) })
	land := at("palestine")
	want(t, "the owner's 5 stay", p.ground(green, land), 5)
	want(t, "no guest can be fed", p.ground(red, land)+p.ground(blue, land), 0)

	p = position(t, 4).held(green, 3, "palestine").vf(red, "palestine", 1).vf(blue, "palestine", 4)
	p.run(func(g *State, t *play.Table) { g.starve(t) })
	want(t, "the larger guest shrinks first", p.ground(blue, land), 1)
	want(t, "the smaller stays", p.ground(red, land), 1)

	p = position(t, 4).wild("palestine", 9)
	p.run(func(g *State, t *play.Table) { g.starve(t) })
	want(t, "barbarians see to themselves", p.ground(Barbarians, land), 9)
}

// Who can still repair what was damaged in this turn loses nobody for it yet.
//
// rule: mu-prototype/events/damaged-building-unusable
func TestDamagedBuildingsAndSupply(t *testing.T) {
	p := position(t, 4).held(green, 15, "kiev").build(Settlement, 1, "kiev")
	p.land("kiev").Damaged, p.land("kiev").Since = 1<<Settlement, p.Turn
	want(t, "a damaged Village feeds nobody", p.supplyLimit(at("kiev")), 5)
	p.run(func(g *State, t *play.Table) { g.starve(t); g.Turn++; g.starve(t) })
	want(t, "told once, in the turn after", p.told(KeyStarved, int16(green), 10), true)
	want(t, "left in the end", p.ground(green, at("kiev")), 5)
}

// What was damaged in this turn feeds to its end; what was damaged before, or has never stood, does not.
//
// rule: mu-prototype/events/damaged-building-unusable
func TestWhatStillFeedsThoughDamaged(t *testing.T) {
	p := position(t, 4).build(Settlement, 1, "kiev")
	want(t, "whole", p.mended(at("kiev"), Settlement), true)
	want(t, "never built", p.mended(at("kiev"), Fort), false)
	p.land("kiev").Damaged, p.land("kiev").Since = 1<<Settlement, p.Turn
	want(t, "damaged in this turn", p.mended(at("kiev"), Settlement), true)
	want(t, "beside it, never built", p.mended(at("kiev"), Fort), false)
	p.land("kiev").Since = p.Turn - 1
	want(t, "damaged in the turn before", p.mended(at("kiev"), Settlement), false)
}
