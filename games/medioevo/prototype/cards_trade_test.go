package prototype

import (
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
)

// MONOPOLIO: 30 Spices in Tunis for 2430 florins.
//
// rule: mu-prototype/empire-cards/carovaniere
// rule: mu-prototype/empire-card-rules/highest-tier-counts
func TestCaravaneer(t *testing.T) {
	p := trading(t).learned(green, Commercio, Conio, Banche, Monopolio).holds(green, Carovaniere)
	i := p.transport(green, Merchantman, 2, "tunisia", 5)
	p.stowed(i, Spices, 30, "").trades(green)
	p.play(leads(green, i), caravaneers(green, i, medioevo.Goods, 30))
	want(t, "received", p.Players[green].Florins, 1000+2430)
	want(t, "discarded", p.Discards[Carovaniere], 1)
	want(t, "the ship has sold", p.Transports[i].Moved, SoldGoods)

	p = trading(t).learned(green, Commercio).holds(green, Carovaniere)
	i = p.transport(green, Merchantman, 2, "egypt", 5)
	p.trades(green).play(leads(green, i), caravaneers(green, i, int16(Spices), 10))
	want(t, "paid, 40 less 10%", p.Players[green].Florins, 1000-360)
	want(t, "aboard", p.Transports[i].Cargo[0], Lot{N: 10, Good: Spices, From: int16(at("egypt"))})

	p = trading(t).learned(green, Commercio).holds(green, Carovaniere)
	first, second := p.transport(green, Merchantman, 2, "egypt", 5), p.transport(green, Merchantman, 2, "egypt", 5)
	p.trades(green).play(leads(green, second), caravaneers(green, second, int16(Cereals), 10))
	want(t, "Cereals aboard the ship that buys", p.Transports[second].Cargo[0].N, 10)
	want(t, "and no other", p.Transports[first].Cargo[0].N, 0)

	p = trading(t).holds(green, Carovaniere)
	i = p.transport(green, Merchantman, 2, "egypt", 5)
	p.trades(green).play(leads(green, i))
	want(t, "without technology", p.refuses(by(green, PlayCard, int16(Carovaniere), None, None)), RuleCardNeeds)
}

// rule: mu-prototype/empire-cards/mercante
// rule: mu-prototype/empire-card-rules/cumulative
// rule: mu-prototype/empire-card-rules/keep
// rule: mu-prototype/technologies/commercio
// rule: mu-prototype/technologies/conio
// rule: mu-prototype/technologies/banche
func TestMerchants(t *testing.T) {
	for _, x := range []struct {
		name  string
		techs []int8
		fairs int
		want  int32
	}{
		{"COMMERCIO", []int8{Commercio}, 0, 60},
		{"CONIO", []int8{Commercio, Conio}, 0, 120},
		{"BANCHE", []int8{Commercio, Conio, Banche}, 0, 180},
		{"MONOPOLIO", []int8{Commercio, Conio, Banche, Monopolio}, 0, 240},
		{"GILDE adds nothing", []int8{Commercio, Conio, Banche, Gilde}, 0, 180},
		{"BANCHE and two Fairs", []int8{Commercio, Conio, Banche}, 2, 300},
	} {
		p := trading(t).florins(green, 0).learned(green, x.techs...).holds(green, Mercante, Mercante)
		for f := range x.fairs {
			p.build(FairBuilding+Building(f), 1, "egypt")
		}
		p.Players[green].Monopoly = Salt // named before
		p.trades(green).play(saying(by(green, PlayCard, int16(Mercante), None, None), 2))
		want(t, x.name, p.Players[green].Florins, x.want)
		want(t, x.name+": kept", p.Players[green].Hand[Mercante], 2)
		want(t, x.name+": once a turn", p.whyNotCashMerchants(green), RuleMerchantsOnce)
	}
}

