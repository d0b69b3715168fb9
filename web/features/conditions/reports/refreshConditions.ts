import { fetchQuery, graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { refreshConditionsQuery } from '#web/__generated__/refreshConditionsQuery.graphql.ts';
import { environment } from '#web/data/relay/environment.ts';
import { FRESH, OPTIONAL } from '#web/data/relay/network.ts';
import { currentLanguage } from '#web/i18n/language.ts';

/** Asks anew for the conditions of a place that the user has changed; an open page of the place shows the answer. */
export async function refreshConditions(id: AttractionId): Promise<void> {
  await fetchQuery<refreshConditionsQuery>(
    environment,
    graphql`
      query refreshConditionsQuery($id: AttractionId!, $language: Language!) {
        attraction(id: $id) {
          ... on Attraction {
            ...ConditionFacts_attraction @alias(as: "facts")
            ...DetailConditions_attraction @alias(as: "conditionList")
          }
        }
      }
    `,
    { id, language: currentLanguage() },
    { networkCacheConfig: { force: true, metadata: { ...FRESH.metadata, ...OPTIONAL.metadata } } },
  )
    .toPromise()
    .catch(() => undefined);
}
