import { currentConnection, onAnswer, onConnectionChange, tellReached, tellUnreachable } from '#web/data/connection.ts';
import { isLost } from './notices.ts';

/** Between two looks for the server while it cannot be reached: longer each time. */
const FIRST_MS = 2000;
const LONGEST_MS = 60_000;
const PATIENCE_MS = 8000;

/** Whether the server itself answers, and not a network that leads every page to its own. */
async function isAnswered(): Promise<boolean> {
  try {
    const { ok, headers } = await fetch('/healthz', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return ok && (headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

/** Looks, while the connection is lost and the page is seen, whether the server can be reached again. Returns how to stop. */
export function watchConnection(): () => void {
  let delayMs = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  async function look(): Promise<void> {
    clearTimeout(timer);
    if (isAsking || currentConnection() === 'reached' || document.visibilityState === 'hidden') return;
    isAsking = true;
    const reached = await isAnswered();
    isAsking = false;
    if (reached) {
      tellReached();
      return;
    }
    isLost.set(currentConnection() === 'lost');
    timer = setTimeout(() => void look(), delayMs);
    delayMs = Math.min(2 * delayMs, LONGEST_MS);
  }
  function lookAnew(): void {
    delayMs = FIRST_MS;
    void look();
  }
  function onChange(): void {
    if (currentConnection() === 'lost') {
      lookAnew();
      return;
    }
    clearTimeout(timer);
    isLost.set(false);
  }
  const ends = [onConnectionChange(onChange), onAnswer(lookAnew)];
  const heard = [
    [window, 'online', lookAnew],
    [window, 'offline', tellUnreachable],
    [document, 'visibilitychange', lookAnew],
  ] as const;
  for (const [target, name, listener] of heard) target.addEventListener(name, listener);
  onChange();
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
    for (const [target, name, listener] of heard) target.removeEventListener(name, listener);
  };
}
