package giochix

// Effects of Empire cards and technologies, in a closed vocabulary: data/vocabulary.yaml says what each word means.

// Do is what an effect does.
type Do uint8

// The words by which data/ speaks of effects, in the order of vocabulary.yaml.
const (
	NoEffect Do = iota
	GainFlorins
	TakeFlorins
	PayLess
	UpkeepLess
	TaxTolerance
	TaxWeight
	Interest
	Unlock
	UnitLimit
	FreeUnits
	Repair
	DrawMore
	Capacity
	MovePoints
	IgnoreStop
	StopPiece
	AttackValue
	TurnPenalty
	Reroll
	DieShift
	LossesChange
	DealDamage
	PreventDamage
	EnablePower
	CancelPower
	CancelCaptain
	Siege
	RecoverUnits
	FreeCapture
	BarbarianPoints
	EventShield
	PeekDeck
	TradePrice
	MarketValue
	TradeAnywhere
	TakeGoods
	TapCard
	CancelAbility
	See
	Truce
	doings
)

// When is when an ability can be used.
type When uint8

const (
	Always When = iota // technologies
	InEvents
	InTaxes
	InPurchases
	InMove
	InBattle
	AtRoll
	AtBattleEnd
	InCommerce
	InResponse
	AnyTime
	whens
)

// Effect is one effect. What its numbers and sets mean, its word says.
type Effect struct {
	Do   Do
	N    int16 // amount, plus, n, pieces, levels, percent, dice or times, whichever the word has
	Max  int16 // max, max_pieces, max_price or turns
	Min  int16 // min_price
	Uses int8
	Of   uint32 // things it speaks of: pieces of the vocabulary, bit by bit
	By   uint8  // per, need, step, whose, role, icons, deck, may, where: as its word has them
	Also uint8  // a second of those
	Flag bool   // per_level, no_horde, limited
}
