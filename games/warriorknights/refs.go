package warriorknights

import "signoria/play"

func refSeat(s int16) string { return refBaron(play.Seat(s)) }
func refFort(s int16) string { return refFortress(play.Seat(s)) }

// attacked is what stands in region C to be attacked: a city, or Baron A's men, or his fortress, whose
// walls are the only ones where there is no city.
func attacked(c play.Choice) []string {
	at := []string{refRegion(c.C)}
	switch city := box.Regions[c.C].City; {
	case city != None:
		at = append(at, refCity(int16(city)))
	case BattleKind(c.B) != FieldBattle:
		at = append(at, refFort(c.A))
	}
	if c.A >= 0 {
		at = append(at, refSeat(c.A))
	}
	return at
}
