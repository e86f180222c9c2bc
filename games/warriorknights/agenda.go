package warriorknights

import (
	"signoria/chance"
	"signoria/games/wording"
	"signoria/play"
)

// Agenda cards: motions are carried out and discarded, laws stay in force, charges stay with a Baron,
// offices with one of his nobles.

const (
	TakeCharge   play.Verb = 130 + iota // charge A
	DropCharge                          // charge A, for the new one
	GiveOffice                          // to noble A
	Submit                              // to the motion
	RefuseAgenda                        // agenda A, and be banned
)

const (
	AskCharge play.Prompt = 210 + iota // charge A is his; B: he holds three already; C: he is banned
	AskOffice                          // office A is his; C: he is banned
	AskMotion                          // motion A strikes him; C: he is banned
)

const (
	KeyLaw         play.Key = 220 + iota // law A is in force
	KeyCharge                            // Baron A holds charge B
	KeyOffice                            // noble A holds office B
	KeyCardDropped                       // agenda A is discarded
)

var agendaChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		TakeCharge: "take-charge", DropCharge: "drop-charge", GiveOffice: "give-office", Submit: "submit",
		RefuseAgenda: "refuse-agenda",
	},
	Prompts: map[play.Prompt]string{AskCharge: "charge", AskOffice: "office", AskMotion: "motion"},
	Lines: map[play.Key]string{
		KeyLaw: "law", KeyCharge: "charge", KeyOffice: "office", KeyCardDropped: "card-dropped",
	},
	Refs: wording.Refs{
		TakeCharge: wording.OfA(refAgenda), DropCharge: wording.OfA(refAgenda), GiveOffice: wording.OfA(refNoble),
		RefuseAgenda: wording.OfA(refAgenda),
	},
	Declining: []play.Verb{RefuseAgenda},
}

const chargeLimit = 3

// carry does what the Assembly has decided.
// rule: warrior-knights/agenda/four-types
func (g *State) carry(t *play.Table, agenda, result int8) {
	chosen := play.Nobody
	if result >= 0 {
		chosen = play.Seat(result)
		t.Tell(KeyElected, int16(agenda), int16(chosen))
	} else {
		t.Tell(KeyApproved, int16(agenda))
	}
	switch box.Agendas[agenda].Type {
	case Motion:
		g.carryMotion(t, agenda, chosen)
	case Law:
		g.AgendaAt[agenda] = InForce
		t.Tell(KeyLaw, int16(agenda))
	case Charge:
		g.bestowCharge(t, agenda, chosen)
	case Office:
		g.bestowOffice(t, agenda, chosen)
	}
}

// carryMotion carries a motion out at once, unless the Baron it strikes refuses it.
// rule: warrior-knights/agenda/motion
func (g *State) carryMotion(t *play.Table, agenda int8, chosen play.Seat) {
	card := &box.Agendas[agenda]
	g.Card.Agenda, g.Card.Chosen = agenda, chosen
	switch {
	case card.Private:
		g.carryPrivateMotion(t) // rule: warrior-knights/private-motions/needs-approval
	case card.Refuse == RefuseOnPassing && chosen != play.Nobody && !g.bears(t, chosen, agenda):
	default:
		g.carryOut(t, card.Effect)
	}
	g.Card.Agenda, g.Card.Chosen = None, play.Nobody
	g.discardAgenda(t, agenda)
}

// bears asks the Baron whom a motion strikes whether he bears it.
// rule: warrior-knights/banishment/refuse-motion-charge-office
func (g *State) bears(t *play.Table, s play.Seat, agenda int8) bool {
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskMotion, int16(agenda), 0, asArg(g.Barons[s].Banned))
		o.May(play.Choice{Verb: Submit}, play.Free)
		o.May(play.Choice{Verb: RefuseAgenda, A: int16(agenda)}, play.Free)
	})
	if a.Verb == RefuseAgenda {
		g.refuse(t, s, agenda)
		return false
	}
	return true
}

