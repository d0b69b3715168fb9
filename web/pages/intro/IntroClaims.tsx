import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import type { IntroClaimsQuery } from '#web/__generated__/IntroClaimsQuery.graphql.ts';
import { useRetained } from '#web/data/relay/retain.ts';
import { ClaimList } from './ClaimList.tsx';

/** The aims beside the live counts of the data set. */
export function IntroClaims({ queryRef }: { queryRef: PreloadedQuery<IntroClaimsQuery> }) {
  useRetained(queryRef);
  const { dataSet } = usePreloadedQuery<IntroClaimsQuery>(
    graphql`
      query IntroClaimsQuery @preloadable @throwOnFieldError {
        dataSet {
          highlights {
            natureSites
            trails
            sights
          }
        }
      }
    `,
    queryRef,
  );
  return <ClaimList counts={dataSet.highlights} />;
}
