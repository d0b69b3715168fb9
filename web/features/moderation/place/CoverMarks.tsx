import { Heart } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CoverMarks_images$data, CoverMarks_images$key } from '#web/__generated__/CoverMarks_images.graphql.ts';
import { setCover } from '#web/features/moderation/setCover.ts';
import { Picture } from '#web/features/photos/Picture.tsx';
import { useOneAtATime } from '#web/ui/buttons/useOneAtATime.ts';
import { useNotify } from '#web/ui/feedback/useNotify.ts';
import styles from './CoverMarks.module.css';

type Photo = CoverMarks_images$data['edges'][number]['node']['image'];

/** The approved photos of a place; those with the cover mark come first (RULINGS 24). */
export function CoverMarks({ imagesKey }: { imagesKey: CoverMarks_images$key }) {
  const { edges } = useFragment(
    graphql`
      fragment CoverMarks_images on ModeratedImageConnection {
        edges {
          node {
            image {
              id
              imageId
              attractionId
              filename
              width
              height
              blur
              heart
            }
          }
        }
      }
    `,
    imagesKey,
  );
  if (edges.length === 0) return null;
  return (
    <div className={styles.covers}>
      <h3>
        <FormattedMessage id="admin.covers" />
      </h3>
      <ul className={styles.photos}>
        {edges.map(({ node: { image } }, at) => (
          <li key={image.id}>
            <CoverButton image={image} number={at + 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function CoverButton({ image, number }: { image: Photo; number: number }) {
  const intl = useIntl();
  const notify = useNotify();
  const { isBusy, run } = useOneAtATime();

  async function mark() {
    const fault = await setCover(image.id, !image.heart);
    if (fault !== null) notify(fault);
  }

  return (
    <button
      type="button"
      className={styles.photo}
      aria-pressed={image.heart}
      aria-disabled={isBusy}
      aria-label={intl.formatMessage({ id: 'admin.coverOf' }, { number })}
      onClick={() => void run(mark)}
    >
      <Picture image={image} alt="" thumb="100sq" />
      <Heart size={24} aria-hidden="true" fill={image.heart ? 'currentcolor' : 'none'} />
    </button>
  );
}
