import { setTimeout as pause } from 'node:timers/promises';
import { inSpan } from '#api/platform/tracing/spans.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { type AnswerLimits, asHttpError, sameHost, type Take, takeBody } from './httpAnswers.ts';
import { HttpError, nameOf, PassingError } from './httpFaults.ts';
import { conditionsOf, NO_VALIDATORS, type Validators, validatorsOf } from './validators.ts';

/** How we introduce ourselves to other services. */
export const USER_AGENT = `Taival/${manifest.version}`;

export interface HttpOptions extends AnswerLimits {
  /** Value of the Accept header. */
  readonly accept: string;
  /** How we introduce ourselves. */
  readonly userAgent: string;
  /** Headers besides, such as a key; they go to no other host. */
  readonly headers: Readonly<Record<string, string>>;
  /** For one attempt, headers and body together. */
  readonly timeoutMs: number;
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
  headers: {},
  timeoutMs: 30_000,
  maxBytes: 64 * 1024 * 1024,
  attempts: 4,
  retryDelayMs: 1_000,
  maxRetryAfterMs: 30_000,
};

const REDIRECTS_MAX = 3;
const NOT_MODIFIED = 304;
const PARTIAL_CONTENT = 206;

/** The text of a GET; as `getBytes`. */
export async function getText(url: URL, options: Partial<HttpOptions> = {}): Promise<string> {
  return new TextDecoder().decode(await getBytes(url, options));
}

/** The body of a GET, after bounded retries; redirects are followed on the same host only. Throws HttpError. */
export async function getBytes(url: URL, options: Partial<HttpOptions> = {}): Promise<Buffer> {
  const settings = { ...HTTP_DEFAULTS, ...options };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const chunks: Uint8Array[] = [];
      await getOnce(url, settings, (chunk) => void chunks.push(chunk));
      return Buffer.concat(chunks);
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

/** The facts of an answer besides its body. */
export interface StreamedAnswer extends Validators {
  /** It is the one that the validators are of, and was not sent again. */
  readonly isUnchanged: boolean;
  /** Time of the server's clock; null where the answer has none. */
  readonly date: Date | null;
}

/**
 * The body of a GET, chunk by chunk; one try, redirects as `getBytes`. Throws HttpError, also where `take` throws.
 */
export async function streamBytes(
  url: URL,
  take: (chunk: Uint8Array) => void,
  { since = NO_VALIDATORS, ...options }: Partial<HttpOptions> & { readonly since?: Validators } = {},
): Promise<StreamedAnswer> {
  const { status, headers } = await getOnce(url, { ...HTTP_DEFAULTS, ...options }, take, conditionsOf(since));
  const time = new Date(headers.get('date') ?? '');
  return {
    ...validatorsOf(headers),
    isUnchanged: status === NOT_MODIFIED,
    date: Number.isNaN(time.getTime()) ? null : time,
  };
}

export interface RangeOptions extends Pick<HttpOptions, 'timeoutMs'> {
  readonly offset: number;
  readonly length: number;
}

export interface FileRange {
  /** Fewer bytes than were asked for where the file ends before. */
  readonly bytes: Buffer;
  /** The server's name of this content of the file; null where it gives none. */
  readonly etag: string | null;
}

/** A part of a file, by one try. Throws HttpError, also where the server does not know ranges. */
export async function getRange(url: URL, { offset, length, timeoutMs }: RangeOptions): Promise<FileRange> {
  const chunks: Uint8Array[] = [];
  const settings = { ...HTTP_DEFAULTS, timeoutMs, maxBytes: length, answerStatuses: [PARTIAL_CONTENT] };
  const range = { range: `bytes=${offset}-${offset + length - 1}` };
  const { status, headers } = await getOnce(url, settings, (chunk) => void chunks.push(chunk), range);
  if (status !== PARTIAL_CONTENT) throw new HttpError(`${nameOf(url)} does not answer ranges of files`, { status });
  return { bytes: Buffer.concat(chunks), etag: headers.get('etag') };
}

/** Headers of a GET that ask for less than the whole answer. */
type Conditions = Readonly<Record<string, string>>;

function getOnce(start: URL, settings: HttpOptions, take: Take, conditions: Conditions = {}): Promise<Response> {
  return inSpan(`GET ${start.host}`, { 'server.address': start.host }, () =>
    getInTime(start, settings, take, conditions),
  );
}

async function getInTime(start: URL, settings: HttpOptions, take: Take, conditions: Conditions): Promise<Response> {
  const { accept, userAgent, headers: others, timeoutMs } = settings;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = start;
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const headers = { ...others, accept, 'user-agent': userAgent, ...conditions };
      const answer = await fetch(url, { signal, redirect: 'manual', headers });
      if (answer.status === NOT_MODIFIED && Object.keys(conditions).length > 0) return answer;
      const location = answer.headers.get('location');
      if (answer.status < 300 || answer.status >= 400 || location === null) {
        await takeBody(url, answer, settings, take);
        return answer;
      }
      await answer.body?.cancel();
      url = sameHost(url, location);
    }
    throw new HttpError(`${nameOf(start)} redirects in a circle`, { status: null });
  } catch (error) {
    throw asHttpError(error, { url: start, signal, timeoutMs });
  }
}
