import { fetchQuery, graphql } from 'react-relay';
import type { whoseSessionQuery } from '#web/__generated__/whoseSessionQuery.graphql.ts';
import { requestFailure } from '#web/data/relay/mutationResult.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './sender.ts';

/**
 * Asks the server whether the session is `profileId`'s: a login in another tab may be newer than what the page knows.
 */
export async function askSession(profileId: string): Promise<Outcome> {
  try {
    const answer = await fetchQuery<whoseSessionQuery>(
      ownEnvironment(),
      graphql`
        query whoseSessionQuery {
          viewer {
            profile {
              id
            }
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true } },
    ).toPromise();
    const owner = answer?.viewer?.profile.id ?? null;
    return owner === profileId ? { is: 'done' } : { is: 'ended', isAnothers: owner !== null };
  } catch (error) {
    return outcomeOf(requestFailure(error));
  }
}
