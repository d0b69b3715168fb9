import { webgl2Adapter } from '@luma.gl/webgl';
import { drawingDone } from './drawingDone.ts';

/** Asks the drawing context for what it can do when that is needed. */
export const DEVICE = { _initializeFeatures: false, _cacheShaders: true, _cachePipelines: true } as const;

/** What the atlas of the discs is kept in. */
const ATLAS_FORMAT = 'rgba8unorm';

const prepared = new WeakMap<WebGL2RenderingContext, Promise<void>>();

/**
 * Ends when deck.gl's device stands on a drawing context and knows what it would ask it at its first layers. Each answer waits for all that is
 * being drawn, so it asks when nothing is. Done once per context; where it fails, deck.gl tries itself and says why.
 */
export function prepareDevice(gl: WebGL2RenderingContext): Promise<void> {
  const known = prepared.get(gl);
  if (known) return known;
  const preparation = prepare(gl).catch(() => undefined);
  prepared.set(gl, preparation);
  return preparation;
}

async function prepare(gl: WebGL2RenderingContext): Promise<void> {
  await drawingDone(gl, new AbortController().signal);
  const device = await webgl2Adapter.attach(gl, DEVICE);
  device.isTextureFormatRenderable(ATLAS_FORMAT);
}
