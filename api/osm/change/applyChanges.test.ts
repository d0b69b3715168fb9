import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { NODES, RELATIONS, WAYS } from '#api/osm/block.ts';
import { entitiesOf, type Entity, kindsOf, type NodeEntity } from '#api/osm/entities.ts';
import { OsmFile } from '#api/osm/osmFile.ts';
import { encodeBlock, framed } from '#api/osm/write/writeBlock.ts';
import { encodeHeader } from '#api/osm/write/writeHeader.ts';
import { osmPbf } from '../../../tests/support/made/osmPbf.ts';
import { applyChanges } from './applyChanges.ts';
import { Changes } from './changes.ts';
import { readChanges } from './readChanges.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-changes-'));
const FILE = path.join(folder, 'extract.osm.pbf');
const BASE_URL = 'https://example.org/updates';
const replication = { seconds: 1_700_000_000, sequence: 7, baseUrl: BASE_URL };
const quietly = () => undefined;

afterAll(() => rmSync(folder, { recursive: true }));

const node = (id: number, version = 1, tags: Record<string, string> = {}): NodeEntity => ({
  kind: 'node',
  id,
  version,
  seconds: 1_600_000_000 + version,
  tags,
  lon: 249_000_000 + id,
  lat: 601_000_000 + id,
});
const way = (id: number, refs: number[], version = 1): Entity => ({
  kind: 'way',
  id,
  version,
  seconds: 1_600_000_000,
  tags: { highway: 'path', name: '' },
  refs,
});
const relation = (id: number, version = 1): Entity => ({
  kind: 'relation',
  id,
  version,
  seconds: 0,
  tags: { type: 'route' },
  members: [
    { type: 'way', id: 12_345_678_901, role: '' },
    { type: 'node', id: 1, role: 'start' },
  ],
});

/** Writes a file of blocks. */
async function write(...blocks: Entity[][]): Promise<void> {
  const parts = [await framed('OSMHeader', encodeHeader({ bounds: [24, 60, 25, 61], replication }))];
  for (const block of blocks) parts.push(await framed('OSMData', encodeBlock(block)));
  writeFileSync(FILE, Buffer.concat(parts));
}

async function read(): Promise<Entity[]> {
  const file = await OsmFile.open(FILE, quietly);
  const all: Entity[] = [];
  for await (const block of file.pass('test', NODES | WAYS | RELATIONS))
    for (const kind of kindsOf(block)) all.push(...entitiesOf(block, kind));
  return all;
}

function changesOf(...entities: Entity[]): Changes {
  const changes = new Changes();
  for (const entity of entities) changes.add({ ...entity, entity });
  return changes;
}

const apply = (changes: Changes) =>
  applyChanges(FILE, changes, { replication: { ...replication, sequence: 8 }, progress: quietly });

const START = [
  [node(2), node(4, 3, { natural: 'tree', 'name:fi': 'Iso mänty' }), node(6)],
  [node(8), node(10)],
  [way(1, [2, 4]), way(5, [6, 8, 10])],
  [relation(3)],
];

describe('changes to a file', () => {
  beforeEach(() => write(...START));

  test('without any element leave each element as it was, and the head has the new state', async () => {
    await apply(new Changes());
    expect(await read()).toEqual(START.flat());
    const { header } = await OsmFile.open(FILE, quietly);
    expect(header).toMatchObject({
      bounds: [24, 60, 25, 61],
      isSorted: true,
      replication: { ...replication, sequence: 8 },
    });
  });

  test('add, change and delete elements of each kind, before, between and behind those that are there', async () => {
    const changes = changesOf(
      node(1),
      node(5),
      node(6, 2),
      node(7),
      node(11),
      way(3, [1, 5]),
      relation(9),
      relation(3, 2),
    );
    for (const [kind, id] of [
      ['node', 8],
      ['way', 1],
      ['way', 99],
    ] as const)
      changes.add({ kind, id, version: 1, entity: null });
    await apply(changes);
    expect(await read()).toEqual([
      node(1),
      node(2),
      node(4, 3, { natural: 'tree', 'name:fi': 'Iso mänty' }),
      node(5),
      node(6, 2),
      node(7),
      node(10),
      node(11),
      way(3, [1, 5]),
      way(5, [6, 8, 10]),
      relation(3, 2),
      relation(9),
    ]);
    expect(readdirSync(folder)).toEqual(['extract.osm.pbf']);
  });

  test('that are older than the element change nothing', async () => {
    const changes = changesOf(node(4, 2));
    changes.add({ kind: 'node', id: 4, version: 2, entity: null });
    await apply(changes);
    expect(await read()).toEqual(START.flat());
  });

  test('leave the bytes of blocks that they do not touch', async () => {
    const before = readFileSync(FILE);
    await apply(changesOf(node(2, 2)));
    const untouched = await framed('OSMData', encodeBlock(START[1] ?? []));
    expect([before, readFileSync(FILE)].map((bytes) => bytes.includes(untouched))).toEqual([true, true]);
  });

  describe('to a block of several kinds', () => {
    const writeMixed = async (...groups: Entity[][]): Promise<void> => {
      const head = await framed('OSMHeader', encodeHeader({ bounds: null, replication }));
      writeFileSync(FILE, Buffer.concat([head, await framed('OSMData', Buffer.concat(groups.map(encodeBlock)))]));
    };

    test('leave the elements in order: what is added of a kind stands before the next kind', async () => {
      await writeMixed([node(2)], [way(5, [2])], [relation(3)]);
      await apply(changesOf(node(1), node(9), way(5, [2, 9], 2), way(7, [1, 9]), relation(8)));
      const ways = [way(5, [2, 9], 2), way(7, [1, 9])];
      expect(await read()).toEqual([node(1), node(2), node(9), ...ways, relation(3), relation(8)]);
    });

    test('add elements of a kind that is missing in the middle of it', async () => {
      await writeMixed([node(2)], [relation(3)]);
      await apply(changesOf(way(7, [2])));
      expect(await read()).toEqual([node(2), way(7, [2]), relation(3)]);
    });
  });

  test('are refused for a file that is not sorted, which stays', async () => {
    const unsorted = osmPbf({ nodes: [{ id: 1, lon: 25, lat: 60 }] });
    writeFileSync(FILE, unsorted);
    await expect(apply(changesOf(node(2)))).rejects.toThrow('is no sorted file of plain elements');
    expect(readFileSync(FILE)).toEqual(unsorted);
    expect(readdirSync(folder)).toEqual(['extract.osm.pbf']);
  });
});

