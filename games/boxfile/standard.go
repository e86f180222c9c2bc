package boxfile

import (
	"io"
	"io/fs"
)

// Standard is what comes with a game: what is printed, list by list, and how a box is made of it. A box knows by its
// fingerprint which box file was read over what is printed, "" if none was.
type Standard[P, B any] struct {
	Printed *P
	box     func(p *P, fingerprint string) (*B, error)
}

// NewStandard reads what is printed from the folder data of a game's files. It panics if that cannot be read.
func NewStandard[P, B any](files fs.FS, box func(p *P, fingerprint string) (*B, error)) *Standard[P, B] {
	return StandardOf(Must(Read[P](files, "data")), box)
}

// StandardOf is the same of what has been read already.
func StandardOf[P, B any](p *P, box func(p *P, fingerprint string) (*B, error)) *Standard[P, B] {
	return &Standard[P, B]{Printed: p, box: box}
}

// Box makes the box of what is printed. It panics if something is wrong with it.
func (s *Standard[P, B]) Box() *B { return Must(s.box(s.Printed, "")) }

// Load reads a box file over what is printed and makes a box of the whole, which it returns with the fingerprint by
// which records know the file. The error names every item that is wrong, and why, with the file by which it is so.
func (s *Standard[P, B]) Load(name string, r io.Reader) (b *B, fingerprint string, err error) {
	p, fingerprint, err := over(s.Printed, name, r)
	if err != nil {
		return nil, "", err
	}
	b, err = s.box(p, fingerprint)
	blame(err, name)
	return b, fingerprint, err
}

// PlayWith is what a play.Spec wants for LoadBox: from then on the box of the box file is the one that is played with.
func (s *Standard[P, B]) PlayWith(played **B) func(name string, file io.Reader) (fingerprint string, err error) {
	return func(name string, file io.Reader) (string, error) {
		b, fingerprint, err := s.Load(name, file)
		if err != nil {
			return "", err
		}
		*played = b
		return fingerprint, nil
	}
}
