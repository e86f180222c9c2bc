package warriorknights

import (
	"testing"

	"signoria/chance"
	"signoria/play"
)

// clash is a field battle of green against red in kingsmead, each led by one noble without an ability
// for battle, and the fate cards of both, green's first. It stands at the discards.
func clash(t *testing.T, greens, reds []int16, cards ...string) *at {
	t.Helper()
	p := position(t, 4)
	p.noble(green, circle).at("kingsmead").hired("polish", greens...)
	p.noble(red, circle).at("kingsmead").hired("swiss", reds...)
	p.fate(cards...)
	return p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"))
}

func handOf(p *at, side int) int { return p.Battle.Hand[side].Len() }

// The rulebook's own battle: D'Emerande (green) attacks Niebeski (blue), Madder (red) looks on.
func TestFieldBattleExample(t *testing.T) {
	p := position(t, 3)
	alan := p.noble(green, square).at("kingsmead").with(100, 50, 50)
	ernesto := p.noble(green, triangle).at("kingsmead").hired("polish", 100)
	otto := p.noble(blue, circle).at("kingsmead").with(100, 50, 50, 50).exhausted()
	madder := p.noble(red, square).at("kingsmead").with(100, 50)
	p.fate("deal", "deal", "victory", "draw", "prevent", "deal", "deal", "victory", "prevent", "swiss", "swiss")
	p.run(fighting(green)).play(p.attacking(green, blue, FieldBattle, "kingsmead"), by(green, JoinBattle))

	// rule: warrior-knights/field-battle/prep-1-declare-commanders
	want(t, "it begins with the commanders", p.asks(green, AskCommander).Battle.Blow, blowCommanders)
	p.play(by(green, CommandBattle, alan.n))
	want(t, "told who commands", p.told(KeyCommands, int16(alan.n)) && p.told(KeyCommands, int16(otto.n)), true)
	want(t, "blue's single noble commands without a question", p.Battle.Commander[defender], otto.n)
	// rule: warrior-knights/field-battle/prep-1-only-commander-counts
	want(t, "green: 300 troops in all, and one commander", p.Battle.Strength[attacker], 500)
	// rule: warrior-knights/field-battle/prep-2-draw-fate-cards
	want(t, "green draws 3 + 2", handOf(p, attacker), 5)
	want(t, "blue draws 2 + 2", handOf(p, defender), 4)
	// rule: warrior-knights/field-battle/prep-3-discard-two
	want(t, "now they discard", p.Battle.Blow, blowDiscard)
	p.discards(green, "draw", "prevent").discards(blue, "victory", "prevent")
	want(t, "green keeps", handOf(p, attacker), 3)
	want(t, "blue keeps", handOf(p, defender), 2)
	// rule: warrior-knights/field-battle/step-2-commander-ability
	// rule: warrior-knights/field-battle/step-2-compute-casualties
	// rule: warrior-knights/field-battle/prep-4-reveal
	want(t, "all know what is shown", p.asks(green, AskAbility).Battle.Hand[defender].Knows[0], chance.Everyone)
	want(t, "and hands lie open", p.Battle.Shown, true)
	want(t, "now losses are counted", p.Battle.Blow, blowLosses)
	p.play(by(green, UseAbility, alan.n))
	want(t, "losses of green", p.Battle.Dealt[attacker], 1)
	want(t, "losses of blue", p.Battle.Dealt[defender], 2)
	p.asks(green, AskLosses).play(by(green, WoundArmy, ernesto.n))
	// rule: warrior-knights/field-battle/step-3-army-cap
	want(t, "100 losses kill a 100-point army's noble", isIn(p.Battle.Dead, ernesto.n), true)
	want(t, "blue's 250-point army takes 2 markers", p.Casualties[otto.n], 2)
	want(t, "and he lives", isIn(p.Battle.Dead, otto.n), false)
	// rule: warrior-knights/field-battle/step-4-partial-victory
	want(t, "green's victories", p.Battle.Victories[attacker], 1)
	want(t, "blue's victories", p.Battle.Victories[defender], 0)
	want(t, "result", p.Battle.Result, AttackerPartial)
	// rule: warrior-knights/field-battle/step-5-resolve-deaths
	p.asks(blue, AskRetreat)
	want(t, "Ernesto's death waits for the retreat", p.offMap(ernesto.n), false)
	p.play(by(blue, RetreatTo, otto.n, p.region("berac")))
	otto.stands("berac")
	want(t, "Ernesto is off the map", p.offMap(ernesto.n), true)
	want(t, "his Poles are discarded", p.strengthOf(ernesto.n), 0)
	madder.stands("kingsmead")
	want(t, "over", p.over(), true)
	// rule: warrior-knights/field-battle/casualties-stay
	want(t, "the markers stay", p.Casualties[otto.n], 2)
}

