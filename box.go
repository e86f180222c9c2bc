package signoria

// BoxFile is a box file that is kept beside the tables that are played with it.
type BoxFile struct {
	Game string
	Name string // as the file was called
	Text []byte
}
