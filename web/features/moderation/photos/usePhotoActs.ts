import { type RefObject, useState } from 'react';
import { extended, NOTHING_CHOSEN, shownOf, toggled } from './selection.ts';
import { type DecisionOptions, useDecisions } from './useDecisions.ts';
import type { QueueActions } from './useQueueKeys.ts';

interface Options extends Omit<DecisionOptions, 'onDecided'> {
  /** The bar of the chosen photos; it disappears when none is chosen. */
  readonly bar: RefObject<HTMLElement | null>;
}

export type PhotoActs = ReturnType<typeof usePhotoActs>;

/**
 * Everything that an admin does in a list of photos: choosing rows, deciding on them, asking for a reason, and the same
 * by keys.
 */
export function usePhotoActs({ bar, ...options }: Options) {
  const rows = options.photos.map(({ id }) => id);
  const [selection, setSelection] = useState(NOTHING_CHOSEN);
  const chosen = shownOf(selection, rows);
  const [rejecting, setRejecting] = useState<readonly string[]>([]);
  const { decide, cover, undecided, current, focusRow } = useDecisions({
    ...options,
    onDecided: () => setSelection(NOTHING_CHOSEN),
  });

  const approve = (ids: readonly string[]) => void decide('APPROVED', ids);
  const askReason = (ids: readonly string[]) => setRejecting(undecided(ids, 'REJECTED').map(({ id }) => id));
  const choose = (id: string, isRange: boolean) =>
    setSelection((before) => (isRange ? extended(before, id, rows) : toggled(before, id)));
  function clear() {
    // The bar disappears with the focused button in it.
    if (bar.current?.contains(document.activeElement)) focusRow(chosen[0] ?? null, false);
    setSelection(NOTHING_CHOSEN);
  }

  return {
    chosen,
    rejecting,
    isChosen: (id: string) => selection.chosen.has(id),
    choose,
    chooseAll: (isAll: boolean) => setSelection(isAll ? { chosen: new Set(rows), anchor: null } : NOTHING_CHOSEN),
    clear,
    approve,
    askReason,
    cover: (id: string) => void cover(id),
    reject: async (reason: string) => (await decide('REJECTED', rejecting, reason))?.fault === null,
    cancelRejection: () => setRejecting([]),
    keys: keyActions({ rows, chosen, current, focusRow, approve, askReason, cover, choose, clear }),
  };
}

interface KeyOptions extends Pick<ReturnType<typeof useDecisions>, 'current' | 'focusRow' | 'cover'> {
  readonly rows: readonly string[];
  readonly chosen: readonly string[];
  readonly approve: (ids: readonly string[]) => void;
  readonly askReason: (ids: readonly string[]) => void;
  readonly choose: (id: string, isRange: boolean) => void;
  readonly clear: () => void;
}

/** The actions of the keys. They are about the chosen rows, or else about the focused one. */
function keyActions(options: KeyOptions): Omit<QueueActions, 'help'> {
  const { rows, chosen, current, focusRow, approve, askReason, cover, choose, clear } = options;
  const meant = () => (chosen.length > 0 ? chosen : current() === null ? [] : [current() ?? '']);
  const step = (by: 1 | -1) => focusRow(rows[current() === null ? 0 : rows.indexOf(current() ?? '') + by] ?? null);
  return {
    next: () => step(1),
    previous: () => step(-1),
    approve: () => approve(meant()),
    reject: () => askReason(meant()),
    cover: () => void cover(meant()[0] ?? ''),
    select: (isRange) => {
      const row = current();
      if (row !== null) choose(row, isRange);
    },
    clear,
  };
}
