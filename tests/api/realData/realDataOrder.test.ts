import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_ELEVATION } from '#api/elevation/elevation.ts';
import { prepareData } from '#api/import/firstStart.ts';
import { readConfig } from '#api/platform/config.ts';
import { ID_RANGES } from '#common/places/attractionId.ts';
import type { ImportName } from '../../../scripts/cli/importArguments.ts';
import { COMMANDS } from '../../../scripts/cli/importCommands.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { type RealFiles, realFiles } from '../../support/realData.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const MINUTES = 180_000;
const OPTIONS = { acceptLoss: false, area: null, types: null, cities: null, crs: null, attribution: null } as const;
const files = realFiles();

if (files === null)
  test.skip('real sources in either order: ../shared/data does not lie beside the project', () => undefined);
else describe('real sources in either order', { timeout: MINUTES }, () => orderCases(files));

type Step = readonly [name: ImportName, file: string];

interface Feature {
  readonly id: number;
  readonly properties: { readonly name: string };
}

/** A server on a database of its own that has the starter places and then imports in this order. */
async function servedAfter(steps: readonly Step[]): Promise<TestServer> {
  const server = await startTestServer();
  await prepareData(server.db);
  for (const [name, argument] of steps) {
    await COMMANDS[name]({
      db: server.db,
      config: readConfig({}),
      elevation: NO_ELEVATION,
      argument,
      files: [],
      options: OPTIONS,
      progress: () => undefined,
      onSkip: () => undefined,
    });
  }
  return server;
}

async function exported(client: Client): Promise<readonly Feature[]> {
  return (await client.json<{ features: readonly Feature[] }>('/api/query/attractions.geojson')).features;
}

/** Everything of a feature but its id, as text. */
const withoutId = (feature: Feature): string => JSON.stringify({ ...feature, id: null });

/** Sources of a place, with parent and children identified by their sources too, for ids may differ. */
const NESTED = `query($id: AttractionId!) { attraction(id: $id) { ... on Attraction {
  sources { ref } parent { sources { ref } } children { edges {
    relation metresAlong node { sources { ref } } } } } } }`;

function orderCases({ municipalities, regions, helsinki, lipas }: RealFiles): void {
  let servers: readonly [osmFirst: TestServer, lipasFirst: TestServer];
  let sets: readonly [osmFirst: readonly Feature[], lipasFirst: readonly Feature[]];

  beforeAll(async () => {
    const boundaries: readonly Step[] = [
      ['municipalities', municipalities],
      ['municipalities', regions],
    ];
    servers = [
      await servedAfter([...boundaries, ['osm', helsinki], ['lipas', lipas]]),
      await servedAfter([['lipas', lipas], ['osm', helsinki], ...boundaries]),
    ];
    sets = [await exported(clientOf(servers[0].url)), await exported(clientOf(servers[1].url))];
  }, MINUTES);
  afterAll(async () => {
    for (const server of servers) await server.stop();
  }, MINUTES);

  test('OSM then LIPAS, and LIPAS then OSM, end in the same public set', () => {
    const [osmFirst, lipasFirst] = sets.map((set) => set.map(withoutId).toSorted());
    expect(osmFirst?.length).toBeGreaterThan(3500);
    expect(lipasFirst).toEqual(osmFirst);
  });

  test('ids differ only where both sources know the place: there it has the id of the one that came first', () => {
    const [osmFirst, lipasFirst] = sets;
    const differing = (set: readonly Feature[], other: readonly Feature[]): Feature[] =>
      set.filter(({ id }) => !other.some((feature) => feature.id === id));
    const [a, b] = [differing(osmFirst, lipasFirst), differing(lipasFirst, osmFirst)];
    expect(a.map(withoutId).toSorted()).toEqual(b.map(withoutId).toSorted());
    expect(a.map(({ properties }) => properties.name).toSorted()).toEqual([
      'Hietalahdenallas / Venesatama',
      'Katajanokan venesatama (KNV Ry)',
      'Katajanokan vierasvenesatama',
      'Liuskasaaren vierasvenesatama (HSS)',
    ]);
    expect(a.filter(({ id }) => id >= ID_RANGES.lipas)).toEqual([]);
    expect(b.filter(({ id }) => id < ID_RANGES.lipas || id >= ID_RANGES.lipasRoute)).toEqual([]);
  });

  test('what lies in what, and along what, is the same', async () => {
    const nested = async (at: 0 | 1, name: string): Promise<unknown> => {
      const feature = sets[at].find(({ properties }) => properties.name === name);
      return clientOf(servers[at].url).ask(NESTED, { id: feature?.id });
    };
    for (const name of [
      'Suomenlinnan linnoitus',
      'Iso Mustasaari',
      'Sininen reitti',
      'Korkeasaaren eläintarha',
      'Katajanokan vierasvenesatama',
    ]) {
      expect(await nested(1, name), name).toEqual(await nested(0, name));
    }
  });
}
