import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Window } from 'happy-dom';
import { rolldown } from 'rolldown';
import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { type MadePlace, publishMade } from '../../support/made/madePlaces.ts';
import { laavu, LIPAS, lipasLaavu, OSM } from '../../support/made/madeRecords.ts';
import { IDS, PLACES } from '../../support/made/placesOfHelsinki.ts';
import { installClient, type Integrator } from '../../support/packedClient.ts';
import { importOf } from '../../support/publishing.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { settled } from '../changes/mirror.ts';

// The examples of the client as an integrator runs them: installed from its package, in processes of their own.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let integrator: Integrator;
let server: TestServer;

const ESPOO_TRAIL = 7_000_000_000_900;
const trail = PLACES.find(({ id }) => id === IDS.trail);

beforeAll(async () => {
  integrator = await installClient();
});

afterAll(() => integrator.remove());

describe('in the made Helsinki', () => {
  beforeAll(async () => {
    server = await startTestServer();
    await publishHelsinki(server.db);
    await publishMade(server.db, 4, places());
    await sourceSays(server.db, 'visitors', Date.now(), [
      madeCondition({ key: 'Silta poikki', kind: 'CLOSED', from: -1, until: null, placeId: IDS.trail }, Date.now()),
    ]);
  });

  afterAll(() => server.stop());

  /** Helsinki with its trail in the area, and a route of another municipality. */
  function places(): readonly MadePlace[] {
    if (trail === undefined) throw new Error('there is no trail');
    const espoo = { ...trail, id: ESPOO_TRAIL, name: 'Espoon reitti', adminFi: ['Espoo', 'Uusimaa'], children: [] };
    const helsinki = PLACES.map((place) => ({
      ...place,
      ...(place.id === IDS.trail && { adminFi: ['Helsinki', 'Uusimaa'] }),
      ...(place.id === IDS.fortress && { children: [IDS.trail] }),
    }));
    return [...helsinki, espoo];
  }

  test('the nearest lean-tos come with their distance and whether a fire is allowed', async () => {
    const lines = await integrator.run('nearestLeanTos', server.url, '24.92', '60.22');
    expect(lines).toEqual([
      expect.stringMatching(/^0\.6 km {2}Lean-to {2}fire: (?:YES|NO|ASK), \S.* {2}http\S+\/v\/place\/4$/),
    ]);
  });

  test('all routes of a municipality become GPX files, and no others', async () => {
    const lines = await integrator.run('routesAsGpx', server.url, 'Helsinki', 'gpx');
    expect(lines).toEqual([`${IDS.trail}.gpx: Rantareitti (12.3 km)`]);
    expect(readdirSync(path.join(integrator.folder, 'gpx'))).toEqual([`${IDS.trail}.gpx`]);
    const points = trackPoints(readFileSync(path.join(integrator.folder, 'gpx', `${IDS.trail}.gpx`), 'utf8'));
    expect(points).toEqual([
      [24.9, 60.2],
      [24.95, 60.24],
      [25.3, 60.4],
    ]);
  });

  test('an area is printed with its trails, the places along them and what is closed', async () => {
    expect(await integrator.run('areaAndTrails', server.url, String(IDS.fortress))).toEqual([
      expect.stringMatching(/^Fortress Island/),
      '  12.3 km: Rantareitti, CLOSED: Silta poikki',
      '    at 1501 m: Lean-to',
      '    at 8000 m: Näkötorni',
    ]);
  });

  test('a widget lists the best museums in a page of another origin, over a map', async () => {
    const html = readFileSync(path.join(integrator.folder, 'widget.html'), 'utf8')
      .replace('https://taival.example', server.url)
      .replace(/<script.*<\/script>/, '');
    const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true };
    const window = new Window({ url: 'http://museums.example/', settings });
    window.document.write(html);
    window.eval(await bundled('widget.ts'));
    const widget = window.document.querySelector('taival-places');
    await expect.poll(() => widget?.querySelectorAll('li').length).toBe(1);
    const link = widget?.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Linnoitusmuseo',
      `${server.url}/v/place/${IDS.museum}`,
    ]);
    expect(widget?.querySelector('taival-map')?.getAttribute('pos')).toBe('11,24.94,60.17');
    expect(window.document.querySelector('script')?.getAttribute('src')).toBe(`${server.url}/embed/taival-map.js`);
    await window.happyDOM.close();
  });

  /** An example as one script, as an integrator's build makes it. */
  async function bundled(file: string): Promise<string> {
    const build = await rolldown({ cwd: integrator.folder, input: file, platform: 'browser' });
    const { output } = await build.generate({ format: 'iife' });
    return output[0].code;
  }

  function trackPoints(gpx: string): number[][] {
    const points: number[][] = [];
    const parser = new SaxesParser();
    parser.on('opentag', ({ name, attributes: { lon, lat } }) => {
      if (name === 'trkpt') points.push([Number(lon), Number(lat)]);
    });
    parser.write(gpx).close();
    return points;
  }
});

