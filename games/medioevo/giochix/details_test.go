package giochix

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"signoria/play"
	"signoria/play/bargain"
	"signoria/rulebook"
)

// What the chapters' own tests leave out: the edges of numbers, and what is not offered.

func TestGroupsHaveTheirOwnPoints(t *testing.T) {
	// rule: mu-giochix/components/movement-and-capacity
	t.Run("a group of nobody has none", func(t *testing.T) {
		p := position(t, 3)
		p.March = March{On: true, At: p.place("thrace")}
		if got := p.pointsLeft(byzantines); got != 0 {
			t.Errorf("it has %d", got)
		}
	})
	// rule: mu-giochix/combat/war-wagon-loading
	t.Run("an engine aboard takes the room of as many units as its level", func(t *testing.T) {
		p := position(t, 3)
		wagon, other := p.own(byzantines, WarWagon, 3, "thrace"), p.own(byzantines, WarWagon, 3, "thrace")
		engine := p.own(byzantines, Engine, 2, "thrace")
		empty := p.room(byzantines, wagon)
		p.Players[byzantines].Property[engine].At = Aboard + Spot(wagon)
		if got := p.room(byzantines, wagon); got != empty-2 || p.room(byzantines, other) != empty {
			t.Errorf("%d and %d have room, want %d and %d", got, p.room(byzantines, other), empty-2, empty)
		}
	})
	// rule: mu-giochix/purchases/empire-card-ability
	t.Run("what makes Merchants faster makes no Caravan faster", func(t *testing.T) {
		p := position(t, 3)
		ship, caravan := p.own(byzantines, MerchantShip, 1, "thrace"), p.own(byzantines, Caravan, 1, "thrace")
		ships, caravans := p.stepsLeft(byzantines, ship), p.stepsLeft(byzantines, caravan)
		p.endowed(byzantines, Effect{Do: MovePoints, N: 2, Of: 1 << MerchantThing})
		for card := range p.Cards {
			p.Cards[card].On = int8(numbered(byzantines, ship))
		}
		if got := p.stepsLeft(byzantines, ship); got != ships+2 {
			t.Errorf("the Merchant has %d, want %d", got, ships+2)
		}
		for card := range p.Cards {
			p.Cards[card].On = int8(numbered(byzantines, caravan))
		}
		if got := p.stepsLeft(byzantines, caravan); got != caravans {
			t.Errorf("the Caravan has %d, want %d", got, caravans)
		}
	})
}

func TestWhereNothingIsSold(t *testing.T) {
	// rule: mu-giochix/purchases/caravan-place
	// rule: mu-giochix/purchases/ship-place
	t.Run("nobody's land takes no transport", func(t *testing.T) {
		p := position(t, 3)
		for kind, why := range map[Kind]play.Rule{Caravan: RuleCaravanPlace, MerchantShip: RuleShipPlace, Galley: RuleShipPlace, WarWagon: RuleWagonPlace} {
			if got := p.whyNotDock(byzantines, kind, p.place("bulgaria")); got != why {
				t.Errorf("kind %d: %d, want %d", kind, got, why)
			}
		}
	})
	// rule: mu-giochix/purchases/unit-place
	t.Run("units are improved where units are bought, and nowhere else", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "arte-militare").stand(byzantines, "bulgaria", Counts{Light: 1, Captain: 1}).stand(byzantines, "thrace", Counts{Light: 1, Captain: 1}).build("thrace", Civil, 1)
		for id, want := range map[string]bool{"thrace": true, "bulgaria": false} {
			some := false
			p.promotionsFor(byzantines, p.place(id), func(play.Choice, play.Rule) bool { some = true; return true })
			if some != want {
				t.Errorf("in %s they can be: %v", id, some)
			}
		}
	})
	// rule: mu-giochix/purchases/free-prisoners-price
	t.Run("of two prisoners as many are freed as are paid for", func(t *testing.T) {
		p := position(t, 3).build("thrace", Military, 1)
		for i := range int8(2) {
			p.put(byzantines, i, Captive+Spot(mamluks))
		}
		p.run(func(g *State, t *play.Table) {
			g.ransom(t, play.Answer{Seat: byzantines, A: int16(mamluks), B: leveled(int8(kindOf(0)), 0), N: 1})
		})
		p.play(by(byzantines, FreedIn, int16(p.place("thrace"))))
		p.wantHere(byzantines, "thrace", 1)
		if got := count(p.prisoners(mamluks, byzantines)); got != 1 || p.Players[byzantines].Figures[0] != Spot(p.place("thrace")) {
			t.Errorf("%d are prisoners still", got)
		}
	})
	// rule: mu-giochix/purchases/empire-card-tap
	t.Run("a card that has something to be used on is not refused besides", func(t *testing.T) {
		p := position(t, 3)
		for card := range int8(EmpireCards) {
			p.Cards[card] = Card{Of: byzantines}
			for when := range When(AnyTime + 1) {
				if box.Characters[p.who(card)].When != when || p.aims(byzantines, card) == nil || !p.hasAim(byzantines, card) {
					continue
				}
				p.called(byzantines, when).stage.Look(true)
				for _, r := range mustOffer(p, byzantines).Refused {
					if r.Choice.Verb == UseCard && r.Choice.A == int16(card) && r.Choice.B == None {
						t.Errorf("card %d is refused by %d", card, r.Rule)
					}
				}
			}
			p.Cards[card].Of = play.Nobody
		}
	})
}

func TestEdgesOfHordes(t *testing.T) {
	// rule: mu-giochix/events/move-horde
	t.Run("where the last of them has fallen nothing is overrun", func(t *testing.T) {
		p := position(t, 3).build("bulgaria", Civil, 1)
		p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("bulgaria")) })
		if p.Territories[p.place("bulgaria")].Level[Civil] != 1 {
			t.Error("the Village is gone")
		}
	})
}

