package giochix

import (
	"slices"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
)

// standard is what data/ holds, box what is played with.
var (
	standard = boxfile.StandardOf(boxfile.Must(readPrinted()), (*printed).box)
	box      = standard.Box()
)

// readPrinted reads the standard box: the board that all editions share and what is printed for this one.
func readPrinted() (*printed, error) {
	p, err := boxfile.Read[printed](dataFiles, "data")
	if err != nil {
		return nil, err
	}
	board, err := medioevo.ReadPrinted()
	if err != nil {
		return nil, err
	}
	p.Printed = *board
	return p, nil
}

// boxing makes a Box of what is printed, and gathers what is wrong with it.
type boxing struct {
	printed *printed
	*Box
	boxfile.Faults
}

func (p *printed) box(fingerprint string) (*Box, error) {
	b := &boxing{printed: p, Box: &Box{Fingerprint: fingerprint}}
	atlas := p.Atlas(&b.Faults)
	b.Atlas = &atlas
	if b.counts(); b.Err() == nil {
		b.numbers()
		b.steps()
		b.wares()
		b.land()
		b.technologies()
		b.pieces()
		b.kingdoms()
		b.regions()
		b.cards()
		b.events()
	}
	if b.Err() == nil {
		b.whole()
	}
	return b.Box, b.Err()
}

// rule: mu-giochix/components/tokens-and-supply
// rule: mu-giochix/components/tax-scale
func (b *boxing) counts() {
	b.Counted(b.printed, map[string]int{
		"settlements": Settlements, "regions": Regions, "wares": Goods, "taxes": len(b.Taxes), "penalties": MostPlayers, "supply": len(supplyIDs),
		"units": units, "transports": len(transportIDs), "engines": len(b.Engines) - 1, "buildings": int(CathedralThing-VillageThing) + 1,
		"branches": Branches, "technologies": Technologies, "characters": Characters, "empire_cards": EmpireCards, "events": EventCards,
	})
}

// The words by which files speak of things, in the order of the box.
var (
	unitIDs      = thingIDs[LightThing : CaptainThing+1]
	transportIDs = thingIDs[CaravanThing : GalleyThing+1]
	engineIDs    = thingIDs[CatapultThing : BombardThing+1]
	buildingIDs  = thingIDs[VillageThing : CathedralThing+1]
	supplyIDs    = []string{"stars", "routes", "tokens"}
)

// ordered checks that item i of a list is the one that must stand there.
func (b *boxing) ordered(list string, it *item, i int, ids []string) {
	if it.ID != ids[i] {
		b.Wrong(list, it, "number %d must be %s", i+1, ids[i])
	}
}

// steps are where one step leads, and one of a horde, which needs no harbour.
// rule: mu-giochix/combat/one-point-per-area
// rule: mu-giochix/events/move-horde
func (b *boxing) steps() {
	for at := range Place(Territories) {
		t := &b.Atlas.Territories[at]
		for _, border := range t.Borders {
			b.Around[at] = append(b.Around[at], border.To)
		}
		b.Reach[at] = slices.Concat(b.Around[at], t.Coast)
		if t.Port != NoPlace {
			b.Around[at] = append(b.Around[at], t.Port)
			b.Around[t.Port] = append(b.Around[t.Port], at)
		}
	}
	for i := range b.Atlas.Seas {
		at := Territories + Place(i)
		for _, border := range b.Atlas.Seas[i].Borders {
			b.Around[at] = append(b.Around[at], border.To)
			b.Reach[at] = append(b.Reach[at], border.To)
		}
		b.Reach[at] = append(b.Reach[at], b.Atlas.Seas[i].Shores...)
	}
	for at := range b.Around {
		slices.Sort(b.Reach[at])
	}
}

func (b *boxing) wares() {
	for i := range b.printed.Wares {
		w := &b.printed.Wares[i]
		b.Named("wares", &w.item, w.Name)
		b.Goods[i] = BoxGood{ID: w.ID, Name: medioevo.Name(w.Name), Colour: w.Colour, Glyph: w.Glyph}
	}
	for i := range b.printed.Taxes {
		b.Taxes[i] = b.printed.Taxes[i].Florins
	}
	for i := range b.printed.Penalties {
		b.Penalty[i] = b.printed.Penalties[i].Penalty
	}
	for i := range b.printed.Supply {
		s := &b.printed.Supply[i]
		b.ordered("supply", &s.item, i, supplyIDs)
		*[...]*int8{&b.Supply.Stars, &b.Supply.Routes, &b.Supply.Tokens}[i] = s.Count
	}
}

