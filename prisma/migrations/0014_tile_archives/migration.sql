-- Archives of tiles in the store of files, each whole before its row is there (docs/decisions/0047).
CREATE TABLE tile_archive (
  name text PRIMARY KEY,
  version integer REFERENCES data_set (version) ON DELETE CASCADE,
  tile_set integer REFERENCES base_tile_set (id) ON DELETE CASCADE,
  views text[] NOT NULL,
  tile_count integer NOT NULL,
  bytes bigint NOT NULL,
  made_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((version IS NULL) <> (tile_set IS NULL))
);
CREATE INDEX tile_archive_version_idx ON tile_archive (version);
CREATE INDEX tile_archive_tile_set_idx ON tile_archive (tile_set);
