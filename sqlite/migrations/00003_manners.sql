-- +goose Up
ALTER TABLE tables ADD COLUMN manners TEXT NOT NULL DEFAULT '{"clock":{"kind":"none","seconds":0,"atEnd":"bot-once"},"spectators":"open"}'; -- JSON
ALTER TABLE tables ADD COLUMN affairs TEXT NOT NULL DEFAULT '{}'; -- JSON
ALTER TABLE tables ADD COLUMN clocks TEXT NOT NULL DEFAULT '{}';  -- JSON
ALTER TABLE chairs ADD COLUMN alias INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN resigned INTEGER NOT NULL DEFAULT 0;

CREATE TABLE alive (
	one INTEGER PRIMARY KEY CHECK (one = 1),
	at  INTEGER NOT NULL -- when a host was last at work
) STRICT;

-- +goose Down
DROP TABLE alive;
ALTER TABLE chairs DROP COLUMN resigned;
ALTER TABLE chairs DROP COLUMN alias;
ALTER TABLE tables DROP COLUMN clocks;
ALTER TABLE tables DROP COLUMN affairs;
ALTER TABLE tables DROP COLUMN manners;
