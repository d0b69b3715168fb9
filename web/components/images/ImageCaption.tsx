import { FormattedMessage } from 'react-intl';
import { formatDate } from '#common/format.ts';
import type { PlaceImage } from './placeImages.ts';
import styles from './ImagePopup.module.css';

/** Who took a photo, and when it came. */
export function ImageCaption({ image: { username, created } }: { image: PlaceImage }) {
  const date = formatDate(new Date(created));
  return (
    <p className={styles.caption}>
      {typeof username === 'string' ? <FormattedMessage id="images.by" values={{ name: username, date }} /> : <FormattedMessage id="images.byFormer" values={{ date }} />}
    </p>
  );
}
