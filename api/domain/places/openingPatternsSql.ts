import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import { MINUTE_MS } from '#common/time.ts';

/**
 * Patterns of opening hours (`place.hours`) at one moment; all others are closed. Each is a set of ids as bytes, as
 * PostgreSQL's `get_bit` reads them: over an array of a thousand ids it plans longer than it looks for the places.
 */
export interface PatternsAt {
  readonly open: Buffer;
  readonly unknown: Buffer;
}

/** Whether hours are known to be closed then; of null nothing is known. */
export function isClosedAt({ open, unknown }: PatternsAt, hours: number | null): boolean {
  return hours !== null && !hasId(open, hours) && !hasId(unknown, hours);
}

function hasId(set: Buffer, id: number): boolean {
  return ((set[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
}

/** The ids of such a set, in order. */
export function patternIds(set: Buffer): number[] {
  return [...set].flatMap((byte, at) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((bit) => (byte & (1 << bit) ? 8 * at + bit : [])),
  );
}

/** The set with room for all ids up to `most`: `get_bit` refuses those beyond. */
function idSet(ids: readonly number[], most: number): Buffer {
  const set = Buffer.alloc((most >> 3) + 1);
  for (const id of ids) set[id >> 3] = (set[id >> 3] ?? 0) | (1 << (id & 7));
  return set;
}

/** Moments whose answer is cached: visitors ask for now, and for a few full hours. */
const MOMENTS = 100;

const caches = new WeakMap<Database, LRUCache<string, PatternsAt, { readonly db: Database; readonly at: Date }>>();

/**
 * Which opening hours are open at a moment that `checkOpenAt` lets pass, and for which that is unknown. Cached for a
 * minute, in which no hours change: stretches begin and end on full minutes.
 */
export async function openPatternsAt({ db, version }: Pick<Context, 'db' | 'version'>, at: Date): Promise<PatternsAt> {
  const minute = Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
  const cache =
    caches.get(db) ??
    new LRUCache({
      max: MOMENTS,
      ttl: MINUTE_MS,
      fetchMethod: async (_key, _stale, { context }) => readPatterns(context.db, context.at),
    });
  caches.set(db, cache);
  const context = { db, at: new Date(minute) };
  return (await cache.fetch(`${version} ${minute}`, { context })) ?? patternsAt([], [], 0);
}

/** No index: some thousand rows are read in a few milliseconds, and each range covers the same fortnight. */
async function readPatterns({ pool }: Database, at: Date): Promise<PatternsAt> {
  const [row] = await rowsOf<{ open: number[]; unknown: number[]; most: number }>(
    pool,
    `SELECT coalesce(array_agg(id) FILTER (WHERE open @> $1::timestamptz), '{}') AS open,
       coalesce(array_agg(id) FILTER (WHERE NOT is_readable OR until <= $1 OR unknown @> $1::timestamptz), '{}')
         AS unknown,
       coalesce(max(id), 0) AS most
     FROM opening_pattern`,
    [at],
  );
  return row === undefined ? patternsAt([], [], 0) : patternsAt(row.open, row.unknown, row.most);
}

function patternsAt(open: readonly number[], unknown: readonly number[], most: number): PatternsAt {
  return { open: idSet(open, most), unknown: idSet(unknown, most) };
}
