import { vi } from 'vitest';
import resendLinkMutation, { type ResendLinkMutation } from '#web/__generated__/ResendLinkMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import type { RefusedAnswer } from '#web/ui/forms/refusal.ts';
import { answering } from './answering.ts';

/** An expected failure of a mutation, as the server answers it. */
export function refused<T extends object>(error: string, fields: T) {
  return { __typename: error, __isCallError: error, ...fields };
}

/** The same failure as Relay hands it to the client's code. */
export async function refusedAnswer(error: string, fields: object): Promise<RefusedAnswer> {
  answering({ resendConfirmation: refused(error, fields) });
  const { resendConfirmation } = await mutate<ResendLinkMutation>(resendLinkMutation, {
    input: { email: 'a@b.fi', language: 'fi' },
  });
  vi.unstubAllGlobals();
  return resendConfirmation.refused;
}
