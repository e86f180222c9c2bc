package alpha

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// inArea are the territories of an area that are in play, of a terrain.
func inArea(p *Stage, id string, terrains ...medioevo.Terrain) (all []string) {
	for _, a := range own(TheBox()).Areas {
		for _, q := range a.Places {
			if a.ID == id && p.InPlay(q) && slices.Contains(terrains, TheBox().Atlas.Territories[q].Terrain) {
				all = append(all, TheBox().Atlas.ID(q))
			}
		}
	}
	return all
}

// cargo loads goods aboard a transport.
func cargo(p *Stage, i int16, lots ...Lot) *Stage {
	copy(p.Transports[i].Cargo[:], lots)
	return p
}

// wordCase is a card turned with a face of its back, which does what a word says.
type wordCase struct {
	word doing
	id   string
	face int
	name string
	lay  func(p *Stage)
	then []play.Answer
	want func(t *testing.T, p *Stage)
}

// What the cards do, in their areas and nowhere else: to transports and armies.
//
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func TestWhatHappensToPieces(t *testing.T) {
	carried(t, []wordCase{
		{doLoseCargo, "a06", 1, "corsairs take half of the goods of lone Merchant Ships", func(p *Stage) {
			cargo(p, p.Transport(Green, Merchantman, 1, "gulf-of-lion", 0), Lot{N: 5, From: None})
			cargo(p, p.Transport(Red, Merchantman, 1, "gulf-of-lion", 0), Lot{N: 5, From: None})
			p.Transport(Red, Galley, 1, "gulf-of-lion", 4)
			p.Transport(Blue, Merchantman, 1, "gulf-of-lion", 0)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "of who carries nothing nothing is told", p.Told(KeySpoilt, int16(Blue)), false)
			Want(t, "Green's", p.Transports[0].Cargo[0].N, 3)
			Want(t, "Red's are guarded", p.Transports[1].Cargo[0].N, 5)
			Want(t, "nobody aboard a Galley is struck", p.Transports[2].VF, 4)
		}},
		{doLoseCargo, "a22", 1, "robbers take half of the goods of lone Caravans", func(p *Stage) {
			cargo(p.Vf(Green, "georgia", 4), p.Transport(Green, Caravan, 1, "georgia", 0), Lot{N: 4, From: None})
			cargo(p.Vf(Red, "armenia", 4), p.Transport(Red, Caravan, 1, "armenia", 0), Lot{N: 4, From: None})
			p.Transport(Red, WarWagon, 1, "armenia", 1)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "Green has 4 FV there", p.Transports[0].Cargo[0].N, 2)
			Want(t, "Red has 5", p.Transports[1].Cargo[0].N, 4)
		}},
		{doDestroyIfStillHere, "a01", 1, "a storm marks ships", func(p *Stage) {
			p.Transport(Green, Galley, 1, "east-black-sea", 1)
			p.Transport(Green, Galley, 1, "ionian-sea", 1)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "in the Black Sea", p.Transports[0].Halted&Imperilled != 0, true)
			Want(t, "elsewhere", p.Transports[1].Halted&Imperilled != 0, false)
			Want(t, "told", p.Told(KeyPeril, 1, int16(Green)), true)
		}},
		{doMovePoints, "a04", 1, "a wind gives 2 MP", func(p *Stage) {
			p.Transport(Green, Galley, 1, "levantine-sea", 1)
			p.Transport(Green, Galley, 1, "ionian-sea", 1)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "more there than elsewhere", p.MpLeft(0)-p.MpLeft(1), 2)
		}},
		{doHalfMP, "a09", 1, "a plague halves MP by land", func(p *Stage) {
			p.Transport(Green, Caravan, 2, "castile", 0)
			p.Transport(Green, Caravan, 2, "egypt", 0)
			p.Transport(Green, Galley, 1, "galicia", 1)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "rounded down", p.MpLeft(0), p.MpLeft(1)/2)
			Want(t, "ships are not struck", p.Transports[2].Halted, 0)
		}},
		{doStop, "a05", 1, "a calm stops ships", func(p *Stage) {
			p.Transport(Green, Galley, 1, "ionian-sea", 4)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "it does not move", p.WhyNotStep(0, At("sicilian-sea")), RuleStorm)
		}},
		{doRiverCost, "a14", 1, "floods", func(*Stage) {}, nil, func(t *testing.T, p *Stage) {
			Want(t, "into Egypt", riverCost(p.State, At("egypt")), 2)
			Want(t, "a Caravan's way into it", p.StepCost(p.Transport(Green, Caravan, 1, "sinai", 0), At("sinai"), At("egypt")), 1+1+2)
			Want(t, "into Castile", riverCost(p.State, At("castile")), 0)
		}},
		{doLoseArmies, "a21", 1, "a tenth of the armies desert, of their owner's choice", func(p *Stage) {
			p.Held(Green, 17, "thrace").Held(Green, 4, "macedonia").Held(Red, 3, "serbia").Held(Blue, 30, "egypt")
		}, []play.Answer{Saying(By(Green, LoseArmies, int16(At("macedonia")), None), 1), Saying(By(Green, LoseArmies, int16(At("thrace")), None), 1)}, func(t *testing.T, p *Stage) {
			Want(t, "told", p.Told(KeyMelts, int16(Green), 2) && p.Told(KeyMelts, int16(Red), 1), true)
			Want(t, "2 of 21", p.Ground(Green, At("thrace"))+p.Ground(Green, At("macedonia")), 19)
			Want(t, "where he chose", p.Ground(Green, At("macedonia")), 3)
			Want(t, "at least 1", p.Ground(Red, At("serbia")), 2)
			Want(t, "not elsewhere", p.Ground(Blue, At("egypt")), 30)
		}},
		{doLoseArmies, "k02", 1, "the pestilence takes its share of each territory", func(p *Stage) {
			p.Held(Green, 11, "lombardy").Held(Green, 1, "tuscany").Held(Red, 20, "veneto").Held(Blue, 20, "apulia").Held(White, 20, "sicily")
			p.Learned(Red, Medicina).Learned(Blue, Medicina, Chirurgia).Learned(White, Ospedale)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "3 of 11", p.Ground(Green, At("lombardy")), 8)
			Want(t, "at least 1, and the land is lost", p.Land("tuscany").Owner, play.Nobody)
			Want(t, "20 percent with MEDICINE", p.Ground(Red, At("veneto")), 16)
			Want(t, "15 with SURGERY too", p.Ground(Blue, At("apulia")), 17)
			Want(t, "10 with HOSPITAL", p.Ground(White, At("sicily")), 18)
		}},
		{doGainArmies, "a07", 6, "full granaries", func(p *Stage) {
			p.Own(Green, inArea(p, "maghreb", medioevo.Plain, medioevo.Desert)...)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "1 FV a plain, 5 at most", p.Players[Green].Coming, int16(min(5, len(inArea(p, "maghreb", medioevo.Plain)))))
		}},
		{doOfferArmies, "a19", 1, "a free company", func(p *Stage) {
			p.Held(Green, 5, "gascony").Build(Settlement, 1, "gascony").Florins(Green, 500)
			p.Held(Red, 5, "anjou").Florins(Red, 500)
			p.Held(Blue, 5, "ile-de-france").Build(Settlement, 1, "ile-de-france").Florins(Blue, 35)
		}, []play.Answer{Saying(By[int16](Green, Hire, 10), 10), Saying(By[int16](Blue, Hire, 10), 3)}, func(t *testing.T, p *Stage) {
			Want(t, "10 FV at most", p.Players[Green].Coming, 10)
			Want(t, "for 10 florins each", p.Players[Green].Florins, 400)
			Want(t, "what he can pay", p.Players[Blue].Coming, 3)
			Want(t, "nobody without a settlement", p.Players[Red].Coming, 0)
		}},
		{doLoseTransports, "k10", 3, "the arsenal burns", func(p *Stage) {
			p.Crowned("golden-horde").Held(Green, 5, "egypt")
			p.Transport(Green, WarWagon, 1, "egypt", 4)
			cargo(p, p.Transport(Green, Caravan, 1, "egypt", 0), Lot{N: 2, From: None})
			p.Transport(Green, Galley, 1, "ionian-sea", 4)
			p.Captain(Green, 2, "egypt", 0)
			p.Held(Red, 5, "sinai").Transport(Red, Caravan, 1, "sinai", 0)
		}, []play.Answer{By[int16](Green, GiveTransport, 0), By[int16](Green, GiveTransport, 1)}, func(t *testing.T, p *Stage) {
			Want(t, "two are gone", [2]Kind{p.Transports[0].Kind, p.Transports[1].Kind}, [2]Kind{})
			Want(t, "the armies stay ashore", p.Ground(Green, At("egypt")), 9)
			Want(t, "so does the Captain", p.Captains[0].Aboard, None)
			Want(t, "and the goods", slices.ContainsFunc(p.Heaps[:], func(h Heap) bool { return h.N == 2 && h.At == At("egypt") }), true)
			Want(t, "the others lose nothing", p.Transports[3].Kind, Caravan)
		}},
		{doLoseTransports, "k10", 6, "the arsenal burns, with LOGISTICS", func(p *Stage) {
			p.Crowned("byzantine-empire").Learned(Green, Logistica)
			p.Transport(Green, Galley, 1, "ionian-sea", 4)
			p.Transport(Green, Galley, 1, "ionian-sea", 4)
		}, []play.Answer{By[int16](Green, GiveTransport, 1)}, func(t *testing.T, p *Stage) {
			Want(t, "only one, with all aboard", [2]int16{p.Transports[0].VF, p.Transports[1].VF}, [2]int16{4, 0})
		}},
		{doLoseTransports, "k10", 6, "the arsenal of who has but one transport burns", func(p *Stage) {
			p.Players[Green].Realm = Realm("byzantine-empire") // without a territory
			p.Transport(Green, Galley, 1, "ionian-sea", 4)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "he is not asked, and it is gone", p.Transports[0].Kind, NoTransport)
			Want(t, "who has nothing else is out", p.Players[Green].Out, true)
		}},
	})
}

