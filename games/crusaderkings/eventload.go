package crusaderkings

import (
	"slices"

	"signoria/games/boxfile"
)

// The words of data/events.yaml.
var (
	reqWords = map[string]Req{
		"ruler_fertile": RulerFertile, "free_child_slot": FreeChildSlot, "has_child": HasChild,
		"has_sibling": HasSibling, "has_relative": HasRelative, "has_kin": HasKin, "has_heir": HasHeir,
		"has_male_family": HasMale, "has_castle": HasCastle, "has_foot": HasFoot, "has_unmobilised": HasUnmobilised,
		"has_standing": HasStanding, "has_coastal": HasCoastal, "has_border": HasBorder,
		"foot_available": FootAvailable, "has_rebellion": HasRebellion, "has_pact": HasPact,
		"has_territory_pact": HasTerritoryPact, "has_casus_belli": HasCasusBelli, "has_adjacent_rival": HasNeighbour,
		"has_councillor": HasCouncillor, "can_gain_development": CanGainDevelopment, "bag_has": BagHas,
		"gold_at_least": GoldAtLeast, "age_at_least": AgeAtLeast, "controls_at_most": ControlsAtMost,
		"has_shield": HasShield, "spare_action_card": SpareCard,
	}
	whoWords = map[string]Who{
		"": NoOne, "subject": TheSubject, "ruler": TheRuler, "spouse": TheSpouse, "heir": TheHeir, "child": AChild, "sibling": ASibling,
		"relative": ARelative, "kin": AKin, "champion": AChampion, "family": AnyFamily,
	}
	pickWords = map[string]Pick{
		"": PickTarget, "target": PickTarget, "active": PickActive, "next_player": PickNext, "random": PickRandom,
		"lowest_number": PickLowest, "highest_number": PickHighest, "youngest": PickYoungest, "eldest": PickEldest,
	}
	whereWords = map[string]Where{
		"": Own, "own": Own, "own_unmobilised": OwnUnmobilised, "own_mobilised": OwnMobilised, "own_castle": OwnCastle,
		"own_coastal": OwnCoastal, "own_border": OwnBorder, "own_rebellious": OwnRebellious, "own_standing": OwnStanding, "pact": InPact,
	}
	tokenWords = map[string]MapToken{
		"": RebellionToken, "rebellion": RebellionToken, "harvest": HarvestToken, "failed_harvest": FailedToken, "plague": PlagueToken,
	}
	partyWords = map[string]Party{
		"": PartyTarget, "target": PartyTarget, "active": PartyActive, "next_player": PartyNext, "adjacent_rival": PartyNeighbour,
	}
	sexWords   = map[string]Sex{"": AnySex, "any": AnySex, "male": Male, "female": Female}
	signWords  = map[string]bool{"": false, "+": false, "-": true}            // is it red?
	perWords   = map[string]bool{"": false, "castle": true}                   // for each Castle?
	kindWords  = map[string]bool{"": false, "any": false, "councillor": true} // Councillors only?
	untilWords = map[string]Until{"": NextUse, "next_use": NextUse, "round": RoundEnd, "era": EraEnd}
	opWords    = map[string]OpKind{
		"birth": OpBirth, "kill": OpKill, "gain_trait": OpGainTrait, "lose_trait": OpLoseTrait, "age_tokens": OpAge,
		"gain_gold": OpGainGold, "lose_gold": OpLoseGold, "transfer_gold": OpTransferGold, "add_token": OpAddToken,
		"remove_token": OpRemoveToken, "place_foot": OpPlaceFoot, "remove_foot": OpRemoveFoot,
		"remove_castle": OpRemoveCastle, "lay_knight": OpLayKnight, "discard_development": OpDiscardDevelopment,
		"gain_development": OpGainDevelopment, "discard_action_card": OpDiscardCard, "break_pact": OpBreakPact,
		"gain_casus_belli": OpGainCasusBelli, "lose_casus_belli": OpLoseCasusBelli, "gain_territory": OpGainTerritory,
		"swap_shield": OpSwapShield, "modifier": OpModifier, "choose": OpChoose,
	}
)

