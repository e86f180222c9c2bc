package prototype

import (
	"signoria/games/boxfile"
	"signoria/games/medioevo"
)

// What is printed for every edition beside the board, as its files say it. load.go makes a Box of it.

type (
	item  = boxfile.Item
	names = boxfile.Names
)

// Printed is what the files of an edition hold that all editions have, list by list.
type Printed struct {
	medioevo.Printed `yaml:",inline"`
	Cards            []printedCard       `yaml:"cards"`
	Branches         []printedBranch     `yaml:"branches"`
	Technologies     []printedTechnology `yaml:"technologies"`
	Buildings        []printedBuilding   `yaml:"buildings"`
	Transports       []printedTransport  `yaml:"transports"`
	Engines          []printedEngine     `yaml:"engines"`
	Starts           []printedStart      `yaml:"starts"`
}

type (
	printedCard struct {
		item      `yaml:",inline"`
		Name      names                              `yaml:"name"`
		Text      names                              `yaml:"text"`
		Phase     string                             `yaml:"phase"`
		After     string                             `yaml:"after"`
		Offensive bool                               `yaml:"offensive"`
		Any       []string                           `yaml:"any"`
		All       []string                           `yaml:"all"`
		Tiers     []string                           `yaml:"tiers"`
		Copies    [MostRealms - LeastRealms + 1]int8 `yaml:"copies"`
	}
	printedBranch struct {
		item   `yaml:",inline"`
		Name   names      `yaml:"name"`
		Colour string     `yaml:"colour"`
		Icon   string     `yaml:"icon"`
		Rows   [][]string `yaml:"rows"`
	}
	printedTechnology struct {
		item   `yaml:",inline"`
		Name   names  `yaml:"name"`
		Text   names  `yaml:"text"`
		Branch string `yaml:"branch"`
		Level  int8   `yaml:"level"`
		Cost   int16  `yaml:"cost"`
		Needs  string `yaml:"needs"`
	}
	printedBuilding struct {
		item         `yaml:",inline"`
		Name         names    `yaml:"name"`
		Line         string   `yaml:"line"`
		Level        int8     `yaml:"level"`
		Cost         int16    `yaml:"cost"`
		Technologies []string `yaml:"technologies"`
		TL           int8     `yaml:"tl"`
		Supply       int16    `yaml:"supply"`
		Pool         int8     `yaml:"pool"`
	}
	printedTransport struct {
		item   `yaml:",inline"`
		Name   names  `yaml:"name"`
		Kind   string `yaml:"kind"`
		Level  int8   `yaml:"level"`
		Cost   int16  `yaml:"cost"`
		MP     int8   `yaml:"mp"`
		Armies int16  `yaml:"armies"`
		Goods  int8   `yaml:"goods"`
	}
	printedEngine struct {
		item  `yaml:",inline"`
		Name  names `yaml:"name"`
		Level int8  `yaml:"level"`
		Cost  int16 `yaml:"cost"`
	}
	printedStart struct {
		item    `yaml:",inline"` // the realm
		Ruler   names            `yaml:"ruler"`
		Text    names            `yaml:"text"`
		Capital string           `yaml:"capital"`
		Pieces  printedPieces    `yaml:"pieces"`
		Armies  []printedArmies  `yaml:"armies"`
	}
	printedPieces struct {
		Cathedral   string `yaml:"cathedral"`
		Caravan     string `yaml:"caravan"`
		WarWagon    string `yaml:"war_wagon"`
		Captain     string `yaml:"captain"`
		Catapult    string `yaml:"catapult"`
		Merchantman string `yaml:"merchantman"`
		Galley      string `yaml:"galley"`
	}
	printedArmies struct {
		At     string `yaml:"at"`
		Aboard string `yaml:"aboard"`
		VF     int16  `yaml:"vf"`
	}
)
