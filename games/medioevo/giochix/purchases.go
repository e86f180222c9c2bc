package giochix

import (
	"signoria/games/wording"
	"signoria/play"
)

// Phase 4, Purchases. What touches others comes first, in the order of the turn: Empire cards and ransoms. Then all buy at once, each for
// himself; of the last piece of a kind the order of the turn decides, for in it what everybody has chosen happens.

const (
	DoneAtCourt  play.Verb = 180
	ShopIn       play.Verb = 181 // in territory A
	LeaveShop    play.Verb = 182
	DoneShopping play.Verb = 183

	AskCourt play.Prompt = 180
	AskShop  play.Prompt = 181
	AskWares play.Prompt = 182 // in territory A
)

var purchaseChapter = wording.Chapter{
	Verbs:     map[play.Verb]string{DoneAtCourt: "done-at-court", ShopIn: "shop-in", LeaveShop: "leave-shop", DoneShopping: "done-shopping"},
	Prompts:   map[play.Prompt]string{AskCourt: "court", AskShop: "shop", AskWares: "wares"},
	Refs:      wording.Refs{ShopIn: wording.OfA(refPlace)},
	Closing:   []play.Verb{LeaveShop},
	Declining: []play.Verb{DoneAtCourt, DoneShopping},
}

// stepShopping is the Stage of the phase in which all buy at once. Before it Stage counts who has been at court.
const stepShopping = MostPlayers + 1

// purchasesPhase plays a step of the phase.
// rule: mu-giochix/purchases/what
// rule: mu-giochix/turn/who-acts-when
func (g *State) purchasesPhase(t *play.Table) (over bool) {
	if g.Stage == 0 {
		g.reclaims(t)
	}
	if g.Stage < stepShopping {
		if g.inOrder(t, g.court) {
			g.Stage = stepShopping
		}
		return false
	}
	t.Together(g.players(), func(s play.Seat) { g.shop(t, s) })
	for s := range g.Players[:g.Seats] {
		g.Players[s].Activated = 0
	}
	return true
}

// court is what a player does first in the phase: an Empire card, ransoms, and what his characters can do.
// rule: mu-giochix/turn/who-acts-when
// rule: mu-giochix/purchases/what
func (g *State) court(t *play.Table, s play.Seat) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskCourt)
			g.offerNewCard(o, s)
			g.offerRansoms(o, s)
			g.offerCards(o, s, InPurchases)
			g.offerActivation(o, s)
			o.May(play.Choice{Verb: DoneAtCourt}, play.Free)
		})
		switch a.Verb {
		case DoneAtCourt:
			return
		case BuyCard:
			g.buyCard(t, s)
		case Ransom:
			g.ransom(t, a)
		case UseCard:
			g.useCard(t, a)
		case Activate:
			g.activate(t, s, int8(a.A))
		}
	}
}

// shop lets a player buy technologies, and in his territories everything else.
// rule: mu-giochix/purchases/what
func (g *State) shop(t *play.Table, s play.Seat) {
	for {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskShop)
			g.offerTechnologies(o, s)
			g.offerActivation(o, s)
			x := g.counter(s)
			for at := range Place(Territories) {
				if g.sells(s, at, &x) {
					o.May(play.Choice{Verb: ShopIn, A: int16(at)}, play.Free)
				}
			}
			o.May(play.Choice{Verb: DoneShopping}, play.Free)
		})
		switch a.Verb {
		case DoneShopping:
			return
		case BuyTechnology:
			g.buyTechnology(t, s, int8(a.A))
		case Activate:
			g.activate(t, s, int8(a.A))
		case ShopIn:
			g.shopIn(t, s, Place(a.A))
		}
	}
}

// shopIn lets a player buy what there is in a territory, until he has enough of it or nothing is left that he could buy.
// rule: mu-giochix/purchases/what
func (g *State) shopIn(t *play.Table, s play.Seat, at Place) {
	for x := g.counter(s); g.sells(s, at, &x); x = g.counter(s) {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskWares, int16(at))
			x := g.counter(s)
			g.wares(s, at, &x, o.Looking(), func(c play.Choice, why play.Rule) bool {
				o.May(c, why)
				return true
			})
			o.May(play.Choice{Verb: LeaveShop}, play.Free)
		})
		if a.Verb == LeaveShop {
			return
		}
		g.buyWare(t, a)
	}
}

