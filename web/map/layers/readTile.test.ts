import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import vtpbf from 'vt-pbf';
import { ServerError } from '#web/data/requestErrors.ts';
import { readTile, tileFeatures } from './readTile.ts';

const PLACE = {
  id: 7,
  name: 'Linna',
  kind: 'attraction',
  category: 'historic/castle',
  family: 'sight',
  icon: 'castle',
};
/** Corners of a square whose sides are a quarter of the tile's. */
const RING = [
  [0, 0],
  [1024, 0],
  [1024, 1024],
  [0, 1024],
  [0, 0],
];

function tileOf(layers: Parameters<typeof vtpbf.fromGeojsonVt>[0]): ArrayBuffer {
  return new Uint8Array(vtpbf.fromGeojsonVt(layers, { version: 2 })).buffer;
}

test('the chosen layers of a tile are read in their order, with shares of its side as coordinates', () => {
  const layer = (type: 1 | 2 | 3, geometry: unknown) => ({ features: [{ type, geometry, tags: PLACE }] });
  const tile = tileOf({
    points: layer(1, [[2048, 1024]]),
    lines: layer(2, [
      [
        [0, 0],
        [4096, -64],
      ],
    ]),
    areas: layer(3, [RING]),
  });
  expect(new VectorTile(new PbfReader(tile)).layers['points']?.extent).toBe(4096);
  expect(tileFeatures(tile, ['areas', 'lines'])).toMatchObject([
    { properties: { id: 7, layerName: 'areas' }, geometry: { type: 'MultiPolygon' } },
    {
      properties: { id: 7, layerName: 'lines' },
      geometry: {
        type: 'MultiLineString',
        coordinates: [
          [
            [0, 0],
            [1, -64 / 4096],
          ],
        ],
      },
    },
  ]);
  expect(tileFeatures(tile, ['points'])[0]?.geometry).toEqual({ type: 'Point', coordinates: [0.5, 0.25] });
});

test('an empty tile has no features; one that is refused throws with its status', async () => {
  const options = { layers: ['points'], signal: undefined } as const;
  await expect(readTile(() => Promise.resolve(new Response('')), '/t', options)).resolves.toEqual([]);
  const refused = readTile(() => Promise.resolve(new Response('', { status: 404 })), '/t', options);
  await expect(refused).rejects.toThrow(ServerError);
  await expect(refused).rejects.toMatchObject({ status: 404 });
});
