/** A code for wheelchairs, before a text of its own or alone. */
const ACCESS_CODE = /^(?:yes|no|limited|designated)(?=$|:)/;

/**
 * Of the accessibility texts of merged records the first, with the first code of the others where it has none: a link
 * says nothing of wheelchairs.
 */
export function mergedAccess(texts: readonly string[]): string | undefined {
  const [text] = texts;
  if (text === undefined || ACCESS_CODE.test(text)) return text;
  const code = texts.flatMap((one) => ACCESS_CODE.exec(one)?.[0] ?? [])[0];
  return code === undefined ? text : `${code}: ${text}`;
}
