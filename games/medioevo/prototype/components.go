package prototype

import (
	"signoria/games/medioevo/force"
)

// AllComponents are all that is printed, in a language: Event and Treasure cards beside what all editions have.
type AllComponents struct {
	*force.Components `tstype:",extends,required"`
	Events            []EventComponent    `json:"events"`
	Treasures         []TreasureComponent `json:"treasures"`
}

// EventComponent is an Event card.
type EventComponent struct {
	ID          string   `json:"id"`
	Title       string   `json:"title"`
	Text        string   `json:"text"`
	Territories []int    `json:"territories"`
	Icons       []string `json:"icons"`  // damage storm losses slump
	Relic       string   `json:"relic"`  // its name, "" without the Grail
	Places      []int    `json:"places"` // where the relic may be found, by the d8
}

// TreasureComponent is a Treasure card.
type TreasureComponent struct {
	ID      string `json:"id"`
	Name    string `json:"name"`
	Text    string `json:"text"`
	VF      int    `json:"vf"`
	Florins int    `json:"florins"`
	Goods   int    `json:"goods"`
}

var effectIDs = [effects]string{BuildingsDamaged: "damage", TransportsStopped: "storm", ArmiesLost: "losses", MarketsPoorer: "slump"}

// componentsIn are all that is printed, in a language.
func componentsIn(b *force.Box, language string) any {
	c := &AllComponents{Components: b.Components(language)}
	for _, e := range own(b).Events {
		x := EventComponent{
			ID: e.ID, Title: e.Title[language], Text: e.Text[language], Territories: force.NumbersOf(e.Territories),
			Relic: e.Relic[language], Places: []int{},
		}
		for _, icon := range e.Icons {
			x.Icons = append(x.Icons, effectIDs[icon])
		}
		if e.Relic != nil {
			x.Places = force.NumbersOf(e.Places[:])
		}
		c.Events = append(c.Events, x)
	}
	for _, t := range own(b).Treasures {
		c.Treasures = append(c.Treasures, TreasureComponent{
			ID: t.ID, Name: t.Name[language], Text: t.Text[language], VF: int(t.VF), Florins: int(t.Florins), Goods: int(t.Goods),
		})
	}
	return c
}
