package warriorknights

import (
	"signoria/games/wording"
	"signoria/play"
)

const (
	fortifiedIncome = 1   // crowns more; rule: warrior-knights/taxation/fortified-bonus
	wholeIncome     = 100 // factors of income are in hundredths
)

const (
	KeyTaxes     play.Key = 43 // Baron A takes B crowns: C from cities, D from charges, E from offices
	KeyOfficeFee play.Key = 44 // Baron A takes B Faith from his offices
	KeyTithe     play.Key = 45 // Baron A returns B crowns under the law C
	KeyChurchTax play.Key = 46 // Baron A pays the Head of the Church B C crowns under the law D
)

var taxationChapter = wording.Chapter{
	Lines: map[play.Key]string{
		KeyTaxes: "taxes", KeyOfficeFee: "office-faith", KeyTithe: "tithe", KeyChurchTax: "church-tax",
	},
}

// taxation pays every Baron for the cities he controls and the charges and offices he holds; then the
// laws take their part.
// rule: warrior-knights/taxation/city-income
func (g *State) taxation(t *play.Table) {
	var received [MaxBarons]int16
	order, n := g.clockwise(g.Chairman) //stale:ok each once, in the order in which it began
	for _, s := range order[:n] {
		received[s] = g.collect(t, s)
	}
	g.endStatuses(UntilNextTaxation)
	for _, s := range order[:n] { //stale:ok each once, in the order in which it began
		g.payTithe(t, s, received[s]) // rule: warrior-knights/agenda/law
	}
	for _, s := range order[:n] { //stale:ok each once, in the order in which it began
		g.payChurchTax(t, s) // rule: warrior-knights/agenda/law
	}
}

// collect pays a Baron his income and returns it.
func (g *State) collect(t *play.Table, s play.Seat) int16 {
	fromCities, fromCharges, fromOffices := g.cityIncome(s), g.holds(s, ModIncome), g.officeIncome(s)
	income := fromCities + fromCharges + fromOffices
	g.Barons[s].Crowns += income
	t.Tell(KeyTaxes, int16(s), income, fromCities, fromCharges, fromOffices)
	if faith := g.officeFaith(s); faith > 0 {
		g.Barons[s].Faith += faith
		t.Tell(KeyOfficeFee, int16(s), faith)
	}
	return income
}

// income is what a Baron would receive at a taxation now, before laws.
func (g *State) income(s play.Seat) int16 {
	return g.cityIncome(s) + g.holds(s, ModIncome) + g.officeIncome(s)
}

// cityIncome is what a Baron's cities pay; besieged ones pay nothing unless a law says otherwise.
// rule: warrior-knights/taxation/city-income
// rule: warrior-knights/siege/no-prestige-no-tax
func (g *State) cityIncome(s play.Seat) (sum int16) {
	_, _, besiegedPay := g.realm(ModBesiegedIncome)
	for c := range int8(cities) {
		if g.Cities[c].Owner != s || g.besieged(c) && !besiegedPay {
			continue
		}
		sum += box.Cities[c].Income
		if g.Cities[c].Fortified {
			sum += fortifiedIncome
		}
	}
	if factor, ok := g.status(ModCityIncomeFactor, int8(s)); ok {
		sum = sum * factor / wholeIncome
	}
	return sum
}

// officeIncome is what offices pay whose nobles stand at a city of their Baron that is not besieged.
func (g *State) officeIncome(s play.Seat) (sum int16) {
	for shape := range int8(4) {
		n := nobleOf(s, shape)
		fee := g.officeMod(n, ModHomeIncome)
		if fee == 0 || g.offMap(n) || g.Nobles[n].AtSea {
			continue
		}
		if c := g.cityOf(s, g.Nobles[n].At); c != None && !g.besieged(c) {
			sum += fee
		}
	}
	return sum
}

// officeFaith is the Faith that offices bring whose nobles are on the map.
func (g *State) officeFaith(s play.Seat) (sum int16) {
	for shape := range int8(4) {
		if n := nobleOf(s, shape); !g.offMap(n) {
			sum += g.officeMod(n, ModFaithIncome)
		}
	}
	return sum
}

// payTithe has a Baron return a part of what he received, if a law asks it and he obeys.
func (g *State) payTithe(t *play.Table, s play.Seat, received int16) {
	part, law, ok := g.realm(ModTithe) //stale:ok no aside repeals a law
	if !ok || received < part || !g.obeys(t, s, law) {
		return
	}
	due := min(received/part, g.Barons[s].Crowns)
	g.Barons[s].Crowns -= due
	t.Tell(KeyTithe, int16(s), due, int16(law))
}

// payChurchTax has a Baron pay the Head of the Church, if a law asks it and he obeys.
func (g *State) payChurchTax(t *play.Table, s play.Seat) {
	due, law, ok := g.realm(ModChurchTax) //stale:ok no aside repeals a law
	if !ok || s == g.Church || g.Barons[s].Crowns == 0 || !g.obeys(t, s, law) {
		return
	}
	due = min(due, g.Barons[s].Crowns)
	g.Barons[s].Crowns -= due
	g.Barons[g.Church].Crowns += due
	t.Tell(KeyChurchTax, int16(s), int16(g.Church), due, int16(law))
}
