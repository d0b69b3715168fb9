import { sessionEnded } from '#web/features/account/session.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Fault } from '#web/ui/forms/fault.ts';
import type { RefusedAnswer } from '#web/ui/forms/refusal.ts';
import { refusalOf } from '#web/ui/forms/refusal.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';

const OF_NAME: Readonly<Record<string, MessageId>> = {
  tooLong: 'ownPlace.tooLong',
  invalidCharacters: 'ownPlace.invalid',
};

/** The texts for an own place that the server refused. */
export function ownPlaceRefused(refused: RefusedAnswer): Refusal {
  return refusalOf(refused, { invalid: invalidText, unauthorized: sessionEnded, problem: 'ownPlace.saveFailed' });
}

function invalidText(parameterName: string, detail: string): Refusal | null {
  const failure = (id: MessageId): Refusal => ({ failure: { id } });
  if (parameterName === 'pos') return failure('ownPlace.outside');
  if (parameterName !== 'name') return null;
  if (detail === 'tooMany') return failure('ownPlace.tooMany');
  const name: Fault = { id: OF_NAME[detail] ?? 'ownPlace.saveFailed' };
  return { faults: { name } };
}
