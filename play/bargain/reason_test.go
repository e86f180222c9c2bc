package bargain

import "testing"

func TestEveryReasonIsSaidInEveryLanguage(t *testing.T) {
	saidInEveryLanguage(t, LastReason, Reasons, func(language string, n int16) string { return Reason(n).Say(language) })
}

// Records keep the numbers.
func TestReasonsKeepTheirNumbers(t *testing.T) {
	want(t, "reasons", [...]Reason{TooLittle, NotWithYou, Promised, TooStrong, NotNow, Faithless}, [...]Reason{1, 2, 3, 4, 5, 6})
}
