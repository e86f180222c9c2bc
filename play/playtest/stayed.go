package playtest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"

	"signoria/patch"
	"signoria/play"
)

// compares is how many glimpses of a seat lie between two that are compared.
const compares = 16

// stayed checks that what a seat was shown is as it was: a view that pointed into the position would change with it, and
// who keeps the last one to tell what has changed since would never tell of that. Now and then it checks that what would be
// told of the change leads from one view to the next.
func (p *player) stayed() error {
	last := map[play.Seat]glimpse{}
	for i, g := range p.saw {
		if now := written(g.shown); !bytes.Equal(now, g.view) {
			return fmt.Errorf("what seat %d was shown at row %d has changed since\nthen %s\nnow  %s", g.seat, g.rows, g.view, now)
		}
		if i%compares == 0 {
			if was, seen := last[g.seat]; seen {
				if err := leads(was, g); err != nil {
					return err
				}
			}
			last[g.seat] = g
		}
	}
	return nil
}

// leads checks that the change between two views makes of one the other, and that a view is written as encoding/json
// writes it.
func leads(was, is glimpse) error {
	if kind := reflect.TypeOf(is.shown).Kind(); kind != reflect.Pointer {
		return fmt.Errorf("a view is no pointer but a %s: it would be told whole each time", kind)
	}
	if said := patch.Append(nil, &is.shown); !bytes.Equal(said, is.view) {
		return fmt.Errorf("a view of seat %d at row %d is written\n%s\nand not\n%s", is.seat, is.rows, said, is.view)
	}
	change := patch.Change(nil, &was.shown, &is.shown)
	var before, by, after any
	for into, said := range map[*any][]byte{&before: was.view, &by: change, &after: is.view} {
		if err := json.Unmarshal(said, into); err != nil {
			return err
		}
	}
	if got := patch.Changed(before, by); !reflect.DeepEqual(got, after) {
		return fmt.Errorf("from row %d to %d seat %d is told\n%s\nwhich makes\n%v\nof\n%s\nand not\n%s", was.rows, is.rows, is.seat, change, got, was.view, is.view)
	}
	return nil
}
