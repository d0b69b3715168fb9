import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { expect, test } from 'vitest';
import { fromGeojsonVt } from 'vt-pbf';
import { EXTENT, AREAS, LayerWriter, LINES, POINTS, tileOf } from './layerWriter.ts';

const OUTER = [0, 0, 100, 0, 100, 100, 0, 100, 0, 0];
const HOLE = [20, 20, 20, 40, 40, 40, 20, 20];
const TAGS = { id: 300_000_000_001, name: 'Jää', text: '1', one: 1, share: 0.5, below: -3, yes: true, none: null };

function layer(name: string, ...features: readonly Parameters<LayerWriter['add']>[]): LayerWriter {
  const writer = new LayerWriter(name);
  for (const feature of features) writer.add(...feature);
  return writer;
}

const pairs = (line: readonly number[]) =>
  line.flatMap((x, at): [number, number][] => (at % 2 === 0 ? [[x, line[at + 1] ?? 0]] : []));

test('a tile has the bytes that the library of the format writes', () => {
  const far = Array.from({ length: 400 }, (_, i) => (i % 3 === 0 ? -i * 7 : i * 11));
  const ours = tileOf([
    layer(
      'points',
      [
        POINTS,
        [
          [5, 6],
          [-9, 4000],
        ],
        TAGS,
      ],
      [POINTS, [[7, 8]], { one: 1, name: 'Toinen' }],
    ),
    layer('none'),
    layer('lines', [LINES, [[1, 2], far], TAGS], [LINES, [[1, 2, 3, 4]], {}]),
    layer('areas', [AREAS, [OUTER, HOLE], TAGS]),
  ]);
  const feature = (type: 1 | 2 | 3, geometry: unknown, tags: object) => ({ type, geometry, tags });
  const theirs = fromGeojsonVt(
    {
      points: {
        features: [
          feature(
            1,
            [
              [5, 6],
              [-9, 4000],
            ],
            TAGS,
          ),
          feature(1, [[7, 8]], { one: 1, name: 'Toinen' }),
        ],
      },
      lines: { features: [feature(2, [[[1, 2]], pairs(far)], TAGS), feature(2, [pairs([1, 2, 3, 4])], {})] },
      areas: { features: [feature(3, [OUTER, HOLE].map(pairs), TAGS)] },
    },
    { version: 2, extent: EXTENT },
  );
  expect(Buffer.from(ours).toString('hex')).toBe(Buffer.from(theirs).toString('hex'));
});

test('features are read as they were written, without null values; layers without features are left out', () => {
  const { layers } = new VectorTile(
    new PbfReader(tileOf([layer('none'), layer('areas', [AREAS, [OUTER, HOLE], TAGS])])),
  );
  expect(Object.keys(layers)).toEqual(['areas']);
  const { none: _, ...written } = TAGS;
  expect(layers['areas']?.feature(0).properties).toEqual(written);
  expect(
    layers['areas']
      ?.feature(0)
      .loadGeometry()
      .map((ring) => ring.flatMap(({ x, y }) => [x, y])),
  ).toEqual([OUTER, HOLE]);
});
