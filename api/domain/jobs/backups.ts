import { z } from 'zod';
import { defineQueue } from '#api/platform/db/jobs.ts';

/** What the processes that can make backups have to do. */
export const backupQueues = {
  /** The backup of the night; whichever process gets it makes it. */
  backup: defineQueue('backup', z.object({}), { limit: 2, delayS: 600, expireS: 6 * 3600 }),
  /** The list of what has been deleted, each minute; what one does not list the next one does. */
  deletionList: defineQueue('deletion-list', z.object({}), { limit: 0, delayS: 1, expireS: 300 }),
};
