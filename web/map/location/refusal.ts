import { IGNORE_POSITION_FIRST_MS, IGNORE_POSITION_LATER_MS } from '#common/limits.ts';
import { readStored, writeStored } from '#web/data/storage.ts';

const KEY = 'ignorePosition';

/** How often the visitor refused to be located, and until when we therefore do not ask again. */
export interface Refusal {
  readonly times: number;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/** After one more refusal: 30 days, and 365 after a later one (SPEC §9). */
function refusedAgain(before: Refusal | null, now: number): Refusal {
  return {
    times: (before?.times ?? 0) + 1,
    until: now + (before === null ? IGNORE_POSITION_FIRST_MS : IGNORE_POSITION_LATER_MS),
  };
}

/** Reads a stored refusal; null where none or no valid one is stored. An old flag without a date counts from now. */
export function parseRefusal(text: string | null, now: number): Refusal | null {
  if (text === null) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (value === true || value === 1) return refusedAgain(null, now);
  if (typeof value !== 'object' || value === null || !('times' in value) || !('until' in value)) return null;
  const { times, until } = value;
  return typeof times === 'number' && typeof until === 'number' ? { times, until } : null;
}

/** Whether the visitor may be asked for the position. Replaces an old flag without a date. */
export function mayAsk(now: number): boolean {
  const refusal = parseRefusal(readStored(KEY), now);
  if (refusal !== null) writeStored(KEY, JSON.stringify(refusal));
  return refusal === null || now >= refusal.until;
}

/** Stores that the visitor does not want to be located. */
export function storeRefusal(now: number): void {
  writeStored(KEY, JSON.stringify(refusedAgain(parseRefusal(readStored(KEY), now), now)));
}
