package crusaderkings

import (
	"fmt"
	"slices"
	"testing"

	"signoria/chance"
	"signoria/play"
)

// devoted is a squire who does all that his strategy wants, whatever it costs him: so it is seen what that is.
type devoted struct{ *Squire }

func (d devoted) Decide(g *State, o *play.Asking) play.Answer {
	s, prompt, choices := o.At(0)
	j, args := d.judging(g, s), o.ArgsAt(0)
	return play.Judged(&d.src, s, choices, func(c play.Choice) int { return j.evenWorth(prompt, args, c) + 1000*j.wanted(c) }, j.number)
}

// strategist is devoted to a strategy.
func strategist(name string) devoted {
	i := slices.IndexFunc(tempers[:], func(t temper) bool { return t.plan.name == name })
	return devoted{&Squire{src: chance.New(1), temper: &tempers[i]}}
}

// homeland is a table at the beginning of the game: the English hold four territories beside independent ones
// and the French, and have a brother to send on Crusades.
func homeland(t *testing.T) *at {
	p := position(t, "kingdom-of-jerusalem", 5).own(english, "wessex", "mercia", "northumbria", "normandy").
		own(french, "paris", "lorraine", "toulouse").own(german, "saxony").own(italian, "venice").own(iberian, "leon").
		bagged(english, "brave", "clever", "cruel", "weak")
	p.Round = 1
	p.sibling(english, Male, "weak")
	return p
}

// dealt deals a seat a hand: so many cards of each type.
func (p *at) dealt(s play.Seat, hand [cardTypes]int8) *at {
	for kind, n := range hand {
		for c := range p.CardAt {
			if n > 0 && p.CardAt[c] == CardDeck && box.Cards[c].Type == CardType(kind) {
				p.CardAt[c] = CardHand + uint8(s)
				p.Dynasties[s].Unplayed[kind]++
				n--
			}
		}
	}
	return p
}

// round goes to a Round of the first Era, and lays what a strategy has by then played out of its hand.
func (p *at) round(s play.Seat, n int8, played ...CardType) *at {
	p.Round = n
	for _, kind := range played {
		for c, at := range p.CardAt {
			if at == CardHand+uint8(s) && box.Cards[c].Type == kind {
				p.CardAt[c] = CardDiscard
				p.Dynasties[s].Unplayed[kind]--
				break
			}
		}
	}
	return p
}

// lays has a bot choose its two cards of a Round, and returns their types.
func (p *at) lays(s play.Seat, bot play.Policy[State]) [turnsPerRound]CardType {
	p.t.Helper()
	p.run(func(g *State, t *play.Table) {
		for turn := range int8(turnsPerRound) {
			g.chooseCard(t, s, turn)
		}
	})
	var laid [turnsPerRound]CardType
	for i, a := range p.chosen(s, bot) {
		laid[i] = box.Cards[a.A].Type
	}
	return laid
}

// performing lets a bot play the action of a card of a type in a Turn, and returns all it answered in it.
func (p *at) performing(bot play.Policy[State], round, turn int8, kind CardType) []play.Answer {
	p.t.Helper()
	p.Round, p.Turn = round, turn
	p.acts(english, kind)
	var all []play.Answer
	for !p.over() {
		all = append(all, p.decides(p.match.Offers()[0].Seat, bot))
	}
	return all
}

// counted counts the answers with a verb that fit.
func counted(all []play.Answer, v play.Verb, fits func(a play.Answer) bool) (n int) {
	for _, a := range all {
		if a.Verb == v && fits(a) {
			n++
		}
	}
	return n
}

func anyhow(play.Answer) bool { return true }

