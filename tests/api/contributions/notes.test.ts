import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NOTE_MAX, NOTES_PER_USER_MAX } from '#common/limits.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let ids: { readonly one: string; readonly admin: string };
let one: Visitor;
let admin: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  ids = {
    one: await makeUser(server.db, { email: 'yksi@example.org', username: 'Yksi' }),
    admin: await makeUser(server.db, { email: 'yllapito@example.org', username: 'Ylläpito', role: 'ADMIN' }),
  };
  one = await loggedIn(server.url, 'yksi@example.org');
  admin = await loggedIn(server.url, 'yllapito@example.org');
}, 60_000);

beforeEach(() => server.db.pool.query('TRUNCATE note'));

afterAll(() => server.stop());

const SAVE = `mutation ($input: SaveNoteInput!) { saveNote(input: $input) {
  ... on SaveNotePayload { note { id attractionId text } removedNoteId }
  ... on InvalidInputError { parameterName detail } ... on NotAuthorizedError { reason }
    ... on NotFoundError { message } ... on NoteConflictError { conflict: text } } }`;
const OWN = `query ($id: AttractionId!, $after: String) { viewer { note(attractionId: $id) { attractionId text }
  notes(first: 1, after: $after) { edges { node { attractionId text } } pageInfo { hasNextPage endCursor } } } }`;

const save = async (who: Visitor, attractionId: number, text: string) =>
  (await who.graphql(SAVE, { input: { attractionId, text } })).body;
const saved = (body: unknown) =>
  z.object({ data: z.object({ saveNote: z.object({ note: z.object({ id: z.string() }) }) }) }).parse(body).data.saveNote
    .note;
const own = async (who: Visitor, id: number = IDS.museum) => (await who.graphql(OWN, { id })).body;
const only = (note: unknown) => ({
  data: {
    viewer: {
      note,
      notes: {
        edges: note === null ? [] : [{ node: note }],
        pageInfo: { hasNextPage: false, endCursor: note === null ? null : expect.any(String) },
      },
    },
  },
});

