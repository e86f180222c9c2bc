package crusaderkings

import "signoria/play"

// Signatures that chapters share while they are being written; each chapter's author takes his own away.

const roundsPerEra = 3

type printed struct{}

var box = new(Box)

// people
func (g *State) dynasticPhase(t *play.Table, s play.Seat)                { panic("not written") } // PEOPLE: marriage or adoption, then titles
func (g *State) formPact(t *play.Table, a, b play.Seat)                  { panic("not written") } // PEOPLE
func (g *State) gainCasusBelli(t *play.Table, holder, against play.Seat) { panic("not written") } // PEOPLE: breaks a Pact between them
func (g *State) breakTerritoryPact(t *play.Table, i int8)                { panic("not written") } // PEOPLE: shield off, new potential spouse
func (g *State) kill(t *play.Table, p int8, how Death)                   { panic("not written") } // PEOPLE: any face-up character; succession and crisis at once if a ruler; a new potential spouse in a territory
func (g *State) divorce(t *play.Table, p int8)                           { panic("not written") } // PEOPLE: p's spouse goes as if dead
func (g *State) birth(t *play.Table, s play.Seat, bastard bool)          { panic("not written") } // PEOPLE
func (g *State) loseTerritory(t *play.Table, i int8)                     { panic("not written") } // PEOPLE: Knight and Footsoldier off, the title there ends, independent, a potential spouse comes; elimination if it was the last
func (g *State) takeTerritory(t *play.Table, i int8, s play.Seat)        { panic("not written") } // PEOPLE: s's Knight comes to stand there (conquest, annexation, event, trade), eight-territory limit included; elimination of who lost his last
func (g *State) newSuitor(t *play.Table, i int8)                         { panic("not written") } // PEOPLE: a potential spouse with a Random token for an independent territory

// court
func (g *State) settleTrophies(t *play.Table)               { panic("not written") } // COURT: after anything that changes castles, shields, Development cards
func (g *State) acquire(t *play.Table, s play.Seat, d int8) { panic("not written") } // DEEDS(realm): a Development card comes to a dynasty, the fourth of a type discards one

// deeds
func (g *State) playAction(t *play.Table, s play.Seat)              { panic("not written") } // DEEDS: the action of g.Card.Card
func (g *State) placeShield(t *play.Table, s play.Seat, space int8) { panic("not written") } // DEEDS(crusade)

// fate
func (g *State) playEvent(t *play.Table, s play.Seat) { panic("not written") } // FATE: the event of g.Card.Card

// the AI dynasties (AI): what they do where a player would be asked
func (g *State) dynasticAI(t *play.Table, s play.Seat) { panic("not written") } // a whole Dynastic phase
func (g *State) actionAI(t *play.Table, s play.Seat)   { panic("not written") } // the action of g.Card.Card
func (g *State) consentAI(s play.Seat) bool            { panic("not written") } // does s take the marriage in g.Match?
