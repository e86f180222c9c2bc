package prototype

import (
	"slices"
	"testing"

	"signoria/chance"
	"signoria/games/medioevo"
	"signoria/play"
)

// striking finds an Event card on which the effect is the icon of the die's lowest face that brings it, and that face.
func strike(effect Effect) (card int8, roll int8) {
	for i := range own(box()).Events {
		for icon, x := range own(box()).Events[i].Icons {
			if x == effect {
				return int8(i), int8(1 + 2*icon)
			}
		}
	}
	panic("no such icon")
}

// only leaves one card in the Event deck.
func (p *stage) only(card int8) *stage {
	for i := range p.EventAt {
		p.EventAt[i] = Used
	}
	p.EventAt[card] = InDeck
	return p
}

func drawEvent(g *State, t *play.Table) { g.drawEvent(t) }

// rule: mu-prototype/events/draw-card
// rule: mu-prototype/events/icon-roll
// rule: mu-prototype/events/four-effects
// rule: mu-prototype/events/ignored-numbers
func TestTheDieChoosesTheIcon(t *testing.T) {
	for roll := 1; roll <= 6; roll++ {
		p := position(t, 6).only(7).falling(die{1, 1}, d6(roll))
		p.run(drawEvent)
		want(t, "the card", p.Event.Card, 7)
		want(t, "the icon of the roll", p.Event.Icon, int8((roll-1)/2))
		want(t, "the effect", p.told(KeyEvent, 7, int16(roll), int16(own(box()).Events[7].Icons[(roll-1)/2])), true)
	}
	seen := map[Effect]bool{}
	for i := range own(box()).Events {
		for _, x := range own(box()).Events[i].Icons {
			seen[x] = true
		}
	}
	want(t, "effects on the cards", len(seen), int(effects))

	p := position(t, 6).only(7)
	p.Event.Hit = at("egypt")
	for icon, effect := range own(box()).Events[7].Icons {
		if effect != BuildingsDamaged {
			p.falling(die{1, 1}, d6(1+2*icon)).run(drawEvent)
			want(t, "what the last event hit is forgotten", p.Event.Hit, NoPlace)
			break
		}
	}
}

// Any card of the deck may be the next.
// rule: mu-prototype/events/draw-card
func TestAnyEventMayCome(t *testing.T) {
	seen := map[int8]bool{}
	for seed := range uint64(400) {
		p := position(t, 6)
		p.Dice = chance.New(seed)
		seen[p.turnUp(p.EventAt[:])] = true
	}
	want(t, "cards", len(seen), events)
}

// The icon says what the territories of the card suffer.
// rule: mu-prototype/events/building-damage
// rule: mu-prototype/events/transports-stopped
// rule: mu-prototype/events/army-losses
func TestWhatTheIconBrings(t *testing.T) {
	for effect := range effects {
		card, roll := strike(effect)
		p := position(t, 6).only(card).falling(die{1, 1}, d6(int(roll)))
		for _, land := range own(box()).Events[card].Territories {
			p.held(green, 9, box().Atlas.ID(land)).build(Fort, 2, box().Atlas.ID(land)).transport(green, WarWagon, 1, box().Atlas.ID(land), 1)
		}
		p.run(drawEvent)
		var damaged, halted bool
		for _, land := range own(box()).Events[card].Territories {
			damaged = damaged || p.Territories[land].Damaged != 0
		}
		for i := range p.transportsOf(green) {
			halted = halted || p.Transports[i].Halted != 0
		}
		want(t, "buildings damaged", damaged, effect == BuildingsDamaged)
		want(t, "transports stopped", halted, effect == TransportsStopped)
		want(t, "armies lost", p.told(KeyDecimated, int16(green)), effect == ArmiesLost)
	}
}