// To territories, buildings and barbarians.
//
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func TestWhatHappensToLands(t *testing.T) {
	carried(t, []wordCase{
		{doSupply, "a08", 1, "a lean harvest", func(p *Stage) {
			p.Held(Green, 5, "bithynia", "lydia", "egypt").Build(Settlement, 2, "bithynia", "egypt")
		}, nil, func(t *testing.T, p *Stage) {
			before := *p.State
			before.Fate.Lasting = [len(before.Fate.Lasting)]Lasting{}
			Want(t, "5 FV less", p.SupplyLimit(At("bithynia")), before.SupplyLimit(At("bithynia"))-5)
			Want(t, "not elsewhere", p.SupplyLimit(At("egypt")), before.SupplyLimit(At("egypt")))
			Want(t, "not below 5", p.SupplyLimit(At("lydia")), 5)
			p.Turn++
			Want(t, "no longer in the next turn", harvest(p.State, At("bithynia")), 0)
		}},
		{doSupply, "k07", 1, "the great hunger", func(p *Stage) { p.Held(Green, 5, "egypt") }, nil, func(t *testing.T, p *Stage) {
			p.Turn++
			Want(t, "also in the next turn", harvest(p.State, At("egypt")), -5)
			p.Turn++
			Want(t, "no longer then", harvest(p.State, At("egypt")), 0)
		}},
		{doNoReinforcements, "k07", 1, "the great hunger", func(p *Stage) { p.Held(Green, 5, "egypt", "judea") }, nil, func(t *testing.T, p *Stage) {
			p.Turn, p.Phase = p.Turn+1, Reinforcements
			Want(t, "Egypt counts for nothing", musters(p.State, At("egypt")), false)
			Want(t, "Judea counts", musters(p.State, At("judea")), true)
			p.Phase = Events
			Want(t, "it is over with the phase", musters(p.State, At("egypt")), true)
		}},
		{doGatherBarbarians, "a10", 1, "border raids", func(p *Stage) { p.Held(Green, 5, "thrace").Wild("serbia", 1) }, nil, func(t *testing.T, p *Stage) {
			Want(t, "2 FV more", p.Ground(Barbarians, At("serbia")), 3)
			Want(t, "also where nobody stood", p.Ground(Barbarians, At("bosnia")), 2)
			Want(t, "not in a player's", p.Ground(Barbarians, At("thrace")), 0)
			Want(t, "not elsewhere", p.Ground(Barbarians, At("egypt")), 0)
		}},
		{doGatherBarbarians, "k04", 2, "an invasion", func(p *Stage) { p.Held(Green, 5, "thrace") }, nil, func(t *testing.T, p *Stage) {
			lands, chiefs := 0, int8(0)
			for q := range p.State.Land() {
				if n := p.Ground(Barbarians, q); n > 0 {
					Want(t, "5 FV", n, 5)
					lands++
					chiefs += p.ChiefLevel(p.BarbarianCaptain(q))
				}
			}
			Want(t, "territories", lands, 3)
			Want(t, "one Captain of level I", chiefs, 1)
		}},
		{doGatherBarbarians, "k04", 2, "an invasion of the last barbarian land, where a Captain is", func(p *Stage) {
			for q := range p.State.Land() {
				p.Territories[q].Owner = Green
			}
			p.Own(play.Nobody, "serbia").Captain(Barbarians, 2, "serbia", None)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "5 FV", p.Ground(Barbarians, At("serbia")), 5)
			Want(t, "no other Captain", p.ChiefLevel(p.BarbarianCaptain(At("serbia"))), 2)
			Want(t, "Captains", slices.IndexFunc(p.Captains[:], func(x Captain) bool { return x.Level == 0 }), 1)
		}},
		{doRebel, "k06", 6, "a civil war", func(p *Stage) {
			p.Crowned("mamluk-sultanate", "kingdom-of-hungary")
			p.Held(Red, 5, "alfold", "upper-hungary", "transylvania", "slavonia").Held(Red, 5, "serbia")
			p.Players[Red].Capital = At("pannonia")
			p.Captain(Red, 1, "slavonia", None)
			p.Transport(Red, WarWagon, 1, "alfold", 4)
		}, []play.Answer{By(Red, GiveUpLand, At("alfold")), By(Red, GiveUpLand, At("transylvania"))}, func(t *testing.T, p *Stage) {
			Want(t, "the first", p.Land("alfold").Owner, play.Nobody)
			Want(t, "the second", p.Land("transylvania").Owner, play.Nobody)
			Want(t, "all FV turn, those aboard too", p.Ground(Barbarians, At("alfold")), 9)
			Want(t, "none of them is his any more", p.Strength(Red, At("alfold")), 0)
			Want(t, "his wagon is without armies since this turn", p.Transports[0].Empty, p.Turn)
			Want(t, "the rest is his", p.Land("upper-hungary").Owner, Red)
		}},
		{doRebel, "k06", 6, "a civil war, with LAW", func(p *Stage) {
			p.Crowned("mamluk-sultanate", "kingdom-of-hungary").Learned(Red, Legge)
			p.Held(Red, 5, "alfold", "upper-hungary").Held(Red, 5, "serbia")
			p.Players[Red].Capital = At("pannonia")
			p.Captain(Red, 1, "upper-hungary", None)
			for _, q := range TheBox().Atlas.Realms[Realm("kingdom-of-hungary")].Territories {
				if id := TheBox().Atlas.ID(q); id != "alfold" && id != "upper-hungary" {
					p.Own(play.Nobody, id)
				}
			}
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "the only one that may, unasked", p.Land("alfold").Owner, play.Nobody)
			Want(t, "where a Captain is it is quiet", p.Land("upper-hungary").Owner, Red)
			Want(t, "and abroad", p.Land("serbia").Owner, Red)
		}},
		{doRebellionLevel, "a11", 1, "discontent", func(p *Stage) { p.Held(Green, 3, "georgia").Held(Green, 3, "egypt") }, nil, func(t *testing.T, p *Stage) {
			Want(t, "there 1 FV more", revoltNeed(p.State, Green, At("georgia"), 2), 4)
			Want(t, "not elsewhere", revoltNeed(p.State, Green, At("egypt"), 2), 3)
			Want(t, "with 5 nothing is at risk", revoltNeed(p.State, Green, At("georgia"), 4), 5)
		}},
		{doRebellionLevel, "k03", 3, "a schism", func(p *Stage) { p.Crowned("mamluk-sultanate", "kingdom-of-hungary") }, nil, func(t *testing.T, p *Stage) {
			Want(t, "his need more, wherever they are", revoltNeed(p.State, Green, At("georgia"), 2), 4)
			Want(t, "not the others'", revoltNeed(p.State, Red, At("georgia"), 2), 3)
		}},
		{doLowerBuilding, "a12", 1, "a tremor", func(p *Stage) {
			p.Held(Green, 5, "egypt", "sinai").Build(Fort, 1, "egypt", "sinai").Held(Red, 5, "marmarica").Build(Fort, 3, "marmarica")
			p.Land("sinai").Siege = Siege{By: Red, Land: true, Turns: 1, Now: 1, Chief: None}
			p.Build(Fort, 1, "cyrenaica")
		}, []play.Answer{By(Green, LowerThis, At("sinai"), Place(Fort))}, func(t *testing.T, p *Stage) {
			Want(t, "a Tower is gone", p.Built(At("sinai"), Fort), 0)
			Want(t, "and the siege of it", p.Besieged(At("sinai")), false)
			Want(t, "the other stands", p.Built(At("egypt"), Fort), 1)
			Want(t, "a Castle falls by a level", p.Built(At("marmarica"), Fort), 2)
			Want(t, "the barbarians' stands", p.Built(At("cyrenaica"), Fort), 1)
		}},
		{doLowerBuilding, "a13", 1, "a fire", func(p *Stage) {
			p.Held(Green, 5, "gascony", "anjou").Build(Settlement, 1, "anjou").Build(Settlement, 3, "gascony")
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "a City falls", p.Built(At("gascony"), Settlement), 2)
			Want(t, "a Village does not", p.Built(At("anjou"), Settlement), 1)
		}},
		{doLowerBuilding, "k05", 1, "a great earthquake", func(p *Stage) {
			p.Held(Green, 5, "lydia", "mysia").Build(Fort, 2, "lydia", "mysia").Build(Settlement, 2, "lydia").Build(Settlement, 1, "mysia").Build(Fort, 1, "pontus")
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "every fortification", [3]int8{p.Built(At("lydia"), Fort), p.Built(At("mysia"), Fort), p.Built(At("pontus"), Fort)}, [3]int8{1, 1, 0})
			Want(t, "every Hamlet and City", [2]int8{p.Built(At("lydia"), Settlement), p.Built(At("mysia"), Settlement)}, [2]int8{1, 1})
		}},
		{doRemoveBuilding, "k01", 6, "heresy at the Mamluks'", func(p *Stage) {
			p.Crowned("mamluk-sultanate", "kingdom-of-hungary").Held(Green, 9, "egypt").Build(Cathedral, 1, "egypt")
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "his only Cathedral", p.Built(At("egypt"), Cathedral), 0)
			Want(t, "told", p.Told(KeyRazed, int16(At("egypt")), int16(Cathedral)), true)
		}},
		{doHeretics, "k01", 6, "heretics", func(p *Stage) {
			p.Crowned("mamluk-sultanate", "kingdom-of-hungary")
			p.Land("egypt").VF[Green] = 0
			p.Held(Green, 9, "egypt").Build(Cathedral, 1, "egypt").Holds(Green, Flagellante)
		}, []play.Answer{Says(Green, SendFlagellant)}, func(t *testing.T, p *Stage) {
			die := int16(0)
			for _, l := range p.Match.Lines(0) {
				if l.Key == KeyHeretics {
					die = l.Args[2]
				}
			}
			Want(t, "half of the die, rounded down", p.Ground(Barbarians, At("egypt")), die/2)
			Want(t, "so many less of his", p.Ground(Green, At("egypt")), 9-die/2)
			Want(t, "the card is discarded", p.Players[Green].Hand[Flagellante], 0)
			Want(t, "the land is his", p.Land("egypt").Owner, Green)
		}},
		{doNoAttacks, "a23", 1, "a truce of God", func(p *Stage) { p.Held(Green, 5, "lydia") }, nil, func(t *testing.T, p *Stage) {
			p.Wild("bithynia", 20)
			raiders := func() int { return len(p.PreyOf(p.RaiderOf(At("bithynia")))) }
			Want(t, "there", noAttacks(p.State, At("lydia")), RuleTruceOfGod)
			Want(t, "elsewhere", noAttacks(p.State, At("egypt")), play.Free)
			Want(t, "whom barbarians attack", raiders(), 0)
			p.Transport(Red, WarWagon, 1, "mysia", 5)
			p.Captain(Red, 1, "mysia", 0)
			p.War(Green, Red).Active = Red
			p.March.Leader, p.March.Convoy = 0, One(0)
			Want(t, "nor players", p.WhyNotAttack(At("lydia"), Green), RuleTruceOfGod)
			p.Turn++
			Want(t, "whom barbarians attack then", raiders(), 1)
			Want(t, "and players", p.WhyNotAttack(At("lydia"), Green), play.Free)
			Want(t, "in the next turn", noAttacks(p.State, At("lydia")), play.Free)
		}},
	})
}

