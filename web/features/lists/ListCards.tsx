import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { formatDistance } from '#common/format.ts';
import { type Bounds, centreOf, type Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { ListCards_attractions$key } from '#web/__generated__/ListCards_attractions.graphql.ts';
import type { ListCards_raised$key } from '#web/__generated__/ListCards_raised.graphql.ts';
import { AttractionCard } from './card/AttractionCard.tsx';
import { CategoryGroups } from './CategoryGroups.tsx';
import { bestFirst, type Ranked, scoreFor } from './order.ts';

interface Props {
  attractionKeys: ListCards_attractions$key;
  /** How the moment moves some of them. */
  raisedKeys?: ListCards_raised$key;
  bounds: Bounds;
  /** Distances are measured from this position; null: none are shown. */
  from: Position | null;
  /** `given`: the places come sorted and stay in that order. */
  order: 'best' | 'given';
}

interface Listed extends Ranked {
  readonly attractionId: AttractionId;
}

const NO_KEYS: ListCards_raised$key = [];

const FRAGMENT = graphql`
  fragment ListCards_attractions on Attraction @relay(plural: true) {
    attractionId
    name(language: $language)
    quality2
    pos
    properties {
      shortAddress(language: $language)
      openingHours {
        state
        nextChange
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

const RAISED = graphql`
  fragment ListCards_raised on RaisedAttraction @relay(plural: true) {
    attractionId
    points
    reason
  }
`;

/** Cards of places in groups by category. */
export function ListCards({ attractionKeys, raisedKeys = NO_KEYS, bounds, from, order }: Props) {
  const places = useFragment(FRAGMENT, attractionKeys);
  const raises = new Map(useFragment(RAISED, raisedKeys).map((raise) => [raise.attractionId, raise]));
  const intl = useIntl();
  const unmoved = scoreFor(from, bounds);
  const score = (place: Listed) => unmoved(place) + (raises.get(place.attractionId)?.points ?? 0);
  const names = places.map(({ name }) => name);
  const isOneOfSeveral = ({ name }: (typeof places)[number]) => names.indexOf(name) !== names.lastIndexOf(name);
  /** Where places of one name are: their streets; else how far from the visitor, or from the middle of the list. */
  const streetOf = (place: (typeof places)[number]) => (isOneOfSeveral(place) && place.properties.shortAddress) || null;
  function apart(place: (typeof places)[number]) {
    if (from !== null || !isOneOfSeveral(place) || streetOf(place) !== null) return null;
    const distance = formatDistance(distanceKm(centreOf(bounds), place.pos));
    return intl.formatMessage({ id: 'card.fromMiddle' }, { distance });
  }
  function noteOf(place: (typeof places)[number]) {
    const reason = raises.get(place.attractionId)?.reason;
    const notes = [apart(place), reason && intl.formatMessage({ id: `raise.${reason}` })].filter(Boolean);
    return notes.length > 0 ? notes.join(' · ') : null;
  }
  return (
    <CategoryGroups
      items={order === 'given' ? places : bestFirst(places, score)}
      categoryOf={(place) => place.category}
      keyOf={(place) => place.attractionId}
      {...(order === 'best' && { worthOf: (place: Listed) => Math.max(0, score(place)) })}
      renderCard={(place, under) => (
        <AttractionCard
          attractionKey={place}
          from={from}
          note={noteOf(place)}
          street={streetOf(place)}
          under={under}
          opening={place.properties.openingHours ?? null}
        />
      )}
    />
  );
}
