package giochix

import "signoria/play"

// What a squire buys.

// shopping judges what is for sale: by what it brings in the turns that are left, less its price, and dearer the less is
// left in the purse.
func (j *judge) shopping(c play.Choice) int {
	switch c.Verb {
	case ShopIn:
		return j.best(Place(c.A))
	case BuyTechnology:
		return j.afterPaying(j.learning(int8(c.A)), c.B)
	case BuyCard:
		return j.afterPaying(60+j.token()*j.left()/20, c.A)
	case Build:
		return j.afterPaying(j.building(Place(c.A), Family(c.B/4), int8(c.B%4)), c.C)
	case MendBuilding:
		return j.afterPaying(70, c.C)
	case Recruit:
		return j.afterPaying(j.soldier(Unit(c.B), Place(c.A)), c.C)
	case RecruitCaptain:
		return j.afterPaying(j.piece(Place(c.A), Captain.among(), int8(c.B)), c.C)
	case BuyEngine:
		return j.afterPaying(j.piece(Place(c.A), Engine.among(int8(c.B)), int8(c.B)), c.C)
	case Recall:
		return 60
	case BuyTransport:
		return j.afterPaying(j.transport(Kind(c.B/4), int8(c.B%4), Place(c.A)), c.C)
	case Ransom:
		return j.afterPaying(int(c.C)/2+60, c.C)
	case PlaceStar:
		return j.star(Place(c.A))
	case FreedIn:
		return 1
	case UseCard:
		return 10
	case ImproveProperty:
		return j.afterPaying(j.improved(c), c.C)
	case Promote, PromoteCaptain, Activate:
		return -1
	}
	return 0
}

// afterPaying is what is left of a worth when its price is paid; what he will want for upkeep and to trade with he does not
// spend.
func (j *judge) afterPaying(worth int, price int16) int {
	if int(price) > j.spare()-140-j.stock() {
		return never
	}
	return worth - int(price)
}

// stock is what his transports want to buy goods for.
func (j *judge) stock() int {
	if j.left() < 3 {
		return 0
	}
	return j.idle() * int(j.g.buyingPrice(j.s))
}

// A territory, and what counts as one, brings about so many florins a turn.
const territoryPays = 15

// building is what a building of a level brings more than what stands there.
func (j *judge) building(at Place, f Family, level int8) int {
	g := j.g
	more := int(level - g.Territories[at].Level[f])
	w := j.wish(func(x *goal) int16 { return j.byThing(x, at, f.among(level), level) })
	switch f {
	case Civil:
		w += more * (territoryPays*j.left() + 40)
		if level == cityLevel {
			w += point
		}
		return w
	case Military:
		w += 20
		if n := j.starsFor(at); n > 0 {
			w += min(more, n)*(territoryPays*j.left()+40) - 20
		}
		if level == castleLevel {
			w += point
		}
		return w
	}
	return w + point + 2*point/3 + 20*j.left()
}

// starsFor is how many territories round one could take a star.
func (j *judge) starsFor(from Place) (n int) {
	for _, at := range box.Around[from] {
		if at.Land() && j.g.inPlay(at) && j.g.whyNotStar(j.s, at) == play.Free && !j.g.controls(j.s, at) {
			n++
		}
	}
	return n
}

// star judges where a star lies best: on a settlement, and on land that is not his already.
func (j *judge) star(at Place) int {
	w := 10
	if !j.g.controls(j.s, at) {
		w += 50
	}
	if box.Settlement[at] {
		w += 30
	}
	return w + j.wish(func(x *goal) int16 { return j.byLand(x, at) })
}

// learning is what a technology is worth: the first of a branch open what can be built, the later ones pay over time.
func (j *judge) learning(tech int8) int {
	level := int(tech%techLevels) + 1
	w := 80*level + 35*j.left()
	for _, e := range box.Technologies[tech].Effects {
		if e.Do == Unlock {
			w += 40
		}
	}
	if level == techLevels {
		w += 80
	}
	return w + j.wish(func(x *goal) int16 { return j.byLearning(x, tech) })
}

// wanted is how many figures he wants on the map.
func (j *judge) wanted() int { return 5 + 2*int(j.g.Turn) + j.temper.figures }

// soldier is what another figure of a kind is worth to him.
func (j *judge) soldier(kind Unit, at Place) int {
	wish := j.piece(at, kind.among(), 0)
	figures, _ := j.g.pieces(j.s)
	if int(figures) >= j.wanted() || j.left() < 3 {
		return wish
	}
	return [units]int{Light: 65, Archer: 65, Heavy: 160, Knight: 140}[kind] + wish
}

// piece is what it adds to a unit, transport or engine that Objectives ask for it.
func (j *judge) piece(at Place, kinds uint32, level int8) int {
	return j.wish(func(x *goal) int16 { return j.byThing(x, at, kinds, level) })
}

// recruits is how many of a kind he buys at once: as many as he wants and can well pay.
func (j *judge) recruits(c play.Choice) int16 {
	figures, _ := j.g.pieces(j.s)
	most := min(j.wanted()-int(figures), (j.spare()-60)/max(1, int(c.C)))
	return max(c.Lo, min(c.Hi, int16(most), 3))
}

// mostCarriers is how many commercial transports he wants.
const mostCarriers = 2

// carriers is how many he has.
func (j *judge) carriers() (n int) {
	for i := range j.g.Players[j.s].Property {
		if j.g.Players[j.s].Property[i].Kind.Trade() {
			n++
		}
	}
	return n
}

// transport is what a commercial transport earns; he wants no more than a few, and none of war.
func (j *judge) transport(kind Kind, level int8, at Place) int {
	wish := j.piece(at, kind.among(level), level)
	if !kind.Trade() || j.carriers() >= mostCarriers || j.left() < 2 || !box.Settlement[at] {
		return wish
	}
	return j.earns(kind, level, at) + wish
}

// improved is what a commercial transport earns more at a higher level.
func (j *judge) improved(c play.Choice) int {
	_, i := ofNumber(c.A)
	x, at := &j.g.Players[j.s].Property[i], j.g.Players[j.s].where(i)
	if !x.Kind.Trade() || j.left() < 3 {
		return -1
	}
	return j.earns(x.Kind, int8(c.B), at) - j.earns(x.Kind, x.Level, at)
}
