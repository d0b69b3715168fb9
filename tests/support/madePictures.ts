import sharp, { type Sharp } from 'sharp';
import { deflateSync, crc32 } from 'node:zlib';

/** What a phone writes beside the pixels: how it was held, where, when, with which lens. */
const EXIF = {
  IFD0: { Make: 'Kamerad', Model: 'Secret Lens 9', Software: 'SecretSoft 1.0', Copyright: 'Somebody Private' },
  IFD2: { DateTimeOriginal: '2026:07:01 12:00:00', LensModel: 'Secret Lens 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 59/1 42/1', GPSLongitudeRef: 'E', GPSLongitude: '24/1 27/1 54/1' },
} as const;

/** Words of the metadata that must be in no file of ours. */
export const SECRETS = ['Kamerad', 'Secret', 'Private', '2026:07:01', 'Exif', 'GPS', 'http://ns.adobe.com', 'ICC_PROFILE', 'Display P3', 'Photoshop'] as const;

export interface MadePicture {
  readonly width?: number;
  readonly height?: number;
  /** How the camera was held, 1–8 (EXIF). */
  readonly orientation?: number;
}

/** The colour of each quarter as people see it: red, green, blue, yellow from the top left in reading order. */
const QUARTERS = ['#e00000', '#00a000', '#0000e0', '#e0e000'] as const;

/** A picture of four quarters, `width` x `height` as people see it, not yet written. */
export function quarters({ width = 1200, height = 900 }: MadePicture = {}): Sharp {
  const [x, y] = [width / 2, height / 2];
  const rects = QUARTERS.map((fill, at) => `<rect x="${(at % 2) * x}" y="${Math.floor(at / 2) * y}" width="${x}" height="${y}" fill="${fill}"/>`);
  return sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join('')}</svg>`)).flatten({ background: 'white' });
}

/** How the sensor saw it, for each orientation: the steps that turn the upright picture back, clockwise. */
const TURNED: Readonly<Record<number, readonly ((picture: Sharp) => Sharp)[]>> = {
  1: [],
  2: [(picture) => picture.flop()],
  3: [(picture) => picture.rotate(180)],
  4: [(picture) => picture.flip()],
  5: [(picture) => picture.rotate(90), (picture) => picture.flop()],
  6: [(picture) => picture.rotate(270)],
  7: [(picture) => picture.rotate(270), (picture) => picture.flop()],
  8: [(picture) => picture.rotate(90)],
};

/** A JPEG as a phone writes it: turned, in a wide colour space, with EXIF, GPS and XMP. */
export async function cameraJpeg({ orientation = 6, ...size }: MadePicture = {}): Promise<Buffer> {
  let sensor = await quarters(size).png().toBuffer();
  // One by one: the library would do the steps of one call in an order of its own.
  for (const step of TURNED[orientation] ?? []) sensor = await step(sharp(sensor)).png().toBuffer();
  return sharp(sensor)
    .withIccProfile('p3')
    .withExif(EXIF)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://ns.adobe.com/xap/1.0/" dc:creator="Somebody Private"/></rdf:RDF></x:xmpmeta>')
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Colour names of the quarters of a picture, from the top left in reading order. */
export async function quartersOf(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3);
    if (r > 150 && g > 150) return 'yellow';
    return r > 150 ? 'red' : g > 100 && b < 120 ? 'green' : 'blue';
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

export const UPRIGHT = ['red', 'green', 'blue', 'yellow'];

/** A PNG of any size in a few bytes: all of its pixels are black. */
export function pngBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = Buffer.concat(Array.from({ length: Math.min(height, 2000) }, () => line));
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An archive with one empty file. */
export const ZIP = Buffer.concat([
  Buffer.from('504b03040a0000000000000000000000000000000000000000000500000078', 'hex'),
  Buffer.from('504b010214000a000000000000000000000000000000000000000000010000000000000000000000000000000000000078', 'hex'),
  Buffer.from('504b0506000000000100010030000000200000000000', 'hex'),
]);

/** Files that are no photos, or not to be taken: what they are, and the code they are refused with. */
export async function badFiles(): Promise<readonly (readonly [what: string, file: Buffer, code: string])[]> {
  const photo = await cameraJpeg({ width: 400, height: 300 });
  return [
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>'), 'unsupportedType'],
    ['a page', Buffer.from('<!doctype html><html><script>alert(1)</script></html>'), 'unsupportedType'],
    ['a JPEG that is a page too', Buffer.concat([photo, Buffer.from('<html><script>alert(1)</script></html>')]), 'unsupportedType'],
    ['a JPEG with a page in its comment', Buffer.concat([photo.subarray(0, 2), Buffer.from([0xff, 0xfe, 0x00, 0x13]), Buffer.from('<script >1;/*****'), photo.subarray(2)]), 'unsupportedType'],
    ['a JPEG that is an archive too', Buffer.concat([photo, ZIP]), 'unsupportedType'],
    ['a PNG that would fill the memory', pngBomb(25_000, 25_000), 'tooManyPixels'],
    ['a picture of 30,000 pixels', pngBomb(30_000, 1000), 'tooManyPixels'],
    ['a PNG that tells of more than it has', pngBomb(7000, 7000), 'damaged'],
    ['a photo that was cut off', photo.subarray(0, Math.floor(photo.length / 2)), 'damaged'],
    ['the beginning of a photo', photo.subarray(0, 3), 'damaged'],
    ['a renamed program', Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), Buffer.alloc(5000)]), 'unsupportedType'],
    ['a GIF', await quarters({ width: 400, height: 300 }).gif().toBuffer(), 'unsupportedType'],
    ['a picture of 199 pixels', await quarters({ width: 800, height: 199 }).jpeg().toBuffer(), 'tooSmall'],
    ['an empty file', Buffer.alloc(0), 'missing'],
  ];
}
