import { byKey, type LoadedRecord } from '#api/import/publish/core/loaded.ts';
import type { Comparable } from './duplicates.ts';
import { pairsOf } from './match.ts';
import { succession } from './samePlace.ts';

/**
 * The identities that new places, by the numbers of their clusters, inherit from records of the same source that
 * vanish: a node that was drawn anew as a way, a route that was joined into another relation. Each identity goes to the
 * place that is surest and nearest; a place may inherit several. `readVanishing` is called only where a place is new.
 */
export async function inheritedIdentities(
  clusters: readonly (readonly LoadedRecord[])[],
  readVanishing: () => Promise<readonly LoadedRecord[]>,
  describe: (record: LoadedRecord) => Comparable,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const clusterOf = new Map<LoadedRecord, number>();
  const held = new Set<number>();
  clusters.forEach((members, i) => {
    const ids = members.flatMap(({ attractionId }) => attractionId ?? []);
    for (const id of ids) held.add(id);
    if (ids.length === 0) for (const record of members) clusterOf.set(record, i);
  });
  const inherited = new Map<number, number[]>();
  if (clusterOf.size === 0) return inherited;
  const vanishing = (await readVanishing()).filter(({ attractionId: id }) => id !== null && !held.has(id));
  if (vanishing.length === 0) return inherited;
  const items = [...clusterOf.keys(), ...vanishing].toSorted(byKey).map(describe);
  const isNew = ({ record }: Comparable) => clusterOf.has(record);
  for (const { a, b } of pairsOf(items, (x, y) => (isNew(x) === isNew(y) ? 0 : succession(x, y)))) {
    const pair = [items[a]?.record, items[b]?.record];
    const id = pair.map((record) => record?.attractionId ?? null).find((given) => given !== null);
    const cluster = pair.flatMap((record) => (record && clusterOf.get(record)) ?? [])[0];
    if (id === undefined || id === null || cluster === undefined || held.has(id)) continue;
    held.add(id);
    inherited.set(cluster, [...(inherited.get(cluster) ?? []), id]);
  }
  return inherited;
}
