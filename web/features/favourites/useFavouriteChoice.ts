import { useEffect } from 'react';
import type { FavouriteCounts, FavouriteType } from '#common/places/favouriteTypes.ts';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { showFault } from '#web/ui/feedback/showFault.ts';
import { showToast } from '#web/ui/feedback/toasts.ts';
import { chooseOnDevice, type ListedPlace } from './deviceFavourites.ts';
import { useFavouritesState, useFavouriteType } from './favourites.ts';

interface Choice {
  /** The type of the place as it is shown; null where it is no favourite. */
  readonly shown: FavouriteType | null;
  /** Whether a press counts: for a visitor without an account, once the favourites are known. */
  readonly isReady: boolean;
  /**
   * What a press on the button of a type does: the same type again removes it, another type replaces it (SPEC §4).
   * Gives how many users have the place as a favourite now; null where the server did not answer that.
   */
  readonly press: (type: FavouriteType, click: { readonly detail: number }) => Promise<FavouriteCounts | null>;
}

/**
 * The one way of the buttons for favourites: a user's choice is sent to the server, that of a visitor without an
 * account is stored on this device.
 */
export function useFavouriteChoice(place: ListedPlace): Choice {
  const isUser = useSpeaksToUser();
  const { status } = useFavouritesState();
  const isReady = isUser || status !== 'unknown';
  const shown = useFavouriteType(place.attractionId);
  useEffect(() => {
    // Ahead: a user may press the button where there is no network any more.
    if (isUser) void accountCode().catch(() => undefined);
  }, [isUser]);

  async function press(type: FavouriteType, { detail }: { readonly detail: number }): Promise<FavouriteCounts | null> {
    // The second click of a double click is no second choice.
    if (detail > 1 || !isReady) return null;
    const next = type === shown ? null : type;
    if (isUser) return choose(place, next);
    if ((await chooseOnDevice(place, next)) && next !== null) showToast('favourites.onDevice');
    return null;
  }
  return { shown, isReady, press };
}

const accountCode = () => import('./chooseFavourite.ts');

/** Visitors load no code of an account's favourites. */
async function choose(place: ListedPlace, type: FavouriteType | null): Promise<FavouriteCounts | null> {
  const code = await accountCode().catch(() => null);
  if (code === null) showFault({ id: 'favourites.failed' });
  return code === null ? null : code.chooseFavourite(place, type);
}
