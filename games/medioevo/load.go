package medioevo

import (
	"math"
	"slices"

	"signoria/games/boxfile"
)

// atlasing makes an Atlas of what is printed, and notes what is wrong with it.
type atlasing struct {
	*Atlas
	*boxfile.Faults
	printed *Printed
}

// Atlas is the board that is printed. What is wrong with it is noted, and then it must not be played on.
func (p *Printed) Atlas(faults *boxfile.Faults) Atlas {
	a := &atlasing{Atlas: new(Atlas), Faults: faults, printed: p}
	if a.counts(); a.Err() == nil {
		a.realms()
		a.lands()
		a.seas()
		a.borders()
		a.narrows()
		a.goods()
		a.prices()
	}
	if a.Err() == nil {
		a.around()
		a.whole()
	}
	return *a.Atlas
}

func (a *atlasing) counts() {
	a.Counted(a.printed, map[string]int{"zones": Zones, "territories": Territories, "seas": Seas, "realms": Realms, "goods": Goods})
}

// The words by which files speak of things.
var (
	terrainIDs  = [Terrains]string{"plain", "wood", "hill", "mountain", "desert"}
	religionIDs = [Religions]string{"catholic", "orthodox", "muslim", "mongol", "pagan"}
	sizeIDs     = [Sizes]string{"small", "minor", "great", "major"}
	holyIDs     = [...]string{"", "rome", "constantinople", "jerusalem"}
	fairIDs     = [Fairs + 1]string{"agricultural", "mining", "textile", ""}

	terrainWords  = boxfile.Words[Terrain](terrainIDs[:])
	religionWords = boxfile.Words[Religion](religionIDs[:])
	sizeWords     = boxfile.Words[Size](sizeIDs[:])
	holyWords     = orNone(boxfile.Words[Holy](holyIDs[:]), NotHoly)
	fairWords     = orNone(boxfile.Words[Fair](fairIDs[:]), NoFair)
)

// ID is the word by which files and texts speak of it.
func (t Terrain) ID() string { return terrainIDs[t] }

// ID is the word by which files and texts speak of it.
func (r Religion) ID() string { return religionIDs[r] }

// ID is the word by which files and texts speak of it.
func (s Size) ID() string { return sizeIDs[s] }

// ID is the word by which files and texts speak of it, "" of no religious capital.
func (h Holy) ID() string { return holyIDs[h] }

// ID is the word by which files and texts speak of it, "" of no Fair.
func (f Fair) ID() string { return fairIDs[f] }

// orNone lets no word at all stand for none.
func orNone[T any](words map[string]T, none T) map[string]T {
	words[""] = none
	return words
}

func (a *atlasing) realms() {
	for i := range a.printed.Zones {
		z := &a.printed.Zones[i]
		a.Named("zones", &z.Item, z.Name)
		a.Zones[i] = Zone{Name: Name(z.Name)}
	}
	for i := range a.printed.Realms {
		r := &a.printed.Realms[i]
		a.Named("realms", &r.Item, r.Name)
		short := r.Short
		if len(short) == 0 {
			short = r.Name
		}
		a.Named("realms", &r.Item, short)
		a.Within("realms", &r.Item, "militia", int(r.Militia), 1, 9)
		a.Realms[i] = Realm{
			ID: r.ID, Name: Name(r.Name), Article: Name(r.Article), Short: Name(short), Playable: r.Playable, Core: r.Core, Colour: r.Colour, Militia: r.Militia, Papal: r.Papal, Tributary: None,
			Size:     boxfile.Word(a.Faults, "realms", &r.Item, "size", sizeWords, r.Size),
			Religion: boxfile.Word(a.Faults, "realms", &r.Item, "religion", religionWords, r.Religion),
		}
		if r.Tributary != "" {
			a.Realms[i].Tributary = a.realm("realms", &r.Item, r.Tributary)
		}
	}
}

func (a *atlasing) lands() {
	for i := range a.printed.Territories {
		t := &a.printed.Territories[i]
		it := &t.Item
		a.Named("territories", it, t.Name)
		x := Territory{
			ID: t.ID, Name: Name(t.Name), Article: Name(t.Article), Alone: Name(t.Alone), Harbour: Name(t.Harbour), Centre: Name(t.Centre), Port: NoPlace, Excluded: t.OutBelowSix,
			Realm:   a.realm("territories", it, t.Realm),
			Terrain: boxfile.Word(a.Faults, "territories", it, "terrain", terrainWords, t.Terrain),
			Holy:    boxfile.Word(a.Faults, "territories", it, "holy", holyWords, t.Holy),
			Zone:    a.Found("territories", it, "zone", t.Zone, slices.IndexFunc(a.printed.Zones, func(z PrintedZone) bool { return z.ID == t.Zone })),
		}
		for _, id := range t.Coast {
			x.Coast = append(x.Coast, a.sea("territories", it, id))
		}
		if t.Port != "" {
			if x.Port = a.sea("territories", it, t.Port); !slices.Contains(x.Coast, x.Port) {
				a.Wrong("territories", it, "port: the territory does not touch %s", t.Port)
			}
		}
		a.Territories[i] = x
		if x.Realm >= 0 {
			r := &a.Realms[x.Realm]
			r.Territories = append(r.Territories, Place(i))
		}
	}
}

