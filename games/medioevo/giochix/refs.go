package giochix

import (
	"fmt"

	"signoria/games/wording"
)

// The names under which the page draws things. Things keep them whatever box is played with.

func refPlace(p int16) string {
	if Place(p).Sea() {
		return "sea:" + Place(p).ID()
	}
	return "territory:" + Place(p).ID()
}

func refSeat(s int16) string      { return wording.Numbered("seat", s) }
func refProperty(n int16) string  { return wording.Numbered("property", n) }
func refCard(card int16) string   { return "card:" + standard.Printed.EmpireCards[card].ID }
func refCharacter(c int16) string { return "character:" + standard.Printed.Characters[c].ID }
func refTech(tech int16) string   { return "tech:" + standard.Printed.Technologies[tech].ID }
func refGood(good int16) string   { return "good:" + standard.Printed.Wares[good].ID }
func refEvent(e int16) string     { return "event:" + standard.Printed.Events[e].ID }

// refBuilding is the building of a family in a territory, refArmy the figures of a seat in a place, or the Barbarians.
func refBuilding(p, f int16) string { return "building:" + Place(p).ID() + ":" + familyIDs[f] }
func refArmy(p, side int16) string  { return fmt.Sprintf("army:%s:%d", Place(p).ID(), side) }
