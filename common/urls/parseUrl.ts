/**
 * The address that a text is, against `base` where it is relative; null for a text that is none.
 *
 * `URL.canParse` is not used: once it is called often, Node 20 refuses addresses with letters such as ä (it passes
 * Latin-1 to a parser of UTF-8).
 */
export function parseUrl(text: string, base?: string | URL): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
