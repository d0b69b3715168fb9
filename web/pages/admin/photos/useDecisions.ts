import { type RefObject, useRef, useState } from 'react';
import { focusContent } from '#web/app/focusContent.ts';
import { showToast } from '#web/components/feedback/toasts.ts';
import { tellFault } from '#web/components/feedback/tellFault.ts';
import { TOAST_MS } from '#common/limits.ts';
import { useViewer } from '#web/state/viewer.ts';
import { approve, type Decidable, type Decision, type Outcome, reject, setCover } from './decide.ts';
import type { PhotoState } from './photoFilters.ts';
import { nextRow } from './selection.ts';

interface Photo extends Decidable {
  readonly state: PhotoState;
  readonly image: { readonly id: string; readonly heart: boolean };
}

interface Options {
  readonly photos: readonly Photo[];
  readonly state: PhotoState | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly connections: readonly string[];
  readonly onDecided: () => void;
}

type Act = 'approve' | 'cover' | 'reject';

/** What admins do with the rows of a list of photos, and which row is next. */
export function useDecisions({ photos, state, list, connections, onDecided }: Options) {
  const viewer = useViewer();
  const dialog = useRef<HTMLDialogElement>(null);
  const [rejecting, setRejecting] = useState<readonly string[]>([]);
  const last = useRef<string | null>(null);
  const rows = photos.map(({ id }) => id);

  /** The row that has the focus, or had it last. */
  function current(): string | null {
    const focused = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? last.current;
    return focused !== null && rows.includes(focused) ? focused : null;
  }

  function focusRow(id: string | null): void {
    if (id === null) return;
    last.current = id;
    const row = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((one) => one.dataset['row'] === id);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'start' });
  }

  function askReason(ids: readonly string[]): void {
    if (ids.length === 0) return;
    setRejecting(ids);
    dialog.current?.showModal();
  }

  function decide(act: Act, ids: readonly string[], reason = ''): void {
    const decided = photos.filter(({ id }) => ids.includes(id));
    if (viewer === null || decided.length === 0) return;
    const decision: Decision = { photos: decided, connections, onlyWaiting: state === 'PENDING', by: viewer.username };
    const [photo] = decided;
    if (act === 'cover' && photo?.state === 'APPROVED') return void setCover(photo, !photo.image.heart).then((fault) => fault && tellFault(fault));
    const wanted = act === 'reject' ? 'REJECTED' : 'APPROVED';
    // The next row takes the focus while the one before is still there: it is not lost in between.
    if (state !== null && state !== wanted) {
      const next = nextRow(rows, ids);
      if (next === null) focusContent();
      else focusRow(next);
    }
    onDecided();
    void (act === 'reject' ? reject(decision, reason) : approve(decision)).then((outcome) => {
      tell(outcome, wanted, decided.length);
      if (act === 'cover' && photo && !('fault' in outcome) && outcome.gone + outcome.handled === 0) void setCover(photo, true).then((fault) => fault && tellFault(fault));
    });
  }

  return { decide, current, focusRow, askReason, rejecting, dialog };
}

function tell(outcome: Outcome, wanted: 'APPROVED' | 'REJECTED', count: number): void {
  if ('fault' in outcome) return tellFault(outcome.fault);
  const { gone, handled } = outcome;
  if (handled > 0) showToast('toast.photosHandled', TOAST_MS, { count: handled });
  else if (gone > 0) showToast('toast.photosGone', TOAST_MS, { count: gone });
  else showToast(wanted === 'APPROVED' ? 'toast.photosApproved' : 'toast.photosRejected', TOAST_MS, { count });
}
