// Package http is the table on the wire: a JSON API, server-sent events, sessions and limits. It
// serves the built client too.
package http

import (
	"signoria"
	"signoria/play"
)

// The types here are what the page sends and gets; the client's TypeScript is generated from them.

// Me is who the browser is.
type Me struct {
	ID   string `json:"id"` // "" for a guest who has not said his name yet
	Name string `json:"name"`
	Face int    `json:"face"` // see ChairInfo
}

// GameInfo is a game one can open a table of.
type GameInfo struct {
	ID      string           `json:"id"`
	Title   string           `json:"title"`
	About   string           `json:"about"`  // in a line
	Poster  string           `json:"poster"` // what one does in it, in a short sentence
	Length  string           `json:"length"` // how long a game takes
	Least   int              `json:"least"`  // seats
	Most    int              `json:"most"`
	Options []OptionInfo     `json:"options"`
	Bots    []LevelInfo      `json:"bots"`    // weakest first
	Minded  bool             `json:"minded"`  // there is counsel to be had in it
	Tables  []SuggestionInfo `json:"tables"`  // as the game suggests them, the one for a newcomer first
	Lessons []LessonInfo     `json:"lessons"` // guided first games
}

// SuggestionInfo is a table as a game suggests it, in words. Seats and options are as in NewTable.
type SuggestionInfo struct {
	ID      string         `json:"id"`
	Name    string         `json:"name"`
	About   string         `json:"about"`
	Seats   []string       `json:"seats"`
	Options map[string]int `json:"options"`
}

// LessonInfo is a guided first game in words.
type LessonInfo struct {
	ID     string `json:"id"`
	Title  string `json:"title"`
	Hint   string `json:"hint"`
	Length string `json:"length"` // how long it takes
}

// LessonScript is what is told beside the board of a lesson, all of it marked up.
type LessonScript struct {
	LessonInfo `tstype:",extends"`
	Won        string           `json:"won"` // what is told at the end
	Lost       string           `json:"lost"`
	Steps      []LessonStepInfo `json:"steps"`
}

// LessonStepInfo is one thing told, or told and done.
type LessonStepInfo struct {
	ID     string   `json:"id"`
	Head   string   `json:"head"`
	Text   string   `json:"text"`
	Do     string   `json:"do"`     // what to do; "" for a step that is only told
	Refs   []string `json:"refs"`   // what to light on the board
	Number int      `json:"number"` // the number the text tells to say, 0 for none
}

// LessonProgress is how far a learner is.
type LessonProgress struct {
	ID    string `json:"id"`    // the lesson's
	Done  int    `json:"done"`  // the steps before it have been carried out
	Next  int    `json:"next"`  // the step that the offer belongs to, -1 if to none
	Wants []int  `json:"wants"` // the places in the offer of the choices that carry it out
}

// OptionInfo is a table option in words.
type OptionInfo struct {
	ID      string        `json:"id"`
	Name    string        `json:"name"`
	Hint    string        `json:"hint"`
	Values  []OptionValue `json:"values"`
	Default int           `json:"default"`
	Seat    int           `json:"seat"`    // the seat it is about, -1 for the whole table
	OfSeats bool          `json:"ofSeats"` // its values are seats, counted from 1, and 0 for none
}

// OptionValue is what an option may be.
type OptionValue struct {
	Value int    `json:"value"`
	Name  string `json:"name"`
	About string `json:"about"` // more of it, "" if there is no more to say
}

// LevelInfo is a level of bot in words.
type LevelInfo struct {
	ID     string         `json:"id"`
	Name   string         `json:"name"`
	About  string         `json:"about"`
	Thinks bool           `json:"thinks"` // it thinks ahead: it takes its time, and stands in for nobody
	Own    bool           `json:"own"`    // it plays by rules of its own: its seat is its own to the end, and it stands in for nobody
	Sets   map[string]int `json:"sets"`   // the options of its seat that it sets, by id
	// Tempers are what one of it may be like. It then goes by "<id>-<temper>", and by "<id>-any" where chance says
	// which as it sits down.
	Tempers []TemperInfo `json:"tempers"`
}

// TemperInfo is what a bot may be like, in words.
type TemperInfo struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	About string `json:"about"`
}

// NewTable asks for a table. Each seat is "me", "me:<name>" for one of several friends at one screen,
// "open" or "bot:<name>": see LevelInfo.
type NewTable struct {
	Game    string           `json:"game"`
	Seats   []string         `json:"seats"`
	Options map[string]int   `json:"options"`
	Seed    string           `json:"seed"`    // empty for one of the server's choosing
	Manners signoria.Manners `json:"manners"` // what is left out is as usual
}

// FitInfo says whether a new table can be opened as it was laid out.
type FitInfo struct {
	Message string `json:"message"` // why not, "" if it can
	Option  string `json:"option"`  // the option it hangs on, "seats" for their number, "" if on none
}

