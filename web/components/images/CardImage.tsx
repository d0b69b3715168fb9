import { graphql, useFragment } from 'react-relay';
import type { CardImage_attraction$key } from '#web/__generated__/CardImage_attraction.graphql.ts';
import { Picture } from './Picture.tsx';
import styles from './CardImage.module.css';

/** The first photo of a place on its card, which names the place already; nothing where there is none. */
export function CardImage({ attractionKey }: { attractionKey: CardImage_attraction$key }) {
  const { coverImage } = useFragment(
    graphql`
      fragment CardImage_attraction on Attraction {
        coverImage {
          attractionId
          filename
          width
          height
          blur
        }
      }
    `,
    attractionKey,
  );
  if (!coverImage) return null;
  return (
    <span className={styles.frame}>
      <Picture image={coverImage} alt="" thumb="200sq" />
    </span>
  );
}
