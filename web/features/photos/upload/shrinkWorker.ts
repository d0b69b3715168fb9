import { hasExactCanvas } from '#web/data/exactCanvas.ts';
import { isTakenByServer, type Need, type Size, sizeNeeded } from './pictureSize.ts';

// Runs beside the page: decoding a photo of 48 megapixels would hold it up for a second.

export interface ShrinkRequest {
  readonly file: Blob;
  readonly need: Need;
}

export interface Shrunk {
  /** Null where the file itself is small enough and of a type that the server takes. */
  readonly smaller: Blob | null;
  /** A small square from its middle. */
  readonly preview: Blob;
}

/** A JPEG of this quality is encoded once more by the server. */
const QUALITY = 0.9;
/** What has no more bytes than this is not encoded anew for its bytes alone. */
const LIGHT_BYTES = 4 * 2 ** 20;
const PREVIEW_SIDE = 192;

async function shrink({ file, need }: ShrinkRequest): Promise<Shrunk> {
  if (!hasExactCanvas()) throw new Error('a canvas of this browser is noise');
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const preview = await drawn(bitmap, { width: PREVIEW_SIDE, height: PREVIEW_SIDE });
    const size = sizeNeeded(bitmap, need);
    const isTaken = isTakenByServer(file);
    if (size === null && isTaken && file.size <= LIGHT_BYTES) return { smaller: null, preview };
    const smaller = await drawn(bitmap, size ?? bitmap);
    return { smaller: smaller.size < file.size || !isTaken ? smaller : null, preview };
  } finally {
    bitmap.close();
  }
}

/** The middle of a picture in the shape of `size`, on white where it is not opaque, as the server draws it. */
async function drawn(bitmap: ImageBitmap, { width, height }: Size): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const factor = Math.max(width / bitmap.width, height / bitmap.height);
  const [w, h] = [bitmap.width * factor, bitmap.height * factor];
  context.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
}

self.addEventListener('message', ({ data }: MessageEvent<ShrinkRequest>) => {
  const answer = (shrunk: Shrunk | null) => self.postMessage(shrunk, { transfer: [] });
  shrink(data).then(answer, () => answer(null));
});