func TestEdgesOfPacts(t *testing.T) {
	// rule: mu-giochix/diplomacy/pact-dispute-vote
	t.Run("each vote is told", func(t *testing.T) {
		p := position(t, 3)
		p.run(func(g *State, t *play.Table) { g.vote(t, byzantines, mamluks) })
		p.play(by(byzantines, VoteBroken), by(mamluks, VoteKept), by(hungarians, VoteKept))
		if !p.stage.Tells(KeyVoted, int16(byzantines), 0) || !p.stage.Tells(KeyVoted, int16(mamluks), 1) || !p.stage.Tells(KeyJudged, int16(mamluks), int16(byzantines), 0, 0) {
			t.Error("they are not")
		}
	})
	// rule: mu-giochix/diplomacy/defensive-alliance
	t.Run("a Galley in a port on another sea does not come", func(t *testing.T) {
		p := position(t, 3)
		for at := range Place(Territories) {
			port := box.Atlas.Territories[at].Port
			for _, sea := range box.Around[at] {
				if port == NoPlace || !sea.Sea() {
					continue
				}
				galley := p.own(hungarians, Galley, 1, at.ID())
				p.aboard(hungarians, galley, Counts{Light: 1})
				some := false
				if p.squadron(hungarians, sea, func(int8) { some = true }); some != (sea == port) {
					t.Errorf("from %s it comes to %s: %v", at.ID(), sea.ID(), some)
				}
				p.put(hungarians, 0, Supply)
				p.Players[hungarians].Property[galley] = Property{}
			}
		}
	})
}

// Land that is held by nothing but his being there a squire does not leave empty.
// rule: mu-giochix/conquest/other-territories-need-garrison
func TestSquiresGarrison(t *testing.T) {
	p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 2}).take(byzantines, "bulgaria", "serbia").stand(byzantines, "wallachia", Counts{Light: 1})
	p.Territories[p.place("serbia")].Star = byzantines
	for id, want := range map[string]int8{"thrace": 0, "bulgaria": 1, "serbia": 0, "wallachia": 0, "sea-of-marmara": 0} {
		if got := p.eyes(byzantines).garrison(p.place(id)); got != want {
			t.Errorf("%s: %d stay, want %d", id, got, want)
		}
	}
}

func TestEdgesOfEvents(t *testing.T) {
	// rule: mu-giochix/events/event-die
	// rule: mu-giochix/general/technologies-any-time
	t.Run("of what the die says what he knows takes its part off", func(t *testing.T) {
		for seed := range uint64(8) {
			struck := func(learnt ...string) (die int16, lost int8) {
				p := position(t, 3).learn(byzantines, learnt...).stand(byzantines, "thrace", Counts{Light: 8})
				card, _ := p.eventWith(box.Region[p.place("thrace")], Armies)
				p.Event, p.Events[card], p.Dice = card, Drawn, chanceOf(seed)
				p.run(func(g *State, t *play.Table) { g.strike(t, byzantines, Armies) }).closing()
				for _, l := range p.stage.Lines(0) {
					if l.Key == KeyEventDie {
						die = l.Args[1]
					}
				}
				return die, 8 - p.Here[p.place("thrace")][byzantines]
			}
			die, lost := struck()
			want := int8(die)
			if want > highestHit[Armies] {
				want = 0
			}
			if lost != want {
				t.Errorf("the die says %d, and he loses %d", die, lost)
			}
			if _, fewer := struck("misticismo"); fewer != max(0, want-1) {
				t.Errorf("the die says %d, and with Mysticism he loses %d", die, fewer)
			}
		}
	})
}

func TestEdgesOfDamage(t *testing.T) {
	// rule: mu-giochix/military-buildings/protection-amount
	// rule: mu-giochix/battle/phase8-damage
	t.Run("no damage is none, and is not told", func(t *testing.T) {
		for damage, want := range map[int16]int{0: 0, 1: 1} {
			p := facing(t, Counts{Light: 3}, Counts{Light: 3})
			p.run(func(g *State, t *play.Table) { g.deal(t, Defending, damage, FromMelee) }).closing()
			if got := p.stage.Count(KeyDamage); got != want || p.fighters(Defending).All() != int16(3-want) {
				t.Errorf("%d damage is told %d times, and %d are left", damage, got, p.fighters(Defending).All())
			}
		}
	})
	// rule: mu-giochix/battle-exits/retreat
	t.Run("Barbarians are asked nothing", func(t *testing.T) {
		for _, side := range [...]int{Attacking, Defending} {
			p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 3}).barbariansIn("bulgaria", Horde{Light: 3})
			p.drawUp("bulgaria", Barbarians, byzantines)
			p.run(func(g *State, t *play.Table) { g.stance(t, side) })
			if asked := !p.stage.Over(); asked && p.stage.Offers()[0].Seat < 0 || side == Attacking && asked {
				t.Errorf("side %d is asked: %s", side, p.stage.Asked())
			}
		}
	})
}

func TestEdgesOfPurchases(t *testing.T) {
	// rule: mu-giochix/purchases/unit-place
	// rule: mu-giochix/purchases/captain-price
	t.Run("of each unit one at least, at its price, and each level of a Captain above his", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "arte-militare").build("thrace", Civil, 1).captain(byzantines, "thrace", 1)
		p.shopsIn(byzantines, "thrace")
		o := mustOffer(p, byzantines)
		levels := map[int16]int16{}
		for _, c := range o.Choices {
			switch c.Verb {
			case Recruit:
				if c.Lo != 1 || c.Hi < 1 || c.C != box.Units[c.B].Price {
					t.Errorf("unit %d: from %d to %d for %d", c.B, c.Lo, c.Hi, c.C)
				}
			case PromoteCaptain:
				levels[c.B] = c.C
			}
		}
		each := box.Units[Captain].Price
		if len(levels) != 2 || levels[2] != each || levels[3] != 2*each {
			t.Errorf("the Captain of level I may become %v", levels)
		}
	})
	// rule: mu-giochix/purchases/empire-card-tap
	// rule: mu-giochix/general/empire-cards-any-time
	t.Run("who is asked for a card may use those that fit alone", func(t *testing.T) {
		p := position(t, 3).give(byzantines, "e19", "e23")
		fits := func(card int8) bool { return card == int8(cardNamed(t, "e23")) }
		p.run(func(g *State, t *play.Table) { g.answers(t, byzantines, fits, None, AskCards, int16(InResponse)) })
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == UseCard && c.A != cardNamed(t, "e23") {
				t.Errorf("he may use %d", c.A)
			}
		}
	})
}

