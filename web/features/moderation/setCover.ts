import { graphql } from 'react-relay';
import type { setCoverMutation } from '#web/__generated__/setCoverMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { adminFault } from './adminRefusal.ts';

/**
 * Sets or removes the cover mark of an approved photo, given its GraphQL id. The change shows at once and is reverted
 * when it fails. Returns the text of a failure, else null.
 */
export async function setCover(id: string, heart: boolean): Promise<Fault | null> {
  const result = await perform<setCoverMutation>(
    graphql`
      mutation setCoverMutation($input: SetCoverInput!) {
        setCover(input: $input) {
          ... on SetCoverPayload @alias(as: "done") {
            image {
              image {
                id
                heart
              }
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { id, heart } },
    { optimisticUpdater: (store) => store.get(id)?.setValue(heart, 'heart') },
  );
  return result.is === 'done' ? null : adminFault(result, { problem: 'admin.coverFailed' });
}
