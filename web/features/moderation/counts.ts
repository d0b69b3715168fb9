import { fetchQuery, graphql, useLazyLoadQuery } from 'react-relay';
import type { countsQuery } from '#web/__generated__/countsQuery.graphql.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';

/** How many things are pending for an admin. */
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

/** The counts, loaded when first shown and updated with the store. Suspends until they are loaded. */
export function useCounts(): Counts {
  return toCounts(useLazyLoadQuery<countsQuery>(query, {}, { fetchPolicy: 'store-and-network' }));
}

/** Loads the counts again; all components that show them update. Throws ConnectionError, LimitedError, ServerError. */
export async function countAnew(): Promise<Counts> {
  return toCounts(
    await fetchQuery<countsQuery>(ownEnvironment(), query, {}, { networkCacheConfig: { force: true } }).toPromise(),
  );
}

/** Loads the counts again after an act; after a failure they stay as they were. */
export function refreshCounts(): void {
  countAnew().catch(() => undefined);
}
