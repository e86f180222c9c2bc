package giochix

import (
	"fmt"

	"signoria/play"
)

// Check returns an error if the position breaks what the rules conserve.
func (g *State) Check() error {
	for _, check := range [...]func() error{g.checkFigures, g.checkProperty, g.checkLand, g.checkBattle, g.checkTreasury} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkFigures: every figure is somewhere, a Captain on the board or a prisoner has a level, and Here counts them.
func (g *State) checkFigures() error {
	var here [Places][MostPlayers]int8
	for s := range play.Seat(MostPlayers) {
		p := &g.Players[s]
		for i, at := range p.Figures {
			figure := int8(i)
			if at >= spots || int8(s) >= g.Seats && at != Supply && at != 0 {
				return fmt.Errorf("seat %d: figure %d is at %d", s, i, at)
			}
			if int8(s) >= g.Seats {
				continue
			}
			if at >= Aboard && at < Supply && !p.Property[at-Aboard].Kind.War() {
				return fmt.Errorf("seat %d: figure %d is aboard property %d, which carries nobody", s, i, at-Aboard)
			}
			if at >= Captive && (at == Captive+Spot(s) || int8(at-Captive) >= g.Seats) {
				return fmt.Errorf("seat %d: figure %d is a prisoner of seat %d", s, i, at-Captive)
			}
			if figure >= firstCaptain {
				if level := p.Levels[figure-firstCaptain]; (at == Supply) != (level == 0) || level < 0 || level > captainLevels {
					return fmt.Errorf("seat %d: Captain %d at %d has level %d", s, i, at, level)
				}
			}
			if at := p.place(figure); at != NoPlace {
				here[at][s]++
				if at.Sea() && p.Figures[figure] < Aboard {
					return fmt.Errorf("seat %d: figure %d is in the water at %d", s, i, at)
				}
			} else if p.Stopped>>i&1 == 1 {
				return fmt.Errorf("seat %d: figure %d is off the board and has a Stop token", s, i)
			}
		}
	}
	for at := range here {
		if here[at] != g.Here[at] {
			return fmt.Errorf("place %d: figures %v, counted as %v", at, here[at], g.Here[at])
		}
	}
	return nil
}

// checkProperty: every transport and engine is where it can be, and carries no more than it can.
func (g *State) checkProperty() error {
	for s := range play.Seat(g.Seats) {
		p := &g.Players[s]
		for i := range p.Property {
			x := &p.Property[i]
			if x.Kind == NoProperty {
				if *x != (Property{}) {
					return fmt.Errorf("seat %d: property %d is none and says %+v", s, i, *x)
				}
				continue
			}
			at := p.where(int8(i))
			switch {
			case x.Level < 1 || x.Level > 3:
				return fmt.Errorf("seat %d: property %d has level %d", s, i, x.Level)
			case at == NoPlace:
				return fmt.Errorf("seat %d: property %d is nowhere", s, i)
			case x.Kind != Engine && !x.loose():
				return fmt.Errorf("seat %d: transport %d is aboard another", s, i)
			case x.Kind == Engine && !x.loose() && !p.Property[x.At-Aboard].Kind.War():
				return fmt.Errorf("seat %d: engine %d is aboard property %d", s, i, x.At-Aboard)
			case x.loose() && at.Sea() && !x.Kind.Ship():
				return fmt.Errorf("seat %d: property %d of kind %d is in the water", s, i, x.Kind)
			case at.Land() && x.Kind.Ship() && box.Atlas.Territories[at].Port == NoPlace:
				return fmt.Errorf("seat %d: ship %d is in %d, which has no port", s, i, at)
			case x.Kind.War() && g.room(s, int8(i)) < 0:
				return fmt.Errorf("seat %d: transport %d carries too much", s, i)
			}
		}
	}
	return nil
}

// checkLand: buildings stand while they are not destroyed, stars lie by a military building that gives so many, and who has
// taken a territory is there.
func (g *State) checkLand() error {
	for at := range Place(Territories) {
		x := &g.Territories[at]
		for f, level := range x.Level {
			if damage := x.Damage[f]; damage < 0 || level == 0 && damage > 0 || level > 0 && damage >= box.Buildings[f][level].Structure {
				return fmt.Errorf("territory %d: building %d of level %d has %d damage", at, f, level, damage)
			}
		}
		if x.Taken != play.Nobody && g.Here[at][x.Taken] == 0 {
			return fmt.Errorf("territory %d: seat %d holds it and is not there", at, x.Taken)
		}
		if x.Star == play.Nobody {
			continue
		}
		if b := &g.Territories[x.From]; b.Level[Military] < g.starsFrom(x.From) {
			return fmt.Errorf("territory %d: the building in %d gives it one star too many", at, x.From)
		}
	}
	for s := range play.Seat(g.Seats) {
		if n := g.starsOf(s); n > box.Supply.Stars {
			return fmt.Errorf("seat %d has %d stars", s, n)
		}
	}
	for at, h := range g.Hordes {
		if h.Light < 0 || h.Archers < 0 || h.Captain < 0 || h.Units() == 0 && h != (Horde{}) && !g.Battle.On {
			return fmt.Errorf("place %d: a horde of %+v", at, h)
		}
	}
	return nil
}

// checkBattle: who fights is there unless he has retreated, and who serves an engine fights.
func (g *State) checkBattle() error {
	b := &g.Battle
	if !b.On {
		return nil
	}
	for s := range play.Seat(g.Seats) {
		if army := g.army(s, b.At); b.Of[s]&^army != 0 && b.Retreat == NoPlace || b.Serving[s]&^b.Of[s] != 0 {
			return fmt.Errorf("seat %d: %x fight, %x serve, %x are there", s, b.Of[s], b.Serving[s], army)
		}
		crews := int8(0)
		for _, n := range b.Crew[s] {
			crews += n
		}
		if crews != count(b.Serving[s]) {
			return fmt.Errorf("seat %d: %d serve engines, counted as %d", s, count(b.Serving[s]), crews)
		}
	}
	return nil
}

// checkTreasury: nobody has spent what he has not.
func (g *State) checkTreasury() error {
	for s := range play.Seat(g.Seats) {
		if n := g.Players[s].Florins; n < 0 {
			return fmt.Errorf("seat %d has %d florins", s, n)
		}
	}
	return nil
}
