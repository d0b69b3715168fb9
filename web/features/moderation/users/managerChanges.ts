import { graphql } from 'react-relay';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { managerChangesRemoveMutation } from '#web/__generated__/managerChangesRemoveMutation.graphql.ts';
import type { managerChangesSetMutation } from '#web/__generated__/managerChangesSetMutation.graphql.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminRefusal } from '#web/features/moderation/adminRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

export interface NewManager {
  readonly organisation: string;
  readonly municipalities: readonly number[];
  readonly placeIds: readonly AttractionId[];
}

/**
 * Lets a user post for an organisation; null takes that right. Returns the texts for the form where that failed, else
 * null; `proof`: the password was last given too long ago.
 */
export async function changeManager(userId: string, manager: NewManager | null): Promise<Refusal | 'proof' | null> {
  const result =
    manager === null
      ? await perform<managerChangesRemoveMutation>(remove, { input: { userId } })
      : await perform<managerChangesSetMutation>(set, { input: { userId, ...manager } });
  return result.is === 'done' ? null : refusalOf(result);
}

const FAULTS: Readonly<Record<string, MessageId>> = {
  organisation: 'admin.organisationNeeded',
  municipalities: 'admin.municipalitiesWrong',
  placeIds: 'admin.placesWrong',
};

function refusalOf(failure: MutationFailure): Refusal | 'proof' {
  if (failure.is === 'unauthorized' && failure.reason === 'PROOF_NEEDED') return 'proof';
  return adminRefusal(failure, {
    invalid: (parameterName) => {
      const id = FAULTS[parameterName];
      return id === undefined ? { failure: { id: 'admin.changeRefused' } } : { faults: { [parameterName]: { id } } };
    },
    problem: 'admin.changeFailed',
  });
}

const set = graphql`
  mutation managerChangesSetMutation($input: SetManagerInput!) {
    setManager(input: $input) {
      ... on SetManagerPayload @alias(as: "done") {
        user {
          ...UserRow_user
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const remove = graphql`
  mutation managerChangesRemoveMutation($input: RemoveManagerInput!) {
    removeManager(input: $input) {
      ... on RemoveManagerPayload @alias(as: "done") {
        user {
          ...UserRow_user
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
