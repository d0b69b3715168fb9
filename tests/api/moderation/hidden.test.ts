import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeDumps } from '#api/dumps/makeDumps.ts';
import { tilesOf } from '#common/geo/tileGrid.ts';
import { SAVED_CELL_ZOOM } from '#common/offline/savedArea.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { signPath } from '#common/urls/shortLink.ts';
import { madeFilename, makeImage } from '../../support/made/madeImages.ts';
import { endIdentity } from '../../support/made/madePlaces.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import type { Visitor } from '../../support/visitors.ts';
import { operationIds } from '../../support/webFolder.ts';
import {
  act,
  acts,
  ANONYMOUS,
  ask,
  FORBIDDEN,
  invalid,
  type Moderation,
  NOT_FOUND,
  pagesOf,
  startModeration,
} from './asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
  await makeImage(on.server.db.pool, on.server.files, { attractionId: IDS.fortress, seed: 1 });
  await act(on.aino, 'addComment', { attractionId: IDS.fortress, text: 'Tuulista', clientMutationId: 'c1' });
}, 90_000);

afterAll(() => on.server.stop());

afterEach(() => act(on.admin, 'restoreAttraction', { attractionId: IDS.fortress }));

const hide = (who: Visitor, attractionId: number = IDS.fortress, reason = 'Suljettu alue') =>
  act(who, 'hideAttraction', { attractionId, reason }, 'hiddenAttraction { attractionId attractionName reason }');
const restore = (who: Visitor, attractionId: number = IDS.fortress) =>
  act(who, 'restoreAttraction', { attractionId }, 'attraction { attractionId }');
const bbox = HELSINKI.join(',');
const rest = async (path: string) => JSON.stringify((await on.nobody.rest('GET', path)).body);
const text = async (path: string) => (await fetch(`${on.server.url}${path}`)).text();
const graphql = async (query: string) => JSON.stringify((await on.nobody.graphql(query)).body);
const cachedList = () => {
  const variables = JSON.stringify({ bounds: HELSINKI, kind: 'hiking', language: 'fi' });
  const asked = new URLSearchParams({ documentId: operationIds()['AttractionListQuery'] ?? '', variables });
  return text(`/graphql?${asked}`);
};
const cells = async () =>
  (
    await Promise.all(tilesOf(HELSINKI, SAVED_CELL_ZOOM).map(({ z, x, y }) => text(`/saved/2/${z}/${x}/${y}.json`)))
  ).join('');

/** The dump as it is written next. */
const dumpLines = async () => {
  await makeDumps(on.server.db, { files: on.server.files, spoolFolder: tmpdir(), isOn: true, purge: async () => {} });
  const { dump } = z.object({ dump: z.string() }).parse(JSON.parse(await text('/dumps/manifest.json')));
  const file = await fetch(`${on.server.url}/dumps/${dump}/places.geojsonl.gz`);
  return gunzipSync(Buffer.from(await file.arrayBuffer())).toString();
};

/** All that reads places for everybody, each as a text in which the place stands while it is shown. */
const READERS: readonly (readonly [reader: string, read: () => Promise<string>])[] = [
  ['a list', () => rest(`/api/query/attractions?attractionKind=hiking&bbox=${bbox}`)],
  [
    'a list of GraphQL',
    () => graphql(`{ attractions(bounds: [${bbox}], kind: hiking, first: 20) { edges { node { attractionId } } } }`),
  ],
  ['the search', () => rest('/api/query/find?q=Linnoitussaari')],
  ['its own page', () => rest(`/api/query/attractions/${IDS.fortress}`)],
  ['the place above another one', () => rest(`/api/query/attractions/${IDS.museum}`)],
  ['its file for maps', () => text(`/api/query/attractions/${IDS.fortress}.geojson`)],
  ['the export of many', () => text(`/api/query/attractions.geojson?bbox=${bbox}`)],
  ['the features of a collection', () => text(`/ogc/collections/places/items?bbox=${bbox}`)],
  ['its feature', () => text(`/ogc/collections/places/items/${IDS.fortress}`)],
  ['the dump', dumpLines],
  ['its sign', () => text(`${signPath(attractionId(IDS.fortress))}?lang=fi`)],
  ['its frame', () => text(`/api/oembed?url=https://taival.example/v/place/${IDS.fortress}`)],
  ['a saved area', cells],
  ['places saved by their ids', () => text(`/saved/2/places?ids=${IDS.fortress}`)],
];