// TableInfo is a table as anybody with its link may know it.
type TableInfo struct {
	ID         string           `json:"id"`
	Game       string           `json:"game"`
	Title      string           `json:"title"` // the game's
	Name       string           `json:"name"`  // what its people call the table, "" if nothing
	Status     signoria.Status  `json:"status"`
	Options    map[string]int   `json:"options"`
	Manners    signoria.Manners `json:"manners"`
	Chairs     []ChairInfo      `json:"chairs"`
	Mine       []play.Seat      `json:"mine"`    // the caller's seats
	Host       bool             `json:"host"`    // the caller opened it
	Shut       bool             `json:"shut"`    // its people play without spectators, and the caller is none of them
	Waiting    []play.Seat      `json:"waiting"` // seats asked now
	MyTurn     bool             `json:"myTurn"`
	Turn       int              `json:"turn"`
	Counts     string           `json:"counts"`     // what the game calls the turns it counts, as "Round"; "" if by that word
	Clocks     []ClockInfo      `json:"clocks"`     // by seat; none without a clock
	Play       *ClockInfo       `json:"play"`       // what is left of the time to play, null without a limit
	Motions    []MotionInfo     `json:"motions"`    // what waits for everybody's word
	Next       string           `json:"next"`       // the rematch's id, "" if there is none
	Study      *StudyInfo       `json:"study"`      // what is studied here, null at any other table
	Commitment *CommitmentInfo  `json:"commitment"` // what vouches for the seed, null where nothing does
	Created    int64            `json:"created"`    // Unix milliseconds
	Moved      int64            `json:"moved"`      // when the last row was recorded that all are told of
	Now        int64            `json:"now"`        // by the server's clock
}

// CommitmentInfo vouches for a table's seed, from which all that chance brings is drawn.
type CommitmentInfo struct {
	Hash string `json:"hash"` // SHA-256 of the seed, a colon and the salt, in hexadecimals
	Seed string `json:"seed"` // a whole number of 64 bits, and the salt: "" until the game is over
	Salt string `json:"salt"`
}

// StudyOf asks for a table at which a moment of a finished game is studied.
type StudyOf struct {
	Row  int32     `json:"row"`  // the moment
	Seat play.Seat `json:"seat"` // who was asked; if he was not, the first who was
}

// StudyInfo says of which moment a table is a study. What its seat could not know there has been dealt again.
type StudyInfo struct {
	Of     string      `json:"of"`     // the id of the table at which it was played
	Row    int32       `json:"row"`    // the moment, of that table
	Turn   int         `json:"turn"`   // of the game, then
	Seat   play.Seat   `json:"seat"`   // who was asked
	Began  int32       `json:"began"`  // the row of this table with which the study begins
	Played bool        `json:"played"` // something has been answered here
	Better *BetterInfo `json:"better"` // what an analysis found to be better than what was answered; null if nothing
}

// BetterInfo is an answer that would have been better than the one that was given.
type BetterInfo struct {
	Given string  `json:"given"` // marked up
	Said  string  `json:"said"`  // the better one
	Gain  float64 `json:"gain"`  // how much likelier one wins with it, 0 to 1
	Error float64 `json:"error"` // the standard error of that
}

// BetterChoice is where a better answer stands in an offer.
type BetterChoice struct {
	Choice int `json:"choice"`
	Number int `json:"number"` // with what number, where one is wanted
}

// ChairInfo is who sits in a seat.
type ChairInfo struct {
	Name     string `json:"name"`     // "" if nobody
	Face     int    `json:"face"`     // what his face is drawn from: an even number for a man's, an odd one for a woman's
	Bot      string `json:"bot"`      // the name of the bot that answers, "" for a person: see LevelInfo
	Level    string `json:"level"`    // its level and temper in a word each, "" for a person
	Plays    string `json:"plays"`    // and how such a bot plays
	Own      bool   `json:"own"`      // the bot plays by rules of its own: the seat is its own to the end
	StandsIn bool   `json:"standsIn"` // the bot stands in for the person of that name, who may take his seat back
	Resigned bool   `json:"resigned"` // the person of that name has resigned
	Here     bool   `json:"here"`     // a page of his is open
	Counsels int    `json:"counsels"` // how often counsel was asked for here
}

// GlanceInfo is how a table stands, for the list of the caller's tables.
type GlanceInfo struct {
	Seat   play.Seat `json:"seat"`                  // whose view, -1 a spectator's
	View   any       `json:"view" tstype:"unknown"` // the game's own view, null before the start
	News   []string  `json:"news"`                  // what has come about that he has not seen, the latest last, marked up
	Prompt string    `json:"prompt"`                // what he is asked, "" if nothing
}

