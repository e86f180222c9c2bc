-- +goose Up
-- The transaction that wrote last to a table, its chairs, rows, letters or orders: what was changed since another is found by it.
ALTER TABLE tables ADD COLUMN changed xid8 NOT NULL DEFAULT '0';
CREATE INDEX tables_by_changed ON tables (changed);

-- +goose Down
DROP INDEX tables_by_changed;
ALTER TABLE tables DROP COLUMN changed;
