import { Map, X } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ViewScreen } from '#common/urls/viewLocation.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import { requestMapFocus } from '#web/navigation/mapFocus.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import styles from './DetailNavigation.module.css';

/**
 * Leads from a detail page to the same place on the map (SPEC §2 "Detail view"); where the map is shown beside the
 * detail, moves the map to the place, and closes the detail.
 */
export function ShowOnMap({ view }: { view: ViewScreen }) {
  const { tab } = useViewLocation();
  if (tab === 'map') {
    return (
      <div className={styles.onMap}>
        <button type="button" className={styles.link} onClick={requestMapFocus}>
          <Map size={20} aria-hidden="true" />
          <FormattedMessage id="actions.showOnMap" />
        </button>
        <Close />
      </div>
    );
  }
  return (
    <Link className={styles.link} to={pathOf('map', view)}>
      <Map size={20} aria-hidden="true" />
      <FormattedMessage id="detail.backToMap" />
    </Link>
  );
}

/** Leads from the detail to the list that was shown last, as a tap on the empty map does. */
function Close() {
  const filter = useListToReturnTo();
  const label = useIntl().formatMessage({ id: 'detail.close' });
  return (
    <Link className={styles.close} to={pathOf('map', { screen: 'list', filter })} aria-label={label} title={label}>
      <X size={22} aria-hidden="true" />
    </Link>
  );
}
