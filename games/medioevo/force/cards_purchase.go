package force

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// Phase 4, Purchase: the Empire cards of the phase.

const (
	MasonBuild play.Verb = 212 // CAPOMASTRO: in territory A the line B at level C
	MasonsRest play.Verb = 213
	TakeBack   play.Verb = 214 // MEDICO: the card A, lost in battle B
	TakeNoMore play.Verb = 215

	AskMasons play.Prompt = 220 // A works left
	AskMedic  play.Prompt = 221 // A cards left

	KeyHalved    play.Key = 265 // A pays half for buildings: B 1 military, 2 others, 3 all
	KeyPatron    play.Key = 266 // A pays B hundredths less; C florins come back
	KeyTakenBack play.Key = 267 // A takes card B back

	RuleMasonsKnow play.Rule = 266
)

var purchaseCardChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		MasonBuild: "mason-build", MasonsRest: "masons-rest", TakeBack: "take-back", TakeNoMore: "take-no-more",
	},
	Prompts:   map[play.Prompt]string{AskMasons: "masons", AskMedic: "medic"},
	Lines:     map[play.Key]string{KeyHalved: "halved", KeyPatron: "patron", KeyTakenBack: "taken-back"},
	Refs:      wording.Refs{MasonBuild: wording.OfA(RefPlace), TakeBack: wording.OfA(RefCard)},
	Declining: []play.Verb{MasonsRest, TakeNoMore},
}

// Branches of technologies by the colours that cards name.
const (
	orangeBranch = "politics"
	blueBranch   = "university"
	violetBranch = "religion"
)

func init() {
	plays[Abate] = cardPlay{Listed: studies(blueBranch, violetBranch), do: (*State).takeStudy, why: (*State).whyNotAcquire, at: pointsAt(RefTech)}
	plays[Contessa] = cardPlay{Listed: studies(orangeBranch, blueBranch), do: (*State).takeStudy, why: (*State).whyNotAcquire, at: pointsAt(RefTech)}
	plays[Ospitaliere] = cardPlay{Listed: studies(orangeBranch, violetBranch), do: (*State).takeStudy, why: (*State).whyNotAcquire, at: pointsAt(RefTech)}
	plays[Architetto] = cardPlay{Listed: (*State).listUnused, do: (*State).halve}
	plays[Mecenate] = cardPlay{Listed: (*State).listMecenate, do: (*State).patronise}
	plays[Capomastro] = cardPlay{Listed: (*State).listCapomastro, do: (*State).sendMasons}
	plays[Medico] = cardPlay{Listed: (*State).listMedico, do: (*State).cure}
	plays[Taccagno] = cardPlay{when: beforeAll, Listed: (*State).listDelivery, do: (*State).deliverLasting}
}

// plain is a card played on nobody.
func plain(card int8) play.Choice {
	return play.Choice{Verb: PlayCard, A: int16(card), B: None, C: None}
}

// studies lists the technologies that ABATE, CONTESSA or OSPITALIERE bring free: of two branches.
// rule: mu-prototype/empire-cards/abate
// rule: mu-prototype/empire-cards/contessa
// rule: mu-prototype/empire-cards/ospitaliere
func studies(branches ...string) func(g *State, o *play.Asking, s play.Seat, card int8) {
	return func(g *State, o *play.Asking, s play.Seat, card int8) {
		for tech := range g.Box().Taught() {
			if !g.Owns(s, tech) && slices.Contains(branches, g.Box().Branches[g.Box().Techs[tech].Branch].ID) {
				o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: int16(tech)}, g.whyNotStudy(s, tech))
			}
		}
	}
}

// whyNotAcquire: a technology that costs nothing is a purchase too, which TACCAGNO forbids.
// rule: mu-prototype/empire-cards/taccagno
func (g *State) whyNotAcquire(s play.Seat) play.Rule {
	if g.HasDelivered(Taccagno, s) {
		return RuleSkinflint
	}
	return play.Free
}

// whyNotStudy is the rule that forbids a free technology. With UNIVERSITÀ the limit of the turn does not hold for it.
func (g *State) whyNotStudy(s play.Seat, tech int8) play.Rule {
	if g.Has(s, Universita) {
		return g.whyNotNext(s, tech)
	}
	return g.WhyNotLearn(s, tech)
}

func (g *State) takeStudy(t *play.Table, a play.Answer) {
	if !g.Has(a.Seat, Universita) {
		g.Players[a.Seat].NewTechs++
	}
	g.study(t, a.Seat, int8(a.C), 0)
}

// listUnused lists a card that changes a state of the phase: a second copy would add nothing.
// rule: mu-prototype/empire-card-rules/other-multiples
// rule: mu-prototype/empire-cards/architetto
// rule: mu-prototype/empire-cards/mecenate
func (g *State) listUnused(o *play.Asking, s play.Seat, card int8) {
	if g.Players[s].Used&(1<<card) == 0 {
		o.May(plain(card), play.Free)
	}
}

// halve tells what ARCHITETTO halves; that the card is at work stands in Used.
// rule: mu-prototype/empire-cards/architetto
func (g *State) halve(t *play.Table, a play.Answer) {
	t.Tell(KeyHalved, int16(a.Seat), int16(B2i(g.halves(a.Seat, Fort))+2*B2i(g.halves(a.Seat, Settlement))))
}

