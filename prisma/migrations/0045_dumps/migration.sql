-- Dumps of a version's places in the store of files, each whole before its row is there (docs/decisions/0081).
CREATE TABLE dump (
  -- Part of the files' addresses: the version and when the dump was made, so that no address is ever used again.
  name text PRIMARY KEY,
  version integer NOT NULL REFERENCES data_set (version) ON DELETE CASCADE,
  -- Identities that were hidden when it was made: with a new one it is not served any more.
  hidden bigint[] NOT NULL,
  manifest jsonb NOT NULL,
  made_at timestamptz(3) NOT NULL DEFAULT now()
);
CREATE INDEX dump_version_idx ON dump (version);
