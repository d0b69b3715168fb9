// Issue "What people add": What is held about somebody holds what they have added; it goes, or stays without a name,
//   with the account
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '#api/domain/jobs/sweep.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, PASSWORD, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

/** Somebody who has added one of each to the museum, and a place of their own with a favourite and a note. */
async function somebody(name: string): Promise<{ readonly id: string; readonly who: Visitor; readonly ownId: number }> {
  const email = `${name}@example.org`;
  const id = await makeUser(server.db, { email, username: name });
  const who = await loggedIn(server.url, email);
  const { body } = await who.rest('POST', '/api/userattractions/', {
    name: `Mökki ${name}`,
    category: 'own',
    pos: [24.94, 60.17],
  });
  const ownId = typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0;
  for (const attractionId of [IDS.museum, ownId]) {
    await who.graphql('mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) { __typename } }', {
      input: { attractionId, type: 'BEST', clientMutationId: `suosikki ${attractionId}` },
    });
    await who.rest('PUT', '/api/notes/', { attractionId, text: `Muistio ${name}` });
  }
  await who.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: `Kommentti ${name}` });
  return { id, who, ownId };
}

const tables = ['favourite', 'note', 'mutation_receipt'] as const;

/** Rows of each table that name a user, then their own places and the identities of those. */
async function rowsOfUser(id: string): Promise<number[]> {
  const counts = await Promise.all([
    ...tables.map((table) =>
      server.db.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE user_id = $1`, [id]),
    ),
    ...['own_place', 'attraction'].map((table) =>
      server.db.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table} WHERE owner_id = $1`, [id]),
    ),
  ]);
  return counts.map(({ rows }) => rows[0]?.n ?? -1);
}

test('users can download what they have added, and nothing of others', async () => {
  const { who, ownId } = await somebody('Maija');
  await somebody('Matti');
  const { body } = await who.rest('GET', '/api/user/my-data');
  expect(body).toMatchObject({
    favourites: [
      { attractionId: IDS.museum, type: 'BEST' },
      { attractionId: ownId, type: 'BEST' },
    ],
    notes: [{ attractionId: IDS.museum, text: 'Muistio Maija' }, { attractionId: ownId }],
    comments: [{ attractionId: IDS.museum, text: 'Kommentti Maija' }],
    ownPlaces: [{ id: ownId, name: 'Mökki Maija' }],
    receipts: [
      { clientMutationId: `suosikki ${IDS.museum}`, operation: 'setFavourite' },
      { clientMutationId: `suosikki ${ownId}` },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('Matti');
});

test('deleting an account deletes what was private to its user; comments stay without a name', async () => {
  const { id, who } = await somebody('Poistuva');
  const other = await somebody('Jäävä');
  expect(await rowsOfUser(id)).toEqual([2, 2, 2, 1, 1]);
  expect(
    (
      await who.graphql(
        'mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }',
        { password: PASSWORD },
      )
    ).body,
  ).toEqual({ data: { deleteAccount: { __typename: 'DeleteAccountPayload' } } });
  expect(await rowsOfUser(id)).toEqual([0, 0, 0, 0, 0]);
  expect(await rowsOfUser(other.id)).toEqual([2, 2, 2, 1, 1]);
  expect((await visitorOf(server.url).rest('GET', `/api/comments/?attractionId=${IDS.museum}`)).body).toEqual(
    expect.arrayContaining([expect.objectContaining({ text: 'Kommentti Poistuva', username: null })]),
  );
});

test('receipts of calls are deleted after thirty days', async () => {
  const { id } = await somebody('Vanha');
  await server.db.pool.query(`UPDATE mutation_receipt SET created_at = now() - interval '29 days' WHERE user_id = $1`, [
    id,
  ]);
  await sweep(server.db, new Date());
  expect(await rowsOfUser(id)).toEqual([2, 2, 2, 1, 1]);
  await sweep(server.db, new Date(Date.now() + 2 * 86_400_000));
  expect(await rowsOfUser(id)).toEqual([2, 2, 0, 1, 1]);
});
