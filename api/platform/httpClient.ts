import { setTimeout as pause } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };

/** How we introduce ourselves to other services. */
export const USER_AGENT = `Taival/${manifest.version}`;

export interface HttpOptions {
  /** Value of the Accept header. */
  readonly accept: string;
  /** For one attempt, headers and body together. */
  readonly timeoutMs: number;
  /** Of the unpacked body. */
  readonly maxBytes: number;
  /** Tries in all, of which all but the first follow a 429, a 5xx, a timeout or a broken connection. */
  readonly attempts: number;
  /** Pause before the second try; it doubles before each further one. A Retry-After header may lengthen it up to `maxRetryAfterMs`. */
  readonly retryDelayMs: number;
  readonly maxRetryAfterMs: number;
}

export const HTTP_DEFAULTS: HttpOptions = {
  accept: '*/*',
  timeoutMs: 30_000,
  maxBytes: 64 * 1024 * 1024,
  attempts: 4,
  retryDelayMs: 1_000,
  maxRetryAfterMs: 30_000,
};

const REDIRECTS_MAX = 3;

/** The service gave no usable answer: one clause without the query of the URL, which may hold keys. `status` is null where it gave none at all. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number | null;

  constructor(message: string, status: number | null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

/** A failure that a further try may mend. */
class PassingError extends HttpError {
  readonly retryAfterMs: number;

  constructor(message: string, status: number | null, retryAfterMs: number, cause?: unknown) {
    super(message, status, cause);
    this.retryAfterMs = retryAfterMs;
  }
}

/** The text of a GET with status 200, after bounded retries; redirects are followed on the same host only. Throws HttpError. */
export async function getText(url: URL, options: Partial<HttpOptions> = {}): Promise<string> {
  const settings = { ...HTTP_DEFAULTS, ...options };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await getOnce(url, settings);
    } catch (error) {
      if (!(error instanceof PassingError)) throw error;
      if (attempt >= settings.attempts) throw new HttpError(attempt === 1 ? error.message : `${error.message} (tried ${attempt} times)`, error.status, error);
      const backoff = settings.retryDelayMs * 2 ** (attempt - 1);
      await pause(Math.max(backoff, Math.min(error.retryAfterMs, settings.maxRetryAfterMs)));
    }
  }
}

/** The parsed JSON of a GET; as `getText`. Throws HttpError for a body that is no JSON too. */
export async function getJson(url: URL, options: Partial<HttpOptions> = {}): Promise<unknown> {
  const text = await getText(url, { accept: 'application/json', ...options });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(`${nameOf(url)} answered something other than JSON`, 200, error);
  }
}

async function getOnce(start: URL, { accept, timeoutMs, maxBytes }: HttpOptions): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = start;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const answer = await fetch(url, { signal, redirect: 'manual', headers: { accept, 'user-agent': USER_AGENT } });
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || location === null) return await bodyOf(url, answer, maxBytes);
      await answer.body?.cancel();
      url = sameHost(url, location);
    }
    throw new HttpError(`${nameOf(start)} redirects in a circle`, null);
  } catch (error) {
    if (error instanceof HttpError) throw error;
    const reason = signal.aborted ? `did not answer within ${timeoutMs / 1000} s` : `could not be reached: ${reasonOf(error)}`;
    throw new PassingError(`${nameOf(start)} ${reason}`, null, 0, error);
  }
}

function sameHost(from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : null;
  if (to === null || to.host !== from.host || (to.protocol !== from.protocol && to.protocol !== 'https:')) {
    throw new HttpError(`${nameOf(from)} redirects to another host, which is not followed`, null);
  }
  return to;
}

async function bodyOf(url: URL, answer: Response, maxBytes: number): Promise<string> {
  if (answer.status !== 200) {
    await answer.body?.cancel();
    const message = `${nameOf(url)} answered with status ${answer.status}`;
    const passing = answer.status === 429 || answer.status >= 500;
    throw passing ? new PassingError(message, answer.status, retryAfterMs(answer)) : new HttpError(message, answer.status);
  }
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new HttpError(`${nameOf(url)} answered with more than ${maxBytes} bytes`, 200);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Seconds or a date; 0 where the header is absent or means nothing. */
function retryAfterMs(answer: Response): number {
  const header = answer.headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(ms, 0) : 0;
}

function nameOf(url: URL): string {
  return `${url.origin}${url.pathname}`;
}

/** The innermost message: `fetch failed` alone says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
