package prototype

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// striking finds an Event card on which the effect is the icon of the die's lowest face that brings it, and that face.
func strike(effect Effect) (card int8, roll int8) {
	for i := range own(TheBox()).Events {
		for icon, x := range own(TheBox()).Events[i].Icons {
			if x == effect {
				return int8(i), int8(1 + 2*icon)
			}
		}
	}
	panic("no such icon")
}

// only leaves one card in the Event deck.
func only(p *Stage, card int8) *Stage {
	for i := range p.EventAt {
		p.EventAt[i] = Used
	}
	p.EventAt[card] = InDeck
	return p
}

// rule: mu-prototype/events/draw-card
// rule: mu-prototype/events/icon-roll
// rule: mu-prototype/events/four-effects
// rule: mu-prototype/events/ignored-numbers
func TestTheDieChoosesTheIcon(t *testing.T) {
	for roll := 1; roll <= 6; roll++ {
		p := only(Position(t, 6), 7).Falling(Dn(1, 1), D6(roll))
		p.Run(drawEvent)
		Want(t, "the card", p.Event.Card, 7)
		Want(t, "the icon of the roll", p.Event.Icon, int8((roll-1)/2))
		Want(t, "the effect", p.Told(KeyEvent, 7, int16(roll), int16(own(TheBox()).Events[7].Icons[(roll-1)/2])), true)
	}
	seen := map[Effect]bool{}
	for i := range own(TheBox()).Events {
		for _, x := range own(TheBox()).Events[i].Icons {
			seen[x] = true
		}
	}
	Want(t, "effects on the cards", len(seen), int(effects))

	p := only(Position(t, 6), 7)
	p.Event.Hit = At("egypt")
	for icon, effect := range own(TheBox()).Events[7].Icons {
		if effect != BuildingsDamaged {
			p.Falling(Dn(1, 1), D6(1+2*icon)).Run(drawEvent)
			Want(t, "what the last event hit is forgotten", p.Event.Hit, NoPlace)
			break
		}
	}
}

// Any card of the deck may be the next.
// rule: mu-prototype/events/draw-card
func TestAnyEventMayCome(t *testing.T) {
	seen := map[int8]bool{}
	for seed := range uint64(400) {
		p := Position(t, 6)
		p.Dice = chance.New(seed)
		seen[p.TurnUp(p.EventAt[:])] = true
	}
	Want(t, "cards", len(seen), EventCards)
}

// The icon says what the territories of the card suffer.
// rule: mu-prototype/events/building-damage
// rule: mu-prototype/events/transports-stopped
// rule: mu-prototype/events/army-losses
func TestWhatTheIconBrings(t *testing.T) {
	for effect := range effects {
		card, roll := strike(effect)
		p := only(Position(t, 6), card).Falling(Dn(1, 1), D6(int(roll)))
		for _, land := range own(TheBox()).Events[card].Territories {
			p.Held(Green, 9, TheBox().Atlas.ID(land)).Build(Fort, 2, TheBox().Atlas.ID(land)).Transport(Green, WarWagon, 1, TheBox().Atlas.ID(land), 1)
		}
		p.Run(drawEvent)
		var damaged, halted bool
		for _, land := range own(TheBox()).Events[card].Territories {
			damaged = damaged || p.Territories[land].Damaged != 0
		}
		for i := range p.TransportsOf(Green) {
			halted = halted || p.Transports[i].Halted != 0
		}
		Want(t, "buildings damaged", damaged, effect == BuildingsDamaged)
		Want(t, "transports stopped", halted, effect == TransportsStopped)
		Want(t, "armies lost", p.Told(KeyDecimated, int16(Green)), effect == ArmiesLost)
	}
}

// rule: mu-prototype/events/deck-runs-out
func TestEventDeckIsMadeAnew(t *testing.T) {
	p := Position(t, 6)
	var drawn [EventCards + 1]int8
	p.Run(func(g *State, t *play.Table) {
		t.Chance()
		for i := range drawn {
			drawn[i] = g.TurnUp(g.EventAt[:])
		}
	})
	all := slices.Clone(drawn[:EventCards])
	slices.Sort(all)
	Want(t, "the whole deck comes once", len(slices.Compact(all)), EventCards)
	Want(t, "then one of the used cards is drawn, the rest wait", slices.Index(p.EventAt[:], Used), int(drawn[EventCards]))
}

