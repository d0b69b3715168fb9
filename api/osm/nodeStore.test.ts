import { describe, expect, test } from 'vitest';
import { NO_LOCATION } from './block.ts';
import { NodeIds, NodeStore } from './nodeStore.ts';

function storeOf(...ids: number[]): NodeStore {
  const wanted = new NodeIds();
  wanted.addAll(Float64Array.from(ids));
  return new NodeStore(wanted);
}

/** Nodes, each with another longitude and latitude. */
function located(...ids: number[]) {
  const steps = (factor: number) => Int32Array.from(ids, (_, i) => (i + 1) * factor);
  return { ids: Float64Array.from(ids), lons: steps(10), lats: steps(1000) };
}

describe('a store of node locations', () => {
  test('answers the location of each id that was asked for, and nothing for the others', () => {
    const ids = [1, 31, 32, 1023, 1024, 2047, 11_999_999_999, 12_000_000_000, -1, -1024, -1025];
    const store = storeOf(...ids);
    store.take(located(...ids, 2, 33, 5_000_000, -2));
    expect(ids.map((id) => store.pointOf(id))).toEqual(ids.map((_, i) => [i + 1, (i + 1) * 100]));
    expect([2, 33, 0, 5_000_000, -2].map((id) => store.pointOf(id))).toEqual([null, null, null, null, null]);
  });

  test('takes ids in any order, repeated, and more of them than it began with room for', () => {
    const ids = Array.from({ length: 5000 }, (_, i) => ((i * 7919) % 5000) * 700);
    const store = storeOf(...ids, ...ids);
    store.take(located(...ids));
    expect(ids.every((id, i) => store.pointOf(id)?.[0] === i + 1)).toBe(true);
    expect(store.pointOf(701)).toBeNull();
  });

  test('has nothing for a node that was asked for but never came, or has no location', () => {
    const store = storeOf(7, 8);
    store.take({ ids: Float64Array.of(8), lons: Int32Array.of(NO_LOCATION), lats: Int32Array.of(NO_LOCATION) });
    expect([store.pointOf(7), store.pointOf(8)]).toEqual([null, null]);
  });

  test('is shared with another thread, which then sees what is added to it', () => {
    const store = storeOf(7, 5000, 12_000_000_000);
    const shared = NodeStore.of(structuredClone(store.share()));
    store.take(located(7, 5000, 12_000_000_000));
    expect([7, 5000, 12_000_000_000, 8].map((id) => shared.pointOf(id))).toEqual([[1, 100], [2, 200], [3, 300], null]);
  });
});
