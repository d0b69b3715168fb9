import { CloudDownload, Map } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Bounds } from '#common/geo/bounds.ts';
import { LIST_CARDS_MAX } from '#common/limits.ts';
import type { ListFilter } from '#common/urls/viewLocation.ts';
import type { ToSave } from '#web/features/offline/savedAreasPanel/SaveDialog.tsx';
import { SaveSlot } from '#web/features/offline/savedAreasPanel/SaveSlot.tsx';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import styles from './ListHeading.module.css';

interface Props {
  filter: ListFilter;
  /** Name of the category that filters; null where a kind does. */
  category: string | null;
  count: number;
  /** Of what the list is. */
  bounds: Bounds;
}

/** What the list shows and how much of it, and how to keep it for use without a network; without the map beside it also the way to another area. */
export function ListHeading({ filter, category, count, bounds }: Props) {
  const { tab } = useViewLocation();
  const [toSave, setToSave] = useState<ToSave | null>(null);
  return (
    <div className={styles.head}>
      <h2 className={styles.heading}>
        {category ?? (filter.by === 'kind' && <FormattedMessage id={`kind.${filter.kind}`} />)}
      </h2>
      <output className={styles.count}>
        {count > 0 && (
          <FormattedMessage id={count < LIST_CARDS_MAX ? 'list.count' : 'list.countBest'} values={{ count }} />
        )}
      </output>
      <button type="button" className={styles.save} onClick={() => setToSave({ by: 'bounds', bounds })}>
        <CloudDownload size={20} aria-hidden="true" />
        <FormattedMessage id="list.save" />
      </button>
      {toSave !== null && <SaveSlot of={toSave} onClose={() => setToSave(null)} />}
      {tab === 'place' && (
        <Link className={styles.area} to={pathOf('map', { screen: 'list', filter })}>
          <Map size={20} aria-hidden="true" />
          <FormattedMessage id="list.changeArea" />
        </Link>
      )}
    </div>
  );
}
