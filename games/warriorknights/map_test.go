package warriorknights

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"signoria/play"
)

func TestCounts(t *testing.T) {
	// rule: warrior-knights/components/component-counts
	for _, c := range []struct {
		what      string
		got, want int
	}{
		{"events", len(box.Events), 36}, {"agendas", len(box.Agendas), 44}, {"mercenaries", len(box.Mercenary), 66},
		{"Barons", len(box.Barons), 6}, {"regulars of a Baron", len(box.Barons[0].Regulars), 4},
		{"nobles of a Baron", len(box.Barons[0].Nobles), 4}, {"expeditions", len(box.Expeditions), 3},
	} {
		want(t, c.what, c.got, c.want)
	}
	actions := 0
	for k := range box.Actions {
		if k < kinds {
			actions += MaxBarons * int(box.Actions[k].Copies)
		} else {
			actions += int(box.Actions[k].Copies)
		}
	}
	want(t, "action cards", actions, 80)
}

func TestRealmAndOverseas(t *testing.T) {
	// rule: warrior-knights/map/cities-18-and-6
	// rule: warrior-knights/overview/realm-definition
	realm, overseas := 0, []string{}
	for _, c := range box.Cities {
		want(t, c.ID+" and its region agree", box.Regions[c.Region].Overseas, !c.Realm)
		if c.Realm {
			realm++
		} else {
			overseas = append(overseas, c.ID)
		}
	}
	want(t, "realm cities", realm, 18)
	slices.Sort(overseas)
	want(t, "overseas cities",
		slices.Equal(overseas, []string{"acre", "alexandria", "cadiz", "constantinople", "jerusalem", "syracuse"}), true)
	want(t, "regions of the realm are those not overseas", bits.OnesCount64(box.Realm), regions-6)

	// rule: warrior-knights/map/port-symbol
	for _, id := range []string{"ballin", "cadiz", "alexandria"} {
		want(t, "a port at "+id, regionIn(box.Ports, region(t, id)), true)
	}
	inland := 0
	for r := range int8(regions) {
		want(t, "ports and symbols", regionIn(box.Ports, r), box.Regions[r].Port)
		if !box.Regions[r].Port {
			inland++
		}
	}
	want(t, "some regions have none", inland > 0, true)

	var ports []string
	for r := range int8(regions) {
		if box.Regions[r].Port {
			ports = append(ports, strings.TrimPrefix(box.Regions[r].ID, "overseas-"))
		}
	}
	slices.Sort(ports)
	want(t, "ports", strings.Join(ports, " "),
		"acre alexandria alta ballin cadiz constantinople jerusalem olbi rota skarholm surat syracuse thira")
}

// From a region with a port symbol, and only from there, one sails to every other.
// rule: warrior-knights/map/port-symbol
func TestPortSymbols(t *testing.T) {
	p := position(t, 2)
	n := p.noble(green, star).with(100).n
	for from := range int8(regions) {
		p.Nobles[n].At = from
		for to := range int8(regions) {
			may := from != to && box.Regions[from].Port && box.Regions[to].Port
			if got := regionIn(p.reach(n, BySea), to); got != may {
				t.Errorf("from %s to %s by sea: %v, want %v", box.Regions[from].ID, box.Regions[to].ID, got, may)
			}
		}
		want(t, "why not from "+box.Regions[from].ID, p.whyNotSail(from) == play.Free, box.Regions[from].Port)
	}
}

func TestBoardAreas(t *testing.T) {
	// rule: warrior-knights/map/board-areas
	g := table(t, 4, 1, nil)
	v := view(&g, play.Nobody)
	want(t, "spaces for current agendas", len(v.Current), 3)
	want(t, "stacks", len(v.Stacks), 3)
	want(t, "special-phase areas", len(v.Areas), 3)
	want(t, "expedition areas", len(v.Expeditions), 3)
	want(t, "usable spaces of the mercenary table", len(v.Table), 5)
	want(t, "the reserve, apart from what the Barons have", v.Reserve, 40)
	for i, id := range []string{"ceylon", "spice_islands", "china"} {
		want(t, "expedition", box.Expeditions[i].ID, id)
	}
}

func TestArmiesAndPieces(t *testing.T) {
	// rule: warrior-knights/components/noble-bases-identify-cards
	for shape, id := range []string{"square", "circle", "triangle", "star"} {
		want(t, "base", box.Abilities[shape].Shape, id)
	}
	// rule: warrior-knights/components/fortress-card-and-tile
	for i := range box.Barons {
		want(t, box.Barons[i].ID+" has a fortress", box.Barons[i].Fortress > 0, true)
		want(t, "with a name", box.Barons[i].Name["en"] != "" && box.Barons[i].Short != "", true)
	}
	// rule: warrior-knights/overview/army-definition
	p := position(t, 2)
	p.noble(green, star).at("monz").with(100).hired("swiss", 50)
	p.fortress(green).at("belmarais").with(50)
	want(t, "a noble and the cards assigned to him", p.strengthOf(nobleOf(green, star)), 150)
	want(t, "troops in a fortress without a noble", p.strengthOf(garrisonOf(green)), 50)
	want(t, "both are green's", [2]play.Seat{baronOf(nobleOf(green, star)), baronOf(garrisonOf(green))}, [2]play.Seat{green, green})
}
