import type { Geometry } from 'geojson';
import { asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { OWN_PLACES_MAX } from '#common/limits.ts';
import { ownGeometriesOf, ownPlaces } from './ownPlaces.ts';
import type { OwnPlace } from './ownPlacesSql.ts';

export interface OwnPlaceWithGeometry {
  readonly place: OwnPlace;
  readonly geometry: Geometry;
}

/** Tracks whose whole geometry is in memory at the same time. */
const EXPORT_BATCH = 10;

/**
 * All of the viewer's own places, newest first: points in one batch, then tracks. Throws NotAuthorizedError,
 * RateLimitedError.
 */
export async function exportedOwnPlaces(call: CallContext): Promise<AsyncGenerator<readonly OwnPlaceWithGeometry[]>> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.exportByUser, ctx.viewer.id]);
  return exportBatches(ctx);
}

async function* exportBatches(ctx: UserContext): AsyncGenerator<readonly OwnPlaceWithGeometry[]> {
  const { rows } = await ownPlaces(ctx, { first: OWN_PLACES_MAX, after: null });
  const tracks = rows.filter(({ type }) => type === 'PATH');
  yield withGeometry(
    ctx,
    rows.filter(({ type }) => type !== 'PATH'),
  );
  for (let at = 0; at < tracks.length; at += EXPORT_BATCH) yield withGeometry(ctx, tracks.slice(at, at + EXPORT_BATCH));
}

async function withGeometry(ctx: UserContext, places: readonly OwnPlace[]): Promise<OwnPlaceWithGeometry[]> {
  const geometries = await ownGeometriesOf(ctx, ctx.viewer, places);
  return places.flatMap((place, at) => {
    const geometry = geometries[at];
    return geometry === undefined ? [] : [{ place, geometry }];
  });
}
