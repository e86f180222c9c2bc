package warriorknights

import (
	"slices"

	"signoria/play"
)

// Components are all that is printed, as the page draws it, in one language. Things are numbers in
// views; here a number is a place in one of these lists. Source says where what we know of a thing
// comes from: rulebook, public, reconstructed; or box, from a box file.
type Components struct {
	Canvas      [2]int             `json:"canvas" tstype:"Point"`
	Regions     []RegionComponent  `json:"regions"`
	Cities      []CityComponent    `json:"cities"`
	Borders     []BorderComponent  `json:"borders"`
	Roads       []RoadComponent    `json:"roads"`
	Rivers      []RangeComponent   `json:"rivers"`
	Mountains   []RangeComponent   `json:"mountains"`
	Foreign     []Point            `json:"foreign"` // land beyond the frontier, not playable
	Barons      []BaronComponent   `json:"barons"`  // by colour
	Abilities   []AbilityComponent `json:"abilities"`
	Troops      []TroopComponent   `json:"troops"`
	Nations     []NamedComponent   `json:"nations"`
	Fate        []FateComponent    `json:"fate"`
	Events      []EventComponent   `json:"events"`
	Agendas     []AgendaComponent  `json:"agendas"`
	Actions     []ActionComponent  `json:"actions"` // by kind: the Barons', then the neutral ones
	Spaces      []SpaceComponent   `json:"spaces"`  // of the mercenary table, from the left
	Expeditions []NamedComponent   `json:"expeditions"`
	Box         string             `json:"box"` // fingerprint of the box file, "" for the standard box
}

// NamedComponent is a thing that has but a name.
type NamedComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Source string `json:"source"`
}

// RegionComponent is a region.
type RegionComponent struct {
	ID       string  `json:"id"`
	Name     string  `json:"name"`
	Terrain  string  `json:"terrain"` // fields heath forest hills marsh town overseas
	Polygon  []Point `json:"polygon"`
	Centre   Point   `json:"centre"`
	Label    Point   `json:"label"`
	Port     *Point  `json:"port"` // the port symbol
	City     int     `json:"city"` // -1 none
	Overseas bool    `json:"overseas"`
	Outer    bool    `json:"outer"`
	Source   string  `json:"source"`
}

// CityComponent is a city.
type CityComponent struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	Region   int    `json:"region"`
	Strength int    `json:"strength"`
	Income   int    `json:"income"`
	Realm    bool   `json:"realm"`
	Source   string `json:"source"`
}

// BorderComponent is a border between two regions.
type BorderComponent struct {
	A      int     `json:"a"`
	B      int     `json:"b"`
	Kind   string  `json:"kind"` // open river bridge mountain
	Mid    Point   `json:"mid"`
	Line   []Point `json:"line"`
	Source string  `json:"source"`
}

// RoadComponent is a road.
type RoadComponent struct {
	ID      string  `json:"id"`
	Name    string  `json:"name"`
	Regions []int   `json:"regions"`
	Path    []Point `json:"path"`
	Source  string  `json:"source"`
}

// RangeComponent is a river or a range of mountains: the borders it runs along, end to end.
type RangeComponent struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Borders []int  `json:"borders"`
	Source  string `json:"source"`
}

// BaronComponent is a Baron.
type BaronComponent struct {
	ID       string           `json:"id"`
	Name     string           `json:"name"`
	Short    string           `json:"short"`
	Hex      string           `json:"hex"`   // his colour
	Ink      string           `json:"ink"`   // what is readable on it
	Crest    string           `json:"crest"` // what his arms show
	Strength int              `json:"strength"`
	Nobles   []NamedComponent `json:"nobles"` // by shape
	Source   string           `json:"source"`
}

// AbilityComponent is what nobles of a shape can do.
type AbilityComponent struct {
	Shape  string `json:"shape"` // square circle triangle star
	Does   string `json:"does"`  // prevent wages_waived victory deal
	Amount int    `json:"amount"`
	Text   string `json:"text"`
	Source string `json:"source"`
}

