package alpha

import (
	"testing"

	"signoria/chance"
	. "signoria/games/medioevo/force"
	. "signoria/games/medioevo/force/forcetest"
	"signoria/play"
)

// Blue has one territory with 3 armies and one with 2, and the d4 shows 2.
//
// rule: mu-alpha/events/rebellion-roll
// rule: mu-alpha/events/rebellion-outcome
func TestTheSecondTerritoryRebels(t *testing.T) {
	p := Position(t, 4).Held(Blue, 3, "palatinate").Held(Blue, 2, "saxony").Falling(D4(2), D6(5))
	p.Build(Settlement, 2, "saxony").Build(Fort, 1, "saxony").Build(Cathedral, 1, "saxony")
	p.Phase = Events
	captain := p.Captain(Blue, 2, "saxony", None)
	engine := p.Engine(Blue, 1, "saxony", None)
	p.Run((*State).Rebel)
	Want(t, "the die, for the page", p.Event.Revolt, 2)
	Want(t, "where they rose", [2]Place{p.Event.Revolts[0], p.Event.Revolts[1]}, [2]Place{At("saxony"), NoPlace})
	Want(t, "3 are enough", p.Land("palatinate").Owner, Blue)
	Want(t, "2 are not", p.Land("saxony").Owner, play.Nobody)
	Want(t, "his armies are gone", p.Ground(Blue, At("saxony")), 0)
	Want(t, "a d6 of barbarians", p.Ground(Barbarians, At("saxony")), 5)
	Want(t, "with a Captain of level I", p.ChiefLevel(p.BarbarianCaptain(At("saxony"))), 1)
	Want(t, "his own Captain is gone", p.Captains[captain].Owner == Blue && p.Captains[captain].Level > 0, false)
	Want(t, "nobody has honour of it", p.Told(KeyHonour), false)
	Want(t, "buildings stay", [3]int8{p.Built(At("saxony"), Settlement), p.Built(At("saxony"), Fort), p.Built(At("saxony"), Cathedral)}, [3]int8{2, 1, 1})
	Want(t, "engines stay", p.Engines[engine].Level, 1)
	Want(t, "one roll for all", p.Match.Count(KeyLoyalty), 1)
	for seed := range uint64(60) {
		p = Position(t, 4).Held(Blue, 1, "saxony")
		p.Dice.Lo += seed << 9
		if p.Run((*State).Rebel); p.Ground(Barbarians, At("saxony")) > 6 {
			t.Fatal("more barbarians than a d6 shows")
		}
	}

	p = Position(t, 4).Held(Blue, 2, "saxony").Falling(D4(2), D6(5))
	for range 7 {
		p.Captain(Barbarians, 1, "ionian-sea", p.Transport(Barbarians, Galley, 1, "ionian-sea", 1))
	}
	p.Run((*State).Rebel)
	Want(t, "no Captain is left in the reserve", p.BarbarianCaptain(At("saxony")), None)
}

// The die has four sides.
//
// rule: mu-alpha/events/rebellion-roll
func TestTheRollIsOfAFourSidedDie(t *testing.T) {
	var shown [6]bool
	for seed := range uint64(200) {
		p := Position(t, 3)
		p.Dice = chance.New(seed)
		shown[p.Run((*State).Rebel).Event.Revolt] = true
	}
	Want(t, "what it shows", shown, [6]bool{1: true, 2: true, 3: true, 4: true})
}

// What a territory needs by the roll, LAW, SIGNORIA and FEUDALISM; fortifications count for nothing, and with 5 FV nothing
// is at risk.
//
// rule: mu-alpha/events/rebellion-roll
// rule: mu-alpha/events/rebellion-law
// rule: mu-alpha/events/rebellion-signoria-feudalism
func TestWhatATerritoryNeeds(t *testing.T) {
	for _, x := range []struct {
		name  string
		techs []int8
		fort  int8
		roll  int8
		want  int16
	}{
		{"nothing", nil, 0, 2, 3},
		{"LAW", []int8{Legge}, 0, 2, 2},
		{"LAW and a roll of 1: an empty one rebels anyway", []int8{Legge}, 0, 1, 1},
		{"SIGNORIA", []int8{Signoria}, 0, 2, 4},
		{"FEUDALISM", []int8{Feudalesimo}, 0, 2, 4},
		{"both", []int8{Signoria, Feudalesimo}, 0, 1, 4},
		{"both and a roll of 4: 5 are always enough", []int8{Signoria, Feudalesimo}, 0, 4, 5},
		{"all three", []int8{Legge, Signoria, Feudalesimo}, 0, 2, 4},
		{"a Castle", nil, 3, 2, 3},
		{"VASSALAGE", []int8{Vassallaggio}, 0, 2, 3},
	} {
		for vf, holds := range map[int16]bool{x.want: true, x.want - 1: false} {
			p := Position(t, 4).Held(Green, vf, "sinai").Learned(Green, x.techs...).Build(Fort, x.fort, "sinai").Falling(Dn(4, int(x.roll)))
			Want(t, x.name, p.Ed().RevoltNeed(p.State, Green, At("sinai"), x.roll), x.want)
			p.Run((*State).Rebel)
			Want(t, x.name, p.Land("sinai").Owner == Green, holds)
		}
	}
}

