package force

import (
	"math"
	"slices"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
)

// Boxing makes a Box of what is printed, and gathers what is wrong with it.
type Boxing struct {
	Printed *Printed
	*Box
	*boxfile.Faults
	most int // players
}

// Box is what is printed for so many players at most, without what only an edition has. What is wrong with it is noted,
// and then it must not be played with.
func (p *Printed) Box(faults *boxfile.Faults, most int) *Box {
	b := &Boxing{Printed: p, Box: new(Box), Faults: faults, most: most}
	if b.counts(); b.Err() == nil {
		b.Atlas = p.Printed.Atlas(b.Faults)
		b.technologies()
		b.goods()
		b.cards()
		b.buildings()
		b.transports()
		b.engines()
		b.starts()
	}
	if b.Err() == nil {
		b.whole()
	}
	return b.Box
}

// KindNamed is the kind of transport that files name so, less than 1 if there is none.
func KindNamed(id string) int { return slices.Index(kindIDs[:], id) }

func (b *Boxing) counts() {
	b.Counted(b.Printed, map[string]int{"cards": Kinds, "engines": len(b.Engines) - 1})
}

// placed checks that an item stands where names.go says.
func (b *Boxing) placed(list string, it *item, i int, id string) {
	if it.ID != id {
		b.Wrong(list, it, "the %d. of them is %s", i+1, id)
	}
}

// The words by which files speak of things.
var (
	kindIDs     = [transportKinds]string{Merchantman: "merchantman", Caravan: "caravan", Galley: "galley", WarWagon: "war-wagon"}
	buildingIDs = [Buildings]string{"settlement", "fort", "cathedral", "agricultural-fair", "mining-fair", "textile-fair"}
	afterIDs    = [...]string{Discard: "discard", Keep: "keep", KeepUnlessLost: "keep_unless_lost", KeepOneUsed: "keep_one", UntilOver: "until_over"}

	kindWords     = boxfile.Words[Kind](kindIDs[:])
	buildingWords = boxfile.Words[Building](buildingIDs[:])
	phaseWords    = boxfile.Words[Phase](phaseIDs[:])
	afterWords    = boxfile.Words[AfterUse](afterIDs[:])
)

// rule: mu-prototype/technology-rules/branches
// rule: mu-prototype/technology-rules/rows
func (b *Boxing) technologies() {
	for t := range b.Techs {
		b.Techs[t] = BoxTech{Branch: None, Needs: None}
	}
	for i := range b.Printed.Technologies {
		x := &b.Printed.Technologies[i]
		b.Named("technologies", &x.item, x.Name)
		b.Named("technologies", &x.item, x.Text)
		t := b.tech("technologies", &x.item, x.ID)
		if t == None {
			continue
		}
		b.Within("technologies", &x.item, "level", int(x.Level), 1, 4)
		b.Within("technologies", &x.item, "cost", int(x.Cost), 0, 9999)
		needs := int8(None)
		if x.Needs != "" {
			needs = b.tech("technologies", &x.item, x.Needs)
		}
		b.Techs[t] = BoxTech{
			ID: x.ID, Name: Name(x.Name), Text: Name(x.Text), Level: x.Level, Cost: x.Cost, Needs: needs,
			Branch: b.Found("technologies", &x.item, "branch", x.Branch, slices.IndexFunc(b.Printed.Branches, func(y PrintedBranch) bool { return y.ID == x.Branch })),
		}
	}
	for i := range b.Printed.Branches {
		x := &b.Printed.Branches[i]
		b.Named("branches", &x.item, x.Name)
		branch := BoxBranch{ID: x.ID, Name: Name(x.Name), Colour: x.Colour, Icon: x.Icon}
		for _, row := range x.Rows {
			branch.Rows = append(branch.Rows, b.row(x, int8(i), row))
		}
		b.Branches = append(b.Branches, branch)
	}
}

// row is a row of a branch: each technology in it needs the one before.
func (b *Boxing) row(x *PrintedBranch, branch int8, ids []string) (row []int8) {
	before := int8(None)
	for _, id := range ids {
		t := b.tech("branches", &x.item, id)
		if t == None {
			continue
		}
		if b.Techs[t].Branch != branch || b.Techs[t].Needs != before {
			b.Wrong("branches", &x.item, "rows: %s is of another branch, or needs something else than the one before it", id)
		}
		row, before = append(row, t), t
	}
	return row
}

// goods finds the technology that governs each kind of goods.
// rule: mu-prototype/trade-modifiers/tech-arms
// rule: mu-prototype/trade-modifiers/tech-furs
// rule: mu-prototype/trade-modifiers/tech-cereals-wine
// rule: mu-prototype/trade-modifiers/tech-textiles
// rule: mu-prototype/trade-modifiers/goods-without-malus
func (b *Boxing) goods() {
	for i := range b.Printed.Goods {
		x := &b.Printed.Goods[i]
		b.Governs[i] = None
		if x.Technology != "" {
			b.Governs[i] = b.tech("goods", &x.Item, x.Technology)
		}
	}
}

