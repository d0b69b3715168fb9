import { type AttractionId, parseAttractionId } from '#common/places/attractionId.ts';

/** Crockford's digits of base 32: none looks like another one on a sign. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Letters that people write for a digit that looks like them. */
const MISREAD: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
/** The largest safe integer has this many digits. */
const DIGITS_MAX = 11;

/** Short path of a place: `/p/3VKR`, its id in base 32. */
export function shortPath(id: AttractionId): string {
  let code = '';
  for (let rest: number = id; rest > 0 || code === ''; rest = Math.floor(rest / DIGITS.length))
    code = (DIGITS[rest % DIGITS.length] ?? '') + code;
  return `/p/${code}`;
}

/** The id that a code of a short path stands for, however its letters are written; null for any other text. */
export function readShortCode(text: string): AttractionId | null {
  if (text === '' || text.length > DIGITS_MAX) return null;
  const digits = [...text.toUpperCase()].map((letter) => DIGITS.indexOf(MISREAD[letter] ?? letter));
  if (digits.includes(-1)) return null;
  return parseAttractionId(String(digits.reduce((sum, digit) => sum * DIGITS.length + digit, 0)));
}

/** Path of a place's QR code to print on a sign. */
export function signPath(id: AttractionId): string {
  return `${shortPath(id)}/qr.svg`;
}
