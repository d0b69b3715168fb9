import { isResting } from '#api/platform/resting.ts';
import { HOUR_MS } from '#common/time.ts';
import { PassingError } from './httpFaults.ts';
import { type OutageError, outageOf, type ServiceHealth } from './serviceHealth.ts';

/** Most of a Retry-After that is heeded. */
const REST_MAX_MS = HOUR_MS;

/**
 * Asks a service that a job asks now and then. Every failure goes to `health` and becomes an OutageError; a service
 * that wants to be left alone for a while (Retry-After) is not asked before, and callers get the error of then.
 */
export function politeAsking<Input extends readonly unknown[], Answer>(
  ask: (...input: Input) => Promise<Answer>,
  { health, now }: { readonly health: ServiceHealth; readonly now: () => number },
): (...input: Input) => Promise<Answer> {
  let resting: { readonly until: number; readonly error: OutageError } | null = null;
  return async (...input) => {
    const at = now();
    if (resting !== null && isResting(resting.until, at, REST_MAX_MS)) throw resting.error;
    try {
      const answer = await ask(...input);
      health.worked();
      resting = null;
      return answer;
    } catch (cause) {
      health.failed(cause);
      const error = outageOf(cause);
      const restMs = cause instanceof PassingError ? cause.retryAfterMs : 0;
      resting = { until: at + Math.min(restMs, REST_MAX_MS), error };
      throw error;
    }
  };
}
