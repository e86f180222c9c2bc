package giochix

import (
	"math/bits"

	"signoria/games/wording"
	"signoria/play"
)

// Trade routes: settlements to be visited in any order, the last named being where the goods are to be sold.

const (
	OpenRoute   play.Verb = 600 // transport A opens a route of B stops
	SellOnRoute play.Verb = 601 // transport A sells N pieces of good B at its destination, C Commerce Points being taken in florins
	AddStop     play.Verb = 602 // territory A

	AskStop play.Prompt = 600 // stop A of B of the route of transport C; the last is the destination

	KeyRoute     play.Key = 600 // A opens a route of B stops to C
	KeyStop      play.Key = 601 // a transport of A reaches stop B: C of D are done
	KeyCompleted play.Key = 602 // A completes a route of B stops: C Commerce Points in florins, D in Honour

	RuleRouteTokens play.Rule = 600
	RuleOneRoute    play.Rule = 601
)

var routeChapter = wording.Chapter{
	Verbs:   map[play.Verb]string{OpenRoute: "open-route", SellOnRoute: "sell-on-route", AddStop: "add-stop"},
	Prompts: map[play.Prompt]string{AskStop: "stop"},
	Lines:   map[play.Key]string{KeyRoute: "route", KeyStop: "stop", KeyCompleted: "route-completed"},
	Rules:   map[play.Rule]string{RuleRouteTokens: "mu-giochix/commerce/open-route", RuleOneRoute: "mu-giochix/commerce/open-route"},
	Refs:    wording.Refs{OpenRoute: wording.OfA(refProperty), SellOnRoute: wording.OfA(refProperty), AddStop: wording.OfA(refPlace)},
	Whole:   []play.Verb{SellOnRoute},
}

// routeLengths are how many stops a route can have.
// rule: mu-giochix/commerce/open-route
var routeLengths = [...]int8{4, 6, 8}

// routePoints is how many Commerce Points a route brings: 2 for 4 stops, 4 for 6, 6 for 8.
// rule: mu-giochix/commerce/route-destination
func routePoints(stops int8) int8 { return stops - 2 }

// pointPays is what a Commerce Point that is taken in florins adds to every piece of the sale.
// rule: mu-giochix/commerce/commerce-point-conversion
const pointPays = 50

// offerRoutes lists the routes that a transport can open where it has just bought.
// rule: mu-giochix/commerce/open-route
func (g *State) offerRoutes(o *play.Asking, s play.Seat, i int8, why play.Rule) {
	x := &g.Players[s].Property[i]
	if !x.Fresh {
		return
	}
	for _, n := range routeLengths {
		whyNot := why
		switch {
		case whyNot != play.Free:
		case x.Route.N > 0:
			whyNot = RuleOneRoute
		case n > g.routeTokens(s):
			whyNot = RuleRouteTokens
		}
		o.May(play.Choice{Verb: OpenRoute, A: numbered(s, i), B: int16(n)}, whyNot)
	}
}

// routeTokens is how many route tokens a player has left: every stop of an open route takes one.
// rule: mu-giochix/commerce/open-route
// rule: mu-giochix/components/tokens-and-supply
func (g *State) routeTokens(s play.Seat) int8 {
	n := box.Supply.Routes
	for i := range g.Players[s].Property {
		n -= g.Players[s].Property[i].Route.N
	}
	return n
}

// openRoute asks for the stops of a route.
// rule: mu-giochix/commerce/open-route
func (g *State) openRoute(t *play.Table, s play.Seat, i, stops int8) {
	x := &g.Players[s].Property[i]
	for n := range stops {
		a := t.Await(func(o *play.Asking) {
			o.To(s, AskStop, int16(n+1), int16(stops), numbered(s, i))
			for at := range Place(Territories) {
				if box.Settlement[at] && g.inPlay(at) && at != g.Players[s].where(i) && !x.Route.has(at) {
					o.May(play.Choice{Verb: AddStop, A: int16(at)}, play.Free)
				}
			}
		})
		x.Route.Stops[n] = uint8(a.A)
		x.Route.N++
	}
	t.Tell(KeyRoute, int16(s), int16(stops), int16(x.Route.Stops[stops-1]))
}

// has says whether a settlement is among the stops.
func (r *Route) has(at Place) bool {
	for _, stop := range r.Stops[:r.N] {
		if Place(stop) == at {
			return true
		}
	}
	return false
}

// complete says whether all stops are completed.
func (r *Route) complete() bool { return r.N > 0 && r.Done == 1<<r.N-1 }

// destination is where the goods are to be sold.
func (r *Route) destination() Place { return Place(r.Stops[r.N-1]) }

// reach turns the token of a stop that a transport has come to.
// rule: mu-giochix/commerce/route-stop-reached
func (g *State) reach(t *play.Table, s play.Seat, i int8) {
	r, at := &g.Players[s].Property[i].Route, g.Players[s].where(i)
	n := r.open(at)
	if n == None {
		return
	}
	r.Done |= 1 << n
	t.Tell(KeyStop, int16(s), int16(at), int16(bits.OnesCount8(r.Done)), int16(r.N))
}

// open is which stop that is not completed a settlement is, None if it is none.
func (r *Route) open(at Place) int8 {
	for n, stop := range r.Stops[:r.N] {
		if Place(stop) == at && r.Done>>n&1 == 0 {
			return int8(n)
		}
	}
	return None
}

// offerRouteSale lists the ways of selling at the destination of a completed route.
// rule: mu-giochix/commerce/route-destination
// rule: mu-giochix/commerce/commerce-point-conversion
func (g *State) offerRouteSale(o *play.Asking, s play.Seat, i, good int8, why play.Rule) {
	x := &g.Players[s].Property[i]
	if !x.Route.complete() || x.Route.destination() != g.Players[s].where(i) {
		return
	}
	for florins := range routePoints(x.Route.N) + 1 {
		o.May(play.Choice{Verb: SellOnRoute, A: numbered(s, i), B: int16(good), C: int16(florins), Lo: 1, Hi: int16(x.Cargo[good])}, why)
	}
}

// completeRoute closes a route by a sale. Of its Commerce Points some are taken in florins, the others in Honour.
// rule: mu-giochix/commerce/route-destination
// rule: mu-giochix/victory/hp-trade-route
func (g *State) completeRoute(t *play.Table, s play.Seat, i, florins int8) {
	r := &g.Players[s].Property[i].Route
	stops := r.N
	honour := routePoints(stops) - florins
	g.honour(s, int16(honour))
	t.Tell(KeyCompleted, int16(s), int16(stops), int16(florins), int16(honour))
	g.note(s, Happening{Kind: CompletedRoute, N: int16(stops)})
	*r = Route{}
}
