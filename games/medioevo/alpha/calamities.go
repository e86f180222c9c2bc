package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
	"signoria/play"
)

// Phase 7, Events, Calamities: two dice and a ladder of doubles say whether one comes.

const (
	KeyOmen     play.Key = 860 // two dice show A and B; doubles up to C bring a Calamity
	KeyCalamity play.Key = 861 // Calamity card A is turned; the d6 for its back shows B: area C (-1), or D (-1) is its victim
	KeyNoVictim play.Key = 862 // nobody plays a realm that Calamity card A strikes
)

var calamityChapter = wording.Chapter{
	Lines: map[play.Key]string{KeyOmen: "omen", KeyCalamity: "calamity", KeyNoVictim: "no-victim"},
}

const (
	omenDie   = 6
	breath    = 1 // turns after a Calamity, or after the game has begun, without a roll
	mostRungs = 6
)

// doubles is how many doubles bring a Calamity in this turn, from double 1 on; 0: there is no roll.
// rule: mu-alpha/events/calamity-roll
// rule: mu-alpha/events/calamity-escalation
// rule: mu-alpha/events/calamity-reset
func doubles(g *force.State) int8 { return max(0, min(mostRungs, g.Turn-g.Fate.Struck-breath)) }

// rollCalamity rolls the two dice, and turns a Calamity card if they show one of the doubles.
// rule: mu-alpha/events/calamity-roll
// rule: mu-alpha/events/calamity-reset
func rollCalamity(g *force.State, t *play.Table) {
	x := &g.Fate.Omen
	*x = force.Omen{Turn: g.Turn, Doubles: doubles(g), Victim: play.Nobody}
	if x.Doubles == 0 {
		return
	}
	t.Onward()
	x.Dice = [2]int8{g.Roll(omenDie), g.Roll(omenDie)}
	t.Tell(KeyOmen, int16(x.Dice[0]), int16(x.Dice[1]), int16(x.Doubles))
	if x.Dice[0] == x.Dice[1] && x.Dice[0] <= x.Doubles {
		drawCalamity(g, t)
	}
}

// drawCalamity turns a Calamity card, rolls whom or where it strikes, and carries it out. If nobody plays the realm of
// the face the next counts.
// rule: mu-alpha/events/calamity-draw
// rule: mu-alpha/events/calamity-reset
func drawCalamity(g *force.State, t *play.Table) {
	g.Fate.Struck = g.Turn
	x := &g.Fate.Omen
	x.Came, x.Calamity, x.Roll = true, g.TurnUp(g.Fate.Calamities[:]), g.Roll(faces)
	x.Face = x.Roll - 1
	b := &blow{calamity: true, card: x.Calamity, victim: play.Nobody}
	card := b.box(g)
	for range faces {
		if x.Victim = ruler(g, card.Faces[x.Face]); !card.Aimed || x.Victim != play.Nobody {
			break
		}
		x.Face = (x.Face + 1) % faces
	}
	b.face = x.Face
	switch {
	case !card.Aimed:
		x.Victim = play.Nobody
		t.Tell(KeyCalamity, int16(b.card), int16(x.Roll), int16(card.Faces[x.Face]), int16(play.Nobody))
	case x.Victim == play.Nobody:
		t.Tell(KeyNoVictim, int16(b.card))
		return
	default:
		t.Tell(KeyCalamity, int16(b.card), int16(x.Roll), force.None, int16(x.Victim))
	}
	b.victim = x.Victim
	carryOut(g, t, b)
}

// ruler is who plays a realm, or Nobody.
func ruler(g *force.State, realm int8) play.Seat {
	for _, s := range g.AllSeats() {
		if g.Players[s].Realm == realm {
			return s
		}
	}
	return play.Nobody
}