describe('a hidden place', () => {
  // SPEC §7: what moderators hide is shown by no reader
  test.each(READERS)('is not in %s, and is back as soon as it is restored', async (_reader, read) => {
    const isShown = async () => /Linnoitussaari|50000000000001/.test((await read()).replaceAll('"gone"', ''));
    expect(await isShown()).toBe(true);
    await hide(on.admin);
    expect(await isShown()).toBe(false);
    await restore(on.other);
    expect(await isShown()).toBe(true);
  });

  test('leaves at once the answers that the server has cached', async () => {
    const isShown = async () => (await cachedList()).includes('Linnoitussaari');
    expect(await isShown()).toBe(true);
    await hide(on.admin);
    expect(await isShown()).toBe(false);
    await restore(on.other);
    expect(await isShown()).toBe(true);
  });

  test('takes its comments and photos along, for all but their authors and moderators', async () => {
    const comment = await on.server.db.prisma.comment.findFirstOrThrow({ where: { attractionId: IDS.fortress } });
    const photo = await on.server.db.prisma.image.findFirstOrThrow({ where: { attractionId: IDS.fortress } });
    const seen = (who: Visitor) =>
      ask(who, 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Comment { text } ... on Image { attractionId } } }', {
        ids: [btoa(`Comment:${comment.id}`), btoa(`Image:${photo.id}`)],
      });
    const both = { nodes: [{ text: 'Tuulista' }, { attractionId: IDS.fortress }] };
    expect(await seen(on.nobody)).toEqual(both);
    await hide(on.admin);
    expect([await seen(on.nobody), await seen(on.matti)]).toEqual([{ nodes: [null, null] }, { nodes: [null, null] }]);
    expect(await seen(on.aino)).toEqual({ nodes: [{ text: 'Tuulista' }, null] });
    expect(await seen(on.admin)).toEqual(both);
  });

  test('is hidden by whichever of its identities, also by what it is merged into', async () => {
    await hide(on.admin);
    await endIdentity(on.server.db, IDS.fortress, 'Linnoitussaari', IDS.museum);
    expect(await rest(`/api/query/attractions/${IDS.museum}`)).not.toContain('Linnoitusmuseo');
    expect(await restore(on.admin, IDS.museum)).toMatchObject({ attraction: { attractionId: IDS.museum } });
    expect(await rest(`/api/query/attractions/${IDS.museum}`)).toContain('Linnoitusmuseo');
    await on.server.db.pool.query(`UPDATE attraction SET state = 'LIVE', merged_into = NULL WHERE id = $1`, [
      IDS.fortress,
    ]);
  });

  test('stands in the list of moderators with its reason, and both acts in their log', async () => {
    await on.server.db.prisma.moderationAct.deleteMany();
    expect(await hide(on.admin)).toMatchObject({
      hiddenAttraction: { attractionId: IDS.fortress, attractionName: 'Linnoitussaari', reason: 'Suljettu alue' },
    });
    const list = `query ($id: AttractionId) { hiddenAttractions(attractionId: $id) { edges { node {
      attractionId reason } } } }`;
    expect(await ask(on.other, list, { id: IDS.fortress })).toEqual({
      hiddenAttractions: { edges: [{ node: { attractionId: IDS.fortress, reason: 'Suljettu alue' } }] },
    });
    expect(await ask(on.other, list, { id: IDS.museum })).toEqual({ hiddenAttractions: { edges: [] } });
    const named = `query ($text: String!) { hiddenAttractions(text: $text) { edges { node {
      attractionName hiddenBy hidden } } } }`;
    const node = { attractionName: expect.any(String), hiddenBy: 'Valvoja', hidden: expect.any(String) };
    expect(await ask(on.other, named, { text: 'fästningsö' })).toEqual({ hiddenAttractions: { edges: [{ node }] } });
    expect(await ask(on.other, named, { text: 'x%x' })).toEqual({ hiddenAttractions: { edges: [] } });
    const [logged] = await pagesOf(on.admin, 'moderationActs', '', 'attractionName attraction { name }', 1);
    expect(logged).toEqual([{ attractionName: expect.any(String), attraction: null }]);
    await restore(on.other);
    expect(await acts(on.admin)).toMatchObject([
      { action: 'RESTORE_ATTRACTION', actor: 'Toinen', targetId: String(IDS.fortress) },
      { action: 'HIDE_ATTRACTION', actor: 'Valvoja', detail: [{ name: 'reason', value: 'Suljettu alue' }] },
    ]);
  });

  test('is hidden and restored once, with a reason, by moderators alone', async () => {
    expect([await hide(on.nobody), await hide(on.aino)]).toEqual([ANONYMOUS, FORBIDDEN]);
    expect(await hide(on.admin, IDS.fortress, ' ')).toEqual(invalid('reason', 'tooShort'));
    expect(await hide(on.admin, IDS.fortress, 'x'.repeat(501))).toEqual(invalid('reason', 'tooLong'));
    for (const id of [IDS.hidden, IDS.gone, IDS.own, 987_654_321]) expect(await hide(on.admin, id)).toEqual(NOT_FOUND);
    expect(await restore(on.admin)).toEqual(NOT_FOUND);
    const [first, second] = await Promise.all([hide(on.admin), hide(on.other)]);
    expect([first, second]).toContainEqual(expect.objectContaining({ __typename: 'HideAttractionPayload' }));
    expect(await on.server.db.prisma.attractionEdit.count({ where: { attractionId: IDS.fortress } })).toBe(1);
  });

  test('is hidden and restored by REST too', async () => {
    const path = `/api/attractions/${IDS.fortress}/hidden`;
    expect(await on.admin.rest('PUT', path, { reason: 'Yksityinen' })).toMatchObject({
      status: 200,
      body: { id: IDS.fortress, reason: 'Yksityinen' },
    });
    expect(await on.admin.rest('DELETE', path)).toMatchObject({ status: 200, body: { id: IDS.fortress } });
    expect((await on.aino.rest('DELETE', path)).status).toBe(403);
  });
});

test('a photo that its owner has deleted leaves at once the answers that the server has cached', async () => {
  const id = await makeImage(on.server.db.pool, on.server.files, {
    attractionId: IDS.fortress,
    seed: 2,
    uploaderId: on.ids.aino,
  });
  expect(await cachedList()).toContain(madeFilename(2));
  await act(on.aino, 'deleteImage', { id: globalId('Image', id) });
  expect(await cachedList()).not.toContain(madeFilename(2));
});
