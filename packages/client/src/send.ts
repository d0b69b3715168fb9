import { errorOf, retryAfterOf, unreachable } from './error.ts';

export interface SendOptions {
  /** An access token of the account page ("API tokens"); never in a page that others open. */
  readonly token?: string;
  /** How often a call that came too early (429) is sent again, after the time that the service names. */
  readonly retries?: number;
  /** A call is not sent again that would have to wait for longer, seconds. */
  readonly maxWaitS?: number;
  /** By default the platform's own. */
  readonly fetch?: typeof globalThis.fetch;
}

export type Send = (request: Request) => Promise<Response>;

/**
 * Sends requests with the token, patiently. Throws TaivalError for any answer without success, and for none; the reason
 * of the caller's signal where that ended the call.
 */
export function sender(options: SendOptions): Send {
  const { token, retries = 3, maxWaitS = 60, fetch = globalThis.fetch } = options;
  return async (request) => {
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
    for (let left = retries; ; left--) {
      // A copy: a body can be sent once only.
      const response = await fetch(request.clone()).catch((cause: unknown) => {
        request.signal.throwIfAborted();
        throw unreachable(cause);
      });
      if (response.ok) return response;
      const waitS = retryAfterOf(response) ?? Infinity;
      if (response.status !== 429 || left <= 0 || waitS > maxWaitS) throw await errorOf(response);
      await response.body?.cancel();
      await pause(waitS * 1000, request.signal);
    }
  };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });
}
