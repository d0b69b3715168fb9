import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { formatDate } from '#common/format.ts';
import type { PhotoTile_image$data, PhotoTile_image$key } from '#web/__generated__/PhotoTile_image.graphql.ts';
import { readPictured } from '#web/features/photos/photo.ts';
import { Picture } from '#web/features/photos/Picture.tsx';
import { StateBadge } from '#web/features/photos/StateBadge.tsx';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './PhotoTile.module.css';

interface Props {
  readonly imageKey: PhotoTile_image$key;
  /** Whether this photo is selected and the function that changes it, while photos are being selected. */
  readonly choice?: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void } | undefined;
}

/**
 * A photo in a user's list with the name of its place. It links to the photo at that place; while photos are being
 * selected it is a checkbox.
 */
export function PhotoTile({ imageKey, choice }: Props) {
  const image = useFragment(
    graphql`
      fragment PhotoTile_image on Image {
        ...photo_picture
        imageId
        attractionName(language: $language)
        attraction {
          attractionId
        }
        created
        state
        reason
      }
    `,
    imageKey,
  );
  const path = pathTo(image);
  const content = <TileContent image={image} />;
  if (choice) {
    return (
      <label className={styles.tile} data-chosen={choice.isChosen}>
        <input
          type="checkbox"
          className={styles.check}
          checked={choice.isChosen}
          onChange={(event) => choice.onChoose(event.target.checked)}
        />
        {content}
      </label>
    );
  }
  return path === null ? (
    <div className={styles.tile}>{content}</div>
  ) : (
    <Link className={styles.tile} to={path}>
      {content}
    </Link>
  );
}

/** Where the photo is shown; for a rejected photo its place. Null where the place is no longer public. */
function pathTo({ attraction, imageId, state }: PhotoTile_image$data): string | null {
  if (!attraction) return null;
  const place = pathOf('place', { screen: 'attraction', id: attraction.attractionId });
  return state === 'REJECTED' ? place : `${place}?image=${imageId}`;
}

function TileContent({ image }: { image: PhotoTile_image$data }) {
  const { attractionName, attraction, created, state, reason } = image;
  return (
    <>
      <span className={styles.picture}>
        <Picture image={readPictured(image)} alt="" thumb="200sq" />
        {(state === 'PENDING' || state === 'REJECTED') && (
          <span className={styles.state}>
            <StateBadge state={state} />
          </span>
        )}
      </span>
      <bdi className={styles.name}>{attractionName}</bdi>
      <span className={styles.small}>
        {formatDate(new Date(created))}
        {!attraction && (
          <>
            {' · '}
            <FormattedMessage id="comments.gone" />
          </>
        )}
      </span>
      {reason !== '' && (
        <span className={styles.small}>
          <FormattedMessage id="photo.rejectedWhy" values={{ reason: <bdi>{reason}</bdi> }} />
        </span>
      )}
    </>
  );
}
