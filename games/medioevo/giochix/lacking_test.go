package giochix

import (
	"testing"

	"signoria/play"
)

// What is forbidden says what is missing, and not the rule alone.
// rule: mu-giochix/purchases/unit-limit
// rule: mu-giochix/purchases/captain-price
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
// rule: mu-giochix/purchases/technology-one-per-branch
// rule: mu-giochix/components/building-table
func TestWhatIsForbiddenSaysWhatIsMissing(t *testing.T) {
	p := position(t, 3)
	thrace, n := int16(p.place("thrace")), p.own(byzantines, Engine, 1, "thrace")
	p.own(byzantines, Caravan, 1, "thrace")
	p.own(mamluks, Caravan, 1, "thrace")
	p.learn(byzantines, "mercatura")
	p.Players[byzantines].Florins, p.Players[byzantines].Tokens[2] = 60, 1
	craft := func(k Kind) int16 { return leveled(int8(k), 1) }
	for _, one := range []struct {
		c    play.Choice
		why  play.Rule
		says string
	}{
		{play.Choice{Verb: RecruitCaptain, A: thrace, B: 2, C: 200}, RuleMilitaryArt, "Needs [[tech:arte-militare|Military Art]]"},
		{play.Choice{Verb: PromoteCaptain, B: 3, C: 200}, RuleMilitaryArt, "Needs [[tech:arte-militare|Military Art]]"},
		{play.Choice{Verb: BuyTransport, A: thrace, B: craft(Galley), C: 100}, RuleCarpentry, "Needs [[tech:falegnameria|Carpentry]]"},
		{play.Choice{Verb: ImproveProperty, A: numbered(byzantines, n+1), B: 2, C: 100}, RuleCarpentry, "Needs [[tech:falegnameria|Carpentry]]"},
		{play.Choice{Verb: BuyEngine, A: thrace, B: 3, C: 300}, RuleMathematics, "Needs [[tech:matematica|Mathematics]]"},
		{play.Choice{Verb: ImproveProperty, A: numbered(byzantines, n), B: 2, C: 100}, RuleMathematics, "Needs [[tech:matematica|Mathematics]]"},
		{play.Choice{Verb: Build, A: thrace, B: leveled(int8(Civil), cityLevel), C: 300}, RuleNeeds, "Needs [[tech:architettura|Architecture]], [[tech:statuti|Town Charters]]"},
		{play.Choice{Verb: Build, B: leveled(int8(Civil), 1)}, RuleSite, "Needs a settlement"},
		{play.Choice{Verb: Recruit, A: thrace, C: 20}, RuleUnitLimit, "All 3 units of this turn are bought"},
		{play.Choice{Verb: BuyTechnology, A: techNamed("ingegneria"), B: 300}, RuleOnePerBranch, "One step of Science a turn: the next in the next turn"},
		{play.Choice{Verb: BuyTechnology, A: techNamed("ingegneria"), B: 300}, RuleTechnologyPrice, "240 florins short"},
		{play.Choice{Verb: Activate, A: techNamed("alchimia")}, RulePoints, "3 Technology Points short, blue"},
		{play.Choice{Verb: Recruit, A: thrace, B: int16(Knight), C: 100}, RuleUnitPrice, "40 florins short"},
		{play.Choice{Verb: BuyCard, A: 100}, RuleCardPrice, "40 florins short"},
		{play.Choice{Verb: BuyGoods, A: numbered(byzantines, n+1)}, RuleTradeMoney, "40 florins short"},
		{play.Choice{Verb: BuyEngine, A: thrace, B: 1, C: 100}, RuleEightTokens, "All 8 Property tokens are in use"},
		{play.Choice{Verb: BuyTransport, A: thrace, B: craft(Galley), C: 100}, RuleShipPlace, "Needs a port of yours"},
		{play.Choice{Verb: Recruit, A: thrace, C: 20}, RuleNoMore, "None is left"},
		{play.Choice{Verb: BuyCard, A: 100}, RuleOneCard, "The card of this turn is bought"},
		{play.Choice{Verb: BuyGoods, A: numbered(byzantines, n+1)}, RuleTradeRoom, "No room aboard"},
		{play.Choice{Verb: SellGoods, A: numbered(byzantines, n+1), B: 1}, RulePresent, "[[good:wine|Wine]] is there already"},
		{play.Choice{Verb: BuyGoods, A: numbered(mamluks, 0)}, RuleTradePact, "Needs a commercial pact with the [[seat:0|Byzantine Empire]]"},
		{play.Choice{Verb: OpenRoute, A: numbered(byzantines, n+1), B: 4}, RuleOneRoute, "It is on a route already"},
		{play.Choice{Verb: OpenRoute, A: numbered(byzantines, n+1), B: 4}, RuleRouteTokens, "9 route tokens left"},
		{play.Choice{Verb: DeclareWar, A: int16(mamluks)}, RuleFirstTurn, ""},
	} {
		o := play.Offer{Seat: byzantines, Prompt: AskShop, Refused: []play.Refusal{{Choice: one.c, Rule: one.why}}}
		if got := p.Describe("en", o).Refused[0].Lacks; got != one.says {
			t.Errorf("%+v under rule %d lacks %q, want %q", one.c, one.why, got, one.says)
		}
	}
}

// Whatever is locked is unlocked by a technology.
// rule: mu-giochix/purchases/captain-price
// rule: mu-giochix/purchases/transport-price
// rule: mu-giochix/purchases/siege-engine-price
func TestWhatIsLockedHasATechnology(t *testing.T) {
	for what := CaptainThing; what <= BombardThing; what++ {
		if len(teaching(what)) == 0 {
			t.Errorf("nothing teaches %s", thingIDs[what])
		}
	}
}