// InvitationInfo is where a table's friends find it, as told to who opened it.
type InvitationInfo struct {
	Addresses []string `json:"addresses"` // the best first; none if nobody else reaches the server
	Local     bool     `json:"local"`     // it listens to its own machine only
}

// TicketInfo is how a player goes on in another browser.
type TicketInfo struct {
	Addresses []string `json:"addresses"` // to open there, the best first; none if nobody else reaches the server
	Minutes   int      `json:"minutes"`   // for which they are good, once
}

// RemindersInfo is by what browsers know that a reminder is the server's.
type RemindersInfo struct {
	Key string `json:"key"` // in base64url; "" if it reaches nobody who has no page open
}

// Reached is how a browser is reached: what its push service has given it.
type Reached struct {
	Endpoint string `json:"endpoint"`
	Key      []byte `json:"key"`
	Auth     []byte `json:"auth"`
}

// Unreached is a browser that is to be reached no more.
type Unreached struct {
	Endpoint string `json:"endpoint"`
}

// ReminderInfo is pushed to a browser: a table waits for its player.
type ReminderInfo struct {
	Table string `json:"table"`
	Lang  string `json:"lang"`
	Title string `json:"title"`
	Body  string `json:"body"`
	Until int64  `json:"until"` // when his clock runs out, in Unix milliseconds; 0 if none runs
	By    string `json:"by"`    // says that, with %s for the time as the browser writes it
}

// ShownGame is the course of a game that bots have played, for who looks in.
type ShownGame struct {
	Table   TableInfo     `json:"table"`
	Moments []ShownMoment `json:"moments"`
}

// ShownMoment is a position of it, as a spectator sees it.
type ShownMoment struct {
	View any    `json:"view" tstype:"unknown"` // the game's own view
	Line string `json:"line"`                  // what had just happened, marked up
}

// ClockInfo is a seat's time.
type ClockInfo struct {
	Left  int64 `json:"left"`  // milliseconds, while it stands; 0 while it runs
	Until int64 `json:"until"` // when it runs out, in Unix milliseconds of the server; 0 while it stands
	Out   bool  `json:"out"`   // it has run out: a bot answers
}

// MotionInfo is something that is done when all who play have agreed.
type MotionInfo struct {
	Kind    signoria.MotionKind `json:"kind"`
	Seat    play.Seat           `json:"seat"`    // to which somebody is admitted, -1 otherwise
	Name    string              `json:"name"`    // who asks
	Mine    bool                `json:"mine"`    // it is the caller who asks
	Asked   bool                `json:"asked"`   // the caller's word is wanted
	Missing []play.Seat         `json:"missing"` // the seats whose word is wanted still
}

// Sit asks for a seat, one's own to take it back from a bot; or to put a bot in a seat.
type Sit struct {
	Seat play.Seat `json:"seat"`
	Bot  string    `json:"bot"` // this bot is to sit there: in my place, or if I opened the table; "" sits the caller down
}

// SeatOf names one of the caller's seats.
type SeatOf struct {
	Seat play.Seat `json:"seat"`
}

// NameTable says what a table is called.
type NameTable struct {
	Name string `json:"name"` // at most 40 characters; "" for nothing of its own
}

// GiveWord agrees to a motion, or speaks against it, which ends it; it makes the motion if there is none.
type GiveWord struct {
	Kind  signoria.MotionKind `json:"kind"`
	Seat  play.Seat           `json:"seat"` // to which somebody is admitted
	Agree bool                `json:"agree"`
}

// Rematch asks for another game of the same people.
type Rematch struct {
	Rotate bool `json:"rotate"` // everybody moves one seat on
}

// Update is one event of a table's stream: all that the viewer sees, and what is new in the
// chronicle. The event's id lets a dropped browser resume where it was.
type Update struct {
	Row       int32         `json:"row"`      // of the record, the last the viewer is told of: what others prepare in secret is not counted; -1 before the start
	Seen      int32         `json:"seen"`     // the last row the viewer has said he has seen from this seat
	Answered  int32         `json:"answered"` // the last row that the seat's player answered himself, 0 none
	Seat      play.Seat     `json:"seat"`     // whose view, -1 a spectator's
	Table     TableInfo     `json:"table"`
	View      any           `json:"view" tstype:"unknown"` // the game's own view
	Offer     *OfferInfo    `json:"offer"`                 // what the seat is asked, if it is
	Asides    *OfferInfo    `json:"asides"`                // what it may do out of turn, bargains left aside
	Bargains  *BargainsInfo `json:"bargains"`              // what it may know of bargains; null in a game without
	Undo      UndoInfo      `json:"undo"`
	Waits     []WaitInfo    `json:"waits"` // who is asked now, and what for all may know
	Chronicle ChronicleInfo `json:"chronicle"`
	Standing  play.Standing `json:"standing"`

	Upgrades []UpgradeInfo  `json:"upgrades"` // when the table went over to newer rules
	Returned []ReturnedInfo `json:"returned"` // what the seat had prepared and must choose anew

	Orders []OrderInfo `json:"orders"` // the seat's standing orders
	Given  []GivenInfo `json:"given"`  // what the table answered for the seat since it answered itself
	Botted int         `json:"botted"` // how often a bot answered for the seat since its player did himself

	Lesson *LessonProgress `json:"lesson"` // at a table where a lesson is told to this seat
	Better *BetterChoice   `json:"better"` // what is better than what was answered, at the question that is studied
}

