import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { outcomeOf } from '#web/features/offline/outbox/outcome.ts';
import type { Outcome } from '#web/features/offline/outbox/sender.ts';
import { sendJudgement } from './judgeCondition.ts';
import { queueReportPhoto } from './queueReportPhoto.ts';
import { sendCondition } from './sendCondition.ts';

/**
 * Sends a report from the outbox, and queues its photo. Where its writer was too far from the place, it is sent as one
 * of the place itself.
 */
export async function deliverCondition(deed: DeedOf<'condition'>, id: string): Promise<Outcome> {
  const first = await sendCondition(deed, id);
  const isTooFar = first.is === 'invalid' && first.parameterName === 'position';
  const result = isTooFar ? await sendCondition({ ...deed, position: null }, id) : first;
  if (result.is !== 'done' || deed.photo === undefined) return outcomeOf(result);
  // The report is stored once however often it is sent: the next try queues the photo.
  return (await queueReportPhoto(deed, id, result.done.condition.id)) ? { is: 'done' } : { is: 'failed' };
}

/** Sends a judgement from the outbox. One of a report that is over meanwhile has nothing more to say. */
export async function deliverJudgement(deed: DeedOf<'judgeCondition'>): Promise<Outcome> {
  const result = await sendJudgement(deed);
  return result.is === 'notFound' ? { is: 'done' } : outcomeOf(result);
}
