import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';
import { category } from '#common/catalogue/catalogue.ts';
import { type CategoryCount, categoryCounts } from './dataSetsSql.ts';

/**
 * How many there are of what the intro speaks of (SPEC §2): places of nature, routes of any sort, and sights (RULINGS
 * 6).
 */
export interface Highlights {
  readonly natureSites: number;
  readonly trails: number;
  readonly sights: number;
}

/** A route of any category is a trail; everything else counts by its category. */
export function highlightsOf(counts: readonly CategoryCount[]): Highlights {
  const sum = (of: (row: CategoryCount) => boolean) => counts.filter(of).reduce((total, { count }) => total + count, 0);
  return {
    natureSites: sum((row) => !row.isRoute && category(row.category).family === 'nature'),
    trails: sum((row) => row.isRoute),
    sights: sum((row) => !row.isRoute && category(row.category).kind === 'attraction'),
  };
}

const caches = new WeakMap<Database, LRUCache<number, Highlights, Database>>();

/** Counted once for each data set: it does not change once it is published. */
export async function highlights({ db, version }: Pick<Context, 'db' | 'version'>): Promise<Highlights> {
  const cache =
    caches.get(db) ??
    new LRUCache({
      max: 4,
      fetchMethod: async (of, _stale, { context }) => highlightsOf(await categoryCounts(context.pool, of)),
    });
  caches.set(db, cache);
  return (await cache.fetch(version, { context: db })) ?? highlightsOf([]);
}
