package crusaderkings

import "signoria/play"

// Development cards that are used at will: the Marshal, in one's own Turn.

// effectAsides lists what a Development card lets a player do at a moment of his own choosing.
// rule: crusader-kings/plots/rebellion-removal
func (g *State) effectAsides(o *play.Asking, s play.Seat) {
	if !g.mayCalm(s) {
		return
	}
	for i := range each(g.where(s, OwnRebellious)) {
		o.May(play.Choice{Verb: CalmRebellion, A: int16(i)}, play.Free)
	}
}

// mayCalm says whether a player's Marshal can be sent now: in his own Turn, once a Round.
// rule: crusader-kings/plots/rebellion-removal
func (g *State) mayCalm(s play.Seat) bool {
	return g.Phase == Turns && g.Active == s && !g.Dynasties[s].Marshal && g.modifier(s, CalmsRebellion, NoAction) > 0
}

// effectAside does one of them, and says whether it was one.
func (g *State) effectAside(t *play.Table, a play.Answer) bool {
	if a.Verb == CalmRebellion {
		g.calm(t, a.Seat, int8(a.A))
		return true
	}
	return false
}

// calm sends a player's Marshal to a territory: it loses a Rebellion token.
// rule: crusader-kings/plots/rebellion-removal
func (g *State) calm(t *play.Table, s play.Seat, i int8) {
	g.Dynasties[s].Marshal = true
	g.Territories[i].Rebellion -= min(g.Territories[i].Rebellion, g.modifier(s, CalmsRebellion, NoAction))
	t.Tell(KeyCalmed, int16(s), int16(i))
}