func (a *atlasing) seas() {
	for i := range a.printed.Seas {
		s := &a.printed.Seas[i]
		a.Named("seas", &s.Item, s.Name)
		x := Sea{ID: s.ID, Name: Name(s.Name), Article: Name(s.Article)}
		for land := range a.Territories {
			if slices.Contains(a.Territories[land].Coast, Territories+Place(i)) {
				x.Shores = append(x.Shores, Place(land))
			}
		}
		a.Seas[i] = x
	}
}

func (a *atlasing) borders() {
	for i := range a.printed.LandBorders {
		b := &a.printed.LandBorders[i]
		from, to := a.land("land_borders", &b.Item, b.Between[0]), a.land("land_borders", &b.Item, b.Between[1])
		switch {
		case from == NoPlace || to == NoPlace:
			continue
		case from == to || a.Border(from, to) != nil:
			a.Wrong("land_borders", &b.Item, "between: these two are adjacent already")
		}
		for _, x := range [2][2]Place{{from, to}, {to, from}} {
			t := &a.Territories[x[0]]
			t.Borders = append(t.Borders, Border{To: x[1], River: b.River, Strait: b.Strait})
		}
	}
	for i := range a.printed.SeaBorders {
		b := &a.printed.SeaBorders[i]
		from, to := a.sea("sea_borders", &b.Item, b.Between[0]), a.sea("sea_borders", &b.Item, b.Between[1])
		switch {
		case from == NoPlace || to == NoPlace:
			continue
		case from == to || a.SeaBorder(from, to) != nil:
			a.Wrong("sea_borders", &b.Item, "between: these two are adjacent already")
		}
		for _, x := range [2][2]Place{{from, to}, {to, from}} {
			s := &a.Seas[x[0]-Territories]
			s.Borders = append(s.Borders, SeaBorder{To: x[1], Open: b.Open, Narrow: None})
		}
	}
}

func (a *atlasing) narrows() {
	for i := range a.printed.Narrows {
		n := &a.printed.Narrows[i]
		a.Named("narrows", &n.Item, n.Name)
		x := Narrow{ID: n.ID, Name: Name(n.Name), Between: [2]Place{a.sea("narrows", &n.Item, n.Between[0]), a.sea("narrows", &n.Item, n.Between[1])}}
		for _, pair := range n.Shores {
			x.Shores = append(x.Shores, [2]Place{a.land("narrows", &n.Item, pair[0]), a.land("narrows", &n.Item, pair[1])})
		}
		a.Narrows = append(a.Narrows, x)
		if x.Between[0] == NoPlace || x.Between[1] == NoPlace {
			continue
		}
		one, other := a.SeaBorder(x.Between[0], x.Between[1]), a.SeaBorder(x.Between[1], x.Between[0])
		if one == nil {
			a.Wrong("narrows", &n.Item, "between: these two are not adjacent")
			continue
		}
		one.Narrow, other.Narrow = int8(i), int8(i)
	}
}

func (a *atlasing) goods() {
	faces := map[int8]bool{}
	for i := range a.printed.Goods {
		g := &a.printed.Goods[i]
		a.Named("goods", &g.Item, g.Name)
		a.Named("goods", &g.Item, g.Text)
		a.Within("goods", &g.Item, "face", int(g.Face), 1, Goods)
		a.Within("goods", &g.Item, "fair_buys", int(g.FairBuys), -mostAtFair, mostAtFair)
		a.Within("goods", &g.Item, "fair_sells", int(g.FairSells), -mostAtFair, mostAtFair)
		if faces[g.Face] {
			a.Wrong("goods", &g.Item, "face: another good has it")
		}
		faces[g.Face] = true
		a.Goods[i] = Good{
			ID: g.ID, Name: Name(g.Name), Text: Name(g.Text), Colour: g.Colour, Glyph: g.Glyph, Technology: g.Technology, Face: g.Face,
			Fair: boxfile.Word(a.Faults, "goods", &g.Item, "fair", fairWords, g.Fair), FairBuys: g.FairBuys, FairSells: g.FairSells,
		}
	}
}

// What a unit of goods may cost, and what a Fair may change in it, in florins: the largest hold, sold at its dearest,
// must still be told in an int16.
const mostPrice, mostAtFair = 150, 50

