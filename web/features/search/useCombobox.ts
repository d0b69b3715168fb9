import { useEffect, useId, useRef, useState } from 'react';
import type { SearchOption } from './searchSections.ts';
import type { Search } from './useSearch.ts';

/** The options that are shown for a text, in their order. */
interface Offer {
  readonly query: string;
  /** Whether they answer the text: Enter alone chooses the first of an answer, and none of what is merely suggested. */
  readonly isAnswer: boolean;
  readonly options: readonly SearchOption[];
  /** What is announced about them. */
  readonly said?: string;
}

/** Takes the options that are rendered. */
export type TakeOffer = (offer: Offer) => void;

/** State and actions of the search field and its list of results. */
export interface Combobox {
  /** Id of the listbox; options have the ids `{listId}-{number}`. */
  readonly listId: string;
  /** Number of the highlighted option; null: none is. */
  readonly active: number | null;
  /** Element id of the highlighted option while the list is shown. */
  readonly activeId: string | undefined;
  readonly isShown: boolean;
  /** What is announced about the options; nothing where none answer the typed text yet. */
  readonly said: string | null;
  readonly open: () => void;
  /** Hides the list; an option that was highlighted is highlighted again when the list opens. */
  readonly hide: () => void;
  /** Hides the list and removes the highlight. */
  readonly close: () => void;
  readonly type: (text: string) => void;
  readonly move: (step: 1 | -1) => void;
  readonly enter: () => void;
  readonly choose: (option: SearchOption) => void;
  readonly takeOffer: TakeOffer;
}

const NO_OFFER: Offer = { query: '', isAnswer: false, options: [] };

/**
 * Runs the search field as a combobox: arrows move, Enter chooses (SPEC §2). `onChoose` is called with the option that
 * the visitor chose.
 */
export function useCombobox(search: Search, onChoose: (option: SearchOption) => void): Combobox {
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && (search.query === '' || search.position !== null || search.queryRef !== null);
  const { listId, active, activeId, setActive } = useHighlight(isShown);
  const offers = useOffers(search.query, choose, () => setActive(null));

  const close = () => {
    setOpen(false);
    setActive(null);
  };
  function choose(option: SearchOption) {
    offers.reset();
    close();
    onChoose(option);
  }
  return {
    listId,
    active,
    activeId,
    isShown,
    said: isShown ? offers.said : null,
    choose,
    close,
    open: () => setOpen(true),
    hide: () => setOpen(false),
    enter: () => offers.enter(active, activeId),
    type(text) {
      offers.reset();
      setOpen(true);
      setActive(null);
      search.type(text);
    },
    move(step) {
      setOpen(true);
      if (isShown) setActive(movedBy(step, active, offers.count()));
    },
    takeOffer: offers.take,
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
function useOffers(typed: string, choose: (option: SearchOption) => void, clearHighlight: () => void) {
  const offer = useRef(NO_OFFER);
  const isEnterPending = useRef(false);
  const [said, setSaid] = useState<string | null>(null);
  return {
    said,
    count: () => offer.current.options.length,
    /** Another text is typed, or an option was chosen. */
    reset() {
      isEnterPending.current = false;
      setSaid(null);
    },
    take(next: Offer) {
      // A highlight belongs to the answer in which it was set.
      if (next.query !== offer.current.query) clearHighlight();
      offer.current = next;
      // While a later text is typed, the answer to the one before is still shown.
      setSaid(next.query === typed ? (next.said ?? null) : null);
      const [first] = next.options;
      if (isEnterPending.current && next.isAnswer && next.query === typed && first !== undefined) choose(first);
    },
    enter(active: number | null, activeId: string | undefined) {
      const { query, options, isAnswer } = offer.current;
      const option = active === null && !isAnswer ? undefined : options[active ?? 0];
      const isHighlighted = activeId !== undefined && document.getElementById(activeId) !== null;
      // A highlighted option is chosen even while the answer to a later text is in flight.
      if (option !== undefined && (isHighlighted || query === typed)) choose(option);
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
