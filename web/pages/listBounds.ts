import { type Bounds, centreOf } from '#common/bounds.ts';
import { boundsOfCamera, type Camera } from '#common/camera.ts';
import { type ListVariables, listVariables } from '#common/routeData.ts';
import type { Language } from '#common/languages.ts';
import type { ListFilter } from '#common/viewLocation.ts';
import { freeSize, type MapFrame } from './frame.ts';

/** Differences up to this share of the width are those of rounding and of measuring. */
const TOLERANCE = 0.01;

function near(a: Bounds, b: Bounds, tolerance: number): boolean {
  return a.every((edge, at) => Math.abs(edge - (b[at] ?? Number.NaN)) <= tolerance);
}

/**
 * What is seen at a camera: computed from the size of the map, so that a list needs no map; as the map itself saw it only where that
 * differs by more than a rounding.
 */
export function visibleBounds(camera: Camera, frame: MapFrame, seen: Bounds | null): Bounds {
  const computed = boundsOfCamera(camera, freeSize(frame));
  return seen !== null && !near(seen, computed, (computed[2] - computed[0]) * TOLERANCE) ? seen : computed;
}

/** The variables the server has already answered in the page, if they are those of this list around the same centre. */
function answeredAlready(wanted: ListVariables, boot: unknown): Bounds | null {
  if (typeof boot !== 'object' || boot === null || !('bounds' in boot)) return null;
  const { bounds, ...rest } = boot;
  const { bounds: wantedBounds, ...wantedRest } = wanted;
  const same = Object.entries(wantedRest).every(([name, value]) => (Reflect.get(rest, name) ?? null) === value);
  if (!same || !isBounds(bounds)) return null;
  const [lon, lat] = centreOf(bounds);
  const [wantedLon, wantedLat] = centreOf(wantedBounds);
  const tolerance = (wantedBounds[2] - wantedBounds[0]) * TOLERANCE;
  return Math.abs(lon - wantedLon) <= tolerance && Math.abs(lat - wantedLat) <= tolerance ? bounds : null;
}

function isBounds(value: unknown): value is Bounds {
  return Array.isArray(value) && value.length === 4 && value.every((n) => typeof n === 'number');
}

/**
 * Variables of a list as the route asks for it; null for kind `none`, which is not asked. `boot` holds the variables of an answer that
 * came with the page: it is taken although the server could not know the size of the map.
 */
export function routeListVariables(
  filter: ListFilter,
  visible: Bounds,
  language: Language,
  boot: unknown,
): ListVariables | null {
  const wanted = listVariables(filter, visible, language);
  const bounds = wanted && answeredAlready(wanted, boot);
  return wanted && bounds ? { ...wanted, bounds } : wanted;
}
