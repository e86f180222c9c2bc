package warriorknights

import (
	"testing"

	"signoria/play"
)

func TestExhaustion(t *testing.T) {
	// rule: warrior-knights/exhaustion/when-exhausted
	t.Run("who moved or fought is exhausted when the card is finished, not before", func(t *testing.T) {
		p := position(t, 3)
		mover := p.noble(green, square).at("surat").with(100)
		fighter := p.noble(green, circle).at("froli").with(50, 50)
		idle := p.noble(green, star).at("froli").with(50)
		p.city("froli").of(red)
		p.noble(red, circle).at("froli").with(50, 50)
		p.fate("prevent", "prevent", "prevent", "prevent", "victory", "victory", "deal", "deal", "deal")
		p.run(mobilizing(green)).play(by(green, MobilizeTo, p.region("froli")), mover.joining(OffRoad, "froli"), by(green, MarchOn))
		want(t, "in the middle of the card", p.Nobles[mover.n].Exhausted, false)
		p.play(by(green, Attack, int8(red), int8(Assault), p.region("froli")), by(green, HoldBack, idle.n), by(green, JoinBattle),
			by(green, CommandBattle, mover.n))
		p.discards(green, "prevent", "prevent")
		want(t, "so he may use his ability", p.ability(attacker) != nil, true)
		p.finish()
		want(t, "who moved", p.Nobles[mover.n].Exhausted, true)
		want(t, "who fought without commanding", p.Nobles[fighter.n].Exhausted, true)
		want(t, "who did neither", p.Nobles[idle.n].Exhausted, false)
	})
	// rule: warrior-knights/exhaustion/exhausted-cannot-act
	t.Run("the exhausted neither move nor attack, but defend", func(t *testing.T) {
		p := position(t, 3)
		n := p.noble(green, circle).at("kingsmead").with(100).exhausted()
		p.noble(red, circle).at("kingsmead").with(100)
		want(t, "moves", p.whyNotMove(n.n), RuleExhausted)
		want(t, "attacks", p.battlefields(green), 0)
		want(t, "defends", p.defenders(green, FieldBattle, p.region("kingsmead")), uint32(1<<n.n))
		want(t, "anything to mobilize", p.mayMobilize(green), false)
		p.run(mobilizing(red)).play(p.mobilizing(red, "kingsmead"))
		want(t, "is attacked", p.offers(p.attacking(red, green, FieldBattle, "kingsmead")), true)
	})
	t.Run("what an exhausted noble might do is listed with the reason", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("surat").with(50)
		n := p.noble(green, star).at("surat").with(100).exhausted()
		p.run(mobilizing(green)).play(p.mobilizing(green, "froli"))
		want(t, "refused by", p.refuses(n.joining(OffRoad, "froli")), RuleExhausted)
	})
}

// mobilizing is the answer that chooses a region to mobilize to.
func (p *at) mobilizing(s play.Seat, to string) play.Answer {
	p.t.Helper()
	return by(s, MobilizeTo, p.region(to))
}
