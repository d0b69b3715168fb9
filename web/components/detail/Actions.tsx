import { Map, Navigation } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Position } from '#common/bounds.ts';
import type { ViewScreen } from '#common/viewLocation.ts';
import { requestMapFocus } from '#web/state/mapFocus.ts';
import { pathOf, useViewLocation } from '#web/state/viewLocation.ts';
import { directionsUrl } from './externalLinks.ts';
import { DownloadAction } from './DownloadAction.tsx';
import { ShareAction } from './ShareAction.tsx';
import styles from './Actions.module.css';

/** Equal buttons for what one can do with a place or a point: go there, share it, keep it, see it on the map. */
export function Actions({ title, position, view }: { title: string; position: Position; view: ViewScreen }) {
  const { tab } = useViewLocation();
  const kept = view.screen === 'attraction' ? view.id : null;
  const show = (
    <>
      <Map size={22} aria-hidden="true" />
      <FormattedMessage id="actions.showOnMap" />
    </>
  );
  return (
    <ul className={styles.actions} data-files={kept !== null}>
      <li>
        <a className={styles.action} href={directionsUrl(position)} target="_blank" rel="noopener noreferrer">
          <Navigation size={22} aria-hidden="true" />
          <FormattedMessage id="actions.directions" />
        </a>
      </li>
      <li>
        <ShareAction title={title} />
      </li>
      {kept !== null && (
        <li>
          <DownloadAction id={kept} />
        </li>
      )}
      <li>
        {tab === 'map' ? (
          <button type="button" className={styles.action} onClick={requestMapFocus}>
            {show}
          </button>
        ) : (
          <Link className={styles.action} to={pathOf('map', view)}>
            {show}
          </Link>
        )}
      </li>
    </ul>
  );
}
