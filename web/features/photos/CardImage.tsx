import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CardImage_attraction$key } from '#web/__generated__/CardImage_attraction.graphql.ts';
import { COMMONS } from './CreditLine.tsx';
import { MapImage } from './MapImage.tsx';
import { readPictured } from './photo.ts';
import { useDeletedPhotos } from './photosStore.ts';
import { Picture } from './Picture.tsx';
import styles from './CardImage.module.css';

/**
 * The photo that stands for a place on its card, which names the place already; a map where there is none. Below a
 * photo of others the card says whose it is and its licence, without links, because the whole card is one link: it
 * leads to the place, where the same words link to the licence and to the file's page.
 */
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
    <>
      <span className={styles.frame}>
        <Picture image={image} alt="" thumb="200sq" />
      </span>
      {credit && (
        <span className={styles.credit}>
          <FormattedMessage
            id="images.byCredit"
            values={{ author: <bdi>{credit.author}</bdi>, licence: credit.licence, page: COMMONS }}
          />
        </span>
      )}
    </>
  );
}