describe('a copy that is synced by the feed of changes', () => {
  const copy = z.object({ places: z.record(z.string(), z.unknown()) });
  const TWIN = 100_000_000_000_301;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(() => server.stop());

  async function synced(): Promise<Record<string, unknown>> {
    await settled(server);
    await integrator.run('syncPlaces', server.url, 'places.json');
    return copy.parse(JSON.parse(readFileSync(path.join(integrator.folder, 'places.json'), 'utf8'))).places;
  }

  /** All places as a new reader finds them, each by its id. */
  async function asServed(): Promise<Record<string, unknown>> {
    const { rows } = await server.db.pool.query<{ id: number }>(
      `SELECT p.id FROM place p JOIN data_set d ON d.version = p.version AND d.state = 'LIVE'`,
    );
    const read = async (id: number) => {
      const feature = z.record(z.string(), z.unknown());
      const answer = await fetch(`${server.url}/ogc/collections/places/items/${id}`);
      const { links: _, ...place } = feature.parse(await answer.json());
      return [String(id), place] as const;
    };
    return Object.fromEntries(await Promise.all(rows.map(({ id }) => read(id))));
  }

  const withoutLinks = (places: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(places).map(([id, place]) => {
        const { links: _, ...rest } = z.record(z.string(), z.unknown()).parse(place);
        return [id, rest];
      }),
    );

  async function expectEqual(): Promise<string[]> {
    const places = await synced();
    expect(withoutLinks(places)).toEqual(await asServed());
    return Object.keys(places);
  }

  test('equals the database after places were added, changed, merged and gone', async () => {
    const publish = (records: Parameters<typeof importOf>[2]) => importOf(server.db, 'osm', records, undefined, true);
    await publish([...OSM, laavu(300, 29, 'Vanha laavu')]);
    expect(await expectEqual()).toContain('300');
    // Added and gone.
    await publish([...OSM, laavu(301, 26.5, 'Salmen laavu')]);
    const afterTwo = await expectEqual();
    expect(afterTwo).toContain('301');
    expect(afterTwo).not.toContain('300');
    await importOf(server.db, 'lipas', [...LIPAS, lipasLaavu(301, 27, 'Salmen laavu')]);
    expect(await expectEqual()).toContain(String(TWIN));
    // Moved, so that both are one place.
    await publish([...OSM, laavu(301, 27, 'Salmen laavu')]);
    expect(await expectEqual()).not.toContain(String(TWIN));
  });
});

test('words, fields and variables that the service does not know are errors of types', async () => {
  const wrong = [
    `taival.rest.GET('/api/query/attractions', { params: { query: { bbox: '1,2,3,4', sort: 'cheapest' } } });`,
    `taival.rest.GET('/api/query/nothing');`,
    `taival.features('castles');`,
    `taival.features('routes', { severity: 'MINOR' });`,
    `for await (const { properties } of taival.features('museum')) console.log(properties.nmae);`,
    `taival.query(graphql('query One($id: AttractionId!) { attraction(id: $id) { __typename } }'));`,
    `const depth: number = (await taival.query(graphql('{ dataSet { depth } }'))).dataSet.depth;`,
  ];
  const right = [
    `const version: number = (await taival.query(graphql('{ dataSet { version } }'))).dataSet.version;`,
    `for await (const { properties } of taival.features('museum')) console.log(properties.name, version);`,
  ];
  const head = [
    `import { createTaival } from '@taival/client';`,
    `import { graphql } from '@taival/client/graphql';`,
    `const taival = createTaival({ url: 'https://taival.example' });`,
  ];
  const printed = await integrator.check('wrong.ts', [...head, ...wrong, ...right].join('\n'));
  const lines = new Set([...printed.matchAll(/^wrong\.ts\((\d+),/gm)].map(([, line]) => Number(line)));
  expect([...lines], printed).toEqual(wrong.map((_, at) => head.length + at + 1));
});
