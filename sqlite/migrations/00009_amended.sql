-- +goose Up
ALTER TABLE tables ADD COLUMN amended INTEGER NOT NULL DEFAULT 0; -- how often it was changed otherwise than by rows

-- +goose Down
ALTER TABLE tables DROP COLUMN amended;
