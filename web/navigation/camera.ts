import type { Bounds } from '#common/geo/bounds.ts';
import { type Camera, formatCamera, parseCamera, roundCamera, sameCamera, storedCamera } from '#common/geo/camera.ts';
import { config } from '#web/data/config.ts';
import { readStored, writeStored } from '#web/data/storage.ts';

const KEY = 'camera';

/**
 * The last camera of this visit, and the bounds that the map showed there; null: the map has not reported its bounds.
 */
let last: { readonly camera: Camera; readonly bounds: Bounds | null } | null = null;

function stored(): Camera | null {
  const camera = parseCamera(readStored(KEY) ?? '');
  return camera === null ? null : storedCamera(camera);
}

/** The camera of the URL, else that of this visit, else that of the last visit, else the default (RULINGS 1). */
export function currentCamera(fromUrl: Camera | null): Camera {
  return roundCamera(fromUrl ?? last?.camera ?? stored() ?? config.home);
}

/** Stores the camera for this visit, and for later visits with its zoom limited to 6–12 (SPEC §4). */
export function storeCamera(camera: Camera, bounds: Bounds | null): void {
  last = { camera: roundCamera(camera), bounds };
  writeStored(KEY, formatCamera(storedCamera(camera)));
}

/** The bounds that the map itself showed at this camera; null where it has not been there last. */
export function boundsSeenAt(camera: Camera): Bounds | null {
  return last !== null && sameCamera(last.camera, camera) ? last.bounds : null;
}

/** The compass direction at the top of the map, degrees. */
let bearing = 0;

export const currentBearing = () => bearing;

/** Called by the map when it is turned. */
export function setBearing(degrees: number): void {
  bearing = degrees;
}

/** Drops the camera of this visit, for tests that begin a new one. */
export function resetCamera(): void {
  last = null;
  bearing = 0;
}