// ESATTORE of the Byzantine: 30 goods through the Bosporus bring 90 florins with MERCATO; each unit counts once.
//
// rule: mu-prototype/empire-cards/esattore
// rule: mu-prototype/empire-card-rules/non-cumulative
func TestTaxman(t *testing.T) {
	shown := func(t *testing.T, techs ...int8) *stage {
		p := trading(t).own(red, "thrace", "bithynia").build(Settlement, 3, "thrace").learned(red, techs...).florins(red, 0)
		p.Players[red].Used = 1 << Esattore
		return p
	}
	t.Run("through the Bosporus", func(t *testing.T) {
		p := shown(t, Matematica, Mercato)
		i := p.transport(green, Merchantman, 2, "west-black-sea", 5)
		p.stowed(i, Furs, 30, "")
		narrow := box().Atlas.SeaBorder(at("west-black-sea"), at("sea-of-marmara"))
		if narrow == nil || narrow.Narrow == None {
			t.Fatal("no narrow between the Black Sea and the Marmara")
		}
		p.run(func(g *State, t *play.Table) {
			g.March = March{Leader: i, Convoy: one(i)}
			g.narrowTolls(t, i, at("west-black-sea"), at("sea-of-marmara"))
			g.narrowTolls(t, i, at("sea-of-marmara"), at("west-black-sea"))
			g.tolls(t, i, at("thrace"))
		})
		want(t, "florins", p.Players[red].Florins, 90)
	})
	t.Run("deals in Constantinople", func(t *testing.T) {
		p := shown(t, Matematica, Mercato)
		p.Treaties.Sign(medioevo.Treaty{Parties: 1<<green | 1<<red, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Market, From: red, To: green}}})
		i := p.transport(green, Merchantman, 2, "thrace", 5)
		p.stowed(i, Textiles, 20, "").trades(green).play(leads(green, i), p.selling(green, i, 0, 20))
		want(t, "20 Textiles sold", p.Players[red].Florins, 60)
		p.play(p.buying(green, i, Salt, 20))
		want(t, "20 Salt bought", p.Players[red].Florins, 120)
		p.run(func(g *State, t *play.Table) { g.tolls(t, i, at("bithynia")) })
		want(t, "and taxed no more", p.Players[red].Florins, 120)
	})
	t.Run("goods sold that were taxed before, or where nobody taxes", func(t *testing.T) {
		for _, taxes := range []bool{true, false} {
			p := shown(t, Matematica)
			p.treaty(medioevo.Clause{Term: medioevo.Market, From: red, To: green})
			if !taxes {
				p.Players[red].Used = 0
			}
			i := p.transport(green, Merchantman, 2, "thrace", 5)
			p.stowed(i, Textiles, 5, "").run(func(g *State, t *play.Table) {
				g.tolls(t, i, at("thrace"))
				g.sellGoods(t, i, 0, 5, 40)
			})
			want(t, "once or never", p.Players[red].Florins, int32(5*b2i(taxes)))
		}
	})
	t.Run("with MATEMATICA alone", func(t *testing.T) {
		p := shown(t, Matematica)
		i := p.transport(green, Caravan, 1, "bithynia", 5)
		p.stowed(i, Wine, 10, "").run(func(g *State, t *play.Table) { g.tolls(t, i, at("bithynia")) })
		want(t, "florins", p.Players[red].Florins, 10)
	})
	t.Run("his own goods pay nothing", func(t *testing.T) {
		p := shown(t, Matematica)
		i := p.transport(red, Caravan, 1, "bithynia", 5)
		p.stowed(i, Wine, 10, "").run(func(g *State, t *play.Table) { g.tolls(t, i, at("bithynia")) })
		want(t, "florins", p.Players[red].Florins, 0)
	})
	t.Run("in Trade, by who has shown it, of others", func(t *testing.T) {
		p := shown(t, Matematica)
		i := p.transport(green, Caravan, 1, "bithynia", 5)
		want(t, "red of green", p.taxes(red, i), true)
		want(t, "who has not shown it", p.taxes(blue, i), false)
		want(t, "barbarians", p.taxes(play.Nobody, i), false)
		p.Phase = Combat
		want(t, "in Combat", p.taxes(red, i), false)
	})
	t.Run("of a ship and the Caravans aboard it, in land beyond dispute", func(t *testing.T) {
		p := shown(t, Matematica)
		i, caravan, beside := p.transport(green, Merchantman, 2, "bithynia", 5), p.transport(green, Caravan, 1, "bithynia", 5), p.transport(green, Caravan, 1, "bithynia", 5)
		p.Transports[caravan].Aboard = i
		p.stowed(i, Wine, 10, "").stowed(caravan, Salt, 4, "").stowed(beside, Salt, 7, "")
		contested := *p.State
		contested.Territories[at("bithynia")].Before = red
		p.run(func(g *State, t *play.Table) { *g = contested; g.tolls(t, i, at("bithynia")) })
		want(t, "while it is contested", p.Players[red].Florins, 0)
		p.land("bithynia").Before = play.Nobody
		p.run(func(g *State, t *play.Table) { g.tolls(t, i, at("bithynia")) })
		want(t, "10 and 4", p.Players[red].Florins, 14)
	})
	t.Run("shown before anybody trades, once", func(t *testing.T) {
		p := trading(t).learned(red, Matematica).holds(red, Esattore, Esattore)
		p.run(func(g *State, t *play.Table) { g.openTrade(t) }).asks(red, AskCards)
		show := by(red, PlayCard, int16(Esattore), None, None)
		p.play(show)
		want(t, "kept", p.Players[red].Hand[Esattore], 2)
		want(t, "not asked again", p.over(), true)
		want(t, "the second", p.whyNotPlay(red, Esattore), RuleCardOnce)
	})
}

