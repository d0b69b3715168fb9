import { type Database, readerOf } from './database.ts';
import type { PublicSets } from './published.ts';

type Pooled = Pick<Database, 'pool' | 'replica'>;

const POLL_MS = 1000;

/** How soon the sets are read again when an unknown one is asked for: it may have been published within `POLL_MS`. */
const DOUBT_MS = 100;

interface CachedSets {
  readonly at: number;
  readonly sets: Promise<PublicSets>;
}

const cache = new WeakMap<Pooled, CachedSets>();

/**
 * What is published at `now` (ms), read when the cached answer is `maxAgeMs` old; 0 reads in any case. Of a replica: what
 * is published there, by the last poll.
 */
export function publicSets(db: Pooled, now: number, maxAgeMs = POLL_MS): Promise<PublicSets> {
  if (db.replica !== undefined)
    return maxAgeMs < POLL_MS ? readPublicSets(db) : Promise.resolve(db.replica.published());
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

/**
 * A database that serves what is asked for: the given one, or its primary, which may have published it just now. Null
 * where it is not served.
 */
async function serving(db: Database, isIn: (sets: PublicSets) => boolean): Promise<Database | null> {
  const reader = readerOf(db);
  if (reader.replica !== undefined && isIn(reader.replica.published())) return reader;
  const primary = reader.replica?.primary ?? reader;
  const now = Date.now();
  return isIn(await publicSets(primary, now)) || isIn(await publicSets(primary, now, DOUBT_MS)) ? primary : null;
}

/** A database in which the places of a version may be asked for; null for a version that is not served. */
export function servingVersion(db: Database, version: number): Promise<Database | null> {
  return serving(db, ({ servedVersions }) => servedVersions.has(version));
}

/** A database in which the base tiles of a set may be asked for; null for a set that is not served. */
export function servingTileSet(db: Database, tileSet: number): Promise<Database | null> {
  return serving(db, ({ servedTileSets }) => servedTileSets.has(tileSet));
}

interface PublishedRow {
  readonly version: number;
  readonly state: 'LIVE' | 'PREVIOUS';
  readonly tileSet: number;
  readonly archives: Readonly<Record<string, readonly string[]>> | null;
}

/** Indexes: data_set_one_live, data_set_one_previous; of archives there are a few. */
export async function readPublicSets({ pool }: Pick<Database, 'pool'>): Promise<PublicSets> {
  const answer = await pool.query<PublishedRow>(
    `SELECT version, state, coalesce(base_tile_set, 0) AS "tileSet",
       (SELECT json_object_agg(name, views) FROM tile_archive) AS archives
     FROM data_set WHERE state = 'LIVE' OR state = 'PREVIOUS'`,
  );
  const { version, tileSet } = answer.rows.find(({ state }) => state === 'LIVE') ?? { version: 0, tileSet: 0 };
  const archives = Object.entries(answer.rows[0]?.archives ?? {});
  return {
    version,
    baseTileSet: tileSet,
    servedVersions: new Set(answer.rows.map((row) => row.version)),
    servedTileSets: new Set([tileSet, ...answer.rows.map((row) => row.tileSet)]),
    archives: new Map(archives.map(([name, views]) => [name, new Set(views)])),
  };
}
