package prototype

// Reinforcements: what armies cost and how many volunteer. The rest is in force/reinforcements.go, tributaries in taxes.go.

const (
	zealots   = 2  // VF, with FANATISMO: there is no Crusade in which it would bring more
	armyPrice = 15 // florins a VF
)
