import { useEffect, useState } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { useOrganisationAtQuery } from '#web/__generated__/useOrganisationAtQuery.graphql.ts';
import { OPTIONAL } from '#web/data/relay/network.ts';
import { useOwnEnvironment } from '#web/data/relay/ownEnvironment.ts';

/** The organisation for which the user posts conditions at a place; null for none, and while that is not known. */
export function useOrganisationAt(id: AttractionId): string | null {
  const environment = useOwnEnvironment();
  const [organisation, setOrganisation] = useState<string | null>(null);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<useOrganisationAtQuery>(
      environment,
      graphql`
        query useOrganisationAtQuery($id: AttractionId!) {
          viewer {
            organisationAt(attraction: $id)
          }
        }
      `,
      { id },
      { networkCacheConfig: OPTIONAL, fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ viewer }) => setOrganisation(viewer?.organisationAt ?? null),
      // Without an answer the user is a visitor like any other.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment, id]);
  return organisation;
}
