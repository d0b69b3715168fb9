import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DataSetsQuery } from '#web/__generated__/DataSetsQuery.graphql.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { ImportRuns } from './ImportRuns.tsx';
import { Municipalities } from './Municipalities.tsx';
import { UpdateButton } from './UpdateButton.tsx';
import { Versions } from './Versions.tsx';
import styles from './DataSets.module.css';

/** The versions of the data set, and the runs of imports that made them. */
export function DataSets({ fetchKey }: SectionProps) {
  const query = useLazyLoadQuery<DataSetsQuery>(
    graphql`
      query DataSetsQuery {
        ...Versions_query
        ...ImportRuns_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <>
      <section className={styles.part}>
        <h3>
          <FormattedMessage id="admin.versions" />
        </h3>
        <Versions queryKey={query} />
      </section>
      <section className={styles.part}>
        <h3>
          <FormattedMessage id="admin.runs" />
        </h3>
        <div>
          <UpdateButton />
        </div>
        <ImportRuns queryKey={query} />
      </section>
      <section className={styles.part}>
        <h3>
          <FormattedMessage id="admin.municipalities" />
        </h3>
        <Suspense fallback={<AccountSkeleton />}>
          <Municipalities fetchKey={fetchKey} />
        </Suspense>
      </section>
    </>
  );
}
