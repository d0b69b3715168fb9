-- Base tiles of imported extracts (docs/base-tiles.md). A set is what one import adds over the sets before it: a tile is that of the newest
-- set up to the one asked for, so that nothing is copied when a further extract comes. A set that no data set names is seen by nobody.
CREATE TABLE base_tile_set (
  id serial PRIMARY KEY,
  -- Whose tiles a reader of this set may meet: [{bounds, digest, dataDate}], oldest first.
  extracts jsonb NOT NULL DEFAULT '[]',
  -- Of this set alone.
  tile_count integer NOT NULL DEFAULT 0,
  bytes bigint NOT NULL DEFAULT 0,
  largest_bytes integer NOT NULL DEFAULT 0,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);

CREATE TABLE base_tile (
  z smallint NOT NULL,
  x integer NOT NULL,
  y integer NOT NULL,
  tile_set integer NOT NULL REFERENCES base_tile_set (id),
  body bytea NOT NULL,
  PRIMARY KEY (z, x, y, tile_set)
);
-- What is gzipped already would not become smaller.
ALTER TABLE base_tile ALTER COLUMN body SET STORAGE EXTERNAL;
-- For clearing away the tiles of a set.
CREATE INDEX base_tile_tile_set_idx ON base_tile (tile_set);

-- Null: the embedded map alone.
ALTER TABLE data_set ADD COLUMN base_tile_set integer REFERENCES base_tile_set (id);
