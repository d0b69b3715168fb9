-- The tables of prisma/schema.prisma, with what Prisma cannot say: partitions by version, geometric columns, GiST and pattern indexes.
-- Indexes of the partitioned tables are made per partition by the publish (api/import/publish), after COPY: building them on
-- full tables is several times faster, and an attached partition then needs no further work.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TYPE attraction_state AS ENUM ('LIVE', 'GONE', 'MERGED');
CREATE TYPE data_set_state AS ENUM ('BUILDING', 'LIVE', 'PREVIOUS', 'RETIRED', 'FAILED');
CREATE TYPE place_type AS ENUM ('POINT', 'PATH', 'AREA');
CREATE TYPE place_relation AS ENUM ('INSIDE', 'ALONG');
CREATE TYPE import_state AS ENUM ('RUNNING', 'PUBLISHED', 'FAILED', 'ROLLED_BACK');
CREATE TYPE edit_kind AS ENUM ('ALIAS', 'HIDDEN');
CREATE TYPE admin_level AS ENUM ('REGION', 'MUNICIPALITY');

CREATE TABLE attraction (
  id bigint PRIMARY KEY,
  state attraction_state NOT NULL DEFAULT 'LIVE',
  merged_into bigint REFERENCES attraction (id),
  owner_id bigint,
  name text NOT NULL,
  category text NOT NULL,
  lon double precision NOT NULL,
  lat double precision NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX attraction_merged_into_idx ON attraction (merged_into);
CREATE INDEX attraction_owner_id_idx ON attraction (owner_id);

-- Ids of named routes inside one LIPAS site (DESIGN §3): stored, never reused.
CREATE SEQUENCE lipas_route_id AS bigint MINVALUE 150000000000000 MAXVALUE 199999999999999 START 150000000000000;
-- Curated places whose row carries no id of its own.
CREATE SEQUENCE curated_id AS bigint MINVALUE 200000000000000 MAXVALUE 299999999999999 START 200000000000000;

CREATE TABLE data_set (
  version integer PRIMARY KEY,
  state data_set_state NOT NULL,
  reason text NOT NULL,
  place_count integer NOT NULL DEFAULT 0,
  kind_counts jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  published_at timestamptz(3)
);
CREATE SEQUENCE data_set_version AS integer;
CREATE UNIQUE INDEX data_set_one_live ON data_set (state) WHERE state = 'LIVE';
CREATE UNIQUE INDEX data_set_one_previous ON data_set (state) WHERE state = 'PREVIOUS';

CREATE TABLE place (
  version integer NOT NULL,
  id bigint NOT NULL,
  type place_type NOT NULL,
  kind text NOT NULL,
  category text NOT NULL,
  name text NOT NULL,
  name_sv text,
  name_en text,
  name_se text,
  name_local text,
  alt_names text[] NOT NULL DEFAULT '{}',
  named boolean NOT NULL DEFAULT true,
  lon double precision NOT NULL,
  lat double precision NOT NULL,
  point point NOT NULL,
  bounds box NOT NULL,
  bbox double precision[] NOT NULL,
  area_m2 double precision,
  length_m double precision,
  municipalities text[] NOT NULL DEFAULT '{}',
  admin_fi text[] NOT NULL DEFAULT '{}',
  admin_sv text[] NOT NULL DEFAULT '{}',
  stars smallint NOT NULL,
  quality real NOT NULL,
  min_zoom smallint NOT NULL,
  min_zoom_kind smallint NOT NULL,
  min_zoom_category smallint NOT NULL,
  properties jsonb NOT NULL DEFAULT '{}',
  wikidata text,
  sources jsonb NOT NULL DEFAULT '[]',
  parent_id bigint,
  parent_relation place_relation,
  child_count integer NOT NULL DEFAULT 0,
  source_date date,
  PRIMARY KEY (version, id)
) PARTITION BY LIST (version);

CREATE TABLE place_geometry (
  version integer NOT NULL,
  id bigint NOT NULL,
  geometry json NOT NULL,
  PRIMARY KEY (version, id)
) PARTITION BY LIST (version);

CREATE TABLE place_shape (
  version integer NOT NULL,
  id bigint NOT NULL,
  band smallint NOT NULL,
  shape bytea NOT NULL,
  PRIMARY KEY (version, id, band)
) PARTITION BY LIST (version);

CREATE TABLE place_nesting (
  version integer NOT NULL,
  parent_id bigint NOT NULL,
  child_id bigint NOT NULL,
  relation place_relation NOT NULL,
  metres_along real,
  PRIMARY KEY (version, parent_id, child_id)
) PARTITION BY LIST (version);

CREATE TABLE search_name (
  version integer NOT NULL,
  place_id bigint NOT NULL,
  lang text NOT NULL,
  norm text NOT NULL,
  weight real NOT NULL,
  PRIMARY KEY (version, place_id, lang, norm)
) PARTITION BY LIST (version);

-- Distinct words of a place's names: prefix search per word on a B-tree, typos by trigram.
CREATE TABLE search_word (
  version integer NOT NULL,
  word text NOT NULL,
  place_id bigint NOT NULL,
  quality real NOT NULL,
  PRIMARY KEY (version, word, place_id)
) PARTITION BY LIST (version);

CREATE TABLE import_run (
  id serial PRIMARY KEY,
  source text NOT NULL,
  state import_state NOT NULL DEFAULT 'RUNNING',
  coverage jsonb NOT NULL DEFAULT '{}',
  data_date date,
  counts jsonb NOT NULL DEFAULT '{}',
  message text,
  started_at timestamptz(3) NOT NULL DEFAULT now(),
  finished_at timestamptz(3),
  version integer REFERENCES data_set (version)
);

CREATE TABLE source_record (
  source text NOT NULL,
  ref text NOT NULL,
  attraction_id bigint NOT NULL REFERENCES attraction (id),
  run_id integer NOT NULL REFERENCES import_run (id),
  lon double precision NOT NULL,
  lat double precision NOT NULL,
  digest text NOT NULL,
  record json NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (source, ref)
);
CREATE INDEX source_record_attraction_id_idx ON source_record (attraction_id);

CREATE TABLE source_record_undo (
  version integer NOT NULL,
  source text NOT NULL,
  ref text NOT NULL,
  before json,
  PRIMARY KEY (version, source, ref)
);

CREATE TABLE own_place (
  id bigint PRIMARY KEY,
  owner_id bigint NOT NULL,
  name text NOT NULL,
  lon double precision NOT NULL,
  lat double precision NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (id >= 300000000000000 AND id < 400000000000000)
);
CREATE INDEX own_place_owner_id_idx ON own_place (owner_id);
CREATE SEQUENCE own_place_id AS bigint MINVALUE 300000000000000 MAXVALUE 399999999999999 START 300000000000000;

CREATE TABLE attraction_edit (
  id serial PRIMARY KEY,
  attraction_id bigint NOT NULL REFERENCES attraction (id),
  kind edit_kind NOT NULL,
  text text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX attraction_edit_attraction_id_idx ON attraction_edit (attraction_id);

CREATE TABLE admin_area (
  code text PRIMARY KEY,
  level admin_level NOT NULL,
  name_fi text NOT NULL,
  name_sv text NOT NULL,
  bbox double precision[] NOT NULL,
  bounds box NOT NULL,
  geometry json NOT NULL
);
CREATE INDEX admin_area_bounds_idx ON admin_area USING gist (bounds);

CREATE TABLE place_name (
  id integer PRIMARY KEY,
  kind text NOT NULL,
  name_fi text NOT NULL,
  name_sv text,
  name_en text,
  name_se text,
  municipality text,
  population integer NOT NULL DEFAULT 0,
  lon double precision NOT NULL,
  lat double precision NOT NULL,
  point point NOT NULL
);

-- Words of place names, with the same two-stage look-up as search_word; not versioned: the place-name import replaces it whole.
CREATE TABLE place_name_word (
  word text NOT NULL,
  place_name_id integer NOT NULL REFERENCES place_name (id) ON DELETE CASCADE,
  PRIMARY KEY (word, place_name_id)
);
CREATE INDEX place_name_word_prefix_idx ON place_name_word (word text_pattern_ops);
CREATE INDEX place_name_word_trgm_idx ON place_name_word USING gin (word gin_trgm_ops);
