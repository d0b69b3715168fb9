import { DETAIL_FIRST_IMAGES } from '#common/limits.ts';
import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import { PhotoButton } from './PhotoButton.tsx';
import { usePlaceImages } from './placeImages.ts';
import styles from './DetailImages.module.css';

/** The first photos of a place, at the head of its detail (SPEC §2); nothing where there are none. */
export function DetailImages({ attractionKey }: { attractionKey: placeImages_attraction$key }) {
  const { name, images } = usePlaceImages(attractionKey);
  const first = images.slice(0, DETAIL_FIRST_IMAGES);
  if (first.length === 0) return null;
  const isAlone = first.length === 1;
  return (
    <ul className={styles.strip} data-alone={isAlone || undefined}>
      {first.map((image, at) => (
        <li key={image.imageId} className={styles.frame}>
          <PhotoButton image={image} name={name} number={at + 1} thumb="240" sizes={isAlone ? '(max-width: 640px) 100vw, 640px' : '(max-width: 900px) 50vw, 360px'} />
        </li>
      ))}
    </ul>
  );
}