// TroopComponent is a troop card: four regulars for seat 0, four for seat 1 and so on, then the
// mercenaries.
type TroopComponent struct {
	Seat     int    `json:"seat"`   // -1 for mercenaries
	Nation   int    `json:"nation"` // -1 for regulars
	Strength int    `json:"strength"`
	Wage     int    `json:"wage"`
	Source   string `json:"source"`
}

// FateComponent is a fate card.
type FateComponent struct {
	ID         string   `json:"id"`
	Baron      int      `json:"baron"` // a colour
	Revolt     bool     `json:"revolt"`
	Noble      int      `json:"noble"`      // a shape
	Battle     string   `json:"battle"`     // deal prevent victory draw
	Expedition []string `json:"expedition"` // fleet_lost no_news x1 x2 x3 x4
	City       int      `json:"city"`
	Nation     int      `json:"nation"`
	Source     string   `json:"source"`
}

// EventComponent is an event card.
type EventComponent struct {
	ID     string `json:"id"`
	Colour string `json:"colour"` // red green blue
	Title  string `json:"title"`
	Text   string `json:"text"`
	Faith  int    `json:"faith"` // to cancel it, 0 if it cannot be
	Source string `json:"source"`
}

// AgendaComponent is an agenda card.
type AgendaComponent struct {
	ID         string `json:"id"`
	Type       string `json:"type"`   // motion law charge office
	Choose     bool   `json:"choose"` // its vote chooses a Baron; else it is yes or no
	Private    bool   `json:"private"`
	Title      string `json:"title"`
	Text       string `json:"text"`
	Concession int    `json:"concession"` // crowns at taxation
	Maintained int    `json:"maintained"` // troops
	Keeps      int    `json:"keeps"`      // fate cards that its noble, in command, need not discard
	Prevents   int    `json:"prevents"`   // losses, in hundreds, that its noble prevents when he defends in command
	Source     string `json:"source"`
}

// ActionComponent is a kind of action card.
type ActionComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Text   string `json:"text"`
	Copies int    `json:"copies"`
	Source string `json:"source"`
}

// SpaceComponent is a space of the mercenary table.
type SpaceComponent struct {
	Number int    `json:"number"` // 0 if it has none
	Fee    int    `json:"fee"`
	Source string `json:"source"`
}

// ComponentsIn are all that is printed, in a language.
func ComponentsIn(language string) any {
	p := box.printed
	c := &Components{Canvas: [2]int{1000, 800}, Box: box.Fingerprint}
	c.lands(p, language)
	c.people(p, language)
	c.cards(p, language)
	return c
}

func (c *Components) lands(p *printed, language string) {
	for i, r := range p.Regions {
		x := RegionComponent{
			ID: r.ID, Name: r.Name[language], Terrain: r.Terrain, Polygon: r.Polygon, Centre: r.Centre, Label: r.Centre,
			Port: r.Port, City: int(box.Regions[i].City), Overseas: r.Overseas, Outer: r.Outer, Source: r.Source,
		}
		if r.Label != nil {
			x.Label = *r.Label
		}
		if r.Overseas {
			x.Terrain = "overseas"
		}
		c.Regions = append(c.Regions, x)
	}
	for i, x := range p.Cities {
		b := &box.Cities[i]
		c.Cities = append(c.Cities, CityComponent{
			ID: x.ID, Name: x.Name[language], Region: int(b.Region), Strength: int(x.Strength), Income: int(x.Income),
			Realm: b.Realm, Source: x.Source,
		})
	}
	at := map[string]int{} // borders by id
	for i, x := range p.Borders {
		at[x.ID] = i
		c.Borders = append(c.Borders, BorderComponent{
			A: regionNamed(x.Between[0]), B: regionNamed(x.Between[1]), Kind: x.Kind, Mid: x.Mid, Line: x.Line, Source: x.Source,
		})
	}
	for _, x := range p.Roads {
		r := RoadComponent{ID: x.ID, Name: x.Name[language], Path: x.Path, Source: x.Source}
		for _, id := range x.Regions {
			r.Regions = append(r.Regions, regionNamed(id))
		}
		c.Roads = append(c.Roads, r)
	}
	ranges := func(list []printedRange) (out []RangeComponent) {
		for _, x := range list {
			r := RangeComponent{ID: x.ID, Name: x.Name[language], Source: x.Source}
			for _, id := range x.Borders {
				r.Borders = append(r.Borders, at[id])
			}
			out = append(out, r)
		}
		return out
	}
	c.Rivers, c.Mountains = ranges(p.Rivers), ranges(p.Mountains)
	c.Foreign = p.Decor[0].Polygon
}

