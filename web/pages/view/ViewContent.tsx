import { lazy, Suspense, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRevalidator } from 'react-router-dom';
import type { ViewTab } from '#common/urls/tabs.ts';
import { formatLocation } from '#common/urls/viewLocation.ts';
import { DetailSkeleton } from '#web/features/detail/DetailSkeleton.tsx';
import { showFavouritesOnMap, useFavouritesOnMap } from '#web/features/favourites/favourites.ts';
import { AttractionList } from '#web/features/lists/AttractionList.tsx';
import { EmptyList } from '#web/features/lists/EmptyList.tsx';
import { ListStatus } from '#web/features/lists/ListStatus.tsx';
import { setLastList } from '#web/navigation/lastList.ts';
import { useDocumentTitle } from '#web/navigation/useDocumentTitle.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { CardSkeletons } from '#web/ui/layout/CardSkeletons.tsx';
import { resetViews, type LoadedView } from './loadView.ts';
import { AttractionDetail, OwnPlaceDetail, PointDetail } from './screens.ts';
import styles from './ViewContent.module.css';

// Only a user who is logged in has own places.
const FavouritesList = lazy(async () => ({
  default: (await import('#web/features/favourites/FavouritesList.tsx')).FavouritesList,
}));

// The list is read before anybody chooses among its places.
const FilterBar = lazy(async () => ({ default: (await import('#web/features/filters/FilterBar.tsx')).FilterBar }));

const ListedFavourites = lazy(async () => ({
  default: (await import('#web/features/filters/ListedFavourites.tsx')).ListedFavourites,
}));

const SKELETON_CARDS = 6;

/**
 * List, place or point of the URL. A list that is asked for other bounds, features or another order stays until the
 * new one is here; any other change begins anew.
 */
export function ViewContent({ tab, view }: { tab: ViewTab; view: LoadedView }) {
  const { revalidate } = useRevalidator();
  // Other filters change the list, and do not begin another one.
  const begun = view.screen === 'list' ? { ...view, filter: { ...view.filter, facets: undefined } } : view;
  const key = formatLocation({ tab, view: begun, camera: null });
  function retry() {
    resetViews();
    void revalidate();
  }
  return (
    <ContentBoundary resetKey={'query' in view ? (view.query ?? key) : key} onRetry={retry}>
      <Suspense
        key={key}
        fallback={view.screen === 'list' ? <CardSkeletons count={SKELETON_CARDS} /> : <DetailSkeleton />}
      >
        {view.screen === 'list' && <ListScreen tab={tab} view={view} />}
        {view.screen === 'attraction' &&
          (view.query === null ? <OwnPlaceDetail id={view.id} /> : <AttractionDetail queryRef={view.query} />)}
        {view.screen === 'point' && <PointDetail position={view.position} filter={view.filter} />}
      </Suspense>
    </ContentBoundary>
  );
}

function ListScreen({ tab, view: { filter, query } }: { tab: ViewTab; view: Extract<LoadedView, { screen: 'list' }> }) {
  const intl = useIntl();
  useDocumentTitle([intl.formatMessage({ id: `nav.${tab}` })]);
  useEffect(() => {
    // Another list replaces the favourites on the map too (SPEC §4).
    if (setLastList(filter)) showFavouritesOnMap(false);
  }, [filter]);
  if (useFavouritesOnMap())
    return <FavouritesList tab={tab} empty={<FormattedMessage id="favourites.empty" tagName="p" />} />;
  const favourites = filter.facets?.favourites ?? null;
  if (query === null && favourites === null)
    return (
      <ListStatus title={<FormattedMessage id="kind.none" />}>
        <EmptyList id="list.chooseKind" filter={filter} />
      </ListStatus>
    );
  return (
    <>
      {favourites !== null && (
        <Suspense>
          <ListedFavourites which={favourites} />
        </Suspense>
      )}
      <div className={styles.filters}>
        <Suspense>
          <FilterBar tab={tab} filter={filter} variables={query?.variables ?? null} />
        </Suspense>
      </div>
      {query === null ? <CardSkeletons count={SKELETON_CARDS} /> : <AttractionList filter={filter} queryRef={query} />}
    </>
  );
}
