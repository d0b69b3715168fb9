import { describe, expect, test } from 'vitest';
import { categoryRules } from '#api/import/publish/match/categoryRules.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { lineRecord, loaded, pointRecord, squareRecord } from '../../../../tests/support/made/madeRecords.ts';
import { nest, type NestInput } from './nest.ts';

/** Places of single records; quality by name, so that a test can say which route is the best. */
function inputs(records: readonly SourceRecord[], quality: Readonly<Record<string, number>> = {}): NestInput[] {
  return loaded(records).map((record) => ({
    ...record,
    ...categoryRules(record.category),
    quality: quality[record.ref] ?? 10,
    stageNumbers: (record.stages ?? []).flatMap((ref) => {
      const number = records.findIndex((one) => one.ref === ref);
      return number < 0 ? [] : [number];
    }),
  }));
}

interface NamedNesting {
  readonly child: string;
  readonly parent: string;
  readonly relation: string;
}

function nestings(records: readonly SourceRecord[]): NamedNesting[] {
  return nest(inputs(records)).nestings.map(({ parent, child, relation }) => ({
    child: records[child]?.ref ?? '',
    parent: records[parent]?.ref ?? '',
    relation,
  }));
}

function parentsOf(
  records: readonly SourceRecord[],
  quality: Readonly<Record<string, number>> = {},
): Record<string, string | null> {
  const { parents } = nest(inputs(records, quality));
  return Object.fromEntries(
    records.map(({ ref }, i) => [ref, parents[i] ? (records[parents[i].parent]?.ref ?? null) : null]),
  );
}

const park = squareRecord([25, 61], 0.1, { ref: 'park', category: 'boundary/national_park' });
const reserve = squareRecord([25, 61], 0.02, { ref: 'reserve', category: 'leisure/nature_reserve' });

describe('inside', () => {
  test('a place lies in the smallest area that holds it', () => {
    expect(
      nestings([park, reserve, pointRecord([25, 61], { ref: 'laavu' }), pointRecord([25.05, 61.03], { ref: 'far' })]),
    ).toEqual([
      { child: 'reserve', parent: 'park', relation: 'INSIDE' },
      { child: 'laavu', parent: 'reserve', relation: 'INSIDE' },
      { child: 'far', parent: 'park', relation: 'INSIDE' },
    ]);
  });

  test('a place in a hole of an area lies outside it', () => {
    const { geometry } = squareRecord([25, 61], 0.02, { ref: 'hole' });
    const { geometry: outline } = park;
    if (geometry.type !== 'Polygon' || outline.type !== 'Polygon') throw new Error('squares are polygons');
    const holed: SourceRecord = {
      ...park,
      geometry: { type: 'Polygon', coordinates: [...outline.coordinates, ...geometry.coordinates] },
    };
    expect(nestings([holed, pointRecord([25, 61], { ref: 'laavu' })])).toEqual([]);
  });

  test('an area or route lies in another only where most of it does', () => {
    const half = squareRecord([25.1, 61], 0.02, { ref: 'half', category: 'leisure/nature_reserve' });
    const trail = lineRecord(
      [
        [24.95, 61],
        [24.99, 61.01],
        [25.02, 61.02],
        [25.05, 61.03],
      ],
      { ref: 'trail' },
    );
    const leaving = lineRecord(
      [
        [25, 61],
        [25.2, 61.2],
        [25.4, 61.4],
        [25.6, 61.6],
      ],
      { ref: 'leaving' },
    );
    expect(nestings([park, half, trail, leaving])).toEqual([{ child: 'trail', parent: 'park', relation: 'INSIDE' }]);
  });

  test('an area lies in a larger one whose outline is partly its own', () => {
    const island = (west: number, ref: string): SourceRecord =>
      squareRecord([west + 0.02, 61], 0.02, { ref, category: 'place/island' });
    const [left, right] = [island(25, 'left'), island(25.1, 'right')];
    if (left.geometry.type !== 'Polygon' || right.geometry.type !== 'Polygon') throw new Error('squares are polygons');
    const both = {
      ...squareRecord([25.06, 61], 0.2, {
        ref: 'fortress',
        category: 'heritage/unesco',
        areaM2: 3 * (left.areaM2 ?? 0),
      }),
    };
    const fortress: SourceRecord = {
      ...both,
      geometry: { type: 'MultiPolygon', coordinates: [left.geometry.coordinates, right.geometry.coordinates] },
    };
    expect(parentsOf([left, right, fortress])).toEqual({ left: 'fortress', right: 'fortress', fortress: null });
  });

  test('two outlines of nearly the same area do not hold each other', () => {
    const twin = squareRecord([25, 61], 0.099, { ref: 'twin', category: 'leisure/nature_reserve' });
    expect(nestings([park, twin])).toEqual([]);
  });

  test('an area holds places only where it is nature, a park or a sight', () => {
    const pitch = squareRecord([25, 61], 0.1, { ref: 'pitch', category: 'lipas/1340' });
    expect(nestings([pitch, pointRecord([25, 61], { ref: 'laavu' })])).toEqual([]);
  });
});

