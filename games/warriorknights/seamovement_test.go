package warriorknights

import (
	"math/bits"
	"testing"

	"signoria/play"
)

func TestSeaMoves(t *testing.T) {
	// rule: warrior-knights/sea-movement/from-port-to-any-port
	t.Run("from a port to any port", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("alexandria").with(100)
		p.run(moving(green))
		want(t, "choices", p.choices(green), bits.OnesCount64(box.Ports)-1)
		want(t, "of the realm", p.offers(n.going(BySea, "ballin")), true)
		want(t, "overseas", p.offers(n.going(BySea, "cadiz")), true)
		want(t, "without port", p.offers(n.going(BySea, "froli")), false)
	})
	// rule: warrior-knights/sea-movement/must-start-in-port-region
	t.Run("only from a port, also of a pillaged city, and never with a step", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("froli").with(100) // beside olbi and surat, which have ports
		p.run(moving(green))
		want(t, "from inland", p.offers(n.going(BySea, "cadiz")), false)
		p = position(t, 3)
		n = p.noble(green, circle).at("olbi").with(100)
		p.city("olbi").pillaged()
		p.run(moving(green))
		want(t, "from a pillaged city's port", p.offers(n.going(BySea, "cadiz")), true)
		want(t, "by sea and on by land", p.offers(n.going(BySea, "froli")), false)
	})
	// rule: warrior-knights/sea-movement/placed-on-port-symbol
	t.Run("on the port symbol, exhausted", func(t *testing.T) {
		p := position(t, 4)
		n := p.noble(black, square).at("ballin").with(100) // Sir John Dudley Black
		p.run(moving(black)).play(n.going(BySea, "cadiz"))
		n.stands("cadiz")
		want(t, "told that he sails", p.told(KeySails, int16(n.n), int16(p.region("ballin")), int16(p.region("cadiz")), 0), true)
		want(t, "on the symbol", p.Nobles[n.n].AtSea, true)
		want(t, "exhausted", p.Nobles[n.n].Exhausted, true)
		want(t, "in the region", p.noblesAt(black, p.region("cadiz")), 0)
	})
	// rule: warrior-knights/sea-movement/arrives-in-administration
	t.Run("he arrives in administration and is readied", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("alexandria").with(100)
		arrive := func(g *State, t *play.Table) { g.moveOne(t, green); g.land(t); g.readyNobles() }
		p.run(arrive).play(n.going(BySea, "ballin"))
		n.stands("ballin")
		want(t, "in the region", p.readyNoblesAt(green, p.region("ballin")), uint32(1)<<n.n)
		want(t, "he may attack", p.mayAttackIn(green, p.region("ballin")), true)
		want(t, "he may move", p.whyNotMove(n.n), play.Free)
	})
	// rule: warrior-knights/sea-movement/at-sea-untouchable
	t.Run("neither attacks nor is attacked, blocks nobody, gives and takes nothing", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("olbi").with(100, 50)
		p.noble(red, circle).atSea("olbi").with(100)
		p.noble(green, square).atSea("olbi").with(50)
		p.city("olbi").of(green)
		want(t, "somebody to attack", p.battlefields(green), 0)
		want(t, "whom he could attack", p.battlefields(red), 0)
		want(t, "donors", p.donors(n.n), 0)
		want(t, "why he cannot move", p.whyNotMove(nobleOf(red, circle)), RuleAtSea)
		want(t, "holds the way", p.holdsWay(red, p.region("olbi")), false)
		p.noble(red, square).at("olbi").with(50)
		want(t, "only who has landed, of each Baron his own, is in the region",
			[2]uint32{p.noblesAt(green, p.region("olbi")), p.noblesAt(red, p.region("olbi"))},
			[2]uint32{set(n.n), set(nobleOf(red, square))})
	})
	// rule: warrior-knights/sea-movement/no-consent-needed-at-destination
	t.Run("nobody is asked at the destination", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("ballin").with(100)
		p.city("olbi").of(red)
		p.noble(blue, circle).at("olbi").with(100)
		p.run(moving(green)).play(n.going(BySea, "olbi"))
		n.stands("olbi")
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/events/lasting-events
	t.Run("an event closes the sea", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("ballin").with(100)
		p.Statuses[0] = Status{Mod: ModSeaClosed, Amount: 1, Target: None, Until: UntilEndOfRound}
		p.run(moving(green))
		want(t, "by sea", p.offers(n.going(BySea, "cadiz")), false)
		want(t, "by land", p.offers(n.going(OffRoad, "gedze")), true)
	})
}
