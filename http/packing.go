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

// packs says whether the browser takes compressed answers.
func packs(r *http.Request) bool { return strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") }

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

// packing writes a gzip stream in which every write can be read at once. Between writes it keeps
// nothing: a gzip.Writer would hold a megabyte for every page that is open.
type packing struct {
	out   io.Writer
	begun bool
	sum   uint32
	size  uint32
}

var flates = sync.Pool{New: func() any {
	z, err := flate.NewWriter(nil, flate.BestSpeed)
	if err != nil {
		panic(err) // there is such a level
	}
	return z
}}

// Write packs b by itself. Blocks that are not the last and end on a whole byte make one stream when
// they are put one after the other.
func (p *packing) Write(b []byte) (int, error) {
	if err := p.begin(); err != nil {
		return 0, err
	}
	z := flates.Get().(*flate.Writer)
	defer flates.Put(z)
	z.Reset(p.out)
	p.sum = crc32.Update(p.sum, crc32.IEEETable, b)
	p.size += uint32(len(b))
	n, err := z.Write(b)
	if err == nil {
		err = z.Flush()
	}
	return n, err
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
