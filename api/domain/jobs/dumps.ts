import { z } from 'zod';
import { defineQueue } from '#api/platform/db/jobs.ts';
import { HOUR_S } from '#common/time.ts';

/**
 * Each minute: dumps of the live version that are to be written (api/dumps). Not tried again after a failure: the next
 * minute's job does what this one left.
 */
export const dumpsQueue = defineQueue('dumps', z.object({}), { limit: 0, delayS: 1, expireS: 6 * HOUR_S });
