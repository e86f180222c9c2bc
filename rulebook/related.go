package rulebook

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
)

// mostRelated is how many related rules are named at most.
const mostRelated = 6

// Related are the rules of other chapters that stand in the same passages of the rulebook as one, those that share
// most of their lines first.
func (b *Book) Related(id string) []string {
	lines, chapter := map[string][]span{}, map[string]string{}
	for _, s := range b.sections {
		for _, r := range s.Rules {
			lines[r.ID], chapter[r.ID] = spansOf(r.Lines), s.ID
		}
	}
	near := map[string]float64{}
	var related []string
	for _, other := range b.IDs {
		if other == id || chapter[other] == chapter[id] {
			continue
		}
		if n := shared(lines[id], lines[other]); n > 0 {
			near[other] = float64(n) / float64(length(lines[other])+length(lines[id])-n)
			related = append(related, other)
		}
	}
	slices.SortStableFunc(related, func(x, y string) int { return cmp.Compare(near[y], near[x]) })
	return related[:min(mostRelated, len(related))]
}

// span is a run of lines, both ends included.
type span struct{ from, to int }

// spansOf reads "79, 283-284".
func spansOf(lines string) (all []span) {
	for part := range strings.SplitSeq(lines, ",") {
		from, to, ranged := strings.Cut(strings.TrimSpace(part), "-")
		if !ranged {
			to = from
		}
		a, err := strconv.Atoi(from)
		z, err2 := strconv.Atoi(to)
		if err == nil && err2 == nil {
			all = append(all, span{a, z})
		}
	}
	return all
}

func length(all []span) (n int) {
	for _, s := range all {
		n += s.to - s.from + 1
	}
	return n
}

// shared is how many lines are in both.
func shared(a, b []span) (n int) {
	for _, x := range a {
		for _, y := range b {
			n += max(0, min(x.to, y.to)-max(x.from, y.from)+1)
		}
	}
	return n
}