// land is what this edition prints on the territories.
func (b *boxing) land() {
	for at := range b.Produces {
		b.Produces[at] = None
		b.Out[at] = b.Atlas.Territories[at].Excluded
	}
	for i := range b.printed.Settlements {
		s := &b.printed.Settlements[i]
		at := b.territory("settlements", &s.item, s.ID)
		if at == NoPlace {
			continue
		}
		name := names(b.Atlas.Territories[at].Centre)
		if len(name) == 0 {
			name = s.Name
		}
		b.Named("settlements", &s.item, name)
		b.Settlement[at], b.Towns[at] = true, medioevo.Name(name)
		b.Produces[at] = b.Found("settlements", &s.item, "good", s.Produces, slices.IndexFunc(b.printed.Wares, func(w printedWare) bool { return w.ID == s.Produces }))
	}
	b.mark("fire", b.printed.Fire, &b.Fire)
	b.mark("out", b.printed.Out, &b.Out)
	b.Rome, b.Jerusalem = NoPlace, NoPlace
	for at := range Place(Territories) {
		switch b.Atlas.Territories[at].Holy {
		case medioevo.Rome:
			b.Rome = at
		case medioevo.Jerusalem:
			b.Jerusalem = at
		}
	}
}

// mark notes the territories of a list.
func (b *boxing) mark(list string, of []item, on *[Territories]bool) {
	for i := range of {
		if at := b.territory(list, &of[i], of[i].ID); at != NoPlace {
			on[at] = true
		}
	}
}

// territory finds a territory by its id, NoPlace with a fault if there is none.
func (b *boxing) territory(list string, it *item, id string) Place {
	at := b.Atlas.Find(id)
	if !at.Land() {
		b.Wrong(list, it, "there is no territory %q", id)
		return NoPlace
	}
	return at
}

// technologies are by branch and level.
// rule: mu-giochix/components/technology-board
func (b *boxing) technologies() {
	for i := range b.printed.Branches {
		x := &b.printed.Branches[i]
		b.Named("branches", &x.item, x.Name)
		b.Branches[i] = BoxBranch{ID: x.ID, Name: medioevo.Name(x.Name), Colour: x.Colour, Ink: x.Ink, Icon: x.Icon}
	}
	for i := range b.printed.Technologies {
		t := &b.printed.Technologies[i]
		it := &t.item
		b.Named("technologies", it, t.Name)
		b.Named("technologies", it, t.Text)
		if n := b.branch("technologies", it, t.Branch); n != int8(i/techLevels) || int(t.Level) != i%techLevels+1 {
			b.Wrong("technologies", it, "technologies stand by branch and level")
		}
		b.Technologies[i] = BoxTechnology{ID: t.ID, Name: medioevo.Name(t.Name), Text: medioevo.Name(t.Text), Effects: b.effects("technologies", it, t.Effects)}
		for _, e := range b.Technologies[i].Effects {
			b.Taught[e.Do] |= 1 << i
			for x := range things {
				if e.Do == PayLess && e.Of>>x&1 == 1 {
					b.Cheaper[x] |= 1 << i
				}
			}
		}
	}
}

func (b *boxing) branch(list string, it *item, id string) int8 {
	return b.Found(list, it, "branch", id, slices.IndexFunc(b.printed.Branches, func(x printedBranch) bool { return x.ID == id }))
}

// pieces are the units, transports, engines and buildings.
func (b *boxing) pieces() {
	p := b.printed
	for i := range p.Units {
		u := &p.Units[i]
		b.ordered("units", &u.item, i, unitIDs)
		b.Named("units", &u.item, u.Name)
		b.Named("units", &u.item, u.Text)
		if kind := Unit(i); u.Count != firstOf[kind+1]-firstOf[kind] {
			b.Wrong("units", &u.item, "count: a player has %d", firstOf[kind+1]-firstOf[kind])
		}
		b.Units[i] = BoxUnit{ID: u.ID, Name: medioevo.Name(u.Name), Text: medioevo.Name(u.Text), Price: u.Price, Steps: u.Steps}
	}
	for i := range p.Transports {
		t := &p.Transports[i]
		b.ordered("transports", &t.item, i, transportIDs)
		b.Named("transports", &t.item, t.Name)
		x := BoxProperty{ID: t.ID, Name: medioevo.Name(t.Name), Price: t.Price, Count: t.Count}
		copy(x.Steps[1:], t.Steps[:])
		copy(x.Load[1:], t.Load[:])
		b.Properties[int(Caravan)+i] = x
	}
	for i := range p.Engines {
		e := &p.Engines[i]
		b.ordered("engines", &e.item, i, engineIDs)
		b.Named("engines", &e.item, e.Name)
		b.Engines[i+1] = BoxEngine{ID: e.ID, Name: medioevo.Name(e.Name), Price: e.Price, Units: e.Units, Buildings: e.Buildings, Count: e.Count}
		b.Properties[Engine].Steps[i+1] = e.Steps
	}
	b.buildings()
}

