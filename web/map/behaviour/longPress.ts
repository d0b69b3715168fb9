import type { Position } from '#common/geo/bounds.ts';

/** How long a finger rests for a long press. */
const LONG_PRESS_MS = 500;
/** A finger that moves further than this does not press long. */
const LONG_PRESS_MOVE_PX = 10;
const RIGHT = 2;
/** Some browsers report a long press as a context click, too: one within this time after it is ignored. */
const ECHO_MS = 1000;

interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A finger or pointer on the map. */
export interface PressEvent {
  readonly point: Pixel;
  /** Position of each finger. */
  readonly points?: readonly Pixel[];
  readonly lngLat: { readonly lng: number; readonly lat: number };
  readonly originalEvent: Pick<Event, 'preventDefault'> & { readonly button?: number };
}

type PressEventType = 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel' | 'contextmenu' | 'mousedown' | 'mouseup';

/** The part of a MapLibre map that is listened to. */
export interface PressedMap {
  readonly on: (type: PressEventType, listener: (event: PressEvent) => void) => unknown;
  readonly off: (type: PressEventType, listener: (event: PressEvent) => void) => unknown;
}

const TYPES: readonly PressEventType[] = [
  'touchstart',
  'touchmove',
  'touchend',
  'touchcancel',
  'contextmenu',
  'mousedown',
  'mouseup',
];

/**
 * Calls `onPress` where a finger rests or a pointer clicks for the context menu, which is not opened; a pointer that
 * drags turns the map instead. Returns a function that ends it.
 */
export function watchLongPress(map: PressedMap, onPress: (position: Position) => void): () => void {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const press = (lngLat: PressEvent['lngLat']) => {
    pressedAt = Date.now();
    onPress([lngLat.lng, lngLat.lat]);
  };
  const { cancel, ...touches } = restingFinger(press);
  const pointer = draggingPointer();
  const onContextMenu = ({ lngLat, originalEvent }: PressEvent) => {
    originalEvent.preventDefault();
    cancel();
    if (!pointer.hasDragged() && Date.now() - pressedAt >= ECHO_MS) press(lngLat);
  };
  const listeners = {
    ...touches,
    touchend: cancel,
    touchcancel: cancel,
    contextmenu: onContextMenu,
    mousedown: pointer.down,
    mouseup: pointer.up,
  };
  for (const type of TYPES) map.on(type, listeners[type]);
  return () => {
    cancel();
    for (const type of TYPES) map.off(type, listeners[type]);
  };
}

/**
 * Whether the pointer moved between the last press and release of its right button. MapLibre calls for the context menu
 * at the release where the system calls at the press.
 */
function draggingPointer() {
  let pressed: Pixel | null = null;
  let dragged = false;
  return {
    hasDragged: () => dragged,
    down({ point, originalEvent }: PressEvent) {
      pressed = originalEvent.button === RIGHT ? point : null;
      dragged = false;
    },
    up({ point }: PressEvent) {
      dragged = pressed !== null && Math.hypot(point.x - pressed.x, point.y - pressed.y) > LONG_PRESS_MOVE_PX;
    },
  };
}

/** Listeners that call `onRest` when one finger has rested for `LONG_PRESS_MS` without moving. */
function restingFinger(onRest: (lngLat: PressEvent['lngLat']) => void) {
  let touch: { readonly start: Pixel; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  const cancel = () => {
    clearTimeout(touch?.timer);
    touch = null;
  };
  return {
    cancel,
    touchstart: ({ point, points, lngLat }: PressEvent) => {
      cancel();
      if (points?.length !== 1) return;
      const timer = setTimeout(() => {
        touch = null;
        onRest(lngLat);
      }, LONG_PRESS_MS);
      touch = { start: point, timer };
    },
    touchmove: ({ point, points }: PressEvent) => {
      if (touch === null) return;
      const { start } = touch;
      if (points?.length !== 1 || Math.hypot(point.x - start.x, point.y - start.y) > LONG_PRESS_MOVE_PX) cancel();
    },
  };
}
