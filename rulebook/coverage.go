package rulebook

import (
	"fmt"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"

	"go.yaml.in/yaml/v4"
)

// Coverage says which rules of a book a test proves, and which no program can carry out.
type Coverage struct {
	Cited    map[string][]string // rule id -> places of the tests that cite it
	Exempt   map[string]string   // rule id -> why no program can carry it out
	Problems []string            // rules neither cited nor exempt, and names of no rule
}

var citation = regexp.MustCompile(`rule: ([a-z0-9-]+/[a-z0-9-]+/[a-z0-9-]+)`)

// CoverageOf reads the tests of the project's source tree. A test cites a rule by a comment
// "rule: <id>"; rulebook_exempt.yaml beside them holds the rules that no program
// can carry out.
func CoverageOf(b *Book, tree fs.FS) (Coverage, error) {
	c := Coverage{Cited: map[string][]string{}, Exempt: map[string]string{}}
	dir := folderOf(b.Game)
	raw, err := fs.ReadFile(tree, path.Join(dir, "rulebook_exempt.yaml"))
	if err != nil {
		return c, fmt.Errorf("the source of %s is not here: %w", b.Game, err)
	}
	if err := yaml.Unmarshal(raw, &c.Exempt); err != nil {
		return c, fmt.Errorf("%s/rulebook_exempt.yaml: %w", dir, err)
	}
	err = fs.WalkDir(tree, dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, "_test.go") {
			return err
		}
		return c.read(b, tree, name)
	})
	if err != nil {
		return c, err
	}
	for id := range c.Exempt {
		switch {
		case !slices.Contains(b.IDs, id):
			c.Problems = append(c.Problems, fmt.Sprintf("%s is excused and is no rule", id))
		case len(c.Cited[id]) > 0:
			c.Problems = append(c.Problems, fmt.Sprintf("%s is excused and yet proven in %s", id, c.Cited[id][0]))
		}
	}
	for _, id := range b.IDs {
		if len(c.Cited[id]) == 0 && c.Exempt[id] == "" {
			c.Problems = append(c.Problems, fmt.Sprintf("%s is proven by no test", id))
		}
	}
	slices.Sort(c.Problems)
	return c, nil
}

// folderOf is where the rules of a game stand: in a package of its name, or beside other editions of it.
func folderOf(game string) string {
	if edition, ok := strings.CutPrefix(game, "mu-"); ok {
		return path.Join("games", "medioevo", edition)
	}
	return path.Join("games", strings.ReplaceAll(game, "-", ""))
}

func (c *Coverage) read(b *Book, tree fs.FS, name string) error {
	raw, err := fs.ReadFile(tree, name)
	if err != nil {
		return err
	}
	for i, line := range strings.Split(string(raw), "\n") {
		for _, m := range citation.FindAllStringSubmatch(line, -1) {
			place := fmt.Sprintf("%s:%d", name, i+1)
			if !slices.Contains(b.IDs, m[1]) {
				c.Problems = append(c.Problems, fmt.Sprintf("%s cites %s, which is no rule", place, m[1]))
				continue
			}
			c.Cited[m[1]] = append(c.Cited[m[1]], place)
		}
	}
	return nil
}
