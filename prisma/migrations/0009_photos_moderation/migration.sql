-- Moderation: what was decided on photos, what people report, and a log of every act.
CREATE TYPE report_kind AS ENUM ('IMAGE', 'COMMENT', 'PROFILE');
CREATE TYPE report_outcome AS ENUM ('REMOVED', 'KEPT', 'GONE');

ALTER TABLE image
  -- Null: still waiting.
  ADD COLUMN decided_at timestamptz(3),
  -- Null: still waiting, or the moderator's account is gone.
  ADD COLUMN decided_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  -- Told to the uploader; empty unless rejected.
  ADD COLUMN reason text NOT NULL DEFAULT '';
-- Pages of the queue, oldest first, and of what was decided, newest first.
CREATE INDEX image_state_created_at_id_idx ON image (state, created_at, id);
DROP INDEX image_pending;
CREATE INDEX image_created_at_id_idx ON image (created_at, id);
CREATE INDEX image_decided_by_idx ON image (decided_by) WHERE decided_by IS NOT NULL;

-- A case: one open for each thing, however many report it. `target_id` is the id of a photo or a comment, or of a user.
CREATE TABLE report (
  id serial PRIMARY KEY,
  kind report_kind NOT NULL,
  target_id text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  closed_at timestamptz(3),
  closed_by uuid REFERENCES app_user (id) ON DELETE SET NULL,
  outcome report_outcome,
  CHECK ((closed_at IS NULL) = (outcome IS NULL))
);
CREATE UNIQUE INDEX report_open ON report (kind, target_id) WHERE closed_at IS NULL;
CREATE INDEX report_closed_by_idx ON report (closed_by) WHERE closed_by IS NOT NULL;

-- Who reported it, once each, and why in their words.
CREATE TABLE report_by (
  id serial PRIMARY KEY,
  report_id integer NOT NULL REFERENCES report (id) ON DELETE CASCADE,
  -- Null: the account is gone.
  user_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  reason text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX report_by_report_id_user_id_key ON report_by (report_id, user_id);
CREATE INDEX report_by_user_id_idx ON report_by (user_id);

-- What moderators did: written in the transaction of the act, never changed.
CREATE TABLE moderation_act (
  id serial PRIMARY KEY,
  -- Null: the account is gone.
  actor_id uuid REFERENCES app_user (id) ON DELETE SET NULL,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id text NOT NULL,
  -- What the action cannot be understood without, such as a reason or a name; nothing of the person it concerns.
  detail jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
-- Pages newest first: of all, of a moderator, of a thing.
CREATE INDEX moderation_act_created_at_id_idx ON moderation_act (created_at DESC, id DESC);
CREATE INDEX moderation_act_actor_id_created_at_id_idx ON moderation_act (actor_id, created_at DESC, id DESC);
CREATE INDEX moderation_act_target_kind_target_id_created_at_id_idx ON moderation_act (target_kind, target_id, created_at DESC, id DESC);

-- Parts of names and addresses in the user list.
CREATE INDEX app_user_search ON app_user USING gin (username_key gin_trgm_ops, email_key gin_trgm_ops);