// Armies aboard land transports there keep the peace, those aboard ships in the port and guests do not. Where it rises the
// transports stay, empty.
//
// rule: mu-alpha/events/rebellion-roll
// rule: mu-alpha/events/rebellion-outcome
func TestWhoIsPresent(t *testing.T) {
	p := Position(t, 4).Held(Green, 1, "sinai", "egypt", "thrace").Vf(Red, "thrace", 30).Falling(D4(4))
	p.Transport(Green, WarWagon, 1, "sinai", 4)
	galley := p.Transport(Green, Galley, 1, "egypt", 8)
	wagon := p.Transport(Green, WarWagon, 1, "egypt", 2)
	p.Run((*State).Rebel)
	Want(t, "aboard a War Wagon", p.Land("sinai").Owner, Green)
	Want(t, "aboard a Galley", p.Land("egypt").Owner, play.Nobody)
	Want(t, "a guest's", p.Land("thrace").Owner, play.Nobody)
	Want(t, "the crew of the Galley stays aboard", p.Transports[galley].VF, 8)
	Want(t, "that of the wagon is gone", p.Transports[wagon].VF, 0)
	Want(t, "the wagon stands there", p.Transports[wagon].Kind == WarWagon && p.Transports[wagon].At == At("egypt"), true)
	Want(t, "guests stay", p.Ground(Red, At("thrace")), 30)
}

// 1 barbarian Archer (3 FV) and a barbarian Captain of level II in a Kingdom that Blue holds in part.
//
// rule: mu-alpha/events/barbarian-captains-enlist
// rule: mu-alpha/events/contested-kingdoms-enlist
func TestBarbariansEnlist(t *testing.T) {
	p := Position(t, 4).Wild("paphlagonia", 3).Held(Blue, 5, "cappadocia")
	p.Captain(Barbarians, 2, "paphlagonia", None)
	p.Phase = Events
	p.Run(func(g *State, t *play.Table) { g.Recruit(t) })
	Want(t, "3 more: 2 for the Captain, 1 for the Kingdom", p.Ground(Barbarians, At("paphlagonia")), 3+3)
	Want(t, "told", p.Told(KeyRecruits, int16(At("paphlagonia")), 3), true)
	Want(t, "nothing of land where nobody comes", p.Told(KeyRecruits, int16(At("cappadocia")), 0), false)

	for level := int8(1); level <= 3; level++ {
		p := Position(t, 4).Wild("paphlagonia", 3)
		p.Captain(Barbarians, level, "paphlagonia", None)
		p.Run(func(g *State, t *play.Table) { g.Recruit(t) })
		Want(t, "his level, without players in the Kingdom", p.Ground(Barbarians, At("paphlagonia")), 3+int16(level))
	}
}

// Heretics among their owner's armies can be put down by him.
//
// rule: mu-alpha/events/calamity-draw
func TestHereticsCanBePutDown(t *testing.T) {
	p := Position(t, 4).Held(Green, 9, "egypt").Wild("egypt", 3)
	wagon := p.Transport(Green, WarWagon, 2, "egypt", 10)
	p.Captain(Green, 2, "egypt", wagon)
	p.Active = Green
	p.March.Convoy.Add(wagon)
	p.March.Leader = wagon
	Want(t, "he may attack them", p.WhyNotAttack(At("egypt"), Barbarians), play.Free)
}

// Where more rise than the page has room for all rise, and it shows the first of them.
//
// rule: mu-alpha/events/rebellion-roll
func TestManyRebelAtOnce(t *testing.T) {
	p := Position(t, 4)
	shown := len(p.Event.Revolts)
	var rising []Place
	for q := range p.State.Land() {
		if len(rising) < shown+4 {
			p.Territories[q].Owner, p.Territories[q].VF[Green] = Green, 1
			rising = append(rising, q)
		}
	}
	p.Phase = Events
	p.Falling(D4(4)).Run((*State).Rebel)
	for i, q := range rising {
		Want(t, "owner", p.Territories[q].Owner, play.Nobody)
		if i < shown {
			Want(t, "shown", p.Event.Revolts[i], q)
		}
	}
}
