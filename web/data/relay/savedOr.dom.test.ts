import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#common/time.ts';
import map from '#web/__generated__/MapSlotQuery.graphql.ts';
import { watchConnection } from '#web/app/pwa/watchConnection.ts';
import { currentConnection, reportReachable, reportUnreachable } from '#web/data/connection.ts';
import { ConnectionError, ServerError } from '#web/data/requestErrors.ts';
import { answerOf } from '#web/features/offline/savedAreas/answers.ts';
import { markAreas } from '#web/features/offline/savedAreas/mark.ts';
import { savedDatabase, TERMS } from '#web/features/offline/savedAreas/savedDatabase.ts';
import { SAVED_TERMS } from '#web/test/savedPlaces.ts';
import { provideSavedAnswers, savedOr } from './savedOr.ts';

provideSavedAnswers(answerOf);

const REQUEST = { documentId: map.params.id ?? '', variables: {} };
const FROM_NETWORK = { data: { from: 'network' } };
const SAVED = { data: { dataSet: { version: 7 } } };

async function save(): Promise<void> {
  const db = await savedDatabase();
  await db.put('terms', SAVED_TERMS, TERMS);
  await db.put(
    'areas',
    {
      id: 'a',
      name: 'A',
      bounds: [24, 60, 25, 61],
      placeId: null,
      savedAt: 1,
      bytes: 1,
      version: 7,
      placeIds: [],
      thumbs: [],
    },
    'a',
  );
  markAreas([{ id: 'a', name: 'A', bounds: [24, 60, 25, 61], placeId: null }]);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  markAreas([]);
  reportReachable();
});

describe('an answer', () => {
  test('is the network’s while there is one', async () => {
    await save();
    expect(await savedOr(async () => FROM_NETWORK)(REQUEST)).toBe(FROM_NETWORK);
  });

  test('is that of saved areas where the network gives none', async () => {
    await save();
    expect(await savedOr(() => Promise.reject(new ConnectionError('none')))(REQUEST)).toMatchObject(SAVED);
  });

  test('is that of saved areas where the network is late; asked again, the network may take its time', async () => {
    await save();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // What comes late may be the worker's cached answer, so it is not shown as the server's later on.
    const answers = [{ data: { from: 'cache' } }, FROM_NETWORK, FROM_NETWORK, FROM_NETWORK];
    const ask = savedOr(() => new Promise((resolve) => setTimeout(resolve, 8000, answers.shift())));
    const shown = async () => {
      reportReachable();
      const answer = ask(REQUEST);
      await vi.advanceTimersByTimeAsync(8000);
      return answer;
    };
    expect(await shown()).toMatchObject(SAVED);
    expect(await shown()).toBe(FROM_NETWORK);
    expect(await shown()).toMatchObject(SAVED);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(await shown()).toMatchObject(SAVED);
  });

  test('is that of saved areas at once where the network is known to be lost', async () => {
    await save();
    reportUnreachable();
    const ask = vi.fn(async () => FROM_NETWORK);
    expect(await savedOr(ask)(REQUEST)).toMatchObject(SAVED);
    expect(ask).not.toHaveBeenCalled();
  });

  test('of saved areas asks meanwhile whether the server can be reached again', async () => {
    await save();
    const fetched = vi.fn(
      async () => new Response('<p>Log in to this network</p>', { headers: { 'content-type': 'text/html' } }),
    );
    vi.stubGlobal('fetch', fetched);
    const stop = watchConnection();
    reportUnreachable();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    // Another network's page is no server.
    await savedOr(async () => FROM_NETWORK)(REQUEST);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(currentConnection()).toBe('lost');
    fetched.mockImplementation(async () => Response.json({}));
    await savedOr(async () => FROM_NETWORK)(REQUEST);
    await vi.waitFor(() => expect(currentConnection()).toBe('reached'));
    stop();
  });

  test('that is not saved is asked of the network all the same', async () => {
    await save();
    reportUnreachable();
    expect(await savedOr(async () => FROM_NETWORK)({ documentId: 'x', variables: {} })).toBe(FROM_NETWORK);
  });

  test('fails as before where nothing is saved, and where the server refuses', async () => {
    const lost = new ConnectionError('none');
    await expect(savedOr(() => Promise.reject(lost))(REQUEST)).rejects.toBe(lost);
    await save();
    const refused = new ServerError(500, 'no');
    await expect(savedOr(() => Promise.reject(refused))(REQUEST)).rejects.toBe(refused);
  });
});