// rule: crusader-kings/heuristics/purpose
// rule: crusader-kings/heuristics/expansionist
// rule: crusader-kings/heuristics/aggressor
// rule: crusader-kings/heuristics/builder
// rule: crusader-kings/heuristics/developer
// rule: crusader-kings/heuristics/schemer
// rule: crusader-kings/heuristics/crusader
func TestStrategiesDrawTheirHands(t *testing.T) {
	for name, hand := range map[string][cardTypes]int8{
		"expansionist": {Realm: 2, War: 3, Taxes: 2, Crusades: 1},
		"aggressor":    {Intrigue: 2, War: 3, Taxes: 2, Crusades: 1},
		"builder":      {Realm: 2, War: 3, Taxes: 2, Crusades: 1},
		"developer":    {Realm: 2, War: 3, Taxes: 2, Crusades: 1},
		"schemer":      {Intrigue: 3, War: 2, Taxes: 2, Crusades: 1},
		"crusader":     {Realm: 1, War: 3, Taxes: 2, Crusades: 2},
	} {
		p := homeland(t)
		p.Phase = Drawing
		p.run(func(g *State, t *play.Table) { g.drawHands(t) })
		want(t, name+"'s hand", handOf(p.asking(english, strategist(name))), hand)
	}
	// Later Eras are judged: without the Archbishop a second Crusade card is of no use.
	p := homeland(t)
	p.Era, p.Phase = 2, Drawing
	p.run(func(g *State, t *play.Table) { g.drawHands(t) })
	want(t, "the crusader's Crusade cards in the second Era", handOf(p.asking(english, strategist("crusader")))[Crusades], 1)
}

// What each of them wants, beside what any squire judges. It is meant for the first Era.
// rule: crusader-kings/heuristics/purpose
func TestWhatStrategiesWant(t *testing.T) {
	p := homeland(t).offer("royal_guard", "chancellor", "bank")
	son := p.child(english, Male, "weak")
	wants := func(bot *Squire, c play.Choice) int { return bot.judging(p.State, english).wanted(c) }
	buys := func(id string) play.Choice { return play.Choice{Verb: BuyCard, A: int16(p.card(id))} }
	grant := play.Choice{Verb: GrantTitle, A: int16(son), B: int16(p.in("wessex"))}
	drawn := handChoice([cardTypes]int8{Realm: 2, War: 3, Taxes: 2, Crusades: 1})
	expansionist, builder, plain := strategist("expansionist").Squire, strategist("builder").Squire, newSquire(1)

	for _, c := range []play.Choice{buys("royal_guard"), grant, drawn, {Verb: ToTax}} {
		want(t, "who follows no strategy wants nothing of them", wants(plain, c), 0)
	}
	want(t, "a hand: the one that is suggested", wants(expansionist, drawn), heeded)
	want(t, "and no other", wants(expansionist, handChoice([cardTypes]int8{Realm: 2, Intrigue: 1, War: 3, Taxes: 1, Crusades: 1})), 0)
	want(t, "titles: the expansionist as many as he can", wants(expansionist, grant), heeded)
	want(t, "the builder none in particular", wants(builder, grant), 0)
	want(t, "a Development card that he seeks first", wants(expansionist, buys("royal_guard")), 40)
	want(t, "one he seeks next", wants(expansionist, buys("chancellor")), 20)
	want(t, "one he does not seek", wants(expansionist, buys("bank")), 0)
	p.Round, p.Turn = 3, 1 // when his plan is to Develop
	p.plays(english, Realm, "")
	for i, id := range []string{"bank", "chancellor", "royal_guard"} {
		want(t, "when it is time to Develop, any, and the dearest the most: "+id, wants(expansionist, buys(id)), heeded+20*i)
	}
	act := func(round, turn int8, kind CardType) {
		p.Round, p.Turn = round, turn
		p.plays(english, kind, "")
	}
	act(1, 1, War)
	foot := play.Choice{Verb: MobiliseIn, A: int16(p.in("mercia"))}
	want(t, "the action of the plan before all", wants(expansionist, play.Choice{Verb: ToMobilise}), heeded)
	want(t, "not the other", wants(expansionist, play.Choice{Verb: ToInvade}), 0)
	p.foot("wessex", "mercia", "wales").own(english, "wales", "scotland")
	want(t, "in it what he goes for", wants(expansionist, foot), heeded)
	want(t, "and nothing else", wants(expansionist, play.Choice{Verb: StopMobilising}), 0)
	p.foot("scotland")
	want(t, "as often as is said: four times", wants(expansionist, foot), 0)
	p.land("scotland").Foot = false
	p.Card.InEvent = true
	want(t, "not in the event after it", wants(expansionist, foot), 0)
	p.Card.InEvent, p.Card.Seat = false, french
	want(t, "nor with another's card", wants(expansionist, foot), 0)
	p.Card = noCard
	want(t, "nor with none", wants(expansionist, foot), 0)
	act(1, 1, Taxes)
	want(t, "nor with a card of another type than the plan's",
		wants(expansionist, play.Choice{Verb: ToMobilise})+wants(expansionist, play.Choice{Verb: ToTax}), 0)
	act(1, 1, War)
	p.Era = 2
	want(t, "nor in a later Era", wants(expansionist, play.Choice{Verb: ToMobilise}), 0)
	p.Era = 1
	aggressor := strategist("aggressor").Squire
	act(1, 2, Intrigue)
	want(t, "a grievance against a neighbour", wants(aggressor, play.Choice{Verb: PlotGrievance, A: int16(french)}), heeded)
	want(t, "against nobody else", wants(aggressor, play.Choice{Verb: PlotGrievance, A: int16(italian)}), 0)
	p.Era, p.Card = 2, noCard
	want(t, "after the first Era no hand", wants(expansionist, drawn), 0)
	want(t, "but the cards he seeks", wants(expansionist, buys("royal_guard")), 40)
}

