import { describe, expect, test } from 'vitest';
import { type LoadedRecord, loadRecord } from '#api/import/publish/core/loaded.ts';
import { pointRecord, type RecordSketch } from '../../../../tests/support/made/madeRecords.ts';
import { type IdentityPlan, type IdSequence, type KnownIdentity, planIdentities } from './identity.ts';

function record(attractionId: number | null, sketch: RecordSketch): LoadedRecord {
  const made = pointRecord([25, 61], sketch);
  return loadRecord(made, made.geometry, attractionId);
}

const osm = (ref: string, id: number | null, proposedId: number | null = Number(ref)): LoadedRecord =>
  record(id, { source: 'osm', ref, proposedId });
const lipas = (ref: string, id: number | null, proposedId: number | null = 1000 + Number(ref)): LoadedRecord =>
  record(id, { source: 'lipas', ref, proposedId });

async function plan(
  clusters: readonly (readonly LoadedRecord[])[],
  known: readonly KnownIdentity[] = [],
): Promise<{ ids: readonly number[]; merged: Record<number, number>; taken: string[] }> {
  const taken: string[] = [];
  const take = (sequence: IdSequence, count: number): Promise<number[]> => {
    taken.push(`${sequence} ${count}`);
    return Promise.resolve(Array.from({ length: count }, (_, i) => (sequence === 'lipas' ? 5000 : 6000) + i));
  };
  const found: IdentityPlan = await planIdentities(
    clusters,
    new Map(known.map((identity) => [identity.id, identity])),
    take,
  );
  return { ids: found.ids, merged: Object.fromEntries(found.merged), taken };
}

describe('a new place', () => {
  test('takes the id that its most preferred record proposes', async () => {
    expect(await plan([[lipas('7', null), osm('3', null)]])).toMatchObject({ ids: [1007], taken: [] });
  });

  test('is found by the id of every record that it is made of', async () => {
    expect((await plan([[lipas('7', null), osm('3', null), osm('4', null, null)]])).merged).toEqual({ 3: 1007 });
  });

  test('is not found by an id that is the identity of another place', async () => {
    expect(await plan([[lipas('7', null), osm('3', null)], [osm('9', 3)]])).toMatchObject({
      ids: [1007, 3],
      merged: { 9: 3 },
    });
  });

  test('takes the next of a sequence where none proposes one', async () => {
    const curated = record(null, { source: 'starter', ref: 'koli', proposedId: null });
    expect(await plan([[lipas('7', null, null)], [lipas('8', null, null)], [curated]])).toEqual({
      ids: [5000, 5001, 6000],
      merged: {},
      taken: ['lipas 2', 'starter 1'],
    });
  });

  test('never takes an id that another place has', async () => {
    expect((await plan([[osm('3', 3)], [lipas('7', null, 3), osm('4', null)]])).ids).toEqual([3, 4]);
  });
});

describe('a published identity', () => {
  test('is joined by a record of another source, whichever came first', async () => {
    expect((await plan([[lipas('7', null), osm('3', 3)]])).ids).toEqual([3]);
    expect((await plan([[lipas('7', 1007), osm('3', null)]])).ids).toEqual([1007]);
  });

  test('that turns out to be another one is merged into the older', async () => {
    const clusters = [[lipas('7', 1007), osm('3', 3)]];
    expect(
      await plan(clusters, [
        { id: 3, createdAt: 20 },
        { id: 1007, createdAt: 10 },
      ]),
    ).toMatchObject({ ids: [1007], merged: { 3: 1007 } });
    expect(
      await plan(clusters, [
        { id: 3, createdAt: 10 },
        { id: 1007, createdAt: 20 },
      ]),
    ).toMatchObject({ ids: [3], merged: { 1007: 3 } });
  });

  test('of two equally old the smaller id stays', async () => {
    const clusters = [[lipas('7', 1007), osm('3', 3)]];
    expect(
      await plan(clusters, [
        { id: 1007, createdAt: 10 },
        { id: 3, createdAt: 10 },
      ]),
    ).toMatchObject({ ids: [3], merged: { 1007: 3 } });
  });

  test('whose records are two places again stays with the one it was named after', async () => {
    expect(await plan([[lipas('7', 3)], [osm('3', 3)]])).toMatchObject({ ids: [1007, 3], merged: {} });
    expect(await plan([[lipas('7', 1007)], [osm('3', 1007)]])).toMatchObject({ ids: [1007, 3], merged: {} });
  });

  test('that no record was named after stays with the most preferred one', async () => {
    expect((await plan([[osm('3', 99)], [lipas('7', 99)]])).ids).toEqual([3, 99]);
  });
});
