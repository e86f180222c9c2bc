package alpha

import (
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// fateSeen is what everybody sees of the cards.
func fateSeen(p *Stage) *FateView {
	var v View
	seeFate(p.State, &v)
	return v.Fate
}

// The page sees the area of the Event, the roll for a Calamity, whom it strikes and what works on; of a turn only while it
// lasts.
//
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-roll
// rule: mu-alpha/events/calamity-draw
func TestThePageSeesFate(t *testing.T) {
	p := Position(t, 3).Crowned("mamluk-sultanate", "kingdom-of-hungary", "golden-horde")
	p.Turn = 3
	f := fateSeen(p)
	Want(t, "no area yet", f.Area, None)
	Want(t, "doubles of the turn", f.Doubles, 2)
	Want(t, "no roll yet", f.Omen == nil, true)

	strike(p, "a23", 3)
	f = fateSeen(p)
	Want(t, "the area", own(TheBox()).Areas[f.Area].ID, "italy")
	Want(t, "what works on", len(f.Lasting), 1)
	Want(t, "there", len(f.Lasting[0].Places), 12)
	Want(t, "on everybody", len(f.Lasting[0].Seats), 0)

	onlyCard(p, "k03").Falling(D6(2), D6(2), Dn(1, 1), D6(5)).Run(rollCalamity)
	f = fateSeen(p)
	card, _ := numbered("k03")
	Want(t, "the dice", f.Omen.Dice, [2]int{2, 2})
	Want(t, "the card", f.Omen.Calamity, int(card))
	Want(t, "its victim", f.Omen.Victim, Red)
	Want(t, "no area", f.Omen.Area, None)
	Want(t, "the doubles that counted", f.Doubles, 2)
	Want(t, "what works on", len(f.Lasting), 2)
	Want(t, "on him", f.Lasting[1].Seats[0], Red)
	Want(t, "wherever he is", len(f.Lasting[1].Places), 0)

	p.Turn, p.Event = 4, NoEvent()
	f = fateSeen(p)
	Want(t, "no roll in the next turn", f.Doubles, 0)
	Want(t, "nothing of the last turn", f.Omen == nil && len(f.Lasting) == 0 && f.Area == None, true)
}

// A card says what it does, where, and how long; an area what it covers.
func TestFateIsTold(t *testing.T) {
	p := strike(Position(t, 3).Crowned("mamluk-sultanate", "kingdom-of-hungary"), "k07", 1)
	for ref, says := range map[string]string{
		"calamity:k07":   "It is at work, to turn 3.",
		"calamity:k01":   "whoever plays Crown of Castile",
		"event:a01":      "Black Sea",
		"area:black-sea": "Eastern Black Sea",
	} {
		card, ok := About(p.State, "en", Green, ref)
		if !ok || !strings.Contains(strings.ToLower(strings.Join(card.Facts, " ")), strings.ToLower(says)) {
			t.Errorf("%s: %v", ref, card.Facts)
		}
	}
}

// A squire gives up what is worth least, and hires who is cheap.
func TestSquiresInMisfortune(t *testing.T) {
	p := Position(t, 3).Held(Green, 9, "egypt", "sinai").Build(Fort, 3, "egypt").Build(Fort, 1, "sinai")
	strike(p, "a12", 1).Asks(Green, AskLower)
	Want(t, "the Tower", p.Squires(Green).A, int16(At("sinai")))

	p = Position(t, 3).Held(Green, 5, "gascony").Build(Settlement, 1, "gascony").Florins(Green, 500)
	strike(p, "a19", 1).Asks(Green, AskHire)
	Want(t, "he hires", p.Squires(Green).Verb, Hire)
	Want(t, "all", p.Squires(Green).N, 10)

	p = Position(t, 5).Crowned("mamluk-sultanate").Held(Green, 9, "egypt").Build(Cathedral, 1, "egypt").Holds(Green, Flagellante)
	strike(p, "k01", 6).Asks(Green, AskHeretics)
	o := p.Match.Offers()[0]
	j := &Judge{G: p.State, S: Green}
	send, _ := fateWorth(j, o.Prompt, play.Args{0, 6}, play.Choice{Verb: SendFlagellant})
	keep, _ := fateWorth(j, o.Prompt, play.Args{0, 1}, play.Choice{Verb: SendFlagellant})
	Want(t, "against many, not against one", send > 0 && keep < 0, true)
}
