import { FormattedMessage } from 'react-intl';
import { formatDate } from '#common/format.ts';
import { CreditLine } from './CreditLine.tsx';
import type { PlacePhoto } from './placeImages.ts';
import styles from './ImagePopup.module.css';

/** The author and the date of a photo. */
export function ImageCaption({ photo: { username, created, credit } }: { photo: PlacePhoto }) {
  const date = formatDate(new Date(created));
  if (credit !== null)
    return (
      <p className={styles.caption}>
        <CreditLine credit={credit} />
      </p>
    );
  return (
    <p className={styles.caption}>
      {username !== null ? (
        <FormattedMessage id="images.by" values={{ name: <bdi>{username}</bdi>, date }} />
      ) : (
        <FormattedMessage id="images.byFormer" values={{ date }} />
      )}
    </p>
  );
}
