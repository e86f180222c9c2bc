-- +goose Up
ALTER TABLE rows ADD COLUMN sheet INTEGER NOT NULL DEFAULT 0; -- the first of the answers given as one with this

-- +goose Down
ALTER TABLE rows DROP COLUMN sheet;