func TestEdgesOfCards(t *testing.T) {
	// rule: mu-giochix/purchases/empire-card-objective-hidden
	t.Run("a card of the character that was named is tapped, and no other", func(t *testing.T) {
		for seed := range uint64(6) {
			p := position(t, 3).give(mamluks, "e01", "e23", "e24")
			p.Dice = chanceOf(seed)
			who := int16(box.Cards[cardNamed(t, "e23")].Character)
			p.run(func(g *State, t *play.Table) {
				g.tapCard(t, byzantines, None, &Effect{Do: TapCard, Max: 1}, int16(mamluks), who)
			})
			if tapped := p.Cards[cardNamed(t, "e23")].Tapped + p.Cards[cardNamed(t, "e24")].Tapped; tapped != 1 || p.Cards[cardNamed(t, "e01")].Tapped != 0 {
				t.Errorf("%d of them are tapped, and of another %d", tapped, p.Cards[cardNamed(t, "e01")].Tapped)
			}
		}
	})
	// rule: mu-giochix/purchases/empire-card-ability
	// rule: mu-giochix/purchases/empire-card-tap
	t.Run("who cancels an ability does so with a card that he can tap; then nothing is under way", func(t *testing.T) {
		p := position(t, 3).endowed(mamluks, Effect{Do: CancelAbility})
		var cancels []int8
		for card := range int8(EmpireCards) {
			if p.has(card, CancelAbility) {
				p.Cards[card] = Card{Of: mamluks, Tapped: 1}
				cancels = append(cancels, card)
			}
		}
		p.Cards[cancels[1]].Tapped = 0
		p.give(byzantines, "e23")
		p.run(func(g *State, t *play.Table) { g.useCard(t, by(byzantines, UseCard, cardNamed(p.t, "e23"), None, 0)) })
		if got := mustOffer(p, mamluks).Choices; len(got) != 2 || got[0].A != int16(cancels[1]) {
			t.Errorf("he may %+v", got)
		}
		if p.play(by(mamluks, CancelIt, int16(cancels[1]))); p.Using != 0 {
			t.Errorf("%d are under way", p.Using)
		}
	})
	// rule: mu-giochix/components/empire-cards
	t.Run("what lies under the deck is not drawn while anything else is left", func(t *testing.T) {
		p := position(t, 3)
		for card := range int8(EmpireCards - 4) {
			p.putUnder(card)
		}
		for range 4 {
			if card := p.drawFresh(); card < EmpireCards-4 {
				t.Errorf("card %d comes", card)
			} else {
				p.Cards[card].Of = byzantines
			}
		}
	})
	// rule: mu-giochix/commerce/route-destination
	// rule: mu-giochix/purchases/empire-card-objective
	t.Run("a route that is completed counts for an Objective about it", func(t *testing.T) {
		p := position(t, 3)
		card := int8(cardNamed(t, "e08"))
		p.Cards[card] = Card{Of: byzantines, Mine: 1}
		ship := p.own(byzantines, Caravan, 1, "thrace")
		p.Players[byzantines].Property[ship].Route.N = int8(box.Cards[card].Objective.Min)
		p.run(func(g *State, t *play.Table) { g.completeRoute(t, byzantines, ship, 0) })
		if p.Cards[card].Gained == 0 {
			t.Errorf("%+v is not nearer", box.Cards[card].Objective)
		}
	})
}

func TestEdgesOfMarches(t *testing.T) {
	// rule: mu-giochix/combat/ship-loading
	// rule: mu-giochix/combat/war-wagon-loading
	t.Run("who has stopped, is elsewhere, at sea, or for trade takes nobody aboard", func(t *testing.T) {
		p := position(t, 3)
		galley, wagon, caravan := p.own(byzantines, Galley, 1, "thrace"), p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, Caravan, 1, "thrace")
		stopped, far, asea := p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, WarWagon, 1, "mysia"), p.own(byzantines, Galley, 1, "sea-of-marmara")
		p.Players[byzantines].Property[stopped].Stopped = true
		p.Active, p.March = byzantines, March{On: true, At: p.place("thrace")}
		for i, want := range map[int8]bool{galley: true, wagon: true, caravan: false, stopped: false, far: false, asea: false} {
			if got := p.carries(byzantines, i); got != want {
				t.Errorf("property %d: %v", i, got)
			}
		}
		if p.March.At = p.place("sea-of-marmara"); p.carries(byzantines, asea) {
			t.Error("at sea one does")
		}
	})
	// rule: mu-giochix/combat/enter-uncontrolled
	// rule: mu-giochix/combat/enter-enemy-units
	// rule: mu-giochix/combat/enter-undefended-enemy
	t.Run("a horde is met before an army, an army before the land", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians)
		meets := func(id string, want Meeting, whom play.Seat) {
			t.Helper()
			if got, who := p.meets(byzantines, p.place(id)); got != want || who != whom {
				t.Errorf("%s: %d of %d, want %d of %d", id, got, who, want, whom)
			}
		}
		meets("thrace", Peaceful, play.Nobody)
		meets("bulgaria", NoMansLand, play.Nobody)
		meets("sea-of-marmara", Peaceful, play.Nobody)
		meets("egypt", Undefended, mamluks)
		p.stand(hungarians, "bulgaria", Counts{Light: 1})
		meets("bulgaria", Army, hungarians)
		p.barbariansIn("bulgaria", Horde{Light: 1})
		meets("bulgaria", Army, Barbarians)
	})
	// rule: mu-giochix/battle-exits/retreat
	t.Run("what rolls stays behind where a fleet withdraws, the Galleys go all the way, and the group with them", func(t *testing.T) {
		p := position(t, 3)
		galley, wagon, engine := p.own(byzantines, Galley, 1, "thrace"), p.own(byzantines, WarWagon, 1, "thrace"), p.own(byzantines, Engine, 1, "thrace")
		p.aboard(byzantines, galley, Counts{Light: 1})
		p.Active, p.March = byzantines, March{On: true, At: p.place("thrace")}
		p.withdraw(&play.Table{}, byzantines, p.place("thrace"), p.place("north-aegean"))
		for i, want := range map[int8]string{galley: "north-aegean", wagon: "thrace", engine: "thrace"} {
			if got := p.Players[byzantines].where(i); got != p.place(want) {
				t.Errorf("property %d is in %s, want %s", i, got.ID(), want)
			}
		}
		if p.March.At != p.place("north-aegean") {
			t.Errorf("the group is in %s", p.March.At.ID())
		}
		p.withdraw(&play.Table{}, mamluks, p.place("egypt"), p.place("sinai"))
		if p.March.At != p.place("north-aegean") {
			t.Error("it goes with another's")
		}
	})
	// rule: mu-giochix/events/move-horde
	// rule: mu-giochix/battle/when
	t.Run("who stands where the last Barbarian has fallen has no battle", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1})
		p.run(func(g *State, t *play.Table) { g.moveHorde(t, g.placeNamed("serbia"), g.placeNamed("bulgaria")) })
		if !p.stage.Over() || p.stage.Count(KeyBattle) != 0 {
			t.Errorf("he has: %s", p.stage.Asked())
		}
	})
	// rule: mu-giochix/conquest/keep-or-plunder
	t.Run("of what carries nothing no goods are plundered", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "dalmatia", Counts{Light: 1})
		empty, laden := p.own(hungarians, Caravan, 1, "dalmatia"), p.own(hungarians, Caravan, 1, "dalmatia")
		p.loaded(hungarians, laden, 1, 2).conquers("dalmatia", hungarians)
		for i, want := range map[int8]bool{empty: false, laden: true} {
			if p.may(byzantines, play.Choice{Verb: PlunderCargo, A: numbered(hungarians, i)}) != want {
				t.Errorf("of property %d: want %v", i, want)
			}
		}
	})
}