// lurking is a position in which red's CORSARO lurks off Alexandria, where green's ship with goods and armies comes.
func lurking(t *testing.T, level int8, least int8) (*stage, int16) {
	t.Helper()
	p := trading(t).own(red, "marmarica", "cyrenaica", "egypt").build(Settlement, 1, "egypt").studied(red, level)
	p.Corsair[red] = Corsair{Could: 1 << (at("egyptian-sea") - territories), Zone: at("egyptian-sea"), Prey: play.Nobody, Least: least}
	p.Delivered[0] = Delivered{Card: Corsaro, From: red, To: red, Until: p.Turn}
	i := p.transport(green, Merchantman, 2, "egyptian-sea", 8)
	return p.stowed(i, Salt, 5, "").stowed(i, Spices, 6, ""), i
}

// runsInto lets the ship meet what lurks.
func (p *stage) runsInto(i int16) *stage {
	p.t.Helper()
	return p.run(func(g *State, t *play.Table) { g.ambush(t, i, at("egyptian-sea")) })
}

func TestCorsair(t *testing.T) {
	// rule: mu-prototype/empire-cards/corsaro
	// rule: mu-prototype/empire-card-modes/corsaro-loot
	// rule: mu-prototype/empire-card-rules/level-tiers
	t.Run("takes the dearest goods, by TL", func(t *testing.T) {
		for level, goods := range []int8{1: 3, 2: 6, 3: 9} {
			if level == 0 {
				continue
			}
			p, i := lurking(t, int8(level), 1)
			p.runsInto(i)
			want(t, "Spices first", p.Transports[i].Cargo[1].N, max(0, 6-goods))
			want(t, "then Salt", p.Transports[i].Cargo[0].N, 5-max(0, goods-6))
			want(t, "landed in his port", p.Heaps[0].At, at("egypt"))
			want(t, "Spices landed", p.Heaps[0].N, min(6, goods))
			want(t, "without origin", p.Heaps[0].From, None)
			want(t, "armies unharmed", p.Transports[i].VF, 8)
			if goods >= 6 {
				want(t, "all Spices gone", p.Transports[i].Cargo[1], Lot{})
			}
			want(t, "discarded", p.Discards[Corsaro], 1)
			want(t, "lurks no more", p.Corsair[red].Zone, NoPlace)
		}
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	t.Run("a Galley II leaves 4 of 6", func(t *testing.T) {
		p, i := lurking(t, 2, 1)
		p.transport(green, Galley, 2, "egyptian-sea", 5)
		p.transport(blue, Galley, 3, "egyptian-sea", 5) // no escort of green's
		p.runsInto(i)
		want(t, "Spices left", p.Transports[i].Cargo[1].N, 2)
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	t.Run("a Galley II that is attacked itself spares 2 of its VF", func(t *testing.T) {
		p, _ := lurking(t, 2, 1)
		p.learned(red, Gilde)
		galley := p.transport(green, Galley, 2, "egyptian-sea", 8)
		p.runsInto(galley)
		want(t, "VF left", p.Transports[galley].VF, 4)
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	// rule: mu-prototype/empire-card-modes/corsaro-loot
	// rule: mu-prototype/empire-cards/corsaro
	t.Run("two Galleys III leave 3 of 9, and 3 VF with GILDE; without a port the goods are lost", func(t *testing.T) {
		p, i := lurking(t, 3, 1)
		p.learned(red, Gilde)
		p.transport(green, Galley, 3, "egyptian-sea", 5)
		p.transport(green, Galley, 3, "egyptian-sea", 5)
		p.land("egypt").Owner = green
		p.runsInto(i)
		want(t, "Spices left", p.Transports[i].Cargo[1].N, 3)
		want(t, "VF left", p.Transports[i].VF, 5)
		want(t, "nothing landed", p.Heaps[0].N, 0)
		want(t, "told", p.told(KeyBootyLost, int16(red), 3), true)
	})
	// rule: mu-prototype/empire-cards/corsaro
	// rule: mu-prototype/empire-card-modes/corsaro-loot
	t.Run("armies become prisoners, or Slaves", func(t *testing.T) {
		p, i := lurking(t, 1, 1)
		p.learned(red, Gilde)
		p.Corsair[red].Take = Imprisoned
		p.runsInto(i)
		want(t, "prisoners", p.Players[red].Prisoners, 3)
		want(t, "and no Slaves", p.Heaps[1].N, 0)
		p, i = lurking(t, 1, 1)
		p.learned(red, Gilde)
		p.Corsair[red].Take = Enslaved
		p.runsInto(i)
		want(t, "Slaves", p.Heaps[1].Lot, Lot{N: 3, Good: Slaves, From: None})
		want(t, "and no prisoners", p.Players[red].Prisoners, 0)
		p, i = lurking(t, 1, 1)
		p.learned(red, Gilde)
		p.Corsair[red].Take = Killed
		p.runsInto(i)
		want(t, "who is killed is neither", int16(p.Heaps[1].N)+p.Players[red].Prisoners, 0)
		want(t, "but gone", p.Transports[i].VF, 5)
		p, i = lurking(t, 1, 1)
		p.learned(red, Gilde).own(green, "egypt").Transports[i].VF = 0
		p.Corsair[red].Take = Enslaved
		p.runsInto(i)
		want(t, "where nobody is aboard no Slaves are lost", p.told(KeyBootyLost, int16(red), 0), false)
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	t.Run("an escort stronger than he spares all", func(t *testing.T) {
		p, i := lurking(t, 1, 1)
		p.learned(red, Gilde)
		p.transport(green, Galley, 3, "egyptian-sea", 5)
		p.transport(green, Galley, 2, "egyptian-sea", 5)
		goods, vf := p.booty(red, i, at("egyptian-sea"))
		want(t, "goods and VF", [2]int16{goods, vf}, [2]int16{})
	})
	// rule: mu-prototype/empire-cards/corsaro
	t.Run("falls on ships in Trade alone, where he lurks, if they have anything for him", func(t *testing.T) {
		for _, c := range []struct {
			name string
			but  func(p *stage, i int16)
			hits bool
		}{
			{"as he waits", func(*stage, int16) {}, true},
			{"in Combat", func(p *stage, _ int16) { p.Phase = Combat }, false},
			{"on a Caravan", func(p *stage, i int16) { p.Transports[i].Kind = Caravan }, false},
			{"on nobody's ship", func(p *stage, i int16) { p.Transports[i].Owner = play.Nobody }, false},
			{"on a ship without goods, without GILDE", func(p *stage, i int16) { p.Transports[i].Cargo = [lots]Lot{} }, false},
			{"on one without armies, with GILDE", func(p *stage, i int16) { p.learned(red, Gilde).Transports[i].VF = 0 }, true},
			{"on one with armies alone, with GILDE", func(p *stage, i int16) { p.learned(red, Gilde).Transports[i].Cargo = [lots]Lot{} }, true},
			{"on one with 2 goods and 1 VF, for 3", func(p *stage, i int16) {
				p.learned(red, Gilde).Corsair[red].Least = 3
				p.Transports[i].Cargo, p.Transports[i].VF = [lots]Lot{{N: 2, Good: Salt, From: None}}, 1
			}, true},
			{"on one with 1 of each, for 3", func(p *stage, i int16) {
				p.learned(red, Gilde).Corsair[red].Least = 3
				p.Transports[i].Cargo, p.Transports[i].VF = [lots]Lot{{N: 1, Good: Salt, From: None}}, 1
			}, false},
			{"where he could not lurk", func(p *stage, _ int16) { p.Corsair[red].Could = 0 }, false},
			{"in a truce", func(p *stage, _ int16) { p.Truces[red][green], p.Truces[green][red] = p.Turn, p.Turn }, false},
		} {
			p, i := lurking(t, 1, 1)
			c.but(p, i)
			p.runsInto(i)
			want(t, c.name, p.told(KeyRaided, int16(red)), c.hits)
		}
	})
	// rule: mu-prototype/empire-cards/corsaro
	t.Run("lets pass what is not worth the trouble, or not his prey", func(t *testing.T) {
		p, i := lurking(t, 1, 4)
		p.runsInto(i)
		want(t, "3 of 4", p.Transports[i].Cargo[1].N, 6)
		p, i = lurking(t, 1, 1)
		p.Corsair[red].Prey = blue
		p.runsInto(i)
		want(t, "not blue's", p.Transports[i].Cargo[1].N, 6)
		p.Corsair[red].Prey = green
		p.runsInto(i)
		want(t, "but green's", p.Transports[i].Cargo[1].N, 3)
		p, i = lurking(t, 1, 1)
		p.Corsair[red].Zone = at("libyan-sea")
		p.runsInto(i)
		want(t, "elsewhere", p.Transports[i].Cargo[1].N, 6)
		p.run(func(g *State, _ *play.Table) { g.closeTrade() })
		want(t, "comes home", p.Players[red].Hand[Corsaro], 1)
		want(t, "and is not discarded", p.Discards[Corsaro], 0)
	})
}

// rule: mu-prototype/empire-card-modes/corsaro-mude
// rule: mu-prototype/technologies/mude
// rule: mu-prototype/empire-card-rules/truce-blocks-offensive-cards
func TestWhomCorsairsSpare(t *testing.T) {
	p := trading(t).studied(red, 2).learned(blue, Mude).studied(blue, 2).learned(white, Mude)
	want(t, "equal TL, MUDE", p.whyNotPlunder(red, blue), RuleMude)
	want(t, "lower TL, MUDE", p.whyNotPlunder(red, white), play.Free)
	want(t, "no MUDE", p.whyNotPlunder(red, green), play.Free)
	want(t, "equal TL, no MUDE", p.whyNotPlunder(blue, red), play.Free)
	p.Truces[red][green], p.Truces[green][red] = p.Turn, p.Turn
	want(t, "truce", p.whyNotPlunder(red, green), RuleCardTruce)
}

// Who sends a CORSARO says where he lurks, of the seas on which he has a port, for whom, and for how much; with GILDE also
// what becomes of the armies. A second one goes with the first.
//
// rule: mu-prototype/empire-cards/corsaro
// rule: mu-prototype/empire-card-modes/corsaro-loot
func TestSendingACorsair(t *testing.T) {
	p := trading(t).own(red, "marmarica", "cyrenaica").learned(red, Gilde).learned(blue, Mude).holds(red, Corsaro, Corsaro)
	want(t, "without a port", p.whyNotSendCorsair(white), RuleNoPort)
	want(t, "with ports", p.whyNotSendCorsair(red), play.Free)
	sends := play.Answer{Seat: red, Verb: PlayCard, A: int16(Corsaro)}
	sail := at("gulf-of-sidra")
	p.run(func(g *State, t *play.Table) { g.sendCorsair(t, sends) }).asks(red, AskLurk)
	lurks := by(red, LurkAt, int16(sail), None)
	want(t, "for 3 at most", p.most(lurks), 3)
	want(t, "for none", p.offers(saying(lurks, 0)), false)
	want(t, "for green's", p.offers(saying(by(red, LurkAt, int16(sail), int16(green)), 1)), true)
	want(t, "for blue's, who has MUDE", p.refuses(by(red, LurkAt, int16(sail), int16(blue))), RuleMude)
	p.play(saying(by(red, LurkAt, int16(sail), int16(green)), 2)).asks(red, AskCaptives)
	for take := Killed; take <= Enslaved+1; take++ {
		want(t, "what becomes of the armies", p.offers(by(red, TreatThem, int16(take))), take <= Enslaved)
	}
	p.play(by(red, TreatThem, int16(Enslaved)))
	want(t, "he lurks", p.Corsair[red], Corsair{Could: 1 << (sail - territories), Zone: sail, Prey: green, Least: 2, Take: Enslaved})
	p.run(func(g *State, t *play.Table) { g.sendCorsair(t, sends) })
	want(t, "the second asks nothing", p.over(), true)
	p.Players[red].Techs, p.Delivered = 0, [delivered]Delivered{}
	for i := range p.Delivered {
		p.Delivered[i].Card = None
	}
	p.run(func(g *State, t *play.Table) { g.sendCorsair(t, sends) }).play(saying(lurks, 1))
	want(t, "without GILDE nothing of armies", p.over(), true)
}

// Who may not know where the CORSARO lurks finds him anywhere he could be.
func TestRedealCorsair(t *testing.T) {
	seen := map[Place]bool{}
	for seed := range uint64(40) {
		p := trading(t).own(red, "marmarica", "cyrenaica", "egypt")
		p.Corsair[red] = Corsair{Zone: at("egyptian-sea"), Prey: green, Least: 2,
			Could: 1<<(at("egyptian-sea")-territories) | 1<<(at("gulf-of-sidra")-territories)}
		p.Delivered[0] = Delivered{Card: Corsaro, From: red, To: red, Until: p.Turn}
		src := chance.New(seed)
		p.redealCorsair(red, &src)
		seen[p.Corsair[red].Zone] = true
	}
	want(t, "zones", len(seen), 2)
	want(t, "one without a port", seen[at("libyan-sea")], false)
}

// The Empire's monopoly of Salt in land zone 3, and how Hungary takes it away.
//
// rule: mu-prototype/technologies/monopolio
func TestMonopoly(t *testing.T) {
	p := trading(t).own(green, "franconia", "swabia", "liguria", "veneto", "papal-state").own(red, "sicily", "campania", "lombardy", "tuscany").
		build(Settlement, 2, "franconia", "swabia", "liguria", "veneto", "papal-state", "campania", "lombardy", "tuscany").learned(green, Monopolio)
	zone := box().Atlas.Territories[at("liguria")].Zone
	for _, id := range []string{"franconia", "swabia", "veneto", "papal-state", "sicily", "campania", "lombardy", "tuscany"} {
		want(t, id+" lies in zone 3", box().Atlas.Territories[at(id)].Zone, zone)
	}
	p.run(func(g *State, t *play.Table) { g.nameMonopolies(t) }).asks(green, AskMonopoly).play(by(green, NameGoods, int16(Salt), int16(zone)))
	want(t, "none was lost", p.told(KeyNoMonopoly, int16(green)), false)
	want(t, "named", p.monopolist(Salt, at("liguria")), green)
	want(t, "not elsewhere", p.monopolist(Salt, at("egypt")), play.Nobody)
	want(t, "nor other goods", p.monopolist(Wine, at("liguria")), play.Nobody)

	i := p.transport(red, Merchantman, 2, "sicily", 5)
	p.florins(red, 1000).stowed(i, Salt, 10, "")
	want(t, "red buys no Salt there", p.whyNotBuy(i, Salt, 14), RuleMonopoly)
	want(t, "but Wine", p.whyNotBuy(i, Wine, 14), play.Free)
	p.florins(green, 0).run(func(g *State, t *play.Table) { g.sellGoods(t, i, 0, 10, 14) })
	want(t, "a tenth of his sale", p.Players[green].Florins, 14)
	p.florins(green, 0).run(func(g *State, t *play.Table) { g.monopolyShare(t, Salt, at("liguria"), 50*66) })
	want(t, "and of the largest", p.Players[green].Florins, 330)
	p.run(func(g *State, t *play.Table) { g.monopolyShare(t, Salt, at("liguria"), 9) })
	want(t, "a tenth of 9 is nothing", p.told(KeyShare, int16(green)), false)
	p.run(func(g *State, t *play.Table) { g.monopolyShare(t, Salt, at("egypt"), 100) })
	want(t, "nor is there a share elsewhere", p.Players[green].Florins, 330)
	j := p.transport(green, Merchantman, 1, "liguria", 5)
	p.florins(green, 1000)
	want(t, "green buys it", p.whyNotBuy(j, Salt, 15), play.Free)

	p.run(func(g *State, t *play.Table) { g.buyGoods(t, j, Salt, 5, 20) })
	want(t, "a tenth of what he buys himself", p.Players[green].Florins, 1000-100+10)
	p.run(func(g *State, t *play.Table) { g.nameMonopolies(t) })
	want(t, "whoever has one is not asked again", p.over() && p.Players[green].Monopoly == Salt, true)

	p.own(red, "papal-state")
	p.run(func(g *State, t *play.Table) { g.nameMonopolies(t) })
	want(t, "lost", p.Players[green].Monopoly, None)
	want(t, "red lacks MONOPOLIO", p.Players[red].Monopoly, None)
	want(t, "a tie is no majority", p.own(green, "lombardy").own(red, "liguria").leads(green, zone), false)
	want(t, "told", p.told(KeyNoMonopoly, int16(green)), true)
}

// A monopoly is named in a zone where its owner has more settlements than anybody, each of them his beyond dispute; it is
// gone with the technology, and who has lost it may name another where he leads.
//
// rule: mu-prototype/technologies/monopolio
func TestMonopolyWantsAMajority(t *testing.T) {
	p := position(t, 3).own(green, "liguria", "veneto", "egypt", "macedonia").own(red, "campania").build(Settlement, 1, "liguria", "veneto", "campania", "egypt")
	p.Phase = Trade
	here, there := box().Atlas.Territories[at("liguria")].Zone, box().Atlas.Territories[at("egypt")].Zone
	want(t, "two zones", here != there, true)
	names := func(good, zone int8) play.Answer { return by(green, NameGoods, good, zone) }
	name := func(g *State, t *play.Table) { g.nameMonopolies(t) }
	p.run(name)
	want(t, "without MONOPOLIO nobody is asked", p.over(), true)
	p.learned(green, Monopolio).run(name).asks(green, AskMonopoly)
	for z := range int8(medioevo.Zones) {
		for good := range int8(medioevo.Goods) {
			want(t, "only where he leads", p.offers(names(good, z)), z == here || z == there)
		}
	}
	p.play(names(Wine, here))
	want(t, "territories without a settlement are none", p.own(red, "lombardy", "tuscany").leads(green, here), true)
	want(t, "nor do those of another zone count", p.build(Settlement, 1, "macedonia").leads(green, here), true)
	contested := *p.State
	contested.Territories[at("veneto")].Before = green
	want(t, "a contested one does not count", contested.leads(green, here), false)

	p.own(red, "veneto").run(name).asks(green, AskMonopoly)
	want(t, "lost", p.told(KeyNoMonopoly, int16(green)), true)
	want(t, "no longer here", p.offers(names(Wine, here)), false)
	p.play(names(Salt, there))
	want(t, "another zone", p.monopolist(Salt, at("egypt")), green)
	want(t, "not the old one", p.monopolist(Salt, at("liguria")), play.Nobody)
	p.Players[green].Techs = 0
	p.run(name)
	want(t, "gone with the technology", p.Players[green].Monopoly, None)
	want(t, "and nobody is asked", p.over(), true)
}
