import { type EmailFault, emailFault } from '#common/account/email.ts';
import { type PasswordFault, passwordFault } from '#common/account/password.ts';
import { type UsernameFault, usernameFault } from '#common/account/username.ts';
import { HOUR_S, MINUTE_S } from '#common/time.ts';
import { requestFailure, type MutationFailure } from '#web/data/relay/mutationResult.ts';
import type { MessageId } from '#web/i18n/messages.ts';

/** A message to the visitor about an invalid input or a failed request. */
export interface Fault {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string | number>>;
  /** A link to what the visitor can do about it. */
  readonly link?: { readonly to: string; readonly text: MessageId };
}

const EMAIL = {
  tooShort: 'email.tooShort',
  tooLong: 'email.tooLong',
  containsSpace: 'email.containsSpace',
  missingAt: 'email.missingAt',
  invalidCharacters: 'email.invalidCharacters',
} as const satisfies Record<EmailFault, MessageId>;

const USERNAME = {
  tooShort: 'username.tooShort',
  tooLong: 'username.tooLong',
  invalidCharacters: 'username.invalidCharacters',
} as const satisfies Record<UsernameFault, MessageId>;

/** The fault of an e-mail address (SPEC §5); null where it is valid. */
export function emailText(value: string): Fault | null {
  const fault = emailFault(value);
  return fault && { id: EMAIL[fault] };
}

/** The fault of a user name; null where it is valid. */
export function usernameText(value: string): Fault | null {
  const fault = usernameFault(value);
  return fault && { id: USERNAME[fault] };
}

/**
 * The fault of a new password; null where it is good enough. A blank password is asked for, any other fault names what
 * is missing.
 */
export function newPasswordText(value: string): Fault | null {
  const fault = passwordFault(value);
  return fault && incompletePassword(fault);
}

/** The fault of an existing password, which only must not be blank. */
export function givenPasswordText(value: string): Fault | null {
  return value.trim() === '' ? { id: 'password.missing' } : null;
}

/** The fault of a code of a second factor, which only must not be blank. */
export function codeText(value: string): Fault | null {
  return value.trim() === '' ? { id: 'code.missing' } : null;
}

/** The fault of a password that was refused with this code. */
export function incompletePassword(detail: PasswordFault | (string & {})): Fault {
  return detail === 'missing' ? { id: 'password.missing' } : { id: 'password.incomplete', values: { detail } };
}

/** The fault of a new password that the server refused: the page has found those that are too short for a user. */
export function refusedPassword(detail: string): Fault {
  return detail === 'tooShort' ? { id: 'password.adminTooShort' } : incompletePassword(detail);
}

export function repeatText(password: string, repeated: string): Fault | null {
  return password === repeated ? null : { id: 'password.mismatch' };
}

/** The fault of too many attempts, with the waiting time in whole minutes or hours. */
export function limitedText(retryAfterS: number): Fault {
  return retryAfterS > HOUR_S
    ? { id: 'limited.hours', values: { count: Math.ceil(retryAfterS / HOUR_S) } }
    : { id: 'limited.minutes', values: { count: Math.max(1, Math.ceil(retryAfterS / MINUTE_S)) } };
}

/**
 * The text for a failure: a lost connection, too many requests and a server that takes no changes have texts of their
 * own, any other failure is the given problem.
 */
export function faultOf(failure: MutationFailure, problem: MessageId): Fault {
  if (failure.is === 'limited') return limitedText(failure.retryAfterS);
  if (failure.is === 'closed') return { id: 'failure.closed' };
  return { id: failure.is === 'offline' ? 'failure.connection' : problem };
}

/** Whether `faultOf` named a failure after which the same request can be sent later. */
export function isForLater({ id }: Fault): boolean {
  return id === 'failure.connection' || id === 'failure.closed';
}

/** The text for a request that threw `error`. */
export function failureText(error: unknown, problem: MessageId): Fault {
  return faultOf(requestFailure(error), problem);
}
