import { type FocusEvent, lazy, Suspense, useRef, useState } from 'react';
import type { Position } from '#common/geo/bounds.ts';
import { visitorLocator } from '#web/map/location/visitorLocation.ts';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { useStepTo, useViewLocation } from '#web/navigation/viewLocation.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { clearSearches, storeSearch } from './recentSearches.ts';
import { SearchField } from './SearchField.tsx';
import type { SearchOption } from './searchSections.ts';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { type PlaceTarget, urlOfTarget } from './searchTarget.ts';
import { useCombobox } from './useCombobox.ts';
import { useSearch } from './useSearch.ts';
import styles from './SearchBox.module.css';

const loadPopup = async () => ({ default: (await import('./SearchPopup.tsx')).SearchPopup });

/** Search field with its results: a combobox. Focus shows them, arrows move, Enter chooses, Escape closes (SPEC §2). */
export function SearchBox() {
  const search = useSearch();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [SearchPopup, setSearchPopup] = useState(() => lazy(loadPopup));
  const act = useAction();
  const combobox = useCombobox(search, act);

  function onBlur(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) combobox.close();
  }

  return (
    <div ref={box} role="search" className={styles.search}>
      <SearchField search={search} combobox={combobox} input={input} onBlur={onBlur} />
      {/* There before what it says, so that it is announced. */}
      <p className="spoken" role="status">
        {combobox.said}
      </p>
      {combobox.isShown && (
        // A press leaves the focus, and on a phone the keyboard, where it is: the popup closes when it is lost. Safari
        // focuses no button that is pressed.
        <div className={styles.popup} onPointerDown={(event) => event.preventDefault()}>
          <ContentBoundary resetKey={SearchPopup} onRetry={() => setSearchPopup(lazy(loadPopup))}>
            <Suspense fallback={<SearchSkeleton />}>
              <SearchPopup search={search} combobox={combobox} onBlur={onBlur} onLeave={() => input.current?.focus()} />
            </Suspense>
          </ContentBoundary>
        </div>
      )}
    </div>
  );
}

/** Does what choosing an option means. */
function useAction(): (option: SearchOption) => void {
  const goTo = useStepTo();
  const { tab, view } = useViewLocation();
  const lastList = useListToReturnTo();

  function show(target: PlaceTarget) {
    // Closes the keyboard of a phone too.
    focusContent();
    const filter = view.screen === 'attraction' ? lastList : view.filter;
    // Moving the camera of a list is no step of the history (RULINGS 1), nor is choosing what is open.
    goTo(urlOfTarget(tab, filter, target));
  }
  return (option) => {
    const { target } = option;
    if (target.type === 'clear') return clearSearches();
    if (target.type === 'near')
      return visitorLocator?.jump((position: Position) => show({ type: 'placeName', position }));
    storeSearch({ ...option, target });
    show(target);
  };
}
