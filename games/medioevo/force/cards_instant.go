package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Empire cards that players use against one another in Combat: ASSASSINO, FLAGELLANTE, INQUISITORE, LADRO and
// SICARIO. With which of them others can be neutralised stands in the general rules.

const (
	KillCard  play.Verb = 660 // eliminates card A of seat B
	StealCard play.Verb = 661 // steals card A of seat B

	AskKillCard  play.Prompt = 660 // which card of A's
	AskStealCard play.Prompt = 661

	KeyCardKilled   play.Key = 660 // A eliminates card B of C
	KeyScourged     play.Key = 661 // in territory A of B: C against D; E VF are lost
	KeyInquisition  play.Key = 662 // A rolls B against the C of D
	KeyCardBurnt    play.Key = 663 // A loses card B
	KeyCardStolen   play.Key = 664 // A steals a card of B
	KeyWhichStolen  play.Key = 665 // A steals card C of B; only they know
	KeyFlorinsTaken play.Key = 666 // A rolls D and steals C florins of B
	KeyTechCopied   play.Key = 667 // A copies technology C of B
	KeyCaptainSlain play.Key = 668 // A's SICARIO kills a Captain of level C of B in D

	RuleEmptyHand play.Rule = 660
	RuleGuilds    play.Rule = 661
	RuleImmune    play.Rule = 662
)

var instantChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{KillCard: "kill-card", StealCard: "steal-card"},
	Prompts: map[play.Prompt]string{AskKillCard: "kill-card", AskStealCard: "steal-card"},
	Lines: map[play.Key]string{
		KeyCardKilled: "card-killed", KeyScourged: "scourged", KeyInquisition: "inquisition", KeyCardBurnt: "card-burnt",
		KeyCardStolen: "card-stolen", KeyWhichStolen: "which-card-stolen", KeyFlorinsTaken: "florins-stolen", KeyTechCopied: "tech-copied",
		KeyCaptainSlain: "captain-murdered",
	},
	Refs: wording.Refs{KillCard: wording.OfA(RefCard), StealCard: wording.OfA(RefCard)},
}

const (
	clashDie      = 6   // of FLAGELLANTE and INQUISITORE
	scourgedAbove = 5   // VF in a territory that FLAGELLANTE reaches
	thiefStep     = 100 // florins for each point of LADRO's die
)

func init() {
	plays[Assassino] = cardPlay{Listed: (*State).offerAssassin, do: (*State).assassinate}
	plays[Flagellante] = cardPlay{Listed: (*State).offerFlagellant, do: (*State).scourge}
	plays[Inquisitore] = cardPlay{Listed: (*State).offerInquisitor, do: (*State).inquire}
	plays[Ladro] = cardPlay{Listed: (*State).offerThief, do: (*State).rob, at: thiefPoints}
	plays[Sicario] = cardPlay{Listed: (*State).offerKiller, do: (*State).murder, at: pointsAt(RefCaptain)}
}

// offerAtCards adds a card that wants cards in the hand of who it is played on.
func (g *State) offerAtCards(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		why := g.WhyNotAgainst(s, on)
		if why == play.Free && g.Held(on) == 0 {
			why = RuleEmptyHand
		}
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: None}, why)
	}
}

// ASSASSINO: look at somebody's cards and eliminate one.

func (g *State) offerAssassin(o *play.Asking, s play.Seat, card int8) { g.offerAtCards(o, s, card) }

// rule: mu-prototype/empire-cards/assassino
// rule: mu-alpha/attack/card-hired-assassin
func (g *State) assassinate(t *play.Table, a play.Answer) {
	on := play.Seat(a.B)
	if card := g.lookInto(t, a.Seat, on, AskKillCard, KillCard); card != None {
		g.Drop(on, card)
		t.Tell(KeyCardKilled, int16(a.Seat), int16(card), a.B)
	}
}

// FLAGELLANTE: in each of somebody's crowded territories both roll, and where he rolls less 1 VF is lost.

func (g *State) offerFlagellant(o *play.Asking, s play.Seat, card int8) {
	for _, on := range g.Others(s) {
		why := g.WhyNotAgainst(s, on)
		if why == play.Free && len(g.ReachedByScourge(on)) == 0 {
			why = RuleImmune
		}
		o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: None}, why)
	}
}

// ReachedByScourge are a player's territories with more than 5 VF that neither a Cathedral nor a religious capital
// protects.
// rule: mu-prototype/empire-cards/flagellante
func (g *State) ReachedByScourge(on play.Seat) []Place {
	var all []Place
	for p := range g.Owned(on) {
		if g.Ground(on, p) > scourgedAbove && !g.Stands(p, Cathedral) && g.Box().Atlas.Territories[p].Holy == 0 {
			all = append(all, p)
		}
	}
	return all
}

