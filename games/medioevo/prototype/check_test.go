package prototype

import (
	"strings"
	"testing"
)

// What a position must keep of Captains and siege engines: each stands in a territory of the game or aboard a war
// transport that is there, of the first to the third level; barbarians have one Captain at a place; a relic that is
// carried lies nowhere.
//
// rule: mu-prototype/barbarian-captains/one-captain-per-territory
// rule: mu-prototype/captains-in-combat/gain-limits
// rule: mu-prototype/transports/war-transports-carry-engines-and-captains
// rule: mu-prototype/siege-engines/price-and-level
// rule: mu-prototype/relics/carrying-and-depositing
func TestCheckSeesWhereCaptainsAndEnginesAre(t *testing.T) {
	for _, c := range []struct {
		name string
		lay  func(p *stage)
		says string
	}{
		{"a Captain on the ground", func(p *stage) { p.captain(green, 1, "egypt", None) }, ""},
		{"one of the third level", func(p *stage) { p.captain(green, 3, "egypt", None) }, ""},
		{"one of the fourth", func(p *stage) { p.captain(green, 4, "egypt", None) }, "Captain 0 is of level 4"},
		{"one not placed yet", func(p *stage) { p.Captains[p.captain(green, 1, "egypt", None)].At = NoPlace }, ""},
		{"one in the sea", func(p *stage) { p.captain(green, 1, "egyptian-sea", None) }, "Captain 0 is at "},
		{"one in land out of the game", func(p *stage) {
			p.captain(green, 1, "egypt", None)
			p.land("egypt").Out = true
		}, "Captain 0 is at "},
		{"one aboard a Galley", func(p *stage) {
			p.captain(green, 1, "egyptian-sea", p.transport(green, Galley, 1, "egyptian-sea", 1))
		}, ""},
		{"one aboard a Galley elsewhere", func(p *stage) {
			p.captain(green, 1, "egypt", p.transport(green, Galley, 1, "egyptian-sea", 1))
		}, "Captain 0 is aboard 0"},
		{"one aboard a Merchantman", func(p *stage) {
			p.captain(green, 1, "egyptian-sea", p.transport(green, Merchantman, 1, "egyptian-sea", 1))
		}, "Captain 0 is aboard 0"},
		{"two of a player's at a place", func(p *stage) {
			p.captain(green, 1, "egypt", None)
			p.captain(green, 1, "egypt", None)
		}, ""},
		{"a barbarian and a player's", func(p *stage) {
			p.captain(Barbarians, 1, "egypt", None)
			p.captain(green, 1, "egypt", None)
		}, ""},
		{"a player's and a barbarian", func(p *stage) {
			p.captain(green, 1, "egypt", None)
			p.captain(Barbarians, 1, "egypt", None)
		}, ""},
		{"two barbarians at a place", func(p *stage) {
			p.captain(Barbarians, 1, "egypt", None)
			p.captain(Barbarians, 1, "egypt", None)
		}, "two barbarian Captains"},
		{"two barbarians with a player's between", func(p *stage) {
			p.captain(Barbarians, 1, "egypt", None)
			p.captain(green, 1, "egypt", None)
			p.captain(Barbarians, 1, "egypt", None)
		}, "two barbarian Captains"},
		{"two barbarians at two places", func(p *stage) {
			p.captain(Barbarians, 1, "egypt", None)
			p.captain(Barbarians, 1, "judea", None)
		}, ""},
		{"one who carries a relic", func(p *stage) {
			p.Captains[p.captain(green, 1, "egypt", None)].Relic = 0
			p.Relics[0] = Relic{Card: 3, At: NoPlace}
		}, ""},
		{"one who carries what lies elsewhere", func(p *stage) {
			p.Captains[p.captain(green, 1, "egypt", None)].Relic = 0
			p.Relics[0] = Relic{Card: 3, At: at("judea")}
		}, "Captain 0 carries relic 0"},
		{"one who carries no relic of the game", func(p *stage) {
			p.Captains[p.captain(green, 1, "egypt", None)].Relic = 0
		}, "Captain 0 carries relic 0"},
		{"an engine on the ground", func(p *stage) { p.engine(green, 3, "egypt", None) }, ""},
		{"an engine of the fourth level", func(p *stage) { p.engine(green, 4, "egypt", None) }, "engine 0 is of level 4"},
		{"an engine in the sea", func(p *stage) { p.engine(green, 1, "egyptian-sea", None) }, "engine 0 is at "},
		{"an engine aboard a wagon", func(p *stage) { p.engine(green, 1, "egypt", p.transport(green, WarWagon, 1, "egypt", 1)) }, ""},
		{"an engine aboard a Caravan", func(p *stage) { p.engine(green, 1, "egypt", p.transport(green, Caravan, 1, "egypt", 1)) }, "engine 0 is aboard 0"},
	} {
		p := position(t, 4)
		c.lay(p)
		var x checking
		p.checkPeople(&x)
		var said []string
		for _, err := range x.faults {
			said = append(said, err.Error())
		}
		if all := strings.Join(said, "; "); c.says == "" && all != "" || !strings.Contains(all, c.says) {
			t.Errorf("%s: %q, want %q", c.name, all, c.says)
		}
	}
}
