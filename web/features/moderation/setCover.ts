import { commitMutation, graphql } from 'react-relay';
import type { setCoverMutation } from '#web/__generated__/setCoverMutation.graphql.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';
import { adminFault } from './refused.ts';

/** Gives an approved photo the cover mark, or takes it away, by its id of GraphQL; shown at once, and as before where that fails. Gives what is wrong, null where nothing is. */
export function setCover(id: string, heart: boolean): Promise<Fault | null> {
  return new Promise((resolve) => {
    commitMutation<setCoverMutation>(ownEnvironment(), {
      mutation: graphql`
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
      variables: { input: { id, heart } },
      optimisticUpdater: (store) => store.get(id)?.setValue(heart, 'heart'),
      onCompleted: ({ setCover: { done, refused } }) => resolve(done ? null : adminFault(refused, 'admin.coverFailed')),
      onError: (error) => resolve(failureText(error, 'admin.coverFailed')),
    });
  });
}
