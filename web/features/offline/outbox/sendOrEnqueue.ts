import { canBeSentLater } from '#web/data/relay/mutationResult.ts';
import { type Done, enqueue, mustQueue } from './outbox.ts';
import { actingProfile } from './pending.ts';

/**
 * Sends what a user has done, or queues it where there is no network, the server takes no changes, or an earlier entry
 * about the same place goes first. Gives the result of `send`, or that it is queued; `offline` only where it could not
 * be queued either.
 */
export async function sendOrEnqueue<Result extends { readonly is: string }>(
  done: Pick<Done, 'id' | 'placeName' | 'deed'>,
  send: () => Promise<Result>,
): Promise<Result | { readonly is: 'queued' }> {
  const profileId = actingProfile();
  const madeAt = new Date();
  const place = 'place' in done.deed ? done.deed.place : null;
  if (mustQueue(place) && (await enqueue({ ...done, profileId, isTried: false }))) return { is: 'queued' };
  const result = await send();
  if (canBeSentLater(result) && (await enqueue({ ...done, profileId, isTried: true }, madeAt))) return { is: 'queued' };
  return result;
}
