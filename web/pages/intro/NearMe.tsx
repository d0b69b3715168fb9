import { LocateFixed } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { urlOfTarget } from '#web/features/search/searchTarget.ts';
import { useTracking, visitorLocator } from '#web/map/location/visitorLocation.ts';
import { useListToReturnTo } from '#web/navigation/lastList.ts';
import styles from './IntroPage.module.css';

/** Opens the map where the visitor is; not rendered where the device has no geolocation. */
export function NearMe() {
  const navigate = useNavigate();
  const filter = useListToReturnTo();
  const { status } = useTracking();
  const locator = visitorLocator;
  if (locator === null) return null;
  return (
    <button
      type="button"
      className={styles.way}
      data-first
      onClick={() =>
        locator.jump((position) => void navigate(urlOfTarget('map', filter, { type: 'placeName', position })))
      }
    >
      <LocateFixed size={24} aria-hidden="true" />
      <FormattedMessage id={status === 'pending' ? 'location.pending' : 'search.near'} />
    </button>
  );
}
