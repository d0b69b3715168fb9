import { failureParts, isConnectionFailure } from '#api/platform/db/postgres/connectionFailure.ts';
import { storeFailure } from './storeFailure.ts';

/**
 * The fault of a part of ours, the database or the store of files: it cannot be reached, or does not work; it has too
 * much to do; it is full.
 */
export type Outage = 'away' | 'busy' | 'full';

/** Codes of PostgreSQL: a limit of time or memory ended a statement, or others were in its way. */
const BUSY = /^(?:57014|55P03|25P0[34]|40001|40P01|53[24]00)$/;
/** Codes of Prisma for the same: no connection or no end in time, others in the way. */
const BUSY_PRISMA = /^(?:P2028|P2034)$/;
const FULL = /^53100$/;
/** The server cannot write or read its files, only reads by now, or is another one that has none of our tables. */
const AWAY = /^(?:58030|25006|42P01|P2021)$/;

/** The outage that a failure shows; null for faults of our own. Nothing that was not answered has been changed. */
export function outageOf(error: unknown): Outage | null {
  const codes = failureParts(error).map(({ code }) => code);
  if (codes.some((code) => FULL.test(code))) return 'full';
  if (isConnectionFailure(error) || codes.some((code) => AWAY.test(code))) return 'away';
  if (codes.some((code) => BUSY.test(code) || BUSY_PRISMA.test(code))) return 'busy';
  return storeFailure(error);
}
