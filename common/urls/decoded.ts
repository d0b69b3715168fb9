/** The text with its escapes (`%C3%A4`) read; as it is where they are broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
