package force

import "signoria/games/medioevo"

// Components are all that is printed, in a language. Things refer to one another by their place in these lists; a
// place of the map is a territory or, from len(territories) on, a sea zone. None is -1.
type Components struct {
	Box         string                 `json:"box"`
	Territories []TerritoryComponent   `json:"territories"`
	Seas        []SeaComponent         `json:"seas"`
	Narrows     []NarrowComponent      `json:"narrows"`
	Realms      []RealmComponent       `json:"realms"`
	Zones       []string               `json:"zones"`
	Goods       []GoodComponent        `json:"goods"`
	Cards       []CardComponent        `json:"cards"`
	Branches    []BranchComponent      `json:"branches"`
	Techs       []TechComponent        `json:"techs"`
	Buildings   [][]BuildingComponent  `json:"buildings"`  // by line and level, from level 1
	Transports  [][]TransportComponent `json:"transports"` // by kind, from merchantman, and level, from level 1
	Engines     []EngineComponent      `json:"engines"`    // from level 1
}

// TerritoryComponent is a territory.
type TerritoryComponent struct {
	ID      string            `json:"id"`
	Name    string            `json:"name"`
	Realm   int               `json:"realm"`
	Terrain string            `json:"terrain"` // plain wood hill mountain desert
	Centre  string            `json:"centre"`  // the town, "" if there is none
	Harbour string            `json:"harbour"` // the port's own name, ""
	Port    int               `json:"port"`    // the sea zone it opens on
	Coast   []int             `json:"coast"`
	Borders []BorderComponent `json:"borders"`
	Zone    int               `json:"zone"`
	Holy    string            `json:"holy"`   // rome constantinople jerusalem, ""
	Prices  []int             `json:"prices"` // printed, by good; empty where nothing is traded
}

// BorderComponent is a land border, from one side.
type BorderComponent struct {
	To     int  `json:"to"`
	River  bool `json:"river"`
	Strait bool `json:"strait"`
}

// SeaComponent is a sea zone.
type SeaComponent struct {
	ID      string               `json:"id"`
	Name    string               `json:"name"`
	Borders []SeaBorderComponent `json:"borders"`
	Shores  []int                `json:"shores"`
}

// SeaBorderComponent is a border of two sea zones, from one side.
type SeaBorderComponent struct {
	To     int  `json:"to"`
	Open   bool `json:"open"`
	Narrow int  `json:"narrow"`
}

// NarrowComponent is a narrow passage between two sea zones.
type NarrowComponent struct {
	Name    string `json:"name"`
	Between [2]int `json:"between"`
}

// RealmComponent is a realm.
type RealmComponent struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Short       string `json:"short"`    // the name for narrow places
	Size        string `json:"size"`     // small minor great major
	Religion    string `json:"religion"` // catholic orthodox muslim mongol pagan
	Playable    bool   `json:"playable"`
	Colour      string `json:"colour"`
	Ruler       string `json:"ruler"`
	Territories []int  `json:"territories"`
}

// GoodComponent is a kind of goods.
type GoodComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Text   string `json:"text"`
	Colour string `json:"colour"`
	Glyph  string `json:"glyph"`
	Fair   int    `json:"fair"` // the kind of Fair that changes its price
}

// CardComponent is a kind of Empire card.
type CardComponent struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Text      string `json:"text"`
	Phase     string `json:"phase"` // in which it is played, as in the view
	Offensive bool   `json:"offensive"`
	Any       []int  `json:"any"` // technologies of which one must be owned
	All       []int  `json:"all"` // technologies that all must be owned
}

// BranchComponent is a branch of the technology board.
type BranchComponent struct {
	ID     string  `json:"id"`
	Name   string  `json:"name"`
	Colour string  `json:"colour"`
	Icon   string  `json:"icon"`
	Rows   [][]int `json:"rows"`
}

// TechComponent is a technology; one that the edition lacks has no id.
type TechComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Text   string `json:"text"`
	Branch int    `json:"branch"`
	Level  int    `json:"level"`
	Cost   int    `json:"cost"`
	Needs  int    `json:"needs"`
}

// BuildingComponent is a level of a line of buildings.
type BuildingComponent struct {
	Name   string `json:"name"`
	Cost   int    `json:"cost"`
	Supply int    `json:"supply"`
}

// TransportComponent is a level of a kind of transport.
type TransportComponent struct {
	Name   string `json:"name"`
	Cost   int    `json:"cost"`
	MP     int    `json:"mp"`
	Armies int    `json:"armies"`
	Goods  int    `json:"goods"`
}

// EngineComponent is a kind of siege engine.
type EngineComponent struct {
	Name string `json:"name"`
	Cost int    `json:"cost"`
}

var (
	phaseIDs = [...]string{
		Setting: "setting", TurnOrder: "order", EmpireCards: "cards", Diplomacy: "diplomacy", Purchase: "purchase", Taxes: "taxes",
		Reinforcements: "reinforcements", Events: "events", Placement: "placement", Combat: "combat", Trade: "trade", TurnEnd: "end",
		GameOver: "over",
	}
)

// Components are all that is printed, in a language.
func (b *Box) Components(language string) *Components {
	c := &Components{Box: b.Fingerprint}
	c.land(b, language)
	c.realms(b, language)
	c.cards(b, language)
	c.technologies(b, language)
	c.works(b, language)
	return c
}

