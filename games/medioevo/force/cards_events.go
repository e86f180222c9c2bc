package force

import (
	"slices"

	"signoria/games/wording"
	"signoria/play"
)

// The Empire cards that must be played before the events.

const (
	AwaitEvents play.Verb = 310 // no more cards

	AskBeforeEvents play.Prompt = 310 // A may play cards before the events
)

var eventCardChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{AwaitEvents: "await-events"},
	Prompts:   map[play.Prompt]string{AskBeforeEvents: "before-events"},
	Declining: []play.Verb{AwaitEvents},
}

// CallCastellans lets those play cards who may, for all that is known of them, hold one to play.
func (g *State) CallCastellans(t *play.Table) {
	for _, s := range g.AllSeats() { //stale:ok who has fallen has no cards
		for g.mightPlay(s, whileActing) {
			a := t.Await(func(o *play.Asking) {
				o.To(s, AskBeforeEvents, int16(s))
				g.OfferCards(o, s)
				o.May(play.Choice{Verb: AwaitEvents}, play.Free)
			})
			if a.Verb == AwaitEvents {
				break
			}
			g.PlayCard(t, a)
		}
	}
}

// Sheltered says whether a CASTELLANO protects a territory from barbarians and events in this turn.
func (g *State) Sheltered(p Place) bool {
	for s := range g.Players[:g.Seats] {
		if slices.Contains(g.Players[s].Sheltered[:], p) {
			return true
		}
	}
	return false
}
