import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AttractionId } from '#common/places/attractionId.ts';
import { profilePath } from '#common/urls/pageLocation.ts';
import type { ReportedThing_case$key } from '#web/__generated__/ReportedThing_case.graphql.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { Verdict } from '#web/features/moderation/photos/Verdict.tsx';
import { Picture } from '#web/features/photos/Picture.tsx';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './ReportedThing.module.css';

/** The photo, comment or profile that was reported, with whose it is and where; that it is not there any more. */
export function ReportedThing({ caseKey }: { caseKey: ReportedThing_case$key }) {
  const { image: photo, comment, user } = useFragment(caseFragment, caseKey);
  if (photo) {
    const { image, uploader } = photo;
    return (
      <div className={styles.photo}>
        <a className={styles.frame} href={image.url} target="_blank" rel="noreferrer">
          <Picture image={image} alt={image.attraction?.name ?? ''} thumb="240" sizes="320px" />
        </a>
        <div className={styles.thing}>
          <Whose user={uploader}>
            {image.attraction && <Place id={image.attraction.attractionId} name={image.attraction.name} />}
          </Whose>
          <Verdict photoKey={photo} />
        </div>
      </div>
    );
  }
  if (comment) {
    return (
      <div className={styles.thing}>
        <Whose user={comment.author}>
          <Place id={comment.attractionId} name={comment.attractionName} />
        </Whose>
        <blockquote className={styles.text}>{comment.text}</blockquote>
      </div>
    );
  }
  if (user) {
    return (
      <div className={styles.thing}>
        <Whose user={user}>{user.blocked && <FormattedMessage id="admin.isBlocked" />}</Whose>
        {user.description !== '' && <blockquote className={styles.text}>{user.description}</blockquote>}
      </div>
    );
  }
  return (
    <p className={styles.gone}>
      <FormattedMessage id="admin.thingGone" />
    </p>
  );
}

function Place({ id, name }: { id: AttractionId; name: string }) {
  return <Link to={pathOf('place', { screen: 'attraction', id })}>{name}</Link>;
}

/** Null: somebody who has left. */
function Whose({
  user,
  children,
}: {
  user: { readonly username: string; readonly profileImage?: string | null | undefined } | null | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.whose}>
      <Avatar username={user?.username ?? '–'} profileImage={user?.profileImage ?? null} size="small" />
      {user ? <Link to={profilePath(user.username)}>{user.username}</Link> : <FormattedMessage id="comment.former" />}
      {children}
    </div>
  );
}

const caseFragment = graphql`
  fragment ReportedThing_case on ReportCase {
    image {
      image {
        imageId
        attractionId
        filename
        width
        height
        blur
        url
        attraction {
          attractionId
          name(language: $language)
        }
      }
      uploader {
        username
        profileImage
      }
      ...Verdict_photo
    }
    comment {
      text
      attractionId
      attractionName(language: $language)
      author {
        username
        profileImage
      }
    }
    user {
      username
      profileImage
      description
      blocked
    }
  }
`;
