import { useMemo } from 'react';
import type { Family } from '#common/catalogue/families.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** A place that the user keeps, as far as lists and the map show it. */
export interface Favourite {
  readonly attractionId: AttractionId;
  readonly type: FavouriteType;
  /** ISO 8601. */
  readonly created: string;
  readonly name: string;
  readonly category: { readonly name: string; readonly family: Family; readonly icon: string };
  readonly position: Position;
  /** It has vanished from the sources. */
  readonly isGone: boolean;
}

export type Favourites = ReadonlyMap<number, Favourite>;

/** Unknown while nobody is logged in, and until they have come. */
export type FavouritesState =
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'known'; readonly favourites: Favourites };

/** A choice that is kept on this device until it can be sent. */
export interface WaitingFavourite {
  readonly type: FavouriteType | null;
  /** How a list shows it; null where the server has told of the place. */
  readonly shown: Favourite | null;
}

interface Store {
  /** As the server told. */
  readonly told: FavouritesState;
  /** What has been chosen and not been answered yet, by the id of the place; null: to be removed. */
  readonly chosen: ReadonlyMap<number, FavouriteType | null>;
  /** By the ids of the places. */
  readonly waiting: ReadonlyMap<number, WaitingFavourite>;
  /** Lists and the map show them (SPEC §2 "favourites-on-map"). */
  readonly onMap: boolean;
}

const NOBODYS: Store = { told: { status: 'unknown' }, chosen: new Map(), waiting: new Map(), onMap: false };
const store = createStore(NOBODYS);

export function setFavourites(told: FavouritesState): void {
  store.set({ ...store.get(), told });
}

export function setWaitingFavourites(waiting: Store['waiting']): void {
  store.set({ ...store.get(), waiting });
}

/** Nothing of whoever used this browser before stays. */
export function forgetFavourites(): void {
  store.set(NOBODYS);
}

/** Shows a choice before it has been answered. */
export function setChosen(id: AttractionId, type: FavouriteType | null): void {
  const value = store.get();
  store.set({ ...value, chosen: new Map([...value.chosen, [id, type]]) });
}

/** The choice was answered: what the server says counts. */
export function forgetChosen(id: AttractionId): void {
  const value = store.get();
  store.set({ ...value, chosen: new Map([...value.chosen].filter(([one]) => one !== id)) });
}

/** The choice for a place that waits for its answer, null: to be removed; undefined where none does. */
export function chosenOf(id: AttractionId): FavouriteType | null | undefined {
  return store.get().chosen.get(id);
}

export function showFavouritesOnMap(onMap: boolean): void {
  store.set({ ...store.get(), onMap });
}

export function useFavouritesState(): FavouritesState {
  return useStore(store, ({ told }) => told);
}

export function useFavouritesOnMap(): boolean {
  return useStore(store, ({ onMap }) => onMap);
}

/** How the user kept a place when the server told; null where they did not. */
export function useToldType(id: AttractionId): FavouriteType | null {
  return useStore(store, ({ told }) => typeOf(told, id));
}

/** How the user keeps a place, as it is shown; a card renders again only when its own answer changes. */
export function useFavouriteType(id: AttractionId): FavouriteType | null {
  return useStore(store, (value) => chosenOr(value, id, typeOf(value.told, id)));
}

/** All of them as they are shown, the newest first. */
export function useShownFavourites(): readonly Favourite[] {
  const told = useFavouritesState();
  const chosen = useStore(store, (value) => value.chosen);
  const waiting = useStore(store, (value) => value.waiting);
  return useMemo(() => shown(told, { chosen, waiting }), [told, chosen, waiting]);
}

type Choices = Pick<Store, 'chosen' | 'waiting'>;

function shown(told: FavouritesState, choices: Choices): readonly Favourite[] {
  if (told.status !== 'known') return [];
  const added = [...choices.waiting.values()].flatMap((one) =>
    one.shown && !told.favourites.has(one.shown.attractionId) ? [one.shown] : [],
  );
  return [...added, ...told.favourites.values()].flatMap((favourite) => {
    const type = chosenOr(choices, favourite.attractionId, favourite.type);
    return type === null ? [] : [type === favourite.type ? favourite : { ...favourite, type }];
  });
}

function typeOf(told: FavouritesState, id: number): FavouriteType | null {
  return (told.status === 'known' ? told.favourites.get(id)?.type : null) ?? null;
}

function chosenOr({ chosen, waiting }: Choices, id: number, type: FavouriteType | null): FavouriteType | null {
  const choice = chosen.get(id);
  if (choice !== undefined) return choice;
  const kept = waiting.get(id);
  return kept === undefined ? type : kept.type;
}