// The card of the plan is chosen now, and what it needs later is not; with any other one may do as one likes.
// rule: crusader-kings/heuristics/purpose
func TestWhatStrategiesLay(t *testing.T) {
	for _, c := range []struct {
		what, bot string
		hand      [cardTypes]int8
		round     int8
		first     CardType // laid already for the first Turn, or noType
		kind      CardType
		worth     int
	}{
		{"now", "expansionist", drawing(2, 0, 3, 2, 1), 1, noType, War, heeded},
		{"both Tax cards in the second Round", "expansionist", drawing(2, 0, 3, 2, 1), 1, noType, Taxes, -heeded},
		{"with three of them one is to spare", "expansionist", drawing(2, 0, 3, 3, 1), 1, noType, Taxes, 0},
		{"one of two Realm cards in the third", "expansionist", drawing(2, 0, 3, 2, 1), 1, noType, Realm, 0},
		{"the Crusade card in the third", "expansionist", drawing(2, 0, 3, 2, 1), 1, noType, Crusades, -heeded},
		{"and still in the second", "expansionist", drawing(2, 0, 1, 2, 1), 2, noType, Crusades, -heeded},
		{"what was for the first Round is left over", "expansionist", drawing(2, 0, 1, 2, 1), 2, noType, War, 0},
		{"in the first Turn what is for the second", "developer", drawing(1, 0, 3, 2, 1), 1, noType, Realm, -heeded},
		{"in the second Turn", "developer", drawing(1, 0, 3, 2, 1), 1, Taxes, Realm, heeded},
		{"what was for the first Turn counts no more", "developer", drawing(2, 0, 3, 2, 1), 1, Taxes, Taxes, 0},
	} {
		p := homeland(t).dealt(english, c.hand)
		p.Round = c.round
		if c.first != noType {
			p.deal(english, c.first, CardFirst+uint8(english))
		}
		card := slices.IndexFunc(box.Cards[:], func(x BoxCard) bool { return x.Type == c.kind })
		choose := play.Choice{Verb: ChooseCard, A: int16(card)}
		want(t, c.bot+", "+c.what, strategist(c.bot).judging(p.State, english).wanted(choose), c.worth)
		p.Era = 2
		want(t, "not after the first Era", strategist(c.bot).judging(p.State, english).wanted(choose), 0)
	}
	p := homeland(t).dealt(english, drawing(2, 0, 3, 2, 1))
	p.discard(p.eldest(english, Sibling)[0], Alive)
	p.Round = 2
	p.deal(english, Realm, CardFirst+uint8(english))
	crusade := int16(slices.IndexFunc(box.Cards[:], func(x BoxCard) bool { return x.Type == Crusades }))
	want(t, "no Crusade as long as the ruler must go",
		strategist("builder").judging(p.State, english).wanted(play.Choice{Verb: ChooseCard, A: crusade}), -heeded)
}

