import { inDisplayOrder } from '#common/conditions/order.ts';
import { isInForce } from '#common/conditions/validity.ts';
import { type Bounds, boundsTouch } from '#common/geo/bounds.ts';
import type { SavedPlace } from '#common/offline/savedArea.ts';
import type { SavedCondition } from '#common/offline/savedConditions.ts';
import { clocks } from '#web/data/serverClock.ts';
import { conditionObject } from './conditionObjects.ts';
import { NotSavedError, type SavedData } from './data.ts';
import type { LocalObject } from './execute.ts';
import { attractionObject } from './objects.ts';

/**
 * All saved conditions that are in force by both clocks, where a saved area meets the bounds: the map draws those in
 * view. Throws NotSavedError where no saved area meets them.
 */
export async function conditionsIn(data: SavedData, bounds: Bounds): Promise<LocalObject[]> {
  if (!data.areas.some((area) => boundsTouch(area.bounds, bounds))) throw new NotSavedError();
  const sources = data.conditions.flatMap((saved) => saved.sources);
  const all = data.conditions.flatMap((saved) => saved.conditions);
  const now = clocks();
  // Those of the latest area come first.
  const latest = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  const inForce = inDisplayOrder(latest.filter((one) => isInForce(one, now)));
  const places = await data.places(inForce.flatMap(({ placeId }) => placeId ?? []));
  return inForce.map((condition) => {
    const place = places.get(condition.placeId ?? -1) ?? null;
    const object = conditionObject({ sources }, condition);
    return {
      ...object,
      fields: {
        ...object.fields,
        attraction: () => place && attractionObject(data, place),
        drawnGeometry: () => drawnAs(condition, place),
      },
    };
  });
}

/** As the server has it: what a visitor reports without a position is at that of its place. */
function drawnAs({ geometry, isOfficial }: SavedCondition, place: SavedPlace | null) {
  if (geometry !== null || place === null) return geometry;
  return (isOfficial && place.geometry) || { type: 'Point', coordinates: [place.lon, place.lat] };
}