// OfferInfo is an offer in words.
type OfferInfo struct {
	Token   string          `json:"token"`
	Name    string          `json:"name"`   // the prompt's name, the same in every language
	Prompt  string          `json:"prompt"` // marked up, as all text: [[city:monz|Monz]]
	Hint    string          `json:"hint"`   // what it is good for, for those who have not met it often; "" where nothing is puzzling
	Choices []ChoiceInfo    `json:"choices"`
	Refused []RefusedInfo   `json:"refused"`
	Terms   []signoria.Term `json:"terms" tstype:"('turn' | 'era' | 'game')[]"` // for which a standing order can be given here
}

// ChoiceInfo is a choice in words and things on the board.
type ChoiceInfo struct {
	play.ToldChoice `tstype:",extends"`
	ID              string `json:"id"`  // names it wherever it is offered, as a Link does
	Low             int    `json:"low"` // a number from Low to High is wanted, unless both are 0
	High            int    `json:"high"`
}

// RefusedInfo is a choice that a rule forbids.
type RefusedInfo struct {
	play.ToldChoice `tstype:",extends"`
	ID              string `json:"id"`
	Rule            string `json:"rule"` // its id in the ledger
	Why             string `json:"why"`  // the rule's title
}

// UpgradeInfo is that a table went over to newer rules while it was played.
type UpgradeInfo struct {
	Row     int32 `json:"row"`
	At      int64 `json:"at"`      // in Unix milliseconds
	Version int   `json:"version"` // of the rules since
	Back    int   `json:"back"`    // how many answers no longer fitted and were given back
}

// ReturnedInfo is an answer the seat had prepared, and that the table gave back because it no longer holds.
type ReturnedInfo struct {
	Label string `json:"label"` // what was chosen, marked up
	Rule  string `json:"rule"`  // the id of the rule that forbids it now, "" if none is known
	Why   string `json:"why"`   // the rule's title
}

// ForesightInfo is what a seat can know beforehand of a choice of its own. The request for it is a GiveAnswer.
type ForesightInfo struct {
	Lines  []string     `json:"lines"`                                                                                  // what the chronicle surely says next, marked up
	Scores []ChangeInfo `json:"scores"`                                                                                 // what surely changes of the seat's own
	Then   play.Then    `json:"then" tstype:"'asked' | 'together' | 'ready' | 'lands' | 'chance' | 'over' | 'unknown'"` // what comes after that
	Asked  []play.Seat  `json:"asked"`                                                                                  // who is asked then
	Prompt string       `json:"prompt"`                                                                                 // what the seat itself is asked then, marked up; "" if it is not, or not surely
	More   bool         `json:"more"`                                                                                   // more comes of it that hangs on what the seat cannot know
	Final  play.Final   `json:"final" tstype:"'' | 'seals' | 'draws' | 'reveals'"`                                      // why it cannot be taken back
	Odds   *OddsInfo    `json:"odds"`                                                                                   // null if it begins nothing that has odds
	Others []OddsInfo   `json:"others"`                                                                                 // of the same, carried on in other ways
}

// OfferOf names what one of the caller's seats is asked.
type OfferOf struct {
	Seat  play.Seat `json:"seat"`
	Token string    `json:"token"` // of the offer
}

// ChanceInfo is how likely it is that what a choice begins comes out well.
type ChanceInfo struct {
	Choice int     `json:"choice"` // its place in the offer
	Good   float64 `json:"good"`   // 0 to 1
}

// CounselInfo is an answer that somebody who thinks ahead would give. The request for the best of them is an OfferOf.
type CounselInfo struct {
	Choice int           `json:"choice"` // its place in the offer
	Number int           `json:"number"` // with what number, where one is wanted
	Chance float64       `json:"chance"` // to win with it, 0 to 1, as squires would play on
	Within float64       `json:"within"` // the standard error of that, at most 1
	Usual  bool          `json:"usual"`  // it is what a squire answers
	Lapse  bool          `json:"lapse"`  // it is behind the best beyond doubt
	Brings ForesightInfo `json:"brings"` // what can be known beforehand of it, in two lines at most, and without odds
}

// ChangeInfo is a change of a score, by its name in words.
type ChangeInfo struct {
	Name string `json:"name"`
	From int    `json:"from"`
	To   int    `json:"to"`
}