// What each strategy lays in each Round of the first Era, as the rulebook tells it.
// rule: crusader-kings/heuristics/purpose
func TestStrategiesLayTheirCards(t *testing.T) {
	R, I, W, T, C := Realm, Intrigue, War, Taxes, Crusades
	for _, x := range []struct {
		name   string
		set    func(p *at)
		rounds [roundsPerEra][turnsPerRound]CardType
	}{
		// rule: crusader-kings/heuristics/expansionist
		{name: "expansionist", rounds: [roundsPerEra][turnsPerRound]CardType{{W, W}, {T, T}, {R, C}}},
		// rule: crusader-kings/heuristics/aggressor
		{name: "aggressor", rounds: [roundsPerEra][turnsPerRound]CardType{{T, I}, {W, W}, {T, C}}},
		// rule: crusader-kings/heuristics/builder
		{name: "builder", rounds: [roundsPerEra][turnsPerRound]CardType{{T, T}, {R, C}, {W, W}}},
		{name: "builder", set: func(p *at) { p.castle("wessex") }, rounds: [roundsPerEra][turnsPerRound]CardType{{T, R}, {T, C}, {W, W}}},
		// rule: crusader-kings/heuristics/developer
		{name: "developer", rounds: [roundsPerEra][turnsPerRound]CardType{{T, R}, {T, C}, {W, W}}},
		// rule: crusader-kings/heuristics/schemer
		{name: "schemer", rounds: [roundsPerEra][turnsPerRound]CardType{{T, T}, {C, I}, {I, I}}},
		// rule: crusader-kings/heuristics/crusader
		{name: "crusader", set: func(p *at) { p.develops(english, "archbishop") }, rounds: [roundsPerEra][turnsPerRound]CardType{{C, T}, {C, T}, {W, W}}},
	} {
		bot := strategist(x.name)
		var played []CardType
		for round, cards := range x.rounds {
			p := homeland(t)
			if x.set != nil {
				x.set(p)
			}
			p.dealt(english, bot.temper.plan.hand).round(english, int8(round+1), played...)
			p.Dynasties[english].Crusaded = int8(len(slices.DeleteFunc(slices.Clone(played), func(k CardType) bool { return k != C })))
			want(t, fmt.Sprintf("%s, Round %d", x.name, round+1), p.lays(english, bot), cards)
			played = append(played, cards[:]...)
		}
	}
}

