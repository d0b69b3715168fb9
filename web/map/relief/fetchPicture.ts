/** A quarter of a picture: 0 or 1 to the east, and to the south. */
export type Quarter = readonly [east: number, south: number];

const quarters = new WeakMap<Blob, Quarter>();

/** The quarter of a picture that stands for the tile; undefined: the whole of it does. */
export function quarterOf(picture: Blob): Quarter | undefined {
  return quarters.get(picture);
}

/**
 * The picture of a tile; an empty one where there is no tile. Where there is no network, that of the tile one zoom out,
 * which a saved area may have (`quarterOf`), or else an empty one: contours need the tiles around a tile too, and those
 * of a saved area end with it. Throws where the server fails.
 */
export async function fetchPicture(url: string, signal: AbortSignal): Promise<{ data: Blob }> {
  return { data: (await pictureAt(url, signal)) ?? (await fartherPicture(url, signal)) ?? new Blob() };
}

/** The picture one zoom out, of which a quarter stands for the tile. */
async function fartherPicture(url: string, signal: AbortSignal): Promise<Blob | null> {
  const [, start, z, x, y, end] = /^(.*\/)(\d+)\/(\d+)\/(\d+)(\.\w+)$/.exec(url) ?? [];
  const [column, row] = [Number(x), Number(y)];
  const picture = await pictureAt(`${start}${Number(z) - 1}/${column >> 1}/${row >> 1}${end}`, signal);
  if (picture !== null) quarters.set(picture, [column & 1, row & 1]);
  return picture;
}

/** Null without a network. */
async function pictureAt(url: string, signal: AbortSignal): Promise<Blob | null> {
  const response = await fetch(url, { signal }).catch(() => null);
  signal.throwIfAborted();
  if (response === null) return null;
  if (response.status === 404) return new Blob();
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.blob();
}
