package bargain

// Motive is why a bargain is offered, as who offers it says; NoMotive if he keeps it to himself. It goes to the record as a
// number, so that none may ever get another.
type Motive int16

const (
	NoMotive      Motive = iota
	BothGain             // neither loses by it
	AgainstLeader        // it serves the two against who is ahead
	SafeBorder           // the two would leave each other in peace
	SpareGoods           // he has more of what he gives than he needs
	NeedCoin
	NeedThing // what he asks is worth more to him than to others
)

// LastMotive is the last of them.
const LastMotive = int16(NeedThing)

var motives = phrases{
	"en": {"we both gain by it", "together we can stop who leads", "our border would be quiet", "I have more of it than I need", "I need the coin", "it is worth more to me than to you"},
	"it": {"ci guadagniamo tutti e due", "insieme possiamo fermare chi è in testa", "il nostro confine sarebbe tranquillo", "ne ho più di quanto mi serva", "mi serve denaro", "per me vale più che per te"},
}

// Motives are the words in a language for the motives there are, the first for BothGain; nil in a language that is not spoken.
func Motives(language string) []string { return motives.in(language) }

// Say says a motive in a language, "" for NoMotive.
func (m Motive) Say(language string) string { return motives.say(language, int16(m)) }
