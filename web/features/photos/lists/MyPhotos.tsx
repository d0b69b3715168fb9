import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import type { MyPhotosQuery } from '#web/__generated__/MyPhotosQuery.graphql.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { OwnTexts } from '#web/i18n/OwnTexts.tsx';
import { useLanguage } from '#web/i18n/useLanguage.ts';
import { ContentBoundary } from '#web/ui/feedback/ContentBoundary.tsx';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { OwnPhotoList } from './OwnPhotoList.tsx';
import styles from './MyPhotos.module.css';

/** The user's own photos with their review state, to view and to delete (SPEC §2 "Home", "Profile"). */
export function MyPhotos() {
  const environment = useOwnEnvironment();
  const [tries, setTries] = useState(0);
  return (
    <section className={styles.photos}>
      <RelayEnvironmentProvider environment={environment}>
        <ContentBoundary resetKey={tries} onRetry={() => setTries(tries + 1)}>
          <Suspense fallback={<AccountSkeleton />}>
            <OwnTexts>
              <h2>
                <FormattedMessage id="photos.mine" />
              </h2>
              <AskedPhotos fetchKey={tries} onReload={() => setTries((before) => before + 1)} />
            </OwnTexts>
          </Suspense>
        </ContentBoundary>
      </RelayEnvironmentProvider>
    </section>
  );
}

function AskedPhotos({ fetchKey, onReload }: { fetchKey: number; onReload: () => void }) {
  const language = useLanguage();
  const { viewer } = useLazyLoadQuery<MyPhotosQuery>(
    graphql`
      query MyPhotosQuery($language: Language!) {
        viewer {
          ...OwnPhotoList_viewer
        }
      }
    `,
    { language },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return viewer ? <OwnPhotoList viewerKey={viewer} onReload={onReload} /> : null;
}