// The Captain of an invasion is of the level that the card says.
//
// rule: mu-alpha/events/calamity-draw
func TestTheCaptainOfAnInvasion(t *testing.T) {
	card, _ := numbered("k04")
	e := &own(TheBox()).Calamities[card].Effects[0]
	printed := *e
	defer func() { *e = printed }()
	for level := int8(1); level <= 3; level++ {
		e.Captain = level
		p := Position(t, 5).Own(play.Nobody, "serbia")
		for q := range p.State.Land() {
			if q != At("serbia") {
				p.Territories[q].Owner = Green
			}
		}
		strike(p, "k04", 2)
		Want(t, "level", p.ChiefLevel(p.BarbarianCaptain(At("serbia"))), level)
	}
}

// Heresy throws a d6 in each territory whose Cathedral it has taken.
//
// rule: mu-alpha/events/calamity-draw
func TestHereticsAreASixSidedDie(t *testing.T) {
	for shows := 1; shows <= 6; shows++ {
		p := Position(t, 5).Crowned("mamluk-sultanate", "kingdom-of-hungary")
		p.Land("egypt").VF[Green] = 9
		p.Own(Green, "egypt").Build(Cathedral, 1, "egypt")
		strike(p, "k01", 6, D6(shows))
		Want(t, "who turn barbarian", p.Ground(Barbarians, At("egypt")), int16(shows))
	}
}

