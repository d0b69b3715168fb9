import { ConnectionError } from '#web/data/requestErrors.ts';
import { setFavourites } from '#web/features/favourites/favourites.ts';
import { setNotes } from '#web/features/notes/notes.ts';
import { withOwnPlaces } from '#web/features/ownPlaces/ownMatches.ts';
import { setOwnPlaces } from '#web/features/ownPlaces/ownPlacesStore.ts';
import { type Kept, keepPart, readOwnKept } from './kept.ts';
import type { KeptParts, ToldPart } from './ownDatabase.ts';

/** Parts that stand on the page as they were kept, not as the server has told now. */
const restored = new Set<ToldPart>();

const SHOW: { readonly [P in ToldPart]: (value: KeptParts[P]) => void } = {
  favourites: (favourites) =>
    setFavourites({ status: 'known', favourites: new Map(favourites.map((one) => [one.attractionId, one])) }),
  notes: (notes) => setNotes({ status: 'known', notes: new Map(notes) }),
  ownPlaces: (places) =>
    setOwnPlaces({
      status: 'known',
      places,
      among: (groups, query, detail) => withOwnPlaces(groups, places, query, detail),
    }),
};

/** Shows a part as the server has told it, and keeps it for when it cannot be asked. */
export function told<P extends ToldPart>(part: P, value: KeptParts[P]): void {
  restored.delete(part);
  SHOW[part](value);
  void keepPart(part, value);
}

/** A part did not come: what was kept of it is shown where the server could not be reached; else `fail` says so. */
export async function failedToTell(
  part: ToldPart,
  error: unknown,
  isOver: () => boolean,
  fail: () => void,
): Promise<void> {
  const kept = error instanceof ConnectionError ? await readOwnKept() : null;
  if (isOver()) return;
  if (kept === null || !show(kept, part)) fail();
}

/** Shows all that was kept of somebody. */
export function showKept(kept: Kept): void {
  for (const part of ['favourites', 'notes', 'ownPlaces'] as const) show(kept, part);
}

function show<P extends ToldPart>(kept: { readonly [Q in P]: KeptParts[Q] | null }, part: P): boolean {
  const value: KeptParts[P] | null = kept[part];
  if (value === null) return false;
  restored.add(part);
  SHOW[part](value);
  return true;
}

/** Whether something on the page is older than this visit. */
export function isAnythingRestored(): boolean {
  return restored.size > 0;
}

/** The user has left. */
export function forgetRestored(): void {
  restored.clear();
}
