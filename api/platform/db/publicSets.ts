import { type Database, readerOf } from './database.ts';
import { inTime } from './inTime.ts';
import type { PublicSets } from './published.ts';

type Pooled = Pick<Database, 'pool' | 'replica'>;

const POLL_MS = 1000;

/** How soon the sets are read again when an unknown one is asked for: it may have been published within `POLL_MS`. */
const DOUBT_MS = 100;

/** A database that does not answer for so long, ms, is not waited for where the sets were known before. */
const PATIENCE_MS = 500;

/** What is known of a database. */
interface Polled {
  readonly at: number;
  readonly read: Promise<PublicSets>;
  /** The answer, or the one before where it does not come soon. */
  readonly soon: Promise<PublicSets>;
  isReading: boolean;
  /** What it answered last; null while it never has. */
  known: PublicSets | null;
}

const polls = new WeakMap<Pooled, Polled>();

/**
 * What is published at `now` (ms), read when the cached answer is `maxAgeMs` old; 0 reads in any case. Without a
 * shorter `maxAgeMs` the last answer counts on while the database is away, so that caches by version can answer. Of a
 * replica: what is published there, by the last poll.
 */
export function publicSets(db: Pooled, now: number, maxAgeMs = POLL_MS): Promise<PublicSets> {
  if (db.replica !== undefined)
    return maxAgeMs < POLL_MS ? readPublicSets(db) : Promise.resolve(db.replica.published());
  const last = polls.get(db);
  const isFresh = last !== undefined && Math.abs(now - last.at) < maxAgeMs;
  // One reading at a time: a silent database would come to hold all connections.
  const polled = isFresh || last?.isReading === true ? last : poll(db, now, last?.known ?? null);
  return maxAgeMs < POLL_MS ? polled.read : polled.soon;
}

/** The next caller reads what is public now, not what was up to a second ago. */
export function readSetsAnew(db: Pooled): void {
  const last = polls.get(db);
  if (last !== undefined) polls.set(db, { ...last, at: -Infinity, isReading: false });
}

function poll(db: Pooled, now: number, known: PublicSets | null): Polled {
  const read = readPublicSets(db);
  const soon = known === null ? read : inTime(read, PATIENCE_MS).catch(() => known);
  const polled: Polled = { at: now, read, soon, isReading: true, known };
  polls.set(db, polled);
  read.then(
    (answer) => {
      polled.known = answer;
      polled.isReading = false;
    },
    // All who wait for a first reading that fails get its error; the next caller reads again.
    () => polls.set(db, { ...polled, at: known === null ? -Infinity : now, isReading: false }),
  );
  return polled;
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
  readonly shown: string;
}

/**
 * Indexes: data_set_one_live, data_set_one_previous, moderation_act_pkey, deletion_deleted_at_idx; of archives and
 * hidden places there are a few.
 */
export async function readPublicSets({ pool }: Pick<Database, 'pool'>): Promise<PublicSets> {
  const answer = await pool.query<PublishedRow>(
    `SELECT version, state, coalesce(base_tile_set, 0) AS "tileSet",
       (SELECT json_object_agg(name, views) FROM tile_archive) AS archives,
       concat_ws(' ', (SELECT sum(hashint8(id)) FROM hidden_identity), (SELECT max(id) FROM moderation_act),
         (SELECT max(deleted_at) FROM deletion)) AS shown
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
    shown: answer.rows[0]?.shown ?? '',
  };
}
