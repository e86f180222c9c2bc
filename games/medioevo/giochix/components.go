package giochix

import "fmt"

// Components are all that is printed, in a language. Things refer to one another by their place in these lists; a place of
// the map is a territory or, from len(territories) on, a sea zone. None is -1.
type Components struct {
	Box          string                `json:"box"`
	Territories  []TerritoryComponent  `json:"territories"`
	Seas         []SeaComponent        `json:"seas"`
	Realms       []RealmComponent      `json:"realms"`
	Regions      []RegionComponent     `json:"regions"`
	Goods        []GoodComponent       `json:"goods"`
	Units        []UnitComponent       `json:"units"`
	Transports   []TransportComponent  `json:"transports"` // Caravan, Merchant Ship, War Wagon, Galley
	Engines      []EngineComponent     `json:"engines"`    // by level, from level 1
	Buildings    [][]BuildingComponent `json:"buildings"`  // by family and level, from level 1
	Branches     []BranchComponent     `json:"branches"`
	Technologies []TechComponent       `json:"technologies"` // by branch, its levels in order
	Characters   []CharacterComponent  `json:"characters"`
	Cards        []CardComponent       `json:"cards"`
	Events       []EventComponent      `json:"events"`
	Taxes        []int                 `json:"taxes"`     // florins a weighted territory, by level
	Penalties    []int                 `json:"penalties"` // of the attack value, by place in the turn order
	Loan         int                   `json:"loan"`      // florins
	Debts        []int                 `json:"debts"`     // Honour that loans cost in the end, by their number
	Ladder       []int                 `json:"ladder"`    // Honour that Objective tokens bring in the end, by their number
	Ends         []EndComponent        `json:"ends"`
}

// TerritoryComponent is a territory.
type TerritoryComponent struct {
	ID       string            `json:"id"`
	Name     string            `json:"name"`
	Realm    int               `json:"realm"`
	Town     string            `json:"town"`     // the settlement, "" if there is none
	Produces int               `json:"produces"` // the good printed at it
	Fire     bool              `json:"fire"`
	Port     int               `json:"port"` // the sea zone its harbour opens on
	Coast    []int             `json:"coast"`
	Borders  []BorderComponent `json:"borders"`
	Region   int               `json:"region"`
	OnlySix  bool              `json:"onlySix"` // out of play with fewer than six players
	Holy     string            `json:"holy"`    // rome constantinople jerusalem, as on the common map
}

// BorderComponent is a land border, from one side.
type BorderComponent struct {
	To     int  `json:"to"`
	Strait bool `json:"strait"`
}

// SeaComponent is a sea zone.
type SeaComponent struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Borders []int  `json:"borders"`
	Shores  []int  `json:"shores"`
	Region  int    `json:"region"`
}

// RealmComponent is a realm.
type RealmComponent struct {
	ID          string `json:"id"`
	Name        string `json:"name"`
	Short       string `json:"short"` // the name for narrow places
	Size        string `json:"size"`  // small minor great major
	Playable    bool   `json:"playable"`
	OnlySix     bool   `json:"onlySix"` // only with six players
	Colour      string `json:"colour"`
	Territories []int  `json:"territories"`
}

// RegionComponent is a region of the Event cards.
type RegionComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Places []int  `json:"places"`
}

// GoodComponent is a kind of goods.
type GoodComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Colour string `json:"colour"`
	Glyph  string `json:"glyph"`
}

// UnitComponent is a kind of Military Unit.
type UnitComponent struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Text  string `json:"text"`
	Price int    `json:"price"` // of a Captain, of each level
	Steps int    `json:"steps"`
	Count int    `json:"count"` // each player has
}

// TransportComponent is a kind of transport.
type TransportComponent struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Price int    `json:"price"` // of each level
	Steps []int  `json:"steps"` // by level
	Load  []int  `json:"load"`  // by level
	Count int    `json:"count"`
}

