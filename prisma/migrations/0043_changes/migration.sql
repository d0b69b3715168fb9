-- The journal of the public data set, by which others keep a copy of it up to date (docs/decisions/0079), and webhooks.
CREATE TYPE change_reason AS ENUM ('BEGIN', 'PUBLISH', 'ROLLBACK', 'MODERATION');
CREATE TYPE place_change_kind AS ENUM ('ADDED', 'CHANGED', 'MERGED', 'GONE');

-- Each publish, rollback and act of moderators that changes which places are public, in the order of their commits.
CREATE TABLE change_step (
  step serial PRIMARY KEY,
  -- The data set that is live after it.
  version integer NOT NULL,
  reason change_reason NOT NULL,
  -- Later than that of the step before.
  at timestamptz(3) NOT NULL UNIQUE
);
CREATE INDEX change_step_version_idx ON change_step (version, step);

CREATE TABLE place_change (
  step integer NOT NULL REFERENCES change_step (step) ON DELETE CASCADE,
  id bigint NOT NULL,
  kind place_change_kind NOT NULL,
  -- Which fields changed: bits of common/places/changeFields.ts.
  fields integer NOT NULL DEFAULT 0,
  merged_into bigint,
  -- Where and what it was: feeds of a box or a category tell what is gone, too.
  lon double precision NOT NULL,
  lat double precision NOT NULL,
  category text NOT NULL,
  PRIMARY KEY (step, id)
);
CREATE INDEX place_change_id_idx ON place_change (id, step);
CREATE INDEX place_change_category_idx ON place_change (category, step);
CREATE INDEX place_change_point_idx ON place_change USING gist (point(lon, lat));

-- Where the journal begins in a database that has a data set already.
INSERT INTO change_step (version, reason, at) SELECT version, 'BEGIN', now() FROM data_set WHERE state = 'LIVE';

-- Addresses of users that are told of each publish.
CREATE TABLE webhook (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  name text NOT NULL,
  url text NOT NULL,
  -- With which messages are signed (standardwebhooks.com); shown to the owner once.
  secret text NOT NULL,
  -- West, south, east, north in degrees; empty: everywhere.
  bounds double precision[] NOT NULL DEFAULT '{}',
  -- Null: all.
  category text,
  created_at timestamptz(3) NOT NULL,
  -- The last step of the journal that it was told.
  told_step integer NOT NULL,
  -- The last step for which a message was queued.
  queued_step integer NOT NULL,
  told_at timestamptz(3),
  -- Since when no message has been taken; null: the last one was.
  failing_since timestamptz(3),
  disabled_at timestamptz(3)
);
CREATE INDEX webhook_user_id_idx ON webhook (user_id, created_at);
