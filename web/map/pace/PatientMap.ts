import {
  type AddLayerObject,
  type CanvasSourceSpecification,
  Map as MapLibreMap,
  type SourceSpecification,
  type StyleOptions,
  type StyleSpecification,
  type StyleSwapOptions,
} from 'maplibre-gl';
import { addLayersInBatches } from './addLayersInBatches.ts';
import { compilePrograms } from './compilePrograms.ts';
import { drawGlyphsInTurn } from './drawGlyphsInTurn.ts';
import { drawingDone } from './drawingDone.ts';
import { nextTask } from './shortTasks.ts';
import { hasTilesWaiting } from './waitingTiles.ts';

/**
 * Maps with a pending frame. Not a field of the map: the constructor of MapLibre asks for frames before fields are
 * initialised.
 */
const pendingFrames = new WeakMap<MapLibreMap, AbortController>();

/** Maps whose first style does not have all its layers yet. */
const growing = new WeakSet<MapLibreMap>();

/** Ends what prepares the first style of a map. */
const preparations = new WeakMap<MapLibreMap, AbortController>();

/**
 * A map that keeps its tasks short on a slow phone (docs/decisions/0028, 0033). While nobody moves it, it begins a
 * frame only when the frames before are drawn: a frame that needs a new program asks the WebGL context for it, and a
 * context that still draws would block the page. The layers of its first style are added in batches, and nothing is
 * drawn before all of them are there; then their programs are compiled while it waits for tiles.
 */
export class PatientMap extends MapLibreMap {
  override triggerRepaint(): void {
    if (this.isHeld()) return;
    const waits = import.meta.env.VITE_WITHOUT !== 'frameFences' && !this.isMoving();
    const gl = waits ? this.getCanvas().getContext('webgl2') : null;
    if (gl === null) {
      super.triggerRepaint();
      return;
    }
    if (pendingFrames.has(this)) return;
    const pending = new AbortController();
    pendingFrames.set(this, pending);
    void drawingDone(gl, pending.signal).then(() => {
      pendingFrames.delete(this);
      if (!pending.signal.aborted && !this.isHeld()) super.triggerRepaint();
    });
  }

  /** Sets the first style layer by layer, unless it has to be validated; every other style is set at once. */
  override setStyle(style: StyleSpecification | string | null, options?: StyleSwapOptions & StyleOptions): this {
    this.endPreparation();
    const atOnce = import.meta.env.VITE_WITHOUT === 'layerBatches' || this.style !== undefined || this._validateStyle;
    if (atOnce || style === null || typeof style === 'string') return super.setStyle(style, options);
    const preparation = new AbortController();
    preparations.set(this, preparation);
    growing.add(this);
    this.once('style.load', () => void this.prepare(style, preparation.signal));
    return super.setStyle({ ...style, layers: [] }, options);
  }

  // MapLibre validates a new source or layer against the whole style, which takes a slow phone as long as drawing it;
  // ours are checked by their tests.
  override addSource(id: string, source: SourceSpecification | CanvasSourceSpecification): this {
    if (import.meta.env.VITE_WITHOUT === 'uncheckedLayers') return super.addSource(id, source);
    this.style.addSource(id, source, { validate: false });
    this.repaintStyle();
    return this;
  }

  override addLayer(layer: AddLayerObject, beforeId?: string): this {
    if (import.meta.env.VITE_WITHOUT === 'uncheckedLayers') return super.addLayer(layer, beforeId);
    this.style.addLayer(layer, beforeId, { validate: false });
    this.repaintStyle();
    if (layer.type !== 'custom' && !growing.has(this)) this.compileLater();
    return this;
  }

  override remove(): void {
    pendingFrames.get(this)?.abort();
    this.endPreparation();
    super.remove();
  }

  // No pitch that MapLibre allows unasked shows the sky, but each frame would fill the picture with it.
  override _setupPainter(): void {
    super._setupPainter();
    this.painter.drawFunctions = { ...this.painter.drawFunctions, sky: () => undefined };
  }

  /**
   * Whether the map begins no frame now: layers of its first style are still being added, or deck.gl still makes layers
   * of tiles. The code that adds the last layer calls `triggerRepaint`.
   */
  private isHeld(): boolean {
    return growing.has(this) || (hasTilesWaiting(this) && !this.isMoving());
  }

  private async prepare({ layers }: StyleSpecification, signal: AbortSignal): Promise<void> {
    if (import.meta.env.VITE_WITHOUT !== 'glyphsInTurn') drawGlyphsInTurn(this.style.glyphManager);
    await addLayersInBatches(this, layers, signal);
    try {
      if (import.meta.env.VITE_WITHOUT !== 'earlyPrograms') await this.compileFirst(signal);
    } finally {
      // A fault in what only saves time is reported, and leaves no empty map.
      if (!signal.aborted) {
        growing.delete(this);
        this.repaintStyle();
      }
    }
  }

  private async compileFirst(signal: AbortSignal): Promise<void> {
    await nextTask();
    if (signal.aborted) return;
    this.askForTiles();
    await compilePrograms(this, signal);
  }

  /** A frame that works out the paint of all layers and asks for the tiles of the view, and draws nothing. */
  private askForTiles(): void {
    const draw = this.painter.render.bind(this.painter);
    this.painter.render = () => undefined;
    this.styleChanged();
    try {
      this.redraw();
    } finally {
      this.painter.render = draw;
    }
  }

  /** Compiles the programs of layers that were added after the first style, while their tiles arrive. */
  private compileLater(): void {
    this.endPreparation();
    const preparation = new AbortController();
    preparations.set(this, preparation);
    this.once('render', () => void compilePrograms(this, preparation.signal));
  }

  private endPreparation(): void {
    preparations.get(this)?.abort();
    preparations.delete(this);
    growing.delete(this);
  }

  private repaintStyle(): void {
    this.styleChanged();
    this.triggerRepaint();
  }

  private styleChanged(): void {
    this._styleDirty = true;
    this._sourcesDirty = true;
  }
}
