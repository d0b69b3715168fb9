import { useMemo } from 'react';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { AttractionId } from '#common/places/attractionId.ts';
import { createStore, useStore } from '#web/data/store.ts';
import type { SearchGroup } from '#web/features/search/searchSections.ts';

/** A place of the user's own, which nobody else sees. */
export interface OwnPlace {
  readonly id: AttractionId;
  readonly name: string;
  /** Of a track its start. */
  readonly position: Position;
  readonly bbox: Bounds;
  /** Null for points. */
  readonly lengthM: number | null;
  /** A track as it is drawn, its parts between gaps; null for points. */
  readonly line: readonly (readonly Position[])[] | null;
  /** ISO 8601. */
  readonly created: string;
}

/** Puts those whose names answer a query among the groups of its answer; `detail` stands below their names. */
export type AmongAnswer = (groups: readonly SearchGroup[], query: string, detail: string) => readonly SearchGroup[];

/** Unknown while nobody is logged in, and until they have come. */
export type OwnPlacesState =
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'known'; readonly places: readonly OwnPlace[]; readonly among: AmongAnswer };

const UNKNOWN: OwnPlacesState = { status: 'unknown' };
const NONE: readonly OwnPlace[] = [];
const asItIs: AmongAnswer = (groups) => groups;
const state = createStore<OwnPlacesState>(UNKNOWN);

/** An own place that is kept on this device until it can be sent: it has no id yet. */
export interface WaitingOwnPlace {
  readonly name: string;
  readonly position: Position;
}

const NONE_WAITING: readonly WaitingOwnPlace[] = [];
const waiting = createStore(NONE_WAITING);

export function setWaitingOwnPlaces(places: readonly WaitingOwnPlace[]): void {
  waiting.set(places.length === 0 ? NONE_WAITING : places);
}

export function useWaitingPlaces(): readonly WaitingOwnPlace[] {
  return useStore(waiting, (places) => places);
}

/** The user's own places, the newest first. */
export function setOwnPlaces(next: OwnPlacesState): void {
  state.set(next);
}

export function forgetOwnPlaces(): void {
  state.set(UNKNOWN);
  waiting.set(NONE_WAITING);
}

export function useOwnPlacesState(): OwnPlacesState {
  return useStore(state, (value) => value);
}

/** None while they are not known. */
export function useOwnPlaces(): readonly OwnPlace[] {
  return useStore(state, (value) => (value.status === 'known' ? value.places : NONE));
}

/** Null where the user has none of that id, or none is meant. */
export function useOwnPlace(id: number | null): OwnPlace | null {
  const places = useOwnPlaces();
  return useMemo(() => places.find((place) => place.id === id) ?? null, [places, id]);
}

/** How the user's own places stand in the answers of the search. */
export function useAmongAnswer(): AmongAnswer {
  return useStore(state, (value) => (value.status === 'known' ? value.among : asItIs));
}
