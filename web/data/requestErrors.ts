/** The server could not be reached: no connection, or no answer in time. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}

/** The server answered with a failure; `status` is the HTTP status, 200 where the body carries the error. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** The server refused a request because there were too many, or could not take one just now. */
export class LimitedError extends Error {
  override readonly name = 'LimitedError';
  readonly retryAfterS: number;

  constructor(retryAfterS: number) {
    super(`too many requests; again in ${retryAfterS} s`);
    this.retryAfterS = retryAfterS;
  }
}

/** Waiting time where the server names none. */
const WAIT_S = 60;

/** The error of a response with status 429 or 503, by its `Retry-After` header (seconds). */
export function limited(retryAfter: string | null): LimitedError {
  return new LimitedError(Number(retryAfter) || WAIT_S);
}