func TestDrawing(t *testing.T) {
	t.Run("fractions are dropped on the total, markers count against it", func(t *testing.T) {
		p := clash(t, []int16{150, 100}, []int16{50}, "deal")
		want(t, "250 + 200", handOf(p, attacker), 4)
		want(t, "50 + 200", handOf(p, defender), 2)
		q := position(t, 4)
		q.noble(green, circle).at("kingsmead").hired("polish", 200, 100).wounded(2)
		q.noble(red, circle).at("kingsmead").hired("swiss", 50)
		q.run(fighting(green)).play(q.attacking(green, red, FieldBattle, "kingsmead"))
		want(t, "300 - 200 + 200", handOf(q, attacker), 3)
	})
	// rule: warrior-knights/field-battle/prep-2-maximum-ten
	t.Run("ten at most", func(t *testing.T) {
		p := clash(t, []int16{200, 150, 150, 100, 100, 100, 100, 50, 50, 50, 50}, []int16{100}) // 1100
		p2 := position(t, 4)
		p2.noble(green, circle).at("kingsmead").hired("polish", 200).hired("english", 200).hired("swiss", 200).
			hired("lombard", 200).hired("tuscan", 200).hired("romanian", 200)
		p2.noble(red, circle).at("kingsmead").with(50)
		p2.run(fighting(green)).play(p2.attacking(green, red, FieldBattle, "kingsmead"))
		want(t, "1100 and a commander", handOf(p, attacker), 10)
		want(t, "1200 and a commander", handOf(p2, attacker), 10)
	})
	// rule: warrior-knights/field-battle/prep-2-maximum-ten
	t.Run("an event gives more cards, but not more than ten, once", func(t *testing.T) {
		p := position(t, 4)
		p.noble(green, circle).at("kingsmead").hired("polish", 100)
		p.noble(red, circle).at("kingsmead").hired("swiss", 50)
		p.Statuses[0] = Status{Mod: ModExtraFate, Amount: 2, Target: int8(green), Until: UntilNextBattle}
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"))
		want(t, "1 + 2 + 2", handOf(p, attacker), 5)
		want(t, "red's", handOf(p, defender), 2)
		p.finish()
		want(t, "what lasted is over", p.Statuses[0].Mod, NoMod)
		q := position(t, 4)
		q.noble(green, circle).at("kingsmead").hired("polish", 200, 150, 150, 100, 100)
		q.noble(red, circle).at("kingsmead").hired("swiss", 50)
		q.Statuses[0] = Status{Mod: ModExtraFate, Amount: 2, Target: int8(green), Until: UntilNextBattle}
		q.run(fighting(green)).play(q.attacking(green, red, FieldBattle, "kingsmead"))
		want(t, "7 + 2 + 2", handOf(q, attacker), 10)
	})
	// rule: warrior-knights/fate/deck-runs-dry-in-battle
	t.Run("with the deck in the hands none is drawn", func(t *testing.T) {
		p := position(t, 4)
		p.noble(green, circle).at("kingsmead").hired("polish", 200, 150, 150, 100, 100, 100)
		p.noble(red, circle).at("kingsmead").hired("swiss", 200, 150, 150, 100, 100, 100)
		for p.Fate.Len() > 15 {
			p.Fate.Take(p.Fate.Len() - 1)
		}
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"))
		want(t, "green's", handOf(p, attacker), 10)
		want(t, "red's", handOf(p, defender), 5)
		want(t, "each knows what he has drawn", [2]uint16{p.Battle.Hand[attacker].Knows[9], p.Battle.Hand[defender].Knows[4]},
			[2]uint16{1 << uint(green), 1 << uint(red)})
		p.finish()
		want(t, "all cards are back", p.Fate.Len(), 15)
	})
}

