package force_test

import (
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// MONOPOLIO: 30 Spices in Tunis for 2430 florins.
//
// rule: mu-prototype/empire-cards/carovaniere
// rule: mu-prototype/empire-card-rules/highest-tier-counts
func TestCaravaneer(t *testing.T) {
	p := Trading(t).Learned(Green, Commercio, Conio, Banche, Monopolio).Holds(Green, Carovaniere)
	i := p.Transport(Green, Merchantman, 2, "tunisia", 5)
	p.Stowed(i, Spices, 30, "").Trades(Green)
	p.Play(Leads(Green, i), Caravaneers(Green, i, medioevo.Goods, 30))
	Want(t, "received", p.Players[Green].Florins, 1000+2430)
	Want(t, "discarded", p.Discards[Carovaniere], 1)
	Want(t, "the ship has sold", p.Transports[i].Moved, SoldGoods)

	p = Trading(t).Learned(Green, Commercio).Holds(Green, Carovaniere)
	i = p.Transport(Green, Merchantman, 2, "egypt", 5)
	p.Trades(Green).Play(Leads(Green, i), Caravaneers(Green, i, int16(Spices), 10))
	Want(t, "paid, 43 less 10% and rounded down", p.Players[Green].Florins, 1000-380)
	Want(t, "aboard", p.Transports[i].Cargo[0], Lot{N: 10, Good: Spices, From: int16(At("egypt"))})

	p = Trading(t).Learned(Green, Commercio).Holds(Green, Carovaniere)
	first, second := p.Transport(Green, Merchantman, 2, "egypt", 5), p.Transport(Green, Merchantman, 2, "egypt", 5)
	p.Trades(Green).Play(Leads(Green, second), Caravaneers(Green, second, int16(Cereals), 10))
	Want(t, "Cereals aboard the ship that buys", p.Transports[second].Cargo[0].N, 10)
	Want(t, "and no other", p.Transports[first].Cargo[0].N, 0)

	p = Trading(t).Holds(Green, Carovaniere)
	i = p.Transport(Green, Merchantman, 2, "egypt", 5)
	p.Trades(Green).Play(Leads(Green, i))
	Want(t, "without technology", p.Refuses(By(Green, PlayCard, int16(Carovaniere), None, None)), RuleCardNeeds)
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
		p := Trading(t).Florins(Green, 0).Learned(Green, x.techs...).Holds(Green, Mercante, Mercante)
		for f := range x.fairs {
			p.Build(FairBuilding+Building(f), 1, "egypt")
		}
		p.Players[Green].Monopoly = Salt // named before
		p.Trades(Green).Play(Saying(By(Green, PlayCard, int16(Mercante), None, None), 2))
		Want(t, x.name, p.Players[Green].Florins, x.want)
		Want(t, x.name+": kept", p.Players[Green].Hand[Mercante], 2)
		Want(t, x.name+": once a turn", p.WhyNotCashMerchants(Green), RuleMerchantsOnce)
	}
}