// To florins, honour, cards and what players may do.
//
// rule: mu-alpha/events/event-area
// rule: mu-alpha/events/calamity-draw
func TestWhatHappensToPlayers(t *testing.T) {
	carried(t, []wordCase{
		{doPrice, "a08", 1, "dear cereals", func(*Stage) {}, nil, func(t *testing.T, p *Stage) {
			Want(t, "cereals bought", p.Ed().EventPrice(p.State, At("bithynia"), Cereals, true), 5)
			Want(t, "cereals sold", p.Ed().EventPrice(p.State, At("bithynia"), Cereals, false), 5)
			Want(t, "wine", p.Ed().EventPrice(p.State, At("bithynia"), Wine, true), 0)
			Want(t, "elsewhere", p.Ed().EventPrice(p.State, At("egypt"), Cereals, true), 0)
		}},
		{doPrice, "a17", 6, "shuttered shops", func(*Stage) {}, nil, func(t *testing.T, p *Stage) {
			Want(t, "all goods sell for less", eventPrice(p.State, At("veneto"), Wine, false), -10)
			Want(t, "and are not cheaper", eventPrice(p.State, At("veneto"), Wine, true), 0)
		}},
		{doGainFlorins, "a15", 3, "silver", func(p *Stage) {
			p.Own(Green, inArea(p, "iberia", medioevo.Hill, medioevo.Mountain)...).Own(Red, inArea(p, "iberia", medioevo.Plain)...)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "20 florins each, 100 at most", p.Players[Green].Florins, int32(min(100, 20*len(inArea(p, "iberia", medioevo.Hill, medioevo.Mountain)))))
			Want(t, "none of plains", p.Players[Red].Florins, 0)
			Want(t, "of which nothing is told", p.Told(KeyWindfall, int16(Red)), false)
		}},
		{doGainFlorins, "a20", 1, "pilgrims", func(p *Stage) {
			p.Own(Green, "papal-state", "tuscany").Build(Cathedral, 1, "papal-state", "tuscany")
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "Rome, its Cathedral and another", p.Players[Green].Florins, 150)
		}},
		{doLoseFlorins, "k08", 6, "the banks fail", func(p *Stage) {
			p.Crowned("mamluk-sultanate", "kingdom-of-hungary").Florins(Green, 705).Florins(Red, 705).Learned(Green, Gilde)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "a quarter of 405 with GUILDS", p.Players[Green].Florins, 705-101)
			Want(t, "the others lose nothing", p.Players[Red].Florins, 705)
		}},
		{doLoseFlorins, "k08", 6, "the banks fail, of who has less than 300", func(p *Stage) {
			p.Crowned("mamluk-sultanate", "kingdom-of-hungary").Florins(Green, 250)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "nothing is lost", p.Players[Green].Florins, 250)
			Want(t, "nor told", p.Told(KeyRuin, int16(Green), 0), false)
		}},
		{doNoTax, "k09", 1, "locusts", func(p *Stage) { p.Held(Green, 5, "tunisia", "egypt").Build(Cathedral, 1, "tunisia") }, nil, func(t *testing.T, p *Stage) {
			p.Turn, p.Phase = p.Turn+1, Taxes
			Want(t, "Tunisia pays nothing, not even for its Cathedral", p.Income(Green), int32(territoryTax))
			Want(t, "so it is told", yieldOf(p.State, Green, At("tunisia")), 0)
			p.Phase = Events
			Want(t, "it is over with the phase", p.Income(Green), int32(2*territoryTax+cathedralTax))
		}},
		{doCheapTechnology, "a18", 1, "masters", func(p *Stage) {
			p.Held(Green, 5, "bithynia").Build(Settlement, 1, "bithynia").Held(Red, 5, "lydia")
		}, nil, func(t *testing.T, p *Stage) {
			p.Turn, p.Phase = p.Turn+1, Purchase
			full := p.TechPrice(Red, Agricoltura)
			Want(t, "half for who has a settlement", p.TechPrice(Green, Agricoltura), full/2)
			Want(t, "the others pay all", full, TheBox().Techs[Agricoltura].Cost)
			p.Players[Green].NewTechs = 1
			Want(t, "only the first", p.TechPrice(Green, Agricoltura), full)
			p.Players[Green].NewTechs, p.Phase = 0, Taxes
			Want(t, "it is over with the phase", p.TechPrice(Green, Agricoltura), full)
		}},
		{doHonourPoints, "a24", 1, "a wedding", func(p *Stage) {
			p.Held(Green, 5, "egypt").Held(Red, 5, "sinai").Held(Blue, 5, "thrace").War(Red, White)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "in peace", p.Players[Green].Honour, 1)
			Want(t, "at war", p.Players[Red].Honour, 0)
			Want(t, "elsewhere", p.Players[Blue].Honour, 0)
		}},
		{doHonourPoints, "k03", 3, "a schism, with THEOLOGY", func(p *Stage) { p.Crowned("mamluk-sultanate").Learned(Green, Teologia) }, nil, func(t *testing.T, p *Stage) {
			Want(t, "1 HP", p.Players[Green].Honour, -1)
		}},
		{doHonourPoints, "k03", 4, "a schism", func(p *Stage) { p.Crowned("byzantine-empire") }, nil, func(t *testing.T, p *Stage) {
			Want(t, "2 HP", p.Gained(Green, ForEvents), -2)
		}},
		{doCrusade, "a02", 1, "a Crusade", func(p *Stage) {
			p.Crowned("kingdom-of-hungary", "mamluk-sultanate").Own(Red, "judea").Players[Green].Pope = true
		}, []play.Answer{Saying(Says(Green, SizeCrusade), 3)}, func(t *testing.T, p *Stage) {
			Want(t, "the Pope says how large it is", p.Faith.Crusade.Size, 3*crusadeStep)
		}},
		{doCrusade, "a02", 1, "no Crusade", func(p *Stage) {
			p.Crowned("kingdom-of-hungary", "mamluk-sultanate").Own(Green, "judea").Players[Green].Pope = true
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "Jerusalem is a Christian's", p.Faith.Crusade.Size, 0)
		}},
		{doPopeDies, "a03", 1, "the Pope dies", func(p *Stage) {
			p.Crowned("kingdom-of-hungary", "mamluk-sultanate", "holy-roman-empire").Own(Green, "papal-state").Players[Green].Pope = true
			p.Players[White].Out, p.Players[4].Out = true, true
		}, []play.Answer{By(Green, VoteFor, Blue), By(Blue, VoteFor, Blue)}, func(t *testing.T, p *Stage) {
			Want(t, "another is elected", p.Pope(), Blue)
		}},
		{doDiscardCards, "k11", 4, "the king dies", func(p *Stage) {
			p.Crowned("mamluk-sultanate").Holds(Green, Abate, Bardo, Abate)
		}, []play.Answer{By(Green, DiscardThis, Abate), By(Green, DiscardThis, Abate)}, func(t *testing.T, p *Stage) {
			Want(t, "he keeps one", p.Players[Green].Hand[Bardo], 1)
			Want(t, "the others lie with the used cards", p.Discards[Abate], 2)
		}},
		{doDiscardCards, "k11", 4, "the king dies, with FEUDALISM", func(p *Stage) {
			p.Crowned("mamluk-sultanate").Holds(Green, Abate, Bardo).Learned(Green, Feudalesimo)
		}, nil, func(t *testing.T, p *Stage) {
			Want(t, "he keeps two", p.State.Held(Green), 2)
		}},
		{doNoDiplomacy, "k11", 4, "the king dies", func(p *Stage) { p.Crowned("mamluk-sultanate", "kingdom-of-hungary") }, nil, func(t *testing.T, p *Stage) {
			p.Turn, p.Phase = p.Turn+1, Diplomacy
			Want(t, "he does nothing in the next Diplomacy", silenced(p.State, Green), true)
			Want(t, "the others do", silenced(p.State, Red), false)
			Want(t, "and is not asked", p.Acts(Green, (*State).Diplomacy).IsOver(), true)
			p.Turn++
			Want(t, "only in that", silenced(p.State, Green), false)
		}},
	})
}

