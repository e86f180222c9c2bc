package crusaderkings

import (
	"testing"

	"signoria/play"
)

// acts lets a seat play the action of a card of a type.
func (p *at) acts(s play.Seat, kind CardType) *at {
	p.t.Helper()
	p.plays(s, kind, "")
	return p.run(func(g *State, t *play.Table) { g.playAction(t, s) })
}

// purse sets what a dynasty has; the others have nothing, so that nobody is asked about sabotage.
func (p *at) purse(s play.Seat, gold int16) *at {
	for o := range p.Dynasties {
		p.Dynasties[o].Gold = 0
	}
	p.Dynasties[s].Gold = gold
	return p
}

// invests is the answer to how much Gold goes into a check.
func invests(s play.Seat, n int16) play.Answer { return saying(by(s, InvestGold), n) }

// in is a territory by its id, as answers name it.
func (p *at) in(id string) int8 { p.t.Helper(); return territory(p.t, id) }

func TestActionOfACard(t *testing.T) {
	// rule: crusader-kings/turn/one-action-per-card
	// rule: crusader-kings/turn/may-skip-action
	t.Run("one of two, or none", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").acts(english, War)
		p.asks(english, AskAction)
		want(t, "Mobilise", p.offers(by(english, ToMobilise)), true)
		want(t, "Invade without Footsoldiers", p.refuses(by(english, ToInvade)), RulePrepared)
		p.play(by(english, ToPass))
		want(t, "over", p.over(), true)
		want(t, "told", p.told(KeyPasses, int16(english)), true)
	})
	t.Run("nothing can be done", func(t *testing.T) {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").castle("wessex").purse(english, 0).acts(english, Realm)
		want(t, "nobody is asked", p.over(), true)
		want(t, "told", p.told(KeyCannot, int16(english)), true)
	})
	for kind, verbs := range map[CardType][]play.Verb{
		Realm:    {ToBuild, ToDevelop},   // rule: crusader-kings/realm/card-actions
		Intrigue: {ToPlot, ToOverthrow},  // rule: crusader-kings/plots/card-actions
		War:      {ToMobilise, ToInvade}, // rule: crusader-kings/mobilise/card-actions
		Taxes:    {ToTax},
	} {
		p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia").own(french, "paris", "normandy").foot("wessex")
		p.land("paris").Rebellion, p.land("normandy").Rebellion = 1, 1
		p.DevAt[0] = DevFaceUp
		p.acts(english, kind)
		want(t, "choices", p.choices(english), len(verbs)+1)
		for _, v := range verbs {
			want(t, "offered", p.offers(by(english, v)), v != ToInvade || p.whyNotInvade(english) == play.Free)
		}
	}
}

func TestCompulsoryCrusade(t *testing.T) {
	// rule: crusader-kings/crusade/exactly-one-action
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "brave").purse(english, 0).acts(english, Crusades)
	want(t, "the first of an Era is not asked about", p.over(), true)
	want(t, "Crusade actions", p.Dynasties[english].Crusaded, 1)

	p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").bagged(english, "brave").purse(english, 0)
	p.Dynasties[english].Crusaded, p.Dynasties[english].Crusades = 1, 2
	p.acts(english, Crusades).asks(english, AskAction).play(by(english, ToPass))
	want(t, "a second may be passed over", p.Dynasties[english].Crusaded, 1)
	for _, kind := range []CardType{Realm, Intrigue, War, Taxes} {
		p = position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").acts(english, kind).asks(english, AskAction)
		want(t, "and so may any other card, the first of an Era or not", p.offers(by(english, ToPass)), true)
	}
}

func TestOthersMaySabotage(t *testing.T) {
	for what, begin := range map[string]func(p *at){
		"a Castle": func(p *at) {
			p.acts(english, Realm).play(by(english, ToBuild), by(english, BuildAt, p.in("wessex")), by(english, StartBuilding, 1))
		},
		"an invasion": func(p *at) { p.invades().play(p.attacks(english, "paris", "normandy"), begins(english, 1)) },
		"a Crusade":   func(p *at) { p.acts(english, Crusades) },
	} {
		t.Run(what, func(t *testing.T) {
			p := campaign(t, 2, "brave")
			p.Dynasties[german].Gold = 4
			begin(p)
			p.asks(english, AskInvest).play(invests(english, 2)).asks(german, AskSabotage)
		})
	}
}

func TestWhatIsGoodForOneAction(t *testing.T) {
	boon := func(a ...Action) Boon {
		b := Boon{Seat: english, Effect: Effect{Mod: MoreDraws, Value: 1}, Until: NextUse}
		for _, x := range a {
			b.Effect.Actions |= 1 << x
		}
		return b
	}
	// rule: crusader-kings/trait-check/modifiers
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").bagged(english, "brave").purse(english, 0)
	p.grant(boon(Build))
	p.grant(boon(Divorce))
	p.acts(english, Intrigue).play(by(english, ToPlot), by(english, PlotGrievance, int8(french)))
	want(t, "a plot uses what is good for a plot", p.draws(english, Divorce, false), 0)
	want(t, "and leaves the rest", p.draws(english, Build, false), 1)
}

// choices counts what a seat may choose now.
func (p *at) choices(s play.Seat) int {
	o, _ := p.match.OfferTo(s)
	return len(o.Choices)
}
