import type { TokenScope } from '#common/account/accessTokens.ts';

/** The call came with an access token that is unknown, has expired or was revoked: REST 401 with `WWW-Authenticate`. */
export class InvalidTokenError extends Error {
  override readonly name = 'InvalidTokenError';

  constructor() {
    super('invalid_token');
  }
}

/** The call came with an access token whose scopes do not reach so far: REST 403 with `WWW-Authenticate`. */
export class InsufficientScopeError extends Error {
  override readonly name = 'InsufficientScopeError';
  /** The scope that it needs; null: no token may do this. */
  readonly needed: TokenScope | null;

  constructor(needed: TokenScope | null) {
    super('insufficient_scope');
    this.needed = needed;
  }
}

/** Value of `WWW-Authenticate` (RFC 6750). */
export function challengeOf(error: InvalidTokenError | InsufficientScopeError): string {
  const scope = error instanceof InsufficientScopeError && error.needed !== null ? `, scope="${error.needed}"` : '';
  return `Bearer error="${error.message}"${scope}`;
}
