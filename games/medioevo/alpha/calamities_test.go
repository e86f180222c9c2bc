package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// In the second turn only the double 1 brings a Calamity.
//
// rule: mu-alpha/events/calamity-roll
func TestTwoDiceBringACalamity(t *testing.T) {
	for _, x := range []struct {
		turn, struck int8
		dice         [2]int
		comes        bool
	}{
		{2, 0, [2]int{1, 1}, true},
		{2, 0, [2]int{2, 2}, false},
		{2, 0, [2]int{1, 2}, false},
		{3, 0, [2]int{2, 2}, true},
		{3, 0, [2]int{3, 3}, false},
		{7, 0, [2]int{6, 6}, true},
		{9, 0, [2]int{6, 6}, true},
		{9, 0, [2]int{5, 6}, false},
		{9, 7, [2]int{1, 1}, true},
		{9, 7, [2]int{2, 2}, false},
	} {
		p := onlyCard(Position(t, 3), "k09")
		p.Turn, p.Phase, p.Fate.Struck = x.turn, Events, x.struck
		p.Falling(D6(x.dice[0]), D6(x.dice[1])).Run(rollCalamity)
		Want(t, "it comes", p.Told(KeyCalamity), x.comes)
		Want(t, "the dice are told", p.Told(KeyOmen, int16(x.dice[0]), int16(x.dice[1]), int16(p.Fate.Omen.Doubles)), true)
		if x.comes {
			Want(t, "the turn is noted", p.Fate.Struck, x.turn)
		}
	}
}

// Every turn without a Calamity adds a double, to the six. After one there is a turn without a roll, and it begins anew.
//
// rule: mu-alpha/events/calamity-escalation
// rule: mu-alpha/events/calamity-reset
func TestTheLadderOfDoubles(t *testing.T) {
	p := Position(t, 3)
	for turn, want := range []int8{0, 0, 1, 2, 3, 4, 5, 6, 6, 6} {
		p.Turn = int8(turn)
		Want(t, "doubles", doubles(p.State), want)
	}
	p.Fate.Struck = 4
	for turn, want := range map[int8]int8{5: 0, 6: 1, 7: 2, 12: 6} {
		p.Turn = turn
		Want(t, "doubles after a Calamity", doubles(p.State), want)
	}
	for _, turn := range []int8{1, 5} {
		p.Turn, p.Phase = turn, Events
		p.Run(rollCalamity)
		Want(t, "no roll", p.Told(KeyOmen), false)
		Want(t, "no dice", p.Fate.Omen.Dice, [2]int8{})
	}
}

// The back names a realm, and who began with it is struck; if nobody plays it the next face counts, 1 after 6.
//
// rule: mu-alpha/events/calamity-draw
func TestTheVictimOfACalamity(t *testing.T) {
	// k08: England, Hafsids, Golden Horde, Hungary, France, Mamluks.
	for face, victim := range map[int]play.Seat{1: Blue, 2: Blue, 3: Blue, 4: Red, 5: Green, 6: Green} {
		p := Position(t, 3).Crowned("mamluk-sultanate", "kingdom-of-hungary", "golden-horde").Florins(Green, 501).Florins(Red, 501).Florins(Blue, 501)
		strike(p, "k08", face)
		for s := range play.Seat(3) {
			want := int32(501)
			if s == victim {
				want = 501 - 100
			}
			Want(t, "florins", p.Players[s].Florins, want)
		}
		Want(t, "told", p.Told(KeyCalamity, int16(p.Fate.Omen.Calamity), int16(face), None, int16(victim)), true)
	}
	p := Position(t, 3).Crowned("kingdom-of-france", "kingdom-of-hungary", "golden-horde").Florins(Green, 501)
	p.Players[Green].Realm = Realm("kingdom-of-scotland")
	p.Players[Red].Out, p.Players[Blue].Out = true, true
	strike(p, "k08", 3)
	Want(t, "if nobody plays any of them nothing comes of it", p.Told(KeyNoVictim), true)
	Want(t, "florins", p.Players[Green].Florins, 501)
}

// A calamity around a realm strikes it whoever holds it, and the realms next to its player's lands.
//
// rule: mu-alpha/events/calamity-draw
func TestAroundARealm(t *testing.T) {
	p := Position(t, 3).Crowned("mamluk-sultanate", "kingdom-of-hungary")
	p.State.Players[Red].Realm = Realm("golden-horde")
	p.Territories[TheBox().Atlas.Realms[Realm("kingdom-of-hungary")].Territories[0]].Owner = Green
	p.Held(Red, 5, "tunisia")
	Want(t, "his own, of which he holds nothing", realmsAround(p.State, Red)>>Realm("golden-horde")&1, 1)
	Want(t, "one far away", realmsAround(p.State, Red)>>Realm("kingdom-of-hungary")&1, 0)
	p.Own(Red, "andalusia")
	Want(t, "one across a strait", realmsAround(p.State, Red)>>Realm("marinid-sultanate")&1, 0)
}

// The back targets the King of Hungary, the card is Heresy.
//
// rule: mu-alpha/events/calamity-draw
func TestHeresyAgainstTheKingOfHungary(t *testing.T) {
	hungary := TheBox().Atlas.Realms[Realm("kingdom-of-hungary")].Territories
	id := func(p Place) string { return TheBox().Atlas.ID(p) }
	p := Position(t, 4).Crowned("mamluk-sultanate", "kingdom-of-hungary", "holy-roman-empire", "byzantine-empire")
	for _, land := range hungary[:3] {
		p.Land(id(land)).Owner, p.Land(id(land)).VF = Red, [MostRealms + 1]int16{}
		p.Vf(Red, id(land), 4)
	}
	p.Held(Red, 9, "bavaria").Held(Blue, 9, "styria").Held(White, 9, "macedonia").Held(Green, 9, "judea")
	p.Build(Cathedral, 1, id(hungary[0]), id(hungary[1]), "styria", "judea")
	var near []string
	for r := range int8(57) {
		if realmsAround(p.State, Red)&(1<<r) != 0 {
			near = append(near, TheBox().Atlas.Realms[r].ID)
		}
	}
	if !contains(near, "kingdom-of-hungary") || contains(near, "mamluk-sultanate") {
		t.Fatalf("near Hungary are %v", near)
	}
	strike(p, "k01", 3)
	p.Asks(Red, AskRaze)
	p.Falling(D6(6), D6(3)).Match.Position().Dice = p.Dice
	p.Play(By(Red, RazeThis, hungary[0], Place(Cathedral)))
	Want(t, "Red has chosen which Cathedral", p.Built(hungary[0], Cathedral), 0)
	Want(t, "he keeps the other", p.Built(hungary[1], Cathedral), 1)
	Want(t, "Blue loses his beside Red's land", p.Built(At("styria"), Cathedral), 0)
	Want(t, "Green is far away", p.Built(At("judea"), Cathedral), 1)
	lost := 4 - p.Ground(Red, hungary[0])
	Want(t, "what left Red is barbarian now", p.Ground(Barbarians, hungary[0]), lost)
	Want(t, "and of Blue", p.Ground(Barbarians, At("styria")), 9-p.Ground(Blue, At("styria")))
	Want(t, "by a die each", p.Match.Count(KeyHeretics), 2)
	Want(t, "Blue still has his land", p.Land("styria").Owner, Blue)
	if lost == 4 {
		Want(t, "nobody is left", p.Territories[hungary[0]].Owner, play.Nobody)
	}
}

func contains(all []string, x string) bool {
	for _, y := range all {
		if y == x {
			return true
		}
	}
	return false
}
