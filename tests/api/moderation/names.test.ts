import { execute, parse } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ownBaseMap } from '#api/basemap/serve/baseMapOwn.ts';
import { openBaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { graphqlContext, publicScope } from '#api/graphql/core/requestContext.ts';
import { schema } from '#api/graphql/schema.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { callOfSomebody } from '../../support/callers.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { countStatements } from '../../support/statements.ts';
import type { Visitor } from '../../support/visitors.ts';
import {
  act,
  acts,
  ANONYMOUS,
  ask,
  FAILED,
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
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(() => on.server.db.prisma.moderationAct.deleteMany());

const name = (who: Visitor, given: string | null, attractionId: number = IDS.cafe) =>
  act(who, 'setAlternativeName', { attractionId, name: given }, 'attraction { attractionId aliases }');
const rows = z.array(z.object({ id: z.number().optional() }).loose());
const foundBy = async (q: string) =>
  rows.parse((await on.nobody.rest('GET', `/api/query/find?q=${encodeURIComponent(q)}`)).body).map(({ id }) => id);

describe('an alternative name', () => {
  // SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
  test('is shown and found at once, and the previous one is no longer found', async () => {
    expect(await name(on.admin, ' Vallikahvila Äsken ')).toMatchObject({
      attraction: { attractionId: IDS.cafe, aliases: ['Vallikahvila Äsken'] },
    });
    expect((await on.nobody.rest('GET', `/api/query/attractions/${IDS.cafe}`)).body).toMatchObject({
      aliases: ['Vallikahvila Äsken'],
    });
    for (const q of ['vallikahvila', 'äsken', 'ASKEN vallika'])
      expect([q, await foundBy(q)]).toEqual([q, expect.arrayContaining([IDS.cafe])]);
    await name(on.admin, 'Portinpieli');
    expect([await foundBy('vallikahvila'), await foundBy('portinpieli'), await foundBy('kahvila valli')]).toEqual([
      expect.not.arrayContaining([IDS.cafe]),
      expect.arrayContaining([IDS.cafe]),
      expect.arrayContaining([IDS.cafe]),
    ]);
    expect(await name(on.admin, null)).toMatchObject({ attraction: { aliases: [] } });
    expect([await foundBy('portinpieli'), await foundBy('kahvila valli')]).toEqual([
      expect.not.arrayContaining([IDS.cafe]),
      expect.arrayContaining([IDS.cafe]),
    ]);
    expect(await acts(on.admin)).toMatchObject([
      { action: 'REMOVE_ALTERNATIVE_NAME', targetKind: 'ATTRACTION', targetId: String(IDS.cafe) },
      { detail: [{ name: 'name', value: 'Portinpieli' }] },
      { action: 'SET_ALTERNATIVE_NAME' },
    ]);
  });

  test('that is the name it has already leaves it found by it', async () => {
    await name(on.admin, 'KAHVILA VALLI');
    await name(on.admin, null);
    expect(await foundBy('kahvila valli')).toContain(IDS.cafe);
  });

  test('given twice, or by two at once, is one', async () => {
    await Promise.all([name(on.admin, 'Tuplanimi'), name(on.other, 'Tuplanimi'), name(on.admin, 'Tuplanimi')]);
    expect(
      await on.server.db.prisma.attractionEdit.count({ where: { attractionId: BigInt(IDS.cafe), kind: 'ALIAS' } }),
    ).toBe(1);
    expect(await acts(on.admin)).toHaveLength(1);
  });

  test('of an id that was merged is that of the place it is part of now', async () => {
    expect(await name(on.admin, 'Uusi linnakemuseo', IDS.mergedTwice)).toMatchObject({
      attraction: { attractionId: IDS.museum, aliases: ['Uusi linnakemuseo'] },
    });
    expect(await foundBy('uusi linnakemuseo')).toContain(IDS.museum);
  });

  test('that was given to a place before it was merged is shown, listed, replaced and deleted', async () => {
    const { attractionEdit } = on.server.db.prisma;
    const given = () =>
      attractionEdit.create({ data: { attractionId: BigInt(IDS.mergedTwice), kind: 'ALIAS', text: 'Muinaisnimi' } });
    await name(on.admin, null, IDS.museum);
    await given();
    const shown = async () => (await on.nobody.rest('GET', `/api/query/attractions/${IDS.museum}`)).body;
    const listed = () => pagesOf(on.admin, 'alternativeNames', `attractionId: ${IDS.museum}`, 'name attractionId', 9);
    expect(await shown()).toMatchObject({ aliases: ['Muinaisnimi'] });
    expect(await listed()).toEqual([[{ name: 'Muinaisnimi', attractionId: IDS.mergedTwice }]]);
    await attractionEdit.create({ data: { attractionId: BigInt(IDS.museum), kind: 'ALIAS', text: 'Muinaisnimi' } });
    expect(await shown()).toMatchObject({ aliases: ['Muinaisnimi'] });
    expect(await name(on.admin, null, IDS.museum)).toMatchObject({ attraction: { aliases: [] } });
    expect(await shown()).toMatchObject({ aliases: [] });
    await given();
    expect(await name(on.admin, 'Nykynimi', IDS.museum)).toMatchObject({ attraction: { aliases: ['Nykynimi'] } });
    expect(await listed()).toEqual([[{ name: 'Nykynimi', attractionId: IDS.museum }]]);
    expect((await acts(on.admin))[0]).toMatchObject({ detail: [{ name: 'name', value: 'Nykynimi' }] });
    await name(on.admin, null, IDS.museum);
  });

  test('of merged places is with each of them again once its removal is undone', async () => {
    const { attractionEdit, moderationAct } = on.server.db.prisma;
    const rowsOf = (ids: readonly number[]) =>
      attractionEdit.findMany({
        where: { attractionId: { in: ids.map(BigInt) }, kind: 'ALIAS' },
        select: { attractionId: true, text: true },
        orderBy: { id: 'asc' },
      });
    const given = [
      { attractionId: BigInt(IDS.mergedTwice), kind: 'ALIAS', text: 'Muinaisnimi' },
      { attractionId: BigInt(IDS.museum), kind: 'ALIAS', text: 'Linnan museo' },
    ] as const;
    await attractionEdit.createMany({ data: [...given] });
    const before = await rowsOf([IDS.mergedTwice, IDS.museum]);
    for (const next of [null, 'Nykynimi']) {
      await name(on.admin, next, IDS.museum);
      const { id } = await moderationAct.findFirstOrThrow({ orderBy: { id: 'desc' } });
      expect(await act(on.admin, 'undoModerationAct', { actId: id })).toEqual({
        __typename: 'UndoModerationActPayload',
      });
      expect(await rowsOf([IDS.mergedTwice, IDS.museum])).toEqual(before);
      expect(await foundBy('muinaisnimi')).toContain(IDS.museum);
    }
    expect((await acts(on.admin))[0]).toMatchObject({ detail: [{ name: 'name', value: 'Muinaisnimi, Linnan museo' }] });
    await name(on.admin, null, IDS.museum);
  });

  test.each([
    ['A', 'tooShort'],
    ['  ', 'tooShort'],
    ['x'.repeat(101), 'tooLong'],
    ['a\0b', 'invalidCharacters'],
    ['---', 'invalidCharacters'],
    ['Yksi\nkaksi', 'invalidCharacters'],
    ['\ud800xx', 'invalidCharacters'],
  ])('%j is none', async (given, detail) => {
    expect(await name(on.admin, given)).toEqual(invalid('name', detail));
  });

  test('is stored as it is written, whatever it looks like', async () => {
    const hostile = `<script>alert(1)</script> '; DROP TABLE place; --`;
    expect(await name(on.admin, hostile)).toMatchObject({ attraction: { aliases: [hostile] } });
    expect(await foundBy('drop table')).toContain(IDS.cafe);
  });

  // SPEC §5: Alternative name: at least 2 characters; §7 PUT `attractions/{id}/name`; RULINGS 23 searchable and shown
  test('is for admins and of public places', async () => {
    expect([await name(on.nobody, 'Nimi'), await name(on.aino, 'Nimi')]).toEqual([ANONYMOUS, FORBIDDEN]);
    for (const id of [IDS.hidden, IDS.gone, IDS.own, 987_654_321])
      expect([id, await name(on.admin, 'Nimi', id)]).toEqual([id, NOT_FOUND]);
    const put = (who: Visitor, id: number, body: object) => who.rest('PUT', `/api/attractions/${id}/name`, body);
    expect([
      (await put(on.nobody, IDS.cafe, { name: 'Nimi' })).status,
      (await put(on.aino, IDS.cafe, { name: 'Nimi' })).status,
    ]).toEqual([401, 403]);
    expect(await put(on.admin, IDS.cafe, { name: 'Nimi' })).toMatchObject({
      status: 200,
      body: { id: IDS.cafe, aliases: ['Nimi'] },
    });
    expect([
      await put(on.admin, IDS.cafe, { name: 'N' }),
      await put(on.admin, IDS.cafe, {}),
      await put(on.admin, IDS.gone, { name: 'Nimi' }),
    ]).toMatchObject([
      { status: 400, body: { parameterName: 'name', detail: 'tooShort' } },
      { status: 400, body: { parameterName: 'name', detail: 'missing' } },
      { status: 404 },
    ]);
  });
});

describe('the admin view', () => {
  // Issue "What people add": Admins see import runs, data sets, client errors and feedback
  test('lists imports and versions, the newest first', async () => {
    expect(
      await pagesOf(on.admin, 'importRuns', '', 'source state dataDate counts { name count } version', 100),
    ).toEqual([[{ source: 'osm', state: 'PUBLISHED', dataDate: '2026-05-04', counts: [], version: null }]]);
    expect((await pagesOf(on.admin, 'dataSets', '', 'version state', 1)).flat()).toEqual([
      { version: 3, state: 'FAILED' },
      { version: 2, state: 'LIVE' },
      { version: 1, state: 'PREVIOUS' },
    ]);
  });

  // Issue "All of Finland": the admin view can start an update
  test('starts an update of the data, as a job', async () => {
    const start = (who: Visitor) =>
      who.graphql('mutation { startDataUpdate { ... on StartDataUpdatePayload { isQueued } } }');
    expect((await start(on.aino)).body).not.toMatchObject({ data: { startDataUpdate: { isQueued: true } } });
    expect((await start(on.admin)).body).toEqual({ data: { startDataUpdate: { isQueued: true } } });
    expect(await acts(on.admin)).toMatchObject([{ action: 'UPDATE_DATA' }]);
  });

  // Issue "All of Finland": the admin view can stop an import
  test('stops an import, even one that a dead process left', async () => {
    const stop = (who: Visitor) =>
      ask(who, `mutation { stopImport { ${FAILED} ... on StopImportPayload { isStopped } } }`);
    expect(await stop(on.aino)).toEqual({ stopImport: FORBIDDEN });
    expect(await stop(on.admin)).toEqual({ stopImport: NOT_FOUND });
    await on.server.db.pool.query(`INSERT INTO import_run (source) VALUES ('lipas')`);
    expect(await stop(on.admin)).toMatchObject({ stopImport: { isStopped: true } });
    expect((await pagesOf(on.admin, 'importRuns', '', 'state message', 1))[0]).toEqual([
      { state: 'FAILED', message: 'stopped by an admin' },
    ]);
    expect(await acts(on.admin)).toMatchObject([{ action: 'STOP_IMPORT' }]);
    await on.server.db.pool.query(`DELETE FROM import_run WHERE source = 'lipas'`);
  });

  // Issue "All of Finland": the admin view can roll back
  test('rolls back the data as a job, if the admin names the version that is live', async () => {
    const rollBack = (who: Visitor, version: number) => act(who, 'rollBackDataSet', { version }, 'isQueued');
    expect([await rollBack(on.aino, 2), await rollBack(on.admin, 1), await rollBack(on.admin, 3)]).toEqual([
      FORBIDDEN,
      NOT_FOUND,
      NOT_FOUND,
    ]);
    const { pool } = on.server.db;
    await pool.query(`INSERT INTO import_run (source) VALUES ('lipas')`);
    expect(await rollBack(on.admin, 2)).toEqual(invalid('version', 'importing'));
    await pool.query(`DELETE FROM import_run WHERE source = 'lipas'`);
    expect(await rollBack(on.admin, 2)).toMatchObject({ isQueued: true });
    expect(await acts(on.admin)).toMatchObject([{ action: 'ROLL_BACK_DATA' }]);
    const jobs = await pool.query(`SELECT data FROM pgboss.job WHERE name = 'data-rollback'`);
    expect(jobs.rows).toMatchObject([{ data: { version: 2 } }]);
  });

  // Issue "The truth about places": a municipality's data page
  test('shows how good the data is, by municipality', async () => {
    const { db } = on.server;
    const places = (await db.pool.query('SELECT count(*)::int AS n FROM place WHERE version = 2')).rows[0].n;
    await db.pool.query(
      `UPDATE place SET municipalities = '{091}', source_date = '2020-01-01', name_sv = NULL WHERE version = 2`,
    );
    await db.pool.query(
      `INSERT INTO import_run (source, state, counts) VALUES ('osm', 'FAILED', '{"refused": {"091": 12, "837": 3}}')`,
    );
    const asked = '{ municipalityData { code nameFi nameSv places nameless withoutSwedish stale duplicates refused } }';
    const { body } = await on.admin.graphql(asked);
    expect(body).toMatchObject({
      data: {
        municipalityData: [
          { code: '091', nameFi: 'Helsinki', nameSv: 'Helsingfors', places, stale: places, refused: 12 },
        ],
      },
    });
  });

  // Issue 22: What the library cannot read is unknown, and listed for admins
  test('lists the opening hours that cannot be parsed', async () => {
    const { body } = await on.admin.graphql('{ unreadableHours { hours places exampleId exampleName } }');
    const place = { exampleId: IDS.cafe, exampleName: 'Kahvila Valli' };
    expect(body).toEqual({ data: { unreadableHours: [{ hours: 'kesällä', places: 1, ...place }] } });
  });

  // Issue "What people add": Admins see import runs, data sets, client errors and feedback
  test('lists feedback and failures in browsers, in pages', async () => {
    for (const text of ['Yksi', 'Kaksi', '<b>Kolme</b>']) {
      await on.nobody.rest('POST', '/api/user/feedback', { text, contact: '' });
      await on.nobody.rest('POST', '/api/user/logError/', { type: 'error', message: text });
    }
    expect((await pagesOf(on.admin, 'feedbacks', '', 'text', 2)).map((page) => page.length)).toEqual([2, 1]);
    expect((await pagesOf(on.admin, 'clientErrors', '', 'message type', 2)).flat()).toEqual(
      ['<b>Kolme</b>', 'Kaksi', 'Yksi'].map((message) => ({ message, type: 'error' })),
    );
  });
});

test('lists of moderators take as many statements for many rows as for one', async () => {
  const { db } = on.server;
  const counted = countStatements(db);
  const baseMap = ownBaseMap(counted.db, await openBaseTiles(projectRoot));
  const call = await callOfSomebody(counted.db);
  const lists = [
    `{ moderationImages(first: 100) { edges { node { state reports uploader { username } decidedBy { username }
      image { url attraction { name } } } } } }`,
    '{ reportCases(first: 100) { edges { node { count reports { reason reporter } image { image { url } } } } } }',
    '{ users(first: 100) { edges { node { username commentCount lastSeen } } } }',
    '{ moderationActs(first: 100) { edges { node { actor attraction { name } user { username } } } } }',
    '{ alternativeNames(first: 100) { edges { node { name attraction { name } } } } }',
  ].map((text) => parse(text));
  async function statements(): Promise<number> {
    counted.taken();
    const contextValue = graphqlContext(publicScope({ ...call, viewer: { ...call.viewer, role: 'ADMIN' } }), baseMap);
    // One after the other: which of them share a statement would depend on whose rows come at the same time.
    for (const document of lists) expect((await execute({ schema, document, contextValue })).errors).toBeUndefined();
    return counted.taken().length;
  }
  const add = async (from: number, count: number) => {
    await db.pool.query(
      `INSERT INTO image (id, attraction_id, uploader_id, filename, width, height) SELECT n, $1, $2, md5(n::text), 4, 3
       FROM generate_series($3::int, $3::int + $4::int - 1) n`,
      [IDS.museum, on.ids.aino, from, count],
    );
    await db.pool.query(
      `INSERT INTO report (kind, target_id) SELECT 'IMAGE', n::text
       FROM generate_series($1::int, $1::int + $2::int - 1) n`,
      [from, count],
    );
  };
  await add(5000, 1);
  const one = await statements();
  await add(5001, 30);
  expect(await statements()).toBe(one);
  expect(one).toBeLessThanOrEqual(10);
  expect(await ask(on.admin, '{ newImageCount openReportCount }')).toEqual({ newImageCount: 31, openReportCount: 31 });
});
