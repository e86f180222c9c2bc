package prototype

import (
	"slices"
	"testing"

	"signoria/games/boxfile"
	"signoria/games/medioevo"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
)

// What this edition pays otherwise than all do is what no rulebook prints.
func TestNoPrintedPriceIsPaidOtherwise(t *testing.T) {
	otherwise := boxfile.Must(boxfile.Read[printed](dataFiles, "data")).Prices
	board := boxfile.Must(medioevo.ReadPrinted())
	if len(otherwise) == 0 {
		t.Error("it pays as all do")
	}
	for _, x := range otherwise {
		i := slices.IndexFunc(board.Prices, func(y medioevo.PrintedPrices) bool { return y.ID == x.ID })
		for good, price := range x.Prices {
			if board.Prices[i].Facts[good] != "" {
				t.Errorf("%s: the price of %s stands in a rulebook", x.ID, good)
			}
			g := slices.IndexFunc(board.Goods, func(y medioevo.PrintedGood) bool { return y.ID == good })
			Want(t, x.ID+" pays for "+good, historical.Box.Atlas.Prices[At(x.ID)][g], price)
		}
	}
}

// What a unit of goods may bring on one transport, in florins: out and back between markets so near, and for each MP of the way to one
// farther off, where it is as much as printed prices make the spices of Antioch bring at Tunis. More would make shuttles worth more than
// all else. Only spices of the Levant bring more: no price of ours can lower that.
const (
	near       = 3 // MP
	mostNearby = 12
	mostAnMP   = 4
)

var levant = []string{"syria", "egypt", "coele-syria", "judea"}

func TestNoShuttleIsWorthMoreThanAllElse(t *testing.T) {
	g := Position(t, 6).State
	for from := range Place(Territories) {
		for to := range Place(Territories) {
			if from == to || !traded(g, from) || !traded(g, to) {
				continue
			}
			for _, k := range []Kind{Merchantman, Caravan} {
				far := int16(g.Between(k, from, to))
				if gain := best(g, from, to, slices.Contains(levant, from.ID())); far > near && gain > mostAnMP*far {
					t.Errorf("from %s to %s, %d MP, a unit brings %d florins", from.ID(), to.ID(), far, gain)
				}
				if gain := best(g, from, to, false) + best(g, to, from, false); max(far, int16(g.Between(k, to, from))) <= near && gain > mostNearby {
					t.Errorf("from %s to %s, %d MP, and back a unit brings %d florins", from.ID(), to.ID(), far, gain)
				}
			}
		}
	}
}

func traded(g *State, p Place) bool { return g.Box().Atlas.Prices[p][Spices] > 0 }

// best is the most that a unit of any goods brings from one market to another, of spices only if they are not left out.
func best(g *State, from, to Place, noSpices bool) (most int16) {
	for good, price := range g.Box().Atlas.Prices[to] {
		if !noSpices || good != int(Spices) {
			most = max(most, price-g.Box().Atlas.Prices[from][good])
		}
	}
	return most
}
