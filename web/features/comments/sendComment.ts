import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { sendCommentMutation } from '#web/__generated__/sendCommentMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';

/**
 * Sends a comment from the outbox; one that is sent twice with the same attempt is stored once.
 */
export function sendComment(attractionId: AttractionId, text: string, attempt: string) {
  return perform<sendCommentMutation>(
    graphql`
      mutation sendCommentMutation($input: AddCommentInput!) {
        addComment(input: $input) {
          ... on AddCommentPayload @alias(as: "done") {
            commentEdge {
              node {
                id
              }
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { attractionId, text, clientMutationId: attempt } },
  );
}
