import { ChevronLeft, Map } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { pathOf, useViewLocation } from '#web/state/viewLocation.ts';
import type { DetailNavigation_attraction$key } from '#web/__generated__/DetailNavigation_attraction.graphql.ts';
import { FullListLink } from './FullListLink.tsx';
import styles from './DetailNavigation.module.css';

/** The ways out of a place: to what it lies in, else to the full list; back to the map from the place tab (SPEC §2 "Detail view"). */
export function DetailNavigation({ attractionKey }: { attractionKey: DetailNavigation_attraction$key }) {
  const { attractionId, parent } = useFragment(
    graphql`
      fragment DetailNavigation_attraction on Attraction {
        attractionId
        parent {
          attractionId
          name(language: $language)
        }
      }
    `,
    attractionKey,
  );
  const { tab } = useViewLocation();
  return (
    <div className={styles.ways}>
      {parent ? (
        <Link className={styles.link} to={pathOf(tab, { screen: 'attraction', id: parent.attractionId })}>
          <ChevronLeft size={20} aria-hidden="true" />
          <span>{parent.name}</span>
        </Link>
      ) : (
        <FullListLink />
      )}
      {tab === 'place' && (
        <Link className={styles.link} to={pathOf('map', { screen: 'attraction', id: attractionId })}>
          <Map size={20} aria-hidden="true" />
          <FormattedMessage id="detail.backToMap" />
        </Link>
      )}
    </div>
  );
}