func TestEdgesOfBattles(t *testing.T) {
	// rule: mu-giochix/naval/level-bonus
	t.Run("on land Galleys give nothing, at sea what they are more by", func(t *testing.T) {
		p := facing(t, Counts{Light: 2}, Counts{Light: 2})
		p.own(byzantines, Galley, 3, "wallachia")
		if p.fleetBonus(Attacking) != 0 || p.fleetBonus(Defending) != 0 {
			t.Error("they do on land")
		}
		p, _, his := atSea(t, Counts{Light: 2}, Counts{Light: 2})
		p.Players[mamluks].Property[his].Level = 1
		if p.fleetBonus(Attacking) != 2 || p.fleetBonus(Defending) != 0 {
			t.Errorf("they give %d and %d", p.fleetBonus(Attacking), p.fleetBonus(Defending))
		}
	})
	// rule: mu-giochix/naval/empty-galley-sinks
	t.Run("a Galley is left empty by the last who is removed, and on land by nobody", func(t *testing.T) {
		p := position(t, 3)
		asea, docked := p.own(byzantines, Galley, 1, "sea-of-marmara"), p.own(byzantines, Galley, 1, "thrace")
		p.aboard(byzantines, asea, Counts{Light: 2}).aboard(byzantines, docked, Counts{Archer: 1})
		rolled := func(figure int8) int {
			p.run(func(g *State, t *play.Table) { g.discard(t, byzantines, figure) })
			return p.stage.Count(KeyGalleyFloat) + p.stage.Count(KeyGalleySinks)
		}
		if first, last, ashore := rolled(firstOf[Light]), rolled(firstOf[Light]+1), rolled(firstOf[Archer]); first != 0 || last != 1 || ashore != 0 {
			t.Errorf("it is rolled %d, %d and %d times", first, last, ashore)
		}
	})
	// rule: mu-giochix/battle/phase2-archers-captains
	// rule: mu-giochix/battle/nine-phases
	t.Run("when the shots are over the round goes on if both stand", func(t *testing.T) {
		for n, want := range map[int8]bool{1: true, 0: false} {
			p := facing(t, Counts{Light: 1}, Counts{Light: 1})
			if n == 0 {
				p.bear(&play.Table{}, Defending, 1, None)
			}
			var goesOn bool
			if p.run(func(g *State, t *play.Table) { goesOn = g.shooting(t) }); goesOn != want {
				t.Errorf("with %d defenders it goes on: %v", n, goesOn)
			}
		}
	})
	// rule: mu-giochix/battle/phase8-damage
	// rule: mu-giochix/military-buildings/protection-amount
	t.Run("who has nobody left takes no damage", func(t *testing.T) {
		p := facing(t, Counts{Light: 1}, Counts{Light: 1})
		p.bear(&play.Table{}, Defending, 1, None)
		if p.run(func(g *State, t *play.Table) { g.deal(t, Defending, 2, FromMelee) }); p.stage.Count(KeyDamage) != 0 {
			t.Error("it is told")
		}
	})
	// rule: mu-giochix/naval/empty-galley-sinks
	// rule: mu-giochix/battle-exits/surrender
	t.Run("who surrenders at sea leaves Galleys that may sink", func(t *testing.T) {
		p, _, _ := atSea(t, Counts{Light: 2}, Counts{Light: 2})
		p.Battle = Battle{}
		p.run(func(g *State, t *play.Table) { g.fight(t, g.placeNamed("sea-of-marmara"), byzantines, mamluks) })
		p.play(by(byzantines, OfferSurrender), by(mamluks, AcceptSurrender)).closing()
		if p.stage.Count(KeyGalleyFloat)+p.stage.Count(KeyGalleySinks) != 1 {
			t.Error("it is not rolled for the one that is empty")
		}
	})
}

