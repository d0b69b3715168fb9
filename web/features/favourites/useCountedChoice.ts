import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteCounts, FavouriteType } from '#common/places/favouriteTypes.ts';
import type { useCountedChoice_attraction$key } from '#web/__generated__/useCountedChoice_attraction.graphql.ts';
import { useFavouriteChoice } from './useFavouriteChoice.ts';

interface CountedChoice {
  readonly id: AttractionId;
  /** How many users gave each type, by the public answer, which may be a minute old. */
  readonly counts: FavouriteCounts;
  readonly shown: FavouriteType | null;
  readonly isReady: boolean;
  readonly onPress: (type: FavouriteType, click: { readonly detail: number }) => void;
}

/** The choice of a favourite on the page of a place, where the numbers of users follow it. */
export function useCountedChoice(attractionKey: useCountedChoice_attraction$key): CountedChoice {
  const { attractionId, name, pos, category, favouriteCounts } = useFragment(choosable, attractionKey);
  const setCounts = useSetCounts(favouriteCounts.__id);
  const { shown, isReady, press } = useFavouriteChoice({ attractionId, name, category, position: pos });
  return {
    id: attractionId,
    counts: favouriteCounts,
    shown,
    isReady,
    onPress: (type, click) => void press(type, click).then(setCounts),
  };
}

/**
 * Sets the counts of a place in the Relay store: the public answer, which caches hold for a minute, is replaced by the
 * mutation's.
 */
function useSetCounts(countsId: string): (counts: FavouriteCounts | null) => void {
  const environment = useRelayEnvironment();
  return (counts) => {
    if (counts === null) return;
    commitLocalUpdate(environment, (store) => {
      for (const [name, count] of Object.entries(counts)) store.get(countsId)?.setValue(count, name);
    });
  };
}

const choosable = graphql`
  fragment useCountedChoice_attraction on Attraction {
    attractionId
    name(language: $language)
    pos
    category {
      name(language: $language)
      family
      icon
    }
    favouriteCounts {
      __id
      best
      good
      todo
      bad
    }
  }
`;
