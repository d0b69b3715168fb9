import { expect, test } from 'vitest';
import { type Elevation, NO_ELEVATION } from '#api/elevation/elevation.ts';
import { importSource } from '#api/import/publish/importSource.ts';
import { republish } from '#api/import/publish/republish.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { heightsOfBytes } from '#common/relief/profileBytes.ts';
import { inputOf, lineRecord, pointRecord } from '../../../../tests/support/made/madeRecords.ts';
import { databaseOfTests, QUIETLY } from '../../../../tests/support/publishing.ts';

const db = databaseOfTests();

/**
 * A hillside that rises to the north: 100 m above the sea at 61° N, 200 m at 61.01° N; nothing is known east of 26° E.
 */
const HILLSIDE: Elevation = {
  ...NO_ELEVATION,
  source: async () => ({
    tiles: '/{z}/{x}/{y}',
    minZoom: 5,
    maxZoom: 13,
    tilePx: 256,
    attribution: '',
    bounds: [20, 59, 32, 71],
  }),
  heightsAt: async (points) => points.map(([lon, lat]) => (lon > 26 ? null : 100 + (lat - 61) * 10_000)),
};

const TRAIL = lineRecord(
  [
    [25, 61],
    [25, 61.01],
    [25, 61.005],
  ],
  { ref: 'way/1', names: { fi: 'Harjureitti' } },
);

function withHeights(record: SourceRecord, heights: readonly number[]): SourceRecord {
  const { geometry } = record;
  if (geometry.type !== 'LineString') throw new TypeError('a line has one height for each point');
  return {
    ...record,
    geometry: { ...geometry, coordinates: geometry.coordinates.map((at, i) => [...at, heights[i] ?? 0]) },
  };
}

async function published(records: readonly SourceRecord[], elevation?: Elevation): Promise<Record<string, unknown>[]> {
  await importSource(db(), inputOf('osm', records), { ...QUIETLY, ...(elevation && { elevation }) });
  return rows();
}

async function rows(): Promise<Record<string, unknown>[]> {
  const { rows: found } = await db().pool.query(
    `SELECT p.name, p.height_m, p.ascent_m, p.features, r.descent_m, r.highest_m, r.lowest_m, r.steepest_percent,
       r.minutes, r.step_m, r.profile, r.breaks, r.heights_from
     FROM place p JOIN data_set d ON d.version = p.version AND d.state = 'LIVE'
     LEFT JOIN place_relief r ON r.version = p.version AND r.id = p.id ORDER BY p.name`,
  );
  return found;
}

// The top of the line lies between two samples. Issue "Relief" 3: at publish every route gets heights along its line
test('A route has the profile of the model, a place its height', async () => {
  const hut = pointRecord([25, 61.002], { ref: 'node/2', names: { fi: 'Laavu' } });
  const [trail, shelter] = await published([TRAIL, hut], HILLSIDE);
  expect(trail).toMatchObject({ ascent_m: 99, descent_m: 49, heights_from: 'model', breaks: [] });
  expect(trail?.['minutes']).toBeGreaterThan(15);
  const heights = heightsOfBytes(trail?.['profile'] instanceof Uint8Array ? trail['profile'] : new Uint8Array());
  expect([heights[0], heights.at(-1), heights.length]).toEqual([100, 150, 68]);
  expect(Math.max(...heights)).toBeGreaterThan(198);
  expect(shelter?.['height_m']).toBeCloseTo(120, 3);
  expect(shelter).toMatchObject({ ascent_m: null, profile: null });
});

test('Heights that the source gives for a line count before those of the model', async () => {
  const [trail] = await published([withHeights(TRAIL, [10, 40, 20])], HILLSIDE);
  expect(trail).toMatchObject({ ascent_m: 29, descent_m: 19, heights_from: 'lipas', lowest_m: 10 });
  const [alone] = await published([withHeights(TRAIL, [10, 45, 20])]);
  expect(alone).toMatchObject({ ascent_m: 34, height_m: null });
});

test('Without heights there is no profile, also where they are missing for a fifth of the line', async () => {
  expect((await published([TRAIL]))[0]).toMatchObject({ height_m: null, ascent_m: null, profile: null });
  const outside = lineRecord(
    [
      [25.99, 61],
      [26.01, 61],
    ],
    { ref: 'way/1', names: { fi: 'Rajareitti' } },
  );
  expect((await published([outside], HILLSIDE))[0]).toMatchObject({ ascent_m: null, profile: null });
});

test('Parts of a route that lie apart make a break in its profile', async () => {
  const parts = lineRecord(
    [
      [25, 61],
      [25, 61.01],
    ],
    { ref: 'way/1', names: { fi: 'Kaksi osaa' } },
  );
  const geometry: SourceRecord['geometry'] = {
    type: 'MultiLineString',
    coordinates: [
      [
        [25, 61],
        [25, 61.002],
      ],
      [
        [25, 61.008],
        [25, 61.01],
      ],
    ],
  };
  const [route] = await published([{ ...parts, geometry }], HILLSIDE);
  expect(route).toMatchObject({ ascent_m: 38, breaks: [9] });
});

test('A river has no profile, and a slope for skiing no time', async () => {
  const river = lineRecord(
    [
      [25, 61],
      [25, 61.01],
    ],
    { ref: 'way/1', names: { fi: 'Joki' }, category: 'natural/water' },
  );
  const slope = lineRecord(
    [
      [25.1, 61],
      [25.1, 61.01],
    ],
    { ref: 'way/2', names: { fi: 'Rinne' }, category: 'piste/downhill' },
  );
  const [water, piste] = await published([river, slope], HILLSIDE);
  expect(water).toMatchObject({ profile: null });
  expect(piste).toMatchObject({ ascent_m: 100, minutes: null });
});

test('The next version has the heights of its own model', async () => {
  await published([TRAIL], HILLSIDE);
  await republish(db(), 'heights', { elevation: { ...HILLSIDE, heightsAt: async (at) => at.map(() => 7) } });
  expect((await rows())[0]).toMatchObject({ height_m: 7, ascent_m: 0, highest_m: 7 });
});
