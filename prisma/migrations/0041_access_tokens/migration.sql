-- Tokens with which programs call in the name of an account (docs/decisions/0076).
CREATE TABLE access_token (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- SHA-256; the token itself is shown once and not stored.
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- Of `read`, `own` and `contribute`.
  scopes text[] NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  last_used_on date
);
CREATE UNIQUE INDEX access_token_token_hash_key ON access_token (token_hash);
CREATE INDEX access_token_user_id_idx ON access_token (user_id);
CREATE INDEX access_token_expires_at_idx ON access_token (expires_at);

-- Calls of a token by day (UTC).
CREATE TABLE access_token_use (
  token_id uuid NOT NULL REFERENCES access_token (id) ON DELETE CASCADE,
  day date NOT NULL,
  calls integer NOT NULL,
  PRIMARY KEY (token_id, day)
);
CREATE INDEX access_token_use_day_idx ON access_token_use (day);

-- Queries that programs of an account ask for by their SHA-256 (automatic persisted queries).
CREATE TABLE stored_query (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  text text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, hash)
);
