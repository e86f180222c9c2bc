package crusaderkings

import (
	"signoria/games/wording"
	"signoria/play"
)

// The Turn: every dynasty reveals a card and plays it, action first, then event.

const (
	AskSurplus play.Prompt = 20 // A has a Footsoldier too many: where is it demobilised?

	KeyTurn       play.Key = 30 // the Turn A of the Round B begins
	KeyReveals    play.Key = 31 // A reveals card B
	KeyPassedOver play.Key = 32 // A passes over card B
	KeyNothing    play.Key = 33 // A has no card to play
)

var turnChapter = wording.Chapter{
	Prompts: map[play.Prompt]string{AskSurplus: "surplus"},
	Lines: map[play.Key]string{
		KeyTurn: "turn", KeyReveals: "reveals", KeyPassedOver: "passed-over", KeyNothing: "nothing",
	},
}

// rule: crusader-kings/round/two-turns-per-round
func (g *State) beginTurn(t *play.Table, turn int8) {
	g.Turn = turn
	t.Tell(KeyTurn, int16(turn), int16(g.Round))
	g.enter(Turns)
}

func (g *State) endTurn(t *play.Table) {
	if g.Turn < turnsPerRound {
		g.beginTurn(t, g.Turn+1)
		return
	}
	g.enter(Maintenance)
}

// playCard plays a dynasty's card of this Turn: the action, then the event; then it is discarded.
// rule: crusader-kings/turn/reveal-in-order
// rule: crusader-kings/turn/action-then-event
// rule: crusader-kings/turn/one-action-per-card
// rule: crusader-kings/ai-modes/event-after
func (g *State) playCard(t *play.Table, s play.Seat) {
	g.decides(t, s)
	g.useMarshal(t, s) // rule: crusader-kings/ai-modes/use-developments
	c := g.reveal(t, s)
	if c == None {
		t.Tell(KeyNothing, int16(s))
		return
	}
	g.Card.Card, g.Card.Seat = c, s
	g.playAction(t, s)
	// rule: crusader-kings/turn/may-skip-action
	// rule: crusader-kings/end/when
	// rule: crusader-kings/elimination/may-re-enter
	if g.Ended == NotEnded && !g.Dynasties[s].Out {
		g.Card.Action, g.Card.InEvent = NoAction, true
		g.playEvent(t, s)
	}
	g.CardAt[c] = CardDiscard // rule: crusader-kings/turn/discard-after-event
	g.Card = noCard
}

// reveal turns up the card a dynasty plays now, or is None.
// rule: crusader-kings/turn/top-card-first
func (g *State) reveal(t *play.Table, s play.Seat) int16 {
	if g.ai(s) {
		return g.revealFromPile(t, s)
	}
	for c, at := range g.CardAt {
		if at == chosenPlace(s, g.Turn-1) {
			t.Onward()
			g.turn(s, int16(c))
			t.Tell(KeyReveals, int16(s), int16(c))
			return int16(c)
		}
	}
	return None
}

// turn turns a hidden card face up, to be played.
func (g *State) turn(s play.Seat, c int16) {
	g.CardAt[c] = CardPlayed
	g.Dynasties[s].Unplayed[box.Cards[c].Type]--
}

// revealFromPile turns cards of an AI dynasty's pile until one comes that it plays, or is None when the pile
// is out.
// rule: crusader-kings/ai-modes/no-plot-phase
// rule: crusader-kings/ai-modes/crusade-cap
// rule: crusader-kings/ai-modes/crusade-catch-up
func (g *State) revealFromPile(t *play.Table, s play.Seat) int16 {
	for {
		t.Onward()
		c := draw(g, cards, func(c int16) bool { return g.CardAt[c] == CardPile+uint8(s) })
		if c == None {
			return None
		}
		g.turn(s, c)
		if !g.passesOver(s, box.Cards[c].Type) {
			t.Tell(KeyReveals, int16(s), c)
			return c
		}
		t.Tell(KeyPassedOver, int16(s), c)
		g.CardAt[c] = CardDiscard
	}
}

// passesOver says whether an AI dynasty ignores a card it has turned: a Crusade too many, or, as the last card
// of an Era without a Crusade, any other.
func (g *State) passesOver(s play.Seat, kind CardType) bool {
	d := &g.Dynasties[s]
	if kind == Crusades {
		return d.Crusaded >= g.crusadeCap(s)
	}
	last := g.Round == roundsPerEra && g.Turn == turnsPerRound
	return last && d.Crusaded == 0 && d.Unplayed[Crusades] > 0
}

// limitFoot demobilises what the AI dynasties have too many of, which no player ever has: they support half as many
// Footsoldiers as they control territories. It is called at once whenever territories or Footsoldiers come and go.
// rule: crusader-kings/ai-modes/footsoldier-limit
func (g *State) limitFoot(t *play.Table) {
	for _, s := range g.seats() {
		for size(g.mobilised(s)) > g.footLimit(s) {
			a := undisturbed(t, func(o *play.Asking) {
				o.To(s, AskSurplus, int16(s))
				for i := range each(g.mobilised(s)) {
					o.May(play.Choice{Verb: Demobilise, A: int16(i)}, play.Free)
				}
			})
			g.sendHome(t, int8(a.A))
		}
	}
}
