package crusaderkings

import (
	"embed"

	"signoria/games/boxfile"
)

// What is printed stands in data/, one file for each kind of component, and a box file may override it
// item by item. load.go makes a Box of what the files say.

//go:embed data/*.yaml
var dataFiles embed.FS

type (
	item  = boxfile.Item
	names = boxfile.Names
)

// printed is all that the files hold, list by list.
type printed struct {
	Cultures     []printedCulture     `yaml:"cultures"`
	Territories  []printedTerritory   `yaml:"territories"`
	Borders      []printedBorder      `yaml:"borders"`
	SeaRoutes    []printedBorder      `yaml:"sea_routes"`
	Traits       []printedTrait       `yaml:"traits"`
	Critical     []printedCritical    `yaml:"critical"`
	Houses       []printedHouse       `yaml:"houses"`
	Rulers       []printedRuler       `yaml:"rulers"`
	People       []printedPerson      `yaml:"people"`
	Glitterhoof  []printedPerson      `yaml:"glitterhoof"`
	Developments []printedDevelopment `yaml:"developments"`
	Spaces       []printedSpace       `yaml:"spaces"`
	Scenarios    []printedScenario    `yaml:"scenarios"`
	Events       []printedEvent       `yaml:"events"`
}

type (
	printedCulture struct {
		item `yaml:",inline"`
		Name names `yaml:"name"`
	}
	printedTerritory struct {
		item    `yaml:",inline"`
		Name    names    `yaml:"name"`
		Culture string   `yaml:"culture"`
		Seas    []string `yaml:"seas"`
	}
	printedBorder struct {
		item    `yaml:",inline"`
		Between [2]string `yaml:"between"`
	}
	printedTrait struct {
		item     `yaml:",inline"`
		Name     names `yaml:"name"`
		Red      bool  `yaml:"red"`
		Starting int8  `yaml:"starting"` // tokens of the pool, and so on
		Event    int8  `yaml:"event"`
		Crusade  int8  `yaml:"crusade"`
		Random   int8  `yaml:"random"`
		// Misprinted ones look like Random tokens, but lie with those of events from the start.
		Misprinted bool `yaml:"misprinted"`
	}
	printedCritical struct {
		item  `yaml:",inline"` // the action
		Green string           `yaml:"green"`
		Red   string           `yaml:"red"`
	}
	printedHouse struct {
		item    `yaml:",inline"`
		Name    names    `yaml:"name"`
		Culture string   `yaml:"culture"`
		Rulers  []string `yaml:"rulers"`
	}
	printedRuler struct {
		printedPerson `yaml:",inline"`
		House         string    `yaml:"house"`
		Traits        [4]string `yaml:"traits"`
	}
	printedPerson struct {
		item    `yaml:",inline"`
		Number  int16  `yaml:"number"`
		Name    names  `yaml:"name"`
		Epithet names  `yaml:"epithet"`
		Sex     string `yaml:"sex"`
		Culture string `yaml:"culture"`
	}
	printedDevelopment struct {
		item      `yaml:",inline"`
		Name      names           `yaml:"name"`
		Invention bool            `yaml:"invention"`
		Defensive bool            `yaml:"defensive"`
		Effects   []printedEffect `yaml:"effects"`
		Text      names           `yaml:"text"`
	}
	printedSpace struct {
		item    `yaml:",inline"`
		Name    names           `yaml:"name"`
		Trait   string          `yaml:"trait"`
		Effects []printedEffect `yaml:"effects"`
		Text    names           `yaml:"text"`
	}
	printedEffect struct {
		Mod         string   `yaml:"mod"`
		Actions     []string `yaml:"actions"`
		Deck        string   `yaml:"deck"`
		Value       int8     `yaml:"value"`
		Independent bool     `yaml:"independent"`
	}
	printedScenario struct {
		item       `yaml:",inline"`
		Name       names          `yaml:"name"`
		Summary    names          `yaml:"summary"`
		From       int16          `yaml:"from"`
		To         int16          `yaml:"to"`
		Least      int8           `yaml:"least"`
		Most       int8           `yaml:"most"`
		Eras       int8           `yaml:"eras"`
		Goal       int8           `yaml:"goal"`
		Permanent  bool           `yaml:"permanent"`
		Open       []string       `yaml:"open"`
		ExtraToken int8           `yaml:"extra_token"`
		LeftOut    string         `yaml:"left_out"`
		Dynasties  []printedStart `yaml:"dynasties"`
	}
	printedStart struct {
		House             string            `yaml:"house"`
		Culture           string            `yaml:"culture"`
		Ruler             string            `yaml:"ruler"`
		Traits            [4]string         `yaml:"traits"`
		OldAge            int8              `yaml:"old_age"`
		Spouse            bool              `yaml:"spouse"`
		Siblings          []printedRelative `yaml:"siblings"`
		Children          []printedRelative `yaml:"children"`
		Territories       []string          `yaml:"territories"`
		Mobilised         []string          `yaml:"mobilised"`
		Rebellions        []string          `yaml:"rebellions"`
		Castles           []string          `yaml:"castles"`
		FreeCastles       int8              `yaml:"free_castles"`
		Gold              int16             `yaml:"gold"`
		Developments      []string          `yaml:"developments"`
		CasusBelli        string            `yaml:"casus_belli"`
		CasusBelliOfThree string            `yaml:"casus_belli_of_three"`
	}
	printedRelative struct {
		Sex    string   `yaml:"sex"`
		Traits []string `yaml:"traits"`
	}
)
