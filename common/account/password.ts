import { PASSWORD_MAX, PASSWORD_MIN, PASSWORD_OK_BELOW_DISTINCT, PASSWORD_WEAK_BELOW_DISTINCT } from '../limits.ts';

/** How good a password is; `empty`, `tooShort` and `weak` are not accepted (SPEC §5). */
export type PasswordStrength = 'empty' | 'tooShort' | 'weak' | 'ok' | 'strong';

export type PasswordFault = 'missing' | 'tooShort' | 'weak' | 'tooLong';

const CLASSES = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u] as const;

/** Strength of the trimmed value: length, distinct characters, and classes of them (lower, upper, digit, other). */
export function passwordStrength(value: string): PasswordStrength {
  const password = value.trim();
  const characters = [...password];
  if (characters.length === 0) return 'empty';
  if (characters.length < PASSWORD_MIN) return 'tooShort';
  const distinct = new Set(characters).size;
  const classes = CLASSES.filter((pattern) => pattern.test(password)).length;
  if (distinct < PASSWORD_WEAK_BELOW_DISTINCT || classes < 2) return 'weak';
  return distinct < PASSWORD_OK_BELOW_DISTINCT || classes < 3 ? 'ok' : 'strong';
}

const FAULTS: Readonly<Record<PasswordStrength, PasswordFault | null>> = {
  empty: 'missing',
  tooShort: 'tooShort',
  weak: 'weak',
  ok: null,
  strong: null,
};

/**
 * The fault of a new password (SPEC §5, RULINGS 19); null for none. The password itself is never altered.
 */
export function passwordFault(value: string): PasswordFault | null {
  return value.length > PASSWORD_MAX ? 'tooLong' : FAULTS[passwordStrength(value)];
}