func TestEdgesOfSecrets(t *testing.T) {
	passage := bargain.Of(int16(PassagePact))
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("nobody reads what is open, nor his own", func(t *testing.T) {
		p := position(t, 3).asked().deals(byzantines, mamluks, false, 0, passage, 0).deals(mamluks, hungarians, true, 0, passage, 0)
		p.spies(byzantines, byzantines, mamluks)
		p.spies(mamluks, byzantines, mamluks)
		p.spies(byzantines, mamluks, hungarians)
		if p.Read != [readings]Reading{} {
			t.Errorf("there are readings: %+v", p.Read[:2])
		}
	})
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("each knows what he has read, and by whom his own pacts were read, and no more", func(t *testing.T) {
		p := position(t, 5).asked().deals(byzantines, mamluks, false, 0, passage, 0)
		for _, s := range [...]play.Seat{hungarians, germans} {
			p.spies(s, byzantines, mamluks)
		}
		for s, want := range map[play.Seat][]play.Seat{byzantines: {hungarians, germans}, mamluks: {hungarians, germans}, hungarians: {hungarians}, germans: {germans}, mongols: nil, play.Nobody: nil} {
			src, g := chanceOf(1), *p.State
			g.Redeal(s, &src)
			var got []play.Seat
			for _, r := range g.Read {
				if r.Kinds != 0 {
					got = append(got, r.By)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("seat %d knows of readings by %v", s, got)
			}
		}
	})
	// rule: mu-giochix/diplomacy/pact-written-public-or-secret
	t.Run("he knows all that he has read, be it as much as is kept", func(t *testing.T) {
		p := position(t, 5)
		for i := range p.Read {
			p.Read[i] = Reading{By: germans, From: byzantines, To: mamluks, Writ: Writ{Kinds: 1 << PassagePact}}
		}
		want := p.Read
		if p.forgetSecrets(germans); p.Read != want {
			t.Errorf("he knows %+v", p.Read)
		}
	})
}

// Whatever has a name or a text in a box file has it in every language.
// rule: mu-giochix/purchases/one-of-each-family
// rule: mu-giochix/components/technology-board
func TestEverythingIsNamed(t *testing.T) {
	for list, id := range map[string]string{
		"branches": "war", "technologies": "tattica", "units": "knight", "transports": "galley", "engines": "bombard", "buildings": "city",
		"characters": "ladro", "events": "v01",
	} {
		for _, what := range [...]string{"name", "text"} {
			if what == "text" && slices.Contains([]string{"branches", "transports", "engines", "events"}, list) {
				continue
			}
			for _, lang := range rulebook.Languages {
				file := fmt.Sprintf(`%s: [{id: %s, %s: {%s: ""}}]`, list, id, what, lang)
				if _, _, err := standard.Load("mine.yaml", strings.NewReader(file)); err == nil || !strings.Contains(err.Error(), id) {
					t.Errorf("%s: %v", file, err)
				}
			}
		}
	}
}

func TestEdgesOfTheCourse(t *testing.T) {
	// rule: mu-giochix/order/auction
	// rule: mu-giochix/order/tie-for-first
	t.Run("who has nothing to bid ties for nothing, and is not asked", func(t *testing.T) {
		p := position(t, 3)
		for s := range p.Players {
			p.Players[s].Florins = 0
		}
		if p.auction(); !p.stage.Over() || p.stage.Count(KeyTied) != 0 {
			t.Errorf("it is asked %s, or told of a tie", p.stage.Asked())
		}
	})
	// rule: mu-giochix/order/auction
	t.Run("who is out has no place in the order", func(t *testing.T) {
		p := position(t, 4)
		p.Players[germans].Out = true
		p.rank()
		if want := [MostPlayers]play.Seat{hungarians, mamluks, byzantines, play.Nobody, play.Nobody, play.Nobody}; p.Order != want {
			t.Errorf("it is %v", p.Order)
		}
	})
	// rule: mu-giochix/order/auction
	t.Run("however much one has, so much can be named", func(t *testing.T) {
		p := position(t, 3)
		for florins, want := range map[int32]int16{0: 0, 700: 700, 32_000: 32_000, 90_000: 32_000} {
			if p.Players[byzantines].Florins = florins; p.purse(byzantines) != want {
				t.Errorf("of %d: %d", florins, p.purse(byzantines))
			}
		}
	})
	// rule: mu-giochix/end-of-turn/remove-stops
	// rule: mu-giochix/diplomacy/pact-duration-default
	// rule: mu-giochix/diplomacy/armistice
	t.Run("with the turn end the pacts whose last it is", func(t *testing.T) {
		p := position(t, 3)
		p.grant(&play.Table{}, byzantines, mamluks, int16(PassagePact), 2, true)
		p.grant(&play.Table{}, byzantines, mamluks, int16(CommercialPact), 3, true)
		p.Armistice[byzantines] = 1 << mamluks
		p.run(func(g *State, t *play.Table) { g.endTurn(t) })
		if p.granted(byzantines, mamluks, PassagePact) || !p.granted(byzantines, mamluks, CommercialPact) || p.Armistice[byzantines] != 0 {
			t.Errorf("there is %+v", p.Pacts[byzantines][mamluks])
		}
	})
	// rule: mu-giochix/victory/end-conditions
	t.Run("two play on, one alone has outlived the others", func(t *testing.T) {
		p := position(t, 3)
		for i, want := range [...]Ending{NotEnded, NotEnded, BySurvival} {
			if got := p.whyOver(); got != want {
				t.Errorf("%d are out: %d, want %d", i, got, want)
			}
			p.Players[i].Out = true
		}
	})
	// rule: mu-giochix/victory/final-event-card
	t.Run("what the end table says is added to the Honour", func(t *testing.T) {
		p := position(t, 3)
		p.Players[mamluks].Florins = 5000
		before := p.Players[mamluks].Honour
		p.run(func(g *State, t *play.Table) { g.finish(t) }).closing()
		bonus := int16(0)
		for _, n := range p.Players[mamluks].Final {
			bonus += int16(n)
		}
		if bonus == 0 || p.Players[mamluks].Honour != before+bonus {
			t.Errorf("with %d he has %d, had %d", bonus, p.Players[mamluks].Honour, before)
		}
	})
	// rule: mu-giochix/victory/winner-and-ties
	t.Run("where nobody is left nobody wins", func(t *testing.T) {
		p := position(t, 3)
		if got := p.winners(); len(got) != 1 {
			t.Errorf("%v win", got)
		}
		for s := range p.Players {
			p.Players[s].Out = true
		}
		if got := p.winners(); len(got) != 0 {
			t.Errorf("%v win", got)
		}
	})
	// rule: mu-giochix/setup/kingdoms-and-initial-territories
	// rule: mu-giochix/victory/end-conditions
	t.Run("a table may give every seat any of the Kingdoms", func(t *testing.T) {
		if got := tableOptions()[1]; got.ID != optionTurns || got.Default != 8 {
			t.Errorf("if nothing is chosen the game lasts %d turns", got.Default)
		}
		all := tableOptions()[0]
		for i, n := range all.Values {
			if n == anyRealm {
				continue
			}
			if g := begun(t, MostPlayers, 1, map[string]int{play.SeatKey(optionRealm, 2): n}); box.Atlas.Realms[g.Players[2].Realm].ID != all.Names[i] {
				t.Errorf("who chooses %s has %s", all.Names[i], box.Atlas.Realms[g.Players[2].Realm].ID)
			}
		}
		if n := len(playable()); len(all.Values) != n+1 || len(all.Names) != n+1 || n < MostPlayers {
			t.Errorf("there are %d, and %d to choose", n, len(all.Values))
		}
	})
	// rule: mu-giochix/setup/starting-pieces
	t.Run("one begins with transports, and no engine", func(t *testing.T) {
		p := position(t, 3)
		p.run(func(g *State, t *play.Table) { g.placeTransports(t, byzantines) }).stage.Look(true)
		o, kinds := mustOffer(p, byzantines), map[Kind]bool{}
		for _, c := range o.Choices {
			kinds[Kind(c.A)] = true
		}
		for _, r := range o.Refused {
			kinds[Kind(r.Choice.A)] = true
		}
		if len(kinds) != 4 || kinds[Engine] || kinds[NoProperty] {
			t.Errorf("he may place %v", kinds)
		}
	})
}

func TestEdgesOfShopping(t *testing.T) {
	// rule: mu-giochix/purchases/empire-card-price
	t.Run("where every Empire card is somebody's none is sold", func(t *testing.T) {
		p := position(t, 3)
		for card := range p.Cards {
			p.Cards[card] = Card{Of: mamluks}
		}
		if _, why := p.atCourt(byzantines).ware(byzantines, BuyCard, p.cardCost(byzantines), 0); why != RuleNoMore {
			t.Errorf("it is refused by %d", why)
		}
	})
	// rule: mu-giochix/purchases/what
	// rule: mu-giochix/turn/who-acts-when
	// rule: mu-giochix/general/technologies-any-time
	t.Run("a technology can be activated at court and in the shop, which one leaves when one has enough", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 1)
		p.Players[byzantines].Tokens = [Branches]int8{2: 1}
		c := play.Choice{Verb: Activate, A: techNamed("matematica")}
		if !p.atCourt(byzantines).may(byzantines, c) || !p.run(func(g *State, t *play.Table) { g.shop(t, byzantines) }).may(byzantines, c) {
			t.Error("it cannot")
		}
		if p.play(by(byzantines, ShopIn, int16(p.place("thrace")))).stage.Asks(byzantines, AskWares); !p.may(byzantines, play.Choice{Verb: LeaveShop}) {
			t.Error("he cannot leave")
		}
		p.play(by(byzantines, LeaveShop)).stage.Asks(byzantines, AskShop)
		if p.play(by(byzantines, DoneShopping)); !p.stage.Over() {
			t.Error("he cannot go")
		}
	})
	// rule: mu-giochix/purchases/unit-prices
	t.Run("who improves units pays the difference for each", func(t *testing.T) {
		p := position(t, 3).learn(byzantines, "arte-militare").stand(byzantines, "thrace", Counts{Light: 3}).build("thrace", Civil, 1)
		c, why := p.shopsIn(byzantines, "thrace").ware(byzantines, Promote, int16(p.place("thrace")), int16(Light)<<3|int16(Heavy))
		if each := box.Units[Heavy].Price - box.Units[Light].Price; why != play.Free || c.C != each || c.Hi != 3 {
			t.Fatalf("%+v is refused by %d", c, why)
		}
		p.play(c.With(byzantines, 2))
		p.wantFlorins(byzantines, 1000-2*int32(c.C))
		if got := counts(p.army(byzantines, p.place("thrace"))); got != (Counts{Light: 1, Heavy: 2}) {
			t.Errorf("there are %v", got)
		}
	})
	// rule: mu-giochix/military-buildings/destroyed-with-its-tokens
	t.Run("with a building goes the damage that it had, and no other's", func(t *testing.T) {
		p := position(t, 3).build("thrace", Civil, 2).build("thrace", Military, 2)
		x := &p.Territories[p.place("thrace")]
		x.Damage = [families]int8{Civil: 1, Military: 2}
		p.raze(&play.Table{}, p.place("thrace"), Civil)
		if x.Level != [families]int8{Military: 2} || x.Damage != [families]int8{Military: 2} {
			t.Errorf("there is %+v", x)
		}
	})
}

