import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatDistance } from '#common/format.ts';
import { type Bounds, centreOf, type Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
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
    name(language: $language)
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
  const intl = useIntl();
  const score = scoreFor(from, bounds);
  const names = places.map(({ name }) => name);
  /** Where places of one name are: the cards say how far from the visitor, else how far from the middle of the list. */
  function apart({ name, pos }: { readonly name: string; readonly pos: Position }) {
    if (from !== null || names.indexOf(name) === names.lastIndexOf(name)) return null;
    const distance = formatDistance(distanceKm(centreOf(bounds), pos));
    return intl.formatMessage({ id: 'card.fromMiddle' }, { distance });
  }
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
          note={apart(place)}
          under={under}
          opening={place.properties.openingHours?.state ?? null}
        />
      )}
    />
  );
}
