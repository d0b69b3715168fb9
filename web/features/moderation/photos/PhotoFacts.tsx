import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router-dom';
import { adminPath, profilePath } from '#common/urls/pageLocation.ts';
import type { PhotoFacts_photo$data, PhotoFacts_photo$key } from '#web/__generated__/PhotoFacts_photo.graphql.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { CategoryDisc } from '#web/features/category/CategoryDisc.tsx';
import { ago } from '#web/features/moderation/lists/ago.ts';
import { withFilters } from '#web/features/moderation/lists/useFilters.ts';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import { Verdict } from './Verdict.tsx';
import styles from './PhotoFacts.module.css';

/**
 * The place and the uploader of a photo, how many of their photos were approved and rejected, and the decision on this
 * one.
 */
export function PhotoFacts({ photoKey, nameId }: { photoKey: PhotoFacts_photo$key; nameId: string }) {
  const language = useLanguage();
  const { image, uploader, reports, ...photo } = useFragment(photoFragment, photoKey);
  return (
    <div className={styles.facts}>
      <PlaceFact image={image} nameId={nameId} />
      <UploaderFact uploader={uploader} />
      <p className={styles.more}>
        <FormattedMessage id="admin.uploaded" values={{ ago: ago(image.created, language) }} />
      </p>
      {reports > 0 && (
        <Link className={styles.reports} to={adminPath('reports')}>
          <FormattedMessage id="admin.reportCount" values={{ count: reports }} />
        </Link>
      )}
      <Verdict photoKey={photo} />
    </div>
  );
}

/** Returns a link's target: the same list, of one place or uploader alone. */
function useNarrowed(): (name: 'place' | 'user', value: string) => { pathname: string; search: string } {
  const { search } = useLocation();
  return (name, value) => ({ pathname: adminPath('photos'), search: withFilters(search, { [name]: value }) });
}

function PlaceFact({ image, nameId }: { image: PhotoFacts_photo$data['image']; nameId: string }) {
  const narrowed = useNarrowed();
  const place = image.attraction;
  return (
    <div className={styles.fact}>
      {place && <CategoryDisc family={place.category.family} icon={place.category.icon} size="medium" />}
      <div>
        <h3 id={nameId} className={styles.name}>
          {place ? (
            <Link to={pathOf('place', { screen: 'attraction', id: place.attractionId })}>{place.name}</Link>
          ) : (
            <FormattedMessage id="comments.gone" />
          )}
        </h3>
        {place && (
          <p className={styles.more}>
            {[place.category.name, place.admin[0]].filter((part) => part !== undefined).join(', ')}
          </p>
        )}
        <Link className={styles.only} to={narrowed('place', String(image.attractionId))}>
          <FormattedMessage id="admin.onlyPlace" />
        </Link>
      </div>
    </div>
  );
}

function UploaderFact({ uploader }: Pick<PhotoFacts_photo$data, 'uploader'>) {
  const narrowed = useNarrowed();
  return (
    <div className={styles.fact}>
      <Avatar username={uploader?.username ?? '–'} profileImage={uploader?.profileImage ?? null} size="small" />
      <div>
        <p className={styles.name}>
          {uploader ? (
            <Link to={profilePath(uploader.username)}>{uploader.username}</Link>
          ) : (
            <FormattedMessage id="comment.former" />
          )}
        </p>
        {uploader && (
          <p className={styles.more}>
            <FormattedMessage
              id="admin.record"
              values={{ approved: uploader.approvedImageCount, rejected: uploader.rejectedImageCount }}
            />
          </p>
        )}
        {uploader && (
          <Link className={styles.only} to={narrowed('user', uploader.id)}>
            <FormattedMessage id="admin.onlyUser" />
          </Link>
        )}
      </div>
    </div>
  );
}

const photoFragment = graphql`
  fragment PhotoFacts_photo on ModeratedImage {
    reports
    image {
      attractionId
      created
      attraction {
        attractionId
        name(language: $language)
        admin(language: $language)
        category {
          name(language: $language)
          family
          icon
        }
      }
    }
    uploader {
      id
      username
      profileImage
      approvedImageCount
      rejectedImageCount
    }
    ...Verdict_photo
  }
`;