// Prices are of a centre, so that every centre has some and nothing else.
func (a *atlasing) prices() {
	for i := range a.printed.Prices {
		p := &a.printed.Prices[i]
		at := a.land("prices", &p.Item, p.ID)
		if at == NoPlace {
			continue
		}
		if a.Territories[at].Centre == nil {
			a.Wrong("prices", &p.Item, "it has no population centre")
		}
		for id, price := range p.Prices {
			a.Within("prices", &p.Item, id, int(price), 1, mostPrice)
			good := a.Found("prices", &p.Item, "good", id, slices.IndexFunc(a.printed.Goods, func(g PrintedGood) bool { return g.ID == id }))
			if good != None {
				a.Prices[at][good] = price
			}
		}
		if len(p.Prices) != Goods {
			a.Wrong("prices", &p.Item, "prices: every good has one")
		}
	}
	for i := range a.Territories {
		if t := &a.Territories[i]; t.Centre != nil && a.Prices[i] == [Goods]int16{} {
			a.Wrong("prices", &a.printed.Territories[i].Item, "its population centre has no prices")
		}
	}
}

// north is the bearing, in degrees, at which counting round a sea zone begins: what lies in the octant of north is
// the first.
const north = -22.5

// around puts the neighbours of every sea zone in their order, clockwise from north.
// rule: mu-prototype/pirates/directions
func (a *atlasing) around() {
	for i := range a.Seas {
		s := &a.Seas[i]
		for _, b := range s.Borders {
			s.Around = append(s.Around, b.To)
		}
		s.Around = append(s.Around, s.Shores...)
		slices.SortStableFunc(s.Around, func(x, y Place) int {
			bx, by := a.bearing(Territories+Place(i), x), a.bearing(Territories+Place(i), y)
			switch {
			case bx < by:
				return -1
			case bx > by:
				return 1
			}
			return int(x - y)
		})
	}
}

// bearing is where one place lies from another, in degrees clockwise from the bearing of north.
func (a *atlasing) bearing(from, to Place) float64 {
	p, q := a.at(from), a.at(to)
	east := (q[0] - p[0]) * math.Cos(p[1]*math.Pi/180)
	return math.Mod(math.Atan2(east, q[1]-p[1])*180/math.Pi-north+360, 360)
}

func (a *atlasing) at(p Place) [2]float64 {
	if p.Sea() {
		return a.printed.Seas[p-Territories].At
	}
	return a.printed.Territories[p].At
}

// whole checks what no single item is to blame for.
func (a *atlasing) whole() {
	papal := 0
	for i := range a.Realms {
		r := &a.Realms[i]
		n := len(r.Territories)
		least, most := sizeOf[r.Size][0], sizeOf[r.Size][1]
		a.Within("realms", &a.printed.Realms[i].Item, "territories", n, least, most)
		if r.Papal {
			papal++
		}
	}
	if papal != 1 {
		a.Amiss("realms: %d are papal; there must be 1", papal)
	}
	var holy [len(holyIDs)]int
	for i := range a.Territories {
		holy[a.Territories[i].Holy]++
	}
	for h, n := range holy[1:] {
		if n != 1 {
			a.Amiss("territories: %d are %s; there must be 1", n, holyIDs[h+1])
		}
	}
}

// sizeOf is how many territories a realm of each size has, at least and at most.
var sizeOf = [Sizes][2]int{Small: {1, 2}, Minor: {3, 4}, Great: {5, 6}, Major: {7, 7}}

// SizeOf is the size of a realm of so many territories.
func SizeOf(territories int) Size {
	size := Small
	for size < Major && territories > sizeOf[size][1] {
		size++
	}
	return size
}

// realm, land and sea find what an item names; what there is not is noted, and None or NoPlace.
func (a *atlasing) realm(list string, it *item, id string) int8 {
	return a.Found(list, it, "realm", id, slices.IndexFunc(a.printed.Realms, func(r PrintedRealm) bool { return r.ID == id }))
}

func (a *atlasing) land(list string, it *item, id string) Place {
	return a.place(list, it, "territory", id, slices.IndexFunc(a.printed.Territories, func(t PrintedTerritory) bool { return t.ID == id }))
}

func (a *atlasing) sea(list string, it *item, id string) Place {
	at := a.place(list, it, "sea zone", id, slices.IndexFunc(a.printed.Seas, func(s PrintedSea) bool { return s.ID == id }))
	if at == NoPlace {
		return NoPlace
	}
	return Territories + at
}

func (a *atlasing) place(list string, it *item, what, id string, at int) Place {
	a.Found(list, it, what, id, min(at, math.MaxInt8))
	return Place(at)
}

// Find is the place with an id, or NoPlace.
func (a *Atlas) Find(id string) Place {
	for p := range Place(Places) {
		if a.ID(p) == id {
			return p
		}
	}
	return NoPlace
}
