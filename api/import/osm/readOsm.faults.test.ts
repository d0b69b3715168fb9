import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportInputError } from '#api/platform/reading.ts';
import { frame, osmPbf } from '../../../tests/support/made/osmPbf.ts';
import { readOsm } from './readOsm.ts';

const REAL = '../shared/data/osm/tiny-2019.osm.pbf';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osm-faults-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function written(name: string, bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, bytes);
  return file;
}

/** The sentence that reading the file to its end fails with, the folder taken out. */
async function fault(file: string): Promise<string> {
  try {
    const input = await readOsm(file, { onSkip: () => undefined, progress: () => undefined });
    for await (const record of input.records) void record;
  } catch (error) {
    if (error instanceof ImportInputError) return error.message.replaceAll(`${folder}/`, '');
    throw error;
  }
  return 'no fault';
}

/** A block with the given Blob message. */
function framed(type: string, blob: Uint8Array): Buffer {
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, blob.length);
  const head = header.finish();
  return Buffer.concat([Buffer.from([0, 0, 0, head.length]), head, blob]);
}

const made = osmPbf({
  header: { bounds: [24, 60, 25, 61] },
  nodes: [{ id: 1, lon: 24.5, lat: 60.5, tags: { amenity: 'toilets' } }],
});

describe('a file that is no OSM extract', () => {
  test('is missing', async () => {
    expect(await fault(join(folder, 'none.osm.pbf'))).toBe('none.osm.pbf does not exist.');
  });

  test('is a directory', async () => {
    expect(await fault(folder)).toBe(`${folder} is a directory, not a file.`);
  });

  test('is empty', async () => {
    expect(await fault(await written('empty.osm.pbf', ''))).toBe('empty.osm.pbf is empty.');
  });

  test('is a text under another name', async () => {
    const file = await written('text.osm.pbf', '<?xml version="1.0"?><osm version="0.6"/>');
    expect(await fault(file)).toBe('text.osm.pbf is not an OSM file in PBF format: no block starts here (byte 0).');
  });

  test('has three bytes', async () => {
    expect(await fault(await written('short.osm.pbf', 'abc'))).toBe(
      'short.osm.pbf is not an OSM file in PBF format: it is too short (byte 0).',
    );
  });

  test('starts with data instead of a head', async () => {
    const file = await written('headless.osm.pbf', frame('OSMData', new Uint8Array(4)));
    expect(await fault(file)).toBe(
      'headless.osm.pbf is not an OSM file in PBF format: an OSMHeader block is expected here (byte 0).',
    );
  });

  test('has a head and nothing else', async () => {
    const file = await written('head.osm.pbf', osmPbf({ header: { bounds: [24, 60, 25, 61] } }));
    expect(await fault(file)).toBe('head.osm.pbf holds no map data.');
  });
});

describe('a file that this import cannot use', () => {
  test('holds the history of the map', async () => {
    const file = await written(
      'history.osm.pbf',
      osmPbf({ header: { required: ['OsmSchema-V0.6', 'HistoricalInformation'] } }),
    );
    expect(await fault(file)).toMatch(
      /^history\.osm\.pbf holds the history of the map instead of one state; .* \(block at byte 0\)\.$/,
    );
  });

  test('needs a feature that is not known', async () => {
    const file = await written('feature.osm.pbf', osmPbf({ header: { required: ['OsmSchema-V0.6', 'Sort.By_mood'] } }));
    expect(await fault(file)).toBe(
      'feature.osm.pbf needs the feature "Sort.By_mood", which this import does not know (block at byte 0).',
    );
  });

  test('is packed with another method', async () => {
    const blob = new PbfWriter();
    blob.writeVarintField(2, 4);
    blob.writeBytesField(7, new Uint8Array(4));
    const file = await written('zstd.osm.pbf', framed('OSMHeader', blob.finish()));
    expect(await fault(file)).toBe('zstd.osm.pbf is compressed with zstd; only zlib can be read (block at byte 0).');
  });
});

