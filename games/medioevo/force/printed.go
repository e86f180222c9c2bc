package force

import (
	"io/fs"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
)

// What is printed for every edition beside the board, as its files say it. load.go makes a Box of it.

type (
	item  = boxfile.Item
	names = boxfile.Names
)

// ReadFiles reads the board and what an edition adds to it in the folder data of its files: a P, whose shared part is
// what shared says. Prices there are what the edition pays otherwise. It panics if that cannot be read.
func ReadFiles[P any](files fs.FS, shared func(*P) *Printed) *P {
	p := boxfile.Must(boxfile.Read[P](files, "data"))
	own := shared(p).Prices
	shared(p).Printed = *boxfile.Must(medioevo.ReadPrinted())
	shared(p).Pay(own)
	return p
}

// Printed is what the files of an edition hold that all editions have, list by list.
type Printed struct {
	medioevo.Printed `yaml:",inline"`
	Cards            []PrintedCard       `yaml:"cards"`
	Branches         []PrintedBranch     `yaml:"branches"`
	Technologies     []PrintedTechnology `yaml:"technologies"`
	Buildings        []PrintedBuilding   `yaml:"buildings"`
	Transports       []PrintedTransport  `yaml:"transports"`
	Engines          []PrintedEngine     `yaml:"engines"`
	Starts           []PrintedStart      `yaml:"starts"`
}

type (
	PrintedCard struct {
		item      `yaml:",inline"`
		Name      names    `yaml:"name"`
		Text      names    `yaml:"text"`
		Phase     string   `yaml:"phase"`
		After     string   `yaml:"after"`
		Offensive bool     `yaml:"offensive"`
		Action    bool     `yaml:"action"`
		Any       []string `yaml:"any"`
		All       []string `yaml:"all"`
		Tiers     []string `yaml:"tiers"`
		Amounts   []int16  `yaml:"amounts"`
		ByTL      []int16  `yaml:"by_tl"`
		PerFair   int16    `yaml:"per_fair"`
		Early     []string `yaml:"before_events"`
		Copies    []int8   `yaml:"copies"` // by number of players
	}
	PrintedBranch struct {
		item   `yaml:",inline"`
		Name   names      `yaml:"name"`
		Colour string     `yaml:"colour"`
		Icon   string     `yaml:"icon"`
		Rows   [][]string `yaml:"rows"`
	}
	PrintedTechnology struct {
		item   `yaml:",inline"`
		Name   names  `yaml:"name"`
		Text   names  `yaml:"text"`
		Branch string `yaml:"branch"`
		Level  int8   `yaml:"level"`
		Cost   int16  `yaml:"cost"`
		Needs  string `yaml:"needs"`
	}
	PrintedBuilding struct {
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
	PrintedTransport struct {
		item   `yaml:",inline"`
		Name   names  `yaml:"name"`
		Kind   string `yaml:"kind"`
		Level  int8   `yaml:"level"`
		Cost   int16  `yaml:"cost"`
		MP     int8   `yaml:"mp"`
		Armies int16  `yaml:"armies"`
		Goods  int8   `yaml:"goods"`
	}
	PrintedEngine struct {
		item  `yaml:",inline"`
		Name  names `yaml:"name"`
		Level int8  `yaml:"level"`
		Cost  int16 `yaml:"cost"`
	}
	PrintedStart struct {
		item    `yaml:",inline"` // the realm
		Ruler   names            `yaml:"ruler"`
		Text    names            `yaml:"text"`
		Capital string           `yaml:"capital"`
		Pieces  PrintedPieces    `yaml:"pieces"`
		Armies  []PrintedArmies  `yaml:"armies"`
	}
	PrintedPieces struct {
		Cathedral   string `yaml:"cathedral"`
		Caravan     string `yaml:"caravan"`
		WarWagon    string `yaml:"war_wagon"`
		Captain     string `yaml:"captain"`
		Catapult    string `yaml:"catapult"`
		Merchantman string `yaml:"merchantman"`
		Galley      string `yaml:"galley"`
	}
	PrintedArmies struct {
		At     string `yaml:"at"`
		Aboard string `yaml:"aboard"`
		VF     int16  `yaml:"vf"`
	}
)
