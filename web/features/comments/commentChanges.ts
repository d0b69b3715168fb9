import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { commentChangesAddMutation } from '#web/__generated__/commentChangesAddMutation.graphql.ts';
import type { commentChangesDeleteMutation } from '#web/__generated__/commentChangesDeleteMutation.graphql.ts';
import type { commentChangesEditMutation } from '#web/__generated__/commentChangesEditMutation.graphql.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userFault } from '#web/features/account/userRefusal.ts';
import { sendOrEnqueue } from '#web/features/offline/outbox/sendOrEnqueue.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Fault } from '#web/ui/forms/fault.ts';

/** The logged-in user, as the author of a comment. */
export interface CommentUser {
  /** GraphQL id of their profile. */
  readonly id: string;
  readonly username: string;
  readonly profileImage: string | null;
  readonly isAdmin: boolean;
}

/** The `commentId` of a comment that the server has not answered yet. */
export const PENDING_ID = -1;

export interface NewComment {
  readonly attractionId: AttractionId;
  readonly attractionName: string;
  readonly text: string;
  /** The same for the same comment: a comment that arrives twice is stored once. */
  readonly attempt: string;
}

/** How adding a comment ended: it has arrived, is pending on this device until there is a connection, or failed. */
export type Added = { readonly is: 'sent' | 'queued' } | { readonly is: 'failed'; readonly fault: Fault };

/**
 * Adds a comment. It is the first of the lists at once, and is removed from them when it fails. Without a network it is
 * put into the outbox.
 */
export async function addComment(
  comment: NewComment,
  user: CommentUser,
  connections: readonly string[],
): Promise<Added> {
  const { attractionId, attractionName, text, attempt } = comment;
  const deed = { kind: 'comment', place: attractionId, text } as const;
  const result = await sendOrEnqueue({ id: attempt, placeName: attractionName, deed }, () =>
    send(comment, user, connections),
  );
  if (result.is === 'queued') return result;
  if (result.is === 'done') return { is: 'sent' };
  return { is: 'failed', fault: commentFault(result, 'comment.sendFailed') };
}

function send(
  { attractionId, attractionName, text, attempt }: NewComment,
  user: CommentUser,
  connections: readonly string[],
) {
  const now = new Date().toISOString();
  const node = {
    id: `client:comment:${attempt}`,
    commentId: PENDING_ID,
    attractionId,
    attractionName,
    text,
    created: now,
    isEdited: false,
    author: { id: user.id, username: user.username, profileImage: user.profileImage },
  };
  return perform<commentChangesAddMutation>(
    add,
    { input: { attractionId, text, clientMutationId: attempt }, connections, language: currentLanguage() },
    { optimisticResponse: { addComment: { __typename: 'AddCommentPayload', commentEdge: { cursor: '', node } } } },
  );
}

/** Changes the text of a comment. Returns the text of a failure, else null. */
export async function editComment(id: string, text: string): Promise<Fault | null> {
  const result = await perform<commentChangesEditMutation>(edit, { input: { id, text } });
  return result.is === 'done' ? null : commentFault(result, 'comment.saveFailed');
}

/**
 * Deletes a comment. It leaves the lists at once, and comes back when that fails. Returns the text of a failure, else
 * null.
 */
export async function deleteComment(id: string, connections: readonly string[]): Promise<Fault | null> {
  const result = await perform<commentChangesDeleteMutation>(
    remove,
    { input: { id }, connections },
    { optimisticResponse: { deleteComment: { __typename: 'DeleteCommentPayload', deletedCommentId: id } } },
  );
  return result.is === 'done' ? null : commentFault(result, 'comment.deleteFailed');
}

function commentFault(failure: MutationFailure, problem: MessageId): Fault {
  return userFault(failure, {
    invalid: (parameterName, detail) =>
      parameterName === 'text' && detail === 'tooShort' ? { failure: { id: 'comment.empty' } } : null,
    problem,
  });
}

const add = graphql`
  mutation commentChangesAddMutation(
    $input: AddCommentInput!
    $connections: [ID!]!
    $language: Language!
  ) @raw_response_type {
    addComment(input: $input) {
      ... on AddCommentPayload @alias(as: "done") {
        commentEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            commentId
            attractionId
            attractionName(language: $language)
            text
            created
            isEdited
            author {
              id
              username
              profileImage
            }
          }
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const edit = graphql`
  mutation commentChangesEditMutation($input: EditCommentInput!) {
    editComment(input: $input) {
      ... on EditCommentPayload @alias(as: "done") {
        comment {
          id
          text
          isEdited
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const remove = graphql`
  mutation commentChangesDeleteMutation($input: DeleteCommentInput!, $connections: [ID!]!) @raw_response_type {
    deleteComment(input: $input) {
      ... on DeleteCommentPayload @alias(as: "done") {
        deletedCommentId @deleteEdge(connections: $connections)
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