// rule: mu-prototype/events/affected-territories
func TestAllTerritoriesOfTheCardAreStruck(t *testing.T) {
	card, roll := strike(ArmiesLost)
	p := only(Position(t, 6), card).Falling(Dn(1, 1), D6(int(roll)), D6(1), D6(1))
	p.Run(func(g *State, t *play.Table) {
		Want(p.T, "struck", len(struck(g, t, &own(TheBox()).Events[card])), len(own(TheBox()).Events[card].Territories))
		g.Territories[own(TheBox()).Events[card].Territories[0]].Out = true
		Want(p.T, "struck of those in play", len(struck(g, t, &own(TheBox()).Events[card])), len(own(TheBox()).Events[card].Territories)-1)
	})
}

// rule: mu-prototype/events/building-damage
// rule: mu-prototype/events/damaged-building-unusable
func TestBuildingsAreDamaged(t *testing.T) {
	card, roll := strike(BuildingsDamaged)
	p := only(Position(t, 6), card).Falling(Dn(1, 1), D6(int(roll)))
	for _, land := range own(TheBox()).Events[card].Territories {
		p.Build(Fort, 2, TheBox().Atlas.ID(land)).Build(Cathedral, 1, TheBox().Atlas.ID(land))
	}
	p.Run(drawEvent)
	for _, land := range own(TheBox()).Events[card].Territories {
		hit := land == p.Event.Hit
		Want(t, "the Fortress serves", p.Stands(land, Fort), !hit)
		Want(t, "the Cathedral serves", p.Stands(land, Cathedral), !hit)
		Want(t, "what it feeds", p.SupplyLimit(land) > 10, !hit)
		Want(t, "it is there", p.Built(land, Fort), 2)
	}
	Want(t, "one was hit", slices.Contains(own(TheBox()).Events[card].Territories, p.Event.Hit), true)
	Want(t, "told", p.Told(KeyDamaged, int16(p.Event.Hit)), true)
	Want(t, "from this turn on", p.Territories[p.Event.Hit].Since, p.Turn)

	p = only(Position(t, 6), card).Falling(Dn(1, 1), D6(int(roll))).Run(drawEvent)
	Want(t, "where nothing stands", p.Told(KeyUndamaged, int16(p.Event.Hit)), true)
	Want(t, "nothing is damaged", p.Told(KeyDamaged), false)
}

// rule: mu-prototype/events/repair-price
func TestRepairPrice(t *testing.T) {
	for _, x := range []struct {
		b     Building
		level int8
		want  int16
	}{{Fort, 3, 350}, {Settlement, 1, 25}, {Settlement, 3, 75}} {
		p := Position(t, 6).Build(x.b, x.level, "kiev")
		Want(t, "florins", p.RepairPrice(At("kiev"), x.b), x.want)
	}
}

// rule: mu-prototype/events/unrepaired-building-drops
func TestUnrepairedBuildingsFall(t *testing.T) {
	p := Position(t, 6).Build(Fort, 3, "kiev").Build(Settlement, 1, "kiev").Build(Cathedral, 1, "kiev").Build(FairBuilding, 1, "kiev").Build(Fort, 2, "turov")
	p.Land("kiev").Damaged, p.Land("kiev").Since = 1<<Fort|1<<Settlement|1<<Cathedral|1<<FairBuilding, p.Turn-1
	p.Land("turov").Damaged, p.Land("turov").Since = 1<<Fort, p.Turn
	p.Run(func(g *State, t *play.Table) { dilapidate(g, t) })
	x := p.Land("kiev")
	Want(t, "a Castle is a Fortress, a Village gone", x.Level, [2]int8{0, 2})
	Want(t, "Cathedral and Fair are gone", x.Cathedral || x.Fairs != 0, false)
	Want(t, "and nothing is damaged any more", x.Damaged, 0)
	Want(t, "what was damaged in this turn may yet be repaired", p.Land("turov").Level[Fort], 2)
}

