import type { Geometry } from 'geojson';
import { drawnGeometry } from '#api/domain/conditions/conditionsAt.ts';
import type { CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import type { Context } from '#api/domain/core/context.ts';
import { geometriesOf } from '#api/domain/places/attractions.ts';
import type { ConditionBody } from './conditionJson.ts';

export interface ConditionFeature {
  readonly type: 'Feature';
  readonly id: number;
  readonly geometry: Geometry | null;
  readonly properties: ConditionBody | undefined;
}

/** GeoJSON features; a condition of a place without an area of its own lies where the place does. */
export async function conditionFeatures(
  ctx: Context,
  conditions: readonly CurrentCondition[],
  bodies: readonly ConditionBody[],
): Promise<ConditionFeature[]> {
  const places = conditions.flatMap(({ place }) => place ?? []);
  const geometries = await geometriesOf(ctx, places);
  const byPlace = new Map(places.map(({ id }, i) => [id, geometries[i] ?? null]));
  return conditions.map((condition, i) => ({
    type: 'Feature',
    id: condition.id,
    geometry: drawnGeometry(condition) ?? byPlace.get(condition.place?.id ?? -1) ?? null,
    properties: bodies[i],
  }));
}
