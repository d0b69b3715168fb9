import { useMemo } from 'react';
import { createOwnStore } from '#web/data/ownStore.ts';
import { useStore } from '#web/data/store.ts';
import { type DeedKind, type DeedOf, type Entry, isOf } from './entries.ts';

interface Pending {
  /** Profile id of the owner; null while nobody is logged in. */
  readonly profileId: string | null;
  readonly entries: readonly Entry[];
  /** Entries that were pending since the page was loaded and are not any more: they have arrived, or were discarded. */
  readonly gone: readonly Entry[];
}

/** The user's entries of the outbox, as the page shows them; `outbox.ts` reads them from the database. */
export const pending = createOwnStore<Pending>({ profileId: null, entries: [], gone: [] });

/** Shows what is pending of a user now. */
export function showPending(profileId: string | null, entries: readonly Entry[]): void {
  const before = pending.get();
  const ids = new Set(entries.map(({ id }) => id));
  const left = before.entries.filter(({ id }) => !ids.has(id));
  pending.set({ profileId, entries, gone: before.profileId === profileId ? [...before.gone, ...left] : [] });
}

/** Profile id of the user who acts now, to be read before a request is sent; null while nobody is logged in. */
export function actingProfile(): string | null {
  return pending.get().profileId;
}

export function pendingCount(): number {
  return pending.get().entries.length;
}

export function usePendingEntries(): readonly Entry[] {
  return useStore(pending, ({ entries }) => entries);
}

const NONE: readonly never[] = [];

/** Pending entries of a kind, the earliest first. */
export function usePendingOf<K extends DeedKind>(kind: K): readonly Entry<DeedOf<K>>[] {
  const entries = usePendingEntries();
  return useMemo(() => {
    const found = entries.filter((entry) => isOf(entry, kind));
    return found.length === 0 ? NONE : found;
  }, [entries, kind]);
}

/** Pending entries of a kind about a place, the earliest first. */
export function usePendingAt<K extends DeedKind>(kind: K, place: number): readonly Entry<DeedOf<K>>[] {
  return usePendingOf(kind).filter((entry) => isAbout(entry, place));
}

/** How many entries of a kind about a place were pending since the page was loaded and are not any more. */
export function useGoneAt(kind: DeedKind, place: number): number {
  return useStore(pending, ({ gone }) => gone.filter((entry) => isOf(entry, kind) && isAbout(entry, place)).length);
}

function isAbout({ deed }: Entry, place: number): boolean {
  return 'place' in deed && deed.place === place;
}
