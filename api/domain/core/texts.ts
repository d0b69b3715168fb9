import { InvalidInputError } from './errors.ts';

/** The database stores no NUL, and half of a surrogate pair is no text. */
const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * A text that people wrote, trimmed. Throws InvalidInputError(parameterName): `tooShort`, `tooLong` (characters),
 * `invalidCharacters`.
 */
export function trimmedText(
  parameterName: string,
  value: string,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): string {
  const text = value.trim();
  if (text.length < min) throw new InvalidInputError(parameterName, 'tooShort');
  if (text.length > max) throw new InvalidInputError(parameterName, 'tooLong');
  if (UNSTORABLE.test(text)) throw new InvalidInputError(parameterName, 'invalidCharacters');
  return text;
}

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Whether the database takes it for an id of a user or a session. */
export function isUuid(value: string): boolean {
  return UUID.test(value);
}

/** A text as a part of a LIKE pattern: wildcards of LIKE stand for themselves. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