// OddsInfo is how a matter may come out. Shares are from 0 to 1.
type OddsInfo struct {
	Name     string        `json:"name"`
	Played   int           `json:"played"`  // how often it was played out
	Counted  bool          `json:"counted"` // over every way there is: the shares are exact
	Outcomes []OutcomeInfo `json:"outcomes"`
	Undone   float64       `json:"undone"` // nothing came of it
	Number   string        `json:"number"` // what the bars count, "" if there are none
	Bars     []BarInfo     `json:"bars"`   // by value, rising
}

// OutcomeInfo is a way in which a matter comes out, the best first.
type OutcomeInfo struct {
	Name  string    `json:"name"`
	Tone  play.Tone `json:"tone" tstype:"'good' | 'even' | 'bad'"`
	Share float64   `json:"share"`
}

// BarInfo is how often a number comes out.
type BarInfo struct {
	Value int     `json:"value"`
	Share float64 `json:"share"`
}

// CardInfo tells what a thing on the board is.
type CardInfo struct {
	Title string     `json:"title"` // plain
	Kind  string     `json:"kind"`
	Facts []string   `json:"facts"` // marked up
	Rules []RuleLink `json:"rules"` // that speak of it
}

// RuleLink is a rule to go to.
type RuleLink struct {
	ID    string `json:"id"`
	Title string `json:"title"`
}

// WaitInfo says that a seat is asked.
type WaitInfo struct {
	Seat play.Seat `json:"seat"`
	Bot  bool      `json:"bot"`
}

// BargainsInfo is the bargaining at a table as the viewer may know it.
type BargainsInfo struct {
	Now      bool          `json:"now"`   // the viewer may bargain at this moment
	Token    string        `json:"token"` // goes with his next move
	Turns    int           `json:"turns"` // the most turns an offer may be said to stand
	Goods    []string      `json:"goods"` // what is traded, by name
	Things   []ThingInfo   `json:"things"`
	Mine     PurseInfo     `json:"mine"`
	With     []PartnerInfo `json:"with"`    // whom he may offer something
	Reasons  []string      `json:"reasons"` // why he may say that he declines
	Motives  []string      `json:"motives"` // and that he offers something
	Waiting  []BargainInfo `json:"waiting"`
	Promises []PromiseInfo `json:"promises"`
	Given    []WordInfo    `json:"given"` // words that the table itself can read, as far as they are still owed
}

// ThingInfo is a special thing that may change hands.
type ThingInfo struct {
	ID   int    `json:"id"`
	Name string `json:"name"` // marked up
}

// PurseInfo is what somebody has to bargain with.
type PurseInfo struct {
	Goods  []int `json:"goods"`  // how much of each
	Things []int `json:"things"` // by id
}

// PartnerInfo is somebody to whom the viewer may offer something.
type PartnerInfo struct {
	PurseInfo `tstype:",extends"`
	Seat      play.Seat `json:"seat"` // -1 the whole table
	May       bool      `json:"may"`  // no more bargains wait between them than may
}

// BargainInfo is a bargain on the table. What is given and asked is in words, and, for whoever answers
// it by another, in numbers.
type BargainInfo struct {
	No        int       `json:"no"`
	From      play.Seat `json:"from"`
	To        play.Seat `json:"to"` // -1 the whole table
	Open      bool      `json:"open"`
	Lapses    int       `json:"lapses"` // with the beginning of which turn, 0 if it stands until it is withdrawn
	Gives     []string  `json:"gives"`
	Asks      []string  `json:"asks"`
	Words     []string  `json:"words"` // what who offers promises, and what he asks the other to promise
	Goods     []int     `json:"goods"` // from who offers if more than 0
	Give      []int     `json:"give"`  // things, by id
	Take      []int     `json:"take"`
	Why       string    `json:"why"`  // it is offered, in words, if that is said
	Mine      bool      `json:"mine"` // it waits for the viewer's answer
	MayAccept bool      `json:"mayAccept"`
	MayAnswer bool      `json:"mayAnswer"` // by another
}

// PromiseInfo is words that were given.
type PromiseInfo struct {
	No      int         `json:"no"`
	Parties []play.Seat `json:"parties"` // who offered, who took
	Words   []string    `json:"words"`   // of each, "" if he gave none
	Marks   []string    `json:"marks"`   // what the other says of them: "", kept or broken
	Open    bool        `json:"open"`
}

// WordInfo is a word that the table itself can read: it says whether it is kept.
type WordInfo struct {
	From play.Seat `json:"from"`
	To   play.Seat `json:"to"`
	What string    `json:"what"` // is promised, marked up
	Open bool      `json:"open"`
}

