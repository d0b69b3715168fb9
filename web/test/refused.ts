import { vi } from 'vitest';
import resendLinkMutation, { type ResendLinkMutation } from '#web/__generated__/ResendLinkMutation.graphql.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { perform } from '#web/data/relay/perform.ts';
import { answering } from './answering.ts';

/** An expected failure of a mutation, as the server answers it. */
export function refused<T extends object>(error: string, fields: T) {
  return { __typename: error, __isCallError: error, ...fields };
}

/** The failure of a mutation that the server answers with this error. */
export async function refusedMutation(error: string, fields: object): Promise<MutationFailure> {
  answering({ resendConfirmation: refused(error, fields) });
  const result = await perform<ResendLinkMutation>(resendLinkMutation, {
    input: { email: 'a@b.fi', language: 'fi' },
  });
  vi.unstubAllGlobals();
  if (result.is === 'done') throw new Error('the mutation was not refused');
  return result;
}
