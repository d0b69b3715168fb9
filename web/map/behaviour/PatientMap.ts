import { Map as MapLibreMap } from 'maplibre-gl';
import { drawingDone } from './drawingDone.ts';

/** Maps that wait to begin a frame. No field of the map: its constructor asks for frames before fields are made. */
const waitingMaps = new WeakMap<MapLibreMap, AbortController>();

/**
 * A map that, while nobody moves it, begins a frame only when all before it is drawn. A frame that needs a new program asks the drawing context
 * for it, and on a slow phone the page would stop until the frames before it are drawn (docs/decisions/0028).
 */
export class PatientMap extends MapLibreMap {
  override triggerRepaint(): void {
    const gl = this.isMoving() ? null : this.getCanvas().getContext('webgl2');
    if (gl === null) {
      super.triggerRepaint();
      return;
    }
    if (waitingMaps.has(this)) return;
    const waiting = new AbortController();
    waitingMaps.set(this, waiting);
    void drawingDone(gl, waiting.signal).then(() => {
      waitingMaps.delete(this);
      if (!waiting.signal.aborted) super.triggerRepaint();
    });
  }

  override remove(): void {
    waitingMaps.get(this)?.abort();
    super.remove();
  }
}
