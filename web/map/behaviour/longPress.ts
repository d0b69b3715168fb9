import type { Position } from '#common/geo/bounds.ts';

/** A finger that rests this long presses long … */
export const LONG_PRESS_MS = 500;
/** … unless it moves further than this. */
export const LONG_PRESS_MOVE_PX = 10;
/** Some browsers report a long press as a context click besides. */
const ECHO_MS = 1000;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A finger or pointer on the map. */
export interface PressEvent {
  readonly point: Pixel;
  /** Of each finger. */
  readonly points?: readonly Pixel[];
  readonly lngLat: { readonly lng: number; readonly lat: number };
  readonly originalEvent: Pick<Event, 'preventDefault'>;
}

type PressEventType = 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel' | 'contextmenu';

/** What of a MapLibre map is listened to. */
export interface PressedMap {
  readonly on: (type: PressEventType, listener: (event: PressEvent) => void) => unknown;
  readonly off: (type: PressEventType, listener: (event: PressEvent) => void) => unknown;
}

/** Calls `onPress` where a finger rests or a pointer clicks for the context menu, which is not opened. Returns what ends it. */
export function watchLongPress(map: PressedMap, onPress: (position: Position) => void): () => void {
  let press: { readonly start: Pixel; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  let pressedAt = Number.NEGATIVE_INFINITY;
  const cancel = () => {
    clearTimeout(press?.timer);
    press = null;
  };
  const onTouchStart = ({ point, points, lngLat }: PressEvent) => {
    cancel();
    if (points?.length !== 1) return;
    const timer = setTimeout(() => {
      press = null;
      pressedAt = Date.now();
      onPress([lngLat.lng, lngLat.lat]);
    }, LONG_PRESS_MS);
    press = { start: point, timer };
  };
  const onTouchMove = ({ point, points }: PressEvent) => {
    if (
      press &&
      (points?.length !== 1 || Math.hypot(point.x - press.start.x, point.y - press.start.y) > LONG_PRESS_MOVE_PX)
    )
      cancel();
  };
  const onContextMenu = ({ lngLat, originalEvent }: PressEvent) => {
    originalEvent.preventDefault();
    cancel();
    if (Date.now() - pressedAt < ECHO_MS) return;
    pressedAt = Date.now();
    onPress([lngLat.lng, lngLat.lat]);
  };
  const listeners = {
    touchstart: onTouchStart,
    touchmove: onTouchMove,
    touchend: cancel,
    touchcancel: cancel,
    contextmenu: onContextMenu,
  } as const;
  const types = [
    'touchstart',
    'touchmove',
    'touchend',
    'touchcancel',
    'contextmenu',
  ] as const satisfies readonly PressEventType[];
  for (const type of types) map.on(type, listeners[type]);
  return () => {
    cancel();
    for (const type of types) map.off(type, listeners[type]);
  };
}
