import type { LoadedRecord } from '#api/import/publish/core/loaded.ts';
import type { Source } from '#api/import/records/record.ts';

/** An identity of an earlier publish. */
export interface KnownIdentity {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The identities of the new version. */
export interface IdentityPlan {
  /** Id of each cluster. */
  readonly ids: readonly number[];
  /** Ids that lead to another identity, from -> into: published ones that turned out to be another, proposed ones. */
  readonly merged: ReadonlyMap<number, number>;
}

/** Sources whose records may come without an id of their own. */
export type IdSequence = Extract<Source, 'lipas' | 'starter'>;

/**
 * Gives every cluster its identity. A published identity stays with the record it was named after, else with the most
 * preferred record that has it; a cluster with several retains the oldest (then the smallest id), and the others are
 * merged into it. A cluster with none takes the id that its most preferred record proposes, or the next of a sequence.
 * Every other id that a record proposes is merged into the identity of its cluster, so that it finds the place too
 * (SPEC §3). `take(source, count)` gives new ids of a sequence. `inherited` are the identities that clusters, by their
 * numbers, have from records that vanish.
 */
export async function planIdentities(
  clusters: readonly (readonly LoadedRecord[])[],
  known: ReadonlyMap<number, KnownIdentity>,
  take: (sequence: IdSequence, count: number) => Promise<readonly number[]>,
  inherited: ReadonlyMap<number, readonly number[]> = new Map(),
): Promise<IdentityPlan> {
  const owned = ownedIdentities(clusters).map((ids, i) => [...ids, ...(inherited.get(i) ?? [])]);
  const ids: (number | null)[] = owned.map((candidates) => oldest(candidates, known));
  const taken = new Set(owned.flat());
  clusters.forEach((members, i) => {
    if (ids[i] !== null) return;
    const proposed = members.map(({ proposedId }) => proposedId).find((id) => id !== null && !taken.has(id)) ?? null;
    if (proposed !== null) taken.add(proposed);
    ids[i] = proposed;
  });
  const complete = await fillFromSequences(clusters, ids, take);
  const merged = new Map<number, number>();
  owned.forEach((candidates, i) => {
    for (const id of candidates) if (id !== complete[i]) merged.set(id, complete[i] ?? id);
  });
  const identities = new Set(complete);
  clusters.forEach((members, i) => {
    for (const { proposedId: id } of members)
      if (id !== null && !identities.has(id) && !merged.has(id)) merged.set(id, complete[i] ?? id);
  });
  return { ids: complete, merged };
}

/** For each cluster the published identities that it continues; each identity is continued by one cluster. */
function ownedIdentities(clusters: readonly (readonly LoadedRecord[])[]): number[][] {
  const claims = new Map<number, { cluster: number; record: LoadedRecord }>();
  clusters.forEach((members, cluster) => {
    for (const record of members) {
      if (record.attractionId === null) continue;
      const claim = claims.get(record.attractionId);
      if (claim === undefined || isBetterClaim(record, claim.record))
        claims.set(record.attractionId, { cluster, record });
    }
  });
  const owned: number[][] = clusters.map(() => []);
  for (const [id, { cluster }] of claims) owned[cluster]?.push(id);
  return owned;
}

function isBetterClaim(record: LoadedRecord, than: LoadedRecord): boolean {
  const named = Number(record.proposedId === record.attractionId) - Number(than.proposedId === than.attractionId);
  return named === 0 ? record.key < than.key : named > 0;
}

function oldest(ids: readonly number[], known: ReadonlyMap<number, KnownIdentity>): number | null {
  const age = (id: number): number => known.get(id)?.createdAt ?? Number.POSITIVE_INFINITY;
  return ids.toSorted((a, b) => Math.sign(age(a) - age(b)) || a - b)[0] ?? null;
}

async function fillFromSequences(
  clusters: readonly (readonly LoadedRecord[])[],
  ids: readonly (number | null)[],
  take: (sequence: IdSequence, count: number) => Promise<readonly number[]>,
): Promise<number[]> {
  const sequenceOf = (i: number): IdSequence =>
    clusters[i]?.some(({ source }) => source === 'lipas') === true ? 'lipas' : 'starter';
  const missing = ids.flatMap((id, i) => (id === null ? [i] : []));
  const wanted = {
    lipas: missing.filter((i) => sequenceOf(i) === 'lipas'),
    starter: missing.filter((i) => sequenceOf(i) === 'starter'),
  };
  const filled = new Map<number, number>();
  for (const sequence of ['lipas', 'starter'] as const) {
    const fresh = wanted[sequence].length === 0 ? [] : await take(sequence, wanted[sequence].length);
    wanted[sequence].forEach((i, n) => {
      const id = fresh[n];
      if (id === undefined) throw new Error(`the sequence of ${sequence} gave too few ids`);
      filled.set(i, id);
    });
  }
  return ids.map((id, i) => id ?? filled.get(i) ?? 0);
}
