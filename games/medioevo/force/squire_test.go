package force_test

import (
	"testing"

	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
	"signoria/play/playtest"
)

// playedOut plays a table to its end with these policies, by seat.
func playedOut(t *testing.T, seed uint64, options map[string]int, who ...play.Policy[State]) *State {
	t.Helper()
	g, err := Tested().New(Setup(len(who), seed, options))
	if err != nil {
		t.Fatal(err)
	}
	if play.NewPlayout[State](playtest.Seated[State](who)).Play(&g, 50_000); !g.Over() {
		t.Fatalf("the game does not come to an end: turn %d, phase %d", g.Turn, g.Phase)
	}
	return &g
}

// A squire among three who play at random wins.
func TestSquireBeatsRandom(t *testing.T) {
	const tables = 12
	won := 0
	for seed := range uint64(tables) {
		who := []play.Policy[State]{play.NewRandom[State](seed), play.NewRandom[State](seed + 1), play.NewRandom[State](seed + 2), play.NewRandom[State](seed + 3)}
		mine := seed % 4
		who[mine] = NewSquire(seed)
		if playedOut(t, seed, map[string]int{OptionTurns: 10}, who...).Winners&(1<<mine) != 0 {
			won++
		}
	}
	if won < tables*9/10 {
		t.Errorf("the squire won %d of %d games", won, tables)
	}
}

// Six squires of ten turns: at least three realms end above what the start of the game would have given them.
func TestSquiresProsper(t *testing.T) {
	for seed := range uint64(3) {
		began := started(t, seed)
		var who []play.Policy[State]
		for s := range uint64(6) {
			who = append(who, NewSquire(10*seed+s))
		}
		g := playedOut(t, seed, map[string]int{OptionTurns: 10}, who...)
		better := 0
		for s := range g.Players[:6] {
			if g.Players[s].Honour > began[s] {
				better++
			}
		}
		if better < 3 {
			t.Errorf("seed %d: only %d of 6 realms have gained honour", seed, better)
		}
	}
}

// started is the honour that the end of the game would give each of six realms when it has just begun.
func started(t *testing.T, seed uint64) (honour [MostRealms]int16) {
	t.Helper()
	g, err := Tested().New(Setup(6, seed, map[string]int{OptionTurns: 10}))
	if err != nil {
		t.Fatal(err)
	}
	x := play.NewPlayout[State](NewSquire(seed))
	for g.Phase == Setting {
		x.Play(&g, 1)
	}
	for s := range g.Players[:6] {
		honour[s] = g.Players[s].Honour + g.FinalPoints(play.Seat(s))
	}
	return honour
}

// He puts a crew aboard every transport before he thinks of anything else.
func TestSquireMansHisTransports(t *testing.T) {
	g, err := Tested().New(Setup(3, 5, map[string]int{OptionTurns: 10}))
	if err != nil {
		t.Fatal(err)
	}
	x := play.NewPlayout[State](NewSquire(5))
	for g.Phase == Setting {
		x.Play(&g, 1)
	}
	for i := range g.Transports {
		if y := &g.Transports[i]; y.Kind != NoTransport && y.VF == 0 {
			t.Errorf("the transport %d of seat %d has no crew", i, y.Owner)
		}
	}
}

// He puts his ships where the box suggests, and his Captain aboard the War Wagon.
func TestSquireBeginsWhereTheBoxSuggests(t *testing.T) {
	g, err := Tested().New(Setup(3, 5, map[string]int{OptionTurns: 10, play.SeatKey(OptionRealm, Green): Empire}))
	if err != nil {
		t.Fatal(err)
	}
	x := play.NewPlayout[State](NewSquire(5))
	for g.Phase == Setting {
		x.Play(&g, 1)
	}
	for i := range g.TransportsOf(Green) {
		y := &g.Transports[i]
		Want(t, "where it begins", y.At, TheBox().Starts[g.Players[Green].Realm].Pieces.Each()[i])
	}
	Want(t, "the Captain", g.Captains[Green].Aboard, int16(WarWagonPiece))
}

// He has what stands mended while he can pay for it.
func TestSquireRepairs(t *testing.T) {
	p := Position(t, 3).Held(Green, 9, "egypt").Build(Settlement, 3, "egypt")
	p.Land("egypt").Damaged, p.Land("egypt").Since = 1<<Settlement, 1
	p.Shop(Green, 80)
	Want(t, "he repairs the City", p.Squires(Green), By(Green, Repair, int16(At("egypt")), int16(Settlement), p.RepairPrice(At("egypt"), Settlement)))
}

// Three who trade are together far richer than taxes could make them: florins, and what they paid for technologies.
func TestSquiresTradeAtAProfit(t *testing.T) {
	const tables, turns, taxes = 3, 10, 150 // florins in a turn, about
	worth := 0
	for seed := range uint64(tables) {
		g := playedOut(t, seed, map[string]int{OptionTurns: turns}, NewSquire(1), NewSquire(2), NewSquire(3))
		for s := range g.Players[:3] {
			worth += int(g.Players[s].Florins)
			for tech := range TheBox().Taught() {
				if g.Has(play.Seat(s), tech) {
					worth += int(TheBox().Techs[tech].Cost)
				}
			}
		}
	}
	if untraded := tables * 3 * (StartFlorins + turns*taxes); worth < untraded*3/2 {
		t.Errorf("they are worth %d florins; without any trade it would be about %d", worth, untraded)
	}
}

