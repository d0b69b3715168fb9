import { graphql } from 'react-relay';
import { REASON_MAX } from '#common/limits.ts';
import type { userChangesBlockMutation } from '#web/__generated__/userChangesBlockMutation.graphql.ts';
import type { userChangesProveMutation } from '#web/__generated__/userChangesProveMutation.graphql.ts';
import type { userChangesRoleMutation } from '#web/__generated__/userChangesRoleMutation.graphql.ts';
import type { userChangesUnblockMutation } from '#web/__generated__/userChangesUnblockMutation.graphql.ts';
import { perform } from '#web/data/relay/perform.ts';
import { adminRefusal } from '#web/features/moderation/adminRefusal.ts';
import { ofField } from '#web/ui/forms/failureTexts.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { clearProfile } from './clearProfile.ts';

export type UserChange = 'block' | 'unblock' | 'makeAdmin' | 'takeAdmin' | 'clearProfile';

/** The text for an invalid reason of a block, else null. The reason may be empty. */
export function reasonFault(reason: string): Fault | null {
  return reason.trim().length > REASON_MAX ? { id: 'admin.reasonTooLong' } : null;
}

const CHANGES = {
  block: (userId, reason) => perform<userChangesBlockMutation>(blockUser, { input: { userId, reason } }),
  unblock: (userId) => perform<userChangesUnblockMutation>(unblockUser, { input: { userId } }),
  makeAdmin: (userId) => perform<userChangesRoleMutation>(setRole, { input: { userId, role: 'ADMIN' } }),
  takeAdmin: (userId) => perform<userChangesRoleMutation>(setRole, { input: { userId, role: 'USER' } }),
  clearProfile,
} satisfies Record<UserChange, (userId: string, reason: string) => Promise<unknown>>;

/**
 * Changes the account of a user. Returns the texts for the form where that failed, else null; `proof`: the password was
 * last given too long ago.
 */
export async function changeUser(
  change: UserChange,
  userId: string,
  reason: string,
): Promise<Refusal | 'proof' | null> {
  const result = await CHANGES[change](userId, reason);
  if (result.is === 'done') return null;
  if (result.is === 'unauthorized' && result.reason === 'PROOF_NEEDED') return 'proof';
  return adminRefusal(result, {
    invalid: (parameterName) =>
      parameterName === 'reason'
        ? { faults: { reason: { id: 'admin.reasonTooLong' } } }
        : { failure: { id: 'admin.changeRefused' } },
    problem: 'admin.changeFailed',
  });
}

/** Gives the password anew. Returns the texts for the form where that failed, else null. */
export async function prove(password: string): Promise<Refusal | null> {
  const input = { proof: { password, code: '' } };
  const result = await perform<userChangesProveMutation>(proveIdentity, { input });
  if (result.is === 'done') return null;
  return adminRefusal(result, {
    invalid: ofField('password', () => ({ id: 'delete.wrong' })),
    problem: 'admin.changeFailed',
  });
}

const proveIdentity = graphql`
  mutation userChangesProveMutation($input: ProveIdentityInput!) {
    proveIdentity(input: $input) {
      ... on ProveIdentityPayload @alias(as: "done") {
        clientMutationId
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const blockUser = graphql`
  mutation userChangesBlockMutation($input: BlockUserInput!) {
    blockUser(input: $input) {
      ... on BlockUserPayload @alias(as: "done") {
        user {
          ...UserRow_user
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const unblockUser = graphql`
  mutation userChangesUnblockMutation($input: UnblockUserInput!) {
    unblockUser(input: $input) {
      ... on UnblockUserPayload @alias(as: "done") {
        user {
          ...UserRow_user
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;

const setRole = graphql`
  mutation userChangesRoleMutation($input: SetRoleInput!) {
    setRole(input: $input) {
      ... on SetRolePayload @alias(as: "done") {
        user {
          ...UserRow_user
        }
      }
      ...refusal_error @alias(as: "refused")
    }
  }
`;
