const SIDE = 8;

/**
 * Whether a canvas gives back the colours that are drawn on it. Browsers that hide who asks answer noise instead (Tor
 * Browser, Firefox with `privacy.resistFingerprinting`): then no picture may be made or read by a canvas.
 */
export function hasExactCanvas(): boolean {
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  // Each colour is another one; an opaque one, because others are rounded.
  const drawn = Uint8ClampedArray.from({ length: 4 * SIDE ** 2 }, (_, at) => (at % 4 === 3 ? 255 : at));
  context.putImageData(new ImageData(drawn, SIDE), 0, 0);
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, at) => value === drawn[at]);
}
