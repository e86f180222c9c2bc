package force

import (
	"errors"
	"fmt"

	"signoria/play"
)

// Check returns an error if the position breaks what the rules conserve: no card is lost, nothing is used that is not
// in the box, everything stands where it may, and what has two sides has both.
func (g *State) Check() error {
	var c checking
	g.checkCards(&c)
	g.checkPlayers(&c)
	g.checkLand(&c)
	g.checkTransports(&c)
	g.CheckPeople(&c)
	g.checkFaith(&c)
	return errors.Join(c.Faults...)
}

// checking gathers what is wrong.
type checking struct{ Faults []error }

func (c *checking) that(ok bool, format string, args ...any) {
	if !ok {
		c.Faults = append(c.Faults, fmt.Errorf(format, args...))
	}
}

// checkCards counts the copies of every Empire card.
func (g *State) checkCards(c *checking) {
	have := g.Fresh
	for card := range have {
		have[card] += g.Discards[card] + g.Removed[card]
		for s := range g.Players[:g.Seats] {
			n := g.Players[s].Hand[card]
			c.that(n >= 0, "player %d holds %d of %s", s, n, g.Box().Cards[card].ID)
			have[card] += n
		}
	}
	for _, b := range g.Below[:g.BelowLen] {
		have[b.Card]++
	}
	for _, card := range g.Draw.Cards[:g.Draw.Count] {
		have[card]++
	}
	for i := range g.Delivered {
		if d := &g.Delivered[i]; d.Card != None {
			have[d.Card]++
		}
	}
	for card, n := range have {
		c.that(n == g.Box().Cards[card].Copies[g.Seats], "%s: %d copies of %d", g.Box().Cards[card].ID, n, g.Box().Cards[card].Copies[g.Seats])
	}
}

func (g *State) checkPlayers(c *checking) {
	ordered := map[play.Seat]int{}
	for _, s := range g.Order {
		if s != play.Nobody {
			ordered[s]++
		}
	}
	for s := range play.Seat(g.Seats) {
		p := &g.Players[s]
		c.that(p.Florins >= 0, "player %d has %d florins", s, p.Florins)
		c.that(p.Prisoners >= 0 && p.Coming >= 0 && p.Bonus >= 0 && p.Reserve >= 0, "player %d has less than no prisoners or armies to come", s)
		whose := int16(0)
		for of, n := range p.PrisonersOf {
			c.that(n >= 0 && (n == 0 || play.Seat(of) != s), "player %d holds %d VF of player %d", s, n, of)
			whose += n
		}
		c.that(whose == 0 || whose == p.Prisoners, "player %d holds %d VF, of which it is known of %d whose they are", s, p.Prisoners, whose)
		c.that(p.Techs&p.Bought == 0 || g.Phase == Purchase, "player %d buys what he has", s)
		c.that(ordered[s] == 1 || p.Out && ordered[s] == 0, "player %d stands %d times in the order", s, ordered[s])
		for o := range play.Seat(g.Seats) {
			c.that(g.AtWar(s, o) == g.AtWar(o, s), "the war of %d and %d has one side", s, o)
			c.that(g.Truces[s][o] == g.Truces[o][s], "the truce of %d and %d has one side", s, o)
		}
		c.that(!g.AtWar(s, s), "player %d is at war with himself", s)
		// Who loses his last things falls when all the spoils have been chosen about.
		c.that(p.Out || g.Phase == Setting || g.Spoils.Open || g.lives(s), "player %d has neither land nor transports and is not out", s)
		if p.Out {
			c.that(g.Armies(s) == 0, "player %d is out and has %d VF", s, g.Armies(s))
		}
		for _, loan := range p.Loans {
			c.that(loan >= 0, "player %d owes %d", s, loan)
		}
	}
}

func (g *State) checkLand(c *checking) {
	for i := range g.Territories {
		x, p := &g.Territories[i], Place(i)
		var id any = g.Box().Atlas.ID(p) // put into an interface once, not for each of some hundred thousand checks that hold
		for side, n := range x.VF {
			c.that(n >= 0, "%s: %d VF of side %d", id, n, side)
			c.that(n == 0 || !x.Out, "%s is out of the game and side %d stands there", id, side)
		}
		if x.Out {
			c.that(x.Owner == play.Nobody && x.Level == [2]int8{}, "%s is out of the game and somebody's", id)
		}
		c.that(x.Owner == play.Nobody || !g.Players[x.Owner].Out, "%s belongs to a player who is out", id)
		c.that(x.Before == play.Nobody || x.Owner == play.Nobody, "%s is contested and has an owner", id)
		c.that(x.Disputed == 0 || x.Disputed&(1<<max(0, x.Before)) != 0, "%s is disputed, but not by who holds it", id)
		for b := range Building(Buildings) {
			c.that(g.Built(p, b) <= b.Top(), "%s: %s of level %d", id, buildingIDs[b], g.Built(p, b))
			c.that(g.Built(p, b) > 0 || x.Damaged>>b&1 == 0, "%s: no %s, and it is damaged", id, buildingIDs[b])
		}
		fallen := g.Battle.At == p && g.Phase == Combat // its last walls, and those within still fight, or have just fought
		c.that(x.Fairs == 0 || g.Built(p, Settlement) > 0, "%s has a Fair and no settlement", id)
		c.that(x.Siege.By == play.Nobody || g.Built(p, Fort) > 0 || fallen, "%s is besieged and has no fortification", id)
	}
	for b := range Building(Buildings) {
		for level := int8(1); level <= b.Top(); level++ {
			if b != Settlement && b != Fort {
				c.that(g.Left(b, level) >= 0, "more of %s than are in the box", g.Box().Buildings[b][level].ID)
			}
		}
	}
	for i := range g.Heaps {
		if h := &g.Heaps[i]; h.N != 0 {
			c.that(h.N > 0 && h.At.Land() && g.InPlay(h.At), "a heap of %d lies at %d", h.N, h.At)
		}
	}
}

