package http

import (
	"cmp"
	"slices"

	"signoria"
	"signoria/host"
	"signoria/play"
	"signoria/play/bargain"
)

var (
	errManyGoods = signoria.Errorf(signoria.Invalid, "there are not so many kinds of goods")
	errNoThing   = signoria.Errorf(signoria.Invalid, "there is no such thing to trade")
)

// haggle makes a move of bargaining.
func (s *Server) haggle(c *call, h Haggle) (any, error) {
	if len(h.Goods) > bargain.Goods {
		return nil, errManyGoods
	}
	m := host.BargainMove{Token: h.Token, Mine: h.Mine, Yours: h.Yours, Move: bargain.Move{
		Deed: bargain.Deed(h.Deed), No: h.No, To: h.To, Open: h.Open, Turns: h.Turns, Why: bargain.Reason(h.Why), Motive: bargain.Motive(h.Motive),
	}}
	copy(m.Terms.Goods[:], h.Goods)
	var err error
	if m.Terms.Give, err = things(h.Give); err != nil {
		return nil, err
	}
	if m.Terms.Take, err = things(h.Take); err != nil {
		return nil, err
	}
	return nil, s.host.Bargain(c.r.Context(), c.r.PathValue("id"), c.me.ID, h.Seat, m)
}

// things are those with these ids.
func things(ids []int16) (x bargain.Things, err error) {
	for _, id := range ids {
		if id < 0 || id > bargain.LastThing {
			return 0, errNoThing
		}
		x |= bargain.Of(id)
	}
	return x, nil
}

func bargainsInfo(b *host.Bargains) *BargainsInfo {
	if b == nil {
		return nil
	}
	info := &BargainsInfo{Now: b.Now, Token: b.Token, Turns: bargain.MostTurns, Goods: b.Goods, Things: []ThingInfo{},
		Mine: purseInfo(b.Market.Mine, len(b.Goods)), With: []PartnerInfo{}, Reasons: b.Reasons, Motives: b.Motives, Waiting: []BargainInfo{}, Promises: []PromiseInfo{}, Given: []WordInfo{}}
	for id, name := range b.Things {
		info.Things = append(info.Things, ThingInfo{int(id), name})
	}
	slices.SortFunc(info.Things, func(x, y ThingInfo) int { return cmp.Compare(x.ID, y.ID) })
	for _, p := range b.Market.With {
		info.With = append(info.With, PartnerInfo{purseInfo(p.Purse, len(b.Goods)), p.Seat, p.May})
	}
	for _, w := range b.Waiting {
		info.Waiting = append(info.Waiting, bargainInfo(w, len(b.Goods)))
	}
	for _, p := range b.Promises {
		info.Promises = append(info.Promises, promiseInfo(p))
	}
	for _, w := range b.Given {
		info.Given = append(info.Given, WordInfo{w.From, w.To, w.What, w.Open})
	}
	return info
}

func purseInfo(p bargain.Purse, goods int) PurseInfo {
	return PurseInfo{ints(p.Goods[:goods]), ints(p.Things)}
}

func bargainInfo(b host.Bargain, goods int) BargainInfo {
	return BargainInfo{No: int(b.No), From: b.From, To: b.To, Open: b.Open, Lapses: int(b.Lapses),
		Gives: append([]string{}, b.Gives...), Asks: append([]string{}, b.Asks...), Words: b.Words[:],
		Goods: ints(b.Terms.Goods[:goods]), Give: ints(b.Terms.Give.List()), Take: ints(b.Terms.Take.List()),
		Why: b.Why, Mine: b.Mine, MayAccept: b.MayAccept, MayAnswer: b.MayAnswer}
}

var markNames = [...]string{bargain.Pending: "", bargain.Kept: string(bargain.HasKept), bargain.Broken: string(bargain.HasBroken)}

func promiseInfo(p host.Promise) PromiseInfo {
	return PromiseInfo{No: int(p.No), Parties: []play.Seat{p.Parties[0], p.Parties[1]}, Words: p.Words[:],
		Marks: []string{markNames[p.Marks[0]], markNames[p.Marks[1]]}, Open: p.Open}
}

func ints(list []int16) []int {
	out := make([]int, len(list))
	for i, x := range list {
		out[i] = int(x)
	}
	return out
}
