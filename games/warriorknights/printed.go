package warriorknights

import (
	"embed"
	"strconv"

	"go.yaml.in/yaml/v4"

	"signoria/games/boxfile"
)

// What is printed stands in data/, one file for each kind of component, and a box file may override
// it item by item. Here the files are read; load.go makes a Box of what they say.

//go:embed data/*.yaml
var dataFiles embed.FS

type (
	item  = boxfile.Item
	names = boxfile.Names
)

// amount is a number, or all.
type amount int16

// Point is a place on the canvas. (For the page tygo.yaml says that it is a pair.)
type Point = [2]float64

// printed is all that the files hold, list by list.
type printed struct {
	Regions       []printedRegion      `yaml:"regions"`
	Cities        []printedCity        `yaml:"cities"`
	Borders       []printedBorder      `yaml:"borders"`
	Roads         []printedRoad        `yaml:"roads"`
	Rivers        []printedRange       `yaml:"rivers"`
	Mountains     []printedRange       `yaml:"mountains"`
	Decor         []printedDecor       `yaml:"decor"`
	Abilities     []printedAbility     `yaml:"abilities"`
	Barons        []printedBaron       `yaml:"barons"`
	Nobles        []printedNoble       `yaml:"nobles"`
	Nationalities []printedNationality `yaml:"nationalities"`
	Regulars      []printedTroop       `yaml:"regulars"`
	Mercenaries   []printedTroop       `yaml:"mercenaries"`
	Expeditions   []printedExpedition  `yaml:"expeditions"`
	Fate          []printedFate        `yaml:"fate"`
	Actions       []printedAction      `yaml:"actions"`
	Spaces        []printedSpace       `yaml:"spaces"`
	Setups        []printedSetup       `yaml:"setups"`
	Events        []printedEvent       `yaml:"events"`
	Agendas       []printedAgenda      `yaml:"agendas"`
}

