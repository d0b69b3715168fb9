import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '#api/platform/tracing/spans.ts';
import { parseUrl } from '#common/urls/parseUrl.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { HttpError, nameOf, PassingError, reasonOf, retryAfterMs } from './httpFaults.ts';

/** How we introduce ourselves to other services. */
export const USER_AGENT = `Taival/${manifest.version}`;

export interface HttpOptions {
  /** Value of the Accept header. */
  readonly accept: string;
  /**
   * Media types that count as an answer, without their parameters: an error page in HTML does not. An empty list
   * accepts every type.
   */
  readonly types: readonly string[];
  /** Statuses besides 200 whose body is an answer: some services say in it what they do not have. */
  readonly answerStatuses: readonly number[];
  /** How we introduce ourselves. */
  readonly userAgent: string;
  /** For one attempt, headers and body together. */
  readonly timeoutMs: number;
  /** Longest unpacked body, bytes. */
  readonly maxBytes: number;
  /** Tries in all, of which all but the first follow a 429, a 5xx, a timeout or a broken connection. */
  readonly attempts: number;
  /**
   * Pause before the second try; it doubles before each further one. A Retry-After header may lengthen it up to
   * `maxRetryAfterMs`.
   */
  readonly retryDelayMs: number;
  readonly maxRetryAfterMs: number;
}

const HTTP_DEFAULTS: HttpOptions = {
  accept: '*/*',
  types: [],
  answerStatuses: [],
  userAgent: USER_AGENT,
  timeoutMs: 30_000,
  maxBytes: 64 * 1024 * 1024,
  attempts: 4,
  retryDelayMs: 1_000,
  maxRetryAfterMs: 30_000,
};

const REDIRECTS_MAX = 3;

/** The text of a GET; as `getBytes`. */
export async function getText(url: URL, options: Partial<HttpOptions> = {}): Promise<string> {
  return new TextDecoder().decode(await getBytes(url, options));
}

/** The body of a GET, after bounded retries; redirects are followed on the same host only. Throws HttpError. */
export async function getBytes(url: URL, options: Partial<HttpOptions> = {}): Promise<Buffer> {
  const settings = { ...HTTP_DEFAULTS, ...options };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await getOnce(url, settings);
    } catch (error) {
      if (!(error instanceof PassingError)) throw error;
      const { status, isTimeout, retryAfterMs } = error;
      if (attempt >= settings.attempts)
        throw attempt === 1
          ? error
          : new PassingError(`${error.message} (tried ${attempt} times)`, {
              status,
              isTimeout,
              retryAfterMs,
              cause: error,
            });
      const backoff = settings.retryDelayMs * 2 ** (attempt - 1);
      await pause(Math.max(backoff, Math.min(retryAfterMs, settings.maxRetryAfterMs)));
    }
  }
}

/** The parsed JSON of a GET; as `getText`. Throws HttpError for a body that is no JSON too. */
export async function getJson(url: URL, options: Partial<HttpOptions> = {}): Promise<unknown> {
  const text = await getText(url, { accept: 'application/json', ...options });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(`${nameOf(url)} answered something other than JSON`, { status: 200, cause: error });
  }
}

function getOnce(start: URL, settings: HttpOptions): Promise<Buffer> {
  return inSpan(`GET ${start.host}`, { 'server.address': start.host }, () => getInTime(start, settings));
}

async function getInTime(start: URL, settings: HttpOptions): Promise<Buffer> {
  const { accept, userAgent, timeoutMs } = settings;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = start;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const answer = await fetch(url, { signal, redirect: 'manual', headers: { accept, 'user-agent': userAgent } });
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || location === null) return await bodyOf(url, answer, settings);
      await answer.body?.cancel();
      url = sameHost(url, location);
    }
    throw new HttpError(`${nameOf(start)} redirects in a circle`, { status: null });
  } catch (error) {
    throw asHttpError(error, { url: start, signal, timeoutMs });
  }
}

const POST_TIMEOUT_MS = 10_000;

/** One POST of JSON, without retries; redirects are not followed. Throws HttpError for anything but a 2xx answer. */
export async function postJson(url: URL, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<void> {
  const signal = AbortSignal.timeout(POST_TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      signal,
      redirect: 'manual',
      headers: { ...headers, 'content-type': 'application/json', 'user-agent': USER_AGENT },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw statusError(url, answer);
  } catch (error) {
    throw asHttpError(error, { url, signal, timeoutMs: POST_TIMEOUT_MS });
  }
}

interface Asked {
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** The failure of a request that gave no answer; an HttpError as it is. */
function asHttpError(error: unknown, { url, signal, timeoutMs }: Asked): HttpError {
  if (error instanceof HttpError) return error;
  const reason = signal.aborted
    ? `did not answer within ${timeoutMs / 1000} s`
    : `could not be reached: ${reasonOf(error)}`;
  return new PassingError(`${nameOf(url)} ${reason}`, { status: null, isTimeout: signal.aborted, cause: error });
}

function statusError(url: URL, answer: Response): HttpError {
  const { status } = answer;
  const message = `${nameOf(url)} answered with status ${status}`;
  return status === 429 || status >= 500
    ? new PassingError(message, { status, retryAfterMs: retryAfterMs(answer) })
    : new HttpError(message, { status });
}

function sameHost(from: URL, location: string): URL {
  const to = parseUrl(location, from);
  if (to === null || to.host !== from.host || (to.protocol !== from.protocol && to.protocol !== 'https:')) {
    throw new HttpError(`${nameOf(from)} redirects to another host, which is not followed`, { status: null });
  }
  return to;
}

async function bodyOf(url: URL, answer: Response, { types, answerStatuses, maxBytes }: HttpOptions): Promise<Buffer> {
  if (answer.status !== 200 && !answerStatuses.includes(answer.status)) {
    await answer.body?.cancel();
    throw statusError(url, answer);
  }
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (types.length > 0 && !types.includes(type)) {
    await answer.body?.cancel();
    throw new HttpError(`${nameOf(url)} answered with something of another type than was asked for`, { status: 200 });
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes)
      throw new HttpError(`${nameOf(url)} answered with more than ${maxBytes} bytes`, { status: 200 });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
