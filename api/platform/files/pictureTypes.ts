import { setImmediate as pause } from 'node:timers/promises';

/** The first bytes of the picture types that we accept; no other file is given to a decoder. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'heif';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Brands of HEIC and AVIF still pictures and their sequences. */
const HEIF_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'hevc',
  'hevx',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'avif',
  'avis',
]);

/**
 * The type of a picture by its content alone; file name and declared type do not count. Null for any other file.
 */
export function pictureType(bytes: Buffer): PictureType | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (latin1(bytes, 0, 4) === 'RIFF' && latin1(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin1(bytes, 4, 8) === 'ftyp' && HEIF_BRANDS.has(latin1(bytes, 8, 12))) return 'heif';
  return null;
}

function latin1(bytes: Buffer, start: number, end: number): string {
  return bytes.subarray(start, end).toString('latin1');
}

/** The first bytes of pages, programs and documents: long enough not to occur by chance in a photo. */
const OTHER_CONTENT = /<(?:!doctype|html|head|body|script|iframe|svg)[\s>/]|<\?php\s|%PDF-\d\./i;
const SLICE = 2 ** 18;
/** Longer than any match of the expression, characters. */
const OVERLAP = 32;

/** Whether a picture file is also a page, a program or an archive, made to be opened as such by another program. */
export async function isPolyglot(bytes: Buffer): Promise<boolean> {
  if (isArchive(bytes)) return true;
  for (let start = 0; start < bytes.length; start += SLICE) {
    if (OTHER_CONTENT.test(latin1(bytes, start, start + SLICE + OVERLAP))) return true;
    // Searching megabytes takes time: other requests are served in between.
    await pause();
  }
  return false;
}

const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_LENGTH = 22;
const ZIP_COMMENT_MAX = 65_535;

/** A ZIP archive is read from its end: a record there gives the length of the comment behind it. */
function isArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - ZIP_END_LENGTH - ZIP_COMMENT_MAX));
  for (let at = tail.indexOf(ZIP_END); at >= 0; at = tail.indexOf(ZIP_END, at + 1)) {
    const end = at + ZIP_END_LENGTH;
    if (end <= tail.length && end + tail.readUInt16LE(at + 20) <= tail.length) return true;
  }
  return false;
}