describe('a note', () => {
  test('is saved, changed, and removed by emptying it', async () => {
    expect(await save(one, IDS.museum, ' Avain kiven alla\n')).toMatchObject({
      data: { saveNote: { note: { attractionId: IDS.museum, text: 'Avain kiven alla' }, removedNoteId: null } },
    });
    const { id } = saved(await save(one, IDS.museum, 'Avain on kadonnut'));
    expect(await own(one)).toEqual(only({ attractionId: IDS.museum, text: 'Avain on kadonnut' }));
    expect(await save(one, IDS.museum, '  ')).toEqual({ data: { saveNote: { note: null, removedNoteId: id } } });
    expect(await save(one, IDS.museum, '')).toEqual({ data: { saveNote: { note: null, removedNoteId: null } } });
    expect(await own(one)).toEqual(only(null));
  });

  // SPEC §6: Private notes: not visible to others
  test('is read by nobody else, not even by admins', async () => {
    const { id } = saved(await save(one, IDS.museum, 'Vain minulle'));
    await save(admin, IDS.museum, 'Ylläpidon oma');
    const query = 'query ($id: ID!) { node(id: $id) { ... on Note { text } } }';
    expect((await one.graphql(query, { id })).body).toEqual({ data: { node: { text: 'Vain minulle' } } });
    for (const who of [admin, visitorOf(server.url)])
      expect((await who.graphql(query, { id })).body).toEqual({ data: { node: null } });
    expect(await own(admin)).toEqual(only({ attractionId: IDS.museum, text: 'Ylläpidon oma' }));
    expect((await visitorOf(server.url).graphql(OWN, { id: IDS.museum })).body).toEqual({ data: { viewer: null } });
    expect(await own(one)).toEqual(only({ attractionId: IDS.museum, text: 'Vain minulle' }));
  });

  // SPEC §7: PUT /api/notes/
  test('holds 5,000 characters', async () => {
    expect(await save(one, IDS.museum, 'ä'.repeat(NOTE_MAX))).toMatchObject({
      data: { saveNote: { note: { attractionId: IDS.museum } } },
    });
    expect(await save(one, IDS.museum, 'ä'.repeat(NOTE_MAX + 1))).toEqual({
      data: { saveNote: { parameterName: 'text', detail: 'tooLong' } },
    });
    expect(await save(one, IDS.museum, 'a\0b')).toEqual({
      data: { saveNote: { parameterName: 'text', detail: 'invalidCharacters' } },
    });
  });

  test('is listed with the others, the last changed first, in pages', async () => {
    await save(one, IDS.museum, 'Yksi');
    await save(one, IDS.trail, 'Kaksi');
    await save(one, IDS.museum, 'Kolme');
    const page = z.object({
      data: z.object({
        viewer: z.object({
          notes: z.object({
            edges: z.tuple([z.object({ node: z.unknown() })]),
            pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string() }),
          }),
        }),
      }),
    });
    const { edges, pageInfo } = page.parse(await own(one)).data.viewer.notes;
    expect([edges[0].node, pageInfo.hasNextPage]).toEqual([{ attractionId: IDS.museum, text: 'Kolme' }, true]);
    expect((await one.graphql(OWN, { id: IDS.museum, after: pageInfo.endCursor })).body).toMatchObject({
      data: { viewer: { notes: { edges: [{ node: { text: 'Kaksi' } }], pageInfo: { hasNextPage: false } } } },
    });
  });

  test('can be written about 2,000 places at most', async () => {
    await server.db.pool.query(
      `INSERT INTO attraction (id, name, category, lon, lat) SELECT 1000000 + n, 'Paikka', 'tourism/museum', 24.9, 60.2
       FROM generate_series(1, $1) n ON CONFLICT DO NOTHING`,
      [NOTES_PER_USER_MAX],
    );
    await server.db.pool.query(
      `INSERT INTO note (user_id, attraction_id, text) SELECT $1, 1000000 + n, 'x' FROM generate_series(1, $2) n`,
      [ids.one, NOTES_PER_USER_MAX],
    );
    expect(await save(one, IDS.museum, 'Vielä')).toEqual({
      data: { saveNote: { parameterName: 'attractionId', detail: 'tooMany' } },
    });
    expect(await save(admin, IDS.museum, 'Vielä')).toMatchObject({ data: { saveNote: { note: { text: 'Vielä' } } } });
  });

  test('on a place that was merged is read at the place it is part of now, the newer one of two', async () => {
    await server.db.pool.query(
      `INSERT INTO note (user_id, attraction_id, text, updated_at)
       VALUES ($1, $2, 'Vanha', '2026-01-01'), ($1, $3, 'Uusi', '2026-02-01')`,
      [ids.one, IDS.museum, IDS.mergedTwice],
    );
    for (const id of [IDS.museum, IDS.merged, IDS.mergedTwice])
      expect(await own(one, id)).toEqual(only({ attractionId: IDS.museum, text: 'Uusi' }));
    expect(await save(one, IDS.merged, 'Uusin')).toMatchObject({
      data: { saveNote: { note: { attractionId: IDS.museum } } },
    });
    expect(await own(one)).toEqual(only({ attractionId: IDS.museum, text: 'Uusin' }));
    await save(one, IDS.museum, '');
    expect(await own(one)).toEqual(only(null));
  });

  test('on a place that has vanished stays until it is taken away', async () => {
    await server.db.pool.query(`INSERT INTO note (user_id, attraction_id, text) VALUES ($1, $2, 'Hyvät pullat')`, [
      ids.one,
      IDS.gone,
    ]);
    expect(await own(one, IDS.gone)).toEqual(only({ attractionId: IDS.gone, text: 'Hyvät pullat' }));
    expect(await save(one, IDS.gone, 'Muutos')).toEqual({ data: { saveNote: { message: 'gone' } } });
    expect(await save(one, IDS.gone, '')).toEqual({
      data: { saveNote: { note: null, removedNoteId: expect.any(String) } },
    });
  });
});

