import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';
import { featureMasks } from '#common/places/features.ts';
import { type FeatureTotal, featureTotalRows } from './featureTotalsSql.ts';
import type { FilterInput } from './placeFilterSql.ts';
import { categoriesAsked } from './places.ts';

const caches = new WeakMap<Database, LRUCache<number, readonly FeatureTotal[], Database>>();

/** Counted once for each data set, as `placeDensity`. */
export async function featureTotals({
  db,
  version,
}: Pick<Context, 'db' | 'version'>): Promise<readonly FeatureTotal[]> {
  const cache =
    caches.get(db) ??
    new LRUCache({ max: 2, fetchMethod: (of, _stale, { context }) => featureTotalRows(context.pool, of) });
  caches.set(db, cache);
  return (await cache.fetch(version, { context: db })) ?? [];
}

/**
 * The share of the places of a kind or category that have the features, 0–1, from which a search estimates how many
 * other places it reads in between. 0: there is none, and the search need not read anything.
 */
export function shareWith(
  totals: readonly FeatureTotal[],
  { kind, category, features }: Pick<FilterInput, 'kind' | 'category' | 'features'>,
): number {
  const keys = category === null ? null : categoriesAsked(category);
  const masks = featureMasks(features);
  let all = 0;
  let having = 0;
  for (const total of totals) {
    if (kind !== null && kind !== 'none' && total.kind !== kind) continue;
    if (keys !== null && !keys.includes(total.category)) continue;
    all += total.count;
    if (masks.every((mask) => (total.features & mask) !== 0)) having += total.count;
  }
  return all === 0 ? 0 : having / all;
}