func TestEdgesOfMovement(t *testing.T) {
	// rule: mu-giochix/combat/only-units-with-points
	// rule: mu-giochix/combat/ship-loading
	t.Run("no War Wagon goes to sea, and no Galley over land", func(t *testing.T) {
		for kind, want := range map[Kind][2]play.Rule{WarWagon: {RuleShips, play.Free}, Galley: {play.Free, RuleShips}} {
			p := position(t, 3)
			i := p.own(byzantines, kind, 1, "thrace")
			p.aboard(byzantines, i, Counts{Light: 1})
			p.Phase, p.Active = Combat, byzantines
			p.March = March{On: true, At: p.place("thrace"), From: NoPlace, Things: 1 << i, Figures: p.Players[byzantines].aboard(i)}
			if got := [2]play.Rule{p.whyNotStep(byzantines, p.place("sea-of-marmara")), p.whyNotStep(byzantines, p.place("macedonia"))}; got != want {
				t.Errorf("kind %d: %d, want %d", kind, got, want)
			}
		}
	})
	// rule: mu-giochix/combat/one-point-per-area
	t.Run("who walks uses no points of what rides", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 1})
		p.activate(byzantines, "thrace", joins(byzantines, Sort(Light), 1)).march(byzantines, "macedonia")
		if p.March.Rode != 0 || p.March.Steps != 1 {
			t.Errorf("%d are ridden, %d walked", p.March.Rode, p.March.Steps)
		}
		if !p.stage.Tells(KeyMarches, int16(byzantines), int16(p.place("thrace")), 1, 0, int16(p.place("macedonia"))) {
			t.Error("something is told to be driven")
		}
	})
	// rule: mu-giochix/combat/resolve-and-stop
	t.Run("what is lost on the way has no Stop token", func(t *testing.T) {
		p := position(t, 3)
		p.March = March{On: true, At: p.place("thrace"), Things: 0b11}
		p.Players[byzantines].Property[0] = Property{Kind: WarWagon, Level: 1, At: Spot(p.place("thrace"))}
		if p.stopGroup(byzantines); !p.Players[byzantines].Property[0].Stopped || p.Players[byzantines].Property[1] != (Property{}) {
			t.Errorf("they are %+v", p.Players[byzantines].Property[:2])
		}
	})
	// rule: mu-giochix/battle-exits/mutual-destruction
	t.Run("at sea nothing is left by who fell there", func(t *testing.T) {
		p := position(t, 3)
		p.run(func(g *State, t *play.Table) { g.forsaken(t, g.placeNamed("sea-of-marmara")) })
		if p.stage.Count(KeyTurnsHome)+p.stage.Count(KeyTurnsNobody) != 0 {
			t.Error("it turns somebody's")
		}
	})
	// rule: mu-giochix/events/add-where-present
	// rule: mu-giochix/events/add-elsewhere
	t.Run("no Barbarians come where an army stands, unless there are some or a fire burns", func(t *testing.T) {
		for at := range Place(Territories) {
			p := position(t, 3)
			if !p.inPlay(at) || p.homeOf(at) != play.Nobody || box.Fire[at] {
				continue
			}
			free := p.canAdd(at)
			p.raise(byzantines, Light, 1, at)
			held := p.canAdd(at)
			p.Hordes[at] = Horde{Light: 1}
			if !free || held || !p.canAdd(at) {
				t.Errorf("%s: free %v, with an army %v, with Barbarians %v", at.ID(), free, held, p.canAdd(at))
			}
		}
	})
	// rule: mu-giochix/events/rebellion-placement
	t.Run("they rise where he has the fewest", func(t *testing.T) {
		p := position(t, 3)
		home := box.Atlas.Realms[p.Players[byzantines].Realm].Territories
		for i, at := range home {
			p.raise(byzantines, Light, int8(2-i%2), at)
		}
		var struck placeSet
		var want []Place
		for i, at := range home {
			if i%2 == 1 {
				want = append(want, at)
			}
		}
		if got := p.weakest(byzantines, &struck); !slices.Equal(got, want) {
			t.Errorf("%v, want %v", got, want)
		}
	})
	// rule: mu-giochix/events/barbarian-dice
	t.Run("what is rolled again is told", func(t *testing.T) {
		p := position(t, 3)
		p.Phase = Events
		p.run(func(g *State, t *play.Table) { g.rollCircle(t) })
		c := mustOffer(p, byzantines).Choices[0]
		if p.play(c.With(byzantines, c.Lo)); p.stage.Count(KeyDiceNew) != 1 {
			t.Error("it is not")
		}
	})
}

