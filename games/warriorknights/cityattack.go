package warriorknights

import "signoria/play"

// permitted asks every third Baron with an army in the region whether a city or fortress there may be
// attacked. Nobody is asked if there is none.
// rule: warrior-knights/city-attack/neutral-city-alone
// rule: warrior-knights/city-attack/enemy-city-alone
// rule: warrior-knights/city-attack/enemy-city-with-permission
// rule: warrior-knights/city-attack/permission-also-for-fortress
func (g *State) permitted(t *play.Table, s, b play.Seat, kind BattleKind, region int8) bool {
	order, count := g.clockwise(s)
	for _, third := range order[1:count] {
		if third == b || g.noblesAt(third, region) == 0 {
			continue
		}
		a := t.Await(func(o *play.Asking) {
			o.To(third, AskPermission, int16(third), int16(s), int16(b), int16(region), int16(kind))
			o.May(play.Choice{Verb: PermitAttack}, play.Free)
			o.May(play.Choice{Verb: ForbidAttack}, play.Free)
		})
		if a.Verb == ForbidAttack {
			t.Tell(KeyForbidden, int16(third), int16(s), int16(b), int16(region))
			g.breaksWay(t, third, s)
			return false
		}
		t.Tell(KeyPermitted, int16(third), int16(s), int16(b), int16(region))
	}
	return true
}

// sparesFortress asks the attacker whether he obeys a law that protects fortresses, if there is one.
func (g *State) sparesFortress(t *play.Table, s, b play.Seat) bool {
	_, law, ok := g.realm(ModNoFortressAttack)
	if !ok || !g.obeys(t, s, law) {
		return false
	}
	g.Move.Spares = true
	t.Tell(KeyRespects, int16(s), int16(b))
	return true
}
