import { PassingError } from '#api/platform/http/httpFaults.ts';
import { type OutageError, outageOf, serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { HOUR_MS } from '#common/time.ts';
import type { OfficialWarning } from './officialWarning.ts';
import { warningsReader } from './readWarnings.ts';
import { storedState, type WarningsState } from './warningsState.ts';

export interface WarningsAnswer {
  /** When the service was asked: at this moment these were all warnings. */
  readonly at: Date;
  /** When the institute published them; null where it does not say. */
  readonly publishedAt: Date | null;
  /** In force, or to come. */
  readonly warnings: readonly OfficialWarning[];
  /** To be stored as JSON, and given with the next question. */
  readonly state: WarningsState;
}

/** Warnings of the Finnish Meteorological Institute, for one job that asks for them every few minutes. */
export interface WarningsService {
  /**
   * Asks for what is new. `stored` is the state of the last answer as it comes out of JSON; anything else begins anew.
   * Throws OutageError where not all of it can be had: then the last answer stands, with its age.
   */
  read(stored: unknown): Promise<WarningsAnswer>;
}

export interface WarningsServiceOptions {
  readonly url: URL;
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

/** Most of a Retry-After that is heeded. */
const REST_MAX_MS = HOUR_MS;

export function warningsService({ url, log, timeoutMs, now = Date.now }: WarningsServiceOptions): WarningsService {
  const health = serviceHealth({
    code: 'warnings',
    name: 'the service of weather warnings (FMI_WARNINGS_URL)',
    log,
    now,
    instead: 'its last good answer is used, with its age,',
  });
  const read = warningsReader({ url, timeoutMs, now });
  let resting: { readonly until: number; readonly error: OutageError } | null = null;
  return {
    read: async (stored) => {
      const at = now();
      // One that lasts longer than any was begun before the clock was set back.
      if (resting !== null && resting.until > at && resting.until <= at + REST_MAX_MS) throw resting.error;
      try {
        const state = await read(storedState(stored));
        health.worked();
        resting = null;
        return { at: new Date(at), publishedAt: state.publishedAt, warnings: state.warnings, state };
      } catch (cause) {
        health.failed(cause);
        const error = outageOf(cause);
        const restMs = cause instanceof PassingError ? cause.retryAfterMs : 0;
        resting = { until: at + Math.min(restMs, REST_MAX_MS), error };
        throw error;
      }
    },
  };
}
