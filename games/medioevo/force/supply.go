package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// Supply, and Overpopulation: how many armies a territory feeds, and what becomes of the rest.

const (
	KeyStarved play.Key = 300 // B VF of A are sent home from territory C, which cannot feed them
)

var supplyChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyStarved: "starved"},
}

// What a territory feeds, in VF.
const (
	landFeeds  = 5 // whatever its terrain
	fieldsFeed = 5 // more in plains with AGRICOLTURA
	huntFeeds  = 5 // more in woods with CACCIA
	herdsFeed  = 5 // more in hills with ALLEVAMENTO
)

// SupplySteps are what feeds armies in an edition.
type SupplySteps struct {
	// RotationFeeds is the VF that ROTAZIONE COLTURE adds in a plain; Feeds what a territory feeds of which terrain,
	// technologies and buildings feed so many VF.
	RotationFeeds int16
	Feeds         func(g *State, p Place, vf int16) int16
}

// How much a territory feeds, and whom.

// SupplyLimit is the VF that may stand on the ground of a territory, of whatever owner, without being too many.
// rule: mu-prototype/supply/terrain-limit
// rule: mu-prototype/supply/only-vf-counts
// rule: mu-alpha/population/terrain-base
func (g *State) SupplyLimit(p Place) int16 { return g.feeds(p, g.Stands) }

// feeds is what a territory feeds by its terrain, the technologies of whose it is, and those of its buildings that
// count. Barbarians have no technologies. Fairs feed nobody.
// rule: mu-prototype/supply/building-bonus
// rule: mu-prototype/supply/fairs-give-nothing
// rule: mu-prototype/supply/barbarian-limit
// rule: mu-alpha/population/terrain-base
// rule: mu-alpha/population/building-bonuses
func (g *State) feeds(p Place, counts func(Place, Building) bool) int16 {
	n := landFeeds + g.husbandry(g.Holder(p), p)
	for b := Settlement; b <= Cathedral; b++ {
		if counts(p, b) {
			n += g.Box().Buildings[b][g.Ed().Settled(g, p, b)].Supply
		}
	}
	return g.Ed().Feeds(g, p, n)
}

// husbandry is what a player's technologies add to what a territory of his feeds.
// rule: mu-prototype/supply/plain-technologies
// rule: mu-prototype/supply/wood-technology
// rule: mu-prototype/supply/hill-technology
// rule: mu-prototype/supply/no-technology-for-desert-and-mountain
// rule: mu-alpha/population/technology-bonuses
func (g *State) husbandry(s play.Seat, p Place) int16 {
	var n int16
	switch g.Box().Atlas.Territories[p].Terrain {
	case medioevo.Plain:
		if g.Has(s, Agricoltura) {
			n += fieldsFeed
		}
		if g.Has(s, RotazioneColture) {
			n += g.Ed().RotationFeeds
		}
	case medioevo.Wood:
		if g.Has(s, Caccia) {
			n += huntFeeds
		}
	case medioevo.Hill:
		if g.Has(s, Allevamento) {
			n += herdsFeed
		}
	}
	return n
}

// Mended says whether a building feeds armies at the end of the turn: its owner may still repair what was damaged in it.
// rule: mu-prototype/events/damaged-building-unusable
func (g *State) Mended(p Place, b Building) bool {
	return g.Stands(p, b) || g.Built(p, b) > 0 && g.Territories[p].Since == g.Turn
}

// Room is the VF that players may still put on the ground of a territory by their own choice.
// rule: mu-prototype/supply/no-voluntary-excess
// rule: mu-prototype/placement/supply-limit
// rule: mu-alpha/population/no-voluntary-excess
func (g *State) Room(p Place) int16 { return max(0, g.SupplyLimit(p)-g.OnGround(p)) }

// OnGround is all VF on the ground of a territory, whoever's. What is aboard transports is fed aboard.
// rule: mu-prototype/supply/transports-not-counted
// rule: mu-prototype/supply/guests-share-the-limit
// rule: mu-alpha/population/loaded-do-not-count
func (g *State) OnGround(p Place) int16 {
	var n int16
	for _, vf := range g.Territories[p].VF {
		n += vf
	}
	return n
}

// Who starves.

// Starve sends home what a territory cannot feed at the end of the turn: guests first, who has most of them before
// others, then its owner. Barbarians see to theirs in the Events phase.
// rule: mu-prototype/supply/excess-removed
// rule: mu-prototype/supply/when-excess-is-removed
// rule: mu-prototype/supply/guests-share-the-limit
// rule: mu-prototype/diplomacy/ceded-armies-must-be-collected
// rule: mu-alpha/population/excess-removed-at-turn-end
func (g *State) Starve(t *play.Table) {
	for p := range g.Land() {
		if g.OnGround(p) == g.Ground(Barbarians, p) {
			continue // nobody stands there, or only barbarians
		}
		var lost [MostRealms]int16
		for over := g.OnGround(p) - g.feeds(p, g.Mended); over > 0; over-- {
			s := g.firstToStarve(p)
			if s == play.Nobody {
				break
			}
			g.Territories[p].VF[s]--
			lost[s]++
		}
		for s, n := range lost {
			if n > 0 {
				t.Tell(KeyStarved, int16(s), n, int16(p))
			}
		}
	}
}

// firstToStarve is whose army goes first: the largest of a guest, else the owner's; Nobody where only barbarians stand.
func (g *State) firstToStarve(p Place) play.Seat {
	owner, who := g.Holder(p), play.Nobody
	for _, s := range g.AllSeats() {
		if n := g.Ground(s, p); s != owner && n > 0 && (who == play.Nobody || n >= g.Ground(who, p)) {
			who = s
		}
	}
	if who == play.Nobody && owner != play.Nobody && g.Ground(owner, p) > 0 {
		return owner
	}
	return who
}
