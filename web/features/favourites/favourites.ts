import { useMemo } from 'react';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { createOwnStore, type Own, ownDataStore } from '#web/data/ownStore.ts';
import { useStore } from '#web/data/store.ts';
import { useSpeaksToUser } from '#web/features/account/viewer.ts';
import { type DeedOf, type Entry, isOf } from '#web/features/offline/outbox/entries.ts';
import { pending, usePendingEntries } from '#web/features/offline/outbox/pending.ts';
import { deviceFavourites } from './deviceStore.ts';

type Favourites = ReadonlyMap<number, Favourite>;
/** Types by the ids of their places; null: the favourite is removed. */
type Choices = ReadonlyMap<number, FavouriteType | null>;

/** The user's favourites by the ids of their places, as the server last answered. */
export const favourites = ownDataStore<Favourites>();

/** What the user has chosen and the server has not answered yet. */
export const chosenFavourites = createOwnStore<Choices>(new Map());

/** Lists and the map show the favourites (SPEC §2 "favourites-on-map"). */
const onMap = createOwnStore(false);

/** Shows a choice before it has been answered; undefined, once it is: the server's answer counts. */
export function setChosen(id: AttractionId, type: FavouriteType | null | undefined): void {
  const others = [...chosenFavourites.get()].filter(([one]) => one !== id);
  chosenFavourites.set(new Map(type === undefined ? others : [...others, [id, type]]));
}

export const showFavouritesOnMap = onMap.set;

export function useFavouritesOnMap(): boolean {
  return useStore(onMap, (value) => value);
}

/** The user's favourites, or those that a visitor has on this device. */
const useStored = () => (useSpeaksToUser() ? favourites : deviceFavourites);

export function useFavouritesState(): Own<Favourites> {
  return useStore(useStored(), (value) => value);
}

/** Whether there may be favourites to show on the map: a user's, or a visitor's on this device; or they are shown. */
export function useHasFavourites(): boolean {
  const isUser = useSpeaksToUser();
  const isShown = useFavouritesOnMap();
  const hasOnDevice = useStore(deviceFavourites, (state) => state.status !== 'known' || state.value.size > 0);
  return isUser || isShown || hasOnDevice;
}

/** The type that is stored for a place; null where it is no favourite. */
export function useStoredType(id: AttractionId): FavouriteType | null {
  return useStore(useStored(), (state) => (state.status === 'known' ? state.value.get(id)?.type : null) ?? null);
}

/**
 * The type of a place as it is shown, with what is chosen or queued; null where it is no favourite. A card renders
 * again only when this changes.
 */
export function useFavouriteType(id: AttractionId): FavouriteType | null {
  const stored = useStoredType(id);
  const queued = useStore(pending, ({ entries }) => queuedChoices(entries).findLast(({ place }) => place === id)?.type);
  const chosen = useStore(chosenFavourites, (choices) => choices.get(id));
  return [chosen, queued, stored].find((type) => type !== undefined) ?? null;
}

/** All favourites as they are shown, the newest first. */
export function useShownFavourites(): readonly Favourite[] {
  const state = useFavouritesState();
  const chosen = useStore(chosenFavourites, (choices) => choices);
  const entries = usePendingEntries();
  return useMemo(
    () => (state.status === 'known' ? shown(state.value, queuedChoices(entries), chosen) : []),
    [state, entries, chosen],
  );
}

/** Choices that are queued on this device; one that the server refused is not shown. */
function queuedChoices(entries: readonly Entry[]): readonly DeedOf<'favourite'>[] {
  return entries.flatMap((entry) => (isOf(entry, 'favourite') && entry.problem === null ? [entry.deed] : []));
}

function shown(stored: Favourites, queued: readonly DeedOf<'favourite'>[], chosen: Choices): readonly Favourite[] {
  const added = queued.flatMap(({ place, shown: favourite }) => (favourite && !stored.has(place) ? [favourite] : []));
  const choices: Choices = new Map([...queued.map(({ place, type }) => [place, type] as const), ...chosen]);
  return [...added, ...stored.values()].flatMap((favourite) => {
    const type = choices.get(favourite.attractionId);
    if (type === null) return [];
    return [type === undefined || type === favourite.type ? favourite : { ...favourite, type }];
  });
}
