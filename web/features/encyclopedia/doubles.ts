/** Whether of two texts one says what the other does: the beginning of an article, and what a source says of the place itself. */
export function doubles(
  own: string,
  { whole, beginning }: { readonly whole: string; readonly beginning: string },
): boolean {
  const said = words(own);
  return said !== '' && (words(whole).includes(said) || said.includes(words(beginning)));
}

/** The words alone: marks, cases and spaces are written in many ways. */
function words(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
