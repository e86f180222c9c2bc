package force

import (
	"math/bits"

	"signoria/games/medioevo"
	"signoria/play"
)

// The Pope and his Church, where its head is more than a title: who is under its ban, the Crusade that is under way,
// and the election of a Pope. What comes of it is an edition's own; it stands here for what the shared chapters and the
// page know of it.

// Faith is what the Church has under way.
type Faith struct {
	Banned   uint16 // excommunicated players, bit s
	Assailed uint16 // who has attacked Rome without taking it, and has not been excommunicated for it
	Refused  uint16 // who has refused a Crusade, and has not been excommunicated for it
	Forsook  uint16 // who has left Rome to the barbarians without anybody having driven him out
	Ceded    bool   `json:",omitzero"` // Rome is with one who is no Christian, and he has not conquered it
	Crusade  Crusade
	Election Election
}

// Crusade is a Crusade under way. Size 0: none.
type Crusade struct {
	Size    int16             // VF that must come to Jerusalem
	Until   int8              // the last turn in which they may
	Joined  uint16            // who takes part in it, bit s
	Brought [MostRealms]int16 // VF with which each has attacked Jerusalem in this Combat phase, at the most
}

// Election is the election of a Pope under way.
type Election struct {
	Open  bool
	Tied  uint16                // who got as many votes and bids for the office, bit s
	Round int8                  // of the bidding, from 1
	Votes [MostRealms]play.Seat // whom each has voted for; Nobody not yet
	Bids  [MostRealms]int16     // less than 0: none yet
}

// Pope is who is Pope, or Nobody.
func (g *State) Pope() play.Seat {
	for _, s := range g.AllSeats() {
		if g.Players[s].Pope {
			return s
		}
	}
	return play.Nobody
}

// Religion is the religion of a player's realm. The Golden Horde shares its with no other.
// rule: mu-prototype/realms/religions
// rule: mu-alpha/concepts/religions
func (g *State) Religion(s play.Seat) medioevo.Religion {
	return g.Box().Atlas.Realms[g.Players[s].Realm].Religion
}

// Crusading says whether a player takes part in a Crusade that is under way.
func (g *State) Crusading(s play.Seat) bool {
	return g.Faith.Crusade.Size > 0 && g.Faith.Crusade.Joined&Bit(s) != 0
}

// HolyLand is the territory of a religious capital.
func (b *Box) HolyLand(holy medioevo.Holy) Place {
	for i := range b.Atlas.Territories {
		if b.Atlas.Territories[i].Holy == holy {
			return Place(i)
		}
	}
	return NoPlace
}

// SeeFaith is the Church as all see it.
func (g *State) SeeFaith(grounds uint16, come int16) *FaithView {
	x := &g.Faith
	v := &FaithView{Banned: seatsIn(x.Banned), Grounds: seatsIn(grounds)}
	if c := &x.Crusade; c.Size > 0 {
		v.Crusade = &CrusadeView{
			Size: int(c.Size), Until: int(c.Until), Left: int(c.Until - g.Turn + 1), Joined: seatsIn(c.Joined), Come: int(come),
		}
	}
	if e := &x.Election; e.Open {
		v.Election = &ElectionView{Tied: seatsIn(e.Tied), Round: int(e.Round)}
		for s := range g.Seats {
			v.Election.Votes = append(v.Election.Votes, e.Votes[s])
			v.Election.Bids = append(v.Election.Bids, int(e.Bids[s]))
		}
	}
	return v
}

// checkFaith looks at the Church: one Pope, and nobody in it who does not play.
func (g *State) checkFaith(c *checking) {
	popes := 0
	for s := range play.Seat(g.Seats) {
		popes += int(B2i(g.Players[s].Pope))
	}
	x := &g.Faith
	c.that(popes <= 1, "there are %d Popes", popes)
	c.that((x.Banned|x.Assailed|x.Refused|x.Forsook|x.Crusade.Joined)>>g.Seats == 0, "the Church knows of a player beyond %d", g.Seats)
	c.that(x.Crusade.Size >= 0 && (x.Crusade.Size > 0 || bits.OnesCount16(x.Crusade.Joined) == 0), "a Crusade of %d VF", x.Crusade.Size)
	c.that(!x.Election.Open || popes == 0, "a Pope is elected, and there is one")
}
