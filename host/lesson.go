package host

import (
	"context"

	"signoria"
	"signoria/play"
)

// Learn opens a table for a player on which he is taught a game: one of the game's lessons, by its id.
// It starts at once; he has the learner's seat, and the lesson's bots the others.
func (h *Host) Learn(ctx context.Context, player signoria.Player, gameID, lessonID string) (Present, error) {
	game, err := h.Game(gameID)
	if err != nil {
		return Present{}, err
	}
	setup, lesson, err := play.LessonSetup(game, lessonID)
	if err != nil {
		return Present{}, err
	}
	setup.Box = h.opts.Boxes[gameID]
	live, err := game.Start(setup)
	if err != nil {
		return Present{}, err
	}
	t := blankTable(player, setup)
	for s := range t.Chairs {
		t.Chairs[s] = signoria.Chair{Bot: lesson.Rival}
	}
	t.Chairs[play.Learner] = signoria.Chair{Player: player.ID, Name: player.Name}
	begin(&t, game, live, h.Now())
	return h.open(ctx, t, signoria.Record{})
}

// lessonAt is how far the learner at this table is; nil where no lesson is told.
func (t *Table) lessonAt(s play.Seat, o *Offer) *play.LessonAt {
	lesson, ok := play.LessonOf(t.game, t.Setup)
	if !ok || s != play.Learner || t.Affairs.Study != nil {
		return nil
	}
	var asked *play.Offer
	if o != nil {
		asked = &o.Offer
	}
	at := lesson.At(t.record.learnt, asked)
	return &at
}
