import type { Bounds, Position } from '#common/geo/bounds.ts';
import { type Camera, cameraOfBounds, shiftCamera, cameraShows } from '#common/geo/camera.ts';
import type { MapSelection } from '#web/map/state/mapProps.ts';
import { freeSize, halfRise, type MapFrame } from '#web/pages/view/frame.ts';

/** A point is shown from as close as this. */
const CLOSEST = 14;
/** Free space around a shape. */
const MARGIN_PX = 32;

function roomAbove(frame: MapFrame) {
  const { width, height } = freeSize(frame);
  return { width, height: Math.max(1, height - halfRise(frame)) };
}

/**
 * The camera that shows the whole place in the part of the map that the half-raised sheet of a phone, too, leaves free.
 * `bearing`: the compass direction at the map's top, degrees.
 */
export function cameraOn(bbox: Bounds, frame: MapFrame, bearing: number): Camera {
  const { width, height } = roomAbove(frame);
  const room = { width: Math.max(1, width - 2 * MARGIN_PX), height: Math.max(1, height - 2 * MARGIN_PX) };
  return shiftCamera(cameraOfBounds(bbox, room, CLOSEST, bearing), -halfRise(frame) / 2, bearing);
}

/** The camera that has a position in the middle of that part, as near as the map is already. */
export function cameraAt(position: Position, zoom: number, frame: MapFrame, bearing: number): Camera {
  return shiftCamera({ centre: position, zoom: Math.max(zoom, CLOSEST) }, -halfRise(frame) / 2, bearing);
}

/** Whether a place that was chosen can be seen where the map is: then the map stays. */
export function canBeSeen(
  { position }: Pick<MapSelection, 'position'>,
  camera: Camera,
  frame: MapFrame,
  bearing: number,
): boolean {
  return cameraShows(shiftCamera(camera, halfRise(frame) / 2, bearing), roomAbove(frame), position, bearing);
}
