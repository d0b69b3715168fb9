import type { ConcreteRequest } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import detail from '#web/__generated__/AttractionDetailQuery.graphql.ts';
import list from '#web/__generated__/AttractionListQuery.graphql.ts';
import mapSlot from '#web/__generated__/MapSlotQuery.graphql.ts';
import relief from '#web/__generated__/RouteReliefQuery.graphql.ts';
import found from '#web/__generated__/SearchResultsQuery.graphql.ts';
import selected from '#web/__generated__/SelectedPlaceQuery.graphql.ts';
import closed from '#web/__generated__/useClosedPlacesQuery.graphql.ts';
import type { SavedData } from '#web/features/offline/savedAreas/data.ts';
import { localAnswer } from '#web/features/offline/savedAreas/localAnswer.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { makeImage } from '../../support/made/madeImages.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { serverAnswer, comparable } from '../../support/savedAnswers.ts';
import { savedInMemory } from '../../support/savedMemory.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;
let client: Client;
let data: SavedData;

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  await publishHelsinki(server.db);
  // All that there is lies in the area: what is found is what is saved.
  for (const [table, column] of [
    ['place', 'id'],
    ['search_name', 'place_id'],
    ['search_word', 'place_id'],
  ])
    await server.db.pool.query(`DELETE FROM ${table} WHERE ${column} = $1`, [IDS.farMuseum]);
  await server.db.pool.query(
    `UPDATE place SET category = 'shelter/basic_hut', properties = '{"facts": {"address": ["Rantapolku 5, Helsinki"]}}'
     WHERE id = $1`,
    [IDS.shelter],
  );
  await makeImage(server.db.pool, server.files, { attractionId: IDS.museum, seed: 1 });
  await sourceSays(server.db, 'fmi', Date.now(), [
    madeCondition({ key: 'closed', kind: 'CLOSED', placeId: IDS.fortress, from: -1, until: null }, Date.now()),
  ]);
  data = await savedInMemory(client, [24.7, 60.05, 25.35, 60.45]);
}, 60_000);

afterAll(() => server.stop());

const MUSEUMS = { bounds: HELSINKI, category: null, kind: 'museum', near: null, language: 'fi' };

// Issue "In the pocket": Offline by choice: map, list, detail and search of a saved area work with no network
describe('a saved area answers as the server does', () => {
  test.each<[string, ConcreteRequest, Record<string, unknown>]>([
    ['a list of a kind', list, MUSEUMS],
    ['a list of any kind, by distance', list, { ...MUSEUMS, kind: null, near: [24.93, 60.17], language: 'sv' }],
    ['a list of a category', list, { ...MUSEUMS, kind: null, category: 'tourism-museum', language: 'en' }],
    ['a list of a category and its group', list, { ...MUSEUMS, kind: null, category: 'shelter-lean_to' }],
    ['a list of an unknown category', list, { ...MUSEUMS, kind: null, category: 'nothing' }],
    ['a list of kind none', list, { ...MUSEUMS, kind: 'none' }],
    [
      'a list of bounds that a route leads through',
      list,
      { ...MUSEUMS, kind: 'hiking', bounds: [25.05, 60.27, 25.07, 60.3] },
    ],
    [
      'a list of bounds that a route goes round',
      list,
      { ...MUSEUMS, kind: 'hiking', bounds: [25.2, 60.25, 25.25, 60.27] },
    ],
    ['a list by distance alone', list, { ...MUSEUMS, kind: null, sort: 'nearest', near: [24.93, 60.17] }],
    ['a list of the longest', list, { ...MUSEUMS, kind: null, sort: 'longest' }],
    ['a list of the flattest', list, { ...MUSEUMS, kind: null, sort: 'flattest' }],
    ['a list of the newest', list, { ...MUSEUMS, kind: null, sort: 'newest' }],
    ['a list of what offers something', list, { ...MUSEUMS, kind: null, filter: { features: ['dogs', 'free'] } }],
    ['the best right now', list, { ...MUSEUMS, kind: null, sort: 'now' }],
    ['a list of what somebody names', list, { ...MUSEUMS, kind: null, filter: { ids: [IDS.fortress, IDS.museum] } }],
    ['the nearest ones where there are none', list, { ...MUSEUMS, bounds: [24.81, 60.11, 24.82, 60.12] }],
    ['a list without what is closed', list, { ...MUSEUMS, kind: null, filter: { hideClosed: true } }],
    ['which places are closed', closed, {}],
    ['an area with children', detail, { id: IDS.fortress, language: 'fi' }],
    ['a route', detail, { id: IDS.trail, language: 'sv' }],
    ['a point with photos and a parent', detail, { id: IDS.museum, language: 'en' }],
    ['a place without a name', detail, { id: IDS.shelter, language: 'en' }],
    ['the profile of a route', relief, { id: IDS.trail }],
    ['a place without a profile', relief, { id: IDS.museum }],
    ['what is chosen on the map', selected, { id: IDS.trail }],
    ['a point chosen on the map', selected, { id: IDS.museum }],
    ['where the map’s tiles are', mapSlot, {}],
    ['a search by a prefix', found, { query: 'linn', language: 'fi', near: null }],
    ['a search in another language', found, { query: 'Fästning', language: 'sv', near: [24.95, 60.2] }],
    ['a search with a case ending', found, { query: 'Rantareitillä', language: 'fi', near: null }],
    ['a search with a typo', found, { query: 'rantareiti', language: 'fi', near: null }],
    ['a search by a name of moderators', found, { query: 'linnakemuseo', language: 'fi', near: null }],
    ['a search for a category', found, { query: 'kahvila', language: 'en', near: null }],
    ['a search for a position', found, { query: '60.17, 24.94', language: 'en', near: null }],
    ['a search for nothing', found, { query: 'xyzzy', language: 'en', near: null }],
  ])('%s', async (_what, { params }, variables) => {
    const remote = await serverAnswer(client, params.id ?? '', variables);
    const local = await localAnswer(data, { documentId: params.id ?? '', variables });
    expect(comparable(local)).toEqual(comparable(remote));
  });
});

describe('a query for what is not saved', () => {
  test.each<[string, ConcreteRequest, Record<string, unknown>]>([
    ['a list elsewhere', list, { ...MUSEUMS, bounds: [27, 62, 27.1, 62.1] }],
    ['a place elsewhere', detail, { id: 123_456, language: 'fi' }],
    ['a place that is gone', detail, { id: IDS.gone, language: 'fi' }],
  ])('is left to others: %s', async (_what, { params }, variables) => {
    expect(await localAnswer(data, { documentId: params.id ?? '', variables })).toBeNull();
  });

  test('is left to others where the operation is unknown', async () => {
    expect(await localAnswer(data, { documentId: 'f'.repeat(64), variables: {} })).toBeNull();
  });
});
