import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import { codeText, givenPasswordText } from '#web/ui/forms/fault.ts';
import { type Form, type Refusal, useForm } from '#web/ui/forms/useForm.ts';

/** The password, and a code where a second factor is in use. */
interface Proof {
  readonly password: string;
  readonly code: string;
}

interface Options {
  /** Whether a code is asked for too. */
  readonly withCode: boolean;
  /** Sends the proof with what it is for; null on success. */
  readonly send: (proof: Proof) => Promise<MutationFailure | null>;
  readonly problem: MessageId;
}

/** A form that asks for the password, and for a code where a second factor is in use. */
export function useProofForm({ withCode, send, problem }: Options): Form {
  return useForm({
    check: (value) => ({
      password: givenPasswordText(value('password')),
      code: withCode ? codeText(value('code')) : null,
    }),
    send: async (value) => {
      const failure = await send({ password: value('password'), code: value('code') });
      return failure && userRefusal(failure, { invalid: proofRefused, problem });
    },
    problem,
  });
}

/** The texts for a password or a code that the server refused. */
export function proofRefused(parameterName: string, detail: string): Refusal | null {
  if (parameterName === 'password') return { faults: { password: { id: 'delete.wrong' } } };
  if (parameterName !== 'code') return null;
  return { faults: { code: { id: detail === 'expired' ? 'secondFactor.expired' : 'code.wrong' } } };
}
