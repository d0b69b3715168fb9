import { graphql } from 'react-relay';
import type { PostedKind } from '#common/conditions/reportKinds.ts';
import type { Language } from '#common/languages.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { postConditionEditMutation } from '#web/__generated__/postConditionEditMutation.graphql.ts';
import type { postConditionMutation } from '#web/__generated__/postConditionMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { refreshConditions } from './refreshConditions.ts';

export interface Post {
  readonly kind: PostedKind;
  readonly text: string;
  readonly language: Language;
  /** ISO 8601; null: now. */
  readonly from: string | null;
  /** ISO 8601; null: until further notice. */
  readonly until: string | null;
}

interface Posting {
  readonly place: AttractionId;
  readonly post: Post;
  /** GraphQL id of the condition that is edited; null: a new one. */
  readonly editedId: string | null;
  /** The same for the same post: one that arrives twice is stored once. */
  readonly attempt: string;
}

/** Posts a condition in the name of the user's organisation, or edits one. The texts of a failure, else null. */
export async function postCondition({ place, post, editedId, attempt }: Posting): Promise<Refusal | null> {
  const result =
    editedId === null
      ? await perform<postConditionMutation>(add, { input: { attractionId: place, post, clientMutationId: attempt } })
      : await perform<postConditionEditMutation>(edit, { input: { id: editedId, post } });
  if (result.is === 'done') {
    await refreshConditions(place);
    return null;
  }
  return userRefusal(result, {
    invalid: (parameterName, detail) => {
      const id = FAULTS[`${parameterName} ${detail}`];
      return id === undefined ? null : { faults: { [parameterName]: { id } } };
    },
    problem: 'conditionPost.failed',
  });
}

const FAULTS: Readonly<Record<string, MessageId>> = {
  'text tooShort': 'conditionPost.textNeeded',
  'text tooLong': 'conditionReport.textLong',
  'from outOfRange': 'conditionPost.fromWrong',
  'until outOfRange': 'conditionPost.untilWrong',
  'until missing': 'conditionPost.untilNeeded',
};

const add = graphql`
  mutation postConditionMutation($input: PostConditionInput!) {
    postCondition(input: $input) {
      ... on PostConditionPayload @alias(as: "done") {
        condition {
          id
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const edit = graphql`
  mutation postConditionEditMutation($input: EditConditionInput!) {
    editCondition(input: $input) {
      ... on EditConditionPayload @alias(as: "done") {
        condition {
          id
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
