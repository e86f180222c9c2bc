package warriorknights

import (
	"testing"

	"signoria/play"
)

func TestPermission(t *testing.T) {
	// rule: warrior-knights/city-attack/neutral-city-alone
	t.Run("a neutral city alone: nobody is asked", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("froli").with(100)
		p.noble(red, circle).at("surat").with(100)
		p.noble(blue, circle).atSea("froli").with(100)
		p.run(fighting(green)).play(p.attacking(green, play.Nobody, Assault, "froli")).asks(green, AskDiscard)
	})
	// rule: warrior-knights/city-attack/neutral-city-with-permission
	t.Run("a neutral city beside others: all must permit", func(t *testing.T) {
		for _, forbids := range []play.Seat{play.Nobody, red, blue} {
			p := position(t, 3)
			p.noble(green, circle).at("froli").with(100)
			p.noble(red, circle).at("froli").with(100)
			p.noble(blue, circle).at("froli").with(100)
			p.run(fighting(green)).play(p.attacking(green, play.Nobody, Assault, "froli"))
			for _, third := range []play.Seat{red, blue} {
				p.asks(third, AskPermission)
				if third == forbids {
					p.play(by(third, ForbidAttack))
					break
				}
				p.play(by(third, PermitAttack))
			}
			if forbids == play.Nobody {
				p.asks(green, AskDiscard)
				continue
			}
			p.asks(green, AskAttack)
			want(t, "to assault it now", p.refuses(p.attacking(green, play.Nobody, Assault, "froli")), RuleNotPermitted)
			want(t, "to besiege it now", p.refuses(p.attacking(green, play.Nobody, Siege, "froli")), RuleNotPermitted)
			want(t, "to attack who stands there", p.offers(p.attacking(green, red, FieldBattle, "froli")), true)
			p.play(by(green, CallOff))
			want(t, "over", p.over(), true)
			want(t, "exhausted", p.Nobles[nobleOf(green, circle)].Exhausted, false)
		}
	})
	// rule: warrior-knights/city-attack/enemy-city-alone
	t.Run("an enemy's city: the owner's own armies do not prevent it", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("froli").with(100)
		p.city("froli").of(red)
		p.noble(red, circle).at("froli").with(100)
		p.run(fighting(green)).play(p.attacking(green, red, Assault, "froli")).asks(green, AskDiscard)
	})
	// rule: warrior-knights/city-attack/enemy-city-with-permission
	t.Run("an enemy's city beside a third: he must permit", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("froli").with(100)
		p.city("froli").of(red)
		p.noble(red, circle).at("froli").with(100)
		p.noble(blue, circle).at("froli").with(100)
		p.run(fighting(green)).play(p.attacking(green, red, Assault, "froli")).asks(blue, AskPermission)
		want(t, "only he is asked", len(p.match.Offers()), 1)
		p.play(by(blue, PermitAttack)).asks(green, AskDiscard)
	})
	t.Run("beside several all must, and one who forbids is enough", func(t *testing.T) {
		for _, forbids := range []play.Seat{play.Nobody, blue, black} {
			p := position(t, 5)
			p.noble(green, circle).at("froli").hired("english", 200, 150)
			p.city("froli").of(red)
			p.noble(red, circle).at("froli").with(50)
			p.noble(blue, circle).at("froli").with(100).exhausted()
			p.noble(black, circle).at("froli").with(100)
			p.noble(violet, circle).atSea("surat").with(100) // he has no army there
			p.run(fighting(green)).play(p.attacking(green, red, Siege, "froli"))
			froli := int16(p.region("froli"))
			for _, third := range []play.Seat{blue, black} {
				p.asks(third, AskPermission)
				if third == forbids {
					p.play(by(third, ForbidAttack))
					want(t, "told", p.told(KeyForbidden, int16(third), int16(green), int16(red), froli), true)
					break
				}
				p.play(by(third, PermitAttack))
				want(t, "told", p.told(KeyPermitted, int16(third), int16(green), int16(red), froli), true)
			}
			want(t, "besieged", p.besieged(city(t, "froli")), forbids == play.Nobody)
			if forbids != play.Nobody {
				p.asks(green, AskAttack)
				want(t, "to besiege it now", p.refuses(p.attacking(green, red, Siege, "froli")), RuleNotPermitted)
				want(t, "to assault it now", p.refuses(p.attacking(green, red, Assault, "froli")), RuleNotPermitted)
				want(t, "to fight the others in the open", p.offers(p.attacking(green, blue, FieldBattle, "froli")), true)
			}
		}
	})
	t.Run("in the open field nobody's permission is wanted", func(t *testing.T) {
		p := position(t, 4)
		p.noble(green, circle).at("froli").with(100)
		p.city("froli").of(red)
		p.noble(blue, circle).at("froli").with(100)
		p.noble(black, circle).at("froli").with(100)
		p.run(fighting(green)).play(p.attacking(green, blue, FieldBattle, "froli")).asks(green, AskDiscard)
	})
	// rule: warrior-knights/city-attack/permission-also-for-fortress
	t.Run("so with a fortress", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("gullmark").with(100)
		p.fortress(red).at("gullmark").with(50)
		p.noble(blue, circle).at("gullmark").with(100)
		p.run(fighting(green)).play(p.attacking(green, red, Assault, "gullmark")).asks(blue, AskPermission)
		p.play(by(blue, ForbidAttack)).asks(green, AskAttack)
	})
	t.Run("who is forbidden one city may attack another's elsewhere", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("froli").with(100)
		p.noble(green, star).at("monz").with(50)
		p.noble(blue, circle).at("froli").with(100)
		p.run(fighting(green)).play(p.attacking(green, play.Nobody, Assault, "froli"), by(blue, ForbidAttack))
		want(t, "the neutral city forbidden", p.refuses(p.attacking(green, play.Nobody, Siege, "froli")), RuleNotPermitted)
		want(t, "another neutral city", p.offers(p.attacking(green, play.Nobody, Siege, "monz")), true)
	})
	// rule: warrior-knights/city-attack/assault-or-siege
	t.Run("whoever attacks a city declares an assault or a siege", func(t *testing.T) {
		p := position(t, 3)
		p.noble(green, circle).at("froli").with(100)
		p.run(fighting(green))
		want(t, "choices", p.choices(green), 2)
		want(t, "assault", p.offers(p.attacking(green, play.Nobody, Assault, "froli")), true)
		want(t, "siege", p.offers(p.attacking(green, play.Nobody, Siege, "froli")), true)
	})
	t.Run("a law protects fortresses, and may be refused", func(t *testing.T) {
		for _, obeys := range []bool{true, false} {
			p := position(t, 3).law("sanctity-of-hearths")
			p.noble(green, circle).at("gullmark").with(100)
			p.fortress(red).at("gullmark").with(50)
			p.run(fighting(green)).play(p.attacking(green, red, Assault, "gullmark"))
			o, _ := p.match.OfferTo(green)
			if obeys {
				p.play(o.Choices[0].With(green, 0)).asks(green, AskAttack)
				want(t, "the fortress now", p.refuses(p.attacking(green, red, Assault, "gullmark")), RuleSparesFort)
			} else {
				p.play(o.Choices[1].With(green, 0)).asks(green, AskDiscard)
				want(t, "banned", p.Barons[green].Banned, true)
			}
		}
	})
}