// sells says whether there is anything in a territory that a player can buy.
func (g *State) sells(s play.Seat, at Place, x *counter) (some bool) {
	owner := g.controller(at)
	if owner == play.Nobody || owner != s && !g.granted(owner, s, CivilControlPact) && !g.granted(owner, s, MilitaryControlPact) || !g.inPlay(at) {
		return false
	}
	g.wares(s, at, x, false, func(_ play.Choice, why play.Rule) bool {
		some = why == play.Free
		return !some
	})
	return some
}

// offering takes a choice and the rule that forbids it, and says whether it wants to hear of more.
type offering func(c play.Choice, why play.Rule) (more bool)

// wares are all that a player can buy, improve and repair in a territory; if all is said, also what a rule forbids.
// rule: mu-giochix/purchases/what
func (g *State) wares(s play.Seat, at Place, x *counter, all bool, may offering) {
	sold := func(c play.Choice, why play.Rule) bool { return why != play.Free && !all || may(c, why) }
	_ = g.figuresFor(s, at, x, sold) && g.repairsFor(s, at, sold) && g.buildingsFor(s, at, x, sold) && g.promotionsFor(s, at, sold) &&
		g.transportsFor(s, at, x, sold) && g.enginesFor(s, at, x, sold)
}

// buyWare carries out what a player has chosen in a territory.
func (g *State) buyWare(t *play.Table, a play.Answer) {
	switch a.Verb {
	case Recruit:
		g.recruit(t, a)
	case RecruitCaptain:
		g.recruitCaptain(t, a)
	case Recall:
		g.recall(t, a)
	case Promote:
		g.promote(t, a)
	case PromoteCaptain:
		g.promoteCaptain(t, a)
	case MendBuilding:
		g.mend(t, a)
	case Build:
		g.build(t, a)
	case BuyTransport:
		g.buyTransport(t, a)
	case BuyEngine:
		g.buyEngine(t, a)
	case ImproveProperty:
		g.improveProperty(t, a)
	}
}

// stock is how many are left in the box of what all players share.
// rule: mu-giochix/components/tokens-and-supply
type stock struct {
	buildings  [families][4]int8
	transports [kinds]int8
	engines    [4]int8
}

// stock counts what is left.
// rule: mu-giochix/components/tokens-and-supply
func (g *State) stock() (x stock) {
	for f := range box.Buildings {
		for level := range box.Buildings[f] {
			x.buildings[f][level] = box.Buildings[f][level].Count
		}
	}
	for at := range g.Territories {
		if g.Territories[at].Level != [families]int8{} {
			for f, level := range g.Territories[at].Level {
				x.buildings[f][level]--
			}
		}
	}
	for k := range box.Properties {
		x.transports[k] = box.Properties[k].Count
	}
	for level := range box.Engines {
		x.engines[level] = box.Engines[level].Count
	}
	for s := range g.Players[:g.Seats] {
		for i := range g.Players[s].Property {
			if p := &g.Players[s].Property[i]; p.Kind == Engine {
				x.engines[p.Level]--
			} else {
				x.transports[p.Kind]--
			}
		}
	}
	return x
}

// counter is what a player can buy in whatever territory sells it: worked out once for a question.
type counter struct {
	stock
	figures    [Captain]tag
	captains   [topLevel + 1]tag
	recalls    [sorts]tag
	buildings  [families][topLevel + 1]tag // from nothing
	transports [kinds][topLevel + 1]tag    // engines are of kind Engine
}

// tag is a price in florins, how many can be had at it, and the rule that forbids even one.
type tag struct {
	price, most int16
	why         play.Rule
}

// counter works out what a player can buy.
func (g *State) counter(s play.Seat) (x counter) {
	x.stock = g.stock()
	g.priceFigures(s, &x)
	for f := range Family(families) {
		for level := int8(1); level <= topLevel && box.Buildings[f][level].ID != ""; level++ {
			x.buildings[f][level] = g.buildingTag(s, f, 0, level, &x)
		}
	}
	g.priceProperty(s, &x)
	return x
}

// first is the first rule that forbids something.
func first(rules ...play.Rule) play.Rule {
	for _, r := range rules {
		if r != play.Free {
			return r
		}
	}
	return play.Free
}

// unaffordable is a rule of prices if a player cannot pay one.
func (g *State) unaffordable(s play.Seat, florins int16, rule play.Rule) play.Rule {
	if int32(florins) > g.Players[s].Florins {
		return rule
	}
	return play.Free
}
