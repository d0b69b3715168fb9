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
  /** `given`: the places come sorted and stay in that order. */
  order: 'best' | 'given';
}

const FRAGMENT = graphql`
  fragment ListCards_attractions on Attraction @relay(plural: true) {
    attractionId
    quality2
    pos
    properties {
      openingHours {
        state
      }
    }
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
`;

/** Cards of places in groups by category. */
export function ListCards({ attractionKeys, bounds, from, order }: Props) {
  const places = useFragment(FRAGMENT, attractionKeys);
  const score = scoreFor(from, bounds);
  return (
    <CategoryGroups
      items={order === 'given' ? places : bestFirst(places, score)}
      categoryOf={(place) => place.category}
      keyOf={(place) => place.attractionId}
      {...(order === 'best' && { worthOf: (place: Ranked) => Math.max(0, score(place)) })}
      renderCard={(place, under) => (
        <AttractionCard
          attractionKey={place}
          from={from}
          under={under}
          opening={place.properties.openingHours?.state ?? null}
        />
      )}
    />
  );
}
