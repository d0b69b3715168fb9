import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { type CellCount, cellCounts } from './placeDensitySql.ts';

/** Cells of a degree in each direction: some 14 km at 60° N. */
const CELLS = { perLon: 4, perLat: 8 } as const;

/** Where the places of a data set are: how many stand in each cell. */
export interface Density {
  readonly total: number;
  readonly cells: readonly CellCount[];
}

const caches = new WeakMap<Database, LRUCache<number, Density, Database>>();

/** Counted once for each data set: it does not change once it is published. */
export async function placeDensity({ db, version }: Pick<Context, 'db' | 'version'>): Promise<Density> {
  const cache =
    caches.get(db) ??
    new LRUCache({
      max: 2,
      fetchMethod: async (of, _stale, { context }) => densityOf(await cellCounts(context.pool, of, CELLS)),
    });
  caches.set(db, cache);
  return (await cache.fetch(version, { context: db })) ?? densityOf([]);
}

function densityOf(cells: readonly CellCount[]): Density {
  return { cells, total: cells.reduce((sum, { count }) => sum + count, 0) };
}

/** The share of the places that stand in bounds, 0–1; within a cell they count as evenly spread. */
export function shareIn({ total, cells }: Density, [west, south, east, north]: Bounds): number {
  const [left, right] = [west * CELLS.perLon, east * CELLS.perLon];
  const [bottom, top] = [south * CELLS.perLat, north * CELLS.perLat];
  let inside = 0;
  for (const { x, y, count } of cells) {
    const width = Math.min(right, x + 1) - Math.max(left, x);
    const height = Math.min(top, y + 1) - Math.max(bottom, y);
    if (width > 0 && height > 0) inside += count * width * height;
  }
  return total === 0 ? 0 : inside / total;
}

/**
 * Whether the best places of bounds are found sooner by collecting all that is in them than by going down all places
 * from the best on: so many rows are read for `limit` answers if they are as frequent elsewhere as there.
 */
export function isBoxFirst(density: Density, bounds: Bounds, limit: number): boolean {
  const share = shareIn(density, bounds);
  return share * share * density.total < limit;
}
