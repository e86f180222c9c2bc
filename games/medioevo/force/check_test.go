package force_test

import (
	"strings"
	"testing"

	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
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
// rule: mu-alpha/attack/captain-gains-level
func TestCheckSeesWhereCaptainsAndEnginesAre(t *testing.T) {
	InEach(t, func(t *testing.T) {
		for _, c := range []struct {
			name string
			lay  func(p *Stage)
			says string
		}{
			{"a Captain on the ground", func(p *Stage) { p.Captain(Green, 1, "egypt", None) }, ""},
			{"one of the third level", func(p *Stage) { p.Captain(Green, 3, "egypt", None) }, ""},
			{"one of the fourth", func(p *Stage) { p.Captain(Green, 4, "egypt", None) }, "Captain 0 is of level 4"},
			{"one not placed yet", func(p *Stage) { p.Captains[p.Captain(Green, 1, "egypt", None)].At = NoPlace }, ""},
			{"one in the sea", func(p *Stage) { p.Captain(Green, 1, "egyptian-sea", None) }, "Captain 0 is at "},
			{"one in land out of the game", func(p *Stage) {
				p.Captain(Green, 1, "egypt", None)
				p.Land("egypt").Out = true
			}, "Captain 0 is at "},
			{"one aboard a Galley", func(p *Stage) {
				p.Captain(Green, 1, "egyptian-sea", p.Transport(Green, Galley, 1, "egyptian-sea", 1))
			}, ""},
			{"one aboard a Galley elsewhere", func(p *Stage) {
				p.Captain(Green, 1, "egypt", p.Transport(Green, Galley, 1, "egyptian-sea", 1))
			}, "Captain 0 is aboard 0"},
			{"one aboard a Merchantman", func(p *Stage) {
				p.Captain(Green, 1, "egyptian-sea", p.Transport(Green, Merchantman, 1, "egyptian-sea", 1))
			}, "Captain 0 is aboard 0"},
			{"two of a player's at a place", func(p *Stage) {
				p.Captain(Green, 1, "egypt", None)
				p.Captain(Green, 1, "egypt", None)
			}, ""},
			{"a barbarian and a player's", func(p *Stage) {
				p.Captain(Barbarians, 1, "egypt", None)
				p.Captain(Green, 1, "egypt", None)
			}, ""},
			{"a player's and a barbarian", func(p *Stage) {
				p.Captain(Green, 1, "egypt", None)
				p.Captain(Barbarians, 1, "egypt", None)
			}, ""},
			{"two barbarians at a place", func(p *Stage) {
				p.Captain(Barbarians, 1, "egypt", None)
				p.Captain(Barbarians, 1, "egypt", None)
			}, "two barbarian Captains"},
			{"two barbarians with a player's between", func(p *Stage) {
				p.Captain(Barbarians, 1, "egypt", None)
				p.Captain(Green, 1, "egypt", None)
				p.Captain(Barbarians, 1, "egypt", None)
			}, "two barbarian Captains"},
			{"two barbarians at two places", func(p *Stage) {
				p.Captain(Barbarians, 1, "egypt", None)
				p.Captain(Barbarians, 1, "judea", None)
			}, ""},
			{"one who carries a relic", func(p *Stage) {
				p.Captains[p.Captain(Green, 1, "egypt", None)].Relic = 0
				p.Relics[0] = Relic{Card: 3, At: NoPlace}
			}, ""},
			{"one who carries what lies elsewhere", func(p *Stage) {
				p.Captains[p.Captain(Green, 1, "egypt", None)].Relic = 0
				p.Relics[0] = Relic{Card: 3, At: At("judea")}
			}, "Captain 0 carries relic 0"},
			{"one who carries no relic of the game", func(p *Stage) {
				p.Captains[p.Captain(Green, 1, "egypt", None)].Relic = 0
			}, "Captain 0 carries relic 0"},
			{"an engine on the ground", func(p *Stage) { p.Engine(Green, 3, "egypt", None) }, ""},
			{"an engine of the fourth level", func(p *Stage) { p.Engine(Green, 4, "egypt", None) }, "engine 0 is of level 4"},
			{"an engine in the sea", func(p *Stage) { p.Engine(Green, 1, "egyptian-sea", None) }, "engine 0 is at "},
			{"an engine aboard a wagon", func(p *Stage) { p.Engine(Green, 1, "egypt", p.Transport(Green, WarWagon, 1, "egypt", 1)) }, ""},
			{"an engine aboard a Caravan", func(p *Stage) { p.Engine(Green, 1, "egypt", p.Transport(Green, Caravan, 1, "egypt", 1)) }, "engine 0 is aboard 0"},
		} {
			p := Position(t, 4)
			c.lay(p)
			var x Checking
			p.CheckPeople(&x)
			var said []string
			for _, err := range x.Faults {
				said = append(said, err.Error())
			}
			if all := strings.Join(said, "; "); c.says == "" && all != "" || !strings.Contains(all, c.says) {
				t.Errorf("%s: %q, want %q", c.name, all, c.says)
			}
		}
	})
}
