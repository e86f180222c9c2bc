package force

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 9, Combat, Use of Empire Cards: those of battle that come before the dice or after the fight. Those for a roll
// are in rounds.go.

const (
	OpenGates  play.Verb = 580 // INFILTRATO, card A, before the attack
	ReadyToGo  play.Verb = 581
	HealBattle play.Verb = 582 // CERUSICO, card A, for the battle B of this phase, in which C VF can be healed
	LeaveSick  play.Verb = 583

	AskBefore play.Prompt = 580 // cards before the battle for territory A; B is 0 in attack, 1 in defence
	AskHeal   play.Prompt = 581 // who is healed at the end of the Combat phase

	KeyGates     play.Key = 580 // A has the gates of territory B opened
	KeyGuard     play.Key = 581 // C VF of guards gather for A in territory B
	KeyCarpenter play.Key = 582 // walls of level C go up for A in territory B
	KeyMilitiamn play.Key = 583 // A's militia rises: B VF in each of C territories
	KeyHealed    play.Key = 584 // A's surgeon saves B VF
	KeyRecovered play.Key = 585 // A's hospitals save B VF

	RuleGates     play.Rule = 580
	RuleCarpenter play.Rule = 581
	RuleMilitia   play.Rule = 582
)

var battleCardChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{OpenGates: "open-gates", ReadyToGo: "ready-to-go", HealBattle: "heal-battle", LeaveSick: "leave-sick"},
	Prompts: map[play.Prompt]string{AskBefore: "before-battle", AskHeal: "heal"},
	Lines: map[play.Key]string{
		KeyGates: "gates", KeyGuard: "guard", KeyCarpenter: "carpenter", KeyMilitiamn: "militiamen", KeyHealed: "healed", KeyRecovered: "recovered",
	},
	Refs:      wording.Refs{OpenGates: wording.OfA(RefCard)},
	Closing:   []play.Verb{ReadyToGo},
	Declining: []play.Verb{LeaveSick},
}

func init() {
	once := func(why func(*State, play.Seat) play.Rule) func(*State, *play.Asking, play.Seat, int8) {
		return func(g *State, o *play.Asking, s play.Seat, card int8) {
			o.May(play.Choice{Verb: PlayCard, A: int16(card), B: None, C: int16(g.Battle.At)}, why(g, s))
		}
	}
	plays[Guardia] = cardPlay{when: whenAsked, Listed: once(func(*State, play.Seat) play.Rule { return play.Free }), do: (*State).PlayGuardia}
	plays[Carpentiere] = cardPlay{when: whenAsked, Listed: once((*State).WhyNotCarpentiere), do: (*State).playCarpentiere}
	plays[Miliziano] = cardPlay{when: whenAsked, Listed: once((*State).WhyNotMiliziano), do: (*State).playMiliziano}
}

// cardsBefore lets both sides play what comes before the battle for a territory: the attacker opens gates, then whose
// territory it is raises walls and armies.
func (g *State) cardsBefore(t *play.Table) {
	b := &g.Battle
	b.Stage = Before
	if s := b.Sides[Attacking].Main; s != Barbarians {
		g.OpenGates(t, s)
	}
	s := b.Sides[Defending].Main
	for s != Barbarians && g.mayPrepare(s) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskBefore, int16(b.At), Defending)
			for _, card := range [...]int8{Guardia, Carpentiere, Miliziano} {
				g.OfferCard(o, s, card)
			}
			o.May(play.Choice{Verb: ReadyToGo}, play.Free)
		})
		if a.Verb == ReadyToGo {
			return
		}
		g.PlayCard(t, a)
	}
}

// mayPrepare says whether somebody could, for all that everybody knows, play a card before he is attacked.
func (g *State) mayPrepare(s play.Seat) bool {
	use := map[int8]play.Rule{Guardia: play.Free, Carpentiere: g.WhyNotCarpentiere(s), Miliziano: g.WhyNotMiliziano(s)}
	for card, why := range use {
		if why == play.Free && g.WhyNotPlay(s, card) == play.Free && g.MightHold(s, card) && !g.Players[s].Passing {
			return true
		}
	}
	return false
}

// OpenGates asks the attacker whether INFILTRATO opens the gates of the walls he stands before.
// rule: mu-prototype/empire-cards/infiltrato
func (g *State) OpenGates(t *play.Table, s play.Seat) {
	b := &g.Battle
	if g.WhyNotOpen(s) != play.Free || g.Players[s].Passing || !g.MightHold(s, Infiltrato) {
		return
	}
	a := t.Await(func(o *play.Asking) {
		o.To(s, AskBefore, int16(b.At), Attacking)
		if g.Players[s].Hand[Infiltrato] > 0 {
			o.May(play.Choice{Verb: OpenGates, A: int16(Infiltrato), B: int16(b.At)}, g.WhyNotOpen(s))
		}
		o.May(play.Choice{Verb: ReadyToGo}, play.Free)
	})
	if a.Verb == ReadyToGo {
		return
	}
	on := b.Sides[Defending].Main
	t.Tell(KeyPlayed, int16(s), int16(Infiltrato), int16(on))
	if g.foiled(t, s, Infiltrato, on) {
		return
	}
	g.Drop(s, Infiltrato)
	b.Opened = true
	t.Tell(KeyGates, int16(s), int16(b.At))
}

