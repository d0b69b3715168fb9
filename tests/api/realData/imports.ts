import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../../support/client.ts';
import { type MadeNode, osmPbf } from '../../support/made/osmPbf.ts';
import { type CommandResult, runImport } from '../../support/product.ts';
import { allPlaces, HELSINKI, liveVersion, type ListedPlace, type RealFiles } from '../../support/realData.ts';

/** A museum of the extract that no other source knows. */
const TELEPHONE_MUSEUM = 4_635_228_914;
/** A lean-to that LIPAS knows. */
const LEAN_TO = { id: 100_000_000_073_678, name: 'Pihlajalammin kota' };
/** Ids of nodes that nobody else has. */
const MADE_NODE = 4_000_000_000_001;

const STATE = `query($id: AttractionId!) { attraction(id: $id) { __typename ... on Attraction { attractionId name }
  ... on GoneAttraction { lastName } } }`;

interface PlaceState {
  readonly attraction: {
    readonly __typename: string;
    readonly name?: string;
    readonly lastName?: string;
    readonly attractionId?: number;
  };
}

/** Lines of stderr that are no progress. */
export function sentences({ stderr }: CommandResult): string[] {
  return stderr
    .split('\n')
    .filter((line) => line !== '' && !/^[\w ]+: \d+(\/\d+)? [a-z]+, [\d.]+ s(?:, .+ left)?$/.test(line));
}

/** Lines of stdout, but for those of a build that was due. */
export function reportedLines({ stdout }: CommandResult): string[] {
  return stdout.split('\n').filter((line) => line !== '' && !line.endsWith(' …'));
}

/**
 * Repeated, smaller, cut and destructive imports over the published set. They run in order, each on what the one before
 * left.
 */
