import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** So many calls within so many seconds, counted from the first. */
export interface RateLimit {
  readonly name: string;
  readonly max: number;
  readonly windowS: number;
}

/** How many calls of a limit a subject has left, and for how many seconds. */
export interface LimitLeft {
  readonly limit: RateLimit;
  readonly remaining: number;
  readonly resetS: number;
}

/** One counter: a limit and whom it counts, such as an address or an account. */
export type Counter = readonly [limit: RateLimit, subject: string];

/** Counters in the database, shared by all processes. The subject is stored as a digest until the window ends. */
export interface RateLimits {
  /** Counts a call in each counter, and reports what each has left; the seconds to wait when one is full, else 0. */
  take(counters: readonly Counter[], now: Date, report?: (left: LimitLeft) => void): Promise<number>;
  /** Uncounts a call that turned out to be harmless. */
  giveBack(counters: readonly Counter[]): Promise<void>;
}

export const UNLIMITED: RateLimits = { take: async () => 0, giveBack: async () => undefined };

/**
 * A window that ends much later than one that begins now was begun by a clock that was ahead: it is over, so that
 * nobody stays locked out when the clock is set. The clocks of processes differ by less than an hour.
 */
const IS_OVER = `(r.ends_at <= $3 OR r.ends_at > excluded.ends_at + interval '1 hour')`;

/**
 * Index: the primary key. A row is locked only until its statement ends; rows are locked in the same order, so that
 * two calls never deadlock.
 */
const TAKE = `
INSERT INTO rate_limit AS r (key, count, ends_at)
SELECT key, 1, $3::timestamptz + make_interval(secs => window_s)
FROM unnest($1::bytea[], $2::integer[]) AS asked (key, window_s) ORDER BY key
ON CONFLICT (key) DO UPDATE SET
  count = CASE WHEN ${IS_OVER} THEN 1 ELSE r.count + 1 END,
  ends_at = CASE WHEN ${IS_OVER} THEN excluded.ends_at ELSE r.ends_at END
RETURNING key, count, ends_at AS "endsAt"`;

const GIVE_BACK = `
WITH held AS (SELECT key FROM rate_limit WHERE key = ANY($1::bytea[]) ORDER BY key FOR UPDATE)
UPDATE rate_limit r SET count = greatest(r.count - 1, 0) FROM held WHERE r.key = held.key`;

export function rateLimits({ pool }: Database): RateLimits {
  return {
    take: async (counters, now, report) => {
      const byKey = new Map(counters.map(([limit, subject]) => [digest(limit, subject).toString('hex'), limit]));
      const keys = [...byKey.keys()].map((key) => Buffer.from(key, 'hex'));
      const answer = await pool.query<{ key: Buffer; count: number; endsAt: Date }>(TAKE, [
        keys,
        [...byKey.values()].map(({ windowS }) => windowS),
        now,
      ]);
      const waits = answer.rows.map(({ key, count, endsAt }) => {
        const limit = byKey.get(key.toString('hex'));
        if (limit === undefined) return 0;
        const resetS = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
        report?.({ limit, remaining: Math.max(0, limit.max - count), resetS });
        return count > limit.max ? resetS : 0;
      });
      return Math.max(0, ...waits);
    },
    giveBack: async (counters) => {
      await pool.query(GIVE_BACK, [counters.map(([limit, subject]) => digest(limit, subject))]);
    },
  };
}

function digest({ name }: RateLimit, subject: string): Buffer {
  return createHash('sha256').update(name).update('\0').update(subject).digest();
}
