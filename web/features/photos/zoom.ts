import { IMAGE_WHEEL_FACTOR, IMAGE_ZOOM_MAX } from '#common/limits.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How a photo lies on the screen: how much larger than fitted, and how far its middle is from the screen's, in px. */
export interface Zoom extends Point {
  readonly scale: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

/** Screen, and the photo as it is fitted into it. */
export interface Frame {
  readonly screen: Extent;
  readonly fitted: Extent;
}

/** The size of a photo on a screen: whole, and never larger than it is. */
export function fit(photo: Extent, screen: Extent): Extent {
  const factor = Math.min(1, screen.width / photo.width, screen.height / photo.height);
  return { width: photo.width * factor, height: photo.height * factor };
}

/**
 * Zooms by a factor, between fitted and 12 times that; what lies at `at` (px from the middle of the screen) stays
 * there.
 */
export function zoomBy(zoom: Zoom, factor: number, at: Point, frame: Frame): Zoom {
  const scale = Math.min(Math.max(zoom.scale * factor, 1), IMAGE_ZOOM_MAX);
  const ratio = scale / zoom.scale;
  return clamped({ scale, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio }, frame);
}

/** Moves a zoomed photo; its edges stay at or outside those of the screen. */
export function panBy(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return clamped({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

function clamped({ scale, x, y }: Zoom, { screen, fitted }: Frame): Zoom {
  return {
    scale,
    x: within(x, fitted.width * scale - screen.width),
    y: within(y, fitted.height * scale - screen.height),
  };
}

/** At most half of what is over to either side; in the middle where nothing is over. */
function within(distance: number, over: number): number {
  return over <= 0 ? 0 : Math.min(Math.max(distance, -over / 2), over / 2);
}

/** What a notch of a wheel scrolls, by `WheelEvent.deltaMode`: pixels, lines, pages. */
const NOTCH = [100, 3, 1] as const;
/** A pinch on a touchpad comes as a wheel with the control key, in steps of a few pixels. */
const PINCH_NOTCH = 20;

/** Zoom factor of a wheel event: 1.4 for a notch or more, less for the small steps of a touchpad. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  const notch = ctrlKey && deltaMode === 0 ? PINCH_NOTCH : (NOTCH[deltaMode] ?? NOTCH[0]);
  return IMAGE_WHEEL_FACTOR ** Math.min(Math.max(-deltaY / notch, -1), 1);
}
