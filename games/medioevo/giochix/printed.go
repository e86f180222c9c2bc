package giochix

import (
	"embed"
	"errors"

	"signoria/games/boxfile"
	"signoria/games/medioevo"

	"go.yaml.in/yaml/v4"
)

// What is printed stands in data/, the board of Europe in games/medioevo/data, and a box file may override either item by
// item. load.go makes a Box of what the files say.

//go:embed data/*.yaml
var dataFiles embed.FS

type (
	item  = boxfile.Item
	names = boxfile.Names
)

// printed is all that the files hold, list by list. The goods of this edition are its wares: the board has goods of its own.
type printed struct {
	medioevo.Printed `yaml:",inline"`
	Kingdoms         []printedKingdom    `yaml:"kingdoms"`
	Settlements      []printedSettlement `yaml:"settlements"`
	Fire             []item              `yaml:"fire"`
	Out              []item              `yaml:"out"`
	Regions          []printedRegion     `yaml:"regions"`
	Wares            []printedWare       `yaml:"wares"`
	Taxes            []printedTax        `yaml:"taxes"`
	Penalties        []printedPenalty    `yaml:"penalties"`
	Supply           []printedSupply     `yaml:"supply"`
	Units            []printedUnit       `yaml:"units"`
	Transports       []printedTransport  `yaml:"transports"`
	Engines          []printedEngine     `yaml:"engines"`
	Buildings        []printedBuilding   `yaml:"buildings"`
	Branches         []printedBranch     `yaml:"branches"`
	Technologies     []printedTechnology `yaml:"technologies"`
	Characters       []printedCharacter  `yaml:"characters"`
	EmpireCards      []printedCard       `yaml:"empire_cards"`
	Events           []printedEvent      `yaml:"events"`
}

type (
	printedKingdom struct {
		item       `yaml:",inline"`
		Village    string            `yaml:"village"`
		Archer     string            `yaml:"archer"`
		Transports []printedStarting `yaml:"transports"`
	}
	printedStarting struct {
		Kind string `yaml:"kind"`
		At   string `yaml:"at"`
	}
	printedSettlement struct {
		item     `yaml:",inline"` // its territory
		Name     names            `yaml:"name"` // where the board has no centre
		Produces string           `yaml:"produces"`
	}
	printedRegion struct {
		item        `yaml:",inline"`
		Name        names    `yaml:"name"`
		Territories []string `yaml:"territories"`
		Seas        []string `yaml:"seas"`
	}
	printedWare struct {
		item   `yaml:",inline"`
		Name   names  `yaml:"name"`
		Colour string `yaml:"colour"`
		Glyph  string `yaml:"glyph"`
	}
	printedTax struct {
		item    `yaml:",inline"` // the level
		Florins int16            `yaml:"florins"`
	}
	printedPenalty struct {
		item    `yaml:",inline"` // the place in the turn order, from 1
		Penalty int8             `yaml:"penalty"`
	}
	printedSupply struct {
		item  `yaml:",inline"`
		Count int8 `yaml:"count"`
	}
	printedUnit struct {
		item  `yaml:",inline"`
		Name  names `yaml:"name"`
		Text  names `yaml:"text"`
		Price int16 `yaml:"price"`
		Steps int8  `yaml:"steps"`
		Count int8  `yaml:"count"`
	}
	printedTransport struct {
		item  `yaml:",inline"`
		Name  names   `yaml:"name"`
		Price int16   `yaml:"price"`
		Steps [3]int8 `yaml:"steps"`
		Load  [3]int8 `yaml:"load"`
		Count int8    `yaml:"count"`
	}
	printedEngine struct {
		item      `yaml:",inline"`
		Name      names `yaml:"name"`
		Price     int16 `yaml:"price"`
		Steps     int8  `yaml:"steps"`
		Units     int8  `yaml:"units"`
		Buildings int8  `yaml:"buildings"`
		Count     int8  `yaml:"count"`
	}
	printedBuilding struct {
		item      `yaml:",inline"`
		Name      names    `yaml:"name"`
		Text      names    `yaml:"text"`
		Family    string   `yaml:"family"`
		Level     int8     `yaml:"level"`
		Price     int16    `yaml:"price"`
		Needs     []string `yaml:"needs"`
		Structure int8     `yaml:"structure"`
		Count     int8     `yaml:"count"`
	}
	printedBranch struct {
		item   `yaml:",inline"`
		Name   names  `yaml:"name"`
		Colour string `yaml:"colour"`
		Ink    string `yaml:"ink"`
		Icon   string `yaml:"icon"`
	}
	printedTechnology struct {
		item    `yaml:",inline"`
		Name    names         `yaml:"name"`
		Text    names         `yaml:"text"`
		Branch  string        `yaml:"branch"`
		Level   int8          `yaml:"level"`
		Effects []printedWord `yaml:"effects"`
	}
	printedCharacter struct {
		item    `yaml:",inline"`
		Name    names         `yaml:"name"`
		Text    names         `yaml:"text"`
		When    string        `yaml:"when"`
		Effects []printedWord `yaml:"effects"`
	}
	printedCard struct {
		item       `yaml:",inline"`
		Character  string          `yaml:"character"`
		Difficulty int8            `yaml:"difficulty"`
		Points     map[string]int8 `yaml:"points"`
		Icons      []string        `yaml:"icons"`
		Objective  printedWord     `yaml:"objective"`
		Text       names           `yaml:"text"`
	}
	printedEvent struct {
		item      `yaml:",inline"`
		Name      names     `yaml:"name"`
		Areas     []string  `yaml:"areas"`
		Icons     [3]string `yaml:"icons"`
		Tolerated int8      `yaml:"tolerated"`
	}
)

// printedWord is an effect or an Objective: a word of the vocabulary and its parameters, each one value or a list of them.
// vocabulary.go says what they mean.
type printedWord map[string][]string

// Fill reads a word. One in a box file stands in place of the one in the box, with all its parameters.
func (w *printedWord) Fill(n *yaml.Node) error {
	if n.Kind != yaml.MappingNode {
		return errors.New("a word with its parameters is wanted")
	}
	*w = printedWord{}
	for i := 0; i < len(n.Content); i += 2 {
		key, value := n.Content[i].Value, n.Content[i+1]
		switch value.Kind {
		case yaml.ScalarNode:
			(*w)[key] = []string{value.Value}
		case yaml.SequenceNode:
			(*w)[key] = []string{}
			for _, x := range value.Content {
				(*w)[key] = append((*w)[key], x.Value)
			}
		default:
			return boxfile.Wanted("a value or a list of values", value)
		}
	}
	return nil
}
