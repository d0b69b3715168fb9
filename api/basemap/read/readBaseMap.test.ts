import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BaseFeature, BaseMapInput } from '#api/basemap/baseFeature.ts';
import type { Skipped } from '#api/platform/reading.ts';
import {
  osmPbf,
  type MadeFile,
  type MadeNode,
  type MadeRelation,
  type MadeWay,
} from '../../../tests/support/made/osmPbf.ts';
import { readBaseMap } from './readBaseMap.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'base-read-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Read extends Omit<BaseMapInput, 'features'> {
  readonly features: BaseFeature[];
  readonly skipped: Skipped[];
  /** Steps of progress, and `layer/kind` of the features, as they came. */
  readonly log: string[];
}

type ReadOptions = Partial<Parameters<typeof readBaseMap>[1]>;

async function readBytes(bytes: Uint8Array, options: ReadOptions = {}): Promise<Read> {
  const file = join(folder, 'made.osm.pbf');
  await writeFile(file, bytes);
  const [features, skipped, log]: [BaseFeature[], Skipped[], string[]] = [[], [], []];
  const input = await readBaseMap(file, {
    onSkip: (one) => skipped.push(one),
    progress: (step) => {
      if (log.at(-1) !== step) log.push(step);
    },
    ...options,
  });
  for await (const feature of input.features) {
    features.push(feature);
    log.push(nameOf(feature));
  }
  return { ...input, features, skipped, log };
}

const read = (made: MadeFile, options: ReadOptions = {}) => readBytes(osmPbf(made), options);

function nameOf({ layer, geometry, properties }: BaseFeature): string {
  return `${layer}/${String(properties['kind'])} ${geometry.type}`;
}

const names = ({ features }: Read): string[] => features.map(nameOf);

/** Nodes 1, 2, 3 … at the given thousandths of a degree from 24° E, 60° N. */
function nodesAt(...points: readonly (readonly [x: number, y: number])[]): MadeNode[] {
  return points.map(([x, y], i) => ({ id: i + 1, lon: 24 + x / 1000, lat: 60 + y / 1000 }));
}

/** Nodes 1–4 a square of 0.6 km², 5–8 a smaller one in it. */
const squares = nodesAt([0, 0], [10, 0], [10, 10], [0, 10], [3, 3], [6, 3], [6, 6], [3, 6]);
const outside = [1, 2, 3, 4, 1];
const inside = [5, 6, 7, 8, 5];

const way = (id: number, nodes: readonly number[], tags: Record<string, string> = {}): MadeWay => ({ id, nodes, tags });

function relation(
  id: number,
  tags: Record<string, string>,
  ...members: readonly (readonly [id: number, role: string])[]
): MadeRelation {
  return {
    id,
    tags: { type: 'multipolygon', ...tags },
    members: members.map(([ref, role]) => ({ type: 'way', id: ref, role })),
  };
}

