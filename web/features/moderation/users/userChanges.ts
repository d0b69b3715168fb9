import { graphql } from 'react-relay';
import { REASON_MAX } from '#common/limits.ts';
import type { userChangesBlockMutation } from '#web/__generated__/userChangesBlockMutation.graphql.ts';
import type { userChangesRoleMutation } from '#web/__generated__/userChangesRoleMutation.graphql.ts';
import type { userChangesUnblockMutation } from '#web/__generated__/userChangesUnblockMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import { adminRefused } from '#web/features/moderation/refused.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import { type RefusedAnswer, refusalOf } from '#web/ui/forms/refusal.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

export type UserChange = 'block' | 'unblock' | 'makeAdmin' | 'takeAdmin';

/** What is wrong with the reason of a block; it may be left out. */
export function reasonFault(reason: string): Fault | null {
  return reason.trim().length > REASON_MAX ? { id: 'admin.reasonTooLong' } : null;
}

interface Answer {
  readonly done?: unknown;
  readonly refused: RefusedAnswer;
}

const CHANGES: Readonly<Record<UserChange, (userId: string, reason: string) => Promise<Answer>>> = {
  block: async (userId, reason) =>
    (await mutate<userChangesBlockMutation>(blockUser, { input: { userId, reason } })).blockUser,
  unblock: async (userId) => (await mutate<userChangesUnblockMutation>(unblockUser, { input: { userId } })).unblockUser,
  makeAdmin: async (userId) =>
    (await mutate<userChangesRoleMutation>(setRole, { input: { userId, role: 'ADMIN' } })).setRole,
  takeAdmin: async (userId) =>
    (await mutate<userChangesRoleMutation>(setRole, { input: { userId, role: 'USER' } })).setRole,
};

/** Changes somebody's account; gives what is said of a refusal, null where all went well. Throws ConnectionError, LimitedError, ServerError. */
export async function changeUser(change: UserChange, userId: string, reason: string): Promise<Refusal | null> {
  const { done, refused } = await CHANGES[change](userId, reason);
  if (done) return null;
  return refusalOf(refused, {
    invalid: (parameterName) =>
      parameterName === 'reason'
        ? { faults: { reason: { id: 'admin.reasonTooLong' } } }
        : { failure: { id: 'admin.changeRefused' } },
    unauthorized: adminRefused,
    problem: 'admin.changeFailed',
  });
}

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
