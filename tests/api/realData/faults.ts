import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ELEVATION } from '#api/elevation/elevation.ts';
import { readConfig } from '#api/platform/config.ts';
import { readImportArguments } from '../../../scripts/cli/importArguments.ts';
import { COMMANDS } from '../../../scripts/cli/importCommands.ts';
import { oneSentence } from '../../../scripts/cli/sentence.ts';
import type { Client } from '../../support/client.ts';
import { runImport } from '../../support/product.ts';
import { withStores } from '../../support/productFiles.ts';
import { allPlaces, type ListedPlace, liveVersion, type RealFiles } from '../../support/realData.ts';
import { reportedLines, sentences } from './imports.ts';

/** Writes real files, spoilt, into a folder. */
function spoil({ helsinki, lipas }: RealFiles, file: (name: string) => string): void {
  const extract = readFileSync(helsinki);
  writeFileSync(file('empty.osm.pbf'), '');
  writeFileSync(file('text.osm.pbf'), 'This is no map.\n');
  writeFileSync(file('short.osm.pbf'), extract.subarray(0, 1_500_000));
  const damaged = Buffer.from(extract);
  damaged.fill(0xa5, 1_300_000, 1_300_016);
  writeFileSync(file('damaged.osm.pbf'), damaged);
  writeFileSync(file('short-lipas.json'), readFileSync(lipas).subarray(0, 300_000));
}

/** What the command line would say of an import that fails, without a process for it. */
function refusal(dataDir: string, args: readonly string[]): Promise<string | readonly string[]> {
  return withStores(dataDir, async ({ db }) => {
    try {
      const { name, ...asked } = readImportArguments(args);
      const config = readConfig({ DATA_DIR: dataDir });
      const quietly = { progress: () => undefined, onSkip: () => undefined };
      return await COMMANDS[name]({ db, config, elevation: NO_ELEVATION, ...asked, ...quietly });
    } catch (error) {
      return oneSentence(error);
    }
  });
}

/** Bad input: one sentence, and the public set as it was; from the command line with exit code 1. */
export function faultCases(client: () => Client, dataDir: string, files: RealFiles): void {
  describe('bad input ends in one sentence and changes nothing', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'taival-faults-'));
    const file = (name: string): string => path.join(folder, name);
    let before: { readonly version: number; readonly places: readonly ListedPlace[] };
    beforeAll(async () => {
      spoil(files, file);
      before = { version: (await liveVersion(client())).version, places: await allPlaces(client()) };
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test.each([
      [['osm', file('none.osm.pbf')], /none\.osm\.pbf does not exist\.$/],
      [['osm', folder], /is a directory, not a file\.$/],
      [['osm', file('empty.osm.pbf')], /empty\.osm\.pbf is empty\.$/],
      [
        ['osm', file('text.osm.pbf')],
        /text\.osm\.pbf is not an OSM file in PBF format: no block starts here \(byte 0\)\.$/,
      ],
      [
        ['osm', file('short.osm.pbf')],
        /short\.osm\.pbf is truncated: it ends at byte 1500000, inside the block at byte 1317107\.$/,
      ],
      [['osm', file('damaged.osm.pbf')], /damaged\.osm\.pbf is damaged: .* \(block at byte 1273975\)\.$/],
      [
        ['lipas', file('short-lipas.json')],
        /short-lipas\.json is cut short: it ends in the middle at line 1, column \d+ \(byte 300000\)\.$/,
      ],
      [
        ['lipas', files.municipalities],
        /is not a LIPAS file: it holds no list at the top and no list named "items"\.$/,
      ],
      [['municipalities', files.lipas], /is not a boundary file: it holds no list named "features"\.$/],
      [
        ['bogus', 'x'],
        new RegExp(
          '^There is no import "bogus"; there are osm, lipas, lois, municipalities, places, elevation, wikipedia, ' +
            'starter and rollback\\.$',
        ),
      ],
      [
        ['osm', files.suburb, '--area', '26,60,27'],
        /^--area takes west,south,east,north in degrees, not "26,60,27"\.$/,
      ],
      [['rollback', 'x'], /^rollback takes no file, not "x"\.$/],
    ])('%j', async (args, sentence) => {
      expect(await refusal(dataDir, args)).toEqual(expect.stringMatching(sentence));
    });

    test.each([
      [['bogus', 'x'], /^There is no import "bogus"; there are /],
      [['osm', file('damaged.osm.pbf')], /damaged\.osm\.pbf is damaged: .* \(block at byte 1273975\)\.$/],
    ])('from the command line with exit code 1: %j', async (args, sentence) => {
      const result = await runImport(dataDir, args);
      expect(sentences(result)).toEqual([expect.stringMatching(sentence)]);
      expect(result.code).toBe(1);
      expect(reportedLines(result)).toEqual([]);
    });

    test('afterwards the public set is as it was', async () => {
      expect((await liveVersion(client())).version).toBe(before.version);
      expect(await allPlaces(client())).toEqual(before.places);
    });
  });
}