describe('ways', () => {
  test('open ones are lines in their direction, closed ones areas, right-handed', async () => {
    const result = await read({
      nodes: squares,
      ways: [way(1, [3, 2, 1], { highway: 'path', name: 'Polku' }), way(2, [1, 4, 3, 2, 1], { natural: 'wood' })],
    });
    expect(result.features).toMatchObject([
      {
        layer: 'roads',
        geometry: {
          type: 'LineString',
          coordinates: [
            [24.01, 60.01],
            [24.01, 60],
            [24, 60],
          ],
        },
        properties: { kind: 'path', kind_detail: 'path', name: 'Polku' },
        minZoom: 12,
      },
      {
        layer: 'landuse',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [24.01, 60],
              [24.01, 60.01],
              [24, 60.01],
              [24, 60],
              [24.01, 60],
            ],
          ],
        },
        properties: { kind: 'wood' },
      },
    ]);
  });

  test('a line against its traffic is turned', async () => {
    const { features } = await read({ nodes: squares, ways: [way(1, [1, 2], { highway: 'service', oneway: '-1' })] });
    expect(features).toMatchObject([
      {
        geometry: {
          coordinates: [
            [24.01, 60],
            [24, 60],
          ],
        },
        properties: { oneway: 'yes' },
      },
    ]);
  });

  test('a coastline keeps its direction, closed or not, and its island a name inside', async () => {
    const clockwise = [...outside].reverse();
    const { features } = await read({
      nodes: squares,
      ways: [
        way(1, clockwise, { natural: 'coastline', place: 'island', name: 'Saari' }),
        way(2, [7, 6, 5], { natural: 'coastline' }),
      ],
    });
    expect(features.map(({ layer, geometry }) => [layer, geometry.type])).toEqual([
      ['coast', 'LineString'],
      ['earth', 'Point'],
      ['coast', 'LineString'],
    ]);
    expect(features[0]?.geometry).toMatchObject({
      coordinates: [
        [24, 60],
        [24, 60.01],
        [24.01, 60.01],
        [24.01, 60],
        [24, 60],
      ],
    });
    expect(features[1]).toMatchObject({
      geometry: { coordinates: [24.005, 60.005] },
      properties: { kind: 'island', name: 'Saari', min_zoom: 10 },
      minZoom: 10,
    });
    expect(features[2]?.geometry).toMatchObject({
      coordinates: [
        [24.006, 60.006],
        [24.006, 60.003],
        [24.003, 60.003],
      ],
    });
  });

  test('size tells from which zoom an area and its name are drawn', async () => {
    // 556 × 1112 m: 26 pixels at zoom 8; the square inside: 2.4. Woods show a zoom before they cover 36, pitches one
    // after; a lake is named from 1000.
    const { features } = await read({
      nodes: squares,
      ways: [
        way(1, outside, { natural: 'wood' }),
        way(2, inside, { natural: 'wood' }),
        way(3, inside, { leisure: 'pitch' }),
        way(4, inside, { natural: 'water', name: 'Lampi' }),
      ],
    });
    expect(features.map(({ properties, minZoom }) => [properties['kind'], minZoom, properties['min_zoom']])).toEqual([
      ['wood', 8, undefined],
      ['wood', 9, undefined],
      ['pitch', 11, undefined],
      ['water', 9, undefined],
      ['water', 13, 13],
    ]);
  });

  test('nodes that the file leaves out leave a gap in a line, and no area', async () => {
    const nodes = nodesAt([0, 0], [1, 0], [2, 0], [3, 0]);
    const result = await read({
      nodes,
      ways: [
        way(1, [1, 2, 99, 3, 4], { highway: 'path' }),
        way(2, [1, 2, 99, 1], { natural: 'wood' }),
        way(3, [98, 99], { highway: 'path' }),
      ],
    });
    expect(result.features.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [24, 60],
            [24.001, 60],
          ],
          [
            [24.002, 60],
            [24.003, 60],
          ],
        ],
      },
    ]);
    expect(result.skipped).toEqual([{ ref: 'way/2', reason: '1 ring does not close (parts are missing in the file)' }]);
  });

  test('an area that crosses itself, or does not close, is skipped and reported', async () => {
    const { features, skipped } = await read({
      nodes: squares,
      ways: [way(1, [1, 3, 2, 4, 1], { building: 'yes' }), way(2, [1, 2, 3], { natural: 'wood' })],
    });
    expect(features).toEqual([]);
    expect(skipped).toEqual([
      { ref: 'way/1', reason: '1 ring crosses itself' },
      { ref: 'way/2', reason: 'is an area whose outline does not close' },
    ]);
  });

  test('a point that is repeated is drawn once', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(1, [1, 1, 2], { highway: 'path' }), way(2, [1, 1], { highway: 'path' })],
    });
    expect(features.map(({ geometry }) => geometry)).toMatchObject([{ coordinates: { length: 2 } }]);
  });

  test('a strait that is drawn as a line is named in its middle', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(1, [1, 2, 3], { natural: 'strait', name: 'Salmi' })],
    });
    expect(features).toMatchObject([
      {
        layer: 'water',
        geometry: { type: 'Point', coordinates: [24.01, 60] },
        properties: { kind: 'strait', name: 'Salmi' },
      },
    ]);
  });

  test('locations on the ways stand in for nodes that the file leaves out', async () => {
    const locations = [
      [24, 60],
      [24.01, 60],
      [24.02, 60.01],
    ] as const;
    const { features } = await read({
      header: { optional: ['LocationsOnWays'] },
      nodes: [{ id: 50, lon: 24, lat: 60 }],
      ways: [{ ...way(1, [1, 2, 3], { highway: 'path' }), locations }],
    });
    expect(features.map(({ geometry }) => geometry)).toEqual([{ type: 'LineString', coordinates: locations }]);
  });
});

