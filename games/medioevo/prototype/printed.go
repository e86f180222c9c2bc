package prototype

import (
	"embed"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
)

// What is printed for this edition stands in data/, the board in games/medioevo/data; a box file may override either
// item by item. load.go makes a Box of what the files say.

//go:embed data/*.yaml
var dataFiles embed.FS

type (
	item  = boxfile.Item
	names = boxfile.Names
)

// printed is all that the files hold, list by list.
type printed struct {
	medioevo.Printed `yaml:",inline"`
	Cards            []printedCard       `yaml:"cards"`
	Branches         []printedBranch     `yaml:"branches"`
	Technologies     []printedTechnology `yaml:"technologies"`
	Events           []printedEvent      `yaml:"events"`
	Treasures        []printedTreasure   `yaml:"treasures"`
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
	printedEvent struct {
		item        `yaml:",inline"`
		Title       names    `yaml:"title"`
		Text        names    `yaml:"text"`
		Territories []string `yaml:"territories"`
		Icons       []string `yaml:"icons"`
		Relic       names    `yaml:"relic"`
		Places      []string `yaml:"places"`
	}
	printedTreasure struct {
		item    `yaml:",inline"`
		Name    names `yaml:"name"`
		Text    names `yaml:"text"`
		VF      int16 `yaml:"vf"`
		Florins int16 `yaml:"florins"`
		Goods   int8  `yaml:"goods"`
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
