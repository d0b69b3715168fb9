/** The server could not be reached: no connection, or no answer in time. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The server answered with a failure; `status` is that of HTTP, 200 where the answer itself carries the error. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The server asks to wait: too many requests. */
export class LimitedError extends Error {
  override readonly name = 'LimitedError';
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super(`too many requests; again in ${retryAfterS} s`);
    this.retryAfterS = retryAfterS;
  }
}

/** Where the server does not say how long to wait. */
const WAIT_S = 60;

/** Of the server's `Retry-After`. */
export function limited(retryAfter: string | null): LimitedError {
  return new LimitedError(Number(retryAfter) || WAIT_S);
}