// rule: mu-prototype/empire-cards/flagellante
func (g *State) scourge(t *play.Table, a play.Answer) {
	on := play.Seat(a.B)
	for _, p := range g.ReachedByScourge(on) {
		mine, his := g.throw(t, clashDie)+g.Amount(a.Seat, Flagellante), g.throw(t, clashDie)+g.Amount(on, Flagellante)
		lost := int16(B2i(mine > his))
		g.AddVF(on, p, -lost)
		t.Tell(KeyScourged, int16(p), a.B, mine, his, lost)
	}
}

// INQUISITORE: both roll and count their Cathedrals; who rolls less loses cards, unseen.

func (g *State) offerInquisitor(o *play.Asking, s play.Seat, card int8) { g.offerAtCards(o, s, card) }

// rule: mu-prototype/empire-cards/inquisitore
func (g *State) inquire(t *play.Table, a play.Answer) {
	on := play.Seat(a.B)
	mine, his := g.throw(t, clashDie)+g.OwnCathedrals(a.Seat), g.throw(t, clashDie)+g.OwnCathedrals(on)
	t.Tell(KeyInquisition, int16(a.Seat), mine, his, a.B)
	if mine > his {
		for _, card := range g.dropAtRandom(t, on, g.Amount(a.Seat, Inquisitore)) {
			t.Tell(KeyCardBurnt, a.B, int16(card))
		}
	}
}

// LADRO: steal a card, or with GILDE florins, or the secret of a technology. C of the choice is None for a card, a
// technology, or the number after the last for florins.

// thiefPoints is the technology, if it is one that he is after.
func thiefPoints(what int16) []string {
	if what == ThiefFlorins {
		return nil
	}
	return []string{RefTech(what)}
}

func (g *State) offerThief(o *play.Asking, s play.Seat, card int8) {
	g.offerAtCards(o, s, card)
	for _, on := range g.Others(s) {
		offer := func(what int16, why play.Rule) {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(on), C: what}, why)
		}
		why := g.WhyNotAgainst(s, on)
		if why == play.Free && g.Tier(s, Ladro) == 0 {
			why = RuleGuilds
		}
		if g.Players[on].Florins > 0 {
			offer(ThiefFlorins, why)
		}
		for tech := range int8(technologies) {
			if g.CanCopy(s, on, tech) {
				offer(int16(tech), why)
			}
		}
	}
}

// CanCopy says whether a technology of another would be new to a player who knows what it builds on.
// rule: mu-prototype/empire-cards/ladro
func (g *State) CanCopy(s, on play.Seat, tech int8) bool {
	needs := g.Box().Techs[tech].Needs
	return g.Has(on, tech) && !g.Has(s, tech) && g.Players[s].Bought&(1<<tech) == 0 && (needs == None || g.Has(s, needs))
}

// rule: mu-prototype/empire-cards/ladro
// rule: mu-prototype/empire-card-modes/ladro-florins-limit
func (g *State) rob(t *play.Table, a play.Answer) {
	s, on := a.Seat, play.Seat(a.B)
	switch a.C {
	case None:
		if card := g.lookInto(t, s, on, AskStealCard, StealCard); card != None {
			g.Players[on].Hand[card]--
			g.Players[s].Hand[card]++
			t.Tell(KeyCardStolen, int16(s), a.B)
			t.TellOnly(1<<s|1<<on, KeyWhichStolen, int16(s), a.B, int16(card))
		}
	case ThiefFlorins:
		roll := g.throw(t, int8(g.ByLevel(s, Ladro)))
		t.Tell(KeyFlorinsTaken, int16(s), a.B, int16(g.Give(on, s, int32(roll*thiefStep))), roll)
	default:
		g.Players[s].Bought |= 1 << a.C
		t.Tell(KeyTechCopied, int16(s), a.B, a.C)
	}
}

// SICARIO: a Captain dies, the barbarians' too. Nobody earns a Treasure card by it. C of the choice is the Captain.

func (g *State) offerKiller(o *play.Asking, s play.Seat, card int8) {
	for c := range g.Captains {
		x := &g.Captains[c]
		if x.Level > 0 && x.At != NoPlace && x.Owner != s && x.Owner != play.Nobody {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: int16(x.Owner), C: int16(c)}, g.WhyNotAgainst(s, x.Owner))
		}
	}
}

// rule: mu-prototype/empire-cards/sicario
func (g *State) murder(t *play.Table, a play.Answer) {
	x := g.Captains[a.C]
	g.RemoveCaptain(a.C)
	t.Tell(KeyCaptainSlain, int16(a.Seat), a.B, int16(x.Level), int16(x.At))
}

// throw rolls a die of so many faces.
// rule: mu-prototype/empire-card-rules/dice-rolled-by-card-player
func (g *State) throw(t *play.Table, faces int8) int16 {
	t.Chance()
	return int16(1 + g.Dice.N(int(faces)))
}
