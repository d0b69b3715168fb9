import { Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { ProfilePhotos_profile$key } from '#web/__generated__/ProfilePhotos_profile.graphql.ts';
import type { ProfilePhotosPageQuery } from '#web/__generated__/ProfilePhotosPageQuery.graphql.ts';
import type { ProfilePhotosQuery } from '#web/__generated__/ProfilePhotosQuery.graphql.ts';
import { FRESH } from '#web/data/relay/network.ts';
import { ReportButton } from '#web/features/reports/ReportButton.tsx';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { MorePhotos } from './MorePhotos.tsx';
import { PhotoMonths } from './PhotoMonths.tsx';
import styles from './MyPhotos.module.css';

/** What everybody sees of a user's photos, on their profile, and the way to report the user. */
export function ProfilePhotos({ username }: { username: string }) {
  const [tries, setTries] = useState(0);
  return (
    <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
      <Suspense fallback={<AccountSkeleton />}>
        <OwnTexts>
          <AskedPhotos username={username} fetchKey={tries} />
        </OwnTexts>
      </Suspense>
    </ContentBoundary>
  );
}

function AskedPhotos({ username, fetchKey }: { username: string; fetchKey: number }) {
  const language = useLanguage();
  const { profile } = useLazyLoadQuery<ProfilePhotosQuery>(
    graphql`
      query ProfilePhotosQuery($username: String!, $language: Language!) {
        profile(username: $username) {
          id
          ...ProfilePhotos_profile
        }
      }
    `,
    { username, language },
    { fetchPolicy: 'store-and-network', fetchKey, networkCacheConfig: FRESH },
  );
  if (!profile) return null;
  return (
    <>
      <PhotoList profileKey={profile} />
      <p>
        <ReportButton of="profile" id={profile.id} className={styles.report} />
      </p>
    </>
  );
}

function PhotoList({ profileKey }: { profileKey: ProfilePhotos_profile$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ProfilePhotosPageQuery,
    ProfilePhotos_profile$key
  >(
    graphql`
      fragment ProfilePhotos_profile on Profile
      @refetchable(queryName: "ProfilePhotosPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 24 }, cursor: { type: "String" }) {
        images(first: $count, after: $cursor) @connection(key: "ProfilePhotos_images") {
          edges {
            node {
              ...PhotoMonths_images
            }
          }
        }
      }
    `,
    profileKey,
  );
  const list = useRef<HTMLDivElement>(null);
  const nodes = data.images.edges.map(({ node }) => node);
  return (
    <section className={styles.photos}>
      <h2>
        <FormattedMessage id="images.title" />
      </h2>
      {nodes.length === 0 ? (
        <FormattedMessage id="photos.none" tagName="p" />
      ) : (
        <PhotoMonths list={list} imagesKey={nodes} />
      )}
      {hasNext && <MorePhotos list={list} isLoading={isLoadingNext} load={loadNext} />}
    </section>
  );
}
