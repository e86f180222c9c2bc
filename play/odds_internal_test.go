package play

import "testing"

// A chance of which 300 playouts say that it always, or never, comes is told as more than 99 or less than 1 in a hundred;
// one that was counted is what it is.
func TestWhatWasOnlyPlayedIsNotCertain(t *testing.T) {
	of := func(share float64, counted bool) float64 {
		o := &Odds{Played: 300, Counted: counted, Outcomes: []Share{{Outcome{Tone: Good}, share}, {Outcome{Tone: Bad}, 1 - share}}}
		return o.good()
	}
	if always := of(1, false); always >= 1 || always < 0.995 {
		t.Errorf("what came in each of 300 playouts has a chance of %v", always)
	}
	if never := of(0, false); never <= 0 || never > 0.005 {
		t.Errorf("what came in none has a chance of %v", never)
	}
	if of(1, true) != 1 || of(0, true) != 0 || of(0.5, false) != 0.5 {
		t.Error("what was counted, or came now and then, is told as it was found")
	}
}
