package force

import (
	"signoria/games/medioevo"
	"signoria/games/wording"
	"signoria/play"
)

// The Empire cards of the march: MARESCIALLO, PIRATA, CONESTABILE, and the sabotage of INFILTRATO.

const (
	Sabotage     play.Verb = 460 // transport A
	EndSabotage  play.Verb = 461
	LeaveInPeace play.Verb = 462 // sabotages nothing before the active player's turn

	AskSabotage play.Prompt = 460 // which transports of A in territory B; C more
	AskSaboteur play.Prompt = 461 // before A moves

	KeyMarshal    play.Key = 460 // A's transports with the Captain of level B get B MP more, C attacks
	KeyPirate     play.Key = 461 // A lets a pirate Galley with C VF loose in sea zone B
	KeyConstable  play.Key = 462 // A makes a Captain in territory B
	KeyPromoted   play.Key = 463 // A's Captain at place B rises to level C
	KeySabotaged  play.Key = 464 // A sabotages B's transport C in territory D
	KeyCaptainOut play.Key = 465 // A has more Captains than allowed: one of level B goes

	RuleSabotageSea  play.Rule = 460
	RuleMarshalRides play.Rule = 461
	RuleTopCaptain   play.Rule = 462
	RuleNoRoomAtSea  play.Rule = 463
)

var marchCardChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{Sabotage: "sabotage", EndSabotage: "end-sabotage", LeaveInPeace: "leave-in-peace"},
	Prompts: map[play.Prompt]string{AskSabotage: "sabotage", AskSaboteur: "saboteur"},
	Lines: map[play.Key]string{
		KeyMarshal: "marshal", KeyPirate: "pirate", KeyConstable: "constable", KeyPromoted: "promoted", KeySabotaged: "sabotaged", KeyCaptainOut: "captain-out",
	},
	Refs:      wording.Refs{Sabotage: wording.OfA(RefTransport)},
	Declining: []play.Verb{EndSabotage, LeaveInPeace},
}

const topCaptain = 3

func init() {
	plays[Maresciallo] = cardPlay{Listed: (*State).listMarshal, do: (*State).marshal, at: pointsAt(RefCaptain)}
	plays[Pirata] = cardPlay{Listed: (*State).listPirate, do: (*State).pirate, at: pointsAt(RefPlace)}
	plays[Conestabile] = cardPlay{Listed: (*State).listConstable, do: (*State).constable}
	plays[Infiltrato] = cardPlay{Listed: (*State).listSabotage, do: (*State).sabotage, at: pointsAt(RefPlace)}
}

// listMarshal offers MARESCIALLO on each Captain of the player who rides with a transport.
func (g *State) listMarshal(o *play.Asking, s play.Seat, card int8) {
	for c := range g.CaptainsOf(s) {
		why := play.Free
		if g.Captains[c].Aboard == None {
			why = RuleMarshalRides
		}
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: c}, why)
	}
}

// marshal gives every transport that moves with a Captain as many MP as his level, and with STRATEGIA him an attack.
// rule: mu-prototype/empire-cards/maresciallo
func (g *State) marshal(t *play.Table, a play.Answer) {
	x := &g.Captains[a.C]
	with := One(x.Aboard)
	if g.March.Convoy.Holds(x.Aboard) {
		with = g.March.Convoy
	}
	for i := range with.each() {
		g.Transports[i].Spent -= x.Level
	}
	extra := int8(g.Amount(a.Seat, Maresciallo))
	x.Attacks += extra
	t.Tell(KeyMarshal, int16(a.Seat), int16(x.Level), int16(extra))
}

// listPirate offers PIRATA in every sea zone.
func (g *State) listPirate(o *play.Asking, _ play.Seat, card int8) {
	why := play.Free
	if g.freeTransport() == None {
		why = RuleNoRoomAtSea
	}
	for z := range g.Box().Atlas.Seas {
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: int16(Territories + z)}, why)
	}
}

// pirate lets a pirate Galley loose; with GILDE a barbarian Captain is aboard, if the box has one left.
// rule: mu-prototype/empire-cards/pirata
func (g *State) pirate(t *play.Table, a play.Answer) {
	vf := g.ByLevel(a.Seat, Pirata)
	t.Tell(KeyPirate, int16(a.Seat), a.C, vf)
	i := g.Launch(t, Place(a.C), vf)
	if g.Tier(a.Seat, Pirata) > 0 {
		g.Commission(t, i)
	}
}

// listConstable offers CONESTABILE: in each place where the player has armies, or on each of his Captains.
// C is the place, or after all places the Captain.
func (g *State) listConstable(o *play.Asking, s play.Seat, card int8) {
	for p := range g.Land() {
		if g.Strength(s, p) > 0 && g.freeCaptain() != None {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: int16(p)}, play.Free)
		}
	}
	for c := range g.CaptainsOf(s) {
		if g.Captains[c].At != NoPlace {
			why := play.Free
			if g.Captains[c].Level >= topCaptain { // rule: mu-prototype/empire-card-modes/conestabile-promotion
				why = RuleTopCaptain
			}
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: medioevo.Places + c}, why)
		}
	}
}