// rule: mu-prototype/events/transports-stopped
// rule: mu-prototype/events/transports-stopped-mitigation
func TestStormHoldsTransports(t *testing.T) {
	p := Position(t, 4).Learned(Red, Astronomia).Learned(Blue, Cartografia)
	in := []Place{At("egypt"), At("egyptian-sea")}
	ship := p.Transport(Green, Galley, 1, "egyptian-sea", 5)
	cart := p.Transport(Green, Caravan, 1, "egypt", 5)
	away := p.Transport(Green, Galley, 1, "cretan-sea", 5)
	redShip, redCart := p.Transport(Red, Merchantman, 1, "egypt", 5), p.Transport(Red, WarWagon, 1, "egypt", 5)
	blueShip, blueCart := p.Transport(Blue, Galley, 1, "egypt", 5), p.Transport(Blue, WarWagon, 1, "egypt", 5)
	p.Run(func(g *State, t *play.Table) { g.Storm(t, in) })
	for i, held := range map[int16]uint8{
		ship: Stormbound, cart: Stormbound, away: 0, redShip: Slowed, redCart: Stormbound, blueShip: Stormbound, blueCart: Slowed,
	} {
		Want(t, "held", p.Transports[i].Halted, held)
	}
	slow := p.Mp(blueCart)
	p.Transports[blueCart].Halted = 0
	Want(t, "half of the MP, rounded down", slow, p.Mp(blueCart)/2)
	Want(t, "told", p.Told(KeyStormbound, 2, int16(Green)), true)

	p = Position(t, 4)
	adrift, pirate := p.Transport(play.Nobody, Galley, 1, "egyptian-sea", 0), p.Transport(Barbarians, Galley, 1, "egyptian-sea", 3)
	p.Run(func(g *State, t *play.Table) { g.Storm(t, in) })
	Want(t, "nobody's ships and pirates", p.Transports[adrift].Halted|p.Transports[pirate].Halted, 0)
	Want(t, "none is struck", p.Told(KeyNoneStruck), true)
}

// rule: mu-prototype/events/transports-stopped
func TestStruckTerritoriesReachTheSea(t *testing.T) {
	p := Position(t, 6)
	got := p.WithSeas([]Place{At("egypt"), At("kiev")})
	Want(t, "land and sea", slices.Equal(got, append([]Place{At("egypt"), At("kiev")}, TheBox().Atlas.Territories[At("egypt")].Coast...)), true)
}

// rule: mu-prototype/events/army-losses
func TestArmiesMeltAway(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "egypt").Held(Red, 2, "judea").Wild("sinai", 9).Falling(D6(5), D6(6))
	galley := p.Transport(Green, Galley, 1, "egyptian-sea", 3)
	reach := p.WithSeas([]Place{At("egypt"), At("judea"), At("sinai")})
	p.Run(func(g *State, t *play.Table) { g.Decimate(t, reach) })
	Want(t, "green rolls 5", p.Told(KeyDecimated, int16(Green), 5, 5), true)
	Want(t, "red rolls 6 and loses all he has", p.Told(KeyDecimated, int16(Red), 6, 2), true)
	p.Asks(Green, AskLosses)
	ask := By(Green, LoseArmies, int16(At("egyptian-sea")), galley)
	Want(t, "no more than are there", p.Most(ask), 3)
	p.Play(Saying(ask, 3))
	Want(t, "the rest falls where there is no choice", p.IsOver(), true)
	Want(t, "his Galley is nobody's", p.Transports[galley].Owner, play.Nobody)
	Want(t, "what is left in Egypt", p.Ground(Green, At("egypt")), 7)
	Want(t, "red's territory falls", p.Land("judea").Owner, play.Nobody)
	Want(t, "barbarians lose nothing", p.Ground(Barbarians, At("sinai")), 9)
	Want(t, "who has nobody there rolls no die", p.Told(KeyDecimated, int16(Blue)), false)
}