func TestDiscarding(t *testing.T) {
	// rule: warrior-knights/field-battle/prep-3-discard-two
	t.Run("two go, no fewer", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{100}, "deal", "victory", "prevent", "deal", "victory", "prevent")
		p.asks(green, AskDiscard)
		want(t, "none", p.refuses(by(green, KeepFate)), RuleMustDiscard)
		card := p.match.Offers()[0].Choices[0]
		p.play(card.With(green, 0))
		want(t, "one", p.refuses(by(green, KeepFate)), RuleMustDiscard)
		card = p.match.Offers()[0].Choices[0]
		p.play(card.With(green, 0)).asks(red, AskDiscard)
		q := position(t, 4)
		q.noble(green, circle).at("kingsmead").hired("polish", 200, 150, 150, 100, 100, 100)
		q.noble(red, circle).at("kingsmead").hired("swiss", 100)
		for q.Fate.Len() > 10 {
			q.Fate.Take(q.Fate.Len() - 1)
		}
		q.run(fighting(green)).play(q.attacking(green, red, FieldBattle, "kingsmead")).discardAll(green)
		want(t, "who has drawn nothing has no part in it", q.told(KeyDiscards, int16(red)), false)
	})
	// rule: warrior-knights/field-battle/prep-3-keep-at-least-one
	t.Run("one is kept", func(t *testing.T) {
		p := clash(t, []int16{50}, []int16{100}, "deal", "victory", "prevent", "deal", "victory")
		want(t, "drawn", handOf(p, attacker), 2)
		p.discards(green, "deal")
		p.discards(red, "prevent", "deal")
		want(t, "kept", p.told(KeyDiscards, int16(green), 1), true)
		for troops, must := range map[int16]int16{50: 1, 100: 2, 150: 2, 200: 2} { // of 2, 3, 3 and 4 cards
			o, _ := clash(t, []int16{troops}, []int16{100}).match.OfferTo(green)
			want(t, "must discard", o.Args[1], must)
		}
		q := position(t, 4)
		q.noble(green, circle).at("kingsmead").hired("polish", 200, 150, 150, 100, 100, 100)
		q.noble(red, circle).at("kingsmead").hired("swiss", 100)
		for q.Fate.Len() > 11 {
			q.Fate.Take(q.Fate.Len() - 1)
		}
		q.run(fighting(green)).play(q.attacking(green, red, FieldBattle, "kingsmead"))
		want(t, "the only card", q.offers(by(red, KeepFate)), true)
		q = position(t, 4)
		q.noble(green, circle).at("kingsmead").hired("polish", 100)
		q.fortress(red).at("kingsmead")
		q.run(fighting(green)).play(q.attacking(green, red, Assault, "kingsmead"))
		want(t, "all, where nobody commands", q.offers(by(red, KeepFate)), true)
	})
	// rule: warrior-knights/field-battle/prep-3-discard-more
	t.Run("more may go, down to none; so also without a commander", func(t *testing.T) {
		p := clash(t, []int16{50}, []int16{100}, "deal", "victory", "prevent", "deal", "victory")
		p.discards(green, "deal", "victory").discards(red, "prevent", "deal", "victory")
		want(t, "green", p.told(KeyDiscards, int16(green), 2), true)
		want(t, "red", p.told(KeyDiscards, int16(red), 3), true)
		q := position(t, 4)
		q.noble(green, circle).at("kingsmead").hired("polish", 100)
		q.fortress(red).at("kingsmead")
		q.run(fighting(green)).play(q.attacking(green, red, Assault, "kingsmead")).asks(red, AskDiscard)
		want(t, "need not", q.offers(by(red, KeepFate)), true)
		want(t, "may", q.choices(red), 4)
	})
	// rule: warrior-knights/information/hidden-battle-hands
	t.Run("hands and discards are hidden until both reveal", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{100}, "deal", "victory", "prevent", "deal", "victory", "prevent")
		for side, s := range []play.Seat{green, red} {
			for i := range handOf(p, side) {
				want(t, "who knows a card in hand", p.Battle.Hand[side].Knows[i], uint16(1)<<uint(s))
			}
		}
		p.discards(green, "deal", "victory")
		want(t, "shown", p.Battle.Shown, false)
		p.discards(red, "deal", "victory")
		fate := &p.Fate // after the battle: green's discards, red's, then what was shown
		n := fate.Len()
		want(t, "green's discard is known to", fate.Knows[n-6], uint16(1)<<uint(green))
		want(t, "red's discard is known to", fate.Knows[n-4], uint16(1)<<uint(red))
		want(t, "what was shown is known to", fate.Knows[n-1], chance.Everyone)
	})
	// rule: warrior-knights/field-battle/prep-3-keep-at-least-one
	t.Run("the Marshal discards one fewer, unless exhausted", func(t *testing.T) {
		for exhausted, n := range map[bool]int16{false: 1, true: 2} {
			p := position(t, 4)
			p.noble(green, circle).at("kingsmead").hired("polish", 100)
			d := p.noble(red, circle).at("kingsmead").hired("swiss", 100)
			p.office(d, "marshal")
			p.Nobles[d.n].Exhausted = exhausted
			p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"))
			o, _ := p.match.OfferTo(red)
			want(t, "must discard", o.Args[1], n)
		}
	})
}

