import { type RefObject, useRef } from 'react';
import { useViewer } from '#web/features/account/viewer.ts';
import { setCover } from '#web/features/moderation/setCover.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { approve, type Decidable, type Outcome, reject } from './decide.ts';
import type { PhotoState } from './photoFilters.ts';
import { nextRow } from './selection.ts';

interface Photo extends Decidable {
  readonly image: { readonly id: string; readonly heart: boolean };
}

export interface DecisionOptions {
  readonly photos: readonly Photo[];
  readonly state: PhotoState | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly connections: readonly string[];
  readonly onDecided: () => void;
}

/** The decisions of an admin on the rows of a list of photos, and the row that gets the focus after each. */
export function useDecisions({ photos, state, list, connections, onDecided }: DecisionOptions) {
  const viewer = useViewer();
  const notify = useNotify();
  const rows = photos.map(({ id }) => id);
  const { current, focusRow } = useRowFocus(rows, list);

  /** The photos among `ids` that are not in the wanted state yet. */
  function undecided(ids: readonly string[], wanted: PhotoState): readonly Photo[] {
    return photos.filter((photo) => ids.includes(photo.id) && photo.state !== wanted);
  }

  /** Decides on rows. Returns how that ended; null where all are in the wanted state already. */
  async function decide(wanted: 'APPROVED' | 'REJECTED', ids: readonly string[], reason = ''): Promise<Outcome | null> {
    const decided = undecided(ids, wanted);
    const [first] = decided;
    if (viewer === null || first === undefined) return null;
    // The next row takes the focus while the decided ones are still in the list, so that the focus is never lost.
    const next = nextRow(rows, ids);
    if (state === null || state === wanted) focusRow(first.id, false);
    else if (next === null) focusContent();
    else focusRow(next);
    onDecided();
    const decision = { photos: decided, connections, by: viewer.username };
    const outcome = await (wanted === 'REJECTED' ? reject(decision, reason) : approve(decision));
    notify(...noticesOf(outcome, wanted));
    return outcome;
  }

  /** Sets or removes the cover mark of a photo; a pending photo is approved with it. */
  async function cover(id: string): Promise<void> {
    const photo = photos.find((one) => one.id === id);
    if (photo === undefined || photo.state === 'REJECTED') return;
    const isPending = photo.state === 'PENDING';
    if (isPending && !(await decide('APPROVED', [id]))?.changed) return;
    const fault = await setCover(photo.image.id, isPending || !photo.image.heart);
    if (fault !== null) notify(fault);
  }

  return { decide, cover, undecided, current, focusRow };
}

/** Which row of the list has the focus, and moving it. */
function useRowFocus(rows: readonly string[], list: RefObject<HTMLElement | null>) {
  const last = useRef<string | null>(null);

  /** The row that has the focus, or had it last; null for none of those shown. */
  function current(): string | null {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? last.current;
    return focused !== null && rows.includes(focused) ? focused : null;
  }

  /** Focuses a row; scrolls to it unless `isNext` is false. */
  function focusRow(id: string | null, isNext = true): void {
    if (id === null) return;
    last.current = id;
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      (one) => one.dataset['row'] === id,
    );
    row?.focus({ preventScroll: true });
    if (isNext) row?.scrollIntoView({ block: 'start' });
  }

  return { current, focusRow };
}

/** What to say about a decision that has ended: of each photo what became of it. */
function noticesOf({ changed, gone, handled, fault }: Outcome, wanted: 'APPROVED' | 'REJECTED'): readonly Fault[] {
  const others: readonly Fault[] = [
    ...(handled > 0 ? [{ id: 'admin.photosHandled', values: { count: handled } } as const] : []),
    ...(gone > 0 ? [{ id: 'admin.photosGone', values: { count: gone } } as const] : []),
  ];
  if (fault !== null)
    return [...others, changed > 0 ? { id: 'admin.photosPartly', values: { count: changed } } : fault];
  if (changed === 0 && others.length > 0) return others;
  const id = wanted === 'APPROVED' ? 'admin.photosApproved' : 'admin.photosRejected';
  return [{ id, values: { count: changed } }, ...others];
}
