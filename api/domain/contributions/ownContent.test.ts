import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserContext } from '#api/domain/core/call.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { callOfSomebody } from '../../../tests/support/callers.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { waitingForLocks } from '../../../tests/support/locks.ts';
import { setFavourite } from './favourites.ts';
import { saveNote } from './notes.ts';
import { addOwnPlace } from './ownPlaces/ownPlaces.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
}, 60_000);

afterAll(() => database.drop());

test.each([
  [
    'favourite',
    (ctx: UserContext, attractionId: number) =>
      setFavourite(ctx, { attractionId, type: 'BEST', clientMutationId: null }),
  ],
  [
    'note',
    (ctx: UserContext, attractionId: number) =>
      saveNote(ctx, { attractionId, text: 'x', basedOn: null, clientMutationId: null }),
  ],
])('a %s on an own place that another process deletes meanwhile is not found', async (_what, add) => {
  const ctx = await callOfSomebody(database.db);
  const { id } = await addOwnPlace(ctx, { name: 'Kota', position: [24.9, 60.2], clientMutationId: null });
  const process = new pg.Client({ connectionString: database.db.url });
  await process.connect();
  try {
    await process.query('BEGIN');
    await process.query('SELECT 1 FROM app_user WHERE id = $1 FOR NO KEY UPDATE', [ctx.viewer.id]);
    const added = add(ctx, id).catch((error: unknown) => error);
    await expect.poll(() => waitingForLocks(database.db)).toBe(1);
    await process.query('DELETE FROM own_place WHERE id = $1', [id]);
    await process.query('DELETE FROM attraction WHERE id = $1', [id]);
    await process.query('COMMIT');
    expect(await added).toBeInstanceOf(NotFoundError);
  } finally {
    await process.end();
  }
});
