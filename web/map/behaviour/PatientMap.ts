import { Map as MapLibreMap } from 'maplibre-gl';
import { drawingDone } from './drawingDone.ts';

/**
 * A map that, while nobody moves it, begins a frame only when all before it is drawn. A frame that needs a new program asks the drawing context
 * for it, and on a slow phone the page would stop until the frames before it are drawn (docs/decisions/0028).
 */
export class PatientMap extends MapLibreMap {
  // Not initialised here: MapLibre's constructor asks for frames already.
  declare private waiting: AbortController | undefined;

  override triggerRepaint(): void {
    const gl = this.isMoving() ? null : this.getCanvas().getContext('webgl2');
    if (gl === null) {
      super.triggerRepaint();
      return;
    }
    if (this.waiting) return;
    const waiting = new AbortController();
    this.waiting = waiting;
    void drawingDone(gl, waiting.signal).then(() => {
      this.waiting = undefined;
      if (!waiting.signal.aborted) super.triggerRepaint();
    });
  }

  override remove(): void {
    this.waiting?.abort();
    super.remove();
  }
}
