package http

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"encoding/binary"
	"hash/crc32"
	"io"
	"net/http"
	"strings"
	"sync"
)

// takes says whether the browser takes answers that are packed in some way, "gzip" or "br": it names it, and not with a
// weight of nothing.
func takes(r *http.Request, packing string) bool {
	for one := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(one), ";")
		if strings.EqualFold(strings.TrimSpace(name), packing) {
			return strings.Trim(weight, " q=0.") != "" || weight == ""
		}
	}
	return false
}

var gzips = sync.Pool{New: func() any { return gzip.NewWriter(nil) }}

func pack(raw []byte) []byte {
	z := gzips.Get().(*gzip.Writer)
	defer gzips.Put(z)
	var b bytes.Buffer
	z.Reset(&b)
	_, _ = z.Write(raw) // a buffer takes everything
	_ = z.Close()
	return b.Bytes()
}

// window is how far back a deflate stream may point, in bytes.
const window = 32 << 10

// packing writes a gzip stream in which every write can be read at once, and in which what was written
// before need not be said again: an update that is much like the last one costs next to nothing.
// Between writes it keeps only its window: a gzip.Writer would hold a megabyte for every page that is open.
type packing struct {
	out   io.Writer
	begun bool
	sum   uint32
	size  uint32
	said  []byte // the last of what was written, at most a window
}

// flater is a flate.Writer whose destination can be changed while it remembers what it has packed.
type flater struct {
	z  *flate.Writer
	to io.Writer
}

func (f *flater) Write(b []byte) (int, error) { return f.to.Write(b) }

var flates = sync.Pool{New: func() any {
	f := &flater{}
	z, err := flate.NewWriter(f, flate.DefaultCompression)
	if err != nil {
		panic(err) // there is such a level
	}
	f.z = z
	return f
}}

// Write packs b after what was said before. Blocks that are not the last and end on a whole byte make
// one stream when they are put one after the other, and the reader still has what the last ones held.
func (p *packing) Write(b []byte) (int, error) {
	if err := p.begin(); err != nil {
		return 0, err
	}
	f := flates.Get().(*flater)
	defer flates.Put(f)
	f.z.Reset(f)
	f.to = io.Discard
	_, _ = f.z.Write(p.said) // nothing is written anywhere, so nothing fails
	_ = f.z.Flush()
	f.to = p.out
	p.sum = crc32.Update(p.sum, crc32.IEEETable, b)
	p.size += uint32(len(b))
	n, err := f.z.Write(b)
	if err == nil {
		err = f.z.Flush()
	}
	f.to = nil
	p.remember(b)
	return n, err
}

func (p *packing) remember(b []byte) {
	if p.said = append(p.said, b...); len(p.said) > window {
		p.said = append(make([]byte, 0, window), p.said[len(p.said)-window:]...)
	}
}

// begin writes the head of a gzip stream (RFC 1952).
func (p *packing) begin() error {
	if p.begun {
		return nil
	}
	p.begun = true
	_, err := p.out.Write([]byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255})
	return err
}

// close writes an empty last block, the sum and the size.
func (p *packing) close() error {
	if err := p.begin(); err != nil {
		return err
	}
	end := []byte{1, 0, 0, 0xff, 0xff}
	end = binary.LittleEndian.AppendUint32(end, p.sum)
	_, err := p.out.Write(binary.LittleEndian.AppendUint32(end, p.size))
	return err
}
