-- Accounts: users, their sessions and tokens, what they and their browsers report, and counters of what is limited.
CREATE TYPE user_role AS ENUM ('USER', 'ADMIN');
CREATE TYPE session_kind AS ENUM ('BROWSER', 'BEARER');
CREATE TYPE token_purpose AS ENUM ('CONFIRM', 'RESET');

-- `user` is a word of SQL. What is compared (e-mail, name) has a column of its own: as given for people, folded for the index.
CREATE TABLE app_user (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  email_key text NOT NULL,
  username text NOT NULL,
  username_key text NOT NULL,
  password_hash text NOT NULL,
  role user_role NOT NULL DEFAULT 'USER',
  language text NOT NULL DEFAULT 'fi',
  description text NOT NULL DEFAULT '',
  -- Unguessable name of the picture's files; null without one.
  profile_image text,
  profile_image_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Null: the e-mail address has not been proved yet; such a row gives way to a later registration.
  confirmed_at timestamptz(3),
  blocked_at timestamptz(3),
  help_shown_at timestamptz(3),
  -- When the owner was last told that somebody tried to register the address: at most once a day.
  already_registered_mailed_at timestamptz(3)
);
CREATE UNIQUE INDEX app_user_email_key_key ON app_user (email_key);
CREATE UNIQUE INDEX app_user_username_key_key ON app_user (username_key);
CREATE UNIQUE INDEX app_user_profile_image_key ON app_user (profile_image);
-- Pages of the user list, newest first.
CREATE INDEX app_user_created_at_id_idx ON app_user (created_at, id);
-- The sweep of registrations that nobody confirmed.
CREATE INDEX app_user_unconfirmed ON app_user (created_at) WHERE confirmed_at IS NULL;

-- Of a token only the SHA-256 is kept: whoever reads the table cannot log in with it. BEARER is reserved for integrators.
CREATE TABLE session (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  kind session_kind NOT NULL DEFAULT 'BROWSER',
  -- Family of browser and system, such as `Firefox, Linux`: enough for its owner to know it by.
  agent text NOT NULL DEFAULT '',
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  last_seen_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL
);
CREATE UNIQUE INDEX session_token_hash_key ON session (token_hash);
CREATE INDEX session_user_id_idx ON session (user_id);
CREATE INDEX session_expires_at_idx ON session (expires_at);

-- What a link in a mail proves. A used one is kept a while, so that a second click can be told from a forged one.
CREATE TABLE user_token (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  purpose token_purpose NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3)
);
CREATE INDEX user_token_user_id_idx ON user_token (user_id);
CREATE INDEX user_token_expires_at_idx ON user_token (expires_at);

CREATE TABLE feedback (
  id serial PRIMARY KEY,
  text text NOT NULL,
  -- As the sender gave it; empty: they want no answer.
  contact text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT 'fi',
  client_mutation_id text,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
-- Sent twice, kept once.
CREATE UNIQUE INDEX feedback_client_mutation_id_key ON feedback (client_mutation_id);

-- What failed in browsers; nothing in it says whose.
CREATE TABLE client_error (
  id serial PRIMARY KEY,
  type text NOT NULL,
  message text NOT NULL,
  filename text NOT NULL DEFAULT '',
  lineno integer,
  colno integer,
  stack text NOT NULL DEFAULT '',
  location text NOT NULL DEFAULT '',
  error_count integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX client_error_created_at_idx ON client_error (created_at);

-- Counters of limited calls, shared by all processes. The key is a digest of the call and of who made it.
CREATE TABLE rate_limit (
  key bytea PRIMARY KEY,
  count integer NOT NULL,
  ends_at timestamptz(3) NOT NULL
);
CREATE INDEX rate_limit_ends_at_idx ON rate_limit (ends_at);

-- Owners of places are users; there were none before, so no row has one.
ALTER TABLE attraction ALTER COLUMN owner_id TYPE uuid USING NULL;
ALTER TABLE attraction ADD CONSTRAINT attraction_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user (id) ON DELETE CASCADE;
ALTER TABLE own_place ALTER COLUMN owner_id TYPE uuid USING NULL;
ALTER TABLE own_place ADD CONSTRAINT own_place_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES app_user (id) ON DELETE CASCADE;