// carried turns each card, answers what is asked, and looks at what has come of it.
func carried(t *testing.T, cases []wordCase) {
	for _, x := range cases {
		t.Run(x.id+" "+doIDs[x.word]+": "+x.name, func(t *testing.T) {
			card, calamity := numbered(x.id)
			if !slices.ContainsFunc(fateCard(Position(t, 5).State, calamity, card).Effects, func(e Effect) bool { return e.Do == x.word }) {
				t.Fatal("the card does something else")
			}
			p := Position(t, 5)
			x.lay(p)
			strike(p, x.id, x.face)
			p.Play(x.then...)
			if !p.IsOver() {
				t.Fatalf("still asked: %s", p.Match.Asked())
			}
			x.want(t, p)
		})
	}
}

// Every card of both decks can be turned in any position, with every face, and nothing breaks that is conserved.
//
// rule: mu-alpha/events/draw-event
// rule: mu-alpha/events/calamity-draw
func TestEveryCardInRandomPositions(t *testing.T) {
	src := chance.New(7)
	for seats := 3; seats <= 5; seats++ {
		for i := range eventCards + Calamities {
			card, calamity := int8(i), i >= eventCards
			if calamity {
				card -= eventCards
			}
			for face := range int8(faces) {
				p := scattered(t, seats, &src)
				b := &blow{calamity: calamity, card: card, face: face, victim: play.Nobody}
				if b.box(p.State).Aimed {
					b.victim = play.Seat(src.N(seats))
				}
				p.Run(func(g *State, t *play.Table) {
					t.Chance()
					carryOut(g, t, b)
				})
				for !p.IsOver() {
					o := p.Match.Offers()[0]
					c := o.Choices[src.N(len(o.Choices))]
					p.Play(c.With(o.Seat, c.Lo+int16(src.N(int(c.Hi-c.Lo)+1))))
				}
				if err := p.Check(); err != nil {
					t.Fatalf("%s, face %d: %v", b.box(p.State).ID, face+1, err)
				}
			}
		}
	}
}

