/** How `npm run backup` ends; 1, as every command, where it fails and there is no new backup. */
export const BACKUP_EXIT = {
  made: 0,
  /** The backup is there, and the file store did not have all photos. */
  photosMissing: 2,
  /** The backup is there and sound; what it replaces could not all be deleted. */
  untidied: 3,
} as const;
