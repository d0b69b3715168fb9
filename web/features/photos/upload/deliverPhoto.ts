import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { outcomeOf } from '#web/features/offline/outbox/outcome.ts';
import type { Outcome } from '#web/features/offline/outbox/sender.ts';
import { uploadPhoto } from './uploadPhoto.ts';

/** Sends a photo from the outbox. */
export async function deliverPhoto({ place, file, condition }: DeedOf<'photo'>, attempt: string): Promise<Outcome> {
  return outcomeOf(await uploadPhoto({ place, file, condition, attempt }));
}