describe('a note that was changed without a network', () => {
  const based = async (text: string, basedOn: readonly string[] | null, clientMutationId: string | null = null) =>
    (await one.graphql(SAVE, { input: { attractionId: IDS.museum, text, basedOn, clientMutationId } })).body;
  const conflict = (text: string) => ({ data: { saveNote: { conflict: text } } });
  const savedAs = (text: string) => ({ data: { saveNote: { note: { attractionId: IDS.museum, text } } } });

  test('replaces the text that it was based on', async () => {
    expect(await based('Ensin', [''])).toMatchObject(savedAs('Ensin'));
    expect(await based('Sitten', ['Ensin'])).toMatchObject(savedAs('Sitten'));
    expect(await based('Lopuksi', ['ehkä', ' Sitten '])).toMatchObject(savedAs('Lopuksi'));
    expect(await based('', ['Lopuksi'])).toMatchObject({
      data: { saveNote: { note: null, removedNoteId: expect.any(String) } },
    });
  });

  // Issue "In the pocket": Outbox: conflicts told to the user
  test('does not overwrite what was written elsewhere meanwhile, and answers that text', async () => {
    await save(one, IDS.museum, 'Kotona kirjoitettu');
    expect(await based('Metsässä kirjoitettu', ['Vanha'])).toEqual(conflict('Kotona kirjoitettu'));
    expect(await based('Metsässä kirjoitettu', [''])).toEqual(conflict('Kotona kirjoitettu'));
    expect(await based('', ['Vanha'])).toEqual(conflict('Kotona kirjoitettu'));
    expect(await own(one)).toEqual(only({ attractionId: IDS.museum, text: 'Kotona kirjoitettu' }));
    await save(one, IDS.museum, '');
    expect(await based('Metsässä kirjoitettu', ['Vanha'])).toEqual(conflict(''));
  });

  test('is no conflict where the same text was written, or where the client asks to overwrite', async () => {
    await save(one, IDS.museum, 'Sama');
    expect(await based('Sama', ['Vanha'])).toMatchObject(savedAs('Sama'));
    expect(await based('Muu', null)).toMatchObject(savedAs('Muu'));
  });

  // Issue "In the pocket": Outbox: exactly once (`clientMutationId`)
  test('sent twice is saved once, and does not undo a change made in between', async () => {
    expect(await based('Kerran', [''], 'note-1')).toMatchObject(savedAs('Kerran'));
    await save(one, IDS.museum, 'Muutettu muualla');
    expect(await based('Kerran', [''], 'note-1')).toMatchObject(savedAs('Muutettu muualla'));
    expect(await own(one)).toEqual(only({ attractionId: IDS.museum, text: 'Muutettu muualla' }));
  });

  test('that was refused leaves its id for another try', async () => {
    await save(one, IDS.museum, 'Muualla');
    expect(await based('Omani', [], 'note-2')).toEqual(conflict('Muualla'));
    expect(await based('Omani', ['Muualla'], 'note-2')).toMatchObject(savedAs('Omani'));
  });

  test('refuses too many texts in basedOn', async () => {
    expect(await based('x', ['1', '2', '3', '4', '5', '6'])).toEqual({
      data: { saveNote: { parameterName: 'basedOn', detail: 'tooMany' } },
    });
  });
});

describe('PUT /api/notes/', () => {
  const put = async (who: Visitor, body: unknown) => {
    const { status, body: answer } = await who.rest('PUT', '/api/notes/', body);
    return [status, answer];
  };

  // SPEC §7: PUT /api/notes/
  test('saves a note, and removes it', async () => {
    expect(await put(one, { attractionId: IDS.museum, text: 'Muista eväät' })).toEqual([
      200,
      { attractionId: IDS.museum, text: 'Muista eväät', updated: expect.stringMatching(/Z$/) },
    ]);
    expect(await put(one, { attractionId: IDS.museum, text: '' })).toEqual([
      200,
      { attractionId: IDS.museum, text: '', updated: null },
    ]);
  });

  test('answers privately, for no cache', async () => {
    const { headers } = await one.rest('PUT', '/api/notes/', { attractionId: IDS.museum, text: 'x' });
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  // SPEC §7: PUT /api/notes/
  test('says what is wrong with what it is given', async () => {
    expect(await put(one, { attractionId: IDS.museum, text: 'x'.repeat(NOTE_MAX + 1) })).toEqual([
      400,
      { parameterName: 'text', detail: 'tooLong' },
    ]);
    expect(await put(one, { attractionId: IDS.museum })).toEqual([400, { parameterName: 'text', detail: 'missing' }]);
    expect(await put(one, { text: 'x' })).toEqual([400, { parameterName: 'attractionId', detail: 'missing' }]);
    for (const attractionId of [-1, 1.5, 'x', null, 2 ** 53])
      expect(await put(one, { attractionId, text: 'x' })).toEqual([
        400,
        { parameterName: 'attractionId', detail: 'invalid' },
      ]);
    expect(await put(one, '{"attractionId":')).toEqual([400, { parameterName: 'body', detail: 'invalid' }]);
    expect(await put(one, '[]')).toEqual([400, { parameterName: 'body', detail: 'missing' }]);
  });

  test('is 404 for what nobody knows, has vanished, or is another’s own place', async () => {
    expect(await put(one, { attractionId: 999_999, text: 'x' })).toEqual([404, { message: 'notFound' }]);
    expect(await put(one, { attractionId: IDS.gone, text: 'x' })).toEqual([404, { message: 'gone' }]);
    expect(await put(one, { attractionId: IDS.own, text: 'x' })).toEqual([404, { message: 'notFound' }]);
  });

  test('is 401 without a session', async () => {
    expect(await put(visitorOf(server.url), { attractionId: IDS.museum, text: 'x' })).toEqual([
      401,
      { message: 'anonymous' },
    ]);
  });

  // SPEC §7: PUT /api/notes/
  test('twenty times at once leaves one note, the last one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => put(one, { attractionId: IDS.museum, text: `Kerta ${n}` })),
    );
    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await server.db.prisma.note.count({ where: { userId: ids.one } })).toBe(1);
  });
});
