import { z } from 'zod';
import { defineQueue } from '#api/platform/db/jobs.ts';

/**
 * Each night and at a start: when places are open in the next fortnight is computed again (api/hours/patternsSql.ts).
 */
export const openingHoursQueue = defineQueue('opening-hours', z.object({}), { limit: 2, delayS: 60, expireS: 1800 });
