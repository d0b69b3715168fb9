import { CloudDownload, Map } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Bounds } from '#common/geo/bounds.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import { SaveSlot } from '#web/features/offline/savedAreasPanel/SaveSlot.tsx';
import type { ToSave } from '#web/features/offline/savedAreasPanel/toSave.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { ListStatus } from './ListStatus.tsx';
import styles from './ListHeading.module.css';

interface Props {
  filter: ListFilter;
  title: ReactNode;
  /** The municipality that most of its places are in; null: unknown. */
  around: string | null;
  count: number;
  /** Bounds of the area that the list covers. */
  bounds: Bounds;
}

/**
 * Title of the list, where its places are and how many, a button that saves its area for use offline, and, where no map
 * is beside the list, a link to choose another area.
 */
export function ListHeading({ filter, title, around, count, bounds }: Props) {
  const { tab } = useViewLocation();
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h2 className={styles.heading}>{title}</h2>
        <div className={styles.actions}>
          <SaveArea bounds={bounds} />
          {tab === 'place' && (
            <Link className={styles.action} to={pathOf('map', { screen: 'list', filter })}>
              <Map size={20} aria-hidden="true" />
              <FormattedMessage id="list.changeArea" />
            </Link>
          )}
        </div>
      </div>
      <div className={styles.about}>
        {around !== null && (
          <span>
            <FormattedMessage id="list.around" values={{ place: around }} />
          </span>
        )}
        <ListStatus title={title}>
          {count > 0 && (
            <FormattedMessage id={count < LIST_CARDS_MAX ? 'list.count' : 'list.countBest'} values={{ count }} />
          )}
        </ListStatus>
      </div>
    </div>
  );
}

function SaveArea({ bounds }: { bounds: Bounds }) {
  const [toSave, setToSave] = useState<ToSave | null>(null);
  return (
    <>
      <button type="button" className={styles.action} onClick={() => setToSave({ by: 'bounds', bounds })}>
        <CloudDownload size={20} aria-hidden="true" />
        <FormattedMessage id="list.save" />
      </button>
      {toSave !== null && <SaveSlot of={toSave} onClose={() => setToSave(null)} />}
    </>
  );
}
