package warriorknights

// What cards do is data: a short list of operations, each carried out by one small function, and
// lasting modifiers that the rules ask for where they matter. docs/box-files.md explains the words.

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

// All is the amount of an operation that takes or mends everything.
const All = -1

// What an operation does.
const (
	OpGain OpKind = iota + 1
	OpLose
	OpRaze
	OpNeutralise
	OpSeize
	OpBreach
	OpRepair
	OpFortify
	OpCasualties
	OpHeal
	OpKill
	OpExhaust
	OpRefresh
	OpDesert
	OpEnlist
	OpToken
	OpStatus
	OpPhase
	OpBless
	OpForfeitCity
	OpLiftBans
	OpDiscardAgenda
	OpPostponeAssembly
	OpVoteDiscard
	OpChoose
	OpIf
)

// Whom it is done to, or who picks.
const (
	WhoNobody Who = iota
	WhoDrawer
	WhoBaron
	WhoOwner
	WhoChosen
	WhoHolder
	WhoProposer
	WhoEach
	WhoAll
	WhoOne
	WhoChurch
	WhoChairman
)

// What is gained or lost.
const (
	InCrowns Currency = iota + 1
	InVotes
	InFaith
	InPrestige
)

// How long a status lasts.
const (
	UntilEndOfRound Until = iota + 1
	UntilNextTaxation
	UntilNextBattle
	UntilGameEnd
)

// What an if operation looks at.
const (
	IfNobleAtSea Test = iota + 1
	IfExpeditionUnderWay
	IfChurchLeadsFaith
	IfTargetFound
	IfChurchIsDrawer
)

// What a card looks for.
const (
	PickCity Pick = iota + 1
	PickNoble
	PickBaron
	PickNationality
	PickExpedition
)

// How it is found.
const (
	ByFate PickBy = iota + 1
	BySameCard
	ByDrawer
)

// When a Baron may refuse an agenda.
const (
	RefuseNone Refusable = iota
	RefuseOnPassing
	RefuseTaxation
	RefuseMove
	RefuseDraft
	RefuseUpkeep
	RefuseRaze
	RefuseAttack
)

// The vocabulary as the card data spells it.
var (
	opWords = map[string]OpKind{
		"gain": OpGain, "lose": OpLose, "raze": OpRaze, "neutralise": OpNeutralise, "seize": OpSeize,
		"breach": OpBreach, "repair": OpRepair, "fortify": OpFortify, "casualties": OpCasualties,
		"heal": OpHeal, "kill": OpKill, "exhaust": OpExhaust, "refresh": OpRefresh, "desert": OpDesert,
		"enlist": OpEnlist, "token": OpToken, "status": OpStatus, "phase": OpPhase, "bless": OpBless,
		"forfeit_city": OpForfeitCity, "lift_bans": OpLiftBans, "discard_agenda": OpDiscardAgenda,
		"postpone_assembly": OpPostponeAssembly, "vote_discard": OpVoteDiscard, "choose": OpChoose, "if": OpIf,
	}
	whoWords = map[string]Who{
		"drawer": WhoDrawer, "baron": WhoBaron, "owner": WhoOwner, "chosen": WhoChosen, "holder": WhoHolder,
		"proposer": WhoProposer, "each": WhoEach, "all": WhoAll, "one": WhoOne, "church": WhoChurch,
		"chairman": WhoChairman,
	}
	currencyWords = map[string]Currency{
		"crowns": InCrowns, "votes": InVotes, "faith": InFaith, "prestige": InPrestige,
	}
	untilWords = map[string]Until{
		"end_of_round": UntilEndOfRound, "next_taxation": UntilNextTaxation, "next_battle": UntilNextBattle,
		"game_end": UntilGameEnd,
	}
	testWords = map[string]Test{
		"noble_at_sea": IfNobleAtSea, "expedition_under_way": IfExpeditionUnderWay,
		"church_leads_faith": IfChurchLeadsFaith, "target_found": IfTargetFound, "church_is_drawer": IfChurchIsDrawer,
	}
	pickWords = map[string]Pick{
		"city": PickCity, "noble": PickNoble, "baron": PickBaron, "nationality": PickNationality,
		"expedition": PickExpedition,
	}
	pickByWords = map[string]PickBy{"fate": ByFate, "same_card": BySameCard, "drawer": ByDrawer}
	refuseWords = map[string]Refusable{
		"none": RefuseNone, "on_passing": RefuseOnPassing, "taxation": RefuseTaxation, "move": RefuseMove,
		"draft": RefuseDraft, "upkeep": RefuseUpkeep, "raze": RefuseRaze, "attack": RefuseAttack,
	}
)
