import type { Role } from '#api/domain/core/call.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { emailKey, mailboxKey } from '#common/account/email.ts';
import { passwordFault } from '#common/account/password.ts';
import { usernameKey } from '#common/account/username.ts';
import { ADMIN_PASSWORD_MIN } from '#common/limits.ts';
import rows from './commonPasswords.json' with { type: 'json' };

/** The user whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly username: string;
  readonly role: Role;
}

let common: ReadonlySet<string> | null = null;

/** Whether a password is one of the 10,000 commonest, in any case. */
function isCommon(password: string): boolean {
  common ??= new Set(rows.flatMap((row) => row.split(' ')));
  return common.has(password.trim().toLowerCase());
}

/**
 * Whether a password is the owner's name or address, or a part of it that people use, with digits or signs after it.
 */
function isPersonal(password: string, { email, username }: PasswordOwner): boolean {
  const names = [emailKey(email), mailboxKey(email)].flatMap((address) => [address, address.split('@')[0] ?? '']);
  const known = new Set([usernameKey(username), ...names]);
  const folded = usernameKey(password);
  return known.has(folded) || known.has(folded.replace(/[^\p{L}]+$/u, ''));
}

/**
 * Refuses a new password that is easy to guess (SPEC §5, RULINGS 33); passwords that were chosen before go on working.
 * Throws InvalidInputError('password').
 */
export function refuseWeak(password: string, owner: PasswordOwner): void {
  const fault =
    passwordFault(password) ??
    (owner.role === 'ADMIN' && [...password.trim()].length < ADMIN_PASSWORD_MIN ? 'tooShort' : null) ??
    (isCommon(password) || isPersonal(password, owner) ? 'weak' : null);
  if (fault !== null) throw new InvalidInputError('password', fault);
}
