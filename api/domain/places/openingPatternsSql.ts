import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import { MINUTE_MS } from '#common/time.ts';

/**
 * Ids of patterns of opening hours (`place.hours`) at one moment; all others are closed. They stand as PostgreSQL writes
 * arrays, `{3,8}`: to write a thousand ids anew for each statement takes longer than to find the places.
 */
export interface PatternsAt {
  readonly open: string;
  readonly unknown: string;
}

/** The ids of such a text. */
export function patternIds(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}

/** Moments whose answer is cached: visitors ask for now, and for a few full hours. */
const MOMENTS = 100;

const caches = new WeakMap<Database, LRUCache<string, PatternsAt, { readonly db: Database; readonly at: Date }>>();

/**
 * Which opening hours are open at a moment that `checkOpenAt` lets pass, and of which nobody knows. Cached for a minute,
 * in which no hours change: stretches begin and end on full minutes.
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
  return (await cache.fetch(`${version} ${minute}`, { context })) ?? NONE;
}

const NONE: PatternsAt = { open: '{}', unknown: '{}' };

/** No index: some thousand rows are read in a few milliseconds, and each range covers the same fortnight. */
async function readPatterns({ pool }: Database, at: Date): Promise<PatternsAt> {
  const rows = await rowsOf<PatternsAt>(
    pool,
    `SELECT coalesce(array_agg(id) FILTER (WHERE open @> $1::timestamptz)::text, '{}') AS open,
       coalesce(array_agg(id) FILTER (WHERE NOT is_readable OR until <= $1 OR unknown @> $1::timestamptz)::text, '{}')
         AS unknown
     FROM opening_pattern`,
    [at],
  );
  return rows[0] ?? NONE;
}
