package medioevo

import (
	"embed"
	"maps"
	"slices"

	"signoria/games/boxfile"
)

// What is printed stands in data/, one file for each kind of thing. An edition reads it with ReadPrinted, adds what
// is its own and makes an Atlas of it; a box file may override it item by item.

//go:embed data/*.yaml
var dataFiles embed.FS

type (
	item  = boxfile.Item
	names = boxfile.Names
)

// Printed is what the files say of the board, list by list.
type Printed struct {
	Zones       []PrintedZone      `yaml:"zones"`
	Territories []PrintedTerritory `yaml:"territories"`
	Seas        []PrintedSea       `yaml:"seas"`
	LandBorders []PrintedBorder    `yaml:"land_borders"`
	SeaBorders  []PrintedSeaBorder `yaml:"sea_borders"`
	Narrows     []PrintedNarrow    `yaml:"narrows"`
	Realms      []PrintedRealm     `yaml:"realms"`
	Goods       []PrintedGood      `yaml:"goods"`
	Prices      []PrintedPrices    `yaml:"prices"`
}

// PrintedZone is a land zone.
type PrintedZone struct {
	boxfile.Item `yaml:",inline"`
	Name         names `yaml:"name"`
}

// PrintedTerritory is a territory; the others are named by their ids.
type PrintedTerritory struct {
	boxfile.Item `yaml:",inline"`
	Name         names      `yaml:"name"`
	Article      names      `yaml:"article"`
	Alone        names      `yaml:"alone"`
	Realm        string     `yaml:"realm"`
	Terrain      string     `yaml:"terrain"`
	Zone         string     `yaml:"zone"`
	Centre       names      `yaml:"centre"`
	Harbour      names      `yaml:"harbour"`
	Coast        []string   `yaml:"coast"`
	Port         string     `yaml:"port"`
	Holy         string     `yaml:"holy"`
	OutBelowSix  bool       `yaml:"out_below_six"`
	At           [2]float64 `yaml:"at"` // longitude and latitude
}

// PrintedSea is a sea zone.
type PrintedSea struct {
	boxfile.Item `yaml:",inline"`
	Name         names      `yaml:"name"`
	Article      names      `yaml:"article"`
	Basin        string     `yaml:"basin"`
	At           [2]float64 `yaml:"at"`
}

// PrintedBorder is a border of two territories.
type PrintedBorder struct {
	boxfile.Item `yaml:",inline"`
	Between      [2]string `yaml:"between"`
	River        bool      `yaml:"river"`
	Strait       bool      `yaml:"strait"`
	Name         names     `yaml:"name"` // of a strait
}

// PrintedSeaBorder is a border of two sea zones.
type PrintedSeaBorder struct {
	boxfile.Item `yaml:",inline"`
	Between      [2]string `yaml:"between"`
	Open         bool      `yaml:"open"`
}

// PrintedNarrow is a narrow passage.
type PrintedNarrow struct {
	boxfile.Item `yaml:",inline"`
	Name         names       `yaml:"name"`
	Between      [2]string   `yaml:"between"`
	Shores       [][2]string `yaml:"shores"`
}

// PrintedRealm is a realm.
type PrintedRealm struct {
	boxfile.Item `yaml:",inline"`
	Name         names  `yaml:"name"`
	Article      names  `yaml:"article"`
	Short        names  `yaml:"short"`
	Size         string `yaml:"size"`
	Religion     string `yaml:"religion"`
	Playable     bool   `yaml:"playable"`
	Core         bool   `yaml:"core"`
	Colour       string `yaml:"colour"`
	Militia      int16  `yaml:"militia"`
	Tributary    string `yaml:"tributary"`
	Papal        bool   `yaml:"papal"`
}

// PrintedGood is a kind of goods.
type PrintedGood struct {
	boxfile.Item `yaml:",inline"`
	Name         names  `yaml:"name"`
	Text         names  `yaml:"text"`
	Colour       string `yaml:"colour"`
	Glyph        string `yaml:"glyph"`
	Face         int8   `yaml:"face"`
	Technology   string `yaml:"technology"`
	Fair         string `yaml:"fair"`
	FairBuys     int16  `yaml:"fair_buys"`
	FairSells    int16  `yaml:"fair_sells"`
}

// PrintedPrices are the prices of a centre, by good; the item's id is the territory's.
type PrintedPrices struct {
	boxfile.Item `yaml:",inline"`
	Prices       map[string]int16 `yaml:"prices"`
}

// Pay lets some goods cost otherwise in some centres.
func (p *Printed) Pay(otherwise []PrintedPrices) {
	for _, x := range otherwise {
		i := slices.IndexFunc(p.Prices, func(y PrintedPrices) bool { return y.ID == x.ID })
		if i < 0 {
			p.Prices = append(p.Prices, x) // found wrong when the Atlas is made
			continue
		}
		maps.Copy(p.Prices[i].Prices, x.Prices)
	}
}

// ReadPrinted reads the standard board.
func ReadPrinted() (*Printed, error) { return boxfile.Read[Printed](dataFiles, "data") }