// rule: mu-prototype/events/deck-runs-out
func TestEventDeckIsMadeAnew(t *testing.T) {
	p := position(t, 6)
	var drawn [events + 1]int8
	p.run(func(g *State, t *play.Table) {
		t.Chance()
		for i := range drawn {
			drawn[i] = g.turnUp(g.EventAt[:])
		}
	})
	all := slices.Clone(drawn[:events])
	slices.Sort(all)
	want(t, "the whole deck comes once", len(slices.Compact(all)), events)
	want(t, "then one of the used cards is drawn, the rest wait", slices.Index(p.EventAt[:], Used), int(drawn[events]))
}

// rule: mu-prototype/events/affected-territories
func TestAllTerritoriesOfTheCardAreStruck(t *testing.T) {
	card, roll := strike(ArmiesLost)
	p := position(t, 6).only(card).falling(die{1, 1}, d6(int(roll)), d6(1), d6(1))
	p.run(func(g *State, t *play.Table) {
		want(p.t, "struck", len(g.struck(t, &own(box()).Events[card])), len(own(box()).Events[card].Territories))
		g.Territories[own(box()).Events[card].Territories[0]].Out = true
		want(p.t, "struck of those in play", len(g.struck(t, &own(box()).Events[card])), len(own(box()).Events[card].Territories)-1)
	})
}

// rule: mu-prototype/events/building-damage
// rule: mu-prototype/events/damaged-building-unusable
func TestBuildingsAreDamaged(t *testing.T) {
	card, roll := strike(BuildingsDamaged)
	p := position(t, 6).only(card).falling(die{1, 1}, d6(int(roll)))
	for _, land := range own(box()).Events[card].Territories {
		p.build(Fort, 2, box().Atlas.ID(land)).build(Cathedral, 1, box().Atlas.ID(land))
	}
	p.run(drawEvent)
	for _, land := range own(box()).Events[card].Territories {
		hit := land == p.Event.Hit
		want(t, "the Fortress serves", p.stands(land, Fort), !hit)
		want(t, "the Cathedral serves", p.stands(land, Cathedral), !hit)
		want(t, "what it feeds", p.supplyLimit(land) > 10, !hit)
		want(t, "it is there", p.built(land, Fort), 2)
	}
	want(t, "one was hit", slices.Contains(own(box()).Events[card].Territories, p.Event.Hit), true)
	want(t, "told", p.told(KeyDamaged, int16(p.Event.Hit)), true)
	want(t, "from this turn on", p.Territories[p.Event.Hit].Since, p.Turn)

	p = position(t, 6).only(card).falling(die{1, 1}, d6(int(roll))).run(drawEvent)
	want(t, "where nothing stands", p.told(KeyUndamaged, int16(p.Event.Hit)), true)
	want(t, "nothing is damaged", p.told(KeyDamaged), false)
}

// rule: mu-prototype/events/repair-price
func TestRepairPrice(t *testing.T) {
	for _, x := range []struct {
		b     Building
		level int8
		want  int16
	}{{Fort, 3, 350}, {Settlement, 1, 25}, {Settlement, 3, 75}} {
		p := position(t, 6).build(x.b, x.level, "kiev")
		want(t, "florins", p.repairPrice(at("kiev"), x.b), x.want)
	}
}

// rule: mu-prototype/events/unrepaired-building-drops
func TestUnrepairedBuildingsFall(t *testing.T) {
	p := position(t, 6).build(Fort, 3, "kiev").build(Settlement, 1, "kiev").build(Cathedral, 1, "kiev").build(FairBuilding, 1, "kiev").build(Fort, 2, "turov")
	p.land("kiev").Damaged, p.land("kiev").Since = 1<<Fort|1<<Settlement|1<<Cathedral|1<<FairBuilding, p.Turn-1
	p.land("turov").Damaged, p.land("turov").Since = 1<<Fort, p.Turn
	p.run(func(g *State, t *play.Table) { g.dilapidate(t) })
	x := p.land("kiev")
	want(t, "a Castle is a Fortress, a Village gone", x.Level, [2]int8{0, 2})
	want(t, "Cathedral and Fair are gone", x.Cathedral || x.Fairs != 0, false)
	want(t, "and nothing is damaged any more", x.Damaged, 0)
	want(t, "what was damaged in this turn may yet be repaired", p.land("turov").Level[Fort], 2)
}

