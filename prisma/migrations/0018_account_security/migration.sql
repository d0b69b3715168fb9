-- Accounts that nobody else can lock, take over or enter with a stolen password.
-- LOGIN: a mailed link by which a login goes on; EMAIL: one that proves a new address of an account.
ALTER TYPE token_purpose ADD VALUE IF NOT EXISTS 'LOGIN';
ALTER TYPE token_purpose ADD VALUE IF NOT EXISTS 'EMAIL';

-- Browsers in which an account was logged in to. Their logins are counted on their own, so that failed logins of others
-- never lock them out. Only the SHA-256 of the cookie's token is stored.
CREATE TABLE known_device (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  last_login_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX known_device_token_hash_user_id_key ON known_device (token_hash, user_id);
CREATE INDEX known_device_user_id_last_login_at_idx ON known_device (user_id, last_login_at);
CREATE INDEX known_device_last_login_at_idx ON known_device (last_login_at);

-- Registrations of an address that is not confirmed yet. Each has its own name and password, which count only when its
-- own link is confirmed; the first one confirmed ends the others.
CREATE TABLE registration (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  username text NOT NULL,
  username_key text NOT NULL,
  password_hash text NOT NULL,
  language text NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX registration_user_id_created_at_idx ON registration (user_id, created_at);
CREATE INDEX registration_username_key_idx ON registration (username_key);
CREATE INDEX registration_created_at_idx ON registration (created_at);

ALTER TABLE user_token
  -- The registration that a CONFIRM link belongs to; null: the account as it stands.
  ADD COLUMN registration_id uuid REFERENCES registration (id) ON DELETE CASCADE,
  -- The new address that an EMAIL link proves.
  ADD COLUMN email text;
CREATE INDEX user_token_registration_id_idx ON user_token (registration_id) WHERE registration_id IS NOT NULL;

INSERT INTO registration (user_id, username, username_key, password_hash, language, created_at)
SELECT id, username, username_key, password_hash, language, created_at FROM app_user WHERE confirmed_at IS NULL;
UPDATE user_token t SET registration_id = r.id
FROM registration r WHERE r.user_id = t.user_id AND t.purpose = 'CONFIRM';

-- The second factor of an account: a secret shared with an app that shows codes (TOTP, RFC 6238), in base32.
CREATE TABLE second_factor (
  user_id uuid PRIMARY KEY REFERENCES app_user (id) ON DELETE CASCADE,
  -- Null: none is in use.
  secret text,
  confirmed_at timestamptz(3),
  -- Being set up; null: nothing is.
  pending_secret text,
  pending_at timestamptz(3),
  -- The time step of the last code that was used: each code works once.
  last_step bigint NOT NULL DEFAULT 0,
  CHECK ((secret IS NULL) = (confirmed_at IS NULL))
);

-- Codes for the day on which the app is lost. Each works once; only its SHA-256 is stored.
CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (user_id, code_hash)
);

-- When the user last gave the password or a code in this session; null: before this was noted.
ALTER TABLE session ADD COLUMN proved_at timestamptz(3);

-- What happened to accounts: their owners and admins read it.
CREATE TABLE security_event (
  id serial PRIMARY KEY,
  -- Null: a login with an address that has no account.
  user_id uuid REFERENCES app_user (id) ON DELETE CASCADE,
  kind text NOT NULL,
  -- Family of browser and system, such as `Firefox, Linux`.
  agent text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}',
  -- Events of one sort within one hour are counted in one row, where strangers can cause them.
  hour timestamptz(3),
  times integer NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX security_event_hourly ON security_event (user_id, kind, hour) NULLS NOT DISTINCT WHERE hour IS NOT NULL;
CREATE INDEX security_event_user_id_created_at_id_idx ON security_event (user_id, created_at DESC, id DESC);
CREATE INDEX security_event_created_at_id_idx ON security_event (created_at DESC, id DESC);

-- Sessions of admins end after twelve hours without use.
UPDATE session s SET expires_at = LEAST(s.expires_at, now() + interval '12 hours')
FROM app_user u WHERE u.id = s.user_id AND u.role = 'ADMIN';

-- The sweep of feedback whose time is over.
CREATE INDEX feedback_created_at_idx ON feedback (created_at);
