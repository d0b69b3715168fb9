/** Longer texts of a tag are cut; OSM itself allows 255 characters. */
const TEXT_MAX = 2000;

// Control characters, and the invisible ones that turn the reading direction or the line.
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/gu;

// Most texts: words of Latin letters and signs with one space between them. Each character is its own normal form.
const PLAIN = /^[!-~\u00a1-\u00ac\u00ae-\u017f]+(?: [!-~\u00a1-\u00ac\u00ae-\u017f]+)*$/;

/** Trims a text of the map to plain, printable characters on one line; undefined when nothing is left. */
export function plainText(value: string | undefined, max = TEXT_MAX): string | undefined {
  if (value === undefined || (value.length <= max && PLAIN.test(value))) return value;
  const text = value.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
  const short = text.length <= max ? text : Array.from(text).slice(0, max).join('').trim();
  return short === '' ? undefined : short;
}

/** OSM cuts a value at this many characters. */
const OSM_TEXT_MAX = 255;

/**
 * A text of sentences for reading, as `plainText`. One that OSM cut ends after its last whole word, with an ellipsis:
 * half a word, or half an address, says nothing.
 */
export function prose(value: string | undefined): string | undefined {
  const text = plainText(value);
  const isCut = Array.from(value ?? '').length === OSM_TEXT_MAX && !/[.!?…)"”»]$/u.test(text ?? '');
  return isCut ? text?.replace(/[\s,;:–-]*\s\S*$/u, '…') : text;
}

/** The values of a list `a;b;c`, each once. */
export function listed(value: string | undefined, max = TEXT_MAX): string[] {
  const parts = (value ?? '').split(';').map((part) => plainText(part, max));
  return [...new Set(parts.filter((part) => part !== undefined))];
}
