package prototype

import (
	"embed"
	"slices"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
	"signoria/games/medioevo/force"
)

// What is printed for this edition stands in data/, the board in games/medioevo/data; a box file may override either
// item by item.

//go:embed data/*.yaml
var dataFiles embed.FS

// printed is all that the files hold, list by list.
type printed struct {
	force.Printed `yaml:",inline"`
	Events        []printedEvent    `yaml:"events"`
	Treasures     []printedTreasure `yaml:"treasures"`
}

type (
	printedEvent struct {
		boxfile.Item `yaml:",inline"`
		Title        boxfile.Names `yaml:"title"`
		Text         boxfile.Names `yaml:"text"`
		Territories  []string      `yaml:"territories"`
		Icons        []string      `yaml:"icons"`
		Relic        boxfile.Names `yaml:"relic"`
		Places       []string      `yaml:"places"`
	}
	printedTreasure struct {
		boxfile.Item `yaml:",inline"`
		Name         boxfile.Names `yaml:"name"`
		Text         boxfile.Names `yaml:"text"`
		VF           int16         `yaml:"vf"`
		Florins      int16         `yaml:"florins"`
		Goods        int8          `yaml:"goods"`
	}
)

// extras is what is printed for this edition alone.
type extras struct {
	Events    [force.EventCards]BoxEvent
	Treasures [force.Treasures]BoxTreasure
}

// own is what is printed for this edition alone in the box that is played with.
func own(b *force.Box) *extras { return b.Own.(*extras) }

// BoxEvent is an Event card.
type BoxEvent struct {
	ID          string
	Title, Text force.Name
	Territories []force.Place
	Icons       [3]Effect
	Relic       force.Name // nil without the Grail
	Places      [8]force.Place
}

// Effect is what an event does.
type Effect uint8

const (
	BuildingsDamaged Effect = iota
	TransportsStopped
	ArmiesLost
	MarketsPoorer
	effects
)

// BoxTreasure is a Treasure card.
type BoxTreasure struct {
	ID         string
	Name, Text force.Name
	VF         int16
	Florins    int16
	Goods      int8 // units
}

// printing is what comes with this edition, and how its box is made of it.
var printing = boxfile.StandardOf(force.ReadFiles(dataFiles, func(p *printed) *force.Printed { return &p.Printed }), (*printed).box)

// ownBoxing makes a Box of what is printed, and gathers what is wrong with it.
type ownBoxing struct {
	*force.Boxing
	printed *printed
	own     *extras
}

func (p *printed) box(fingerprint string) (*force.Box, error) {
	faults := new(boxfile.Faults)
	b := &ownBoxing{printed: p, own: new(extras), Boxing: &force.Boxing{Printed: &p.Printed, Box: p.Printed.Box(faults, force.MostRealms), Faults: faults}}
	if b.counts(); b.Err() == nil {
		b.events()
		b.treasures()
		b.realms()
	}
	b.Own, b.Fingerprint = b.own, fingerprint
	return b.Box, b.Err()
}

func (b *ownBoxing) counts() {
	b.Counted(b.printed, map[string]int{"technologies": 42, "events": force.EventCards, "treasures": force.Treasures})
}

var effectWords = boxfile.Words[Effect](effectIDs[:])

func (b *ownBoxing) events() {
	for i := range b.printed.Events {
		x := &b.printed.Events[i]
		b.Named("events", &x.Item, x.Title)
		b.Named("events", &x.Item, x.Text)
		e := BoxEvent{ID: x.ID, Title: force.Name(x.Title), Text: force.Name(x.Text), Relic: force.Name(x.Relic)}
		for _, id := range x.Territories {
			e.Territories = append(e.Territories, b.Land("events", &x.Item, id))
		}
		if !slices.ContainsFunc(e.Territories, b.always) { // damage must find one to strike, however few play
			b.Wrong("events", &x.Item, "territories: at least one must be in every game")
		}
		if len(x.Icons) != len(e.Icons) {
			b.Wrong("events", &x.Item, "icons: there must be %d", len(e.Icons))
		}
		for j := range min(len(x.Icons), len(e.Icons)) {
			e.Icons[j] = boxfile.Word(b.Faults, "events", &x.Item, "icons", effectWords, x.Icons[j])
		}
		if wanted := len(e.Places) * min(1, len(x.Relic)); len(x.Places) != wanted {
			b.Wrong("events", &x.Item, "places: a relic wants %d, and without one there are none", len(e.Places))
		}
		for j := range min(len(x.Places), len(e.Places)) {
			if e.Places[j] = b.Land("events", &x.Item, x.Places[j]); !b.always(e.Places[j]) { // nobody could fetch it there
				b.Wrong("events", &x.Item, "places: %s must be in every game", x.Places[j])
			}
		}
		b.own.Events[i] = e
	}
}

// always says whether a place is a territory that no number of players takes out of the game.
func (b *ownBoxing) always(p force.Place) bool { return p.Land() && !b.Atlas.Territories[p].Excluded }

func (b *ownBoxing) treasures() {
	for i := range b.printed.Treasures {
		x := &b.printed.Treasures[i]
		b.Named("treasures", &x.Item, x.Name)
		b.Named("treasures", &x.Item, x.Text)
		b.Within("treasures", &x.Item, "vf", int(x.VF), 0, 99)
		b.Within("treasures", &x.Item, "florins", int(x.Florins), 0, 9999)
		b.Within("treasures", &x.Item, "goods", int(x.Goods), 0, 50)
		b.own.Treasures[i] = BoxTreasure{ID: x.ID, Name: force.Name(x.Name), Text: force.Name(x.Text), VF: x.VF, Florins: x.Florins, Goods: x.Goods}
	}
}

// realms checks that the realms that can be played have a start each, and that there is one for each of any number of
// players.
// rule: mu-prototype/setup/player-capitals
// rule: mu-prototype/realms/selectable-realms
func (b *ownBoxing) realms() {
	for realm := range b.Atlas.Realms {
		if r := &b.Atlas.Realms[realm]; r.Playable != (b.Starts[realm].Capital != force.NoPlace) {
			b.Amiss("starts: the realms that can be played have one each; %s has not, or should not", r.ID)
		}
	}
	for n := force.LeastRealms; n <= force.MostRealms; n++ {
		b.realmsFor(n)
	}
}

// realmsFor checks that there is a realm for each of so many players.
// rule: mu-prototype/realms/selectable-realms
func (b *ownBoxing) realmsFor(players int) {
	open := 0
	for realm := range int8(medioevo.Realms) {
		open += int(force.B2i(selectable(b.Box, realm, players)))
	}
	if open < players {
		b.Amiss("realms: with %d players %d can be played", players, open)
	}
}

// selectable says whether a realm can be chosen with so many players: up to six those of the rulebook's list that are
// in the game, with more all.
// rule: mu-prototype/realms/selectable-realms
func selectable(b *force.Box, realm int8, seats int) bool {
	a := &b.Atlas
	r := &a.Realms[realm]
	if !r.Playable || seats > force.AllRealms {
		return r.Playable
	}
	return r.Core && (seats == force.AllRealms || !a.Territories[r.Territories[0]].Excluded)
}
