package rulebook

import "fmt"

// MutantsFile is the name of the file beside a game's rules that says what became of their mutants.
const MutantsFile = "mutants.yaml"

// Mutants sums up how many breaks of the code that carries out a book's rules were noticed by tests. The program
// tools/mutants makes them and writes this down.
type Mutants struct {
	Seed      uint64           `yaml:"seed"`      // of the draw
	Of        int              `yaml:"of"`        // how many there are to draw from
	Drawn     int              `yaml:"drawn"`     // and tried
	Citing    int              `yaml:"citing"`    // killed by a test that cites one of their rules
	Package   int              `yaml:"package"`   // killed by any test of the game but the golden records
	Rules     map[string]Kills `yaml:"rules"`     // those drawn for each rule, by its id
	Survivors []string         `yaml:"survivors"` // by their names
}

// Kills says how many mutants of a rule were drawn, and how many a citing test killed.
type Kills struct {
	Drawn  int `yaml:"drawn"`
	Killed int `yaml:"killed"`
}

// String sums up in a line.
func (m Mutants) String() string {
	if m.Drawn == 0 {
		return "no mutants tried"
	}
	return fmt.Sprintf("of %d mutants drawn from %d, %d%% killed by a citing test, %d%% by the package",
		m.Drawn, m.Of, 100*m.Citing/m.Drawn, 100*m.Package/m.Drawn)
}

// String says it behind a rule; nothing where none were drawn.
func (k Kills) String() string {
	if k.Drawn == 0 {
		return ""
	}
	return fmt.Sprintf("  killed %d of %d", k.Killed, k.Drawn)
}