// Haggle is a move of bargaining. Of its fields each deed takes what it needs.
type Haggle struct {
	Seat   play.Seat `json:"seat"`
	Token  string    `json:"token"`
	Deed   string    `json:"deed"` // give offer counter accept decline withdraw kept broken
	No     int16     `json:"no"`   // the bargain answered, withdrawn or judged
	To     play.Seat `json:"to"`   // -1 the whole table
	Goods  []int16   `json:"goods"`
	Give   []int16   `json:"give"` // things, by id
	Take   []int16   `json:"take"`
	Open   bool      `json:"open"`
	Turns  int16     `json:"turns"`  // for how many it stands, this one counted; 0 until it is withdrawn
	Mine   string    `json:"mine"`   // what one promises
	Yours  string    `json:"yours"`  // what one asks the other to promise
	Why    int16     `json:"why"`    // it is declined: one of BargainsInfo.Reasons, counted from 1; 0 to say nothing
	Motive int16     `json:"motive"` // why it is offered: one of BargainsInfo.Motives, in the same way
}

// UndoInfo says whether the viewer's last answer can be taken back, and if not, why.
type UndoInfo struct {
	May     bool   `json:"may"`
	Why     string `json:"why"`
	Answers int    `json:"answers"` // how many go back with it, itself included: those of a sheet go together
}

// ChronicleInfo is news of the chronicle: keep the first From lines you have, then add Lines.
type ChronicleInfo struct {
	From  int        `json:"from"`
	Lines []LineInfo `json:"lines"`
}

// LineInfo is a line of the chronicle in words.
type LineInfo struct {
	Row     int32       `json:"row"`
	Index   uint16      `json:"index"`
	Name    string      `json:"name"` // the line's name, the same in every language
	Args    []int16     `json:"args"` // what it tells of, in the game's numbers; those left out at the end are 0
	Text    string      `json:"text"` // marked up
	Secret  bool        `json:"secret"`
	Weight  play.Weight `json:"weight"`  // how much it matters
	Bargain int         `json:"bargain"` // the number of the bargain it tells of, 0 if of none
	At      int64       `json:"at"`      // when it happened, in Unix milliseconds; 0 if nobody knows
}

// StoryInfo is how a finished game went.
type StoryInfo struct {
	Scores  []NamedInfo   `json:"scores"`  // what is counted, the one that decides first
	Turns   []StoryTurn   `json:"turns"`   // how it stood before the first turn, and at the end of each
	Sources []SourceInfo  `json:"sources"` // where the first score came from; they add up to it. Empty if the game does not tell.
	Turning []TurningInfo `json:"turning"` // by row
	Deeds   []DeedsInfo   `json:"deeds"`   // what is told again, by kind
	Minded  bool          `json:"minded"`  // there is an analysis to be had of it

	Analysed bool `json:"analysed"` // somebody has asked for that
}

// AnalysisInfo is how likely each seat was to win as a finished game went on, and what its decisions cost it.
type AnalysisInfo struct {
	Done  int           `json:"done"` // of so many rows: while it is worked out, fewer than of
	Of    int           `json:"of"`
	Turns []OutlookInfo `json:"turns"` // at the start of each, and at the end
	Seats []ReviewInfo  `json:"seats"` // none until all is done
}

// OutlookInfo is how likely each seat was to win when a turn began.
type OutlookInfo struct {
	Turn    int       `json:"turn"`
	Row     int32     `json:"row"`
	Chances []float64 `json:"chances"` // by seat, 0 to 1
	Errors  []float64 `json:"errors"`  // the standard error of each
}

// ReviewInfo is what the decisions of a seat cost it.
type ReviewInfo struct {
	Decisions int         `json:"decisions"` // in which it had something to choose
	Best      int         `json:"best"`      // in which nothing better was found, beyond doubt
	Lost      float64     `json:"lost"`      // of its chance to win, by the others together: a sum of such shares
	Lapses    []LapseInfo `json:"lapses"`    // the dearest first
}

// LapseInfo is a decision that cost its seat part of its chance to win.
type LapseInfo struct {
	Row    int32   `json:"row"` // the moment at which it was asked
	Turn   int     `json:"turn"`
	Lost   float64 `json:"lost"`
	Error  float64 `json:"error"`  // the standard error of that
	Chance float64 `json:"chance"` // with the better answer
	Asked  string  `json:"asked"`  // marked up, as the others
	Given  string  `json:"given"`
	Better string  `json:"better"`
}

// NamedInfo is a name of the game's and its words.
type NamedInfo struct {
	Name  string `json:"name"`
	Title string `json:"title"`
}

// StoryTurn is how a game stood when a turn was over.
type StoryTurn struct {
	Turn   int          `json:"turn"`
	Row    int32        `json:"row"` // the first moment after it
	Places []play.Place `json:"places"`
}

