/** How `npm run backup` ends; 1, as every command, where it fails. */
export const BACKUP_EXIT = {
  made: 0,
  /** The backup is there, and the file store did not have all photos. */
  photosMissing: 2,
  /** The backup is there and sound; lists or older backups beside it could not be read, written or deleted. */
  untidied: 3,
} as const;
