import { ChevronLeft } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { DetailNavigation_attraction$key } from '#web/__generated__/DetailNavigation_attraction.graphql.ts';
import { FullListLink } from '#web/features/detail/FullListLink.tsx';
import { ShowOnMap } from '#web/features/detail/ShowOnMap.tsx';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { CutName } from '#web/ui/layout/CutName.tsx';
import styles from '#web/features/detail/DetailNavigation.module.css';

interface Props {
  readonly id: AttractionId;
  readonly attractionKey: DetailNavigation_attraction$key;
}

/** Links away from a place: to its parent place, or else to the full list; and to the map (SPEC §2 "Detail view"). */
export function DetailNavigation({ id, attractionKey }: Props) {
  const { parent } = useFragment(
    graphql`
      fragment DetailNavigation_attraction on Attraction {
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
          <span>
            <CutName name={parent.name} />
          </span>
        </Link>
      ) : (
        <FullListLink />
      )}
      <ShowOnMap view={{ screen: 'attraction', id }} />
    </div>
  );
}
