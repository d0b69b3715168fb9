import { EMAIL_MAX, EMAIL_MIN } from '../limits.ts';

export type EmailFault = 'tooShort' | 'tooLong' | 'containsSpace' | 'missingAt' | 'invalidCharacters';

/** What separates addresses or breaks the head of a mail: one address is asked for. */
const FORBIDDEN = /[,;:<>()[\]\\"\p{Cc}\p{Cf}\p{Cs}]/u;

/** The fault of an e-mail address (SPEC §5); null for none. Surrounding space does not count. */
export function emailFault(value: string): EmailFault | null {
  const email = value.trim();
  if (email.length < EMAIL_MIN) return 'tooShort';
  if (email.length > EMAIL_MAX) return 'tooLong';
  if (/\s/u.test(email)) return 'containsSpace';
  if (!/^[^@]+@[^@]+$/.test(email)) return 'missingAt';
  return FORBIDDEN.test(email) ? 'invalidCharacters' : null;
}

/** By which two spellings of an address are the same one. */
export function emailKey(value: string): string {
  return value.trim().normalize('NFC').toLowerCase();
}

/** By which addresses of one mailbox are counted together: `maija+retki@example.org` is delivered to `maija`. */
export function mailboxKey(value: string): string {
  return emailKey(value).replace(/\+[^@]*(?=@)/, '');
}
