import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { headlineIn } from '#common/conditions/reportWords.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { profilePath } from '#common/urls/pageLocation.ts';
import type { ReportedThing_case$data, ReportedThing_case$key } from '#web/__generated__/ReportedThing_case.graphql.ts';
import { Avatar } from '#web/features/account/Avatar.tsx';
import { Verdict } from '#web/features/moderation/photos/Verdict.tsx';
import { Picture } from '#web/features/photos/Picture.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { pathOf } from '#web/navigation/viewLocation.ts';
import styles from './ReportedThing.module.css';

/** The reported photo, comment, condition or profile, with its author and place; a sentence where it was removed. */
export function ReportedThing({ caseKey }: { caseKey: ReportedThing_case$key }) {
  const { image: photo, comment, condition, user } = useFragment(caseFragment, caseKey);
  if (photo) return <ReportedPhoto photo={photo} />;
  if (comment) {
    return (
      <div className={styles.thing}>
        <Author user={comment.author}>
          <Place id={comment.attractionId} name={comment.attractionName} />
        </Author>
        <blockquote className={styles.text} dir="auto">
          {comment.text}
        </blockquote>
      </div>
    );
  }
  if (condition) return <ReportedCondition condition={condition} />;
  if (user) {
    return (
      <div className={styles.thing}>
        <Author user={user}>{user.blocked && <FormattedMessage id="admin.isBlocked" />}</Author>
        {user.description !== '' && (
          <blockquote className={styles.text} dir="auto">
            {user.description}
          </blockquote>
        )}
      </div>
    );
  }
  return (
    <p className={styles.gone}>
      <FormattedMessage id="admin.thingGone" />
    </p>
  );
}

function ReportedCondition({ condition }: { condition: NonNullable<ReportedThing_case$data['condition']> }) {
  const { code, text, attraction, author } = condition;
  const language = useLanguage();
  return (
    <div className={styles.thing}>
      <Author user={author}>{attraction && <Place id={attraction.attractionId} name={attraction.name} />}</Author>
      {text && (
        <blockquote className={styles.text} dir="auto">
          {headlineIn(language, code ?? null, text).headline}
          {text.description !== '' && ': '}
          <span lang={text.language} dir="auto">
            {text.description}
          </span>
        </blockquote>
      )}
    </div>
  );
}

function Place({ id, name }: { id: AttractionId; name: string }) {
  return <Link to={pathOf('place', { screen: 'attraction', id })}>{name}</Link>;
}

/** The author, with a link to their profile. A null user: their account was deleted. */
function Author({
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

function ReportedPhoto({ photo }: { photo: NonNullable<ReportedThing_case$data['image']> }) {
  const { image, uploader } = photo;
  return (
    <div className={styles.photo}>
      <a className={styles.frame} href={image.url} target="_blank" rel="noreferrer">
        <Picture image={image} alt={image.attraction?.name ?? ''} thumb="240" sizes="320px" />
      </a>
      <div className={styles.thing}>
        <Author user={uploader}>
          {image.attraction && <Place id={image.attraction.attractionId} name={image.attraction.name} />}
        </Author>
        <Verdict photoKey={photo} />
      </div>
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
    condition {
      code
      text(language: $language) {
        headline
        description
        language
      }
      attraction {
        attractionId
        name(language: $language)
      }
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
