import { type FocusEvent, Suspense } from 'react';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { PositionResult } from './PositionResult.tsx';
import { SearchResults } from './SearchResults.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';
import { StartOffers } from './StartOffers.tsx';
import type { Combobox } from './useCombobox.ts';
import type { Search } from './useSearch.ts';

interface Props {
  readonly search: Search;
  readonly combobox: Combobox;
  /** Called when a control of the popup has lost the focus. */
  readonly onBlur: (event: FocusEvent) => void;
  /** Puts the focus into the field. */
  readonly onLeave: () => void;
}

/** What stands below the search field: a coordinate that was typed, the answer of the server, or where to begin. */
export function SearchPopup({ search, combobox, onBlur, onLeave }: Props) {
  const { position, query, queryRef } = search;
  const list = {
    listId: combobox.listId,
    active: combobox.active,
    onOffer: combobox.takeOffer,
    onChoose: combobox.choose,
  };
  if (position !== null) return <PositionResult {...list} query={query} position={position} />;
  if (queryRef === null) return <StartOffers {...list} query="" withRecent />;
  return (
    <ContentBoundary resetKey={queryRef} onRetry={search.retry}>
      <Suspense fallback={<SearchSkeleton />}>
        <SearchResults
          {...list}
          queryRef={queryRef}
          onBlur={onBlur}
          onLeave={onLeave}
          onRewrite={(line) => {
            combobox.type(line);
            onLeave();
          }}
        />
      </Suspense>
    </ContentBoundary>
  );
}