// rule: crusader-kings/heuristics/expansionist
func TestTheExpansionistSwallowsFreeLand(t *testing.T) {
	bot := strategist("expansionist")
	p := homeland(t).purse(english, 0)
	want(t, "Footsoldiers", counted(p.performing(bot, 1, 1, War), MobiliseIn, anyhow), 4)
	p = homeland(t).foot("wessex", "mercia", "northumbria", "normandy").cause(english, french).purse(english, 0)
	got := p.performing(bot, 1, 2, War)
	want(t, "attacks upon the independent", counted(got, DeclareAttack, func(a play.Answer) bool { return !holds(homeland(t).lands(french), int8(a.A)) }), 4)
	p = homeland(t).castle("wessex").purse(english, 9)
	want(t, "two Castles tried with one on the map", counted(p.performing(bot, 3, 1, Realm), BuildAt, anyhow) >= 2, true)
	p = homeland(t).offer("bank", "royal_guard", "chancellor").purse(english, 9)
	got = p.performing(bot, 3, 1, Realm)
	want(t, "Development cards bought", counted(got, BuyCard, anyhow), 3)
	want(t, "the first is the Royal Guard", kindOf(int8(got[1].A)), development(t, "royal_guard"))
	p = homeland(t)
	p.child(english, Male, "weak")
	p.grants()
	want(t, "titles granted", counted(p.chosen(english, bot), GrantTitle, anyhow), 2)
}

// rule: crusader-kings/heuristics/aggressor
func TestTheAggressorStrikesANeighbour(t *testing.T) {
	bot := strategist("aggressor")
	p := homeland(t).purse(english, 0)
	got := p.performing(bot, 1, 2, Intrigue)
	want(t, "his plot", got[1].Verb, PlotGrievance)
	want(t, "against a neighbour", p.neighbours(english)>>got[1].A&1, 1)
	p = homeland(t).own(french, "brittany").foot("wessex", "normandy").cause(english, french).purse(english, 0)
	got = p.performing(bot, 2, 2, War)
	want(t, "attacks upon the French", counted(got, DeclareAttack, func(a play.Answer) bool { return a.A == int16(p.in("paris")) || a.A == int16(p.in("brittany")) }), 2)
}

// rule: crusader-kings/heuristics/builder
func TestTheBuilderBuilds(t *testing.T) {
	bot := strategist("builder")
	p := homeland(t).purse(english, 12)
	want(t, "Castles tried", counted(p.performing(bot, 2, 1, Realm), BuildAt, anyhow) >= 3, true)
	p = homeland(t).castle("wessex").purse(english, 12)
	want(t, "Castles tried in the first Round", counted(p.performing(bot, 1, 2, Realm), BuildAt, anyhow) >= 2, true)
}

// rule: crusader-kings/heuristics/developer
func TestTheDeveloperBuysThreeCards(t *testing.T) {
	p := homeland(t).offer("marshal", "plate_armor", "chancellor").purse(english, 9)
	got := p.performing(strategist("developer"), 1, 2, Realm)
	var bought []string
	for _, a := range got {
		if a.Verb == BuyCard {
			bought = append(bought, box.Developments[kindOf(int8(a.A))].ID)
		}
	}
	want(t, "in this order", fmt.Sprint(bought), "[chancellor plate_armor marshal]")
}

// rule: crusader-kings/heuristics/schemer
func TestTheSchemerKillsIncitesAndOverthrows(t *testing.T) {
	bot := strategist("schemer")
	p := homeland(t)
	heir := p.child(french, Male, "brave")
	sister := p.child(french, Female, "brave")
	p.purse(english, 0)
	got := p.performing(bot, 2, 2, Intrigue)
	want(t, "his plot", got[1].Verb, PlotMurder)
	want(t, "a ruler or heir",
		slices.Contains([]int8{heir, p.rulerOf(german), p.rulerOf(italian), p.rulerOf(iberian), p.rulerOf(french)}, int8(got[1].A)), true)
	want(t, "not a sister", int8(got[1].A) != sister, true)

	p = homeland(t)
	p.child(english, Male, "brave")
	j := bot.judging(p.State, english)
	for _, c := range []struct {
		what string
		who  int8
		aim  bool
	}{
		{"a ruler", p.rulerOf(french), true},
		{"his own", p.rulerOf(english), false},
		{"another's heir", p.child(french, Male, "brave"), true},
		{"another's second child", p.child(french, Male, "brave"), false},
		{"his own heir", p.heir(english), false},
		{"who serves nobody", p.suitor("wales", Female, "brave"), false},
	} {
		want(t, c.what, j.isThroneOrHeir(play.Choice{A: int16(c.who)}), c.aim)
	}

	p = homeland(t).develops(english, "spymaster").purse(english, 6)
	got = p.performing(bot, 3, 1, Intrigue)
	want(t, "Rebellions incited, each elsewhere", counted(got, PlotRebellion, anyhow) >= 3, true)

	p = homeland(t).own(french, "brittany").rebellion("paris", "brittany").purse(english, 6)
	got = p.performing(bot, 3, 2, Intrigue)
	want(t, "overthrows", counted(got, OverthrowIn, anyhow), 2)
}