// rule: mu-prototype/empire-cards/castellano
func TestCastellanShelters(t *testing.T) {
	for effect := range effects {
		card, roll := strike(effect)
		p := only(Position(t, 6), card).Falling(Dn(1, 1), D6(int(roll)))
		for i, land := range own(TheBox()).Events[card].Territories {
			p.Held(Green, 9, TheBox().Atlas.ID(land)).Build(Fort, 2, TheBox().Atlas.ID(land)).Transport(Green, WarWagon, 1, TheBox().Atlas.ID(land), 1)
			p.Players[i/3].Sheltered[i%3] = land
		}
		p.Run(drawEvent)
		Want(t, "nothing is asked", p.IsOver(), true)
		Want(t, "told that it passes", p.Told(KeyEventsPassed), true)
		for _, land := range own(TheBox()).Events[card].Territories {
			Want(t, "the buildings", p.Land(TheBox().Atlas.ID(land)).Damaged, 0)
			Want(t, "the armies", p.Strength(Green, land), 10)
		}
		for i := range p.TransportsOf(Green) {
			Want(t, "the transports", p.Transports[i].Halted, 0)
		}
	}
}

// rule: mu-prototype/events/sub-phase-order
// rule: mu-prototype/turn-structure/sub-phases
// rule: mu-prototype/barbarians/when-they-act
// rule: mu-prototype/pirates/moves-at-start-of-events
func TestOrderOfTheEventsPhase(t *testing.T) {
	with, _ := grail()
	p := only(Position(t, 4), with)
	p.Phase, p.Stage = Events, 0
	p.Transport(Barbarians, Galley, 1, "mare-oceano", 3)
	p.Wild("paphlagonia", 1).Held(Blue, 9, "cappadocia").Wild("sijilmasa", 9)
	p.Run(func(g *State, t *play.Table) {
		for !eventsPhase(g, t) {
		}
	})
	var order []play.Key
	for _, l := range p.Match.Lines(0) {
		if slices.Contains([]play.Key{KeyPirateSails, KeyEvent, KeyRelicFound, KeyLoyalty, KeyRecruits, KeyWildBuilds}, l.Key) {
			order = append(order, l.Key)
		}
	}
	if !slices.Equal(order, []play.Key{KeyPirateSails, KeyEvent, KeyRelicFound, KeyLoyalty, KeyRecruits, KeyWildBuilds}) {
		t.Errorf("told in the order %v", order)
	}
}

// A CASTELLANO may be played before the events by who has CARPENTERIA, TATTICA or INVESTITURA.
//
// rule: mu-prototype/technologies/tattica
// rule: mu-prototype/empire-cards/castellano
func TestCastellansAreCalledFirst(t *testing.T) {
	p := Position(t, 4).Learned(Green, Tattica, Istruzione).Learned(Red, Istruzione).Learned(Blue, Tattica).Learned(White, Investitura, Filosofia)
	p.Own(Green, "kiev").Learned(Green, Legge).Holds(Green, Castellano, Guardia, Miliziano).Holds(Red, Castellano).Holds(Blue, Castellano)
	p.Phase, p.Stage = Events, 0
	p.Run(func(g *State, t *play.Table) { eventsPhase(g, t) })
	p.Asks(Green, AskBeforeEvents)
	o, _ := p.Match.OfferTo(Green)
	Want(t, "the castellan, or none", len(o.Choices), 2)
	p.Play(Says(Green, AwaitEvents))
	Want(t, "nobody else is", p.IsOver(), true)
}

// Every territory of the card that is in the game can be the one that is damaged, as often as another.
// rule: mu-prototype/events/building-damage
func TestAnyTerritoryOfTheCardMayBeDamaged(t *testing.T) {
	card, _ := strike(BuildingsDamaged)
	land := own(TheBox()).Events[card].Territories
	out := land[0]
	hit := map[Place]int{}
	for seed := range uint64(200) {
		p := Position(t, 6)
		p.Dice, p.Event.Card = chance.New(seed), card
		p.Territories[out].Out = true
		for _, place := range land {
			p.SetBuilt(place, Settlement, 1)
		}
		p.Run(func(g *State, t *play.Table) { damage(g, t, &own(TheBox()).Events[card]) })
		hit[p.Event.Hit]++
		for _, place := range land {
			Want(t, "damaged", p.Territories[place].Damaged == 1<<Settlement, place == p.Event.Hit)
		}
	}
	Want(t, "what is out of the game", hit[out], 0)
	for _, place := range land[1:] {
		Want(t, "hit as often as others: "+TheBox().Atlas.ID(place), hit[place] > 100/len(land), true)
	}
}