// ESATTORE of the Byzantine: 30 goods through the Bosporus bring 90 florins with MERCATO; each unit counts once.
//
// rule: mu-prototype/empire-cards/esattore
// rule: mu-prototype/empire-card-rules/non-cumulative
// rule: mu-alpha/concepts/empire-cards
func TestTaxman(t *testing.T) {
	InEach(t, func(t *testing.T) {
		shown := func(t *testing.T, techs ...int8) *Stage {
			p := Trading(t).Own(Red, "thrace", "bithynia").Build(Settlement, 3, "thrace").Learned(Red, techs...).Florins(Red, 0)
			p.Players[Red].Used = 1 << Esattore
			return p
		}
		t.Run("through the Bosporus", func(t *testing.T) {
			p := shown(t, Matematica, Mercato)
			i := p.Transport(Green, Merchantman, 2, "west-black-sea", 5)
			p.Stowed(i, Furs, 30, "")
			narrow := TheBox().Atlas.SeaBorder(At("west-black-sea"), At("sea-of-marmara"))
			if narrow == nil || narrow.Narrow == None {
				t.Fatal("no narrow between the Black Sea and the Marmara")
			}
			p.Run(func(g *State, t *play.Table) {
				g.March = March{Leader: i, Convoy: One(i)}
				g.NarrowTolls(t, i, At("west-black-sea"), At("sea-of-marmara"))
				g.NarrowTolls(t, i, At("sea-of-marmara"), At("west-black-sea"))
				g.Tolls(t, i, At("thrace"))
			})
			Want(t, "florins", p.Players[Red].Florins, 90)
		})
		t.Run("deals in Constantinople", func(t *testing.T) {
			p := shown(t, Matematica, Mercato)
			p.Treaties.Sign(medioevo.Treaty{Parties: 1<<Green | 1<<Red, Clauses: [medioevo.MostClauses]medioevo.Clause{{Term: medioevo.Market, From: Red, To: Green}}})
			i := p.Transport(Green, Merchantman, 2, "thrace", 5)
			p.Stowed(i, Textiles, 20, "").Trades(Green).Play(Leads(Green, i), p.Selling(Green, i, 0, 20))
			Want(t, "20 Textiles sold", p.Players[Red].Florins, 60)
			p.Play(p.Buying(Green, i, Salt, 20))
			Want(t, "20 Salt bought", p.Players[Red].Florins, 120)
			p.Run(func(g *State, t *play.Table) { g.Tolls(t, i, At("bithynia")) })
			Want(t, "and taxed no more", p.Players[Red].Florins, 120)
		})
		t.Run("goods sold that were taxed before, or where nobody taxes", func(t *testing.T) {
			for _, taxes := range []bool{true, false} {
				p := shown(t, Matematica)
				p.Treaty(medioevo.Clause{Term: medioevo.Market, From: Red, To: Green})
				if !taxes {
					p.Players[Red].Used = 0
				}
				i := p.Transport(Green, Merchantman, 2, "thrace", 5)
				p.Stowed(i, Textiles, 5, "").Run(func(g *State, t *play.Table) {
					g.Tolls(t, i, At("thrace"))
					g.SellGoods(t, i, 0, 5, 40)
				})
				Want(t, "once or never", p.Players[Red].Florins, int32(5*B2i(taxes)))
			}
		})
		t.Run("with MATEMATICA alone", func(t *testing.T) {
			p := shown(t, Matematica)
			i := p.Transport(Green, Caravan, 1, "bithynia", 5)
			p.Stowed(i, Wine, 10, "").Run(func(g *State, t *play.Table) { g.Tolls(t, i, At("bithynia")) })
			Want(t, "florins", p.Players[Red].Florins, 10)
		})
		t.Run("his own goods pay nothing", func(t *testing.T) {
			p := shown(t, Matematica)
			i := p.Transport(Red, Caravan, 1, "bithynia", 5)
			p.Stowed(i, Wine, 10, "").Run(func(g *State, t *play.Table) { g.Tolls(t, i, At("bithynia")) })
			Want(t, "florins", p.Players[Red].Florins, 0)
		})
		t.Run("in Trade, by who has shown it, of others", func(t *testing.T) {
			p := shown(t, Matematica)
			i := p.Transport(Green, Caravan, 1, "bithynia", 5)
			Want(t, "red of green", p.Taxes(Red, i), true)
			Want(t, "who has not shown it", p.Taxes(Blue, i), false)
			Want(t, "barbarians", p.Taxes(play.Nobody, i), false)
			p.Phase = Combat
			Want(t, "in Combat", p.Taxes(Red, i), false)
		})
		t.Run("of a ship and the Caravans aboard it, in land beyond dispute", func(t *testing.T) {
			p := shown(t, Matematica)
			i, caravan, beside := p.Transport(Green, Merchantman, 2, "bithynia", 5), p.Transport(Green, Caravan, 1, "bithynia", 5), p.Transport(Green, Caravan, 1, "bithynia", 5)
			p.Transports[caravan].Aboard = i
			p.Stowed(i, Wine, 10, "").Stowed(caravan, Salt, 4, "").Stowed(beside, Salt, 7, "")
			contested := *p.State
			contested.Territories[At("bithynia")].Before = Red
			p.Run(func(g *State, t *play.Table) { *g = contested; g.Tolls(t, i, At("bithynia")) })
			Want(t, "while it is contested", p.Players[Red].Florins, 0)
			p.Land("bithynia").Before = play.Nobody
			p.Run(func(g *State, t *play.Table) { g.Tolls(t, i, At("bithynia")) })
			Want(t, "10 and 4", p.Players[Red].Florins, 14)
		})
		t.Run("shown before anybody trades, once", func(t *testing.T) {
			p := Trading(t).Learned(Red, Matematica).Holds(Red, Esattore, Esattore)
			p.Run(func(g *State, t *play.Table) { g.OpenTrade(t) }).Asks(Red, AskCards)
			show := By(Red, PlayCard, int16(Esattore), None, None)
			p.Play(show)
			Want(t, "kept", p.Players[Red].Hand[Esattore], 2)
			Want(t, "not asked again", p.IsOver(), true)
			Want(t, "the second", p.WhyNotPlay(Red, Esattore), RuleCardOnce)
		})
	})
}

