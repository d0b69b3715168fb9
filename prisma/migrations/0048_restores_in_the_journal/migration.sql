-- A restore of a backup goes into the journal: the history between the backup and it is lost (docs/decisions/0079).
ALTER TYPE change_reason ADD VALUE 'RESTORE';
