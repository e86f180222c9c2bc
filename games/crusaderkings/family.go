package crusaderkings

import (
	"iter"

	"signoria/play"
)

// Who belongs to whom: a dynasty's family, its heirs, its dukes.

// familySize is how many can belong to a dynasty: the ruler, children and siblings, each with a spouse.
const familySize = 2 * (1 + childSlots + siblingSlots)

// single is a character card that comes to lie somewhere: without spouse, title or entry in a tree.
func single(at At, of int8) Person {
	return Person{At: at, Of: of, Spouse: None, Title: None, Kin: None}
}

// rulerOf is a dynasty's ruler, or None while it has none.
func (g *State) rulerOf(s play.Seat) int8 { return g.personAt(s, Ruler, 0) }

// consortOf is the ruler's spouse, or None.
func (g *State) consortOf(s play.Seat) int8 { return g.personAt(s, Consort, 0) }

// childAt is who fills a child slot, or None.
func (g *State) childAt(s play.Seat, slot int8) int8 { return g.personAt(s, Child, slot) }

func (g *State) personAt(s play.Seat, at At, slot int8) int8 {
	for i := range g.People {
		if p := &g.People[i]; p.At == at && p.Of == int8(s) && p.Slot == slot {
			return int8(i)
		}
	}
	return None
}

// courted is the potential spouse of a territory, or None.
func (g *State) courted(i int8) int8 {
	for p := range g.People {
		if x := &g.People[p]; x.At == Unmarried && x.Of == i {
			return int8(p)
		}
	}
	return None
}

// family are all members of a dynasty: the ruler, the spouse, children, siblings and their spouses.
func (g *State) family(s play.Seat) []int8 {
	all := make([]int8, 0, familySize)
	for i := range g.People {
		if p := &g.People[i]; p.At >= Ruler && p.Of == int8(s) {
			all = append(all, int8(i))
		}
	}
	return all
}

// relatives are a dynasty's children and siblings, the eldest of either first, children first.
func (g *State) relatives(s play.Seat) iter.Seq[int8] {
	return func(yield func(int8) bool) {
		for _, at := range [2]At{Child, Sibling} {
			for _, p := range g.eldest(s, at) {
				if !yield(p) {
					return
				}
			}
		}
	}
}

// slotsFor are how many children and siblings a dynasty has room for.
var slotsFor = [...]int{Child: childSlots, Sibling: siblingSlots}

// eldest are a dynasty's children, or its siblings, the eldest first.
func (g *State) eldest(s play.Seat, at At) []int8 {
	all := make([]int8, 0, childSlots)
	for i := range g.People {
		p := &g.People[i]
		if p.At != at || p.Of != int8(s) {
			continue
		}
		j := len(all)
		for ; j > 0 && g.People[all[j-1]].Since > p.Since; j-- {
		}
		all = append(all, None)
		copy(all[j+1:], all[j:])
		all[j] = int8(i)
		if len(all) == slotsFor[at] {
			break
		}
	}
	return all
}

// line is the line of succession: sons, daughters, brothers, sisters, the eldest of each first.
// rule: crusader-kings/succession/order
func (g *State) line(s play.Seat) []int8 {
	line := make([]int8, 0, childSlots+siblingSlots)
	for _, at := range [2]At{Child, Sibling} {
		all := g.eldest(s, at)
		for _, sex := range [2]Sex{Male, Female} {
			for _, p := range all {
				if box.People[p].Sex == sex {
					line = append(line, p)
				}
			}
		}
	}
	return line
}

// heir is who inherits next, or None.
// rule: crusader-kings/succession/order
func (g *State) heir(s play.Seat) int8 {
	if line := g.line(s); len(line) > 0 {
		return line[0]
	}
	return None
}

// dukeOf is who holds the title of a territory, or None.
func (g *State) dukeOf(i int8) int8 {
	for p := range g.People {
		if x := &g.People[p]; x.Title == i && x.At >= Ruler {
			return int8(p)
		}
	}
	return None
}

// duchy says whether a territory is a Duchy.
func (g *State) duchy(i int8) bool { return g.dukeOf(i) != None }

// member says whether somebody belongs to a dynasty.
func (g *State) member(p int8, s play.Seat) bool {
	return g.People[p].At >= Ruler && g.People[p].Of == int8(s)
}

// green and red say whether a trait token of that colour lies on somebody's card.
func (g *State) green(p int8) bool { return g.marked(p, false) }
func (g *State) red(p int8) bool   { return g.marked(p, true) }

func (g *State) marked(p int8, red bool) bool {
	for i, at := range g.TokenAt {
		if at == Place(p) && box.Traits[box.Tokens[i].Trait].Red == red {
			return true
		}
	}
	return false
}

// kin is somebody's entry in the family tree, or nil for who belongs to no dynasty.
func (g *State) kin(p int8) *Kin {
	if k := g.People[p].Kin; k != None {
		return &g.Tree[k]
	}
	return nil
}

// join enters somebody into a dynasty's tree, as a child of the ruler if he is one, and counts his age in
// it. With the tree full he has no entry; the game does not depend on it.
func (g *State) join(p int8, s play.Seat, came Came) {
	g.Joined++
	g.People[p].Since = g.Joined
	g.People[p].Kin = None
	if int(g.TreeLen) == treeSize {
		return
	}
	k := Kin{
		Person: p, Seat: s, House: g.Dynasties[s].House, Came: came, Parent: None, Spouse: None,
		From: g.rounds(), To: None, Reign: None,
	}
	if came == Born || came == BornBastard || came == Adopted {
		if r := g.rulerOf(s); r != None {
			k.Parent = g.People[r].Kin
		}
	}
	g.Tree[g.TreeLen] = k
	g.People[p].Kin = g.TreeLen
	g.TreeLen++
}

// part ends somebody's time in a dynasty.
func (g *State) part(p int8, how Death) {
	if k := g.kin(p); k != nil {
		k.To, k.Died, k.Left = g.rounds(), how, how == Alive
	}
	g.People[p].Kin = None
}

// rounds counts the Rounds of the game that have begun, from 1; 0 in the setup.
func (g *State) rounds() int8 {
	if g.Phase == Setting || g.Era == 0 {
		return 0
	}
	return (g.Era-1)*roundsPerEra + g.Round
}
