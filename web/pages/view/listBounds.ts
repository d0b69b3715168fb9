import type { Variables } from 'relay-runtime';
import { type Bounds, containsPosition, type Position, isBounds } from '#common/geo/bounds.ts';
import { boundsOfCamera, type Camera } from '#common/geo/camera.ts';
import { roughPosition } from '#common/geo/coordinates.ts';
import type { Language } from '#common/languages.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { FIRST_MAP, type ListVariables, listVariables } from '#common/urls/routeData.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { freeSize, type MapFrame } from './frame.ts';

/** A difference up to this share of the width comes from rounding and measuring. */
const TOLERANCE = 0.01;

function near(a: Bounds, b: Bounds, tolerance: number): boolean {
  return a.every((edge, at) => Math.abs(edge - (b[at] ?? Number.NaN)) <= tolerance);
}

/**
 * The visible bounds at a camera: computed from the size of the map, so that a list needs no map; those that the map
 * reported only where they differ by more than rounding.
 */
export function visibleBounds(camera: Camera, frame: MapFrame, seen: Bounds | null): Bounds {
  const computed = boundsOfCamera(camera, freeSize(frame));
  return seen !== null && !near(seen, computed, (computed[2] - computed[0]) * TOLERANCE) ? seen : computed;
}

/** Rounding of the bounds, and of the camera in a URL, degrees. */
const ROUNDING = 0.0003;

/** Whether the page was delivered with the answer to a query with these variables. */
function isAnswered({ bounds, ...wanted }: ListVariables, brought: Variables): brought is { bounds: Bounds } {
  const same = Object.entries(wanted).every(
    ([name, value]) => JSON.stringify(brought[name] ?? null) === JSON.stringify(value),
  );
  return same && isBounds(brought.bounds) && near(brought.bounds, bounds, ROUNDING);
}

interface KnownToClient {
  /** What the map has seen at the camera. */
  readonly seen: Bounds | null;
  /** The present moment by the server's clock. */
  readonly now: Date;
  /** Variables of the list that came with the page. */
  readonly brought: Variables | null;
  /** Ids of the favourites that a list asks for; null: not known yet. */
  readonly favourites: readonly AttractionId[] | null;
}

/**
 * Variables of a list at a camera; null for kind `none`, and for favourites until they are known. Until the map has
 * measured itself there, the list that came with the page is taken, which the server made for a map of another size.
 */
export function routeListVariables(
  filter: ListFilter,
  camera: Camera,
  frame: MapFrame,
  language: Language,
  { now, seen, brought, favourites }: KnownToClient,
): ListVariables | null {
  if (seen === null && brought !== null) {
    for (const size of Object.values(FIRST_MAP)) {
      const first = listVariables(filter, boundsOfCamera(camera, size), language, now, favourites);
      if (first !== null && isAnswered(first, brought)) return { ...first, bounds: brought.bounds };
    }
  }
  return listVariables(filter, visibleBounds(camera, frame, seen), language, now, favourites);
}

/**
 * The visitor's position as a list is asked with: rough, and only where it decides the order, inside the bounds
 * (RULINGS 8).
 */
export function nearOf(position: Position | null, bounds: Bounds): Position | null {
  return position !== null && containsPosition(bounds, position) ? roughPosition(position) : null;
}
