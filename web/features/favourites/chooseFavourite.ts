import type { FavouriteCounts, FavouriteType } from '#common/places/favouriteTypes.ts';
import { reloadOwnContent } from '#web/data/own/ownContent.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import type { MutationFailure } from '#web/data/relay/mutationResult.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { currentViewer } from '#web/features/account/viewer.ts';
import { ensureViewer } from '#web/features/account/viewerLoading.ts';
import type { DeedOf } from '#web/features/offline/outbox/entries.ts';
import { sendOrEnqueue } from '#web/features/offline/outbox/sendOrEnqueue.ts';
import { showFault } from '#web/ui/feedback/showFault.ts';
import { refusalOf } from '#web/ui/forms/failureTexts.ts';
import type { ListedPlace } from './deviceFavourites.ts';
import { chosenFavourites, favourites, setChosen } from './favourites.ts';
import { sendFavourite } from './sendFavourite.ts';

/**
 * Sets a place as the user's favourite of a type, or, with null, removes it. The choice shows at once; where it fails,
 * the former one shows again, with a notice; without a network it is queued on this device. While another choice for
 * the same place is in flight, the last one made is sent after its answer. Before the favourites are loaded a choice
 * only adds, once they are; before it is known who is logged in, it waits for that. Gives how many users have the place
 * as a favourite now; null where it failed or is queued, where the call in flight goes on with it, or where nothing had
 * to be sent.
 */
export async function chooseFavourite(place: ListedPlace, type: FavouriteType | null): Promise<FavouriteCounts | null> {
  const { attractionId: id } = place;
  if (!isReady()) await ensureViewer();
  if (!isReady()) {
    showFault({ id: 'favourites.failed' });
    return null;
  }
  const isInFlight = chosenFavourites.get().has(id);
  setChosen(id, type);
  if (isInFlight) return null;
  const environment = ownEnvironment();
  const isTheirs = () => environment === ownEnvironment();
  try {
    const isLoaded = favourites.get().status === 'known';
    return await (isLoaded ? settle(place, type, isTheirs) : addOnceLoaded(place, isTheirs));
  } finally {
    if (isTheirs()) setChosen(id, undefined);
  }
}

/** Whether a choice can be sent, now or once the favourites are there; those of the last visit need no network. */
function isReady(): boolean {
  return favourites.get().status === 'known' || currentViewer().status === 'known';
}

/**
 * Sends the last choice for a place as soon as the favourites are loaded, unless it turns out to be one already: the
 * user had not seen of which type.
 */
async function addOnceLoaded(place: ListedPlace, isTheirs: () => boolean): Promise<FavouriteCounts | null> {
  const loaded = new Promise<void>((resolve) => {
    const stop = favourites.subscribe(() => {
      stop();
      resolve();
    });
  });
  if (favourites.get().status === 'failed') reloadOwnContent();
  await loaded;
  if (!isTheirs()) return null;
  const state = favourites.get();
  if (state.status !== 'known') {
    showFault({ id: 'favourites.failed' });
    return null;
  }
  const last = chosenFavourites.get().get(place.attractionId) ?? null;
  return last === null || state.value.has(place.attractionId) ? null : settle(place, last, isTheirs);
}

/** Sends choices for a place one after another, until the last one made has been answered. */
async function settle(
  place: ListedPlace,
  type: FavouriteType | null,
  isTheirs: () => boolean,
): Promise<FavouriteCounts | null> {
  const { attractionId, name } = place;
  const id = newAttempt();
  const result = await sendOrEnqueue({ id, placeName: name, deed: deedOf(place, type) }, () =>
    sendFavourite(attractionId, type, id),
  );
  if (!isTheirs()) return null;
  if (result.is !== 'done' && result.is !== 'queued') {
    notifyOfFailure(result);
    return null;
  }
  const last = chosenFavourites.get().get(attractionId);
  if (last !== undefined && last !== type) return settle(place, last, isTheirs);
  return result.is === 'done' ? result.done.favouriteCounts : null;
}

function deedOf(
  { attractionId, name, category, position }: ListedPlace,
  type: FavouriteType | null,
): DeedOf<'favourite'> {
  const created = new Date().toISOString();
  const shown = type && { attractionId, name, category, position, type, created, isGone: false };
  return { kind: 'favourite', place: attractionId, type, shown };
}

/** Says by a notice why a favourite could not be saved. */
export function notifyOfFailure(result: MutationFailure): void {
  const { failure } = refusalOf(result, {
    invalid: (_parameterName, detail) => (detail === 'tooMany' ? { failure: { id: 'favourites.tooMany' } } : null),
    unauthorized: sessionEnded,
    problem: 'favourites.failed',
  });
  if (failure) showFault(failure);
}
