import Flatbush from 'flatbush';
import { byKey, type LoadedRecord } from '#api/import/publish/core/loaded.ts';
import { gapM, growBox } from '#api/import/publish/core/worldBox.ts';
import { groupBy } from '#common/groupBy.ts';
import type { Comparable } from './duplicates.ts';
import { mayShare, sameness } from './samePlace.ts';

/** Duplicates of a record are searched for this far from its box. */
const SEARCH_M = 300;

/** How sure it is that two records belong together, larger is surer; 0 = they do not. */
export type Weigh = (a: Comparable, b: Comparable) => number;

interface Pair {
  readonly a: number;
  readonly b: number;
  readonly sameness: number;
  readonly gapM: number;
}

/**
 * Groups the records that are one place, whichever source they come from. The result depends on the records alone, not
 * on their order or on which came first: all pairs are weighed, then joined from the surest and nearest on, each only
 * where every member of both sides may share one place. The members of a cluster stand in order of preference.
 */
export function matchRecords(
  records: readonly LoadedRecord[],
  describe: (record: LoadedRecord) => Comparable,
): LoadedRecord[][] {
  const items = records.toSorted(byKey).map(describe);
  return clusters(items, pairsOf(items, sameness)).map((members) => members.map(({ record }) => record));
}

/** The pairs of items, by their places in the list, that belong together: the surest and nearest first. */
export function pairsOf(items: readonly Comparable[], weigh: Weigh): Pair[] {
  return [...pairsOfGroups(items, weigh), ...pairsOfArticles(items, weigh)].toSorted(
    (p, q) => q.sameness - p.sameness || p.gapM - q.gapM || p.a - q.a || p.b - q.b,
  );
}

/** Pairs of one group that lie near each other. */
function* pairsOfGroups(items: readonly Comparable[], weigh: Weigh): Generator<Pair> {
  for (const members of groupsOf(items, ({ group }) => group)) {
    if (members.length < 2) continue;
    const index = new Flatbush(members.length, 16, Int32Array);
    for (const member of members) index.add(...(items[member]?.record.box ?? [0, 0, 0, 0]));
    index.finish();
    for (const [at, a] of members.entries()) {
      const item = items[a];
      if (item === undefined) continue;
      for (const near of index.search(...growBox(item.record.box, SEARCH_M), (other) => other > at)) {
        yield* pairOf(items, weigh, a, members[near] ?? a);
      }
    }
  }
}

/**
 * Pairs with the same wikidata item or article. An item of more than a few records is that of a chain or of a kind of
 * thing, and is ignored.
 */
function* pairsOfArticles(items: readonly Comparable[], weigh: Weigh): Generator<Pair> {
  const groups = [
    ...groupsOf(items, ({ record }) => record.wikidata),
    ...groupsOf(items, ({ record }) => record.properties.wikipedia ?? null),
  ];
  for (const members of groups) {
    if (members.length > SAME_ARTICLE_MAX) continue;
    for (const [at, a] of members.entries()) for (const b of members.slice(at + 1)) yield* pairOf(items, weigh, a, b);
  }
}

const SAME_ARTICLE_MAX = 12;

function* pairOf(items: readonly Comparable[], weigh: Weigh, a: number, b: number): Generator<Pair> {
  const [x, y] = [items[a], items[b]];
  if (x === undefined || y === undefined) return;
  const weight = weigh(x, y);
  if (weight > 0) yield { a, b, sameness: weight, gapM: gapM(x.record.box, y.record.box) };
}

/** The numbers of the items of each group, in order; items without a group are left out. */
function groupsOf(items: readonly Comparable[], groupOf: (item: Comparable) => string | null): number[][] {
  const grouped = groupBy(items.entries(), ([, item]) => groupOf(item));
  grouped.delete(null);
  return [...grouped.values()].map((members) => members.map(([i]) => i));
}

function clusters(items: readonly Comparable[], pairs: readonly Pair[]): Comparable[][] {
  const clusterOf: Comparable[][] = items.map((item) => [item]);
  const numbers = new Map(items.map((item, i) => [item, i]));
  for (const { a, b } of pairs) {
    const left = clusterOf[a] ?? [];
    const right = clusterOf[b] ?? [];
    if (left === right || !left.every((x) => right.every((y) => mayShare(x, y)))) continue;
    const joined = [...left, ...right];
    for (const member of joined) clusterOf[numbers.get(member) ?? 0] = joined;
  }
  return [...new Set(clusterOf)].map((members) => members.toSorted((x, y) => byKey(x.record, y.record)));
}
