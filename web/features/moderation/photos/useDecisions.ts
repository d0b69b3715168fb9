import { type RefObject, useRef } from 'react';
import { useViewer } from '#web/features/account/viewer.ts';
import { setCover } from '#web/features/moderation/setCover.ts';
import { useTell } from '#web/features/moderation/useTell.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { approve, type Decidable, type Outcome, reject } from './decide.ts';
import type { PhotoState } from './photoFilters.ts';
import { nextRow } from './selection.ts';

interface Photo extends Decidable {
  readonly image: { readonly id: string; readonly heart: boolean };
}

interface Options {
  readonly photos: readonly Photo[];
  readonly state: PhotoState | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly connections: readonly string[];
  readonly onDecided: () => void;
}

/** What admins do with the rows of a list of photos, and which row is next. */
export function useDecisions({ photos, state, list, connections, onDecided }: Options) {
  const viewer = useViewer();
  const tell = useTell();
  const last = useRef<string | null>(null);
  const rows = photos.map(({ id }) => id);

  /** The row that has the focus, or had it last. */
  function current(): string | null {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? last.current;
    return focused !== null && rows.includes(focused) ? focused : null;
  }

  /** Gives a row the focus; one that comes next is brought into view. */
  function focusRow(id: string | null, isNext = true): void {
    if (id === null) return;
    last.current = id;
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      (one) => one.dataset['row'] === id,
    );
    row?.focus({ preventScroll: true });
    if (isNext) row?.scrollIntoView({ block: 'start' });
  }

  /** Those of some rows that a decision changes. */
  function undecided(ids: readonly string[], wanted: PhotoState): readonly Photo[] {
    return photos.filter((photo) => ids.includes(photo.id) && photo.state !== wanted);
  }

  /** Decides on rows; with nothing to change nothing happens. Ends with how many photos were changed. */
  async function decide(wanted: 'APPROVED' | 'REJECTED', ids: readonly string[], reason = ''): Promise<number> {
    const decided = undecided(ids, wanted);
    const [first] = decided;
    if (viewer === null || first === undefined) return 0;
    // The row that has the focus then takes it while the one before is still there: it is not lost in between.
    const next = nextRow(rows, ids);
    if (state === null || state === wanted) focusRow(first.id, false);
    else if (next === null) focusContent();
    else focusRow(next);
    onDecided();
    const decision = { photos: decided, connections, by: viewer.username };
    const outcome = await (wanted === 'REJECTED' ? reject(decision, reason) : approve(decision));
    tell(noticeOf(outcome, wanted));
    return outcome.changed;
  }

  /** Marks a photo or takes the mark away; one that waits is approved with it. */
  async function cover(id: string): Promise<void> {
    const photo = photos.find((one) => one.id === id);
    if (photo === undefined || photo.state === 'REJECTED') return;
    const isWaiting = photo.state === 'PENDING';
    if (isWaiting && (await decide('APPROVED', [id])) === 0) return;
    const fault = await setCover(photo.image.id, isWaiting || !photo.image.heart);
    if (fault !== null) tell(fault);
  }

  return { decide, cover, undecided, current, focusRow };
}

function noticeOf({ changed, gone, handled, fault }: Outcome, wanted: 'APPROVED' | 'REJECTED'): Fault {
  if (fault !== null) return changed > 0 ? { id: 'admin.photosPartly', values: { count: changed } } : fault;
  if (handled > 0) return { id: 'admin.photosHandled', values: { count: handled } };
  if (gone > 0) return { id: 'admin.photosGone', values: { count: gone } };
  return { id: wanted === 'APPROVED' ? 'admin.photosApproved' : 'admin.photosRejected', values: { count: changed } };
}
