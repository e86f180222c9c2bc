package warriorknights

// What cards do is data: a short list of operations, each carried out by one small function, and
// lasting modifiers that the rules ask for where they matter. data/events.yaml and data/agendas.yaml
// document the vocabulary.

// Op is one step of a card's effect.
type Op struct {
	Do     OpKind
	Who    Who
	What   Currency
	Amount int16 // All (-1) for everything
	Half   int8  // lose half: 1 rounded up, -1 rounded down
	Per    bool  // amount is per city
	Min    int16
	Flag   bool // raze: with loot; neutralise: may be bought off; desert: with ransom
	Take   int16
	Token  int8 // 0 chairman, 1 church
	Most   bool // the token goes to who has most Faith, ties to the Chairman's choice
	Army   ArmyPick
	Mods   []BoxMod
	Target int8 // status: 0 drawer, 1 the noble found, 2 the Baron found, 3 the realm
	Until  Until
	Area   Area // phase
	Test   Test
	Then   []Op
	Else   []Op
	Choose []Option
}

// Option is one option of a choose operation.
type Option struct {
	ID    string
	Label map[string]string
	Then  []Op
}

// BoxMod is a lasting modifier as printed on a card.
type BoxMod struct {
	Mod    Mod
	Amount int16 // a factor is in hundredths
}

// ArmyPick says which armies an operation strikes.
type ArmyPick struct {
	Noble     bool // the noble found
	Of        Who
	MinTroops int16
	AtSea     bool
	InRegion  bool // all armies in the region of the city found
}

// Target is something a card must find first.
type Target struct {
	Pick        Pick
	By          PickBy
	Scope       int8 // 0 any, 1 realm, 2 overseas
	Owner       int8 // 0 any, 1 the drawer, 2 none, 3 somebody
	NoNoble     bool // none of the owner's nobles stands there
	StrengthMax int16
	MineAlone   bool // only the drawer's nobles stand there
	Of          Who
	OnBoard     bool
	UnderWay    bool
}

type (
	OpKind    uint8
	Who       uint8
	Currency  uint8
	Mod       uint8
	Until     uint8
	Test      uint8
	Pick      uint8
	PickBy    uint8
	Refusable uint8
)
