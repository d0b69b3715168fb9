import { useIntl } from 'react-intl';
import type { ThumbSize } from '#common/imageFiles.ts';
import { Picture } from './Picture.tsx';
import type { PlaceImage } from './placeImages.ts';
import { preloadPopup } from './PopupSlot.tsx';
import { useImagePopup } from './useImagePopup.ts';
import styles from './PhotoButton.module.css';

interface Props {
  image: PlaceImage;
  /** Name of the place. */
  name: string;
  /** Its number among the photos of the place, from 1. */
  number: number;
  thumb: ThumbSize;
  sizes?: string;
}

/** A photo that opens in the popup. */
export function PhotoButton({ image, name, number, thumb, sizes }: Props) {
  const intl = useIntl();
  const { open } = useImagePopup();
  return (
    <button
      type="button"
      className={styles.photo}
      data-image={image.imageId}
      aria-haspopup="dialog"
      onPointerEnter={preloadPopup}
      onFocus={preloadPopup}
      onClick={() => open(image.imageId)}
    >
      <Picture image={image} alt={intl.formatMessage({ id: 'images.alt' }, { name, number })} thumb={thumb} {...(sizes !== undefined && { sizes })} />
    </button>
  );
}
