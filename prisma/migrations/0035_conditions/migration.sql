-- Conditions of places, routes and areas (docs/decisions/0068): one row each, from whichever source. What one reaches is
-- derived when it is read.
CREATE TYPE condition_kind AS ENUM ('CLOSED', 'WARNING', 'LIMITED', 'NOTICE', 'ICE', 'WATER', 'GROOMED');
CREATE TYPE condition_severity AS ENUM ('EXTREME', 'SEVERE', 'MODERATE', 'MINOR');

CREATE TABLE condition_source (
  source text PRIMARY KEY,
  -- When a process last asked it; null: never.
  asked_at timestamptz(3),
  -- When its last good answer came: so old is what is known of it.
  answered_at timestamptz(3),
  -- What its reader needs with the next question.
  state jsonb
);

CREATE TABLE condition (
  id serial PRIMARY KEY,
  source text NOT NULL REFERENCES condition_source (source),
  -- By which the source knows it.
  source_key text NOT NULL,
  kind condition_kind NOT NULL,
  severity condition_severity,
  code text,
  -- By language: {"fi": {"headline": "…", "description": "…"}}.
  texts jsonb NOT NULL DEFAULT '{}',
  -- False: a visitor has reported it.
  is_official boolean NOT NULL DEFAULT true,
  place_id bigint REFERENCES attraction (id) ON DELETE CASCADE,
  -- GeoJSON, WGS84: what it reaches besides.
  geometry jsonb,
  -- GeoJSON to draw where codes say what it reaches.
  outline jsonb,
  municipalities integer[] NOT NULL DEFAULT '{}',
  regions integer[] NOT NULL DEFAULT '{}',
  valid_from timestamptz(3) NOT NULL,
  -- The first moment at which it is over; null: until its source says so.
  valid_until timestamptz(3),
  observed_at timestamptz(3) NOT NULL,
  link text CHECK (link LIKE 'https://%'),
  UNIQUE (source, source_key),
  CHECK (valid_until > valid_from),
  -- Good news that nobody ends would stand for ever.
  CHECK (kind <> 'GROOMED' OR valid_until IS NOT NULL),
  CHECK (num_nonnulls(place_id, geometry) + cardinality(municipalities) + cardinality(regions) > 0)
);
CREATE INDEX condition_valid_until_idx ON condition (valid_until);
CREATE INDEX condition_place_id_idx ON condition (place_id) WHERE place_id IS NOT NULL;