// rule: mu-giochix/purchases/one-of-each-family
func (b *boxing) buildings() {
	for i := range b.printed.Buildings {
		x := &b.printed.Buildings[i]
		it := &x.item
		b.ordered("buildings", it, i, buildingIDs)
		b.Named("buildings", it, x.Name)
		b.Named("buildings", it, x.Text)
		f := Family(i / 3) // three of each, but of Cathedrals
		if x.Family != familyIDs[f] || int(x.Level) != i%3+1 {
			b.Wrong("buildings", it, "it is %s, of level %d", familyIDs[f], i%3+1)
		}
		y := BoxBuilding{ID: x.ID, Name: medioevo.Name(x.Name), Text: medioevo.Name(x.Text), Price: x.Price, Structure: x.Structure, Count: x.Count}
		for _, id := range x.Needs { // rule: mu-giochix/components/building-table
			y.Needs = append(y.Needs, b.Found("buildings", it, "technology", id, slices.IndexFunc(b.printed.Technologies, func(t printedTechnology) bool { return t.ID == id })))
		}
		b.Buildings[f][i%3+1] = y
	}
}

// kingdoms are the realms that can be chosen.
// rule: mu-giochix/setup/kingdoms-and-initial-territories
// rule: mu-giochix/setup/starting-pieces
func (b *boxing) kingdoms() {
	for at := range b.Home {
		b.Home[at] = None
	}
	for i := range b.printed.Kingdoms {
		k := &b.printed.Kingdoms[i]
		it := &k.item
		realm := slices.IndexFunc(b.Atlas.Realms[:], func(r medioevo.Realm) bool { return r.ID == k.ID })
		if b.Found("kingdoms", it, "realm", k.ID, realm) == None {
			continue
		}
		x := BoxKingdom{Open: true, Village: b.home("kingdoms", it, realm, k.Village), Archer: b.home("kingdoms", it, realm, k.Archer)}
		for _, at := range b.Atlas.Realms[realm].Territories {
			x.OnlySix = x.OnlySix || b.Out[at]
			b.Home[at] = int8(realm)
		}
		if x.Village != NoPlace && !b.Settlement[x.Village] {
			b.Wrong("kingdoms", it, "village: %s has no settlement", k.Village)
		}
		for _, t := range k.Transports {
			start := BoxStarting{At: b.home("kingdoms", it, realm, t.At)}
			start.Kind = Caravan + Kind(max(0, b.Found("kingdoms", it, "transport", t.Kind, slices.Index(transportIDs, t.Kind))))
			if start.At != NoPlace && start.Kind.Ship() && b.Atlas.Territories[start.At].Port == NoPlace {
				b.Wrong("kingdoms", it, "transports: %s has no port", t.At)
			}
			x.Starting = append(x.Starting, start)
		}
		if len(x.Starting) != startingLevels {
			b.Wrong("kingdoms", it, "transports: there are %d of level I", startingLevels)
		}
		b.Kingdoms[realm] = x
	}
}

// startingLevels is how many levels of transports a player begins with.
// rule: mu-giochix/setup/starting-pieces
const startingLevels = 2

// home is a territory of a realm.
func (b *boxing) home(list string, it *item, realm int, id string) Place {
	at := b.territory(list, it, id)
	if at != NoPlace && int(b.Atlas.Territories[at].Realm) != realm {
		b.Wrong(list, it, "%s is not its", id)
	}
	return at
}

