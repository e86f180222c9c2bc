package alpha

import (
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// outremer is the Holy See at war with the Mamluks alone, White, in whose hands Jerusalem is.
func outremer(t *testing.T) *Stage {
	p := holySee(t).Held(White, 5, "judea")
	p.Players[Green].War, p.Players[Red].War, p.Players[Blue].War = Bit(White), 0, 0
	return p
}

// preached is a Crusade of so many VF in which Green, the Pope, and Red take part; Blue has refused.
func preached(t *testing.T, size int16) *Stage {
	p := outremer(t).Run(proclaimCrusade).Play(Saying(Says(Green, SizeCrusade), size/15), Says(Red, TakeCross), Says(Blue, RefuseCross))
	Want(t, "proclaimed", p.Faith.Crusade.Size, size)
	Want(t, "told, with its last turn", p.Told(KeyCrusade, int16(Green), size, int16(p.Turn+4)), true)
	return p
}

func TestProclaimingACrusade(t *testing.T) {
	t.Run("the Pope must, where Jerusalem is lost", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-trigger
		// rule: mu-alpha/pope/crusade-size
		// rule: mu-alpha/pope/two-extra-options
		p := outremer(t).Run(proclaimCrusade).Asks(Green, AskCrusade)
		o, _ := p.Match.OfferTo(Green)
		Want(t, "he cannot decline", len(o.Choices), 1)
		Want(t, "nor proclaim less than 15 FV", o.Choices[0].Lo, 1)
		p.Play(Saying(Says(Green, SizeCrusade), 3))
		Want(t, "in steps of 15 FV", p.Faith.Crusade.Size, 45)
		Want(t, "until the fourth turn from then", p.Faith.Crusade.Until, p.Turn+4)
		p = holySee(t).Wild("judea", 3).Run(proclaimCrusade).Asks(Green, AskCrusade)
		Want(t, "also to barbarians", p.IsOver(), false)

		p = holySee(t).Held(Blue, 5, "judea").Run(proclaimCrusade)
		Want(t, "not from a Christian", p.IsOver() && p.Told(KeyCrusadeIdle, idleJerusalem), true)
		p = outremer(t)
		p.Players[Green].Pope = false
		p.Run(proclaimCrusade)
		Want(t, "not without a Pope", p.IsOver() && p.Told(KeyCrusadeIdle, idleNoPope), true)
		p = preached(t, 45).Run(proclaimCrusade)
		Want(t, "not twice at once", p.IsOver() && p.Told(KeyCrusadeIdle, idleUnderWay), true)
	})
	t.Run("who takes the cross", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-failure
		// rule: mu-alpha/pope/excommunication-grounds
		p := preached(t, 45)
		Want(t, "the infidel is not asked", p.IsOver(), true)
		Want(t, "the Pope, Red", p.Crusading(Green) && p.Crusading(Red), true)
		Want(t, "not Blue", p.Crusading(Blue), false)
		Want(t, "which all see", p.Told(KeyRefusesCross, int16(Blue)), true)
		Want(t, "and the Pope may ban him for it", grounds(p.State), Bit(Blue))
		v := church(p, White).Crusade
		Want(t, "seen: turns", v.Left, 5)
		Want(t, "and who", len(v.Joined), 2)
	})
	t.Run("who is excommunicated may not", func(t *testing.T) {
		// rule: mu-alpha/pope/excommunication-effects
		p := outremer(t)
		p.Faith.Banned = Bit(Red)
		p.Run(proclaimCrusade).Play(Saying(Says(Green, SizeCrusade), 1)).Asks(Blue, AskCross)
		p.Play(Says(Blue, TakeCross))
		Want(t, "nor has he refused", p.IsOver() && p.Faith.Refused == 0, true)
	})
}

// besideJerusalem puts a crusader's wagon where it can attack Jerusalem with so many VF: one more keeps it.
func besideJerusalem(p *Stage, s play.Seat, n int16) int16 {
	p.Own(s, "sinai")
	wagon := p.Transport(s, WarWagon, 3, "sinai", n)
	p.Captain(s, 2, "sinai", wagon)
	return wagon
}

