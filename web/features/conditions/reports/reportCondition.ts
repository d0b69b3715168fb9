import { newAttempt } from '#web/data/relay/attempts.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { userRefusal } from '#web/features/account/userRefusal.ts';
import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { sendOrEnqueue } from '#web/features/offline/outbox/sendOrEnqueue.ts';
import type { MessageId } from '#web/i18n/messages.ts';
import type { Refusal } from '#web/ui/forms/useForm.ts';
import { sendCondition } from './sendCondition.ts';

/** How a report ended: shown at the place, pending on this device until there is a connection, or refused. */
export type Reported = { readonly is: 'sent'; readonly conditionId: string } | { readonly is: 'queued' } | Refusal;

export interface NewCondition {
  readonly placeName: string;
  readonly deed: DeedOf<'condition'>;
  /** The same for the same report: one that arrives twice is stored once. */
  readonly attempt: string;
  /** Queued with the report where there is no network; else it is sent after the report. */
  readonly photo: File | null;
}

/** Reports a condition. Without a network it is put into the outbox. */
export async function reportCondition({ placeName, deed, attempt, photo }: NewCondition): Promise<Reported> {
  const queued = photo === null ? deed : { ...deed, photo: forLater(photo) };
  const result = await sendOrEnqueue({ id: attempt, placeName, deed: queued }, () => sendCondition(deed, attempt));
  if (result.is === 'done') return { is: 'sent', conditionId: result.done.condition.id };
  return result.is === 'queued' ? { is: 'queued' } : refusal(result);
}

function forLater(file: File): DeedOf<'condition'>['photo'] {
  return { file, chosen: { name: file.name, type: file.type }, attempt: newAttempt() };
}

const FAULTS: Readonly<Record<string, MessageId>> = {
  'text tooShort': 'conditionReport.textNeeded',
  'text tooLong': 'conditionReport.textLong',
  'position outOfRange': 'conditionReport.tooFar',
};

function refusal(failure: MutationFailure): Refusal {
  return userRefusal(failure, {
    invalid: (parameterName, detail) => {
      // The form has no field for the time.
      if (parameterName === 'seenAt' && detail === 'expired') return { failure: { id: 'conditionReport.expired' } };
      const id = FAULTS[`${parameterName} ${detail}`];
      return id === undefined ? null : { faults: { [parameterName]: { id } } };
    },
    problem: 'conditionReport.failed',
  });
}
