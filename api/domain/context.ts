import { LRUCache } from 'lru-cache';
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

const versions = new WeakMap<Database, LRUCache<'live', number>>();

/** Version of the live data set, asked at most once a second per process. Index: data_set_one_live. */
export async function liveVersion(db: Database): Promise<number> {
  const cache = versions.get(db) ?? cacheOf(db);
  return (await cache.fetch('live')) ?? 0;
}

function cacheOf(db: Database): LRUCache<'live', number> {
  const cache = new LRUCache<'live', number>({
    max: 1,
    ttl: POLL_MS,
    fetchMethod: async () => {
      const answer = await db.pool.query<{ version: number }>(`SELECT version FROM data_set WHERE state = 'LIVE'`);
      return answer.rows[0]?.version ?? 0;
    },
  });
  versions.set(db, cache);
  return cache;
}

/** Context of a request that starts now. */
export async function createContext(db: Database, log: Log): Promise<Context> {
  return { db, log, version: await liveVersion(db), now: new Date() };
}
