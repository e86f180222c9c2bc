package crusaderkings

// ComponentsIn are all that is printed, in a language.
func ComponentsIn(language string) any {
	c := &Components{Critical: map[string][]int{}, Box: box.Fingerprint}
	c.land(language)
	c.people(language)
	c.cards(language)
	for i, s := range box.Scenarios {
		x := ScenarioComponent{
			ID: s.ID, Name: s.Name[language], Summary: s.Summary[language], From: s.From, To: s.To, Least: s.Least, Most: s.Most,
		}
		for _, d := range box.Scenarios[i].Dynasties {
			x.Houses = append(x.Houses, int(d.House))
			x.Cultures = append(x.Cultures, int(d.Culture))
		}
		c.Scenarios = append(c.Scenarios, x)
	}
	return c
}

func (c *Components) land(language string) {
	for _, culture := range box.printed.Cultures {
		c.Cultures = append(c.Cultures, culture.Name[language])
	}
	for _, t := range box.Territories {
		x := TerritoryComponent{
			ID: t.ID, Name: t.Name[language], Culture: int(t.Culture), Seas: []string{}, Adjacent: members[int](t.Adjacent),
		}
		for i, sea := range seaIDs {
			if t.Seas>>i&1 == 1 {
				x.Seas = append(x.Seas, sea)
			}
		}
		c.Territories = append(c.Territories, x)
	}
	for _, s := range box.Spaces {
		c.Spaces = append(c.Spaces, SpaceComponent{ID: s.ID, Name: s.Name[language], Text: s.Text[language]})
	}
}

var sexNames = [...]string{Male: "male", Female: "female", AnySex: "any"}

func (c *Components) people(language string) {
	for _, p := range box.People {
		x := PersonComponent{
			Number: int(p.Number), Name: p.Name[language], Epithet: p.Epithet[language], Sex: sexNames[p.Sex],
			Culture: int(p.Culture), House: int(p.House),
		}
		if p.Sex == AnySex {
			x.Culture = None
		}
		c.People = append(c.People, x)
	}
	for _, h := range box.Houses {
		c.Houses = append(c.Houses, HouseComponent{ID: h.ID, Name: h.Name[language], Culture: int(h.Culture)})
	}
	for i, t := range box.Traits {
		x := TraitComponent{ID: t.ID, Name: t.Name[language], Red: t.Red, Critical: []string{}}
		for a, critical := range box.Critical {
			if critical[0] == int8(i) || critical[1] == int8(i) {
				x.Critical = append(x.Critical, actionIDs[a])
			}
		}
		c.Traits = append(c.Traits, x)
	}
	for _, t := range box.Tokens {
		c.Tokens = append(c.Tokens, TokenComponent{Trait: int(t.Trait), Pool: poolIDs[t.Pool]})
	}
	for a, critical := range box.Critical {
		if critical[0] != None {
			c.Critical[actionIDs[a]] = []int{int(critical[0]), int(critical[1])}
		}
	}
}

func (c *Components) cards(language string) {
	for _, x := range box.Cards {
		c.Cards = append(c.Cards, CardComponent{Type: cardTypeIDs[x.Type], Event: int(x.Event)})
	}
	for _, e := range box.Events {
		c.Events = append(c.Events, EventComponent{ID: e.ID, Title: e.Title[language], Text: e.Text[language], Other: e.Other})
	}
	for _, d := range box.Developments {
		c.Developments = append(c.Developments,
			DevelopmentComponent{ID: d.ID, Name: d.Name[language], Text: d.Text[language], Invention: d.Invention})
	}
}
