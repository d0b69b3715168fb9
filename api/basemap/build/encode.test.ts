import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { TilePart } from '#api/basemap/grid/cutShape.ts';
import { type FlatLine, pointsOf } from '#common/geo/flatLine.ts';
import { encodeTile } from './encode.ts';
import { featuresOf, linesIn } from './tilesTestSupport.ts';

/** A random line, so that it does not compress well. */
function wild(seed: number, length: number): FlatLine {
  let n = seed;
  return Array.from({ length }, () => {
    n = (n * 48_271) % 2_147_483_647;
    return [n % 4096, (n >> 12) % 4096];
  }).flat();
}

function part(rank: number, seed: number, name?: string): TilePart {
  return {
    layer: 'roads',
    type: 2,
    lines: [wild(seed, 200)],
    properties: { kind: 'path', rank, ...(name !== undefined && { name }) },
    rank,
  };
}

function building(x: number, size: number): TilePart {
  return {
    layer: 'buildings',
    type: 3,
    lines: [[x, 0, x + size, 0, x + size, size, x, size, x, 0]],
    properties: { kind: 'building' },
    rank: 10,
  };
}

describe('a tile', () => {
  test('holds all there is while it is light enough', async () => {
    const { body, dropped } = await encodeTile([part(1, 1), part(2, 2)]);
    expect(dropped).toBe(0);
    expect(linesIn(body, 'roads').map((line) => line.length)).toEqual([200, 200]);
  });

  test('that is too heavy loses what ranks lowest', async () => {
    const parts = Array.from({ length: 40 }, (_, i) => part((i * 7) % 40, i + 1));
    const { body, dropped } = await encodeTile(parts, 12_000);
    expect(body.byteLength).toBeLessThanOrEqual(12_000);
    expect(body.byteLength).toBeGreaterThan(9000);
    const ranks = featuresOf(body, 'roads').map(({ properties }) => Number(properties['rank']));
    expect(dropped).toBe(40 - ranks.length);
    expect(Math.min(...ranks)).toBe(dropped);
  });

  test('that is too heavy loses small houses before great ones', async () => {
    const parts = Array.from({ length: 400 }, (_, i) => building(10 * ((i * 97) % 400), 1 + ((i * 97) % 400)));
    const all = (await encodeTile(parts)).body.byteLength;
    const { body, dropped } = await encodeTile(parts, Math.round(all / 2));
    const sizes = linesIn(body, 'buildings').map((ring) => Math.max(...ring.map(([, y]) => y)));
    expect(Math.min(...sizes)).toBe(dropped + 1);
    expect(dropped).toBeGreaterThan(100);
  });

  test('that is too heavy loses islets before roads, and roads before land', async () => {
    const land = (x: number, size: number): TilePart => ({
      ...building(x, size),
      layer: 'earth',
      properties: { kind: 'earth' },
      rank: 100,
    });
    const islets = pointsOf(wild(7, 300)).map(([x, y], i): TilePart => ({
      ...land(0, 0),
      lines: [[x, y, x + 4 + (i % 7), y, x, y - 9, x, y]],
    }));
    const parts = [...islets, land(0, 2000), part(80, 1), part(80, 2)];
    const { body } = await encodeTile(parts, Math.round((await encodeTile(parts)).body.byteLength * 0.9));
    expect(linesIn(body, 'roads')).toHaveLength(2);
    const left = linesIn(body, 'earth');
    expect(left[0]).toContainEqual([2000, 2000]);
    expect(left.length).toBeLessThan(280);
    expect(left.length).toBeGreaterThan(150);
  });

  test('that is too heavy because of one part loses only that part', async () => {
    const land: TilePart = {
      layer: 'earth',
      type: 3,
      lines: [wild(3, 30_000)],
      properties: { kind: 'earth' },
      rank: 100,
    };
    const { body, dropped } = await encodeTile([land, part(80, 1), part(60, 2)], 60_000);
    expect(body.byteLength).toBeLessThanOrEqual(60_000);
    expect([dropped, linesIn(body, 'roads').length]).toEqual([1, 2]);
  });

  test('writes features with equal fields as one', async () => {
    const { body } = await encodeTile([
      building(0, 10),
      building(20, 10),
      building(40, 10),
      {
        layer: 'places',
        type: 1,
        lines: [
          [5, 5],
          [9, 9],
        ],
        properties: { kind: 'a', flag: true },
        rank: 1,
      },
    ]);
    expect(featuresOf(body, 'buildings')).toHaveLength(1);
    expect(linesIn(body, 'buildings')).toHaveLength(3);
    expect(featuresOf(body, 'places').map((each) => [each.properties, each.loadGeometry().flat().length])).toEqual([
      [{ kind: 'a', flag: true }, 2],
    ]);
  });

  test('may be empty', async () => {
    expect(gunzipSync((await encodeTile([])).body)).toHaveLength(0);
  });
});