func TestEdgesOfRounds(t *testing.T) {
	// rule: mu-giochix/victory/hp-suppress-rebellion
	// rule: mu-giochix/victory/hp-lose-to-barbarians
	t.Run("a rebellion of which some are left is not suppressed", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "bulgaria", Counts{Light: 1}).barbariansIn("bulgaria", Horde{Light: 3, Rebels: 2, Risings: 1}).drawUp("bulgaria", byzantines, Barbarians)
		p.bear(&play.Table{}, Defending, 1, None)
		p.bear(&play.Table{}, Attacking, 1, None)
		p.run(func(g *State, t *play.Table) { g.settle(t) })
		if p.stage.Count(KeySuppress) != 0 {
			t.Error("it is told to be")
		}
		p.wantHonour(byzantines, startHonour-1)
	})
	// rule: mu-giochix/powers/light-infantry
	t.Run("one at least is sacrificed, and all at most", func(t *testing.T) {
		p := facing(t, Counts{Light: 3}, Counts{Light: 3})
		p.Battle.Sides[Attacking].Power[Light] = 3
		p.run(func(g *State, t *play.Table) { g.sacrifice(t, Attacking) })
		if c := mustOffer(p, byzantines).Choices[0]; c.Verb != Sacrifice || c.Lo != 1 || c.Hi != 3 {
			t.Errorf("%+v", c)
		}
	})
	// rule: mu-giochix/general/technologies-any-time
	// rule: mu-giochix/general/empire-cards-any-time
	// rule: mu-giochix/battle/nine-phases
	t.Run("either side may roll one of its three dice again by what it knows", func(t *testing.T) {
		for _, s := range [2]play.Seat{byzantines, hungarians} {
			p := facing(t, Counts{Heavy: 1}, Counts{Heavy: 1}).endowed(s, Effect{Do: Reroll, N: 1, By: uint8(OwnDice)}).throws(Attacking, 1, 2, 3).throws(Defending, 1, 2, 3)
			p.run(func(g *State, t *play.Table) { g.strikes(t) })
			p.stage.Asks(s, AskReroll)
			dice := 0
			for _, c := range mustOffer(p, s).Choices {
				dice += int(oneIf(c.Verb == RerollDie))
			}
			if p.play(by(s, RerollDie, 2)); dice != 3 || p.stage.Count(KeyRerolls) != 1 {
				t.Errorf("of %d dice %d are rolled again", dice, p.stage.Count(KeyRerolls))
			}
		}
	})
	// rule: mu-giochix/diplomacy/declare-war
	// rule: mu-giochix/diplomacy/pact-dispute-vote
	t.Run("who has no pact breaks none, and of three votes two are most", func(t *testing.T) {
		p := position(t, 3)
		if p.run(func(g *State, t *play.Table) { g.goToWar(t, byzantines, mamluks) }); p.stage.Count(KeyPactsBroken) != 0 {
			t.Error("he is told to have broken some")
		}
		p.run(func(g *State, t *play.Table) { g.vote(t, byzantines, mamluks) }).play(by(byzantines, VoteBroken), by(mamluks, VoteKept), by(hungarians, VoteBroken))
		p.wantHonour(mamluks, startHonour-2)
	})
	// rule: mu-giochix/conquest/when
	// rule: mu-giochix/military-buildings/token-removed-on-conquest
	t.Run("that a star is gone is told where there was one", func(t *testing.T) {
		for star, want := range map[play.Seat]int{hungarians: 1, play.Nobody: 0} {
			p := position(t, 3).stand(byzantines, "slavonia", Counts{Light: 1})
			p.Territories[p.place("slavonia")].Star = star
			if p.conquers("slavonia", hungarians); p.stage.Count(KeyStarGone) != want {
				t.Errorf("it is told %d times, want %d", p.stage.Count(KeyStarGone), want)
			}
		}
	})
}