// SourceInfo is where points of the first score came from.
type SourceInfo struct {
	NamedInfo `tstype:",extends"`
	Points    []int `json:"points"` // by seat; below zero where more was lost than won
}

// TurningInfo is a turn that changed who is ahead.
type TurningInfo struct {
	Kind  string    `json:"kind"`  // lead rise fall leap
	Seat  play.Seat `json:"seat"`  // who took the lead, rose, fell or leapt
	Other play.Seat `json:"other"` // who had the lead, or -1
	By    int       `json:"by"`    // places risen or fallen, points leapt with what is to come
	Turn  int       `json:"turn"`
	Row   int32     `json:"row"`
}

// DeedsInfo is what is told again of one kind, by row.
type DeedsInfo struct {
	NamedInfo `tstype:",extends"`
	Deeds     []DeedInfo `json:"deeds"`
}

// DeedInfo is a line of the chronicle told again.
type DeedInfo struct {
	Row   int32  `json:"row"`
	Index uint16 `json:"index"`
	Turn  int    `json:"turn"`
	Text  string `json:"text"`  // marked up
	Fight bool   `json:"fight"` // a battle begins with it
}

// GiveAnswer answers an offer: its token, the place of the choice in it, and a number if one is
// wanted. For an aside, the token of the asides.
type GiveAnswer struct {
	Seat   play.Seat `json:"seat"`
	Token  string    `json:"token"`
	Choice int       `json:"choice"`
	Number int       `json:"number"`
	Note   string    `json:"note"` // free words, for a choice that carries them
}

// Link is an answer among several that are given as one. Its choice is named by its ID: it need not be offered yet.
type Link struct {
	ID     string `json:"id"`
	Number int    `json:"number"`
	Note   string `json:"note"`
}

// GiveSheet answers what a seat is asked, from the offer of a token on, with several answers as one; or asks where they
// would lead.
type GiveSheet struct {
	Seat  play.Seat `json:"seat"`
	Token string    `json:"token"`
	Links []Link    `json:"links"`
}

// SheetInfo says how far a sheet's answers went, each given if it was offered when its turn came.
type SheetInfo struct {
	Played int    `json:"played"`                                                       // how many were given
	Stop   string `json:"stop" tstype:"'' | 'refused' | 'unasked' | 'fate' | 'others'"` // why no more were: it is not offered, the seat is asked nothing, of the last came chance or something hidden, or another's turn
	Why    string `json:"why"`                                                          // that in words, or the title of the rule
	Rule   string `json:"rule"`                                                         // the id of the rule that forbids the next, "" if none is known
}

// TrialInfo is where a sheet would lead, as far as its seat can know: not past what would draw chance, show something
// hidden, end the game or let another's turn come for which the rules decide, which then is why it stops.
type TrialInfo struct {
	SheetInfo `tstype:",extends"`
	View      any        `json:"view" tstype:"unknown"` // the game's own view
	Offer     *OfferInfo `json:"offer"`                 // what the seat is asked then, without a token; null if nothing
}

// GiveOrder answers an offer, and orders that it be answered so again, for a term.
type GiveOrder struct {
	GiveAnswer `tstype:",extends"`
	Term       signoria.Term `json:"term" tstype:"'turn' | 'era' | 'game'"`
}

// OrderOf names a standing order of one of the caller's seats.
type OrderOf struct {
	Seat play.Seat `json:"seat"`
	No   int32     `json:"no"`
}

// OrderInfo is a standing order of the viewer's seat.
type OrderInfo struct {
	No     int32         `json:"no"`
	Title  string        `json:"title"` // what it is about, plain
	Label  string        `json:"label"` // what is chosen, marked up
	Way    signoria.Way  `json:"way" tstype:"'same' | 'pass' | 'up-to'"`
	Number int           `json:"number"` // that was given, or of one up to it the highest
	Term   signoria.Term `json:"term" tstype:"'turn' | 'era' | 'game'"`
	Rests  bool          `json:"rests"` // its answer was taken back: it waits until it is resumed
}

// GivenInfo is an answer that the table gave for the viewer's seat.
type GivenInfo struct {
	Label   string `json:"label"`   // marked up
	ByOrder bool   `json:"byOrder"` // by a standing order; else because there was nothing to choose
}

// Moments are moments of a table's past, in their order.
type Moments struct {
	Moments []MomentInfo `json:"moments"`
}

// MomentInfo is a table as a seat saw it when a row had been recorded. Where the table made further rows
// of it, those are of the same moment and row is the last: a line of the chronicle belongs to the first
// moment whose row is not before its own.
type MomentInfo struct {
	Row      int32         `json:"row"`                   // 0: the start
	At       int64         `json:"at"`                    // in Unix milliseconds; 0 if nobody knows
	View     any           `json:"view" tstype:"unknown"` // the game's own view
	Standing play.Standing `json:"standing"`
	Turn     int           `json:"turn"`
}

