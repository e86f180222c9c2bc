package crusaderkings

import (
	"slices"
	"testing"

	"signoria/play"
)

// crusading is a position in which the English play a Crusade card and draw tokens of these traits.
func crusading(t *testing.T, traits ...string) *at {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").own(german, "saxony").own(italian, "apulia").
		own(iberian, "leon").bagged(english, traits...).purse(english, 0)
	for i := range box.Spaces {
		if token := box.Spaces[i].Token; token != None {
			p.TokenAt[token] = OnSpace + Place(i)
		}
	}
	return p
}

func (p *at) crusades() *at { p.t.Helper(); return p.acts(english, Crusades) }

// held puts shields of a dynasty on spaces of the Crusade Track, counted from 1.
func (p *at) held(s play.Seat, spaces ...int8) *at {
	for _, i := range spaces {
		p.Track[i-1] = s
	}
	return p
}

func TestWhoGoesOnCrusade(t *testing.T) {
	t.Run("a male member", func(t *testing.T) {
		p := crusading(t, "brave")
		son, brother := p.child(english, Male, "kind"), p.sibling(english, Male, "kind")
		daughter := p.child(english, Female, "kind")
		p.wed(daughter, p.somebody(French, Male, Person{At: InLaw, Of: int8(english)}))
		p.dukedom(brother, "wessex")
		p.crusades().asks(english, AskCrusader)
		// rule: crusader-kings/crusade/send-male-member
		for _, who := range []int8{p.rulerOf(english), son, brother, p.People[daughter].Spouse} {
			want(t, box.People[who].ID, p.offers(by(english, SendOn, who)), true)
		}
		want(t, "a princess", p.refuses(by(english, SendOn, daughter)), RuleMaleMember)
		want(t, "another's", p.whyNotSend(english, p.rulerOf(french)), RuleMaleMember)
		p.play(by(english, SendOn, son))
		want(t, "he is back home", p.member(son, english), true)
		want(t, "it was he who went", p.told(KeyCrusader, int16(english), int16(son)), true)
		p = crusading(t, "brave").crusades()
		want(t, "with one man only nobody is asked", p.over() && p.told(KeyCrusader, int16(english), int16(p.rulerOf(english))), true)
		p = crusading(t, "brave")
		p.sibling(english, Male, "kind")
		want(t, "with two one is", p.crusades().asks(english, AskCrusader).over(), false)
	})
	t.Run("the Queen", func(t *testing.T) {
		// rule: crusader-kings/crusade/queen-if-no-male
		p := crusading(t, "brave")
		p.discard(p.rulerOf(english), Alive)
		queen := p.somebody(English, Female, Person{At: Ruler, Of: int8(english)})
		sister := p.sibling(english, Female, "kind")
		want(t, "with no man in the house", p.whyNotSend(english, queen), play.Free)
		want(t, "her sister never", p.whyNotSend(english, sister), RuleMaleMember)
		p.crusades()
		want(t, "she has to go", p.told(KeyCrusader, int16(english), int16(queen)), true)
		p.child(english, Male, "kind")
		want(t, "not while there is a man", p.whyNotSend(english, queen), RuleQueenStays)
	})
	t.Run("Glitterhoof", func(t *testing.T) {
		// rule: crusader-kings/crusade/glitterhoof-can-crusade
		p := crusading(t, "brave")
		p.discard(p.rulerOf(english), Alive)
		queen := p.somebody(English, Female, Person{At: Ruler, Of: int8(english)})
		p.People[box.Glitterhoof] = Person{At: Consort, Of: int8(english), Spouse: queen, Title: None, Kin: None}
		want(t, "may go", p.whyNotSend(english, box.Glitterhoof), play.Free)
		want(t, "and bars no Queen", p.whyNotSend(english, queen), play.Free)
	})
}

// rule: crusader-kings/crusade/exactly-one-action
func TestOneCrusadeTooMany(t *testing.T) {
	for _, c := range []struct {
		what            string
		when, now       bool // has he the Archbishop when he chooses, and when he plays?
		done            int8 // Crusades of this Era
		performs, skips bool
	}{
		{what: "the first", performs: true},
		{what: "a second, chosen because no other card was left", done: 1, skips: true},
		{what: "a second with the Archbishop", when: true, now: true, done: 1, performs: true},
		{what: "the Archbishop was bribed since", when: true, done: 1, performs: true},
		{what: "he came too late", now: true, done: 1, skips: true},
		{what: "a third", when: true, now: true, done: 2, skips: true},
	} {
		p := crusading(t, "brave")
		p.child(english, Male, "kind")
		if c.when {
			p.develops(english, "archbishop")
		}
		p.Dynasties[english].Crusaded = c.done
		p.Phase = Plotting
		for kind := range 2 {
			p.CardAt[slices.IndexFunc(box.Cards[:], func(x BoxCard) bool { return x.Type == Crusades })+kind] = CardHand
		}
		p.run(func(g *State, t *play.Table) { g.plotPhase(t) }).finish()
		for d, at := range p.DevAt {
			if at == DevOf {
				p.DevAt[d] = DevDeck
			}
		}
		if c.now {
			p.develops(english, "archbishop")
		}
		p.acts(english, Crusades)
		_, asked := p.match.OfferTo(english)
		want(t, c.what+": he is asked", asked, c.performs)
		want(t, c.what+": it is skipped", p.told(KeyCannot, int16(english)), c.skips)
	}
}

