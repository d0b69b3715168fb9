-- Photos from Wikimedia Commons (docs/decisions/0058). They are rows of `image` like uploaded ones, behind these in every
-- list of a place.
ALTER TABLE image ADD COLUMN own boolean NOT NULL DEFAULT true;
-- The photos of a place as they are shown: marked first, then our own, then the newest.
DROP INDEX image_attraction_id_heart_created_at_id_idx;
CREATE INDEX image_attraction_id_heart_own_created_at_id_idx
  ON image (attraction_id, heart DESC, own DESC, created_at DESC, id DESC);

-- Whose a photo is that comes from elsewhere; none is shown without.
CREATE TABLE image_credit (
  image_id integer PRIMARY KEY REFERENCES image (id) ON DELETE CASCADE,
  -- The file at Wikimedia Commons, without its namespace.
  title text NOT NULL,
  author text NOT NULL CHECK (author <> ''),
  licence text NOT NULL CHECK (licence <> ''),
  -- Null: the public domain has no text.
  licence_url text CHECK (licence_url LIKE 'https://%'),
  page_url text NOT NULL CHECK (page_url LIKE 'https://%')
);
CREATE INDEX image_credit_title_idx ON image_credit (title);

-- Files that moderators have taken down: they are not fetched again, for whatever place.
CREATE TABLE commons_takedown (
  title text PRIMARY KEY,
  taken_at timestamptz(3) NOT NULL DEFAULT now()
);

-- For which places photos have been looked up.
CREATE TABLE commons_lookup (
  attraction_id bigint PRIMARY KEY REFERENCES attraction (id),
  -- By what the place named its photos then.
  names text NOT NULL DEFAULT '',
  -- Null: a visitor has opened the place, and waits to be served first.
  looked_at timestamptz(3)
);
CREATE INDEX commons_lookup_wanted ON commons_lookup (attraction_id) WHERE looked_at IS NULL;
