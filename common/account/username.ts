import { USERNAME_MAX, USERNAME_MIN } from '../limits.ts';

export type UsernameFault = 'tooShort' | 'tooLong' | 'invalidCharacters';

const ALLOWED = /^[\p{L}\p{Nd}_.-]+$/u;
/** Letters that nobody sees. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

/** A user name as it is stored: trimmed, its letters composed (RULINGS 19). */
export function toUsername(value: string): string {
  return value.trim().normalize('NFC');
}

/** The fault of a user name (SPEC §5, RULINGS 19); null for none. */
export function usernameFault(value: string): UsernameFault | null {
  // Composing the letters of a text without end takes as long: no letter has more than four parts.
  if (value.trim().length > 4 * USERNAME_MAX) return 'tooLong';
  const username = toUsername(value);
  if (username.length < USERNAME_MIN) return 'tooShort';
  if (username.length > USERNAME_MAX) return 'tooLong';
  return ALLOWED.test(username) && !INVISIBLE.test(username) && LETTER_OR_DIGIT.test(username)
    ? null
    : 'invalidCharacters';
}

/**
 * By which two user names are the same one, also in letters of another width or style. Upper case first: it joins
 * letters that have no small form of their own, such as ß.
 */
export function usernameKey(value: string): string {
  return value.trim().normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
}