func TestCrusade(t *testing.T) {
	t.Run("success", func(t *testing.T) {
		p := crusading(t, "brave")
		p.First = german
		order := p.Order
		p.crusades()
		// rule: crusader-kings/crusade/check
		want(t, "needed", p.Checked.Needed, 1)
		want(t, "the action, and who went", p.Card.Action == Crusade && p.Card.Chosen == p.rulerOf(english), true)
		// rule: crusader-kings/crusade/success-first-player
		want(t, "First Player", p.First, english)
		// rule: crusader-kings/sequence/order-change-after-turn
		want(t, "the Turn goes on as it was", p.Order, order)
		// rule: crusader-kings/crusade/success-shield
		want(t, "a shield on the lowest space", p.Track[0], english)
		// rule: crusader-kings/crusade/success-trait-token
		want(t, "its token in the bag", p.hasTrait(bag(english), trait(t, "ignorant")), true)
		want(t, "and off the space", p.tokensAt(OnSpace), 0)
		// rule: crusader-kings/crusade/bonus-effect
		want(t, "one more Crusade card an Era", p.modifier(english, BonusCards, NoAction), 1)
	})
	t.Run("failure", func(t *testing.T) {
		// rule: crusader-kings/crusade/failure-kills-crusader
		p := crusading(t, "weak")
		p.First = german
		son := p.child(english, Male, "kind")
		p.crusades().play(by(english, SendOn, son))
		want(t, "he is dead", p.People[son].At, Discarded)
		want(t, "First Player", p.First, german)
		want(t, "shields", p.shields(english), 0)
	})
	t.Run("critical traits", func(t *testing.T) {
		p := crusading(t)
		cruel := p.token("cruel", bag(english))
		p.crusades().play(play.Answer{Seat: english, Verb: KeepToken, A: cruel})
		want(t, "the cruel crusader prevails", p.shields(english), 1)
	})
	t.Run("bonuses add up, and go with the shield", func(t *testing.T) {
		p := crusading(t).held(english, 5, 6)
		// rule: crusader-kings/crusade/bonus-cumulative
		want(t, "Edessa", p.draws(english, Overthrow, false), 1)
		want(t, "Antioch", p.draws(english, Invade, false), 1)
		p.develops(english, "longbow")
		want(t, "Antioch and the Longbow", p.draws(english, Invade, false), 2)
		p.develops(english, "bank").held(english, 7)
		want(t, "the Bank and Tripoli", p.modifier(english, MoreTax, NoAction), 4)
		// rule: crusader-kings/crusade/bonus-lost-with-shield
		p.Track[5] = play.Nobody
		want(t, "the Longbow", p.draws(english, Invade, false), 1)
	})
}

func TestShields(t *testing.T) {
	t.Run("the lowest free space, also a vacated one", func(t *testing.T) {
		// rule: crusader-kings/crusade/vacated-spaces
		p := crusading(t, "brave").held(french, 1, 3, 4)
		for i := range int8(4) {
			p.returnTokens(OnSpace + Place(i))
		}
		p.crusades()
		want(t, "the second space", p.Track[1], english)
		want(t, "with no token any more", p.tokensAt(bag(english)), 1)
	})
	t.Run("a fifth shield", func(t *testing.T) {
		// rule: crusader-kings/crusade/max-four-shields
		p := crusading(t, "brave").held(english, 1, 3, 4, 6).held(french, 2, 5)
		before := p.tokensAt(bag(english))
		p.crusades().asks(english, AskShield)
		want(t, "one of four", p.choices(english), 4)
		p.play(by(english, GiveUpShield, 0))
		want(t, "the new one stands on the seventh", p.Track[6], english)
		want(t, "the first is free", p.Track[0], play.Nobody)
		want(t, "shields", p.shields(english), 4)
		// rule: crusader-kings/crusade/bonus-lost-with-shield
		want(t, "no token is given back", p.tokensAt(bag(english)), before+1)
	})
	t.Run("the second shield", func(t *testing.T) {
		// rule: crusader-kings/trophies/crusader
		for before, holder := range map[int]play.Seat{0: play.Nobody, 1: english} {
			p := crusading(t, "brave")
			for i := range before {
				p.held(english, int8(i+1))
			}
			p.crusades()
			want(t, "who has the Trophy", p.Trophies[Crusader], holder)
		}
	})
	t.Run("two tokens on one space", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-4-token
		p := crusading(t, "brave").held(french, 1, 2, 3).held(german, 4, 5, 6)
		p.token("pious", OnSpace+6)
		p.crusades()
		want(t, "both come into the bag", p.tokensAt(bag(english)), 3)
		want(t, "Pious", p.hasTrait(bag(english), trait(t, "pious")), true)
	})
	t.Run("Jerusalem", func(t *testing.T) {
		// rule: crusader-kings/crusade/jerusalem
		// rule: crusader-kings/trophies/king-of-jerusalem
		p := crusading(t, "brave").held(french, 1, 2, 3).held(german, 4, 5, 6).held(italian, 7, 8, 9).crusades()
		want(t, "the game is over", p.Ended, ByJerusalem)
		want(t, "King of Jerusalem", p.Trophies[KingOfJerusalem], english)
		p = crusading(t, "brave").held(french, 1, 2, 3).held(german, 4, 5, 6).held(italian, 7, 8).crusades()
		want(t, "one short of it", p.Ended, NotEnded)
	})
	t.Run("a nearer goal", func(t *testing.T) {
		// rule: crusader-kings/scenarios/scenario-2-track
		p := crusading(t, "brave").held(french, 1, 2, 3).held(german, 4, 5, 6)
		p.Options.Goal = 7
		p.crusades()
		want(t, "the game is over", p.Ended, ByJerusalem)
		want(t, "King of Jerusalem", p.Trophies[KingOfJerusalem], english)
	})
}
