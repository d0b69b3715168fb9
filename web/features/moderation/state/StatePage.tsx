import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { StatePageQuery } from '#web/__generated__/StatePageQuery.graphql.ts';
import type { SectionProps } from '#web/features/moderation/sectionProps.ts';
import { Backups } from './Backups.tsx';
import { Changes } from './Changes.tsx';
import { Imports } from './Imports.tsx';
import { Jobs } from './Jobs.tsx';
import { Services } from './Services.tsx';
import { Sizes } from './Sizes.tsx';
import { TokenUse } from './TokenUse.tsx';

/** How the installation is, in words: what a monitoring system reads at `/metrics`. */
export function StatePage({ fetchKey }: SectionProps) {
  const [now] = useState(Date.now);
  const query = useLazyLoadQuery<StatePageQuery>(
    graphql`
      query StatePageQuery {
        installation {
          ...Sizes_installation
          ...Backups_installation
          ...Imports_installation
          ...Jobs_installation
          ...Services_installation
          ...TokenUse_installation
        }
        ...Changes_query
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { installation } = query;
  if (!installation) return null;
  return (
    <>
      <Sizes installationKey={installation} />
      <Backups installationKey={installation} now={now} />
      <Imports installationKey={installation} />
      <Jobs installationKey={installation} />
      <Services installationKey={installation} />
      <TokenUse installationKey={installation} />
      <Changes queryKey={query} />
    </>
  );
}