describe('a file of changes', () => {
  const OSC = path.join(folder, 'day.osc.gz');
  const readXml = async (xml: string): Promise<Changes> => {
    writeFileSync(OSC, gzipSync(xml));
    const changes = new Changes();
    await readChanges(OSC, changes).finally(() => rmSync(OSC));
    return changes;
  };

  test('holds created, modified and deleted elements', async () => {
    const changes = await readXml(`<?xml version='1.0' encoding='UTF-8'?><osmChange version="0.6">
      <modify><node id="4" version="4" timestamp="2023-11-14T22:13:20Z" lat="60.1000004" lon="24.9">
        <tag k="name" v="M&#228;nty &amp; kivi"/></node></modify>
      <create><way id="7" version="1" timestamp="2023-11-14T22:13:20Z"><nd ref="4"/><nd ref="2"/></way>
        <relation id="9" version="1"><member type="way" ref="7" role="outer"/></relation></create>
      <delete><node id="2" version="2"/></delete></osmChange>`);
    expect(changes.sorted('node')).toEqual([
      { kind: 'node', id: 2, version: 2, entity: null },
      {
        kind: 'node',
        id: 4,
        version: 4,
        entity: {
          kind: 'node',
          id: 4,
          version: 4,
          seconds: 1_700_000_000,
          tags: { name: 'Mänty & kivi' },
          lon: 249_000_000,
          lat: 601_000_004,
        },
      },
    ]);
    expect([changes.sorted('way')[0]?.entity, changes.sorted('relation')[0]?.entity]).toMatchObject([
      { refs: [4, 2], seconds: 1_700_000_000 },
      { members: [{ type: 'way', id: 7, role: 'outer' }], seconds: 0 },
    ]);
  });

  test('may hold several versions of an element in any order: the newest counts', async () => {
    const changes = await readXml(`<osmChange><modify><node id="1" version="3" lat="1" lon="3"/></modify>
      <modify><node id="1" version="2" lat="1" lon="2"/></modify><delete><node id="5" version="4"/></delete>
      <create><node id="5" version="1" lat="1" lon="1"/></create></osmChange>`);
    expect(changes.sorted('node').map(({ id, version, entity }) => [id, version, entity === null])).toEqual([
      [1, 3, false],
      [5, 4, true],
    ]);
  });

  test.each([
    ['HTML', '<html><body>Service unavailable</body></html>'],
    ['a text', 'sequenceNumber=1'],
    ['XML that ends in the middle', '<osmChange><modify><node id="1" version="1" lat="1" lon="1">'],
    ['a node without a place', '<osmChange><modify><node id="1" version="1"/></modify></osmChange>'],
    ['a node off the globe', '<osmChange><modify><node id="1" version="1" lat="91" lon="1"/></modify></osmChange>'],
    ['an element without a version', '<osmChange><delete><way id="1"/></delete></osmChange>'],
  ])('that is %s is refused with a sentence', async (_, xml) => {
    await expect(readXml(xml)).rejects.toThrow(/day\.osc\.gz holds no changes that can be read\.$/);
  });

  test('that is truncated, or not gzipped, is refused with a sentence', async () => {
    const whole = gzipSync(
      `<osmChange>${'<modify><node id="1" version="1" lat="1" lon="1"/></modify>'.repeat(99)}</osmChange>`,
    );
    for (const bytes of [whole.subarray(0, whole.length - 20), Buffer.from('<osmChange/>')]) {
      writeFileSync(OSC, bytes);
      await expect(readChanges(OSC, new Changes())).rejects.toThrow('holds no changes that can be read.');
    }
    rmSync(OSC);
  });
});
