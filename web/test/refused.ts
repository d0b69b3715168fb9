import { vi } from 'vitest';
import resendLinkMutation, { type ResendLinkMutation } from '#web/__generated__/ResendLinkMutation.graphql.ts';
import { mutate } from '#web/data/relay/ownEnvironment.ts';
import type { RefusedAnswer } from '#web/ui/forms/refusal.ts';
import { answering } from './answering.ts';

/** A mutation's answer that is one of the expected failures, as the server writes it. */
export function refused<T extends object>(error: string, fields: T) {
  return { __typename: error, __isCallError: error, ...fields };
}

/** The same as a client holds it. */
export async function refusedAnswer(error: string, fields: object): Promise<RefusedAnswer> {
  answering({ resendConfirmation: refused(error, fields) });
  const { resendConfirmation } = await mutate<ResendLinkMutation>(resendLinkMutation, {
    input: { email: 'a@b.fi', language: 'fi' },
  });
  vi.unstubAllGlobals();
  return resendConfirmation.refused;
}
