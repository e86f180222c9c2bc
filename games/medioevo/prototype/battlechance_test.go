package prototype

import "testing"

// The chance of an attack is counted over all that the dice may bring, to the end.
func TestTheChanceOfAnAttack(t *testing.T) {
	raid := func(host, stand int16) *stage {
		p := position(t, 4).held(red, stand, "burgundy")
		p.Battle = Battle{Kind: Field, Stage: Deciding, At: at("burgundy"), First: red, Host: host, Leading: None}
		p.Battle.Sides[attacking] = Side{Seat: Barbarians, Main: Barbarians, Allies: 1 << Barbarians}
		p.Battle.Sides[defending] = Side{Seat: red, Main: red, Allies: 1 << red}
		return p
	}
	want(t, "even", raid(1, 1).battleChance(), 0.5) // who rolls more has won; a tie is rolled again
	want(t, "many against one", raid(40, 1).battleChance(), 1.0)
	want(t, "nobody stands there", raid(1, 0).battleChance(), 1.0)
	two := raid(2, 2).battleChance()
	want(t, "still even, but for who is left when both have fallen", two > 0.5 && two < 0.6, true)
	want(t, "more is better", raid(6, 4).battleChance() > raid(5, 4).battleChance(), true)

	// A d4 against a d6 and one wall: 3 of 24 throws win, 3 are ties.
	storm := raid(1, 1)
	storm.Battle.Kind, storm.Battle.Walls = Assault, 1
	want(t, "before a wall", storm.battleChance(), 0.143)

	// An archer kills whatever the dice say: one against one, both fall, and nobody stands against the attacker.
	archer := raid(1, 1)
	archer.Battle.Sides[defending].Cards = 1 << Arciere
	want(t, "cards that lie open count", archer.battleChance() < 0.5, true)

	over := raid(1, 1)
	over.Battle.Stage = BattleOver
	want(t, "nothing is told of what is over", over.battleChance(), unknown)
	besieged := raid(1, 1)
	besieged.Battle.Kind = SiegeBattle
	want(t, "nor of a siege", besieged.battleChance(), unknown)
}
