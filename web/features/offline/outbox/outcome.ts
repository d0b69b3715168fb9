import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import type { RefusalReason } from './entries.ts';
import type { Outcome } from './sender.ts';

const refusedFor = (reason: RefusalReason): Outcome => ({ is: 'problem', problem: { is: 'refused', reason } });

/** The outcome of an entry whose mutation ended with `result`. */
export function outcomeOf(result: MutationFailure | { readonly is: 'done' }): Outcome {
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
    case 'closed':
      return { is: 'failed' };
    default:
      return result;
  }
}
