-- +goose Up
ALTER TABLE subscriptions ADD COLUMN failures INTEGER NOT NULL DEFAULT 0; -- on so many days, and since nothing was taken
ALTER TABLE subscriptions ADD COLUMN failed INTEGER NOT NULL DEFAULT 0;   -- when the last of these began

-- +goose Down
ALTER TABLE subscriptions DROP COLUMN failures;
ALTER TABLE subscriptions DROP COLUMN failed;