// Seen says that the caller has seen, from a seat of his or as a spectator (-1), what happened up to a row.
type Seen struct {
	Seat play.Seat `json:"seat"`
	Row  int32     `json:"row"`
}

// Followed says up to which row the caller's page has shown a table's deeds one at a time, for bots that wait for that; -1
// that it shows all at once.
type Followed struct {
	Row int32 `json:"row"`
}

// PresenceInfo is an event of a table's stream: who has a page of it open.
type PresenceInfo struct {
	Here     []bool `json:"here"`     // by seat
	Watching int    `json:"watching"` // how many look on without a seat
}

// LettersInfo is an event of a table's stream: what is new of the letters the viewer may read. It has
// no id: a page that comes again gets the latest of all.
type LettersInfo struct {
	Whole         bool               `json:"whole"`   // forget what you have; otherwise add to it
	Letters       []LetterInfo       `json:"letters"` // the oldest first
	Earlier       []string           `json:"earlier"` // the conversations that have letters before these
	Dropped       bool               `json:"dropped"` // the table's first letters are no longer kept
	Conversations []ConversationInfo `json:"conversations"`
}

// LetterInfo is a letter as one who may read it sees it. Its text is plain, and may have lines.
type LetterInfo struct {
	No   int32     `json:"no"`
	At   int64     `json:"at"`   // Unix milliseconds
	With string    `json:"with"` // the conversation's key
	From string    `json:"from"` // the author's key
	Name string    `json:"name"` // the author's
	Seat play.Seat `json:"seat"` // he wrote from; -1 if he had none
	Mine bool      `json:"mine"`
	Text string    `json:"text"`
}

// ConversationInfo is how it stands between the viewer and everybody, or one other person.
type ConversationInfo struct {
	Key    string      `json:"key"`   // "" for everybody
	Name   string      `json:"name"`  // the other's
	Seats  []play.Seat `json:"seats"` // where the other sits; none if he has got up
	May    bool        `json:"may"`   // the viewer may write
	Muted  bool        `json:"muted"` // the viewer does not hear the other
	Unread int         `json:"unread"`
}

// EarlierLetters are letters of one conversation, from before those the page has.
type EarlierLetters struct {
	Letters []LetterInfo `json:"letters"`
	More    bool         `json:"more"` // there are some before these
}

// WriteLetter sends a letter.
type WriteLetter struct {
	To   string    `json:"to"`   // a conversation's key
	Seat play.Seat `json:"seat"` // of the writer's, from which he writes; -1 for none
	Text string    `json:"text"`
}

// MarkRead says that a conversation has been read up to a letter.
type MarkRead struct {
	With string `json:"with"`
	No   int32  `json:"no"`
}

// Mute says whether the caller hears a person.
type Mute struct {
	Who   string `json:"who"` // the person's key
	Muted bool   `json:"muted"`
}

// HeadsInfo is an event of every stream: how the caller's tables stand that are not finished, or hold
// letters he has not read.
type HeadsInfo struct {
	Tables []HeadInfo `json:"tables"`
}

// HeadInfo is a table as a list of tables shows it.
type HeadInfo struct {
	ID     string          `json:"id"`
	Title  string          `json:"title"` // the game's
	Name   string          `json:"name"`  // what its people call the table, "" if nothing
	Status signoria.Status `json:"status"`
	MyTurn bool            `json:"myTurn"`
	Turn   int             `json:"turn"`
	Counts string          `json:"counts"` // what the game calls the turns it counts, as "Round"; "" if by that word
	Unread int             `json:"unread"` // letters
	Others []string        `json:"others"` // who else sits there
	Moved  int64           `json:"moved"`
}

// RuleBook is a game's rules in a language.
type RuleBook struct {
	Game     string        `json:"game"`
	Title    string        `json:"title"`
	Sections []RuleSection `json:"sections"`
}

// RuleSection is a chapter of the rules.
type RuleSection struct {
	ID    string     `json:"id"`
	Title string     `json:"title"`
	Rules []RuleInfo `json:"rules"`
}

// RuleInfo is one rule in words.
type RuleInfo struct {
	ID       string        `json:"id"`
	Title    string        `json:"title"`
	Rule     string        `json:"rule"`
	Ruling   string        `json:"ruling"`
	Examples []ExampleInfo `json:"examples"`
	Related  []string      `json:"related"` // ids of rules of other chapters that stand in the same passages
}

// ExampleInfo is a worked example.
type ExampleInfo struct {
	Given string `json:"given"`
	When  string `json:"when"`
	Then  string `json:"then"`
}

// Problem is an error on the wire.
type Problem struct {
	Code    signoria.Code `json:"code"`
	Message string        `json:"message"`
	Rule    string        `json:"rule,omitempty"` // the rule that forbids it, if one does
}
