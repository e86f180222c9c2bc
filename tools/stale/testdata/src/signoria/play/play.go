// Package play stands in for the real one: what rules call of it.
package play

type Seat int8

type Asking struct{}

func (o *Asking) To(s Seat, args ...int16) {}
func (o *Asking) May(a int16)              {}

type Answer struct {
	Seat Seat
	A, N int16
}

type Table struct{}

func (t *Table) Await(ask func(o *Asking)) Answer                                                { return Answer{} }
func (t *Table) Together(order []Seat, flow func(s Seat))                                        {}
func (t *Table) Secretly(order []Seat, ask func(o *Asking, s Seat), then func(s Seat, a Answer)) {}
func (t *Table) Undisturbed(f func())                                                            {}
func (t *Table) Tell(args ...int16)                                                              {}
