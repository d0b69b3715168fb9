import type { Position } from '#common/geo/bounds.ts';
import type { Camera } from '#common/geo/camera.ts';
import { insideRing } from '#common/geo/plane.ts';

/** Rings around the areas of which the base map has details; null: unknown, and then nothing is held back. */
export type Outline = readonly (readonly Position[])[] | null;

/** The closest zoom of the map, and where the base map has no details. */
export const MAX_ZOOM = 19;
const MAX_ZOOM_WITHOUT_DETAIL = 12;

/** The closest zoom at which the map may stand with this centre. */
export function maxZoomAt(outline: Outline, centre: Position): number {
  return outline === null || outline.some((ring) => insideRing(centre, ring)) ? MAX_ZOOM : MAX_ZOOM_WITHOUT_DETAIL;
}

/** The camera, no closer than its centre allows. */
export function heldBack(camera: Camera, outline: Outline): Camera {
  return { ...camera, zoom: Math.min(camera.zoom, maxZoomAt(outline, camera.centre)) };
}
