import { LRUCache } from 'lru-cache';
import { countLookups } from '#api/platform/metrics/registry.ts';
import { isResting } from '#api/platform/resting.ts';
import { HttpError } from './httpFaults.ts';
import { OutageError, outageOf, type ServiceHealth } from './serviceHealth.ts';

const counted = countLookups('outside');

export interface AnswerCacheOptions<Input, Value extends object> {
  /** Health of the service; caches of several kinds of questions to one service share it. */
  readonly health: ServiceHealth;
  readonly keyOf: (input: Input) => string;
  /** Asks the service. Throws HttpError, or any other error for an answer that makes no sense. */
  readonly ask: (input: Input) => Promise<Value>;
  /** Until when (ms) an answer that came at `now` is the newest there is. */
  readonly freshUntil: (value: Value, now: number) => number;
  /** How long after that it is still better than nothing, ms. */
  readonly staleMs: number;
  /** Most answers in the cache; each may be as large as the longest answer that is read of the service. */
  readonly max: number;
  readonly now?: () => number;
}

export interface CachedAnswer<Value> {
  readonly value: Value;
  /** When it came. */
  readonly at: Date;
  /** A newer one could not be had. */
  readonly isStale: boolean;
}

export interface AnswerCache<Input, Value> {
  /** Answers from the cache or asks the service; callers with the same key share one request. Throws OutageError. */
  get(input: Input): Promise<CachedAnswer<Value>>;
}

interface Entry<Value> {
  readonly value: Value;
  readonly at: number;
  readonly freshUntil: number;
}

/**
 * Answers of one service outside, for all requests of this process: cached while fresh, and answered stale while the
 * service is down. The `fetch` of lru-cache does not fit: of two callers with one key it gives the second neither the
 * error of the request nor that the value is stale, and both are needed to end with an OutageError after `staleMs`.
 */
export function answerCache<Input, Value extends object>({
  health,
  keyOf,
  ask,
  freshUntil,
  staleMs,
  max,
  now = Date.now,
}: AnswerCacheOptions<Input, Value>): AnswerCache<Input, Value> {
  const cache = new LRUCache<string, Entry<Value>>({ max });
  const send = async (key: string, input: Input): Promise<Entry<Value>> => {
    const value = await ask(input);
    const at = now();
    const entry = { value, at, freshUntil: freshUntil(value, at) };
    cache.set(key, entry);
    return entry;
  };
  const request = sparingRequests(send, { health, max, now });
  return {
    get: async (input) => {
      const key = keyOf(input);
      const entry = cache.get(key);
      // One that comes from the future was fetched before the clock was set back.
      const isFresh = entry !== undefined && entry.freshUntil > now() && entry.at <= now();
      counted(isFresh);
      if (isFresh) return answerOf(entry, false);
      try {
        return answerOf(await request(key, input), false);
      } catch (error) {
        if (entry === undefined || entry.freshUntil + staleMs < now()) throw error;
        return answerOf(entry, true);
      }
    },
  };
}

function answerOf<Value>({ value, at }: Entry<Value>, isStale: boolean): CachedAnswer<Value> {
  return { value, at: new Date(at), isStale };
}

/**
 * Requests of all keys at the same time: many visitors in a hundred places are no reason to burden a public service.
 */
const AT_ONCE = 12;
/** For this time after a service was not reached, no request is sent to it. */
const REST_MS = 30_000;
/** For this time after an answer that makes no sense, no request is sent for its key. */
const KEY_REST_MS = 60_000;

interface Rest {
  readonly until: number;
  readonly error: OutageError;
}

/**
 * Sends requests without burdening a service: one per key at a time, twelve in all, and none for some time after a
 * failure, when callers get the error of that failure. Every error becomes an OutageError and goes to `health`.
 */
function sparingRequests<Input, Answer>(
  send: (key: string, input: Input) => Promise<Answer>,
  { health, max, now }: { readonly health: ServiceHealth; readonly max: number; readonly now: () => number },
): (key: string, input: Input) => Promise<Answer> {
  const failed = new LRUCache<string, Rest>({ max });
  const inFlight = new Map<string, Promise<Answer>>();
  let resting: Rest | null = null;

  const sent = async (key: string, input: Input): Promise<Answer> => {
    try {
      const answer = await send(key, input);
      health.worked();
      resting = null;
      return answer;
    } catch (cause) {
      health.failed(cause);
      const isHttp = cause instanceof HttpError;
      const error = outageOf(cause);
      if (isHttp && cause.isPassing) resting = { until: now() + REST_MS, error };
      else failed.set(key, { until: now() + KEY_REST_MS, error });
      throw error;
    }
  };

  return (key, input) => {
    const already = inFlight.get(key);
    if (already !== undefined) return already;
    const rest = resting !== null && isResting(resting.until, now(), REST_MS) ? resting : failed.get(key);
    if (rest !== undefined && isResting(rest.until, now(), KEY_REST_MS)) return Promise.reject(rest.error);
    if (inFlight.size >= AT_ONCE) return Promise.reject(new OutageError('down'));
    const request = sent(key, input).finally(() => inFlight.delete(key));
    inFlight.set(key, request);
    return request;
  };
}