describe('areas of relations', () => {
  test('have holes and a name inside, apart from the holes', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(11, [1, 2, 3]), way(12, [3, 4, 1]), way(13, inside)],
      relations: [
        relation(1, { natural: 'water', water: 'lake', name: 'Järvi' }, [11, 'outer'], [12, 'outer'], [13, 'inner']),
      ],
    });
    expect(features).toMatchObject([
      {
        layer: 'water',
        geometry: { type: 'Polygon', coordinates: [{ length: 5 }, { length: 5 }] },
        properties: { kind: 'lake' },
      },
      { layer: 'water', geometry: { type: 'Point' }, properties: { kind: 'lake', name: 'Järvi' } },
    ]);
    expect(features[0]?.properties).not.toHaveProperty('name');
    const [lon = 0, lat = 0] = features[1]?.geometry.type === 'Point' ? features[1].geometry.coordinates : [];
    expect(lon > 24.003 && lon < 24.006 && lat > 60.003 && lat < 60.006).toBe(false);
  });

  test('an outer way of the same kind is not drawn twice, one of another kind, and an inner one, are', async () => {
    const result = await read({
      nodes: squares,
      ways: [
        way(11, outside, { natural: 'wood' }),
        way(12, outside, { landuse: 'residential' }),
        way(13, inside, { natural: 'wood' }),
      ],
      relations: [
        relation(1, { natural: 'wood' }, [11, 'outer'], [13, 'inner']),
        relation(2, { natural: 'wood' }, [12, 'outer']),
      ],
    });
    expect(
      result.features.map(({ properties, geometry }) => [
        properties['kind'],
        geometry.type === 'Polygon' ? geometry.coordinates.length : 0,
      ]),
    ).toEqual([
      ['residential', 1],
      ['wood', 1],
      ['wood', 2],
      ['wood', 1],
    ]);
  });

  test('an island is named once, by its relation or by the coastline round it', async () => {
    const saari = { place: 'island', name: 'Saari' };
    const result = await read({
      nodes: squares,
      ways: [way(11, outside, { natural: 'coastline', ...saari })],
      relations: [relation(1, saari, [11, 'outer'])],
    });
    expect(names(result)).toEqual(['coast/coast LineString', 'earth/island Point']);
  });

  test('a place whose name stands on a node of its own is not named by its relation', async () => {
    const node = { id: 20, lon: 24.005, lat: 60.005, tags: { place: 'village', name: 'Kylä' } };
    const { members, ...rest } = relation(1, { type: 'boundary', place: 'village', name: 'Kylä' }, [11, 'outer']);
    const made = { nodes: [...squares, node], ways: [way(11, outside)] };
    expect(
      names(
        await read({
          ...made,
          relations: [{ ...rest, members: [...members, { type: 'node', id: 20, role: 'label' }] }],
        }),
      ),
    ).toEqual(['places/locality Point']);
    expect(names(await read({ ...made, relations: [{ ...rest, members }] }))).toEqual([
      'places/locality Point',
      'places/locality Point',
    ]);
  });

  test('a part that does not close is left out and reported', async () => {
    const result = await read({
      nodes: squares,
      ways: [way(11, [1, 2, 3]), way(13, inside)],
      relations: [relation(7, { natural: 'wood' }, [11, 'outer'], [99, 'outer'], [13, 'outer'])],
    });
    expect(result.features).toHaveLength(1);
    expect(result.skipped).toEqual([
      { ref: 'relation/7', reason: '1 ring does not close (parts are missing in the file); the rest is kept' },
    ]);
  });
});