func (c *Components) land(b *Box, language string) {
	for _, t := range b.Atlas.Territories {
		x := TerritoryComponent{
			ID: t.ID, Name: t.Name[language], Realm: int(t.Realm), Terrain: t.Terrain.ID(), Centre: t.Centre[language],
			Harbour: t.Harbour[language], Port: int(t.Port), Coast: NumbersOf(t.Coast), Borders: []BorderComponent{}, Prices: []int{},
			Zone: int(t.Zone), Holy: t.Holy.ID(),
		}
		for _, y := range t.Borders {
			x.Borders = append(x.Borders, BorderComponent{To: int(y.To), River: y.River, Strait: y.Strait})
		}
		c.Territories = append(c.Territories, x)
	}
	for p, prices := range b.Atlas.Prices {
		if prices != [medioevo.Goods]int16{} {
			c.Territories[p].Prices = NumbersOf(prices[:])
		}
	}
	for _, s := range b.Atlas.Seas {
		x := SeaComponent{ID: s.ID, Name: s.Name[language], Borders: []SeaBorderComponent{}, Shores: NumbersOf(s.Shores)}
		for _, y := range s.Borders {
			x.Borders = append(x.Borders, SeaBorderComponent{To: int(y.To), Open: y.Open, Narrow: int(y.Narrow)})
		}
		c.Seas = append(c.Seas, x)
	}
	for _, n := range b.Atlas.Narrows {
		c.Narrows = append(c.Narrows, NarrowComponent{Name: n.Name[language], Between: [2]int{int(n.Between[0]), int(n.Between[1])}})
	}
	for _, z := range b.Atlas.Zones {
		c.Zones = append(c.Zones, z.Name[language])
	}
}

func (c *Components) realms(b *Box, language string) {
	for i, r := range b.Atlas.Realms {
		c.Realms = append(c.Realms, RealmComponent{
			ID: r.ID, Name: r.Name[language], Short: r.Short[language], Size: r.Size.ID(), Religion: r.Religion.ID(), Playable: r.Playable,
			Colour: r.Colour, Ruler: b.Starts[i].Ruler[language], Territories: NumbersOf(r.Territories),
		})
	}
	for _, g := range b.Atlas.Goods {
		fair := int(g.Fair)
		if g.Fair == medioevo.NoFair {
			fair = None
		}
		c.Goods = append(c.Goods, GoodComponent{
			ID: g.ID, Name: g.Name[language], Text: g.Text[language], Colour: g.Colour, Glyph: g.Glyph, Fair: fair,
		})
	}
}

func (c *Components) cards(b *Box, language string) {
	for _, x := range b.Cards {
		c.Cards = append(c.Cards, CardComponent{
			ID: x.ID, Name: x.Name[language], Text: x.Text[language], Phase: phaseIDs[x.Phase], Offensive: x.Offensive,
			Any: PlacesIn(x.Any), All: PlacesIn(x.All),
		})
	}
}

func (c *Components) technologies(b *Box, language string) {
	for _, y := range b.Branches {
		x := BranchComponent{ID: y.ID, Name: y.Name[language], Colour: y.Colour, Icon: y.Icon}
		for _, row := range y.Rows {
			x.Rows = append(x.Rows, NumbersOf(row))
		}
		c.Branches = append(c.Branches, x)
	}
	last := 0 // technologies have their numbers, also those that come after one which this edition lacks
	for tech := range b.Taught() {
		last = int(tech)
	}
	for _, t := range b.Techs[:last+1] {
		c.Techs = append(c.Techs, TechComponent{
			ID: t.ID, Name: t.Name[language], Text: t.Text[language], Branch: int(t.Branch), Level: int(t.Level),
			Cost: int(t.Cost), Needs: int(t.Needs),
		})
	}
}

func (c *Components) works(b *Box, language string) {
	for _, line := range b.Buildings {
		levels := []BuildingComponent{}
		for _, y := range line[1:] {
			if y.ID != "" {
				levels = append(levels, BuildingComponent{Name: y.Name[language], Cost: int(y.Cost), Supply: int(y.Supply)})
			}
		}
		c.Buildings = append(c.Buildings, levels)
	}
	for _, kind := range b.Transports[Merchantman:] {
		levels := []TransportComponent{}
		for _, t := range kind[1:] {
			levels = append(levels, TransportComponent{
				Name: t.Name[language], Cost: int(t.Cost), MP: int(t.MP), Armies: int(t.Armies), Goods: int(t.Goods),
			})
		}
		c.Transports = append(c.Transports, levels)
	}
	for _, e := range b.Engines[1:] {
		c.Engines = append(c.Engines, EngineComponent{Name: e.Name[language], Cost: int(e.Cost)})
	}
}

// NumbersOf are numbers as the page gets them.
func NumbersOf[N ~int8 | ~int16](list []N) []int {
	all := make([]int, len(list))
	for i, n := range list {
		all[i] = int(n)
	}
	return all
}

// PlacesIn are the places of the bits that are set.
func PlacesIn(set uint64) []int {
	all := []int{}
	for i := range 64 {
		if set>>i&1 == 1 {
			all = append(all, i)
		}
	}
	return all
}
