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

// packing writes a gzip stream in which every write can be read at once. Each is packed by itself, so that nothing is kept
// of what was written: what was told before is not told again anyway (patch).
type packing struct {
	out   io.Writer
	begun bool
	sum   uint32
	size  uint32
}

// little is so many bytes as are not worth packing.
const little = 800

// packer packs one write after the other, of whichever stream.
type packer struct {
	z     *flate.Writer
	block bytes.Buffer
}

var packers = sync.Pool{New: func() any {
	z, err := flate.NewWriter(nil, flate.BestSpeed)
	if err != nil {
		panic(err) // there is such a level
	}
	return &packer{z: z}
}}

// Write packs b in blocks that are not the last and end on a whole byte: such make one stream when they are put one after
// the other. Every write ends with an empty block, for some readers hand out what they have only there.
func (p *packing) Write(b []byte) (int, error) {
	if err := p.begin(); err != nil {
		return 0, err
	}
	p.sum = crc32.Update(p.sum, crc32.IEEETable, b)
	p.size += uint32(len(b))
	k := packers.Get().(*packer)
	defer packers.Put(k)
	_, err := p.out.Write(k.pack(b))
	return len(b), err
}

// pack is b in whole blocks, good until the next.
func (k *packer) pack(b []byte) []byte {
	k.block.Reset()
	if len(b) < little {
		k.store(b)
		k.store(nil)
	} else {
		k.z.Reset(&k.block)
		_, _ = k.z.Write(b) // a buffer takes everything
		_ = k.z.Flush()
	}
	return k.block.Bytes()
}

// store adds a block as it is (RFC 1951, 3.2.4).
func (k *packer) store(b []byte) {
	n := uint16(len(b))
	k.block.Write([]byte{0, byte(n), byte(n >> 8), byte(^n), byte(^n >> 8)})
	k.block.Write(b)
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