// rule: crusader-kings/heuristics/crusader
func TestTheCrusaderPaysForTheBestChance(t *testing.T) {
	p := homeland(t).purse(english, 5)
	got := p.performing(strategist("crusader"), 1, 1, Crusades)
	i := slices.IndexFunc(got, func(a play.Answer) bool { return a.Verb == InvestGold })
	if i < 0 || got[i].N != 2 {
		t.Errorf("he answers %+v, want 2 Gold for the check", got)
	}
	for _, c := range []struct {
		what, bot  string
		act        Action
		era, round int8
		pays       bool
	}{
		{"in the first Round", "crusader", Crusade, 1, 1, true},
		{"in a later one he judges for himself", "crusader", Crusade, 1, 2, false},
		{"as in a later Era", "crusader", Crusade, 2, 1, false},
		{"and of any other check", "crusader", Build, 1, 1, false},
		{"as others do", "builder", Crusade, 1, 1, false},
	} {
		p := homeland(t)
		p.Era, p.Round = c.era, c.round
		want(t, c.what, strategist(c.bot).temper.plan.pays(p.State, c.act), c.pays)
	}
}

// rule: crusader-kings/heuristics/tip-war-takes-three-turns
func TestASquirePlansWarAhead(t *testing.T) {
	squire := NewSquire(1)
	hand := [cardTypes]int8{Realm: 2, War: 3, Taxes: 2, Crusades: 1}
	p := homeland(t).dealt(english, hand)
	want(t, "with free land beside him he mobilises and invades in one Round", p.lays(english, squire), [turnsPerRound]CardType{War, War})
	// An island kingdom with the French all around: without a cause there is nobody to fight.
	ringed := func() *at {
		p := homeland(t)
		for i := range each(p.borders(english) &^ p.lands(english)) {
			p.Territories[i].Owner = french
		}
		return p
	}
	p = ringed().dealt(english, hand)
	want(t, "without anybody to fight no War card is laid", slices.Contains(flat(p.lays(english, squire)), War), false)
	p = ringed()
	p.Phase = Drawing
	p.run(func(g *State, t *play.Table) { g.drawHands(t) })
	want(t, "he draws Intrigue to find a cause", handOf(p.asking(english, squire))[Intrigue] > 0, true)
	p = ringed().dealt(english, [cardTypes]int8{War: 2}).purse(english, 0)
	got := p.performing(squire, 1, 1, Intrigue)
	want(t, "and finds it", got[1].Verb, PlotGrievance)
	want(t, "against the French", got[1].A, int16(french))
}

// To mobilise and to invade are one plan: what the second card brings by the first is counted once, whatever else
// either is good for, and to be first in a land that others can reach comes on top.
// rule: crusader-kings/heuristics/tip-war-takes-three-turns
func TestTwoWarCardsAreOnePlan(t *testing.T) {
	p := homeland(t)
	alone := p.land("brittany") // beside the English and, but for this, nobody who could race them to it
	j := NewSquire(1).(*Squire).judging(p.State, english)
	race := j.contested()
	want(t, "lands that others can reach as well", race > 0 && alone.Owner == play.Nobody, true)
	plan := func(j *judge, raid, muster int) int {
		o := &outlook{j: j, raid: raid, muster: muster}
		return o.worth(War, War)
	}
	for _, c := range []struct{ raid, muster, worth int }{
		{0, 1000, 1000}, {40, 1000, 40 + 1000}, {900, 1000, 900 + 900 + 250},
	} {
		want(t, "the invasion, and the lands one is first to take", plan(j, c.raid, c.muster), c.worth+racing*race)
	}
	want(t, "of which no more can be taken than the invasion takes", plan(j, 0, 10), 10+10)
	p.dealt(english, [cardTypes]int8{War: 2})
	j = NewSquire(1).(*Squire).judging(p.State, english)
	want(t, "what it would be worth in a later Round is not counted again", plan(j, 0, 1000), 1000+racing*race)
}

