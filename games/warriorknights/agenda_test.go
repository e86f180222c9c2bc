package warriorknights

import (
	"testing"

	"signoria/play"
)

// passed is an Assembly of three in which green wins one agenda for a Baron, or has it approved.
func passed(t *testing.T, p *at, id string, winner int8) *at {
	t.Helper()
	p.current(id).assemble().bids(p.agenda(id), 1, 0, 0)
	if box.Agendas[p.agenda(id)].ChooseOne {
		return p.play(by(green, VoteFor, winner))
	}
	return p.play(by(green, VoteYes))
}

func TestAgendaTypes(t *testing.T) {
	for _, c := range []struct {
		id    string
		kind  AgendaType
		then  []play.Answer
		where int8
	}{
		// rule: warrior-knights/agenda/four-types
		// rule: warrior-knights/agenda/motion
		{"royal-grant", Motion, nil, InAgendaDiscard},
		// rule: warrior-knights/agenda/law
		{"royal-tithe", Law, nil, InForce},
		// rule: warrior-knights/agenda/charge
		{"tribune", Charge, []play.Answer{by(red, TakeCharge, agenda(t, "tribune"))}, ChargeOf + 1},
		// rule: warrior-knights/agenda/office
		{"constable", Office, []play.Answer{by(red, GiveOffice, 6)}, OfficeOf + 6},
	} {
		t.Run(c.id, func(t *testing.T) {
			want(t, "type", box.Agendas[agenda(t, c.id)].Type, c.kind)
			p := passed(t, position(t, 3), c.id, int8(red)).play(c.then...)
			want(t, "it lies", p.where(c.id), c.where)
		})
	}
	t.Run("a motion is carried out before it is discarded", func(t *testing.T) {
		p := passed(t, position(t, 3), "royal-grant", int8(red))
		want(t, "red's crowns", p.Barons[red].Crowns, 21)
		want(t, "nothing of it is left to do", p.Card, noCard)
		p = passed(t, position(t, 3), "royal-grant", int8(green))
		want(t, "green's, if he is chosen", p.Barons[green].Crowns, 21)
	})
	t.Run("an office goes to any of the four, on the map or off it, and to nobody else", func(t *testing.T) {
		p := position(t, 3)
		p.noble(red, star).at("monz").with(100)
		passed(t, p, "constable", int8(red))
		want(t, "four nobles, or refuse", p.choices(red), 5)
		want(t, "a noble of green", p.offers(by(red, GiveOffice, 0)), false)
	})
	t.Run("a Baron without nobles lets an office go", func(t *testing.T) {
		p := position(t, 3)
		for shape := range int8(4) {
			p.Nobles[nobleOf(red, shape)].Gone = true
		}
		passed(t, p, "constable", int8(red))
		want(t, "discarded", p.where("constable"), InAgendaDiscard)
		want(t, "not banned", p.Barons[red].Banned, false)
	})
}

// rule: warrior-knights/agenda/charge-limit-three
func TestChargeLimit(t *testing.T) {
	p := position(t, 3).charge(red, "salt-pans").charge(red, "fisheries").charge(red, "captain-of-companies").charge(green, "royal-mint")
	passed(t, p, "lord-chancellor", int8(red))
	want(t, "the new one cannot go", p.offers(by(red, DropCharge, p.agenda("lord-chancellor"))), false)
	want(t, "nor another Baron's", p.offers(by(red, DropCharge, p.agenda("royal-mint"))), false)
	want(t, "nor all four stay", p.offers(by(red, TakeCharge, p.agenda("lord-chancellor"))), false)
	p.play(by(red, DropCharge, p.agenda("fisheries")))
	for id, where := range map[string]int8{
		"salt-pans": ChargeOf + 1, "captain-of-companies": ChargeOf + 1, "lord-chancellor": ChargeOf + 1, "fisheries": InAgendaDiscard,
	} {
		want(t, id, p.where(id), where)
	}
	p = position(t, 3).charge(red, "salt-pans").charge(red, "fisheries")
	passed(t, p, "lord-chancellor", int8(red)).play(by(red, TakeCharge, p.agenda("lord-chancellor")))
	want(t, "a third is taken beside the two", p.charges(red), 3)
	p = position(t, 3).charge(red, "salt-pans").charge(red, "fisheries").charge(red, "captain-of-companies")
	passed(t, p, "lord-chancellor", int8(red)).play(by(red, RefuseAgenda, p.agenda("lord-chancellor")))
	want(t, "who would rather keep his three is banned", p.Barons[red].Banned, true)
	want(t, "and keeps them", p.charges(red), 3)
	want(t, "the fourth", p.where("lord-chancellor"), InAgendaDiscard)
}