// In the last turn he goes on for any better price that pays the way, before it only for a third more: to go takes an action.
func TestSquiresSellForLessWhileAnotherLoadIsToCome(t *testing.T) {
	InEach(t, func(t *testing.T) {
		egypt, judea := At("egypt"), At("judea")
		does := func(good int8, n int8, left int8) play.Verb {
			p := Position(t, 3).Held(Green, 5, "egypt", "judea").Build(Settlement, 1, "egypt", "judea")
			p.Phase, p.Options.Turns = Trade, p.Turn+left
			i := p.Transport(Green, Caravan, 1, "egypt", 1)
			return p.Stowed(i, good, n, "").Trades(Green).Play(Leads(Green, i)).Squires(Green).Verb
		}
		p := Position(t, 3).Held(Green, 5, "egypt", "judea").Build(Settlement, 1, "egypt", "judea")
		p.Phase = Trade
		way := int16(p.Reach(One(p.Transport(Green, Caravan, 1, "egypt", 1))).Cost[judea])
		tried := 0
		for good := range int8(medioevo.Goods) {
			cheap, dear := p.Price(Green, egypt, good, false), p.Price(Green, judea, good, false)
			if dear <= cheap || dear*3 > cheap*4 || (dear-cheap)*10 <= way {
				continue
			}
			tried++
			Want(t, "what he does in the last turn", does(good, 10, 0), MarchTo)
			Want(t, "with a turn to come", does(good, 10, 1), SellGoods)
			if dear-cheap <= way {
				Want(t, "with too few to pay the way", does(good, 1, 0), SellGoods)
			}
		}
		Want(t, "whether any goods are a little dearer in Judea than in Egypt", tried > 0, true)
	})
}

// He buys nothing that he could only sell where he does not come to: his land ends at another's who lets him trade and not pass.
func TestSquiresBuyNothingThatTheyCannotSell(t *testing.T) {
	InEach(t, func(t *testing.T) {
		buys := func(open bool) bool {
			p := Position(t, 3).Held(Green, 5, "egypt").Held(Red, 5, "sinai", "judea").Build(Settlement, 1, "egypt", "judea").Florins(Green, 1000)
			market := medioevo.Clause{Term: medioevo.Market, From: Red, To: Green}
			if passage := (medioevo.Clause{Term: medioevo.Passage, From: Red, To: Green}); open {
				p.Treaty(market, passage)
			} else {
				p.Treaty(market)
			}
			i := p.Transport(Green, Caravan, 1, "egypt", 1)
			p.Phase, p.Options.Turns = Trade, p.Turn+3
			return p.Trades(Green).Play(Leads(Green, i)).Squires(Green).Verb == BuyGoods
		}
		Want(t, "buys with a way", buys(true), true)
		Want(t, "buys without", buys(false), false)
	})
}

// The first place is worth something where another's wagon could be at the barbarians before him: one at sea could not.
func TestSquiresRaceForLandAgainstWagonsOnLand(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Held(Green, 5, "judea").Wild("palestine", 2).Build(Settlement, 1, "palestine").Florins(Green, 1000)
		p.Captain(Green, 1, "judea", p.Transport(Green, WarWagon, 1, "judea", 20))
		p.Options.Turns = p.Turn + 3
		j := &Judge{G: p.State, S: Green}
		Want(t, "with nobody near", j.FirstWorth(), 0)
		wagon := p.Transport(Red, WarWagon, 1, "syria", 10)
		Want(t, "with another's wagon near", j.FirstWorth() > 0, true)
		ship := p.Transport(Red, Galley, 1, "syria", 0)
		p.Transports[ship].At = Port(At("palestine"))
		p.Transports[wagon].At, p.Transports[wagon].Aboard = p.Transports[ship].At, ship
		Want(t, "with another's wagon carried at sea", j.FirstWorth(), 0)
	})
}

// Who has gone away from walls without a roll of the dice goes before no others in that turn, or he would go from one to the
// other for ever; in the next he may.
//
// rule: mu-alpha/attack/procedure
func TestSquiresWhoShrinkFromWallsGoBeforeNoOthers(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Held(Green, 5, "judea").Wild("palestine", 2).Wild("syria", 2).Build(Settlement, 1, "palestine", "syria").Florins(Green, 1000)
		wagon := p.Transport(Green, WarWagon, 1, "judea", 20)
		p.Captain(Green, 1, "judea", wagon)
		p.Options.Turns = p.Turn + 3
		raids := func() bool {
			worth, _ := (&Judge{G: p.State, S: Green}).RaidBy(wagon, Barbarians)
			return worth > 0
		}
		Want(t, "at first", raids(), true)
		p.Open(Party{By: Green, At: At("judea"), Convoy: One(wagon)}, At("palestine"), Barbarians)
		p.Battle.Stage = BattleOver
		Want(t, "once he has gone away from one", raids(), false)
		p.Battle.Rolled = true
		Want(t, "after a roll of the dice", raids(), true)
		p.Battle.Rolled = false
		p.Turn++
		Want(t, "in the next turn", raids(), true)
	})
}
