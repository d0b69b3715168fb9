import { Search, X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { useStepTo, useViewLocation } from '#web/navigation/viewLocation.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { PositionResult } from './PositionResult.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { type SearchTarget, urlOfTarget } from './searchTarget.ts';
import { useSearch } from './useSearch.ts';
import styles from './SearchBox.module.css';

interface Offer {
  readonly query: string;
  readonly targets: readonly SearchTarget[];
}

const NO_OFFER: Offer = { query: '', targets: [] };

/** Search field with its results: a combobox. Focus shows them, arrows move, Enter chooses, Escape closes (SPEC §2). */
export function SearchBox() {
  const intl = useIntl();
  const listId = useId();
  const goTo = useStepTo();
  const { tab, view } = useViewLocation();
  const lastList = useListToReturnTo();
  const search = useSearch();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const offer = useRef(NO_OFFER);
  /** Enter came before the answer to what was typed: the first result is chosen when it is there. */
  const waiting = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);

  const shown = open && (search.position !== null || search.queryRef !== null);
  const activeId = shown && active !== null ? `${listId}-${active}` : undefined;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function choose(target: SearchTarget) {
    waiting.current = false;
    setOpen(false);
    setActive(null);
    // The keyboard of a phone closes; the page says where what was chosen begins.
    input.current?.blur();
    focusContent();
    const filter = view.screen === 'attraction' ? lastList : view.filter;
    // Moving the camera of a list is no step of the history (RULINGS 1), nor is choosing what is open.
    goTo(urlOfTarget(tab, filter, target));
  }

  function takeOffer(query: string, targets: readonly SearchTarget[]) {
    // What was highlighted in another answer is none of this one's.
    if (query !== offer.current.query) setActive(null);
    offer.current = { query, targets };
    const [first] = targets;
    if (waiting.current && query === search.query && first !== undefined) choose(first);
  }

  function enter() {
    const { query, targets } = offer.current;
    // What is highlighted is meant, also while the answer to a later text is on its way.
    const highlighted =
      activeId !== undefined && document.getElementById(activeId) !== null ? targets[active ?? 0] : undefined;
    if (highlighted !== undefined) {
      choose(highlighted);
      return;
    }
    if (query !== search.query) {
      waiting.current = true;
      return;
    }
    const target = targets[active ?? 0];
    if (target !== undefined) choose(target);
  }

  function move(step: 1 | -1) {
    const count = offer.current.targets.length;
    setOpen(true);
    if (!shown || count === 0) return;
    const from = active ?? (step === 1 ? -1 : 0);
    setActive((from + step + count) % count);
  }

  function type(text: string) {
    waiting.current = false;
    setOpen(true);
    setActive(null);
    search.type(text);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const clear = search.text === '' ? undefined : () => type('');
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: enter,
      Escape: shown ? () => setOpen(false) : clear,
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  }

  function onBlur(event: FocusEvent) {
    if (box.current?.contains(event.relatedTarget)) return;
    setOpen(false);
    setActive(null);
  }

  return (
    <div ref={box} role="search" className={styles.search}>
      <div className={styles.field}>
        <Search className={styles.glyph} size={20} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={200}
          aria-label={intl.formatMessage({ id: 'search.label' })}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={listId}
          aria-activedescendant={activeId}
          placeholder={intl.formatMessage({ id: 'search.placeholder' })}
          value={search.text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => {
            setOpen(true);
            search.refresh();
          }}
          onBlur={onBlur}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {search.text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={intl.formatMessage({ id: 'search.clear' })}
            onBlur={onBlur}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      {shown && (
        <div className={styles.popup}>
          {search.position !== null ? (
            <PositionResult
              listId={listId}
              query={search.query}
              position={search.position}
              active={active}
              onOffer={takeOffer}
              onChoose={choose}
            />
          ) : (
            search.queryRef !== null && (
              <ContentBoundary resetKey={search.queryRef} onRetry={search.retry}>
                <Suspense fallback={<SearchSkeleton />}>
                  <SearchResults
                    listId={listId}
                    queryRef={search.queryRef}
                    active={active}
                    onOffer={takeOffer}
                    onChoose={choose}
                  />
                </Suspense>
              </ContentBoundary>
            )
          )}
        </div>
      )}
    </div>
  );
}
