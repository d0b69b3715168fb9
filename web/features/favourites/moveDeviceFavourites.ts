import { newAttempt } from '#web/data/relay/attempts.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { listedOnDevice, removeFromDevice } from './deviceFavourites.ts';
import { sendFavourite } from './sendFavourite.ts';

/**
 * Moves the favourites of this device to the user's account, oldest first, so that their order is the same there. The
 * type of a place that is a favourite of the account already stays. Each leaves the device once the account has it, so
 * that nothing is lost where a request fails. Returns the failure that ended it; null where all have been moved, or the
 * user has changed.
 */
export async function moveDeviceFavourites(): Promise<MutationFailure | null> {
  const environment = ownEnvironment();
  for (const { attractionId, type } of [...listedOnDevice()].reverse()) {
    const result = await sendFavourite(attractionId, type, newAttempt(), true);
    if (environment !== ownEnvironment()) return null;
    // A place that has vanished from the sources can no longer be a favourite.
    if (result.is !== 'done' && result.is !== 'notFound') return result;
    await removeFromDevice(attractionId);
  }
  return null;
}
