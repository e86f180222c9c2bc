// Package value reads and writes what the program that fits it has found a game's numbers to weigh: how likely a seat is
// to win that stands so.
package value

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"

	"signoria/play"
)

// Must is the Value in a game's file, of the numbers that the game tells of a seat. A number that the file does not have
// weighs nothing. It panics if the file has one that the game does not tell.
func Must(file []byte, names []string) *play.Value {
	v, err := read(file, names)
	if err != nil {
		panic(err)
	}
	return v
}

func read(file []byte, names []string) (*play.Value, error) {
	v := &play.Value{Names: names, Weights: make([]play.Weights, len(names))}
	var stored map[string]play.Weights
	if err := yaml.Unmarshal(file, &stored); err != nil {
		return nil, err
	}
	for name, w := range stored {
		i := slices.Index(names, name)
		if i < 0 {
			return nil, fmt.Errorf("there is no number %q to weigh", name)
		}
		v.Weights[i] = w
	}
	return v, nil
}

// Write writes a Value with what is to be said of it.
func Write(w io.Writer, v *play.Value, about string) error {
	for line := range strings.Lines(about) {
		if _, err := fmt.Fprintf(w, "# %s\n", strings.TrimSpace(line)); err != nil {
			return err
		}
	}
	for i, name := range v.Names {
		x := v.Weights[i]
		if _, err := fmt.Fprintf(w, "%s: [%.4f, %.4f, %.4f]\n", name, x[0], x[1], x[2]); err != nil {
			return err
		}
	}
	return nil
}
