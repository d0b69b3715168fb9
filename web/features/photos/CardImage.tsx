import { graphql, useFragment } from 'react-relay';
import type { CardImage_attraction$key } from '#web/__generated__/CardImage_attraction.graphql.ts';
import { MapImage } from './MapImage.tsx';
import { readPictured } from './photo.ts';
import { useDeletedPhotos } from './photosStore.ts';
import { Picture } from './Picture.tsx';
import styles from './CardImage.module.css';

/** The photo that stands for a place on its card, which names the place already; a map where there is none. */
export function CardImage({ attractionKey }: { attractionKey: CardImage_attraction$key }) {
  const { cardImage, map } = useFragment(
    graphql`
      fragment CardImage_attraction on Attraction {
        map
        cardImage {
          credit {
            author
            licence
          }
          ...photo_picture
        }
      }
    `,
    attractionKey,
  );
  const deleted = useDeletedPhotos();
  const image = cardImage ? readPictured(cardImage) : null;
  if (image === null || deleted.has(image.imageId)) return <MapImage template={map} />;
  const credit = cardImage?.credit;
  return (
    <span className={styles.frame} title={credit ? `${credit.author}, ${credit.licence}` : undefined}>
      <Picture image={image} alt="" thumb="200sq" />
    </span>
  );
}
