import { graphql } from 'react-relay';
import type { clearProfileMutation } from '#web/__generated__/clearProfileMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';

/** Removes the picture and the description of a user's profile. */
export function clearProfile(userId: string) {
  return perform<clearProfileMutation>(
    graphql`
      mutation clearProfileMutation($input: ClearProfileInput!) {
        clearProfile(input: $input) {
          ... on ClearProfilePayload @alias(as: "done") {
            user {
              id
              description
              ...UserRow_user
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { userId } },
  );
}
