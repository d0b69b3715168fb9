import { fetchQuery, graphql } from 'react-relay';
import type { whoseSessionQuery } from '#web/__generated__/whoseSessionQuery.graphql.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { failure } from './outcome.ts';
import type { Outcome } from './sender.ts';

/** Whether the session is `profileId`'s, as the server tells: a login in another tab may be newer than what the page knows. */
export async function askWhose(profileId: string): Promise<Outcome> {
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
    const whose = answer?.viewer?.profile.id ?? null;
    return whose === profileId ? { is: 'done' } : { is: 'ended', isAnothers: whose !== null };
  } catch (error) {
    return failure(error);
  }
}
