import { LRUCache } from 'lru-cache';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';
import { isClosure } from '#common/conditions/order.ts';
import { isInForce, oneClock } from '#common/conditions/validity.ts';
import { outOfServiceIds, placesTouching } from './closedPlacesSql.ts';
import type { Reading } from './conditionsAt.ts';
import { type CurrentCondition, currentConditions } from './currentConditions.ts';
import { reachOf, TOUCHES_M } from './reach.ts';
import { type BoxedShape, boundsAround } from './shapes.ts';

type Asked = Pick<Context, 'db' | 'version'> & { readonly closures: readonly CurrentCondition[] };

/** Sets of closures whose places are cached; each lasts until one of them begins, ends or changes. */
const SETS = 20;

const caches = new WeakMap<Database, LRUCache<string, readonly number[], Asked>>();

/**
 * Ids of the places that are closed at a moment: by an official closure of themselves, of an area that they lie in or
 * of a stretch that they run along, or because LIPAS says that they are out of service.
 */
export async function closedPlaces(ctx: Reading, at: Date): Promise<readonly number[]> {
  const { db, version } = ctx;
  const { all, revision } = await currentConditions(ctx);
  const clock = oneClock(at.getTime());
  const closures = all.filter((condition) => isClosure(condition) && isInForce(condition, clock));
  const cache =
    caches.get(db) ?? new LRUCache({ max: SETS, fetchMethod: (_key, _stale, { context }) => readClosed(context) });
  caches.set(db, cache);
  const key = [version, revision, ...closures.map(({ id }) => id)].join(' ');
  return (await cache.fetch(key, { context: { db, version, closures } })) ?? [];
}

async function readClosed({ db, version, closures }: Asked): Promise<readonly number[]> {
  const ids = new Set(await outOfServiceIds(db.pool, version));
  for (const { place } of closures) if (place !== null) ids.add(place.id);
  const shapes = closures.flatMap(({ shape, boundaries }): BoxedShape[] => [
    ...(shape === null ? [] : [shape]),
    ...boundaries,
  ]);
  const bounds = shapes.map(({ box }) => boundsAround(box, TOUCHES_M));
  const near = bounds.length === 0 ? [] : await placesTouching(db.pool, version, bounds);
  const reached = await reachOf({ db, version }, near, closures);
  for (const [at, { id }] of near.entries()) if ((reached[at]?.closures.length ?? 0) > 0) ids.add(id);
  return [...ids].sort((a, b) => a - b);
}
