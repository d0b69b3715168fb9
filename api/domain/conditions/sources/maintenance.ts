import type { Geometry, Position } from 'geojson';
import { boundsAround, drawnShape } from '#api/domain/conditions/shapes.ts';
import type { MaintenanceObservation } from '#api/outside/maintenance/maintenanceObservation.ts';
import type { MaintenanceService } from '#api/outside/maintenance/maintenanceService.ts';
import type { Database } from '#api/platform/db/database.ts';
import { liveVersion } from '#api/platform/db/publicSets.ts';
import { centreOf } from '#common/geo/bounds.ts';
import type { ConditionReader } from './askSources.ts';
import { maintenanceTexts } from './maintenanceWords.ts';
import { matchPlaces } from './matchPlaces.ts';
import type { NewCondition } from './newCondition.ts';

/** The observations of a source of maintenance, as conditions of our places or else of their own positions. */
export function maintenance(service: MaintenanceService, db: Database): ConditionReader {
  return {
    source: service.source,
    read: async (stored) => {
      const { at, observations, state } = await service.read(stored);
      const places = await matchPlaces({ db, version: await liveVersion(db, Date.now()) }, observations);
      return { at, state, conditions: observations.map((one) => conditionOf(one, places.get(one) ?? null)) };
    },
  };
}

function conditionOf(observation: MaintenanceObservation, placeId: number | null): NewCondition {
  const { key, kind, code, geometry, observedAt, validUntil, link } = observation;
  const isOurs = placeId !== null;
  const reached = isOurs ? null : reachedBy(observation);
  return {
    key,
    kind,
    severity: null,
    code,
    texts: maintenanceTexts(observation, isOurs),
    isOfficial: true,
    placeId,
    geometry: reached,
    outline: isOurs || reached === geometry ? null : geometry,
    municipalities: [],
    regions: [],
    validFrom: observedAt.getTime(),
    validUntil: validUntil.getTime(),
    observedAt: observedAt.getTime(),
    link,
  };
}

/**
 * The reach of an observation that is of none of our places. It is of the facility, not of all places on the same
 * ground: an area of a closed rink holds a café, and along a closed ski track goes a hiking trail. So areas and
 * closures reach the places near their middle, and close nothing.
 */
function reachedBy({ kind, geometry }: MaintenanceObservation): Geometry {
  const isLine = geometry.type === 'LineString' || geometry.type === 'MultiLineString';
  if (geometry.type === 'Point' || (isLine && kind !== 'CLOSED')) return geometry;
  return { type: 'Point', coordinates: middleOf(geometry) };
}

/** Of a line the point in the middle of its first part; of an area the middle of the box around it. */
function middleOf(geometry: Geometry): Position {
  const line = geometry.type === 'LineString' ? geometry.coordinates : null;
  const first = geometry.type === 'MultiLineString' ? (geometry.coordinates[0] ?? null) : line;
  const middle = first?.[Math.floor(first.length / 2)];
  return middle ?? [...centreOf(boundsAround(drawnShape(geometry)?.box ?? [0, 0, 0, 0], 0))];
}
