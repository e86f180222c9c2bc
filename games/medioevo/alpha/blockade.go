package alpha

import (
	"math/bits"

	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Naval Blocks, the active: a fleet with a Galley shuts its sea zone to one player, whom its owner is
// at war with and names. The block lasts while the fleet stays, until it is lifted or there is peace. The other leaves
// the zone only with more Galleys, to begin with or after a battle; then the fleet may attack him as he leaves, however
// many he is. The narrows, which their owner shuts by himself, and what a block bars are in force/blockade.go.

const (
	DeclareBlock play.Verb = 820 // of sea zone A against B
	LiftBlock    play.Verb = 821 // of sea zone A
	Waylay       play.Verb = 822 // in sea zone A
	LetThrough   play.Verb = 823

	AskWaylay play.Prompt = 820 // A's convoy leaves sea zone B, shut to him, with more Galleys

	KeyBlock       play.Key = 820 // A blocks sea zone C to B
	KeyBlockLifted play.Key = 821 // A blocks sea zone B no longer
)

var blockChapter = wording.Chapter{
	Verbs: map[play.Verb]string{
		DeclareBlock: "declare-block", LiftBlock: "lift-block", Waylay: "waylay", LetThrough: "let-through",
	},
	Prompts: map[play.Prompt]string{AskWaylay: "waylay"},
	Lines:   map[play.Key]string{KeyBlock: "block", KeyBlockLifted: "block-lifted"},
	Refs: wording.Refs{
		DeclareBlock: func(c play.Choice) []string { return []string{force.RefPlace(c.A), force.RefSeat(c.B)} },
		LiftBlock:    wording.OfA(force.RefPlace),
		Waylay:       wording.OfA(force.RefPlace),
	},
}

// bars says whether a player has declared a block of a sea zone against another. Whether he can keep him there Blockaded
// says.
// rule: mu-alpha/naval/active-block-declare
// rule: mu-alpha/naval/active-block-fight-through
func bars(g *force.State, by, to play.Seat, zone force.Place, _ force.Convoy) bool {
	return blocked(g, by, zone) == to
}

// blocked is the player to whom another's fleet has shut a sea zone, or Nobody.
func blocked(g *force.State, by play.Seat, zone force.Place) play.Seat {
	return play.Seat(g.Blocks[by][zone-force.Territories]) - 1
}

// offerBlocks lists the blocks that a player can declare or lift in Combat.
// rule: mu-alpha/naval/active-block-declare
func offerBlocks(g *force.State, o *play.Asking, s play.Seat) {
	if g.Phase != force.Combat {
		return
	}
	if g.Players[s].War == 0 && g.Blocks[s] == [medioevo.Seas]uint8{} {
		return
	}
	for zones := g.GalleyZones(s); zones != 0; zones &= zones - 1 {
		zone := force.Territories + force.Place(bits.TrailingZeros64(zones))
		for _, x := range g.Others(s) {
			if g.AtWar(s, x) && blocked(g, s, zone) != x {
				o.May(play.Choice{Verb: DeclareBlock, A: int16(zone), B: int16(x)}, play.Free)
			}
		}
		if blocked(g, s, zone) != play.Nobody {
			o.May(play.Choice{Verb: LiftBlock, A: int16(zone)}, play.Free)
		}
	}
}

// block declares a block or lifts one; false if the answer is about something else. A fleet blocks one player: a second
// block of its zone takes the place of the first.
// rule: mu-alpha/naval/active-block-declare
func block(g *force.State, t *play.Table, a play.Answer) bool {
	switch a.Verb {
	case DeclareBlock:
		g.Blocks[a.Seat][force.Place(a.A)-force.Territories] = uint8(a.B + 1)
		t.Tell(KeyBlock, int16(a.Seat), a.B, a.A)
	case LiftBlock:
		g.Blocks[a.Seat][force.Place(a.A)-force.Territories] = 0
		t.Tell(KeyBlockLifted, int16(a.Seat), a.A)
	default:
		return false
	}
	return true
}

// waylay asks those who have shut a sea zone to a player whose convoy is about to leave it, with more Galleys, whether they
// attack him there.
// rule: mu-alpha/naval/active-block-fight-through
func waylay(g *force.State, t *play.Table, zone force.Place) {
	for _, s := range g.Others(g.Active) { //stale:ok all the others, whatever becomes of them
		if !mayWaylay(g, s, zone) {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskWaylay, int16(g.Active), int16(zone))
			o.May(play.Choice{Verb: Waylay, A: int16(zone)}, play.Free)
			o.May(play.Choice{Verb: LetThrough}, play.Free)
		})
		if a.Verb == Waylay && mayWaylay(g, s, zone) {
			g.AttackAtSea(t, s, g.Active, zone)
		}
	}
}

// mayWaylay says whether a player can attack the convoy under way that leaves a sea zone he has shut to its owner: as he
// could in his own turn.
// rule: mu-alpha/naval/active-block-fight-through
func mayWaylay(g *force.State, s play.Seat, zone force.Place) bool {
	barred := blocked(g, s, zone) == g.Active && g.AtWar(s, g.Active) && g.Galleys(s, zone) > 0
	return barred && g.Marches(zone) && !g.Truce(s, g.Active) && g.WhyNotLead(g.AllAt(s, zone)) == play.Free && noAttacks(g, zone) == play.Free
}

// lapse ends the blocks whose fleet has no crewed Galley in its zone any more, or whose players are at peace.
// rule: mu-alpha/naval/active-block-declare
func lapse(g *force.State, t *play.Table) {
	for s := range play.Seat(g.Seats) {
		zones := g.GalleyZones(s)
		for z := range force.Place(medioevo.Seas) {
			zone := force.Territories + z
			if o := blocked(g, s, zone); o != play.Nobody && (zones&(1<<z) == 0 || !g.AtWar(s, o)) {
				g.Blocks[s][z] = 0
				t.Tell(KeyBlockLifted, int16(s), int16(zone))
			}
		}
	}
}
