package crusaderkings

import (
	"testing"

	"signoria/play"
)

// campaign is a position in which the English stand in Normandy with a Casus Belli against the French in
// Paris, and draw tokens of these traits.
func campaign(t *testing.T, gold int16, traits ...string) *at {
	return position(t, "kingdom-of-jerusalem", 5).own(english, "normandy", "wessex").own(french, "paris", "lorraine", "toulouse").
		own(german, "saxony", "bohemia").own(italian, "apulia").own(iberian, "leon").foot("normandy").cause(english, french).
		bagged(english, traits...).purse(english, gold)
}

func (p *at) invades() *at { p.t.Helper(); return p.acts(english, War).play(by(english, ToInvade)) }

// attacks is the answer that declares an attack, joins the one that joins it.
func (p *at) attacks(s play.Seat, target, from string) play.Answer {
	return by(s, DeclareAttack, p.in(target), p.in(from))
}
func (p *at) joins(s play.Seat, target, from string) play.Answer {
	return by(s, JoinAttack, p.in(target), p.in(from))
}

// begins is the answer that begins so many attacks.
func begins(s play.Seat, n int8) play.Answer { return by(s, BeginInvasion, n) }

func TestDeclareInvasion(t *testing.T) {
	t.Run("every Footsoldier one part", func(t *testing.T) {
		p := campaign(t, 0, "brave").own(english, "brittany", "aquitaine", "burgundy").foot("brittany", "aquitaine", "burgundy").invades()
		p.asks(english, AskInvade).play(p.attacks(english, "paris", "normandy"))
		// rule: crusader-kings/invade/one-attack-per-target
		want(t, "the same target", p.refuses(p.attacks(english, "paris", "aquitaine")), RuleOneAttack)
		// rule: crusader-kings/invade/several-attacks
		want(t, "another", p.offers(p.attacks(english, "toulouse", "aquitaine")), true)
		want(t, "the attacker's own support", p.offers(p.joins(english, "paris", "normandy")), false)
		// rule: crusader-kings/invade/support-draw
		want(t, "support from beside", p.offers(p.joins(english, "paris", "aquitaine")), true)
		want(t, "support from afar", p.refuses(p.joins(english, "paris", "brittany")), RuleSupportWhere)
		p.play(p.joins(english, "paris", "aquitaine"))
		// rule: crusader-kings/invade/support-is-exclusive
		want(t, "who supports does not attack", p.refuses(p.attacks(english, "toulouse", "aquitaine")), RuleOneRole)
		p.play(p.attacks(english, "toulouse", "burgundy"))
		want(t, "nor supports another", p.refuses(p.joins(english, "toulouse", "aquitaine")), RuleOneRole)
		want(t, "who attacks attacks once", p.refuses(p.attacks(english, "low_countries", "normandy")), RuleOneRole)
		// rule: crusader-kings/invade/declare-roles-first
		want(t, "nothing has been drawn", p.count(KeyCheck), 0)
		p.play(begins(english, 2), by(english, ResolveAttack, p.in("paris"), p.in("normandy"), 0))
		want(t, "draws", p.Checked.Free, 2)
	})
	t.Run("two, in the order one likes", func(t *testing.T) {
		// rule: crusader-kings/invade/declare-roles-first
		p := campaign(t, 0, "brave").own(english, "aquitaine").foot("aquitaine").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"), begins(english, 2)).
			asks(english, AskResolve)
		p.play(by(english, ResolveAttack, p.in("toulouse"), p.in("aquitaine"), 1)).asks(english, AskConquest).play(by(english, StayPut))
		p.asks(english, AskConquest).play(by(english, StayPut))
		// rule: crusader-kings/invade/purpose
		want(t, "territories", p.controls(english), 5)
		want(t, "the action", p.Card.Action, Invade)
		want(t, "it is over", p.Invasion.Seat, play.Nobody)
		want(t, "none was cancelled", p.count(KeyLapsed), 0)
	})
	t.Run("one by one", func(t *testing.T) {
		// rule: crusader-kings/invade/declare-roles-first
		p := campaign(t, 2, "brave").castle("toulouse").own(english, "aquitaine").foot("aquitaine").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"), begins(english, 2)).
			asks(english, AskResolve)
		want(t, "each is declared once", p.count(KeyAttack), 2)
		want(t, "none is carried out yet", p.Invasion.Now, None)
		p.play(by(english, ResolveAttack, p.in("toulouse"), p.in("aquitaine"), 1)).asks(english, AskInvest)
		want(t, "the second", p.Invasion.Now, 1)
		p.play(invests(english, 0)).asks(english, AskInvest)
		want(t, "then the first", p.Invasion.Now, 0)
		p.play(invests(english, 0)).asks(english, AskConquest)
		// rule: crusader-kings/invade/victory
		// rule: crusader-kings/invade/failure
		want(t, "Toulouse, with its Castle, holds", p.told(KeyRepelled, int16(english), int16(p.in("toulouse"))), true)
		want(t, "its Knight and Castle stand, and so does the Footsoldier who attacked it",
			p.land("toulouse").Owner == french && p.land("toulouse").Castle && p.land("aquitaine").Foot, true)
		want(t, "Paris does not", p.told(KeyConquered, int16(english), int16(p.in("paris")), int16(french)), true)
		want(t, "where an English Knight stands now", p.land("paris").Owner, english)
		p.play(by(english, StayPut))
		want(t, "nothing was declared again", p.over() && p.count(KeyAttack) == 2, true)

		p = campaign(t, 0, "weak").own(english, "aquitaine", "low_countries").foot("aquitaine", "low_countries").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"),
			p.attacks(english, "lorraine", "low_countries"))
		p.play(begins(english, 3), by(english, ResolveAttack, p.in("paris"), p.in("normandy"), 0)).asks(english, AskResolve)
		want(t, "between two attacks none is carried out", p.Invasion.Now, None)
	})
	t.Run("a plan that a trade overtakes", func(t *testing.T) {
		// rule: crusader-kings/general/trade-any-time
		// rule: crusader-kings/invade/require-war-or-casus-belli
		p := campaign(t, 0, "weak").own(english, "aquitaine").foot("aquitaine").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"))
		p.hands(french, german, int16(p.in("paris"))) // against whom they have no cause
		want(t, "not both", p.offers(begins(english, 2)), false)
		want(t, "Paris is planned no more", p.attackUpon(p.in("paris")) == nil, true)
		p.hands(english, german, int16(p.in("aquitaine")))
		want(t, "nor Toulouse, from where there is no Footsoldier", p.offers(by(english, CallOff)), true)
		want(t, "another attack", p.offers(p.attacks(english, "lorraine", "normandy")), false)
		p.play(by(english, CallOff))
		want(t, "no War", p.count(KeyWar), 0)

		// rule: crusader-kings/invade/declaring-war
		p = campaign(t, 0, "weak").cause(english, german).own(english, "aquitaine").foot("aquitaine").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"))
		p.hands(french, german, int16(p.in("paris")))
		want(t, "what is still possible stays planned", p.offers(begins(english, 2)), true)
		p.play(begins(english, 2))
		want(t, "War with who has it by then",
			p.told(KeyAttack, int16(english), int16(p.in("paris")), int16(german)) && p.atWar(english, german), true)
		p.play(by(english, ResolveAttack, p.in("paris"), p.in("normandy"), 0))
		want(t, "declared once", p.count(KeyAttack), 2)
	})
	t.Run("support that a trade overtakes", func(t *testing.T) {
		// rule: crusader-kings/general/trade-any-time
		// rule: crusader-kings/invade/support-draw
		p := campaign(t, 0, "weak").own(english, "aquitaine", "burgundy").foot("aquitaine", "burgundy").
			pact(english, german).own(german, "lorraine")
		p.land("low_countries").Pact = english
		p.invades().play(p.attacks(english, "paris", "normandy"), p.joins(english, "paris", "aquitaine"),
			p.joins(english, "paris", "burgundy"),
			by(english, CallPact, p.in("paris"), int8(german)), by(english, CallAlly, p.in("paris"), p.in("low_countries")))
		p.hands(english, italian, int16(p.in("aquitaine")))
		a := p.attackUpon(p.in("paris"))
		want(t, "who is left", a.Support, uint64(1)<<p.in("burgundy"))
		want(t, "the ally", a.Pacts, 1<<german)
		p.hands(german, italian, int16(p.in("lorraine")))
		want(t, "the ally, who lies beside Paris no more", a.Pacts, 0)
		p.match.OutOfTurn(by(english, BreakLandPact, p.in("low_countries")))
		want(t, "the territory whose Pact is broken", a.Allies, 0)
		p.play(begins(english, 1))
		want(t, "nobody else's Footsoldiers join", p.told(KeyJoined, int16(english), int16(p.in("paris")), int16(p.in("aquitaine"))), false)
		want(t, "nor who is no ally", p.count(KeyAllied), 0)
	})
	t.Run("nobody need be attacked", func(t *testing.T) {
		p := campaign(t, 0).invades().play(by(english, CallOff))
		want(t, "over", p.over(), true)
		want(t, "War", p.atWar(english, french), false)
		want(t, "no invasion", p.Invasion.Seat, play.Nobody)
	})
	t.Run("what it takes", func(t *testing.T) {
		p := campaign(t, 0).own(english, "brittany").own(german, "low_countries").invades()
		// rule: crusader-kings/invade/require-adjacent-mobilised
		want(t, "from where no Footsoldier stands", p.refuses(p.attacks(english, "aquitaine", "brittany")), RuleNeedsFoot)
		want(t, "from afar", p.whyNotAttack(english, p.in("normandy"), p.in("scotland")), RuleNeedsFoot)
		p.foot("lorraine")
		want(t, "with another's Footsoldier", p.whyNotAttack(english, p.in("lorraine"), p.in("burgundy")), RuleNeedsFoot)
		// rule: crusader-kings/invade/require-war-or-casus-belli
		want(t, "without a cause", p.refuses(p.attacks(english, "low_countries", "normandy")), RuleNeedsCause)
		p.Dynasties[english].Wars |= 1 << german
		want(t, "at War", p.whyNotAttack(english, p.in("normandy"), p.in("low_countries")), play.Free)
		// rule: crusader-kings/invade/independent-needs-none
		want(t, "an independent territory", p.offers(p.attacks(english, "aquitaine", "normandy")), true)
		// rule: crusader-kings/invade/purpose
		want(t, "one's own", p.whyNotAttack(english, p.in("normandy"), p.in("wessex")), RuleOthersLand)
	})
}

