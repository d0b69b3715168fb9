import type { Atlas } from './look.ts';

/** Properties of an icon layer that say where its icons are. */
export function iconsOf({ image, mapping }: Atlas) {
  return { iconAtlas: image, iconMapping: mapping, fetch: loadPicture };
}

/**
 * Downloads a picture and decodes it on another thread: not premultiplied, since deck.gl's shaders multiply by the
 * alpha. Throws where it does not come.
 */
export async function loadPicture(url: string, { signal }: { readonly signal?: AbortSignal | undefined } = {}) {
  const answer = await fetch(url, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return createImageBitmap(await answer.blob(), { premultiplyAlpha: 'none' });
}
