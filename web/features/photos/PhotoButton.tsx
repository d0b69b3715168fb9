import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { ThumbSize } from '#common/places/imageFiles.ts';
import { Picture } from './Picture.tsx';
import type { PlacePhoto } from './placeImages.ts';
import { preloadPopup } from './PopupSlot.tsx';
import { useImagePopup } from './useImagePopup.ts';
import styles from './PhotoButton.module.css';

const WaitingBadge = lazy(async () => ({ default: (await import('./WaitingBadge.tsx')).WaitingBadge }));

interface Props {
  photo: PlacePhoto;
  /** Name of the place. */
  name: string;
  /** Its number among the photos of the place, from 1. */
  number: number;
  thumb: ThumbSize;
  sizes?: string;
  isWide?: boolean;
}

/** A photo that opens in the popup. A badge marks a photo that only the user sees yet. */
export function PhotoButton({ photo, name, number, thumb, sizes, isWide = false }: Props) {
  const intl = useIntl();
  const { open } = useImagePopup();
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
      <Picture
        image={photo}
        alt={intl.formatMessage({ id: 'images.alt' }, { name, number })}
        thumb={thumb}
        {...(sizes !== undefined && { sizes })}
        isWide={isWide}
      />
      {photo.isWaiting && (
        <Suspense fallback={null}>
          <span className={styles.state}>
            <WaitingBadge />
          </span>
        </Suspense>
      )}
    </button>
  );
}
