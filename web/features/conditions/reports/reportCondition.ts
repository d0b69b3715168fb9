import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { sendOrEnqueue } from '#web/features/offline/outbox/sendOrEnqueue.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { sendCondition } from './sendCondition.ts';

/** How a report ended: shown at the place, pending on this device until there is a connection, or refused. */
export type Reported = 'sent' | 'queued' | Refusal;

export interface NewCondition {
  readonly placeName: string;
  readonly deed: DeedOf<'condition'>;
  /** The same for the same report: one that arrives twice is stored once. */
  readonly attempt: string;
}

/** Reports a condition. Without a network it is put into the outbox. */
export async function reportCondition({ placeName, deed, attempt }: NewCondition): Promise<Reported> {
  const result = await sendOrEnqueue({ id: attempt, placeName, deed }, () => sendCondition(deed, attempt));
  if (result.is === 'done') return 'sent';
  return result.is === 'queued' ? 'queued' : refusal(result);
}

const FAULTS: Readonly<Record<string, MessageId>> = {
  'text tooShort': 'conditionReport.textNeeded',
  'text tooLong': 'conditionReport.textLong',
  'position outOfRange': 'conditionReport.tooFar',
};

function refusal(failure: MutationFailure): Refusal {
  return userRefusal(failure, {
    invalid: (parameterName, detail) => {
      const id = FAULTS[`${parameterName} ${detail}`];
      return id === undefined ? null : { faults: { [parameterName]: { id } } };
    },
    problem: 'conditionReport.failed',
  });
}
