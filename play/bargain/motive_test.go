package bargain

import "testing"

func TestEveryMotiveIsSaidInEveryLanguage(t *testing.T) {
	saidInEveryLanguage(t, LastMotive, Motives, func(language string, n int16) string { return Motive(n).Say(language) })
}

// Records keep the numbers.
func TestMotivesKeepTheirNumbers(t *testing.T) {
	want(t, "motives", [...]Motive{BothGain, AgainstLeader, SafeBorder, SpareGoods, NeedCoin, NeedThing}, [...]Motive{1, 2, 3, 4, 5, 6})
}
