-- Users watch places and are told when a condition begins or ends there (docs/decisions/0072).
CREATE TABLE watch (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  attraction_id bigint NOT NULL REFERENCES attraction (id) ON DELETE CASCADE,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (user_id, attraction_id)
);
CREATE INDEX watch_attraction_id_idx ON watch (attraction_id);

-- What users are told: one row for each condition that was in force at a place that a user watches.
CREATE TABLE watch_notice (
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  condition_id integer NOT NULL REFERENCES condition (id) ON DELETE CASCADE,
  -- The watched place at which it is.
  attraction_id bigint NOT NULL REFERENCES attraction (id) ON DELETE CASCADE,
  -- When the user learned that it had begun; null: they are still to be told.
  begin_told_at timestamptz(3),
  -- When it was found to be over; null: it is in force.
  ended_at timestamptz(3),
  -- When the user learned that; null: they are still to be told, if it is over.
  end_told_at timestamptz(3),
  PRIMARY KEY (user_id, condition_id)
);
CREATE INDEX watch_notice_condition_id_idx ON watch_notice (condition_id);
CREATE INDEX watch_notice_attraction_id_idx ON watch_notice (attraction_id);
CREATE INDEX watch_notice_untold_idx ON watch_notice (user_id)
  WHERE begin_told_at IS NULL OR (ended_at IS NOT NULL AND end_told_at IS NULL);

-- A browser that shows notices by web push. It gets none after the session in which it was added.
CREATE TABLE push_device (
  -- Address at the browser's push service.
  endpoint text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user (id) ON DELETE CASCADE,
  -- With these its messages are encrypted (RFC 8291), in base64url.
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL,
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX push_device_session_id_idx ON push_device (session_id);
CREATE INDEX push_device_user_id_idx ON push_device (user_id);

-- By which push services know this installation (VAPID, RFC 8292); made at the first start.
CREATE TABLE push_key (
  is_ours boolean PRIMARY KEY DEFAULT true CHECK (is_ours),
  -- Both in base64url.
  public_key text NOT NULL,
  private_key text NOT NULL
);
