import { drawnGeometry } from '#api/domain/conditions/conditionsAt.ts';
import { conditionSource } from '#api/domain/conditions/conditionSources.ts';
import { type CurrentCondition, currentConditions } from '#api/domain/conditions/currentConditions.ts';
import { fireFactsOf } from '#api/domain/conditions/firePlaces.ts';
import { reachOf } from '#api/domain/conditions/reach.ts';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { servingVersion } from '#api/platform/db/publicSets.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { mayBeSaved } from '#common/offline/savedArea.ts';
import type { SavedCondition, SavedConditions } from '#common/offline/savedConditions.ts';
import { placesIn, reachingInto } from './savedAreasSql.ts';

/**
 * All conditions that reach the places of an area and are not over, those too that begin later: the device decides by
 * its clock. Throws InvalidInputError('bounds'): `outOfRange` where its sides are too long; NotFoundError for a version
 * that is not served.
 */
export async function savedConditions(ctx: Context, version: number, bounds: Bounds): Promise<SavedConditions> {
  if (!mayBeSaved(bounds)) throw new InvalidInputError('bounds', 'outOfRange');
  const db = await servingVersion(ctx.db, version);
  if (db === null) throw new NotFoundError('notFound');
  const reading = { ...ctx, db, version };
  const { all, answered } = await currentConditions(reading);
  const now = ctx.now.getTime();
  const left = all.filter(({ validUntil }) => validUntil === null || validUntil > now);
  const [inside, reaching] = await Promise.all([
    placesIn(db.pool, version, bounds),
    reachingInto(db.pool, version, bounds),
  ]);
  const places = [...inside, ...(await placesById(reading, reaching)).values()];
  const reached = await reachOf(reading, places, left);
  const rows = places.map((place, at) => {
    const { conditions = [], closures = [], isLocated = false } = reached[at] ?? {};
    const fire = fireFactsOf(place, { conditions, closures, isLocated }, answered);
    return { id: place.id, conditions: idsOf(conditions), closures: idsOf(closures), fire };
  });
  const ids = new Set(rows.flatMap(({ conditions }) => conditions));
  const saved = left.filter(({ id }) => ids.has(id));
  return {
    at: now,
    conditions: saved.map(savedCondition),
    places: rows.filter(({ conditions, fire }) => conditions.length > 0 || fire !== null),
    sources: [...new Set(saved.map(({ source }) => source))].map((key) => conditionSource(key, answered)),
  };
}

function idsOf(conditions: readonly CurrentCondition[]): number[] {
  return conditions.map(({ id }) => id);
}

function savedCondition(condition: CurrentCondition): SavedCondition {
  const { id, kind, severity, code, texts, source, isOfficial, validFrom, validUntil, observedAt, link } = condition;
  const said = { id, kind, severity, code, texts, source, isOfficial, validFrom, validUntil, observedAt, link };
  return {
    ...said,
    organisation: condition.organisation,
    placeId: condition.place?.id ?? null,
    geometry: drawnGeometry(condition),
  };
}
