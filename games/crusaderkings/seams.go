package crusaderkings

import "signoria/play"

// Signatures that chapters share while they are being written; each chapter's author takes his own away.

// fate
func (g *State) playEvent(t *play.Table, s play.Seat) { panic("not written") } // FATE: the event of g.Card.Card

// the AI dynasties (AI): what they do where a player would be asked
func (g *State) dynasticAI(t *play.Table, s play.Seat) { panic("not written") } // a whole Dynastic phase
func (g *State) actionAI(t *play.Table, s play.Seat)   { panic("not written") } // the action of g.Card.Card
func (g *State) consentAI(s play.Seat) bool            { panic("not written") } // does s take the marriage in g.Match?
