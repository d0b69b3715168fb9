import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { LOCATION_FRESH_MS } from '#common/limits.ts';
import { isWithinAge } from '#common/time.ts';

/** Where the device says it is. */
export interface Fix {
  readonly position: Position;
  readonly accuracyM: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type FailureReason = 'denied' | 'unavailable' | 'timeout';

/** The states of SPEC §4, and what is known in them. */
export interface Tracking {
  readonly status: 'no' | 'pending' | 'tracking';
  /** The latest inside Finland; null before the first and while outside. */
  readonly fix: Fix | null;
  /** No news for a while: the fix may be wrong by now. */
  readonly stale: boolean;
  /** The device is outside Finland's box (SPEC §5): its position is not used. */
  readonly outsideFinland: boolean;
  readonly failures: Readonly<Record<FailureReason, number>>;
}

export type TrackingEvent =
  | { readonly type: 'watch' }
  | { readonly type: 'fix'; readonly fix: Fix }
  | { readonly type: 'silence' }
  | { readonly type: 'failure'; readonly reason: FailureReason };

export const NOT_TRACKING: Tracking = {
  status: 'no',
  fix: null,
  stale: false,
  outsideFinland: false,
  failures: { denied: 0, unavailable: 0, timeout: 0 },
};

/**
 * The next state (SPEC §4): watching makes it pending, the first fix tracking, a denial ends it; every failure is
 * counted.
 */
export function track(state: Tracking, event: TrackingEvent): Tracking {
  switch (event.type) {
    case 'watch':
      return state.status === 'no' ? { ...state, status: 'pending' } : state;
    case 'fix': {
      const inside = containsPosition(FINLAND_BOUNDS, event.fix.position);
      return { ...state, status: 'tracking', fix: inside ? event.fix : null, stale: false, outsideFinland: !inside };
    }
    case 'silence':
      return { ...state, stale: state.fix !== null };
    case 'failure': {
      const failures = { ...state.failures, [event.reason]: state.failures[event.reason] + 1 };
      return event.reason === 'denied' ? { ...NOT_TRACKING, failures } : { ...state, failures };
    }
  }
}

/** Whether the fix is young enough to go there at once (SPEC §9). */
export function isFresh(fix: Fix | null, now: number): fix is Fix {
  return fix !== null && isWithinAge(fix.at, now, LOCATION_FRESH_MS);
}
