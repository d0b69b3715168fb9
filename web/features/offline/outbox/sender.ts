import { type Entry, placeOf, type Problem } from './entries.ts';

/** What became of an entry that was sent. */
export type Outcome =
  | { readonly is: 'done' }
  | { readonly is: 'problem'; readonly problem: Problem }
  /** Nobody answered. */
  | { readonly is: 'unreachable' }
  /** The server failed at it: perhaps not the next time. */
  | { readonly is: 'failed' }
  /** Too many of its kind. */
  | { readonly is: 'limited'; readonly retryAfterS: number }
  /** The session is not of whoever did it. */
  | { readonly is: 'ended'; readonly isAnothers: boolean };

export interface SenderParts {
  readonly profileId: string;
  readonly queue: {
    readonly list: (profileId: string) => Promise<readonly Entry[]>;
    readonly try: (id: string) => Promise<void>;
    readonly settle: (id: string) => Promise<void>;
    readonly hold: (id: string, problem: Problem) => Promise<void>;
  };
  /** Whose the session is as the server tells it: another tab may have changed it. Not `done` where that cannot be told, or it is not `profileId`'s. */
  readonly ask: (profileId: string) => Promise<Outcome>;
  readonly deliver: (entry: Entry) => Promise<Outcome>;
  /** Something was not taken: the user is told. */
  readonly refused: (entry: Entry, problem: Problem) => void;
  readonly ended: (isAnothers: boolean) => void;
}

export interface Sender {
  /** Sends what waits, now. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const FIRST_PAUSE_MS = 5000;
const LAST_PAUSE_MS = 5 * 60_000;

/** How long to wait after so many rounds that failed: each time twice as long, and not all devices at once. */
export function pauseAfter(failures: number, lot = Math.random()): number {
  return Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (0.75 + lot / 2);
}

/**
 * Sends what waits of a user, one entry after the other, in one tab at a time. An entry goes only when its answer has come; one that fails holds up what
 * was done later about the same place, and is tried again after a while.
 */
export function createSender(parts: SenderParts): Sender {
  let isStopped = false;
  let isRunning = false;
  let isAsked = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wake(): void {
    clearTimeout(timer);
    isAsked = true;
    if (!isRunning && !isStopped) void run();
  }

  const isOver = () => isStopped;

  async function run(): Promise<void> {
    isRunning = true;
    while (isAsked && !isOver()) {
      isAsked = false;
      const pauseMs = await alone(() => round(parts, isOver)).catch(() => 0);
      failures = pauseMs === null ? 0 : failures + 1;
      if (pauseMs !== null && !isOver()) timer = setTimeout(wake, Math.max(pauseMs, pauseAfter(failures)));
    }
    isRunning = false;
  }

  return {
    wake,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/** One tab at a time; a browser without locks has the server's receipts alone. */
async function alone(work: () => Promise<number | null>): Promise<number | null> {
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('taival-outbox', work) : work();
}

/** Sends all that can be sent. How long to wait at least before it is tried again, in ms; null where nothing is left to try. */
async function round(
  { profileId, queue, ask, deliver, refused, ended }: SenderParts,
  isOver: () => boolean,
): Promise<number | null> {
  const heldPlaces = new Set<string>();
  const heldKinds = new Map<string, number>();
  const next = async () => {
    const entries = isOver() ? [] : await queue.list(profileId);
    for (const entry of entries)
      if (entry.problem === null && heldKinds.has(entry.deed.kind)) heldPlaces.add(placeOf(entry));
    return entries.find((entry) => entry.problem === null && !heldPlaces.has(placeOf(entry)));
  };
  let isAsked = false;
  for (let entry = await next(); entry !== undefined; entry = await next()) {
    if (!isAsked) {
      const outcome = await ask(profileId);
      if (outcome.is === 'ended' && !isOver()) ended(outcome.isAnothers);
      if (outcome.is === 'ended') return null;
      if (outcome.is !== 'done') return outcome.is === 'limited' ? outcome.retryAfterS * 1000 : 0;
      isAsked = true;
    }
    await queue.try(entry.id);
    const outcome = await deliver(entry);
    switch (outcome.is) {
      case 'done':
        await queue.settle(entry.id);
        break;
      case 'problem':
        await queue.hold(entry.id, outcome.problem);
        if (!isOver()) refused(entry, outcome.problem);
        break;
      case 'unreachable':
        return 0;
      case 'failed':
        heldPlaces.add(placeOf(entry));
        break;
      case 'limited':
        heldKinds.set(entry.deed.kind, outcome.retryAfterS * 1000);
        heldPlaces.add(placeOf(entry));
        break;
      case 'ended':
        if (!isOver()) ended(outcome.isAnothers);
        return null;
    }
  }
  if (heldPlaces.size === 0 || isOver()) return null;
  return heldKinds.size === 0 ? 0 : Math.min(...heldKinds.values());
}