func TestDeclaringWar(t *testing.T) {
	// rule: crusader-kings/invade/declaring-war
	p := campaign(t, 0, "weak").cause(french, english).invades()
	p.play(p.attacks(english, "paris", "normandy"), begins(english, 1))
	want(t, "the English are at War", p.atWar(english, french), true)
	want(t, "so are the French", p.atWar(french, english), true)
	want(t, "the Casus Belli has become War", p.hasCasusBelli(english, french) || p.hasCasusBelli(french, english), false)
	// rule: crusader-kings/invade/failure
	want(t, "nothing has changed hands", p.land("paris").Owner, french)
	want(t, "the Footsoldier is back", p.land("normandy").Foot, true)

	p = campaign(t, 0, "weak").invades()
	p.play(p.attacks(english, "brittany", "normandy"), begins(english, 1))
	want(t, "no War over an independent territory", p.count(KeyWar), 0)
}

func TestAlliesOfTheVictim(t *testing.T) {
	// rule: crusader-kings/pacts/effect-casus-belli
	p := campaign(t, 0, "weak").pact(french, german).invades()
	p.play(p.attacks(english, "paris", "normandy"), begins(english, 1))
	want(t, "the attack failed", p.land("paris").Owner, french)
	want(t, "the ally has a Casus Belli", p.hasCasusBelli(german, english), true)
	want(t, "nobody else", p.hasCasusBelli(italian, english), false)

	p = campaign(t, 0, "weak")
	p.land("brittany").Pact = italian
	p.invades().play(p.attacks(english, "brittany", "normandy"), begins(english, 1))
	want(t, "so has the ally of an independent territory", p.hasCasusBelli(italian, english), true)

	// The ally of who is attacked is not called upon: his Pact with the attacker is torn by the attack.
	p = campaign(t, 0).own(german, "low_countries", "aquitaine").pact(english, german)
	p.Invasion = Invasion{Seat: english, Now: None}
	why := func(target string) play.Rule {
		return p.whyNotCall(german, &Attack{From: p.in("normandy"), Target: p.in(target), Defender: p.land(target).Owner})
	}
	want(t, "against a stranger", why("paris"), play.Free)
	want(t, "against a territory of nobody's", why("brittany"), play.Free)
	p.land("brittany").Pact = german
	want(t, "against a territory in his Pact", why("brittany"), RuleTornPact)
	p.pact(french, german)
	want(t, "against a dynasty in his Pact", why("paris"), RuleTornPact)
}

