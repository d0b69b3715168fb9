import { ConnectionError, limited, LimitedError, ServerError } from '#web/data/requestErrors.ts';
import { NewVersionError } from './savedErrors.ts';

const TRIES = 3;
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 1000;
/** Longest wait that the server may ask for. */
const WAIT_MAX_S = 60;

export interface Fetching {
  readonly signal: AbortSignal;
  readonly pause?: (ms: number) => Promise<void>;
}

const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

/**
 * Fetches a public file whole, again where that fails by the way. Throws NewVersionError where it is not there any more, ConnectionError, ServerError, and
 * what aborts `signal`.
 */
export async function fetchFile(path: string, { signal, pause = later }: Fetching): Promise<Response> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    try {
      return await once(path, signal);
    } catch (error) {
      const isPassing = error instanceof ConnectionError || error instanceof LimitedError;
      signal.throwIfAborted();
      if (!isPassing || tries >= TRIES) throw error;
      await pause(error instanceof LimitedError ? Math.min(error.retryAfterS, WAIT_MAX_S) * 1000 : PAUSE_MS * tries);
    }
  }
}

async function once(path: string, signal: AbortSignal): Promise<Response> {
  // AbortSignal.any is younger than the oldest browsers that the build is for.
  const asking = new AbortController();
  const end = () => asking.abort();
  const timer = setTimeout(end, TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    return await whole(path, asking.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** An answer that breaks off in the middle is none. */
async function whole(path: string, signal: AbortSignal): Promise<Response> {
  const unreachable = (cause: unknown) => {
    throw new ConnectionError('the server could not be reached', { cause });
  };
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', signal }).catch(unreachable);
  const { ok, status, headers } = response;
  if (ok) return new Response(await response.arrayBuffer().catch(unreachable), { headers });
  if (status === 404) throw new NewVersionError(`${path} is not there`);
  if (status === 429) throw limited(headers.get('retry-after'));
  throw new ServerError(status, `the server answered ${status}`);
}
