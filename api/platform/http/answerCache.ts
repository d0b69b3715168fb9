import { LRUCache } from 'lru-cache';
import type { Log } from '#api/platform/log.ts';
import { HttpError } from './httpClient.ts';

/**
 * Why a service gave nothing that can be used: it was too slow; it could not be reached, is broken, or answers what
 * makes no sense.
 */
export type OutageReason = 'timeout' | 'down';

/** A service outside gave nothing usable, and nothing usable was kept of it. */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  readonly reason: OutageReason;

  constructor(reason: OutageReason, cause?: unknown) {
    super(`the service is ${reason === 'timeout' ? 'too slow' : 'down'}`, { cause });
    this.reason = reason;
  }
}

/** How a service outside does, as the log tells it. */
export interface ServiceHealth {
  failed(error: unknown): void;
  worked(): void;
}

export interface KeptAnswersOptions<Input, Value extends object> {
  /** Of the service; questions of several kinds to one service share it. */
  readonly health: ServiceHealth;
  readonly keyOf: (input: Input) => string;
  /** Asks the service. Throws HttpError, or anything else for an answer that makes no sense. */
  readonly ask: (input: Input) => Promise<Value>;
  /** Until when (ms) an answer that came at `now` is the newest there is. */
  readonly freshUntil: (value: Value, now: number) => number;
  /** How long after that it is still better than nothing, ms. */
  readonly staleMs: number;
  /** Of the answers kept, the most; each may take as much as an answer of the service may be long. */
  readonly max: number;
  readonly now?: () => number;
}

export interface KeptAnswer<Value> {
  readonly value: Value;
  /** When it came. */
  readonly at: Date;
  /** A newer one could not be had. */
  readonly isStale: boolean;
}

export interface KeptAnswers<Input, Value> {
  /** From what is kept, or of the service: one request per key at a time, whoever asks. Throws OutageError. */
  get(input: Input): Promise<KeptAnswer<Value>>;
}

interface Kept<Value> {
  readonly value: Value;
  readonly at: number;
  readonly freshUntil: number;
}

/** Requests of all keys at the same time: a crowd in a hundred places is no reason to burden a public service. */
const AT_ONCE = 12;
/** After a service was not reached, nobody waits for it again in this time. */
const REST_MS = 30_000;
/** After an answer to one key that makes no sense, that key is not asked in this time. */
const KEY_REST_MS = 60_000;
/** An outage is told once, and a service that comes and goes not more often than this. */
const LOG_MS = 15 * 60_000;

/** `name` is the service's in the log. */
export function serviceHealth({
  name,
  log,
  now = Date.now,
}: {
  readonly name: string;
  readonly log: Log;
  readonly now?: (() => number) | undefined;
}): ServiceHealth {
  let isDown = false;
  let toldAt = -Infinity;
  return {
    failed: (error) => {
      if (!isDown && now() - toldAt >= LOG_MS) {
        toldAt = now();
        log.warn({ error }, `${name} gives no usable answers; what was kept of it is used until it does`);
      }
      isDown = true;
    },
    worked: () => {
      isDown = false;
    },
  };
}

/**
 * Answers of one service outside, for all requests of this process: kept while fresh, shared while they are asked for,
 * and used stale while the service is down.
 */
export function keptAnswers<Input, Value extends object>({
  health,
  keyOf,
  ask,
  freshUntil,
  staleMs,
  max,
  now = Date.now,
}: KeptAnswersOptions<Input, Value>): KeptAnswers<Input, Value> {
  const kept = new LRUCache<string, Kept<Value>>({ max });
  const failed = new LRUCache<string, { readonly until: number; readonly error: OutageError }>({ max });
  const running = new Map<string, Promise<Kept<Value>>>();
  let resting: { readonly until: number; readonly error: OutageError } | null = null;

  const fetched = async (key: string, input: Input): Promise<Kept<Value>> => {
    try {
      const value = await ask(input);
      const at = now();
      const entry = { value, at, freshUntil: freshUntil(value, at) };
      kept.set(key, entry);
      health.worked();
      resting = null;
      return entry;
    } catch (cause) {
      health.failed(cause);
      const isHttp = cause instanceof HttpError;
      const error = new OutageError(isHttp && cause.isTimeout ? 'timeout' : 'down', cause);
      if (isHttp && cause.isPassing) resting = { until: now() + REST_MS, error };
      else failed.set(key, { until: now() + KEY_REST_MS, error });
      throw error;
    }
  };

  const asked = (key: string, input: Input): Promise<Kept<Value>> => {
    const already = running.get(key);
    if (already !== undefined) return already;
    const rest = resting !== null && resting.until > now() ? resting : failed.get(key);
    if (rest !== undefined && rest.until > now()) return Promise.reject(rest.error);
    if (running.size >= AT_ONCE) return Promise.reject(new OutageError('down'));
    const request = fetched(key, input).finally(() => running.delete(key));
    running.set(key, request);
    return request;
  };

  return {
    get: async (input) => {
      const key = keyOf(input);
      const entry = kept.get(key);
      if (entry !== undefined && entry.freshUntil > now()) return answerOf(entry, false);
      try {
        return answerOf(await asked(key, input), false);
      } catch (error) {
        if (entry === undefined || entry.freshUntil + staleMs < now()) throw error;
        return answerOf(entry, true);
      }
    },
  };
}

function answerOf<Value>({ value, at }: Kept<Value>, isStale: boolean): KeptAnswer<Value> {
  return { value, at: new Date(at), isStale };
}
