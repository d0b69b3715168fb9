import { Map } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { requestMapFocus } from '#web/navigation/mapFocus.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import styles from './DetailNavigation.module.css';

/**
 * Leads from a detail page to the same place on the map (SPEC §2 "Detail view"); where the map is shown beside the
 * detail, moves the map to the place.
 */
export function ShowOnMap({ view }: { view: ViewScreen }) {
  const { tab } = useViewLocation();
  if (tab === 'map') {
    return (
      <button type="button" className={styles.link} onClick={requestMapFocus}>
        <Map size={20} aria-hidden="true" />
        <FormattedMessage id="actions.showOnMap" />
      </button>
    );
  }
  return (
    <Link className={styles.link} to={pathOf('map', view)}>
      <Map size={20} aria-hidden="true" />
      <FormattedMessage id="detail.backToMap" />
    </Link>
  );
}