// halves says whether ARCHITETTO halves the price of a line of buildings: fortifications with INGEGNERIA, all others
// with ARCHITETTURA.
// rule: mu-prototype/empire-cards/architetto
// rule: mu-prototype/technologies/architettura
// rule: mu-prototype/technologies/ingegneria
func (g *State) halves(s play.Seat, b Building) bool {
	if g.Players[s].Used&(1<<Architetto) == 0 {
		return false
	}
	if b.Military() {
		return g.Has(s, Ingegneria)
	}
	return g.Has(s, Architettura)
}

// Patronage is what MECENATE takes off a player's purchases, in hundredths.
// rule: mu-prototype/empire-cards/mecenate
func (g *State) Patronage(s play.Seat) int32 {
	return int32(g.Heaped(s, Mecenate) + g.ByLevel(s, Mecenate))
}

func (g *State) listMecenate(o *play.Asking, s play.Seat, card int8) {
	if g.Patronage(s) > 0 {
		g.listUnused(o, s, card)
	}
}

// patronise pays back the discount on what has been bought before the card was played: it holds for the whole phase.
func (g *State) patronise(t *play.Table, a play.Answer) {
	x, percent := &g.Players[a.Seat], g.Patronage(a.Seat)
	back := x.Spent * percent / 100
	g.Earn(a.Seat, back)
	t.Tell(KeyPatron, int16(a.Seat), int16(percent), Shown(back))
}

// listCapomastro lists the card if its masons would have any work.
func (g *State) listCapomastro(o *play.Asking, s play.Seat, card int8) {
	if play.Offers(s, func(o *play.Asking) { g.offerMasonry(o, s) }) {
		o.May(plain(card), play.Free)
	}
}

// offerMasonry lists what CAPOMASTRO's masons can do: one level of a civil building with ARCHITETTURA, or of a
// fortification with INGEGNERIA.
// rule: mu-prototype/empire-cards/capomastro
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
func (g *State) offerMasonry(o *play.Asking, s play.Seat) {
	for p := range g.Owned(s) {
		for _, b := range [...]Building{Settlement, Fort} {
			if level := g.Planned(p, b) + 1; level <= b.Top() {
				o.May(play.Choice{Verb: MasonBuild, A: int16(p), B: int16(b), C: int16(level)}, first(g.whyNotMasons(s, b), g.WhyNotBuild(s, p, b, level)))
			}
		}
	}
}

func (g *State) whyNotMasons(s play.Seat, b Building) play.Rule {
	if b.Civil() && !g.Has(s, Architettura) || b.Military() && !g.Has(s, Ingegneria) {
		return RuleMasonsKnow
	}
	return play.Free
}

// sendMasons has as many works done as the player's TL.
func (g *State) sendMasons(t *play.Table, a play.Answer) {
	s := a.Seat
	for n := g.ByLevel(s, Capomastro); n > 0 && play.Offers(s, func(o *play.Asking) { g.offerMasonry(o, s) }); n-- {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskMasons, n)
			g.offerMasonry(o, s)
			o.May(play.Choice{Verb: MasonsRest}, play.Free)
		})
		if a.Verb == MasonsRest {
			return
		}
		g.PlaceOrder(t, s, Place(a.A), Building(a.B), int8(a.C), 0)
	}
}

// listMedico lists the card if any card it could take back lies in the discards.
func (g *State) listMedico(o *play.Asking, s play.Seat, card int8) {
	if play.Offers(s, func(o *play.Asking) { g.offerCured(o, s, None) }) {
		o.May(plain(card), play.Free)
	}
}

// offerCured lists the cards that a player lost as the loser of a roll in a battle of the last Combat phase, or in any
// of them, and that are still discarded.
// rule: mu-prototype/empire-cards/medico
func (g *State) offerCured(o *play.Asking, s play.Seat, battle int16) {
	for i := range g.Players[s].Fallen {
		for k, card := range ForRolls {
			if g.Players[s].Fallen[i].Cards[k] > 0 && g.Discards[card] > 0 && (battle == None || battle == int16(i)) {
				o.May(play.Choice{Verb: TakeBack, A: int16(card), B: int16(i)}, play.Free)
			}
		}
	}
}

// cure takes cards back that were lost in one battle: one with CHIRURGIA, two with OSPEDALE.
// rule: mu-prototype/empire-cards/medico
func (g *State) cure(t *play.Table, a play.Answer) {
	s, battle := a.Seat, int16(None)
	for n := g.Amount(s, Medico); n > 0 && play.Offers(s, func(o *play.Asking) { g.offerCured(o, s, battle) }); n-- {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskMedic, n)
			g.offerCured(o, s, battle)
			o.May(play.Choice{Verb: TakeNoMore}, play.Free)
		})
		if a.Verb == TakeNoMore {
			return
		}
		battle = a.B
		x := &g.Players[s]
		x.Fallen[battle].Cards[slices.Index(ForRolls[:], int8(a.A))]--
		g.Discards[a.A]--
		x.Hand[a.A]++
		t.Tell(KeyTakenBack, int16(s), a.A)
	}
}

// listDelivery lists the others before whom a lasting card can be laid; before whom one lies another would do nothing.
// rule: mu-prototype/empire-cards/taccagno
// rule: mu-prototype/empire-cards/avaro
func (g *State) listDelivery(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		if !g.HasDelivered(card, on) {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: None}, g.WhyNotAgainst(s, on))
		}
	}
}

// deliverLasting lays a card before somebody for as many turns as its player's TL.
// rule: mu-prototype/empire-card-rules/duration-in-turns
func (g *State) deliverLasting(t *play.Table, a play.Answer) {
	g.Deliver(t, int8(a.A), a.Seat, play.Seat(a.B), g.Lasting(a.Seat))
}
