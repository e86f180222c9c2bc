package alpha

import (
	"signoria/games/medioevo/force"
	"signoria/games/wording"
)

// What is told of the things that only this edition has.

var ownSorts = map[string]force.Sort{
	"area":      {Many: areas, Ref: played(refArea), There: force.Always, Title: areaName, Write: tellArea},
	"event":     {Many: eventCards, Ref: played(refEvent), There: force.Always, Title: eventTitle, Write: func(c *force.Sheet, e int16) { tellFate(c, e, false) }},
	"objective": {Many: objectiveCards, Ref: played(refObjective), There: force.Always, Title: objectiveName, Write: tellObjective},
	"calamity":  {Many: force.Calamities, Ref: played(refCalamity), There: force.Always, Title: calamityTitle, Write: func(c *force.Sheet, e int16) { tellFate(c, e, true) }},
}

func refArea(b *force.Box, a int16) string     { return "area:" + own(b).Areas[a].ID }
func refEvent(b *force.Box, e int16) string    { return "event:" + own(b).Events[e].ID }
func refCalamity(b *force.Box, e int16) string { return "calamity:" + own(b).Calamities[e].ID }

func refObjective(b *force.Box, o int16) string { return "objective:" + own(b).Objectives[o].ID }

// played names a thing of the box that is played with.
func played(ref func(b *force.Box, i int16) string) func(int16) string {
	return func(i int16) string { return ref(alpha.Box, i) }
}

func areaName(s force.Speaker, a int16) string {
	return wording.Mark(refArea(s.G.Box(), a), own(s.G.Box()).Areas[a].Name[s.Language])
}

func eventTitle(s force.Speaker, e int16) string {
	return wording.Mark(refEvent(s.G.Box(), e), own(s.G.Box()).Events[e].Title[s.Language])
}

func calamityTitle(s force.Speaker, e int16) string {
	return wording.Mark(refCalamity(s.G.Box(), e), own(s.G.Box()).Calamities[e].Title[s.Language])
}

func tellArea(c *force.Sheet, a int16) {
	var all []int16
	for _, p := range own(c.G.Box()).Areas[a].Places {
		if c.G.InPlay(p) {
			all = append(all, int16(p))
		}
	}
	c.Listed("area.places", force.Speaker.Place, all...)
	c.Sheet.Cite("events/event-area")
}

// tellObjective tells of an Objective card what is printed on it.
func tellObjective(c *force.Sheet, o int16) {
	x := &own(c.G.Box()).Objectives[o]
	c.Print(x.Text[c.Language])
	if x.Once {
		c.Fact("objective.once")
	} else {
		c.Fact("objective.at-end")
	}
	c.Sheet.Cite("setup/objective-card", "victory/end-objective")
}

// tellFate tells of an Event or Calamity card what it does and whom its back names.
func tellFate(c *force.Sheet, card int16, calamity bool) {
	x := fateCard(c.G, calamity, int8(card))
	c.Print(x.Text[c.Language])
	faces := make([]int16, len(x.Faces))
	for i, face := range x.Faces {
		faces[i] = int16(face)
	}
	if x.Aimed {
		c.Listed("fate.realms", func(s force.Speaker, r int16) string { return s.G.Box().Atlas.Realms[r].Name[s.Language] }, faces...)
	} else {
		c.Listed("fate.areas", areaName, faces...)
	}
	for i := range c.G.Fate.Lasting {
		if y := &c.G.Fate.Lasting[i]; y.Until > 0 && lasts(c.G, y) && y.Calamity == calamity && int16(y.Card) == card {
			c.Fact("fate.lasts", int16(y.Until))
			break
		}
	}
	if calamity {
		c.Sheet.Cite("events/calamity-roll", "events/calamity-escalation", "events/calamity-reset", "events/calamity-draw")
	} else {
		c.Sheet.Cite("events/draw-event", "events/event-area")
	}
}
