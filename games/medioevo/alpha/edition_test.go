package alpha

import (
	"testing"

	. "signoria/games/medioevo/force/forcetest"
)

// rule: mu-alpha/concepts/technology-trees
func TestTechnologyTrees(t *testing.T) {
	n, all := map[string]int{}, 0
	for tech := range TheBox().Taught() {
		n[TheBox().Branches[TheBox().Techs[tech].Branch].ID]++
		all++
	}
	Want(t, "technologies", all, 38)
	for id, count := range map[string]int{"religion": 4, "agriculture": 8, "military": 4, "politics": 5, "science": 10, "university": 7} {
		Want(t, id, n[id], count)
	}
}
