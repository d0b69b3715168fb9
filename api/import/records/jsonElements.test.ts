import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { jsonElements, type JsonShape } from './jsonElements.ts';
import { collect, faultOf } from './readerTestSupport.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

const either: JsonShape = { what: 'a LIPAS file', topLevelList: true, members: ['items'] };
const features: JsonShape = { what: 'a boundary file', topLevelList: false, members: ['features'] };

async function read(text: string | Buffer, shape = either): Promise<unknown[]> {
  const file = path.join(folder, 'data.json');
  writeFileSync(file, text);
  return collect(jsonElements(file, shape));
}

const fault = (text: string | Buffer, shape = either): Promise<string> => faultOf(read(text, shape), folder);

describe('the elements of a JSON file', () => {
  test('come from the list at the top, or from the named list of an object, after a byte order mark too', async () => {
    expect(await read('[{"a":1},null,[2]]')).toEqual([{ a: 1 }, null, [2]]);
    expect(
      await read('\ufeff {"z":{"items":[9]},"items":[{"a":1},{"a":[{"items":[3]}]}],"pagination":{"items":[1]}}'),
    ).toEqual([{ a: 1 }, { a: [{ items: [3] }] }]);
    expect(await read('{"items":[]}')).toEqual([]);
    expect(await read('[]')).toEqual([]);
  });

  test('are read whole where a chunk of the file ends inside a letter', async () => {
    const names = Array.from({ length: 30_000 }, (_, n) => `Äkäslompolo ${n}`);
    expect(await read(JSON.stringify(names))).toEqual(names);
  });

  test('a document of another shape is refused in one sentence', async () => {
    expect(await fault('{"type":"Topology","arcs":[]}', features)).toBe(
      'data.json is not a boundary file: it holds no list named "features".',
    );
    expect(await fault('[1]', features)).toBe('data.json is not a boundary file: it holds no list named "features".');
    expect(await fault('{"features":null}', features)).toBe(
      'data.json is not a boundary file: it holds no list named "features".',
    );
    expect(await fault('{"items":{"a":1}}', { ...features, members: ['items'] })).toBe(
      'data.json is not a boundary file: it holds no list named "items".',
    );
    expect(await fault('{"a":[1]}')).toBe(
      'data.json is not a LIPAS file: it holds no list at the top and no list named "items".',
    );
    expect(await fault('7')).toBe(
      'data.json is not a LIPAS file: it holds no list at the top and no list named "items".',
    );
    expect(await fault('')).toBe('data.json is empty.');
  });

  test('letters in another encoding are refused with the place after which they stand', async () => {
    expect(await fault(Buffer.from('{"items":[{"name":"P\xe4ij\xe4nne"}]}', 'latin1'))).toBe(
      'data.json is not JSON in UTF-8: the fault is after line 1, column 18 (byte 17).',
    );
  });

  test('a large document without the wanted list is refused before it is read whole', async () => {
    const text = `{"other":[${'"xxxxxxxxx",'.repeat(1_000_000)}0]`;
    expect(await fault(text)).toBe(
      'data.json is not a LIPAS file: it holds no list at the top and no list named "items".',
    );
  });

  test('a fault is named with its line, column and byte', async () => {
    expect(await fault('[{"nimi":"Ä"},\n{"b":x}]')).toBe(
      'data.json is not JSON: the fault is at line 2, column 6 (byte 21).',
    );
    expect(await fault('["Äkäslompolo" "Ylläs"]')).toBe(
      'data.json is not JSON: the fault is at line 1, column 16 (byte 17).',
    );
    expect(await fault('[1,,2]')).toBe('data.json is not JSON: the fault is at line 1, column 4 (byte 3).');
    expect(await fault('<!doctype html>')).toBe('data.json is not JSON: the fault is at line 1, column 1 (byte 0).');
    expect(await fault('[1] [2]')).toBe('data.json is not JSON: the fault is at line 1, column 5 (byte 4).');
  });

  test('a truncated file is named as such with the place where it ends', async () => {
    expect(await fault('[{"a":1},\n{"b":')).toBe(
      'data.json is cut short: it ends in the middle at line 2, column 6 (byte 15).',
    );
    expect(await fault('[1')).toBe('data.json is cut short: it ends in the middle at line 1, column 3 (byte 2).');
    expect(await fault('["Koli')).toBe('data.json is cut short: it ends in the middle at line 1, column 7 (byte 6).');
  });

  test('a missing file and a folder are named as such', async () => {
    await expect(collect(jsonElements(path.join(folder, 'nowhere.json'), either))).rejects.toThrow(
      /nowhere\.json was not found\.$/,
    );
    await expect(collect(jsonElements(folder, either))).rejects.toThrow(/is a folder, not a file\.$/);
  });
});
