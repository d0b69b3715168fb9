/** What an answer says of opening hours at the time when it was given. */
export interface OpeningAnswer {
  readonly state: 'OPEN' | 'CLOSED' | 'UNKNOWN';
  readonly nextChange: string | null | undefined;
}

/**
 * What still holds of it at a moment (ms): a page may be left open for hours, and without a network an answer is weeks
 * old. After the next change nothing is known.
 */
export function openingAt({ state, nextChange }: OpeningAnswer, now: number) {
  const change = typeof nextChange === 'string' ? new Date(nextChange) : null;
  return change !== null && change.getTime() <= now ? { state: 'UNKNOWN' as const, change: null } : { state, change };
}