// What data/events.yaml holds.
type (
	printedNeed struct {
		Req   string `yaml:"req"`
		Value int8   `yaml:"value"`
		Sign  string `yaml:"sign"`
	}
	printedSomeone struct {
		Who  string `yaml:"who"`
		Sex  string `yaml:"sex"`
		Pick string `yaml:"pick"`
	}
	printedCheck struct {
		Successes int8            `yaml:"successes"`
		Draws     int8            `yaml:"draws"`
		Invest    bool            `yaml:"invest"`
		Sabotage  bool            `yaml:"sabotage"`
		Critical  []string        `yaml:"critical"`
		Subject   *printedSomeone `yaml:"subject"`
	}
	printedOp struct {
		Op        string          `yaml:"op"`
		Who       string          `yaml:"who"`
		Sex       string          `yaml:"sex"`
		Trait     string          `yaml:"trait"`
		Sign      string          `yaml:"sign"`
		From      string          `yaml:"from"`
		To        string          `yaml:"to"`
		Of        string          `yaml:"of"`
		By        string          `yaml:"by"`
		Amount    int16           `yaml:"amount"`
		Value     int8            `yaml:"value"`
		Per       string          `yaml:"per"`
		Token     string          `yaml:"token"`
		Where     string          `yaml:"where"`
		Pick      string          `yaml:"pick"`
		Count     int8            `yaml:"count"`
		All       bool            `yaml:"all_in_territory"`
		AllLands  bool            `yaml:"all_territories"`
		Bastard   bool            `yaml:"bastard"`
		Kind      string          `yaml:"kind"`
		Grievance bool            `yaml:"grievance"`
		Holder    string          `yaml:"holder"`
		Against   string          `yaml:"against"`
		Mod       string          `yaml:"mod"`
		Actions   []string        `yaml:"actions"`
		Until     string          `yaml:"until"`
		Options   []printedOption `yaml:"options"`
	}
	printedOption struct {
		Label       names         `yaml:"label"`
		Requirement []printedNeed `yaml:"requirement"`
		Effect      []printedOp   `yaml:"effect"`
	}
	printedEvent struct {
		item        `yaml:",inline"`
		CardType    string        `yaml:"card_type"`
		Copies      int           `yaml:"copies"`
		Target      string        `yaml:"target"`
		Requirement []printedNeed `yaml:"requirement"`
		Check       *printedCheck `yaml:"check"`
		Effect      []printedOp   `yaml:"effect"`
		OnSuccess   []printedOp   `yaml:"on_success"`
		OnFailure   []printedOp   `yaml:"on_failure"`
		Title       names         `yaml:"title"`
		Text        names         `yaml:"text"`
	}
)

// event makes an event of what is printed, and notes what is wrong with it.
func (b *boxing) event(e *printedEvent) BoxEvent {
	x := eventBoxing{b, e}
	ev := BoxEvent{
		ID: e.ID, Type: look(x, "card_type", cardTypeWords, e.CardType), Title: Name(e.Title), Text: Name(e.Text),
		Other: e.Target == "other", Needs: x.needs(e.Requirement),
		Effects: x.ops(e.Effect), Success: x.ops(e.OnSuccess), Failure: x.ops(e.OnFailure),
	}
	b.Named("events", &e.item, e.Title)
	b.Named("events", &e.item, e.Text)
	if e.Target != "self" && e.Target != "other" {
		b.Wrong("events", &e.item, "target: %q is neither self nor other", e.Target)
	}
	b.Within("events", &e.item, "copies", e.Copies, 1, cards)
	for _, ops := range [][]Op{ev.Success, ev.Failure} {
		if slices.ContainsFunc(ops, chooses) {
			b.Wrong("events", &e.item, "choose: it comes before the check")
		}
	}
	if i := slices.IndexFunc(ev.Effects, chooses); i >= 0 && slices.ContainsFunc(ev.Effects[i+1:], chooses) {
		b.Wrong("events", &e.item, "choose: an event lets one choose once")
	}
	if c := e.Check; c != nil {
		ev.Check = &BoxCheck{Needed: c.Successes, Draws: c.Draws, Invest: c.Invest, Sabotage: c.Sabotage, Critical: [2]int8{None, None}}
		b.Within("events", &e.item, "successes", int(c.Successes), 1, 9)
		b.Within("events", &e.item, "draws", int(c.Draws), 1, 9)
		for _, id := range c.Critical {
			if trait := x.trait(id); trait != None {
				ev.Check.Critical[b2i(b.Traits[trait].Red)] = trait
			}
		}
		if c.Subject != nil {
			ev.Check.Subject = x.someone(c.Subject.Who, c.Subject.Sex, c.Subject.Pick)
		}
	}
	return ev
}

// eventBoxing is an event being made.
type eventBoxing struct {
	*boxing
	e *printedEvent
}

// look finds a word of the vocabulary, or notes that there is none.
func look[T any](x eventBoxing, key string, words map[string]T, w string) T {
	return boxfile.Word(&x.Faults, "events", &x.e.item, key, words, w)
}

func (x eventBoxing) trait(id string) int8 { return x.boxing.trait("events", &x.e.item, id) }

func (x eventBoxing) someone(who, sex, pick string) Someone {
	return Someone{Who: look(x, "who", whoWords, who), Sex: look(x, "sex", sexWords, sex), Pick: look(x, "pick", pickWords, pick)}
}

func (x eventBoxing) needs(list []printedNeed) []Need {
	out := make([]Need, 0, len(list))
	for _, n := range list {
		out = append(out, Need{Req: look(x, "req", reqWords, n.Req), Value: n.Value, Red: look(x, "sign", signWords, n.Sign)})
	}
	return out
}

