import { fetchQuery, graphql, useLazyLoadQuery } from 'react-relay';
import type { countsQuery } from '#web/__generated__/countsQuery.graphql.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';

/** What waits for an admin. */
export interface Counts {
  readonly newImageCount: number;
  readonly openReportCount: number;
}

const query = graphql`
  query countsQuery {
    newImageCount
    openReportCount
  }
`;

function toCounts(answer: countsQuery['response'] | undefined): Counts {
  return { newImageCount: answer?.newImageCount ?? 0, openReportCount: answer?.openReportCount ?? 0 };
}

/** How much waits, asked when it is first shown and followed from then on; suspends until it is known. */
export function useCounts(): Counts {
  return toCounts(useLazyLoadQuery<countsQuery>(query, {}, { fetchPolicy: 'store-and-network' }));
}

/** Counts anew; whoever shows the counts follows. Throws ConnectionError, LimitedError, ServerError. */
export async function countAnew(): Promise<Counts> {
  return toCounts(
    await fetchQuery<countsQuery>(ownEnvironment(), query, {}, { networkCacheConfig: { force: true } }).toPromise(),
  );
}

/** Counts anew after an act; what cannot be counted stays as it was. */
export function refreshCounts(): void {
  countAnew().catch(() => undefined);
}