func TestResolution(t *testing.T) {
	// rule: warrior-knights/field-battle/prep-4-reveal
	t.Run("both reveal at the same time", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{100}, "deal", "victory", "prevent", "deal", "victory", "prevent")
		p.discards(red, "deal", "victory")
		want(t, "nothing is shown while green thinks", p.told(KeyReveals), false)
		p.discards(green, "prevent", "victory")
		want(t, "green shows one deal", p.told(KeyReveals, int16(green), None, 1, 0, 0, 0), true)
		want(t, "red shows one prevent", p.told(KeyReveals, int16(red), None, 0, 1, 0, 0), true)
	})
	// rule: warrior-knights/field-battle/step-1-draw-1-fate
	t.Run("every draw draws, the attacker's first, and a drawn one again", func(t *testing.T) {
		p := clash(t, []int16{200, 100}, []int16{200, 100}, "draw", "deal", "deal", "deal", "deal",
			"draw", "victory", "victory", "victory", "victory", "draw", "prevent", "prevent")
		p.discards(green, "deal", "deal").discards(red, "victory", "victory")
		// green's draw turns another draw, which turns prevent; then red's turns prevent
		want(t, "green: first", p.told(KeyDrawsMore, int16(green), None, int16(Draw1)), true)
		want(t, "green: again", p.told(KeyDrawsMore, int16(green), None, int16(Prevent100)), true)
		want(t, "red", p.told(KeyDrawsMore, int16(red), None, int16(Prevent100)), true)
		want(t, "red takes 2 less 1", p.told(KeyLosses, int16(red), None, 100), true)
		q := position(t, 4)
		q.noble(green, circle).at("kingsmead").hired("polish", 100)
		q.noble(red, circle).at("kingsmead").hired("swiss", 100)
		q.fate("draw")
		for q.Fate.Len() > 1 {
			q.Fate.Take(1)
		}
		q.run(fighting(green)).play(q.attacking(green, red, FieldBattle, "kingsmead"), by(green, KeepFate))
		want(t, "no deck, no card", q.told(KeyStalemate) && !q.told(KeyDrawsMore), true)
	})
	// rule: warrior-knights/field-battle/step-2-compute-casualties
	t.Run("deals less the other's prevents, both at once", func(t *testing.T) {
		p := clash(t, []int16{200, 150, 50}, []int16{200}, "deal", "deal", "deal", "prevent", "victory", "victory",
			"deal", "prevent", "victory", "victory")
		p.discards(green, "victory", "victory").discards(red, "victory", "victory")
		want(t, "the defender takes 200", p.told(KeyLosses, int16(red), None, 200), true)
		want(t, "the attacker 0", p.told(KeyLosses, int16(green)), false)
		want(t, "somebody loses", p.told(KeyNoLosses), false)
		p = clash(t, []int16{100}, []int16{100}, "prevent", "deal", "deal", "victory", "deal", "prevent")
		p.discards(green, "deal", "deal").discards(red, "deal", "prevent")
		want(t, "nobody loses", p.told(KeyNoLosses), true)
	})
	t.Run("the ability is the Baron's to use or not", func(t *testing.T) {
		for use, losses := range map[bool]int16{true: 200, false: 100} {
			p := position(t, 4)
			n := p.noble(green, star).at("kingsmead").hired("polish", 100)
			p.noble(red, circle).at("kingsmead").hired("swiss", 200, 50)
			p.fate("deal", "victory", "victory", "victory", "victory", "victory", "victory")
			p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"))
			p.discards(green, "victory", "victory").discards(red, "victory", "victory").asks(green, AskAbility)
			if use {
				p.play(by(green, UseAbility, n.n))
			} else {
				p.play(by(green, SpareAbility, n.n))
			}
			want(t, "red's losses", p.told(KeyLosses, int16(red), None, losses), true)
		}
	})
	t.Run("the Warden prevents 100 in defence", func(t *testing.T) {
		p := position(t, 4)
		p.noble(green, circle).at("kingsmead").hired("polish", 200)
		p.office(p.noble(red, circle).at("kingsmead").hired("swiss", 200), "warden-of-the-marches")
		p.fate("deal", "deal", "victory", "victory", "prevent", "victory", "victory", "victory", "victory")
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"))
		p.discards(green, "victory", "victory").discards(red, "prevent", "victory")
		want(t, "red's losses", p.told(KeyLosses, int16(red), None, 100), true)
	})
	// rule: warrior-knights/field-battle/step-3-assign-casualties
	// rule: warrior-knights/field-battle/step-3-defender-assigns-second
	t.Run("one marker after the other, where the Baron will; the attacker first", func(t *testing.T) {
		p := position(t, 4)
		a := p.noble(green, circle).at("kingsmead").hired("polish", 200)
		b := p.noble(green, square).at("kingsmead").hired("english", 200).exhausted()
		c := p.noble(green, star).at("kingsmead").hired("romanian", 200)
		d := p.noble(red, circle).at("kingsmead").hired("swiss", 200)
		e := p.noble(red, triangle).at("kingsmead").hired("lombard", 200)
		p.fate("deal", "deal", "victory", "victory", "victory", "victory", "deal", "deal", "prevent", "prevent", "prevent", "prevent")
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"), by(green, JoinBattle),
			by(green, CommandBattle, a.n), by(red, CommandBattle, d.n))
		p.discards(green, "victory", "victory", "victory", "victory").discards(red, "prevent", "prevent", "prevent", "prevent")
		p.asks(green, AskLosses)
		want(t, "the exhausted army, which does not fight", p.offers(by(green, WoundArmy, b.n)), false)
		p.play(by(green, WoundArmy, a.n), by(green, WoundArmy, c.n)).asks(red, AskLosses)
		p.play(by(red, WoundArmy, e.n), by(red, WoundArmy, e.n))
		want(t, "markers", [3]int8{p.Casualties[a.n], p.Casualties[c.n], p.Casualties[d.n]}, [3]int8{1, 1, 0})
		want(t, "200 kill a 200-point army's noble", p.told(KeyFalls, int16(e.n)), true)
	})
	t.Run("an army of 450 takes 5 markers", func(t *testing.T) {
		p := position(t, 6)
		n := p.noble(yellow, star).at("kingsmead").hired("english", 200, 150, 100)
		p.noble(green, circle).at("kingsmead").hired("polish", 200, 150, 150)
		p.fate("deal", "deal", "deal", "deal", "deal", "victory", "victory", "victory", "victory", "victory", "victory",
			"prevent", "prevent")
		p.run(fighting(green)).play(p.attacking(green, yellow, FieldBattle, "kingsmead"))
		p.discards(green, "victory", "victory").discards(yellow, "prevent", "prevent", "victory", "victory")
		p.finish()
		want(t, "losses", p.told(KeyLosses, int16(yellow), None, 500), true)
		want(t, "he falls", p.told(KeyFalls, int16(n.n)), true)
	})
	// rule: warrior-knights/field-battle/step-3-army-cap
	t.Run("an army that can take no more is left out", func(t *testing.T) {
		p := position(t, 4)
		p.noble(green, circle).at("kingsmead").hired("polish", 200)
		a := p.noble(red, circle).at("kingsmead").hired("swiss", 50)
		b := p.noble(red, triangle).at("kingsmead").hired("lombard", 200).exhausted()
		p.fate("deal", "deal", "victory", "victory")
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"), by(red, CommandBattle, a.n))
		p.discards(green, "victory", "victory").discardAll(red).asks(red, AskLosses).play(by(red, WoundArmy, a.n))
		want(t, "he falls", p.told(KeyFalls, int16(a.n)), true)
		want(t, "the next is the other's", p.Casualties[b.n], 1)
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/field-battle/step-3-assign-casualties
	// rule: warrior-knights/field-battle/step-3-all-nobles-dead
	t.Run("with all nobles dead the rest vanishes", func(t *testing.T) {
		p := clash(t, []int16{200, 100}, []int16{50}, "deal", "deal", "deal", "victory", "victory", "victory", "prevent")
		p.discards(green, "victory", "victory").discards(red, "prevent")
		want(t, "losses", p.told(KeyLosses, int16(red), None, 300), true)
		want(t, "he falls", p.told(KeyFalls, int16(nobleOf(red, circle))), true)
		want(t, "over", p.over(), true)
	})
	// rule: warrior-knights/field-battle/step-4-skip-if-side-wiped-out
	// rule: warrior-knights/field-battle/step-4-count-victories
	t.Run("no count when a side has no living noble", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{50}, "deal", "prevent", "prevent", "victory", "victory")
		p.discards(green, "prevent", "prevent").discards(red, "victory")
		want(t, "counted", p.told(KeyVictories), false)
		p.noble(green, circle).stands("kingsmead")
		p = clash(t, []int16{50}, []int16{100}, "victory", "prevent", "deal", "victory", "victory")
		p.discards(green, "prevent").discards(red, "victory", "victory")
		want(t, "the attacker falls", p.told(KeyFalls, int16(nobleOf(green, circle))), true)
		want(t, "counted", p.told(KeyVictories), false)
	})
	// rule: warrior-knights/field-battle/step-4-count-victories
	t.Run("cards, and the commander's own if he lives", func(t *testing.T) {
		p := position(t, 4)
		c := p.noble(green, triangle).at("kingsmead").hired("polish", 200, 150, 50)
		p.noble(red, circle).at("kingsmead").hired("swiss", 200)
		p.fate("victory", "prevent", "prevent", "prevent", "prevent", "draw", "deal", "deal", "victory", "deal")
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"))
		p.discards(green, "prevent", "draw").discards(red, "deal", "deal", "deal")
		want(t, "one card and one for the triangle, against one", p.told(KeyVictories, int16(green), int16(red), 2, 1), true)
		q := position(t, 4)
		c = q.noble(green, triangle).at("kingsmead").hired("polish", 100)
		other := q.noble(green, circle).at("kingsmead").hired("english", 100)
		q.noble(red, circle).at("kingsmead").hired("swiss", 200)
		q.fate("victory", "prevent", "prevent", "victory", "deal", "victory", "victory", "deal")
		q.run(fighting(green)).play(q.attacking(green, red, FieldBattle, "kingsmead"), by(green, JoinBattle), by(green, CommandBattle, c.n))
		q.discards(green, "prevent", "prevent", "victory").discards(red, "victory", "deal")
		q.play(by(green, WoundArmy, c.n))
		want(t, "the commander has fallen, only the card counts", q.told(KeyVictories, int16(green), int16(red), 1, 1), true)
		want(t, "the other lives", q.offMap(other.n), false)
	})
	// rule: warrior-knights/field-battle/step-4-count-victories
	// rule: warrior-knights/field-battle/step-4-partial-victory
	// rule: warrior-knights/field-battle/step-4-total-victory
	t.Run("one more is a partial victory, two or three more a total one", func(t *testing.T) {
		for _, c := range []struct {
			greens, reds   int
			partial, total play.Seat
		}{
			{3, 0, play.Nobody, green}, {2, 0, play.Nobody, green}, {3, 1, play.Nobody, green}, {1, 0, green, play.Nobody},
			{1, 1, play.Nobody, play.Nobody},
			{0, 1, red, play.Nobody}, {0, 2, play.Nobody, red}, {0, 3, play.Nobody, red},
		} {
			var cards []string
			for _, victories := range []int{c.greens, c.reds} {
				cards = append(cards, "deal", "deal")
				for i := range 3 {
					cards = append(cards, map[bool]string{true: "victory", false: "prevent"}[i < victories])
				}
			}
			p := clash(t, []int16{200, 100}, []int16{200, 100}, cards...)
			p.discards(green, "deal", "deal").discards(red, "deal", "deal")
			want(t, "counted", p.told(KeyVictories, int16(green), int16(red), int16(c.greens), int16(c.reds)), true)
			for s, other := range []play.Seat{red, green} {
				s := play.Seat(s)
				want(t, "a partial victory", p.told(KeyPartial, int16(s)), c.partial == s)
				want(t, "a total victory", p.told(KeyTotal, int16(s)), c.total == s)
				want(t, "the other's noble falls", p.told(KeyFalls, int16(nobleOf(other, circle))), c.total == s)
				_, retreats := p.match.OfferTo(other)
				want(t, "he is asked where he retreats", retreats && p.match.Offers()[0].Prompt == AskRetreat, c.partial == s)
			}
			want(t, "a stalemate", p.told(KeyStalemate), c.greens == c.reds)
		}
	})
	// rule: warrior-knights/field-battle/step-4-total-victory
	t.Run("two more is a total victory: all their nobles die", func(t *testing.T) {
		p := position(t, 4)
		p.noble(green, circle).at("kingsmead").hired("polish", 200)
		a := p.noble(red, circle).at("kingsmead").with(50)
		b := p.noble(red, square).at("kingsmead").with(100)
		p.fate("victory", "victory", "deal", "deal", "prevent", "prevent", "prevent", "swiss", "swiss")
		p.run(fighting(green)).play(p.attacking(green, red, FieldBattle, "kingsmead"), by(red, CommandBattle, a.n))
		p.discards(green, "deal", "deal").discards(red, "prevent", "prevent")
		want(t, "told", p.told(KeyTotal, int16(green)), true)
		want(t, "both are dead", p.offMap(a.n) && p.offMap(b.n), true)
	})
	// rule: warrior-knights/field-battle/step-4-stalemate
	// rule: warrior-knights/field-battle/battle-ends-after-one-round
	t.Run("as many is a stalemate: nothing further happens, both stay, and it is over", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{100}, "victory", "deal", "deal", "victory", "deal", "prevent")
		p.discards(green, "deal", "deal").discards(red, "deal", "prevent")
		want(t, "told", p.told(KeyStalemate), true)
		want(t, "over", p.over(), true)
		p.noble(green, circle).stands("kingsmead")
		p.noble(red, circle).stands("kingsmead")
		q := position(t, 4)
		a, b := q.noble(green, circle).at("kingsmead").hired("polish", 200),
			q.noble(green, star).at("kingsmead").hired("english", 50, 50, 100)
		q.noble(red, circle).at("kingsmead").hired("swiss", 200)
		q.fate("victory", "victory", "victory", "prevent", "prevent", "prevent", "deal", "deal", "draw", "draw", "english")
		q.run(fighting(green)).play(q.attacking(green, red, FieldBattle, "kingsmead"), by(green, JoinBattle), by(green, CommandBattle, a.n))
		q.discardAll(green).discards(red, "draw", "draw")
		q.play(by(green, WoundArmy, b.n), by(green, WoundArmy, b.n)).asks(green, AskDeserter)
		want(t, "the dead fall, and it stays a stalemate", q.Battle.Result, Stalemate)
	})
	t.Run("the defender's victory drives the attacker off", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{100}, "prevent", "deal", "deal", "victory", "deal", "prevent", "swiss")
		p.discards(green, "deal", "deal").discards(red, "deal", "prevent").asks(green, AskRetreat)
	})
	// rule: warrior-knights/field-battle/fate-cards-return
	// rule: warrior-knights/fate/used-cards-go-under-the-deck
	t.Run("the cards go under the deck: discards, then the attacker's, then the defender's", func(t *testing.T) {
		p := clash(t, []int16{100}, []int16{100}, "victory", "deal", "prevent", "victory", "prevent", "deal")
		p.discards(green, "prevent", "deal").discards(red, "prevent", "deal")
		want(t, "cards", p.Fate.Len(), fates)
		for i, r := range []string{"prevent", "deal", "prevent", "deal", "victory", "victory"} {
			want(t, "from the bottom: "+r, says(int8(p.Fate.At(fates-6+i)), r), true)
		}
	})
}