// engage lays out a crusader's attack on Jerusalem with a wagon.
func engage(p *Stage, s play.Seat, wagon int16) {
	p.Active, p.March.Leader, p.March.Convoy = s, wagon, One(wagon)
	p.Run(func(g *State, t *play.Table) {
		g.Open(g.Marching(At("judea")), At("judea"), White)
		crusadersEngage(g, t)
	})
}

func TestSuccessOfACrusade(t *testing.T) {
	looks := func(p *Stage) *Stage { return p.Run(weighCrusade) }
	t.Run("45 FV stand in Jerusalem", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		// rule: mu-alpha/pope/crusade-reward
		// rule: mu-alpha/victory/hp-crusade
		p := preached(t, 45).Own(Red, "judea").Vf(White, "judea", -5).Vf(Red, "judea", 25).Vf(Green, "judea", 19)
		Want(t, "44 are too few", looks(p).Faith.Crusade.Size, 45)
		Want(t, "seen", church(p, White).Crusade.Come, 44)
		p.Transport(Green, WarWagon, 1, "judea", 1)
		looks(p)
		Want(t, "45 with one aboard: three points for the Pope", p.Players[Green].Honour, 3)
		Want(t, "and for Red", p.Players[Red].Honour, 3)
		Want(t, "nothing for who refused", p.Players[Blue].Honour, 0)
		Want(t, "it is over", p.Faith.Crusade, Crusade{})
	})
	t.Run("where there is none", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		Want(t, "nothing is told", looks(outremer(t)).Told(KeyCrusadeWon, 0, 0), false)
	})
	t.Run("others' armies do not count", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		p := preached(t, 15).Vf(Blue, "judea", 30)
		Want(t, "who has not taken the cross", looks(p).Faith.Crusade.Size, 15)
	})
	t.Run("they attack it, in one Combat phase", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		p := preached(t, 45).War(Red, White)
		for s, n := range map[play.Seat]int16{Green: 20, Red: 24} {
			wagon := besideJerusalem(p, s, n)
			engage(p, s, wagon)
			p.Transports[wagon].VF = 1 // whatever becomes of them
		}
		Want(t, "20 and 24, one after the other", come(p.State), 44)
		Want(t, "not yet", p.Faith.Crusade.Size, 45)
		p.Vf(Green, "judea", 1)
		Want(t, "one who has got in is one of the 20", come(p.State), 44)
		p.Phase, p.Stage = Combat, 3
		over := false
		p.Run(func(g *State, t *play.Table) { over = combat(g, t) })
		for !p.IsOver() {
			p.Play(Says(White, EndCombat))
		}
		Want(t, "with the last player's part the phase is over", over, true)
		Want(t, "the phase is over: none of that counts in another", come(p.State), 1)
	})
	t.Run("standing there and attacking", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		p := preached(t, 45).Vf(Red, "judea", 6).War(Red, White)
		engage(p, Red, besideJerusalem(p, Red, 38))
		Want(t, "38 that attack, and 6 beside them", come(p.State), 44)
		engage(p, Red, besideJerusalem(p, Red, 39))
		Want(t, "39 and 6", p.Players[Red].Honour, 3)
		p = preached(t, 45).Vf(Red, "judea", 30).War(Red, White)
		p.Active = Red
		p.Disband()
		p.Run(func(g *State, t *play.Table) {
			g.Open(g.Marching(At("judea")), At("judea"), White)
			crusadersEngage(g, t)
		})
		Want(t, "those that attack where they stand count once", come(p.State), 30)
	})
	t.Run("together", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		p := preached(t, 45).War(Red, White).War(Blue, White)
		p.Land("judea").VF[White] = 60
		wagon := besideJerusalem(p, Green, 30)
		besideJerusalem(p, Red, 15)
		besideJerusalem(p, Blue, 15)
		p.Strikes("judea", White, wagon).Asks(Red, AskJoinAttack)
		p.Play(By(Red, JoinAttack, At("sinai")))
		Want(t, "Blue is no crusader", p.Told(KeyJoinsAttack, int16(Blue)), false)
		Want(t, "30 and 15", p.Told(KeyCrusadeWon, 45, 45), true)
	})
	t.Run("not beside who has not taken the cross", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		// rule: mu-alpha/attack/multiple-sides-alternate
		p := preached(t, 45).War(Red, White).War(Blue, White)
		besideJerusalem(p, Red, 15)
		p.Open(Party{By: Blue, At: At("sinai"), Convoy: One(besideJerusalem(p, Blue, 30))}, At("judea"), White)
		Want(t, "Red", attacksBeside(p.State, Red, Blue, White), false)
		Want(t, "Red beside the Pope", attacksBeside(p.State, Red, Green, White), true)
		Want(t, "Blue beside the Pope", attacksBeside(p.State, Blue, Green, White), false)
		p.Players[Red].War, p.Players[White].War = 0, 0
		Want(t, "Red at peace with who is attacked", attacksBeside(p.State, Red, Green, White), false)
		Want(t, "against barbarians", attacksBeside(p.State, Red, Green, Barbarians), true)
	})
	t.Run("who stands by while another attacks counts while he stands there", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		p := preached(t, 45).Vf(Green, "judea", 20).War(Red, White)
		engage(p, Red, besideJerusalem(p, Red, 10))
		Want(t, "both", come(p.State), 30)
		p.Vf(Green, "judea", -20)
		Want(t, "who attacked", come(p.State), 10)
	})
	t.Run("nowhere else", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-success
		p := preached(t, 45).War(Red, White).Held(White, 60, "palestine").Own(Green, "judea").Vf(White, "judea", -5)
		var wagons [2]int16
		for s := range play.Seat(2) {
			wagons[s] = p.Transport(s, WarWagon, 3, "judea", 15)
			p.Captain(s, 2, "judea", wagons[s])
		}
		p.Strikes("palestine", White, wagons[Green])
		_, asked := p.Match.OfferTo(Red)
		Want(t, "nobody is asked to join", asked, false)
	})
	t.Run("five points at most", func(t *testing.T) {
		// rule: mu-alpha/pope/crusade-reward
		for size, points := range map[int16]int16{15: 1, 45: 3, 75: 5, 90: 5, 300: 5} {
			Want(t, "points", crusadeWorth(size), points)
		}
	})
}

