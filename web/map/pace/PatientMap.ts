import {
  type AddLayerObject,
  type CanvasSourceSpecification,
  Map as MapLibreMap,
  type SourceSpecification,
  type StyleOptions,
  type StyleSpecification,
  type StyleSwapOptions,
} from 'maplibre-gl';
import { addLayersInTurns } from './addLayersInTurns.ts';
import { drawingDone } from './drawingDone.ts';

/** Maps that wait to begin a frame. No field of the map: its constructor asks for frames before fields are made. */
const waitingMaps = new WeakMap<MapLibreMap, AbortController>();

/** Maps whose first style does not have all its layers yet. */
const growingMaps = new WeakMap<MapLibreMap, AbortController>();

/**
 * A map that, while nobody moves it, begins a frame only when all before it is drawn. A frame that needs a new program asks the drawing context
 * for it, and on a slow phone the page would stop until the frames before it are drawn (docs/decisions/0028). Its first style comes in short
 * tasks, and nothing of it is drawn before all is there.
 */
export class PatientMap extends MapLibreMap {
  override triggerRepaint(): void {
    if (growingMaps.has(this)) return;
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
      if (!waiting.signal.aborted && !growingMaps.has(this)) super.triggerRepaint();
    });
  }

  /** A style that need not be checked comes layer by layer where there was none; any other at once. */
  override setStyle(style: StyleSpecification | string | null, options?: StyleSwapOptions & StyleOptions): this {
    this.stopGrowing();
    if (this.style !== undefined || this._validateStyle || style === null || typeof style === 'string')
      return super.setStyle(style, options);
    const growing = new AbortController();
    growingMaps.set(this, growing);
    this.once(
      'style.load',
      () => void addLayersInTurns(this, style.layers, growing.signal).then(() => this.endGrowing(growing)),
    );
    return super.setStyle({ ...style, layers: [] }, options);
  }

  // MapLibre checks them against the whole style, which takes a slow phone as long as drawing them; ours are checked by their tests.
  override addSource(id: string, source: SourceSpecification | CanvasSourceSpecification): this {
    this.style.addSource(id, source, { validate: false });
    this.repaintStyle();
    return this;
  }

  override addLayer(layer: AddLayerObject, beforeId?: string): this {
    this.style.addLayer(layer, beforeId, { validate: false });
    this.repaintStyle();
    return this;
  }

  override remove(): void {
    waitingMaps.get(this)?.abort();
    this.stopGrowing();
    super.remove();
  }

  private stopGrowing(): void {
    growingMaps.get(this)?.abort();
    growingMaps.delete(this);
  }

  private endGrowing(growing: AbortController): void {
    if (growing.signal.aborted) return;
    growingMaps.delete(this);
    this.repaintStyle();
  }

  private repaintStyle(): void {
    this._styleDirty = true;
    this._sourcesDirty = true;
    this.triggerRepaint();
  }
}