describe('a damaged file', () => {
  test('whose block holds less than it says is reported by the byte of the block', async () => {
    const blob = new PbfWriter();
    blob.writeVarintField(2, 999);
    blob.writeBytesField(3, deflateSync(new Uint8Array(8)));
    const file = await written('less.osm.pbf', framed('OSMHeader', blob.finish()));
    expect(await fault(file)).toBe(
      'less.osm.pbf is damaged: the content of a block cannot be unpacked (block at byte 0).',
    );
  });

  test('whose block type is wrong is reported by the byte of the block', async () => {
    const second = osmPbf({ header: { bounds: [24, 60, 25, 61] } }).length;
    const bytes = Buffer.from(made);
    bytes.write('OSMDatb', bytes.indexOf('OSMData'));
    expect(await fault(await written('type.osm.pbf', bytes))).toBe(
      `type.osm.pbf is damaged: an OSMData block is expected here (block at byte ${second}).`,
    );
  });

  test('whose elements make no sense is reported by the byte of the block', async () => {
    const head = osmPbf({ header: { bounds: [24, 60, 25, 61] } });
    // A string table that claims to be longer than its block.
    const file = await written(
      'elements.osm.pbf',
      Buffer.concat([head, frame('OSMData', Uint8Array.of(0x0a, 0x7f, 0x00))]),
    );
    expect(await fault(file)).toBe(
      `elements.osm.pbf is damaged: its elements cannot be read (block at byte ${head.length}).`,
    );
  });

  test('whose nodes have fewer latitudes than ids is reported by the byte of the block', async () => {
    const dense = new PbfWriter();
    dense.writePackedSVarint(1, [1, 1, 1]);
    dense.writePackedSVarint(8, [600000000]);
    dense.writePackedSVarint(9, [240000000]);
    const group = new PbfWriter();
    group.writeBytesField(2, dense.finish());
    const block = new PbfWriter();
    block.writeBytesField(1, new Uint8Array(0));
    block.writeBytesField(2, group.finish());
    const head = osmPbf({ header: { bounds: [24, 60, 25, 61] } });
    const file = await written('columns.osm.pbf', Buffer.concat([head, frame('OSMData', block.finish())]));
    expect(await fault(file)).toBe(
      `columns.osm.pbf is damaged: its elements cannot be read (block at byte ${head.length}).`,
    );
  });

  test('is reported wherever a made file is cut', async () => {
    const head = osmPbf({ header: { bounds: [24, 60, 25, 61] } }).length;
    for (let length = 1; length < made.length; length++) {
      const message = await fault(await written('cut.osm.pbf', made.subarray(0, length)));
      if (length === head) expect(message).toBe('cut.osm.pbf holds no map data.');
      else
        expect(message, `cut at ${length}`).toMatch(
          new RegExp(
            [
              /^cut\.osm\.pbf is truncated: it ends at byte \d+, inside the block at byte \d+\.$/.source,
              /^cut\.osm\.pbf is not an OSM file in PBF format: it is too short \(byte 0\)\.$/.source,
            ].join('|'),
          ),
        );
    }
  });

  test('is reported, or read without harm, wherever one byte of a made file is wrong', async () => {
    const messages = new Set<string>();
    for (let at = 0; at < made.length; at++) {
      const bytes = Buffer.from(made);
      bytes[at] = (bytes[at] ?? 0) ^ 0xff;
      messages.add((await fault(await written('byte.osm.pbf', bytes))).replaceAll(/\d+/g, 'N'));
    }
    for (const message of messages) expect(message).toMatch(/^(no fault|byte\.osm\.pbf .*\.)$/);
    expect(messages).toContain('byte.osm.pbf is damaged: the content of a block cannot be unpacked (block at byte N).');
  });
});

describe.skipIf(!existsSync(REAL))(`a real file (skipped where ${REAL} is absent)`, () => {
  test('cut in its middle is truncated', async () => {
    const bytes = await readFile(REAL);
    const file = await written('half.osm.pbf', bytes.subarray(0, 70_000));
    // By the length prefixes its blocks start at 0, 99, 39912 and 105385.
    expect(await fault(file)).toBe('half.osm.pbf is truncated: it ends at byte 70000, inside the block at byte 39912.');
  });

  test('with a wrong byte in its middle is damaged', async () => {
    const bytes = await readFile(REAL);
    bytes[70_000] = (bytes[70_000] ?? 0) ^ 0x01;
    expect(await fault(await written('rot.osm.pbf', bytes))).toBe(
      'rot.osm.pbf is damaged: the content of a block cannot be unpacked (block at byte 39912).',
    );
  });

  test('as it is has no fault', async () => {
    expect(await fault(REAL)).toBe('no fault');
  });
});
