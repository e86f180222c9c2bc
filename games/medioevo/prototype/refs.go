package prototype

import (
	"fmt"

	"signoria/games/medioevo"
)

// The names under which the board draws things.

func refPlace(p int16) string {
	if Place(p).Sea() {
		return "sea:" + Place(p).ID()
	}
	return "territory:" + Place(p).ID()
}
func refSeat(s int16) string      { return fmt.Sprintf("seat:%d", s) }
func refTransport(i int16) string { return fmt.Sprintf("transport:%d", i) }
func refLot(i, l int16) string    { return fmt.Sprintf("lot:%d:%d", i, l) }
func refCaptain(c int16) string   { return fmt.Sprintf("captain:%d", c) }
func refEngine(e int16) string    { return fmt.Sprintf("engine:%d", e) }
func refTreaty(no int16) string   { return fmt.Sprintf("treaty:%d", no) }
func refCard(card int16) string   { return "card:" + cardIDs[card] }
func refTech(tech int16) string   { return "tech:" + techIDs[tech] }
func refGood(good int16) string   { return "good:" + medioevo.GoodID(int8(good)) }
