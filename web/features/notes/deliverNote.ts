import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { outcomeOf } from '#web/features/offline/outbox/outcome.ts';
import type { Outcome } from '#web/features/offline/outbox/sender.ts';
import { sendNote } from './sendNote.ts';

/** Sends a queued note; a note that was changed elsewhere meanwhile is not overwritten. */
export async function deliverNote({ place, text, basedOn }: DeedOf<'note'>, attempt: string): Promise<Outcome> {
  const result = await sendNote({ place, text, basedOn, attempt });
  return result.is === 'other' && result.answer.conflict
    ? { is: 'problem', problem: { is: 'conflict', present: result.answer.conflict.text } }
    : outcomeOf(result);
}