func TestDefence(t *testing.T) {
	p := campaign(t, 0)
	paris := p.in("paris")
	// rule: crusader-kings/invade/base-successes
	want(t, "bare", p.defence(paris), 1)
	// rule: crusader-kings/invade/defence-castle
	p.castle("paris")
	want(t, "a Castle", p.defence(paris), 2)
	// rule: crusader-kings/invade/defence-mobilised
	p.foot("paris")
	want(t, "a Footsoldier", p.defence(paris), 3)
	// rule: crusader-kings/invade/defence-duchy
	p.dukedom(p.child(french, Male, "kind"), "paris")
	want(t, "a Duke", p.defence(paris), 4)
	// rule: crusader-kings/invade/defence-other
	p.develops(french, "plate_armor")
	want(t, "Plate Armor", p.defence(paris), 5)
	p.Track[space(t, "acre")] = french
	want(t, "Acre", p.defence(paris), 6)
	p.develops(english, "plate_armor")
	want(t, "the attacker's own Armor is no help to the French", p.defence(paris), 6)
	p.invades().play(p.attacks(english, "paris", "normandy"), begins(english, 1))
	want(t, "needed in the check", p.Checked.Needed, 6)
}

func TestSupport(t *testing.T) {
	t.Run("three draws and no Gold", func(t *testing.T) {
		// rule: crusader-kings/invade/support-draw
		p := campaign(t, 5, "weak", "coward", "brave").own(english, "low_countries", "lorraine").foot("low_countries", "lorraine")
		p.land("paris").Owner = play.Nobody
		p.invades().play(p.attacks(english, "paris", "normandy"), p.joins(english, "paris", "low_countries"),
			p.joins(english, "paris", "lorraine"), begins(english, 1))
		want(t, "no Gold can be added, and three draws find the green token", p.land("paris").Owner, english)
		want(t, "draws", p.Checked.Free, 3)
	})
	t.Run("cards, track and events", func(t *testing.T) {
		// rule: crusader-kings/invade/other-modifiers
		p := campaign(t, 0, "brave").develops(english, "longbow", "chancellor")
		p.Track[space(t, "antioch")] = english
		p.grant(Boon{Seat: english, Effect: Effect{Mod: MoreDraws, Actions: 1 << Invade, Value: 1}, Until: NextUse})
		p.invades().play(p.attacks(english, "paris", "normandy"), begins(english, 1))
		want(t, "draws: free, Longbow, Antioch, event; not the Chancellor", p.Checked.Free, 4)
		p = campaign(t, 0, "brave").develops(english, "chancellor").invades()
		p.play(p.attacks(english, "brittany", "normandy"), begins(english, 1))
		want(t, "the Chancellor, against an independent territory", p.Checked.Free, 2)
	})
	t.Run("the Navy brings one", func(t *testing.T) {
		// rule: crusader-kings/invade/navy-limit
		p := campaign(t, 0, "brave").own(english, "wales", "ireland", "leon").foot("wales", "ireland").develops(english, "navy")
		p.land("brittany").Owner = french
		p.invades().play(p.attacks(english, "brittany", "wales"))
		want(t, "a second by sea", p.refuses(p.joins(english, "brittany", "ireland")), RuleNavyLimit)
		want(t, "one by land beside it", p.offers(p.joins(english, "brittany", "normandy")), true)
		p.play(p.joins(english, "brittany", "normandy"), begins(english, 1))
		want(t, "draws", p.Checked.Free, 2)
		p = campaign(t, 0, "brave").own(english, "wales", "ireland").foot("wales", "ireland").develops(english, "navy")
		p.land("brittany").Owner = french
		p.invades().play(p.attacks(english, "brittany", "normandy"))
		want(t, "a first by sea, to help one by land", p.offers(p.joins(english, "brittany", "ireland")), true)
		p.play(p.joins(english, "brittany", "ireland"))
		want(t, "but no second", p.refuses(p.joins(english, "brittany", "wales")), RuleNavyLimit)
		p = campaign(t, 0, "brave").own(english, "wales", "ireland").foot("wales", "ireland").develops(english, "navy")
		p.land("brittany").Owner = french
		// rule: crusader-kings/ai-modes/always-uses-support
		a := p.supported(english, p.in("normandy"), p.in("brittany"))
		want(t, "an AI dynasty brings one too", size(a.Support), 1)
		want(t, "and whoever needs no ship", holds(p.supported(english, p.in("ireland"), p.in("brittany")).Support, p.in("normandy")), true)
	})
}

