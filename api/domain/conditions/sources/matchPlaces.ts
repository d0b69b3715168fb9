import { type BoxedShape, boundsAround, drawnShape, storedShapes } from '#api/domain/conditions/shapes.ts';
import type { Context } from '#api/domain/core/context.ts';
import type { Facility, MaintenanceObservation } from '#api/outside/maintenance/maintenanceObservation.ts';
import { centreOf } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { shapesMeet } from '#common/geo/shapesMeet.ts';
import { metresPerUnit } from '#common/geo/worldShape.ts';
import { normalise } from '#common/search/normalise.ts';
import { type NamedPlace, placesNamed } from './matchPlacesSql.ts';

/** Sources mark the car park of a track or the middle of a beach; farther away it is another place of that name. */
const SAME_PLACE_M = 300;

/** Categories of the places that are looked after as such a facility. */
export const FITTING: Readonly<Record<Facility, readonly string[]>> = {
  skiTrack: ['skitrack', 'piste/skitour', 'lipas/4402', 'lipas/4640'],
  skatingRink: ['leisure/ice_rink', 'piste/ice_skate', 'lipas/1510', 'lipas/1520', 'lipas/1530', 'lipas/1540'],
  snowmobileRoute: ['route/snowmobile', 'lipas/4421', 'lipas/4422'],
  sleddingHill: ['piste/sled', 'lipas/1190'],
  swimming: [
    'leisure/bathing_place',
    'leisure/beach_resort',
    'leisure/swimming_area',
    'natural/beach',
    'sport/ice_swimming',
    'lipas/3210',
    'lipas/3220',
    'lipas/3230',
    'lipas/3240',
  ],
};

const ANY_FACILITY = Object.values(FITTING).flat();

/**
 * Which places of ours the observations are of: places of the same name and a fitting category no farther away than
 * 300 m, of several the nearest. Observations of no known place are left out.
 */
export async function matchPlaces(
  { db, version }: Pick<Context, 'db' | 'version'>,
  observations: readonly MaintenanceObservation[],
): Promise<ReadonlyMap<MaintenanceObservation, number>> {
  const asked = observations.flatMap((observation) => {
    const drawn = drawnShape(observation.geometry);
    const norms = new Set(Object.values(observation.name).map(normalise));
    return drawn === null ? [] : [...norms].filter(Boolean).map((norm) => ({ observation, drawn, norm }));
  });
  if (asked.length === 0) return new Map();
  const named = asked.map(({ drawn, norm }) => ({ norm, bounds: boundsAround(drawn.box, SAME_PLACE_M) }));
  const places = await placesNamed(db.pool, version, named);
  const drawn = places.flatMap(({ type, id }) => (type === 'POINT' ? [] : [id]));
  const shapes = await storedShapes({ db, version }, [...new Set(drawn)]);
  const found = new Map<MaintenanceObservation, NamedPlace[]>();
  for (const place of places) {
    const one = asked[place.request];
    if (one === undefined || !fits(place, one.observation) || !isNear(shapeOf(place, shapes), one.drawn)) continue;
    found.set(one.observation, [...(found.get(one.observation) ?? []), place]);
  }
  return new Map([...found].map(([observation, candidates]) => [observation, nearest(candidates, observation)]));
}

function fits({ category }: NamedPlace, { facility }: MaintenanceObservation): boolean {
  return (facility === null ? ANY_FACILITY : FITTING[facility]).includes(category);
}

/** A line or an area without a stored shape is where its position is. */
function shapeOf({ id, lon, lat }: NamedPlace, shapes: ReadonlyMap<number, BoxedShape>): BoxedShape | null {
  return shapes.get(id) ?? drawnShape({ type: 'Point', coordinates: [lon, lat] });
}

function isNear(place: BoxedShape | null, observed: BoxedShape): boolean {
  return place !== null && shapesMeet(place.shape, observed.shape, SAME_PLACE_M / metresPerUnit(observed.box[1]));
}

/** Of a place and its hidden duplicate the place. */
function nearest(candidates: readonly NamedPlace[], { geometry }: MaintenanceObservation): number {
  const box = drawnShape(geometry)?.box ?? [0, 0, 0, 0];
  const middle = centreOf(boundsAround(box, 0));
  const [first] = candidates.toSorted(
    (a, b) =>
      Number(b.isVisible) - Number(a.isVisible) ||
      distanceKm([a.lon, a.lat], middle) - distanceKm([b.lon, b.lat], middle) ||
      a.id - b.id,
  );
  if (first === undefined) throw new Error('no candidates');
  return first.id;
}
