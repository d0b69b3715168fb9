import type { Database } from '#api/platform/db/database.ts';
import { liveVersion } from '#api/platform/db/publicSets.ts';
import type { Log } from '#api/platform/log.ts';
import { createExpiry, type Expiry } from './expiry.ts';

/** The context of every domain function: one per request. */
export interface Context {
  readonly db: Database;
  /** The data set of the whole request, read once at its start; 0 while nothing has been published. */
  readonly version: number;
  readonly now: Date;
  readonly log: Log;
  /** Lowered by what reads something that changes by itself; absent where nothing caches the answer. */
  readonly expiry?: Expiry;
}

/**
 * Context of a request that starts now: its version is that of the database that it reads, a replica's own too.
 */
export async function createContext(db: Database, log: Log): Promise<Context> {
  const now = new Date();
  return { db, log, version: await liveVersion(db, now.getTime()), now, expiry: createExpiry() };
}
