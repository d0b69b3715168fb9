import { RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate, formatTime } from '#common/format.ts';
import { cameraOfBounds } from '#common/geo/camera.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { DEFAULT_FILTER, formatLocation } from '#common/urls/viewLocation.ts';
import type { ListedArea } from '#web/features/offline/savedAreas/areas.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import { sizeWords } from './sizeWords.ts';
import styles from './SavedAreas.module.css';

interface Props {
  readonly area: ListedArea;
  /** An area is being saved: one after the other. */
  readonly isBusy: boolean;
  readonly onUpdate: (area: ListedArea) => void;
  readonly onDelete: (area: ListedArea) => void;
}

/** Screen on which an area is opened, pixels: that of a phone. */
const SCREEN = { width: 390, height: 500 };
const ZOOM_MAX = 14;

/** What the button is called that fetches it anew. */
const AGAIN = {
  saved: { text: 'saved.update', of: 'saved.updateOf' },
  gone: { text: 'saved.again', of: 'saved.againOf' },
} as const;

/** A saved area: it leads to where it is. */
export function AreaRow({ area, isBusy, onUpdate, onDelete }: Props) {
  const intl = useIntl();
  const { name, bounds, placeId } = area;
  const again = AGAIN[area.state];
  const view =
    placeId === null
      ? ({ screen: 'list', filter: DEFAULT_FILTER } as const)
      : ({ screen: 'attraction', id: attractionId(placeId) } as const);
  return (
    <div className={styles.area}>
      <p className={styles.name}>
        <Link to={formatLocation({ tab: 'map', view, camera: cameraOfBounds(bounds, SCREEN, ZOOM_MAX) })}>{name}</Link>
        {area.state === 'saved' && (
          <span className={styles.muted}>
            {formatDate(new Date(area.savedAt))} {formatTime(new Date(area.savedAt))} · {sizeWords(intl, area.bytes)}
          </span>
        )}
      </p>
      {area.state === 'gone' && (
        <p className={styles.gone}>
          <TriangleAlert size={20} aria-hidden="true" />
          <FormattedMessage id="saved.gone" />
        </p>
      )}
      <div className={styles.buttons}>
        <OutlineButton
          aria-disabled={isBusy}
          aria-label={intl.formatMessage({ id: again.of }, { name })}
          onClick={() => !isBusy && onUpdate(area)}
        >
          <RefreshCw size={18} aria-hidden="true" />
          <FormattedMessage id={again.text} />
        </OutlineButton>
        <OutlineButton
          isDangerous
          aria-label={intl.formatMessage({ id: 'saved.deleteOf' }, { name })}
          onClick={() => onDelete(area)}
        >
          <Trash2 size={18} aria-hidden="true" />
          <FormattedMessage id="saved.delete" />
        </OutlineButton>
      </div>
    </div>
  );
}