export function importCases(client: () => Client, dataDir: string, files: RealFiles): void {
  describe('later imports', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'taival-real-'));
    let before: readonly ListedPlace[];

    beforeAll(async () => {
      before = await allPlaces(client());
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    const status = async (id: number): Promise<number> => (await client().raw(`/api/query/attractions/${id}`)).status;
    const state = async (id: number): Promise<PlaceState['attraction']> =>
      (await client().ask<PlaceState>(STATE, { id })).attraction;
    const live = (version: number) =>
      expect.poll(async () => (await liveVersion(client())).version, { timeout: 10_000 }).toBe(version);
    /** A made extract. */
    const made = (name: string, bounds: typeof HELSINKI, nodes: readonly MadeNode[]): string => {
      const file = path.join(folder, name);
      writeFileSync(file, osmPbf({ header: { bounds, replicationTimestamp: 1_730_000_000 }, nodes }));
      return file;
    };
    const published = async (result: CommandResult): Promise<void> => {
      expect(sentences(result)).toEqual([]);
      expect(result.code).toBe(0);
      await live(Number(/Version (\d+) is live/.exec(result.stdout)?.[1]));
    };

    test('the same file again says that nothing changed', async () => {
      const { version } = await liveVersion(client());
      const result = await runImport(dataDir, ['osm', files.helsinki]);
      expect(result).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/: 0 new, 0 changed, 0 vanished\.\nNothing changed: the live version stays\./),
      });
      expect((await liveVersion(client())).version).toBe(version);
    });

    test('a part of Helsinki after all of it changes nothing', async () => {
      const result = await runImport(dataDir, ['osm', files.helsinki, '--area', '24.93,60.16,24.95,60.17']);
      expect(result).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing changed') });
    });

    test('a small extract after a larger one removes nothing', async () => {
      await published(await runImport(dataDir, ['osm', files.suburb]));
      const after = new Map((await allPlaces(client())).map((place) => [place.id, place]));
      expect(after.size).toBe(before.length + 8);
      expect(
        before.filter(({ id, name, pos, contour }) => {
          const now = after.get(id);
          return now?.name !== name || now.pos.join() !== pos.join() || now.contour !== contour;
        }),
      ).toEqual([]);
    });

    test('the small extract cut to where it has nothing is refused in one sentence', async () => {
      const result = await runImport(dataDir, ['osm', files.suburb, '--area', HELSINKI.join()]);
      expect(result.code).toBe(1);
      expect(sentences(result)).toEqual([
        expect.stringMatching(
          new RegExp(
            [
              /covers 26\.93,60\.52,26\.97,60\.54, /.source,
              /which has nothing in common with the area 24\.892,60\.147,24\.99,60\.178\.$/.source,
            ].join(''),
          ),
        ),
      ]);
    });

    test('an extract that would empty Helsinki stops in one sentence, and passes with --accept-loss', async () => {
      // Something everywhere, but no places: where a file has nothing it removes nothing.
      const bare = Array.from({ length: 80 }, (_, i) => ({
        id: MADE_NODE + 100 + i,
        lon: HELSINKI[0] + 0.001 + 0.01 * (i % 10),
        lat: HELSINKI[1] + 0.001 + 0.004 * Math.floor(i / 10),
      }));
      const empty = made('empty.osm.pbf', HELSINKI, [
        ...bare,
        { id: MADE_NODE, lon: 24.94, lat: 60.17, tags: { amenity: 'cafe', name: 'Ainoa' } },
      ]);
      const { version } = await liveVersion(client());
      const stopped = await runImport(dataDir, ['osm', empty]);
      expect(stopped.code).toBe(1);
      expect(sentences(stopped)).toEqual([
        expect.stringMatching(
          new RegExp(
            [
              /^\d{4} of the \d{4} osm records that this import covers would vanish \(100 %\): /.source,
              /if that is right, import again with --accept-loss\.$/.source,
            ].join(''),
          ),
        ),
      ]);
      expect((await liveVersion(client())).version).toBe(version);
      expect(await status(TELEPHONE_MUSEUM)).toBe(200);

      await published(await runImport(dataDir, ['osm', empty, '--accept-loss']));
      expect(await status(TELEPHONE_MUSEUM)).toBe(404);
      expect(await state(TELEPHONE_MUSEUM)).toEqual({ __typename: 'GoneAttraction', lastName: 'Puhelinmuseo' });
      expect(await state(5)).toEqual({ __typename: 'UnknownAttraction' });
      expect(await state(MADE_NODE)).toMatchObject({ __typename: 'Attraction', name: 'Ainoa' });
      const left = new Set((await allPlaces(client())).map(({ name }) => name));
      expect(
        ['Kansallismuseo', 'Suomenlinna', 'Katajanokan vierasvenesatama', LEAN_TO.name].filter(
          (name) => !left.has(name),
        ),
      ).toEqual([]);
    });

    test('rollback restores the version before, its places and its records', async () => {
      await published(await runImport(dataDir, ['rollback']));
      expect(await state(TELEPHONE_MUSEUM)).toMatchObject({ __typename: 'Attraction', name: 'Puhelinmuseo' });
      expect(await status(MADE_NODE)).toBe(404);
      const now = new Set((await allPlaces(client())).map(({ id }) => id));
      expect(before.filter(({ id }) => !now.has(id))).toEqual([]);
      expect(await runImport(dataDir, ['osm', files.suburb])).toMatchObject({
        code: 0,
        stdout: expect.stringContaining('Nothing changed'),
      });
    });

    test('an id that turns out to be another place answers with that place', async () => {
      const known: ListedPlace = await client().json(`/api/query/attractions/${LEAN_TO.id}`);
      const [lon, lat] = known.pos;
      const around: typeof HELSINKI = [lon - 0.1, lat - 0.05, lon + 0.1, lat + 0.05];
      const node = (metresEast: number): MadeNode => ({
        id: MADE_NODE + 1,
        lon: lon + metresEast / 45_000,
        lat,
        tags: { amenity: 'shelter', shelter_type: 'lean_to', name: LEAN_TO.name },
      });
      await published(await runImport(dataDir, ['osm', made('apart.osm.pbf', around, [node(900)])]));
      expect(await client().json(`/api/query/attractions/${MADE_NODE + 1}`)).toMatchObject({
        id: MADE_NODE + 1,
        name: LEAN_TO.name,
      });

      await published(await runImport(dataDir, ['osm', made('together.osm.pbf', around, [node(20)])]));
      expect(await client().json(`/api/query/attractions/${MADE_NODE + 1}`)).toMatchObject({
        id: LEAN_TO.id,
        name: LEAN_TO.name,
      });
      expect(await state(MADE_NODE + 1)).toEqual({
        __typename: 'Attraction',
        attractionId: LEAN_TO.id,
        name: LEAN_TO.name,
      });
    });
  });
}
