package bargain

// Reason is why a bargain is declined, as who declines it says; NoReason if he keeps it to himself. It goes to the record
// as a number, so that none may ever get another.
type Reason int16

const (
	NoReason   Reason = iota
	TooLittle         // for what is asked
	NotWithYou        // he would rather not be bound to who offers
	Promised          // he has given his word elsewhere
	TooStrong         // it would make who offers too strong
	NotNow
	Faithless // who offers has broken his word before
	Owed      // what is offered is owed already
	WordsOnly // he gives none for them
)

// LastReason is the last of them.
const LastReason = int16(WordsOnly)

var reasons = phrases{
	"en": {"it is too little", "I will not be bound to you now", "my word is given already", "it would make you too strong", "not now", "you have broken your word", "you owe me that already", "I do not promise in words"},
	"it": {"è troppo poco", "non voglio legarmi a te, adesso", "la mia parola è già data", "ti renderebbe troppo forte", "non adesso", "hai mancato alla parola", "questo me lo devi già", "a parole non prometto"},
}

// Reasons are the words in a language for the reasons there are, the first for TooLittle; nil in a language that is not
// spoken.
func Reasons(language string) []string { return reasons.in(language) }

// Say says a reason in a language, "" for NoReason.
func (r Reason) Say(language string) string { return reasons.say(language, int16(r)) }