// regions divide the board: every place lies in one.
func (b *boxing) regions() {
	for at := range b.Region {
		b.Region[at] = None
	}
	for i := range b.printed.Regions {
		r := &b.printed.Regions[i]
		b.Named("regions", &r.item, r.Name)
		b.Regions[i] = BoxRegion{ID: r.ID, Name: medioevo.Name(r.Name)}
		for _, id := range slices.Concat(r.Territories, r.Seas) {
			at := b.Atlas.Find(id)
			switch {
			case at == NoPlace:
				b.Wrong("regions", &r.item, "there is no place %q", id)
				continue
			case b.Region[at] != None:
				b.Wrong("regions", &r.item, "%s lies in another already", id)
			}
			b.Region[at] = int8(i)
			b.Regions[i].Places = append(b.Regions[i].Places, at)
		}
	}
}

// cards are the Empire cards.
func (b *boxing) cards() {
	for i := range b.printed.Characters {
		c := &b.printed.Characters[i]
		b.Named("characters", &c.item, c.Name)
		b.Named("characters", &c.item, c.Text)
		b.Characters[i] = BoxCharacter{
			ID: c.ID, Name: medioevo.Name(c.Name), Text: medioevo.Name(c.Text), Unique: true,
			When: When(b.Found("characters", &c.item, "moment", c.When, slices.Index(whenIDs[:], c.When))), Effects: b.effects("characters", &c.item, c.Effects),
		}
	}
	shown := [Characters]int{}
	for i := range b.printed.EmpireCards {
		c := &b.printed.EmpireCards[i]
		it := &c.item
		b.Named("empire_cards", it, c.Text)
		x := BoxCard{ID: c.ID, Difficulty: c.Difficulty, Text: medioevo.Name(c.Text), Objective: b.condition("empire_cards", it, c.Objective)}
		x.Character = b.Found("empire_cards", it, "character", c.Character, slices.IndexFunc(b.printed.Characters, func(y printedCharacter) bool { return y.ID == c.Character }))
		if x.Character != None {
			shown[x.Character]++
			b.Characters[x.Character].Unique = shown[x.Character] == 1
		}
		for branch := range b.printed.Branches {
			x.Points[branch] = c.Points[b.printed.Branches[branch].ID]
		}
		if n := len(c.Points); n != nonZero(x.Points) {
			b.Wrong("empire_cards", it, "points: a branch is not known, or has none")
		}
		for _, id := range c.Icons {
			if branch := b.branch("empire_cards", it, id); branch != None {
				x.Icons |= 1 << branch
			}
		}
		b.Cards[i] = x
	}
}

func nonZero(points [Branches]int8) (n int) {
	for _, p := range points {
		if p != 0 {
			n++
		}
	}
	return n
}

// rule: mu-giochix/events/event-card
func (b *boxing) events() {
	for i := range b.printed.Events {
		e := &b.printed.Events[i]
		it := &e.item
		b.Named("events", it, e.Name)
		x := BoxEvent{ID: e.ID, Name: medioevo.Name(e.Name), Tolerated: e.Tolerated}
		for _, id := range e.Areas {
			x.Areas = append(x.Areas, b.Found("events", it, "region", id, slices.IndexFunc(b.printed.Regions, func(r printedRegion) bool { return r.ID == id })))
		}
		for k, id := range e.Icons {
			x.Icons[k] = Icon(b.Found("events", it, "icon", id, slices.Index(iconIDs[:], id)))
		}
		if x.Icons[0] == x.Icons[1] || x.Icons[1] == x.Icons[2] || x.Icons[0] == x.Icons[2] {
			b.Wrong("events", it, "icons: three different ones are wanted")
		}
		b.Events[i] = x
	}
}

// whole checks what no single item is to blame for.
func (b *boxing) whole() {
	open, few := 0, 0
	for _, k := range b.Kingdoms {
		if k.Open {
			open++
			if !k.OnlySix {
				few++
			}
		}
	}
	if open < MostPlayers || few < MostPlayers-1 {
		b.Amiss("kingdoms: %d can be chosen, %d of them with fewer than six players", open, few)
	}
	for at, r := range b.Region {
		if r == None {
			b.Amiss("regions: %s lies in none", b.Atlas.ID(Place(at)))
		}
	}
	for i := range b.Characters {
		if n := b.showing(int8(i)); n == 0 {
			b.Amiss("empire_cards: none shows %s", b.Characters[i].ID)
		}
	}
}

// showing is how many cards show a character.
func (b *boxing) showing(character int8) (n int) {
	for i := range b.Cards {
		if b.Cards[i].Character == character {
			n++
		}
	}
	return n
}
