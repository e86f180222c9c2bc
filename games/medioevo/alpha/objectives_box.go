package alpha

import (
	"slices"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
)

// The Objective cards as they are printed, and what is checked when they are read.

// objectiveCards are five for each Kingdom that can be played.
const (
	objectiveCards = 25
	objectivesEach = objectiveCards / mostPlayers
)

type (
	printedObjective struct {
		boxfile.Item `yaml:",inline"`
		Realm        string        `yaml:"realm"`
		Name         boxfile.Names `yaml:"name"`
		Text         boxfile.Names `yaml:"text"`
		Once         bool          `yaml:"once"`
		Wants        []printedWant `yaml:"wants"`
	}
	printedWant struct {
		What  string   `yaml:"what"`
		Of    []string `yaml:"of"`
		Least int      `yaml:"least"`
		Level int      `yaml:"level"`
	}
)

// BoxObjective is an Objective card.
type BoxObjective struct {
	ID         string
	Realm      int8 // whose it is
	Name, Text force.Name
	Once       bool // it is fulfilled for good as soon as it comes about, else it must hold when the game ends
	Wants      []Wish
}

// Wish is something that an Objective wants: so many, at the least, of what it names.
type Wish struct {
	What      Aim
	Least     int
	Level     int // of transports, at the least
	Places    []force.Place
	Realms    []int8
	Buildings []Storey
	Kinds     uint8  // of transports, bit k
	Branches  uint64 // of technologies, bit b
	Goods     uint64 // bit g
}

// Storey is a level of a line of buildings.
type Storey struct {
	Line  force.Building
	Level int8
}

// Aim is what an Objective is about.
type Aim uint8

const (
	wantTerritories Aim = iota
	wantRealms
	wantBuildings
	wantTransports
	wantTechnologies
	wantFlorins
	wantArmies
	wantSold
	aims
)

var aimIDs = [aims]string{
	wantTerritories: "territories", wantRealms: "realms", wantBuildings: "buildings", wantTransports: "transports",
	wantTechnologies: "technologies", wantFlorins: "florins", wantArmies: "armies", wantSold: "sold",
}

var aimWords = boxfile.Words[Aim](aimIDs[:])

// objectives reads the Objective cards: as many for each Kingdom that can be played.
// rule: mu-alpha/setup/objective-card
func (b *boxing) objectives() {
	var each [medioevo.Realms]int
	for i := range b.printed.Objectives {
		x := &b.printed.Objectives[i]
		b.Named("objectives", &x.Item, x.Name)
		b.Named("objectives", &x.Item, x.Text)
		realm := b.Found("objectives", &x.Item, "realm", x.Realm, slices.IndexFunc(b.printed.Realms, func(y medioevo.PrintedRealm) bool { return y.ID == x.Realm }))
		if realm != force.None {
			each[realm]++
		}
		if len(x.Wants) == 0 {
			b.Wrong("objectives", &x.Item, "wants: it wants nothing")
		}
		o := BoxObjective{ID: x.ID, Realm: realm, Name: force.Name(x.Name), Text: force.Name(x.Text), Once: x.Once}
		for j := range x.Wants {
			o.Wants = append(o.Wants, b.want(x, &x.Wants[j]))
		}
		b.own.Objectives[i] = o
	}
	for realm, n := range each {
		if wanted := objectivesEach * int(force.B2i(selectable(b.Box, int8(realm), mostPlayers))); n != wanted {
			b.Amiss("objectives: %s has %d and must have %d", b.Atlas.Realms[realm].ID, n, wanted)
		}
	}
}

// want reads something that an Objective wants.
func (b *boxing) want(x *printedObjective, y *printedWant) Wish {
	const list = "objectives"
	w := Wish{What: boxfile.Word(b.Faults, list, &x.Item, "what", aimWords, y.What), Least: y.Least, Level: y.Level}
	for _, id := range y.Of {
		b.aimedAt(x, &w, id)
	}
	b.Once(list, &x.Item, "of", y.Of)
	if w.What == wantTerritories && w.Least == 0 {
		w.Least = len(w.Places)
	}
	if named := len(y.Of) > 0; named == (w.What == wantFlorins || w.What == wantArmies) {
		b.Wrong(list, &x.Item, "%s: of names what it is about, of florins and armies nothing", y.What)
	}
	if w.What == wantRealms {
		b.Within(list, &x.Item, "least", w.Least, 0, 0)
	} else {
		b.Within(list, &x.Item, "least", w.Least, 1, 9999)
	}
	if w.What == wantTerritories && w.Least > len(w.Places) {
		b.Wrong(list, &x.Item, "least: %d of %d territories", w.Least, len(w.Places))
	}
	b.Within(list, &x.Item, "level", w.Level, 0, 3*int(force.B2i(w.What == wantTransports)))
	if x.Once != (w.What == wantSold) { // only a sale is watched for while it comes about
		b.Wrong(list, &x.Item, "%s: sales count once they have come about, all else at the end", y.What)
	}
	return w
}

// aimedAt reads something that an Objective is about.
func (b *boxing) aimedAt(x *printedObjective, w *Wish, id string) {
	found := func(what string, i int) int8 { return b.Found("objectives", &x.Item, what, id, i) }
	switch w.What {
	case wantTerritories:
		p := b.Land("objectives", &x.Item, id)
		w.Places = append(w.Places, p)
		b.played(x, id, []force.Place{p})
	case wantRealms:
		realm := found("realm", slices.IndexFunc(b.printed.Realms, func(y medioevo.PrintedRealm) bool { return y.ID == id }))
		w.Realms = append(w.Realms, realm)
		if realm != force.None {
			b.played(x, id, b.Atlas.Realms[realm].Territories)
		}
	case wantBuildings:
		w.Buildings = append(w.Buildings, b.storey(x, id))
	case wantTransports:
		if kind := found("kind of transport", int(force.KindNamed(id))); kind > 0 {
			w.Kinds |= 1 << kind
		}
	case wantTechnologies:
		if branch := found("branch", slices.IndexFunc(b.Branches, func(y force.BoxBranch) bool { return y.ID == id })); branch >= 0 {
			w.Branches |= 1 << branch
		}
	case wantSold:
		if good := found("good", slices.IndexFunc(b.printed.Goods, func(y medioevo.PrintedGood) bool { return y.ID == id })); good >= 0 {
			w.Goods |= 1 << good
		}
	}
}

// played checks that something of what an Objective is about is in the game, with so few players as the edition has.
func (b *boxing) played(x *printedObjective, id string, places []force.Place) {
	if !slices.ContainsFunc(places, func(p force.Place) bool { return !p.Land() || !b.Atlas.Territories[p].Excluded }) {
		b.Wrong("objectives", &x.Item, "of: %s is out of play with fewer than six players", id)
	}
}

// storey finds a level of a line of buildings.
func (b *boxing) storey(x *printedObjective, id string) Storey {
	for line := range b.Box.Buildings {
		for level := range b.Box.Buildings[line] {
			if b.Box.Buildings[line][level].ID == id {
				return Storey{Line: force.Building(line), Level: int8(level)}
			}
		}
	}
	b.Found("objectives", &x.Item, "building", id, -1)
	return Storey{}
}

// objectivesIn are the Objective cards, in a language.
func objectivesIn(b *force.Box, language string) (all []ObjectiveComponent) {
	for i := range own(b).Objectives {
		x := &own(b).Objectives[i]
		all = append(all, ObjectiveComponent{ID: x.ID, Realm: int(x.Realm), Name: x.Name[language], Text: x.Text[language], Once: x.Once})
	}
	return all
}