// When the walls of a besieged territory fall to ruin the siege is over, and only then.
// rule: mu-prototype/siege/no-fortification-left
// rule: mu-prototype/events/unrepaired-building-drops
func TestARuinedTowerEndsTheSiege(t *testing.T) {
	for _, c := range []struct {
		name     string
		walls    int8
		damaged  Building
		besieged bool
	}{{"a Tower", 1, Fort, false}, {"a Fortress", 2, Fort, true}, {"a Village behind a Tower", 1, Settlement, true}} {
		p := Invested(t, 20, 5, c.walls, 1)
		p.Build(Settlement, 1, "palestine")
		p.Land("palestine").Damaged, p.Land("palestine").Since = 1<<c.damaged, p.Turn-1
		p.Run(func(g *State, t *play.Table) { dilapidate(g, t) })
		Want(t, c.name, p.Besieged(At("palestine")), c.besieged)
	}
	p := Position(t, 4).Held(Red, 5, "palestine").Build(Fort, 1, "palestine")
	p.Land("palestine").Damaged, p.Land("palestine").Since = 1<<Fort, p.Turn-1
	p.Run(func(g *State, t *play.Table) { dilapidate(g, t) })
	Want(t, "told of no siege", p.Told(KeyLifted), false)
}

// rule: mu-prototype/barbarians/supply-tested-in-events
func TestRecruitsCountForTheLimit(t *testing.T) {
	p := only(Position(t, 4), 0).Wild("cumania", 5).Held(Red, 9, "crimea").Held(Green, 9, "sinai")
	p.Captain(Barbarians, 1, "cumania", None)
	p.Phase, p.Stage = Events, recruiting
	p.Run(func(g *State, t *play.Table) { eventsPhase(g, t) })
	Want(t, "with its recruits the plain is overfull", p.Land("cumania").Due, true)
}

// rule: mu-prototype/pirates/pirates-event-not-used
func TestNoEventBringsPirates(t *testing.T) {
	for card := range int8(EventCards) {
		for roll := 1; roll <= 5; roll += 2 {
			p := only(Position(t, 6), card).Falling(Dn(1, 1), D6(roll))
			p.Run(drawEvent)
			for range p.Pirates() {
				t.Errorf("event %d brings pirates", card)
			}
		}
	}
	p := Position(t, 6)
	p.Transport(Green, Galley, 1, "ionian-sea", 3)
	p.Run(func(g *State, t *play.Table) { g.Launch(t, At("ionian-sea"), 3) })
	pirates := 0
	for i := range p.Pirates() {
		Want(t, "a pirate", p.Transports[i].Owner, Barbarians)
		pirates++
	}
	Want(t, "pirates, of two Galleys", pirates, 1)
}

