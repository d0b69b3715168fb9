import { type FocusEvent, useRef } from 'react';
import { focusContent } from '#web/navigation/focusContent.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { useStepTo, useViewLocation } from '#web/navigation/viewLocation.ts';
import { SearchField } from './SearchField.tsx';
import { SearchPopup } from './SearchPopup.tsx';
import { type SearchTarget, urlOfTarget } from './searchTarget.ts';
import { useCombobox } from './useCombobox.ts';
import { useSearch } from './useSearch.ts';
import styles from './SearchBox.module.css';

/** Search field with its results: a combobox. Focus shows them, arrows move, Enter chooses, Escape closes (SPEC §2). */
export function SearchBox() {
  const goTo = useStepTo();
  const { tab, view } = useViewLocation();
  const lastList = useListToReturnTo();
  const search = useSearch();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const combobox = useCombobox(search, show);

  function show(target: SearchTarget) {
    // Closes the keyboard of a phone; focus then moves to the beginning of the new content.
    input.current?.blur();
    focusContent();
    const filter = view.screen === 'attraction' ? lastList : view.filter;
    // Moving the camera of a list is no step of the history (RULINGS 1), nor is choosing what is open.
    goTo(urlOfTarget(tab, filter, target));
  }

  function onBlur(event: FocusEvent) {
    if (!box.current?.contains(event.relatedTarget)) combobox.close();
  }

  return (
    <div ref={box} role="search" className={styles.search}>
      <SearchField search={search} combobox={combobox} input={input} onBlur={onBlur} />
      {combobox.isShown && <SearchPopup search={search} combobox={combobox} />}
    </div>
  );
}
