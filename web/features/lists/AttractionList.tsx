import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { centreOf } from '#common/geo/bounds.ts';
import { DEFAULT_FILTER, formatLocation, type ListFilter } from '#common/urls/viewLocation.ts';
import type { AttractionListQuery } from '#web/__generated__/AttractionListQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { useUserPosition } from '#web/map/location/userPosition.ts';
import { useViewLocation } from '#web/navigation/viewLocation.ts';
import { municipalityAround } from './around.ts';
import { chipOf } from './chips.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListCards } from './ListCards.tsx';
import { ListHeading } from './ListHeading.tsx';
import { ListStatus } from './ListStatus.tsx';
import { NearestNotice } from './NearestNotice.tsx';
import styles from './AttractionList.module.css';

interface Props {
  filter: ListFilter;
  queryRef: PreloadedQuery<AttractionListQuery>;
}

const QUERY = graphql`
  query AttractionListQuery(
    $bounds: Bounds!
    $category: String
    $filter: AttractionFilter
    $kind: Kind
    $near: Position
    $sort: ListSort
    $language: Language!
  )
  @preloadable
  @throwOnFieldError {
    category(slug: $category) {
      name(language: $language)
    }
    attractionLists(bounds: $bounds, category: $category, filter: $filter, kind: $kind, near: $near, sort: $sort) {
      best {
        id
        admin(language: $language)
        ...ListCards_attractions
      }
      raised {
        ...ListCards_raised
      }
      closest {
        id
        pos
        ...ListCards_attractions
      }
    }
  }
`;

/** The best places of the map's area, or the nearest ones outside it (SPEC §2 "List view"). */
export function AttractionList({ filter, queryRef }: Props) {
  useRetained(queryRef);
  const { category, attractionLists } = usePreloadedQuery<AttractionListQuery>(QUERY, queryRef);
  const visitor = useUserPosition();

  const isUnknown = filter.by === 'category' && !category;
  useDefaultKind(isUnknown);
  if (isUnknown) return null;

  const { bounds, sort } = queryRef.variables;
  const { best, closest, raised } = attractionLists;
  const order = sort === 'best' || sort === 'now' ? 'best' : 'given';
  const chip = chipOf(filter);
  const title = chip ? <FormattedMessage id={chip.text} /> : category?.name;
  return (
    <div className={styles.list} data-printed>
      <ListHeading
        filter={filter}
        title={title}
        around={municipalityAround(best)}
        count={best.length}
        bounds={bounds}
      />
      {/* Always rendered: a screen reader announces only changes of an existing status element. */}
      <ListStatus title={title} className={styles.said}>
        {best.length + closest.length === 0 ? (
          <EmptyList id="list.empty" filter={filter} />
        ) : (
          best.length === 0 && <NearestNotice filter={filter} positions={closest.map(({ pos }) => pos)} />
        )}
      </ListStatus>
      {best.length > 0 ? (
        <ListCards attractionKeys={best} raisedKeys={raised} bounds={bounds} from={visitor} order={order} />
      ) : (
        closest.length > 0 && (
          <ListCards attractionKeys={closest} bounds={bounds} from={visitor ?? centreOf(bounds)} order="given" />
        )
      )}
    </div>
  );
}

/**
 * Replaces the URL of an unknown category by that of the default kind (RULINGS 6); once more when the map has written
 * its camera into the URL meanwhile.
 */
function useDefaultKind(isUnknown: boolean): void {
  const { tab, camera } = useViewLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isUnknown)
      void navigate(formatLocation({ tab, view: { screen: 'list', filter: DEFAULT_FILTER }, camera }), {
        replace: true,
      });
  }, [isUnknown, tab, camera, navigate]);
}
