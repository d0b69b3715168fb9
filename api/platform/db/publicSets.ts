import { inTime } from '#api/platform/inTime.ts';
import { type Database, readerOf } from './database.ts';
import type { ElevationModel, PublicSets } from './published.ts';

type Pooled = Pick<Database, 'pool' | 'replica'>;

/** Sets older than this are not answered: callers wait for the database. */
const POLL_MS = 1000;

/** Cached sets older than this are read again while callers get the cached ones, so that no request has to wait. */
const RENEW_MS = 500;

/** How soon the sets are read again when an unknown one is asked for: it may have been published within `POLL_MS`. */
const DOUBT_MS = 100;

/** A database that does not answer for so long, ms, is not waited for where the sets were known before. */
const PATIENCE_MS = 500;

/** The last known sets of a database. */
interface Poll {
  /** When the last reading that has ended began. */
  at: number;
  /** The last answer of the database; null before the first. */
  known: PublicSets | null;
  /** One reading at a time: a silent database would come to hold all connections. */
  reading: Promise<PublicSets> | null;
}

const polls = new WeakMap<Pooled, Poll>();

/**
 * The sets published at `now` (ms), read at most `maxAgeMs` ago; 0 reads in any case. Without a shorter `maxAgeMs` the
 * last answer still counts while the database is away, so that caches by version can answer. For a replica: the sets
 * published there, by the last poll.
 */
export function publicSets(db: Pooled, now: number, maxAgeMs = POLL_MS): Promise<PublicSets> {
  if (db.replica !== undefined)
    return maxAgeMs < POLL_MS ? readPublicSets(db) : Promise.resolve(db.replica.published());
  const poll = polls.get(db) ?? { at: -Infinity, known: null, reading: null };
  polls.set(db, poll);
  const { known } = poll;
  const age = Math.abs(now - poll.at);
  if (known !== null && age < Math.min(maxAgeMs, RENEW_MS)) return Promise.resolve(known);
  const reading = poll.reading ?? read(db, poll, now);
  if (known === null || maxAgeMs < POLL_MS) return reading;
  return age < POLL_MS ? Promise.resolve(known) : inTime(reading, PATIENCE_MS).catch(() => known);
}

/** The next caller reads what is public now, not what was up to a second ago. */
export function readSetsAnew(db: Pooled): void {
  const poll = polls.get(db);
  if (poll !== undefined) polls.set(db, { ...poll, at: -Infinity, reading: null });
}

function read(db: Pooled, poll: Poll, now: number): Promise<PublicSets> {
  const reading = readPublicSets(db);
  poll.reading = reading;
  const end = (answer: PublicSets | null) => {
    poll.reading = null;
    poll.known = answer ?? poll.known;
    // All who wait for a first reading that fails get its error; the next caller reads again.
    if (poll.known !== null) poll.at = now;
  };
  reading.then(end, () => end(null));
  return reading;
}

/** Version of the live data set at `now` (ms); 0 while nothing has been published. */
export async function liveVersion(db: Pooled, now: number): Promise<number> {
  return (await publicSets(db, now)).version;
}

/**
 * A database that serves what is asked for: the given one, or its primary, which may have published it just now. Null
 * where it is not served.
 */
async function databaseServing(db: Database, isIn: (sets: PublicSets) => boolean): Promise<Database | null> {
  const reader = readerOf(db);
  if (reader.replica !== undefined && isIn(reader.replica.published())) return reader;
  const primary = reader.replica?.primary ?? reader;
  const now = Date.now();
  return isIn(await publicSets(primary, now)) || isIn(await publicSets(primary, now, DOUBT_MS)) ? primary : null;
}

/** A database in which the places of a version may be asked for; null for a version that is not served. */
export function servingVersion(db: Database, version: number): Promise<Database | null> {
  return databaseServing(db, ({ servedVersions }) => servedVersions.has(version));
}

/** A database in which the base tiles of a set may be asked for; null for a set that is not served. */
export function servingTileSet(db: Database, tileSet: number): Promise<Database | null> {
  return databaseServing(db, ({ servedTileSets }) => servedTileSets.has(tileSet));
}

interface PublishedRow {
  readonly version: number;
  readonly state: 'LIVE' | 'PREVIOUS';
  readonly tileSet: number;
  readonly archives: Readonly<Record<string, readonly string[]>> | null;
  readonly elevation: readonly ElevationModel[] | null;
  readonly shown: string;
  readonly conditions: string;
}

/**
 * A row that is written anew gets the number of a later transaction (`xmin`), so that the sum of these numbers is
 * another one after every change by any process.
 */
const CONDITIONS = `concat_ws(' ', (SELECT count(*) || ' ' || sum(xmin::text::bigint) FROM condition),
  (SELECT sum(extract(epoch FROM answered_at)) FROM condition_source))`;

/** Null where no heights were imported. */
const ELEVATION = `(SELECT json_agg(json_build_object('version', version, 'isLive', replaced_at IS NULL,
    'minZoom', min_zoom, 'maxZoom', max_zoom, 'tilePx', tile_px, 'bounds', bounds, 'attribution', attribution)
  ORDER BY replaced_at DESC NULLS FIRST) FROM elevation_model)`;

/**
 * Indexes: data_set_one_live, data_set_one_previous, moderation_act_pkey, deletion_deleted_at_idx; of archives, models
 * of heights and hidden places there are a few, of conditions some hundreds.
 */
export async function readPublicSets({ pool }: Pick<Database, 'pool'>): Promise<PublicSets> {
  const answer = await pool.query<PublishedRow>(
    `SELECT version, state, coalesce(base_tile_set, 0) AS "tileSet",
       (SELECT json_object_agg(name, views) FROM tile_archive) AS archives,
       ${ELEVATION} AS elevation,
       concat_ws(' ', (SELECT sum(hashint8(id)) FROM hidden_identity), (SELECT max(id) FROM moderation_act),
         (SELECT max(deleted_at) FROM deletion)) AS shown,
       ${CONDITIONS} AS conditions
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
    elevation: answer.rows[0]?.elevation ?? [],
    shown: answer.rows[0]?.shown ?? '',
    conditions: answer.rows[0]?.conditions ?? '',
  };
}
