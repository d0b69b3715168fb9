-- Photos of places. Their files lie in the file store, under names that cannot be guessed.
CREATE TYPE image_state AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

CREATE TABLE image (
  id serial PRIMARY KEY,
  -- The identity it was given to; one that was merged since shows it at the place that took it in.
  attraction_id bigint NOT NULL REFERENCES attraction (id),
  -- Null: the account is gone, the photo stayed.
  uploader_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- Part of paths: letters and digits only.
  filename text NOT NULL CHECK (filename ~ '^[a-z0-9]{20,64}$'),
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  state image_state NOT NULL DEFAULT 'PENDING',
  -- The moderators' cover mark.
  heart boolean NOT NULL DEFAULT false,
  -- A WebP of a few pixels in base64, shown until the photo is there; empty without one.
  blur text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX image_filename_key ON image (filename);
-- The photos of a place as they are shown: marked first, then newest.
CREATE INDEX image_attraction_id_heart_created_at_id_idx ON image (attraction_id, heart DESC, created_at DESC, id DESC);
CREATE INDEX image_uploader_id_created_at_idx ON image (uploader_id, created_at);
-- What waits for a moderator.
CREATE INDEX image_pending ON image (created_at, id) WHERE state = 'PENDING';
