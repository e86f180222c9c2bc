package main

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"strings"
	"time"

	wire "signoria/http"
	"signoria/patch"
	"signoria/play"
)

// page is a person's page on a table.
type page struct {
	table  *table
	person *person
	at     string
	seat   int
	over   func() // the game is over
	shown  any    // the last update
	given  string // the token that was answered last
}

// weighed counts what comes over the wire.
type weighed struct {
	io.Reader
	crowd *crowd
}

func (w weighed) Read(b []byte) (int, error) {
	n, err := w.Reader.Read(b)
	if w.crowd.counting.Load() {
		w.crowd.bytes.Add(int64(n))
	}
	return n, err
}

// follow reads the stream to the end of the game, and answers what is asked.
func (p *page) follow() error {
	w, err := p.person.do(http.MethodGet, fmt.Sprintf("%s/events?seat=%d&patches=1", p.at, p.seat), nil)
	if err != nil {
		return err
	}
	defer w.Body.Close()
	z, err := gzip.NewReader(weighed{w.Body, p.table.crowd})
	if err != nil {
		return err
	}
	lines, kind := bufio.NewReader(z), ""
	for {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return fmt.Errorf("a stream ends: %w", err)
		}
		switch field, value, _ := strings.Cut(strings.TrimSuffix(string(line), "\n"), ": "); {
		case field == "event":
			kind = value
		case field == "data" && (kind == "update" || kind == "patch"):
			if over, err := p.take(kind, value); over || err != nil {
				return err
			}
		}
	}
}

// take shows what has come, and answers if it asks.
func (p *page) take(kind, data string) (over bool, err error) {
	var said any
	if err := json.Unmarshal([]byte(data), &said); err != nil {
		return false, err
	}
	if kind == "patch" {
		said = patch.Changed(p.shown, said)
	}
	p.shown = said
	if p.table.crowd.counting.Load() {
		p.table.crowd.updates.Add(1)
	}
	u := said.(map[string]any)
	table := u["table"].(map[string]any)
	p.table.told(p.seat, int64(table["moved"].(float64)))
	if table["status"] == "finished" {
		p.over()
		return true, nil
	}
	if offer, asked := u["offer"].(map[string]any); asked && offer["token"] != p.given {
		p.given = offer["token"].(string)
		p.answer(offer)
	}
	return false, nil
}

// answer gives one of the choices, after some thought; another if that is refused.
func (p *page) answer(offer map[string]any) {
	crowd, token := p.table.crowd, p.given
	crowd.pages.Go(func() {
		err := wait(crowd.ctx, time.Duration(rand.ExpFloat64()*float64(crowd.load.Think)))
		for tries := 0; tries < 20 && err == nil; tries++ {
			if !p.refused(p.person.tell(p.at+"/answers", p.choose(token, offer["choices"].([]any)))) {
				return
			}
			err = wait(crowd.ctx, time.Second)
		}
	})
}

func (p *page) choose(token string, choices []any) wire.GiveAnswer {
	i := rand.IntN(len(choices))
	choice := choices[i].(map[string]any)
	low, high := int(choice["low"].(float64)), int(choice["high"].(float64))
	return wire.GiveAnswer{Seat: play.Seat(p.seat), Token: token, Choice: i, Number: low + rand.IntN(high-low+1)}
}

// refused counts an answer, and says whether the rules or the server refused it. One that came late is asked anew by the
// next update.
func (p *page) refused(err error) bool {
	crowd := p.table.crowd
	var no refused
	switch {
	case err == nil:
		crowd.given.Add(1)
		if crowd.counting.Load() {
			crowd.answers.Add(1)
		}
	case !errors.As(err, &no):
		crowd.breaks(err)
	case no.status != http.StatusConflict:
		crowd.failed.Add(1)
		return true
	}
	return false
}
