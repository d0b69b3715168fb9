import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { type Answered, outcomeOf } from '#web/features/offline/outbox/outcome.ts';
import type { Outcome } from '#web/features/offline/outbox/sender.ts';
import { uploadPhoto } from './uploadPhoto.ts';

/** Sends a photo that has waited. */
export function deliverPhoto({ place, file }: DeedOf<'photo'>, attempt: string): Promise<Outcome> {
  return outcomeOf(
    new Promise<Answered>((resolve, reject) => {
      uploadPhoto({ place, file, attempt }, { answered: resolve, failed: reject });
    }),
  );
}