func TestOffices(t *testing.T) {
	// rule: warrior-knights/agenda/office-one-per-noble
	t.Run("a second office takes the place of the first", func(t *testing.T) {
		p := position(t, 3)
		p.office(p.noble(red, star), "seneschal")
		passed(t, p, "constable", int8(red))
		want(t, "one of his four nobles, or nobody", p.choices(red), 5)
		want(t, "not another's", p.offers(by(red, GiveOffice, nobleOf(blue, circle))), false)
		p.play(by(red, GiveOffice, nobleOf(red, star)))
		want(t, "the new", p.office8(red, star), p.agenda("constable"))
		want(t, "the old", p.where("seneschal"), InAgendaDiscard)
	})
	// rule: warrior-knights/agenda/office-lost-on-death
	t.Run("it is lost with its noble, and his heir has none", func(t *testing.T) {
		p := position(t, 3)
		x := p.noble(red, star).at("monz").with(100)
		p.office(x, "constable").run(func(g *State, t *play.Table) { g.killNoble(t, x.n) })
		want(t, "the office", p.where("constable"), InAgendaDiscard)
		want(t, "the heir's", p.State.office(x.n), None)
	})
	// rule: warrior-knights/agenda/maintained-troops
	t.Run("maintained troops count, are not paid, and go with the office", func(t *testing.T) {
		p := position(t, 3)
		x := p.noble(red, star).at("monz").with(50)
		alone := p.noble(red, circle).at("froli")
		p.office(x, "constable").office(alone, "marshal")
		want(t, "50 and 200", p.strengthOf(x.n), 250)
		want(t, "100 and no card", p.strengthOf(alone.n), 100)
		want(t, "wages", p.wagesDue(red), p.troop(p.troopsOf(x.n)[0]).Wage)
		p.Casualties[x.n] = 2
		p.run(func(g *State, t *play.Table) {
			g.discardAgenda(t, agenda(p.t, "constable"))
			g.discardAgenda(t, agenda(p.t, "marshal"))
		})
		want(t, "without the office", p.strengthOf(x.n), 50)
		want(t, "markers beyond his troops go, and he lives", p.Casualties[x.n], 0)
		want(t, "he stays", p.Nobles[x.n].At, p.region("monz"))
		want(t, "who has no troops left is off the map", p.offMap(alone.n), true)
		want(t, "told", p.told(KeyLeavesMap, int16(alone.n), int16(p.region("froli"))), true)
		off := p.noble(red, square)
		p.office(off, "lord-admiral").run(func(g *State, t *play.Table) { g.discardAgenda(t, agenda(p.t, "lord-admiral")) })
		want(t, "who was not on it cannot leave it", p.told(KeyLeavesMap, int16(off.n)), false)
	})
}

// office8 is the office of a Baron's noble.
func (p *at) office8(s play.Seat, shape int8) int8 { return p.State.office(nobleOf(s, shape)) }

func TestAbsentReceiver(t *testing.T) {
	// rule: warrior-knights/agenda/presence-not-needed-to-receive
	t.Run("who is absent receives a charge", func(t *testing.T) {
		p := position(t, 3).charge(red, "envoy-abroad")
		p.current("royal-mint").assemble().bids(p.agenda("royal-mint"), 1, -1, 0).play(by(green, VoteFor, int8(red)))
		p.asks(red, AskCharge).play(by(red, TakeCharge, p.agenda("royal-mint")))
		want(t, "the charge", p.where("royal-mint"), ChargeOf+1)
	})
	// rule: warrior-knights/agenda/banned-baron-may-refuse-freely
	t.Run("who is banned refuses without further penalty", func(t *testing.T) {
		p := position(t, 3)
		p.Barons[red].Banned = true
		p.current("royal-mint").assemble().bids(p.agenda("royal-mint"), 1, -1, 0).play(by(green, VoteFor, int8(red)))
		p.play(by(red, RefuseAgenda, p.agenda("royal-mint")))
		want(t, "discarded", p.where("royal-mint"), InAgendaDiscard)
		want(t, "no new ban", p.told(KeyBanned), false)
	})
}

func TestConcessions(t *testing.T) {
	// rule: warrior-knights/banishment/concessions
	p := position(t, 3).charge(red, "salt-pans").charge(red, "royal-mint").run((*State).taxation)
	want(t, "15, 2 and 4 crowns", p.Barons[red].Crowns, 21)
	want(t, "nobody else", p.Barons[green].Crowns, 15)
	want(t, "they are charges, and fill the limit", p.charges(red), 2)
}
