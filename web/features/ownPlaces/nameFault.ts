import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

const OF_NAME: Readonly<Record<string, MessageId>> = {
  tooLong: 'ownPlace.tooLong',
  invalidCharacters: 'ownPlace.invalid',
};

/** The texts for an own place that could not be saved. */
export function ownPlaceRefused(failure: MutationFailure): Refusal {
  return userRefusal(failure, { invalid: invalidText, problem: 'ownPlace.saveFailed' });
}

function invalidText(parameterName: string, detail: string): Refusal | null {
  const failure = (id: MessageId): Refusal => ({ failure: { id } });
  if (parameterName === 'pos') return failure('ownPlace.outside');
  if (parameterName !== 'name') return null;
  if (detail === 'tooMany') return failure('ownPlace.tooMany');
  const name: Fault = { id: OF_NAME[detail] ?? 'ownPlace.saveFailed' };
  return { faults: { name } };
}
