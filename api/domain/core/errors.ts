/** Stable codes of invalid input (RULINGS 18); clients word them. */
export type InvalidDetail =
  | 'containsSpace'
  | 'damaged'
  | 'exists'
  | 'expired'
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

/** What was asked for is not there, or not for this viewer: REST 404. */
export class NotFoundError extends Error {
  override readonly name = 'NotFoundError';
}

/**
 * Why somebody may not: no session; a session without the right; a page of another site; at a login, wrong credentials,
 * an address not yet confirmed, an account that moderators have blocked, one that many have failed to log in to, for
 * which a link was mailed where the password was right, or one that asks for a code too; a session whose password or
 * code was given too long ago for what it asks.
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

/** REST 401 `{message: reason}`; 403 where logging in would not help, 429 after too many attempts. */
export class NotAuthorizedError extends Error {
  override readonly name = 'NotAuthorizedError';
  readonly reason: NotAuthorizedReason;

  constructor(reason: NotAuthorizedReason) {
    super(reason);
    this.reason = reason;
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
  /** What it is now; empty where it has been taken away. */
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

/** The failures that both doors put into words; everything else is masked. */
const DOMAIN_ERRORS = [
  InvalidInputError,
  NotFoundError,
  NotAuthorizedError,
  NoteConflictError,
  RateLimitedError,
  UnavailableError,
] as const;

export type DomainError = InstanceType<(typeof DOMAIN_ERRORS)[number]>;

export function isDomainError(error: unknown): error is DomainError {
  return DOMAIN_ERRORS.some((type) => error instanceof type);
}
