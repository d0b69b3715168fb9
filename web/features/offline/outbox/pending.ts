import { useMemo } from 'react';
import { createOwnStore } from '#web/data/ownStore.ts';
import { useStore } from '#web/data/store.ts';
import { type DeedKind, type DeedOf, type Entry, isOf } from './entries.ts';

interface Pending {
  /** Profile id of the owner; null while nobody is logged in. */
  readonly profileId: string | null;
  readonly entries: readonly Entry[];
}

/** The user's entries of the outbox, as the page shows them; `outbox.ts` reads them from the database. */
export const pending = createOwnStore<Pending>({ profileId: null, entries: [] });

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
  return usePendingOf(kind).filter(({ deed }) => 'place' in deed && deed.place === place);
}