// No Fair outlives its settlement: neither one that was repaired while its Village fell to ruin, nor that of a capital
// conquered as a Village, nor one that a conqueror would leave alone. What was ordered there comes no more.
//
// rule: mu-prototype/trade-modifiers/fairs-site
func TestFairsFallWithTheirSettlement(t *testing.T) {
	p := Position(t, 3).Held(Green, 5, "liguria", "lombardy").Build(Settlement, 1, "liguria", "lombardy").Build(FairBuilding, 1, "liguria", "lombardy")
	p.Land("liguria").Damaged, p.Land("liguria").Since = 1<<Settlement, p.Turn-1
	p.SetOrder(Green, At("liguria"), FairBuilding+1, 1)
	p.Run(func(g *State, t *play.Table) { dilapidate(g, t) })
	Want(t, "the repaired Fair", p.Land("liguria").Fairs, 0)
	Want(t, "told", p.Told(KeyFairClosed, int16(At("liguria")), int16(FairBuilding)), true)
	p.Run(func(g *State, t *play.Table) { g.RaiseBuildings(t) })
	Want(t, "the ordered one", p.Told(KeySiteLost, int16(Green), int16(At("liguria"))), true)
	Want(t, "is not there", p.Land("liguria").Fairs, 0)
	p.SetOrder(Green, At("liguria"), Fort, 1)
	p.SetOrder(Green, At("lombardy"), FairBuilding+1, 1)
	p.Run(func(g *State, t *play.Table) { g.RaiseBuildings(t) })
	Want(t, "a Tower wants no settlement", p.Built(At("liguria"), Fort), 1)
	Want(t, "a Fair by a settlement comes", p.Built(At("lombardy"), FairBuilding+1), 1)

	p.Players[Green].Capital = At("lombardy")
	p.Run(func(g *State, t *play.Table) { g.Hand(t, At("lombardy"), Red) })
	Want(t, "of the capital", p.Land("lombardy").Fairs, 0)

	p, _ = Victorious(t)
	p.Build(Settlement, 1, "judea").Build(FairBuilding, 1, "judea").Conquers("judea")
	Want(t, "the settlement alone", p.Refuses(Loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea")), RuleFairsFirst)
	p.Play(Loot(DestroySpoil, SpoilBuilding, int16(FairBuilding), "judea"), Loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea"))
	Want(t, "both", p.Built(At("judea"), Settlement), 0)
}

// A market slump takes 10 florins off what is sold there in this turn, but no price falls below 0.
//
// rule: mu-prototype/events/market-slump
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func TestSlump(t *testing.T) {
	p := Position(t, 4)
	p.Phase = Trade
	struck := None
	for e := range own(TheBox()).Events {
		for i, effect := range own(TheBox()).Events[e].Icons {
			if effect == MarketsPoorer && len(own(TheBox()).Events[e].Territories) > 0 {
				p.Event, struck = Event{Card: int8(e), Icon: int8(i)}, e
			}
		}
	}
	place := own(TheBox()).Events[struck].Territories[0]
	before := TheBox().Atlas.Prices[place][Salt]
	Want(t, "sold", p.Price(Green, place, Salt, false), max(0, before-10))
	Want(t, "bought", p.Price(Green, place, Salt, true), before)
	Want(t, "slump", slump(p.State, place), 10)
	p.Players[Green].Sheltered[0] = place
	p.Territories[place].Owner = Green
	Want(t, "where CASTELLANO protects", slump(p.State, place), 0)
	p.Phase = Purchase
	p.Players[Green].Sheltered[0] = NoPlace
	Want(t, "before the next event", slump(p.State, place), 0)
}

// A slump strikes every market that its card names, and no other; nothing is sold for less than nothing.
//
// rule: mu-prototype/events/market-slump
// rule: mu-prototype/commerce/one-price-per-place
func TestASlumpStrikesTheMarketsOfItsCard(t *testing.T) {
	struck, worthless := 0, 0
	for e := range own(TheBox()).Events {
		for i, effect := range own(TheBox()).Events[e].Icons {
			p := Position(t, 6).Learned(Green, Agricoltura, Caccia, Tessitura, Forgiatura)
			p.Phase, p.Event = Trade, Event{Card: int8(e), Icon: int8(i)}
			for place := range p.State.Land() {
				for good := range int8(medioevo.Goods) {
					before := TheBox().Atlas.Prices[place][good]
					if effect == MarketsPoorer && slices.Contains(own(TheBox()).Events[e].Territories, place) {
						struck, worthless = struck+1, worthless+int(B2i(before <= 10))
						Want(t, "sold in a slump", p.Price(Green, place, good, false), max(0, before-10))
					} else {
						Want(t, "sold elsewhere", p.Price(Green, place, good, false), before)
					}
				}
			}
		}
	}
	Want(t, "some are struck", struck > 0, true)
	Want(t, "some goods are worth nothing there", worthless > 0, true)

	p := Position(t, 6)
	p.Phase, p.Event = Trade, Event{Card: 0, Icon: None}
	Want(t, "before the icon is known", slump(p.State, own(TheBox()).Events[0].Territories[0]), 0)
}

// A fortification that falls into ruin cannot be besieged any longer: who stood before it may attack from where he is.
// rule: mu-prototype/siege/no-fortification-left
// rule: mu-prototype/events/unrepaired-building-drops
func TestARuinIsNotBesieged(t *testing.T) {
	p := Invested(t, 20, 5, 1, 1)
	p.Land("palestine").Damaged, p.Land("palestine").Since = 1<<Fort, 1
	p.Run(func(g *State, t *play.Table) { dilapidate(g, t) })
	Want(t, "besieged", p.Besieged(At("palestine")), false)
	p.Acts(Green, (*State).Combat)
	Want(t, "an attack", p.Offers(By(Green, Attack, int16(At("palestine")), int16(Red), 0)), true)
}
