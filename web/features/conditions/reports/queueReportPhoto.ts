import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { enqueue } from '#web/features/offline/outbox/outbox.ts';
import { actingProfile, pending } from '#web/features/offline/outbox/pending.ts';
import { prepare } from '#web/features/photos/upload/shrink.ts';

/**
 * Queues the photo of a report that has arrived from the outbox; twice is once. `condition` is the report's GraphQL id.
 * False where it cannot be stored.
 */
export async function queueReportPhoto(
  { place, photo }: DeedOf<'condition'>,
  entryId: string,
  condition: string,
): Promise<boolean> {
  if (photo === undefined) return true;
  const placeName = pending.get().entries.find(({ id }) => id === entryId)?.placeName ?? '';
  const { file } = await prepare(photo.file, 'photo');
  return enqueue({
    id: photo.attempt,
    profileId: actingProfile(),
    placeName,
    isTried: false,
    deed: { kind: 'photo', place, file, chosen: photo.chosen, condition },
  });
}
