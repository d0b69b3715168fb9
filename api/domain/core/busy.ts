import { BusyError } from '#api/platform/semaphore.ts';
import { RateLimitedError } from './errors.ts';

/** Seconds after which a caller may ask again for what was refused because too much is waiting. */
export const BUSY_RETRY_S = { passwords: 5, pictures: 5, uploads: 10 } as const;

/** For a catch: throws RateLimitedError for a BusyError, and any other error as it is. */
export function orBusy(work: keyof typeof BUSY_RETRY_S): (error: unknown) => never {
  return (error) => {
    throw error instanceof BusyError ? new RateLimitedError(BUSY_RETRY_S[work]) : error;
  };
}