/** About 11 km straight north. */
const trail = lineRecord(
  Array.from({ length: 101 }, (_, i) => [25, 61 + i / 1000] as const),
  { ref: 'trail' },
);
/** 90 and 110 m east of it. */
const near = 90 / 54_000;
const far = 110 / 54_000;

describe('along', () => {
  test('a place within 100 m lies along a route, with its distance from the beginning', () => {
    const { nestings: found } = nest(
      inputs([trail, pointRecord([25 + near, 61.05], { ref: 'near' }), pointRecord([25 + far, 61.05], { ref: 'far' })]),
    );
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ parent: 0, child: 1, relation: 'ALONG' });
    expect((found[0]?.metresAlong ?? 0) / 5566).toBeCloseTo(1, 2);
  });

  test.each([
    ['tourism/museum', true],
    ['amenity/cafe', true],
    ['amenity/toilets', true],
    ['tower/observation', true],
    ['amenity/parking', true],
    ['leisure/beach_resort', true],
    ['historic/monument', true],
    ['shop/supermarket', false],
    ['amenity/pharmacy', false],
    ['leisure/playground', false],
  ])('%s: %s', (category, along) => {
    expect(nestings([trail, pointRecord([25, 61.05], { ref: 'stop', category })])).toHaveLength(along ? 1 : 0);
  });

  test.each([
    ['route/hiking', true],
    ['skitrack', true],
    ['lipas/4404', true],
    ['route/bicycle', false],
    ['lipas/4451', false],
  ])('%s: %s', (category, along) => {
    expect(nestings([{ ...trail, category }, pointRecord([25, 61.05], { ref: 'laavu' })])).toHaveLength(along ? 1 : 0);
  });

  test('a beach counts by its shore, not by its middle', () => {
    const beach = squareRecord([25.01, 61.05], 0.0099, { ref: 'beach', category: 'leisure/beach_resort' });
    expect(nestings([trail, beach])).toEqual([{ child: 'beach', parent: 'trail', relation: 'ALONG' }]);
  });

  test('an area that a route runs in is no stop on its way', () => {
    const island = squareRecord([25, 61.05], 0.03, { ref: 'island', category: 'place/island' });
    const square = squareRecord([25, 61.05], 0.002, { ref: 'square', category: 'place/square' });
    expect(nestings([trail, island])).toEqual([]);
    expect(nestings([trail, square])).toEqual([{ child: 'square', parent: 'trail', relation: 'ALONG' }]);
  });

  test('a place lies along every route that passes it', () => {
    expect(
      nestings([trail, { ...trail, ref: 'ski', category: 'skitrack' }, pointRecord([25, 61.05], { ref: 'laavu' })]),
    ).toHaveLength(2);
  });
});

describe('stages', () => {
  const first = { ...trail, ref: 'first', lengthM: 9000 };
  const second = { ...trail, ref: 'second', lengthM: 7000 };

  test('lie along their route in its order, each where it begins; a route is no stage of itself', () => {
    const records = [second, { ...trail, ref: 'all', stages: ['first', 'all', 'second', 'unknown'] }, first];
    expect(nest(inputs(records)).nestings).toEqual([
      { parent: 1, child: 2, relation: 'ALONG', metresAlong: 0 },
      { parent: 1, child: 0, relation: 'ALONG', metresAlong: 9000 },
    ]);
    expect(parentsOf(records)).toEqual({ first: 'all', second: 'all', all: null });
  });

  test('of unknown length are as long as they are drawn', () => {
    const records = [second, { ...trail, ref: 'all', stages: ['first', 'second'] }, { ...first, lengthM: null }];
    expect(nest(inputs(records)).nestings).toContainEqual({
      parent: 1,
      child: 0,
      relation: 'ALONG',
      metresAlong: expect.closeTo(trail.lengthM ?? 0, -2),
    });
  });
});

describe('the parent', () => {
  const laavu = pointRecord([25, 61.02], { ref: 'laavu' });
  const ski = { ...trail, ref: 'ski', category: 'skitrack' };

  test('is the area before any route', () => {
    expect(parentsOf([park, trail, laavu], { trail: 99 })['laavu']).toBe('park');
  });

  test('is the best of the routes', () => {
    expect(parentsOf([trail, ski, laavu], { ski: 20 })['laavu']).toBe('ski');
    expect(parentsOf([trail, ski, laavu], { trail: 20 })['laavu']).toBe('trail');
  });

  test('is the same of two equal ones, in any order', () => {
    expect(parentsOf([trail, ski, laavu])['laavu']).toBe(parentsOf([ski, trail, laavu])['laavu']);
  });

  test('never lies in its own child', () => {
    const fort = squareRecord([25, 61.05], 0.2, { ref: 'fort', category: 'historic/fort' });
    expect(parentsOf([fort, trail])).toEqual({ fort: null, trail: 'fort' });
    expect(nestings([fort, trail])).toHaveLength(1);
  });
});
