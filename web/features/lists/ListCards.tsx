import { graphql, useFragment } from 'react-relay';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { ListCards_attractions$key } from '#web/__generated__/ListCards_attractions.graphql.ts';
import { AttractionCard } from './card/AttractionCard.tsx';
import { CategoryGroups } from './CategoryGroups.tsx';
import { bestFirst, type Ranked, scoreFor } from './order.ts';

interface Props {
  attractionKeys: ListCards_attractions$key;
  bounds: Bounds;
  /** Distances are measured from this position; null: none are shown. */
  from: Position | null;
  /** The places come sorted, the nearest first, and stay in that order. */
  inOrder?: boolean;
}

/** Cards of places in groups by category, the best places first. */
export function ListCards({ attractionKeys, bounds, from, inOrder = false }: Props) {
  const places = useFragment(
    graphql`
      fragment ListCards_attractions on Attraction @relay(plural: true) {
        attractionId
        quality2
        pos
        category {
          family
          group {
            key
            name(language: $language)
            primary
            icon
          }
        }
        ...AttractionCard_attraction
      }
    `,
    attractionKeys,
  );
  const score = scoreFor(from, bounds);
  return (
    <CategoryGroups
      items={inOrder ? places : bestFirst(places, score)}
      categoryOf={(place) => place.category}
      keyOf={(place) => place.attractionId}
      {...(!inOrder && { worthOf: (place: Ranked) => Math.max(0, score(place)) })}
      renderCard={(place, under) => <AttractionCard attractionKey={place} from={from} under={under} />}
    />
  );
}