describe('what relations say of ways', () => {
  const border = (id: number, level: string, ...members: number[]) =>
    relation(
      id,
      { type: 'boundary', boundary: 'administrative', admin_level: level },
      ...members.map((ref): [number, string] => [ref, 'outer']),
    );

  test('a border is drawn once, as the highest that it is, and not along the coast or out at sea', async () => {
    const result = await read({
      nodes: squares,
      ways: [
        way(11, [1, 2]),
        way(12, [2, 3]),
        way(13, [3, 4], { natural: 'coastline' }),
        way(14, [4, 1], { maritime: 'yes' }),
        way(15, [5, 6]),
      ],
      relations: [border(1, '8', 11, 13, 14), border(2, '6', 12), border(3, '8', 12, 11), border(4, '10', 15)],
    });
    expect(
      result.features.map(({ layer, properties, minZoom }) => [
        layer,
        properties['kind'],
        properties['kind_detail'],
        minZoom,
      ]),
    ).toEqual([
      ['boundaries', 'locality', '8', 10],
      ['boundaries', 'county', '6', 8],
      ['coast', 'coast', undefined, 8],
    ]);
  });

  test('ways of a ski route carry its track: on paths as a property, elsewhere as a track of its own', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(11, [1, 2], { highway: 'track' }), way(12, [2, 3]), way(13, [3, 4], { highway: 'track' })],
      relations: [
        relation(1, { type: 'route', route: 'piste', 'piste:type': 'nordic' }, [11, ''], [12, '']),
        relation(2, { type: 'route', route: 'piste', 'piste:type': 'downhill' }, [13, '']),
      ],
    });
    expect(features.map(({ properties }) => [properties['kind_detail'], properties['piste']])).toEqual([
      ['track', 'nordic'],
      ['piste', 'nordic'],
      ['track', undefined],
    ]);
  });

  test('a ferry is drawn once, whether its way or its relation says so, with the name of either', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(11, [1, 2], { route: 'ferry', name: 'Oma' }), way(12, [2, 3], { route: 'ferry' }), way(13, [3, 4])],
      relations: [
        relation(1, { type: 'route', route: 'ferry', name: 'Linja' }, [11, ''], [12, ''], [13, '']),
        relation(2, { type: 'route', route: 'ferry', name: 'Toinen' }, [13, '']),
      ],
    });
    expect(features.map(({ properties }) => [properties['kind'], properties['name']])).toEqual([
      ['ferry', 'Oma'],
      ['ferry', 'Linja'],
      ['ferry', 'Linja'],
    ]);
  });
});

