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
		return j.afterPaying(90+20*j.left(), c.A)
	case Build:
		return j.afterPaying(j.building(Place(c.A), Family(c.B/4), int8(c.B%4)), c.C)
	case MendBuilding:
		return j.afterPaying(70, c.C)
	case Recruit:
		return j.afterPaying(j.soldier(Unit(c.B)), c.C)
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
		return 15
	case RecruitCaptain, Promote, PromoteCaptain, BuyEngine, ImproveProperty, Activate:
		return -1
	}
	return 0
}

// afterPaying is what is left of a worth when its price is paid; what he will want for upkeep and to trade with he does not
// spend.
func (j *judge) afterPaying(worth int, price int16) int {
	if int(price) > j.spare()-60-j.stock() {
		return -1
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
const territoryPays = 22

// building is what a building of a level brings more than what stands there.
func (j *judge) building(at Place, f Family, level int8) int {
	g := j.g
	more := int(level - g.Territories[at].Level[f])
	switch f {
	case Civil:
		w := more * (territoryPays*j.left() + 60)
		if level == cityLevel {
			w += point
		}
		return w
	case Military:
		w := 20
		if n := j.starsFor(at); n > 0 {
			w = min(more, n) * (territoryPays*j.left() + 60)
		}
		if level == castleLevel {
			w += point
		}
		return w
	}
	return point + 2*point/3 + 20*j.left()
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
	return w
}

// learning is what a technology is worth: the first of a branch open what can be built, the later ones pay over time.
func (j *judge) learning(tech int8) int {
	level := int(tech%techLevels) + 1
	w := 60*level + 20*j.left()
	for _, e := range box.Technologies[tech].Effects {
		if e.Do == Unlock {
			w += 60
		}
	}
	if level == techLevels {
		w += 80
	}
	return w
}

// wanted is how many figures he wants on the map.
func (j *judge) wanted() int { return 5 + 2*int(j.g.Turn) }

// soldier is what another figure of a kind is worth to him.
func (j *judge) soldier(kind Unit) int {
	figures, _ := j.g.pieces(j.s)
	if int(figures) >= j.wanted() || j.left() < 2 {
		return 0
	}
	return [units]int{Light: 48, Archer: 95, Heavy: 90, Knight: 155}[kind]
}

// recruits is how many of a kind he buys at once: as many as he wants and can well pay.
func (j *judge) recruits(c play.Choice) int16 {
	figures, _ := j.g.pieces(j.s)
	most := min(j.wanted()-int(figures), (j.spare()-60)/max(1, int(c.C)))
	return max(c.Lo, min(c.Hi, int16(most), 3))
}

// transport is what a commercial transport earns; he wants three, and none of war.
func (j *judge) transport(kind Kind, level int8, at Place) int {
	n := 0
	for i := range j.g.Players[j.s].Property {
		if j.g.Players[j.s].Property[i].Kind.Trade() {
			n++
		}
	}
	if !kind.Trade() || n >= 3 || j.left() < 3 || !box.Settlement[at] {
		return 0
	}
	return int(level) * 40 * j.left()
}
