import { SECOND_MS } from '#common/time.ts';
import { ConnectionError, limited, LimitedError, ServerError } from '#web/data/requestErrors.ts';
import type { Ask } from '#web/data/tiles/tilesFrom.ts';
import { NewVersionError } from './savedErrors.ts';

const TRIES = 3;
const TIMEOUT_MS = 30_000;
/** Pause before the second try; twice as long before the third. */
const PAUSE_MS = SECOND_MS;
/** The longest pause that the server may ask for. */
const WAIT_MAX_S = 60;

export interface Fetching {
  readonly signal: AbortSignal;
  readonly pause?: (ms: number) => Promise<void>;
  /** Where files are asked for: unless said, at this server. */
  readonly ask?: Ask;
}

const ours: Ask = (path, init) => fetch(path, init);
const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * Fetches a public file completely, with up to three tries. Throws NewVersionError where the server does not have it
 * any more, ConnectionError, LimitedError, ServerError, and the reason of an abort of `signal`.
 */
export async function fetchFile(path: string, { signal, pause = later, ask = ours }: Fetching): Promise<Response> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    try {
      return await once(path, signal, ask);
    } catch (error) {
      const isPassing = error instanceof ConnectionError || error instanceof LimitedError;
      signal.throwIfAborted();
      if (!isPassing || tries >= TRIES) throw error;
      await pause(
        error instanceof LimitedError ? Math.min(error.retryAfterS, WAIT_MAX_S) * SECOND_MS : PAUSE_MS * tries,
      );
    }
  }
}

async function once(path: string, signal: AbortSignal, ask: Ask): Promise<Response> {
  // AbortSignal.any is missing in the oldest browsers that the build supports.
  const asking = new AbortController();
  const end = () => asking.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    return await whole(path, asking.signal, ask);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Fetches a file with its whole body, so that an answer that breaks off in the middle counts as a lost connection. */
async function whole(path: string, signal: AbortSignal, ask: Ask): Promise<Response> {
  const unreachable = (cause: unknown) => {
    throw new ConnectionError('the server could not be reached', { cause });
  };
  const response = await ask(path, { credentials: 'omit', cache: 'no-cache', signal }).catch(unreachable);
  const { ok, status, headers } = response;
  if (ok) return new Response(await response.arrayBuffer().catch(unreachable), { headers });
  if (status === 404) throw new NewVersionError(`${path} is not there`);
  // 503: the server or its database has too much to do for the moment.
  if (status === 429 || status === 503) throw limited(headers.get('retry-after'));
  throw new ServerError(status, `the server answered ${status}`);
}
