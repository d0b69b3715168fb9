import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Section } from '#web/components/detail/Section.tsx';
import type { DetailPhotos_attraction$key } from '#web/__generated__/DetailPhotos_attraction.graphql.ts';
import { PhotoButton } from './PhotoButton.tsx';
import { isAtHead, usePlaceImages } from './placeImages.ts';
import { SamplePhotos } from './SamplePhotos.tsx';
import styles from './DetailPhotos.module.css';

/** The photos of a place that its head does not show; of one without photos, those of what lies in it or along it. */
export function DetailPhotos({ attractionKey }: { attractionKey: DetailPhotos_attraction$key }) {
  const attraction = useFragment(
    graphql`
      fragment DetailPhotos_attraction on Attraction {
        ...placeImages_attraction
        ...SamplePhotos_attraction
      }
    `,
    attractionKey,
  );
  const { name, photos } = usePlaceImages(attraction);
  if (photos.length === 0) return <SamplePhotos attractionKey={attraction} />;
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
