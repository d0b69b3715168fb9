import { Suspense } from 'react';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { PositionResult } from './PositionResult.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import type { Combobox } from './useCombobox.ts';
import type { Search } from './useSearch.ts';
import styles from './SearchBox.module.css';

/** The results below the search field: a coordinate that was typed, else the answer of the server. */
export function SearchPopup({ search, combobox }: { search: Search; combobox: Combobox }) {
  const { position, queryRef } = search;
  const list = {
    listId: combobox.listId,
    active: combobox.active,
    onOffer: combobox.takeOffer,
    onChoose: combobox.choose,
  };
  return (
    <div className={styles.popup}>
      {position !== null ? (
        <PositionResult {...list} query={search.query} position={position} />
      ) : (
        queryRef !== null && (
          <ContentBoundary resetKey={queryRef} onRetry={search.retry}>
            <Suspense fallback={<SearchSkeleton />}>
              <SearchResults {...list} queryRef={queryRef} />
            </Suspense>
          </ContentBoundary>
        )
      )}
    </div>
  );
}
