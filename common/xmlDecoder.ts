/** Bytes in which a declaration of XML has ended. */
const HEAD = 200;

/** Byte order marks, read as windows-1252, and their encodings. */
const MARKS = [
  ['ï»¿', 'utf-8'],
  ['ÿþ', 'utf-16le'],
  ['þÿ', 'utf-16be'],
] as const;

/**
 * What a declaration says. One that can be read as single bytes is not in UTF-16, though it may say so: programs whose
 * strings are UTF-16 write that before they store UTF-8.
 */
const DECLARED = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["'](?!utf-16)([^"']+)/i;

/**
 * The decoder of an XML document, by its first bytes: by its byte order mark, else its declaration, else for UTF-8.
 * Throws RangeError for an unknown encoding; the decoder throws TypeError for bytes that are no text in it.
 */
export function xmlDecoder(bytes: Uint8Array): TextDecoder {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD));
  const mark = MARKS.find(([start]) => head.startsWith(start));
  return new TextDecoder(mark?.[1] ?? DECLARED.exec(head)?.[1] ?? 'utf-8', { fatal: true });
}
