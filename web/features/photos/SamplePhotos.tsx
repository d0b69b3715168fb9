import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { SamplePhotos_attraction$key } from '#web/__generated__/SamplePhotos_attraction.graphql.ts';
import { pathOf, useViewLocation } from '#web/navigation/viewLocation.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { readPictured } from './photo.ts';
import { type Pictured, useDeletedPhotos } from './photosStore.ts';
import { Picture } from './Picture.tsx';
import styles from './DetailPhotos.module.css';

/** Photos of what lies in a place or along it; nothing where there are none. */
export function SamplePhotos({ attractionKey }: { attractionKey: SamplePhotos_attraction$key }) {
  const { type, sampleImages } = useFragment(
    graphql`
      fragment SamplePhotos_attraction on Attraction {
        type
        sampleImages {
          ...photo_picture
          attraction {
            attractionId
            name(language: $language)
          }
        }
      }
    `,
    attractionKey,
  );
  const deleted = useDeletedPhotos();
  const samples = sampleImages
    .flatMap((image) => (image.attraction ? [{ picture: readPictured(image), place: image.attraction }] : []))
    .filter(({ picture }) => !deleted.has(picture.imageId));
  if (samples.length === 0) return null;
  return (
    <Section title={<FormattedMessage id={type === 'PATH' ? 'images.along' : 'images.inside'} />}>
      <ul className={styles.samples}>
        {samples.map(({ picture, place }) => (
          <Sample key={picture.imageId} picture={picture} place={place} />
        ))}
      </ul>
    </Section>
  );
}

/** A photo of another place, which leads there. */
function Sample({
  picture,
  place,
}: {
  picture: Pictured;
  place: { readonly attractionId: AttractionId; readonly name: string };
}) {
  const { tab } = useViewLocation();
  return (
    <li>
      <Link className={styles.sample} to={pathOf(tab, { screen: 'attraction', id: place.attractionId })}>
        <span className={styles.square}>
          <Picture image={picture} alt="" thumb="200sq" />
        </span>
        <bdi>{place.name}</bdi>
      </Link>
    </li>
  );
}