type (
	printedRegion struct {
		item     `yaml:",inline"`
		Name     names   `yaml:"name"`
		Overseas bool    `yaml:"overseas"`
		Outer    bool    `yaml:"outer"`
		Terrain  string  `yaml:"terrain"`
		Centre   Point   `yaml:"centre"`
		Label    *Point  `yaml:"label"`
		Port     *Point  `yaml:"port"`
		Polygon  []Point `yaml:"polygon"`
	}
	printedCity struct {
		item     `yaml:",inline"`
		Name     names  `yaml:"name"`
		Region   string `yaml:"region"`
		Strength int16  `yaml:"strength"`
		Income   int16  `yaml:"income"`
	}
	printedBorder struct {
		item    `yaml:",inline"`
		Between [2]string `yaml:"between"`
		Kind    string    `yaml:"kind"`
		Mid     Point     `yaml:"mid"`
		Line    []Point   `yaml:"line"`
	}
	printedRoad struct {
		item    `yaml:",inline"`
		Name    names    `yaml:"name"`
		Regions []string `yaml:"regions"`
		Path    []Point  `yaml:"path"`
	}
	printedRange struct {
		item    `yaml:",inline"`
		Name    names    `yaml:"name"`
		Borders []string `yaml:"borders"`
	}
	printedDecor struct {
		item    `yaml:",inline"`
		Name    names   `yaml:"name"`
		Polygon []Point `yaml:"polygon"`
	}
	printedAbility struct {
		item    `yaml:",inline"`
		Ability string `yaml:"ability"`
		Amount  int16  `yaml:"amount"`
		Text    names  `yaml:"text"`
	}
	printedBaron struct {
		item     `yaml:",inline"`
		Name     names  `yaml:"name"`
		Short    string `yaml:"short"`
		Hex      string `yaml:"hex"`
		Ink      string `yaml:"ink"`
		Crest    names  `yaml:"crest"`
		Fortress int16  `yaml:"fortress"`
	}
	printedNoble struct {
		item  `yaml:",inline"`
		Baron string `yaml:"baron"`
		Shape string `yaml:"shape"`
		Name  string `yaml:"name"`
	}
	printedNationality struct {
		item `yaml:",inline"`
		Name names `yaml:"name"`
	}
	printedTroop struct {
		item        `yaml:",inline"`
		Baron       string `yaml:"baron"`
		Nationality string `yaml:"nationality"`
		Strength    int16  `yaml:"strength"`
		Wage        int16  `yaml:"wage"`
	}
	printedExpedition struct {
		item `yaml:",inline"`
		Name names `yaml:"name"`
	}
	printedFate struct {
		item        `yaml:",inline"`
		Baron       string            `yaml:"baron"`
		Revolt      bool              `yaml:"revolt"`
		Noble       string            `yaml:"noble"`
		Battle      string            `yaml:"battle"`
		Expedition  map[string]string `yaml:"expedition"`
		City        string            `yaml:"city"`
		Nationality string            `yaml:"nationality"`
	}
	printedAction struct {
		item   `yaml:",inline"`
		Name   names `yaml:"name"`
		Copies int8  `yaml:"copies"`
		Text   names `yaml:"text"`
	}
	printedSpace struct {
		item   `yaml:",inline"`
		Number int8  `yaml:"number"`
		Fee    int16 `yaml:"fee"`
	}
	printedSetup struct {
		item     `yaml:",inline"`
		Barons   int8 `yaml:"barons"`
		Pillaged int8 `yaml:"pillaged"`
	}
	printedEvent struct {
		item    `yaml:",inline"`
		Colour  string          `yaml:"colour"`
		Title   names           `yaml:"title"`
		Faith   int8            `yaml:"faith"`
		Targets []printedTarget `yaml:"targets"`
		Effect  []printedStep   `yaml:"effect"`
		Text    names           `yaml:"text"`
	}
	printedAgenda struct {
		item    `yaml:",inline"`
		Type    string        `yaml:"type"`
		Vote    string        `yaml:"vote"`
		Title   names         `yaml:"title"`
		Private bool          `yaml:"private"`
		Refuse  string        `yaml:"refuse"`
		Effect  []printedStep `yaml:"effect"`
		Mods    []printedMod  `yaml:"mods"`
		Text    names         `yaml:"text"`
	}
	printedTarget struct {
		Pick        string `yaml:"pick"`
		By          string `yaml:"by"`
		Scope       string `yaml:"scope"`
		Owner       string `yaml:"owner"`
		NoNoble     bool   `yaml:"no_noble"`
		StrengthMax int16  `yaml:"strength_max"`
		MineAlone   bool   `yaml:"mine_alone"`
		Of          string `yaml:"of"`
		OnBoard     bool   `yaml:"on_board"`
		UnderWay    bool   `yaml:"under_way"`
	}
	printedStep struct {
		Do      string          `yaml:"do"`
		Who     string          `yaml:"who"`
		What    string          `yaml:"what"`
		Amount  amount          `yaml:"amount"`
		Half    string          `yaml:"half"`
		Per     string          `yaml:"per"`
		Min     int16           `yaml:"min"`
		Loot    bool            `yaml:"loot"`
		BuyOff  bool            `yaml:"buy_off"`
		Ransom  bool            `yaml:"ransom"`
		Reveal  int16           `yaml:"reveal"`
		Take    int16           `yaml:"take"`
		Token   string          `yaml:"token"`
		To      string          `yaml:"to"`
		Army    *printedArmy    `yaml:"army"`
		Target  string          `yaml:"target"`
		Mods    []printedMod    `yaml:"mods"`
		Until   string          `yaml:"until"`
		Phase   string          `yaml:"phase"`
		Test    string          `yaml:"test"`
		Then    []printedStep   `yaml:"then"`
		Else    []printedStep   `yaml:"else"`
		Options []printedOption `yaml:"options"`
		given   []string        // the keys it has
	}
	printedOption struct {
		ID     string        `yaml:"id"`
		Label  names         `yaml:"label"`
		Effect []printedStep `yaml:"effect"`
	}
	printedMod struct {
		Mod     string `yaml:"mod"`
		Amount  int16  `yaml:"amount"`
		Percent int16  `yaml:"percent"`
	}
	printedArmy struct {
		Noble     bool   `yaml:"noble"`
		Of        string `yaml:"of"`
		MinTroops int16  `yaml:"min_troops"`
		AtSea     bool   `yaml:"at_sea"`
		InRegion  bool   `yaml:"in_region"`
	}
)

// Heed keeps which keys a step has.
func (s *printedStep) Heed(given []string) { s.given = given }

// Fill reads a number, or all.
func (a *amount) Fill(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode && n.Value == "all" {
		*a = All
		return nil
	}
	i, err := strconv.ParseInt(n.Value, 10, 16)
	if err != nil || n.Kind != yaml.ScalarNode || i < 0 {
		return boxfile.Wanted("a number, or all,", n)
	}
	*a = amount(i)
	return nil
}
