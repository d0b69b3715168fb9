import type { Geometry } from 'geojson';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { type MadeCondition, madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { boxPolygon, hideIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const NOW = Date.now();

const [PARK, TRAIL, HUT, HIDDEN] = [1, 2, 3, 4] as const;

/** A trail with a bend of some 30 metres, which is not seen from far away. */
const BEND: readonly Position[] = [
  [24.92, 60.15],
  [24.93, 60.1503],
  [24.94, 60.15],
  [24.98, 60.15],
];
const trail: Geometry = { type: 'LineString', coordinates: BEND.map((position) => [...position]) };

const ring = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  const hut = { category: 'tourism/wilderness_hut', position: [24.95, 60.151] as const };
  await publishMade(server.db, 1, [
    {
      id: PARK,
      name: 'Puisto',
      category: 'boundary/national_park',
      position: [24.95, 60.15],
      geometry: boxPolygon([24.94, 60.14, 24.96, 60.16]),
    },
    { id: TRAIL, name: 'Polku', category: 'route/hiking', position: [24.93, 60.15], geometry: trail },
    { ...hut, id: HUT, name: 'Tupa' },
    { ...hut, id: HIDDEN, name: 'Piilossa' },
  ]);
  await hideIdentity(server.db, HIDDEN);
}, 60_000);

afterAll(() => server.stop());

/** What a source says: from an hour ago until in five hours, unless it says otherwise. */
const say = (...conditions: readonly Partial<MadeCondition>[]) =>
  sourceSays(
    server.db,
    'a test',
    NOW,
    conditions.map((made, at) => madeCondition({ key: `${at}`, from: -1, until: 5, ...made }, NOW)),
  );

async function drawn(bounds: Bounds = [24.9, 60.1, 25, 60.2], zoom = 14): Promise<(Geometry | null)[]> {
  const { conditions } = await client.ask<{ conditions: { drawnGeometry: Geometry | null }[] }>(
    'query ($bounds: Bounds!, $zoom: Int!) { conditions(bounds: $bounds) { drawnGeometry(zoom: $zoom) } }',
    { bounds, zoom },
  );
  return conditions.map(({ drawnGeometry }) => drawnGeometry);
}

/** Numbers of the positions of each line or ring. */
function sizes(geometry: Geometry | null | undefined): number[] {
  if (geometry?.type === 'MultiLineString') return geometry.coordinates.map((line) => line.length);
  if (geometry?.type === 'MultiPolygon') return geometry.coordinates.flat().map((ring) => ring.length);
  return [];
}

const EVERYWHERE: Bounds = [19, 59, 32, 71];

describe('the map draws', () => {
  test('a condition of a route or an area as that', async () => {
    await say({ kind: 'CLOSED', placeId: TRAIL });
    const [route] = await drawn();
    expect(route?.type).toBe('MultiLineString');
    expect(sizes(route)).toEqual([4]);
    await say({ kind: 'CLOSED', placeId: PARK });
    const [area] = await drawn();
    expect(area?.type).toBe('MultiPolygon');
    expect(sizes(area)).toEqual([5]);
  });

  test('one of another place at its position', async () => {
    await say({ kind: 'CLOSED', placeId: HUT });
    expect(await drawn()).toEqual([{ type: 'Point', coordinates: [24.95, 60.151] }]);
  });

  test('a stretch or area as it is, simplified from far away', async () => {
    await say({ kind: 'LIMITED', placeId: HUT, geometry: trail });
    expect(sizes((await drawn())[0])).toEqual([4]);
    expect(sizes((await drawn(undefined, 7))[0])).toEqual([2]);
    const holed: Geometry = {
      type: 'Polygon',
      coordinates: [ring(24.9, 60.1, 25, 60.2), ring(24.9499, 60.1499, 24.95, 60.15)],
    };
    await say({ kind: 'WARNING', geometry: holed });
    expect(sizes((await drawn())[0])).toEqual([5, 5]);
  });

  test('what a visitor reports of a route at its position, unless the report has one of its own', async () => {
    const report = { kind: 'LIMITED', placeId: TRAIL, isOfficial: false } as const;
    await say(report);
    expect(await drawn()).toEqual([{ type: 'Point', coordinates: [24.93, 60.15] }]);
    const spot: Geometry = { type: 'Point', coordinates: [24.97, 60.15] };
    await say({ ...report, geometry: spot });
    expect(await drawn()).toEqual([spot]);
  });

  test('nothing that is elsewhere, over, still to come, or of a hidden place', async () => {
    await say(
      { kind: 'CLOSED', placeId: HIDDEN },
      { kind: 'CLOSED', placeId: HUT, from: -3, until: -1 },
      { kind: 'CLOSED', placeId: HUT, from: 1 },
    );
    expect(await drawn(EVERYWHERE)).toEqual([]);
    await say({ kind: 'CLOSED', placeId: HUT });
    expect(await drawn([26, 61, 27, 62])).toEqual([]);
    expect(await drawn(EVERYWHERE)).toHaveLength(1);
  });

  test('nothing where it is not known where a condition is', async () => {
    await say({ kind: 'WARNING', municipalities: [91] });
    expect(await drawn()).toEqual([null]);
  });
});
