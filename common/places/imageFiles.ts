/** Thumbnails of every photo (SPEC §3): squares, and one 240 px wide. */
export const THUMB_SIZES = ['100sq', '200sq', '240'] as const;
export type ThumbSize = (typeof THUMB_SIZES)[number];

export const THUMB_FORMATS = ['jpg', 'avif'] as const;
export type ThumbFormat = (typeof THUMB_FORMATS)[number];

/** What names the files of a photo. */
export interface ImageName {
  readonly attractionId: number;
  readonly filename: string;
}

/** Path of the photo itself, a JPEG. */
export function imagePath({ attractionId, filename }: ImageName): string {
  return `/images/${attractionId}/${filename}.jpg`;
}

/** Pixels of the picture of a shared link, as networks show it. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** Path of a public photo cut to `PREVIEW_SIZE`, a JPEG. */
export function previewPath({ attractionId, filename }: ImageName): string {
  return `/previews/${attractionId}/${filename}.jpg`;
}

export function thumbPath({ attractionId, filename }: ImageName, size: ThumbSize, format: ThumbFormat): string {
  return `/thumbs/${attractionId}/${filename}_${size}.${format}`;
}

const FILE = /^([a-z0-9]{20,64})(?:_(\w+))?\.(jpg|avif)$/;

/** A file's name without its folder, as `imagePath` and `thumbPath` write it; null for any other text. */
export function readImageFile(
  file: string,
): { readonly filename: string; readonly size: ThumbSize | null; readonly format: ThumbFormat } | null {
  const [, filename, named, extension] = FILE.exec(file) ?? [];
  const size = THUMB_SIZES.find((one) => one === named) ?? null;
  const format = THUMB_FORMATS.find((one) => one === extension);
  if (filename === undefined || format === undefined) return null;
  const isKnown = named === undefined ? format === 'jpg' : size !== null;
  return isKnown ? { filename, size, format } : null;
}

/** Sides of profile pictures (SPEC §3), pixels of the page. */
export const PROFILE_SIDES = [50, 100] as const;
export type ProfileSide = (typeof PROFILE_SIDES)[number];

/** Pixels of the file for each pixel of the page. */
export const PROFILE_DENSITIES = [1, 2] as const;
type ProfileDensity = (typeof PROFILE_DENSITIES)[number];

/** One of the files of a profile picture. */
export interface ProfileFile {
  /** The profile's `profileImage`. */
  readonly filename: string;
  readonly side: ProfileSide;
  readonly density: ProfileDensity;
  readonly format: ThumbFormat;
}

export function profileImagePath({ filename, side, density, format }: ProfileFile): string {
  return `/profiles/${filename}_${side}sq${density === 2 ? '_2x' : ''}.${format}`;
}

const PROFILE_FILE = /^([a-z0-9]{20,64})_(50|100)sq(_2x)?\.(jpg|avif)$/;

/** A file's name without its folder, as `profileImagePath` writes it; null for any other text. */
export function readProfileFile(file: string): ProfileFile | null {
  const [, filename, named, doubled, extension] = PROFILE_FILE.exec(file) ?? [];
  const side = PROFILE_SIDES.find((one) => String(one) === named);
  const format = THUMB_FORMATS.find((one) => one === extension);
  return filename === undefined || side === undefined || format === undefined
    ? null
    : { filename, side, density: doubled === undefined ? 1 : 2, format };
}