func flat(laid [turnsPerRound]CardType) []CardType { return laid[:] }

// rule: crusader-kings/heuristics/tip-heir-before-crusade
func TestNobodyRidesEastBeforeThereIsSomebodyToSend(t *testing.T) {
	hand := [cardTypes]int8{Realm: 2, War: 3, Taxes: 2, Crusades: 1}
	for name, bot := range map[string]play.Policy[State]{"squire": NewSquire(1), "builder": strategist("builder")} {
		p := homeland(t).dealt(english, hand)
		for _, brother := range p.eldest(english, Sibling) {
			p.discard(brother, Alive)
		}
		p.round(english, 2, Taxes, Taxes)
		want(t, name+" goes on a Crusade", slices.Contains(flat(p.lays(english, bot)), Crusades), false)
	}
	for _, c := range []struct {
		what, bot string
		kind      CardType
		brother   bool
		round     int8
		ready     bool
	}{
		{"the ruler would have to go", "builder", Crusades, false, 2, false},
		{"there is a brother", "builder", Crusades, true, 2, true},
		{"there is no later Round", "builder", Crusades, false, 3, true},
		{"the bold goes himself", "crusader", Crusades, false, 1, true},
		{"any other card needs nobody", "builder", War, false, 2, true},
	} {
		p := homeland(t)
		if !c.brother {
			p.discard(p.eldest(english, Sibling)[0], Alive)
		}
		p.Round = c.round
		want(t, c.what, strategist(c.bot).judging(p.State, english).ready(c.kind), c.ready)
	}
	p := homeland(t).dealt(english, hand).round(english, 2, Taxes, Taxes)
	want(t, "the builder with a brother", p.lays(english, strategist("builder"))[1], Crusades)
}

// rule: crusader-kings/heuristics/tip-heir-before-crusade
func TestACrusadeRisksWhoCanBestBeSpared(t *testing.T) {
	p := homeland(t).purse(english, 0)
	brother, spare := p.eldest(english, Sibling)[0], p.sibling(english, Male, "ugly")
	j := NewSquire(1).(*Squire).judging(p.State, english)
	least := min(j.personWorth(p.rulerOf(english)), j.personWorth(brother), j.personWorth(spare))
	want(t, "the King is not the one", least < j.personWorth(p.rulerOf(english)), true)
	want(t, "it wins the shield or costs a life", j.crusadeWorth(), j.trial(Crusade, 1, j.shieldWorth()+least)-least)
	with := j.crusadeWorth()
	for _, x := range []int8{brother, spare} {
		p.discard(x, Alive)
	}
	want(t, "with nobody but the King it is worth less", j.crusadeWorth() < with, true)
}