// rule: mu-prototype/events/transports-stopped
// rule: mu-prototype/events/transports-stopped-mitigation
func TestStormHoldsTransports(t *testing.T) {
	p := position(t, 4).learned(red, Astronomia).learned(blue, Cartografia)
	in := []Place{at("egypt"), at("egyptian-sea")}
	ship := p.transport(green, Galley, 1, "egyptian-sea", 5)
	cart := p.transport(green, Caravan, 1, "egypt", 5)
	away := p.transport(green, Galley, 1, "cretan-sea", 5)
	redShip, redCart := p.transport(red, Merchantman, 1, "egypt", 5), p.transport(red, WarWagon, 1, "egypt", 5)
	blueShip, blueCart := p.transport(blue, Galley, 1, "egypt", 5), p.transport(blue, WarWagon, 1, "egypt", 5)
	p.run(func(g *State, t *play.Table) { g.storm(t, in) })
	for i, held := range map[int16]uint8{
		ship: Stormbound, cart: Stormbound, away: 0, redShip: Slowed, redCart: Stormbound, blueShip: Stormbound, blueCart: Slowed,
	} {
		want(t, "held", p.Transports[i].Halted, held)
	}
	slow := p.mp(blueCart)
	p.Transports[blueCart].Halted = 0
	want(t, "half of the MP, rounded down", slow, p.mp(blueCart)/2)
	want(t, "told", p.told(KeyStormbound, 2, int16(green)), true)

	p = position(t, 4)
	adrift, pirate := p.transport(play.Nobody, Galley, 1, "egyptian-sea", 0), p.transport(Barbarians, Galley, 1, "egyptian-sea", 3)
	p.run(func(g *State, t *play.Table) { g.storm(t, in) })
	want(t, "nobody's ships and pirates", p.Transports[adrift].Halted|p.Transports[pirate].Halted, 0)
	want(t, "none is struck", p.told(KeyNoneStruck), true)
}

// rule: mu-prototype/events/transports-stopped
func TestStruckTerritoriesReachTheSea(t *testing.T) {
	p := position(t, 6)
	got := p.withSeas([]Place{at("egypt"), at("kiev")})
	want(t, "land and sea", slices.Equal(got, append([]Place{at("egypt"), at("kiev")}, box().Atlas.Territories[at("egypt")].Coast...)), true)
}

// rule: mu-prototype/events/army-losses
func TestArmiesMeltAway(t *testing.T) {
	p := position(t, 4).held(green, 9, "egypt").held(red, 2, "judea").wild("sinai", 9).falling(d6(5), d6(6))
	galley := p.transport(green, Galley, 1, "egyptian-sea", 3)
	reach := p.withSeas([]Place{at("egypt"), at("judea"), at("sinai")})
	p.run(func(g *State, t *play.Table) { g.decimate(t, reach) })
	want(t, "green rolls 5", p.told(KeyDecimated, int16(green), 5, 5), true)
	want(t, "red rolls 6 and loses all he has", p.told(KeyDecimated, int16(red), 6, 2), true)
	p.asks(green, AskLosses)
	ask := by(green, LoseArmies, int16(at("egyptian-sea")), galley)
	want(t, "no more than are there", p.most(ask), 3)
	p.play(saying(ask, 3))
	want(t, "the rest falls where there is no choice", p.over(), true)
	want(t, "his Galley is nobody's", p.Transports[galley].Owner, play.Nobody)
	want(t, "what is left in Egypt", p.ground(green, at("egypt")), 7)
	want(t, "red's territory falls", p.land("judea").Owner, play.Nobody)
	want(t, "barbarians lose nothing", p.ground(Barbarians, at("sinai")), 9)
	want(t, "who has nobody there rolls no die", p.told(KeyDecimated, int16(blue)), false)
}

