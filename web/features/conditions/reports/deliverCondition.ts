import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { outcomeOf } from '#web/features/offline/outbox/outcome.ts';
import type { Outcome } from '#web/features/offline/outbox/sender.ts';
import { sendCondition } from './sendCondition.ts';

/** Sends a report from the outbox. Where its writer was too far from the place, it is sent as one of the place itself. */
export async function deliverCondition(deed: DeedOf<'condition'>, id: string): Promise<Outcome> {
  const result = await sendCondition(deed, id);
  const isTooFar = result.is === 'invalid' && result.parameterName === 'position';
  return outcomeOf(isTooFar ? await sendCondition({ ...deed, position: null }, id) : result);
}
