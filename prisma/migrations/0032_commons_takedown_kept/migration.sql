-- A file of Wikimedia Commons that was taken down stays so in a restored backup (docs/decisions/0054). The row that says
-- so comes instead of going: the key is read from the new row.
CREATE OR REPLACE FUNCTION record_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE gone text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE 'SELECT ' || TG_ARGV[1] INTO gone USING NEW;
  ELSE
    EXECUTE 'SELECT ' || TG_ARGV[1] INTO gone USING OLD;
  END IF;
  INSERT INTO deletion AS d (kind, key) VALUES (TG_ARGV[0], gone)
  -- Later than before, whatever the clock says: a backup that knows the earlier one must not take this for the same.
  ON CONFLICT (kind, key) DO UPDATE
    SET deleted_at = greatest(EXCLUDED.deleted_at, d.deleted_at + interval '1 millisecond'), listed = false;
  RETURN NULL;
END $$;

CREATE TRIGGER record_takedown AFTER INSERT ON commons_takedown FOR EACH ROW
  EXECUTE FUNCTION record_deletion('commons_takedown', '($1).title');
