package force_test

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// The chance of an attack is counted over all that the dice may bring, to the end.
func TestTheChanceOfAnAttack(t *testing.T) {
	raid := func(host, stand int16) *Stage {
		p := Position(t, 4).Held(Red, stand, "burgundy")
		p.Battle = Battle{Kind: Field, Stage: Deciding, At: At("burgundy"), First: Red, Host: host, Leading: None}
		p.Battle.Sides[Attacking] = Side{Seat: Barbarians, Main: Barbarians, Allies: 1 << Barbarians}
		p.Battle.Sides[Defending] = Side{Seat: Red, Main: Red, Allies: 1 << Red}
		return p
	}
	Want(t, "even", raid(1, 1).BattleChance(), 0.5) // who rolls more has won; a tie is rolled again
	Want(t, "many against one", raid(40, 1).BattleChance(), 1.0)
	Want(t, "nobody stands there", raid(1, 0).BattleChance(), 1.0)
	two := raid(2, 2).BattleChance()
	Want(t, "still even, but for who is left when both have fallen", two > 0.5 && two < 0.6, true)
	Want(t, "more is better", raid(6, 4).BattleChance() > raid(5, 4).BattleChance(), true)

	// A d4 against a d6 and one wall: 3 of 24 throws win, 3 are ties.
	storm := raid(1, 1)
	storm.Battle.Kind, storm.Battle.Walls = Assault, 1
	Want(t, "before a wall", storm.BattleChance(), 0.143)

	// An archer kills whatever the dice say: one against one, both fall, and nobody stands against the attacker.
	archer := raid(1, 1)
	archer.Battle.Sides[Defending].Cards = 1 << Arciere
	Want(t, "cards that lie open count", archer.BattleChance() < 0.5, true)

	over := raid(1, 1)
	over.Battle.Stage = BattleOver
	Want(t, "nothing is told of what is over", over.BattleChance(), Unknown)
	besieged := raid(1, 1)
	besieged.Battle.Kind = SiegeBattle
	Want(t, "nor of a siege", besieged.BattleChance(), Unknown)
}
