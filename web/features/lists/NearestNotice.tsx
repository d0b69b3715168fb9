import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { boundsOf, type Position } from '#common/geo/bounds.ts';
import { cameraOfBounds } from '#common/geo/camera.ts';
import { LIST_CAMERA_MAX_ZOOM } from '#common/limits.ts';
import { formatLocation, type ListFilter } from '#common/urls/viewLocation.ts';
import { useViewLocation } from '#web/navigation/viewLocation.ts';
import styles from './NearestNotice.module.css';

/** So many of the nearest places shall be seen: the farthest may be at the other end of the country. */
const SEEN = 5;
/** Of a phone's map above the sheet, px. */
const SMALL_MAP = { width: 320, height: 320 };

/** Says above the nearest places that the map's area has none (SPEC §2), with a link that moves the map to them. */
export function NearestNotice({ filter, positions }: { filter: ListFilter; positions: readonly Position[] }) {
  const { tab } = useViewLocation();
  const camera = cameraOfBounds(boundsOf(positions.slice(0, SEEN)), SMALL_MAP, LIST_CAMERA_MAX_ZOOM);
  return (
    <p className={styles.notice}>
      <FormattedMessage id="list.nearest" />
      <Link className={styles.move} to={formatLocation({ tab, view: { screen: 'list', filter }, camera })}>
        <FormattedMessage id={tab === 'map' ? 'list.showNearest' : 'list.moveToNearest'} />
      </Link>
    </p>
  );
}
