import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { ConnectionError, LimitedError } from '#web/data/requestErrors.ts';
import { readRefusal, type RefusedAnswer } from '#web/ui/forms/refusal.ts';
import type { RefusalReason } from './entries.ts';
import type { Outcome } from './sender.ts';

const refusedFor = (reason: RefusalReason): Outcome => ({ is: 'problem', problem: { is: 'refused', reason } });

/** The part that the answers of all mutations have in common. */
export interface Answered {
  readonly done?: object | null | undefined;
  readonly refused?: RefusedAnswer;
}

/** The outcome of an entry whose mutation is `sending`. */
export async function outcomeOf(sending: Promise<Answered>): Promise<Outcome> {
  try {
    const { done, refused } = await sending;
    return done ? { is: 'done' } : refusal(refused);
  } catch (error) {
    return failure(error);
  }
}

/** The outcome of a request that gave no answer. */
export function failure(error: unknown): Outcome {
  if (error instanceof ConnectionError) return { is: 'unreachable' };
  return error instanceof LimitedError ? { is: 'limited', retryAfterS: error.retryAfterS } : { is: 'failed' };
}

function refusal(refused: RefusedAnswer): Outcome {
  return readRefusal<Outcome>(refused, {
    invalid: (_parameterName, detail) => refusedFor(detail === 'tooMany' ? 'full' : 'invalid'),
    unauthorized: (reason) => (reason === 'ANONYMOUS' ? { is: 'ended', isAnothers: false } : refusedFor('forbidden')),
    limited: (retryAfterS) => ({ is: 'limited', retryAfterS }),
    otherwise: () => refusedFor('gone'),
    problem: 'outbox.gone',
  });
}

/** The outcome of an entry whose mutation ended with `result`. */
export function outcomeOfResult(result: MutationFailure | { readonly is: 'done' }): Outcome {
  switch (result.is) {
    case 'invalid':
      return refusedFor(result.detail === 'tooMany' ? 'full' : 'invalid');
    case 'unauthorized':
      return result.reason === 'ANONYMOUS' ? { is: 'ended', isAnothers: false } : refusedFor('forbidden');
    case 'notFound':
    case 'other':
      return refusedFor('gone');
    case 'offline':
      return { is: 'unreachable' };
    default:
      return result;
  }
}