func (b *Boxing) cards() {
	for i := range b.Printed.Cards {
		x := &b.Printed.Cards[i]
		b.Named("cards", &x.item, x.Name)
		b.Named("cards", &x.item, x.Text)
		b.placed("cards", &x.item, i, cardIDs[i])
		c := BoxCard{
			ID: x.ID, Name: Name(x.Name), Text: Name(x.Text), Offensive: x.Offensive, Action: x.Action,
			Phase:   boxfile.Word(b.Faults, "cards", &x.item, "phase", phaseWords, x.Phase),
			After:   boxfile.Word(b.Faults, "cards", &x.item, "after", afterWords, x.After),
			Amounts: x.Amounts, ByTL: x.ByTL, PerFair: x.PerFair, BeforeEvents: b.techSet("cards", &x.item, x.Early),
			Any: b.techSet("cards", &x.item, x.Any), All: b.techSet("cards", &x.item, x.All),
		}
		if len(x.ByTL) != 0 && len(x.ByTL) != 3 {
			b.Wrong("cards", &x.item, "by_tl: a list of 3 is wanted")
		}
		b.Once("cards", &x.item, "tiers", x.Tiers)
		for _, id := range x.Tiers {
			c.Tiers = append(c.Tiers, b.tech("cards", &x.item, id))
		}
		if len(x.Amounts) != 0 && len(x.Amounts) != len(x.Tiers)+1 {
			b.Wrong("cards", &x.item, "amounts: a list of %d is wanted, one more than of tiers", len(x.Tiers)+1)
		}
		if numbers := b.most - LeastRealms + 1; len(x.Copies) != numbers {
			b.Wrong("cards", &x.item, "copies: a list of %d is wanted", numbers)
			continue
		}
		for n, copies := range x.Copies {
			b.Within("cards", &x.item, "copies", int(copies), 0, 20)
			c.Copies[LeastRealms+n] = copies
		}
		b.Cards[i] = c
	}
}

func (b *Boxing) buildings() {
	for i := range b.Printed.Buildings {
		x := &b.Printed.Buildings[i]
		b.Named("buildings", &x.item, x.Name)
		line := boxfile.Word(b.Faults, "buildings", &x.item, "line", buildingWords, x.Line)
		b.Within("buildings", &x.item, "level", int(x.Level), 1, int(line.Top()))
		b.Within("buildings", &x.item, "cost", int(x.Cost), 0, 9999)
		b.Within("buildings", &x.item, "supply", int(x.Supply), 0, 999)
		b.Within("buildings", &x.item, "pool", int(x.Pool), 1, 120)
		y := BoxBuilding{ID: x.ID, Name: Name(x.Name), Cost: x.Cost, TL: x.TL, Supply: x.Supply, Pool: x.Pool}
		for _, id := range x.Technologies {
			y.Tech = append(y.Tech, b.tech("buildings", &x.item, id))
		}
		b.Buildings[line][min(x.Level, 3)] = y
	}
	for line := range Building(Buildings) {
		for level := range line.Top() {
			if b.Buildings[line][level+1].ID == "" {
				b.Amiss("buildings: there is no %s of level %d", buildingIDs[line], level+1)
			}
		}
	}
}

func (b *Boxing) transports() {
	for i := range b.Printed.Transports {
		x := &b.Printed.Transports[i]
		b.Named("transports", &x.item, x.Name)
		kind := boxfile.Word(b.Faults, "transports", &x.item, "kind", kindWords, x.Kind)
		b.Within("transports", &x.item, "level", int(x.Level), 1, 3)
		b.Within("transports", &x.item, "cost", int(x.Cost), 0, 9999)
		b.Within("transports", &x.item, "mp", int(x.MP), 1, 20)
		b.Within("transports", &x.item, "armies", int(x.Armies), 0, 200)
		b.Within("transports", &x.item, "goods", int(x.Goods), 0, 100)
		b.Transports[kind][min(x.Level, 3)] = BoxTransport{ID: x.ID, Name: Name(x.Name), Cost: x.Cost, MP: x.MP, Armies: x.Armies, Goods: x.Goods}
	}
	for kind := Merchantman; kind < transportKinds; kind++ {
		for level := 1; level <= 3; level++ {
			if b.Transports[kind][level].ID == "" {
				b.Amiss("transports: there is no %s of level %d", kindIDs[kind], level)
			}
			if b.Transports[kind][level].Cost < b.Transports[kind][level-1].Cost { // to improve one costs the difference
				b.Amiss("transports: a %s of level %d costs less than one of level %d", kindIDs[kind], level, level-1)
			}
		}
	}
}

