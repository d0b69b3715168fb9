-- Heights of places and profiles of routes (docs/decisions/0075). Versions published before this one have none until the
-- next publish.
ALTER TABLE place ADD COLUMN height_m real, ADD COLUMN ascent_m real;

CREATE TABLE place_relief (
  version integer NOT NULL,
  id bigint NOT NULL,
  descent_m real NOT NULL,
  highest_m real NOT NULL,
  lowest_m real NOT NULL,
  -- Of the steepest 100 m, and how far from the start it begins; null for a route that is shorter.
  steepest_percent real,
  steepest_from_m real,
  -- Null where there is no rule for how one moves along it.
  minutes real,
  -- Metres between two heights of the profile, which are bytes of common/relief/profileBytes.ts.
  step_m real NOT NULL,
  profile bytea NOT NULL,
  -- Numbers of the heights that do not follow from the one before, since the line breaks off there.
  breaks integer[] NOT NULL,
  -- 'lipas' or 'model'.
  heights_from text NOT NULL,
  PRIMARY KEY (version, id)
) PARTITION BY LIST (version);