describe('the file as a whole', () => {
  const nodes = [...squares, { id: 20, lon: 24.02, lat: 60.02, tags: { place: 'village', name: 'Kylä' } }];
  const made: MadeFile = {
    header: { bounds: [24, 60, 25, 61], replicationTimestamp: 1_723_680_000 },
    nodes,
    ways: [way(1, [1, 2], { highway: 'path' }), way(2, outside)],
    relations: [relation(1, { natural: 'wood' }, [2, 'outer'])],
  };

  test('covers the box of its head, or of its nodes, and has the date of its head', async () => {
    expect(await read(made)).toMatchObject({ bounds: [24, 60, 25, 61], dataDate: '2024-08-15' });
    expect(await read({ ...made, header: {} })).toMatchObject({ bounds: [24, 60, 24.02, 60.02], dataDate: null });
  });

  test('is streamed: points while nodes are read, each way when it is met, then the areas of relations', async () => {
    const { log } = await read(made);
    expect(log).toEqual([
      'Reading areas of the base map',
      'Reading ways of the base map',
      'places/locality Point',
      'Reading nodes of the base map',
      'roads/path LineString',
      'Drawing ways of the base map',
      'landuse/wood Polygon',
      'Drawing areas of the base map',
    ]);
  });

  test('may hold its elements in any order', async () => {
    const turned = await read({ ...made, order: ['relations', 'ways', 'nodes'] });
    expect(names(turned)).toEqual(names(await read(made)));
  });

  test('is read within an area only: what reaches into it, and every coastline', async () => {
    const coast = way(3, [7, 8], { natural: 'coastline' });
    const result = await read(
      { ...made, ways: [...(made.ways ?? []), way(4, [7, 8], { highway: 'path' }), coast] },
      { area: [24.008, 60, 24.5, 60.001] },
    );
    expect(result.bounds).toEqual([24.008, 60, 24.5, 60.001]);
    expect(names(result)).toEqual(['roads/path LineString', 'coast/coast LineString', 'landuse/wood Polygon']);
  });

  test('lets go what lies beside the area on any side', async () => {
    const around = [
      [5, 5],
      [6, 5],
      [1, 5],
      [2, 5],
      [9, 5],
      [10, 5],
      [5, 1],
      [5, 2],
      [5, 9],
      [5, 10],
    ] as const;
    const paths = [1, 3, 5, 7, 9].map((node) => way(node, [node, node + 1], { highway: 'path', name: String(node) }));
    const { features } = await read(
      { nodes: nodesAt(...around), ways: paths },
      { area: [24.004, 60.004, 24.007, 60.007] },
    );
    expect(features.map(({ properties }) => properties['name'])).toEqual(['1']);
  });

  test.each([
    ['in order', [1, 1, 2, 2, 3]],
    ['one file after the other', [1, 2, 1, 2, 3]],
  ])('that holds elements twice, %s, draws them once', async (_, ids) => {
    const labelled = [{ id: 20, lon: 24.02, lat: 60.02, tags: { place: 'village', name: 'Kylä' } }, ...squares];
    const result = await read({
      nodes: [...labelled, ...labelled],
      ways: ids.map((id) => (id === 3 ? way(3, outside) : way(id, [id, id + 1], { highway: 'path' }))),
      relations: [relation(1, { natural: 'wood' }, [3, 'outer']), relation(1, { natural: 'wood' }, [3, 'outer'])],
    });
    expect(names(result)).toEqual([
      'places/locality Point',
      'roads/path LineString',
      'roads/path LineString',
      'landuse/wood Polygon',
    ]);
  });

  test('whose ways may come twice is not read in halves', async () => {
    const rest: unknown[] = [];
    const options = { onLocated: (half: unknown) => rest.push(half) };
    const file = (ids: readonly number[]) => ({
      nodes: squares,
      ways: ids.map((id) => way(id, [id, id + 1], { highway: 'path' })),
    });
    expect(names(await read(file([1, 2, 1]), options))).toHaveLength(2);
    expect(rest).toEqual([]);
    await read(file([1, 2, 3]), options);
    expect(rest).toHaveLength(1);
  });

  test('without anything in it, or outside of the area, is refused', async () => {
    await expect(read({ header: { bounds: [24, 60, 25, 61] } })).rejects.toThrow(/made\.osm\.pbf holds no map data\.$/);
    await expect(read(made, { area: [20, 60, 21, 61] })).rejects.toThrow(
      /covers 24,60,25,61, which has nothing in common with the area 20,60,21,61\.$/,
    );
  });

  test('cut short, or with a wrong byte, is reported as the import reports it', async () => {
    const bytes = osmPbf(made);
    await expect(readBytes(bytes.subarray(0, bytes.length - 3))).rejects.toThrow(
      /made\.osm\.pbf is truncated: it ends at byte \d+, inside the block at byte \d+\.$/,
    );
    const rotten = Buffer.from(bytes);
    rotten[bytes.length - 3] = (rotten[bytes.length - 3] ?? 0) ^ 0xff;
    await expect(readBytes(rotten)).rejects.toThrow(/made\.osm\.pbf is damaged: .* \(block at byte \d+\)\.$/);
  });

  test('that changes between two passes is reported', async () => {
    const file = join(folder, 'changing.osm.pbf');
    await writeFile(file, osmPbf(made));
    const { features } = await readBaseMap(file, { progress: () => undefined });
    await writeFile(file, Buffer.concat([await readFile(file), Buffer.alloc(9)]));
    await expect(features[Symbol.asyncIterator]().next()).rejects.toThrow(/changed while it was read/);
  });
});
