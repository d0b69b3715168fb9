import { MINUTE_MS } from '#common/time.ts';
import { inOneTab } from '#web/data/locks.ts';
import type { DeedKind, Entry, Problem } from './entries.ts';
import { placeOf } from './entryRules.ts';

/** What has become of an entry that was sent. */
export type Outcome =
  | { readonly is: 'done' }
  | { readonly is: 'problem'; readonly problem: Problem }
  /** Nobody answered. */
  | { readonly is: 'unreachable' }
  /** The server failed: the next try may succeed. */
  | { readonly is: 'failed' }
  /** Too many of its kind. */
  | { readonly is: 'limited'; readonly retryAfterS: number }
  /** The session is no longer the owner's. */
  | { readonly is: 'ended'; readonly isAnothers: boolean };

export interface SenderParts {
  readonly profileId: string;
  readonly queue: {
    readonly list: (profileId: string) => Promise<readonly Entry[]>;
    readonly try: (id: string) => Promise<void>;
    readonly settle: (id: string) => Promise<void>;
    readonly hold: (id: string, problem: Problem) => Promise<void>;
  };
  /** Asks the server whether the session is `profileId`'s: another tab may have changed it. `done` where it is. */
  readonly ask: (profileId: string) => Promise<Outcome>;
  readonly deliver: (entry: Entry) => Promise<Outcome>;
  /** Notifies the user of an entry that the server refused. */
  readonly refused: (entry: Entry, problem: Problem) => void;
  readonly ended: (isAnothers: boolean) => void;
}

export interface Sender {
  /** Sends pending entries now. */
  readonly wake: () => void;
  readonly stop: () => void;
}

const FIRST_PAUSE_MS = 5000;
const LAST_PAUSE_MS = 5 * MINUTE_MS;

/**
 * How long to wait after so many failed rounds, in ms: each time twice as long. `lot` (0 to 1) spreads devices that
 * lost the server at the same time.
 */
export function pauseAfter(failures: number, lot = Math.random()): number {
  return Math.min(LAST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)) * (0.75 + lot / 2);
}

/**
 * Sends a user's pending entries one after the other, in one tab at a time. In a browser without locks two tabs may
 * send an entry twice; the server's receipts then do it once. An entry is removed only when its answer
 * has come. An entry that fails is tried again after a while, and later entries about the same place wait for it.
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
      const pauseMs = await inOneTab('taival-outbox', () => sendRound(parts, isOver)).catch(() => 0);
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

/** What one round of sending leaves for later. */
class Round {
  readonly #heldPlaces = new Set<string>();
  /** How long to wait before more of a kind is sent, in ms. */
  readonly #heldKinds = new Map<DeedKind, number>();

  next(entries: readonly Entry[]): Entry | undefined {
    for (const entry of entries) if (entry.problem === null && this.#heldKinds.has(entry.deed.kind)) this.hold(entry);
    return entries.find((entry) => entry.problem === null && !this.#heldPlaces.has(placeOf(entry)));
  }

  /** Later entries about the same place stay pending too. */
  hold(entry: Entry): void {
    this.#heldPlaces.add(placeOf(entry));
  }

  /** Later entries of the same kind stay pending too. */
  limit(entry: Entry, retryAfterS: number): void {
    this.#heldKinds.set(entry.deed.kind, retryAfterS * 1000);
    this.hold(entry);
  }

  /** How long to wait at least before the next round, in ms; null where nothing is left to try. */
  pauseMs(): number | null {
    if (this.#heldPlaces.size === 0) return null;
    return this.#heldKinds.size === 0 ? 0 : Math.min(...this.#heldKinds.values());
  }
}

/**
 * Sends all that can be sent. How long to wait at least before the next round, in ms; null where nothing is left to
 * try.
 */
async function sendRound(parts: SenderParts, isOver: () => boolean): Promise<number | null> {
  const { profileId, queue, ask, deliver, ended } = parts;
  const round = new Round();
  const next = async () => (isOver() ? undefined : round.next(await queue.list(profileId)));
  let entry = await next();
  if (entry === undefined) return null;
  const asked = await ask(profileId);
  if (asked.is === 'ended' && !isOver()) ended(asked.isAnothers);
  if (asked.is === 'ended') return null;
  if (asked.is !== 'done') return asked.is === 'limited' ? asked.retryAfterS * 1000 : 0;
  for (; entry !== undefined; entry = await next()) {
    await queue.try(entry.id);
    const outcome = await deliver(entry);
    if (outcome.is === 'unreachable') return 0;
    if (outcome.is === 'ended') {
      if (!isOver()) ended(outcome.isAnothers);
      return null;
    }
    await settle(entry, outcome, round, parts, isOver);
  }
  return isOver() ? null : round.pauseMs();
}

type Settled = Exclude<Outcome, { readonly is: 'unreachable' | 'ended' }>;

async function settle(
  entry: Entry,
  outcome: Settled,
  round: Round,
  { queue, refused }: SenderParts,
  isOver: () => boolean,
): Promise<void> {
  switch (outcome.is) {
    case 'done':
      return queue.settle(entry.id);
    case 'problem':
      await queue.hold(entry.id, outcome.problem);
      if (!isOver()) refused(entry, outcome.problem);
      return;
    case 'failed':
      return round.hold(entry);
    case 'limited':
      return round.limit(entry, outcome.retryAfterS);
  }
}
