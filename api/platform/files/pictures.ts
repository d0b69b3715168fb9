import sharp, { type Metadata, type Sharp } from 'sharp';
import { createSemaphore } from '#api/platform/semaphore.ts';
import {
  IMAGE_BYTES_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SHOWN_MAX,
  IMAGE_SIDE_BELOW,
  IMAGE_SIDE_MIN,
} from '#common/limits.ts';
import { PREVIEW_SIZE } from '#common/places/imageFiles.ts';
import { isPolyglot, pictureType } from './pictureTypes.ts';

/** Why a file is not accepted as a picture. */
export type PictureFault = 'damaged' | 'missing' | 'tooLarge' | 'tooManyPixels' | 'tooSmall' | 'unsupportedType';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options: ErrorOptions = {}) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The pixels of a picture: upright, sRGB, opaque, without any metadata of its file. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

// Pictures that one process decodes at the same time: they take memory, and other requests need its cores too.
const DECODING_AT_ONCE = 2;
const QUEUED_MAX = 64;
const DECODING_S = 30;
const decoding = createSemaphore(DECODING_AT_ONCE, QUEUED_MAX);
/**
 * A picture that is not read line by line takes some ten bytes of memory for each pixel, AVIF nearly twenty: large ones
 * are decoded one by one.
 */
const LARGE_PIXELS = 12_000_000;
const AVIF_PIXELS_MAX = 30_000_000;
const decodingLarge = createSemaphore(1, QUEUED_MAX);
// Caching would only cost memory: no picture is decoded twice.
sharp.cache(false);
/** Anybody may ask for previews: they are made one by one, and uploads do not queue behind them. */
const previewing = createSemaphore(1, 32);

/** Decodes a file and does work on its pixels, a few files at the same time. Throws PictureError, BusyError. */
export async function withPixels<T>(file: Buffer, work: (pixels: Pixels) => Promise<T>): Promise<T> {
  const metadata = await taken(file);
  const isLarge =
    metadata.width * metadata.height > LARGE_PIXELS && !(metadata.format === 'jpeg' && !metadata.isProgressive);
  const decoded = () => decoding.run(async () => work(await decode(file, metadata)));
  return isLarge ? decodingLarge.run(decoded) : decoded();
}

/** Metadata of a file that may be decoded. Throws PictureError for any other file. */
async function taken(file: Buffer): Promise<Metadata> {
  if (file.length === 0) throw new PictureError('missing');
  if (file.length > IMAGE_BYTES_MAX) throw new PictureError('tooLarge');
  const type = pictureType(file);
  if (type === null) throw new PictureError('unsupportedType');
  const metadata = await headOf(file);
  const { width, height } = metadata;
  const pixelsMax = metadata.compression === 'av1' ? AVIF_PIXELS_MAX : IMAGE_PIXELS_MAX;
  if (width >= IMAGE_SIDE_BELOW || height >= IMAGE_SIDE_BELOW || width * height > pixelsMax)
    throw new PictureError('tooManyPixels');
  if (Math.min(width, height) < IMAGE_SIDE_MIN) throw new PictureError('tooSmall');
  if (await isPolyglot(file)) throw new PictureError('unsupportedType');
  return metadata;
}

/** Decodes a picture to at most IMAGE_SHOWN_MAX px a side. Throws PictureError. */
async function decode(file: Buffer, metadata: Metadata): Promise<Pixels> {
  try {
    const { data, info } = await sharp(file, {
      limitInputPixels: IMAGE_PIXELS_MAX,
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: DECODING_S })
      .autoOrient()
      .resize({ width: IMAGE_SHOWN_MAX, height: IMAGE_SHOWN_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw new Error(`a picture has ${info.channels} channels`);
    return { data, width: info.width, height: info.height };
  } catch (cause) {
    // The common HEIC is encoded with HEVC, which not every build of the library decodes.
    throw new PictureError(metadata.compression === 'hevc' ? 'unsupportedType' : 'damaged', { cause });
  }
}

/** Reads the header of a file; no pixel is decoded. */
async function headOf(file: Buffer): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata();
  } catch (cause) {
    throw new PictureError('damaged', { cause });
  }
}

/** A picture that can be resized and written, without metadata. */
function pictureOf({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Crops a square from the middle. */
export function square(pixels: Pixels, side: number): Promise<Pixels> {
  return resized(pictureOf(pixels).resize({ width: side, height: side, fit: 'cover' }));
}

/** AVIF holds at most 16,384 px a side. */
const NARROWED_HEIGHT_MAX = 16_000;

/** Resizes to a width in px; a very tall picture becomes narrower, so that it can be encoded. */
export function narrowed(pixels: Pixels, width: number): Promise<Pixels> {
  return resized(pictureOf(pixels).resize({ width, height: NARROWED_HEIGHT_MAX, fit: 'inside' }));
}

async function resized(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const ENCODERS = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 80, progressive: true }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
} as const;

export type PictureFormat = keyof typeof ENCODERS;

export function encode(pixels: Pixels, format: PictureFormat): Promise<Buffer> {
  return ENCODERS[format](pictureOf(pixels)).toBuffer();
}

/** A WebP of a few pixels, to show until the picture is there. */
export function blurOf(pixels: Pixels): Promise<Buffer> {
  return pictureOf(pixels).resize(16, 16, { fit: 'inside' }).webp({ quality: 40 }).toBuffer();
}

/**
 * A JPEG of a stored photo that fills the picture of a shared link: small enough for messengers that drop large ones.
 * Throws BusyError.
 */
export function previewOf(photo: Uint8Array): Promise<Buffer> {
  return previewing.run(() =>
    sharp(photo, { failOn: 'error' })
      .timeout({ seconds: DECODING_S })
      .resize({ ...PREVIEW_SIZE, fit: 'cover' })
      .jpeg({ quality: 70, progressive: true })
      .toBuffer(),
  );
}

/** A WebP of an SVG of our own making. */
export function drawnPicture(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).webp({ quality: 70, effort: 3 }).toBuffer();
}
