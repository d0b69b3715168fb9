import { LayerManager } from '@deck.gl/core';
import { webgl2Adapter } from '@luma.gl/webgl';
import { EARLY_LAYERS } from '#web/map/layers/earlyLayers.ts';
import type { Texture } from '#web/map/layers/look.ts';
import { loadPicture } from '#web/map/layers/pictures.ts';
import { contextCalm, drawingDone } from './drawingDone.ts';

/** Properties of deck.gl's device: it asks the WebGL context for a feature when the feature is first needed. */
export const DEVICE = { _initializeFeatures: false, _cacheShaders: true, _cachePipelines: true } as const;

const ATLAS_FORMAT = 'rgba8unorm';

/** How long the first layers wait for the atlas: without it only discs are missing. */
const ATLAS_WAIT_MS = 3000;

type Device = Awaited<ReturnType<typeof webgl2Adapter.attach>>;

/** The icon atlas that all layers of one map share. */
export interface Prepared {
  /** Address of the atlas that `texture` holds. */
  readonly url: string;
  /** Null where it could not be made: each layer then loads the atlas itself. */
  readonly texture: Texture | null;
}

const prepared = new WeakMap<WebGL2RenderingContext, Promise<Prepared>>();

/**
 * Makes deck.gl's device on a WebGL context, asks the context what the first layers would ask, and loads the atlas at
 * `url` into it. Each of these questions blocks the page while a frame is being drawn, so they wait until none is. Done
 * once for each context; where it fails, deck.gl makes its own device and reports why.
 */
export function prepareDevice(gl: WebGL2RenderingContext, url: string): Promise<Prepared> {
  const known = prepared.get(gl);
  if (known) return known;
  const preparation = prepare(gl, url).catch(() => ({ url, texture: null }));
  prepared.set(gl, preparation);
  return preparation;
}

async function prepare(gl: WebGL2RenderingContext, url: string): Promise<Prepared> {
  if (import.meta.env.VITE_WITHOUT === 'preparedDevice') return { url, texture: null };
  const picture = loadPicture(url, { signal: AbortSignal.timeout(ATLAS_WAIT_MS) }).catch(() => null);
  await drawingDone(gl, new AbortController().signal);
  if (import.meta.env.VITE_WITHOUT !== 'unaskedVaryings') recordNothing(gl);
  const device = await webgl2Adapter.attach(gl, DEVICE);
  device.isTextureFormatRenderable(ATLAS_FORMAT);
  if (import.meta.env.VITE_WITHOUT !== 'earlyLayers') await compilePrograms(device, gl);
  return { url, texture: textureOf(device, await picture) };
}

/**
 * Compiles the programs that draw attractions, each in a task of its own: those of all layers of the first tiles
 * together blocked a slow phone for a quarter of a second. The device caches them for the layers of the map. Ends early
 * with the map, which takes its context away.
 */
async function compilePrograms(device: Device, gl: WebGL2RenderingContext): Promise<void> {
  const manager = new LayerManager(device, {});
  for (const makeLayer of EARLY_LAYERS) {
    await contextCalm(gl, new AbortController().signal);
    if (gl.isContextLost()) break;
    manager.setLayers([makeLayer(device)]);
  }
  manager.finalize();
}

/** The texture that deck.gl would make for each layer, of 4 MB: one is shared by all layers. */
function textureOf(device: Device, picture: ImageBitmap | null): Texture | null {
  if (picture === null) return null;
  const { width, height } = picture;
  const texture = device.createTexture({
    data: picture,
    width,
    height,
    format: ATLAS_FORMAT,
    sampler: {
      minFilter: 'linear',
      mipmapFilter: 'linear',
      magFilter: 'linear',
      addressModeU: 'clamp-to-edge',
      addressModeV: 'clamp-to-edge',
    },
    mipLevels: device.getMipLevelCount(width, height),
  });
  texture.generateMipmapsWebGL();
  return texture;
}

/**
 * luma.gl asks the context for each pipeline of a program how many outputs that records, and waits until all is drawn.
 * No program here records any.
 */
function recordNothing(gl: WebGL2RenderingContext): void {
  const ask = gl.getProgramParameter.bind(gl);
  gl.getProgramParameter = (program: WebGLProgram, name: GLenum): unknown =>
    name === gl.TRANSFORM_FEEDBACK_VARYINGS ? 0 : ask(program, name);
}
