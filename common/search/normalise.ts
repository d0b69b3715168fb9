/** Longest normalised text; longer names and queries are cut. */
export const NORMALISED_MAX = 200;

/** Letters that Unicode does not take apart into a base letter and a mark: Sámi, Nordic, German, Polish, Turkish. */
const FOLDED: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ŋ: 'n',
  ŧ: 't',
  ʒ: 'z',
  ǥ: 'g',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
};

const FOLDABLE = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/**
 * The form in which names are stored and queries compared: lower case without diacritics ("Ä" is "a"), anything but
 * letters and digits one space, at most 200 characters. The same on server and client, whatever their locale;
 * idempotent.
 */
export function normalise(text: string): string {
  return text
    .slice(0, 2 * NORMALISED_MAX)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u02B0-\u02FF]+/gu, '')
    .replace(FOLDABLE, (letter) => FOLDED[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, NORMALISED_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** Words of a normalised text. */
export function words(norm: string): string[] {
  return norm.split(' ').filter((word) => word !== '');
}