// rule: mu-alpha/concepts/siege-engine-types
func (b *Boxing) engines() {
	for i := range b.Printed.Engines {
		x := &b.Printed.Engines[i]
		b.Named("engines", &x.item, x.Name)
		b.Within("engines", &x.item, "cost", int(x.Cost), 0, 9999)
		if int(x.Level) != i+1 {
			b.Wrong("engines", &x.item, "level: the %d. is of level %d", i+1, i+1)
		}
		if x.Cost < b.Engines[i].Cost {
			b.Wrong("engines", &x.item, "cost: it is less than that of the level below")
		}
		b.Engines[i+1] = BoxEngine{ID: x.ID, Name: Name(x.Name), Cost: x.Cost}
	}
}

func (b *Boxing) starts() {
	for i := range b.Starts {
		b.Starts[i].Capital = NoPlace
	}
	for i := range b.Printed.Starts {
		x := &b.Printed.Starts[i]
		b.Named("starts", &x.item, x.Ruler)
		b.Named("starts", &x.item, x.Text)
		realm := b.Found("starts", &x.item, "realm", x.ID, slices.IndexFunc(b.Printed.Realms, func(r medioevo.PrintedRealm) bool { return r.ID == x.ID }))
		if realm == None {
			continue
		}
		land := func(id string) Place { return b.Land("starts", &x.item, id) }
		p := x.Pieces
		s := BoxStart{Ruler: Name(x.Ruler), Text: Name(x.Text), Capital: land(x.Capital), Pieces: BoxPieces{
			Cathedral: land(p.Cathedral), Caravan: land(p.Caravan), WarWagon: land(p.WarWagon), Captain: land(p.Captain), Catapult: land(p.Catapult),
			Merchantman: land(p.Merchantman), Galley: land(p.Galley),
		}}
		for _, a := range x.Armies {
			b.Within("starts", &x.item, "vf", int(a.VF), 1, 99)
			if a.Aboard != "" {
				s.Armies = append(s.Armies, BoxArmies{At: NoPlace, VF: a.VF, Aboard: boxfile.Word(b.Faults, "starts", &x.item, "aboard", kindWords, a.Aboard)})
			} else {
				s.Armies = append(s.Armies, BoxArmies{At: land(a.At), VF: a.VF})
			}
		}
		b.Starts[realm] = s
	}
}

// whole checks what no single item is to blame for.
// rule: mu-prototype/setup/player-capitals
func (b *Boxing) whole() {
	for _, realm := range b.Playable() {
		b.startsAtHome(realm)
	}
	// rule: mu-prototype/empire-card-rules/deck-by-players
	for n := LeastRealms; n <= b.most; n++ {
		cards := 0
		for k := range b.Cards {
			cards += int(b.Cards[k].Copies[n])
		}
		if cards > mostCards || cards < 2*n {
			b.Amiss("cards: %d with %d players; there must be from %d to %d", cards, n, 2*n, mostCards)
		}
	}
}

// startsAtHome checks that what a start suggests lies in its realm, its capital in a population centre.
// rule: mu-prototype/setup/player-capitals
func (b *Boxing) startsAtHome(realm int8) {
	s, of := &b.Starts[realm], b.Atlas.Realms[realm].ID
	within := func(what string, p Place) {
		if b.Atlas.Territories[p].Realm != realm {
			b.Amiss("starts: %s of %s: %s is no territory of its", what, of, b.Atlas.Territories[p].ID)
		}
	}
	within("capital", s.Capital)
	within("cathedral", s.Pieces.Cathedral)
	for _, a := range s.Armies {
		if a.Aboard == NoTransport {
			within("armies", a.At)
		}
	}
	if b.Atlas.Territories[s.Capital].Centre == nil || b.Atlas.Territories[s.Capital].ID == "kiev" { // where no settlement stands at first
		b.Amiss("starts: capital of %s: %s has no settlement", of, b.Atlas.Territories[s.Capital].ID)
	}
}

func (b *Boxing) Land(list string, it *item, id string) Place {
	at := slices.IndexFunc(b.Printed.Territories, func(t medioevo.PrintedTerritory) bool { return t.ID == id })
	b.Found(list, it, "territory", id, min(at, math.MaxInt8))
	return Place(at)
}

func (b *Boxing) tech(list string, it *item, id string) int8 {
	at := slices.Index(techIDs[:], id)
	if !slices.ContainsFunc(b.Printed.Technologies, func(t PrintedTechnology) bool { return t.ID == id }) {
		at = None // of another edition, or of none
	}
	return b.Found(list, it, "technology", id, at)
}

func (b *Boxing) techSet(list string, it *item, ids []string) (set uint64) {
	for _, id := range ids {
		if t := b.tech(list, it, id); t != None {
			set |= 1 << t
		}
	}
	return set
}

// LandNamed is a place that the rules name themselves.
func (b *Box) LandNamed(id string) Place {
	p := b.Atlas.Find(id)
	if p == NoPlace {
		panic("prototype: no place is called " + id)
	}
	return p
}