// calls is the answer that calls on a dynasty for an attack.
func (p *at) calls(target string, ally play.Seat) play.Answer {
	return by(english, CallPact, p.in(target), int8(ally))
}

func TestPactSupport(t *testing.T) {
	allied := func(traits ...string) *at {
		return campaign(t, 0, traits...).own(german, "low_countries", "burgundy").pact(english, german)
	}
	supports := func(p *at) play.Answer { return by(german, GiveSupport, p.in("paris")) }
	t.Run("given", func(t *testing.T) {
		p := allied("weak").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.calls("paris", german))
		// rule: crusader-kings/pacts/effect-extra-draw
		want(t, "one draw for a Pact, however much land", p.refuses(p.calls("paris", german)), RulePactBeside)
		p.play(begins(english, 1)).asks(german, AskSupport).play(supports(p))
		// rule: crusader-kings/invade/pact-support-without-footsoldier
		want(t, "draws, with no German Footsoldier anywhere", p.Checked.Free, 2)
		// rule: crusader-kings/invade/pact-support-gives-casus-belli
		want(t, "the French have a Casus Belli", p.hasCasusBelli(french, german), true)
		want(t, "the Pact holds", p.inPact(english, german), true)
	})
	t.Run("of a Pact that is broken while it is asked for", func(t *testing.T) {
		// rule: crusader-kings/pacts/dynastic-pact-broken-by-player
		for _, answer := range []func(p *at) play.Answer{
			supports, func(p *at) play.Answer { return by(german, RefuseSupport, p.in("paris"), int8(english)) },
		} {
			p := allied("weak").own(english, "aquitaine").foot("aquitaine").invades()
			p.Phase, p.Active = Turns, english
			p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"),
				p.calls("paris", german), begins(english, 2))
			p.asks(german, AskSupport)
			p.match.OutOfTurn(by(english, BreakPact, int8(german)))
			p.play(answer(p)).asks(english, AskResolve)
			// rule: crusader-kings/invade/pact-support-several
			// rule: crusader-kings/invade/pact-support-refusal
			want(t, "who supports it", p.Invasion.Attacks[0].Pacts, 0)
			p.play(by(english, ResolveAttack, p.in("paris"), p.in("normandy"), 0))
			want(t, "draws", p.Checked.Free, 1)
			want(t, "the French have no grudge", p.hasCasusBelli(french, german), false)
			want(t, "it is not the Germans who broke it", p.hasCasusBelli(english, german), false)
			want(t, "but the English", p.hasCasusBelli(german, english), true)
		}
	})
	t.Run("refused", func(t *testing.T) {
		// rule: crusader-kings/invade/pact-support-refusal
		p := allied("weak").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.calls("paris", german), begins(english, 1))
		p.play(by(german, RefuseSupport, p.in("paris"), int8(english)))
		want(t, "draws", p.Checked.Free, 1)
		want(t, "the Pact is broken", p.inPact(english, german), false)
		want(t, "the English have a Casus Belli", p.hasCasusBelli(english, german), true)
		want(t, "the French have none", p.hasCasusBelli(french, german), false)
	})
	t.Run("refused for the first of two attacks", func(t *testing.T) {
		// rule: crusader-kings/invade/pact-support-refusal
		// rule: crusader-kings/invade/pact-support-several
		p := allied("weak").own(english, "aquitaine").foot("aquitaine").invades()
		p.play(p.attacks(english, "paris", "normandy"), p.attacks(english, "toulouse", "aquitaine"),
			p.calls("paris", german), p.calls("toulouse", german))
		p.play(begins(english, 2), by(german, RefuseSupport, p.in("paris"), int8(english))).asks(english, AskResolve)
		want(t, "who broke the Pact is not asked for the second", p.count(KeyDeserts), 1)
		want(t, "and supports neither", p.Invasion.Attacks[0].Pacts|p.Invasion.Attacks[1].Pacts, 0)
	})
	t.Run("not called upon", func(t *testing.T) {
		p := allied("weak").invades()
		p.play(p.attacks(english, "paris", "normandy"), begins(english, 1))
		want(t, "draws", p.Checked.Free, 1)
		want(t, "the French have no grudge", p.hasCasusBelli(french, german), false)
	})
	t.Run("several", func(t *testing.T) {
		// rule: crusader-kings/invade/pact-support-several
		p := allied("weak").pact(english, iberian).own(iberian, "aquitaine")
		p.land("burgundy").Owner, p.land("burgundy").Pact = play.Nobody, english
		p.land("sicily").Pact = english
		p.invades().play(p.attacks(english, "paris", "normandy"))
		ally := func(id string) play.Answer { return by(english, CallAlly, p.in("paris"), p.in(id)) }
		want(t, "not beside the target", p.refuses(ally("sicily")), RulePactBeside)
		p.play(p.calls("paris", german), p.calls("paris", iberian), ally("burgundy"))
		want(t, "once", p.refuses(ally("burgundy")), RulePactBeside)
		p.play(begins(english, 1), supports(p), by(iberian, GiveSupport, p.in("paris")))
		want(t, "draws", p.Checked.Free, 4)
	})
	t.Run("against an independent territory", func(t *testing.T) {
		p := allied("weak")
		p.land("paris").Owner = play.Nobody
		p.invades().play(p.attacks(english, "paris", "normandy"), p.calls("paris", german), begins(english, 1), supports(p))
		want(t, "draws", p.Checked.Free, 2)
		for s := range play.Seat(5) {
			want(t, "nobody has a Casus Belli", p.hasCasusBelli(s, german), false)
		}
	})
	// rule: crusader-kings/pacts/effect-extra-draw
	t.Run("far away", func(t *testing.T) {
		p := campaign(t, 0).pact(english, german).invades()
		p.play(p.attacks(english, "paris", "normandy"))
		want(t, "no territory beside the target", p.refuses(p.calls("paris", german)), RulePactBeside)
	})
	t.Run("the victim's ally", func(t *testing.T) {
		// rule: crusader-kings/pacts/effect-casus-belli
		// rule: crusader-kings/pacts/pact-broken-by-hostile-act
		p := allied("weak").pact(french, german).invades()
		p.play(p.attacks(english, "paris", "normandy"))
		want(t, "he cannot be called", p.refuses(p.calls("paris", german)), RuleTornPact)
		p.play(begins(english, 1))
		want(t, "the Pact with the attacker is over", p.inPact(english, german), false)
		want(t, "the other is not", p.inPact(french, german), true)
	})
	t.Run("an AI dynasty", func(t *testing.T) {
		// rule: crusader-kings/ai-modes/always-gives-support
		p := allied("weak")
		p.Dynasties[german].Strategy = Ferox
		p.invades().play(p.attacks(english, "paris", "normandy"), p.calls("paris", german), begins(english, 1))
		want(t, "gives without being asked", p.Checked.Free, 2)
		p = allied("weak").invades().play(p.attacks(english, "paris", "normandy"), p.calls("paris", german),
			begins(english, 1)).asks(german, AskSupport)
		p.play(by(german, RefuseSupport, p.in("paris"), int8(english)))
		want(t, "a player need not", p.Checked.Free, 1)
		// rule: crusader-kings/ai-modes/always-uses-support
		p = allied("weak").own(english, "aquitaine", "brittany").foot("aquitaine", "brittany")
		p.land("lorraine").Owner, p.land("lorraine").Pact = play.Nobody, english
		a := p.supported(english, p.in("normandy"), p.in("paris"))
		want(t, "uses every Footsoldier beside the target", a.Support, 1<<p.in("aquitaine"))
		want(t, "every dynasty", a.Pacts, 1<<german)
		want(t, "and every territory", a.Allies, 1<<p.in("lorraine"))
		a = p.supported(english, p.in("normandy"), p.in("lorraine"))
		want(t, "nobody to annex", a.Pacts, 0)
	})
}

func TestDukeLeads(t *testing.T) {
	// rule: crusader-kings/titles/duke-trait-joins-invasion
	p := campaign(t, 0)
	duke := p.child(english, Male, "brave")
	p.dukedom(duke, "normandy")
	p.invades().play(p.attacks(english, "paris", "normandy"), begins(english, 1)).asks(english, AskConquest)
	want(t, "an empty bag and the Duke's courage", p.land("paris").Owner, english)
	want(t, "told", p.told(KeyDukeLeads, int16(duke), int16(p.in("paris"))), true)
	// rule: crusader-kings/titles/duke-trait-returns
	want(t, "his token is on his card", p.tokensAt(Place(duke)), 1)
	want(t, "not in the bag", p.tokensAt(bag(english)), 0)

	p = campaign(t, 0)
	p.dukedom(p.child(english, Male, "brave"), "low_countries")
	p.own(english, "low_countries").foot("low_countries").invades()
	p.play(p.attacks(english, "paris", "normandy"), p.joins(english, "paris", "low_countries"), begins(english, 1))
	want(t, "a Duke who only supports lends nothing", p.land("paris").Owner, french)
}
