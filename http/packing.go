package http

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"hash/crc32"
	"io"
	"net/http"
	"strings"
	"sync"

	"github.com/klauspost/compress/flate"
)

// takes says whether the browser takes answers that are packed in some way, "gzip" or "br": it names it, and not with a
// weight of nothing.
func takes(r *http.Request, packing string) bool {
	for one := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(one), ";")
		if strings.EqualFold(strings.TrimSpace(name), packing) {
			return strings.Trim(weight, " qQ=0.") != "" || weight == ""
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

// packing writes a gzip stream in which every write can be read at once. Nothing is kept of it but the last that was
// written: much of what is said next, keys above all, was said there.
type packing struct {
	out   io.Writer
	begun bool
	sum   uint32
	size  uint32
	last  []byte
}

const (
	// little is so many bytes as are not worth packing.
	little = 400
	// reach is how many of the last bytes are kept: twice as many make an update by a twelfth shorter, and what a stream
	// keeps by as much longer.
	reach = 2 << 10
)

var blocks = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// Write packs b in blocks that are not the last and end on a whole byte: such make one stream when they are put one after
// the other. Every write ends with an empty block, for some readers hand out what they have only there.
func (p *packing) Write(b []byte) (int, error) {
	if err := p.begin(); err != nil {
		return 0, err
	}
	p.sum = crc32.Update(p.sum, crc32.IEEETable, b)
	p.size += uint32(len(b))
	block := blocks.Get().(*bytes.Buffer)
	defer blocks.Put(block)
	block.Reset()
	var err error
	if len(b) < little {
		store(block, b)
		store(block, nil)
	} else if deep(func() { err = flate.StatelessDeflate(block, b, false, p.last) }); err != nil {
		return 0, err
	}
	p.remember(b)
	_, err = p.out.Write(block.Bytes())
	return len(b), err
}

// remember keeps the last of what has been written.
func (p *packing) remember(b []byte) {
	b = b[max(0, len(b)-reach):]
	old := p.last[max(0, len(p.last)+len(b)-reach):]
	if p.last == nil {
		p.last = make([]byte, 0, reach)
	}
	p.last = append(append(p.last[:0], old...), b...)
}

// store adds a block as it is (RFC 1951, 3.2.4).
func store(block *bytes.Buffer, b []byte) {
	n := uint16(len(b))
	block.Write([]byte{0, byte(n), byte(n >> 8), byte(^n), byte(^n >> 8)})
	block.Write(b)
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
