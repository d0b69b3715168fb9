import { RefreshCw, Trash2, TriangleAlert } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { formatDate, formatTime } from '#common/format.ts';
import { cameraOfBounds } from '#common/geo/camera.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { DEFAULT_FILTER, formatLocation } from '#common/urls/viewLocation.ts';
import type { ListedArea } from '#web/features/offline/savedAreas/areas.ts';
import { sizeWords } from '#web/i18n/sizeWords.ts';
import { OutlineButton } from '#web/ui/buttons/OutlineButton.tsx';
import styles from './SavedAreas.module.css';

interface Props {
  readonly area: ListedArea;
  /** Some area is being saved, so that no other can be updated. */
  readonly isBusy: boolean;
  readonly onUpdate: (area: ListedArea) => void;
  readonly onDelete: (area: ListedArea) => void;
}

/** The size of map for which the area's camera is chosen, that of a phone, in pixels. */
const SCREEN = { width: 390, height: 500 };
const ZOOM_MAX = 14;

/** Texts of the button that saves the area again, by the state of the area. */
const UPDATE = {
  saved: { text: 'saved.update', of: 'saved.updateOf' },
  gone: { text: 'saved.again', of: 'saved.againOf' },
} as const;

/** A saved area: a link to it on the map, and buttons that update and delete it. */
export function AreaRow({ area, isBusy, onUpdate, onDelete }: Props) {
  const intl = useIntl();
  const { name } = area;
  const update = UPDATE[area.state];
  return (
    <div className={styles.area}>
      <p className={styles.name}>
        <Link to={pathTo(area)}>{name}</Link>
        {area.state === 'saved' && (
          <span className={styles.muted}>
            {formatDate(new Date(area.savedAt))} {formatTime(new Date(area.savedAt))} · {sizeWords(intl, area.bytes)}
          </span>
        )}
      </p>
      {area.state === 'gone' && <Gone />}
      <div className={styles.buttons}>
        <OutlineButton
          aria-disabled={isBusy}
          aria-label={intl.formatMessage({ id: update.of }, { name })}
          onClick={() => !isBusy && onUpdate(area)}
        >
          <RefreshCw size={18} aria-hidden="true" />
          <FormattedMessage id={update.text} />
        </OutlineButton>
        <OutlineButton
          isDangerous
          aria-disabled={isBusy}
          aria-label={intl.formatMessage({ id: 'saved.deleteOf' }, { name })}
          onClick={() => !isBusy && onDelete(area)}
        >
          <Trash2 size={18} aria-hidden="true" />
          <FormattedMessage id="saved.delete" />
        </OutlineButton>
      </div>
    </div>
  );
}

function Gone() {
  return (
    <p className={styles.gone}>
      <TriangleAlert size={20} aria-hidden="true" />
      <FormattedMessage id="saved.gone" />
    </p>
  );
}

/** Path of the map that shows the area, with the place for which it was saved. */
function pathTo({ bounds, placeId }: ListedArea): string {
  const view =
    placeId === null
      ? ({ screen: 'list', filter: DEFAULT_FILTER } as const)
      : ({ screen: 'attraction', id: attractionId(placeId) } as const);
  return formatLocation({ tab: 'map', view, camera: cameraOfBounds(bounds, SCREEN, ZOOM_MAX) });
}