// bestowCharge gives a Baron a charge. He holds at most three; one of the older makes room.
// rule: warrior-knights/agenda/charge-limit-three
func (g *State) bestowCharge(t *play.Table, agenda int8, s play.Seat) {
	full := g.charges(s) >= chargeLimit //stale:ok no aside ends a charge
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskCharge, int16(agenda), asArg(full), asArg(g.Barons[s].Banned))
		if !full {
			o.May(play.Choice{Verb: TakeCharge, A: int16(agenda)}, play.Free)
		} else {
			for held, at := range g.AgendaAt {
				if at == ChargeOf+int8(s) {
					o.May(play.Choice{Verb: DropCharge, A: int16(held)}, play.Free)
				}
			}
		}
		o.May(play.Choice{Verb: RefuseAgenda, A: int16(agenda)}, play.Free)
	})
	switch a.Verb {
	case RefuseAgenda:
		g.refuse(t, s, agenda)
		g.discardAgenda(t, agenda)
		return
	case DropCharge:
		t.Tell(KeyCardDropped, a.A)
		g.discardAgenda(t, int8(a.A))
	}
	g.AgendaAt[agenda] = ChargeOf + int8(s)
	t.Tell(KeyCharge, int16(s), int16(agenda))
}

// charges counts a Baron's charges, concessions among them.
func (g *State) charges(s play.Seat) (n int) {
	for _, at := range g.AgendaAt {
		if at == ChargeOf+int8(s) {
			n++
		}
	}
	return n
}

// holder is the Baron who holds a charge, or Nobody.
func (g *State) holder(charge int8) play.Seat {
	if at := g.AgendaAt[charge]; at >= ChargeOf && at < ChargeOf+MaxBarons {
		return play.Seat(at - ChargeOf)
	}
	return play.Nobody
}

// bestowOffice gives an office to the noble the Baron names; an earlier one of his is discarded.
// rule: warrior-knights/agenda/office
// rule: warrior-knights/banishment/refuse-motion-charge-office
// rule: warrior-knights/agenda/office-one-per-noble
func (g *State) bestowOffice(t *play.Table, agenda int8, s play.Seat) {
	if g.lines(s) == 0 {
		g.discardAgenda(t, agenda) // he has no noble left to take it
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskOffice, int16(agenda), 0, asArg(g.Barons[s].Banned))
		for shape := range int8(4) {
			n := nobleOf(s, shape)
			if !g.Nobles[n].Gone {
				o.May(play.Choice{Verb: GiveOffice, A: int16(n)}, play.Free)
			}
		}
		o.May(play.Choice{Verb: RefuseAgenda, A: int16(agenda)}, play.Free)
	})
	if a.Verb == RefuseAgenda {
		// His last noble may have been lost while he was asked.
		// rule: warrior-knights/banishment/refuse-motion-charge-office
		// rule: warrior-knights/options/heir-threat
		if g.lines(s) > 0 {
			g.refuse(t, s, agenda)
		}
		g.discardAgenda(t, agenda)
		return
	}
	n := int8(a.A)
	former := g.office(n)
	g.AgendaAt[agenda] = OfficeOf + n
	t.Tell(KeyOffice, int16(n), int16(agenda))
	if former != None {
		t.Tell(KeyCardDropped, int16(former))
		g.discardAgenda(t, former)
	}
}

// lines counts the nobles a Baron still has, on the map or off it.
func (g *State) lines(s play.Seat) (n int) {
	for shape := range int8(4) {
		if !g.Nobles[nobleOf(s, shape)].Gone {
			n++
		}
	}
	return n
}

// discardAgenda puts an agenda on the discard pile, from wherever it lies. Maintained troops go with
// their office.
func (g *State) discardAgenda(t *play.Table, agenda int8) {
	was := g.AgendaAt[agenda]
	g.AgendaAt[agenda] = InAgendaDiscard
	g.AgendaDiscard.Push(uint8(agenda), chance.Everyone)
	if was >= OfficeOf && amountOf(agenda, ModMaintained) > 0 {
		g.dropSurplusMarkers(t, was-OfficeOf)
	}
}

// inPlay says whether an agenda is a law in force, a charge held or an office held.
func (g *State) inPlay(agenda int8) bool {
	at := g.AgendaAt[agenda]
	return at == InForce || at >= ChargeOf
}

// asArg is a yes or no as a prompt speaks of it.
func asArg(yes bool) int16 {
	if yes {
		return 1
	}
	return 0
}