// rule: mu-prototype/empire-cards/castellano
func TestCastellanShelters(t *testing.T) {
	for effect := range effects {
		card, roll := strike(effect)
		p := position(t, 6).only(card).falling(die{1, 1}, d6(int(roll)))
		for i, land := range own(box()).Events[card].Territories {
			p.held(green, 9, box().Atlas.ID(land)).build(Fort, 2, box().Atlas.ID(land)).transport(green, WarWagon, 1, box().Atlas.ID(land), 1)
			p.Players[i/3].Sheltered[i%3] = land
		}
		p.run(drawEvent)
		want(t, "nothing is asked", p.over(), true)
		want(t, "told that it passes", p.told(KeyEventsPassed), true)
		for _, land := range own(box()).Events[card].Territories {
			want(t, "the buildings", p.land(box().Atlas.ID(land)).Damaged, 0)
			want(t, "the armies", p.strength(green, land), 10)
		}
		for i := range p.transportsOf(green) {
			want(t, "the transports", p.Transports[i].Halted, 0)
		}
	}
}

// rule: mu-prototype/events/sub-phase-order
// rule: mu-prototype/turn-structure/sub-phases
// rule: mu-prototype/barbarians/when-they-act
// rule: mu-prototype/pirates/moves-at-start-of-events
func TestOrderOfTheEventsPhase(t *testing.T) {
	with, _ := grail()
	p := position(t, 4).only(with)
	p.Phase, p.Stage = Events, 0
	p.transport(Barbarians, Galley, 1, "mare-oceano", 3)
	p.wild("paphlagonia", 1).held(blue, 9, "cappadocia").wild("sijilmasa", 9)
	p.run(func(g *State, t *play.Table) {
		for !g.eventsPhase(t) {
		}
	})
	var order []play.Key
	for _, l := range p.match.Lines(0) {
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
	p := position(t, 4).learned(green, Tattica, Istruzione).learned(red, Istruzione).learned(blue, Tattica).learned(white, Investitura, Filosofia)
	p.own(green, "kiev").learned(green, Legge).holds(green, Castellano, Guardia, Miliziano).holds(red, Castellano).holds(blue, Castellano)
	p.Phase, p.Stage = Events, 0
	p.run(func(g *State, t *play.Table) { g.eventsPhase(t) })
	p.asks(green, AskBeforeEvents)
	o, _ := p.match.OfferTo(green)
	want(t, "the castellan, or none", len(o.Choices), 2)
	p.play(says(green, AwaitEvents))
	want(t, "nobody else is", p.over(), true)
}

// Every territory of the card that is in the game can be the one that is damaged, as often as another.
// rule: mu-prototype/events/building-damage
func TestAnyTerritoryOfTheCardMayBeDamaged(t *testing.T) {
	card, _ := strike(BuildingsDamaged)
	land := own(box()).Events[card].Territories
	out := land[0]
	hit := map[Place]int{}
	for seed := range uint64(200) {
		p := position(t, 6)
		p.Dice, p.Event.Card = chance.New(seed), card
		p.Territories[out].Out = true
		for _, place := range land {
			p.setBuilt(place, Settlement, 1)
		}
		p.run(func(g *State, t *play.Table) { g.damage(t, &own(box()).Events[card]) })
		hit[p.Event.Hit]++
		for _, place := range land {
			want(t, "damaged", p.Territories[place].Damaged == 1<<Settlement, place == p.Event.Hit)
		}
	}
	want(t, "what is out of the game", hit[out], 0)
	for _, place := range land[1:] {
		want(t, "hit as often as others: "+box().Atlas.ID(place), hit[place] > 100/len(land), true)
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
		p := invested(t, 20, 5, c.walls, 1)
		p.build(Settlement, 1, "palestine")
		p.land("palestine").Damaged, p.land("palestine").Since = 1<<c.damaged, p.Turn-1
		p.run(func(g *State, t *play.Table) { g.dilapidate(t) })
		want(t, c.name, p.besieged(at("palestine")), c.besieged)
	}
	p := position(t, 4).held(red, 5, "palestine").build(Fort, 1, "palestine")
	p.land("palestine").Damaged, p.land("palestine").Since = 1<<Fort, p.Turn-1
	p.run(func(g *State, t *play.Table) { g.dilapidate(t) })
	want(t, "told of no siege", p.told(KeyLifted), false)
}

// rule: mu-prototype/barbarians/supply-tested-in-events
func TestRecruitsCountForTheLimit(t *testing.T) {
	p := position(t, 4).only(0).wild("cumania", 5).held(red, 9, "crimea").held(green, 9, "sinai")
	p.captain(Barbarians, 1, "cumania", None)
	p.Phase, p.Stage = Events, recruiting
	p.run(func(g *State, t *play.Table) { g.eventsPhase(t) })
	want(t, "with its recruits the plain is overfull", p.land("cumania").Due, true)
}

// rule: mu-prototype/pirates/pirates-event-not-used
func TestNoEventBringsPirates(t *testing.T) {
	for card := range int8(events) {
		for roll := 1; roll <= 5; roll += 2 {
			p := position(t, 6).only(card).falling(die{1, 1}, d6(roll))
			p.run(drawEvent)
			for range p.pirates() {
				t.Errorf("event %d brings pirates", card)
			}
		}
	}
	p := position(t, 6)
	p.transport(green, Galley, 1, "ionian-sea", 3)
	p.run(func(g *State, t *play.Table) { g.launch(t, at("ionian-sea"), 3) })
	pirates := 0
	for i := range p.pirates() {
		want(t, "a pirate", p.Transports[i].Owner, Barbarians)
		pirates++
	}
	want(t, "pirates, of two Galleys", pirates, 1)
}

// No Fair outlives its settlement: neither one that was repaired while its Village fell to ruin, nor that of a capital
// conquered as a Village, nor one that a conqueror would leave alone. What was ordered there comes no more.
//
// rule: mu-prototype/trade-modifiers/fairs-site
func TestFairsFallWithTheirSettlement(t *testing.T) {
	p := position(t, 3).held(green, 5, "liguria", "lombardy").build(Settlement, 1, "liguria", "lombardy").build(FairBuilding, 1, "liguria", "lombardy")
	p.land("liguria").Damaged, p.land("liguria").Since = 1<<Settlement, p.Turn-1
	p.setOrder(green, at("liguria"), FairBuilding+1, 1)
	p.run(func(g *State, t *play.Table) { g.dilapidate(t) })
	want(t, "the repaired Fair", p.land("liguria").Fairs, 0)
	want(t, "told", p.told(KeyFairClosed, int16(at("liguria")), int16(FairBuilding)), true)
	p.run(func(g *State, t *play.Table) { g.raiseBuildings(t) })
	want(t, "the ordered one", p.told(KeySiteLost, int16(green), int16(at("liguria"))), true)
	want(t, "is not there", p.land("liguria").Fairs, 0)
	p.setOrder(green, at("liguria"), Fort, 1)
	p.setOrder(green, at("lombardy"), FairBuilding+1, 1)
	p.run(func(g *State, t *play.Table) { g.raiseBuildings(t) })
	want(t, "a Tower wants no settlement", p.built(at("liguria"), Fort), 1)
	want(t, "a Fair by a settlement comes", p.built(at("lombardy"), FairBuilding+1), 1)

	p.Players[green].Capital = at("lombardy")
	p.run(func(g *State, t *play.Table) { g.hand(t, at("lombardy"), red) })
	want(t, "of the capital", p.land("lombardy").Fairs, 0)

	p, _ = victorious(t)
	p.build(Settlement, 1, "judea").build(FairBuilding, 1, "judea").conquers("judea")
	want(t, "the settlement alone", p.refuses(loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea")), RuleFairsFirst)
	p.play(loot(DestroySpoil, SpoilBuilding, int16(FairBuilding), "judea"), loot(DestroySpoil, SpoilBuilding, int16(Settlement), "judea"))
	want(t, "both", p.built(at("judea"), Settlement), 0)
}

// A market slump takes 10 florins off what is sold there in this turn, but no price falls below 0.
//
// rule: mu-prototype/events/market-slump
// rule: mu-prototype/trade-modifiers/order-of-modifiers
func TestSlump(t *testing.T) {
	p := position(t, 4)
	p.Phase = Trade
	struck := None
	for e := range own(box()).Events {
		for i, effect := range own(box()).Events[e].Icons {
			if effect == MarketsPoorer && len(own(box()).Events[e].Territories) > 0 {
				p.Event, struck = Event{Card: int8(e), Icon: int8(i)}, e
			}
		}
	}
	place := own(box()).Events[struck].Territories[0]
	before := box().Atlas.Prices[place][Salt]
	want(t, "sold", p.price(green, place, Salt, false), max(0, before-10))
	want(t, "bought", p.price(green, place, Salt, true), before)
	want(t, "slump", p.slump(place), 10)
	p.Players[green].Sheltered[0] = place
	p.Territories[place].Owner = green
	want(t, "where CASTELLANO protects", p.slump(place), 0)
	p.Phase = Purchase
	p.Players[green].Sheltered[0] = NoPlace
	want(t, "before the next event", p.slump(place), 0)
}

// A slump strikes every market that its card names, and no other; nothing is sold for less than nothing.
//
// rule: mu-prototype/events/market-slump
// rule: mu-prototype/commerce/one-price-per-place
func TestASlumpStrikesTheMarketsOfItsCard(t *testing.T) {
	struck, worthless := 0, 0
	for e := range own(box()).Events {
		for i, effect := range own(box()).Events[e].Icons {
			p := position(t, 6).learned(green, Agricoltura, Caccia, Tessitura, Forgiatura)
			p.Phase, p.Event = Trade, Event{Card: int8(e), Icon: int8(i)}
			for place := range p.State.land() {
				for good := range int8(medioevo.Goods) {
					before := box().Atlas.Prices[place][good]
					if effect == MarketsPoorer && slices.Contains(own(box()).Events[e].Territories, place) {
						struck, worthless = struck+1, worthless+int(b2i(before <= 10))
						want(t, "sold in a slump", p.price(green, place, good, false), max(0, before-10))
					} else {
						want(t, "sold elsewhere", p.price(green, place, good, false), before)
					}
				}
			}
		}
	}
	want(t, "some are struck", struck > 0, true)
	want(t, "some goods are worth nothing there", worthless > 0, true)

	p := position(t, 6)
	p.Phase, p.Event = Trade, Event{Card: 0, Icon: None}
	want(t, "before the icon is known", p.slump(own(box()).Events[0].Territories[0]), 0)
}

// A fortification that falls into ruin cannot be besieged any longer: who stood before it may attack from where he is.
// rule: mu-prototype/siege/no-fortification-left
// rule: mu-prototype/events/unrepaired-building-drops
func TestARuinIsNotBesieged(t *testing.T) {
	p := invested(t, 20, 5, 1, 1)
	p.land("palestine").Damaged, p.land("palestine").Since = 1<<Fort, 1
	p.run(func(g *State, t *play.Table) { g.dilapidate(t) })
	want(t, "besieged", p.besieged(at("palestine")), false)
	p.acts(green, (*State).combat)
	want(t, "an attack", p.offers(by(green, Attack, int16(at("palestine")), int16(red), 0)), true)
}
