/**
 * Whether a rest until a moment (ms) lasts at another (`now`). One that lasts longer than `maxMs`, the longest there
 * is, was begun before the clock was set back, and is over.
 */
export function isResting(until: number, now: number, maxMs: number): boolean {
  return until > now && until <= now + maxMs;
}
