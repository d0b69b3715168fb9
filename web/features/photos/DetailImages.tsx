import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import { CoverMark } from './CoverMark.tsx';
import { CreditLine } from './CreditLine.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { isAtHead, usePlaceImages } from './placeImages.ts';
import styles from './DetailImages.module.css';

/** The first photos of a place, at the head of its detail (SPEC §2); nothing where there are none. */
export function DetailImages({ attractionKey }: { attractionKey: placeImages_attraction$key }) {
  const { name, photos } = usePlaceImages(attractionKey);
  const first = photos.filter(isAtHead);
  if (first.length === 0) return null;
  const isAlone = first.length === 1;
  return (
    <ul className={styles.strip} data-alone={isAlone || undefined}>
      {first.map((photo, at) => (
        <li key={photo.imageId} className={styles.frame}>
          <PhotoButton
            photo={photo}
            name={name}
            number={at + 1}
            thumb="240"
            sizes={isAlone ? '(max-width: 640px) 100vw, 640px' : '(max-width: 900px) 50vw, 360px'}
            isWide={isAlone}
          />
          {photo.heart && <CoverMark />}
          {photo.credit !== null && (
            <p className={styles.credit}>
              <CreditLine credit={photo.credit} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
