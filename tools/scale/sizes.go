package main

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"slices"
	"text/tabwriter"
	"time"

	"signoria"
	"signoria/play"
	"signoria/play/playtest"
)

// copies are how often each game is kept: what a store takes at the least, and the room it leaves, then counts little.
const copies = 20

// size is what a whole game keeps, in the mean: of squires at a table of so many seats.
type size struct {
	game         string
	seats, rows  int
	base         int        // bytes of the last base
	file, server [2]float64 // bytes of its rows with their index, and of all it keeps, in either store
}

// game is one that was played.
type game struct {
	record signoria.Record
	base   signoria.Base
}

// sizes plays games and looks how much the stores grow by them.
func (k *keeper) sizes(ctx context.Context, g play.Game, n int) (of size, err error) {
	least, most := g.Seats()
	of = size{game: g.ID(), seats: min(max(4, least), most)}
	var all []game
	for seed := range n {
		x, err := played(g, of.seats, uint64(seed+1), ctx.Done())
		if err != nil {
			return of, err
		}
		all = append(all, x)
		of.rows += len(x.record.Rows) / n
		of.base += len(x.base.State) / n
	}
	in, err := k.inFile(ctx)
	if err == nil {
		of.file, err = in.growth(ctx, all)
	}
	if err != nil {
		return of, err
	}
	if in, err = k.inDatabase(ctx, 4); err == nil {
		of.server, err = in.growth(ctx, all)
	}
	return of, err
}

// played is a game of squires to its end.
func played(g play.Game, seats int, seed uint64, stop <-chan struct{}) (x game, err error) {
	setup := signoria.Setup{Game: g.ID(), Version: g.Version(), Seats: seats, Seed: seed, Commitment: signoria.Commit(seed)}
	p, err := playtest.Play(g, playtest.Options{Setup: setup, Seed: seed, Bots: slices.Repeat([]string{"squire"}, seats), NoReplay: true, Stop: stop})
	if err != nil {
		return x, err
	}
	live, err := g.Replay(p.Record)
	if err != nil {
		return x, err
	}
	x.record = p.Record
	x.base, err = live.Base()
	return x, err
}

// growth is by how many bytes a store grows for a game, and drops the store: its rows, and all of it.
func (in *kept) growth(ctx context.Context, all []game) (bytes [2]float64, err error) {
	defer func() { err = errors.Join(err, in.drop()) }()
	rows, whole, err := in.bytes()
	if err != nil {
		return bytes, err
	}
	for i := range copies * len(all) {
		if err := in.keep(ctx, fmt.Sprintf("%014d", i), all[i%len(all)]); err != nil {
			return bytes, err
		}
	}
	moreRows, more, err := in.bytes()
	n := float64(copies * len(all))
	return [2]float64{float64(moreRows-rows) / n, float64(more-whole) / n}, err
}

// keep keeps a game as a host does at its end, with a player at each seat who came for it and has seen it to the end.
func (in *kept) keep(ctx context.Context, id string, x game) error {
	t := signoria.Table{ID: id, Setup: x.record.Setup, Host: playerAt(id, 0), Created: time.Now(), Progress: progress(0)}
	var seen []signoria.Seen
	last := int32(len(x.record.Rows))
	for s := range x.record.Seats {
		player := playerAt(id, s)
		session := sha256.Sum256([]byte(player))
		if err := in.CreatePlayer(ctx, signoria.Player{ID: player, Name: "Lorenza", Created: time.Now()}, session[:]); err != nil {
			return err
		}
		t.Chairs = append(t.Chairs, signoria.Chair{Player: player, Name: "Lorenza"})
		seen = append(seen, signoria.Seen{Player: player, Seat: signoria.Seat(s), Row: last})
	}
	if err := in.CreateTable(ctx, t); err != nil {
		return err
	}
	rows := slices.Clone(x.record.Rows)
	for i := range rows {
		rows[i].At = time.Now().UnixMilli()
	}
	if err := in.AppendRows(ctx, id, rows, progress(t.Setup.Seats)); err != nil {
		return err
	}
	return errors.Join(in.SaveBase(ctx, id, x.base), in.SaveSeen(ctx, id, seen))
}

// playerAt is the id of who plays a seat, as long as the server makes them; those of tables are too.
func playerAt(table string, seat int) string { return fmt.Sprintf("%s-%011d", table, seat) }

// progress is how far a table is that asks a seat, and whose clocks run for so many.
func progress(seats int) signoria.Progress {
	return signoria.Progress{Status: signoria.Playing, Waiting: []signoria.Seat{1}, Turn: 7, Moved: time.Now(),
		Clocks: signoria.Clocks{Seats: make([]signoria.SeatClock, seats)}}
}

func printSizes(out io.Writer, all []size) {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "game\tseats\trows\tbase KB\tSQLite: bytes a row\tKB a game\tPostgreSQL: bytes a row\tKB a game\t")
	for _, x := range all {
		fmt.Fprintf(w, "%s\t%d\t%d\t%.0f\t%.0f\t%.0f\t%.0f\t%.0f\t\n", x.game, x.seats, x.rows, float64(x.base)/1024,
			x.file[0]/float64(x.rows), x.file[1]/1024, x.server[0]/float64(x.rows), x.server[1]/1024)
	}
	_ = w.Flush() // it fails when nobody reads
}
