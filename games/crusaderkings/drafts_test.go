package crusaderkings

import (
	"strings"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// onlySeenBy checks that of what a seat is preparing nobody else sees anything: their views are as before, and with
// all dealt again that they cannot know they stay so.
func (p *at) onlySeenBy(s play.Seat, before *State, what ...string) {
	p.t.Helper()
	for viewer := play.Nobody; int8(viewer) < p.Seats; viewer++ {
		now, was := viewOf(p.t, p.State, viewer), viewOf(p.t, before, viewer)
		want(p.t, "who sees what is prepared", now != was, viewer == s)
		src := chance.New(3)
		g := *p.State
		g.Redeal(viewer, &src)
		want(p.t, "the view of what is dealt again", viewOf(p.t, &g, viewer), now)
		want(p.t, "what is wrong", g.Check(), nil)
		for _, w := range what {
			want(p.t, w+" is seen", strings.Contains(now, w), viewer == s)
		}
	}
}

// rule: crusader-kings/marriage/player-consent
func TestAProposalIsNobodysBusinessUntilItIsSent(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.courts(english)
	before := *p.State
	p.play(by(english, Propose, king, princess), saying(by(english, DowryGold), 3))
	p.onlySeenBy(english, &before, `"gold":3,"give"`)
	src := chance.New(3)
	g := *p.State
	g.Redeal(french, &src)
	want(t, "what the bride's house may think of", g.Match, noMatch())
	p.play(by(english, DowrySend))
	for viewer := play.Nobody; viewer <= iberian; viewer++ {
		want(t, "a proposal that is made", p.View(viewer).(*View).Match.Gold, 3)
	}
}

// Who must choose a card to discard while another drafts a proposal thinks on without knowing of it.
// rule: crusader-kings/realm/fourth-card-discards-one
func TestWhoDoesNotKnowOfAProposalCanThinkBeyondIt(t *testing.T) {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex").own(french, "paris").own(german, "saxony").
		develops(french, "marshal", "steward", "archbishop").develops(german, "chancellor")
	king, princess := p.rulerOf(english), p.child(french, Female, "pious")
	p.courts(english).play(by(english, Propose, king, princess))
	p.hands(german, french, territories+int16(p.cardOf(german, development(t, "chancellor")))).asks(french, AskDiscard)
	p.match.Imagine(french, 20, 20)
}

// rule: crusader-kings/invade/declare-roles-first
func TestAPlanIsNobodysBusinessUntilWarBegins(t *testing.T) {
	p := campaign(t, 1, "weak").own(english, "aquitaine").foot("aquitaine").invades()
	before := *p.State
	p.play(p.attacks(english, "paris", "normandy"), p.joins(english, "paris", "aquitaine"))
	p.onlySeenBy(english, &before)
	want(t, "who may trade what does not tell of it", p.whyNotHandOver(french, german, int16(p.in("paris"))), play.Free)
	p.play(begins(english, 1))
	want(t, "an attack that is declared", len(p.View(german).(*View).Invasion.Attacks), 1)
	want(t, "it is not traded away", p.whyNotHandOver(french, german, int16(p.in("paris"))), RuleDisputed)
}

// rule: crusader-kings/invade/counter-attack
func TestACounterAttackIsPlannedUnseen(t *testing.T) {
	p := campaign(t, 0, "weak").foot("paris").bagged(french, "brave").takes("paris").asks(french, AskCounter)
	before := *p.State
	p.play(p.attacks(french, "normandy", "paris"))
	p.onlySeenBy(french, &before)
}
