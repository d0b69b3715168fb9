import sharp, { type Sharp } from 'sharp';

/** What a phone writes beside the pixels: how it was held, where, when, with which lens. */
const EXIF = {
  IFD0: { Make: 'Kamerad', Model: 'Secret Lens 9', Software: 'SecretSoft 1.0', Copyright: 'Somebody Private' },
  IFD2: { DateTimeOriginal: '2026:07:01 12:00:00', LensModel: 'Secret Lens 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 59/1 42/1', GPSLongitudeRef: 'E', GPSLongitude: '24/1 27/1 54/1' },
} as const;

/** Words of the metadata that must be in no file of ours. */
export const SECRETS = [
  'Kamerad',
  'Secret',
  'Private',
  '2026:07:01',
  'Exif',
  'http://ns.adobe.com',
  'ICC_PROFILE',
  'Photoshop',
  'MPF',
  '+60.9959',
  'serial 12345678',
] as const;

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
  const rects = QUARTERS.map(
    (fill, at) => `<rect x="${(at % 2) * x}" y="${Math.floor(at / 2) * y}" width="${x}" height="${y}" fill="${fill}"/>`,
  );
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${rects.join('')}</svg>`),
  ).flatten({ background: 'white' });
}

/** A JPEG as tall for its width as few that are taken: a tower, or a screen that was scrolled. */
export function tallJpeg(): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 27_600, channels: 3, background: 'grey' } })
    .jpeg()
    .toBuffer();
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

/**
 * A JPEG as a phone writes it: turned, in a wide colour space, with EXIF, GPS, XMP, IPTC, notes of the maker, a
 * comment, and a film behind it.
 */
export async function cameraJpeg({ orientation = 6, ...size }: MadePicture = {}): Promise<Buffer> {
  let sensor = await quarters(size).png().toBuffer();
  // One by one: the library would do the steps of one call in an order of its own.
  for (const step of TURNED[orientation] ?? []) sensor = await step(sharp(sensor)).png().toBuffer();
  const written = await sharp(sensor)
    .withIccProfile('p3')
    .withExif(EXIF)
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
        '<rdf:Description xmlns:dc="http://ns.adobe.com/xap/1.0/" dc:creator="Somebody Private"/></rdf:RDF>' +
        '</x:xmpmeta>',
    )
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer();
  return Buffer.concat([written.subarray(0, 2), ...SEGMENTS, written.subarray(2), TRAILER]);
}

function segment(marker: number, content: string): Buffer {
  const bytes = Buffer.from(content, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

const IPTC = '\x1c\x02\x50\0\x10Somebody Private\x1c\x02\x5a\0\x0bSecret City';

const SEGMENTS = [
  // IPTC within what an editor writes.
  segment(
    0xed,
    `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0` +
      `${String.fromCharCode(IPTC.length)}${IPTC}${IPTC.length % 2 === 1 ? '\0' : ''}`,
  ),
  segment(0xe2, `MPF\0II*\0\x08\0\0\0\0\0 Secret second picture`),
  segment(0xe4, 'SecretMaker notes: serial 12345678'),
  segment(0xfe, 'Secret comment'),
];

/** A second picture with its own place, and the film of a moving photo with another one. */
const TRAILER = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x00, 0x14]),
  Buffer.from('Exif\0\0Secret place', 'latin1'),
  Buffer.from([0xff, 0xd9]),
  Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42\0\0\0\x22\xa9xyz+60.9959+024.4643/Secret film', 'latin1'),
]);

/** Colour names of the quarters of a picture, from the top left in reading order. */
export async function quartersOf(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    const [r = 0, g = 0, b = 0] = data.subarray(start, start + 3);
    if (r > 150 && g > 150) return 'yellow';
    return r > 150 ? 'red' : g > 100 && b < 120 ? 'green' : 'blue';
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

export const UPRIGHT = ['red', 'green', 'blue', 'yellow'];

/**
 * What a file of ours is made of: markers of a JPEG, boxes of an AVIF, each once. Throws where it does not end with
 * its picture.
 */
export function partsOf(file: Buffer): string[] {
  return [...new Set(file[0] === 0xff ? markersOf(file) : boxesOf(file, 0, file.length))].sort();
}

function* markersOf(file: Buffer): Generator<string> {
  let at = 2;
  while (at < file.length) {
    const marker = file[at + 1] ?? 0;
    if (file[at] !== 0xff) throw new Error(`no marker at ${at}`);
    yield marker.toString(16);
    if (marker === 0xd9) break;
    at += 2 + file.readUInt16BE(at + 2);
    // Behind the head of a scan stand its bits, to the next marker that is none of theirs.
    if (marker === 0xda) at = endOfBits(file, at);
  }
  if (at !== file.length - 2) throw new Error('something stands behind the picture');
}

function endOfBits(file: Buffer, start: number): number {
  let at = start;
  while (at < file.length && !(file[at] === 0xff && file[at + 1] !== 0 && ((file[at + 1] ?? 0) & 0xf8) !== 0xd0))
    at += 1;
  return at;
}

const CONTAINERS: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0, iinf: 6 };

function* boxesOf(file: Buffer, start: number, end: number): Generator<string> {
  let at = start;
  while (at < end) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    // The names of colour boxes and of items include their types.
    yield type === 'colr'
      ? `colr ${file.toString('latin1', at + 8, at + 12)}`
      : type === 'infe'
        ? `infe ${file.toString('latin1', at + 16, at + 20)}`
        : type;
    const skipped = CONTAINERS[type];
    if (skipped !== undefined) yield* boxesOf(file, at + 8 + skipped, at + size);
    if (size < 8) throw new Error(`a box of ${size} bytes`);
    at += size;
  }
  if (at !== end) throw new Error('something stands behind the picture');
}

/** Photos that are taken, though their files are none of the plainest. */
export async function oddPhotos(): Promise<readonly (readonly [what: string, file: Buffer])[]> {
  const size = { width: 400, height: 300 };
  const upright = await quarters(size).png().toBuffer();
  const frames = sharp(
    await sharp([upright, await quarters(size).negate().png().toBuffer()], { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer(),
    { animated: true },
  );
  return [
    ['a progressive JPEG', await sharp(upright).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer()],
    ['a JPEG in the colours of print', await sharp(upright).toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', await sharp(upright).toColourspace('rgb16').png().toBuffer()],
    ['a PNG with a palette', await sharp(upright).png({ palette: true }).toBuffer()],
    ['an interlaced PNG with a place', await sharp(upright).withExif(EXIF).png({ progressive: true }).toBuffer()],
    ['a WebP without losses', await sharp(upright).webp({ lossless: true }).toBuffer()],
    ['a moving WebP', await frames.webp().toBuffer()],
    ['an AVIF of 10 bits', await sharp(upright).withExif(EXIF).avif({ bitdepth: 10, effort: 0 }).toBuffer()],
  ];
}
