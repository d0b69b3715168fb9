import { appendFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { withOsmFile } from '../../../tests/support/made/osmFile.ts';
import { type MadeFile, osmPbf } from '../../../tests/support/made/osmPbf.ts';
import {
  names,
  nodesAt,
  outside,
  read,
  readBytes,
  relation,
  squares,
  way,
} from '../../../tests/support/readMadeBaseMap.ts';
import { readBaseMap } from './readBaseMap.ts';

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

  test('is read within an area only: features that reach into it, and every coastline', async () => {
    const coast = way(3, [7, 8], { natural: 'coastline' });
    const result = await read(
      { ...made, ways: [...(made.ways ?? []), way(4, [7, 8], { highway: 'path' }), coast] },
      { area: [24.008, 60, 24.5, 60.001] },
    );
    expect(result.bounds).toEqual([24.008, 60, 24.5, 60.001]);
    expect(names(result)).toEqual(['roads/path LineString', 'coast/coast LineString', 'landuse/wood Polygon']);
  });

  test('leaves out features beside the area on any side', async () => {
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
    await withOsmFile(osmPbf(made), async (file) => {
      const { features } = await readBaseMap(file, { progress: () => undefined });
      await appendFile(file, Buffer.alloc(9));
      await expect(features[Symbol.asyncIterator]().next()).rejects.toThrow(/changed while it was read/);
    });
  });
});
