import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import { useDeletedPhotos } from '#web/features/photos/photosStore.ts';
import { Picture } from '#web/features/photos/Picture.tsx';
import { preloadPopup } from '#web/features/photos/PopupSlot.tsx';
import { useImagePopup } from '#web/features/photos/useImagePopup.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { loadReportPhotos, type ReportPhoto } from './reportPhotos.ts';
import styles from './NotePhotos.module.css';

interface Props {
  /** GraphQL id of the report. */
  readonly id: string;
  /** The place whose page shows it. */
  readonly place: AttractionId;
  /** What was reported. */
  readonly what: string;
}

/** The approved photos of a report, small; nothing where there are none. */
export function NotePhotos({ id, place, what }: Props) {
  const [photos, setPhotos] = useState<readonly ReportPhoto[]>([]);
  const deleted = useDeletedPhotos();
  useEffect(() => loadReportPhotos(id, setPhotos), [id]);
  const shown = photos.filter(({ imageId }) => !deleted.has(imageId));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {shown.map((photo) => (
        <li key={photo.imageId}>
          <SmallPhoto photo={photo} place={place} what={what} />
        </li>
      ))}
    </ul>
  );
}

/** Opens in the popup where it is a photo of the place, and leads to its own place from others. */
function SmallPhoto({ photo, place, what }: Pick<Props, 'place' | 'what'> & { readonly photo: ReportPhoto }) {
  const intl = useIntl();
  const { open } = useImagePopup();
  const alt = intl.formatMessage({ id: 'conditions.photo' }, { what });
  const picture = <Picture image={photo} alt={alt} thumb="100sq" />;
  if (photo.place !== place)
    return (
      <Link className={styles.photo} to={pathOf('place', { screen: 'attraction', id: photo.place })}>
        {picture}
      </Link>
    );
  return (
    <button
      type="button"
      className={styles.photo}
      data-image={photo.imageId}
      aria-haspopup="dialog"
      onPointerEnter={preloadPopup}
      onFocus={preloadPopup}
      onClick={() => open(photo.imageId)}
    >
      {picture}
    </button>
  );
}
