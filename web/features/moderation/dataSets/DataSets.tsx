import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DataSetsQuery } from '#web/__generated__/DataSetsQuery.graphql.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { AccountSkeleton } from '#web/ui/layout/AccountSkeleton.tsx';
import { ImportRuns } from './ImportRuns.tsx';
import { Municipalities } from './Municipalities.tsx';
import { UnreadableHours } from './UnreadableHours.tsx';
import { UpdateButton } from './UpdateButton.tsx';
import { Versions } from './Versions.tsx';
import styles from './DataSets.module.css';

/** The versions of the data set, the runs of imports that made them, and how good the data is. */
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
  const [changes, setChanges] = useState(0);
  const onChange = () => setChanges((before) => before + 1);
  return (
    <>
      <Part title="admin.versions">
        <Versions queryKey={query} changes={changes} onChange={onChange} />
      </Part>
      <Part title="admin.runs">
        <div>
          <UpdateButton onDone={onChange} />
        </div>
        <ImportRuns queryKey={query} changes={changes} onChange={onChange} />
      </Part>
      <Part title="admin.unreadableHours">
        <UnreadableHours fetchKey={fetchKey} />
      </Part>
      <Part title="admin.municipalities">
        <Municipalities fetchKey={fetchKey} />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3>
        <FormattedMessage id={title} />
      </h3>
      <Suspense fallback={<AccountSkeleton />}>{children}</Suspense>
    </section>
  );
}
