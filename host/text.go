package host

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"signoria"
)

const (
	maxNote   = 280 // characters of free words in the record
	maxLetter = 500 // characters
	maxBlank  = 1   // empty lines of a letter in a row
)

var (
	errWordy       = signoria.Errorf(signoria.Invalid, "that is too long: 280 characters at most")
	errEmptyLetter = signoria.Errorf(signoria.Invalid, "there is nothing to send")
	errLongLetter  = signoria.Errorf(signoria.Invalid, "that is too long: 500 characters at most")
)

// cleanNote returns a seat's free words as they may be shown: one line, without marks that mean
// something in texts.
func cleanNote(note string) (string, error) {
	note = brackets.Replace(cleanLine(note))
	if utf8.RuneCountInString(note) > maxNote {
		return "", errWordy
	}
	return note, nil
}

// brackets mean something in texts.
var brackets = strings.NewReplacer("[", "(", "]", ")")

// cleanLetter returns a letter's text as it may be shown: lines of plain characters, with no more
// empty ones than a letter needs.
func cleanLetter(text string) (string, error) {
	var b strings.Builder
	blank := 0
	for line := range strings.SplitSeq(strings.ReplaceAll(text, "\r\n", "\n"), "\n") {
		line = cleanLine(line)
		if blank++; line == "" {
			continue
		}
		if b.Len() > 0 {
			b.WriteString(strings.Repeat("\n", min(blank, maxBlank+1)))
		}
		b.WriteString(line)
		blank = 0
	}
	switch n := utf8.RuneCountInString(b.String()); {
	case n == 0:
		return "", errEmptyLetter
	case n > maxLetter:
		return "", errLongLetter
	}
	return b.String(), nil
}

// cleanLine returns a line of plain characters.
func cleanLine(line string) string {
	line = strings.Map(plain, strings.ToValidUTF8(line, ""))
	return strings.TrimSpace(signoria.Unstacked(line))
}

// plain makes blanks of all that is blank, and drops what cannot be seen.
func plain(r rune) rune {
	switch {
	case unicode.IsSpace(r):
		return ' '
	case unicode.IsControl(r), unicode.Is(unicode.Cf, r):
		return -1
	}
	return r
}
