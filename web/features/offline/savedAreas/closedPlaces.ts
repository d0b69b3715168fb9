import type { Clocks } from '#common/conditions/validity.ts';
import { savedClosedPlaces } from '#common/offline/savedConditions.ts';
import { clocks } from '#web/data/serverClock.ts';
import type { SavedData } from './data.ts';

/**
 * Ids of the saved places that are closed, by what was saved of each last: by an official closure, or because they were
 * out of service.
 */
export function closedIn({ conditions, lights }: SavedData, now: Clocks = clocks()): ReadonlySet<number> {
  const closed = new Set(lights.flatMap(({ id, isClosedForNow = false }) => (isClosedForNow ? [id] : [])));
  const known = new Set<number>();
  for (const saved of conditions) {
    const byThis = savedClosedPlaces(saved, now);
    for (const { id } of saved.places) {
      if (!known.has(id) && byThis.has(id)) closed.add(id);
      known.add(id);
    }
  }
  return closed;
}
