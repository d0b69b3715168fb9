import type { Database } from './database.ts';

/** What is published; 0 stands for nothing. */
export interface PublicSets {
  /** The live data set. */
  readonly version: number;
  /** Base tiles of the live data set. */
  readonly baseTileSet: number;
  /** Base tiles that may be asked for: of the live data set and of the one before. */
  readonly servedTileSets: ReadonlySet<number>;
}

const POLL_MS = 1000;

interface Asked {
  readonly at: number;
  readonly sets: Promise<PublicSets>;
}

const asked = new WeakMap<Database, Asked>();

/**
 * What is published at `now` (ms), asked at most once a second per process. `maxAgeMs` is for those who have reason to
 * doubt the last answer.
 */
export function publicSets(db: Database, now: number, maxAgeMs = POLL_MS): Promise<PublicSets> {
  const last = asked.get(db);
  if (last && Math.abs(now - last.at) < maxAgeMs) return last.sets;
  const sets = readPublicSets(db);
  asked.set(db, { at: now, sets });
  // A failure is told to those who wait for it; the next one asks again.
  sets.catch(() => asked.delete(db));
  return sets;
}

/** Version of the live data set at `now` (ms); 0 while nothing has been published. */
export async function liveVersion(db: Database, now: number): Promise<number> {
  return (await publicSets(db, now)).version;
}

/** Indexes: data_set_one_live, data_set_one_previous. */
async function readPublicSets({ pool }: Database): Promise<PublicSets> {
  const answer = await pool.query<{ version: number; state: 'LIVE' | 'PREVIOUS'; tileSet: number }>(
    `SELECT version, state, coalesce(base_tile_set, 0) AS "tileSet" FROM data_set WHERE state = 'LIVE' OR state = 'PREVIOUS'`,
  );
  const { version, tileSet } = answer.rows.find(({ state }) => state === 'LIVE') ?? { version: 0, tileSet: 0 };
  return {
    version,
    baseTileSet: tileSet,
    servedTileSets: new Set([tileSet, ...answer.rows.map((row) => row.tileSet)]),
  };
}
