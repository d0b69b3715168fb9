import type { Bounds } from '#common/geo/bounds.ts';
import { shapeTouches } from '#common/geo/shapeTouches.ts';
import { toWorldBox, toWorldShape } from '#common/geo/worldShape.ts';
import type { Outline } from '#web/map/state/detail.ts';

/** From this zoom on a visitor expects streets and shores. */
const FROM_ZOOM = 9;

/** Whether a screen shows so close a map that details are missed, and none of the areas that have them. */
export function isWithoutDetail(
  outline: Outline,
  { zoom, bounds }: { readonly zoom: number; readonly bounds: Bounds },
): boolean {
  if (outline === null || zoom < FROM_ZOOM) return false;
  const coordinates = outline.map((ring) => [ring.map(([lon, lat]) => [lon, lat])]);
  const areas = toWorldShape({ type: 'MultiPolygon', coordinates });
  return areas === null || !shapeTouches(areas, toWorldBox(bounds));
}
