import { inForceAt, type Reading } from '#api/domain/conditions/conditionsAt.ts';
import { type CurrentCondition, currentConditions } from '#api/domain/conditions/currentConditions.ts';
import { reachOf } from '#api/domain/conditions/reach.ts';
import { surroundingRows } from '#api/domain/conditions/reachSql.ts';
import { storedShapes } from '#api/domain/conditions/shapes.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { mergedInto } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import { boxesMeet, shapesMeet } from '#common/geo/shapesMeet.ts';

/** A condition that is in force at a watched place. */
export interface AtWatched {
  /** The identity, as it was watched. */
  readonly attractionId: number;
  readonly conditionId: number;
}

/** Number of watched places that are looked at together: their shapes are in memory at the same time. */
const AT_ONCE = 1000;

/**
 * The conditions in force now at watched places: those that reach them, and for areas also those of a place or a
 * stretch within.
 */
export async function reachedWatched(ctx: Reading, watched: readonly number[]): Promise<AtWatched[]> {
  const { all } = await currentConditions(ctx);
  const inForce = inForceAt(all, ctx.now);
  if (inForce.length === 0) return [];
  const areasOf = await areasAround(ctx, inForce);
  const found: AtWatched[] = [];
  for (let from = 0; from < watched.length; from += AT_ONCE)
    found.push(...(await reachedOf(ctx, { ids: watched.slice(from, from + AT_ONCE), inForce, areasOf })));
  return found;
}

interface Looked {
  readonly ids: readonly number[];
  readonly inForce: readonly CurrentCondition[];
  /** The areas in which the place of a condition lies. */
  readonly areasOf: (condition: CurrentCondition) => readonly number[];
}

async function reachedOf(ctx: Reading, { ids, inForce, areasOf }: Looked): Promise<AtWatched[]> {
  const targets = await mergedInto(ctx.db.pool, ids);
  const byId = await placesById(ctx, [...new Set(targets)]);
  const places = [...byId.values()];
  const reached = await reachOf(ctx, places, inForce);
  const touched = await touchedAreas(ctx, places, inForce);
  const conditionsOf = new Map(
    places.map(({ id }, at) => {
      const within = inForce.filter((condition) => areasOf(condition).includes(id));
      return [id, new Set([...(reached[at]?.conditions ?? []), ...within, ...(touched.get(id) ?? [])])];
    }),
  );
  return ids.flatMap((attractionId, at) =>
    [...(conditionsOf.get(targets[at] ?? attractionId) ?? [])].map(({ id }) => ({ attractionId, conditionId: id })),
  );
}

async function areasAround({ db, version }: Reading, conditions: readonly CurrentCondition[]) {
  const ids = [...new Set(conditions.flatMap(({ place }) => place?.id ?? []))];
  const rows = ids.length === 0 ? [] : await surroundingRows(db.pool, version, ids);
  const areas = new Map(rows.map((row) => [row.id, row.areas]));
  return ({ place }: CurrentCondition): readonly number[] => (place === null ? [] : (areas.get(place.id) ?? []));
}

/** For the areas among places the conditions that are drawn within them or across their border. */
async function touchedAreas(
  ctx: Reading,
  places: readonly Place[],
  conditions: readonly CurrentCondition[],
): Promise<ReadonlyMap<number, readonly CurrentCondition[]>> {
  const areas = places.filter(({ type }) => type === 'AREA').map(({ id }) => id);
  const shapes = await storedShapes(ctx, areas);
  return new Map(
    [...shapes].map(([id, area]) => [
      id,
      conditions.filter(
        ({ place, shape }) =>
          // A condition of a place counts for that place alone, however large its area is.
          place === null &&
          shape !== null &&
          boxesMeet(shape.box, area.box, 0) &&
          shapesMeet(shape.shape, area.shape, 0),
      ),
    ]),
  );
}
