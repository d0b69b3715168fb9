/**
 * Whether an article and the place's own text repeat each other: the article contains that text, or that text contains
 * the article's beginning.
 */
export function doubles(
  own: string,
  { whole, beginning }: { readonly whole: string; readonly beginning: string },
): boolean {
  const said = words(own);
  return said !== '' && (words(whole).includes(said) || said.includes(words(beginning)));
}

/** The words alone, in lower case, without punctuation. */
function words(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
