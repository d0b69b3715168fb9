import { blurOf, encode, narrowed, type Pixels, square } from '#api/platform/files/pictures.ts';
import {
  type ImageName,
  imagePath,
  PROFILE_DENSITIES,
  PROFILE_SIDES,
  profileImagePath,
  THUMB_FORMATS,
  THUMB_SIZES,
  type ThumbSize,
  thumbPath,
} from '#common/places/imageFiles.ts';
import { keyOf } from './imageFiles.ts';

const THUMBS: Readonly<Record<ThumbSize, (pixels: Pixels) => Promise<Pixels>>> = {
  '100sq': (pixels) => square(pixels, 100),
  '200sq': (pixels) => square(pixels, 200),
  240: (pixels) => narrowed(pixels, 240),
};

/** The photo as it is shown, and its thumbnails in each format, by their keys. */
export async function photoFiles(
  pixels: Pixels,
  name: ImageName,
): Promise<{ readonly contents: ReadonlyMap<string, Buffer>; readonly blur: string }> {
  const contents = new Map([[keyOf(imagePath(name)), await encode(pixels, 'jpg')]]);
  for (const size of THUMB_SIZES) {
    const small = await THUMBS[size](pixels);
    for (const format of THUMB_FORMATS) contents.set(keyOf(thumbPath(name, size, format)), await encode(small, format));
  }
  return { contents, blur: (await blurOf(pixels)).toString('base64') };
}

/** The profile picture in each size, density and format, by their keys. */
export async function profileFiles(pixels: Pixels, filename: string): Promise<ReadonlyMap<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const side of PROFILE_SIDES) {
    for (const density of PROFILE_DENSITIES) {
      const small = await square(pixels, side * density);
      for (const format of THUMB_FORMATS)
        contents.set(keyOf(profileImagePath({ filename, side, density, format })), await encode(small, format));
    }
  }
  return contents;
}
