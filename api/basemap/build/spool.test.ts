import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GridFeature } from '#api/basemap/grid/gridShape.ts';
import { openNamelessFile } from '#api/platform/files/namelessFile.ts';
import { featureSpool, storedFeatures } from './spool.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'taival-spool-'));
});
afterAll(() => rm(folder, { recursive: true }));

const FEATURES: readonly GridFeature[] = [
  {
    layer: 'places',
    minZoom: 8,
    rank: 99.5,
    properties: { kind: 'locality', name: 'Ähtäri', capital: true, population: 5000.5 },
    shape: { type: 'points', points: [37_000_000, 19_000_000] },
  },
  {
    layer: 'roads',
    minZoom: 14,
    rank: 0,
    properties: {},
    shape: {
      type: 'lines',
      lines: [
        [-5, 7, 3, -9],
        [67_108_863, 1, 0, 67_108_863],
      ],
    },
  },
  {
    layer: 'landuse',
    minZoom: 11,
    rank: 100,
    properties: { kind: 'wood' },
    shape: {
      type: 'polygons',
      polygons: [
        [
          [0, 0, 9, 0, 9, 9, 0, 0],
          [2, 1, 3, 1, 3, 2, 2, 1],
        ],
        [[20, 0, 29, 0, 29, 9, 20, 0]],
      ],
    },
  },
];

describe('the spool of features', () => {
  test('gives back each bucket in the order of adding, also when others were written in between', async () => {
    const file = await openNamelessFile(folder);
    const spool = featureSpool(file, 100);
    for (let round = 0; round < 20; round++) {
      for (const [i, feature] of FEATURES.entries()) await spool.add(`bucket ${(i + round) % 3}`, feature);
    }
    const read = await Promise.all([0, 1, 2].map((i) => spool.read(`bucket ${i}`)));
    for (const [bucket, features] of read.entries()) {
      const expected = Array.from({ length: 20 }, (_, round) =>
        FEATURES.filter((_each, i) => (i + round) % 3 === bucket),
      ).flat();
      expect(features).toEqual(expected);
    }
    expect(await spool.read('another')).toEqual([]);
    const elsewhere = storedFeatures([await spool.finish()]);
    expect(await elsewhere.read('bucket 1')).toEqual(read[1]);
    expect([elsewhere.has('bucket 1'), elsewhere.has('another')]).toEqual([true, false]);
    file.close();
  });

  test('is read together with further spools, each bucket in the order of the spools', async () => {
    const files = [await openNamelessFile(folder), await openNamelessFile(folder)];
    const written = [];
    for (const [i, file] of files.entries()) {
      const spool = featureSpool(file);
      for (const feature of i === 0 ? FEATURES : FEATURES.toReversed()) await spool.add(`bucket ${i}`, feature);
      for (const feature of FEATURES.slice(i)) await spool.add('both', feature);
      written.push(await spool.finish());
    }
    const stored = storedFeatures(written);
    expect(await stored.read('both')).toEqual([...FEATURES, ...FEATURES.slice(1)]);
    expect(await stored.read('bucket 1')).toEqual(FEATURES.toReversed());
    expect(['bucket 0', 'bucket 1', 'bucket 2'].map((bucket) => stored.has(bucket))).toEqual([true, true, false]);
    for (const file of files) file.close();
  });

  test('has no file with a name, so that none can be left behind', async () => {
    const file = await openNamelessFile(folder);
    const spool = featureSpool(file);
    for (const feature of FEATURES) await spool.add('bucket', feature);
    expect(await readdir(folder)).toEqual([]);
    file.close();
  });
});
