-- Backups that ended: who watches over the installation is told when the last good one was made. Not saved in backups.
CREATE TABLE backup_run (
  id serial PRIMARY KEY,
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3) NOT NULL DEFAULT now(),
  -- Of the archive; null for a backup that failed.
  bytes bigint
);
