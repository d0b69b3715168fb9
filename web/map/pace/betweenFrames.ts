import type { Map as MapLibreMap } from 'maplibre-gl';
import { drawingDone } from './drawingDone.ts';

/** What luma.gl's loop asks for its frames. */
interface AnimationFrames {
  requestAnimationFrame(callback: (time: number) => void): number;
  cancelAnimationFrame(id: number): void;
}

/**
 * Frames for deck.gl, each in a task of its own after the frame of the map, once that is drawn: in one task both
 * together would block a slow phone for up to 230 ms, and a new layer asks the WebGL context for its program, which
 * answers only when it has drawn all it was given. The map draws what deck.gl has changed with its next frame.
 */
export function betweenFrames(map: Pick<MapLibreMap, 'on' | 'getCanvas'>): AnimationFrames {
  const gl = map.getCanvas().getContext('webgl2');
  const pending = new Map<number, AbortController>();
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
      requestAnimationFrame((time) => setTimeout(() => afterDrawing(ending.signal, () => call(time))));
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
