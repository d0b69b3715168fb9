import type { Bounds } from '#common/geo/bounds.ts';
import {
  type Camera,
  DEFAULT_CAMERA,
  formatCamera,
  parseCamera,
  roundCamera,
  sameCamera,
  storedCamera,
} from '#common/geo/camera.ts';
import { readStored, writeStored } from '#web/data/storage.ts';

const KEY = 'camera';

/** Where the map was last in this visit, and what it said it shows there. */
let last: { readonly camera: Camera; readonly bounds: Bounds | null } | null = null;

function stored(): Camera | null {
  const camera = parseCamera(readStored(KEY) ?? '');
  return camera === null ? null : storedCamera(camera);
}

/** The camera of the URL, else that of this visit, else that of the last visit, else the default (RULINGS 1). */
export function currentCamera(fromUrl: Camera | null): Camera {
  return roundCamera(fromUrl ?? last?.camera ?? stored() ?? DEFAULT_CAMERA);
}

/** Keeps where the map is; across visits with the zoom within 6–12 (SPEC §4). */
export function rememberCamera(camera: Camera, bounds: Bounds | null): void {
  last = { camera: roundCamera(camera), bounds };
  writeStored(KEY, formatCamera(storedCamera(camera)));
}

/** What the map itself said it shows at this camera; null while it has not been there. */
export function boundsSeenAt(camera: Camera): Bounds | null {
  return last !== null && sameCamera(last.camera, camera) ? last.bounds : null;
}

/** Forgets this visit, as a new one would. */
export function forgetCamera(): void {
  last = null;
}
