-- Streets and house numbers of the extracts of a set of base tiles, for the search. Each set has all of its streets.
CREATE TABLE street (
  tile_set integer NOT NULL REFERENCES base_tile_set (id) ON DELETE CASCADE,
  id integer NOT NULL,
  name_fi text NOT NULL,
  name_sv text,
  norm_fi text NOT NULL,
  norm_sv text,
  municipality_fi text,
  municipality_sv text,
  lon double precision NOT NULL,
  lat double precision NOT NULL,
  -- House numbers as they are written, and for each its longitude and latitude in millionths of a degree.
  numbers text[] NOT NULL,
  number_points integer[] NOT NULL,
  PRIMARY KEY (tile_set, id)
);
CREATE INDEX street_norm_fi_idx ON street (tile_set, norm_fi text_pattern_ops);
CREATE INDEX street_norm_sv_idx ON street (tile_set, norm_sv text_pattern_ops);
