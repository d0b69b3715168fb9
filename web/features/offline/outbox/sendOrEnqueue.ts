import { ConnectionError } from '#web/data/requestErrors.ts';
import { type Done, enqueue, mustQueue } from './outbox.ts';
import { actingProfile } from './pending.ts';

/**
 * Sends what a user has done, or queues it where there is no network or an earlier entry about the same place goes
 * first. Gives the answer, or `queued`. Throws what `send` throws; ConnectionError only where it could not be queued
 * either.
 */
export async function sendOrEnqueue<Answer>(
  done: Pick<Done, 'id' | 'placeName' | 'deed'>,
  send: () => Promise<Answer>,
): Promise<Answer | 'queued'> {
  const profileId = actingProfile();
  const place = 'place' in done.deed ? done.deed.place : null;
  if (mustQueue(place) && (await enqueue({ ...done, profileId, isTried: false }))) return 'queued';
  try {
    return await send();
  } catch (error) {
    if (error instanceof ConnectionError && (await enqueue({ ...done, profileId, isTried: true }))) return 'queued';
    throw error;
  }
}
