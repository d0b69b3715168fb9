import { parseUrl } from '#common/urls/parseUrl.ts';
import { HttpError, nameOf, PassingError, reasonOf, retryAfterMs } from './httpFaults.ts';

// Decides what counts as an answer, and turns all others into faults.

export interface AnswerLimits {
  /**
   * Media types that count as an answer, without their parameters: an error page in HTML does not. An empty list
   * accepts every type.
   */
  readonly types: readonly string[];
  /** Statuses besides 200 whose body is an answer: some services say in it what they do not have. */
  readonly answerStatuses: readonly number[];
  /** Longest unpacked body, bytes. */
  readonly maxBytes: number;
}

/** Takes a body, chunk by chunk. */
export type Take = (chunk: Uint8Array) => void;

interface Asked {
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** The failure of a request that gave no answer; an HttpError as it is. */
export function asHttpError(error: unknown, { url, signal, timeoutMs }: Asked): HttpError {
  if (error instanceof HttpError) return error;
  const reason = signal.aborted
    ? `did not answer within ${timeoutMs / 1000} s`
    : `could not be reached: ${reasonOf(error)}`;
  return new PassingError(`${nameOf(url)} ${reason}`, { status: null, isTimeout: signal.aborted, cause: error });
}

export function statusError(url: URL, answer: Response): HttpError {
  const { status } = answer;
  const message = `${nameOf(url)} answered with status ${status}`;
  return status === 429 || status >= 500
    ? new PassingError(message, { status, retryAfterMs: retryAfterMs(answer) })
    : new HttpError(message, { status });
}

/** Where a redirect leads. Throws HttpError for another host. */
export function sameHost(from: URL, location: string): URL {
  const to = parseUrl(location, from);
  if (to === null || to.host !== from.host || (to.protocol !== from.protocol && to.protocol !== 'https:')) {
    throw new HttpError(`${nameOf(from)} redirects to another host, which is not followed`, { status: null });
  }
  return to;
}

/** Hands over the body of an answer. Throws HttpError for one that is none, and where `take` throws. */
export async function takeBody(
  url: URL,
  answer: Response,
  { types, answerStatuses, maxBytes }: AnswerLimits,
  take: Take,
): Promise<void> {
  if (answer.status !== 200 && !answerStatuses.includes(answer.status)) {
    await answer.body?.cancel();
    throw statusError(url, answer);
  }
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (types.length > 0 && !types.includes(type)) {
    await answer.body?.cancel();
    throw new HttpError(`${nameOf(url)} answered with something of another type than was asked for`, { status: 200 });
  }
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new HttpError(`${nameOf(url)} answered with more than ${maxBytes} bytes`, { status: 200 });
    try {
      take(chunk);
    } catch (cause) {
      throw new HttpError(`${nameOf(url)} answered with something that cannot be read`, { status: 200, cause });
    }
  }
}