func TestEdgesOfStops(t *testing.T) {
	// rule: mu-giochix/combat/enter-uncontrolled
	// rule: mu-giochix/combat/enter-enemy-units
	// rule: mu-giochix/combat/enter-undefended-enemy
	// rule: mu-giochix/combat/one-point-per-area
	t.Run("who enters what is not his goes no farther", func(t *testing.T) {
		for name, ready := range map[string]func(p *at){
			"nobody's land":     func(*at) {},
			"where an enemy is": func(p *at) { p.stand(hungarians, "bulgaria", Counts{Light: 1}) },
			"an enemy's land":   func(p *at) { p.Territories[p.place("bulgaria")].Star = hungarians },
		} {
			p := position(t, 3).war(byzantines, hungarians).circle(1, 1, 1, Horde{Light: 1}).stand(byzantines, "thrace", Counts{Light: 2, Knight: 10})
			ready(p)
			p.activate(byzantines, "thrace", by(byzantines, JoinAll)).march(byzantines, "bulgaria")
			for !p.stage.Over() {
				o := p.stage.Offers()[0]
				if slices.ContainsFunc(o.Choices, func(c play.Choice) bool { return c.Verb == Step }) {
					t.Fatalf("%s: he goes on", name)
				}
				c := o.Choices[len(o.Choices)-1]
				p.play(c.With(o.Seat, c.Lo))
			}
			p.wantControl("bulgaria", byzantines)
		}
	})
	// rule: mu-giochix/battle-exits/retreat
	// rule: mu-giochix/battle-exits/retreat-penalty
	// rule: mu-giochix/battle/losses-lowest-die
	t.Run("he withdraws to places that he can reach, and who stays loses no more by it", func(t *testing.T) {
		p := position(t, 3).war(byzantines, hungarians).stand(byzantines, "wallachia", Counts{Archer: 4}).stand(hungarians, "wallachia", Counts{Archer: 4}).drawUp("wallachia", byzantines, hungarians)
		p.Active, p.March = byzantines, March{On: true, At: p.place("wallachia"), From: p.place("bulgaria")}
		p.run(func(g *State, t *play.Table) { g.stance(t, Attacking) })
		some := 0
		for _, c := range mustOffer(p, byzantines).Choices {
			if c.Verb == Retreat {
				if some++; c.B < 1 || c.A == int16(p.place("wallachia")) {
					t.Errorf("he may withdraw %+v", c)
				}
			}
		}
		p.throws(Attacking, 3, 4, 5).throws(Defending, 3, 4, 5)
		stays := p.losses(Defending)
		p.Battle.Retreat, p.Battle.Areas = p.place("bulgaria"), 2
		if some == 0 || p.losses(Defending) != stays || p.losses(Attacking) <= 3 {
			t.Errorf("%d ways; the losses are %d and %d", some, p.losses(Attacking), p.losses(Defending))
		}
	})
}

func TestWhoseMarksTheyAre(t *testing.T) {
	// rule: mu-giochix/combat/resolve-and-stop
	// rule: mu-giochix/powers/knight-damage
	t.Run("what another loses is not missing in the group, whatever its number", func(t *testing.T) {
		p := facing(t, Counts{Light: 1, Knight: 1}, Counts{Light: 1, Knight: 1})
		wagon := p.own(byzantines, WarWagon, 1, "wallachia")
		p.own(hungarians, WarWagon, 1, "wallachia")
		p.Active, p.March = byzantines, March{On: true, At: p.place("wallachia"), Figures: 1 | 1<<firstKnight, Things: 1 << wagon}
		was := p.March
		p.hit(&play.Table{}, hungarians, 0)
		p.hit(&play.Table{}, hungarians, firstKnight)
		if p.lose(hungarians, wagon); p.March != was {
			t.Errorf("the group is %+v", p.March)
		}
		p.hit(&play.Table{}, byzantines, 0)
		p.hit(&play.Table{}, byzantines, firstKnight)
		if p.lose(byzantines, wagon); p.March.Figures != 1<<firstHeavy || p.March.Things != 0 {
			t.Errorf("the group is %+v", p.March)
		}
	})
	// rule: mu-giochix/purchases/unit-prices
	// rule: mu-giochix/combat/resolve-and-stop
	t.Run("who is made another unit has moved as he had", func(t *testing.T) {
		p := position(t, 3).stand(byzantines, "thrace", Counts{Light: 2})
		x := &p.Players[byzantines]
		x.Stopped, x.Walked = 1, 2
		p.turnInto(byzantines, 0, Heavy)
		p.turnInto(byzantines, 1, Archer)
		if x.Stopped != 1<<firstHeavy || x.Walked != 1<<firstArcher {
			t.Errorf("%x have stopped, %x walked", x.Stopped, x.Walked)
		}
	})
	// rule: mu-giochix/events/move-horde
	// rule: mu-giochix/events/rebellion-placement
	t.Run("a horde that others join keeps whose rebels it is of, and all risings count", func(t *testing.T) {
		h := Horde{Light: 1, Rebels: 1, Risings: 1}
		if h.join(Horde{Archers: 2, Rebels: 2, Risings: 2}); h != (Horde{Light: 1, Archers: 2, Rebels: 1, Risings: 3}) {
			t.Errorf("it is %+v", h)
		}
		h = Horde{Light: 1}
		if h.join(Horde{Rebels: 2, Risings: 1}); h.Rebels != 2 {
			t.Errorf("it is %+v", h)
		}
	})
	// rule: mu-giochix/battle-exits/capture-declaration
	// rule: mu-giochix/battle/nine-phases
	t.Run("a new round has no captor yet; prisoners made are made", func(t *testing.T) {
		p := facing(t, Counts{Light: 3}, Counts{Light: 3})
		p.Battle.Captor, p.Battle.Sides[Attacking].Took = Attacking, 2
		if p.beginRound(&play.Table{}); p.Battle.Captor != None || p.Battle.Sides[Attacking].Took != 2 {
			t.Errorf("the captor is %d, and %d are taken", p.Battle.Captor, p.Battle.Sides[Attacking].Took)
		}
	})
	// rule: mu-giochix/siege-engines/servants
	t.Run("of who serves engines the largest crew is the first to miss one", func(t *testing.T) {
		p := facing(t, Counts{Light: 4}, Counts{Light: 3})
		b := &p.Battle
		b.Crew[byzantines][0], b.Crew[byzantines][1], b.Serving[byzantines] = 1, 3, b.Of[byzantines]
		if p.hit(&play.Table{}, byzantines, 0); b.Crew[byzantines][0] != 1 || b.Crew[byzantines][1] != 2 {
			t.Errorf("they are %v", b.Crew[byzantines])
		}
	})
	// rule: mu-giochix/conquest/keep-or-plunder
	t.Run("what a friend has aboard stays aboard, and what is still defended", func(t *testing.T) {
		p := position(t, 3).stand(hungarians, "dalmatia", Counts{Light: 1})
		for _, s := range [...]play.Seat{mamluks, hungarians} {
			wagon, engine := p.own(s, WarWagon, 1, "dalmatia"), p.own(s, Engine, 1, "dalmatia")
			p.Players[s].Property[engine].At = Aboard + Spot(wagon)
		}
		p.unload(p.place("dalmatia"), 1<<hungarians)
		if p.Players[mamluks].Property[1].loose() || p.Players[hungarians].Property[1].loose() {
			t.Error("it is put ashore")
		}
		if p.unload(p.place("dalmatia"), 1<<mamluks); !p.Players[mamluks].Property[1].loose() {
			t.Error("what is spoils is not")
		}
	})
}
