import type { Map as MapLibreMap } from 'maplibre-gl';
import { drawingDone } from './drawingDone.ts';

/** What luma.gl's loop asks for its frames. */
interface AnimationFrames {
  requestAnimationFrame(callback: (time: number) => void): number;
  cancelAnimationFrame(id: number): void;
}

/** After so many frames without anything drawn deck.gl rests: half a second. */
const QUIET_FRAMES = 30;

/** After so long it looks by itself, for what does not wake it: a picture that has arrived. */
const REST_MS = 250;

/** The pointer's events by which deck.gl finds, in its next frame, what the pointer is over. */
const POINTER_EVENTS = ['pointerdown', 'pointermove', 'pointerleave'] as const;

const wakers = new WeakMap<object, () => void>();

/** Ends the rest of deck.gl on a map: its next frame has something to do. */
export function wakeFrames(map: object): void {
  wakers.get(map)?.();
}

/** Asks the browser for a frame, but rests before while nothing happens on a map. */
function restingFrames(map: Pick<MapLibreMap, 'on' | 'getCanvas'>): (then: FrameRequestCallback) => void {
  let quiet = 0;
  let endRest = () => undefined as void;
  const wake = () => {
    quiet = 0;
    endRest();
  };
  wakers.set(map, wake);
  for (const event of ['render', 'move'] as const) map.on(event, wake);
  for (const event of POINTER_EVENTS) map.getCanvas().addEventListener(event, wake);
  return (then) => {
    quiet += 1;
    if (quiet <= QUIET_FRAMES) return void requestAnimationFrame(then);
    const timer = setTimeout(() => endRest(), REST_MS);
    endRest = () => {
      clearTimeout(timer);
      endRest = () => undefined;
      requestAnimationFrame(then);
    };
  };
}

/**
 * Frames for deck.gl, each in a task of its own after the frame of the map, once that is drawn: in one task both
 * together would block a slow phone for up to 230 ms, and a new layer asks the WebGL context for its program, which
 * answers only when it has drawn all it was given. The map draws what deck.gl has changed with its next frame.
 * deck.gl asks for frames without end; where nothing happens it gets few.
 */
export function betweenFrames(map: Pick<MapLibreMap, 'on' | 'getCanvas'>): AnimationFrames {
  const gl = map.getCanvas().getContext('webgl2');
  const pending = new Map<number, AbortController>();
  const nextFrame = restingFrames(map);
  let last = 0;
  let isDrawing = false;
  map.on('render', () => {
    isDrawing = true;
  });
  const afterDrawing = (signal: AbortSignal, then: () => void) => {
    // deck.gl asks for frames all the time, of which most find that the map has drawn nothing.
    if (gl === null || !isDrawing) return then();
    isDrawing = false;
    void drawingDone(gl, signal).then(then);
  };
  return {
    requestAnimationFrame(callback) {
      last += 1;
      const id = last;
      const ending = new AbortController();
      pending.set(id, ending);
      const call = (time: number) => {
        if (ending.signal.aborted) return;
        pending.delete(id);
        callback(time);
      };
      nextFrame((time) => setTimeout(() => afterDrawing(ending.signal, () => call(time))));
      return id;
    },
    cancelAnimationFrame(id) {
      pending.get(id)?.abort();
      pending.delete(id);
    },
  };
}

/** Property of an overlay that passes these frames to luma.gl's loop; deck.gl's own type leaves it out. */
export function overlayFrames(map: MapLibreMap): { readonly animationFrameProvider?: AnimationFrames } {
  return import.meta.env.VITE_WITHOUT === 'separateFrames' ? {} : { animationFrameProvider: betweenFrames(map) };
}