// constable makes a Captain of 1 VF, who may attack once in this turn, or raises one.
// rule: mu-prototype/empire-cards/conestabile
// rule: mu-prototype/empire-card-modes/conestabile-promotion
func (g *State) constable(t *play.Table, a play.Answer) {
	if a.C >= medioevo.Places {
		x := &g.Captains[a.C-medioevo.Places]
		x.Level++
		t.Tell(KeyPromoted, int16(a.Seat), int16(x.At), int16(x.Level))
		return
	}
	p := Place(a.C)
	c := g.freeCaptain()
	g.Captains[c].Level, g.Captains[c].Owner, g.Captains[c].At, g.Captains[c].Attacks, g.Captains[c].Raised = 1, a.Seat, p, 1, true
	g.RemoveVF(a.Seat, p, 1)
	t.Tell(KeyConstable, int16(a.Seat), int16(p))
	g.Relinquish(t, p)
}

// clearCaptains removes the Captains above their owners' number as the turn ends: who has risen from the ranks in it,
// then the lowest.
// rule: mu-prototype/empire-cards/conestabile
func (g *State) clearCaptains(t *play.Table) {
	for _, s := range g.AllSeats() {
		for g.CaptainCount(s) > g.captainLimit(s) {
			out := g.firstToGo(s)
			t.Tell(KeyCaptainOut, int16(s), int16(g.Captains[out].Level))
			g.RemoveCaptain(out)
		}
	}
	for c := range g.Captains {
		g.Captains[c].Raised = false
	}
}

// firstToGo is the Captain who goes first where a player has too many.
func (g *State) firstToGo(s play.Seat) int16 {
	first := int16(None)
	for c := range g.CaptainsOf(s) {
		if first == None || g.goesBefore(&g.Captains[c], &g.Captains[first]) {
			first = c
		}
	}
	return first
}

func (g *State) goesBefore(x, y *Captain) bool {
	if x.Raised != y.Raised {
		return x.Raised
	}
	return x.Level < y.Level
}

// listSabotage offers INFILTRATO against each other player who has transports in a territory, port included.
// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
func (g *State) listSabotage(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		for p := range g.Land() {
			if g.sabotageable(on, p) > 0 {
				o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: int16(p)}, g.WhyNotAgainst(s, on))
			}
		}
	}
}

// sabotageable counts a player's transports in a territory that can be sabotaged still.
func (g *State) sabotageable(s play.Seat, p Place) (n int8) {
	for i := range g.transportsAt(p) {
		n += B2i(g.canSabotage(s, i))
	}
	return n
}

func (g *State) canSabotage(s play.Seat, i int16) bool {
	return g.Transports[i].Owner == s && g.Transports[i].Halted&Sabotaged == 0
}

// sabotage holds up as many transports of a player in one territory as the saboteur's TL; if there are more he chooses.
// rule: mu-prototype/empire-cards/infiltrato
// rule: mu-prototype/empire-card-modes/infiltrato-sabotage-limits
func (g *State) sabotage(t *play.Table, a play.Answer) {
	on, p := play.Seat(a.B), Place(a.C)
	for left := g.Level(a.Seat); left > 0 && g.sabotageable(on, p) > 0; left-- {
		b := t.Await(func(o *play.Asking) {
			o.To(a.Seat, AskSabotage, a.B, a.C, int16(left))
			for i := range g.transportsAt(p) {
				if g.canSabotage(on, i) {
					o.May(play.Choice{Verb: Sabotage, A: i}, play.Free)
				}
			}
			if left < g.Level(a.Seat) {
				o.May(play.Choice{Verb: EndSabotage}, play.Free)
			}
		})
		if b.Verb == EndSabotage {
			return
		}
		g.Transports[b.A].Halted |= Sabotaged
		t.Tell(KeySabotaged, int16(a.Seat), int16(on), b.A, int16(p))
	}
}

// saboteurs lets the others play INFILTRATO before a player begins his Combat. Asked is who might hold it, for all
// that everybody knows, where there is something to sabotage.
// rule: mu-prototype/empire-cards/infiltrato
func (g *State) saboteurs(t *play.Table, s play.Seat) {
	for _, by := range g.Others(s) { //stale:ok who has fallen has no cards
		if !g.mightSabotage(by, s) {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(by, AskSaboteur, int16(s))
			if g.Players[by].Hand[Infiltrato] > 0 {
				for p := range g.Land() {
					if g.sabotageable(s, p) > 0 {
						o.May(play.Choice{Verb: PlayCard, A: int16(Infiltrato), B: int16(s), C: int16(p)}, play.Free)
					}
				}
			}
			o.May(play.Choice{Verb: LeaveInPeace}, play.Free)
		})
		if a.Verb == PlayCard {
			g.PlayCard(t, a)
		}
	}
}

// mightSabotage says whether a player could play INFILTRATO against another, for all that everybody knows.
func (g *State) mightSabotage(by, on play.Seat) bool {
	if g.Players[by].Passing || !g.MightHold(by, Infiltrato) || g.WhyNotPlay(by, Infiltrato) != play.Free || g.WhyNotAgainst(by, on) != play.Free {
		return false
	}
	for p := range g.Land() {
		if g.sabotageable(on, p) > 0 {
			return true
		}
	}
	return false
}