func (g *State) checkTransports(c *checking) {
	for i := range g.Transports {
		x := &g.Transports[i]
		if x.Kind == NoTransport {
			c.that(x.VF == 0 && x.At == NoPlace, "transport %d is none and stands at %d with %d VF", i, x.At, x.VF)
			continue
		}
		c.that(int16(i) < g.Berths(), "transport %d lies beyond the %d berths of %d players", i, g.Berths(), g.Seats)
		printed := &g.Box().Transports[x.Kind][x.Level]
		c.that(x.Level >= 1 && x.Level <= 3, "transport %d is of level %d", i, x.Level)
		c.that(x.At == NoPlace || g.InPlay(x.At), "transport %d is at %d, out of the game", i, x.At)
		c.that(x.VF >= 0 && x.VF <= printed.Armies, "%s %d has %d VF aboard", printed.ID, i, x.VF)
		c.that(x.Owner != play.Nobody || x.VF == 0, "%s %d is nobody's with %d VF aboard", printed.ID, i, x.VF)
		c.that(!x.Kind.Sea() || x.At == NoPlace || x.At.Sea() || g.port(x.At) != NoPlace, "%s %d is on land at %d", printed.ID, i, x.At)
		c.that(x.Empty >= 0 && x.Empty <= g.Turn, "%s %d has been empty since turn %d", printed.ID, i, x.Empty)
		goods := int8(0)
		for _, lot := range x.Cargo {
			c.that(lot.N >= 0, "%s %d carries %d units", printed.ID, i, lot.N)
			goods += lot.N
		}
		c.that(goods <= printed.Goods, "%s %d carries %d units of %d", printed.ID, i, goods, printed.Goods)
		if x.Aboard != None {
			ship := &g.Transports[x.Aboard]
			c.that(ship.Kind.Sea() && !x.Kind.Sea() && ship.At == x.At, "%s %d is aboard %d, which is none or elsewhere", printed.ID, i, x.Aboard)
		} else {
			c.that(x.Kind.Sea() || x.At == NoPlace || x.At.Land(), "%s %d is in the sea at %d", printed.ID, i, x.At)
		}
	}
}

// CheckPeople looks at Captains and engines.
// rule: mu-prototype/barbarian-captains/one-captain-per-territory
// rule: mu-prototype/captains-in-combat/gain-limits
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
// rule: mu-prototype/siege-engines/price-and-level
// rule: mu-prototype/relics/carrying-and-depositing
func (g *State) CheckPeople(c *checking) {
	aboard := func(what string, i int, at Place, ship int16) {
		if ship != None {
			x := &g.Transports[ship]
			c.that(x.Kind.Warlike() && x.At == at, "%s %d is aboard %d, which is none or elsewhere", what, i, ship)
		} else {
			c.that(at == NoPlace || at.Land() && g.InPlay(at), "%s %d is at %d", what, i, at)
		}
	}
	type post struct {
		at   Place
		ship int16
	}
	chiefs := map[post]bool{}
	for i := range g.Captains {
		if x := &g.Captains[i]; x.Level > 0 {
			where := post{x.At, x.Aboard}
			c.that(x.Owner != Barbarians || !chiefs[where], "two barbarian Captains at %d aboard %d", x.At, x.Aboard)
			chiefs[where] = chiefs[where] || x.Owner == Barbarians
			c.that(x.Level <= 3, "Captain %d is of level %d", i, x.Level)
			aboard("Captain", i, x.At, x.Aboard)
			c.that(x.Relic == None || g.Relics[x.Relic].Card != None && g.Relics[x.Relic].At == NoPlace, "Captain %d carries relic %d, which lies elsewhere", i, x.Relic)
		}
	}
	for i := range g.Engines {
		if x := &g.Engines[i]; x.Level > 0 {
			c.that(x.Level <= 3, "engine %d is of level %d", i, x.Level)
			aboard("engine", i, x.At, x.Aboard)
		}
	}
}
