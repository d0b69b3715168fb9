import { commitMutation, graphql, type GraphQLTaggedNode } from 'react-relay';
import type { MutationConfig, MutationParameters } from 'relay-runtime';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { commentChangesAddMutation } from '#web/__generated__/commentChangesAddMutation.graphql.ts';
import type { commentChangesDeleteMutation } from '#web/__generated__/commentChangesDeleteMutation.graphql.ts';
import type { commentChangesEditMutation } from '#web/__generated__/commentChangesEditMutation.graphql.ts';
import { mutate, ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { mustWait, putOff, whoActs } from '#web/features/offline/outbox/outbox.ts';
import { currentLanguage } from '#web/i18n/language.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { type Fault, failureText } from '#web/ui/forms/fault.ts';
import { readRefusal, type RefusedAnswer } from '#web/ui/forms/refusal.ts';

/** Who is logged in, as their comments tell it. */
export interface CommentUser {
  /** Of their profile. */
  readonly id: string;
  readonly username: string;
  readonly profileImage: string | null;
  readonly isAdmin: boolean;
}

/** Of a comment that is on its way. */
export const PENDING_ID = -1;

export interface NewComment {
  readonly attractionId: AttractionId;
  readonly attractionName: string;
  readonly text: string;
  /** The same for the same comment: one that arrives twice is written once. */
  readonly attempt: string;
}

/** What became of a new comment: it has arrived, waits on this device for a connection, or something is wrong. */
export type Added = { readonly is: 'sent' | 'waiting' } | { readonly is: 'failed'; readonly fault: Fault };

/** Writes a comment, which stands first in the lists at once; where something is wrong it stands nowhere. Without a network it waits. */
export async function addComment(
  comment: NewComment,
  user: CommentUser,
  connections: readonly string[],
): Promise<Added> {
  const { attractionId, attractionName, text, attempt } = comment;
  const whose = whoActs();
  const keep = (isTried: boolean) =>
    putOff({
      id: attempt,
      whose,
      placeName: attractionName,
      isTried,
      deed: { kind: 'comment', place: attractionId, text },
    });
  if (mustWait(attractionId) && (await keep(false))) return { is: 'waiting' };
  const fault = await send(comment, user, connections);
  if (fault === null) return { is: 'sent' };
  return fault.id === 'failure.connection' && (await keep(true)) ? { is: 'waiting' } : { is: 'failed', fault };
}

function send(
  { attractionId, attractionName, text, attempt }: NewComment,
  user: CommentUser,
  connections: readonly string[],
): Promise<Fault | null> {
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
  return outcome('comment.sendFailed', async () => {
    const { addComment: answer } = await commit<commentChangesAddMutation>(add, {
      variables: { input: { attractionId, text, clientMutationId: attempt }, connections, language: currentLanguage() },
      optimisticResponse: { addComment: { __typename: 'AddCommentPayload', commentEdge: { cursor: '', node } } },
    });
    return answer;
  });
}

/** Changes a comment. Gives what is wrong, null where nothing is. */
export async function editComment(id: string, text: string): Promise<Fault | null> {
  return outcome('comment.saveFailed', async () => {
    const { editComment: answer } = await mutate<commentChangesEditMutation>(edit, { input: { id, text } });
    return answer;
  });
}

/** Takes a comment out of the lists at once. Gives what is wrong, null where nothing is; then it stands where it was. */
export async function deleteComment(id: string, connections: readonly string[]): Promise<Fault | null> {
  return outcome('comment.deleteFailed', async () => {
    const { deleteComment: answer } = await commit<commentChangesDeleteMutation>(remove, {
      variables: { input: { id }, connections },
      optimisticResponse: { deleteComment: { __typename: 'DeleteCommentPayload', deletedCommentId: id } },
    });
    return answer;
  });
}

interface Answer {
  readonly done?: object | null | undefined;
  readonly refused?: RefusedAnswer;
}

async function outcome(problem: MessageId, send: () => Promise<Answer>): Promise<Fault | null> {
  try {
    const { done, refused } = await send();
    if (done) return null;
    return readRefusal<Fault>(refused, {
      invalid: (parameterName, detail) =>
        parameterName === 'text' && detail === 'tooShort' ? { id: 'comment.empty' } : null,
      unauthorized: (reason) => sessionEnded(reason).failure ?? { id: problem },
      otherwise: (fault) => fault,
      problem,
    });
  } catch (error) {
    return failureText(error, problem);
  }
}

/** Sends a mutation whose outcome shows before it is known. */
function commit<T extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  sent: Pick<MutationConfig<T>, 'variables' | 'optimisticResponse'>,
): Promise<T['response']> {
  return new Promise((resolve, reject) => {
    commitMutation<T>(ownEnvironment(), { mutation, ...sent, onCompleted: resolve, onError: reject });
  });
}

const add = graphql`
  mutation commentChangesAddMutation($input: AddCommentInput!, $connections: [ID!]!, $language: Language!) @raw_response_type {
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
