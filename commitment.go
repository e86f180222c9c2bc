package signoria

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
)

// Commitment vouches for a seed that nobody may know yet. Its hash is told before anything is drawn, the salt with the seed
// when the game is over: then anybody can check that all was drawn from that seed, and that it was not another at first.
// That a host drew it by chance, and did not look for one that he liked, no hash can show.
type Commitment struct {
	Hash string `json:"hash"` // SHA-256 of the seed in decimals, a colon and the salt, in hexadecimals
	Salt string `json:"salt"` // 256 bits of chance in hexadecimals: without them one could try all seeds
}

// Commit makes a commitment to a seed.
func Commit(seed uint64) *Commitment {
	var salt [32]byte
	rand.Read(salt[:])
	c := Commitment{Salt: hex.EncodeToString(salt[:])}
	c.Hash = c.hashOf(seed)
	return &c
}

func (c *Commitment) hashOf(seed uint64) string {
	return fmt.Sprintf("%x", sha256.Sum256(fmt.Appendf(nil, "%d:%s", seed, c.Salt)))
}

// CheckSeed returns an Invalid error if the seed is not the one that was committed to. Where there is no commitment, as at
// older tables and where somebody chose the seed, there is nothing to check.
func (s *Setup) CheckSeed() error {
	c := s.Commitment
	if c == nil {
		return nil
	}
	if salt, err := hex.DecodeString(c.Salt); err != nil || len(salt) != sha256.Size || c.Hash != c.hashOf(s.Seed) {
		return Errorf(Invalid, "its seed is not the one whose hash was told at the start")
	}
	return nil
}
