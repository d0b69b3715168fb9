import { webgl2Adapter } from '@luma.gl/webgl';
import { drawingDone } from './drawingDone.ts';

/** Asks the drawing context for what it can do when that is needed. */
export const DEVICE = { _initializeFeatures: false, _cacheShaders: true, _cachePipelines: true } as const;

/** What the atlas of the discs is kept in. */
const ATLAS_FORMAT = 'rgba8unorm';

type Device = Awaited<ReturnType<typeof webgl2Adapter.attach>>;

/** A picture on a drawing context. */
export type Texture = ReturnType<Device['createTexture']>;

/** How long the first layers wait for the atlas: without it only discs are missing. */
const ATLAS_WAIT_MS = 3000;

/** What deck.gl's layers of one map share. */
export interface Prepared {
  /** Address of the atlas that `texture` holds. */
  readonly url: string;
  /** Null where it could not be made: layers then load the atlas themselves. */
  readonly texture: Texture | null;
}

const prepared = new WeakMap<WebGL2RenderingContext, Promise<Prepared>>();

/**
 * Ends when deck.gl's device stands on a drawing context, knows what it would ask it at its first layers, and holds the atlas at `url`. Each
 * answer waits for all that is being drawn, so it asks when nothing is. Done once per context; where it fails, deck.gl tries itself and says why.
 */
export function prepareDevice(gl: WebGL2RenderingContext, url: string): Promise<Prepared> {
  const known = prepared.get(gl);
  if (known) return known;
  const preparation = prepare(gl, url).catch(() => ({ url, texture: null }));
  prepared.set(gl, preparation);
  return preparation;
}

async function prepare(gl: WebGL2RenderingContext, url: string): Promise<Prepared> {
  const picture = loadPicture(url);
  await drawingDone(gl, new AbortController().signal);
  const device = await webgl2Adapter.attach(gl, DEVICE);
  device.isTextureFormatRenderable(ATLAS_FORMAT);
  return { url, texture: textureOf(device, await picture) };
}

/** As deck.gl decodes it: its shaders multiply by the alpha. Not decoded on the page's thread. */
async function loadPicture(url: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ATLAS_WAIT_MS) });
    return answer.ok ? await createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' }) : null;
  } catch {
    return null;
  }
}

/** As deck.gl would make it for each layer, 4 MB each: one does for all. */
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
