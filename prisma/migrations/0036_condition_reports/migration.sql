-- What visitors report and managers post about places (docs/decisions/0071).
ALTER TYPE report_kind ADD VALUE 'CONDITION';

ALTER TABLE condition
  -- Who reported or posted it; null: a source outside, or the account is gone.
  ADD COLUMN author_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- Of a manager's: the organisation as it was named then.
  ADD COLUMN organisation text,
  ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- How often others have seen it since.
  ADD COLUMN confirmations integer NOT NULL DEFAULT 0,
  -- When a moderator hid it; null: it is shown.
  ADD COLUMN hidden_at timestamptz(3);
CREATE INDEX condition_author_id_idx ON condition (author_id) WHERE author_id IS NOT NULL;

-- The last thing that a user said about a report of another one.
CREATE TABLE condition_vote (
  condition_id integer NOT NULL REFERENCES condition (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- False: it is still so.
  is_over boolean NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (condition_id, user_id)
);
CREATE INDEX condition_vote_user_id_idx ON condition_vote (user_id);

-- A restored backup must not show again what moderators hid after it.
CREATE TRIGGER record_hiding AFTER UPDATE OF hidden_at ON condition FOR EACH ROW
  WHEN (NEW.hidden_at IS NOT NULL AND OLD.hidden_at IS NULL)
  EXECUTE FUNCTION record_deletion('condition_hidden',
    '($1).id || ''@'' || (extract(epoch FROM ($1).created_at) * 1000)::bigint');

-- Users who post closures and notices of a municipality or an organisation without moderation.
CREATE TABLE manager (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  organisation text NOT NULL,
  -- National numbers: 91 is Helsinki.
  municipalities integer[] NOT NULL DEFAULT '{}',
  -- Places, routes and areas; of an area also all that lies in it.
  place_ids bigint[] NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK (cardinality(municipalities) + cardinality(place_ids) > 0)
);
