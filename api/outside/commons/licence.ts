/** A licence by which a photo may be shown, scaled and cropped to its frame. */
export interface Licence {
  readonly name: string;
  /** Null: the public domain has no text. */
  readonly url: string | null;
}

const CREATIVE_COMMONS = /^cc-(by(?:-sa)?)-(\d\.\d)(?:-([a-z]{2,3}))?$/;
const PUBLIC_DOMAIN = /^pd(?:-.+)?$/;

/**
 * The licence that the service names (`cc-by-sa-4.0`), if it allows our use: Creative Commons with attribution, with or
 * without share-alike, CC0, and the public domain. Null for every other one, such as those that forbid changes or
 * commerce, and for free texts.
 */
export function licenceOf({ code: given, name }: { readonly code: string; readonly name: string }): Licence | null {
  const code = given.trim().toLowerCase();
  if (code === 'cc0' || code === 'cc-zero')
    return { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
  if (PUBLIC_DOMAIN.test(code)) return { name: 'Public domain', url: null };
  const [, terms, version, country] = CREATIVE_COMMONS.exec(code) ?? [];
  if (terms === undefined || version === undefined) return null;
  // Some countries' older licences have texts of their own.
  const place = country === undefined ? '' : `${country}/`;
  return {
    name: name === '' || name.length > 40 ? `CC ${terms.toUpperCase()} ${version}` : name,
    url: `https://creativecommons.org/licenses/${terms}/${version}/${place}`,
  };
}