// EngineComponent is a siege engine.
type EngineComponent struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Price     int    `json:"price"`
	Steps     int    `json:"steps"`
	Units     int    `json:"units"`     // damage to units
	Buildings int    `json:"buildings"` // and to buildings
	Count     int    `json:"count"`
}

// BuildingComponent is a building.
type BuildingComponent struct {
	ID        string `json:"id"`
	Name      string `json:"name"`
	Text      string `json:"text"`
	Price     int    `json:"price"`
	Needs     []int  `json:"needs"` // technologies
	Structure int    `json:"structure"`
	Count     int    `json:"count"`
	End       int    `json:"end"` // Honour in the end for who has most of it
}

// EndComponent is a line of the table that is counted at the end.
type EndComponent struct {
	Name  string `json:"name"`
	Least int    `json:"least"` // Honour that it brings, or costs, where it counts at all
	Most  int    `json:"most"`
}

// BranchComponent is a branch of the technologies.
type BranchComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Colour string `json:"colour"`
	Ink    string `json:"ink"`
	Icon   string `json:"icon"`
}

// TechComponent is a technology.
type TechComponent struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Text string `json:"text"`
}

// CharacterComponent is a character of the Empire cards.
type CharacterComponent struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Text string `json:"text"`
	When string `json:"when"` // events taxes purchases move battle roll battle_end commerce response any
}

// CardComponent is an Empire card.
type CardComponent struct {
	ID         string `json:"id"`
	Character  int    `json:"character"`
	Difficulty int    `json:"difficulty"`
	Points     []int  `json:"points"` // Technology Points, by branch
	Icons      []int  `json:"icons"`  // branches of whose colour the Objective token can be; none: any
	Text       string `json:"text"`   // of the Objective
}

// EventComponent is an Event card.
type EventComponent struct {
	ID        string   `json:"id"`
	Name      string   `json:"name"`
	Areas     []int    `json:"areas"` // regions
	Icons     []string `json:"icons"` // movement armies buildings goods
	Tolerated int      `json:"tolerated"`
}

// componentsIn are all that is printed, in a language.
func componentsIn(language string) any {
	c := &Components{
		Box: box.Fingerprint, Taxes: numbersOf(box.Taxes[:]), Penalties: numbersOf(box.Penalty[:]), Loan: loan, Debts: numbersOf(lostToDebt[:]), Ladder: numbersOf(ladder[:]),
	}
	c.land(language)
	c.pieces(language)
	c.decks(language)
	for bonus := range Bonus(bonuses) {
		least, most := bonus.span()
		c.Ends = append(c.Ends, EndComponent{Name: texts.Text(language, fmt.Sprintf("name.bonus-%d", bonus)), Least: int(least), Most: int(most)})
	}
	return c
}

// land is the board.
func (c *Components) land(language string) {
	for at, t := range box.Atlas.Territories {
		x := TerritoryComponent{
			ID: t.ID, Name: t.Name[language], Realm: int(t.Realm), Town: box.Towns[at][language], Produces: int(box.Produces[at]),
			Fire: box.Fire[at], Port: int(t.Port), Coast: numbersOf(t.Coast), Borders: []BorderComponent{}, Region: int(box.Region[at]),
			OnlySix: box.Out[at], Holy: t.Holy.ID(),
		}
		for _, b := range t.Borders {
			x.Borders = append(x.Borders, BorderComponent{To: int(b.To), Strait: b.Strait})
		}
		c.Territories = append(c.Territories, x)
	}
	for i, s := range box.Atlas.Seas {
		x := SeaComponent{ID: s.ID, Name: s.Name[language], Borders: []int{}, Shores: numbersOf(s.Shores), Region: int(box.Region[Territories+i])}
		for _, b := range s.Borders {
			x.Borders = append(x.Borders, int(b.To))
		}
		c.Seas = append(c.Seas, x)
	}
	for i, r := range box.Atlas.Realms {
		c.Realms = append(c.Realms, RealmComponent{
			ID: r.ID, Name: r.Name[language], Short: r.Short[language], Size: r.Size.ID(), Playable: box.Kingdoms[i].Open, OnlySix: box.Kingdoms[i].OnlySix,
			Colour: r.Colour, Territories: numbersOf(r.Territories),
		})
	}
	for _, r := range box.Regions {
		c.Regions = append(c.Regions, RegionComponent{ID: r.ID, Name: r.Name[language], Places: numbersOf(r.Places)})
	}
}

