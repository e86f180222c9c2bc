package prototype

import "io"

// Edition is an edition of the game as its rules see it: its name and what is printed for it. It never changes while
// tables are played.
type Edition struct {
	ID  string
	Box *Box
}

// historical is the author's historical prototype.
var historical = &Edition{ID: ID, Box: standard()}

// editions are the editions there are, by State.Edition.
var editions = [...]*Edition{historical}

// Box is all that is printed for the edition that is played.
func (g *State) Box() *Box { return editions[g.Edition].Box }

// playWith plays with the box of a box file from then on: it is called before any table is opened.
func (e *Edition) playWith(name string, file io.Reader) (fingerprint string, err error) {
	b, err := LoadBox(name, file)
	if err != nil {
		return "", err
	}
	e.Box = b
	return b.Fingerprint, nil
}
