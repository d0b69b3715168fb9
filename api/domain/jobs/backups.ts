import { z } from 'zod';
import { defineQueue } from '#api/platform/db/jobs.ts';
import { HOUR_S } from '#common/time.ts';

/** The queues of processes that can make backups. */
export const backupQueues = {
  /** The backup of the night; whichever process gets it makes it. */
  backup: defineQueue('backup', z.object({}), { limit: 2, delayS: 600, expireS: 6 * HOUR_S }),
  /** The list of what has been deleted, each minute; what one does not list the next one does. */
  deletionList: defineQueue('deletion-list', z.object({}), { limit: 0, delayS: 1, expireS: 300 }),
};
