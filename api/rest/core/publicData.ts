import type { Expiry } from '#api/domain/core/expiry.ts';
import { MINUTE_S, SECOND_MS } from '#common/time.ts';

/** Seconds for which caches answer public data of the live version … */
const FRESH_S = MINUTE_S;
/** … and for which they may answer it once more while they ask for it anew. */
const STALE_S = 10 * MINUTE_S;

/**
 * Cache-Control of public data: no cache answers it after the moment at which it changes by itself, as when a condition
 * ends.
 */
export function publicDataUntil({
  now,
  expiry,
}: {
  readonly now: Date;
  readonly expiry?: Pick<Expiry, 'at'> | undefined;
}): string {
  const left = Math.floor(((expiry?.at ?? Infinity) - now.getTime()) / SECOND_MS);
  const [fresh, stale] = [Math.min(FRESH_S, left), Math.min(STALE_S, left - FRESH_S)];
  if (fresh <= 0) return 'no-cache';
  return `public, max-age=${fresh}${stale > 0 ? `, stale-while-revalidate=${stale}` : ''}`;
}

/** The same of what changes by publishing alone. */
export const PUBLIC_DATA = publicDataUntil({ now: new Date(0) });
