import { afterAll, beforeAll, expect, test } from 'vitest';
import { republish } from '#api/import/publish/republish.ts';
import { rollback } from '#api/import/publish/rollback.ts';
import type { Source, SourceRecord } from '#api/import/records/record.ts';
import { laavu, LIPAS, lipasLaavu, OSM, pointRecord } from '../../support/made/madeRecords.ts';
import { importOf } from '../../support/publishing.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor } from '../../support/visitors.ts';
import { type Mirror, mirrorOf, readAll, settled } from './mirror.ts';

/** The oldest of those that become one place. */
const OLDEST = laavu(300, 29, 'Vanha laavu');
const BASE = [...OSM, OLDEST];

let server: TestServer;
let admin: Visitor;
let mirror: Mirror;

beforeAll(async () => {
  server = await startTestServer();
  await makeUser(server.db, { email: 'admin@example.org', username: 'Admin', role: 'ADMIN' });
  admin = await loggedIn(server.url, 'admin@example.org');
  await publish('osm', BASE);
}, 120_000);

afterAll(() => server.stop());

function publish(source: Source, records: readonly SourceRecord[]) {
  return importOf(server.db, source, records, undefined, true);
}

async function hide(mutation: 'hideAttraction' | 'restoreAttraction', attractionId: number): Promise<void> {
  const reason = mutation === 'hideAttraction' ? ', reason: "Pihalla"' : '';
  const { body } = await admin.graphql(
    `mutation { ${mutation}(input: { attractionId: ${attractionId}${reason} }) { __typename } }`,
  );
  expect(JSON.stringify(body)).not.toMatch(/Error|errors/);
}

/** Identities that were places once, and those that they are merged into. */
async function mergedPlaces(): Promise<Map<number, number>> {
  const { rows } = await server.db.pool.query<{ id: number; into: number }>(
    `SELECT a.id, a.merged_into AS into FROM attraction a JOIN place_change c ON c.id = a.id
     WHERE a.state = 'MERGED' AND NOT EXISTS (SELECT FROM hidden_identity h WHERE h.id = a.id)`,
  );
  return new Map(rows.map(({ id, into }) => [id, into]));
}

async function expectEqual(): Promise<string[]> {
  await settled(server);
  const seen = await mirror.follow();
  expect(mirror.places).toEqual(await readAll(server.url));
  const { rows } = await server.db.pool.query<{ id: number }>(
    `SELECT p.id FROM place p JOIN data_set d ON d.version = p.version AND d.state = 'LIVE'
     WHERE NOT EXISTS (SELECT FROM hidden_identity h WHERE h.id = p.id) ORDER BY p.id`,
  );
  expect([...mirror.places.keys()].toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
  expect(mirror.merged).toEqual(await mergedPlaces());
  return seen.map(({ id, kind, fields }) => [id, kind, ...(fields ?? [])].join(' ')).toSorted();
}

const HUT = 301;
const TWIN = 100_000_000_000_301;
const hut = (name: string, lon = 26.5) => laavu(HUT, lon, name);
const twin = (lon: number) => lipasLaavu(301, lon, 'Salmen laavu');

test('a mirror that only uses the change feed equals the database after ten imports, merges, a rollback', async () => {
  await settled(server);
  mirror = await mirrorOf(server.url);
  const named = (id: number, name: string) => [...BASE, laavu(id, 26.5, name)];
  await publish('osm', named(HUT, 'Salmen laavu'));
  expect(await expectEqual()).toEqual([`${HUT} added`]);
  await publish('lipas', LIPAS);
  await expectEqual();
  await publish('osm', named(HUT, 'Salmi'));
  expect(await expectEqual()).toEqual([expect.stringContaining(`${HUT} changed name`)]);
  // Two places that become one.
  await publish('lipas', [...LIPAS, twin(27)]);
  expect(await expectEqual()).toEqual([`${TWIN} added`]);
  await publish('osm', [...BASE, hut('Salmen laavu', 27)]);
  expect(await expectEqual()).toContain(`${TWIN} merged`);
  await rollback(server.db);
  expect(await expectEqual()).toContain(`${TWIN} added`);
  // Not read between: what two imports, a rollback and another import come to.
  await publish('osm', [...BASE, hut('Salmen laavu', 27)]);
  await publish('osm', BASE.slice(1));
  await rollback(server.db);
  await publish('lipas', [...LIPAS, twin(27), lipasLaavu(302, 28, 'Toinen')]);
  await expectEqual();
  // An identity that is part of another one follows it, and one that is gone comes back.
  await publish('osm', [...BASE, pointRecord([28, 61], { ref: 'node/303', proposedId: 303, names: { fi: 'Toinen' } })]);
  await expectEqual();
  await publish('osm', [...BASE, hut('Salmen laavu', 27)]);
  await expectEqual();
  await hide('hideAttraction', HUT);
  expect(await expectEqual()).toContain(`${HUT} gone`);
  await publish('lipas', LIPAS);
  await expectEqual();
  await hide('restoreAttraction', HUT);
  expect(await expectEqual()).toContain(`${HUT} added`);
  // What a place was merged into is merged into another one: its id finds that from now on.
  await publish('lipas', [...LIPAS, twin(27)]);
  await publish('osm', BASE);
  await expectEqual();
  await publish('lipas', [...LIPAS, lipasLaavu(301, 29, 'Vanha laavu')]);
  expect(await expectEqual()).toEqual(expect.arrayContaining([`${HUT} merged`, `${TWIN} merged`]));
  await rollback(server.db);
  expect(await expectEqual()).toEqual(expect.arrayContaining([`${HUT} added`, `${TWIN} merged`]));
  // Nothing changes by publishing the same records.
  await republish(server.db, 'nightly');
  expect(await expectEqual()).toEqual([]);
}, 300_000);