// regionNamed is the place of a region that is known to be there.
func regionNamed(id string) int {
	return slices.IndexFunc(box.Regions[:], func(r BoxRegion) bool { return r.ID == id })
}

func (c *Components) people(p *printed, language string) {
	for i, x := range p.Barons {
		b := BaronComponent{
			ID: x.ID, Name: x.Name[language], Short: x.Short, Hex: x.Hex, Ink: x.Ink, Crest: x.Crest[language],
			Strength: int(x.Fortress), Source: x.Source,
		}
		for _, n := range box.Barons[i].Nobles {
			at := slices.IndexFunc(p.Nobles, func(x printedNoble) bool { return x.ID == n.ID })
			b.Nobles = append(b.Nobles, NamedComponent{ID: n.ID, Name: n.Name, Source: p.Nobles[at].Source})
		}
		c.Barons = append(c.Barons, b)
	}
	for _, x := range p.Abilities {
		c.Abilities = append(c.Abilities,
			AbilityComponent{Shape: x.ID, Does: x.Ability, Amount: int(x.Amount), Text: x.Text[language], Source: x.Source})
	}
	for _, x := range p.Nationalities {
		c.Nations = append(c.Nations, NamedComponent{ID: x.ID, Name: x.Name[language], Source: x.Source})
	}
	for i, x := range p.Regulars {
		c.Troops = append(c.Troops, TroopComponent{
			Seat: i / 4, Nation: None, Strength: int(x.Strength), Wage: int(x.Wage), Source: x.Source,
		})
	}
	for i, x := range p.Mercenaries {
		c.Troops = append(c.Troops, TroopComponent{
			Seat: int(play.Nobody), Nation: int(box.Mercenary[i].Nation), Strength: int(x.Strength), Wage: int(x.Wage), Source: x.Source,
		})
	}
}

func (c *Components) cards(p *printed, language string) {
	for _, x := range p.Expeditions {
		c.Expeditions = append(c.Expeditions, NamedComponent{ID: x.ID, Name: x.Name[language], Source: x.Source})
	}
	for i, x := range p.Fate {
		b := &box.Fate[i]
		f := FateComponent{
			ID: x.ID, Baron: int(b.Baron), Revolt: x.Revolt, Noble: int(b.Noble), Battle: x.Battle,
			City: int(b.City), Nation: int(b.Nation), Source: x.Source,
		}
		for _, e := range p.Expeditions {
			f.Expedition = append(f.Expedition, x.Expedition[e.ID])
		}
		c.Fate = append(c.Fate, f)
	}
	for _, x := range p.Events {
		c.Events = append(c.Events, EventComponent{
			ID: x.ID, Colour: x.Colour, Title: x.Title[language], Text: x.Text[language], Faith: int(x.Faith), Source: x.Source,
		})
	}
	for i, x := range p.Agendas {
		b := &box.Agendas[i]
		c.Agendas = append(c.Agendas, AgendaComponent{
			ID: x.ID, Type: x.Type, Choose: b.ChooseOne, Private: x.Private, Title: x.Title[language], Text: x.Text[language],
			Concession: int(b.Concession), Maintained: int(b.Maintained),
			Keeps: int(amountOf(int8(i), ModDiscardFewer)), Prevents: int(amountOf(int8(i), ModDefendPrevent)), Source: x.Source,
		})
	}
	for _, x := range p.Actions {
		c.Actions = append(c.Actions, ActionComponent{
			ID: x.ID, Name: x.Name[language], Text: x.Text[language], Copies: int(x.Copies), Source: x.Source,
		})
	}
	for _, x := range p.Spaces {
		c.Spaces = append(c.Spaces, SpaceComponent{Number: int(x.Number), Fee: int(x.Fee), Source: x.Source})
	}
}
