import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { DETAIL_FIRST_IMAGES } from '#common/limits.ts';
import { Section } from '#web/components/detail/Section.tsx';
import { pathOf, useViewLocation } from '#web/state/viewLocation.ts';
import type { placeImages_attraction$key } from '#web/__generated__/placeImages_attraction.graphql.ts';
import { PhotoButton } from './PhotoButton.tsx';
import { Picture } from './Picture.tsx';
import { type SampleImage, usePlaceImages } from './placeImages.ts';
import styles from './DetailPhotos.module.css';

/** The photos of a place that its head has not shown; of one without photos, those of what lies in it or along it. */
export function DetailPhotos({ attractionKey }: { attractionKey: placeImages_attraction$key }) {
  const { name, type, images, sampleImages } = usePlaceImages(attractionKey);
  const rest = images.slice(DETAIL_FIRST_IMAGES);
  if (rest.length > 0) {
    return (
      <Section title={<FormattedMessage id="images.title" />}>
        <ul className={styles.photos}>
          {rest.map((image, at) => (
            <li key={image.imageId} className={styles.square}>
              <PhotoButton image={image} name={name} number={DETAIL_FIRST_IMAGES + at + 1} thumb="200sq" />
            </li>
          ))}
        </ul>
      </Section>
    );
  }
  if (images.length > 0 || sampleImages.length === 0) return null;
  return (
    <Section title={<FormattedMessage id={type === 'PATH' ? 'images.along' : 'images.inside'} />}>
      <ul className={styles.samples}>
        {sampleImages.map((image) => (
          <Sample key={image.imageId} image={image} />
        ))}
      </ul>
    </Section>
  );
}

/** A photo of another place, which leads there. */
function Sample({ image }: { image: SampleImage }) {
  const { tab } = useViewLocation();
  const { attraction } = image;
  if (!attraction) return null;
  return (
    <li>
      <Link className={styles.sample} to={pathOf(tab, { screen: 'attraction', id: attraction.attractionId })}>
        <span className={styles.square}>
          <Picture image={image} alt="" thumb="200sq" />
        </span>
        {attraction.name}
      </Link>
    </li>
  );
}
