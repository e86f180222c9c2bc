-- +goose Up
-- Ids are in order byte by byte in every database, whatever its locale: a key then has the order in which a move reads, and no
-- newer version of a locale puts an index out of order.
ALTER TABLE players ALTER id TYPE text COLLATE "C";
ALTER TABLE tables ALTER id TYPE text COLLATE "C", ALTER host TYPE text COLLATE "C";
ALTER TABLE chairs ALTER tbl TYPE text COLLATE "C", ALTER player TYPE text COLLATE "C";
ALTER TABLE rows ALTER tbl TYPE text COLLATE "C";
ALTER TABLE bases ALTER tbl TYPE text COLLATE "C";
ALTER TABLE origins ALTER tbl TYPE text COLLATE "C";
ALTER TABLE seen ALTER tbl TYPE text COLLATE "C", ALTER player TYPE text COLLATE "C";
ALTER TABLE letters ALTER tbl TYPE text COLLATE "C", ALTER author TYPE text COLLATE "C", ALTER reader TYPE text COLLATE "C";
ALTER TABLE marks ALTER tbl TYPE text COLLATE "C", ALTER player TYPE text COLLATE "C", ALTER other TYPE text COLLATE "C";
ALTER TABLE mutes ALTER player TYPE text COLLATE "C", ALTER other TYPE text COLLATE "C";
ALTER TABLE orders ALTER tbl TYPE text COLLATE "C", ALTER player TYPE text COLLATE "C";
ALTER TABLE hosts ALTER id TYPE text COLLATE "C";
ALTER TABLE pages ALTER tbl TYPE text COLLATE "C", ALTER host TYPE text COLLATE "C", ALTER player TYPE text COLLATE "C";

-- +goose Down
SELECT 1; -- any order will do