func TestFailureOfACrusade(t *testing.T) {
	// rule: mu-alpha/pope/crusade-failure
	// rule: mu-alpha/victory/hp-crusade
	Want(t, "where there is none nothing is told", outremer(t).Run(crusadeFails).Told(KeyCrusadeLost, 0), false)
	p := preached(t, 45)
	for range 4 {
		p.Run(crusadeFails)
		Want(t, "there is time", p.Faith.Crusade.Size, 45)
		p.Turn++
	}
	p.Run(crusadeFails)
	Want(t, "after four more turns: half of three", p.Players[Red].Honour, -1)
	Want(t, "for the Pope too", p.Players[Green].Honour, -1)
	Want(t, "not for who refused", p.Players[Blue].Honour, 0)
	Want(t, "it is over", p.Faith.Crusade, Crusade{})
	p = preached(t, 15)
	p.Turn += 4
	Want(t, "half of one is nothing", p.Run(crusadeFails).Players[Red].Honour, 0)
}

// Who attacks beside another from elsewhere has paid to enter, and gets his MP back where he does not.
//
// rule: mu-alpha/attack/transports-must-be-able-to-occupy
func TestCrusadersWhoFailGetTheirMPBack(t *testing.T) {
	p := preached(t, 300).War(Red, White).Own(Red, "palestine")
	p.Land("judea").VF[White] = 90
	wagon, beside := besideJerusalem(p, Green, 30), p.Transport(Red, WarWagon, 3, "palestine", 15)
	p.Captain(Red, 2, "palestine", beside)
	p.Strikes("judea", White, wagon).Asks(Red, AskJoinAttack).Play(By(Red, JoinAttack, At("palestine")))
	Want(t, "paid by who leads", p.Transports[wagon].Spent > 0, true)
	Want(t, "and by who joins", p.Transports[beside].Spent > 0, true)
	givesUp(p, Green)
	Want(t, "Jerusalem's owner", p.Land("judea").Owner, White)
	Want(t, "MP spent by who led", p.Transports[wagon].Spent, 0)
	Want(t, "and by who joined", p.Transports[beside].Spent, 0)
}
