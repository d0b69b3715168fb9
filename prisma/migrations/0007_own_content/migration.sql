-- What people add: favourites, notes, comments, own places, and receipts of what was sent once.
-- All of it hangs on identities, which are never deleted (but for those of own places, with all that hangs on them): it is read through
-- `merged_into` and never moved, so that a rollback finds it where it was.
CREATE TYPE favourite_type AS ENUM ('BEST', 'GOOD', 'TODO', 'BAD');

CREATE TABLE favourite (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  attraction_id bigint NOT NULL REFERENCES attraction (id),
  type favourite_type NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, attraction_id)
);
-- Counts of an attraction.
CREATE INDEX favourite_attraction_id_type_idx ON favourite (attraction_id, type);
-- Pages of one's own, newest first.
CREATE INDEX favourite_user_id_created_at_attraction_id_idx ON favourite (user_id, created_at DESC, attraction_id DESC);

-- Private: read by nobody but its author.
CREATE TABLE note (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  attraction_id bigint NOT NULL REFERENCES attraction (id),
  text text NOT NULL,
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, attraction_id)
);
CREATE INDEX note_attraction_id_idx ON note (attraction_id);
CREATE INDEX note_user_id_updated_at_attraction_id_idx ON note (user_id, updated_at DESC, attraction_id DESC);

CREATE TABLE comment (
  id serial PRIMARY KEY,
  attraction_id bigint NOT NULL REFERENCES attraction (id),
  -- Null: the account is gone, the comment stayed.
  author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now()
);
-- Pages newest first: of an attraction, of an author, of all.
CREATE INDEX comment_attraction_id_created_at_id_idx ON comment (attraction_id, created_at DESC, id DESC);
CREATE INDEX comment_author_id_created_at_id_idx ON comment (author_id, created_at DESC, id DESC);
CREATE INDEX comment_created_at_id_idx ON comment (created_at DESC, id DESC);

-- A call sent twice is done once and answers the same: its row is there before its work, in the same transaction.
CREATE TABLE mutation_receipt (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  client_mutation_id text NOT NULL CHECK (length(client_mutation_id) BETWEEN 1 AND 100),
  operation text NOT NULL,
  -- What tells the answer again, such as an id; null only while the work is under way.
  result jsonb,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, client_mutation_id)
);
CREATE INDEX mutation_receipt_created_at_idx ON mutation_receipt (created_at);

-- An own place may be an imported track. Its identity has the same id and is its owner's.
ALTER TABLE own_place
  ADD COLUMN type place_type NOT NULL DEFAULT 'POINT',
  ADD COLUMN geometry json,
  ADD COLUMN length_m double precision,
  ADD COLUMN bbox double precision[];
INSERT INTO attraction (id, owner_id, name, category, lon, lat, created_at, updated_at)
  SELECT id, owner_id, name, 'own', lon, lat, created_at, updated_at FROM own_place
  ON CONFLICT (id) DO NOTHING;
ALTER TABLE own_place ADD CONSTRAINT own_place_id_fkey FOREIGN KEY (id) REFERENCES attraction (id);
-- Pages of one's own, newest first; does for what looks by owner alone too.
CREATE INDEX own_place_owner_id_created_at_id_idx ON own_place (owner_id, created_at DESC, id DESC);
DROP INDEX own_place_owner_id_idx;
