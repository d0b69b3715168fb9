import { MINUTE_MS } from '#common/time.ts';
import {
  currentConnection,
  onAnswer,
  onConnectionChange,
  onDoubt,
  reportReachable,
  reportUnreachable,
} from '#web/data/connection.ts';
import { isConnectionLost } from './notices.ts';

/**
 * Pause between two checks of the server while it cannot be reached; each pause is twice the last one, up to the
 * longest.
 */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = MINUTE_MS;
const TIMEOUT_MS = 8000;

/** Whether the server itself answers, and not a captive portal that answers every address with its own page. */
async function isServerThere(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('/healthz', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return ok && (headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

/**
 * While the connection is lost and the page is visible, checks again and again whether the server can be reached; once
 * where a request is late. Returns the function that stops it.
 */
export function watchConnection(): () => void {
  const { begin, restart, doubt, stop } = repeatedCheck();
  function onChange(): void {
    if (currentConnection() === 'lost') {
      begin();
      return;
    }
    stop();
    isConnectionLost.set(false);
  }
  const unsubscribe = [onConnectionChange(onChange), onAnswer(restart), onDoubt(doubt)];
  const events = [
    [window, 'online', restart],
    [window, 'offline', reportUnreachable],
    [document, 'visibilitychange', restart],
  ] as const;
  for (const [target, name, listener] of events) target.addEventListener(name, listener);
  onChange();
  return () => {
    stop();
    for (const end of unsubscribe) end();
    for (const [target, name, listener] of events) target.removeEventListener(name, listener);
  };
}

interface RepeatedCheck {
  /**
   * Checks as `restart` does, but only after the next pause where a check has just found the server: a gateway may
   * lose every other request, and each reconnection sends them again.
   */
  readonly begin: () => void;
  /** Checks at once, and begins with the shortest pause again. */
  readonly restart: () => void;
  /** Checks at once although the connection does not seem to be lost; it is where the server does not answer. */
  readonly doubt: () => void;
  readonly stop: () => void;
}

/** Checks the server with growing pauses until it is reached. */
function repeatedCheck(): RepeatedCheck {
  let pauseMs = FIRST_PAUSE_MS;
  let reachedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isChecking = false;

  async function check(isDoubted = false): Promise<void> {
    clearTimeout(timer);
    const isKnown = currentConnection() === 'reached' && !isDoubted;
    if (isChecking || isKnown || document.visibilityState === 'hidden') return;
    isChecking = true;
    const isReached = await isServerThere();
    if (isReached) reachedAt = Date.now();
    else if (isDoubted) reportUnreachable();
    isChecking = false;
    if (isReached) {
      if (currentConnection() === 'lost') reportReachable();
      // It was not lost: when it is, the pause of an earlier loss must not put off the first check.
      else pauseMs = FIRST_PAUSE_MS;
      return;
    }
    isConnectionLost.set(currentConnection() === 'lost');
    checkLater();
  }

  function checkLater(): void {
    timer = setTimeout(() => void check(), pauseMs);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
  }

  function restart(): void {
    pauseMs = FIRST_PAUSE_MS;
    void check();
  }
  return {
    begin: () => (Date.now() - reachedAt < pauseMs ? checkLater : restart)(),
    restart,
    doubt: () => void check(true),
    stop: () => clearTimeout(timer),
  };
}
