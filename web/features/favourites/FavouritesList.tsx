import type { ReactNode } from 'react';
import type { ViewTab } from '#common/urls/tabs.ts';
import { reloadOwnContent } from '#web/data/own/ownContent.ts';
import { Failure } from '#web/ui/feedback/Failure.tsx';
import { CardSkeletons } from '#web/ui/layout/CardSkeletons.tsx';
import { FavouriteGroups } from './FavouriteGroups.tsx';
import { useFavouritesState, useShownFavourites } from './favourites.ts';

interface Props {
  readonly tab: ViewTab;
  readonly withFiles?: boolean;
  /** Shown where there are no favourites. */
  readonly empty: ReactNode;
}

const SKELETON_CARDS = 3;

/** The user's favourites, with a skeleton until they are loaded. */
export function FavouritesList({ tab, withFiles = false, empty }: Props) {
  const state = useFavouritesState();
  const favourites = useShownFavourites();
  if (state.status === 'unknown') return <CardSkeletons count={SKELETON_CARDS} />;
  if (state.status === 'failed') return <Failure error={state.error} onRetry={reloadOwnContent} />;
  return favourites.length === 0 ? empty : <FavouriteGroups favourites={favourites} tab={tab} withFiles={withFiles} />;
}