// lurking is a position in which red's CORSARO lurks off Alexandria, where green's ship with goods and armies comes.
func lurking(t *testing.T, level int8, least int8) (*Stage, int16) {
	t.Helper()
	p := Trading(t).Own(Red, "marmarica", "cyrenaica", "egypt").Build(Settlement, 1, "egypt").Studied(Red, level)
	p.Corsair[Red] = Corsair{Could: 1 << (At("egyptian-sea") - Territories), Zone: At("egyptian-sea"), Prey: play.Nobody, Least: least}
	p.Delivered[0] = Delivered{Card: Corsaro, From: Red, To: Red, Until: p.Turn}
	i := p.Transport(Green, Merchantman, 2, "egyptian-sea", 8)
	return p.Stowed(i, Salt, 5, "").Stowed(i, Spices, 6, ""), i
}

// runsInto lets the ship meet what lurks.
func runsInto(p *Stage, i int16) *Stage {
	p.T.Helper()
	return p.Run(func(g *State, t *play.Table) { g.Ambush(t, i, At("egyptian-sea")) })
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
			runsInto(p, i)
			Want(t, "Spices first", p.Transports[i].Cargo[1].N, max(0, 6-goods))
			Want(t, "then Salt", p.Transports[i].Cargo[0].N, 5-max(0, goods-6))
			Want(t, "landed in his port", p.Heaps[0].At, At("egypt"))
			Want(t, "Spices landed", p.Heaps[0].N, min(6, goods))
			Want(t, "without origin", p.Heaps[0].From, None)
			Want(t, "armies unharmed", p.Transports[i].VF, 8)
			if goods >= 6 {
				Want(t, "all Spices gone", p.Transports[i].Cargo[1], Lot{})
			}
			Want(t, "discarded", p.Discards[Corsaro], 1)
			Want(t, "lurks no more", p.Corsair[Red].Zone, NoPlace)
		}
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	t.Run("a Galley II leaves 4 of 6", func(t *testing.T) {
		p, i := lurking(t, 2, 1)
		p.Transport(Green, Galley, 2, "egyptian-sea", 5)
		p.Transport(Blue, Galley, 3, "egyptian-sea", 5) // no escort of green's
		runsInto(p, i)
		Want(t, "Spices left", p.Transports[i].Cargo[1].N, 2)
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	t.Run("a Galley II that is attacked itself spares 2 of its VF", func(t *testing.T) {
		p, _ := lurking(t, 2, 1)
		p.Learned(Red, Gilde)
		galley := p.Transport(Green, Galley, 2, "egyptian-sea", 8)
		runsInto(p, galley)
		Want(t, "VF left", p.Transports[galley].VF, 4)
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	// rule: mu-prototype/empire-card-modes/corsaro-loot
	// rule: mu-prototype/empire-cards/corsaro
	t.Run("two Galleys III leave 3 of 9, and 3 VF with GILDE; without a port the goods are lost", func(t *testing.T) {
		p, i := lurking(t, 3, 1)
		p.Learned(Red, Gilde)
		p.Transport(Green, Galley, 3, "egyptian-sea", 5)
		p.Transport(Green, Galley, 3, "egyptian-sea", 5)
		p.Land("egypt").Owner = Green
		runsInto(p, i)
		Want(t, "Spices left", p.Transports[i].Cargo[1].N, 3)
		Want(t, "VF left", p.Transports[i].VF, 5)
		Want(t, "nothing landed", p.Heaps[0].N, 0)
		Want(t, "told", p.Told(KeyBootyLost, int16(Red), 3), true)
	})
	// rule: mu-prototype/empire-cards/corsaro
	// rule: mu-prototype/empire-card-modes/corsaro-loot
	t.Run("armies become prisoners, or Slaves", func(t *testing.T) {
		p, i := lurking(t, 1, 1)
		p.Learned(Red, Gilde)
		p.Corsair[Red].Take = Imprisoned
		runsInto(p, i)
		Want(t, "prisoners", p.Players[Red].Prisoners, 3)
		Want(t, "and no Slaves", p.Heaps[1].N, 0)
		p, i = lurking(t, 1, 1)
		p.Learned(Red, Gilde)
		p.Corsair[Red].Take = Enslaved
		runsInto(p, i)
		Want(t, "Slaves", p.Heaps[1].Lot, Lot{N: 3, Good: Slaves, From: None})
		Want(t, "and no prisoners", p.Players[Red].Prisoners, 0)
		p, i = lurking(t, 1, 1)
		p.Learned(Red, Gilde)
		p.Corsair[Red].Take = Killed
		runsInto(p, i)
		Want(t, "who is killed is neither", int16(p.Heaps[1].N)+p.Players[Red].Prisoners, 0)
		Want(t, "but gone", p.Transports[i].VF, 5)
		p, i = lurking(t, 1, 1)
		p.Learned(Red, Gilde).Own(Green, "egypt").Transports[i].VF = 0
		p.Corsair[Red].Take = Enslaved
		runsInto(p, i)
		Want(t, "where nobody is aboard no Slaves are lost", p.Told(KeyBootyLost, int16(Red), 0), false)
	})
	// rule: mu-prototype/empire-card-modes/corsaro-escort
	t.Run("an escort stronger than he spares all", func(t *testing.T) {
		p, i := lurking(t, 1, 1)
		p.Learned(Red, Gilde)
		p.Transport(Green, Galley, 3, "egyptian-sea", 5)
		p.Transport(Green, Galley, 2, "egyptian-sea", 5)
		goods, vf := p.Booty(Red, i, At("egyptian-sea"))
		Want(t, "goods and VF", [2]int16{goods, vf}, [2]int16{})
	})
	// rule: mu-prototype/empire-cards/corsaro
	t.Run("falls on ships in Trade alone, where he lurks, if they have anything for him", func(t *testing.T) {
		for _, c := range []struct {
			name string
			but  func(p *Stage, i int16)
			hits bool
		}{
			{"as he waits", func(*Stage, int16) {}, true},
			{"in Combat", func(p *Stage, _ int16) { p.Phase = Combat }, false},
			{"on a Caravan", func(p *Stage, i int16) { p.Transports[i].Kind = Caravan }, false},
			{"on nobody's ship", func(p *Stage, i int16) { p.Transports[i].Owner = play.Nobody }, false},
			{"on a ship without goods, without GILDE", func(p *Stage, i int16) { p.Transports[i].Cargo = [Lots]Lot{} }, false},
			{"on one without armies, with GILDE", func(p *Stage, i int16) { p.Learned(Red, Gilde).Transports[i].VF = 0 }, true},
			{"on one with armies alone, with GILDE", func(p *Stage, i int16) { p.Learned(Red, Gilde).Transports[i].Cargo = [Lots]Lot{} }, true},
			{"on one with 2 goods and 1 VF, for 3", func(p *Stage, i int16) {
				p.Learned(Red, Gilde).Corsair[Red].Least = 3
				p.Transports[i].Cargo, p.Transports[i].VF = [Lots]Lot{{N: 2, Good: Salt, From: None}}, 1
			}, true},
			{"on one with 1 of each, for 3", func(p *Stage, i int16) {
				p.Learned(Red, Gilde).Corsair[Red].Least = 3
				p.Transports[i].Cargo, p.Transports[i].VF = [Lots]Lot{{N: 1, Good: Salt, From: None}}, 1
			}, false},
			{"where he could not lurk", func(p *Stage, _ int16) { p.Corsair[Red].Could = 0 }, false},
			{"in a truce", func(p *Stage, _ int16) { p.Truces[Red][Green], p.Truces[Green][Red] = p.Turn, p.Turn }, false},
		} {
			p, i := lurking(t, 1, 1)
			c.but(p, i)
			runsInto(p, i)
			Want(t, c.name, p.Told(KeyRaided, int16(Red)), c.hits)
		}
	})
	// rule: mu-prototype/empire-cards/corsaro
	t.Run("lets pass what is not worth the trouble, or not his prey", func(t *testing.T) {
		p, i := lurking(t, 1, 4)
		runsInto(p, i)
		Want(t, "3 of 4", p.Transports[i].Cargo[1].N, 6)
		p, i = lurking(t, 1, 1)
		p.Corsair[Red].Prey = Blue
		runsInto(p, i)
		Want(t, "not blue's", p.Transports[i].Cargo[1].N, 6)
		p.Corsair[Red].Prey = Green
		runsInto(p, i)
		Want(t, "but green's", p.Transports[i].Cargo[1].N, 3)
		p, i = lurking(t, 1, 1)
		p.Corsair[Red].Zone = At("libyan-sea")
		runsInto(p, i)
		Want(t, "elsewhere", p.Transports[i].Cargo[1].N, 6)
		p.Run(func(g *State, _ *play.Table) { g.CloseTrade() })
		Want(t, "comes home", p.Players[Red].Hand[Corsaro], 1)
		Want(t, "and is not discarded", p.Discards[Corsaro], 0)
	})
}

// rule: mu-prototype/empire-card-modes/corsaro-mude
// rule: mu-prototype/technologies/mude
// rule: mu-prototype/empire-card-rules/truce-blocks-offensive-cards
// rule: mu-alpha/concepts/empire-cards
func TestWhomCorsairsSpare(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Trading(t).Studied(Red, 2).Learned(Blue, Mude).Studied(Blue, 2).Learned(White, Mude)
		Want(t, "equal TL, MUDE", p.WhyNotPlunder(Red, Blue), RuleMude)
		Want(t, "lower TL, MUDE", p.WhyNotPlunder(Red, White), play.Free)
		Want(t, "no MUDE", p.WhyNotPlunder(Red, Green), play.Free)
		Want(t, "equal TL, no MUDE", p.WhyNotPlunder(Blue, Red), play.Free)
		p.Truces[Red][Green], p.Truces[Green][Red] = p.Turn, p.Turn
		Want(t, "truce", p.WhyNotPlunder(Red, Green), RuleCardTruce)
	})
}

// Who sends a CORSARO says where he lurks, of the seas on which he has a port, for whom, and for how much; with GILDE also
// what becomes of the armies. A second one goes with the first.
//
// rule: mu-prototype/empire-cards/corsaro
// rule: mu-prototype/empire-card-modes/corsaro-loot
func TestSendingACorsair(t *testing.T) {
	p := Trading(t).Own(Red, "marmarica", "cyrenaica").Learned(Red, Gilde).Learned(Blue, Mude).Holds(Red, Corsaro, Corsaro)
	Want(t, "without a port", p.WhyNotSendCorsair(White), RuleNoPort)
	Want(t, "with ports", p.WhyNotSendCorsair(Red), play.Free)
	sends := play.Answer{Seat: Red, Verb: PlayCard, A: int16(Corsaro)}
	sail := At("gulf-of-sidra")
	p.Run(func(g *State, t *play.Table) { g.SendCorsair(t, sends) }).Asks(Red, AskLurk)
	lurks := By(Red, LurkAt, int16(sail), None)
	Want(t, "for 3 at most", p.Most(lurks), 3)
	Want(t, "for none", p.Offers(Saying(lurks, 0)), false)
	Want(t, "for green's", p.Offers(Saying(By(Red, LurkAt, int16(sail), int16(Green)), 1)), true)
	Want(t, "for blue's, who has MUDE", p.Refuses(By(Red, LurkAt, int16(sail), int16(Blue))), RuleMude)
	p.Play(Saying(By(Red, LurkAt, int16(sail), int16(Green)), 2)).Asks(Red, AskCaptives)
	for take := Killed; take <= Enslaved+1; take++ {
		Want(t, "what becomes of the armies", p.Offers(By(Red, TreatThem, int16(take))), take <= Enslaved)
	}
	p.Play(By(Red, TreatThem, int16(Enslaved)))
	Want(t, "he lurks", p.Corsair[Red], Corsair{Could: 1 << (sail - Territories), Zone: sail, Prey: Green, Least: 2, Take: Enslaved})
	p.Run(func(g *State, t *play.Table) { g.SendCorsair(t, sends) })
	Want(t, "the second asks nothing", p.IsOver(), true)
	p.Players[Red].Techs, p.Delivered = 0, [DeliveredPlaces]Delivered{}
	for i := range p.Delivered {
		p.Delivered[i].Card = None
	}
	p.Run(func(g *State, t *play.Table) { g.SendCorsair(t, sends) }).Play(Saying(lurks, 1))
	Want(t, "without GILDE nothing of armies", p.IsOver(), true)
}

// Who may not know where the CORSARO lurks finds him anywhere he could be.
func TestRedealCorsair(t *testing.T) {
	InEach(t, func(t *testing.T) {
		seen := map[Place]bool{}
		for seed := range uint64(40) {
			p := Trading(t).Own(Red, "marmarica", "cyrenaica", "egypt")
			p.Corsair[Red] = Corsair{Zone: At("egyptian-sea"), Prey: Green, Least: 2,
				Could: 1<<(At("egyptian-sea")-Territories) | 1<<(At("gulf-of-sidra")-Territories)}
			p.Delivered[0] = Delivered{Card: Corsaro, From: Red, To: Red, Until: p.Turn}
			src := chance.New(seed)
			p.RedealCorsair(Red, &src)
			seen[p.Corsair[Red].Zone] = true
		}
		Want(t, "zones", len(seen), 2)
		Want(t, "one without a port", seen[At("libyan-sea")], false)
	})
}

// The Empire's monopoly of Salt in land zone 3, and how Hungary takes it away.
//
// rule: mu-prototype/technologies/monopolio
func TestMonopoly(t *testing.T) {
	p := Trading(t).Own(Green, "franconia", "swabia", "liguria", "veneto", "papal-state").Own(Red, "sicily", "campania", "lombardy", "tuscany").
		Build(Settlement, 2, "franconia", "swabia", "liguria", "veneto", "papal-state", "campania", "lombardy", "tuscany").Learned(Green, Monopolio)
	zone := TheBox().Atlas.Territories[At("liguria")].Zone
	for _, id := range []string{"franconia", "swabia", "veneto", "papal-state", "sicily", "campania", "lombardy", "tuscany"} {
		Want(t, id+" lies in zone 3", TheBox().Atlas.Territories[At(id)].Zone, zone)
	}
	p.Run(func(g *State, t *play.Table) { g.NameMonopolies(t) }).Asks(Green, AskMonopoly).Play(By(Green, NameGoods, int16(Salt), int16(zone)))
	Want(t, "none was lost", p.Told(KeyNoMonopoly, int16(Green)), false)
	Want(t, "named", p.Monopolist(Salt, At("liguria")), Green)
	Want(t, "not elsewhere", p.Monopolist(Salt, At("egypt")), play.Nobody)
	Want(t, "nor other goods", p.Monopolist(Wine, At("liguria")), play.Nobody)

	i := p.Transport(Red, Merchantman, 2, "sicily", 5)
	p.Florins(Red, 1000).Stowed(i, Salt, 10, "")
	Want(t, "red buys no Salt there", p.WhyNotBuy(i, Salt, 14), RuleMonopoly)
	Want(t, "but Wine", p.WhyNotBuy(i, Wine, 14), play.Free)
	p.Florins(Green, 0).Run(func(g *State, t *play.Table) { g.SellGoods(t, i, 0, 10, 14) })
	Want(t, "a tenth of his sale", p.Players[Green].Florins, 14)
	p.Florins(Green, 0).Run(func(g *State, t *play.Table) { g.MonopolyShare(t, Salt, At("liguria"), 50*66) })
	Want(t, "and of the largest", p.Players[Green].Florins, 330)
	p.Run(func(g *State, t *play.Table) { g.MonopolyShare(t, Salt, At("liguria"), 9) })
	Want(t, "a tenth of 9 is nothing", p.Told(KeyShare, int16(Green)), false)
	p.Run(func(g *State, t *play.Table) { g.MonopolyShare(t, Salt, At("egypt"), 100) })
	Want(t, "nor is there a share elsewhere", p.Players[Green].Florins, 330)
	j := p.Transport(Green, Merchantman, 1, "liguria", 5)
	p.Florins(Green, 1000)
	Want(t, "green buys it", p.WhyNotBuy(j, Salt, 15), play.Free)

	p.Run(func(g *State, t *play.Table) { g.BuyGoods(t, j, Salt, 5, 20) })
	Want(t, "a tenth of what he buys himself", p.Players[Green].Florins, 1000-100+10)
	p.Run(func(g *State, t *play.Table) { g.NameMonopolies(t) })
	Want(t, "whoever has one is not asked again", p.IsOver() && p.Players[Green].Monopoly == Salt, true)

	p.Own(Red, "papal-state")
	p.Run(func(g *State, t *play.Table) { g.NameMonopolies(t) })
	Want(t, "lost", p.Players[Green].Monopoly, None)
	Want(t, "red lacks MONOPOLIO", p.Players[Red].Monopoly, None)
	Want(t, "a tie is no majority", p.Own(Green, "lombardy").Own(Red, "liguria").Leads(Green, zone), false)
	Want(t, "told", p.Told(KeyNoMonopoly, int16(Green)), true)
}

// A monopoly is named in a zone where its owner has more settlements than anybody, each of them his beyond dispute; it is
// gone with the technology, and who has lost it may name another where he leads.
//
// rule: mu-prototype/technologies/monopolio
func TestMonopolyWantsAMajority(t *testing.T) {
	InEach(t, func(t *testing.T) {
		p := Position(t, 3).Own(Green, "liguria", "veneto", "egypt", "macedonia").Own(Red, "campania").Build(Settlement, 1, "liguria", "veneto", "campania", "egypt")
		p.Phase = Trade
		here, there := TheBox().Atlas.Territories[At("liguria")].Zone, TheBox().Atlas.Territories[At("egypt")].Zone
		Want(t, "two zones", here != there, true)
		names := func(good, zone int8) play.Answer { return By(Green, NameGoods, good, zone) }
		name := func(g *State, t *play.Table) { g.NameMonopolies(t) }
		p.Run(name)
		Want(t, "without MONOPOLIO nobody is asked", p.IsOver(), true)
		p.Learned(Green, Monopolio).Run(name).Asks(Green, AskMonopoly)
		for z := range int8(medioevo.Zones) {
			for good := range int8(medioevo.Goods) {
				Want(t, "only where he leads", p.Offers(names(good, z)), z == here || z == there)
			}
		}
		p.Play(names(Wine, here))
		Want(t, "territories without a settlement are none", p.Own(Red, "lombardy", "tuscany").Leads(Green, here), true)
		Want(t, "nor do those of another zone count", p.Build(Settlement, 1, "macedonia").Leads(Green, here), true)
		contested := *p.State
		contested.Territories[At("veneto")].Before = Green
		Want(t, "a contested one does not count", contested.Leads(Green, here), false)

		p.Own(Red, "veneto").Run(name).Asks(Green, AskMonopoly)
		Want(t, "lost", p.Told(KeyNoMonopoly, int16(Green)), true)
		Want(t, "no longer here", p.Offers(names(Wine, here)), false)
		p.Play(names(Salt, there))
		Want(t, "another zone", p.Monopolist(Salt, At("egypt")), Green)
		Want(t, "not the old one", p.Monopolist(Salt, At("liguria")), play.Nobody)
		p.Players[Green].Techs = 0
		p.Run(name)
		Want(t, "gone with the technology", p.Players[Green].Monopoly, None)
		Want(t, "and nobody is asked", p.IsOver(), true)
	})
}
