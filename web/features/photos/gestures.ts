import { SWIPE_FRACTION, TAP_MOVE_PX, TAP_MS } from '#common/limits.ts';
import { type Frame, panBy, type Point, UNZOOMED, type Zoom, zoomBy } from './zoom.ts';

/** State of a gesture by fingers or mouse on a photo. Positions in px from the middle of the screen, times in ms. */
export interface Gesture {
  readonly zoom: Zoom;
  /** How far an unzoomed photo has been dragged. */
  readonly drag: Point;
  readonly pointers: readonly Pointer[];
  /** Of the first pointer. */
  readonly start: { readonly at: Point; readonly time: number };
  /** Two fingers were on the photo at some time: the gesture is neither a tap nor a swipe. */
  readonly pinched: boolean;
}

interface Pointer {
  readonly id: number;
  readonly at: Point;
}

export type GestureEvent =
  | { readonly type: 'down' | 'up'; readonly id: number; readonly at: Point; readonly time: number }
  | { readonly type: 'move'; readonly id: number; readonly at: Point }
  | { readonly type: 'cancel'; readonly id: number }
  | { readonly type: 'zoom'; readonly factor: number; readonly at: Point }
  | { readonly type: 'reset' };

/** What a finished gesture means. */
export type Outcome = 'close' | 'next' | 'previous';

export interface Step {
  readonly gesture: Gesture;
  readonly outcome: Outcome | null;
}

const ORIGIN: Point = { x: 0, y: 0 };

export const STILL: Gesture = {
  zoom: UNZOOMED,
  drag: ORIGIN,
  pointers: [],
  start: { at: ORIGIN, time: 0 },
  pinched: false,
};

/**
 * What a finished drag of an unzoomed photo means (SPEC §4): a horizontal swipe over more than a tenth of the width
 * changes the photo, a tap (shorter than 400 ms, or moved less than 10 px) and a vertical swipe close it, anything else
 * lets it spring back.
 */
export function outcomeOf({ x, y }: Point, ms: number, width: number): Outcome | null {
  const isHorizontal = Math.abs(x) > Math.abs(y);
  if (isHorizontal && Math.abs(x) > width * SWIPE_FRACTION) return x < 0 ? 'next' : 'previous';
  return ms < TAP_MS || Math.hypot(x, y) < TAP_MOVE_PX || !isHorizontal ? 'close' : null;
}

/** The next state; pure, so that every threshold can be tried without a screen. */
export function gestureStep(gesture: Gesture, event: GestureEvent, frame: Frame): Step {
  switch (event.type) {
    case 'down':
      return continued(pressed(gesture, event));
    case 'move':
      return continued(moved(gesture, event, frame));
    case 'up':
      return released(moved(gesture, event, frame), event, frame);
    case 'cancel':
      return continued(without(gesture, event.id));
    case 'zoom':
      return continued({ ...gesture, zoom: zoomBy(gesture.zoom, event.factor, event.at, frame) });
    case 'reset':
      return continued(STILL);
  }
}

function continued(gesture: Gesture): Step {
  return { gesture, outcome: null };
}

function pressed(
  gesture: Gesture,
  { id, at, time }: { readonly id: number; readonly at: Point; readonly time: number },
): Gesture {
  const pointers = [...gesture.pointers.filter((pointer) => pointer.id !== id), { id, at }];
  if (pointers.length === 1) return { ...gesture, pointers, drag: ORIGIN, start: { at, time }, pinched: false };
  return { ...gesture, pointers, drag: ORIGIN, pinched: true };
}

function moved(gesture: Gesture, { id, at }: Pointer, frame: Frame): Gesture {
  const before = gesture.pointers;
  const own = before.find((pointer) => pointer.id === id);
  if (own === undefined) return gesture;
  const pointers = before.map((pointer) => (pointer.id === id ? { id, at } : pointer));
  if (pointers.length > 1) return { ...gesture, pointers, zoom: pinched(gesture.zoom, before, pointers, frame) };
  if (gesture.zoom.scale > 1) return { ...gesture, pointers, zoom: panBy(gesture.zoom, difference(at, own.at), frame) };
  return gesture.pinched
    ? { ...gesture, pointers }
    : { ...gesture, pointers, drag: alongOneAxis(difference(at, gesture.start.at)) };
}

function released(
  gesture: Gesture,
  { id, at, time }: { readonly id: number; readonly at: Point; readonly time: number },
  { screen }: Frame,
): Step {
  const rest = without(gesture, id);
  const isEnd = gesture.pointers.length === 1 && gesture.pointers[0]?.id === id;
  if (!isEnd || gesture.pinched) return continued(rest);
  const whole = difference(at, gesture.start.at);
  const isPanned = gesture.zoom.scale > 1;
  if (isPanned) return { gesture: rest, outcome: Math.hypot(whole.x, whole.y) < TAP_MOVE_PX ? 'close' : null };
  return { gesture: rest, outcome: outcomeOf(whole, time - gesture.start.time, screen.width) };
}

function without(gesture: Gesture, id: number): Gesture {
  return { ...gesture, drag: ORIGIN, pointers: gesture.pointers.filter((pointer) => pointer.id !== id) };
}

function pinched(zoom: Zoom, before: readonly Pointer[], after: readonly Pointer[], frame: Frame): Zoom {
  const [from, to] = [span(before), span(after)];
  const factor = from.length > 0 && to.length > 0 ? to.length / from.length : 1;
  return panBy(zoomBy(zoom, factor, from.middle, frame), difference(to.middle, from.middle), frame);
}

/** Distance and middle of the first two pointers. */
function span([a, b]: readonly Pointer[]): { readonly length: number; readonly middle: Point } {
  if (a === undefined || b === undefined) return { length: 0, middle: a?.at ?? ORIGIN };
  return {
    length: Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y),
    middle: { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 },
  };
}

function difference(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y };
}

/** A photo follows the finger along one axis, the one of the larger movement. */
function alongOneAxis({ x, y }: Point): Point {
  return Math.abs(x) > Math.abs(y) ? { x, y: 0 } : { x: 0, y };
}
