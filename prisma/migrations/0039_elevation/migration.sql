-- Heights of the ground: an archive of tiles in the store of files, whole before its row is there
-- (docs/decisions/0074). One that was replaced is served to open pages for a day.
CREATE TABLE elevation_model (
  version text PRIMARY KEY,
  min_zoom smallint NOT NULL,
  max_zoom smallint NOT NULL,
  tile_px smallint NOT NULL,
  -- West, south, east, north in degrees.
  bounds double precision[] NOT NULL CHECK (cardinality(bounds) = 4),
  tile_count integer NOT NULL,
  bytes bigint NOT NULL,
  sheet_count integer NOT NULL,
  -- Safe HTML.
  attribution text NOT NULL,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Null: it is live.
  replaced_at timestamptz(3)
);
CREATE UNIQUE INDEX elevation_model_one_live ON elevation_model ((true)) WHERE replaced_at IS NULL;
