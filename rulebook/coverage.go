package rulebook

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"
)

// Coverage says which rules of a book a test cites, which are played otherwise than printed, and which no program can
// carry out. That a test cites a rule does not say that it proves it: Mutants says how many breaks of the rules'
// code such tests noticed.
type Coverage struct {
	Cited    map[string][]string // rule id -> places of the tests that cite it
	Ruled    map[string]string   // rule id -> how it is played otherwise than printed, and why
	Exempt   map[string]string   // rule id -> why no program can carry it out
	Mutants  Mutants
	Problems []string // rules neither cited nor exempt, and names of no rule
}

// Citation is how a comment cites a rule.
var Citation = regexp.MustCompile(`rule: ([a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+)`)

// CoverageOf reads the tests of the project's source tree. A test cites a rule by a comment
// "rule: <id>". Beside them rulebook_exempt.yaml holds the rules that no program can carry out, and
// rulebook_ruled.yaml, where there are any, those that are played otherwise than printed.
func CoverageOf(b *Book, tree fs.FS) (Coverage, error) {
	c := Coverage{Cited: map[string][]string{}, Ruled: map[string]string{}, Exempt: map[string]string{}}
	dir := Folder(b.Game)
	if err := readBeside(tree, dir, "rulebook_exempt.yaml", &c.Exempt); err != nil {
		return c, fmt.Errorf("the source of %s is not here: %w", b.Game, err)
	}
	for file, into := range map[string]any{"rulebook_ruled.yaml": &c.Ruled, MutantsFile: &c.Mutants} {
		if err := readBeside(tree, dir, file, into); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return c, err
		}
	}
	for _, dir := range Folders(b.Game) {
		err := fs.WalkDir(tree, dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil || !strings.HasSuffix(name, "_test.go") {
				return err
			}
			return c.read(b, tree, name)
		})
		if err != nil {
			return c, err
		}
	}
	for id := range c.Exempt {
		switch {
		case !slices.Contains(b.IDs, id):
			c.Problems = append(c.Problems, fmt.Sprintf("%s is excused and is no rule", id))
		case len(c.Cited[id]) > 0:
			c.Problems = append(c.Problems, fmt.Sprintf("%s is excused and yet cited in %s", id, c.Cited[id][0]))
		}
	}
	for id := range c.Ruled {
		if !slices.Contains(b.IDs, id) {
			c.Problems = append(c.Problems, fmt.Sprintf("%s is ruled and is no rule", id))
		}
	}
	for _, id := range b.IDs {
		if len(c.Cited[id]) == 0 && c.Exempt[id] == "" {
			c.Problems = append(c.Problems, fmt.Sprintf("%s is cited by no test", id))
		}
	}
	slices.Sort(c.Problems)
	return c, nil
}

// readBeside reads a file of YAML that stands beside a game's rules.
func readBeside(tree fs.FS, dir, file string, into any) error {
	raw, err := fs.ReadFile(tree, path.Join(dir, file))
	if err != nil {
		return err
	}
	if err := yaml.Unmarshal(raw, into); err != nil {
		return fmt.Errorf("%s/%s: %w", dir, file, err)
	}
	return nil
}

// Folder is where the rules of a game stand: in a package of its name, or beside other editions of it.
func Folder(game string) string {
	if edition, ok := strings.CutPrefix(game, "mu-"); ok {
		return path.Join("games", "medioevo", edition)
	}
	return path.Join("games", strings.ReplaceAll(game, "-", ""))
}

// force is where those editions of Medioevo Universale that count armies in force have what they share.
const force = "games/medioevo/force"

var inForce = []string{"mu-prototype", "mu-alpha"}

// Folders are where the rules of a game stand and their tests: its own, and what it shares with other editions.
func Folders(game string) []string {
	if slices.Contains(inForce, game) {
		return []string{Folder(game), force}
	}
	return []string{Folder(game)}
}

// ofSeveral says whether a file is of rules that several games play.
func ofSeveral(name string) bool { return strings.HasPrefix(name, force+"/") }

func (c *Coverage) read(b *Book, tree fs.FS, name string) error {
	raw, err := fs.ReadFile(tree, name)
	if err != nil {
		return err
	}
	for i, line := range strings.Split(string(raw), "\n") {
		for _, m := range Citation.FindAllStringSubmatch(line, -1) {
			place := fmt.Sprintf("%s:%d", name, i+1)
			if game, _, _ := strings.Cut(m[1], "/"); game != b.Game && ofSeveral(name) {
				continue // of another edition
			}
			if !slices.Contains(b.IDs, m[1]) {
				c.Problems = append(c.Problems, fmt.Sprintf("%s cites %s, which is no rule", place, m[1]))
				continue
			}
			c.Cited[m[1]] = append(c.Cited[m[1]], place)
		}
	}
	return nil
}
