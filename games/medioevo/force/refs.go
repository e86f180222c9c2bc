package force

import (
	"fmt"

	"signoria/games/medioevo"
	"signoria/games/wording"
)

// The names under which the board draws things.

func RefPlace(p int16) string {
	if Place(p).Sea() {
		return "sea:" + Place(p).ID()
	}
	return "territory:" + Place(p).ID()
}
func RefSeat(s int16) string      { return wording.Numbered("seat", s) }
func RefTransport(i int16) string { return wording.Numbered("transport", i) }
func refLot(i, l int16) string    { return fmt.Sprintf("lot:%d:%d", i, l) }
func RefCaptain(c int16) string   { return wording.Numbered("captain", c) }
func RefEngine(e int16) string    { return wording.Numbered("engine", e) }
func refTreaty(no int16) string   { return wording.Numbered("treaty", no) }
func RefCard(card int16) string   { return "card:" + cardIDs[card] }
func RefTech(tech int16) string   { return "tech:" + techIDs[tech] }
func RefGood(good int16) string   { return "good:" + medioevo.GoodID(int8(good)) }
