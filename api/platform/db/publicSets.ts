import type { Database } from './database.ts';

/** The published data sets; 0 stands for nothing. */
export interface PublicSets {
  /** The live data set. */
  readonly version: number;
  /** Base tiles of the live data set. */
  readonly baseTileSet: number;
  /** Data sets that may be asked for: the live one, and the one before, which open pages still show. */
  readonly servedVersions: ReadonlySet<number>;
  /** Base tiles that may be asked for: of the live data set and of the one before. */
  readonly servedTileSets: ReadonlySet<number>;
}

type Pooled = Pick<Database, 'pool'>;

const POLL_MS = 1000;

/** How soon the sets are read again when an unknown one is asked for: it may have been published within `POLL_MS`. */
const DOUBT_MS = 100;

interface CachedSets {
  readonly at: number;
  readonly sets: Promise<PublicSets>;
}

const cache = new WeakMap<Pooled, CachedSets>();

/** What is published at `now` (ms), read when the cached answer is `maxAgeMs` old; 0 reads in any case. */
export function publicSets(db: Pooled, now: number, maxAgeMs = POLL_MS): Promise<PublicSets> {
  const last = cache.get(db);
  if (last && Math.abs(now - last.at) < maxAgeMs) return last.sets;
  const sets = readPublicSets(db);
  cache.set(db, { at: now, sets });
  // All who wait for a failed reading get its error; the next caller reads again.
  sets.catch(() => cache.delete(db));
  return sets;
}

/** Version of the live data set at `now` (ms); 0 while nothing has been published. */
export async function liveVersion(db: Pooled, now: number): Promise<number> {
  return (await publicSets(db, now)).version;
}

/** Whether something is served, by the cached sets or by sets that are at most `DOUBT_MS` old. */
async function isServed(db: Pooled, isIn: (sets: PublicSets) => boolean): Promise<boolean> {
  return isIn(await publicSets(db, Date.now())) || isIn(await publicSets(db, Date.now(), DOUBT_MS));
}

/** Whether the places of a version may be asked for. */
export function isServedVersion(db: Pooled, version: number): Promise<boolean> {
  return isServed(db, ({ servedVersions }) => servedVersions.has(version));
}

/** Whether the base tiles of a set may be asked for. */
export function isServedTileSet(db: Pooled, tileSet: number): Promise<boolean> {
  return isServed(db, ({ servedTileSets }) => servedTileSets.has(tileSet));
}

/** Indexes: data_set_one_live, data_set_one_previous. */
async function readPublicSets({ pool }: Pooled): Promise<PublicSets> {
  const answer = await pool.query<{ version: number; state: 'LIVE' | 'PREVIOUS'; tileSet: number }>(
    `SELECT version, state, coalesce(base_tile_set, 0) AS "tileSet" FROM data_set
     WHERE state = 'LIVE' OR state = 'PREVIOUS'`,
  );
  const { version, tileSet } = answer.rows.find(({ state }) => state === 'LIVE') ?? { version: 0, tileSet: 0 };
  return {
    version,
    baseTileSet: tileSet,
    servedVersions: new Set(answer.rows.map((row) => row.version)),
    servedTileSets: new Set([tileSet, ...answer.rows.map((row) => row.tileSet)]),
  };
}
