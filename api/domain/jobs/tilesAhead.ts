import { z } from 'zod';
import { defineQueue } from '#api/platform/db/jobs.ts';
import { HOUR_S } from '#common/time.ts';

/**
 * Each minute: tiles of the live version that are to be made ahead (api/import/ahead). Not tried again after a failure:
 * the next minute's job does what this one left.
 */
export const tilesAheadQueue = defineQueue('tiles-ahead', z.object({}), { limit: 0, delayS: 1, expireS: 6 * HOUR_S });