// rule: crusader-kings/heuristics/tip-sacrifice-red
// rule: crusader-kings/heuristics/tip-sacrifice-green
func TestWhatIsSacrificed(t *testing.T) {
	squire := NewSquire(1)
	// The last draw of an attack came up green and critical: given up, it counts.
	drawn := func(trait string, draws int8, others ...string) *at {
		p := homeland(t).purse(english, 0)
		for i, at := range p.TokenAt {
			if at == bag(english) {
				p.TokenAt[i] = OutOfBox
			}
		}
		p.bagged(english, trait).bagged(english, others...)
		p.run(func(g *State, t *play.Table) {
			g.check(t, Trial{Seat: english, Action: Invade, About: territory(p.t, "wales"), Needed: 1, Draws: draws, Guest: None})
		})
		return p
	}
	p := drawn("kind", 0)
	p.asks(english, AskSacrifice).picks(english, squire, GiveToken, int8(p.Checked.Drawn[0]))
	// With nothing to win by it, a good trait is kept.
	p = homeland(t)
	for i, at := range p.TokenAt {
		if at == bag(english) {
			p.TokenAt[i] = OutOfBox
		}
	}
	p.bagged(english, "kind")
	p.run(func(g *State, t *play.Table) {
		g.check(t, Trial{Seat: english, Action: Invade, About: territory(p.t, "wales"), Needed: 5, Guest: None, Shut: true})
	})
	p.asks(english, AskSacrifice).picks(english, squire, KeepToken, int8(p.Checked.Drawn[0]))
	// A red one that wins a territory is kept; where the check is lost all the same it goes, and cleans the bag.
	p = drawn("cruel", 0)
	p.asks(english, AskSacrifice).picks(english, squire, KeepToken, int8(p.Checked.Drawn[0]))
	j := squire.(*Squire).judging(p.State, english)
	p.Checked.Needed = 5
	if worth := j.giveWorth(p.Checked.Drawn[0]); worth <= 0 {
		t.Errorf("a red token in a lost check is worth %d to give up", worth)
	}
}

// rule: crusader-kings/heuristics/tip-marry-critical-red
func TestStrategiesMarryGreenOrTheirCriticalRed(t *testing.T) {
	for name, red := range map[string]string{
		"expansionist": "cruel", "aggressor": "cruel", "builder": "ambitious", "developer": "ambitious",
		"schemer": "deceitful", "crusader": "cruel",
	} {
		for _, trait := range []string{red, "brave"} {
			p := homeland(t).purse(english, 4)
			p.suitor("scotland", Female, "coward")
			p.suitor("ireland", Female, "godless")
			lady := p.suitor("wales", Female, trait)
			p.courts(english)
			got := p.asking(english, strategist(name))
			want(t, name+" marries "+trait, got.Verb == Court && int8(got.B) == lady && int8(got.A) == p.rulerOf(english), true)
		}
	}
}

// The traits of a bride count for what they will do in the bag: all of it at once beside the throne, half of it beside
// the heir, little elsewhere; and a Queen brings children.
// rule: crusader-kings/heuristics/tip-marry-critical-red
func TestASquireMarriesForTheTraitsInTheBag(t *testing.T) {
	p := homeland(t)
	heir, second := p.child(english, Male, "weak"), p.child(english, Male, "kind")
	good, bad := p.suitor("wales", Female, "brave"), p.suitor("scotland", Female, "weak")
	for _, more := range []string{"pious", "strong"} {
		p.token(more, Place(good))
	}
	j := NewSquire(1).(*Squire).judging(p.State, english)
	traits := j.tokensWorth(good)
	want(t, "three green traits are worth much, a red one costs", traits > 110 && j.tokensWorth(bad) < 0, true)
	want(t, "for the King", j.unionWorth(p.rulerOf(english), good), traits+j.motherhood(good))
	want(t, "who wants children", j.motherhood(good) > 0, true)
	want(t, "for the heir", j.unionWorth(heir, good), traits/2)
	want(t, "for his brother", j.unionWorth(second, good), traits/10)
	want(t, "for nobody", j.unionWorth(None, good), 0)
	builder := strategist("builder").judging(p.State, english)
	want(t, "who means to build takes Ambitious as if it were green", builder.tokenWorth(trait(t, "ambitious")) > 0, true)
	want(t, "who does not, does not", j.tokenWorth(trait(t, "ambitious")) < 0, true)
}
