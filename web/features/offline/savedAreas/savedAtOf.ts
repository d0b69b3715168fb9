import { type Bounds, boundsTouch, isBounds } from '#common/geo/bounds.ts';
import type { SavedData } from './data.ts';
import { isPosition } from './objects.ts';

/**
 * As of when an answer to an operation with these variables is, in milliseconds since 1970. Of a place or a position:
 * the latest area around it, since its data are the ones that are used. Of bounds: the oldest area that they touch.
 */
export function savedAtOf({ areas, lights }: SavedData, variables: Readonly<Record<string, unknown>>): number {
  const box = boxOf(lights, variables);
  const touched = box === null ? [] : areas.filter(({ bounds }) => boundsTouch(bounds, box));
  const times = (touched.length === 0 ? areas : touched).map(({ savedAt }) => savedAt);
  return box !== null && isBounds(variables['bounds']) ? Math.min(...times) : Math.max(...times);
}

function boxOf(
  lights: SavedData['lights'],
  { bounds, position, id }: Readonly<Record<string, unknown>>,
): Bounds | null {
  if (isBounds(bounds)) return bounds;
  const place = lights.find((light) => light.id === id);
  const at = place === undefined ? position : [place.lon, place.lat];
  return isPosition(at) ? [...at, ...at] : null;
}
