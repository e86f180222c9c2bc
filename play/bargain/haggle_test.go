package bargain

import "testing"

func TestPrices(t *testing.T) {
	const never = 100
	for _, c := range []struct {
		what        string
		takes       int16 // from how much on the other takes it
		offers      int16 // up to how much it is worth offering
		agree       bool
		least, most int16
	}{
		{"both would for some", 2, 5, true, 2, 5},
		{"for one sum alone", 3, 3, true, 3, 3},
		{"the other asks more than it is worth", 4, 3, false, 0, 0},
		{"the other would pay for it", -3, -1, true, -3, -1},
		{"no more than each has", -never, never, true, -4, 6},
		{"the other never does", never, never, false, 0, 0},
	} {
		least, most, agree := Prices(6, 4, func(n int16) bool { return n >= c.takes }, func(n int16) bool { return n <= c.offers })
		want(t, c.what, agree, c.agree)
		if c.agree {
			want(t, c.what, [2]int16{least, most}, [2]int16{c.least, c.most})
		}
	}
}

func TestReplies(t *testing.T) {
	some := Terms{Goods: [Goods]int16{-3}}
	for _, c := range []struct {
		what string
		Reply
		is Move
	}{
		{"he takes it", Reply{Takes: true}, Move{Deed: Accept, No: 7}},
		{"he says why not", Reply{Why: TooLittle}, Move{Deed: Decline, No: 7, Why: TooLittle}},
		{"he would rather", Reply{Why: TooLittle, Instead: some}, Move{Deed: Counter, No: 7, Terms: some}},
		{"he says nothing", Reply{}, Move{Deed: Decline, No: 7}},
	} {
		want(t, c.what, c.Move(7), c.is)
	}
}