// scattered is a position in which all have something everywhere.
func scattered(t *testing.T, seats int, src *chance.Source) *Stage {
	p := Began(t, seats, nil)
	p.Phase, p.Turn = Events, 3
	for q := range p.State.Land() {
		x := &p.Territories[q]
		x.VF = [MostRealms + 1]int16{}
		s := play.Seat(src.N(seats + 1))
		if s == play.Seat(seats) {
			x.Owner, x.VF[Barbarians] = play.Nobody, int16(src.N(9))
			continue
		}
		x.Owner = s
		x.VF[s] = int16(1 + src.N(9))
		x.Level = [2]int8{0, int8(src.N(3))}
		if TheBox().Atlas.Territories[q].Centre != nil {
			x.Level[Settlement] = int8(src.N(4))
		}
		x.Cathedral = src.N(8) == 0 && p.Left(Cathedral, 1) > 0
		if src.N(5) == 0 && p.Fleet(s, WarWagon) < 3 { // no player may own more of a kind
			sail(p, s, q, src)
		}
	}
	for s := range play.Seat(seats) {
		p.Players[s].Florins = int32(src.N(900))
		p.Players[s].Techs = src.Uint64() & (1<<len(TheBox().Techs) - 1)
	}
	return p
}

// sail gives a player a War Wagon in a territory, and ships somewhere at sea.
func sail(p *Stage, s play.Seat, q Place, src *chance.Source) {
	wagon := p.NewTransport(s, WarWagon, 1)
	p.Transports[wagon].At, p.Transports[wagon].VF = q, 2
	ship := p.NewTransport(s, Merchantman, 1)
	p.Transports[ship].At = Territories + Place(src.N(medioevo.Seas))
	cargo(p, ship, Lot{N: 2, From: None}, Lot{N: 1, Good: Furs, From: None})
	galley := p.NewTransport(s, Galley, 1)
	p.Transports[galley].At, p.Transports[galley].VF = Territories+Place(src.N(medioevo.Seas)), 3
}

// What an effect takes or leaves of much is no less for being more than a number of the board holds a hundredfold.
func TestShares(t *testing.T) {
	// rule: mu-alpha/events/event-area
	for _, x := range [...]struct{ n, percent, want int16 }{{600, 50, 300}, {600, 90, 540}, {1200, 30, 360}, {7, 30, 2}} {
		Want(t, "a share", share(x.n, x.percent), x.want)
	}
}
