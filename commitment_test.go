package signoria_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"

	"signoria"
)

// Anybody can check a seed with two lines of any shell: printf %s:%s SEED SALT | sha256sum.
func TestACommitmentHoldsForItsSeedAlone(t *testing.T) {
	s := signoria.Setup{Seed: 1060, Commitment: signoria.Commit(1060)}
	if err := s.CheckSeed(); err != nil {
		t.Error(err)
	}
	if sum := sha256.Sum256([]byte(fmt.Sprint(s.Seed, ":", s.Commitment.Salt))); s.Commitment.Hash != hex.EncodeToString(sum[:]) {
		t.Errorf("the hash is %s", s.Commitment.Hash)
	}
	if again := signoria.Commit(1060); again.Salt == s.Commitment.Salt || again.Hash == s.Commitment.Hash {
		t.Error("two tables of one seed tell that they are")
	}
	for what, wrong := range map[string]signoria.Setup{
		"another seed":            {Seed: 1061, Commitment: s.Commitment},
		"another salt":            {Seed: 1060, Commitment: &signoria.Commitment{Hash: s.Commitment.Hash, Salt: signoria.Commit(1).Salt}},
		"no salt":                 {Seed: 1060, Commitment: &signoria.Commitment{Hash: fmt.Sprintf("%x", sha256.Sum256([]byte("1060:")))}},
		"a commitment of nothing": {Seed: 1060, Commitment: &signoria.Commitment{}},
	} {
		if err := wrong.CheckSeed(); signoria.CodeOf(err) != signoria.Invalid {
			t.Errorf("%s: %v", what, err)
		}
	}
	if err := (&signoria.Setup{Seed: 1060}).CheckSeed(); err != nil {
		t.Errorf("without a commitment: %v", err)
	}
}
