import { ConnectionError, limited, LimitedError, ServerError } from '#web/relay/errors.ts';
import { NewVersionError } from './errors.ts';

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
 * Fetches a public file, again where that fails by the way. Throws NewVersionError where it is not there any more, ConnectionError, ServerError, and
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
  const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) }).catch((cause: unknown) => {
    throw new ConnectionError('the server could not be reached', { cause });
  });
  if (response.ok) return response;
  if (response.status === 404) throw new NewVersionError(`${path} is not there`);
  if (response.status === 429) throw limited(response.headers.get('retry-after'));
  throw new ServerError(response.status, `the server answered ${response.status}`);
}

/** Does `work` for each item, so many at a time. The first failure ends the rest. */
export async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  let isOver = false;
  async function worker(): Promise<void> {
    for (const item of queue) {
      if (isOver) return;
      await work(item);
    }
  }
  try {
    await Promise.all(Array.from({ length: width }, worker));
  } finally {
    isOver = true;
  }
}
