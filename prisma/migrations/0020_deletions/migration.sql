-- What was deleted, so that a restored backup deletes it again (docs/decisions/0054): ids and digests, no content.
CREATE TABLE deletion (
  -- What is gone: a table, or `profile_image`, `image_rejected`, `mail`.
  kind text NOT NULL,
  key text NOT NULL,
  -- Of the latest one: a note can be deleted, written anew and deleted again.
  deleted_at timestamptz(3) NOT NULL DEFAULT clock_timestamp(),
  -- Whether it stands in a list beside the backups.
  listed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (kind, key)
);
-- What the next list takes.
CREATE INDEX deletion_unlisted ON deletion (deleted_at) WHERE NOT listed;
-- The sweep.
CREATE INDEX deletion_deleted_at_idx ON deletion (deleted_at);

-- A trigger sees every deletion, those that cascade from an account among them. Arguments: kind, and an expression over
-- the old row ($1) that gives the key.
CREATE FUNCTION record_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE gone text;
BEGIN
  EXECUTE 'SELECT ' || TG_ARGV[1] INTO gone USING OLD;
  INSERT INTO deletion AS d (kind, key) VALUES (TG_ARGV[0], gone)
  -- Later than before, whatever the clock says: a backup that knows the earlier one must not take this for the same.
  ON CONFLICT (kind, key) DO UPDATE
    SET deleted_at = greatest(EXCLUDED.deleted_at, d.deleted_at + interval '1 millisecond'), listed = false;
  RETURN NULL;
END $$;

-- Ids that the database counts up could be given a second time after a restore: with them goes when the row was made.
CREATE TRIGGER record_deletion AFTER DELETE ON app_user FOR EACH ROW
  EXECUTE FUNCTION record_deletion('app_user', '($1).id');
CREATE TRIGGER record_deletion AFTER DELETE ON comment FOR EACH ROW
  EXECUTE FUNCTION record_deletion('comment', '($1).id || ''@'' || (extract(epoch FROM ($1).created_at) * 1000)::bigint');
CREATE TRIGGER record_deletion AFTER DELETE ON image FOR EACH ROW
  EXECUTE FUNCTION record_deletion('image', '($1).id || ''@'' || (extract(epoch FROM ($1).created_at) * 1000)::bigint');
CREATE TRIGGER record_deletion AFTER DELETE ON own_place FOR EACH ROW
  EXECUTE FUNCTION record_deletion('own_place', '($1).id');
CREATE TRIGGER record_deletion AFTER DELETE ON note FOR EACH ROW
  EXECUTE FUNCTION record_deletion('note', '($1).user_id || ''/'' || ($1).attraction_id');
CREATE TRIGGER record_deletion AFTER DELETE ON favourite FOR EACH ROW
  EXECUTE FUNCTION record_deletion('favourite', '($1).user_id || ''/'' || ($1).attraction_id');

-- A photo that a moderator took back, and a picture that its owner took away or replaced.
CREATE TRIGGER record_rejection AFTER UPDATE OF state ON image FOR EACH ROW
  WHEN (NEW.state = 'REJECTED' AND OLD.state <> 'REJECTED')
  EXECUTE FUNCTION record_deletion('image_rejected',
    '($1).id || ''@'' || (extract(epoch FROM ($1).created_at) * 1000)::bigint');
CREATE TRIGGER record_profile_image AFTER UPDATE OF profile_image ON app_user FOR EACH ROW
  WHEN (OLD.profile_image IS NOT NULL AND OLD.profile_image IS DISTINCT FROM NEW.profile_image)
  EXECUTE FUNCTION record_deletion('profile_image', '($1).profile_image');