func (x eventBoxing) ops(list []printedOp) []Op {
	out := make([]Op, 0, len(list))
	for i := range list {
		out = append(out, x.op(&list[i]))
	}
	return out
}

func (x eventBoxing) op(p *printedOp) Op {
	op := Op{
		Do: look(x, "op", opWords, p.Op), Pick: look(x, "pick", pickWords, p.Pick), Red: look(x, "sign", signWords, p.Sign), Trait: None,
		Amount: p.Amount + int16(p.Value), PerCastle: look(x, "per", perWords, p.Per), Token: look(x, "token", tokenWords, p.Token),
		Where: look(x, "where", whereWords, p.Where), Count: max(1, p.Count), All: p.All, AllLands: p.AllLands,
		Bastard: p.Bastard, Councillor: look(x, "kind", kindWords, p.Kind), Grievance: p.Grievance,
		Until: look(x, "until", untilWords, p.Until),
	}
	if p.Trait != "" {
		op.Trait = x.trait(p.Trait)
	}
	switch op.Do {
	case OpKill:
		op.Who = x.someone(p.Who, p.Sex, p.Pick)
	case OpGainTrait:
		if op.IntoBag = p.To == "bag"; !op.IntoBag {
			op.Who = x.someone(p.To, p.Sex, p.Pick)
		}
	case OpGainGold, OpTransferGold:
		op.From, op.To = look(x, "from", partyWords, p.From), look(x, "to", partyWords, p.To)
	case OpGainCasusBelli:
		op.From, op.To = look(x, "holder", partyWords, p.Holder), look(x, "against", partyWords, p.Against)
	case OpSwapShield:
		op.From, op.To = look(x, "of", partyWords, p.Of), look(x, "by", partyWords, p.By)
	case OpModifier:
		op.Effect = x.effect("events", &x.e.item, printedEffect{Mod: p.Mod, Actions: p.Actions, Value: p.Value})
	case OpChoose:
		op.By = look(x, "by", pickWords, p.By)
		for _, o := range p.Options {
			x.Named("events", &x.e.item, o.Label)
			op.Options = append(op.Options, EventOption{Label: Name(o.Label), Needs: x.needs(o.Requirement), Then: x.ops(o.Effect)})
		}
	}
	x.sound(&op)
	return op
}

func chooses(op Op) bool { return op.Do == OpChoose }

// sound notes what a step cannot mean: an amount that is none, a place where it cannot be done, a choice that
// nobody makes.
func (x eventBoxing) sound(op *Op) {
	wants := func(ok bool, key, what string) {
		if !ok {
			x.Wrong("events", &x.e.item, "%s: %s", key, what)
		}
	}
	picked := func(p Pick) bool { return p == PickTarget || p == PickActive || p == PickNext }
	party := func(p Party) bool { return p != PartyNeighbour }
	switch op.Do {
	case OpKill:
		wants(op.Who.Who != NoOne, "who", "nobody is to be killed")
	case OpGainTrait:
		wants(op.Trait != None, "trait", "one is wanted")
		wants(op.IntoBag || op.Who.Who != NoOne, "to", "nobody is to have it")
	case OpAge:
		wants(op.Amount != 0 && op.Amount >= -oldAgeTokens && op.Amount <= oldAgeTokens, "value", "it is not from 1 to 4, or from -4 to -1")
	case OpGainGold, OpLoseGold, OpTransferGold:
		wants(op.Amount > 0 && op.Amount <= goldInBox, "amount", "it is not from 1 to 130")
		wants(party(op.From) && party(op.To), "from, to", "an adjacent rival has no part in it")
	case OpRemoveToken:
		wants(op.Token == RebellionToken, "token", "only Rebellion can be taken away")
	case OpPlaceFoot:
		wants(op.Where == OwnUnmobilised, "where", "it must be own_unmobilised")
	case OpRemoveFoot:
		wants(op.Where == OwnMobilised, "where", "it must be own_mobilised")
	case OpLayKnight:
		wants(op.Where == OwnStanding, "where", "it must be own_standing")
	case OpGainTerritory:
		wants(op.Where == InPact, "where", "it must be pact")
	case OpGainDevelopment, OpBreakPact, OpLoseCasusBelli:
		wants(picked(op.Pick), "pick", "it must be a player")
	case OpGainCasusBelli:
		wants(party(op.From), "holder", "an adjacent rival has no part in it")
		wants(picked(op.Pick), "pick", "it must be a player")
	case OpSwapShield:
		wants(party(op.From) && party(op.To), "of, by", "an adjacent rival has no part in it")
	case OpChoose:
		wants(picked(op.By), "by", "it must be a player")
		for i := range op.Options {
			wants(!slices.ContainsFunc(op.Options[i].Then, chooses), "options", "an event lets one choose once")
		}
	}
}