// pieces are what is put on it.
func (c *Components) pieces(language string) {
	for _, g := range box.Goods {
		c.Goods = append(c.Goods, GoodComponent{ID: g.ID, Name: g.Name[language], Colour: g.Colour, Glyph: g.Glyph})
	}
	for kind, u := range box.Units {
		c.Units = append(c.Units, UnitComponent{
			ID: u.ID, Name: u.Name[language], Text: u.Text[language], Price: int(u.Price), Steps: int(u.Steps), Count: int(firstOf[kind+1] - firstOf[kind]),
		})
	}
	for _, x := range box.Properties[Caravan:Engine] {
		c.Transports = append(c.Transports, TransportComponent{
			ID: x.ID, Name: x.Name[language], Price: int(x.Price), Steps: numbersOf(x.Steps[1:]), Load: numbersOf(x.Load[1:]), Count: int(x.Count),
		})
	}
	for level, e := range box.Engines[1:] {
		c.Engines = append(c.Engines, EngineComponent{
			ID: e.ID, Name: e.Name[language], Price: int(e.Price), Steps: int(box.Properties[Engine].Steps[level+1]), Units: int(e.Units),
			Buildings: int(e.Buildings), Count: int(e.Count),
		})
	}
	for f := range box.Buildings {
		levels := []BuildingComponent{}
		for level, b := range box.Buildings[f][1:] {
			if b.ID != "" {
				levels = append(levels, BuildingComponent{
					ID: b.ID, Name: b.Name[language], Text: b.Text[language], Price: int(b.Price), Needs: numbersOf(b.Needs),
					Structure: int(b.Structure), Count: int(b.Count), End: int(endOf(Family(f), int8(level)+1)),
				})
			}
		}
		c.Buildings = append(c.Buildings, levels)
	}
}

// decks are the technologies and the cards.
func (c *Components) decks(language string) {
	for _, b := range box.Branches {
		c.Branches = append(c.Branches, BranchComponent{ID: b.ID, Name: b.Name[language], Colour: b.Colour, Ink: b.Ink, Icon: b.Icon})
	}
	for _, t := range box.Technologies {
		c.Technologies = append(c.Technologies, TechComponent{ID: t.ID, Name: t.Name[language], Text: t.Text[language]})
	}
	for _, x := range box.Characters {
		c.Characters = append(c.Characters, CharacterComponent{ID: x.ID, Name: x.Name[language], Text: x.Text[language], When: whenIDs[x.When]})
	}
	for _, x := range box.Cards {
		icons := []int{}
		for b := range Branches {
			if x.Icons>>b&1 == 1 {
				icons = append(icons, b)
			}
		}
		c.Cards = append(c.Cards, CardComponent{
			ID: x.ID, Character: int(x.Character), Difficulty: int(x.Difficulty), Points: numbersOf(x.Points[:]), Icons: icons, Text: x.Text[language],
		})
	}
	for _, e := range box.Events {
		x := EventComponent{ID: e.ID, Name: e.Name[language], Areas: numbersOf(e.Areas), Tolerated: int(e.Tolerated)}
		for _, i := range e.Icons {
			x.Icons = append(x.Icons, iconIDs[i])
		}
		c.Events = append(c.Events, x)
	}
}

// numbersOf are numbers as the page gets them.
func numbersOf[N ~int8 | ~int16](list []N) []int {
	all := make([]int, len(list))
	for i, n := range list {
		all[i] = int(n)
	}
	return all
}
