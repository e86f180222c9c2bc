package alpha

import "signoria/games/medioevo/force"

// AllComponents are all that is printed, in a language: areas, Event, Calamity and Objective cards beside what all
// editions have.
type AllComponents struct {
	*force.Components `tstype:",extends,required"`
	Areas             []AreaComponent      `json:"areas"`
	Events            []FateComponent      `json:"events"`
	Calamities        []FateComponent      `json:"calamities"`
	Objectives        []ObjectiveComponent `json:"objectives"`
}

// AreaComponent is an area that cards strike.
type AreaComponent struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Places []int  `json:"places"` // territories, or sea zones
}

// FateComponent is an Event or Calamity card.
type FateComponent struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Text   string `json:"text"`
	Areas  []int  `json:"areas"`  // by the d6; empty if its back names realms
	Realms []int  `json:"realms"` // by the d6, whose players it strikes; empty if its back names areas
}

// ObjectiveComponent is an Objective card.
type ObjectiveComponent struct {
	ID    string `json:"id"`
	Realm int    `json:"realm"` // whose it is
	Name  string `json:"name"`
	Text  string `json:"text"`
	Once  bool   `json:"once"` // fulfilled for good as soon as it comes about
}

// componentsIn are all that is printed, in a language.
func componentsIn(b *force.Box, language string) any {
	c := &AllComponents{Components: b.Components(language), Objectives: objectivesIn(b, language)}
	for _, a := range own(b).Areas {
		c.Areas = append(c.Areas, AreaComponent{ID: a.ID, Name: a.Name[language], Places: force.NumbersOf(a.Places)})
	}
	for i := range own(b).Events {
		c.Events = append(c.Events, fateIn(&own(b).Events[i], language))
	}
	for i := range own(b).Calamities {
		c.Calamities = append(c.Calamities, fateIn(&own(b).Calamities[i], language))
	}
	return c
}

func fateIn(x *BoxFate, language string) FateComponent {
	c := FateComponent{ID: x.ID, Title: x.Title[language], Text: x.Text[language], Areas: []int{}, Realms: []int{}}
	if x.Aimed {
		c.Realms = force.NumbersOf(x.Faces[:])
	} else {
		c.Areas = force.NumbersOf(x.Faces[:])
	}
	return c
}
