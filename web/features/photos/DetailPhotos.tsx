import { FormattedMessage } from 'react-intl';
import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import type { SamplePhotos_attraction$key } from '#web/__generated__/SamplePhotos_attraction.graphql.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { PhotoButton } from './PhotoButton.tsx';
import { isAtHead, usePlaceImages } from './placeImages.ts';
import { SamplePhotos } from './SamplePhotos.tsx';
import styles from './DetailPhotos.module.css';

/** The photos of a place that its head does not show; of one without photos, those of what lies in it or along it. */
export function DetailPhotos({
  attractionKey,
}: {
  attractionKey: placeImages_attraction$key & SamplePhotos_attraction$key;
}) {
  const { name, photos } = usePlaceImages(attractionKey);
  if (photos.length === 0) return <SamplePhotos attractionKey={attractionKey} />;
  const first = photos.findIndex((photo, at) => !isAtHead(photo, at));
  if (first === -1) return null;
  return (
    <Section title={<FormattedMessage id="images.title" />} anchor="photos">
      <ul className={styles.photos}>
        {photos.slice(first).map((photo, at) => (
          <li key={photo.imageId} className={styles.square}>
            <PhotoButton photo={photo} name={name} number={first + at + 1} thumb="200sq" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
