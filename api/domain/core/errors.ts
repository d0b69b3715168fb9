import type { Log } from '#api/platform/log.ts';
import { type Outage, outageOf } from '#api/platform/outages/outage.ts';
import { InsufficientScopeError, InvalidTokenError } from './tokenErrors.ts';

/** Stable codes of invalid input (RULINGS 18); clients word them. */
export type InvalidDetail =
  | 'containsSpace'
  | 'damaged'
  | 'exists'
  | 'expired'
  | 'importing'
  | 'invalid'
  | 'invalidCharacters'
  | 'missing'
  | 'missingAt'
  | 'notGpx'
  | 'outOfRange'
  | 'outsideFinland'
  | 'taken'
  | 'tooLarge'
  | 'tooLong'
  | 'tooMany'
  | 'tooManyPixels'
  | 'tooShort'
  | 'tooSmall'
  | 'unknown'
  | 'unsupportedType'
  | 'weak'
  | 'wrong';

/** A parameter that cannot be used: REST 400 `{parameterName, detail}`. */
export class InvalidInputError extends Error {
  override readonly name = 'InvalidInputError';
  readonly parameterName: string;
  readonly detail: InvalidDetail;

  constructor(parameterName: string, detail: InvalidDetail) {
    super(`${parameterName}: ${detail}`);
    this.parameterName = parameterName;
    this.detail = detail;
  }
}

/** The thing asked for does not exist, or this viewer may not see it: REST 404. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/**
 * Why a call is refused: no session; a session without the right; a page of another site; at a login, wrong
 * credentials, an address not yet confirmed, an account that moderators have blocked, one with too many failed logins
 * (a link was mailed where the password was right), or one that asks for a code too; a session whose password or code
 * was given too long ago for this call.
 */
export type NotAuthorizedReason =
  | 'anonymous'
  | 'forbidden'
  | 'crossSite'
  | 'wrong'
  | 'pending'
  | 'blocked'
  | 'linkMailed'
  | 'secondFactor'
  | 'proofNeeded';

/** REST 401 `{message: reason, explanation?}`; 403 where logging in would not help, 429 after too many attempts. */
export class NotAuthorizedError extends Error {
  override readonly name = 'NotAuthorizedError';
  readonly reason: NotAuthorizedReason;
  /** The text that a moderator wrote for the user; null where no moderator wrote one. */
  readonly explanation: string | null;

  constructor(reason: NotAuthorizedReason, explanation: string | null = null) {
    super(reason);
    this.reason = reason;
    this.explanation = explanation;
  }
}

/** Too many requests: REST 429 with `Retry-After`. */
export class RateLimitedError extends Error {
  override readonly name = 'RateLimitedError';
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super(`too many requests; again in ${retryAfterS} s`);
    this.retryAfterS = retryAfterS;
  }
}

/** A note has changed since the user who edits it has read it: REST 409. */
export class NoteConflictError extends Error {
  override readonly name = 'NoteConflictError';
  /** The present text of the note; empty where it has been deleted. */
  readonly text: string;

  constructor(text: string) {
    super('conflict');
    this.text = text;
  }
}

/**
 * Why something of a service outside cannot be had now: it was too slow; it is down or makes no sense; it has nothing
 * of this.
 */
export type UnavailableReason = 'timeout' | 'down' | 'noData';

/**
 * A service outside gives nothing, and no answer of it is cached: REST 504 when it was too slow, 404 when it has no
 * data, else 503.
 */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The database or the store of files is away, has too much to do or is full: REST 503, 507 where it is full, with
 * `Retry-After`. A call that fails so has changed nothing.
 */
export class OutOfServiceError extends Error {
  override readonly name = 'OutOfServiceError';
  readonly outage: Outage;
  readonly retryAfterS: number;

  constructor(outage: Outage, cause?: unknown) {
    super(outage === 'full' ? 'full' : 'unavailable', { cause });
    this.outage = outage;
    this.retryAfterS = RETRY_AFTER_S[outage];
  }
}

/** Nobody may change anything for now: REST 503 `{message: 'readOnly'}` with `Retry-After`. */
export class ReadOnlyError extends Error {
  override readonly name = 'ReadOnlyError';
  readonly retryAfterS = 60;

  constructor() {
    super('readOnly');
  }
}

/** Seconds after which the same request may succeed. */
const RETRY_AFTER_S: Readonly<Record<Outage, number>> = { away: 5, busy: 5, full: 300 };

/** Outages are logged too: the operator has to mend most of them. */
export function logOutage({ outage, cause }: OutOfServiceError, log: Log, requestId: string | null): void {
  log.warn({ outage, requestId, err: cause }, 'the database or the store of files is out of service');
}

/** The failures that GraphQL and REST both describe to the client; everything else is masked. */
const DOMAIN_ERRORS = [
  InsufficientScopeError,
  InvalidInputError,
  InvalidTokenError,
  NotFoundError,
  NotAuthorizedError,
  NoteConflictError,
  OutOfServiceError,
  RateLimitedError,
  ReadOnlyError,
  UnavailableError,
] as const;

export type DomainError = InstanceType<(typeof DOMAIN_ERRORS)[number]>;

export function isDomainError(error: unknown): error is DomainError {
  return DOMAIN_ERRORS.some((type) => error instanceof type);
}

/** A failure as one that GraphQL and REST describe, an outage of ours among them; null for one that is to be masked. */
export function asDomainError(error: unknown): DomainError | null {
  if (isDomainError(error)) return error;
  const outage = outageOf(error);
  return outage === null ? null : new OutOfServiceError(outage, error);
}
