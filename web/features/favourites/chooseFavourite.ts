import type { FavouriteCounts, FavouriteType } from '#common/places/favouriteTypes.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { ownEnvironment } from '#web/data/relay/ownEnvironment.ts';
import { ConnectionError } from '#web/data/requestErrors.ts';
import { sessionEnded } from '#web/features/account/session.ts';
import { mustWait, putOff, whoActs } from '#web/features/offline/outbox/outbox.ts';
import { tellFault } from '#web/ui/feedback/tellFault.ts';
import { failureText } from '#web/ui/forms/fault.ts';
import { refusalOf, type RefusedAnswer } from '#web/ui/forms/refusal.ts';
import { chosenOf, type Favourite, forgetChosen, setChosen } from './favourites.ts';
import { sendFavourite } from './sendFavourite.ts';

/** A place as a list of favourites shows it. */
export type KeptPlace = Pick<Favourite, 'attractionId' | 'name' | 'category' | 'position'>;

/**
 * Keeps a place as a favourite of a type, or, with null, no longer. It shows at once, and where it fails, what was before with a notice; without a
 * network it waits on this device. While another choice for the same place is under way, the last one made waits for its answer. Gives how many users
 * keep it so now; null where it failed or waits, or where the one under way goes on with it.
 */
export async function chooseFavourite(place: KeptPlace, type: FavouriteType | null): Promise<FavouriteCounts | null> {
  const { attractionId: id } = place;
  const isUnderWay = chosenOf(id) !== undefined;
  setChosen(id, type);
  if (isUnderWay) return null;
  const environment = ownEnvironment();
  try {
    return await settle(place, type, () => environment === ownEnvironment());
  } catch (error) {
    if (environment === ownEnvironment()) tellFault(failureText(error, 'favourites.failed'));
    return null;
  } finally {
    if (environment === ownEnvironment()) forgetChosen(id);
  }
}

/** Sends choices for a place one after another, until the last one made has been answered. */
async function settle(
  place: KeptPlace,
  type: FavouriteType | null,
  isTheirs: () => boolean,
): Promise<FavouriteCounts | null> {
  const { attractionId: id } = place;
  const request = { attempt: newAttempt(), whose: whoActs() };
  if (mustWait(id) && (await keep(place, type, request, false))) return goOn(place, type, isTheirs, null);
  try {
    const answer = await sendFavourite(id, type, request.attempt);
    if (!isTheirs()) return null;
    if (answer.done) return await goOn(place, type, isTheirs, answer.done.favouriteCounts);
    tellRefusal(answer.refused);
    return null;
  } catch (error) {
    if (error instanceof ConnectionError && isTheirs() && (await keep(place, type, request, true)))
      return goOn(place, type, isTheirs, null);
    throw error;
  }
}

function goOn(
  place: KeptPlace,
  type: FavouriteType | null,
  isTheirs: () => boolean,
  counts: FavouriteCounts | null,
): Promise<FavouriteCounts | null> {
  const last = isTheirs() ? chosenOf(place.attractionId) : undefined;
  return last === undefined || last === type ? Promise.resolve(counts) : settle(place, last, isTheirs);
}

interface Request {
  readonly attempt: string;
  readonly whose: string | null;
}

/** Keeps a choice until it can be sent. */
function keep(
  place: KeptPlace,
  type: FavouriteType | null,
  { attempt, whose }: Request,
  isTried: boolean,
): Promise<boolean> {
  const { attractionId, name, category, position } = place;
  const shown =
    type === null
      ? null
      : { attractionId, name, category, position, type, created: new Date().toISOString(), isGone: false };
  return putOff({
    id: attempt,
    whose,
    placeName: name,
    isTried,
    deed: { kind: 'favourite', place: attractionId, type, shown },
  });
}

function tellRefusal(refused: RefusedAnswer): void {
  const { failure } = refusalOf(refused, {
    invalid: (_parameterName, detail) => (detail === 'tooMany' ? { failure: { id: 'favourites.tooMany' } } : null),
    unauthorized: sessionEnded,
    problem: 'favourites.failed',
  });
  if (failure) tellFault(failure);
}