// WhyNotOpen says why INFILTRATO cannot open the gates: there are no walls, or not below his player's TL.
func (g *State) WhyNotOpen(s play.Seat) play.Rule {
	walls := g.WallsAt(g.Battle.At)
	on := g.Battle.Sides[Defending].Main
	switch {
	case !g.Meets(s, Infiltrato):
		return RuleCardNeeds
	case on != Barbarians && g.WhyNotAgainst(s, on) != play.Free:
		return g.WhyNotAgainst(s, on)
	case walls == 0 || walls >= g.Level(s):
		return RuleGates
	}
	return play.Free
}

// PlayGuardia places d4, d6 or d8 VF in the territory attacked, even above what it can supply.
// rule: mu-prototype/empire-cards/guardia
// rule: mu-prototype/empire-card-rules/vf-from-cards
// rule: mu-prototype/empire-card-rules/dice-rolled-by-card-player
func (g *State) PlayGuardia(t *play.Table, a play.Answer) {
	t.Chance()
	n := int16(g.Dice.N(int(g.ByLevel(a.Seat, Guardia)))) + 1
	g.AddVF(a.Seat, Place(a.C), n)
	t.Tell(KeyGuard, int16(a.Seat), a.C, n)
}

// WhyNotCarpentiere says why CARPENTIERE can raise no walls: better ones take INGEGNERIA too and what their level
// takes, and there must be a tile.
// rule: mu-prototype/empire-cards/carpentiere
// rule: mu-prototype/empire-card-rules/free-pieces-still-need-prerequisites
func (g *State) WhyNotCarpentiere(s play.Seat) play.Rule {
	next := g.Built(g.Battle.At, Fort) + 1
	if next > 3 || next > 1 && !g.Has(s, Ingegneria) || g.Level(s) < g.Box().Buildings[Fort][next].TL || g.Left(Fort, next) < 1 {
		return RuleCarpenter
	}
	return play.Free
}

func (g *State) playCarpentiere(t *play.Table, a play.Answer) {
	p := Place(a.C)
	g.SetBuilt(p, Fort, g.Built(p, Fort)+1)
	t.Tell(KeyCarpenter, int16(a.Seat), a.C, int16(g.Built(p, Fort)))
}

// WhyNotMiliziano says why no militia rises: what is attacked is no territory of the player's starting realm.
// rule: mu-prototype/empire-cards/miliziano
func (g *State) WhyNotMiliziano(s play.Seat) play.Rule {
	if g.RealmOf(g.Battle.At) != g.Players[s].Realm {
		return RuleMilitia
	}
	return play.Free
}

func (g *State) playMiliziano(t *play.Table, a play.Answer) {
	n, lands := g.ByLevel(a.Seat, Miliziano), int16(0)
	for p := range g.RealmLand(g.Players[a.Seat].Realm) {
		if g.Territories[p].Owner == a.Seat {
			g.AddVF(a.Seat, p, n)
			lands++
		}
	}
	t.Tell(KeyMilitiamn, int16(a.Seat), n, lands)
}

// AfterCombat is the end of the Combat phase: surgeons and hospitals save what they can of what was lost.
// rule: mu-prototype/technologies/chirurgia
// rule: mu-prototype/technologies/ospedale
// rule: mu-prototype/technologies/medicina
func (g *State) AfterCombat(t *play.Table) {
	for _, s := range g.AllSeats() {
		g.Heal(t, s)
		g.recover(t, s)
	}
}

// Heal lets a player play CERUSICO for one battle each.
// rule: mu-prototype/empire-cards/cerusico
// rule: mu-prototype/empire-card-modes/cerusico-one-battle
func (g *State) Heal(t *play.Table, s play.Seat) {
	x := &g.Players[s]
	for g.Meets(s, Cerusico) && !x.Passing && g.MightHold(s, Cerusico) && g.wounded(s) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskHeal)
			for i, l := range x.Lost {
				if l.Armies > 0 && x.Hand[Cerusico] > 0 {
					o.May(play.Choice{Verb: HealBattle, A: int16(Cerusico), B: int16(i), C: l.Armies}, play.Free)
				}
			}
			o.May(play.Choice{Verb: LeaveSick}, play.Free)
		})
		if a.Verb == LeaveSick {
			return
		}
		t.Chance()
		g.Drop(s, Cerusico)
		n := min(int16(g.Dice.N(int(g.Amount(s, Cerusico))))+1, x.Lost[a.B].Armies)
		x.Lost[a.B].Armies -= n
		x.Bonus += n
		t.Tell(KeyHealed, int16(s), n)
	}
}

// wounded says whether a player has lost armies in a battle of this phase that could be healed.
func (g *State) wounded(s play.Seat) bool {
	for _, l := range g.Players[s].Lost {
		if l.Armies > 0 {
			return true
		}
	}
	return false
}

// recover gives back 1 VF with CHIRURGIA, 2 with OSPEDALE, of those lost in the battles of the phase.
func (g *State) recover(t *play.Table, s play.Seat) {
	x := &g.Players[s]
	n := int16(B2i(g.Has(s, Chirurgia)))
	if g.Has(s, Ospedale) {
		n = 2
	}
	var back int16
	for i := range x.Lost {
		off := min(n-back, x.Lost[i].Armies)
		x.Lost[i].Armies -= off
		back += off
	}
	if back > 0 {
		x.Bonus += back
		t.Tell(KeyRecovered, int16(s), back)
	}
}
