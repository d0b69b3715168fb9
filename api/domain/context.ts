import type { Database } from '#api/platform/database.ts';
import type { Log } from '#api/platform/log.ts';

/** What every domain function is given: one per request. */
export interface Context {
  readonly db: Database;
  /** The data set of the whole request, read once at its start; 0 while nothing has been published. */
  readonly version: number;
  readonly now: Date;
  readonly log: Log;
}

const POLL_MS = 1000;

interface Asked {
  readonly at: number;
  readonly version: Promise<number>;
}

const asked = new WeakMap<Database, Asked>();

/** Version of the live data set at `now` (ms), asked at most once a second per process; 0 while nothing has been published. */
export function liveVersion(db: Database, now: number): Promise<number> {
  const last = asked.get(db);
  if (last && Math.abs(now - last.at) < POLL_MS) return last.version;
  const version = readLiveVersion(db);
  asked.set(db, { at: now, version });
  // A failure is told to those who wait for it; the next one asks again.
  version.catch(() => asked.delete(db));
  return version;
}

/** Index: data_set_one_live. */
async function readLiveVersion({ pool }: Database): Promise<number> {
  const answer = await pool.query<{ version: number }>(`SELECT version FROM data_set WHERE state = 'LIVE'`);
  return answer.rows[0]?.version ?? 0;
}

/** Context of a request that starts now. */
export async function createContext(db: Database, log: Log): Promise<Context> {
  const now = new Date();
  return { db, log, version: await liveVersion(db, now.getTime()), now };
}
