import type { Database } from '#api/platform/db/database.ts';
import type { Log } from '#api/platform/log.ts';
import { addUses } from './accessTokensSql.ts';

/** The day of a moment in UTC, `yyyy-mm-dd`. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Counts the calls of tokens in this process, until they are written together. */
export interface TokenUse {
  count(tokenId: string, now: Date): void;
  /** Adds the counts to the database. Counts that could not be written are written the next time. */
  flush(): Promise<void>;
}

export function tokenUse({ pool }: Pick<Database, 'pool'>, log: Log): TokenUse {
  let days = new Map<string, Map<string, number>>();
  const add = (day: string, tokenId: string, calls: number) => {
    const counted = days.get(day) ?? new Map<string, number>();
    days.set(day, counted.set(tokenId, (counted.get(tokenId) ?? 0) + calls));
  };
  return {
    count: (tokenId, now) => add(dayOf(now), tokenId, 1),
    flush: async () => {
      const pending = days;
      days = new Map();
      for (const [day, counted] of pending) {
        try {
          await addUses(pool, day, counted);
        } catch (error) {
          log.warn({ err: error }, 'the calls of access tokens were not written');
          for (const [tokenId, calls] of counted) add(day, tokenId, calls);
        }
      }
    },
  };
}
