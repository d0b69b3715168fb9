import { useEffect, useId, useRef, useState } from 'react';
import type { SearchTarget } from './searchTarget.ts';
import type { Search } from './useSearch.ts';

/** The options of one answer, in the order in which they are shown. */
interface Offer {
  readonly query: string;
  readonly targets: readonly SearchTarget[];
}

/** Takes the options that the rendered results offer for `query`. */
export type TakeOffer = (query: string, targets: readonly SearchTarget[]) => void;

/** State and actions of the search field and its list of results. */
export interface Combobox {
  /** Id of the listbox; options have the ids `{listId}-{number}`. */
  readonly listId: string;
  /** Number of the highlighted option; null: none is. */
  readonly active: number | null;
  /** Element id of the highlighted option while the list is shown. */
  readonly activeId: string | undefined;
  readonly isShown: boolean;
  readonly open: () => void;
  /** Hides the list; an option that was highlighted is highlighted again when the list opens. */
  readonly hide: () => void;
  /** Hides the list and removes the highlight. */
  readonly close: () => void;
  readonly type: (text: string) => void;
  readonly move: (step: 1 | -1) => void;
  readonly enter: () => void;
  readonly choose: (target: SearchTarget) => void;
  readonly takeOffer: TakeOffer;
}

const NO_OFFER: Offer = { query: '', targets: [] };

/**
 * Runs the search field as a combobox: arrows move, Enter chooses (SPEC §2). `onChoose` is called with the option that
 * the visitor chose.
 */
export function useCombobox(search: Search, onChoose: (target: SearchTarget) => void): Combobox {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && (search.position !== null || search.queryRef !== null);
  const { listId, active, activeId, setActive } = useHighlight(isShown);
  const offers = useOffers(search.query, choose);

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  function choose(target: SearchTarget) {
    offers.cancelEnter();
    close();
    onChoose(target);
  }
  return {
    listId,
    active,
    activeId,
    isShown,
    choose,
    close,
    open: () => setOpen(true),
    hide: () => setOpen(false),
    enter: () => offers.enter(active, activeId),
    type(text) {
      offers.cancelEnter();
      setOpen(true);
      setActive(null);
      search.type(text);
    },
    move(step) {
      setOpen(true);
      if (isShown) setActive(movedBy(step, active, offers.count()));
    },
    takeOffer(query, targets) {
      // A highlight belongs to the answer in which it was set.
      if (offers.isOther(query)) setActive(null);
      offers.take(query, targets);
    },
  };
}

/** The number of the highlighted option, which is scrolled into view. */
function useHighlight(isShown: boolean) {
  const listId = useId();
  const [active, setActive] = useState<number | null>(null);
  const activeId = isShown && active !== null ? `${listId}-${active}` : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return { listId, active, activeId, setActive };
}

/**
 * The latest offer, and whether Enter was pressed before the answer to the typed text arrived: its first option is
 * chosen when it does.
 */
function useOffers(typed: string, choose: (target: SearchTarget) => void) {
  const offer = useRef(NO_OFFER);
  const isEnterPending = useRef(false);
  return {
    count: () => offer.current.targets.length,
    isOther: (query: string) => query !== offer.current.query,
    cancelEnter() {
      isEnterPending.current = false;
    },
    take(query: string, targets: readonly SearchTarget[]) {
      offer.current = { query, targets };
      const [first] = targets;
      if (isEnterPending.current && query === typed && first !== undefined) choose(first);
    },
    enter(active: number | null, activeId: string | undefined) {
      const { query, targets } = offer.current;
      const target = targets[active ?? 0];
      const isHighlighted = activeId !== undefined && document.getElementById(activeId) !== null;
      // A highlighted option is chosen even while the answer to a later text is in flight.
      if (target !== undefined && (isHighlighted || query === typed)) choose(target);
      else if (query !== typed) isEnterPending.current = true;
    },
  };
}

/**
 * The next number in a list of `count` options whose last option is followed by its first; unchanged where there are no
 * options.
 */
function movedBy(step: 1 | -1, active: number | null, count: number): number | null {
  if (count === 0) return active;
  const from = active ?? (step === 1 ? -1 : 0);
  return (from + step + count) % count;
}
